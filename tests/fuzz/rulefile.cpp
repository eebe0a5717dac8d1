// For any bytes as a rule file, even one that builds on a built-in set: the result is a venue that can be
// written, read again and shown, or mistakes.
#include "rules/origin.h"
#include "wording/rulecard/card.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const auto read = rules::loadFile({"fuzzed.json", {reinterpret_cast<const char*>(bytes), size}}, {});
    if (!read) {
        if (read.error().empty() || read.error().front().what.code.empty())
            std::abort();
        return 0;
    }
    const rules::Venue& venue = read->venue;
    const auto again = rules::load(rules::toJson(venue));
    if (!again || !(*again == venue) || wording::text(wording::cards(venue)).empty())
        std::abort();
    return 0;
}
