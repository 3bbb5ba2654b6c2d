#ifndef CTAGLIB_H
#define CTAGLIB_H

// TagLib behind plain C: what the tags of one music file say, and its technical facts.
//
// No C++ type and no exception crosses this line. Not for two threads at once on one handle; two
// handles are independent.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The formats TagLib 1.13 reads. The numbers are stored: a format keeps its number for ever.
typedef enum otd_format {
  OTD_FORMAT_UNKNOWN = 0,
  OTD_FORMAT_MPEG = 1,
  OTD_FORMAT_FLAC = 2,
  OTD_FORMAT_MP4 = 3,
  OTD_FORMAT_OGG_VORBIS = 4,
  OTD_FORMAT_OGG_OPUS = 5,
  OTD_FORMAT_OGG_FLAC = 6,
  OTD_FORMAT_OGG_SPEEX = 7,
  OTD_FORMAT_ASF = 8,
  OTD_FORMAT_WAV = 9,
  OTD_FORMAT_AIFF = 10,
  OTD_FORMAT_APE = 11,
  OTD_FORMAT_WAVPACK = 12,
  OTD_FORMAT_MUSEPACK = 13,
  OTD_FORMAT_TRUEAUDIO = 14,
  OTD_FORMAT_MOD = 15,
  OTD_FORMAT_S3M = 16,
  OTD_FORMAT_XM = 17,
  OTD_FORMAT_IT = 18,
} otd_format;

/// What has been read of one file.
typedef struct otd_tags otd_tags;

/// One value of one tag; a tag with several values comes several times, in their order.
typedef struct otd_tag {
  /// Upper-case name as TagLib unifies it, such as `ALBUMARTIST`; terminated UTF-8.
  const char *key;
  /// The value: `size` bytes of UTF-8, also terminated.
  const char *value;
  size_t size;
} otd_tag;

/// Technical facts; -1 or 0 where the file does not tell.
typedef struct otd_audio {
  /// Length in milliseconds.
  int64_t duration;
  /// Kilobits a second.
  int32_t bitrate;
  /// Samples a second.
  int32_t sample_rate;
  int32_t channels;
} otd_audio;

/// One embedded picture.
typedef struct otd_picture {
  /// Its kind as ID3v2 numbers them: 3 is the front cover, 0 is any other.
  int32_t kind;
  /// `size` bytes of a picture file; valid until the handle is closed.
  const uint8_t *bytes;
  size_t size;
} otd_picture;

/// A part of an open file, which TagLib takes for a whole one.
typedef struct {
  int descriptor;      ///< An open regular file, the caller's; its position is not used.
  int64_t start;       ///< Offset of the first byte that counts.
  int64_t size;        ///< Bytes that count; not beyond the end of the file.
  const uint8_t *head; ///< The first of these bytes where the caller has them, else NULL.
  size_t head_size;    ///< How many the caller has; few are read again.
} otd_part;

/// Reads the tags of a file.
///
/// At most 64 MiB are read, whatever the file claims.
///
/// @param part What is read; its bytes need to stay until this returns.
/// @param format What the first of these bytes say.
/// @param audio Whether technical facts are wanted too.
/// @return A handle to close with `otd_tags_close`, or NULL when TagLib finds nothing.
otd_tags *otd_tags_open(otd_part part, otd_format format, bool audio);

/// Frees a handle; NULL is allowed.
void otd_tags_close(otd_tags *tags);

/// How many values there are.
size_t otd_tags_count(const otd_tags *tags);

/// A value by position, which must be less than the count; valid until the handle is closed.
otd_tag otd_tags_at(const otd_tags *tags, size_t index);

/// Whether a text claims to be Latin-1 and holds bytes that are not ASCII; such text often is
/// in another charset. Its bytes came as the code points U+0080 to U+00FF.
bool otd_tags_claim_latin1(const otd_tags *tags);

/// The technical facts.
otd_audio otd_tags_audio(const otd_tags *tags);

/// How many embedded pictures there are.
size_t otd_tags_picture_count(const otd_tags *tags);

/// A picture by position, which must be less than the count.
otd_picture otd_tags_picture_at(const otd_tags *tags, size_t index);

/// Gives the calling thread room for what it reads, which is then faster.
///
/// For the first thread of a process that asks; handles that it opens it closes itself. The room is
/// empty again whenever all of them are closed.
void otd_take_room(void);

/// The name of a genre of ID3v1.
///
/// @param number The genre; any number is allowed.
/// @param size Where the number of bytes goes.
/// @return UTF-8 that stays valid, or NULL when there is no such genre.
const char *otd_genre_name(int number, size_t *size);

#ifdef __cplusplus
}
#endif

#endif
