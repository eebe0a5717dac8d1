// The tournament as a web page: one file that loads nothing else.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace share {

enum class Names {
    Full,
    Initials ///< for players: first name and the initial of the last name, `Ana R.`
};

struct PageOptions {
    tournament::Timestamp made;
    std::string head; ///< of the journal, as printed
    Names names = Names::Full;
};

/// HTML5 that is also well-formed XML: each team and where it is, who plays now and who is next, the bracket,
/// standings, score sheets, the rule card. It reloads itself every minute until there is a champion. Its only
/// script, allowed by its hash, keeps the scroll position; its policy forbids all other scripts and all
/// requests. It has no cards and no supervisors.
std::string page(const tournament::Tournament& tournament, const PageOptions& options);

/// Whether the text begins like a page of this program, so it can be replaced.
bool isPage(std::string_view text);
/// The mark of the tournament on that page, as from desk::tournamentMark. Empty if the page has none.
std::string tournamentOfPage(std::string_view text);

} // namespace share
