#include <algorithm>
#include <cstring>

#include "TagFile.hpp"
#include "Text.hpp"

// The blocks in front of the sound of a FLAC file, where nothing in them is out of the ordinary.
//
// See RFC 9639, 8; xiph.org/vorbis/doc/v-comment.html.

namespace otodana {

namespace {

using TagLib::ByteVector;

/// What a block begins with.
constexpr size_t kHeaderSize = 4;
/// Larger texts, of which TagLib's reader takes the beginning alone.
constexpr size_t kLargestText = 64 * 1024;
/// Blocks that are looked at; files have about five.
constexpr int kMostBlocks = 128;
/// The end that may hold another tag.
constexpr long kTailSize = 128;

enum Block : uint8_t { kStreamInfo = 0, kPadding = 1, kSeekTable = 3, kComment = 4, kPicture = 6 };

/// Numbers and pieces of a block, one after the other, until the block ends too early.
class Pieces {
 public:
  explicit Pieces(const ByteVector &block)
      : next_(reinterpret_cast<const uint8_t *>(block.data())), end_(next_ + block.size()) {}

  size_t rest() const { return static_cast<size_t>(end_ - next_); }
  const uint8_t *next() const { return next_; }
  bool is_sound() const { return is_sound_; }

  uint32_t little() { return __builtin_bswap32(big()); }

  uint32_t big() {
    uint32_t value = 0;
    for (size_t index = 0; index < 4 && index < rest(); index++) value = value << 8 | next_[index];
    skip(4);
    return value;
  }

  void skip(size_t size) {
    is_sound_ = is_sound_ && size <= rest();
    if (is_sound_) next_ += size;
  }

 private:
  const uint8_t *next_;
  const uint8_t *end_;
  bool is_sound_ = true;
};

bool is_key(const std::string &key) {
  for (char letter : key) {
    if (letter < 0x20 || letter > 0x7D) return false;
  }
  return true;
}

/// Takes the values of a block of comments; `false` when one is not plain.
bool take_comments(const ByteVector &block, otd_tags &tags) {
  Pieces rest(block);
  rest.skip(rest.little());
  for (uint32_t left = rest.little(); left > 0; left--) {
    const size_t size = rest.little();
    const uint8_t *start = rest.next();
    rest.skip(size);
    if (!rest.is_sound() || size > kLargestText) return false;
    const void *sign = size == 0 ? nullptr : std::memchr(start, '=', size);
    const auto *separator = static_cast<const uint8_t *>(sign);
    if (separator == nullptr || separator == start) return false;
    std::string key = upper(std::string(start, separator));
    // A picture that is written as text.
    if (!is_key(key) || key == "METADATA_BLOCK_PICTURE" || key == "COVERART") return false;
    FrameTexts texts(3, separator + 1, start + size);
    std::string value;
    if (!texts.take(value) || texts.was_ended()) return false;
    if (!value.empty()) tags.values.emplace_back(std::move(key), std::move(value));
  }
  return rest.is_sound();
}

bool take_picture(const ByteVector &block, otd_tags &tags) {
  Pieces rest(block);
  const uint32_t kind = rest.big();
  rest.skip(rest.big());
  rest.skip(rest.big());
  // Width, height, depth and number of colours.
  rest.skip(16);
  const uint32_t size = rest.big();
  if (!rest.is_sound() || size > rest.rest()) return false;
  const auto start = static_cast<unsigned>(block.size() - rest.rest());
  tags.pictures.push_back({static_cast<int>(kind), block.mid(start, size)});
  return true;
}

/// Takes the technical facts; the sound has so many bytes.
bool take_facts(const ByteVector &block, long sound, otd_audio &audio) {
  if (block.size() < 18) return false;
  Pieces rest(block);
  rest.skip(10);
  const uint32_t flags = rest.big();
  const uint64_t samples = static_cast<uint64_t>(flags & 0xF) << 32 | rest.big();
  audio = {0, 0, static_cast<int32_t>(flags >> 12), static_cast<int32_t>(flags >> 9 & 7) + 1};
  if (samples == 0 || audio.sample_rate == 0) return true;
  const double length = static_cast<double>(samples) * 1000.0 / audio.sample_rate;
  audio.duration = static_cast<int>(length + 0.5);
  audio.bitrate = static_cast<int>(static_cast<double>(sound) * 8.0 / length + 0.5);
  return true;
}

/// Whether there may be a tag of another kind behind the sound.
bool has_tail(ByteStream &stream) {
  stream.seek(-std::min(kTailSize, stream.length()), TagLib::IOStream::End);
  return stream.readBlock(3) == ByteVector("TAG");
}

}  // namespace

bool read_plain_flac(otd_tags &tags, bool audio) {
  ByteStream &stream = tags.stream;
  if (stream.readBlock(4) != ByteVector("fLaC")) return false;
  ByteVector facts;
  bool has_comments = false, is_last = false;
  for (int count = 0; !is_last; count++) {
    const ByteVector header = stream.readBlock(kHeaderSize);
    if (header.size() < kHeaderSize || count == kMostBlocks) return false;
    is_last = header[0] & 0x80;
    const auto kind = static_cast<uint8_t>(header[0] & 0x7F);
    const unsigned size = header.toUInt(1U, 3U);
    const long end = stream.tell() + static_cast<long>(size);
    if ((count == 0) != (kind == kStreamInfo) || end > stream.length()) return false;
    if (size == 0 && kind != kPadding && kind != kSeekTable) return false;
    if (kind == kStreamInfo) facts = stream.readBlock(size);
    if (kind == kComment) {
      if (has_comments || !take_comments(stream.readBlock(size), tags)) return false;
      has_comments = true;
    }
    if (kind == kPicture && !take_picture(stream.readBlock(size), tags)) return false;
    stream.seek(end, TagLib::IOStream::Beginning);
  }
  const long sound = stream.length() - stream.tell();
  if (tags.values.empty() || has_tail(stream) || !settle_values(tags)) return false;
  return !audio || take_facts(facts, sound, tags.audio);
}

}  // namespace otodana
