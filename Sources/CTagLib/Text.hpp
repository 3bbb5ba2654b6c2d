#pragma once

#include <taglib/tstring.h>

#include <string>

namespace otodana {

/// A text of TagLib as UTF-8, as TagLib gives it: nothing of one that is no UTF-16.
///
/// TagLib's own way goes through three copies, of which two take four bytes a letter.
///
/// @param longest Units of UTF-16 that are taken at most.
std::string utf8_of(const TagLib::String &text, unsigned longest);

}  // namespace otodana
