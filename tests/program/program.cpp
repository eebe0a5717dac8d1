#include "testclass.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>

namespace tests {
namespace {

std::map<std::string, Main, std::less<>>& classes()
{
    static std::map<std::string, Main, std::less<>> all;
    return all;
}

} // namespace

bool enter(const char* name, Main run)
{
    return classes().emplace(name + std::strlen("tst_"), run).second;
}

bool isLong()
{
    return qEnvironmentVariableIsSet("COURTSIDE_LONG");
}

int repeats(int usually, int inLong)
{
    return (isLong() ? inLong : usually) * std::max(1, qEnvironmentVariableIntValue("COURTSIDE_TIMES"));
}

} // namespace tests

int main(int argc, char** argv)
{
    const auto found = argc > 1 ? tests::classes().find(argv[1]) : tests::classes().end();
    if (found == tests::classes().end()) {
        std::fprintf(stderr, "name one of these classes first:\n");
        for (const auto& [name, run] : tests::classes())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}
