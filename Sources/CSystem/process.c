#include "csystem_process.h"

#include <fcntl.h>
#include <unistd.h>

int csystem_executable_path(char *buffer, size_t capacity) {
  ssize_t length = readlink("/proc/self/exe", buffer, capacity);
  if (length < 0 || (size_t)length >= capacity) return -1;
  buffer[length] = 0;
  return (int)length;
}

bool csystem_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

int csystem_redirect_errors(const char *path) {
  int log = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (log < 0) return -1;
  int former = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (former >= 0 && dup2(log, STDERR_FILENO) < 0) {
    close(former);
    former = -1;
  }
  close(log);
  return former;
}
