#include "ending.h"

#include "words.h"

namespace rules {

std::string howItEnded(const scoring::End& end, scoring::By by)
{
    using scoring::By;
    switch (by) {
    case By::Target:
    case By::Decided:
        return {};
    case By::Time:
        return "when time was called";
    case By::ExtraHand:
        return "in an extra hand";
    case By::MinScore:
        return "the other side is at " + counted(end.minScore.value_or(0), {}) + " or below";
    case By::Sets:
        return "the other side was set too often";
    case By::MadeBid:
        return "by a made bid of " + std::to_string(end.winOnMadeBid.value_or(0)) + " or more";
    case By::FirstHand:
        return "in the first hand: the other side took too few tricks";
    case By::Hands:
        return "after hand " + std::to_string(end.lengthCount) + ", the last";
    case By::Renege:
        return "by a renege";
    case By::Games:
        return "by games";
    case By::Total:
        break;
    }
    return "by the total of all games";
}

} // namespace rules
