#ifndef OTODANA_CTERMINAL_SCREEN_H
#define OTODANA_CTERMINAL_SCREEN_H

/* Shared by the files of this target only. */

#define NCURSES_WIDECHAR 1
#include <curses.h>

#include "CTerminal.h"

_Static_assert(CCHARW_MAX == 5, "a cell holds five scalars");
_Static_assert(sizeof(wchar_t) == 4, "wide characters are scalars");

/* The window keys are read from: a pad, because reading from a window refreshes it. */
extern WINDOW *cterminal_keyboard;

/* Writes bytes past ncurses, at once. */
void cterminal_write(const char *bytes);

/* Looks up how the terminal that was just opened moves what it shows, and allows it or not. */
void cterminal_learn_moves(void);

/* Whether the open terminal has rows between which it scrolls. */
bool cterminal_has_margins(void);

/* Tells ncurses of the sequences it does not know, for the open screen. */
void cterminal_define_keys(void);

/* Reads what ncurses returned as a key code: fills value and modifiers of a key, or character,
 * and returns true; false for a code that is no key. */
bool cterminal_decode_key(int code, cterminal_input *input);

/* Codes above every one of ncurses that announce something other than a key. */
enum {
  CODE_PASTE_BEGIN = 0x4000,
  CODE_PASTE_END,
  CODE_FOCUS_GAINED,
  CODE_FOCUS_LOST,
  CODE_MOUSE,
  CODE_PRIVATE_REPLY,
  CODE_DEVICE_REPLY,
  CODE_PROGRAM_REPLY,
  CODE_SYSTEM_REPLY,
};

/* Forgets all colour pairs. The screen must be repainted. */
void cterminal_reset_pairs(void);

/* The pair of two colours, 0 when both are the terminal's own; -1 when the table is full. */
int cterminal_pair(int32_t foreground, int32_t background);

/* Makes the picture of the screen kept here blank and as large as the screen. */
void cterminal_reset_cells(void);

/* Makes the next flush repaint. */
void cterminal_repaint(void);

#endif
