#ifndef OTODANA_CWIDTH_H
#define OTODANA_CWIDTH_H

#include <stdbool.h>
#include <stdint.h>

/* Facts about single Unicode scalars, from libutf8proc's tables. All functions are pure: no
 * locale, no memory, no input or output. Any 32-bit value may be passed. */

/* What a scalar is good for on a screen. */
typedef enum {
  CWIDTH_CONTROL,  /* C0, C1, DEL, line and paragraph separators */
  CWIDTH_FORMAT,   /* category Cf: direction marks, joiners, tags, soft hyphen */
  CWIDTH_INVALID,  /* unassigned, surrogate, noncharacter, beyond U+10FFFF */
  CWIDTH_GRAPHIC,  /* everything else, private use included */
} cwidth_kind;

/* The kind of a scalar. */
cwidth_kind cwidth_kind_of(uint32_t scalar);

/* Terminal columns of a graphic scalar: 0 for what joins the cell before it, 1 or 2.
 * -1 for every other kind. Follows the C library's wcwidth where that differs from utf8proc:
 * spacing marks take a column, conjoining vowels and finals none. */
int cwidth_columns(uint32_t scalar);

/* The canonical composition of a base and one mark, or 0 when there is none. */
uint32_t cwidth_compose(uint32_t base, uint32_t mark);

/* The first scalar of the compatibility decomposition: a letter without its marks. */
uint32_t cwidth_base(uint32_t scalar);

/* Whether a scalar starts or continues an emoji picture (Extended_Pictographic). */
bool cwidth_is_pictographic(uint32_t scalar);

/* Whether the East Asian Width of a scalar is Ambiguous: one column in most terminals, two in
 * some set up for Chinese, Japanese or Korean. */
bool cwidth_is_ambiguous(uint32_t scalar);

/* Terminal columns as cwidth_columns has them, where scalars of ambiguous width take some number, 1
 * or 2. */
int cwidth_columns_of(uint32_t scalar, int ambiguous);

#endif
