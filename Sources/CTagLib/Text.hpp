#pragma once

#include <taglib/tstring.h>

#include <cstdint>
#include <string>

namespace otodana {

/// A text of TagLib as UTF-8; empty when it is no UTF-16, as TagLib itself has it.
///
/// TagLib's own way goes through two copies four times as long.
///
/// @param longest Units of UTF-16 that are taken at most.
std::string utf8_of(const TagLib::String &text, unsigned longest);

/// A text with the letters of ASCII in upper case.
std::string upper(std::string text);

/// The texts of an ID3v2 frame, one after the other; a zero parts them.
///
/// Only what every reader takes alike is taken: ASCII, UTF-8 and UTF-16 as the standard wants them.
class FrameTexts {
 public:
  /// @param encoding The frame's byte that names the encoding: 0 to 3.
  FrameTexts(uint8_t encoding, const uint8_t *start, const uint8_t *end);

  /// Whether no byte is left.
  bool is_over() const { return next_ >= end_; }
  /// Whether nothing but zeros is left.
  bool is_padding() const;
  /// Whether the text taken last had no byte, not even a mark for the order of bytes.
  bool was_empty() const { return was_empty_; }
  /// Whether a zero ended the text taken last.
  bool was_ended() const { return was_ended_; }

  /// Takes the next text as UTF-8; `false` for one that is not as the standard wants it.
  bool take(std::string &text);
  /// Passes over the next text.
  void skip() { next_ = after(end_of_text()); }
  /// The first byte that was not taken.
  const uint8_t *position() const { return next_; }

 private:
  bool is_wide() const { return encoding_ == 1 || encoding_ == 2; }
  const uint8_t *end_of_text();
  const uint8_t *after(const uint8_t *end) const;
  bool take_bytes(const uint8_t *end, std::string &text) const;
  bool take_units(const uint8_t *end, std::string &text) const;

  uint8_t encoding_;
  const uint8_t *next_;
  const uint8_t *end_;
  bool was_empty_ = false;
  bool was_ended_ = false;
};

}  // namespace otodana
