// The room as `courtside-status/1` has it: its tables, what can be called, and when it will be over. For this
// room alone.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "json/value.h"

namespace files {

/// Each table: its match, and whether it is closed.
json::Value tablesJson(const tournament::Tournament& tournament);
/// The matches that are ready, the longest waiting first, and what holds them: `plays` (a team sits at
/// another table), `ids` (not shown), `rests`; null where nothing does.
json::Value queueJson(const tournament::Tournament& tournament, const tournament::Timestamp& now);
/// null where nothing is left to be forecast.
json::Value forecastJson(const tournament::Tournament& tournament, const tournament::Timestamp& now);

} // namespace files
