#include "screen.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

extern const char cterminal_direct_terminfo[];

WINDOW *cterminal_keyboard;
static SCREEN *screen;
static bool reports_mouse;

/* Bracketed paste, focus reports. */
static const char modes_on[] = "\033[?2004h\033[?1004h";
static const char modes_off[] = "\033[?2004l\033[?1004l";
/* Buttons, drags and the wheel, in the form that has no largest column. */
static const char mouse_on[] = "\033[?1002h\033[?1006h";
static const char mouse_off[] = "\033[?1006l\033[?1002l";

/* First an end of whatever string was being sent, such as a picture. */
const char *const cterminal_restore_sequence =
    "\033\\"
    "\033[?2026l\033[?2004l\033[?1004l\033[?1006l\033[?1003l\033[?1002l\033[?1000l"
    "\033[0m\033[?7h\033[?25h\033[?1049l\033[?1l\033>\r";

void cterminal_send(cterminal_bytes bytes) {
  while (bytes.count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes.bytes, bytes.count);
    if (written <= 0) return;
    bytes.bytes += written;
    bytes.count -= (size_t)written;
  }
}

void cterminal_write(const char *bytes) {
  cterminal_send((cterminal_bytes){(const uint8_t *)bytes, strlen(bytes)});
}

bool cterminal_use_utf8(void) {
  bool is_known = setlocale(LC_CTYPE, "") != NULL;
  const char *name = nl_langinfo(CODESET);
  if (is_known && strcmp(name, "UTF-8") == 0) return true;
  /* The terminal of a person who set another character set does not read UTF-8. */
  bool is_plain = !is_known || strcmp(name, "ANSI_X3.4-1968") == 0;
  return is_plain && setlocale(LC_CTYPE, "C.UTF-8") != NULL;
}

static void start_screen(bool with_color) {
  raw();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  /* A key that arrives during an update must not leave half of a frame. */
  typeahead(-1);
  set_escdelay(25);
  cterminal_keyboard = newpad(1, 1);
  keypad(cterminal_keyboard, TRUE);
  nodelay(cterminal_keyboard, TRUE);
  cterminal_define_keys();
  if (with_color && has_colors()) {
    start_color();
    use_default_colors();
  }
}

static void set_modes(bool on) {
  cterminal_write(on ? modes_on : modes_off);
  if (reports_mouse) cterminal_write(on ? mouse_on : mouse_off);
}

bool cterminal_open(const char *name, bool with_color, bool with_mouse) {
  bool is_own = strcmp(name, cterminal_direct_entry) == 0;
  const char *former = getenv("TERMINFO");
  char *saved = former ? strdup(former) : NULL;
  if (is_own) setenv("TERMINFO", cterminal_direct_terminfo, 1);
  screen = newterm(name, stdout, stdin);
  if (is_own) unsetenv("TERMINFO");
  if (is_own && saved) setenv("TERMINFO", saved, 1);
  free(saved);
  if (!screen) return false;
  set_term(screen);
  start_screen(with_color);
  reports_mouse = with_mouse;
  set_modes(true);
  cterminal_learn_moves();
  cterminal_reset_pairs();
  cterminal_resize();
  return true;
}

void cterminal_report_mouse(bool on) {
  if (on == reports_mouse) return;
  reports_mouse = on;
  cterminal_write(on ? mouse_on : mouse_off);
}

void cterminal_close(void) {
  if (!screen) return;
  cterminal_suspend();
  delwin(cterminal_keyboard);
  delscreen(screen);
  screen = NULL;
}

void cterminal_suspend(void) {
  set_modes(false);
  endwin();
}

void cterminal_resume(void) {
  set_modes(true);
  cterminal_repaint();
}

void cterminal_ask_version(void) { cterminal_write("\033[>0q"); }

void cterminal_invalidate(void) { cterminal_repaint(); }

void cterminal_resize(void) {
  struct winsize size;
  /* resize_term, not resizeterm: that one queues a key nobody pressed. */
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
    resize_term(size.ws_row, size.ws_col);
  }
  cterminal_reset_cells();
}

void cterminal_size(int *columns, int *rows) { getmaxyx(stdscr, *rows, *columns); }
