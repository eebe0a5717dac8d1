// Finds a team or a person from typed text.
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

/// What to find.
enum class Kind { Team, Player, IdKind };

/// The index in `all` of what was typed: an id, or else a whole name, or else the beginning of a name, or
/// else the beginning of a word in a name. Case, accents and kinds of apostrophe don't matter. The first of
/// these with any match decides. Refuses empty text, no match, and several matches, which the message lists.
tl::expected<std::size_t, message::Message> find(const std::vector<Named>& all, std::string_view typed,
                                                 Kind kind);

/// Whether two names are the same, apart from case, accents and kinds of apostrophe.
bool same(std::string_view name, std::string_view other);

/// Whether each typed word begins a word of the name. Case, accents and kinds of apostrophe don't matter.
/// Empty text matches everything.
bool fits(std::string_view name, std::string_view typed);

} // namespace roster
