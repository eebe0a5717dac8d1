// Changes to the rules of a venue, and the rules with them.
#pragma once

#include "newfile.h"

#include "json/value.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace rules {

/// A parameter of one phase; or its `renege`, the rule as a whole.
struct Field {
    std::string phase;
    std::string_view name;
    friend auto operator<=>(const Field&, const Field&) = default;
};

/// `phases.regular.bags.limit` as that parameter of `regular`, also of a place inside it; nothing of another
/// place of a rule file.
std::optional<Field> fieldAt(std::string_view place);

/// A value, and where it comes from if that is said too.
struct Changed {
    json::Value value;
    std::optional<Cite> cite{};
};
using Changes = std::map<Field, Changed>;

/// The origin under the name of that file, with its parts of the draw and with these changes: as the file
/// would be read. It can have contradictions.
Venue withChanges(const Venue& origin, const NewFile& file, const Changes& changes);
/// The text of that file with only the differences. Refused if it has mistakes.
tl::expected<std::string, json::Problems> fileWithChanges(const Venue& origin, NewFile file,
                                                          const Changes& changes);

/// The parameter as a file has it; of the rule as a whole whether there is one.
std::string printedValue(const Values& values, std::string_view name);

} // namespace rules
