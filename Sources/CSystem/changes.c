#include "csystem_changes.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/inotify.h>
#include <time.h>
#include <unistd.h>

/* Writing tells at its end only: a file that grows for long is looked at again in the meantime. */
static const uint32_t interest = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                                 IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVE_SELF | IN_ONLYDIR |
                                 IN_EXCL_UNLINK;

int csystem_changes_open(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

static int add(int descriptor, const char *path, uint32_t mask) {
  int folder = inotify_add_watch(descriptor, path, mask);
  return folder < 0 ? -errno : folder;
}

int csystem_changes_add(int descriptor, const char *path) {
  return add(descriptor, path, interest);
}

int csystem_changes_add_writes(int descriptor, const char *path) {
  return add(descriptor, path, interest | IN_MODIFY);
}

void csystem_changes_remove(int descriptor, int folder) { inotify_rm_watch(descriptor, folder); }

size_t csystem_changes_read(int descriptor, char *buffer, size_t capacity) {
  ssize_t count;
  do {
    count = read(descriptor, buffer, capacity);
  } while (count < 0 && errno == EINTR);
  return count < 0 ? 0 : (size_t)count;
}

size_t csystem_changes_next(
    const char *buffer, size_t length, size_t offset, csystem_change *change) {
  struct inotify_event event;
  if (offset + sizeof event > length) return 0;
  memcpy(&event, buffer + offset, sizeof event);
  size_t end = offset + sizeof event + event.len;
  if (end > length) return 0;
  bool is_lost = (event.mask & IN_Q_OVERFLOW) != 0;
  *change = (csystem_change){
      .folder = is_lost ? -1 : event.wd,
      .is_folder = (event.mask & IN_ISDIR) != 0,
      .is_gone = (event.mask & (IN_DELETE | IN_MOVED_FROM | IN_MOVE_SELF | IN_UNMOUNT)) != 0,
      .is_attribute = (event.mask & IN_ATTRIB) != 0,
      .is_over = (event.mask & IN_IGNORED) != 0,
      .name = event.len > 0 ? buffer + offset + sizeof event : NULL,
  };
  return end;
}

int csystem_mounts_open(void) { return open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC); }

csystem_news csystem_changes_wait(int changes, int mounts, int wakeup, int64_t timeout) {
  /* The list of mounts can always be read; that it changed is urgent. */
  struct pollfd entries[] = {
      {.fd = changes, .events = POLLIN},
      {.fd = mounts, .events = POLLPRI},
      {.fd = wakeup, .events = POLLIN},
  };
  struct timespec limit = {.tv_sec = timeout / 1000000000, .tv_nsec = timeout % 1000000000};
  csystem_news news = {false, false, false};
  if (ppoll(entries, 3, timeout < 0 ? NULL : &limit, NULL) <= 0) return news;
  news.changes = entries[0].revents != 0;
  news.mounts = entries[1].revents != 0;
  news.wakeup = entries[2].revents != 0;
  return news;
}
