// What is asked of a print beside its word: the match or the case it is of, and how its sheets are laid out.
#pragma once

#include "tournamentfile.h"

#include "ui/paper/prints/prints.h"

/// Adds the options.
void addPrintOptions(CommandLine& asked);
/// Whether those that were given go with that print; says which does not.
bool goesWith(const CommandLine& asked, const paper::Print& print);
/// What they ask for, or the exit code after what went wrong was said; what the tournament lacks, behind
/// `where`.
tl::expected<paper::Asked, Exit> askedOf(const CommandLine& asked, const paper::Print& print,
                                         const desk::Desk& desk, const std::string& where = {});
