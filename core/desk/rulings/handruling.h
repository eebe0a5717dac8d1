// A foul that the rule set names, or points that a supervisor adds: ruled on a hand that is on record.
#pragma once

#include "desk/corrections/correction.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace desk {

struct HandRulingOptions {
    std::string match;       ///< its id
    std::optional<int> game; ///< nothing: the one in play or played last
    int hand = 1;            ///< as the sheet counts them
    facts::Side side = facts::Side::A;
    /// The foul's name, or the points that are added.
    std::variant<std::string, int> what;
    std::string reason; ///< of points; a foul has none
    std::vector<LaterChoice> then;
};

/// The ruling with all that it changes.
struct HandRuling : Correction {
    facts::Spot spot;
};

/// What it would change; nothing is recorded. Refuses a hand that is not there, a foul that the rule set does
/// not name, points without a reason, and a decision about a match that is not disputed by it.
Answer<HandRuling> previewHandRuling(const tournament::Tournament& tournament, const Environment& environment,
                                     const std::string& by, const HandRulingOptions& options);
/// Records it: one undo takes all of it back. Refuses also where it leaves a match disputed for which nothing
/// was decided, and where another hand has that number by now than in `chosenIn`.
Answer<HandRuling> ruleOnHand(Desk& desk, const std::string& by, const HandRulingOptions& options,
                              const tournament::Tournament* chosenIn = nullptr);

/// Everything that it changes, a line each.
std::string handRulingText(const HandRuling& ruling);
/// The same as one JSON object.
std::string handRulingJson(const HandRuling& ruling);

} // namespace desk
