// Small parts of the rules in words.
#pragma once

#include "rules/evidence.h"
#include "rules/venue.h"
#include "scoring/hand.h"

#include <string>
#include <string_view>

namespace wording {

/// `2H` as `2♥`, `BJ` as `big joker`.
std::string cardInWords(std::string_view card);
/// `proven`, `not proven`, `contradictory`
std::string inWords(rules::Verdict verdict);
/// The text for a phase, a misdeal, a foul or an infraction as a rule file names it: `no face card`. A name
/// that the program doesn't know becomes words: `card exposed` for `card-exposed`.
std::string codeInWords(std::string_view code);
/// `semifinals and final`
std::string inWords(const std::vector<rules::DrawPart>& parts);
/// The reason, with who may call it and until when: `no face card (opponents, until the opening lead)`.
std::string callableInWords(const rules::MisdealReason& reason);
/// The reason for a misdeal on record: `no face card`; for a ruling `ruling: the deck had 51 cards`.
std::string reasonInWords(const scoring::Misdeal& misdeal);
/// The same as a line of the sheet. `by`: who called it. `misdeal called by B1: no spade, by exception (seen
/// by all)`, `misdeal by ruling, called by B1: the deck had 51 cards`, `void: bids under the table minimum`.
std::string misdealLine(const scoring::Misdeal& misdeal, const std::string& by);
/// The infraction as the sheet words it, or as it follows from its parameter: `a spade led before spades were
/// broken`.
std::string inWords(const rules::Infraction& infraction);
/// The infraction with that id. If no parameter implies it, the id in words.
std::string infractionInWords(std::string_view id);

/// `Scoring 4`, `Scoring 5a, our reading U1`, `our reading C5`, `not on the sheet`, or `no section cited` if
/// the value follows from other rules.
std::string sourceOf(const rules::Cite& cite);
/// The same without the code of a reading: `Scoring 5a`, `our reading`.
std::string placeOf(const rules::Cite& cite);

/// The bids that this tier is for: `exactly 10`, `10 to 12`, `10 or more`, `exactly 13 blind`.
std::string bidsOf(const scoring::RuleSet& rules, const scoring::Tier& tier);

// Numbers in the rules, in words.

std::string points(int number);
std::string tricks(int number);
std::string hands(int number);
std::string times(int number);
/// A factor: `twice`, `3 times`.
std::string timesAsMuch(int number);
/// How much a blind bid counts: `double, made or set`, `3 times if made and double if set`.
std::string counts(const scoring::BlindBid& bid);
std::string minutes(int number);

} // namespace wording
