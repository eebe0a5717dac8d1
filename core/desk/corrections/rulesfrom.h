// The use case `rules amend`: the rules of the tournament are another from a match on, since the copy was
// wrong or the organiser says so.
#pragma once

#include "correction.h"

#include <string>
#include <vector>

namespace desk {

struct RulesFromOptions {
    std::string match; ///< its id: the first in playing order that is played by it
    /// `bags.limit=5` each, as a rule file has the value, or by its label, `bag limit=5`;
    /// `championship.end.target=400` for that phase.
    std::vector<std::string> values;
    std::string reason; ///< may be empty while it is only looked at
    std::vector<LaterChoice> then;
};

/// A parameter that is another from there on.
struct ChangedParameter {
    std::string name; ///< `bags.limit`; with its phase before it where that is not the regular one
    std::string label;
    std::string was; ///< in words
    std::string is;
};

/// The change with all that it does to matches.
struct RulesChange : Correction {
    std::string match; ///< from which on
    std::vector<ChangedParameter> parameters;
    int open = 0; ///< matches from there on that are not final and that it is about: they are played by it
};

/// What would change, from that match on and nowhere before it; nothing is recorded. Refuses a match that is
/// not in the draw, what is no parameter or no value of one, rules that contradict each other, values that
/// are so already, and a decision about a match that is not disputed by it.
Answer<RulesChange> previewRulesFrom(const tournament::Tournament& tournament, const Environment& environment,
                                     const std::string& by, const RulesFromOptions& options);
/// Records it with the reason: one undo takes all of it back. Refuses also where it leaves a match disputed
/// for which nothing was decided, and where `seen`, the tournament that somebody looked at, had other rules.
Answer<RulesChange> changeRulesFrom(Desk& desk, const std::string& by, const RulesFromOptions& options,
                                    const tournament::Tournament* seen = nullptr);

/// Everything that it changes, a line each: the parameters, games, winners, later matches.
std::string rulesFromText(const RulesChange& change);
/// The same as one JSON object.
std::string rulesFromJson(const RulesChange& change);

} // namespace desk
