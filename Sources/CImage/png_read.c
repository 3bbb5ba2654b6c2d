#include <png.h>

#include "picture.h"

CImageStatus png_read(const uint8_t *bytes, size_t count, uint32_t background, CImagePixels *out) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, bytes, count)) return CIMAGE_BROKEN;
  CImageStatus status = picture_allocate(image.width, image.height, out);
  if (status != CIMAGE_OK) {
    png_image_free(&image);
    return status;
  }
  // The simplified interface turns every depth, palette and interlacing into 8-bit RGB. Without
  // the flag it would take 16-bit values for linear light, which no program writes into covers.
  image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  image.format = PNG_FORMAT_RGB;
  png_color under = {(png_byte)(background >> 16), (png_byte)(background >> 8),
                     (png_byte)background};
  if (png_image_finish_read(&image, &under, out->bytes, 0, NULL)) return CIMAGE_OK;
  png_image_free(&image);
  cimage_free(out);
  return CIMAGE_BROKEN;
}
