// What anybody needs to repeat the draw on record, on whatever machine.
#pragma once

#include "facts/fact.h"
#include "tournament/model/tournament.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace desk {

struct Entrant;

// What became of keeping teams of one affiliation apart, in words.

/// What it comes to, a line each: which teams come together in the first round, or in a pool, and why that
/// cannot be otherwise; and where they may meet first. Without `name` teams are counted, not named, since
/// that is the same whatever is drawn.
std::vector<std::string> apartInWords(const std::vector<Entrant>& entrants, const facts::Draw& draw,
                                      const std::function<std::string(const std::string& id)>& name = {});
/// Of the draw on record, by the affiliations that are on record now; none where nobody was kept apart.
std::vector<std::string> apartInWords(const tournament::Setting& setting);

// The certificate.

struct Certificate {
    std::string tournament; ///< its name
    std::string at;         ///< when it was drawn, `2026-11-21T18:00:04.000Z`
    std::string by;         ///< the supervisor
    std::string device;
    facts::Draw draw; ///< as it was drawn, without who came late

    struct Listed {
        std::string name;
        std::optional<int> seed; ///< of its own
        int drawn = 0;           ///< its seed in the draw; 0 where it is not in it
        std::string affiliation; ///< empty: none
    };
    std::vector<Listed> listed;     ///< the teams before the draw, in the order in which they came
    std::vector<std::string> order; ///< their names as drawn, first seed first
    std::vector<std::string> way;   ///< of drawing, a step each, in plain words
    std::vector<std::string> apart; ///< what became of keeping teams apart, where it was wished
    /// Whether that way leads from the one order to the other: not where the order came from elsewhere.
    bool repeats = false;
};

/// Of the draw on record, with names as they are known now; nothing where there is none.
std::optional<Certificate> certificateOf(const tournament::Tournament& tournament);

/// `random draw, version 1`, `random draw, affiliations kept apart, version 2` or `roster order, version 1`.
std::string methodInWords(const facts::Draw& draw);

} // namespace desk
