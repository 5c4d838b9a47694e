#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "cpseudoterminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

// After fork only what is safe in a signal handler: the process that forks has other threads.

static void tell(int messages, int32_t kind, int32_t value) {
  struct cpty_message message = {kind, value};
  ssize_t written = write(messages, &message, sizeof message);
  (void)written;
}

static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static pid_t start_program(
    int slave, int messages, const char *path, char *const *arguments, char *const *environment) {
  int gate[2];
  if (pipe(gate) != 0) return -1;
  pid_t program = fork();
  if (program == 0) {
    char go;
    close(gate[1]);
    ssize_t length = read(gate[0], &go, 1);
    (void)length;
    for (int i = 0; i < 3; i++) dup2(slave, i);
    reset_signals();
    execve(path, arguments, environment);
    tell(messages, CPTY_FAILED, errno);
    _exit(127);
  }
  if (program < 0) return -1;
  setpgid(program, program);
  tcsetpgrp(slave, program);
  close(gate[0]);
  close(gate[1]);
  return program;
}

static void watch(pid_t program, int slave, int messages, int commands) {
  for (;;) {
    int status;
    if (waitpid(program, &status, WUNTRACED) < 0) {
      if (errno == EINTR) continue;
      return;
    }
    if (WIFEXITED(status)) return tell(messages, CPTY_EXITED, WEXITSTATUS(status));
    if (WIFSIGNALED(status)) return tell(messages, CPTY_KILLED, WTERMSIG(status));
    tcsetpgrp(slave, getpgrp());
    tell(messages, CPTY_STOPPED, WSTOPSIG(status));
    char command;
    if (read(commands, &command, 1) != 1) {
      kill(-program, SIGKILL);
      continue;
    }
    if (command == 'f') tcsetpgrp(slave, program);
    kill(-program, SIGCONT);
  }
}

static void lead(
    int slave, int messages, int commands, const char *path, char *const *arguments,
    char *const *environment) {
  reset_signals();
  // Whatever else the test program has open, such as another terminal, is not kept open here.
  for (int i = 3; i < 1024; i++) {
    if (i != slave && i != messages && i != commands) close(i);
  }
  setsid();
  ioctl(slave, TIOCSCTTY, 0);
  // A shell is not stopped or hung up by its own terminal.
  signal(SIGTTOU, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  pid_t program = start_program(slave, messages, path, arguments, environment);
  if (program < 0) {
    tell(messages, CPTY_FAILED, errno);
  } else {
    tell(messages, CPTY_STARTED, program);
    watch(program, slave, messages, commands);
  }
  _exit(0);
}

static void close_on_exec(int descriptor) { fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

static int open_pair(struct cpty *result, int columns, int rows) {
  result->master = posix_openpt(O_RDWR | O_NOCTTY);
  if (result->master < 0) return errno;
  char *name = NULL;
  if (grantpt(result->master) != 0 || unlockpt(result->master) != 0) return errno;
  if ((name = ptsname(result->master)) == NULL) return errno;
  result->slave = open(name, O_RDWR | O_NOCTTY);
  if (result->slave < 0) return errno;
  fcntl(result->master, F_SETFL, fcntl(result->master, F_GETFL) | O_NONBLOCK);
  close_on_exec(result->master);
  close_on_exec(result->slave);
  return cpty_resize(result->master, columns, rows);
}

int cpty_resize(int master, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size) == 0 ? 0 : errno;
}

int cpty_start(
    struct cpty *result, const char *path, char *const *arguments, char *const *environment, int columns,
    int rows) {
  int messages[2], commands[2];
  int reason = open_pair(result, columns, rows);
  if (reason != 0) return reason;
  if (pipe(messages) != 0 || pipe(commands) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    close_on_exec(messages[i]);
    close_on_exec(commands[i]);
  }
  result->leader = fork();
  if (result->leader < 0) return errno;
  if (result->leader == 0) {
    close(result->master);
    close(commands[1]);
    lead(result->slave, messages[1], commands[0], path, arguments, environment);
  }
  close(messages[1]);
  close(commands[0]);
  result->messages = messages[0];
  result->commands = commands[1];
  return 0;
}
