// What a measurement asks of the system that Swift does not see, or sees differently on each system.
#pragma once

#include <stdint.h>

/// Opens a pseudo-terminal in raw mode: what is written to `terminal` can be read from `controller`.
/// Returns 0, or the reason as an errno with nothing left open.
int cbench_open_terminal(int columns, int rows, int *controller, int *terminal);

/// The seconds of processor time, user and system, that all threads of the process used.
double cbench_process_seconds(void);

/// The seconds of processor time, user and system, that the calling thread used.
double cbench_thread_seconds(void);

/// The most memory that the process had resident, in bytes.
int64_t cbench_peak_bytes(void);

/// Moves springs on in closed form, each by its own step, with the functions of the C library: angular frequency
/// `natural` without damping, damping ratio `ratio` below 1.
void cbench_move_springs(
    double *values, double *velocities, const double *steps, int count, double target,
    double natural, double ratio);
