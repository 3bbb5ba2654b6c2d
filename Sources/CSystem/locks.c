#include "csystem_locks.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int csystem_lock(int descriptor, int64_t byte, csystem_lock_mode mode) {
  struct flock lock = {.l_whence = SEEK_SET, .l_start = (off_t)byte, .l_len = 1};
  lock.l_type = mode == CSYSTEM_LOCK_EXCLUSIVE ? F_WRLCK : F_UNLCK;
  if (mode == CSYSTEM_LOCK_SHARED) lock.l_type = F_RDLCK;
  if (fcntl(descriptor, F_OFD_SETLK, &lock) == 0) return 0;
  return errno == EACCES ? EAGAIN : errno;
}
