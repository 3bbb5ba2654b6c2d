#include <stdlib.h>

#include "jpeg_error.h"
#include "picture.h"

/// What libjpeg may hold at once. A progressive file keeps all its coefficients, 3 bytes a pixel
/// at the usual subsampling, so this allows the largest area; beyond, it is refused.
static const long MEMORY_LIMIT = 320L << 20;

/// Everything that must survive the jump out of an error lives here, not in registers.
typedef struct JpegReader {
  struct jpeg_decompress_struct codec;
  JpegErrors errors;
  struct jpeg_progress_mgr progress;
  CImageStatus status;
  uint8_t *row;  // four-channel row, for CMYK only
} JpegReader;

enum { EXIF_MARKER = JPEG_APP0 + 1, LONGEST_MARKER = 0xFFFF };

static int orientation(const struct jpeg_decompress_struct *codec) {
  for (jpeg_saved_marker_ptr marker = codec->marker_list; marker != NULL; marker = marker->next) {
    int value = picture_exif_orientation(marker->data, marker->data_length);
    if (value != 1) return value;
  }
  return 1;
}

/// Scans that are read of a progressive file; programs write about ten. Each goes over the whole
/// picture, however few bytes it has.
enum { MOST_SCANS = 100 };

static void limit_scans(j_common_ptr common) {
  const struct jpeg_decompress_struct *codec = (const struct jpeg_decompress_struct *)common;
  if (common->is_decompressor && codec->input_scan_number > MOST_SCANS)
    common->err->error_exit(common);
}

/// Chooses the smallest of the eight scales whose shorter side is still long enough.
static void choose_scale(struct jpeg_decompress_struct *codec, int32_t wanted) {
  int64_t shorter = codec->image_width < codec->image_height ? codec->image_width
                                                             : codec->image_height;
  codec->scale_denom = 8;
  codec->scale_num = 1;
  while (codec->scale_num < 8 && shorter * codec->scale_num / 8 < wanted) codec->scale_num++;
}

/// Turns a row of inks into light. Programs that write Adobe's marker store the inks inverted,
/// which is then already the amount of light each ink lets through.
static void convert_inks(const uint8_t *inks, int32_t width, bool inverted, uint8_t *light) {
  for (int32_t x = 0; x < width; x++, inks += 4, light += 3)
    for (int channel = 0; channel < 3; channel++) {
      unsigned ink = inverted ? inks[channel] : 255u - inks[channel];
      unsigned black = inverted ? inks[3] : 255u - inks[3];
      light[channel] = (uint8_t)((ink * black + 127) / 255);
    }
}

static void read_rows(JpegReader *reader, CImagePixels *out) {
  struct jpeg_decompress_struct *codec = &reader->codec;
  size_t stride = (size_t)out->width * 3;
  while (codec->output_scanline < codec->output_height) {
    uint8_t *target = out->bytes + stride * codec->output_scanline;
    JSAMPROW row = reader->row != NULL ? reader->row : target;
    if (jpeg_read_scanlines(codec, &row, 1) != 1) continue;
    if (reader->row != NULL)
      convert_inks(reader->row, out->width, codec->saw_Adobe_marker != 0, target);
  }
}

static CImageStatus read_picture(JpegReader *reader, int32_t wanted, CImagePixels *out) {
  struct jpeg_decompress_struct *codec = &reader->codec;
  codec->mem->max_memory_to_use = MEMORY_LIMIT;
  jpeg_save_markers(codec, EXIF_MARKER, LONGEST_MARKER);
  if (jpeg_read_header(codec, TRUE) != JPEG_HEADER_OK) return CIMAGE_BROKEN;
  if (!picture_size_is_allowed(codec->image_width, codec->image_height)) return CIMAGE_TOO_LARGE;
  int turn = orientation(codec);
  bool inks = codec->jpeg_color_space == JCS_CMYK || codec->jpeg_color_space == JCS_YCCK;
  choose_scale(codec, wanted);
  codec->out_color_space = inks ? JCS_CMYK : JCS_RGB;
  codec->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(codec);
  CImageStatus status = picture_allocate(codec->output_width, codec->output_height, out);
  if (status != CIMAGE_OK) return status;
  if (inks) {
    reader->row = malloc((size_t)codec->output_width * 4);
    if (reader->row == NULL) return CIMAGE_NO_MEMORY;
  }
  read_rows(reader, out);
  jpeg_finish_decompress(codec);
  return picture_orient(out, turn);
}

CImageStatus jpeg_read(const uint8_t *bytes, size_t count, int32_t wanted, CImagePixels *out) {
  JpegReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return CIMAGE_NO_MEMORY;
  reader->status = CIMAGE_BROKEN;
  reader->codec.err = jpeg_errors_prepare(&reader->errors);
  if (setjmp(reader->errors.escape) == 0) {
    jpeg_create_decompress(&reader->codec);
    reader->progress.progress_monitor = limit_scans;
    reader->codec.progress = &reader->progress;
    jpeg_mem_src(&reader->codec, bytes, count);
    reader->status = read_picture(reader, wanted, out);
  }
  jpeg_destroy_decompress(&reader->codec);
  CImageStatus status = reader->status;
  free(reader->row);
  free(reader);
  if (status != CIMAGE_OK) cimage_free(out);
  return status;
}
