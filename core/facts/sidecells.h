// A side's part of a hand as nine cells: bid_side or (bid_1, call_1, bid_2, call_2), blind, tricks_side or
// (tricks_1, tricks_2), each behind the side's letter. For this room alone.
#pragma once

#include "row.h"

#include <span>

namespace facts {

inline constexpr std::size_t sideWidth = 9;

std::vector<Column> sideColumns(std::string_view side);
void addSideCells(const json::Value& part, std::vector<Cell>& cells);
/// The part's JSON. Where the cells contradict each other it is one that the parser refuses.
json::Value sideJson(std::span<const Cell> cells);

} // namespace facts
