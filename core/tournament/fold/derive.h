// From the facts on record to the tournament.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// The tournament that follows from these facts.
Tournament derive(const std::vector<facts::Entry>& entries);
/// The tournament with one more fact. Computes the match it changes again, and others as far as they change.
void apply(Tournament& tournament, const facts::Entry& entry);
/// The match as it was before anything was recorded at that place of its sheet. Nothing if it isn't in the
/// draw.
std::optional<Match> matchBefore(const Tournament& tournament, const facts::Spot& spot);

} // namespace tournament
