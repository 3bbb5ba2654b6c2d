#include <iconv.h>

#include "CUnicode.h"

ptrdiff_t otd_charset_decode(
    const char *charset, const uint8_t *text, size_t size, uint8_t *result, size_t capacity) {
  iconv_t converter = iconv_open("UTF-8", charset);
  if (converter == (iconv_t)-1) return -1;
  char *from = (char *)text;
  char *to = (char *)result;
  size_t from_left = size;
  size_t to_left = capacity;
  size_t failure = iconv(converter, &from, &from_left, &to, &to_left);
  // In some charsets a letter waits for the marks that may follow it: the last one has to be fetched.
  if (failure != (size_t)-1) failure = iconv(converter, NULL, NULL, &to, &to_left);
  iconv_close(converter);
  if (failure == (size_t)-1 || from_left != 0) return -1;
  return (ptrdiff_t)(capacity - to_left);
}
