/* The yardstick: the least that a full-screen list through ncurses can be.
 *
 * usage: floor ROWS
 *
 * It opens the terminal as any such program does, draws the visible rows of a list that it need
 * not read from anywhere, and draws all of them again after each key: j and k move the bar, q
 * quits. A frame stands between the marks of synchronized output, so that its end is known. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void mark(const char *sequence) {
  if (write(STDOUT_FILENO, sequence, strlen(sequence)) < 0) exit(1);
}

/* Draws row `index` of the list, or nothing below its end. */
static void draw_row(int y, long index, long count, int is_focused) {
  char text[64];
  if (index >= count) return;
  snprintf(text, sizeof text, "Album %06ld    Artist %05ld", index, index / 5);
  attrset(is_focused ? A_REVERSE : A_NORMAL);
  mvprintw(y, 0, "%-*s", COLS, text);
  attrset(A_NORMAL);
}

static void draw(long top, long focus, long count) {
  erase();
  for (int y = 0; y < LINES - 1; y++) draw_row(y, top + y, count, top + y == focus);
  mvprintw(LINES - 1, 0, "%ld of %ld", count > 0 ? focus + 1 : 0, count);
  mark("\033[?2026h");
  refresh();
  mark("\033[?2026l");
}

int main(int argc, char **argv) {
  long count = argc > 1 ? atol(argv[1]) : 0, top = 0, focus = 0;
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  curs_set(0);
  keypad(stdscr, TRUE);
  start_color();
  use_default_colors();
  for (int key = 0; key != 'q'; key = getch()) {
    int height = LINES - 1;
    if (key == 'j' && focus + 1 < count) focus++;
    if (key == 'k' && focus > 0) focus--;
    if (focus < top) top = focus;
    if (focus >= top + height) top = focus - height + 1;
    draw(top, focus, count);
  }
  endwin();
  return 0;
}
