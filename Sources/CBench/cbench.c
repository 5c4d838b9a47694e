#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "cbench.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int set_raw(int terminal, int columns, int rows) {
  struct termios modes;
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  if (tcgetattr(terminal, &modes) != 0) return -1;
  cfmakeraw(&modes);
  if (tcsetattr(terminal, TCSANOW, &modes) != 0) return -1;
  return ioctl(terminal, TIOCSWINSZ, &size);
}

static int open_other_end(int controller) {
  if (grantpt(controller) != 0 || unlockpt(controller) != 0) return -1;
  const char *name = ptsname(controller);
  return name == NULL ? -1 : open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
}

int cbench_open_terminal(int columns, int rows, int *controller, int *terminal) {
  *controller = posix_openpt(O_RDWR | O_NOCTTY);
  if (*controller < 0) return errno;
  fcntl(*controller, F_SETFD, FD_CLOEXEC);
  *terminal = open_other_end(*controller);
  if (*terminal >= 0 && set_raw(*terminal, columns, rows) == 0) return 0;
  int reason = errno;
  if (*terminal >= 0) close(*terminal);
  close(*controller);
  return reason;
}

// getrusage tells the same, but for a single thread only as of the scheduler's last tick.
static double seconds(clockid_t clock) {
  struct timespec time = {0};
  clock_gettime(clock, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

// In the child: the terminal becomes its own, and standard input, output and error.
static void run_on(int terminal, char *const words[]) {
  setsid();
  ioctl(terminal, TIOCSCTTY, 0);
  for (int stream = 0; stream < 3; stream++) dup2(terminal, stream);
  execv(words[0], words);
  _exit(127);
}

int cbench_seconds_to_first_byte(char *const words[], int columns, int rows, double *taken) {
  int controller, terminal;
  int reason = cbench_open_terminal(columns, rows, &controller, &terminal);
  if (reason != 0) return reason;
  double start = seconds(CLOCK_MONOTONIC);
  pid_t child = fork();
  if (child == 0) run_on(terminal, words);
  reason = child < 0 ? errno : 0;
  if (child > 0) {
    struct pollfd output = {controller, POLLIN, 0};
    int ready;
    do {
      ready = poll(&output, 1, 10000);
    } while (ready < 0 && errno == EINTR);
    *taken = seconds(CLOCK_MONOTONIC) - start;
    if (ready == 0) reason = ETIMEDOUT;
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
  }
  close(terminal);
  close(controller);
  return reason;
}

double cbench_process_seconds(void) { return seconds(CLOCK_PROCESS_CPUTIME_ID); }

double cbench_thread_seconds(void) { return seconds(CLOCK_THREAD_CPUTIME_ID); }

int64_t cbench_thread_switches(void) {
#ifdef RUSAGE_THREAD
  struct rusage usage = {0};
  getrusage(RUSAGE_THREAD, &usage);
  return usage.ru_nvcsw;
#else
  return 0;
#endif
}

int64_t cbench_peak_bytes(void) {
  struct rusage usage = {0};
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  return usage.ru_maxrss;
#else
  return (int64_t)usage.ru_maxrss * 1024;
#endif
}

void cbench_move_springs(
    double *values, double *velocities, const double *steps, int count, double target,
    double natural, double ratio) {
  double decay = natural * ratio, swing = natural * sqrt(1 - ratio * ratio);
  for (int index = 0; index < count; index++) {
    double fade = exp(-decay * steps[index]);
    double cosine = fade * cos(swing * steps[index]);
    double sine = fade * sin(swing * steps[index]) / swing;
    double distance = values[index] - target, velocity = velocities[index];
    values[index] = target + distance * (cosine + decay * sine) + velocity * sine;
    velocities[index] = velocity * (cosine - decay * sine) - distance * natural * natural * sine;
  }
}
