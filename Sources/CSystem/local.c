#include "csystem_local.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

/* Callers that may wait until the program looks; the loop never sleeps long with one. */
enum { WAITING_CALLERS = 8 };

static bool set_path(struct sockaddr_un *address, const char *path) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  size_t length = strlen(path);
  if (length == 0 || length >= sizeof address->sun_path) return false;
  memcpy(address->sun_path, path, length);
  return true;
}

static int failed(int descriptor) {
  int failure = errno;
  close(descriptor);
  return -failure;
}

/* Whether something at the path is a socket nobody listens at any more. */
static bool is_left_behind(const char *path) {
  struct stat status;
  if (lstat(path, &status) != 0 || !S_ISSOCK(status.st_mode)) return false;
  int caller = csystem_local_connect(path, 1000000000);
  if (caller >= 0) close(caller);
  return caller == -ECONNREFUSED;
}

int csystem_local_listen(const char *path) {
  struct sockaddr_un address;
  if (!set_path(&address, path)) return -ENAMETOOLONG;
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (listener < 0) return -errno;
  /* The mode of the socket becomes that of the path, so there is no moment of another mode. */
  if (fchmod(listener, 0600) != 0) return failed(listener);
  int result = bind(listener, (struct sockaddr *)&address, sizeof address);
  if (result != 0 && errno == EADDRINUSE && is_left_behind(path) && unlink(path) == 0) {
    result = bind(listener, (struct sockaddr *)&address, sizeof address);
  }
  if (result != 0 || listen(listener, WAITING_CALLERS) != 0) return failed(listener);
  return listener;
}

int csystem_local_accept(int listener) {
  int caller;
  while ((caller = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK)) >= 0) {
    struct ucred peer;
    socklen_t size = sizeof peer;
    bool is_known = getsockopt(caller, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0;
    if (is_known && (peer.uid == geteuid() || peer.uid == 0)) break;
    close(caller);
  }
  return caller;
}

int csystem_local_connect(const char *path, int64_t patience) {
  struct sockaddr_un address;
  if (!set_path(&address, path)) return -ENAMETOOLONG;
  int caller = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (caller < 0) return -errno;
  struct timeval limit = {
      .tv_sec = patience / 1000000000, .tv_usec = patience % 1000000000 / 1000};
  setsockopt(caller, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  setsockopt(caller, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  if (connect(caller, (struct sockaddr *)&address, sizeof address) != 0) return failed(caller);
  return caller;
}

int csystem_gather_open(void) { return epoll_create1(EPOLL_CLOEXEC); }

int csystem_gather_add(int gathering, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN, .data.fd = descriptor};
  return epoll_ctl(gathering, EPOLL_CTL_ADD, descriptor, &event);
}
