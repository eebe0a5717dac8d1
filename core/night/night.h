// A tournament night: everything that follows from the facts on record.
//
// Pure: the same facts in the same order give the same night, on every machine. A Night is a value, cheap to
// copy, that shares what did not change with the one before it.
#pragma once

#include "match.h"
#include "ops.h"

namespace night {

struct Night {
    long long seq = 0; ///< of the newest fact
    Shared<Setting> setting;
    Shared<Record> record;                 ///< facts that are about no single match
    bracket::ById<Shared<Record>> records; ///< facts of a match, by its id
    bracket::ById<Shared<Match>> matches;  ///< of the draw, by id
    Shared<bracket::Seating> seating;
    Shared<bracket::PoolRanks> ranks; ///< who goes on from the pools
    Ops ops;                          ///< of every fact
    friend bool operator==(const Night&, const Night&) = default;
};

/// The night that follows from these facts.
Night derive(const std::vector<facts::Entry>& entries);
/// The night with one more fact. Works out anew the match it touches, and others as far as they change.
void apply(Night& night, const facts::Entry& entry);

/// The match, or null.
const Match* match(const Night& night, std::string_view id);
/// Of each match of the draw, in its order, how it stands; null where nothing is known of it.
std::vector<const Match*> byPlace(const Night& night);
/// Every match in playing order, byes among them.
std::vector<const Match*> inOrder(const Night& night);
/// The fact of that op wherever it is filed, or null.
const Filed* filed(const Night& night, std::string_view op);
/// Every fact on record, in order.
std::vector<facts::Entry> entries(const Night& night);
/// The facts of a match; none where there are none.
const Record& recordOf(const Night& night, std::string_view match);
/// The same with hands and rulings where moves of their sheets leave them (moves.h).
Record standingOf(const Night& night, std::string_view match);
/// The fact of that op as it stands there; nothing where it is not on record.
std::optional<facts::Fact> standingFact(const Night& night, std::string_view op);
/// The team that has won the event, its last match or the ranking; empty while that is open.
std::string champion(const Night& night);
/// The match whose winner has won the event as things stand: the last one, or the first final while the
/// second is not necessary. Null where a ranking decides.
const Match* decidingMatch(const Night& night);
/// Ids of matches that are not the same in both nights, in playing order.
std::vector<std::string> changed(const Night& before, const Night& after);

/// The team's match that is on or comes next: the first in playing order that seats it and is not final. Null
/// where there is none.
const Match* currentMatch(const Night& night, std::string_view team);
/// The match of a knockout in which the team plays next, by what the draw knows: not one that it sat down to
/// and where others belong now. Null where it has won, is out, or has never come there.
const Match* nextMatch(const Night& night, std::string_view team);
/// Whether the person was checked in for that match, by the scope of its venue's check-in rule.
bool isHere(const Setting& setting, const Match& match, std::string_view person);

} // namespace night
