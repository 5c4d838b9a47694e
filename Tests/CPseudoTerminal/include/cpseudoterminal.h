// Starts a program on a terminal of its own, with a shell's part of the work done by a process between: that one
// leads the session, owns the foreground while the program is stopped, and tells what became of it.
#pragma once

#include <stdint.h>
#include <sys/types.h>

/// A message about the program.
struct cpty_message {
  /// One of CPTY_.
  int32_t kind;
  /// A process, a signal, an exit code or an error number.
  int32_t value;
};

enum {
  /// It runs; the value is its process.
  CPTY_STARTED = 0,
  /// A signal stopped it.
  CPTY_STOPPED = 1,
  /// It ended with an exit code.
  CPTY_EXITED = 2,
  /// A signal ended it.
  CPTY_KILLED = 3,
  /// It could not be started; the value is an error number.
  CPTY_FAILED = 4,
};

/// The ends that the test holds.
struct cpty {
  /// What the program shows and reads.
  int master;
  /// The terminal itself, held open for its modes to outlive the program.
  int slave;
  /// Where messages arrive.
  int messages;
  /// Where to write 'f' (to the foreground) or 'b' (go on in the background) for a stopped program.
  int commands;
  /// The process between.
  pid_t leader;
};

/// Starts a program. Returns 0, or an error number.
int cpty_start(
    struct cpty *result, const char *path, char *const *arguments, char *const *environment, int columns,
    int rows);

/// Changes the size of the window, which signals the program.
int cpty_resize(int master, int columns, int rows);
