// What became of keeping teams of one affiliation apart, in words.
#pragma once

#include "facts/fact.h"

#include <functional>
#include <string>
#include <vector>

namespace tournament {
struct Setting;
}

namespace desk {

struct Entrant;

/// What it comes to, a line each: which teams come together in the first round, or in a pool, and why that
/// cannot be otherwise; and where they may meet first. Without `name` teams are counted, not named, since
/// that is the same whatever is drawn.
std::vector<std::string> apartInWords(const std::vector<Entrant>& entrants, const facts::Draw& draw,
                                      const std::function<std::string(const std::string& id)>& name = {});
/// Of the draw on record, by the affiliations that are on record now; none where nobody was kept apart.
std::vector<std::string> apartInWords(const tournament::Setting& setting);

} // namespace desk
