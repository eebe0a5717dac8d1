#include "gates.h"

#include <algorithm>
#include <numeric>

namespace tournament {

namespace {

/// `2.67`, cut off, so that an average below the gate never looks as if it reached it.
std::string meanOf(const std::vector<int>& tenths)
{
    const int hundredths =
        10 * std::accumulate(tenths.begin(), tenths.end(), 0) / static_cast<int>(tenths.size());
    const std::string part = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + '.' + (part.size() == 1 ? "0" : "") + part;
}

/// The number of the team's pool matches without a result.
int openOf(const Tournament& tournament, int seed)
{
    const bracket::Slot self = bracket::Seed{seed};
    return static_cast<int>(
        std::ranges::count_if(tournament.setting->bracket.matches, [&](const bracket::Match& drawn) {
            if (drawn.bracket != bracket::Part::Pool || (drawn.a != self && drawn.b != self))
                return false;
            const Match* match = tournament::match(tournament, drawn.id);
            return !match || !match->ended || match->flags.disputed;
        }));
}

bracket::Amount amountOf(bracket::Breaker breaker, int seed, const bracket::Record& record)
{
    return bracket::valuesBy(breaker, {seed}, record, {}).front().amount;
}

} // namespace

Shortfall shortfallOf(const Tournament& tournament, const bracket::Record& record, int seed)
{
    const Gate& gate = tournament.setting->ranking.gate;
    Shortfall lacks;
    if (const auto at = record.ratings.find(seed); gate.rating && at != record.ratings.end() &&
                                                   !at->second.empty() &&
                                                   std::accumulate(at->second.begin(), at->second.end(), 0) <
                                                       *gate.rating * static_cast<int>(at->second.size()))
        lacks.rating = meanOf(at->second);
    if (gate.forfeits) {
        const auto forfeits =
            static_cast<int>(amountOf(bracket::Breaker::FewestForfeits, seed, record).number);
        if (forfeits > *gate.forfeits)
            lacks.forfeits = forfeits;
    }
    if (!gate.played && !gate.wins)
        return lacks;
    const int open = openOf(tournament, seed);
    if (const int played = bracket::playedBy(record, seed); gate.played && played + open < *gate.played)
        lacks.played = played;
    if (const bracket::Amount won = amountOf(bracket::Breaker::WinShare, seed, record);
        gate.wins && 50 * (2 * (won.number + open) + won.tied) < *gate.wins * (won.of + open))
        lacks.wins = won;
    return lacks;
}

} // namespace tournament
