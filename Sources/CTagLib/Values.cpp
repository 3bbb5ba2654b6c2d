#include <taglib/aifffile.h>
#include <taglib/apetag.h>
#include <taglib/asffile.h>
#include <taglib/flacfile.h>
#include <taglib/id3v1tag.h>
#include <taglib/id3v2tag.h>
#include <taglib/infotag.h>
#include <taglib/mp4file.h>
#include <taglib/mpegfile.h>
#include <taglib/oggfile.h>
#include <taglib/tdebuglistener.h>
#include <taglib/textidentificationframe.h>
#include <taglib/tpropertymap.h>
#include <taglib/trueaudiofile.h>
#include <taglib/wavfile.h>
#include <taglib/xiphcomment.h>

#include <string_view>

#include "ID3v2Frames.hpp"
#include "TagFile.hpp"
#include "Text.hpp"

namespace otodana {

using namespace TagLib;

namespace {

thread_local bool latin1_seen = false;

bool is_ascii(const ByteVector &bytes) {
  for (char byte : bytes) {
    if (static_cast<unsigned char>(byte) >= 0x80) return false;
  }
  return true;
}

/// Text up to its first zero byte, each byte as the code point of its value.
String decode_bytes(const ByteVector &bytes) {
  if (!is_ascii(bytes)) latin1_seen = true;
  const int end = bytes.find('\0');
  const ByteVector text = end < 0 ? bytes : bytes.mid(0, static_cast<unsigned>(end));
  return String(text, String::Latin1).stripWhiteSpace();
}

struct ID3v1Text final : ID3v1::StringHandler {
  String parse(const ByteVector &bytes) const override { return decode_bytes(bytes); }
};

struct InfoText final : RIFF::Info::StringHandler {
  String parse(const ByteVector &bytes) const override { return decode_bytes(bytes); }
};

struct Silence final : DebugListener {
  void printMessage(const String &) override {}
};

/// Letters of a name, and of lyrics or a comment, that are taken.
constexpr unsigned kLongestName = 64 * 1024;
constexpr unsigned kLongestProse = 1024 * 1024;
/// Values of one name that are taken; the musicians of any orchestra still fit.
constexpr int kMostValues = 1000;

bool is_prose(std::string_view name) {
  return name.find("LYRICS") != name.npos || name.find("COMMENT") != name.npos ||
         name == "DESCRIPTION";
}

void add(otd_tags &tags, std::string_view name, const String &value) {
  // Few values are so long that it matters.
  const bool may_be_longer = value.size() > kLongestName && is_prose(name);
  tags.values.emplace_back(name, utf8_of(value, may_be_longer ? kLongestProse : kLongestName));
}

void add(otd_tags &tags, std::string_view name, const StringList &values) {
  int count = 0;
  for (const String &value : values) {
    if (++count > kMostValues) break;
    add(tags, name, value);
  }
}

template <class Value>
void add(otd_tags &tags, const String &key, const Value &value) {
  const std::string name = utf8_of(key, key.size());
  add(tags, std::string_view(name), value);
}

/// The name under which some programs keep what an ID3v1 tag has no room for.
const char *const kWholeComment = "COMMENT:ID3V1 COMMENT";

void add_whole_comment(PropertyMap &properties) {
  if (!properties.contains(kWholeComment) || properties.contains("COMMENT")) return;
  properties.insert("COMMENT", properties[kWholeComment]);
}

/// Adds properties, and texts by whose names nothing else is, in the order of their names.
void add(otd_tags &tags, PropertyMap &properties, const std::vector<PlainText> &texts = {}) {
  add_whole_comment(properties);
  tags.values.reserve(properties.size() + texts.size() + 8);
  auto next = texts.begin();
  for (const auto &property : properties) {
    const std::string name = utf8_of(property.first, property.first.size());
    for (; next != texts.end() && next->name < name; ++next) {
      add(tags, next->name, next->frame->fieldList());
    }
    add(tags, std::string_view(name), property.second);
  }
  for (; next != texts.end(); ++next) add(tags, next->name, next->frame->fieldList());
}

/// Adds the texts of a tag.
///
/// TagLib's properties of the frames that most of a tag is made of are a copy of their texts, which
/// takes half of the time that reading the tag takes. So only those of the others are asked for.
///
/// @param is_alone Whether nobody asks what is known.
/// @return The properties that are known; of those that are texts as they are, only the names.
PropertyMap add_frames(otd_tags &tags, const ID3v2::Tag &tag, bool is_alone) {
  PropertyMap known;
  std::vector<PlainText> plain;
  for (const ID3v2::Frame *frame : tag.frameList()) {
    if (!take_plain_text(frame, plain)) known.merge(properties_of(frame));
  }
  if (shares_name(known, plain)) {
    known = tag.properties();
    plain.clear();
  }
  add(tags, known, plain);
  if (!is_alone) {
    for (const PlainText &text : plain) known.insert(text.name.data(), StringList());
  }
  return known;
}

/// Whether a frame of text claims Latin-1 and is not ASCII.
bool claims_latin1(const ID3v2::Tag *tag) {
  if (tag == nullptr) return false;
  for (ID3v2::Frame *frame : tag->frameList()) {
    auto *text = dynamic_cast<ID3v2::TextIdentificationFrame *>(frame);
    if (text == nullptr || text->textEncoding() != String::Latin1) continue;
    for (const String &value : text->fieldList()) {
      if (!value.isAscii()) return true;
    }
  }
  return false;
}

/// Genres in brackets, as they are.
void add_genres(otd_tags &tags, const ID3v2::Tag *tag, PropertyMap &known) {
  if (tag == nullptr || known.contains("GENRE")) return;
  StringList genres;
  for (ID3v2::Frame *frame : tag->frameList(kGenreFrame)) {
    auto *text = dynamic_cast<ID3v2::TextIdentificationFrame *>(frame);
    if (text != nullptr) genres.append(text->fieldList());
  }
  add(tags, "GENRE", genres);
  if (!genres.isEmpty()) known.insert("GENRE", genres);
}

/// Free-form atoms that TagLib does not unify, under their own name.
void add_mp4_extras(otd_tags &tags, const MP4::Tag *tag, const PropertyMap &known) {
  if (tag == nullptr) return;
  for (const auto &item : tag->itemMap()) {
    if (!item.first.startsWith("----:")) continue;
    const int separator = item.first.rfind(":");
    const String key = item.first.substr(static_cast<unsigned>(separator) + 1).upper();
    if (known.contains(key)) continue;
    add(tags, key, item.second.toStringList());
  }
}

/// Attributes that TagLib does not unify, under their own name without the vendor's prefix.
void add_asf_extras(otd_tags &tags, const ASF::Tag *tag) {
  if (tag == nullptr) return;
  for (const char *name : {"WM/IsCompilation", "TotalTracks", "TotalDiscs", "WM/ARTISTS",
                           "WM/Comments", "DESCRIPTION", "CUESHEET"}) {
    String key = String(name).upper();
    if (key.startsWith("WM/")) key = key.substr(3);
    for (const ASF::Attribute &attribute : tag->attribute(name)) {
      add(tags, key, attribute.type() == ASF::Attribute::BoolType
                         ? String(attribute.toBool() ? "1" : "0")
                         : attribute.toString());
    }
  }
}

/// The frame for the name of a disc, which TagLib does not unify.
void add_disc_subtitle(otd_tags &tags, const ID3v2::Tag *tag) {
  if (tag == nullptr) return;
  for (ID3v2::Frame *frame : tag->frameList("TSST")) {
    auto *text = dynamic_cast<ID3v2::TextIdentificationFrame *>(frame);
    if (text == nullptr) continue;
    for (const String &value : text->fieldList()) add(tags, "DISCSUBTITLE", value);
  }
}

/// Lyrics with their times, which TagLib does not unify.
void add_synced_lyrics(otd_tags &tags, const ID3v2::Tag *tag) {
  const String text = synced_lyrics(tag);
  if (!text.isEmpty()) add(tags, "SYNCEDLYRICS", text);
}

/// What a second tag of a file says and the tags before it do not.
void add_missing(otd_tags &tags, const Tag *tag, PropertyMap &known) {
  if (tag == nullptr) return;
  for (const auto &property : tag->properties()) {
    if (known.contains(property.first)) continue;
    add(tags, property.first, property.second);
    known.insert(property.first, property.second);
  }
}

/// The comments of a file that holds no other tag; NULL for others.
const Ogg::XiphComment *only_comments(File *file) {
  if (auto *flac = dynamic_cast<FLAC::File *>(file)) {
    const bool is_alone = !flac->hasID3v2Tag() && !flac->hasID3v1Tag();
    return is_alone && flac->hasXiphComment() ? flac->xiphComment() : nullptr;
  }
  auto *ogg = dynamic_cast<Ogg::File *>(file);
  return ogg == nullptr ? nullptr : dynamic_cast<Ogg::XiphComment *>(ogg->tag());
}

/// Adds comments as they are, since TagLib's properties would be a copy of them.
///
/// @return Whether they were; not where one may stand for another.
bool add_comments(otd_tags &tags, const Ogg::XiphComment *comments) {
  if (comments == nullptr || comments->contains(kWholeComment)) return false;
  const Ogg::FieldListMap &fields = comments->fieldListMap();
  tags.values.reserve(fields.size() + 8);
  for (const auto &field : fields) add(tags, field.first, field.second);
  return true;
}

}  // namespace

void prepare_taglib() {
  static const ID3v1Text id3v1_text;
  static const InfoText info_text;
  static Silence silence;
  static const bool done = [] {
    ID3v1::Tag::setStringHandler(&id3v1_text);
    RIFF::Info::Tag::setStringHandler(&info_text);
    setDebugListener(&silence);
    return true;
  }();
  static_cast<void>(done);
  latin1_seen = false;
}

bool take_latin1_seen() {
  const bool seen = latin1_seen;
  latin1_seen = false;
  return seen;
}

void collect_values(otd_tags &tags) {
  File *file = tags.file.get();
  if (add_comments(tags, only_comments(file))) return;
  const ID3v2::Tag *id3v2 = nullptr;
  auto *mpeg = dynamic_cast<MPEG::File *>(file);
  if (mpeg != nullptr && mpeg->hasID3v2Tag()) id3v2 = mpeg->ID3v2Tag();
  PropertyMap known;
  if (id3v2 != nullptr && !id3v2->isEmpty()) {
    known = add_frames(tags, *id3v2, !mpeg->hasAPETag() && !mpeg->hasID3v1Tag());
  } else {
    known = file->properties();
    add(tags, known);
  }
  if (mpeg != nullptr) {
    add_genres(tags, id3v2, known);
    if (mpeg->hasAPETag()) add_missing(tags, mpeg->APETag(), known);
    if (mpeg->hasID3v1Tag()) add_missing(tags, mpeg->ID3v1Tag(), known);
  } else if (auto *flac = dynamic_cast<FLAC::File *>(file)) {
    if (flac->hasID3v2Tag()) {
      add_genres(tags, flac->ID3v2Tag(), known);
      add_missing(tags, flac->ID3v2Tag(), known);
    }
    if (flac->hasID3v1Tag()) add_missing(tags, flac->ID3v1Tag(), known);
  } else if (auto *mp4 = dynamic_cast<MP4::File *>(file)) {
    add_mp4_extras(tags, mp4->tag(), known);
  } else if (auto *asf = dynamic_cast<ASF::File *>(file)) {
    add_asf_extras(tags, asf->tag());
  } else if (auto *trueaudio = dynamic_cast<TrueAudio::File *>(file)) {
    if (trueaudio->hasID3v2Tag()) {
      add_genres(tags, trueaudio->ID3v2Tag(), known);
      add_synced_lyrics(tags, trueaudio->ID3v2Tag());
    }
  } else if (auto *aiff = dynamic_cast<RIFF::AIFF::File *>(file)) {
    if (aiff->hasID3v2Tag()) add_synced_lyrics(tags, aiff->tag());
  } else if (auto *wav = dynamic_cast<RIFF::WAV::File *>(file)) {
    if (wav->hasID3v2Tag()) id3v2 = wav->ID3v2Tag();
    if (wav->hasInfoTag()) add_missing(tags, wav->InfoTag(), known);
  }
  add_disc_subtitle(tags, id3v2);
  add_synced_lyrics(tags, id3v2);
  const bool is_plain = id3v2 == nullptr || id3v2->isEmpty();
  tags.claims_latin1 = is_plain ? take_latin1_seen() : claims_latin1(id3v2);
}

}  // namespace otodana
