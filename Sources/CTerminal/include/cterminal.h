// The half of the terminal session that must work inside a signal handler, and the calls that Swift does not
// see on Linux. One session at a time; all functions but `cterm_leave` belong to the main thread.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Opens the terminal that standard output, input or error is, else the controlling one, without blocking.
/// Returns a descriptor of its own, or -1 with errno.
int cterm_open(void);

/// Begins a session: keeps the terminal's modes and the bytes that undo what the session switches on, opens the
/// file for the program's own output, and takes the signals over. Returns the end of the pipe on which signals
/// arrive, one byte each, or -1 with errno and nothing changed.
int cterm_start(int tty, const unsigned char *leave, size_t length);

/// Replaces the bytes that `cterm_leave` writes; at most 256.
void cterm_set_leave(const unsigned char *leave, size_t length);

/// Reads the signals that arrived, a byte each. A signal that ends the program and is not read for a second ends
/// it by itself, and so does a second one after a while; the terminal is restored before.
/// Returns how many there are, or -1 with errno.
ssize_t cterm_read_signals(unsigned char *numbers, size_t count);

/// Sets raw mode, and points standard output and error at the file where they are the terminal.
/// Returns 0, or -1 with errno.
int cterm_enter(void);

/// Writes bytes without waiting. Returns how many were written, or -1 with errno; while the terminal is left,
/// writes nothing and returns `length`.
ssize_t cterm_write(const void *bytes, size_t length);

/// Leaves the terminal as it was found, and shows what was printed meanwhile. Does nothing the second time.
void cterm_leave(void);

/// Ends the session: leaves, and gives the signals back.
void cterm_end(void);

/// Stops the process by a signal's default action; returns when it was continued, or at once where nobody
/// would continue it.
void cterm_stop(int signal_number);

/// Whether the terminal belongs to this process's group.
bool cterm_is_foreground(void);

/// Reads the size of the window. Returns 0, or -1 with errno.
int cterm_window_size(int tty, int *columns, int *rows);

/// What `cterm_wait` saw.
enum { CTERM_READABLE = 1, CTERM_WRITABLE = 2, CTERM_SIGNALLED = 4 };

/// Waits for input, for room to write if asked, or for a signal; at most some nanoseconds, without an end if
/// negative. Returns a sum of CTERM_ values, 0 when the time is over.
int cterm_wait(int tty, bool for_writing, int signals, int64_t nanoseconds);
