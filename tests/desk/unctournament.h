// A tournament at UNC, which has a time limit.
#pragma once

#include "tournaments/livetournament.h"

namespace unctournament {

inline const std::string big = R"({"a":{"bids":[6,4],"tricks":11},"b":{"bids":[2,2],"tricks":2}})"; // 121

/// Everybody has shown an ID for the first two matches.
struct AtUnc : tournaments::LiveTournament {
    explicit AtUnc(const tournaments::Setup& setup = tournaments::ruledBy("unc-regular"))
        : LiveTournament(setup)
    {
        for (const char* match : {"W1-1", "W1-2"})
            if (const std::string refused = checkIn(match); !refused.empty())
                qFatal("%s", refused.c_str());
    }
};

/// And the first match is called.
struct CalledAtUnc : AtUnc {
    explicit CalledAtUnc(const tournaments::Setup& setup = tournaments::ruledBy("unc-regular")) : AtUnc(setup)
    {
        if (const std::string refused = call("W1-1"); !refused.empty())
            qFatal("%s", refused.c_str());
    }
};

/// A match of that many games, each with its own time limit.
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
