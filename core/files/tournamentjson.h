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

/// A fact and its line in the text.
struct TournamentFact {
    facts::Entry entry;
    int line = 1;
};

struct TournamentText {
    std::vector<TournamentFact> facts; ///< seq from 1, without gaps
    std::string head;                  ///< hash of the chain over these facts, 64 hexadecimal digits
    int headLine = 1;
};

/// The fact without anything about a person's card.
facts::Entry withoutCard(facts::Entry entry);

/// One fact on each line. Cards (hash and last characters) are left out: they are private, and useless on
/// another computer.
std::string tournamentJson(const std::vector<facts::Entry>& entries, const std::string& head);
/// How many people's cards are left out.
int cardsIn(const std::vector<facts::Entry>& entries);

/// Reads the tournament from a text, or gives all mistakes in its form: keys, types, incomplete stamps,
/// numbers in the wrong order. The desk checks whether the facts are allowed.
tl::expected<TournamentText, json::Problems> readTournament(std::string_view text);

// A draw as `courtside-bracket/1` (formats.md, Bracket).

/// One line of JSON without a newline. `number` is only there for matches that are played, `ifNecessary` only
/// if true.
std::string bracketJson(const bracket::Bracket& bracket);

} // namespace files
