#include "measures.h"

#include "ranking.h"

#include "bracket/questions.h"

#include <algorithm>

namespace tournament {

namespace {

/// By seed, in percent; empty if the ranking doesn't use it.
std::map<int, int> strengths(const Tournament& tournament)
{
    const bracket::RankingRules& rules = tournament.setting->ranking.rules;
    std::map<int, int> all;
    if (std::ranges::count(rules.order, bracket::Breaker::Strength) == 0)
        return all;
    const bracket::Record record = recordFor(tournament);
    for (const bracket::Meeting& meeting : record.meetings)
        for (const int seed : meeting.seeds)
            if (!meeting.isPlayIn && !all.contains(seed))
                all[seed] =
                    static_cast<int>(bracket::valuesBy(bracket::Breaker::Strength, {seed}, record, rules)
                                         .front()
                                         .amount.number);
    return all;
}

} // namespace

std::map<std::string, Measures> measures(const Tournament& tournament, bool inPools)
{
    const Setting& setting = *tournament.setting;
    std::map<std::string, Measures> all;
    for (const auto& [seed, strength] : strengths(tournament))
        all[teamOfSeed(setting, seed)].strength = strength;
    const bool isRanked = inPools || !bracket::endsInKnockout(setting.bracket.kind);
    for (const bracket::Match& drawn : setting.bracket.matches) {
        const Match* match = tournament::match(tournament, drawn.id);
        if (!match || !match->ended || drawn.bracket == bracket::Part::PlayIn ||
            (inPools && drawn.bracket != bracket::Part::Pool))
            continue;
        const auto meeting = meetingOf(tournament, *match);
        if (!meeting)
            continue;
        for (const std::size_t place : {std::size_t(0), std::size_t(1)})
            all[teamOfSeed(setting, meeting->seeds[place])].difference +=
                bracket::differenceIn(*meeting, place, isRanked ? setting.ranking.rules.cap : std::nullopt);
    }
    return all;
}

std::optional<bracket::Breaker> partedBy(const Standing& ahead, const Standing& behind)
{
    const auto* first = std::get_if<ByTable>(&ahead.decidedBy);
    const auto* second = std::get_if<ByTable>(&behind.decidedBy);
    if (!first || !second || ahead.rank == behind.rank)
        return std::nullopt;
    for (auto tie = first->ties.rbegin(); tie != first->ties.rend(); ++tie)
        if (std::ranges::count(tie->among, second->seed) > 0)
            return tie->by;
    return std::nullopt;
}

} // namespace tournament
