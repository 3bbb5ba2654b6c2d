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

/// Four numbers of steps.
typedef int32_t Steps __attribute__((vector_size(16)));

static Quad quad_at(const float *numbers) {
  Quad quad;
  memcpy(&quad, numbers, sizeof quad);
  return quad;
}

static void light_row(const uint8_t *row, size_t count, float *light) {
  for (size_t i = 0; i < count; i++) light[i] = tables.light[row[i]];
}

/// Rows that are added at once: a picture that was decoded for its size has three for a target.
enum { ROWS = 4 };

/// Puts parts of some rows' light into the sums of their columns, or adds them to them.
static void add_rows(const float *const rows[ROWS], const float shares[ROWS], size_t count,
                     bool is_first, float *restrict sums) {
  const float *restrict a = rows[0], *restrict b = rows[1], *restrict c = rows[2],
                        *restrict d = rows[3];
  const float p = shares[0], q = shares[1], r = shares[2], t = shares[3];
  if (is_first)
    for (size_t i = 0; i < count; i++) sums[i] = p * a[i] + q * b[i] + r * c[i] + t * d[i];
  else
    for (size_t i = 0; i < count; i++) sums[i] += p * a[i] + q * b[i] + r * c[i] + t * d[i];
}

/// Puts the mean light of a span of columns into `target`; the sums have one number more.
static void average(const float *sums, const Span *across, float inverse, uint8_t *target) {
  const float *column = sums + (size_t)across->first * 3, *end = sums + (size_t)across->last * 3;
  Quad light = quad_at(column) * across->head;
  for (column += 3; column < end; column += 3) light += quad_at(column);
  if (column == end) light += quad_at(column) * across->tail;
  light = light * (inverse * across->inverse * LIGHT_STEPS) + 0.5F;
  Steps steps = __builtin_convertvector(light, Steps);
  // The sums of many rows may come out a little larger than one.
  Steps beyond = steps > LIGHT_STEPS;
  steps = (beyond & LIGHT_STEPS) | (~beyond & steps);
  for (int channel = 0; channel < 3; channel++) target[channel] = tables.value[steps[channel]];
}

/// A rectangle of a picture.
typedef struct Area {
  int32_t left, top, width, height;
} Area;

/// Where a picture is fitted: down first, whole rows at a time, then across, so that a pixel is
/// turned into light once and not for every target that has a part of it.
typedef struct Bench {
  Span *columns;
  /// The light of the rows that were looked at last, each in the place of its number, and which
  /// these are.
  float *light;
  int32_t lit_rows[ROWS];
  float *sums;
} Bench;

static bool make_bench(Bench *bench, Area area, int32_t width) {
  // One number more, as pixels are read in fours.
  size_t count = (size_t)area.width * 3 + 1;
  *bench = (Bench){malloc((size_t)width * sizeof *bench->columns),
                   malloc(count * ROWS * sizeof *bench->light), {-1, -1, -1, -1},
                   calloc(count, sizeof *bench->sums)};
  if (bench->columns == NULL || bench->light == NULL || bench->sums == NULL) return false;
  for (int32_t x = 0; x < width; x++) bench->columns[x] = make_span(x, width, area.width);
  return true;
}

static void free_bench(Bench *bench) {
  free(bench->columns);
  free(bench->light);
  free(bench->sums);
}

/// The light of a row, which is looked at where it is not at hand.
static const float *lit_row(Bench *bench, const CImagePixels *picture, Area area, int32_t row) {
  size_t count = (size_t)area.width * 3;
  float *light = bench->light + (size_t)(row % ROWS) * count;
  if (bench->lit_rows[row % ROWS] == row) return light;
  size_t place = (size_t)(area.top + row) * (size_t)picture->width + (size_t)area.left;
  light_row(picture->bytes + place * 3, count, light);
  bench->lit_rows[row % ROWS] = row;
  return light;
}

static void add_span(Bench *bench, const CImagePixels *picture, Area area, const Span *down) {
  for (int32_t first = down->first; first <= down->last; first += ROWS) {
    const float *rows[ROWS];
    float shares[ROWS];
    for (int32_t index = 0; index < ROWS; index++) {
      int32_t row = first + index;
      bool is_there = row <= down->last;
      rows[index] = is_there ? lit_row(bench, picture, area, row) : rows[0];
      shares[index] = !is_there           ? 0
                      : row == down->first ? down->head
                      : row == down->last  ? down->tail
                                           : 1;
    }
    add_rows(rows, shares, (size_t)area.width * 3, first == down->first, bench->sums);
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
