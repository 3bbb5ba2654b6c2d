#ifndef OTODANA_SPAWN_H
#define OTODANA_SPAWN_H

#include <spawn.h>
#include <stdbool.h>
#include <sys/types.h>

/* Starts a program with descriptors as the actions leave them, no ignored signal and none blocked
 * but TSTP; apart: in a process group of its own. Returns 0 or the errno of what failed. */
int otodana_spawn(
    char *const arguments[], char *const environment[], posix_spawn_file_actions_t *actions,
    bool apart, pid_t *pid);

#endif
