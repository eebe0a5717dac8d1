// The tournament as a web page: one file that asks for nothing from anywhere.
#pragma once

#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace share {

enum class Names {
    Full,
    Initials ///< of players: first name and first letter of the last, `Ana R.`
};

struct PageOptions {
    std::string made; ///< when, as people read it: `November 21, 2026, 19:42`
    std::string head; ///< of the journal, as it stands on paper
    Names names = Names::Full;
};

/// HTML5 that is well-formed XML too: the bracket, standings with what decided them, every match's sheet,
/// the rule card. It has no script, and its policy forbids every request. Nobody's card is in it, and no
/// supervisor.
std::string page(const tournament::Tournament& tournament, const PageOptions& options);

/// Whether the text begins as a page of this program does, and so may be written anew.
bool isPage(std::string_view text);
/// Of which tournament that page is, as desk::tournamentMark has it; empty where it does not say.
std::string tournamentOfPage(std::string_view text);

} // namespace share
