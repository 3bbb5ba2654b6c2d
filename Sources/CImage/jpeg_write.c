#include <stdlib.h>

#include "jpeg_error.h"
#include "picture.h"

/// Everything that must survive the jump out of an error.
typedef struct JpegWriter {
  struct jpeg_compress_struct codec;
  JpegErrors errors;
  unsigned char *bytes;
  unsigned long count;
  CImageStatus status;
} JpegWriter;

static void write_rows(JpegWriter *writer, const CImagePixels *picture) {
  struct jpeg_compress_struct *codec = &writer->codec;
  while (codec->next_scanline < codec->image_height) {
    JSAMPROW row = picture->bytes + (size_t)codec->next_scanline * (size_t)picture->width * 3;
    jpeg_write_scanlines(codec, &row, 1);
  }
}

static void write_picture(JpegWriter *writer, const CImagePixels *picture, int32_t quality) {
  struct jpeg_compress_struct *codec = &writer->codec;
  jpeg_mem_dest(codec, &writer->bytes, &writer->count);
  codec->image_width = (JDIMENSION)picture->width;
  codec->image_height = (JDIMENSION)picture->height;
  codec->input_components = 3;
  codec->in_color_space = JCS_RGB;
  jpeg_set_defaults(codec);
  jpeg_set_quality(codec, quality, TRUE);
  codec->optimize_coding = TRUE;
  jpeg_start_compress(codec, TRUE);
  write_rows(writer, picture);
  jpeg_finish_compress(codec);
  writer->status = CIMAGE_OK;
}

CImageStatus cimage_write_jpeg(const CImagePixels *picture, int32_t quality, CImageFile *out) {
  if (picture == NULL || picture->bytes == NULL || out == NULL) return CIMAGE_BAD_REQUEST;
  if (quality < 1 || quality > 100) return CIMAGE_BAD_REQUEST;
  *out = (CImageFile){0};
  JpegWriter *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return CIMAGE_NO_MEMORY;
  writer->status = CIMAGE_NO_MEMORY;  // the only way that encoding whole pictures fails
  writer->codec.err = jpeg_errors_prepare(&writer->errors);
  if (setjmp(writer->errors.escape) == 0) {
    jpeg_create_compress(&writer->codec);
    write_picture(writer, picture, quality);
  }
  jpeg_destroy_compress(&writer->codec);
  CImageStatus status = writer->status;
  if (status == CIMAGE_OK)
    *out = (CImageFile){writer->bytes, (size_t)writer->count};
  else
    free(writer->bytes);
  free(writer);
  return status;
}
