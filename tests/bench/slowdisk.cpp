// A slow disk, loaded with LD_PRELOAD: each sync takes 30 ms longer.
#include <dlfcn.h>

#include <chrono>
#include <thread>

namespace {

using Sync = int (*)(int);

int slowly(const char* name, int file)
{
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    return reinterpret_cast<Sync>(dlsym(RTLD_NEXT, name))(file);
}

} // namespace

extern "C" int fsync(int fd)
{
    return slowly("fsync", fd);
}

extern "C" int fdatasync(int fildes)
{
    return slowly("fdatasync", fildes);
}
