#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

static utf8proc_option_t options_of(otd_unicode_form form) {
  switch (form) {
    case OTD_UNICODE_COMPOSED:
      return UTF8PROC_STABLE | UTF8PROC_COMPOSE;
    case OTD_UNICODE_FOLDED:
      return UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
             UTF8PROC_IGNORE;
    case OTD_UNICODE_BASE:
      return UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
             UTF8PROC_IGNORE | UTF8PROC_STRIPMARK;
  }
  return UTF8PROC_STABLE | UTF8PROC_COMPOSE;
}

ptrdiff_t otd_unicode_map(
    const uint8_t *text, size_t size, otd_unicode_form form, uint8_t *result, size_t capacity) {
  utf8proc_uint8_t *mapped = NULL;
  utf8proc_ssize_t count =
      utf8proc_map(text, (utf8proc_ssize_t)size, &mapped, options_of(form));
  if (count < 0) {
    free(mapped);
    return -1;
  }
  if ((size_t)count <= capacity) memcpy(result, mapped, (size_t)count);
  free(mapped);
  return count;
}
