#ifndef CUNICODE_H
#define CUNICODE_H

// Unicode normalisation and folding by utf8proc, other charsets by iconv, behind plain bytes.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What becomes of a text.
typedef enum otd_unicode_form {
  /// Canonical composition (NFC).
  OTD_UNICODE_COMPOSED = 0,
  /// Compatibility composition with case folded: equal for spellings that differ in case, width
  /// or Unicode form only (NFKC_Casefold).
  OTD_UNICODE_FOLDED = 1,
  /// Compatibility decomposition with case folded and combining marks removed: base letters.
  OTD_UNICODE_BASE = 2,
} otd_unicode_form;

/// Turns UTF-8 into one of the forms.
///
/// @param text `size` bytes of UTF-8.
/// @param result Where the bytes go; not terminated.
/// @param capacity Bytes that fit there.
/// @return The bytes the result has, more than `capacity` when it was not written because it
///   does not fit; -1 when the text is not UTF-8 or memory ran out.
ptrdiff_t otd_unicode_map(
    const uint8_t *text, size_t size, otd_unicode_form form, uint8_t *result, size_t capacity);

/// Turns text of another charset into UTF-8.
///
/// @param charset A name that iconv knows, such as "CP932".
/// @param text `size` bytes; all of them must make sense.
/// @param result Where the bytes go; not terminated.
/// @param capacity Bytes that fit there; four times `size` always does.
/// @return The bytes of the result, or -1 when the text makes no sense in this charset, does not
///   fit, or the charset is not known.
ptrdiff_t otd_charset_decode(
    const char *charset, const uint8_t *text, size_t size, uint8_t *result, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
