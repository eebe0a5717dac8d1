// Prints of tournaments, made whole before anything is written.
#pragma once

#include "tournamentfile.h"

#include "ui/paper/prints/prints.h"

#include <QDateTime>

#include <string>
#include <vector>

// What is asked of a print beside its word: the match or the case it is of, and how its sheets are laid out.

/// Adds the options.
void addPrintOptions(CommandLine& asked);
/// Whether those that were given go with that print; says which does not.
bool goesWith(const CommandLine& asked, const paper::Print& print);
/// What they ask for, or the exit code after what went wrong was said; what the tournament lacks, behind
/// `where`.
tl::expected<paper::Asked, Exit> askedOf(const CommandLine& asked, const paper::Print& print,
                                         const desk::Desk& desk, const std::string& where = {});

/// What is printed of every tournament.
struct PrintAsked {
    const paper::Print* print = nullptr;
    paper::Format format = paper::Format::Letter;
    QDateTime now;
};

/// A print of one tournament, in memory.
struct Printed {
    QString fileName; ///< as the program would name it: `fall-bracket.pdf`
    QByteArray pdf;
    qsizetype pages = 0;
    std::vector<std::string> goOut{}; ///< matches (ids) whose sheets go out with it
};

/// The print of the tournament in that file, or the exit code after what went wrong was said behind `where`.
tl::expected<Printed, Exit> printOf(const std::string& file, const CommandLine& asked,
                                    const PrintAsked& wanted, const std::string& where = {});

/// One of each of these tournaments, into the folder, under names that say tournament and kind. All are made
/// before the first is written; what went wrong is said, and then none is there.
Exit printInto(const std::string& folder, const std::vector<std::string>& tournaments,
               const CommandLine& asked, const PrintAsked& wanted);

/// Says what was written: `fall-bracket.pdf: 1 page`.
std::string writtenText(const QString& target, const Printed& printed);
