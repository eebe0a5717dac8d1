#include "rankingrules.h"

#include <algorithm>
#include <iterator>

namespace bracket {

namespace {

struct Naming {
    Breaker breaker;
    std::string_view word;
};
constexpr std::array namings{
    Naming{Breaker::WinShare, "win-share"},
    Naming{Breaker::Points, "points"},
    Naming{Breaker::FewestForfeits, "forfeits"},
    Naming{Breaker::HeadToHead, "head-to-head"},
    Naming{Breaker::Sportsmanship, "sportsmanship"},
    Naming{Breaker::Difference, "difference"},
    Naming{Breaker::PointsFor, "points-for"},
    Naming{Breaker::FewestSets, "sets"},
    Naming{Breaker::FewestBags, "bags"},
    Naming{Breaker::Strength, "strength"},
    Naming{Breaker::PlayIn, "play-in"},
    Naming{Breaker::Lot, "lot"},
};

} // namespace

std::string_view word(Breaker breaker)
{
    return namings[static_cast<std::size_t>(breaker)].word;
}

bool isPerMatch(Breaker breaker, const RankingRules& rules)
{
    constexpr std::array sums{Breaker::Points,    Breaker::FewestForfeits, Breaker::Difference,
                              Breaker::PointsFor, Breaker::FewestSets,     Breaker::FewestBags};
    return rules.perMatch && std::find(sums.begin(), sums.end(), breaker) != sums.end();
}

std::optional<Breaker> breakerOf(std::string_view text)
{
    for (const Naming& naming : namings)
        if (naming.word == text)
            return naming.breaker;
    return std::nullopt;
}

const std::vector<Breaker>& allBreakers()
{
    static const std::vector<Breaker> all = [] {
        std::vector<Breaker> breakers;
        breakers.reserve(std::size(namings));
        for (const Naming& naming : namings)
            breakers.push_back(naming.breaker);
        return breakers;
    }();
    return all;
}

RankingRules usualRanking(Kind kind)
{
    std::vector<Breaker> order{Breaker::WinShare, Breaker::FewestForfeits, Breaker::HeadToHead};
    if (kind == Kind::Swiss)
        order.push_back(Breaker::Strength);
    for (const Breaker breaker : {Breaker::Sportsmanship, Breaker::Difference, Breaker::PointsFor,
                                  Breaker::FewestSets, Breaker::FewestBags, Breaker::PlayIn, Breaker::Lot})
        order.push_back(breaker);
    return {std::move(order), 200, {}, false};
}

RankingRules acrossPools(RankingRules rules)
{
    std::erase(rules.order, Breaker::HeadToHead);
    rules.perMatch = true;
    return rules;
}

} // namespace bracket
