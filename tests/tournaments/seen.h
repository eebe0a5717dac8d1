// What people see of a tournament: without ops, places, revisions, attempts and stamps.
#pragma once

#include "tournament/ranking/standings.h"

#include <sstream>

namespace tournaments {

struct SeenMatch {
    std::string id;
    tournament::PerSide<std::string> teams;
    tournament::State state = tournament::State::Waiting;
    tournament::Flags flags;
    std::optional<tournament::Outcome> outcome;
    std::optional<tournament::Side> winner;
    scoring::MatchLedger ledger;
    std::vector<std::vector<scoring::Item>> items; ///< a list a game
    std::optional<facts::PerSide<int>> signedScore;
    friend bool operator==(const SeenMatch&, const SeenMatch&) = default;
};

struct Seen {
    std::vector<SeenMatch> matches;
    std::vector<tournament::Standing> standings;
    std::string champion;
    friend bool operator==(const Seen&, const Seen&) = default;
};

inline SeenMatch seenOf(const tournament::Match& match)
{
    SeenMatch seen{match.id,     match.teams,  match.state, match.flags, match.outcome,
                   match.winner, match.ledger, {},          {}};
    for (const tournament::Sheet& sheet : match.games)
        for (auto& items = seen.items.emplace_back(); const tournament::Item& item : sheet.items)
            items.push_back(item.what);
    // What was signed before a match was decided otherwise is no result of it.
    if (match.agreed && match.outcome == tournament::Outcome::Played)
        seen.signedScore = match.agreed->score;
    return seen;
}

inline Seen seenOf(const tournament::Tournament& tournament)
{
    Seen seen;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        seen.matches.push_back(seenOf(*match));
    seen.standings = tournament::standings(tournament);
    seen.champion = tournament::champion(tournament);
    return seen;
}

/// Where two tournaments differ, in words for whoever reads the test's output.
inline std::string difference(const Seen& left, const Seen& right)
{
    std::ostringstream text;
    const auto part = [&](const std::string& id, const char* what, bool same) {
        if (!same)
            text << id << ": " << what << " differ; ";
    };
    for (std::size_t i = 0; i < left.matches.size() && i < right.matches.size(); ++i) {
        const SeenMatch& one = left.matches[i];
        const SeenMatch& two = right.matches[i];
        part(one.id, "teams", one.teams == two.teams);
        part(one.id, "states", one.state == two.state);
        part(one.id, "flags", one.flags == two.flags);
        part(one.id, "outcomes", one.outcome == two.outcome && one.winner == two.winner);
        part(one.id, "ledgers", one.ledger == two.ledger);
        part(one.id, "items", one.items == two.items);
        part(one.id, "signed scores", one.signedScore == two.signedScore);
    }
    part("tournament", "standings", left.standings == right.standings);
    part("tournament", "champions", left.champion == right.champion);
    return text.str();
}

} // namespace tournaments
