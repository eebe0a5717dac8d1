// The use case `clock`: the clock of a game is started, paused, resumed or adjusted, or a pause is given its
// reason.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

struct ClockOptions {
    facts::ClockDeed what = facts::ClockDeed::Start;
    std::optional<int> seconds;        ///< with Adjust: given, or taken away where negative
    std::optional<std::string> reason; ///< an adjustment needs one; a pause may get it later, by Reason
    std::optional<facts::ClockCause> cause{}; ///< in place of the reason of an adjustment
};

/// Does it to the clock of a match (its id), or at once to every match in play whose clock allows it. One
/// undo takes it back for all of them. Refuses where it can be done to none.
Answer<Recorded> clock(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                       const ClockOptions& options);

/// Behind the first call of the match (its id): its clock starts with it, where its rules limit the time.
Answer<void> startWithCall(Draft& draft, const std::string& match);

/// Behind a hand or its bids in a later game of the match (its id): the clock of that game starts, where its
/// rules limit the time of a game, it has not started and the game is in play still. One undo takes both
/// back.
Answer<void> startWithHand(Draft& draft, const std::string& match, int game);

/// After the move of a sheet (ids; `before` is the tournament without it): if the clock of the game has not
/// started there, it continues from that of the former match.
Answer<void> moveClock(Draft& draft, const Tournament& before, const std::string& from,
                       const std::string& to);

/// To how many matches at the tables each of this can be done at once.
struct RoomClocks {
    int start = 0;
    int pause = 0;
    int resume = 0;
    int callTime = 0; ///< desk::callTime; those that have not begun are left out
    friend bool operator==(const RoomClocks&, const RoomClocks&) = default;
};
RoomClocks roomClocks(const Tournament& tournament);
/// Whether time may be called in a match by its venue's own rule: it is in play, its game (where the limit
/// is the match's, the match) has begun, has a limit, time was not called in this game, and it has a table.
bool mayCallTime(const Tournament& tournament, const Match& match);

/// `match 3: 12:05 left`; `match 3: 12:05 left, paused (fire drill)`; a line each for every match in play
/// that has a clock where none is named.
std::string clockText(const Desk& desk, const std::optional<std::string>& match);

/// After the call of a match (its id) with a grace period: the time until the last player checked in is taken
/// off its clock, if the policy says so and the clock runs. `since` is when the wait began
/// (tournament/queries/absence.h). If check-ins are not on record, up to the call, and never more than that.
Answer<void> takeOffClock(Draft& draft, const std::string& id,
                          const std::optional<tournament::Timestamp>& since);

} // namespace desk
