#include <algorithm>
#include <cstring>

#include "ID3v2Date.hpp"
#include "TagFile.hpp"
#include "Text.hpp"

// Nearly all ID3v2 tags hold nothing but whole frames with ASCII, UTF-8 or UTF-16. Of those TagLib
// makes three copies of every text and a table for every frame, which is most of what reading an
// MP3 file takes. They are read here, with the same outcome; anything else is left to TagLib.
//
// See id3.org: ID3v2.3.0, 3.1 to 3.3 and 4; ID3v2.4.0 main structure, 3 and 4, native frames, 4.

namespace otodana {

namespace {

using TagLib::ByteVector;

constexpr size_t kHeaderSize = 10;
/// Larger tags are left to TagLib: nothing in them is copied here, but all of it is read.
constexpr size_t kLargestTag = 8 * 1024 * 1024;
/// Larger texts, of which TagLib's reader takes the beginning alone.
constexpr size_t kLargestText = 64 * 1024;

struct Name {
  const char *id;
  const char *key;
};

/// Frames of text that the library makes use of, with their names at TagLib.
constexpr Name kTexts[] = {
    {"TALB", "ALBUM"},        {"TCMP", "COMPILATION"},     {"TCOM", "COMPOSER"},
    {"TDOR", "ORIGINALDATE"}, {"TDRL", "RELEASEDATE"},     {"TIT2", "TITLE"},
    {"TPE1", "ARTIST"},       {"TPE2", "ALBUMARTIST"},     {"TPOS", "DISCNUMBER"},
    {"TRCK", "TRACKNUMBER"},  {"TSO2", "ALBUMARTISTSORT"}, {"TSOA", "ALBUMSORT"},
    {"TSOP", "ARTISTSORT"},   {"TSOT", "TITLESORT"},
};

/// Frames of which TagLib, or what mends its tags, knows more than their text.
constexpr const char *kSpecial[] = {"CHAP", "CTOC", "SYLT", kGenreFrame, "TRDA", "TRDC", "TSST"};

/// Frames of text that begin with another letter.
constexpr const char *kOtherTexts[] = {"GRP1", "MVIN", "MVNM", "WFED"};

/// Names of frames that a person names, where TagLib has another.
constexpr Name kUserTexts[] = {
    {"MUSICBRAINZ ALBUM ID", "MUSICBRAINZ_ALBUMID"},
    {"MUSICBRAINZ ALBUM ARTIST ID", "MUSICBRAINZ_ALBUMARTISTID"},
};

bool is_text(const char *frame) {
  const auto is = [&](const char *id) { return std::memcmp(frame, id, 4) == 0; };
  return frame[0] == 'T' || std::any_of(std::begin(kOtherTexts), std::end(kOtherTexts), is);
}

bool is_letter(char letter) {
  return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
}

/// Whether a genre is no number, nor several in brackets.
bool is_name(const std::string &genre) {
  if (genre.empty()) return false;
  return is_letter(genre[0]) ||
         (genre[0] < 0 && genre.find_first_of("0123456789") == std::string::npos);
}

/// Reads the frames of one tag, as long as they are plain.
class PlainID3v2 {
 public:
  PlainID3v2(ByteVector tag, otd_tags &tags)
      : tag_(std::move(tag)),
        bytes_(reinterpret_cast<const uint8_t *>(tag_.data())),
        size_(tag_.size()),
        version_(bytes_[3]),
        tags_(tags) {}

  /// Whether all of it is plain, and something of use in it.
  bool read() {
    size_t offset = kHeaderSize;
    while (offset + kHeaderSize < size_ && bytes_[offset] != 0) {
      if (!is_id(offset) || bytes_[offset + 9] != 0) return false;
      const size_t size = frame_size(offset);
      const size_t start = offset + kHeaderSize;
      if (size == 0 || size > size_ - start) return false;
      if (!take(reinterpret_cast<const char *>(bytes_ + offset), start, start + size)) return false;
      offset = start + size;
    }
    return add_dates() && !tags_.values.empty() && settle_values(tags_);
  }

 private:
  bool is_id(size_t offset) const {
    if (offset + 4 > size_) return false;
    return std::all_of(bytes_ + offset, bytes_ + offset + 4, [](uint8_t letter) {
      return (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
    });
  }

  /// The bytes behind the header of a frame; 0 where it is doubtful how many they are.
  size_t frame_size(size_t offset) const {
    size_t plain = 0, safe = 0;
    for (size_t index = offset + 4; index < offset + 8; index++) {
      if (version_ == 4 && bytes_[index] >= 0x80) return 0;
      plain = plain << 8 | bytes_[index];
      safe = safe << 7 | (bytes_[index] & 0x7F);
    }
    if (version_ != 4) return plain;
    // Some programs write sizes of version 2.3; where a frame follows tells.
    const bool is_other = safe > 127 && !is_id(offset + kHeaderSize + safe) &&
                          plain <= size_ && is_id(offset + kHeaderSize + plain);
    return is_other ? 0 : safe;
  }

  bool take(const char *frame, size_t start, size_t end) {
    const auto is = [&](const char *id) { return std::memcmp(frame, id, 4) == 0; };
    if (std::any_of(std::begin(kSpecial), std::end(kSpecial), is)) return false;
    if (is("APIC")) return take_picture(start, end);
    if (is("COMM")) return take_prose("COMMENT", start, end);
    if (is("USLT")) return take_prose("LYRICS", start, end);
    if (is_text(frame) && is_legacy(start, end)) return false;
    if (is("TXXX")) return take_user_text(start, end);
    if (is("TCON")) return take_genre(start, end);
    if (is("TYER") || is("TORY")) {
      if (version_ != 3) return false;
      return is("TYER") ? take_date(start, end) : take_text("ORIGINALDATE", start, end);
    }
    if (is("TDRC")) return take_date(start, end);
    if (is("TDAT")) return take_part(start, end, &ID3v2Date::take_day);
    if (is("TIME")) return take_part(start, end, &ID3v2Date::take_time);
    for (const Name &name : kTexts) {
      if (is(name.id)) return take_text(name.key, start, end);
    }
    return true;
  }

  /// Whether a text is in an old charset: all texts of a file together tell which.
  bool is_legacy(size_t start, size_t end) const {
    return bytes_[start] == 0 && std::any_of(bytes_ + start, bytes_ + end, [](uint8_t byte) {
      return byte >= 0x80;
    });
  }

  bool has_text(size_t start, size_t end) const {
    return end - start >= 2 && end - start <= kLargestText && bytes_[start] <= 3;
  }

  /// Takes the texts of a frame, but for empty ones.
  bool take_texts(size_t start, size_t end, std::vector<std::string> &texts) const {
    if (!has_text(start, end)) return false;
    FrameTexts rest(bytes_[start], bytes_ + start + 1, bytes_ + end);
    std::string text;
    while (!rest.is_over()) {
      if (!rest.take(text)) return false;
      if (!rest.was_empty()) texts.push_back(std::move(text));
    }
    // A name without a text still hides what other tags say.
    return !texts.empty();
  }

  void add(std::string key, std::string value) {
    tags_.values.emplace_back(std::move(key), std::move(value));
  }

  bool take_text(const char *key, size_t start, size_t end) {
    std::vector<std::string> texts;
    if (!take_texts(start, end, texts)) return false;
    for (std::string &text : texts) add(key, std::move(text));
    return true;
  }

  bool take_genre(size_t start, size_t end) {
    std::vector<std::string> texts;
    if (!take_texts(start, end, texts)) return false;
    for (std::string &text : texts) {
      if (!is_name(text)) return false;
      add("GENRE", std::move(text));
    }
    return true;
  }

  bool take_user_text(size_t start, size_t end) {
    std::vector<std::string> texts;
    if (!take_texts(start, end, texts)) return false;
    // TagLib takes what is there for the name, where it is alone.
    texts.resize(std::max<size_t>(texts.size(), 2));
    std::string key = upper(std::move(texts[0]));
    for (const Name &name : kUserTexts) {
      if (key == name.id) key = name.key;
    }
    for (size_t index = 1; index < texts.size(); index++) add(key, std::move(texts[index]));
    return true;
  }

  /// A comment or lyrics: a language, a name, and a text.
  bool take_prose(const char *key, size_t start, size_t end) {
    if (!has_text(start, end) || end - start < 5) return false;
    FrameTexts rest(bytes_[start], bytes_ + start + 4, bytes_ + end);
    std::string name, text;
    if (!rest.take(name) || !rest.was_ended() || rest.is_over()) return false;
    if (!rest.take(text) || !rest.is_padding()) return false;
    name = upper(std::move(name));
    add(name.empty() || name == key ? key : key + (":" + name), std::move(text));
    return true;
  }

  bool take_picture(size_t start, size_t end) {
    if (end - start < 5 || bytes_[start] > 3) return false;
    FrameTexts type(0, bytes_ + start + 1, bytes_ + end);
    type.skip();
    if (!type.was_ended() || bytes_ + end - type.position() < 2) return false;
    const int kind = static_cast<char>(*type.position());
    FrameTexts name(bytes_[start], type.position() + 1, bytes_ + end);
    name.skip();
    if (!name.was_ended()) return false;
    const auto offset = static_cast<unsigned>(name.position() - bytes_);
    tags_.pictures.push_back({kind, tag_.mid(offset, static_cast<unsigned>(end) - offset)});
    return true;
  }

  bool take_date(size_t start, size_t end) {
    std::vector<std::string> texts;
    if (!take_texts(start, end, texts)) return false;
    date_.take(std::move(texts));
    return true;
  }

  /// Takes the day or the time of a date of version 2.3.
  bool take_part(size_t start, size_t end, void (ID3v2Date::*give)(std::string)) {
    if (version_ != 3 || !has_text(start, end) || end - start < 5) return false;
    FrameTexts rest(bytes_[start], bytes_ + start + 1, bytes_ + end);
    std::string text;
    if (!rest.take(text) || !rest.is_padding()) return false;
    (date_.*give)(std::move(text));
    return true;
  }

  bool add_dates() {
    std::vector<std::string> dates;
    // One that a person named may stand in front of it.
    if (!date_.join(dates) || has_value(tags_, "DATE")) return false;
    for (std::string &date : dates) add("DATE", std::move(date));
    return true;
  }

  const ByteVector tag_;
  const uint8_t *bytes_;
  const size_t size_;
  const uint8_t version_;
  otd_tags &tags_;
  ID3v2Date date_;
};

/// The size of a tag of version 2.3 or 2.4 without anything out of the ordinary; 0 for others.
size_t plain_size(const ByteVector &head) {
  if (head.size() < kHeaderSize || std::memcmp(head.data(), "ID3", 3) != 0) return 0;
  if ((head[3] != 3 && head[3] != 4) || head[5] != 0) return 0;
  size_t size = 0;
  for (unsigned index = 6; index < 10; index++) {
    if (head[index] < 0) return 0;
    size = size << 7 | static_cast<size_t>(head[index]);
  }
  size += kHeaderSize;
  return size > kLargestTag ? 0 : size;
}

}  // namespace

bool read_plain_id3v2(otd_tags &tags) {
  ByteStream &stream = tags.stream;
  const size_t size = plain_size(stream.readBlock(kHeaderSize));
  if (size == 0) return false;
  stream.seek(0, TagLib::IOStream::Beginning);
  ByteVector tag = stream.readBlock(size);
  const ByteVector sync = stream.readBlock(2);
  // Where the sound does not follow, TagLib looks for it.
  const bool is_sound = sync.size() == 2 && static_cast<uint8_t>(sync[0]) == 0xFF &&
                        static_cast<uint8_t>(sync[1]) >= 0xE0;
  if (tag.size() < size || !is_sound) return false;
  if (!PlainID3v2(std::move(tag), tags).read()) return false;
  stream.leaveOut(static_cast<long>(size));
  return true;
}

}  // namespace otodana
