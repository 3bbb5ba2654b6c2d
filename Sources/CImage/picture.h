/// What the files of this shim share; not seen outside of it.
#ifndef CIMAGE_PICTURE_H
#define CIMAGE_PICTURE_H

#include <stdbool.h>

#include "CImage.h"

/// Whether a stated size may be decoded.
bool picture_size_is_allowed(int64_t width, int64_t height);

/// Allocates the bytes of a picture whose size is allowed.
CImageStatus picture_allocate(int64_t width, int64_t height, CImagePixels *out);

/// Lays a channel over a background channel; all values 0 to 255.
static inline uint8_t picture_blend(unsigned over, unsigned under, unsigned alpha) {
  return (uint8_t)((over * alpha + under * (255 - alpha) + 127) / 255);
}

CImageStatus jpeg_read(const uint8_t *bytes, size_t count, int32_t wanted, CImagePixels *out);
CImageStatus png_read(const uint8_t *bytes, size_t count, uint32_t background, CImagePixels *out);
CImageStatus webp_read(const uint8_t *bytes, size_t count, int32_t wanted, uint32_t background,
                       CImagePixels *out);
CImageStatus gif_read(const uint8_t *bytes, size_t count, uint32_t background, CImagePixels *out);

/// How a picture has to be turned, 1 (not at all) to 8, by the bytes of an Exif marker.
int picture_exif_orientation(const uint8_t *exif, size_t count);

/// Turns a picture upright; on failure it stays as it is.
CImageStatus picture_orient(CImagePixels *picture, int orientation);

#endif
