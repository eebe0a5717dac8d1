// A rule file with only the differences from a built-in set or another file: the rules with them, and its
// text.
#pragma once

#include "venue.h"

#include "json/reader.h"
#include "json/value.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace rules {

/// A part of the draw that is played by the phase of another.
struct JoinedPart {
    DrawPart part;
    DrawPart to;
    friend bool operator==(const JoinedPart&, const JoinedPart&) = default;
};

struct NewFile {
    std::string id;
    std::string name;
    std::string from; ///< as the file will name it: `classic`, `base.json`
    /// Each gets a phase of its own, which has its name and takes over from the regular one.
    std::vector<DrawPart> parts{};
    std::string sheet{}; ///< its name; what the origin cites holds where it is the same
    /// Without what the origin says beside its parameters (sentences, what is forbidden, what may be agreed),
    /// and of IDs, who may play, reneges and misdeals. How cards rank and tricks are won stays.
    bool dropsSentences = false;
    std::vector<JoinedPart> joined{};   ///< each to one of `parts`
    std::vector<std::string> dropped{}; ///< phases of the origin that the file does without
    /// By its id, a sentence of the origin that is said although it would be dropped, or the other way round.
    std::map<std::string, bool> sentences{};
    std::vector<Sentence> ownSentences{}; ///< after the origin's; one without words is left out
};
/// The id of a sentence that was added by form begins like this.
inline constexpr std::string_view ownSentence = "own-";
/// Takes the venue's own sentences out of it: those that the origin doesn't have; without an origin, those
/// that were added by form.
std::vector<Sentence> takeOwnSentences(Venue& venue, const Venue* origin);
/// A file for that venue, from the origin by that name, but for the parameters.
NewFile asFileFrom(const std::string& from, const Venue& origin, Venue venue);
/// Whether it says anything beside its parameters, and how cards rank and tricks are won.
bool hasSentences(const Venue& venue);

/// A parameter of one phase; or its `renege`, the rule as a whole.
struct Field {
    std::string phase;
    std::string_view name;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy takes the 0 of the compiler for one of the source
    friend auto operator<=>(const Field&, const Field&) = default;
};
/// `phases.regular.bags.limit` as that parameter of `regular`, also of a place inside it; nothing of another
/// place of a rule file.
std::optional<Field> fieldAt(std::string_view place);

/// A value, and where it comes from if that is said too.
struct Changed {
    json::Value value;          ///< as in a rule file
    std::optional<Cite> cite{}; ///< nothing: of the same sheet an unchanged value keeps the origin's
};
using Changes = std::map<Field, Changed>;

/// The origin as that file has it, with these changes: as the file would be read. A phase that takes over
/// from a changed one changes with it. It can have contradictions.
Venue withChanges(const Venue& origin, const NewFile& file, const Changes& changes);
/// The text of that file with only the differences, which loads with that origin. Refuses everything for
/// which it would be refused.
tl::expected<std::string, json::Problems> fileWithChanges(NewFile file, const Venue& origin,
                                                          const Changes& changes);

/// The same with a parameter by its name: `end.target`; of a phase other than the first
/// `championship.end.target`; `renege` with null for no rule.
struct Change {
    std::string parameter;
    json::Value value;
    std::optional<Cite> cite{};
};
/// If a value is changed twice, the later one counts. Refuses what isn't a parameter, with its name as the
/// place.
tl::expected<std::string, json::Problems> fileFrom(const NewFile& file, const Venue& origin,
                                                   const std::vector<Change>& changes);

/// A file name made from a name for people: `Our league, fall` becomes `our-league-fall`; empty if it has no
/// English letter or digit.
std::string idOf(std::string_view name);

} // namespace rules
