#include <taglib/audioproperties.h>
#include <taglib/tag.h>

#include "Room.hpp"
#include "TagFile.hpp"

namespace {

/// Runs a closure; an exception, such as for lack of memory, becomes the given result.
template <class Body, class Result>
Result guarded(Body body, Result failure) noexcept {
  try {
    return body();
  } catch (...) {
    return failure;
  }
}

void collect_audio(otd_tags &tags) {
  if (auto *file = dynamic_cast<TagLib::MPEG::File *>(tags.file.get())) {
    otodana::collect_mpeg_audio(*file, tags.audio);
    return;
  }
  const TagLib::AudioProperties *properties = tags.file->audioProperties();
  if (properties == nullptr) return;
  tags.audio.duration = properties->lengthInMilliseconds();
  tags.audio.bitrate = properties->bitrate();
  tags.audio.sample_rate = properties->sampleRate();
  tags.audio.channels = properties->channels();
}

otd_tags *open_tags(const otd_part &part, otd_format format, bool audio) {
  otodana::prepare_taglib();
  auto tags = std::make_unique<otd_tags>(part);
  otodana::mend_id3v2(tags->stream);
  tags->file = otodana::make_file(&tags->stream, format, audio);
  if (!tags->file || !tags->file->isValid()) return nullptr;
  if (audio) collect_audio(*tags);
  otodana::collect_values(*tags);
  otodana::collect_pictures(*tags);
  // It reads no more, and the caller's bytes may go.
  tags->file.reset();
  return tags.release();
}

}  // namespace

otd_tags *otd_tags_open(otd_part part, otd_format format, bool audio) {
  otodana::room::open();
  otd_tags *tags = guarded(
      [&] { return open_tags(part, format, audio); }, static_cast<otd_tags *>(nullptr));
  otodana::room::close();
  if (tags == nullptr) otodana::room::leave();
  return tags;
}

void otd_take_room() { otodana::room::give_to_thread(); }

void otd_tags_close(otd_tags *tags) {
  if (tags == nullptr) return;
  delete tags;
  otodana::room::leave();
}

size_t otd_tags_count(const otd_tags *tags) { return tags->values.size(); }

otd_tag otd_tags_at(const otd_tags *tags, size_t index) {
  const auto &pair = tags->values[index];
  return {pair.first.c_str(), pair.second.c_str(), pair.second.size()};
}

bool otd_tags_claim_latin1(const otd_tags *tags) { return tags->claims_latin1; }

otd_audio otd_tags_audio(const otd_tags *tags) { return tags->audio; }

size_t otd_tags_picture_count(const otd_tags *tags) { return tags->pictures.size(); }

otd_picture otd_tags_picture_at(const otd_tags *tags, size_t index) {
  const otd_tags::Picture &picture = tags->pictures[index];
  return {
      picture.kind, reinterpret_cast<const uint8_t *>(picture.bytes.data()), picture.bytes.size()};
}
