#ifndef OTODANA_CSYSTEM_PROCESS_H
#define OTODANA_CSYSTEM_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* This process and its children. */

/* A child with pipes to its standard input and output. The caller closes both and reaps it. */
typedef struct {
  pid_t pid;
  int input;  /* write here; blocks, closed on exec */
  int output; /* read here; blocks, closed on exec */
} csystem_child;

/* Starts a program, searched in PATH when its name has no slash. arguments: NULL-terminated,
 * the name first. The child gets no ignored signal, none blocked but TSTP, no descriptor above 2,
 * and this process's standard error. Returns 0, or the errno of what failed; then *child is unset. */
int csystem_spawn(char *const arguments[], csystem_child *child);

/* The same with one variable more, NAME=VALUE, which wins over one of that name in this process's
 * environment. Also returns ENOMEM. */
int csystem_spawn_with(char *const arguments[], char *variable, csystem_child *child);

/* A child with one end of a stream socket as its descriptor 3. The caller closes its own end and
 * reaps the child. */
typedef struct {
  pid_t pid;
  int descriptor; /* reads and writes do not block; closed on exec */
} csystem_partner;

/* Starts a program as csystem_spawn does, but with a socket to this process, nothing on its
 * standard descriptors, and in a process group of its own, which the terminal's signals do not
 * reach. Returns 0, or the errno of what failed; then *partner is unset. */
int csystem_spawn_partner(char *const arguments[], csystem_partner *partner);

/* Gives a child that is about to end up to patience nanoseconds for it, kills it after that, and
 * reaps it. Returns as csystem_reap does. */
int csystem_end(pid_t pid, int64_t patience);

/* Waits for a child to end. Returns its exit status, 128 + n when signal n ended it, -1 when
 * there is no such child. */
int csystem_reap(pid_t pid);

/* Writes the absolute path of this program, NUL-terminated, into a buffer of capacity bytes.
 * Returns its length in bytes, -1 when unknown or too long. */
int csystem_executable_path(char *buffer, size_t capacity);

/* Whether a descriptor is a terminal. */
bool csystem_is_terminal(int descriptor);

/* Sends standard error to a file from now on (appended, created with mode 0600). Returns a
 * descriptor of the former standard error, closed on exec; -1 when the file cannot be opened, and
 * nothing has changed then. */
int csystem_redirect_errors(const char *path);

#endif
