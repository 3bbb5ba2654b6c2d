#include <png.h>
#include <stdlib.h>

#include "picture.h"

CImageStatus cimage_write_png(const CImagePixels *picture, CImageFile *out) {
  if (picture == NULL || picture->bytes == NULL || out == NULL) return CIMAGE_BAD_REQUEST;
  *out = (CImageFile){0};
  png_image image = {.version = PNG_IMAGE_VERSION,
                     .width = (png_uint_32)picture->width,
                     .height = (png_uint_32)picture->height,
                     .format = PNG_FORMAT_RGB};
  // The bound is known before encoding, so one pass is enough; then the rest is given back.
  png_alloc_size_t count = PNG_IMAGE_PNG_SIZE_MAX(image);
  uint8_t *bytes = malloc(count);
  if (bytes == NULL) return CIMAGE_NO_MEMORY;
  if (!png_image_write_to_memory(&image, bytes, &count, 0, picture->bytes, 0, NULL)) {
    free(bytes);
    return CIMAGE_NO_MEMORY;
  }
  uint8_t *shrunk = realloc(bytes, count);
  *out = (CImageFile){shrunk != NULL ? shrunk : bytes, count};
  return CIMAGE_OK;
}
