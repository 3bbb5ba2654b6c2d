#ifndef OTODANA_CSYSTEM_LOCALE_H
#define OTODANA_CSYSTEM_LOCALE_H

#include <stdbool.h>
#include <stdint.h>

/* The person's language. */

/* Takes the locale from the environment. Where it is not generated on this machine, or is not
 * UTF-8, text is UTF-8 all the same (C.UTF-8) and the language of messages follows the
 * environment. Call once at the start, before threads. Returns whether the locale is generated. */
bool csystem_locale_begin(void);

/* Opens the message catalogues of a domain: directory/<language>/LC_MESSAGES/domain.mo.
 * Returns false when memory is short. */
bool csystem_catalog_open(const char *domain, const char *directory);

/* Has messages translated to a language from now on: languages separated by colons, the best
 * first; empty for the locale's own. Called before there are threads first, and then on one. */
void csystem_catalog_language(const char *languages);

/* The translation of a message in UTF-8, or the message itself; lives as long as the program. */
const char *csystem_translate(const char *domain, const char *message);

/* The translation that suits a number. */
const char *csystem_translate_plural(
    const char *domain, const char *singular, const char *plural, unsigned long number);

/* Terminal columns of a scalar by the C library: -1, 0, 1 or 2. Needs a UTF-8 locale. */
int csystem_wcwidth(uint32_t scalar);

#endif
