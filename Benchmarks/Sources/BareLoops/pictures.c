#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include "BareLoops.h"

long bare_decode(const char *path, int side) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return -1;
  struct jpeg_decompress_struct codec;
  struct jpeg_error_mgr errors;
  codec.err = jpeg_std_error(&errors);
  jpeg_create_decompress(&codec);
  jpeg_stdio_src(&codec, file);
  jpeg_read_header(&codec, TRUE);
  unsigned shorter =
      codec.image_width < codec.image_height ? codec.image_width : codec.image_height;
  codec.scale_denom = 8;
  codec.scale_num = 1;
  while (codec.scale_num < 8 && shorter * codec.scale_num / 8 < (unsigned)side) codec.scale_num++;
  codec.out_color_space = JCS_RGB;
  jpeg_start_decompress(&codec);
  long pixels = (long)codec.output_width * codec.output_height;
  unsigned char *row = malloc((size_t)codec.output_width * 3);
  while (row != NULL && codec.output_scanline < codec.output_height) {
    jpeg_read_scanlines(&codec, &row, 1);
  }
  jpeg_abort_decompress(&codec);
  jpeg_destroy_decompress(&codec);
  free(row);
  fclose(file);
  return pixels;
}

int bare_write_picture(const char *path, int side, uint32_t seed) {
  FILE *file = fopen(path, "wb");
  unsigned char *row = malloc((size_t)side * 3);
  if (file == NULL || row == NULL) {
    if (file != NULL) fclose(file);
    free(row);
    return 0;
  }
  struct jpeg_compress_struct codec;
  struct jpeg_error_mgr errors;
  codec.err = jpeg_std_error(&errors);
  jpeg_create_compress(&codec);
  jpeg_stdio_dest(&codec, file);
  codec.image_width = codec.image_height = (unsigned)side;
  codec.input_components = 3;
  codec.in_color_space = JCS_RGB;
  jpeg_set_defaults(&codec);
  jpeg_set_quality(&codec, 80, TRUE);
  jpeg_start_compress(&codec, TRUE);
  uint32_t noise = seed * 2654435761u + 1;
  for (int y = 0; y < side; y++) {
    for (int x = 0; x < side; x++) {
      noise = noise * 1664525u + 1013904223u;
      row[3 * x] = (unsigned char)(x * 255 / side);
      row[3 * x + 1] = (unsigned char)((y * 255 / side + (int)seed * 37) & 255);
      row[3 * x + 2] = (unsigned char)((noise >> 27) + seed * 11);
    }
    jpeg_write_scanlines(&codec, &row, 1);
  }
  jpeg_finish_compress(&codec);
  jpeg_destroy_compress(&codec);
  free(row);
  return fclose(file) == 0;
}
