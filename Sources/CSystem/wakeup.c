#include "csystem_events.h"

#include <sys/eventfd.h>
#include <unistd.h>

int csystem_wakeup_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void csystem_wakeup_post(int descriptor) {
  uint64_t one = 1;
  /* Fails only when the counter is full, and then the descriptor is readable anyway. */
  (void)!write(descriptor, &one, sizeof one);
}

void csystem_wakeup_drain(int descriptor) {
  uint64_t count;
  (void)!read(descriptor, &count, sizeof count);
}
