/* Lets the disk fail below the database, for the tests. It is loaded into the server with LD_PRELOAD. While the file that the
 * variable FAULT names says "full", "broken" or "unsynced", writes find no space, writes fail, or what was written cannot be
 * synchronised. Other files are left alone. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_database(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, "bailiwick.sqlite") != NULL;
}

/* The error with which a call has to fail now, or 0. */
static int fault(int file, int is_sync) {
    const char *name = getenv("FAULT");
    char said[16] = {0};
    int saved = errno;
    int control = name ? open(name, O_RDONLY) : -1;
    ssize_t length = control < 0 ? 0 : read(control, said, sizeof said - 1);
    if (control >= 0) close(control);
    errno = saved;
    if (length <= 0 || !is_database(file)) return 0;
    if (is_sync) return strcmp(said, "unsynced") == 0 ? EIO : 0;
    return strcmp(said, "full") == 0 ? ENOSPC : strcmp(said, "broken") == 0 ? EIO : 0;
}

#define FAILING(type, name, parameters, arguments, is_sync)                     \
    type name parameters {                                                      \
        static type(*real) parameters;                                          \
        if (!real) real = (type(*) parameters)dlsym(RTLD_NEXT, #name);          \
        int error = fault(file, is_sync);                                       \
        if (error) {                                                            \
            errno = error;                                                      \
            return -1;                                                          \
        }                                                                       \
        return real arguments;                                                  \
    }

FAILING(ssize_t, write, (int file, const void *bytes, size_t size), (file, bytes, size), 0)
FAILING(ssize_t, pwrite, (int file, const void *bytes, size_t size, off_t at), (file, bytes, size, at), 0)
FAILING(ssize_t, pwrite64, (int file, const void *bytes, size_t size, off64_t at), (file, bytes, size, at), 0)
FAILING(int, ftruncate, (int file, off_t size), (file, size), 0)
FAILING(int, ftruncate64, (int file, off64_t size), (file, size), 0)
FAILING(int, fsync, (int file), (file), 1)
FAILING(int, fdatasync, (int file), (file), 1)
