#include <taglib/aifffile.h>
#include <taglib/apefile.h>
#include <taglib/asffile.h>
#include <taglib/flacfile.h>
#include <taglib/id3v2framefactory.h>
#include <taglib/itfile.h>
#include <taglib/modfile.h>
#include <taglib/mp4file.h>
#include <taglib/mpcfile.h>
#include <taglib/mpegfile.h>
#include <taglib/oggflacfile.h>
#include <taglib/opusfile.h>
#include <taglib/s3mfile.h>
#include <taglib/speexfile.h>
#include <taglib/trueaudiofile.h>
#include <taglib/vorbisfile.h>
#include <taglib/wavfile.h>
#include <taglib/wavpackfile.h>
#include <taglib/xmfile.h>

#include "TagFile.hpp"

namespace otodana {

using namespace TagLib;

std::unique_ptr<File> make_file(ByteStream *stream, otd_format format, bool audio) {
  ID3v2::FrameFactory *frames = ID3v2::FrameFactory::instance();
  switch (format) {
    case OTD_FORMAT_UNKNOWN: return nullptr;
    case OTD_FORMAT_MPEG: return std::make_unique<MPEG::File>(stream, frames, false);
    case OTD_FORMAT_FLAC: return std::make_unique<FLAC::File>(stream, frames, audio);
    case OTD_FORMAT_MP4: return std::make_unique<MP4::File>(stream, audio);
    case OTD_FORMAT_OGG_VORBIS: return std::make_unique<Ogg::Vorbis::File>(stream, audio);
    case OTD_FORMAT_OGG_OPUS: return std::make_unique<Ogg::Opus::File>(stream, audio);
    case OTD_FORMAT_OGG_FLAC: return std::make_unique<Ogg::FLAC::File>(stream, audio);
    case OTD_FORMAT_OGG_SPEEX: return std::make_unique<Ogg::Speex::File>(stream, audio);
    case OTD_FORMAT_ASF: return std::make_unique<ASF::File>(stream, audio);
    case OTD_FORMAT_WAV: return std::make_unique<RIFF::WAV::File>(stream, audio);
    case OTD_FORMAT_AIFF: return std::make_unique<RIFF::AIFF::File>(stream, audio);
    case OTD_FORMAT_APE: return std::make_unique<APE::File>(stream, audio);
    case OTD_FORMAT_WAVPACK: return std::make_unique<WavPack::File>(stream, audio);
    case OTD_FORMAT_MUSEPACK: return std::make_unique<MPC::File>(stream, audio);
    case OTD_FORMAT_TRUEAUDIO: return std::make_unique<TrueAudio::File>(stream, frames, audio);
    case OTD_FORMAT_MOD: return std::make_unique<Mod::File>(stream, audio);
    case OTD_FORMAT_S3M: return std::make_unique<S3M::File>(stream, audio);
    case OTD_FORMAT_XM: return std::make_unique<XM::File>(stream, audio);
    case OTD_FORMAT_IT: return std::make_unique<IT::File>(stream, audio);
  }
  return nullptr;
}

}  // namespace otodana
