// What an amendment changes, to be told as text or as JSON. For this room alone.
#pragma once

#include "amend.h"

namespace desk {

/// Where a hand left its game, before and after the amendment; null where it has no row.
struct RowChange {
    int game = 1;
    int place = 0;
    const scoring::HandLedger* was = nullptr;
    const scoring::HandLedger* is = nullptr;
};

/// The match that is amended, before and after.
const night::Match& matchBefore(const Amendment& amendment);
const night::Match& matchAfter(const Amendment& amendment);
/// The amended hand's own row first, then the others of the match in order, as far as they change.
std::vector<RowChange> rowChanges(const Amendment& amendment);
/// The hand as it stood at that place; nothing where there was none.
std::optional<facts::Hand> handBefore(const Amendment& amendment);

} // namespace desk
