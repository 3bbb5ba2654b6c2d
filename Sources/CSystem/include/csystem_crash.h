#ifndef OTODANA_CSYSTEM_CRASH_H
#define OTODANA_CSYSTEM_CRASH_H

#include <stdbool.h>
#include <stddef.h>

/* A crash (trap, bad access, abort) must leave a usable terminal. */

/* Remembers the modes of the terminal on standard input, and handles ILL TRAP SEGV BUS FPE ABRT
 * SYS from now on, on a stack of its own: while armed, restore is written to standard output and
 * the modes are set back; then message goes to the report descriptor, and the signal takes its
 * usual course. restore (at most 255 bytes) and message (at most 1023) are copied. */
void csystem_crash_install(const char *restore, const char *message, int report);

/* Says whether the screen is open, so that a crash has something to restore. */
void csystem_crash_arm(bool armed);

#endif
