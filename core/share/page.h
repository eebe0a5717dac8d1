// The tournament as a web page: one file that asks for nothing from anywhere.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace share {

enum class Names {
    Full,
    Initials ///< of players: first name and first letter of the last, `Ana R.`
};

struct PageOptions {
    tournament::Timestamp made;
    std::string head; ///< of the journal, as on paper
    Names names = Names::Full;
};

/// HTML5 that is well-formed XML too: every team and where it is, who plays and who comes next, the bracket,
/// standings, score sheets, the rule card. It reloads itself each minute until there is a champion. Its one
/// script, allowed by its hash, keeps the place then; its policy forbids every other one and every request.
/// Nobody's card is in it, and no supervisor.
std::string page(const tournament::Tournament& tournament, const PageOptions& options);

/// Whether the text begins as a page of this program does, and so may be replaced.
bool isPage(std::string_view text);
/// Of which tournament that page is, as desk::tournamentMark has it; empty where it does not say.
std::string tournamentOfPage(std::string_view text);

} // namespace share
