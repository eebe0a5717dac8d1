// A side's part of a hand as nine cells: bid_side or (bid_1, call_1, bid_2, call_2), blind, tricks_side or
// (tricks_1, tricks_2), each behind the side's letter. For this room alone.
#pragma once

#include "row.h"

namespace facts {

std::vector<Column> sideColumns(std::string_view side);
void addSideCells(const json::Value& part, std::vector<Cell>& cells);

} // namespace facts
