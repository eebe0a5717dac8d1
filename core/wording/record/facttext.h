// The full content of a fact and its title, in words for supervisors.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wording {

/// What a fact is about, and what it says.
struct FactLine {
    std::string head;     ///< what it is about: `match 3, hand 5`
    std::string detail{}; ///< `A bid 4+nil, took 5+0; B bid 6, took 8`; may be empty
    std::string match{};  ///< id of the match that `head` begins with; empty: none
    std::string own{};    ///< `head` without that match: `hand 5`; empty if nothing is left
};

/// `match 3, hand 5: A bid 4+nil, took 5+0; B bid 6, took 8`
std::string whole(const FactLine& line);
/// The line for the record of that match, without the name of the match.
FactLine inRecordOf(const FactLine& line, std::string_view match);

/// `match 3, hand 5: A bid 4+nil, took 5+0; B bid 6, took 8`. Uses current names and looks up in the
/// tournament what the fact is about. If the sheet was moved since, names both matches.
FactLine factLine(const tournament::Tournament& tournament, const facts::Entry& entry);
std::string factText(const tournament::Tournament& tournament, const facts::Entry& entry);
/// `A bid 4+nil, took 5+0; B bid 6, took 8`
std::string inFull(const facts::Hand& hand);

/// Whether the tricks are still missing.
bool isBidsAlone(const facts::Hand& hand);

// Titles of facts.

/// The title of a fact on record: `match 3, hand 5 (A 120, B 88)`, `check-in of Ana Ruiz`. `tournament` must
/// contain the fact.
std::string factTitle(const tournament::Tournament& tournament, const facts::Entry& entry);
/// The same for facts that belong together, one line each. Several score sheets that went out or came back
/// share a line: `the sheets of matches 1 and 2 are out`.
std::vector<std::string> factTitle(const tournament::Tournament& tournament,
                                   const std::vector<facts::Entry>& together);
/// Whether the entry only adds the first dealer to a match that was called before.
bool addsOnlyDealer(const tournament::Tournament& tournament, long long seq, const facts::Call& call);

// Parts of sentences that facts share.

/// ` (reason)`, or empty if there is none.
std::string because(const std::optional<std::string>& reason);
/// `no face card`; `ruling: the deck had 51 cards`.
std::string misdealReason(const facts::Misdeal& misdeal);
/// `match 3`. The id if the match is no longer in the draw.
std::string matchName(const tournament::Tournament& tournament, const std::string& id);
/// A line about that match: `match 3, a play-in`. `joint` goes between the two parts.
FactLine ofMatch(const tournament::Tournament& tournament, const std::string& id, const std::string& own,
                 const std::string& detail = {}, const char* joint = ", ");
/// `hand 5`
std::string placeName(const tournament::Tournament& tournament, const facts::Spot& spot);
/// `Bo Li (B1)`. Only the seat if that attempt was made void.
std::string seatIn(const tournament::Tournament& tournament, const facts::Sitting& sitting, facts::Seat seat);
/// `match 3, hand 5, the renege challenge against Bo Li (B1) in trick 4`, in parts.
FactLine titleOf(const tournament::Tournament& tournament, const facts::Challenge& challenge);

/// `card …001`: the card linked to the person of that fact at check-in. `another card` if its last characters
/// aren't known, or if those in the file are of the card in the roster. Empty if the fact linked no card or
/// it isn't known. The file stores only what is known about a person now, not what each fact added. So it is
/// known only if there is one fact after the person's first, which never links a card. With two or more, it
/// isn't known which of them did.
std::string linkedCard(const tournament::Tournament& tournament, const facts::Entry& entry);

enum class Sheets { Out, OutAgain, Back };
/// `the sheet of match 3 is out`, `the sheets of matches 1 and 2 are out again`; if there are many, `12 score
/// sheets are back`. Empty if there are none. `matches`: numbers of the matches (names.h).
std::string sheetsAre(const std::vector<std::string>& matches, Sheets where);
/// `the sheets of matches 1 and 2 are out`. `matches`: ids.
std::string sheetsText(const tournament::Tournament& tournament, const std::vector<std::string>& matches,
                       facts::SheetAction what);

// Setup: the tournament, its people, teams and draw.

FactLine factLine(const tournament::Tournament& tournament, const facts::Tournament& setup);
FactLine factLine(const tournament::Tournament& tournament, const facts::Closure& closure);
FactLine factLine(const tournament::Tournament& tournament, const facts::Rules& rules);
FactLine factLine(const tournament::Tournament& tournament, const facts::Person& fact);
FactLine factLine(const tournament::Tournament& tournament, const facts::Team& team);
FactLine factLine(const tournament::Tournament& tournament, const facts::Draw& draw);
FactLine factLine(const tournament::Tournament& tournament, const facts::Pairing& pairing);
FactLine factLine(const tournament::Tournament& tournament, const facts::Lot& lot);
FactLine factLine(const tournament::Tournament& tournament, const facts::PlayIn& playIn);
FactLine factLine(const tournament::Tournament& tournament, const facts::LateEntry& late);
/// `Ana Ruiz (Full House) checked in for match 3, showed …`. Without an exception, because that depends on
/// the tournament at that time (exempt.h).
FactLine factLine(const tournament::Tournament& tournament, const facts::Checkin& fact);
FactLine factLine(const tournament::Tournament& tournament, const facts::Withdraw& fact);
FactLine factLine(const tournament::Tournament& tournament, const facts::Substitute& fact);

// Evidence, protests, ratings, incidents, and everything else besides play.

FactLine factLine(const tournament::Tournament& tournament, const facts::Decision& decision);
/// `match 3, hand 5, the renege challenge against Bo Li (B1) in trick 4, clubs led, 7♦ played, Q♣ shown in
/// trick 9`
FactLine factLine(const tournament::Tournament& tournament, const facts::Evidence& evidence);
FactLine factLine(const tournament::Tournament& tournament, const facts::Protest& protest);
FactLine factLine(const tournament::Tournament& tournament, const facts::Settlement& settlement);
FactLine factLine(const tournament::Tournament& tournament, const facts::Rating& rating);
FactLine factLine(const tournament::Tournament& tournament, const facts::Incident& incident);
/// `A`, as on the sheet.
std::string sideName(facts::Side side);
/// The reason for an incident. If the player has no ID of their own, begins with what it is the reason for.
std::string reasonText(const facts::Incident& incident);
FactLine factLine(const tournament::Tournament& tournament, const facts::Sanction& sanction);
FactLine factLine(const tournament::Tournament& tournament, const facts::Wait& wait);
FactLine factLine(const tournament::Tournament& tournament, const facts::ScoreSheet& sheet);

FactLine titleOf(const tournament::Tournament& tournament, const facts::Evidence& evidence);
/// `match 3, the protest by Full House`
FactLine titleOf(const tournament::Tournament& tournament, const facts::Protest& protest);
FactLine titleOf(const tournament::Tournament& tournament, const facts::Settlement& settlement);
FactLine titleOf(const tournament::Tournament& tournament, const facts::Rating& rating);
FactLine titleOf(const tournament::Tournament& tournament, const facts::Incident& incident);
FactLine titleOf(const tournament::Tournament& tournament, const facts::Sanction& sanction);
FactLine titleOf(const tournament::Tournament& tournament, const facts::Wait& wait);
FactLine titleOf(const tournament::Tournament& tournament, const facts::ScoreSheet& sheet);

} // namespace wording
