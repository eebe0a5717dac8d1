// A tournament at UNC, where the time is limited, for tests.
#pragma once

#include "tournaments/livetournament.h"

namespace unctournament {

inline const std::string big = R"({"a":{"bids":[6,4],"tricks":11},"b":{"bids":[2,2],"tricks":2}})"; // 121

/// Everybody is here for the first two matches.
inline void checkIn(tournaments::LiveTournament& live)
{
    for (const char* match : {"W1-1", "W1-2"})
        QCOMPARE(live.checkIn(match), "");
}

/// A match of so many games, each with its limit.
template <int games>
tournaments::Setup inGames()
{
    tournaments::Setup setup{"unc-regular", 4, 4, false, {}};
    setup.change = [](rules::Venue& venue) {
        venue.phases.front().rules.end.length = scoring::Length::FixedGames;
        venue.phases.front().rules.end.lengthCount = games;
    };
    return setup;
}

} // namespace unctournament
