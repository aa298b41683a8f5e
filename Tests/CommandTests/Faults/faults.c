// Lets one system call of a program fail: a library that is loaded before the C library (LD_PRELOAD).
//
//   SDUIC_FAULT="KIND MODE NUMBER"   the NUMBER-th call of KIND fails
//   SDUIC_FAULT_MARK=PATH            a file that gets the path of what the call was about, once it has failed
//
// MODE is the number of an error, or
//   short   half of the bytes are read or written
//   full    this write and all later ones find no room
//   kill    the process ends, before the call
//
// Calls of standard error never fail: nothing could be seen of it.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int calls;
static int is_full;

// Writes down what failed, by calls that no fault reaches.
static void mark(const char *path) {
  const char *file = getenv("SDUIC_FAULT_MARK");
  if (!file) return;
  int descriptor = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND, 0600);
  syscall(SYS_write, descriptor, path, strlen(path));
  syscall(SYS_write, descriptor, "\n", 1);
  syscall(SYS_close, descriptor);
}

// The mode if this call is the one that is to fail, else an empty string.
static const char *due(const char *kind, const char *path) {
  static char mode[16];
  char wanted[16];
  int number;
  const char *fault = getenv("SDUIC_FAULT");
  if (!fault || sscanf(fault, "%15s %15s %d", wanted, mode, &number) != 3 || strcmp(wanted, kind)) return "";
  if (__atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST) != number) return "";
  mark(path);
  if (!strcmp(mode, "kill")) syscall(SYS_kill, getpid(), SIGKILL);
  if (!strcmp(mode, "full")) is_full = 1;
  return mode;
}

// Whether the call fails now; `errno` is set then.
static int fails(const char *kind, const char *path) {
  const char *mode = due(kind, path);
  int number = atoi(mode);
  if (number) errno = number;
  return number != 0;
}

// The path of an open file.
static const char *path_of(int descriptor) {
  static char path[4096];
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  long count = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  path[count > 0 ? count : 0] = 0;
  return path;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (fails("open", path)) return -1;
  return NEXT(open)(path, flags, mode);
}

ssize_t read(int descriptor, void *buffer, size_t count) {
  const char *mode = due("read", path_of(descriptor));
  if (atoi(mode)) return errno = atoi(mode), -1;
  return NEXT(read)(descriptor, buffer, !strcmp(mode, "short") && count > 1 ? count / 2 : count);
}

ssize_t write(int descriptor, const void *buffer, size_t count) {
  if (descriptor == 2) return NEXT(write)(descriptor, buffer, count);
  const char *mode = is_full ? "" : due("write", path_of(descriptor));
  if (is_full) return errno = ENOSPC, -1;
  if (atoi(mode)) return errno = atoi(mode), -1;
  return NEXT(write)(descriptor, buffer, !strcmp(mode, "short") && count > 1 ? count / 2 : count);
}

// The file is closed all the same, as Linux does.
int close(int descriptor) {
  int has_failed = descriptor != 2 && fails("close", path_of(descriptor));
  int number = errno;
  int result = NEXT(close)(descriptor);
  if (!has_failed) return result;
  errno = number;
  return -1;
}

int fsync(int descriptor) { return fails("fsync", path_of(descriptor)) ? -1 : NEXT(fsync)(descriptor); }

int fchmod(int descriptor, mode_t mode) {
  return fails("fchmod", path_of(descriptor)) ? -1 : NEXT(fchmod)(descriptor, mode);
}

int fstat(int descriptor, struct stat *status) {
  return fails("fstat", path_of(descriptor)) ? -1 : NEXT(fstat)(descriptor, status);
}

int flock(int descriptor, int operation) {
  int (*next)(int, int) = dlsym(RTLD_NEXT, "flock");
  return fails("flock", path_of(descriptor)) ? -1 : next(descriptor, operation);
}

int stat(const char *path, struct stat *status) { return fails("stat", path) ? -1 : NEXT(stat)(path, status); }

int rename(const char *from, const char *to) { return fails("rename", from) ? -1 : NEXT(rename)(from, to); }

int mkdir(const char *path, mode_t mode) { return fails("mkdir", path) ? -1 : NEXT(mkdir)(path, mode); }

int unlink(const char *path) { return fails("unlink", path) ? -1 : NEXT(unlink)(path); }

ssize_t readlink(const char *path, char *buffer, size_t count) {
  return fails("readlink", path) ? -1 : NEXT(readlink)(path, buffer, count);
}

DIR *opendir(const char *path) { return fails("opendir", path) ? NULL : NEXT(opendir)(path); }

struct dirent *readdir(DIR *folder) {
  return fails("readdir", path_of(dirfd(folder))) ? NULL : NEXT(readdir)(folder);
}
