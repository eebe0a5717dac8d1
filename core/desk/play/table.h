// At the tables: a match is called, both captains sign, or it is decided without play.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

struct CallOptions {
    std::optional<int> table;               ///< nothing: the lowest free one
    std::optional<facts::Seat> firstDealer; ///< nothing: not known yet
    bool startsClock = true;                ///< with the first call; or later by hand, to start all at once
};

/// The call of a match as it would be recorded: the seats and the table. A match that was called before keeps
/// its players and only changes its table, to a free one if another match has its table now. Of more than two
/// players, those who are suspended on that day (`2026-11-21`; empty: not checked) are left out. Refuses if
/// the match can't be called.
Answer<facts::Call> callFor(const Tournament& tournament, const Match& match, const CallOptions& options,
                            const std::string& day = {});

/// Calls the match (its id) to a table.
Answer<Recorded> call(Desk& desk, const std::string& by, const std::string& match,
                      const CallOptions& options);
/// Both captains have signed the result by the hands; the winner advances. Refuses if it differs from the
/// result they have `seen`, if given.
Answer<Recorded> finish(Desk& desk, const std::string& by, const std::string& id,
                        const std::optional<scoring::PerSide<int>>& seen = {});

struct ResultOptions {
    facts::Winner winner = facts::Winner::None;
    facts::Decided outcome = facts::Decided::Forfeit;
    std::string reason;
};
/// Decides the match without play or during play; its hands so far stay on record. A team that reaches the
/// number of absences in the tournament's policy withdraws with it, if the bracket allows that; one undo
/// takes both.
Answer<Recorded> result(Desk& desk, const std::string& by, const std::string& id,
                        const ResultOptions& options);

/// Puts that decision about the match into the draft, with what follows from it. The match is as it was
/// before the draft.
Answer<void> decide(Draft& draft, const Match& match, facts::Outcome outcome);

/// Whether both teams are eliminated if no one wins the match: in a knockout, but not for third place.
bool sendsBothOut(const Tournament& tournament, const Match& match);
/// For an elimination match that no one wins, also in the winners' bracket of a double elimination, where
/// only the loser would play on: `Full House and Low Club are both eliminated`; for third place `… both
/// lose`. Otherwise empty.
std::string bothOutText(const Tournament& tournament, const Match& match);
/// `Full House plays match 9 next`, `Full House plays the final (match 9)`, `Full House is eliminated`, `Full
/// House wins the tournament`: in a knockout, as far as the draw knows.
std::string nextText(const Tournament& tournament, const std::string& team);

/// `match 3, table 2: Full House (Ana Ruiz, Ben Oyelaran) against Spade Runners (…)`
std::string calledText(const Tournament& tournament, const std::string& id);
/// What follows from a finished match, one sentence per team: `Full House advances to match 9`, `Full House
/// plays the final (match 9)`, `Full House wins the tournament`, `Low Club plays match 11 next`, then who
/// must show ID again, but not for the match `named`, of which the caller tells it; none where nothing
/// follows. If it doesn't count yet, only what it waits for. If a later match keeps the teams that played it:
/// `Low Club won; match 9 keeps the teams that played it: Low Club plays match 4 next`.
std::vector<std::string> onwardTexts(const Tournament& tournament, const std::string& id,
                                     const Match* named = nullptr);
/// `match 3 is finished: Full House won, 312 to 240; Full House advances to match 9`; if it doesn't count
/// yet, followed by what it waits for; if no one won, only that: `match 3 is finished; on hold: settle …`.
std::string finalText(const Tournament& tournament, const std::string& id);

// The use case `takeover`: a game begun on paper continues here.

/// Whether the game in play can continue from paper: the match is at a table, and its sheet has nothing for
/// the game.
bool mayTakeOver(const Tournament& tournament, const Match& match);
/// Why it can't, for a question before anything is typed; nothing if it can.
Objections againstTakeOver(const Tournament& tournament, const Match& match);
/// Continues the game in play of a match at a table (its id) from paper, at that score. Refuses if it has
/// hands on record, and a score that isn't possible under its rules.
Answer<Recorded> takeOver(Desk& desk, const std::string& by, const std::string& match,
                          const scoring::Start& start);
/// `match 3 continues from paper: A 120, B 88`
std::string takenOverText(const Tournament& tournament, const std::string& match);

} // namespace desk
