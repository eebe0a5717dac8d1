// For any bytes as records: each record gives a ledger that is JSON, or one sentence and its line.
#include "desk/offline/score.h"
#include "wording/record/refusal.h"
#include "json/value.h"

#include <cstdint>
#include <cstdlib>
#include <sstream>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    for (const desk::As as : {desk::As::Json, desk::As::Text}) {
        std::istringstream in(std::string(reinterpret_cast<const char*>(bytes), size));
        desk::RecordReader records(in);
        while (const auto next = records.next(as)) {
            if (!*next) {
                if (wording::inFull(next->error().mistake).empty() || next->error().line < 1)
                    std::abort();
                break;
            }
            if (as == desk::As::Json && !json::parse(**next))
                std::abort();
        }
    }
    return 0;
}
