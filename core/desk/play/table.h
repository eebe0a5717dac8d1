// At the tables: a match is called, both captains sign, or the match is decided without play.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

struct CallOptions {
    std::optional<int> table;               ///< nothing: the free one with the lowest number
    std::optional<facts::Seat> firstDealer; ///< nothing: not known yet
    /// Starts the clock with the first call. Otherwise someone starts it later, for example all at once.
    bool startsClock = true;
};

/// The call of a match as it would be recorded: the seats and the table. A match that was called before keeps
/// its players and only changes its table; if another match has its table now, it gets a free one. If a team
/// has more than two players, those suspended on that day are left out (`2026-11-21`; empty: not checked).
/// Refuses if the match can't be called.
Answer<facts::Call> callFor(const Tournament& tournament, const Match& match, const CallOptions& options,
                            const std::string& day = {});

/// Calls the match (id) to a table.
Answer<Recorded> call(Desk& desk, const std::string& by, const std::string& match,
                      const CallOptions& options);
/// Both captains have signed the result of the hands; the winner advances. Refuses if the result differs from
/// `seen`, the result they have seen, if given.
Answer<Recorded> finish(Desk& desk, const std::string& by, const std::string& id,
                        const std::optional<scoring::PerSide<int>>& seen = {});

struct ResultOptions {
    facts::Winner winner = facts::Winner::None;
    facts::Decided outcome = facts::Decided::Forfeit;
    std::string reason;
};
/// Decides the match before or during play. Its hands so far stay on record. If a team reaches the number of
/// absences in the tournament's policy, it is withdrawn too, if the bracket allows that. One undo reverses
/// both.
Answer<Recorded> result(Desk& desk, const std::string& by, const std::string& id,
                        const ResultOptions& options);

/// Adds that decision about the match to the draft, and what follows from it. `match` is as it was before the
/// draft.
Answer<void> decide(Draft& draft, const Match& match, facts::Outcome outcome);

/// Whether both teams are eliminated if no one wins the match: in a knockout, except the match for third
/// place.
bool eliminatesBoth(const Tournament& tournament, const Match& match);
/// For a knockout match that no one wins: `Full House and Low Club are both eliminated`, even in the winners'
/// bracket of a double elimination, where one loss alone doesn't eliminate. For third place: `… both lose`.
/// Otherwise empty.
std::string bothOutText(const Tournament& tournament, const Match& match);
/// For a knockout, as far as the draw knows: `Full House plays match 9 next`, `Full House plays the final
/// (match 9)`, `Full House is eliminated`, `Full House wins the tournament`.
std::string nextText(const Tournament& tournament, const std::string& team);

/// `match 3, table 2: Full House (Ana Ruiz, Ben Oyelaran) against Spade Runners (…)`
std::string calledText(const Tournament& tournament, const std::string& id);
/// What follows from a finished match, one sentence for each team: `Full House advances to match 9`, `Full
/// House plays the final (match 9)`, `Full House wins the tournament`, `Low Club plays match 11 next`. Then
/// who must show ID again, except for the match `named`, which the caller describes. Empty if nothing
/// follows. If the result isn't final, only what it waits for. If a later match keeps the teams that played
/// it: `Low Club won; match 9 keeps the teams that played it: Low Club plays match 4 next`.
std::vector<std::string> onwardTexts(const Tournament& tournament, const std::string& id,
                                     const Match* named = nullptr);
/// `match 3 is finished: Full House won, 312 to 240; Full House advances to match 9`. If the result isn't
/// final, followed by what it waits for. If no one won: `match 3 is finished; on hold: settle …`.
std::string finalText(const Tournament& tournament, const std::string& id);

// The use case `takeover`: a game begun on paper continues in the program.

/// Whether the game in play can continue from paper: the match is at a table, and the game has nothing on its
/// sheet.
bool mayTakeOver(const Tournament& tournament, const Match& match);
/// Why it can't, to ask before anything is typed. Empty if it can.
Objections againstTakeOver(const Tournament& tournament, const Match& match);
/// Continues the game in play of a match (id) at a table from paper, with that score. Refuses if the game has
/// hands on record, and a score that isn't possible under its rules.
Answer<Recorded> takeOver(Desk& desk, const std::string& by, const std::string& match,
                          const scoring::Start& start);
/// `match 3 continues from paper: A 120, B 88`
std::string takenOverText(const Tournament& tournament, const std::string& match);

} // namespace desk
