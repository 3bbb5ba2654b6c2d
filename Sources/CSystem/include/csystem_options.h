#ifndef OTODANA_CSYSTEM_OPTIONS_H
#define OTODANA_CSYSTEM_OPTIONS_H

/* Command lines in the GNU manner (getopt_long). One parse at a time, on one thread. */

typedef enum { CSYSTEM_NO_ARGUMENT, CSYSTEM_REQUIRED_ARGUMENT } csystem_argument;

/* A long option. value is returned when it is met; use a letter for one with a short form. */
typedef struct {
  const char *name; /* without dashes; must outlive the parse */
  csystem_argument argument;
  int value;
} csystem_option;

/* What the parse met. */
typedef struct {
  int value;            /* of the option; '?' unknown, ':' argument missing, -1 at the end */
  const char *argument; /* of the option, or NULL; points into argv */
  const char *word;     /* where value is '?' or ':': the offending word, or "-x" for a letter */
} csystem_parsed;

/* Begins a parse. */
void csystem_options_begin(void);

/* The next option of argv. letters: as for getopt, for example "hc:", each also the value of a
 * long option; at most 63 options. Nothing is printed. Parsing stops at the first word that is
 * not an option when letters starts with '+'; otherwise such words are moved to the end. */
csystem_parsed csystem_options_next(
    int argc, char *const argv[], const char *letters, const csystem_option *options, int count);

/* After the end: the index in argv of the first word that is not an option. */
int csystem_options_rest(void);

#endif
