#include "csystem_events.h"

#include <poll.h>
#include <time.h>

enum { MAX_WATCHES = 16 };

int csystem_wait(csystem_watch *watches, int count, int64_t timeout) {
  struct pollfd entries[MAX_WATCHES];
  if (count > MAX_WATCHES) count = MAX_WATCHES;
  for (int i = 0; i < count; i++) {
    entries[i] = (struct pollfd){.fd = watches[i].descriptor, .events = POLLIN};
    watches[i].readable = watches[i].closed = false;
  }
  struct timespec limit = {.tv_sec = timeout / 1000000000, .tv_nsec = timeout % 1000000000};
  int found = ppoll(entries, (nfds_t)count, timeout < 0 ? NULL : &limit, NULL);
  if (found <= 0) return 0;
  for (int i = 0; i < count; i++) {
    watches[i].readable = (entries[i].revents & POLLIN) != 0;
    watches[i].closed = (entries[i].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
  }
  return found;
}

int64_t csystem_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
