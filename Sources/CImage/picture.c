#include "picture.h"

#include <stdlib.h>
#include <string.h>

CImageFormat cimage_format(const uint8_t *bytes, size_t count) {
  if (bytes == NULL) return CIMAGE_FORMAT_UNKNOWN;
  if (count >= 3 && memcmp(bytes, "\xFF\xD8\xFF", 3) == 0) return CIMAGE_FORMAT_JPEG;
  if (count >= 8 && memcmp(bytes, "\x89PNG\r\n\x1A\n", 8) == 0) return CIMAGE_FORMAT_PNG;
  if (count >= 12 && memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WEBP", 4) == 0)
    return CIMAGE_FORMAT_WEBP;
  if (count >= 6 && (memcmp(bytes, "GIF87a", 6) == 0 || memcmp(bytes, "GIF89a", 6) == 0))
    return CIMAGE_FORMAT_GIF;
  return CIMAGE_FORMAT_UNKNOWN;
}

CImageStatus cimage_decode(const uint8_t *bytes, size_t count, int32_t wanted,
                           uint32_t background, CImagePixels *out) {
  if (out == NULL || wanted < 1) return CIMAGE_BAD_REQUEST;
  *out = (CImagePixels){0};
  switch (cimage_format(bytes, count)) {
    case CIMAGE_FORMAT_JPEG: return jpeg_read(bytes, count, wanted, out);
    case CIMAGE_FORMAT_PNG: return png_read(bytes, count, background, out);
    case CIMAGE_FORMAT_WEBP: return webp_read(bytes, count, wanted, background, out);
    case CIMAGE_FORMAT_GIF: return gif_read(bytes, count, background, out);
    case CIMAGE_FORMAT_UNKNOWN: break;
  }
  return CIMAGE_UNKNOWN_FORMAT;
}

bool picture_size_is_allowed(int64_t width, int64_t height) {
  return width >= 1 && height >= 1 && width <= CIMAGE_MAX_SIDE && height <= CIMAGE_MAX_SIDE &&
         width * height <= CIMAGE_MAX_AREA;
}

CImageStatus picture_allocate(int64_t width, int64_t height, CImagePixels *out) {
  if (!picture_size_is_allowed(width, height)) return CIMAGE_TOO_LARGE;
  uint8_t *bytes = calloc((size_t)(width * height), 3);
  if (bytes == NULL) return CIMAGE_NO_MEMORY;
  *out = (CImagePixels){bytes, (int32_t)width, (int32_t)height};
  return CIMAGE_OK;
}

CImageStatus cimage_make(int32_t width, int32_t height, CImagePixels *out) {
  if (out == NULL) return CIMAGE_BAD_REQUEST;
  *out = (CImagePixels){0};
  return picture_allocate(width, height, out);
}

void cimage_free(CImagePixels *picture) {
  if (picture == NULL) return;
  free(picture->bytes);
  *picture = (CImagePixels){0};
}

void cimage_free_file(CImageFile *file) {
  if (file == NULL) return;
  free(file->bytes);
  *file = (CImageFile){0};
}
