// What a roster file changes on record. For this room alone.
#pragma once

#include "rostermatch.h"

#include <map>
#include <string>
#include <vector>

namespace desk {

/// What is said of a line of the file.
struct Saying {
    int line = 0;
    message::Message what;
};

/// Why a line of the file cannot be taken.
struct RowMistake {
    int line = 0;
    Mistake mistake;
};

/// The mistake with `around` its message.
template <class Around>
Mistake within(const Mistake& mistake, const Around& around)
{
    return {around(mistake.message), mistake.code};
}

struct RosterPlan {
    std::vector<facts::Fact> facts; ///< in the order in which the checks let them in
    std::vector<Saying> changes;
    std::vector<RowMistake> mistakes;
    /// Why a team cannot be taken as it would be, on every row of it: which row goes is for somebody to
    /// choose.
    std::vector<RowMistake> ofTeams;
    std::vector<Saying> warnings;
    std::set<int> fresh;           ///< lines of teams and players that are not on record yet
    std::vector<RosterRow> absent; ///< teams, and players of the file's teams, who are not in it
    int freshTeams = 0;
    int changedTeams = 0;
};

} // namespace desk
