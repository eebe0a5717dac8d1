// Whatever bytes come in as a rule file, the answer is a venue that can be written, read again and shown, or
// mistakes.
#include "rules/load.h"
#include "wording/rulecard/card.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const auto venue = rules::load({reinterpret_cast<const char*>(bytes), size});
    if (!venue) {
        if (venue.error().empty() || venue.error().front().what.code.empty())
            std::abort();
        return 0;
    }
    const auto again = rules::load(rules::toJson(*venue));
    if (!again || !(*again == *venue) || wording::text(wording::cards(*venue)).empty())
        std::abort();
    return 0;
}
