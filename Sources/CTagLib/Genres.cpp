#include <taglib/id3v1genres.h>

#include <array>
#include <string>

#include "CTagLib.h"

namespace {

/// ID3v1 numbers its genres in one byte.
constexpr int kGenreCount = 256;

std::array<std::string, kGenreCount> make_names() {
  std::array<std::string, kGenreCount> names;
  for (int number = 0; number < kGenreCount; number++) {
    names[static_cast<size_t>(number)] = TagLib::ID3v1::genre(number).to8Bit(true);
  }
  return names;
}

}  // namespace

const char *otd_genre_name(int number, size_t *size) {
  static const std::array<std::string, kGenreCount> names = make_names();
  if (number < 0 || number >= kGenreCount) return nullptr;
  const std::string &name = names[static_cast<size_t>(number)];
  *size = name.size();
  return name.empty() ? nullptr : name.c_str();
}
