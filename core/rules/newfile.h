// A rule file with only its differences from a built-in set or another file: the rules that result, and its
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

/// A part of the draw that uses the phase of another part.
struct JoinedPart {
    DrawPart part;
    DrawPart to;
    friend bool operator==(const JoinedPart&, const JoinedPart&) = default;
};

struct NewFile {
    std::string id;
    std::string name;
    std::string from; ///< the name in the file: `classic`, `base.json`
    /// Each gets its own phase, named after it, which builds on the regular one.
    std::vector<DrawPart> parts{};
    std::string sheet{}; ///< its name; if the origin has the same one, its citations stay valid
    /// Leaves out what the origin has besides its parameters (sentences, what is forbidden, what can be
    /// agreed on), and what it says about IDs, who may play, reneges and misdeals. How cards rank and tricks
    /// are won stays.
    bool dropsSentences = false;
    std::vector<JoinedPart> joined{};   ///< each to one of `parts`
    std::vector<std::string> dropped{}; ///< phases of the origin that the file doesn't have
    /// By id: sentences of the origin that are kept although they would be dropped (true), or dropped
    /// (false).
    std::map<std::string, bool> sentences{};
    std::vector<Sentence> ownSentences{}; ///< after those of the origin; one without words is left out
};
/// The ids of sentences that were added in a form begin with this.
inline constexpr std::string_view ownSentence = "own-";
/// Removes the venue's own sentences from it and returns them: those that the origin doesn't have. Without an
/// origin, those that were added in a form.
std::vector<Sentence> takeOwnSentences(Venue& venue, const Venue* origin);
/// A file for that venue that builds on the origin under that name. Without the changed parameters.
NewFile asFileFrom(const std::string& from, const Venue& origin, Venue venue);
/// Whether it has anything besides its parameters, not counting how cards rank and tricks are won.
bool hasSentences(const Venue& venue);

/// A parameter of one phase, or its `renege`: the rule as a whole.
struct Field {
    std::string phase;
    std::string_view name;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy takes the 0 of the compiler for one of the source
    friend auto operator<=>(const Field&, const Field&) = default;
};
/// `phases.regular.bags.limit` gives that parameter of `regular`, and so does a place inside it. Nothing for
/// other places in a rule file.
std::optional<Field> fieldAt(std::string_view place);

/// A value and, if given, its source.
struct Changed {
    json::Value value;          ///< as in a rule file
    std::optional<Cite> cite{}; ///< nothing: with the same sheet, an unchanged value keeps the origin's
};
using Changes = std::map<Field, Changed>;

/// The venue that the file with these changes would be read as. A phase that builds on a changed one changes
/// with it. The result can have contradictions.
Venue withChanges(const Venue& origin, const NewFile& file, const Changes& changes);
/// The text of that file, with only the differences. It loads together with that origin. Refuses everything
/// that loading it would refuse.
tl::expected<std::string, json::Problems> fileWithChanges(NewFile file, const Venue& origin,
                                                          const Changes& changes);

/// A change of a parameter by its name: `end.target`; in a phase other than the first
/// `championship.end.target`; `renege` with null for no rule.
struct Change {
    std::string parameter;
    json::Value value;
    std::optional<Cite> cite{};
};
/// If a value is changed twice, the later change counts. Refuses a name that isn't a parameter, with the name
/// as the place.
tl::expected<std::string, json::Problems> fileFrom(const NewFile& file, const Venue& origin,
                                                   const std::vector<Change>& changes);

/// A file name from a name for people: `our-league-fall` for `Our league, fall`. Empty if it has no English
/// letter or digit.
std::string idOf(std::string_view name);

} // namespace rules
