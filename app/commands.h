// The commands, one file for each subject.
#pragma once

#include "verb.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

struct Listed {
    const char* name;
    const char* summary;      ///< translated when shown; null: listed under another command
    void (*tell)(Verb& verb); ///< defines its words and what it does
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

/// Commands for one task. Consecutive groups with the same title belong together.
struct CommandGroup {
    const char* title; ///< translated when shown
    std::vector<Listed> verbs;
};
/// All commands, in the order shown.
std::vector<CommandGroup> commandGroups();
/// The guide's page about all commands, as Markdown.
QString commandPage();

/// Whether the command draws or reads pages. It needs fonts then, but no display.
bool printsPages(const QString& command);
/// An application that finds fonts without a display.
std::unique_ptr<QCoreApplication> pageApplication(int& argc, char** argv);
