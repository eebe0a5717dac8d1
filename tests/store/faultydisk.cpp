// A disk that fails once, to be put before a program by LD_PRELOAD. It counts the calls that concern files in
// the folder FAULTY_IN, writes the name of each into the file FAULTY_TELLS, a line each, and lets the one
// that is number FAULTY_AT fail: with EIO, or where FAULTY_HOW is `short`, with nothing read. With
// FAULTY_PLACE every reading of that byte of any of them fails. A file counts whose name is relative or
// begins with FAULTY_IN.
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

constexpr std::size_t mostFiles = 4096;

struct Disk {
    const char* folder = std::getenv("FAULTY_IN");
    long at = std::getenv("FAULTY_AT") ? std::atol(std::getenv("FAULTY_AT")) : 0;
    long place = std::getenv("FAULTY_PLACE") ? std::atol(std::getenv("FAULTY_PLACE")) : -1;
    bool isShort = std::getenv("FAULTY_HOW") && std::strcmp(std::getenv("FAULTY_HOW"), "short") == 0;
    std::atomic<long> calls = 0;
    std::array<std::atomic<bool>, mostFiles> files{}; ///< those of the folder that are open
};

Disk& disk()
{
    static Disk one;
    return one;
}

template <class Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

bool isWatched(const char* path)
{
    const char* folder = disk().folder;
    return folder && path && (path[0] != '/' || std::strncmp(path, folder, std::strlen(folder)) == 0);
}

bool isWatched(int file)
{
    return file >= 0 && static_cast<std::size_t>(file) < mostFiles && disk().files.at(file);
}

/// Counts a call; answers whether it is the one that fails.
bool isFailingCall(const char* name)
{
    const long number = ++disk().calls;
    if (const char* tells = std::getenv("FAULTY_TELLS")) {
        // Not by stdio: that would come here again.
        static const int out = next<int (*)(const char*, int, ...)>("open")(
            tells, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        std::array<char, 64> line{};
        const int size = std::snprintf(line.data(), line.size(), "%s\n", name);
        next<ssize_t (*)(int, const void*, std::size_t)>("write")(out, line.data(),
                                                                  static_cast<std::size_t>(size));
    }
    return number == disk().at;
}

int failed()
{
    errno = EIO;
    return -1;
}

ssize_t failedReading()
{
    return disk().isShort ? 0 : failed();
}

int opened(int file, bool ours)
{
    if (file >= 0 && static_cast<std::size_t>(file) < mostFiles)
        disk().files.at(file) = ours;
    return file;
}

template <class... Arguments>
int onPath(const char* name, const char* path, Arguments... arguments)
{
    if (isWatched(path) && isFailingCall(name))
        return failed();
    return next<int (*)(const char*, Arguments...)>(name)(path, arguments...);
}

template <class... Arguments>
int onFile(const char* name, int file, Arguments... arguments)
{
    if (isWatched(file) && isFailingCall(name))
        return failed();
    return next<int (*)(int, Arguments...)>(name)(file, arguments...);
}

template <class... Arguments>
ssize_t reading(const char* name, long from, int file, void* to, std::size_t size, Arguments... arguments)
{
    if (isWatched(file) && isFailingCall(name))
        return failedReading();
    const long place = disk().place;
    if (isWatched(file) && from <= place && place < from + static_cast<long>(size))
        return failed();
    return next<ssize_t (*)(int, void*, std::size_t, Arguments...)>(name)(file, to, size, arguments...);
}

template <class... Arguments>
ssize_t writing(const char* name, int file, Arguments... arguments)
{
    if (isWatched(file) && isFailingCall(name))
        return failed();
    return next<ssize_t (*)(int, Arguments...)>(name)(file, arguments...);
}

int opening(const char* name, const char* path, int flags, mode_t mode)
{
    const bool ours = isWatched(path);
    if (ours && isFailingCall(flags & (O_WRONLY | O_RDWR) ? "open to write" : name))
        return failed();
    return opened(next<int (*)(const char*, int, ...)>(name)(path, flags, mode), ours);
}

mode_t modeIn(int flags, va_list arguments)
{
    return flags & (O_CREAT | O_TMPFILE) ? static_cast<mode_t>(va_arg(arguments, unsigned)) : 0;
}

} // namespace

#define OPENS(name)                                                                                          \
    extern "C" int name(const char* path, int flags, ...)                                                    \
    {                                                                                                        \
        va_list arguments;                                                                                   \
        va_start(arguments, flags);                                                                          \
        const mode_t mode = modeIn(flags, arguments);                                                        \
        va_end(arguments);                                                                                   \
        return opening(#name, path, flags, mode);                                                            \
    }
OPENS(open)
OPENS(open64)

extern "C" int openat(int folder, const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeIn(flags, arguments);
    va_end(arguments);
    const bool ours = path[0] == '/' && isWatched(path);
    if (ours && isFailingCall("openat"))
        return failed();
    return opened(next<int (*)(int, const char*, int, ...)>("openat")(folder, path, flags, mode), ours);
}

extern "C" int close(int file)
{
    opened(file, false);
    return next<int (*)(int)>("close")(file);
}

extern "C" ssize_t read(int file, void* to, size_t size)
{
    return reading("read", lseek(file, 0, SEEK_CUR), file, to, size);
}
extern "C" ssize_t pread(int file, void* to, size_t size, off_t at)
{
    return reading("pread", at, file, to, size, at);
}
extern "C" ssize_t pread64(int file, void* to, size_t size, off64_t at)
{
    return reading("pread64", at, file, to, size, at);
}
extern "C" ssize_t write(int file, const void* from, size_t size)
{
    return writing("write", file, from, size);
}
extern "C" ssize_t pwrite(int file, const void* from, size_t size, off_t at)
{
    return writing("pwrite", file, from, size, at);
}
extern "C" ssize_t pwrite64(int file, const void* from, size_t size, off64_t at)
{
    return writing("pwrite64", file, from, size, at);
}
extern "C" int fsync(int file)
{
    return onFile("fsync", file);
}
extern "C" int fdatasync(int file)
{
    return onFile("fdatasync", file);
}
extern "C" int ftruncate(int file, off_t size) noexcept
{
    return onFile("ftruncate", file, size);
}
extern "C" int ftruncate64(int file, off64_t size) noexcept
{
    return onFile("ftruncate64", file, size);
}
extern "C" int fstat(int file, struct stat* found) noexcept
{
    return onFile("fstat", file, found);
}
extern "C" int fstat64(int file, struct stat64* found) noexcept
{
    return onFile("fstat64", file, found);
}
extern "C" int stat(const char* path, struct stat* found) noexcept
{
    return onPath("stat", path, found);
}
extern "C" int stat64(const char* path, struct stat64* found) noexcept
{
    return onPath("stat64", path, found);
}
extern "C" int lstat(const char* path, struct stat* found) noexcept
{
    return onPath("lstat", path, found);
}
extern "C" int lstat64(const char* path, struct stat64* found) noexcept
{
    return onPath("lstat64", path, found);
}
extern "C" int access(const char* path, int mode) noexcept
{
    return onPath("access", path, mode);
}
extern "C" int unlink(const char* path) noexcept
{
    return onPath("unlink", path);
}
extern "C" int rename(const char* from, const char* to) noexcept
{
    return onPath("rename", from, to);
}
extern "C" int mkdir(const char* path, mode_t mode) noexcept
{
    return onPath("mkdir", path, mode);
}

extern "C" int statx(int folder, const char* path, int flags, unsigned wanted, struct statx* found) noexcept
{
    const bool ours = path[0] != '\0' ? isWatched(path) : isWatched(folder);
    if (ours && isFailingCall("statx"))
        return failed();
    return next<int (*)(int, const char*, int, unsigned, struct statx*)>("statx")(folder, path, flags, wanted,
                                                                                  found);
}

extern "C" int renameat2(int from, const char* path, int to, const char* target, unsigned how) noexcept
{
    if (isWatched(path) && isFailingCall("renameat2"))
        return failed();
    return next<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(from, path, to, target,
                                                                                    how);
}

extern "C" DIR* opendir(const char* path)
{
    if (isWatched(path) && isFailingCall("opendir")) {
        errno = EIO;
        return nullptr;
    }
    return next<DIR* (*)(const char*)>("opendir")(path);
}
