#include "CWidth.h"

#include <utf8proc.h>

static bool within(uint32_t scalar, uint32_t first, uint32_t last) {
  return scalar >= first && scalar <= last;
}

cwidth_kind cwidth_kind_of(uint32_t scalar) {
  if (scalar > 0x10FFFF) return CWIDTH_INVALID;
  switch (utf8proc_category((utf8proc_int32_t)scalar)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return CWIDTH_CONTROL;
    case UTF8PROC_CATEGORY_CF:
      return CWIDTH_FORMAT;
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CS:
      return CWIDTH_INVALID;
    default:
      return CWIDTH_GRAPHIC;
  }
}

int cwidth_columns(uint32_t scalar) {
  if (within(scalar, 0x20, 0x7E)) return 1;
  if (cwidth_kind_of(scalar) != CWIDTH_GRAPHIC) return -1;
  /* Hangul vowels and finals are drawn inside the syllable their leading consonant began. */
  if (within(scalar, 0x1160, 0x11FF) || within(scalar, 0xD7B0, 0xD7FB)) return 0;
  /* Circled numbers on squares and the hexagrams: wide in the C library's tables only. */
  if (within(scalar, 0x3248, 0x324F) || within(scalar, 0x4DC0, 0x4DFF)) return 2;
  if (utf8proc_category((utf8proc_int32_t)scalar) == UTF8PROC_CATEGORY_MC) {
    /* A spacing mark stands beside its base. */
    int columns = utf8proc_charwidth((utf8proc_int32_t)scalar);
    return columns > 0 ? columns : 1;
  }
  return utf8proc_charwidth((utf8proc_int32_t)scalar);
}

uint32_t cwidth_compose(uint32_t base, uint32_t mark) {
  utf8proc_int32_t pair[2] = {(utf8proc_int32_t)base, (utf8proc_int32_t)mark};
  utf8proc_option_t options = UTF8PROC_COMPOSE | UTF8PROC_STABLE;
  return utf8proc_normalize_utf32(pair, 2, options) == 1 ? (uint32_t)pair[0] : 0;
}

uint32_t cwidth_base(uint32_t scalar) {
  if (scalar > 0x10FFFF) return scalar;
  utf8proc_int32_t parts[32];
  int boundary = 0;
  utf8proc_ssize_t count = utf8proc_decompose_char(
      (utf8proc_int32_t)scalar, parts, 32, UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT, &boundary);
  return count > 0 ? (uint32_t)parts[0] : scalar;
}

bool cwidth_is_pictographic(uint32_t scalar) {
  if (scalar > 0x10FFFF) return false;
  const utf8proc_property_t *property = utf8proc_get_property((utf8proc_int32_t)scalar);
  return property->boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
}
