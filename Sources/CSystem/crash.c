#include "csystem_crash.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* Everything the handler needs is here beforehand: it may call no function that allocates or
 * locks. */
static struct {
  char restore[256];
  char message[1024];
  int report;
  bool knows_modes;
  struct termios modes;
} crash;
static volatile sig_atomic_t is_armed;
static char handler_stack[65536];

static void write_all(int descriptor, const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(descriptor, text, length);
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

static void handle(int number) {
  if (is_armed) {
    is_armed = 0;
    write_all(STDOUT_FILENO, crash.restore);
    if (crash.knows_modes) tcsetattr(STDIN_FILENO, TCSANOW, &crash.modes);
  }
  write_all(crash.report, crash.message);
  /* SA_RESETHAND set the default action, so that the exit status tells the truth. */
  raise(number);
}

void csystem_crash_install(const char *restore, const char *message, int report) {
  static const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
  snprintf(crash.restore, sizeof crash.restore, "%s", restore);
  snprintf(crash.message, sizeof crash.message, "%s", message);
  crash.report = report;
  crash.knows_modes = tcgetattr(STDIN_FILENO, &crash.modes) == 0;

  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  action.sa_flags = SA_ONSTACK | (int)SA_RESETHAND | SA_NODEFER;
  for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
    sigaction(numbers[i], &action, NULL);
  }
}

void csystem_crash_arm(bool armed) { is_armed = armed; }
