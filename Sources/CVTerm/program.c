#include "CVTerm.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Runs in the child of a process with many threads: nothing that allocates or locks. */
static void become(
    const char *tty, char *const arguments[], char *const environment[], const char *directory) {
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  int terminal = open(tty, O_RDWR);
  if (terminal < 0 || chdir(directory) != 0) _exit(126);
  ioctl(terminal, TIOCSCTTY, 0);
  for (int descriptor = 0; descriptor <= 2; descriptor++) dup2(terminal, descriptor);
  close_range(3, ~0u, 0);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

int cvterm_spawn(
    char *const arguments[], char *const environment[], const char *directory, int rows,
    int columns, cvterm_child *child) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (terminal < 0) return errno;
  char tty[64];
  if (grantpt(terminal) != 0 || unlockpt(terminal) != 0 ||
      ptsname_r(terminal, tty, sizeof tty) != 0) {
    int failure = errno;
    close(terminal);
    return failure;
  }
  cvterm_set_size(terminal, rows, columns);
  pid_t pid = fork();
  if (pid == 0) become(tty, arguments, environment, directory);
  if (pid < 0) {
    int failure = errno;
    close(terminal);
    return failure;
  }
  *child = (cvterm_child){.pid = pid, .terminal = terminal};
  return 0;
}

void cvterm_set_size(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(terminal, TIOCSWINSZ, &size);
}

cvterm_modes cvterm_current_modes(int terminal) {
  struct termios modes;
  if (tcgetattr(terminal, &modes) != 0) return (cvterm_modes){0};
  return (cvterm_modes){
      .echoes = (modes.c_lflag & ECHO) != 0,
      .edits_lines = (modes.c_lflag & ICANON) != 0,
      .makes_signals = (modes.c_lflag & ISIG) != 0,
  };
}

ssize_t cvterm_read(int terminal, uint8_t *buffer, size_t capacity) {
  ssize_t count;
  do {
    count = read(terminal, buffer, capacity);
  } while (count < 0 && errno == EINTR);
  if (count > 0) return count;
  /* EIO: nobody holds the other side. It may come before the child has opened it; see has_ended. */
  return count < 0 && errno == EAGAIN ? 0 : -1;
}

void cvterm_wait(int terminal, int milliseconds) {
  struct pollfd entry = {.fd = terminal, .events = POLLIN};
  /* After a hang-up poll returns at once; then wait a little all the same. */
  if (poll(&entry, 1, milliseconds) > 0 && !(entry.revents & POLLIN)) usleep(1000);
}

bool cvterm_has_ended(pid_t pid, int *status) {
  int raw;
  if (waitpid(pid, &raw, WNOHANG) != pid) return false;
  *status = WIFSIGNALED(raw) ? -WTERMSIG(raw) : WEXITSTATUS(raw);
  return true;
}
