// Whether a fact can be recorded. Every fact goes through this once, wherever it comes from.
#pragma once

#include "answer.h"

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace desk {

using message::Message;

/// Why the fact can't be recorded now. Empty if it can.
Objections objections(const Tournament& tournament, const facts::Fact& fact);
/// The same, including suspensions on that day in the room (`2026-11-21`).
Objections objectionsOn(const std::string& day, const Tournament& tournament, const facts::Fact& fact);

// One function for each kind of fact. A `match` argument is the match of the fact, and facts about it are
// allowed; for againstOnSheet it was also called and isn't disputed. settingchecks.cpp: the tournament as a
// whole.
Objections against(const Tournament& tournament, const facts::Tournament& setup);
Objections against(const Tournament& tournament, const facts::Rules& rules);
Objections against(const Tournament& tournament, const facts::Person& person);
Objections against(const Tournament& tournament, const facts::Team& team);
Objections against(const Tournament& tournament, const facts::Checkin& checkin);
Objections against(const Tournament& tournament, const facts::Withdraw& withdraw);
Objections against(const Tournament& tournament, const facts::Closure& closure);
/// `which ID did Ana Ruiz show? Accepted: "UNC One Card" (unc-regular, The Game 1)`
Message whichId(const rules::Set& set, const std::string& who);
// substitutechecks.cpp: a substitute.
Objections against(const Tournament& tournament, const facts::Substitute& substitute);
/// Why the person can't substitute for the team: they were ejected or are on another team.
Objections againstSubstitute(const Tournament& tournament, const tournament::Team& team,
                             const std::string& person);
/// Why that substitution can't be undone.
Objections againstUndoingSubstitute(const Tournament& tournament, const facts::Entry& entry,
                                    const facts::Substitute& substitute);
// drawchecks.cpp: the draw, and what is decided about it later.
Objections against(const Tournament& tournament, const facts::Draw& draw);
Objections against(const Tournament& tournament, const facts::Pairing& pairing);
Objections against(const Tournament& tournament, const facts::Lot& lot);
Objections against(const Tournament& tournament, const facts::PlayIn& playIn);
Objections against(const Tournament& tournament, const facts::LateEntry& late);
/// The places in the draw for a late team (`team` is empty if it isn't registered yet): the ids of the teams
/// that it can replace. An empty id comes first if there is a free place. Refuses if there is no place.
Answer<std::vector<std::string>> placesInDraw(const Tournament& tournament, const std::string& team);
// matchchecks.cpp: a match.
Objections against(const Tournament& tournament, const Match& match, const facts::Call& call);
/// Which of the players to be called are at another table, one sentence each.
Objections seatedElsewhere(const Tournament& tournament, const Match& match,
                           const facts::PerSide<std::string>& playing);
Objections against(const Tournament& tournament, const Match& match, const facts::Outcome& outcome);
Objections against(const Tournament& tournament, const Match& match, const facts::Agree& agree);
Objections against(const Tournament& tournament, const Match& match, const facts::Resolve& resolve);
Objections againstOnSheet(const Tournament& tournament, const Match& match, const facts::Move& move);
Objections against(const Tournament& tournament, const facts::ScoreSheet& sheet);
// sheetchecks.cpp: entries on a sheet.
Objections againstOnSheet(const Tournament& tournament, const Match& match, const facts::Hand& hand);
Objections against(const Tournament& tournament, const facts::Misdeal& misdeal);
Objections againstOnSheet(const Tournament& tournament, const Match& match, const facts::TimeCall& call);
Objections against(const Tournament& tournament, const facts::Paper& paper);
Objections against(const Tournament& tournament, const facts::Challenge& challenge);
Objections againstOnSheet(const Tournament& tournament, const Match& match, const facts::Clock& clock);
Objections against(const Tournament& tournament, const facts::Decision& decision);
Objections against(const Tournament& tournament, const facts::Foul& foul);
Objections against(const Tournament& tournament, const facts::Adjustment& adjustment);
// conductchecks.cpp: conduct and protests.
Objections against(const Tournament& tournament, const facts::Evidence& evidence);
Objections against(const Tournament& tournament, const Match& match, const facts::Protest& protest);
Objections against(const Tournament& tournament, const facts::Settlement& settlement);
Objections against(const Tournament& tournament, const Match& match, const facts::Rating& rating);
Objections against(const Tournament& tournament, const facts::Incident& incident);
// Suspensions and grace periods.
Objections against(const Tournament& tournament, const facts::Sanction& sanction);
Objections against(const Tournament& tournament, const Match& match, const facts::Wait& wait);
Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Checkin& checkin);
Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Call& call);
Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Wait& wait);
// retractchecks.cpp: undo and redo.
Objections against(const Tournament& tournament, const facts::Retract& retract);

/// Whether the fact changes the rules during the tournament (from a match on, with a reason).
bool isRuleChange(const facts::Fact& fact);

} // namespace desk
