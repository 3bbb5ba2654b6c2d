#include <webp/decode.h>

#include "picture.h"

/// Scales inside the decoder when the picture is over twice the wanted size; below that the
/// saving is small and the exact area mean that follows is better.
static void choose_scale(WebPDecoderConfig *config, int32_t wanted) {
  int64_t width = config->input.width, height = config->input.height;
  int64_t shorter = width < height ? width : height;
  int64_t target = (int64_t)wanted * 2;
  if (shorter <= target) return;
  config->options.use_scaling = 1;
  config->options.scaled_width = (int)((width * target + shorter - 1) / shorter);
  config->options.scaled_height = (int)((height * target + shorter - 1) / shorter);
}

static void copy_over(const WebPDecBuffer *buffer, uint32_t background, CImagePixels *out) {
  uint8_t *target = out->bytes;
  for (int32_t y = 0; y < out->height; y++) {
    const uint8_t *source = buffer->u.RGBA.rgba + (size_t)y * (size_t)buffer->u.RGBA.stride;
    for (int32_t x = 0; x < out->width; x++, source += 4, target += 3) {
      target[0] = picture_blend(source[0], background >> 16 & 255, source[3]);
      target[1] = picture_blend(source[1], background >> 8 & 255, source[3]);
      target[2] = picture_blend(source[2], background & 255, source[3]);
    }
  }
}

CImageStatus webp_read(const uint8_t *bytes, size_t count, int32_t wanted, uint32_t background,
                       CImagePixels *out) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return CIMAGE_BROKEN;
  if (WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK) return CIMAGE_BROKEN;
  if (!picture_size_is_allowed(config.input.width, config.input.height)) return CIMAGE_TOO_LARGE;
  choose_scale(&config, wanted);
  config.output.colorspace = MODE_RGBA;
  VP8StatusCode decoded = WebPDecode(bytes, count, &config);
  CImageStatus status = decoded == VP8_STATUS_OK              ? CIMAGE_OK
                        : decoded == VP8_STATUS_OUT_OF_MEMORY ? CIMAGE_NO_MEMORY
                                                              : CIMAGE_BROKEN;
  if (status == CIMAGE_OK)
    status = picture_allocate(config.output.width, config.output.height, out);
  if (status == CIMAGE_OK) copy_over(&config.output, background, out);
  WebPFreeDecBuffer(&config.output);
  return status;
}
