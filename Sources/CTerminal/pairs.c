#include "screen.h"

#include <string.h>

/* Colour pairs by their two colours. ncurses has a table of its own (alloc_pair), four times as
 * slow at thousands of pairs. Numbers only grow: giving a pair that is on the screen other colours
 * makes ncurses search all cells for it. When the numbers run out, all are forgotten at once. */

enum { SLOTS = 1 << 16, MOST_PAIRS = 1 << 15 };

static struct {
  int32_t foreground, background;
  int32_t pair; /* 0: free */
} slots[SLOTS];
static int next_pair = 1;

void cterminal_reset_pairs(void) {
  if (next_pair == 1) return;
  reset_color_pairs();
  memset(slots, 0, sizeof slots);
  next_pair = 1;
}

static uint32_t slot_of(int32_t foreground, int32_t background) {
  uint32_t hash = (uint32_t)foreground * 2654435761u;
  hash ^= (uint32_t)background * 2246822519u + (hash >> 15);
  return (hash ^ (hash >> 13)) % SLOTS;
}

int cterminal_pair(int32_t foreground, int32_t background) {
  if (foreground < 0 && background < 0) return 0;
  uint32_t slot = slot_of(foreground, background);
  while (slots[slot].pair != 0) {
    if (slots[slot].foreground == foreground && slots[slot].background == background) {
      return slots[slot].pair;
    }
    slot = (slot + 1) % SLOTS;
  }
  if (next_pair >= MOST_PAIRS || next_pair >= COLOR_PAIRS) return -1;
  if (init_extended_pair(next_pair, foreground, background) == ERR) return 0;
  slots[slot].foreground = foreground;
  slots[slot].background = background;
  slots[slot].pair = next_pair;
  return next_pair++;
}
