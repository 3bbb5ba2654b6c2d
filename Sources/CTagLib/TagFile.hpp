#pragma once

#include <taglib/id3v2tag.h>
#include <taglib/mpegfile.h>
#include <taglib/tfile.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ByteStream.hpp"
#include "CTagLib.h"

/// The handle: what was taken of a file, and TagLib's own while it is read.
struct otd_tags {
  struct Picture {
    int kind;
    TagLib::ByteVector bytes;
  };

  explicit otd_tags(const otd_part &part) : stream(part) {}

  otodana::ByteStream stream;
  std::unique_ptr<TagLib::File> file;
  std::vector<std::pair<std::string, std::string>> values;
  std::vector<Picture> pictures;
  otd_audio audio = {-1, 0, 0, 0};
  bool claims_latin1 = false;
};

namespace otodana {

/// Makes TagLib's reader for a format, with technical facts where it finds them itself; NULL for an
/// unknown one.
std::unique_ptr<TagLib::File> make_file(ByteStream *stream, otd_format format, bool audio);

/// Makes TagLib keep quiet and hand out text in unknown charsets byte by byte; call before use.
void prepare_taglib();

/// Tells whether ID3v1 or RIFF INFO text that is not ASCII was decoded since the last call.
bool take_latin1_seen();

/// The name of a frame with a genre in brackets: TagLib drops what it does not understand of one.
constexpr char kGenreFrame[] = "TOGN";

/// Gives TagLib a sound copy of an ID3v2 tag at the start that it would misread or choke on.
void mend_id3v2(ByteStream &stream);

/// Fills in the technical facts of an MPEG file, whose reader was made without them.
void collect_mpeg_audio(TagLib::MPEG::File &file, otd_audio &audio);

/// Fills in the values of all tags.
void collect_values(otd_tags &tags);

/// Lyrics with their times as LRC text; empty when a tag has none. Times are those in milliseconds.
TagLib::String synced_lyrics(const TagLib::ID3v2::Tag *tag);

/// Fills in the embedded pictures.
void collect_pictures(otd_tags &tags);

}  // namespace otodana
