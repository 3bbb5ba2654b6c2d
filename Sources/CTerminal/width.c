#include "screen.h"

#include <CWidth.h>
#include <wchar.h>

static int ambiguous_columns = 1;

void cterminal_set_ambiguous_columns(int columns) {
  ambiguous_columns = columns;
  cterminal_reset_cells();
}

/* Takes the place of the C library's function in the whole process: ncurses asks it how far the
 * cursor moves, and it has to count as the frames do. An executable's symbol goes before those of the
 * libraries it is linked with. */
int wcwidth(wchar_t scalar) {
  if (scalar == 0) return 0;
  return cwidth_columns_of((uint32_t)scalar, ambiguous_columns);
}
