// The use case `clock`: the clock of a game is started, paused, resumed or put right.
#pragma once

#include "desk.h"

#include <optional>
#include <string>

namespace desk {

struct ClockOptions {
    facts::ClockDeed what = facts::ClockDeed::Start;
    std::optional<int> seconds;        ///< with Adjust: given, or taken away where negative
    std::optional<std::string> reason; ///< a pause and an adjustment need one
};

/// Does it to the clock of a match (its id), or at once to every match in play whose clock allows it. One
/// undo takes it back for all of them. Refuses where it can be done to none.
Answer<Recorded> clock(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                       const ClockOptions& options);

/// Behind the first call of the match (its id): its clock starts with it, where its rules limit the time.
Answer<void> startWithCall(Draft& draft, const std::string& match);

/// `match 3: 12:05 left`; `match 3: paused (fire drill), 12:05 left`; a line each for every match in play
/// that has a clock where none is named.
std::string clockText(const Desk& desk, const std::optional<std::string>& match);

} // namespace desk
