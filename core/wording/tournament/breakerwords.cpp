#include "breakerwords.h"

#include "rules/words.h"
#include "tournament/model/conduct.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <array>

namespace wording {

using bracket::Breaker;
using bracket::RankingRules;

std::string name(Breaker breaker)
{
    static constexpr std::array words{
        // in the order of the enumeration
        QT_TRANSLATE_NOOP("Desk", "winning percentage"),
        QT_TRANSLATE_NOOP("Desk", "standings points"),
        QT_TRANSLATE_NOOP("Desk", "fewest forfeits"),
        QT_TRANSLATE_NOOP("Desk", "head-to-head"),
        QT_TRANSLATE_NOOP("Desk", "sportsmanship"),
        QT_TRANSLATE_NOOP("Desk", "point differential"),
        QT_TRANSLATE_NOOP("Desk", "points scored"),
        QT_TRANSLATE_NOOP("Desk", "fewest sets"),
        QT_TRANSLATE_NOOP("Desk", "fewest bags"),
        QT_TRANSLATE_NOOP("Desk", "strength of schedule"),
        QT_TRANSLATE_NOOP("Desk", "play-in"),
        QT_TRANSLATE_NOOP("Desk", "random draw"),
    };
    static_assert(words.size() == static_cast<std::size_t>(Breaker::Lot) + 1);
    return filled(Desk::tr(words[static_cast<std::size_t>(breaker)]));
}

std::string name(Breaker breaker, const RankingRules& rules)
{
    std::string text = name(breaker);
    if (isPerMatch(breaker, rules))
        text = filled(Desk::tr("%1 per match"), text);
    if (breaker == Breaker::Difference && rules.cap)
        text = filled(Desk::tr("%1 (max %2 per game)"), text, *rules.cap);
    return text;
}

std::string meaningOf(Breaker breaker)
{
    static constexpr std::array words{
        // in the order of the enumeration
        QT_TRANSLATE_NOOP("Desk",
                          "Matches won, as a share of those that count. A bye counts as a win, a tie as half "
                          "a win, a missed round as a loss."),
        QT_TRANSLATE_NOOP("Desk", "Points for each match: 3 for a win, 1 for a tie, 0 for a loss, −1 for a "
                                  "forfeit unless set otherwise."),
        QT_TRANSLATE_NOOP("Desk", "Fewer matches that the team itself forfeited."),
        QT_TRANSLATE_NOOP("Desk", "Wins against the other tied teams, if all of them met equally often."),
        QT_TRANSLATE_NOOP("Desk", "The average rating, if all tied teams were rated."),
        QT_TRANSLATE_NOOP("Desk", "Points scored minus points allowed, up to a limit for each game."),
        QT_TRANSLATE_NOOP("Desk", "All points scored."),
        QT_TRANSLATE_NOOP("Desk", "Fewer hands in which the team missed its bid."),
        QT_TRANSLATE_NOOP("Desk", "Fewer overtricks."),
        QT_TRANSLATE_NOOP("Desk", "The average winning percentage of its opponents."),
        QT_TRANSLATE_NOOP("Desk", "A match played only to break the tie."),
        QT_TRANSLATE_NOOP("Desk", "Chance decides. It always comes last."),
    };
    static_assert(words.size() == static_cast<std::size_t>(Breaker::Lot) + 1);
    return filled(Desk::tr(words[static_cast<std::size_t>(breaker)]));
}

std::string inWords(const tournament::RankingPolicy& policy)
{
    std::vector<std::string> order;
    for (const Breaker breaker : policy.rules.order)
        order.push_back(name(breaker, policy.rules));
    std::vector<std::string> all{filled(Desk::tr("ranked by %1"), rules::joined(order, ", "))};
    const tournament::Gate& gate = policy.gate;
    if (gate.played)
        all.push_back(filled(Desk::tr("playoff: at least %1 played"), *gate.played));
    if (gate.forfeits)
        all.push_back(filled(Desk::tr("playoff: at most %1 forfeited"), *gate.forfeits));
    if (gate.wins)
        all.push_back(filled(Desk::tr("playoff: at least %1% won"), *gate.wins));
    if (gate.rating)
        all.push_back(filled(Desk::tr("playoff: rated at least %1"), tournament::ratingText(*gate.rating)));
    if (policy.expunges)
        all.push_back(filled(Desk::tr("results of a team that withdraws don’t count")));
    return rules::joined(all, "; ");
}

} // namespace wording
