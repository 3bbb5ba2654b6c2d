#ifndef OTODANA_CSYSTEM_LOCKS_H
#define OTODANA_CSYSTEM_LOCKS_H

#include <stdint.h>

/* Locks of single bytes of a file; they belong to the open file, so two openings in one process
 * exclude each other too, and end with it, however the process ends. */

/* What to do with a byte. */
typedef enum {
  CSYSTEM_UNLOCK,
  CSYSTEM_LOCK_SHARED,
  CSYSTEM_LOCK_EXCLUSIVE,
} csystem_lock_mode;

/* Locks or unlocks a byte, in place of the lock this opening has on it; waits for nobody.
 * Returns 0, EAGAIN when another has it, or another errno. */
int csystem_lock(int descriptor, int64_t byte, csystem_lock_mode mode);

#endif
