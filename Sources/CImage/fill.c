#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "picture.h"

/// Lines sampled in each row of pixels; across, coverage is exact.
enum { SAMPLES = 4 };

/// Working memory of one fill: how much of each pixel in the row is covered (0 to 1), and where
/// one sampled line crosses the outline.
typedef struct Row {
  float *covered;
  double *crossings;
  size_t crossing_count;
} Row;

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static void find_crossings(Row *row, const CImagePoint *points, size_t count, double y) {
  row->crossing_count = 0;
  for (size_t i = 0; i < count; i++) {
    CImagePoint a = points[i], b = points[i + 1 == count ? 0 : i + 1];
    if ((a.y <= y) == (b.y <= y)) continue;
    row->crossings[row->crossing_count++] = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x);
  }
  qsort(row->crossings, row->crossing_count, sizeof(double), compare);
}

/// Adds the part between two crossings; its ends count by the fraction of the pixel they cover.
static void cover(Row *row, double from, double to, int32_t width) {
  if (from < 0) from = 0;
  if (to > width) to = width;
  if (!(from < to)) return;
  int32_t first = (int32_t)from, last = (int32_t)to;
  if (first == last) {
    row->covered[first] += (float)((to - from) / SAMPLES);
    return;
  }
  row->covered[first] += (float)((first + 1 - from) / SAMPLES);
  for (int32_t x = first + 1; x < last; x++) row->covered[x] += 1.0f / SAMPLES;
  if (last < width) row->covered[last] += (float)((to - last) / SAMPLES);
}

static void mix(uint8_t *pixel, uint32_t start, uint32_t end, float along, float amount) {
  for (int channel = 0; channel < 3; channel++) {
    int shift = 16 - 8 * channel;
    float a = (float)(start >> shift & 255), b = (float)(end >> shift & 255);
    float value = pixel[channel] + (a + (b - a) * along - pixel[channel]) * amount;
    pixel[channel] = (uint8_t)(value + 0.5f);
  }
}

static void paint_row(CImagePixels *picture, int32_t y, const Row *row, const CImagePaint *paint) {
  double dx = paint->to.x - paint->from.x, dy = paint->to.y - paint->from.y;
  double length = dx * dx + dy * dy;
  uint8_t *pixel = picture->bytes + (size_t)y * (size_t)picture->width * 3;
  for (int32_t x = 0; x < picture->width; x++, pixel += 3) {
    if (row->covered[x] <= 0) continue;
    double along = 0;
    if (length > 0)
      along = ((x + 0.5 - paint->from.x) * dx + (y + 0.5 - paint->from.y) * dy) / length;
    along = along < 0 ? 0 : along > 1 ? 1 : along;
    float amount = row->covered[x] > 1 ? 1 : row->covered[x];
    mix(pixel, paint->start, paint->end, (float)along, amount * (float)paint->opacity);
  }
}

static void fill_rows(CImagePixels *picture, const CImagePoint *points, size_t count,
                      const CImagePaint *paint, Row *row) {
  double top = picture->height, bottom = 0;
  for (size_t i = 0; i < count; i++) {
    top = fmin(top, points[i].y);
    bottom = fmax(bottom, points[i].y);
  }
  int32_t first = (int32_t)fmax(0, floor(top));
  int32_t end = (int32_t)fmin(picture->height, ceil(bottom));
  for (int32_t y = first; y < end; y++) {
    memset(row->covered, 0, (size_t)picture->width * sizeof(float));
    for (int sample = 0; sample < SAMPLES; sample++) {
      find_crossings(row, points, count, y + (sample + 0.5) / SAMPLES);
      for (size_t i = 0; i + 1 < row->crossing_count; i += 2)
        cover(row, row->crossings[i], row->crossings[i + 1], picture->width);
    }
    paint_row(picture, y, row, paint);
  }
}

CImageStatus cimage_fill(CImagePixels *picture, const CImagePoint *points, size_t count,
                         const CImagePaint *paint) {
  if (picture == NULL || picture->bytes == NULL || points == NULL || paint == NULL || count < 3)
    return CIMAGE_BAD_REQUEST;
  if (!(paint->opacity >= 0 && paint->opacity <= 1)) return CIMAGE_BAD_REQUEST;
  for (size_t i = 0; i < count; i++)
    if (!isfinite(points[i].x) || !isfinite(points[i].y)) return CIMAGE_BAD_REQUEST;
  Row row = {calloc((size_t)picture->width, sizeof(float)), calloc(count, sizeof(double)), 0};
  bool enough = row.covered != NULL && row.crossings != NULL;
  if (enough) fill_rows(picture, points, count, paint, &row);
  free(row.covered);
  free(row.crossings);
  return enough ? CIMAGE_OK : CIMAGE_NO_MEMORY;
}
