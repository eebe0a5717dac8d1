#include "rowwords.h"

#include "wording/filled.h"
#include "wording/tr.h"

#include <array>

namespace wording {

using bracket::Breaker;
using bracket::RankingRules;

std::string aheadBy(Breaker breaker, const RankingRules& rules)
{
    static constexpr std::array words{
        // in the order of the enumeration
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: better winning percentage"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: more standings points"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: fewer forfeits"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: better head-to-head record"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: better sportsmanship rating"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: better point differential"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: more points scored"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: set less often"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: fewer bags"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: better strength of schedule"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: won the play-in"),
        QT_TRANSLATE_NOOP("Desk", "Ahead of the next team: random draw"),
    };
    static_assert(words.size() == static_cast<std::size_t>(Breaker::Lot) + 1);
    const std::string text = filled(Desk::tr(words[static_cast<std::size_t>(breaker)]));
    return isPerMatch(breaker, rules) ? filled(Desk::tr("%1, per match"), text) : text;
}

std::string aheadInShort(Breaker breaker)
{
    static constexpr std::array words{
        // in the order of the enumeration
        QT_TRANSLATE_NOOP("Desk", "better winning percentage"),
        QT_TRANSLATE_NOOP("Desk", "more standings points"),
        QT_TRANSLATE_NOOP("Desk", "fewer forfeits"),
        QT_TRANSLATE_NOOP("Desk", "better head-to-head record"),
        QT_TRANSLATE_NOOP("Desk", "better sportsmanship"),
        QT_TRANSLATE_NOOP("Desk", "better point differential"),
        QT_TRANSLATE_NOOP("Desk", "more points scored"),
        QT_TRANSLATE_NOOP("Desk", "set less often"),
        QT_TRANSLATE_NOOP("Desk", "fewer bags"),
        QT_TRANSLATE_NOOP("Desk", "better strength of schedule"),
        QT_TRANSLATE_NOOP("Desk", "won the play-in"),
        QT_TRANSLATE_NOOP("Desk", "random draw"),
    };
    static_assert(words.size() == static_cast<std::size_t>(Breaker::Lot) + 1);
    return filled(Desk::tr(words[static_cast<std::size_t>(breaker)]));
}

} // namespace wording
