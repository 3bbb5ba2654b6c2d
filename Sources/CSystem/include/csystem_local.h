#ifndef OTODANA_CSYSTEM_LOCAL_H
#define OTODANA_CSYSTEM_LOCAL_H

#include <stdint.h>

/* Stream sockets between programs of one person on one machine. Paths are at most 107 bytes. */

/* Listens at a path that only this person may use (mode 0600). What a program that is gone left
 * there is replaced. Returns a descriptor, or the negative errno of what failed: EADDRINUSE when
 * somebody listens there. */
int csystem_local_listen(const char *path);

/* Takes the next caller, whose descriptor does not block. A caller that is another person's is
 * turned away. -1 when nobody waits. */
int csystem_local_accept(int listener);

/* Calls whoever listens at a path; reads and writes give up after so many nanoseconds. Returns a
 * descriptor that blocks, or the negative errno: ENOENT and ECONNREFUSED when nobody listens. */
int csystem_local_connect(const char *path, int64_t patience);

/* --- descriptors as one (epoll) --- */

/* Opens a descriptor that is readable while one of those added to it is. -1 on failure. */
int csystem_gather_open(void);

/* Adds a descriptor; it leaves by being closed. Returns 0, -1 on failure. */
int csystem_gather_add(int gathering, int descriptor);

#endif
