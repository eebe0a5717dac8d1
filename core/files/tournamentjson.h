// A whole tournament as one text, courtside-tournament/1: its facts as in the log, and the head of the
// record.
#pragma once

#include "bracket/bracket.h"
#include "facts/fact.h"
#include "json/reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace files {

/// A fact with its line in the text.
struct TournamentFact {
    facts::Entry entry;
    int line = 1;
};

struct TournamentText {
    std::vector<TournamentFact> facts; ///< seq from 1, without a gap
    std::string head;                  ///< the chain's hash over them, 64 hexadecimal digits
    int headLine = 1;
};

/// The fact without anything of a person's card.
facts::Entry withoutCard(facts::Entry entry);

/// A fact a line. Cards (hash and last characters) are left out: they are of no use elsewhere and nobody's
/// business.
std::string tournamentJson(const std::vector<facts::Entry>& entries, const std::string& head);
/// How many people's cards that leaves out.
int cardsIn(const std::vector<facts::Entry>& entries);

/// The tournament in a text, or every mistake of its shape: keys, types, stamps that are not whole, numbers
/// out of order. Whether the facts may be so is asked of the desk.
tl::expected<TournamentText, json::Problems> readTournament(std::string_view text);

// A draw as `courtside-bracket/1` (design: formats.md, Bracket).

/// One line of JSON, without the line end. `number` is only in matches that are played, `ifNecessary` only
/// where it is true.
std::string bracketJson(const bracket::Bracket& bracket);

} // namespace files
