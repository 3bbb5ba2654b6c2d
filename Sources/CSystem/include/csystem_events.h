#ifndef OTODANA_CSYSTEM_EVENTS_H
#define OTODANA_CSYSTEM_EVENTS_H

#include <stdbool.h>
#include <stdint.h>

/* Waiting for several things at once: wake-ups of other threads, signals, descriptors, time. */

/* --- wake-ups (eventfd) --- */

/* Opens a wake-up descriptor; the caller closes it. -1 on failure. */
int csystem_wakeup_open(void);

/* Makes the descriptor readable. Any thread; many calls before a drain count as one. */
void csystem_wakeup_post(int descriptor);

/* Makes the descriptor unreadable until the next post. */
void csystem_wakeup_drain(int descriptor);

/* --- signals (signalfd) --- */

/* Blocks TERM HUP INT QUIT USR1 USR2 ALRM VTALRM XCPU WINCH TSTP CONT in the calling thread and in those it starts
 * later, ignores PIPE, and opens a descriptor that tells of them. Call before any thread starts.
 * -1 on failure. */
int csystem_signals_open(void);

/* The number of the next signal that arrived, 0 when there is none. */
int csystem_signals_next(int descriptor);

/* Stops this process, or with whole_group its process group, as the terminal's own Ctrl-z
 * would, and returns when it was continued. Where nobody could continue it (an orphaned process
 * group) nothing stops. The signals must be blocked by csystem_signals_open in this thread. */
void csystem_stop(bool whole_group);

/* --- waiting (poll) --- */

/* A descriptor to wait for, and what was found. */
typedef struct {
  int descriptor; /* a negative one is skipped */
  bool readable;  /* out: reading would not block */
  bool closed;    /* out: the other end hung up, or the descriptor is bad */
} csystem_watch;

/* Waits until a watch has something or the time is over. timeout: nanoseconds, negative for no
 * end. Returns the number of watches with something; 0 at the end of time or on a signal. */
int csystem_wait(csystem_watch *watches, int count, int64_t timeout);

/* Nanoseconds of a clock that never goes back, from an arbitrary start. */
int64_t csystem_clock(void);

#endif
