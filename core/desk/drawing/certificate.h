// Everything that is needed to repeat the draw on record, on any machine.
#pragma once

#include "facts/fact.h"
#include "tournament/model/tournament.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace desk {

struct Entrant;

// How well teams of one affiliation could be kept apart, in words.

/// The result, one line each: which teams meet in the first round, or are in one pool, and why that can't be
/// avoided; and when they can meet first. Without `name`, teams are counted, not named, because the numbers
/// are the same for every draw.
std::vector<std::string> apartInWords(const std::vector<Entrant>& entrants, const facts::Draw& draw,
                                      const std::function<std::string(const std::string& id)>& name = {});
/// For the draw on record, by the affiliations on record now; none if no teams were kept apart.
std::vector<std::string> apartInWords(const tournament::Setting& setting);

// The certificate.

struct Certificate {
    std::string tournament; ///< its name
    std::string at;         ///< when it was drawn, `2026-11-21T18:00:04.000Z`
    std::string by;         ///< the supervisor
    std::string device;
    facts::Draw draw; ///< as it was drawn, without late teams

    struct Listed {
        std::string name;
        std::optional<int> seed; ///< of its own
        int drawn = 0;           ///< its seed in the draw; 0 if it isn't in it
        std::string affiliation; ///< empty: none
    };
    std::vector<Listed> listed;     ///< the teams before the draw, in the order in which they registered
    std::vector<std::string> order; ///< their names as drawn, first seed first
    std::vector<std::string> way;   ///< of the method, one step each, in plain words
    std::vector<std::string> apart; ///< how well teams were kept apart, if that was asked for
    /// Whether that method turns the one order into the other; not if the order came from elsewhere.
    bool repeats = false;
};

/// For the draw on record, with the names known now; nothing if there is none.
std::optional<Certificate> certificateOf(const tournament::Tournament& tournament);

/// `random draw, version 1`, `random draw, affiliations kept apart, version 2` or `roster order, version 1`.
std::string methodInWords(const facts::Draw& draw);

} // namespace desk
