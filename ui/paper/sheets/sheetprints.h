// The prints for the tables. Each adds at least one page; prints.cpp has checked the data.
#pragma once

#include "ui/paper/page/document.h"

#include <string>
#include <vector>

namespace paper {

/// Blank sheets of these matches, one per game, that many on a page (1, 2 or 4); after cutting, the stack is
/// in their order.
void addSheets(Binder& binder, const std::vector<std::string>& matches, int perPage);
/// The sheets of these played matches as recorded, one per game, that many on a page (1 or 2).
void addPlayed(Binder& binder, const std::vector<std::string>& matches, int perPage);
/// That many sheets without a match, for the rules in force. The tournament has rules.
void addBlankSheets(Binder& binder, int count, int perPage);
/// A slip for each of these matches, four on a page; after cutting, the stack is in their order.
void addSlips(Binder& binder, const std::vector<std::string>& matches);
/// The foot of pages with sheets of those rules: how to write bids, unless the sheet is finished.
QString legendOf(const rules::Set& set, bool isOver = false);

} // namespace paper
