#include <taglib/aifffile.h>
#include <taglib/apefile.h>
#include <taglib/apetag.h>
#include <taglib/asffile.h>
#include <taglib/attachedpictureframe.h>
#include <taglib/flacfile.h>
#include <taglib/id3v2tag.h>
#include <taglib/mp4file.h>
#include <taglib/mpcfile.h>
#include <taglib/mpegfile.h>
#include <taglib/oggfile.h>
#include <taglib/trueaudiofile.h>
#include <taglib/wavfile.h>
#include <taglib/wavpackfile.h>
#include <taglib/xiphcomment.h>

#include "TagFile.hpp"

namespace otodana {

using namespace TagLib;

namespace {

constexpr int kFrontCover = 3;
constexpr int kBackCover = 4;
constexpr int kOther = 0;

void add(otd_tags &tags, int kind, const ByteVector &bytes) {
  tags.pictures.push_back({kind, bytes});
}

void add_id3v2(otd_tags &tags, const ID3v2::Tag *tag) {
  if (tag == nullptr) return;
  for (const char *frame_id : {"APIC", "PIC"}) {
    for (ID3v2::Frame *frame : tag->frameList(frame_id)) {
      auto *picture = dynamic_cast<ID3v2::AttachedPictureFrame *>(frame);
      if (picture != nullptr) add(tags, picture->type(), picture->picture());
    }
  }
}

void add_flac(otd_tags &tags, const List<FLAC::Picture *> &pictures) {
  for (FLAC::Picture *picture : pictures) add(tags, picture->type(), picture->data());
}

/// APE items hold a file name, a zero byte, and the picture.
void add_ape(otd_tags &tags, APE::Tag *tag) {
  if (tag == nullptr) return;
  for (const auto &item : tag->itemListMap()) {
    if (!item.first.startsWith("COVER ART") || item.second.type() != APE::Item::Binary) continue;
    const ByteVector data = item.second.binaryData();
    const int separator = data.find('\0');
    const int kind = item.first.find("FRONT") >= 0 ? kFrontCover
                     : item.first.find("BACK") >= 0 ? kBackCover
                                                    : kOther;
    add(tags, kind, separator < 0 ? data : data.mid(static_cast<unsigned>(separator) + 1));
  }
}

void add_mp4(otd_tags &tags, const MP4::Tag *tag) {
  if (tag == nullptr || !tag->contains("covr")) return;
  for (const MP4::CoverArt &cover : tag->item("covr").toCoverArtList()) {
    add(tags, kFrontCover, cover.data());
  }
}

void add_asf(otd_tags &tags, const ASF::Tag *tag) {
  if (tag == nullptr) return;
  for (const ASF::Attribute &attribute : tag->attribute("WM/Picture")) {
    const ASF::Picture picture = attribute.toPicture();
    if (picture.isValid()) add(tags, picture.type(), picture.picture());
  }
}

}  // namespace

void collect_pictures(otd_tags &tags) {
  File *file = tags.file.get();
  if (auto *mpeg = dynamic_cast<MPEG::File *>(file)) {
    if (mpeg->hasID3v2Tag()) add_id3v2(tags, mpeg->ID3v2Tag());
    if (mpeg->hasAPETag()) add_ape(tags, mpeg->APETag());
  } else if (auto *flac = dynamic_cast<FLAC::File *>(file)) {
    add_flac(tags, flac->pictureList());
    if (flac->hasXiphComment()) add_flac(tags, flac->xiphComment()->pictureList());
    if (flac->hasID3v2Tag()) add_id3v2(tags, flac->ID3v2Tag());
  } else if (auto *mp4 = dynamic_cast<MP4::File *>(file)) {
    add_mp4(tags, mp4->tag());
  } else if (auto *asf = dynamic_cast<ASF::File *>(file)) {
    add_asf(tags, asf->tag());
  } else if (auto *wav = dynamic_cast<RIFF::WAV::File *>(file)) {
    if (wav->hasID3v2Tag()) add_id3v2(tags, wav->ID3v2Tag());
  } else if (auto *aiff = dynamic_cast<RIFF::AIFF::File *>(file)) {
    add_id3v2(tags, aiff->tag());
  } else if (auto *ape = dynamic_cast<APE::File *>(file)) {
    if (ape->hasAPETag()) add_ape(tags, ape->APETag());
  } else if (auto *wavpack = dynamic_cast<WavPack::File *>(file)) {
    if (wavpack->hasAPETag()) add_ape(tags, wavpack->APETag());
  } else if (auto *musepack = dynamic_cast<MPC::File *>(file)) {
    if (musepack->hasAPETag()) add_ape(tags, musepack->APETag());
  } else if (auto *trueaudio = dynamic_cast<TrueAudio::File *>(file)) {
    if (trueaudio->hasID3v2Tag()) add_id3v2(tags, trueaudio->ID3v2Tag());
  } else if (auto *ogg = dynamic_cast<Ogg::File *>(file)) {
    auto *comment = dynamic_cast<Ogg::XiphComment *>(ogg->tag());
    if (comment != nullptr) add_flac(tags, comment->pictureList());
  }
}

}  // namespace otodana
