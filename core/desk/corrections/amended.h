// What an amendment changes, to be told as text or as JSON. For the rooms of the desk.
#pragma once

#include "amend.h"
#include "rowchange.h"

namespace desk {

/// The match that is amended, before and after.
const tournament::Match& matchBefore(const Amendment& amendment);
const tournament::Match& matchAfter(const Amendment& amendment);
/// The hand as it stood at that place; nothing where there was none.
std::optional<facts::Hand> handBefore(const Amendment& amendment);

} // namespace desk
