// Whether the rows of the facts say what the journal says. For this room alone.
#pragma once

#include "connection.h"
#include "journal.h"

namespace store {

/// Adds a finding for each fact whose row is missing or says something else, and for each row too many.
Answer<void> checkRows(Connection& connection, const std::vector<JournalRow>& journal,
                       std::vector<Finding>& findings);

/// A cell as it is shown.
std::string cellText(const facts::Cell& cell);

} // namespace store
