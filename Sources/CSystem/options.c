#include "csystem_options.h"

#include <getopt.h>
#include <stdbool.h>
#include <string.h>

enum { MAX_OPTIONS = 64, MAX_LETTERS = 128 };

void csystem_options_begin(void) {
  opterr = 0;
  /* 0, not 1: makes glibc forget an earlier parse altogether. */
  optind = 0;
}

/* An unknown letter may stand in the middle of a word, so it is told alone. */
static const char *offending_word(char *const argv[], const csystem_option *options, int count) {
  static char letter[] = "-?";
  bool is_unknown_letter = optopt != 0;
  for (int i = 0; i < count; i++) is_unknown_letter &= options[i].value != optopt;
  letter[1] = (char)optopt;
  return is_unknown_letter ? letter : argv[optind - 1];
}

csystem_parsed csystem_options_next(
    int argc, char *const argv[], const char *letters, const csystem_option *options, int count) {
  struct option table[MAX_OPTIONS];
  memset(table, 0, sizeof table);
  for (int i = 0; i < count && i < MAX_OPTIONS - 1; i++) {
    table[i].name = options[i].name;
    table[i].has_arg =
        options[i].argument == CSYSTEM_REQUIRED_ARGUMENT ? required_argument : no_argument;
    table[i].val = options[i].value;
  }
  /* A colon, after a plus if any, makes a missing argument ':' instead of '?'. */
  char pattern[MAX_LETTERS];
  int has_plus = letters[0] == '+';
  pattern[0] = '+';
  pattern[has_plus] = ':';
  pattern[has_plus + 1] = 0;
  strncat(pattern, letters + has_plus, sizeof pattern - strlen(pattern) - 1);

  csystem_parsed parsed = {.value = getopt_long(argc, argv, pattern, table, NULL)};
  if (parsed.value == '?' || parsed.value == ':') {
    parsed.word = offending_word(argv, options, count);
  } else {
    parsed.argument = optarg;
  }
  return parsed;
}

int csystem_options_rest(void) { return optind; }
