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

/// A fact of any kind. It is made, copied and compared only in fact.cpp: with 36 kinds, that takes the
/// compiler seconds in each source that does it.
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
    friend bool operator<(const Fact& one,
                          const Fact& other) = delete; // Qt needs it, and the kinds don't have one
};

/// `hand`, `time-call`.
std::string_view kindOf(const Fact& fact);
/// Every kind, in the order of `Fact`.
std::span<const std::string_view> kinds();

/// The traits of its kind.
const Traits& traitsOf(const Fact& fact);
/// The kinds in that group of the record.
std::vector<std::string_view> kindsIn(Group group);
/// Whether the later fact replaces the earlier: they are of one kind and have the same key.
bool replaces(const Fact& later, const Fact& earlier);

/// Whether the fact names that id: of a team, a person, a match or a foul.
bool names(const Fact& fact, std::string_view id);
/// The playing of a match that the fact itself names; or null.
const Sitting* sittingOf(const Fact& fact);
/// The place on a sheet that the fact itself names; or null.
const Spot* spotOf(const Fact& fact);

/// Who recorded it, on which machine and when. The client makes `op`, so that a retry is harmless.
struct Stamp {
    std::string op;     ///< UUID, lower case
    std::string by;     ///< the supervisor, 1 to 80 characters
    std::string device; ///< 1 to 64 characters
    std::string at;     ///< UTC, `2026-11-21T19:42:07.123Z`
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// A fact with its stamp. The store gives `seq`, from 1; it is 0 before that.
struct Entry {
    long long seq = 0;
    Stamp stamp;
    Fact fact;
    friend bool operator==(const Entry&, const Entry&) = default;
};

/// The fact's fields as JSON, private ones included.
json::Value toJson(const Fact& fact);
/// The fact's fields as canonical JSON, without private ones: the part that the journal stores and hashes.
std::string payload(const Fact& fact);

/// The fact of that kind in `value`; or nothing and every mistake: missing and unknown keys, types, ranges
/// and contradictions. `place` names the value in messages.
std::optional<Fact> read(std::string_view kind, const json::Value& value, const std::string& place,
                         json::Problems& problems);
/// The fact in a payload, or every mistake.
tl::expected<Fact, json::Problems> parse(std::string_view kind, std::string_view payload);

/// Whether someone has said what goes on record in their own words (Said). A preview comes before that: there
/// an empty text stands for one that is still to be given.
enum class Reasons { Given, NotYet };

/// The mistakes in a fact or a stamp that a program made; empty if they can be stored (or could, once the
/// reasons are given). Then they come back from JSON and payload as they were, except for private fields.
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

// For this room only.

template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;

template <class Shape>
inline constexpr bool isPrivate = false;
template <class Shape>
inline constexpr bool isPrivate<Private<Shape>> = true;

// An entry as one line of JSON: what `log --json` writes and `do` reads.

/// `{"at":…,"by":…,"device":…,"fact":{…},"kind":"hand","op":…,"seq":7}`, canonical, private fields included.
std::string line(const Entry& entry);

/// An entry as someone asks to record it: the desk fills in what is missing.
struct Request {
    std::optional<std::string> op;
    std::optional<std::string> by;
    std::optional<std::string> device;
    std::optional<std::string> at;
    Fact fact;
};

/// The entry in one line of text, whose number is `number`; or every mistake. `kind` and `fact` are required;
/// `seq` is read but not kept.
tl::expected<Request, json::Problems> readLine(std::string_view text, int number = 1);

} // namespace facts
