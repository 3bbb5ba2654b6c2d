#ifndef OTODANA_CVTERM_H
#define OTODANA_CVTERM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A terminal without a window, for tests: libvterm's screen, and a program on a pseudo-terminal. */

/* --- the screen --- */

typedef struct cvterm cvterm;

/* A cell. Colours: -1 the terminal's own, 0 to 255 of the palette, 1 << 24 | rgb. */
typedef struct {
  uint32_t text[6]; /* scalars, then zeros; none at all for a cell never written */
  int32_t foreground, background;
  uint8_t width; /* 0 for the second half of a wide glyph */
  bool bold, italic, underline, reverse;
} cvterm_cell;

/* Makes a screen; the caller frees it. */
cvterm *cvterm_new(int rows, int columns);
void cvterm_free(cvterm *term);
void cvterm_resize(cvterm *term, int rows, int columns);

/* Takes output of a program. */
void cvterm_feed(cvterm *term, const uint8_t *bytes, size_t count);

/* Moves up to capacity bytes of what the terminal answered into a buffer; returns how many. */
size_t cvterm_take_answers(cvterm *term, uint8_t *buffer, size_t capacity);

cvterm_cell cvterm_cell_at(const cvterm *term, int row, int column);
void cvterm_cursor(const cvterm *term, int *row, int *column);
bool cvterm_is_cursor_visible(const cvterm *term);
bool cvterm_is_alternate(const cvterm *term);

/* --- the program --- */

/* A program whose terminal is a new pseudo-terminal. */
typedef struct {
  pid_t pid;
  int terminal; /* the terminal's side; does not block, closed on exec */
} cvterm_child;

/* Starts a program with the pseudo-terminal as its controlling terminal, standard input, output
 * and error, no other descriptor, and no signal blocked or ignored. arguments and environment end
 * in NULL; the program is not searched for. directory: where it starts. Returns 0 or an errno. */
int cvterm_spawn(
    char *const arguments[], char *const environment[], const char *directory, int rows,
    int columns, cvterm_child *child);

/* Changes the size, which signals the program. */
void cvterm_set_size(int terminal, int rows, int columns);

/* The modes a program left the terminal in. */
typedef struct {
  bool echoes, edits_lines, makes_signals;
} cvterm_modes;
cvterm_modes cvterm_current_modes(int terminal);

/* Reads what is there. Returns bytes read, 0 when nothing is there yet, -1 at the end. */
ssize_t cvterm_read(int terminal, uint8_t *buffer, size_t capacity);

/* Waits for output for up to a number of milliseconds. */
void cvterm_wait(int terminal, int milliseconds);

/* Whether the program ended; *status is then its exit status or -signal. */
bool cvterm_has_ended(pid_t pid, int *status);

#endif
