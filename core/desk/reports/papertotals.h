// Compares the running totals on a paper sheet with the sheet on record. Records nothing.
#pragma once

#include "papercheck.h"

#include "desk/checks/answer.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A total as typed: `120`, `-20`. Nothing if it is empty or `-`. Refuses text that isn't a whole number with
/// at most five digits.
Answer<std::optional<int>> paperTotal(std::string_view typed);
/// The totals of A and B after a hand: `120 88`, `120 -`.
Answer<scoring::PerSide<std::optional<int>>> paperRow(std::string_view line);

struct PaperCheck {
    std::string match; ///< id
    int game = 1;
    int hands = 0;                      ///< on record
    int compared = 0;                   ///< how many of these have a total on the paper
    std::vector<PaperFinding> findings; ///< empty if paper and rules agree
};

/// Compares the hands of a game on record with the paper. Refuses a match that doesn't exist, a game without
/// hands, and totals after its last hand.
Answer<PaperCheck> paperCheck(const tournament::Tournament& tournament, const std::string& match, int game,
                              const PaperTotals& totals);

/// `the paper and the rules agree: 5 hands`, `the paper and the rules first differ at hand 3`.
std::string verdict(const PaperCheck& check);
/// The verdict, then one line for each mistake with the total by the rules.
std::string paperCheckText(const tournament::Tournament& tournament, const PaperCheck& check);
/// The same as one JSON object.
std::string paperCheckJson(const PaperCheck& check);

} // namespace desk
