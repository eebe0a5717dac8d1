// The tournament as a web page: one file that loads nothing.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace share {

enum class Names {
    Full,
    Initials ///< of players: first name and the initial of the last name, `Ana R.`
};

struct PageOptions {
    tournament::Timestamp made;
    std::string head; ///< of the journal, as on paper
    Names names = Names::Full;
};

/// HTML5 that is also well-formed XML: every team and where it is, who plays now and who is next, the
/// bracket, standings, score sheets, the rule card. It reloads itself every minute until there is a champion.
/// Its only script, allowed by its hash, keeps the scroll position; its policy forbids any other script and
/// every request. It has no cards and no supervisors.
std::string page(const tournament::Tournament& tournament, const PageOptions& options);

/// Whether the text begins like a page of this program, so that it can be replaced.
bool isPage(std::string_view text);
/// The tournament of that page, as desk::tournamentMark returns it; empty if it doesn't say.
std::string tournamentOfPage(std::string_view text);

} // namespace share
