// Computes the tournament from the facts on record.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// The tournament that these facts give.
Tournament derive(const std::vector<facts::Entry>& entries);
/// Adds one fact to the tournament. Recomputes the match that the fact changes, and other matches only as far
/// as they change too.
void apply(Tournament& tournament, const facts::Entry& entry);
/// The match as it was before anything was recorded at that place of its sheet. Nothing if the match isn't in
/// the draw.
std::optional<Match> matchBefore(const Tournament& tournament, const facts::Spot& spot);

} // namespace tournament
