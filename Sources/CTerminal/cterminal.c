// The async-signal-safe half of the terminal session.
