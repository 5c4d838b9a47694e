#pragma once

#include "cterminal.h"

#include <termios.h>

/// Leaves the terminal as it was found. Safe in a signal handler.
void cterm_restore(void);

/// Whether a session runs, and in this process rather than in one that it forked.
bool cterm_is_owner(void);

/// Moves a descriptor away from the places of standard input, output and error, which whoever started the
/// program may have closed. Returns the new one, or -1 with errno and the old one closed.
int cterm_above_standard(int descriptor);

/// Makes modes in which every key is a byte, from the modes that were found.
void cterm_make_raw(const struct termios *found, struct termios *raw);

/// Takes the signals over. Returns the reading end of their pipe, or -1 with errno.
int cterm_take_signals(void);

/// Gives the signals back and closes the pipe.
void cterm_return_signals(void);
