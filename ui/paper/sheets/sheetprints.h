// The prints that go to the tables. Each adds at least one page, given what prints.cpp has checked.
#pragma once

#include "ui/paper/page/document.h"

#include <string>
#include <vector>

namespace paper {

/// Blank sheets of these matches, a sheet a game, so many on a page (1, 2 or 4); several lie in their order
/// where the pages are cut and stacked.
void addSheets(Binder& binder, const std::vector<std::string>& matches, int perPage);
/// The sheets of these matches, which are over, as they are on record, a sheet a game, so many on a page (1
/// or 2).
void addPlayed(Binder& binder, const std::vector<std::string>& matches, int perPage);
/// So many sheets of no match, for the rules in force. The tournament has rules.
void addBlankSheets(Binder& binder, int count, int perPage);
/// A strip for each of these matches, four on a page, in their order where the pages are cut and stacked.
void addSlips(Binder& binder, const std::vector<std::string>& matches);
/// What stands in every foot beside sheets of those rules: how the table writes it down, unless it is over.
QString legendOf(const rules::Set& set, bool isOver = false);

} // namespace paper
