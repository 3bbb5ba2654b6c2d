#include "csystem_locale.h"

#include <dlfcn.h>
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

static const char *requested_language(void) {
  static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
    const char *value = getenv(names[i]);
    if (value && *value) return value;
  }
  return "C";
}

/* gettext looks at LANGUAGE, but only outside of the plain C locale. */
static void take_language_from_environment(void) {
  setlocale(LC_MESSAGES, "C.UTF-8");
  const char *language = requested_language();
  const char *given = getenv("LANGUAGE");
  if ((!given || !*given) && strcmp(language, "C") != 0 && strcmp(language, "POSIX") != 0) {
    char name[64];
    size_t length = strcspn(language, ".@");
    if (length < sizeof name) {
      memcpy(name, language, length);
      name[length] = 0;
      setenv("LANGUAGE", name, 1);
    }
  }
}

bool csystem_locale_begin(void) {
  bool is_known = setlocale(LC_ALL, "") != NULL;
  if (!is_known) take_language_from_environment();
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
  /* Numbers are read and written by programs more often than by people. */
  setlocale(LC_NUMERIC, "C");
  return is_known;
}

bool csystem_catalog_open(const char *domain, const char *directory) {
  return bindtextdomain(domain, directory) && bind_textdomain_codeset(domain, "UTF-8");
}

/* GNU gettext looks its catalogues up anew when this number is another one (its manual, "Being a
 * gettext grok"). */
extern int _nl_msg_cat_cntr;

void csystem_catalog_language(const char *languages) {
  setenv("LANGUAGE", languages, 1);
  _nl_msg_cat_cntr++;
}

const char *csystem_translate(const char *domain, const char *message) {
  return dgettext(domain, message);
}

const char *csystem_translate_plural(
    const char *domain, const char *singular, const char *plural, unsigned long number) {
  return dngettext(domain, singular, plural, number);
}

int csystem_wcwidth(uint32_t scalar) {
  /* The next one: a program may have its own in front of the library's. */
  int (*columns)(wchar_t) = (int (*)(wchar_t))dlsym(RTLD_NEXT, "wcwidth");
  return columns ? columns((wchar_t)scalar) : -1;
}
