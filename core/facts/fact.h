// A fact of any kind, its JSON, and its journal entry.
#pragma once

#include "conduct.h"
#include "draw.h"
#include "rulings.h"
#include "setup.h"
#include "shapes.h"

#include <optional>
#include <span>
#include <type_traits>
#include <variant>

namespace facts {

using AnyKind = std::variant<Tournament, Rules, Person, Team, Draw, Checkin, Withdraw, Substitute, Call, Hand,
                             Misdeal, TimeCall, Outcome, Agree, Challenge, Decision, Foul, Adjustment,
                             Retract, Resolve, Move, Clock, Paper, Pairing, Lot, PlayIn, LateEntry, Closure,
                             Evidence, Protest, Settlement, Rating, Incident, Sanction, Wait, ScoreSheet>;

template <class T, class Variant>
inline constexpr bool isOneOf = false;
template <class T, class... Kinds>
inline constexpr bool isOneOf<T, std::variant<Kinds...>> = (std::is_same_v<T, Kinds> || ...);

/// A fact of any kind. It is made, copied and compared only in fact.cpp, because with 36 kinds each source
/// that does so takes seconds longer to compile.
struct Fact : AnyKind {
    Fact();
    template <class Kind>
    requires isOneOf<Kind, AnyKind> Fact(Kind kind);
    Fact(const Fact& other);
    Fact(Fact&& other) noexcept;
    Fact& operator=(const Fact& other);
    Fact& operator=(Fact&& other) noexcept;
    ~Fact();
    friend bool operator==(const Fact& one, const Fact& other);
    /// Qt needs the declaration, but the kinds have no order.
    friend bool operator<(const Fact& one, const Fact& other) = delete;
};

/// `hand`, `time-call`.
std::string_view kindOf(const Fact& fact);
/// All kinds, in the order of `Fact`.
std::span<const std::string_view> kinds();

const Traits& traitsOf(const Fact& fact);
/// The kinds in that group of the record.
std::vector<std::string_view> kindsIn(Group group);
/// Whether the later fact replaces the earlier one: they have the same kind and the same key.
bool replaces(const Fact& later, const Fact& earlier);

/// Whether the fact has that id (of a team, a person, a match or a foul).
bool names(const Fact& fact, std::string_view id);
/// The match and attempt in the fact, or null.
const Sitting* sittingOf(const Fact& fact);
/// The place on a sheet in the fact, or null.
const Spot* spotOf(const Fact& fact);

/// Who recorded the fact, on which machine and when. The client makes `op`, so a retry is harmless.
struct Stamp {
    std::string op;     ///< a UUID in lower case
    std::string by;     ///< the supervisor, 1 to 80 characters
    std::string device; ///< 1 to 64 characters
    std::string at;     ///< UTC, `2026-11-21T19:42:07.123Z`
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// A fact with its stamp. The store assigns `seq`, from 1; until then it is 0.
struct Entry {
    long long seq = 0;
    Stamp stamp;
    Fact fact;
    friend bool operator==(const Entry&, const Entry&) = default;
};

/// The fields of the fact as JSON, including private ones.
json::Value toJson(const Fact& fact);
/// The fields of the fact as canonical JSON, without private ones. The journal stores and hashes this.
std::string payload(const Fact& fact);

/// Reads a fact of that kind from `value`. Nothing if there are mistakes; all are reported: missing and
/// unknown keys, types, ranges and contradictions. `place` names the value in messages.
std::optional<Fact> read(std::string_view kind, const json::Value& value, const std::string& place,
                         json::Problems& problems);
/// Reads a fact from a payload, or gives all mistakes.
tl::expected<Fact, json::Problems> parse(std::string_view kind, std::string_view payload);

/// Whether texts in people's own words (Said) were given. In a preview they may still be empty.
enum class Reasons { Given, NotYet };

/// The mistakes in a fact or a stamp that the program made. Empty if it can be stored (with NotYet: once the
/// texts are given) and can then be read back unchanged from JSON and, except for private fields, from its
/// payload.
json::Problems check(const Fact& fact, Reasons reasons = Reasons::Given);
json::Problems check(const Stamp& stamp);

/// Calls `task` with an empty fact of each kind.
template <class Task>
void forEachKind(Task&& task)
{
    [&]<class... Kind>(std::type_identity<std::variant<Kind...>>) {
        (task(Kind{}), ...);
    }(std::type_identity<AnyKind>());
}

// Only for this room.

template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;

template <class Shape>
inline constexpr bool isPrivate = false;
template <class Shape>
inline constexpr bool isPrivate<Private<Shape>> = true;

// An entry as one line of JSON, as `log --json` writes and `do` reads it.

/// `{"at":…,"by":…,"device":…,"fact":{…},"kind":"hand","op":…,"seq":7}`. Canonical, with private fields.
std::string line(const Entry& entry);

/// An entry that someone asks to record. The desk fills in what is missing.
struct Request {
    std::optional<std::string> op;
    std::optional<std::string> by;
    std::optional<std::string> device;
    std::optional<std::string> at;
    Fact fact;
};

/// The entry in one line of text, or all mistakes. `number` is the number of the line. `kind` and `fact` are
/// required; `seq` is read but ignored.
tl::expected<Request, json::Problems> readLine(std::string_view text, int number = 1);

} // namespace facts
