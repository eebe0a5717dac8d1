// The use case `clock`: the clock of a game is started, paused, resumed or adjusted, or a pause is given its
// reason.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

struct ClockOptions {
    facts::ClockDeed what = facts::ClockDeed::Start;
    std::optional<int> seconds;        ///< with Adjust: seconds added; negative: taken away
    std::optional<std::string> reason; ///< an adjustment needs one; a pause can get it later, by Reason
    std::optional<facts::ClockCause> cause{}; ///< instead of the reason of an adjustment
};

/// Does it for the clock of a match (its id), or of every match in play whose clock allows it. One undo
/// reverses all. Refuses if it is possible for none.
Answer<Recorded> clock(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                       const ClockOptions& options);

/// What is done next with a clock in that state: it is started, paused or resumed. Once time is called that
/// is refused.
facts::ClockDeed nextDeed(tournament::Clock::State state);

/// With the first call of the match (its id): starts its clock, if its rules have a time limit.
Answer<void> startWithCall(Draft& draft, const std::string& match);

/// With a hand or its bids in a later game of the match (its id): starts the clock of that game, if its rules
/// have a time limit per game, it hasn't started and the game is still in play. One undo takes both.
Answer<void> startWithHand(Draft& draft, const std::string& match, int game);

/// After the move of a sheet (ids; `before` is the tournament without it): if the clock of the game hasn't
/// started there, it continues from that of the other match.
Answer<void> moveClock(Draft& draft, const Tournament& before, const std::string& from,
                       const std::string& to);

/// For how many matches at the tables each of these is possible now.
struct RoomClocks {
    int start = 0;
    int pause = 0;
    int resume = 0;
    int callTime = 0; ///< desk::callTime; matches that haven't begun are skipped
    friend bool operator==(const RoomClocks&, const RoomClocks&) = default;
};
RoomClocks roomClocks(const Tournament& tournament);
/// Whether time can be called in a match by its venue's own rule: it is in play, its game (or, if the limit
/// is the match's, the match) has begun and has a limit, time wasn't called in this game, and it has a table.
bool mayCallTime(const Tournament& tournament, const Match& match);

/// `match 3: 12:05 left`; `match 3: 12:05 left, paused (fire drill)`; without a match, one line for every
/// match in play that has a clock.
std::string clockText(const Desk& desk, const std::optional<std::string>& match);

/// After the call of a match (its id) with a grace period: takes the time until the last player checked in
/// off its clock, if the policy says so and the clock runs. `since` is when the wait began
/// (tournament/queries/absence.h). If check-ins aren't on record, the time until the call, and never more
/// than that.
Answer<void> takeOffClock(Draft& draft, const std::string& id,
                          const std::optional<tournament::Timestamp>& since);

} // namespace desk
