#include "screen.h"

#include <stddef.h>
#include <term.h>

/* ncurses scrolls by itself where that is shorter, whatever a window allows; it does not where the
 * terminal's entry has nothing to scroll with. So the entry in memory is changed. */

static bool is_allowed = true;

typedef struct {
  char **place; /* in the entry of the open terminal */
  char *value;
} ability;

enum { ABILITIES = 15 };
static ability abilities[ABILITIES];

static void apply(void) {
  for (int i = 0; i < ABILITIES; i++) {
    if (abilities[i].place) *abilities[i].place = is_allowed ? abilities[i].value : NULL;
  }
}

void cterminal_learn_moves(void) {
  char **places[] = {
      &change_scroll_region, &scroll_forward, &scroll_reverse, &parm_index, &parm_rindex,
      &insert_line, &parm_insert_line, &delete_line, &parm_delete_line, &insert_character,
      &parm_ich, &delete_character, &parm_dch, &enter_insert_mode, &exit_insert_mode,
  };
  _Static_assert(sizeof places / sizeof places[0] == ABILITIES, "one for each");
  for (int i = 0; i < ABILITIES; i++) abilities[i] = (ability){places[i], *places[i]};
  apply();
}

bool cterminal_has_margins(void) { return abilities[0].value != NULL; }

void cterminal_allow_moves(bool allowed) {
  is_allowed = allowed;
  apply();
}
