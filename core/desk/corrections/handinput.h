// A hand as a person gives it to amend one on record. For this room alone.
#pragma once

#include "desk/checks/answer.h"
#include "facts/play.h"

#include <string>
#include <string_view>

namespace desk {

/// The hand with what is given in the text in place of what it has. `place` names it in messages. Refuses
/// what is no part of a hand, and rulings: those are facts of their own.
Answer<facts::Hand> withInput(facts::Hand hand, std::string_view text, const std::string& place);

} // namespace desk
