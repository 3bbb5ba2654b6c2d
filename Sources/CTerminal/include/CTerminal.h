#ifndef OTODANA_CTERMINAL_H
#define OTODANA_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One ncurses screen on standard input and output, behind plain types. Every function but
 * cterminal_describe and cterminal_use_utf8 needs an open screen; all belong to one thread. */

/* --- what a terminal can do --- */

/* What a terminfo entry says. */
typedef struct {
  int colors;     /* 0 when it has none; 1 << 24 for direct colour */
  bool is_direct; /* RGB or Tc is set: 24-bit colour, by whatever means */
} cterminal_description;

/* Looks up a terminfo entry. Returns false when there is none that can address the cursor. */
bool cterminal_describe(const char *name, cterminal_description *description);

/* Takes the character set from the environment. A plain C locale, and one that is not generated
 * here, count as UTF-8. Returns whether the terminal is sent UTF-8; otherwise send ASCII only. */
bool cterminal_use_utf8(void);

/* --- opening and closing --- */

/* The program's own entry: 24-bit colours, of which the first 16 are the person's palette. */
extern const char *const cterminal_direct_entry;

/* Opens the screen: raw keys, no echo, alternate screen, cursor hidden. name: a terminfo entry or
 * cterminal_direct_entry. with_color: false shows none. Returns false when the entry is unusable,
 * and nothing has changed then. */
bool cterminal_open(const char *name, bool with_color, bool with_mouse);

/* Has the mouse reported from now on, or no longer. */
void cterminal_report_mouse(bool on);

/* Restores the terminal and forgets the screen. */
void cterminal_close(void);

/* Restores the terminal for another program, until cterminal_resume. */
void cterminal_suspend(void);

/* Takes the terminal back; the next flush paints everything. */
void cterminal_resume(void);

/* Asks the terminal for its name and version; the answer is a CTERMINAL_DEVICE_REPLY, if any. */
void cterminal_ask_version(void);

/* Makes the next flush paint everything. */
void cterminal_invalidate(void);

/* Asks the kernel for the size, resizes the screen to it, blank, and invalidates it. */
void cterminal_resize(void);

/* The size of the screen in cells. */
void cterminal_size(int *columns, int *rows);

/* What a crash handler writes to leave the screen: a constant. */
extern const char *const cterminal_restore_sequence;

/* --- output --- */

/* Says how many columns a scalar of ambiguous width takes, 1 or 2, from now on; 1 at the start. The
 * picture of the screen is blank afterwards and the next flush paints everything. */
void cterminal_set_ambiguous_columns(int columns);

enum {
  CTERMINAL_BOLD = 1,
  CTERMINAL_DIM = 2,
  CTERMINAL_ITALIC = 4,
  CTERMINAL_UNDERLINE = 8,
  CTERMINAL_REVERSE = 16,
};

/* A cell. Cells compare byte by byte, so unused must be 0. */
typedef struct {
  uint32_t text[5];   /* a base and up to four marks of no width, then zeros */
  int32_t foreground; /* -1 the terminal's own, or a colour of the entry */
  int32_t background;
  uint8_t attributes; /* CTERMINAL_BOLD and so on */
  uint8_t width;      /* 1 or 2; 0 for the second half of the wide cell before */
  uint16_t unused;
} cterminal_cell;

/* Puts cells into a row, whole glyphs only; what does not fit is left out. */
void cterminal_put(int y, int x, const cterminal_cell *cells, int count);

/* Bytes that go past ncurses. */
typedef struct {
  const uint8_t *bytes;
  size_t count;
} cterminal_bytes;

/* Sends what changed since the last flush, between synchronized-output brackets, and places the
 * cursor; a negative cursor is hidden. before goes in front of the changes, after behind them, and
 * must leave the cursor and its look where they were. Sends nothing when nothing changed and there
 * are no such bytes. */
void cterminal_flush(int cursor_y, int cursor_x, cterminal_bytes before, cterminal_bytes after);

/* Sends bytes at once, outside of any frame. */
void cterminal_send(cterminal_bytes bytes);

/* Whether the terminal may be told to move what it shows: to scroll, to insert and to delete. false
 * while it shows pixels, which some terminals move otherwise than text or not at all. */
void cterminal_allow_moves(bool is_allowed);

/* --- input --- */

typedef enum {
  CTERMINAL_CHARACTER,      /* value: the scalar, 1 to 26 with control as letters */
  CTERMINAL_KEY,            /* value: a cterminal_key, or CTERMINAL_FUNCTION + n */
  CTERMINAL_FOCUS,          /* value: 1 gained, 0 lost */
  CTERMINAL_PASTE,          /* text */
  CTERMINAL_MOUSE,          /* text: an SGR report after ESC [ < */
  CTERMINAL_PRIVATE_REPLY,  /* text: after ESC [ ? */
  CTERMINAL_DEVICE_REPLY,   /* text: after ESC P, without the terminator; so the next two */
  CTERMINAL_PROGRAM_REPLY,  /* after ESC _ */
  CTERMINAL_SYSTEM_REPLY,   /* after ESC ] */
  CTERMINAL_PLAIN_REPLY,   /* text: after ESC [, ends in t or R */
} cterminal_kind;

typedef enum {
  CTERMINAL_UP,
  CTERMINAL_DOWN,
  CTERMINAL_LEFT,
  CTERMINAL_RIGHT,
  CTERMINAL_HOME,
  CTERMINAL_END,
  CTERMINAL_PAGE_UP,
  CTERMINAL_PAGE_DOWN,
  CTERMINAL_INSERT,
  CTERMINAL_DELETE,
  CTERMINAL_ENTER,
  CTERMINAL_TAB,
  CTERMINAL_BACKSPACE,
  CTERMINAL_ESCAPE,
  CTERMINAL_FUNCTION = 32, /* + 1 for F1, and so on to F63 */
} cterminal_key;

enum { CTERMINAL_SHIFT = 1, CTERMINAL_ALT = 2, CTERMINAL_CONTROL = 4 };

typedef struct {
  cterminal_kind kind;
  uint32_t value;
  uint32_t modifiers; /* CTERMINAL_SHIFT and so on */
  const char *text;   /* UTF-8, valid until the next read */
  size_t length;      /* bytes of text */
} cterminal_input;

/* Reads one input without waiting for it to begin. Returns false when there is none. A sequence
 * that has begun is awaited for up to 100 ms a byte. */
bool cterminal_read(cterminal_input *input);

#endif
