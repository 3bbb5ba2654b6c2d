#include "ID3v2Frames.hpp"

#include <taglib/commentsframe.h>
#include <taglib/podcastframe.h>
#include <taglib/uniquefileidentifierframe.h>
#include <taglib/unsynchronizedlyricsframe.h>
#include <taglib/urllinkframe.h>

#include <algorithm>

namespace otodana {

using namespace TagLib;

namespace {

struct Name {
  std::string_view frame;
  std::string_view property;
};

/// Genres and dates are none of them: TagLib changes their texts.
constexpr Name kNames[] = {
    {"TIT2", "TITLE"},           {"TPE1", "ARTIST"},     {"TALB", "ALBUM"},
    {"TPE2", "ALBUMARTIST"},     {"TCOM", "COMPOSER"},   {"TRCK", "TRACKNUMBER"},
    {"TPOS", "DISCNUMBER"},      {"TSOT", "TITLESORT"},  {"TSOP", "ARTISTSORT"},
    {"TSO2", "ALBUMARTISTSORT"}, {"TSOA", "ALBUMSORT"},  {"TSSE", "ENCODING"},
};

/// The property of a frame by its name; empty for others.
std::string_view property_of(const ByteVector &frame) {
  const std::string_view id(frame.data(), frame.size());
  for (const Name &name : kNames) {
    if (id == name.frame) return name.property;
  }
  return {};
}

}  // namespace

PropertyMap properties_of(const ID3v2::Frame *frame) {
  if (auto *own = dynamic_cast<const ID3v2::UserTextIdentificationFrame *>(frame)) {
    return own->asProperties();
  }
  if (auto *text = dynamic_cast<const ID3v2::TextIdentificationFrame *>(frame)) {
    return text->asProperties();
  }
  if (auto *comment = dynamic_cast<const ID3v2::CommentsFrame *>(frame)) {
    return comment->asProperties();
  }
  if (auto *lyrics = dynamic_cast<const ID3v2::UnsynchronizedLyricsFrame *>(frame)) {
    return lyrics->asProperties();
  }
  if (auto *identity = dynamic_cast<const ID3v2::UniqueFileIdentifierFrame *>(frame)) {
    return identity->asProperties();
  }
  if (auto *own = dynamic_cast<const ID3v2::UserUrlLinkFrame *>(frame)) return own->asProperties();
  if (auto *link = dynamic_cast<const ID3v2::UrlLinkFrame *>(frame)) return link->asProperties();
  if (auto *podcast = dynamic_cast<const ID3v2::PodcastFrame *>(frame)) {
    return podcast->asProperties();
  }
  return PropertyMap();
}

bool take_plain_text(const ID3v2::Frame *frame, std::vector<PlainText> &texts) {
  const std::string_view name = property_of(frame->frameID());
  if (name.empty()) return false;
  // One that is encrypted has the name of a text and is none.
  const auto *text = dynamic_cast<const ID3v2::TextIdentificationFrame *>(frame);
  if (text == nullptr) return false;
  const auto place = std::upper_bound(
      texts.begin(), texts.end(), name,
      [](std::string_view left, const PlainText &right) { return left < right.name; });
  texts.insert(place, {name, text});
  return true;
}

bool shares_name(const PropertyMap &properties, const std::vector<PlainText> &texts) {
  for (const auto &property : properties) {
    for (const PlainText &text : texts) {
      if (property.first == text.name.data()) return true;
    }
  }
  return false;
}

}  // namespace otodana
