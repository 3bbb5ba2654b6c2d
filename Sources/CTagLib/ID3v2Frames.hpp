#pragma once

#include <taglib/textidentificationframe.h>
#include <taglib/tpropertymap.h>

#include <string_view>
#include <vector>

namespace otodana {

/// A frame of text that TagLib's properties give as it is.
struct PlainText {
  /// The name it has there; a zero byte is behind it.
  std::string_view name;
  const TagLib::ID3v2::TextIdentificationFrame *frame;
};

/// TagLib's properties of a frame, which it gives of a whole tag only; none of kinds without any.
TagLib::PropertyMap properties_of(const TagLib::ID3v2::Frame *frame);

/// Adds a frame to others, which are in the order of their names, if it is one of these.
bool take_plain_text(const TagLib::ID3v2::Frame *frame, std::vector<PlainText> &texts);

/// Whether properties have a name that one of the texts has, too.
bool shares_name(const TagLib::PropertyMap &properties, const std::vector<PlainText> &texts);

}  // namespace otodana
