// The use cases on a draw after it was made: the next Swiss round, random draws for ties, play-ins,
// withdrawals and late entries.
#pragma once

#include "desk/document/desk.h"
#include "desk/registration/teams.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Publishes the next round of Swiss. Refused while a match of the round before is open.
Answer<Recorded> pairRound(Desk& desk, const std::string& by);

struct LotOptions {
    std::vector<std::string>
        teams; ///< ids; of a draw made by hand: the best first; otherwise those who are tied
    std::optional<std::string> randomSeed; ///< nothing: one is made, where it is not drawn by hand
    bool byHand = false;                   ///< it was drawn by hand; else the program draws
    std::optional<std::string> reason{};   ///< how, where by hand; may be left out
};
/// The random draw that breaks a tie, as drawLots records it.
Answer<facts::Lot> lotFor(const tournament::Tournament& tournament, const LotOptions& options,
                          const Environment& environment);
/// Records a random draw that breaks a tie. Without teams they are those of the first tie that must be
/// broken. Refused if none must be, and if not all tied teams are listed.
Answer<Recorded> drawLots(Desk& desk, const std::string& by, const LotOptions& options);

/// Adds a match between two tied teams that breaks the tie and counts for nothing else.
Answer<Recorded> addPlayIn(Desk& desk, const std::string& by, const std::string& a, const std::string& b);

/// A team plays no more: its open matches are decided for the other side.
Answer<Recorded> withdraw(Desk& desk, const std::string& by, const std::string& team,
                          const std::string& reason);

struct LateEntryOptions {
    std::string team;                ///< id of a team that is not in the draw
    std::string replaces;            ///< id; empty: a free place
    std::string reason;              ///< may be empty
    std::optional<TeamEntry> anew{}; ///< a team that is not on record yet, instead of `team`
};
/// A team joins the draw. Refused where a match that has begun would have other sides by it, for a team of
/// one player, and for a new one with a player who is called like one of another team.
Answer<Recorded> enterLate(Desk& desk, const std::string& by, const LateEntryOptions& options);

/// Where that team may come in late: for whom, by id, and an empty id for a place that is free. Refused with
/// the reasons where it may nowhere.
Answer<std::vector<std::string>> latePlaces(const tournament::Tournament& tournament,
                                            const std::string& team);

/// Whom a team of the draw plays next and in which match: `Low Club plays Full House in match 8`, `Low Club
/// plays the winner of match 3 in match 8`; of Swiss also that the next round pairs it, and which
/// rounds it missed.
std::string playsInWords(const tournament::Tournament& tournament, const std::string& team);

/// What was recorded, a line a fact; of a team that came late also whom it plays, each ended: `round 2: Full
/// House and Team 3; …`
std::string recordedText(const tournament::Tournament& tournament, const Recorded& recorded);

/// The ties that have to be decided, a line each.
std::vector<std::string> tiesInWords(const tournament::Tournament& tournament);

} // namespace desk
