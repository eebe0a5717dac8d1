// What stands against playing on, and against a misdeal, at a table. Asked by the checks and by the use
// cases.
#pragma once

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace desk {

/// The team of whoever sits there.
const std::string& teamAt(const facts::Call& call, facts::Seat seat);
/// The player or the team that an incident is about, by name.
std::string incidentName(const tournament::Tournament& tournament, const facts::Incident& incident);
/// Of a match at a table, who sits in it though they were ejected and are not to finish it; nobody: null.
const facts::Incident* ejectedAtTable(const tournament::Tournament& tournament,
                                      const tournament::Match& match);

/// Why a misdeal for that reason comes too late by the sheet, with the rule: its `until` is over. Nothing
/// where it does not, and of reasons that the sheet does not name. Whether the opening lead was made nobody
/// writes down.
std::optional<message::Message> tooLate(const tournament::Match& match, const std::string& reason,
                                        bool hasBidding);

} // namespace desk
