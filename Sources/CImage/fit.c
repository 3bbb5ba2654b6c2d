#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "picture.h"

/// Steps of linear light: 4096 tell every two neighbouring dark sRGB values apart (the closest
/// are 1/3295 from each other).
enum { LIGHT_STEPS = 4096 };

/// sRGB to linear light and back (IEC 61966-2-1).
typedef struct LightTables {
  float light[256];
  uint8_t value[LIGHT_STEPS + 1];
} LightTables;

/// The same for every picture; to make them takes as long as reading a small picture.
static LightTables tables;
static pthread_once_t tables_made = PTHREAD_ONCE_INIT;

static void fill_tables(void) {
  for (int i = 0; i < 256; i++) {
    double value = i / 255.0;
    tables.light[i] =
        (float)(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4));
  }
  for (int i = 0; i <= LIGHT_STEPS; i++) {
    double light = (double)i / LIGHT_STEPS;
    double value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055;
    tables.value[i] = (uint8_t)lround(value * 255);
  }
}

/// One target cell's share of an area along one axis: positions `first` to `last`, with the parts
/// of the outer two that belong to it, and what to multiply with to have the mean.
typedef struct Span {
  int32_t first, last;
  float head, tail, inverse;
} Span;

static Span make_span(int32_t index, int32_t count, int32_t length) {
  double from = (double)index * length / count, to = (double)(index + 1) * length / count;
  int32_t first = (int32_t)floor(from);
  int32_t last = (int32_t)ceil(to) - 1;
  if (last < first) last = first;
  if (last >= length) last = length - 1;
  float inverse = (float)(1 / (to - from));
  if (first == last) return (Span){first, last, (float)(to - from), 0, inverse};
  return (Span){first, last, (float)(first + 1 - from), (float)(to - last), inverse};
}

/// Four numbers that are worked on at once: a pixel's three channels and what is beside them. A
/// cover of 80 pixels a side takes two thirds of the time that it takes number by number.
typedef float Quad __attribute__((vector_size(16)));

static Quad quad_at(const float *numbers) {
  Quad quad;
  memcpy(&quad, numbers, sizeof quad);
  return quad;
}

static void light_row(const uint8_t *row, size_t count, float *light) {
  for (size_t i = 0; i < count; i++) light[i] = tables.light[row[i]];
}

/// Puts a part of a row's light into the sums of its columns, or adds it to them.
static void add_row(const float *light, size_t count, float share, bool is_first, float *sums) {
  if (is_first)
    for (size_t i = 0; i < count; i++) sums[i] = share * light[i];
  else
    for (size_t i = 0; i < count; i++) sums[i] += share * light[i];
}

/// Puts the mean light of a span of columns into `target`; the sums have one number more.
static void average(const float *sums, const Span *across, float inverse, uint8_t *target) {
  const float *column = sums + (size_t)across->first * 3, *end = sums + (size_t)across->last * 3;
  Quad light = quad_at(column) * across->head;
  for (column += 3; column < end; column += 3) light += quad_at(column);
  if (column == end) light += quad_at(column) * across->tail;
  light = light * (inverse * across->inverse * LIGHT_STEPS) + 0.5F;
  for (int channel = 0; channel < 3; channel++) {
    int32_t step = (int32_t)light[channel];
    target[channel] = tables.value[step > LIGHT_STEPS ? LIGHT_STEPS : step];
  }
}

/// A rectangle of a picture.
typedef struct Area {
  int32_t left, top, width, height;
} Area;

/// Where a picture is fitted: down first, whole rows at a time, then across, so that a pixel is
/// turned into light once and not for every target that has a part of it.
typedef struct Bench {
  Span *columns;
  /// The light of the row that was looked at last.
  float *light;
  int32_t lit_row;
  float *sums;
} Bench;

static bool make_bench(Bench *bench, Area area, int32_t width) {
  // One number more, as pixels are read in fours.
  size_t count = (size_t)area.width * 3 + 1;
  *bench = (Bench){malloc((size_t)width * sizeof *bench->columns),
                   malloc(count * sizeof *bench->light), -1, calloc(count, sizeof *bench->sums)};
  if (bench->columns == NULL || bench->light == NULL || bench->sums == NULL) return false;
  for (int32_t x = 0; x < width; x++) bench->columns[x] = make_span(x, width, area.width);
  return true;
}

static void free_bench(Bench *bench) {
  free(bench->columns);
  free(bench->light);
  free(bench->sums);
}

static void add_span(Bench *bench, const CImagePixels *picture, Area area, const Span *down) {
  size_t count = (size_t)area.width * 3;
  for (int32_t row = down->first; row <= down->last; row++) {
    if (row != bench->lit_row) {
      size_t place = (size_t)(area.top + row) * (size_t)picture->width + (size_t)area.left;
      light_row(picture->bytes + place * 3, count, bench->light);
      bench->lit_row = row;
    }
    float share = row == down->first ? down->head : row == down->last ? down->tail : 1;
    add_row(bench->light, count, share, row == down->first, bench->sums);
  }
}

static CImageStatus fit(const CImagePixels *picture, Area area, int32_t width, int32_t height,
                        uint8_t *bytes) {
  Bench bench;
  pthread_once(&tables_made, fill_tables);
  bool is_made = make_bench(&bench, area, width);
  for (int32_t y = 0; is_made && y < height; y++) {
    Span down = make_span(y, height, area.height);
    add_span(&bench, picture, area, &down);
    for (int32_t x = 0; x < width; x++, bytes += 3)
      average(bench.sums, &bench.columns[x], down.inverse, bytes);
  }
  free_bench(&bench);
  return is_made ? CIMAGE_OK : CIMAGE_NO_MEMORY;
}

/// The largest rectangle of some proportions in the middle of a picture; no side is below 1.
static Area centred(const CImagePixels *picture, int32_t across, int32_t down) {
  Area area = {0, 0, picture->width, picture->height};
  int64_t wide = (int64_t)picture->height * across, high = (int64_t)picture->width * down;
  if (wide < high) area.width = (int32_t)(wide / down);
  if (high < wide) area.height = (int32_t)(high / across);
  if (area.width < 1) area.width = 1;
  if (area.height < 1) area.height = 1;
  area.left = (picture->width - area.width) / 2;
  area.top = (picture->height - area.height) / 2;
  return area;
}

static bool may_fit(const CImagePixels *picture, int32_t width, int32_t height,
                    const uint8_t *bytes) {
  return picture != NULL && picture->bytes != NULL && bytes != NULL &&
         picture_size_is_allowed(width, height);
}

CImageStatus cimage_fit_square(const CImagePixels *picture, int32_t width, int32_t height,
                               uint8_t *bytes) {
  if (!may_fit(picture, width, height, bytes)) return CIMAGE_BAD_REQUEST;
  return fit(picture, centred(picture, 1, 1), width, height, bytes);
}

CImageStatus cimage_fit_middle(const CImagePixels *picture, int32_t width, int32_t height,
                               uint8_t *bytes) {
  if (!may_fit(picture, width, height, bytes)) return CIMAGE_BAD_REQUEST;
  return fit(picture, centred(picture, width, height), width, height, bytes);
}
