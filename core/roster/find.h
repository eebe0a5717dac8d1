// Naming a team or a person the way people type it.
#pragma once

#include "message/message.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace roster {

struct Named {
    std::string id; ///< `T1`, `P7`
    std::string name;
};

/// What is looked for.
enum class Kind { Team, Player, IdKind };

/// The place in `all` of what was typed: an id, else a whole name, else the beginning of a name, else the
/// beginning of a word in a name; case, accents and kinds of apostrophe do not matter. The first of these
/// that fits anything decides. Refused: nothing is named, nothing fits, or several do (they are listed).
tl::expected<std::size_t, message::Message> find(const std::vector<Named>& all, std::string_view typed,
                                                 Kind kind);

/// Whether two ways to write a name are one but for case, accents and kinds of apostrophe.
bool same(std::string_view name, std::string_view other);

/// Whether every word of what was typed begins a word of the name; case, accents and kinds of apostrophe do
/// not matter. Nothing typed fits everything.
bool fits(std::string_view name, std::string_view typed);

} // namespace roster
