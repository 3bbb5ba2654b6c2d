#include "screen.h"

#include <stdlib.h>
#include <string.h>

/* The picture: what the cells of the screen are, so that only changes reach ncurses and nothing
 * at all is sent for none. */
static cterminal_cell *picture;
static int picture_rows, picture_columns;
static bool is_changed, is_repainted;
static int shown_y = -1, shown_x = -1;

static const char begin_update[] = "\033[?2026h";
static const char end_update[] = "\033[?2026l";
/* ncurses sets the margins at its start only. A window that got its size just before they came has
 * those of its former size since, and a picture that reaches below them scrolls what is above. */
static const char whole_margins[] = "\0337\033[r\0338";

/* Cells as ncurses keeps them, by what they show: a screen has few that differ, and to find one
 * again takes a fraction of what setcchar does. */
static struct {
  cterminal_cell cell;
  cchar_t made;
} known[512];

static void forget_known_cells(void) { memset(known, 0, sizeof known); }

void cterminal_reset_cells(void) {
  static const cterminal_cell blank = {
      .text = {' '}, .foreground = -1, .background = -1, .width = 1};
  getmaxyx(stdscr, picture_rows, picture_columns);
  size_t count = (size_t)picture_rows * (size_t)picture_columns;
  free(picture);
  picture = malloc(count * sizeof *picture);
  if (!picture) abort();
  for (size_t i = 0; i < count; i++) picture[i] = blank;
  forget_known_cells();
  werase(stdscr);
  cterminal_repaint();
}

void cterminal_repaint(void) {
  clearok(curscr, TRUE);
  is_repainted = is_changed = true;
}

static attr_t curses_attributes(uint8_t attributes) {
  attr_t result = WA_NORMAL;
  if (attributes & CTERMINAL_BOLD) result |= WA_BOLD;
  if (attributes & CTERMINAL_DIM) result |= WA_DIM;
  if (attributes & CTERMINAL_ITALIC) result |= WA_ITALIC;
  if (attributes & CTERMINAL_UNDERLINE) result |= WA_UNDERLINE;
  if (attributes & CTERMINAL_REVERSE) result |= WA_REVERSE;
  return result;
}

static size_t place_of(const cterminal_cell *cell) {
  uint32_t hash = cell->text[0] * 2654435761u;
  hash ^= (uint32_t)cell->foreground * 2246822519u;
  hash ^= (uint32_t)cell->background * 3266489917u + cell->attributes;
  return (hash ^ (hash >> 15)) % (sizeof known / sizeof known[0]);
}

/* A cell with a glyph as ncurses keeps it; NULL when there are no pairs left. */
static const cchar_t *curses_cell(const cterminal_cell *cell) {
  size_t place = place_of(cell);
  if (memcmp(&known[place].cell, cell, sizeof *cell) == 0) return &known[place].made;
  int pair = cterminal_pair(cell->foreground, cell->background);
  if (pair < 0) return NULL;
  wchar_t text[CCHARW_MAX + 1] = {0};
  for (int i = 0; i < CCHARW_MAX; i++) text[i] = (wchar_t)cell->text[i];
  setcchar(&known[place].made, text, curses_attributes(cell->attributes), 0, &pair);
  known[place].cell = *cell;
  return &known[place].made;
}

/* Hands cells to ncurses. Returns false when there are no pairs left. */
static bool hand_over(int y, int x, const cterminal_cell *cells, int count) {
  cchar_t batch[128];
  while (count > 0) {
    int taken = 0, glyphs = 0;
    while (taken < count && glyphs < (int)(sizeof batch / sizeof batch[0])) {
      const cterminal_cell *cell = &cells[taken];
      if (cell->width > 0) {
        const cchar_t *made = curses_cell(cell);
        if (!made) return false;
        batch[glyphs++] = *made;
      }
      taken++;
    }
    while (taken < count && cells[taken].width == 0) taken++;
    mvwadd_wchnstr(stdscr, y, x, batch, glyphs);
    cells += taken;
    x += taken;
    count -= taken;
  }
  return true;
}

static void hand_over_everything(void) {
  for (int y = 0; y < picture_rows; y++) {
    const cterminal_cell *row = picture + (size_t)y * (size_t)picture_columns;
    /* Too many pairs for one screen: the rest keeps its glyphs' former look. */
    if (!hand_over(y, 0, row, picture_columns)) return;
  }
}

void cterminal_put(int y, int x, const cterminal_cell *cells, int count) {
  if (y < 0 || y >= picture_rows || x < 0 || x >= picture_columns) return;
  if (count > picture_columns - x) count = picture_columns - x;
  cterminal_cell *place = picture + (size_t)y * (size_t)picture_columns + x;
  size_t size = (size_t)count * sizeof *cells;
  if (memcmp(place, cells, size) == 0) return;
  memcpy(place, cells, size);
  is_changed = true;
  if (!hand_over(y, x, cells, count)) {
    cterminal_reset_pairs();
    forget_known_cells();
    hand_over_everything();
    cterminal_repaint();
  }
}

void cterminal_flush(int cursor_y, int cursor_x, cterminal_bytes before, cterminal_bytes after) {
  if (cursor_y < 0 || cursor_x < 0 || cursor_y >= picture_rows || cursor_x >= picture_columns) {
    cursor_y = cursor_x = -1;
  }
  bool is_moved = cursor_y != shown_y || cursor_x != shown_x;
  if (!is_changed && !is_moved && before.count == 0 && after.count == 0) return;
  /* ncurses holds nothing back between updates, so this comes first. */
  cterminal_write(begin_update);
  cterminal_send(before);
  if (is_repainted && cterminal_has_margins()) cterminal_write(whole_margins);
  if (is_repainted || (cursor_y < 0) != (shown_y < 0)) curs_set(cursor_y >= 0);
  leaveok(stdscr, cursor_y < 0);
  if (cursor_y >= 0) wmove(stdscr, cursor_y, cursor_x);
  wnoutrefresh(stdscr);
  doupdate();
  cterminal_send(after);
  cterminal_write(end_update);
  is_changed = is_repainted = false;
  shown_y = cursor_y;
  shown_x = cursor_x;
}
