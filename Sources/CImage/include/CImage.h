/// Pictures in memory: reading JPEG, PNG, WebP and GIF, writing JPEG and PNG, fitting a cover into
/// a square, and filling shapes.
///
/// Plain C types only: no type of libjpeg, libpng, libwebp or giflib crosses this header. No function
/// prints, keeps state or ends the process; each may be called from any thread. Rows run from the
/// top, pixels are 3 bytes (red, green, blue) in sRGB, without padding between rows.
#ifndef CIMAGE_H
#define CIMAGE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What became of a call.
typedef enum CImageStatus {
  CIMAGE_OK = 0,
  /// None of the formats that are read here.
  CIMAGE_UNKNOWN_FORMAT = 1,
  /// The data is damaged, ends too early, or uses a part of its format that is not read here.
  CIMAGE_BROKEN = 2,
  /// The stated size is over the limits below; nothing was allocated for it.
  CIMAGE_TOO_LARGE = 3,
  /// Memory ran out.
  CIMAGE_NO_MEMORY = 4,
  /// An argument is out of its stated range.
  CIMAGE_BAD_REQUEST = 5,
} CImageStatus;

/// A format, told by its first bytes and never by a file name.
typedef enum CImageFormat {
  CIMAGE_FORMAT_UNKNOWN = 0,
  CIMAGE_FORMAT_JPEG = 1,
  CIMAGE_FORMAT_PNG = 2,
  CIMAGE_FORMAT_WEBP = 3,
  CIMAGE_FORMAT_GIF = 4,
} CImageFormat;

/// The longest side that is read, in pixels; it is also libpng's and JPEG's own order of size.
#define CIMAGE_MAX_SIDE 32767
/// The largest area that is read, in pixels: 100 megapixels are 300 MB before scaling.
#define CIMAGE_MAX_AREA 100000000LL

/// A picture. Its memory belongs to whoever received it; give it back with `cimage_free`.
typedef struct CImagePixels {
  /// `width * height * 3` bytes, or NULL.
  uint8_t *bytes;
  /// Pixels in a row.
  int32_t width;
  /// Number of rows.
  int32_t height;
} CImagePixels;

/// Encoded bytes. They belong to whoever received them; give them back with `cimage_free_file`.
typedef struct CImageFile {
  uint8_t *bytes;
  size_t count;
} CImageFile;

/// Tells the format from the first bytes; at most 12 are looked at.
CImageFormat cimage_format(const uint8_t *bytes, size_t count);

/// Decodes a picture, scaled down while decoding where the format can do that cheaply.
///
/// A JPEG is turned upright as its Exif data says; of a GIF the first frame is read.
///
/// - wanted: the shorter side that is needed, in pixels, 1 or more. The result's shorter side is
///   at least this long, or the picture's own when that is shorter.
/// - background: 0xRRGGBB, the colour seen through transparent parts.
/// - out: receives the picture; on failure it is left without memory.
CImageStatus cimage_decode(const uint8_t *bytes, size_t count, int32_t wanted,
                           uint32_t background, CImagePixels *out);

/// Gives back a picture's memory and leaves it empty; an empty one is left as it is.
void cimage_free(CImagePixels *picture);

/// Fits the largest centred square of a picture into exactly `width * height` pixels.
///
/// Each pixel is the mean of the area it covers, exact to fractions of a pixel and taken in
/// linear light, so that fine bright lettering does not go dim when it is made small.
///
/// - bytes: receives `width * height * 3` bytes.
CImageStatus cimage_fit_square(const CImagePixels *picture, int32_t width, int32_t height,
                               uint8_t *bytes);

/// Fits the largest centred part of a picture that has the proportions of `width` to `height` into
/// exactly so many pixels: nothing is stretched. Otherwise as `cimage_fit_square`.
CImageStatus cimage_fit_middle(const CImagePixels *picture, int32_t width, int32_t height,
                               uint8_t *bytes);

/// Chooses a palette for a picture and gives every pixel a colour of it, with the errors spread to
/// the neighbours.
///
/// The palette is split by median cut at the widest box; a picture of no more colours than it may
/// have, in steps of 8, keeps each of them by its mean.
///
/// - colors: how many colours the palette may have, 2 to 256.
/// - palette: room for `colors * 3` bytes; receives red, green, blue of each.
/// - indices: receives `width * height` numbers of colours.
/// - used: receives how many colours the palette has, 1 to `colors`.
CImageStatus cimage_quantize(const CImagePixels *picture, int32_t colors, uint8_t *palette,
                             uint8_t *indices, int32_t *used);

/// Encodes a picture as JPEG.
///
/// - quality: 1 (smallest) to 100 (best).
CImageStatus cimage_write_jpeg(const CImagePixels *picture, int32_t quality, CImageFile *out);

/// Encodes a picture as PNG, 8 bits a channel.
CImageStatus cimage_write_png(const CImagePixels *picture, CImageFile *out);

/// Gives back encoded bytes and leaves the value empty.
void cimage_free_file(CImageFile *file);

/// A position on a picture, in pixels from its upper left corner.
typedef struct CImagePoint {
  double x;
  double y;
} CImagePoint;

/// A colour that runs from `start` at one point to `end` at another; beyond them it stays.
typedef struct CImagePaint {
  /// 0xRRGGBB at `from`.
  uint32_t start;
  /// 0xRRGGBB at `to`.
  uint32_t end;
  CImagePoint from;
  CImagePoint to;
  /// 0 (nothing) to 1 (hides what is below).
  double opacity;
} CImagePaint;

/// Makes a black picture of a size; both sides 1 to `CIMAGE_MAX_SIDE`.
CImageStatus cimage_make(int32_t width, int32_t height, CImagePixels *out);

/// Fills a closed polygon by the even-odd rule, with smooth edges; it may reach outside.
///
/// Costs O(height * count + covered pixels).
CImageStatus cimage_fill(CImagePixels *picture, const CImagePoint *points, size_t count,
                         const CImagePaint *paint);

#ifdef __cplusplus
}
#endif

#endif
