#include "ending.h"

#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace sheet {

QString howItEnded(const night::Match& match)
{
    using scoring::By;
    const auto by = night::result(match).by;
    const scoring::End& end = match.rules->rules.end;
    switch (by.value_or(By::Target)) {
    case By::Target:
    case By::Decided:
        return {};
    case By::Time:
        return u"when time was called"_s;
    case By::ExtraHand:
        return u"in an extra hand"_s;
    case By::MinScore:
        return u"the other side is at %1 or below"_s.arg(look::number(end.minScore.value_or(0)));
    case By::Sets:
        return u"the other side was set too often"_s;
    case By::MadeBid:
        return u"by a made bid of %1 or more"_s.arg(end.winOnMadeBid.value_or(0));
    case By::FirstHand:
        return u"in the first hand: the other side took too few tricks"_s;
    case By::Hands:
        return u"after hand %1, the last"_s.arg(end.lengthCount);
    case By::Renege:
        return u"by a renege"_s;
    case By::Games:
        return u"by games"_s;
    case By::Total:
        break;
    }
    return u"by the total of all games"_s;
}

} // namespace sheet
