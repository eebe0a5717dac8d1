// The small values in facts, and the words for choices in JSON and in the store.
#pragma once

#include "hand/hand.h"
#include "json/reader.h"

#include <string>
#include <string_view>
#include <tuple>

namespace facts {

using hand::allSeats;
using hand::Bid;
using hand::Bids;
using hand::bothSides;
using hand::Known;
using hand::OnExpiry;
using hand::PerSeat;
using hand::PerSide;
using hand::Seat;
using hand::Side;
using hand::SideHand;
using hand::Split;
using hand::Suit;
using hand::tricksInHand;

enum class Format { SingleElimination, DoubleElimination, RoundRobin, PoolsPlayoff, Swiss };
/// How the seeds were set: in the order of the list, or by random draw.
enum class Seeding { Listed, Random };
enum class Winner { A, B, None };
/// How a match was decided without play or during play. `Defaulted` is spelled `default`.
enum class Decided { Forfeit, Defaulted, NoShow, Withdrawn, Disqualified, Ruling };
enum class Challenger { A, B, Supervisor };
enum class Ruling { Upheld, Rejected, Withdrawn };
/// What a protest is about. A judgment call can't be protested.
enum class ProtestAbout { Rule, Eligibility };
/// The decision on a protest. Referred: staff decide it later; until then it is open.
enum class ProtestEnd { Upheld, Rejected, Withdrawn, Referred };
enum class IncidentKind { Note, Infraction, Warning, Ejection };
enum class ClockAction { Start, Pause, Reason, Resume, Adjust };
/// Why the program itself adjusts a clock: players came late to the table, or the sheet was moved here.
enum class ClockCause { Late, Moved };
enum class TableAction { Close, Open };
/// The printed sheet of a match goes out or comes back.
enum class SheetAction { Out, Back };
/// What happens to a later match whose teams a correction changed: the other team is seated, the match is
/// void and replayed, or the seated teams stay.
enum class Resolution { Seat, Replay, Stand };

/// The words of a choice, in the order of the choice.
template <class E>
struct EnumText {
    static const json::Word<E> all[];
};
template <>
inline constexpr json::Word<Side> EnumText<Side>::all[] = {{"a", Side::A}, {"b", Side::B}};
template <>
inline constexpr json::Word<Seat> EnumText<Seat>::all[] = {
    {"a1", Seat::A1}, {"b1", Seat::B1}, {"a2", Seat::A2}, {"b2", Seat::B2}};
template <>
inline constexpr json::Word<Bid::Call> EnumText<Bid::Call>::all[] = {
    {"number", Bid::Call::Number}, {"nil", Bid::Call::Nil}, {"blind-nil", Bid::Call::BlindNil}};
template <>
inline constexpr json::Word<Format> EnumText<Format>::all[] = {
    {"single-elimination", Format::SingleElimination},
    {"double-elimination", Format::DoubleElimination},
    {"round-robin", Format::RoundRobin},
    {"pools-playoff", Format::PoolsPlayoff},
    {"swiss", Format::Swiss}};
template <>
inline constexpr json::Word<Seeding> EnumText<Seeding>::all[] = {{"listed", Seeding::Listed},
                                                                 {"random", Seeding::Random}};
template <>
inline constexpr json::Word<Winner> EnumText<Winner>::all[] = {
    {"a", Winner::A}, {"b", Winner::B}, {"none", Winner::None}};
template <>
inline constexpr json::Word<Decided> EnumText<Decided>::all[] = {
    {"forfeit", Decided::Forfeit},     {"default", Decided::Defaulted},         {"no-show", Decided::NoShow},
    {"withdrawn", Decided::Withdrawn}, {"disqualified", Decided::Disqualified}, {"ruling", Decided::Ruling}};
template <>
inline constexpr json::Word<Challenger> EnumText<Challenger>::all[] = {
    {"a", Challenger::A}, {"b", Challenger::B}, {"supervisor", Challenger::Supervisor}};
template <>
inline constexpr json::Word<Ruling> EnumText<Ruling>::all[] = {
    {"upheld", Ruling::Upheld}, {"rejected", Ruling::Rejected}, {"withdrawn", Ruling::Withdrawn}};
template <>
inline constexpr json::Word<Known> EnumText<Known>::all[] = {
    {"admitted", Known::Admitted}, {"seen", Known::Seen}, {"shown", Known::Shown}};
template <>
inline constexpr json::Word<Suit> EnumText<Suit>::all[] = {
    {"spades", Suit::Spades}, {"hearts", Suit::Hearts}, {"clubs", Suit::Clubs}, {"diamonds", Suit::Diamonds}};
template <>
inline constexpr json::Word<ProtestAbout> EnumText<ProtestAbout>::all[] = {
    {"rule", ProtestAbout::Rule}, {"eligibility", ProtestAbout::Eligibility}};
template <>
inline constexpr json::Word<ProtestEnd> EnumText<ProtestEnd>::all[] = {{"upheld", ProtestEnd::Upheld},
                                                                       {"rejected", ProtestEnd::Rejected},
                                                                       {"withdrawn", ProtestEnd::Withdrawn},
                                                                       {"referred", ProtestEnd::Referred}};
template <>
inline constexpr json::Word<IncidentKind> EnumText<IncidentKind>::all[] = {
    {"note", IncidentKind::Note},
    {"infraction", IncidentKind::Infraction},
    {"warning", IncidentKind::Warning},
    {"ejection", IncidentKind::Ejection}};
template <>
inline constexpr json::Word<OnExpiry> EnumText<OnExpiry>::all[] = {{"finish-hand", OnExpiry::FinishHand},
                                                                   {"finish-game", OnExpiry::FinishGame},
                                                                   {"stop-now", OnExpiry::StopNow}};
template <>
inline constexpr json::Word<ClockAction> EnumText<ClockAction>::all[] = {{"start", ClockAction::Start},
                                                                         {"pause", ClockAction::Pause},
                                                                         {"reason", ClockAction::Reason},
                                                                         {"resume", ClockAction::Resume},
                                                                         {"adjust", ClockAction::Adjust}};
template <>
inline constexpr json::Word<ClockCause> EnumText<ClockCause>::all[] = {{"late", ClockCause::Late},
                                                                       {"moved", ClockCause::Moved}};
template <>
inline constexpr json::Word<TableAction> EnumText<TableAction>::all[] = {{"close", TableAction::Close},
                                                                         {"open", TableAction::Open}};
template <>
inline constexpr json::Word<SheetAction> EnumText<SheetAction>::all[] = {{"out", SheetAction::Out},
                                                                         {"back", SheetAction::Back}};
template <>
inline constexpr json::Word<Resolution> EnumText<Resolution>::all[] = {
    {"seat", Resolution::Seat}, {"replay", Resolution::Replay}, {"stand", Resolution::Stand}};

// The properties of a kind of fact besides its fields. Each kind has all of them: its `traits`, and a `key()`
// that says which earlier fact it replaces.

/// The groups in which people look for it in the record. A kind can be in more than one.
enum class Group { None = 0, Changes = 1, Hands = 2, Rulings = 4, Calls = 8, People = 16, Tournament = 32 };
constexpr Group operator|(Group one, Group other)
{
    return static_cast<Group>(static_cast<int>(one) | static_cast<int>(other));
}

/// Which matches it changes. A fact about an older fact changes the matches of that fact.
enum class Touches { Nothing, ItsMatch, AllMatches };

/// When it can be undone.
enum class Undo {
    Setup,      ///< setup of the tournament: only in a few cases
    OfDraw,     ///< part of the draw: redone only if it could be decided like that now
    UntilFinal, ///< while its match isn't final
    Ruling,     ///< the same, and also if the ruling came after the result
    Result,     ///< even if the match is final, because this fact made it final
    Always      ///< even if the match is final: a correction, or a fact that changes no score
};

struct Traits {
    Group group;
    Touches touches;
    Undo undo;
    /// Not an aggregate, so no member can be left out.
    constexpr Traits(Group in, Touches which, Undo when) : group(in), touches(which), undo(when) {}
    constexpr bool isIn(Group one) const { return (static_cast<int>(group) & static_cast<int>(one)) != 0; }
};

/// The key of a kind that never replaces a fact.
struct Never {
    friend constexpr bool operator==(Never, Never) { return false; }
};
/// The key of a kind with only one fact in force: each one replaces the one before.
struct One {
    friend bool operator==(One, One) = default;
};

/// The word of a choice: `a`, `a1`, `no-show`.
template <class E>
constexpr std::string_view word(E choice)
{
    return json::wordOf(EnumText<E>::all, choice);
}

} // namespace facts
