#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { LONGEST_LEAVE = 256, PATIENCE_MILLISECONDS = 300 };

static int tty = -1;
static struct termios found;
static struct termios raw;
static atomic_int is_entered;
static pid_t owner;

// Two places, so that a signal never meets half a sequence.
static struct {
  unsigned char bytes[LONGEST_LEAVE];
  size_t length;
} leaving[2];
static atomic_int current_leaving;

// Where standard output and error lead while the session runs, and what they were.
static int capture = -1;
static off_t shown;
static int original[2] = {-1, -1};

// MARK: Opening

static int open_terminal(const char *path) {
  int opened = cterm_above_standard(open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK));
  if (opened >= 0 && !isatty(opened)) {
    close(opened);
    errno = ENOTTY;
    return -1;
  }
  return opened;
}

int cterm_open(void) {
  // A description of its own may be non-blocking without the shell and its other children noticing.
  const int candidates[] = {STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO};
  for (size_t i = 0; i < 3; i++) {
    char path[256];
    if (!isatty(candidates[i]) || ttyname_r(candidates[i], path, sizeof path) != 0) continue;
    int opened = open_terminal(path);
    if (opened >= 0) return opened;
  }
  return open_terminal("/dev/tty");
}

static int open_capture(void) {
  const char *folder = getenv("TMPDIR");
  char path[1024];
  int length = snprintf(path, sizeof path, "%s/inbetween.XXXXXX", folder && *folder ? folder : "/tmp");
  if (length < 0 || (size_t)length >= sizeof path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  int opened = mkstemp(path);
  if (opened < 0) return -1;
  unlink(path);
  opened = cterm_above_standard(opened);
  if (opened < 0) return -1;
  fcntl(opened, F_SETFD, FD_CLOEXEC);
  fcntl(opened, F_SETFL, fcntl(opened, F_GETFL) | O_APPEND);
  return opened;
}

static void leave_at_exit(void) {
  if (cterm_is_owner()) cterm_leave();
}

int cterm_start(int descriptor, const unsigned char *leave, size_t length) {
  static bool has_exit_handler = false;
  if (tty >= 0) {
    errno = EBUSY;
    return -1;
  }
  if (tcgetattr(descriptor, &found) != 0) return -1;
  cterm_make_raw(&found, &raw);
  capture = open_capture();
  if (capture < 0) return -1;
  shown = 0;
  tty = descriptor;
  owner = getpid();
  cterm_set_leave(leave, length);
  if (!has_exit_handler) has_exit_handler = atexit(leave_at_exit) == 0;
  int signals = cterm_take_signals();
  if (signals < 0) {
    int reason = errno;
    close(capture);
    capture = tty = -1;
    errno = reason;
  }
  return signals;
}

void cterm_set_leave(const unsigned char *leave, size_t length) {
  int next = 1 - atomic_load(&current_leaving);
  leaving[next].length = length < LONGEST_LEAVE ? length : LONGEST_LEAVE;
  memcpy(leaving[next].bytes, leave, leaving[next].length);
  atomic_store(&current_leaving, next);
}

bool cterm_is_owner(void) { return tty >= 0 && owner == getpid(); }

bool cterm_is_foreground(void) {
  pid_t group = tcgetpgrp(tty);
  return group < 0 || group == getpgrp();
}

// MARK: Entering

static void point_at_capture(int descriptor) {
  if (original[descriptor - 1] >= 0 || !isatty(descriptor)) return;
  int kept = fcntl(descriptor, F_DUPFD_CLOEXEC, 10);
  if (kept < 0) return;
  original[descriptor - 1] = kept;
  dup2(capture, descriptor);
}

int cterm_enter(void) {
  fflush(stdout);
  atomic_store(&is_entered, 1);
  int result;
  do {
    result = tcsetattr(tty, TCSANOW, &raw);
  } while (result != 0 && errno == EINTR);
  if (result != 0) {
    atomic_store(&is_entered, 0);
    return -1;
  }
  point_at_capture(STDOUT_FILENO);
  point_at_capture(STDERR_FILENO);
  // A file would be buffered by blocks, and a trap would lose what waits in the buffer.
  if (original[0] >= 0) setvbuf(stdout, NULL, _IOLBF, 0);
  return 0;
}

// MARK: Leaving

static bool has_room(void) {
  struct pollfd room = {tty, POLLOUT, 0};
  int ready;
  do {
    ready = poll(&room, 1, PATIENCE_MILLISECONDS);
  } while (ready < 0 && errno == EINTR);
  return ready > 0 && (room.revents & POLLOUT) != 0;
}

// Returns whether the terminal took all bytes. It may forget a picture that it did not take in time for them.
static bool write_all(const unsigned char *bytes, size_t length, bool may_forget) {
  while (length > 0) {
    ssize_t written = write(tty, bytes, length);
    if (written > 0) {
      bytes += written;
      length -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      if (has_room()) continue;
      if (!may_forget) return false;
      tcflush(tty, TCOFLUSH);
      may_forget = false;
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

static void show_captured(void) {
  unsigned char chunk[4096];
  for (;;) {
    ssize_t length = pread(capture, chunk, sizeof chunk, shown);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0 || !write_all(chunk, (size_t)length, false)) return;
    shown += length;
  }
}

static void return_output(void) {
  for (int i = 0; i < 2; i++) {
    if (original[i] < 0) continue;
    dup2(original[i], i + 1);
    close(original[i]);
    original[i] = -1;
  }
}

void cterm_restore(void) {
  if (atomic_exchange(&is_entered, 0) == 0) return;
  int reason = errno;
  // In the background, changing the modes would stop the process.
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  int leave = atomic_load(&current_leaving);
  write_all(leaving[leave].bytes, leaving[leave].length, true);
  // A shell that has the terminal back has set its own modes already.
  if (cterm_is_foreground()) {
    tcsetattr(tty, TCSANOW, &found);
    // Mouse reports on their way would be typed into the shell.
    tcflush(tty, TCIFLUSH);
  }
  return_output();
  show_captured();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = reason;
}

void cterm_leave(void) {
  if (atomic_load(&is_entered) != 0) fflush(stdout);
  cterm_restore();
}

void cterm_end(void) {
  if (tty < 0) return;
  cterm_leave();
  cterm_return_signals();
  close(capture);
  close(tty);
  capture = tty = -1;
}

// MARK: Writing

ssize_t cterm_write(const void *bytes, size_t length) {
  // After another thread has failed and restored the terminal, nothing must follow.
  if (atomic_load(&is_entered) == 0) return (ssize_t)length;
  ssize_t written;
  do {
    written = write(tty, bytes, length);
  } while (written < 0 && errno == EINTR);
  return written;
}
