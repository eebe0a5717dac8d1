// What `challenge` and `decide` share: the case of a hand, what shows it, and how it is answered.
#pragma once

#include "tournamentfile.h"

#include "desk/rulings/ruling.h"

// What `challenge` and `decide` share: the case of a hand, what shows it, and how it is answered.

/// Adds the options that name the hand, the evidence, the ruling's reason and what becomes of later matches.
void addCaseOptions(CommandLine& asked);
/// Reads them into `options`; false where something is wrong, which has then been said.
bool readCase(const CommandLine& asked, desk::CaseOptions& options);
/// Records the case, or with --preview tells only what it would change. `--then` is read here.
Exit answerCase(const CommandLine& asked, desk::CaseOptions options);
