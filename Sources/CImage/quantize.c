#include <stdlib.h>
#include <string.h>

#include "picture.h"

/// A colour is looked up by the upper 5 bits of each channel.
enum { CELL_BITS = 5, CELLS = 1 << (3 * CELL_BITS), SHIFT = 8 - CELL_BITS };

/// The pixels of one cell of the colour cube.
typedef struct Cell {
  uint32_t count;
  uint64_t sum[3];
} Cell;

/// A run of the list of cells that are used, which becomes one colour.
typedef struct Box {
  int32_t start, count;
  /// The channel it is widest in, and how much there is to gain by splitting it there.
  int channel;
  uint64_t gain;
} Box;

/// All that is needed for one picture.
typedef struct Work {
  Cell cells[CELLS];
  /// The cells that are used, box by box.
  uint16_t used[CELLS];
  /// The nearest colour of the palette plus 1, by cell; 0 is not looked up yet.
  uint16_t nearest[CELLS];
  Box boxes[256];
} Work;

static uint32_t cell_of(const uint8_t *pixel) {
  return (uint32_t)(pixel[0] >> SHIFT) << (2 * CELL_BITS) | (uint32_t)(pixel[1] >> SHIFT) << CELL_BITS |
         (uint32_t)(pixel[2] >> SHIFT);
}

static int level(uint16_t cell, int channel) {
  return cell >> ((2 - channel) * CELL_BITS) & ((1 << CELL_BITS) - 1);
}

static int32_t count_cells(Work *work, const CImagePixels *picture) {
  size_t pixels = (size_t)picture->width * (size_t)picture->height;
  for (size_t i = 0; i < pixels; i++) {
    const uint8_t *pixel = picture->bytes + 3 * i;
    Cell *cell = &work->cells[cell_of(pixel)];
    cell->count++;
    for (int channel = 0; channel < 3; channel++) cell->sum[channel] += pixel[channel];
  }
  int32_t used = 0;
  for (uint32_t cell = 0; cell < CELLS; cell++) {
    if (work->cells[cell].count > 0) work->used[used++] = (uint16_t)cell;
  }
  return used;
}

/// Finds out what splitting a box would gain: its pixels times the square of its width.
static void measure(const Work *work, Box *box) {
  int low[3] = {255, 255, 255}, high[3] = {0, 0, 0};
  uint64_t pixels = 0;
  for (int32_t i = box->start; i < box->start + box->count; i++) {
    pixels += work->cells[work->used[i]].count;
    for (int channel = 0; channel < 3; channel++) {
      int value = level(work->used[i], channel);
      if (value < low[channel]) low[channel] = value;
      if (value > high[channel]) high[channel] = value;
    }
  }
  box->channel = 0;
  for (int channel = 1; channel < 3; channel++) {
    if (high[channel] - low[channel] > high[box->channel] - low[box->channel])
      box->channel = channel;
  }
  uint64_t width = (uint64_t)(high[box->channel] - low[box->channel]);
  box->gain = pixels * width * width;
}

/// Sorts the cells of a box by the level of its widest channel, by counting.
static void sort_box(Work *work, const Box *box, uint16_t *room) {
  int32_t places[(1 << CELL_BITS) + 1] = {0};
  uint16_t *cells = work->used + box->start;
  for (int32_t i = 0; i < box->count; i++) places[level(cells[i], box->channel) + 1]++;
  for (int i = 0; i < 1 << CELL_BITS; i++) places[i + 1] += places[i];
  for (int32_t i = 0; i < box->count; i++) room[places[level(cells[i], box->channel)]++] = cells[i];
  memcpy(cells, room, (size_t)box->count * sizeof *cells);
}

/// Splits a box where half of its pixels are on each side; each part has a cell at least.
static Box split(Work *work, Box *box, uint16_t *room) {
  sort_box(work, box, room);
  uint64_t all = 0, seen = 0;
  for (int32_t i = 0; i < box->count; i++) all += work->cells[work->used[box->start + i]].count;
  int32_t left = 0;
  while (left < box->count - 1 && (left == 0 || 2 * seen < all)) {
    seen += work->cells[work->used[box->start + left]].count;
    left++;
  }
  Box rest = {.start = box->start + left, .count = box->count - left};
  box->count = left;
  measure(work, box);
  measure(work, &rest);
  return rest;
}

static int32_t choose_boxes(Work *work, int32_t cells, int32_t colors, uint16_t *room) {
  work->boxes[0] = (Box){.start = 0, .count = cells};
  measure(work, &work->boxes[0]);
  int32_t count = 1;
  while (count < colors) {
    Box *best = &work->boxes[0];
    for (int32_t i = 1; i < count; i++) {
      if (work->boxes[i].gain > best->gain) best = &work->boxes[i];
    }
    if (best->gain == 0) break;
    work->boxes[count] = split(work, best, room);
    count++;
  }
  return count;
}

static void mean_color(const Work *work, const Box *box, uint8_t *color) {
  uint64_t pixels = 0, sum[3] = {0};
  for (int32_t i = box->start; i < box->start + box->count; i++) {
    const Cell *cell = &work->cells[work->used[i]];
    pixels += cell->count;
    for (int channel = 0; channel < 3; channel++) sum[channel] += cell->sum[channel];
  }
  for (int channel = 0; channel < 3; channel++)
    color[channel] = (uint8_t)((sum[channel] + pixels / 2) / pixels);
}

static uint8_t nearest(Work *work, const uint8_t *palette, int32_t colors, const uint8_t *pixel) {
  uint16_t *known = &work->nearest[cell_of(pixel)];
  if (*known > 0) return (uint8_t)(*known - 1);
  int32_t best = 0, least = INT32_MAX;
  for (int32_t i = 0; i < colors; i++) {
    int32_t distance = 0;
    for (int channel = 0; channel < 3; channel++) {
      int32_t difference = pixel[channel] - palette[3 * i + channel];
      distance += difference * difference;
    }
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  *known = (uint16_t)(best + 1);
  return (uint8_t)best;
}

static uint8_t clamp(int value) { return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value); }

/// Gives every pixel its colour and spreads what is wrong with it (Floyd and Steinberg, 1976). The
/// errors are in sixteenths; a row has a free place at each end.
static void spread(Work *work, const CImagePixels *picture, const uint8_t *palette, int32_t colors,
                   uint8_t *indices, int32_t *errors) {
  size_t row = ((size_t)picture->width + 2) * 3;
  int32_t *here = errors, *below = errors + row;
  const uint8_t *source = picture->bytes;
  for (int32_t y = 0; y < picture->height; y++) {
    memset(below, 0, row * sizeof *below);
    for (int32_t x = 0; x < picture->width; x++, source += 3) {
      int32_t *place = here + 3 * ((size_t)x + 1), *under = below + 3 * ((size_t)x + 1);
      uint8_t wanted[3];
      for (int channel = 0; channel < 3; channel++)
        wanted[channel] = clamp(source[channel] + (place[channel] + 8) / 16);
      uint8_t index = nearest(work, palette, colors, wanted);
      *indices++ = index;
      for (int channel = 0; channel < 3; channel++) {
        int32_t error = wanted[channel] - palette[3 * index + channel];
        place[channel + 3] += error * 7;
        under[channel - 3] += error * 3;
        under[channel] += error * 5;
        under[channel + 3] += error;
      }
    }
    int32_t *done = here;
    here = below;
    below = done;
  }
}

CImageStatus cimage_quantize(const CImagePixels *picture, int32_t colors, uint8_t *palette,
                             uint8_t *indices, int32_t *used) {
  if (picture == NULL || picture->bytes == NULL || palette == NULL || indices == NULL ||
      used == NULL || colors < 2 || colors > 256)
    return CIMAGE_BAD_REQUEST;
  Work *work = calloc(1, sizeof *work);
  uint16_t *room = malloc(CELLS * sizeof *room);
  int32_t *errors = calloc(((size_t)picture->width + 2) * 6, sizeof *errors);
  CImageStatus status = CIMAGE_NO_MEMORY;
  if (work != NULL && room != NULL && errors != NULL) {
    int32_t cells = count_cells(work, picture);
    *used = choose_boxes(work, cells, colors, room);
    for (int32_t i = 0; i < *used; i++) mean_color(work, &work->boxes[i], palette + 3 * i);
    spread(work, picture, palette, *used, indices, errors);
    status = CIMAGE_OK;
  }
  free(errors);
  free(room);
  free(work);
  return status;
}
