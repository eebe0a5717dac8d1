// What the commands that correct a whole sheet have in common.
#pragma once

#include "tournamentfile.h"

#include "desk/corrections/wholesheet.h"

/// Tells what the correction of a whole sheet changes, and records it with --apply.
Exit correctSheet(const CommandLine& asked, desk::SheetOptions options);
