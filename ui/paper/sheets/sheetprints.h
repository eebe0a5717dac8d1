// The prints that go to the tables. Each has at least one page, given what prints.cpp has checked.
#pragma once

#include "ui/paper/page/document.h"

#include <string>
#include <vector>

namespace paper {

/// Blank sheets of these matches, a sheet a game, so many on a page (1, 2 or 4); several lie in their order
/// where the pages are cut and stacked.
Document sheetsPrint(const Record& record, Format format, const std::vector<std::string>& matches,
                     int perPage);
/// The sheets of these matches, which are over, as they are on record, a sheet a game, so many on a page (1
/// or 2).
Document playedPrint(const Record& record, Format format, const std::vector<std::string>& matches,
                     int perPage);
/// So many sheets of no match. The tournament has rules.
Document blankSheetsPrint(const Record& record, Format format, int count, int perPage);
/// One match: blank before it was played, afterwards as it is on record.
Document sheetPrint(const Record& record, Format format, const std::string& match);
/// A strip for each of these matches, four on a page, in their order where the pages are cut and stacked.
Document slipsPrint(const Record& record, Format format, const std::vector<std::string>& matches);

// Pages of score sheets for a document that is put together; for this folder alone.

/// The sheets of these matches, a sheet a game, so many on a page (1, 2 or 4).
void addSheets(Binder& binder, const Record& record, const std::vector<std::string>& matches, int perPage);
/// Sheets of no match, for the rules in force. The tournament has rules.
void addBlankSheets(Binder& binder, int count, int perPage);

} // namespace paper
