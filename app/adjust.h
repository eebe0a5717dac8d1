// What `foul` and `adjust` share: a ruling on a hand, and how it is answered.
#pragma once

#include "tournamentfile.h"

#include "desk/rulings/ruling.h"

// What `foul` and `adjust` share: a ruling on a hand, and how it is answered.

/// Adds the options that name the hand, the side and what becomes of later matches.
void addHandRulingOptions(CommandLine& asked);
/// Records the ruling, or with --preview tells only what it would change.
Exit answerHandRuling(const CommandLine& asked, desk::HandRulingOptions options);
