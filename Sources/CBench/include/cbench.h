// What a measurement asks of the system that Swift does not see, or sees differently on each system.
#pragma once

#include <stdint.h>

/// Opens a pseudo-terminal in raw mode: what is written to `terminal` can be read from `controller`.
/// Returns 0, or the reason as an errno with nothing left open.
int cbench_open_terminal(int columns, int rows, int *controller, int *terminal);

/// Starts a program on a pseudo-terminal of its own, waits for its first byte and ends it. `words` are its path and
/// arguments, with NULL behind. Returns 0 and the seconds that it took, or the reason as an errno.
int cbench_seconds_to_first_byte(char *const words[], int columns, int rows, double *seconds);

/// The seconds of processor time, user and system, that all threads of the process used.
double cbench_process_seconds(void);

/// The seconds of processor time, user and system, that the calling thread used.
double cbench_thread_seconds(void);

/// How often the calling thread has waited for something; 0 where the system does not tell.
int64_t cbench_thread_switches(void);

/// The most memory that the process had resident, in bytes.
int64_t cbench_peak_bytes(void);

/// Moves springs on in closed form, each by its own step, with the functions of the C library: angular frequency
/// `natural` without damping, damping ratio `ratio` below 1.
void cbench_move_springs(
    double *values, double *velocities, const double *steps, int count, double target,
    double natural, double ratio);
