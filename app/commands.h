// The commands, a file for those of one subject.
#pragma once

#include "verb.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

/// A command in the list of them.
struct Listed {
    const char* name;
    const char* summary;      ///< translated where it is shown; null: another command's help tells of it
    void (*tell)(Verb& verb); ///< what its words are, and what it does
};

std::vector<Listed> offlineVerbs();
std::vector<Listed> setupVerbs();
std::vector<Listed> changeVerbs();
std::vector<Listed> peopleVerbs();
std::vector<Listed> tableVerbs();
std::vector<Listed> sheetVerbs();
std::vector<Listed> rulingVerbs();
std::vector<Listed> correctionVerbs();
std::vector<Listed> reportVerbs();
std::vector<Listed> fileVerbs();

/// Commands for one task. Those that follow under the same title belong with them.
struct CommandGroup {
    const char* title; ///< translated where it is shown
    std::vector<Listed> verbs;
};
/// All commands, in the order in which they are shown.
std::vector<CommandGroup> commandGroups();
/// The page of the guide that tells of all of them, as Markdown.
QString commandPage();

/// Whether that command draws or reads pages, for which it needs fonts but no display.
bool printsPages(const QString& command);
/// The application that finds the fonts without a display.
std::unique_ptr<QCoreApplication> pageApplication(int& argc, char** argv);
