// For any bytes, the JSON reader gives a value or a problem. A value prints as JSON that reads as the same
// value.
#include "json/value.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const auto value = json::parse({reinterpret_cast<const char*>(bytes), size});
    if (!value) {
        if (value.error().what.code.empty() || value.error().line < 1)
            std::abort();
        return 0;
    }
    const std::string printed = json::print(*value);
    const auto again = json::parse(printed);
    if (!again || json::print(*again) != printed)
        std::abort();
    return 0;
}
