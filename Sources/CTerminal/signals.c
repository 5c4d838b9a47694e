#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

// The run loop hears of these through the pipe.
static const int noted[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
// These end the program; the terminal is restored before whoever had them gets them.
static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT};

// So do these, unless the program has a use for them.
static const int spare[] = {
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGPIPE,
#ifdef __linux__
    SIGIO, SIGPWR, SIGSTKFLT,
#endif
};

static struct sigaction noted_before[COUNT(noted)];
static struct sigaction fatal_before[COUNT(fatal)];
static bool has_spare[COUNT(spare)];
static int channel[2] = {-1, -1};

// A stack overflow leaves no room for a handler on the stack that overflowed.
static unsigned char spare_stack[64 * 1024];
static bool uses_spare_stack;

// The run loop has so long to take a signal that ends the program; a handler of the program's may never return.
enum { PATIENCE_SECONDS = 1, NEXT_SIGNAL_MILLISECONDS = 200 };
static atomic_int ending;
static _Atomic int64_t ending_since;

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void end_by(int number) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  sigemptyset(&standard.sa_mask);
  standard.sa_handler = SIG_DFL;
  sigaction(number, &standard, NULL);
  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &wanted, NULL);
}

static void end_without_need(int number) {
  if (cterm_is_owner()) cterm_restore();
  int asked = atomic_load(&ending);
  end_by(number == SIGALRM && asked != 0 ? asked : number);
}

// Ends the program if an earlier signal was not taken, and else has that happen after a while.
static void expect_end(int number) {
  int none = 0;
  if (!atomic_compare_exchange_strong(&ending, &none, number)) {
    if (milliseconds() - atomic_load(&ending_since) >= NEXT_SIGNAL_MILLISECONDS) end_without_need(number);
    return;
  }
  atomic_store(&ending_since, milliseconds());
  struct sigaction present;
  // An alarm that the program has a use for is left alone.
  if (sigaction(SIGALRM, NULL, &present) == 0 && present.sa_handler == end_without_need) {
    alarm(PATIENCE_SECONDS);
  }
}

ssize_t cterm_read_signals(unsigned char *numbers, size_t count) {
  ssize_t length = read(channel[0], numbers, count);
  if (length > 0 && atomic_exchange(&ending, 0) != 0) alarm(0);
  return length;
}

static void note(int number) {
  // A child between fork and exec shares the pipe.
  if (!cterm_is_owner()) return;
  int reason = errno;
  if (number == SIGINT || number == SIGTERM || number == SIGHUP) expect_end(number);
  unsigned char byte = (unsigned char)number;
  // A full pipe loses a signal of which plenty are waiting.
  ssize_t written = write(channel[1], &byte, 1);
  (void)written;
  errno = reason;
}

static bool is_ignored(const struct sigaction *action) {
  return (action->sa_flags & SA_SIGINFO) == 0 && action->sa_handler == SIG_IGN;
}

// Calls a handler as the system would.
static void call_handler(const struct sigaction *action, int number, siginfo_t *info, void *context) {
  sigset_t before;
  pthread_sigmask(SIG_BLOCK, &action->sa_mask, &before);
  if (action->sa_flags & SA_SIGINFO) {
    action->sa_sigaction(number, info, context);
  } else if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
    action->sa_handler(number);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void end_badly(int number, siginfo_t *info, void *context) {
  int reason = errno;
  if (cterm_is_owner()) cterm_restore();
  const struct sigaction *before = NULL;
  for (size_t i = 0; i < COUNT(fatal); i++) {
    if (fatal[i] == number) before = &fatal_before[i];
  }
  bool recurs = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  if (recurs && info != NULL && info->si_code > 0) {
    // A fault happens again on return, and then tells the handler before us where and why.
    sigaction(number, before, NULL);
  } else {
    // One that was sent does not, and Swift's own handler returns after its report.
    call_handler(before, number, info, context);
    end_by(number);
  }
  errno = reason;
}

static int open_channel(void) {
  if (pipe(channel) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    channel[i] = cterm_above_standard(channel[i]);
    fcntl(channel[i], F_SETFD, FD_CLOEXEC);
    fcntl(channel[i], F_SETFL, fcntl(channel[i], F_GETFL) | O_NONBLOCK);
  }
  return 0;
}

static void take_spare_signals(void) {
  struct sigaction action, present;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = end_without_need;
  action.sa_flags = SA_ONSTACK;
  for (size_t i = 0; i < COUNT(spare); i++) {
    has_spare[i] = sigaction(spare[i], NULL, &present) == 0 &&
                   (present.sa_flags & SA_SIGINFO) == 0 && present.sa_handler == SIG_DFL &&
                   sigaction(spare[i], &action, NULL) == 0;
  }
}

static void return_spare_signals(void) {
  struct sigaction present;
  for (size_t i = 0; i < COUNT(spare); i++) {
    if (!has_spare[i] || sigaction(spare[i], NULL, &present) != 0) continue;
    // Whoever took it meanwhile keeps it.
    if (present.sa_handler == end_without_need) signal(spare[i], SIG_DFL);
  }
}

static void install_spare_stack(void) {
  stack_t present;
  uses_spare_stack = sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE) != 0;
  if (!uses_spare_stack) return;
  stack_t spare = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack, .ss_flags = 0};
  uses_spare_stack = sigaltstack(&spare, NULL) == 0;
}

int cterm_take_signals(void) {
  if (open_channel() != 0) return -1;
  install_spare_stack();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  for (size_t i = 0; i < COUNT(noted); i++) {
    sigaction(noted[i], &action, &noted_before[i]);
    // Whoever started the program with a signal ignored (nohup, a shell without jobs) meant it.
    if (is_ignored(&noted_before[i])) sigaction(noted[i], &noted_before[i], NULL);
  }
  action.sa_sigaction = end_badly;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (size_t i = 0; i < COUNT(fatal); i++) {
    sigaction(fatal[i], &action, &fatal_before[i]);
    if (is_ignored(&fatal_before[i])) sigaction(fatal[i], &fatal_before[i], NULL);
  }
  take_spare_signals();
  return channel[0];
}

void cterm_return_signals(void) {
  if (atomic_exchange(&ending, 0) != 0) alarm(0);
  return_spare_signals();
  for (size_t i = 0; i < COUNT(noted); i++) sigaction(noted[i], &noted_before[i], NULL);
  for (size_t i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &fatal_before[i], NULL);
  if (uses_spare_stack) {
    stack_t none = {.ss_sp = NULL, .ss_size = 0, .ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    uses_spare_stack = false;
  }
  for (int i = 0; i < 2; i++) {
    close(channel[i]);
    channel[i] = -1;
  }
}

void cterm_stop(int number) {
  struct sigaction standard, present;
  memset(&standard, 0, sizeof standard);
  sigemptyset(&standard.sa_mask);
  standard.sa_handler = SIG_DFL;
  if (sigaction(number, &standard, &present) != 0) return;
  if (!is_ignored(&present)) {
    sigset_t wanted, before;
    sigemptyset(&wanted);
    sigaddset(&wanted, number);
    pthread_sigmask(SIG_UNBLOCK, &wanted, &before);
    raise(number);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  sigaction(number, &present, NULL);
}
