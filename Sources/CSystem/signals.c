#include "csystem_events.h"

#include <signal.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

static sigset_t handled_signals(void) {
  static const int numbers[] = {SIGTERM, SIGHUP,  SIGINT,  SIGQUIT, SIGUSR2,   SIGALRM,
                                SIGXCPU, SIGWINCH, SIGTSTP, SIGCONT, SIGVTALRM, SIGUSR1};
  sigset_t set;
  sigemptyset(&set);
  for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0]; i++) sigaddset(&set, numbers[i]);
  return set;
}

int csystem_signals_open(void) {
  sigset_t set = handled_signals();
  if (pthread_sigmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  signal(SIGPIPE, SIG_IGN);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int csystem_signals_next(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

void csystem_stop(bool whole_group) {
  sigset_t stop, resume;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigemptyset(&resume);
  sigaddset(&resume, SIGCONT);
  signal(SIGTSTP, SIG_DFL);
  /* Pending while blocked; the process stops inside of the call that lets it through. */
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, NULL);
  pthread_sigmask(SIG_BLOCK, &stop, NULL);
  /* The SIGCONT that ended this stop is dealt with by the caller; nobody need hear of it again. */
  struct timespec now = {0, 0};
  while (sigtimedwait(&resume, NULL, &now) == SIGCONT) continue;
}
