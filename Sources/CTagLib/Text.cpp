#include "Text.hpp"

#include <algorithm>
#include <cstring>

namespace otodana {

namespace {

bool is_surrogate(uint32_t unit) { return unit >= 0xD800 && unit < 0xE000; }
bool is_high(uint32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool is_low(uint32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

/// Marks for the order of bytes inside a text, and what is no character.
bool is_odd(uint32_t sign) { return sign == 0xFEFF || sign == 0xFFFE || sign == 0xFFFF; }

void append(uint32_t sign, std::string &text) {
  const auto tail = [&](int shift) {
    text.push_back(static_cast<char>(0x80 | (sign >> shift & 0x3F)));
  };
  if (sign < 0x80) {
    text.push_back(static_cast<char>(sign));
  } else if (sign < 0x800) {
    text.push_back(static_cast<char>(0xC0 | sign >> 6));
    tail(0);
  } else if (sign < 0x10000) {
    text.push_back(static_cast<char>(0xE0 | sign >> 12));
    tail(6);
    tail(0);
  } else {
    text.push_back(static_cast<char>(0xF0 | sign >> 18));
    tail(12);
    tail(6);
    tail(0);
  }
}

uint32_t joined(uint32_t high, uint32_t low) {
  return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
}

/// The sign at the front of UTF-8 that is not ASCII, and how many bytes it takes; no bytes for what
/// is no UTF-8.
///
/// See The Unicode Standard, table 3-7.
std::pair<uint32_t, int> sign_at(const uint8_t *next, const uint8_t *end) {
  const int size = *next < 0xC2 ? 0 : *next < 0xE0 ? 2 : *next < 0xF0 ? 3 : *next < 0xF5 ? 4 : 0;
  if (size == 0 || end - next < size) return {0, 0};
  uint32_t sign = *next & (0x7F >> size);
  for (int index = 1; index < size; index++) {
    if ((next[index] & 0xC0) != 0x80) return {0, 0};
    sign = sign << 6 | (next[index] & 0x3F);
  }
  constexpr uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (sign < kLeast[size] || sign > 0x10FFFF || is_surrogate(sign)) return {0, 0};
  return {sign, size};
}

}  // namespace

std::string utf8_of(const TagLib::String &text, unsigned longest) {
  std::string result;
  const auto start = text.begin();
  const auto end = start + std::min(text.size(), longest);
  result.reserve(static_cast<size_t>(end - start));
  for (auto next = start; next != end; ++next) {
    const auto unit = static_cast<uint32_t>(*next) & 0xFFFF;
    if (!is_surrogate(unit)) {
      append(unit, result);
      continue;
    }
    if (!is_high(unit) || next + 1 == end || !is_low(static_cast<uint32_t>(next[1]))) return {};
    append(joined(unit, static_cast<uint32_t>(*++next)), result);
  }
  return result;
}

std::string upper(std::string text) {
  for (char &letter : text) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return text;
}

FrameTexts::FrameTexts(uint8_t encoding, const uint8_t *start, const uint8_t *end)
    : encoding_(encoding), next_(start), end_(end) {}

bool FrameTexts::is_padding() const {
  return std::all_of(next_, end_, [](uint8_t byte) { return byte == 0; });
}

bool FrameTexts::take(std::string &text) {
  text.clear();
  if (is_wide() && (end_ - next_) % 2 != 0) return false;
  const uint8_t *end = end_of_text();
  was_empty_ = end == next_;
  const bool is_sound = was_empty_ || (is_wide() ? take_units(end, text) : take_bytes(end, text));
  next_ = after(end);
  return is_sound;
}

const uint8_t *FrameTexts::end_of_text() {
  const uint8_t *end = next_;
  if (is_wide()) {
    while (end + 1 < end_ && (end[0] != 0 || end[1] != 0)) end += 2;
    was_ended_ = end + 1 < end_;
    return was_ended_ ? end : end_;
  }
  const void *zero = end < end_ ? std::memchr(end, 0, static_cast<size_t>(end_ - end)) : nullptr;
  was_ended_ = zero != nullptr;
  return was_ended_ ? static_cast<const uint8_t *>(zero) : end_;
}

const uint8_t *FrameTexts::after(const uint8_t *end) const {
  return was_ended_ ? end + (is_wide() ? 2 : 1) : end_;
}

bool FrameTexts::take_bytes(const uint8_t *end, std::string &text) const {
  for (const uint8_t *next = next_; next < end;) {
    if (*next < 0x80) {
      next++;
      continue;
    }
    if (encoding_ != 3) return false;
    const auto [sign, size] = sign_at(next, end);
    if (size == 0 || is_odd(sign)) return false;
    next += size;
  }
  text.assign(next_, end);
  return true;
}

bool FrameTexts::take_units(const uint8_t *end, std::string &text) const {
  const uint8_t *next = next_;
  bool is_big = true;
  const auto unit = [&](const uint8_t *bytes) {
    return static_cast<uint32_t>(is_big ? bytes[0] << 8 | bytes[1] : bytes[1] << 8 | bytes[0]);
  };
  if (encoding_ == 1) {
    const uint32_t mark = unit(next);
    if (mark != 0xFEFF && mark != 0xFFFE) return false;
    is_big = mark == 0xFEFF;
    next += 2;
  }
  text.reserve(static_cast<size_t>(end - next));
  for (; next < end; next += 2) {
    uint32_t sign = unit(next);
    if (is_odd(sign)) return false;
    if (is_surrogate(sign)) {
      if (!is_high(sign) || next + 2 >= end || !is_low(unit(next + 2))) return false;
      next += 2;
      sign = joined(sign, unit(next));
    }
    append(sign, text);
  }
  return true;
}

}  // namespace otodana
