#include <taglib/id3v2tag.h>
#include <taglib/synchronizedlyricsframe.h>

#include <cstdio>

#include "TagFile.hpp"

namespace otodana {

using namespace TagLib;

namespace {

using Lyrics = ID3v2::SynchronizedLyricsFrame;

/// Pieces of one text that are taken; a book still fits.
constexpr unsigned kMostPieces = 20000;

/// A time before a line, as LRC has it.
String stamp(unsigned milliseconds) {
  char text[32];
  std::snprintf(text, sizeof text, "[%02u:%02u.%03u]", milliseconds / 60000,
                milliseconds / 1000 % 60, milliseconds % 1000);
  return text;
}

/// Whether pieces are parts of lines: then a line feed begins each line.
bool has_line_feeds(const Lyrics::SynchedTextList &pieces) {
  unsigned count = 0;
  for (const auto &piece : pieces) {
    if (piece.text.find("\n") >= 0) return true;
    if (++count >= kMostPieces) break;
  }
  return false;
}

String lines(const Lyrics::SynchedTextList &pieces) {
  const bool is_in_parts = has_line_feeds(pieces);
  String result;
  unsigned count = 0;
  for (const auto &piece : pieces) {
    const bool has_feed = piece.text.find("\n") == 0;
    if (!is_in_parts || count == 0 || has_feed) {
      if (count > 0) result += "\n";
      result += stamp(piece.time);
    }
    result += has_feed ? piece.text.substr(1) : piece.text;
    if (++count >= kMostPieces) break;
  }
  return result;
}

}  // namespace

String synced_lyrics(const ID3v2::Tag *tag) {
  if (tag == nullptr) return String();
  for (ID3v2::Frame *frame : tag->frameList("SYLT")) {
    auto *lyrics = dynamic_cast<Lyrics *>(frame);
    if (lyrics == nullptr || lyrics->timestampFormat() != Lyrics::AbsoluteMilliseconds) continue;
    if (lyrics->type() == Lyrics::Lyrics && !lyrics->synchedText().isEmpty()) {
      return lines(lyrics->synchedText());
    }
  }
  return String();
}

}  // namespace otodana
