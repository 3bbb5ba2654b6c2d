#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

#include "picture.h"

/// The first frame of a GIF on its canvas. What moves behind it is never looked at.
typedef struct GifReader {
  GifFileType *file;
  /// Index of the colour that lets the background through; -1 without one.
  int transparent;
  CImagePixels *out;
  GifPixelType *row;
} GifReader;

/// Bytes that giflib has not taken yet.
typedef struct Source {
  const uint8_t *bytes;
  size_t left;
} Source;

static int take(GifFileType *file, GifByteType *target, int wanted) {
  Source *source = file->UserData;
  size_t count = (size_t)wanted < source->left ? (size_t)wanted : source->left;
  memcpy(target, source->bytes, count);
  source->bytes += count;
  source->left -= count;
  return (int)count;
}

/// Draws one row of the frame; what lies outside of the canvas is left out.
static void draw_row(const GifReader *reader, const ColorMapObject *colors, int row) {
  const GifImageDesc *frame = &reader->file->Image;
  int64_t y = (int64_t)frame->Top + row;
  if (y < 0 || y >= reader->out->height) return;
  uint8_t *line = reader->out->bytes + (size_t)y * (size_t)reader->out->width * 3;
  for (int column = 0; column < frame->Width; column++) {
    int64_t x = (int64_t)frame->Left + column;
    int index = reader->row[column];
    if (x < 0 || x >= reader->out->width || index == reader->transparent) continue;
    if (index >= colors->ColorCount) continue;
    const GifColorType *color = &colors->Colors[index];
    uint8_t *pixel = line + x * 3;
    pixel[0] = color->Red;
    pixel[1] = color->Green;
    pixel[2] = color->Blue;
  }
}

/// Reads the rows of the frame, which may come in four passes.
static CImageStatus read_frame(GifReader *reader) {
  const GifImageDesc *frame = &reader->file->Image;
  const ColorMapObject *colors =
      frame->ColorMap != NULL ? frame->ColorMap : reader->file->SColorMap;
  if (colors == NULL) return CIMAGE_BROKEN;
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  for (int pass = 0; pass < (frame->Interlace ? 4 : 1); pass++) {
    int step = frame->Interlace ? steps[pass] : 1;
    for (int row = frame->Interlace ? starts[pass] : 0; row < frame->Height; row += step) {
      if (DGifGetLine(reader->file, reader->row, frame->Width) == GIF_ERROR) return CIMAGE_BROKEN;
      draw_row(reader, colors, row);
    }
  }
  return CIMAGE_OK;
}

static void fill_background(CImagePixels *picture, uint32_t color) {
  size_t count = (size_t)picture->width * (size_t)picture->height;
  uint8_t *pixel = picture->bytes;
  for (size_t index = 0; index < count; index++, pixel += 3) {
    pixel[0] = (uint8_t)(color >> 16);
    pixel[1] = (uint8_t)(color >> 8);
    pixel[2] = (uint8_t)color;
  }
}

/// Takes what an extension says about the frame that follows: which colour is transparent.
static bool skip_extension(GifReader *reader) {
  int code = 0;
  GifByteType *block = NULL;
  if (DGifGetExtension(reader->file, &code, &block) == GIF_ERROR) return false;
  while (block != NULL) {
    GraphicsControlBlock control;
    if (code == GRAPHICS_EXT_FUNC_CODE &&
        DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
      reader->transparent = control.TransparentColor;
    if (DGifGetExtensionNext(reader->file, &block) == GIF_ERROR) return false;
  }
  return true;
}

/// Goes on to the first frame.
static bool find_frame(GifReader *reader) {
  GifRecordType type;
  while (DGifGetRecordType(reader->file, &type) != GIF_ERROR) {
    if (type == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(reader->file) != GIF_ERROR;
    if (type != EXTENSION_RECORD_TYPE || !skip_extension(reader)) return false;
  }
  return false;
}

static CImageStatus read_picture(GifReader *reader, uint32_t background) {
  if (!find_frame(reader)) return CIMAGE_BROKEN;
  const GifImageDesc *frame = &reader->file->Image;
  if (!picture_size_is_allowed(frame->Width, frame->Height)) return CIMAGE_TOO_LARGE;
  // Some programs leave the canvas without a size: it is then the frame's.
  bool has_canvas = reader->file->SWidth > 0 && reader->file->SHeight > 0;
  CImageStatus status =
      has_canvas ? picture_allocate(reader->file->SWidth, reader->file->SHeight, reader->out)
                 : picture_allocate((int64_t)frame->Left + frame->Width,
                                    (int64_t)frame->Top + frame->Height, reader->out);
  if (status != CIMAGE_OK) return status;
  fill_background(reader->out, background);
  reader->row = malloc((size_t)frame->Width);
  return reader->row == NULL ? CIMAGE_NO_MEMORY : read_frame(reader);
}

CImageStatus gif_read(const uint8_t *bytes, size_t count, uint32_t background, CImagePixels *out) {
  Source source = {bytes, count};
  int error = 0;
  GifFileType *file = DGifOpen(&source, take, &error);
  if (file == NULL) return error == D_GIF_ERR_NOT_ENOUGH_MEM ? CIMAGE_NO_MEMORY : CIMAGE_BROKEN;
  GifReader reader = {.file = file, .transparent = NO_TRANSPARENT_COLOR, .out = out};
  CImageStatus status = read_picture(&reader, background);
  free(reader.row);
  DGifCloseFile(file, &error);
  if (status != CIMAGE_OK) cimage_free(out);
  return status;
}
