#include "csystem_process.h"
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

enum { PARTNER_DESCRIPTOR = STDERR_FILENO + 1 };

static int start(char *const arguments[], int socket, pid_t *pid) {
  posix_spawn_file_actions_t actions;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure) return failure;
  posix_spawn_file_actions_adddup2(&actions, socket, PARTNER_DESCRIPTOR);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO);
  posix_spawn_file_actions_addclosefrom_np(&actions, PARTNER_DESCRIPTOR + 1);
  failure = otodana_spawn(arguments, environ, &actions, true, pid);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

int csystem_spawn_partner(char *const arguments[], csystem_partner *partner) {
  int ends[2];
  pid_t pid = 0;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  /* The child's end blocks, as a program expects. */
  int failure = fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0 ? start(arguments, ends[1], &pid) : errno;
  close(ends[1]);
  if (failure) {
    close(ends[0]);
    return failure;
  }
  *partner = (csystem_partner){.pid = pid, .descriptor = ends[0]};
  return 0;
}

int csystem_end(pid_t pid, int64_t patience) {
  int process = (int)syscall(SYS_pidfd_open, pid, 0);
  struct timespec limit = {.tv_sec = patience / 1000000000, .tv_nsec = patience % 1000000000};
  struct pollfd entry = {.fd = process, .events = POLLIN};
  if (process < 0 || ppoll(&entry, 1, &limit, NULL) != 1) kill(pid, SIGKILL);
  if (process >= 0) close(process);
  return csystem_reap(pid);
}
