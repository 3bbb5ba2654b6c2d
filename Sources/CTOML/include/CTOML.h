#ifndef CTOML_H
#define CTOML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads TOML with toml++ and hands it out as a flat list of plain values.

#ifdef __cplusplus
extern "C" {
#endif

// Separates the names of a path and the texts of a list; no TOML text may hold it unescaped.
#define CTOML_SEPARATOR 31

typedef enum {
  CTOML_TEXT,
  CTOML_NUMBER,
  CTOML_FLAG,
  CTOML_TEXTS,  // a list of texts
  CTOML_OTHER   // a date, a fraction, a list of anything else
} ctoml_kind;

typedef struct {
  ctoml_kind kind;
  const char *path;  // the names from outside in
  const char *text;  // of a text, or of a list of texts; "" else
  size_t text_length;
  size_t text_count;  // of a list of texts
  int64_t number;
  bool flag;
  int line;  // from 1
} ctoml_entry;

typedef struct ctoml_document ctoml_document;

// Reads a text; never NULL unless there is no memory. Free it with ctoml_free.
ctoml_document *ctoml_parse(const char *text, size_t length);
void ctoml_free(ctoml_document *document);

// Why the text is no TOML; NULL when it is.
const char *ctoml_error(const ctoml_document *document);
// The line of the error and its column in characters, from 1; behind the last one for the line's end.
int ctoml_error_line(const ctoml_document *document);
int ctoml_error_column(const ctoml_document *document);

size_t ctoml_count(const ctoml_document *document);
// The entry at an index below the count; its texts live as long as the document.
ctoml_entry ctoml_at(const ctoml_document *document, size_t index);

#ifdef __cplusplus
}
#endif

#endif
