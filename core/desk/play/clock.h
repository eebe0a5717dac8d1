// The use case `clock`: starts, pauses, resumes or adjusts the clock of a game, or gives a pause its reason.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

struct ClockOptions {
    facts::ClockAction what = facts::ClockAction::Start;
    std::optional<int> seconds; ///< for Adjust: seconds to add; negative: to remove
    /// Required for an adjustment; for a pause it can be added later with Reason.
    std::optional<std::string> reason;
    std::optional<facts::ClockCause> cause{}; ///< for an adjustment, instead of a reason
};

/// Does it to the clock of a match (id), or of every match in play whose clock allows it. One undo reverses
/// all of it. Refuses if no clock allows it.
Answer<Recorded> clock(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                       const ClockOptions& options);

/// What can be done next to a clock in that state: start, pause or resume. After time is called, it is
/// refused.
facts::ClockAction nextClockAction(tournament::Clock::State state);

/// After the first call of the match (id): starts its clock, if the rules have a time limit.
Answer<void> startWithCall(Draft& draft, const std::string& match);

/// After a hand or its bids in a later game of the match (id): starts the clock of that game, if the rules
/// have a time limit for each game, the clock hasn't started, and the game is still in play. One undo
/// reverses both.
Answer<void> startWithHand(Draft& draft, const std::string& match, int game);

/// After a sheet was moved between matches (ids): if the clock of the game hasn't started in the new match,
/// it continues from that of the old one. `before`: the tournament before the move.
Answer<void> moveClock(Draft& draft, const Tournament& before, const std::string& from,
                       const std::string& to);

/// For how many matches at the tables each of these is possible now.
struct RoomClocks {
    int start = 0;
    int pause = 0;
    int resume = 0;
    int callTime = 0; ///< see desk::callTime; matches that haven't begun are skipped
    friend bool operator==(const RoomClocks&, const RoomClocks&) = default;
};
RoomClocks roomClocks(const Tournament& tournament);
/// Whether time can be called in a match by the venue's rule: it is in play and has a table, its game (or the
/// match, if the limit is for the match) has begun and has a limit, and time wasn't called in this game.
bool mayCallTime(const Tournament& tournament, const Match& match);

/// `match 3: 12:05 left`; `match 3: 12:05 left, paused (fire drill)`. Without a match, one line for each
/// match in play that has a clock.
std::string clockText(const Desk& desk, const std::optional<std::string>& match);

/// After the call of a match (id) with a grace period: takes the waiting time off its clock, if the policy
/// says so and the clock runs. The waiting time runs from `since`, when the grace period began
/// (tournament/queries/absence.h), to the last player's check-in. It never goes past the call, and ends there
/// if check-ins aren't on record.
Answer<void> takeOffClock(Draft& draft, const std::string& id,
                          const std::optional<tournament::Timestamp>& since);

} // namespace desk
