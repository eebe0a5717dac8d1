// May this fact be recorded here? Asked once, of every fact, whoever brings it.
#pragma once

#include "desk/wording/mistake.h"
#include "facts/fact.h"
#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace desk {

/// What stands against recording the fact now, a sentence each; none where it may be.
Objections objections(const tournament::Tournament& tournament, const facts::Fact& fact);
/// What beside that stands against it on that day in the room (`2026-11-21`): who may not play then.
Objections objectionsOn(const std::string& day, const tournament::Tournament& tournament,
                        const facts::Fact& fact);

} // namespace desk
