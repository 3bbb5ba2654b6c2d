#include <algorithm>
#include <cstring>
#include <string_view>

#include "TagFile.hpp"

// TagLib 1.13 gives up at a frame without content, misreads extended headers of version 2.3, loses
// UTF-16 without a byte order mark and genres in brackets, unpacks compressed frames whatever they
// grow to, and follows chapters within chapters as deep as they go. A tag with such a thing is
// copied without it; the music behind it stays where it is.
//
// See id3.org: ID3v2.3.0, 3.1 to 3.3; ID3v2.4.0 main structure, 3.1 to 4.1.

namespace otodana {

namespace {

constexpr size_t kHeaderSize = 10;
constexpr size_t kFrameHeaderSize = 10;
/// Larger tags are left to TagLib: a picture may be of any size, and a copy costs as much again.
constexpr size_t kLargestTag = 8 * 1024 * 1024;
/// Bytes a compressed frame may claim to unpack to.
constexpr size_t kLargestFrame = 16 * 1024 * 1024;

using Bytes = std::vector<char>;

std::string_view view(const Bytes &bytes) { return {bytes.data(), bytes.size()}; }

uint8_t byte_at(std::string_view bytes, size_t offset) {
  return static_cast<uint8_t>(bytes[offset]);
}

size_t number_at(std::string_view bytes, size_t offset, int bits) {
  size_t value = 0;
  for (size_t index = 0; index < 4; index++) value = value << bits | byte_at(bytes, offset + index);
  return value;
}

/// Copies the frames of a tag of version 2.3 or 2.4, leaving out or mending what does harm.
class Mender {
 public:
  explicit Mender(std::string_view tag) : tag_(tag), is_version4_(tag[3] == 4) {}

  /// The mended tag, of the same size; empty when nothing had to be mended.
  Bytes mended() {
    const bool has_extended_header = tag_[5] & 0x40;
    const size_t whole = tag_.size();
    // Most tags are sound, and a picture is not to be copied to see that.
    if (!has_extended_header && !is_unsynchronised() && is_sound()) return {};
    // Unsynchronised bytes cannot be cut into frames as they are; in version 2.4 each frame is
    // unsynchronised for itself.
    if (is_unsynchronised() && !is_version4_) synchronise();
    result_.assign(tag_.begin(), tag_.begin() + kHeaderSize);
    size_t offset = kHeaderSize;
    if (has_extended_header) offset += extended_header_size();
    is_mended_ = has_extended_header && !is_version4_;
    if (is_version4_ && has_extended_header) copy(kHeaderSize, offset);
    for (size_t end = end_of_frame(offset); end != 0; end = end_of_frame(offset)) {
      take(offset, end);
      offset = end;
    }
    if (!is_mended_) return {};
    // What cannot be cut into frames is TagLib's business.
    copy(offset, tag_.size());
    if (!is_version4_) result_[5] = static_cast<char>(result_[5] & ~0xC0);
    result_.resize(whole, 0);
    return std::move(result_);
  }

 private:
  /// Where a frame ends; 0 where there is none, or not as a whole.
  size_t end_of_frame(size_t offset) const {
    if (offset + kFrameHeaderSize > tag_.size() || tag_[offset] == 0) return 0;
    const size_t size = number_at(tag_, offset + 4, is_version4_ ? 7 : 8);
    const size_t end = offset + kFrameHeaderSize + size;
    return end > tag_.size() ? 0 : end;
  }

  /// Whether all frames may stay as they are.
  bool is_sound() const {
    size_t offset = kHeaderSize;
    for (size_t end = end_of_frame(offset); end != 0; end = end_of_frame(offset)) {
      if (is_harmful(offset, end)) return false;
      const bool is_text = tag_[offset] == 'T' && tag_[offset + 9] == 0;
      if (is_text && (lacks_byte_order(offset, end) || has_bracketed_genre(offset, end))) {
        return false;
      }
      offset = end;
    }
    return true;
  }

  bool is_unsynchronised() const { return tag_[5] & 0x80; }

  /// Takes out the zeros that were put behind bytes of 0xFF.
  void synchronise() {
    synchronised_.reserve(tag_.size());
    synchronised_.assign(tag_.begin(), tag_.begin() + kHeaderSize);
    for (size_t index = kHeaderSize; index < tag_.size(); index++) {
      synchronised_.push_back(tag_[index]);
      if (byte_at(tag_, index) == 0xFF && index + 1 < tag_.size() && tag_[index + 1] == 0) index++;
    }
    tag_ = view(synchronised_);
  }

  size_t extended_header_size() const {
    if (tag_.size() < kHeaderSize + 4) return 0;
    const size_t size = number_at(tag_, kHeaderSize, is_version4_ ? 7 : 8);
    const size_t whole = is_version4_ ? size : size + 4;
    return std::min(whole, tag_.size() - kHeaderSize);
  }

  void copy(size_t start, size_t end) {
    result_.insert(result_.end(), tag_.begin() + static_cast<long>(start),
                   tag_.begin() + static_cast<long>(end));
  }

  void take(size_t offset, size_t end) {
    if (is_harmful(offset, end)) {
      is_mended_ = true;
      return;
    }
    const size_t start = result_.size();
    copy(offset, end);
    const bool is_encoded = tag_[offset + 9] != 0 || (is_version4_ && is_unsynchronised());
    if (tag_[offset] != 'T' || is_encoded) return;
    if (lacks_byte_order(offset, end)) add_byte_order(start);
    if (has_bracketed_genre(offset, end)) {
      std::memcpy(result_.data() + start, kGenreFrame, 4);
      is_mended_ = true;
    }
  }

  bool is_harmful(size_t offset, size_t end) const {
    const bool is_empty = end == offset + kFrameHeaderSize;
    return is_empty || is_chapter(offset) || claimed_size(offset, end) > kLargestFrame;
  }

  bool has_id(size_t offset, const char *id) const {
    return std::memcmp(tag_.data() + offset, id, 4) == 0;
  }

  /// Chapters hold frames, which may be chapters; nothing here makes use of them.
  bool is_chapter(size_t offset) const { return has_id(offset, "CHAP") || has_id(offset, "CTOC"); }

  /// Whether a genre begins with a bracket, behind a mark for the order of bytes or none.
  bool has_bracketed_genre(size_t offset, size_t end) const {
    if (!has_id(offset, "TCON")) return false;
    const size_t text = offset + kFrameHeaderSize + 1;
    const auto first = tag_.begin() + static_cast<long>(std::min(text, end));
    const auto last = tag_.begin() + static_cast<long>(std::min(text + 4, end));
    return std::find(first, last, '(') != last;
  }

  /// Bytes a frame says it unpacks to; 0 for one that is not compressed.
  size_t claimed_size(size_t offset, size_t end) const {
    if (end < offset + kFrameHeaderSize + 4) return 0;
    const uint8_t flags = byte_at(tag_, offset + 9);
    const size_t content = offset + kFrameHeaderSize;
    if (is_version4_) return (flags & 0x09) == 0x09 ? number_at(tag_, content, 7) : 0;
    return flags & 0x80 ? number_at(tag_, content, 8) : 0;
  }

  /// Whether UTF-16 that should have a mark for the order of its bytes has none.
  bool lacks_byte_order(size_t offset, size_t end) const {
    const size_t text = offset + kFrameHeaderSize + 1;
    if (end < text + 2 || tag_[text - 1] != 1) return false;
    const uint8_t first = byte_at(tag_, text), second = byte_at(tag_, text + 1);
    return !((first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF));
  }

  /// Says big-endian where UTF-16 has no mark; little-endian text, as a zero in the second place
  /// shows, is turned round.
  void add_byte_order(size_t frame) {
    const size_t text = frame + kFrameHeaderSize + 1;
    if (result_[text] != 0 && result_[text + 1] == 0) {
      for (size_t index = text; index + 1 < result_.size(); index += 2) {
        std::swap(result_[index], result_[index + 1]);
      }
    }
    result_[text - 1] = 2;
    is_mended_ = true;
  }

  std::string_view tag_;
  const bool is_version4_;
  /// What the tag is then, where zeros were taken out.
  Bytes synchronised_;
  Bytes result_;
  bool is_mended_ = false;
};

}  // namespace

void mend_id3v2(ByteStream &stream) {
  const std::string_view head = stream.first(kHeaderSize);
  if (head.size() < kHeaderSize || std::memcmp(head.data(), "ID3", 3) != 0) return;
  if (head[3] != 3 && head[3] != 4) return;
  size_t size = kHeaderSize;
  for (size_t index = 6, shift = 21; index < 10; index++, shift -= 7) {
    size += static_cast<size_t>(head[index] & 0x7F) << shift;
  }
  if (size > kLargestTag) return;
  const std::string_view tag = stream.first(size);
  if (tag.size() < size) return;
  const Bytes mended = Mender(tag).mended();
  if (!mended.empty()) stream.replaceHead(mended);
}

}  // namespace otodana
