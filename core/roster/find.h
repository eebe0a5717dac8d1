// Finds a team or a person by what people type.
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

/// The kind of thing to find.
enum class Kind { Team, Player, IdKind };

/// The index in `all` of what was typed: an id, else a whole name, else the beginning of a name, else the
/// beginning of a word in a name; case, accents and kinds of apostrophe don't matter. The first of these with
/// any match decides. Refused: nothing typed, no match, or several (which are listed).
tl::expected<std::size_t, message::Message> find(const std::vector<Named>& all, std::string_view typed,
                                                 Kind kind);

/// Whether two names are equal except for case, accents and kinds of apostrophe.
bool same(std::string_view name, std::string_view other);

/// Whether every word that was typed begins a word of the name; case, accents and kinds of apostrophe don't
/// matter. Empty text matches everything.
bool fits(std::string_view name, std::string_view typed);

} // namespace roster
