// Everything needed to repeat the draw on record, on any computer.
#pragma once

#include "facts/fact.h"
#include "tournament/model/tournament.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace desk {

struct Entrant;

// How well teams of the same affiliation could be kept apart, in words.

/// The result, one line each: which teams with the same affiliation meet in the first round or are in one
/// pool, why that can't be avoided, and when they can meet first. Without `name`, teams are counted and not
/// named, because the numbers are the same for every draw.
std::vector<std::string> apartInWords(const std::vector<Entrant>& entrants, const facts::Draw& draw,
                                      const std::function<std::string(const std::string& id)>& name = {});
/// For the draw on record, with the affiliations on record now. Empty if no teams were kept apart.
std::vector<std::string> apartInWords(const tournament::Setting& setting);

// The certificate.

struct Certificate {
    std::string tournament; ///< name
    std::string at;         ///< when it was drawn, `2026-11-21T18:00:04.000Z`
    std::string by;         ///< supervisor
    std::string device;
    facts::Draw draw; ///< as it was drawn, without late teams

    struct Listed {
        std::string name;
        std::optional<int> seed; ///< the team's own
        int drawn = 0;           ///< its seed in the draw; 0: it isn't in the draw
        std::string affiliation; ///< empty: none
    };
    std::vector<Listed> listed;     ///< the teams before the draw, in the order they registered
    std::vector<std::string> order; ///< their names as drawn, first seed first
    std::vector<std::string> way;   ///< how the method works, one step each, in plain words
    std::vector<std::string> apart; ///< how well teams were kept apart, if that was requested
    /// Whether the method turns `listed` into `order`. Not if the order came from elsewhere.
    bool repeats = false;
};

/// For the draw on record, with current names. Nothing if there is no draw.
std::optional<Certificate> certificateOf(const tournament::Tournament& tournament);

/// `random draw, version 1`, `random draw, affiliations kept apart, version 2` or `roster order, version 1`.
std::string methodInWords(const facts::Draw& draw);

} // namespace desk
