#include <stdlib.h>
#include <string.h>

#include "picture.h"

/// A TIFF block in memory, whose numbers are in either order of bytes.
typedef struct Tiff {
  const uint8_t *bytes;
  size_t count;
  bool big_endian;
} Tiff;

static uint32_t number_at(const Tiff *tiff, size_t offset, size_t size) {
  uint32_t value = 0;
  for (size_t index = 0; index < size; index++) {
    size_t place = tiff->big_endian ? offset + index : offset + size - 1 - index;
    value = value << 8 | tiff->bytes[place];
  }
  return value;
}

// Exif 2.32, 4.6.2 and 4.6.4: a first directory of entries of 12 bytes; number 0x0112 says where
// the first row and column of the picture belong.
int picture_exif_orientation(const uint8_t *exif, size_t count) {
  enum { MARK = 6, HEADER = 8, ENTRY = 12, ORIENTATION = 0x0112, SHORT = 3 };
  if (exif == NULL || count < MARK + HEADER || memcmp(exif, "Exif\0\0", MARK) != 0) return 1;
  Tiff tiff = {exif + MARK, count - MARK, exif[MARK] == 'M'};
  size_t directory = number_at(&tiff, 4, 4);
  if (directory > tiff.count || tiff.count - directory < 2) return 1;
  size_t entries = number_at(&tiff, directory, 2);
  for (size_t index = 0; index < entries; index++) {
    size_t entry = directory + 2 + index * ENTRY;
    if (entry > tiff.count || tiff.count - entry < ENTRY) return 1;
    if (number_at(&tiff, entry, 2) != ORIENTATION) continue;
    uint32_t value = number_at(&tiff, entry + 8, 2);
    return number_at(&tiff, entry + 2, 2) == SHORT && value >= 1 && value <= 8 ? (int)value : 1;
  }
  return 1;
}

CImageStatus picture_orient(CImagePixels *picture, int orientation) {
  if (orientation < 2 || orientation > 8) return CIMAGE_OK;
  bool swaps_axes = orientation >= 5;
  bool from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  bool from_bottom = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  CImagePixels turned = {0};
  CImageStatus status = swaps_axes ? picture_allocate(picture->height, picture->width, &turned)
                                   : picture_allocate(picture->width, picture->height, &turned);
  if (status != CIMAGE_OK) return status;
  uint8_t *target = turned.bytes;
  for (int32_t y = 0; y < turned.height; y++)
    for (int32_t x = 0; x < turned.width; x++, target += 3) {
      int32_t column = swaps_axes ? y : x, row = swaps_axes ? x : y;
      if (from_right) column = picture->width - 1 - column;
      if (from_bottom) row = picture->height - 1 - row;
      memcpy(target, picture->bytes + ((size_t)row * (size_t)picture->width + (size_t)column) * 3,
             3);
    }
  cimage_free(picture);
  *picture = turned;
  return CIMAGE_OK;
}
