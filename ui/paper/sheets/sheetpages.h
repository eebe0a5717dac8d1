// Pages of score sheets for a document that is put together; for this folder alone.
#pragma once

#include "ui/paper/page/document.h"

namespace paper {

/// The sheets of these matches, a sheet a game, so many on a page (1, 2 or 4).
void addSheets(Binder& binder, const Record& record, const std::vector<std::string>& matches, int perPage);
/// Sheets of no match, for the rules in force. The tournament has rules.
void addBlankSheets(Binder& binder, int count, int perPage);

} // namespace paper
