#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

int cterm_above_standard(int descriptor) {
  if (descriptor < 0 || descriptor > STDERR_FILENO) return descriptor;
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int reason = errno;
  close(descriptor);
  errno = reason;
  return moved;
}

void cterm_make_raw(const struct termios *found, struct termios *raw) {
  *raw = *found;
  cfmakeraw(raw);
  // Ctrl-\ stays the signal that it is, for a program that takes no keys any more; all others are keys.
  raw->c_lflag |= ISIG;
  raw->c_cc[VINTR] = raw->c_cc[VSUSP] = _POSIX_VDISABLE;
#ifdef VDSUSP
  raw->c_cc[VDSUSP] = _POSIX_VDISABLE;
#endif
#ifdef VSTATUS
  raw->c_cc[VSTATUS] = _POSIX_VDISABLE;
#endif
  raw->c_cc[VMIN] = 1;
  raw->c_cc[VTIME] = 0;
}

int cterm_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int cterm_wait(int descriptor, bool for_writing, int signals, int64_t nanoseconds) {
  struct pollfd waiting[2] = {
      {descriptor, (short)(POLLIN | (for_writing ? POLLOUT : 0)), 0},
      {signals, POLLIN, 0},
  };
#ifdef __linux__
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  int ready = ppoll(waiting, 2, nanoseconds < 0 ? NULL : &time, NULL);
#else
  int64_t milliseconds = nanoseconds < 0 ? -1 : (nanoseconds + 999999) / 1000000;
  int ready = poll(waiting, 2, milliseconds > INT32_MAX ? INT32_MAX : (int)milliseconds);
#endif
  if (ready <= 0) return 0;
  int seen = 0;
  if (waiting[0].revents & ~POLLOUT) seen |= CTERM_READABLE;
  if (waiting[0].revents & POLLOUT) seen |= CTERM_WRITABLE;
  if (waiting[1].revents) seen |= CTERM_SIGNALLED;
  return seen;
}
