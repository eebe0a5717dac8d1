// At the tables: a match is called, its captains agree, or it is decided without play.
#pragma once

#include "desk/document/desk.h"
#include "rules/words.h"

#include <optional>
#include <string>

namespace desk {

struct CallOptions {
    std::optional<int> table;               ///< nothing: the free one with the lowest number
    std::optional<facts::Seat> firstDealer; ///< nothing: not known yet
    bool startsClock = true;                ///< with the first call; or by hand, where one horn starts all
};

/// The call of a match as it would be recorded: who sits where, at which table. A match that was called
/// before keeps its players; only its table changes: to the free one where others sit at its own by now. Of
/// more than two, those are left out who may not play on that day (`2026-11-21`; empty: nobody asks). Refuses
/// where nobody can be called.
Answer<facts::Call> callFor(const Tournament& tournament, const Match& match, const CallOptions& options,
                            const std::string& day = {});

/// Calls the match (its id) to a table.
Answer<Recorded> call(Desk& desk, const std::string& by, const std::string& match,
                      const CallOptions& options);
/// Both captains have signed what the hands come to; the winner moves on. Refuses where that is not what they
/// have `seen`, if it is given.
Answer<Recorded> finish(Desk& desk, const std::string& by, const std::string& id,
                        const std::optional<scoring::PerSide<int>>& seen = {});

struct ResultOptions {
    facts::Winner winner = facts::Winner::None;
    facts::Decided outcome = facts::Decided::Forfeit;
    std::string reason;
};
/// The match is decided without play or in mid play; its hands so far stay on record.
Answer<Recorded> result(Desk& desk, const std::string& by, const std::string& id,
                        const ResultOptions& options);

/// Whether both teams are out where nobody wins the match: in a knockout, not for third place.
bool sendsBothOut(const Tournament& tournament, const Match& match);
/// Of a match of an elimination that nobody wins, also in the winners' half of a double one, where the loser
/// alone would play on: `Full House and Low Club are both eliminated`; for third place `… both lose`. Empty
/// elsewhere.
std::string bothOutText(const Tournament& tournament, const Match& match);
/// `Full House plays match 9 next`, `Full House is eliminated`, `Full House wins the tournament`: in a
/// knockout, by what the draw knows.
std::string nextText(const Tournament& tournament, const std::string& team);

/// `match 3, table 2: Full House (Ana Ruiz, Ben Oyelaran) against Spade Runners (…)`
std::string calledText(const Tournament& tournament, const std::string& id);
/// What comes of a finished match, a sentence a team: `Full House advances to match 9`, `Full House wins the
/// tournament`, `Low Club advances to match 11`; of one that does not count yet what it waits for, alone.
/// Where a later match keeps those who played it: `Low Club won; match 9 keeps the teams that played it, so
/// Low Club plays match 4 next`.
std::vector<std::string> onwardTexts(const Tournament& tournament, const std::string& id);
/// `match 3 is final: Full House won, 312 to 240, and advances to match 9`; where it does not count yet, what
/// it waits for behind it, and where nobody won that alone: `match 3 is final; on hold: settle …`.
std::string finalText(const Tournament& tournament, const std::string& id,
                      rules::Minus minus = rules::Minus::Hyphen);

// The use case `takeover`: a game begun on paper continues here.

/// Whether the game in play of the match can continue from paper: it is at a table, and the sheet has nothing
/// of the game.
bool mayTakeOver(const Tournament& tournament, const Match& match);
/// Continues the game in play of a match at a table (its id) from paper, at that score. Refuses if it has
/// hands on record, and a score that no game can have under its rules.
Answer<Recorded> takeOver(Desk& desk, const std::string& by, const std::string& match,
                          const scoring::Start& start);
/// `match 3 continues from paper: A 120, B 88`
std::string takenOverText(const Tournament& tournament, const std::string& match);

} // namespace desk
