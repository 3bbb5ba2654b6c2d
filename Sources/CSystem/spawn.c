#include "csystem_process.h"
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static void close_pair(int pair[2]) {
  close(pair[0]);
  close(pair[1]);
}

int otodana_spawn(
    char *const arguments[], char *const environment[], posix_spawn_file_actions_t *actions,
    bool apart, pid_t *pid) {
  posix_spawnattr_t attributes;
  sigset_t mask, all;
  int failure = posix_spawnattr_init(&attributes);
  if (failure) return failure;
  /* A child that is stopped before it runs its program holds this process up: it waits for that
   * moment in the kernel, cannot stop itself, and Ctrl-z hangs. */
  sigemptyset(&mask);
  sigaddset(&mask, SIGTSTP);
  sigfillset(&all);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  if (apart) flags |= POSIX_SPAWN_SETPGROUP;
  posix_spawnattr_setsigmask(&attributes, &mask);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, flags);
  failure = posix_spawnp(pid, arguments[0], actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  return failure;
}

static int start(
    char *const arguments[], char *const environment[], int input, int output, pid_t *pid) {
  posix_spawn_file_actions_t actions;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure) return failure;
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  failure = otodana_spawn(arguments, environment, &actions, false, pid);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

static int spawn(char *const arguments[], char *const environment[], csystem_child *child) {
  int to_child[2], from_child[2];
  if (pipe2(to_child, O_CLOEXEC) != 0) return errno;
  if (pipe2(from_child, O_CLOEXEC) != 0) {
    int failure = errno;
    close_pair(to_child);
    return failure;
  }
  pid_t pid;
  int failure = start(arguments, environment, to_child[0], from_child[1], &pid);
  if (failure) {
    close_pair(to_child);
    close_pair(from_child);
    return failure;
  }
  close(to_child[0]);
  close(from_child[1]);
  *child = (csystem_child){.pid = pid, .input = to_child[1], .output = from_child[0]};
  return 0;
}

int csystem_spawn(char *const arguments[], csystem_child *child) {
  return spawn(arguments, environ, child);
}

int csystem_spawn_with(char *const arguments[], char *variable, csystem_child *child) {
  size_t count = 0, kept = 0, name = strcspn(variable, "=") + 1;
  while (environ[count] != NULL) count++;
  char **environment = malloc((count + 2) * sizeof *environment);
  if (environment == NULL) return ENOMEM;
  for (size_t index = 0; index < count; index++) {
    if (strncmp(environ[index], variable, name) != 0) environment[kept++] = environ[index];
  }
  environment[kept] = variable;
  environment[kept + 1] = NULL;
  int failure = spawn(arguments, environment, child);
  free(environment);
  return failure;
}

int csystem_reap(pid_t pid) {
  int status;
  pid_t reaped;
  do {
    reaped = waitpid(pid, &status, 0);
  } while (reaped < 0 && errno == EINTR);
  if (reaped != pid) return -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
