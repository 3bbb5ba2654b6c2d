#include "Text.hpp"

#include <algorithm>
#include <cstdint>

namespace otodana {

namespace {

bool is_high(uint32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool is_low(uint32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

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

}  // namespace

std::string utf8_of(const TagLib::String &text, unsigned longest) {
  const auto start = text.begin();
  const auto end = start + std::min(text.size(), longest);
  std::string result(static_cast<size_t>(end - start), '\0');
  // Most texts are ASCII, and many others begin so.
  auto next = start;
  for (char *target = result.data(); next != end && static_cast<uint32_t>(*next) < 0x80; ++next) {
    *target++ = static_cast<char>(*next);
  }
  result.resize(static_cast<size_t>(next - start));
  for (; next != end; ++next) {
    // TagLib has a unit of UTF-16 in each letter, whatever that could hold.
    uint32_t sign = static_cast<uint32_t>(*next) & 0xFFFF;
    if (is_low(sign)) return {};
    if (is_high(sign)) {
      if (next + 1 == end) return {};
      const uint32_t second = static_cast<uint32_t>(*++next) & 0xFFFF;
      if (!is_low(second)) return {};
      sign = 0x10000 + ((sign - 0xD800) << 10) + (second - 0xDC00);
    }
    append(sign, result);
  }
  return result;
}

}  // namespace otodana
