#include "csystem_memory.h"

#include <malloc.h>

void csystem_share_memory(void) { mallopt(M_ARENA_MAX, 1); }

void csystem_take_memory_in_bulk(csystem_memory_steps steps) {
  mallopt(M_TOP_PAD, steps.taken);
  mallopt(M_TRIM_THRESHOLD, steps.kept);
}

void csystem_keep_freed_memory(int bytes) {
  mallopt(M_TRIM_THRESHOLD, bytes);
  mallopt(M_MMAP_THRESHOLD, bytes);
}

void csystem_return_memory(void) { malloc_trim(0); }
