#include <math.h>
#include <pthread.h>
#include <stdlib.h>

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

/// One target cell's share of the source along one axis: positions `first` to `last`, with the
/// parts of the outer two that belong to it.
typedef struct Span {
  int32_t first, last;
  float head, tail;
} Span;

static Span make_span(int32_t index, int32_t count, int32_t origin, int32_t length) {
  double from = (double)index * length / count, to = (double)(index + 1) * length / count;
  int32_t first = (int32_t)floor(from);
  int32_t last = (int32_t)ceil(to) - 1;
  if (last < first) last = first;
  if (last >= length) last = length - 1;
  if (first == last) return (Span){origin + first, origin + last, (float)(to - from), 0};
  return (Span){origin + first, origin + last, (float)(first + 1 - from), (float)(to - last)};
}

static float weight(const Span *span, int32_t position) {
  if (position == span->first) return span->head;
  return position == span->last ? span->tail : 1;
}

/// Puts the mean light of the area `across` by `down` into `target`.
static void average(const CImagePixels *picture, const Span *across, const Span *down,
                    uint8_t *target) {
  float sum[3] = {0}, total = 0;
  for (int32_t y = down->first; y <= down->last; y++) {
    float row = weight(down, y);
    const uint8_t *source =
        picture->bytes + ((size_t)y * (size_t)picture->width + (size_t)across->first) * 3;
    for (int32_t x = across->first; x <= across->last; x++, source += 3) {
      float share = row * weight(across, x);
      total += share;
      for (int channel = 0; channel < 3; channel++)
        sum[channel] += share * tables.light[source[channel]];
    }
  }
  for (int channel = 0; channel < 3; channel++) {
    long step = total > 0 ? lroundf(sum[channel] / total * LIGHT_STEPS) : 0;
    target[channel] = tables.value[step > LIGHT_STEPS ? LIGHT_STEPS : step];
  }
}

/// A rectangle of a picture.
typedef struct Area {
  int32_t left, top, width, height;
} Area;

static CImageStatus fit(const CImagePixels *picture, Area area, int32_t width, int32_t height,
                        uint8_t *bytes) {
  Span *columns = malloc((size_t)width * sizeof *columns);
  if (columns == NULL) return CIMAGE_NO_MEMORY;
  pthread_once(&tables_made, fill_tables);
  for (int32_t x = 0; x < width; x++) columns[x] = make_span(x, width, area.left, area.width);
  for (int32_t y = 0; y < height; y++) {
    Span row = make_span(y, height, area.top, area.height);
    for (int32_t x = 0; x < width; x++, bytes += 3) average(picture, &columns[x], &row, bytes);
  }
  free(columns);
  return CIMAGE_OK;
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
