#include "screen.h"

#include <term.h>
#include <unistd.h>

/* Alone in a file: <term.h> defines words such as lines and columns. */

static bool has_name(char *name) { return tigetflag(name) == 1 || tigetnum(name) > 0; }

bool cterminal_describe(const char *name, cterminal_description *description) {
  int status;
  TERMINAL *former = cur_term;
  if (setupterm(name, STDOUT_FILENO, &status) == ERR) return false;
  bool is_usable = cursor_address != NULL && clear_screen != NULL;
  description->colors = max_colors > 0 ? max_colors : 0;
  description->is_direct = has_name("RGB") || has_name("Tc");
  del_curterm(set_curterm(former));
  return is_usable;
}
