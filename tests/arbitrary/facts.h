// Random facts of every kind. A field can have any value that its type allows, so a new kind needs nothing
// here unless its fields can contradict each other.
#pragma once

#include "arbitrary/within.h"

#include "facts/fact.h"

#include <rapidcheck.h>

#include <algorithm>
#include <utility>

namespace arbitrary {

inline std::string from(std::string_view letters, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += letters[static_cast<std::size_t>(within(0, static_cast<int>(letters.size()) - 1))];
    return text;
}

inline std::string uuid()
{
    constexpr std::string_view hex = "0123456789abcdef";
    return from(hex, 8) + '-' + from(hex, 4) + '-' + from(hex, 4) + '-' + from(hex, 4) + '-' + from(hex, 12);
}

inline std::string id()
{
    return from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.",
                static_cast<std::size_t>(within(1, 40)));
}

inline std::string text(std::size_t most)
{
    static const std::vector<std::string> characters = {
        "a", "Z", " ",      "\"",     "\\",     "/",          "'", ";",
        "<", "=", "\u00e9", "\u0142", "\u2660", "\U0001f0a1", "%", "\u00a0"};
    std::string made;
    for (int left = within(1, static_cast<int>(most)); left > 0; --left)
        made += *rc::gen::elementOf(characters);
    return made;
}

inline facts::Bid bid()
{
    using Call = facts::Bid::Call;
    const Call call = *rc::gen::element(Call::Number, Call::Nil, Call::BlindNil);
    return {call, call == Call::Number ? within(1, 13) : 0};
}

/// Fills each field with a random value.
struct Inventor {
    template <class T, class Shape>
    void operator()(std::string_view, std::optional<T>& value, const Shape& shape)
    {
        if (maybe())
            invent(value.emplace(), shape);
    }
    template <class T, class Shape>
    void operator()(std::string_view, T& value, const Shape& shape)
    {
        invent(value, shape);
    }

    void invent(int& value, const facts::Whole& shape) { value = within(shape.least, shape.most); }
    void invent(long long& value, const facts::Millis&)
    {
        value = *rc::gen::inRange(0LL, facts::mostMillis + 1);
    }
    void invent(std::string& value, const facts::Text& shape)
    {
        value = text(std::min<std::size_t>(shape.most, 40));
    }
    void invent(std::string& value, const facts::Id&) { value = id(); }
    void invent(std::string& value, const facts::Op&) { value = uuid(); }
    void invent(std::string& value, const facts::Hex& shape)
    {
        value = from("0123456789abcdef", shape.count);
    }
    void invent(std::string& value, const facts::Card&) { value = maybe() ? "QC" : "BJ"; }
    void invent(std::string& value, const facts::Utc&) { value = "2026-11-22T18:00:00.000Z"; }
    void invent(bool& value, const facts::Flag&) { value = maybe(); }
    void invent(std::string& value, const facts::JsonObject&)
    {
        value = maybe() ? "{}" : R"({"a":[1,null,{"b":true,"c":"\"♠"}],"end.target":350})";
    }
    void invent(std::vector<std::string>& value, const facts::Ids& shape)
    {
        const int count =
            within(static_cast<int>(shape.least), static_cast<int>(std::min<std::size_t>(shape.most, 9)));
        for (int i = 0; i < count; ++i)
            value.push_back("T" + std::to_string(i) + from("xyz", 3));
    }
    void invent(facts::SideHand& value, const facts::SidePart&)
    {
        if (maybe())
            value.bid = maybe() ? decltype(value.bid)(within(1, 26)) : facts::Bids{bid(), bid()};
        value.blind = value.bid.index() != 0 && maybe();
    }
    template <class E>
    void invent(E& value, const facts::Word&)
    {
        const auto& all = facts::EnumText<E>::all;
        value = all[static_cast<std::size_t>(within(0, static_cast<int>(std::size(all)) - 1))].meaning;
    }
};

inline void countTricks(facts::SideHand& hand, int tricks)
{
    const int first = within(0, tricks);
    const bool split = std::holds_alternative<facts::Bids>(hand.bid) || maybe();
    hand.tricks = split ? decltype(hand.tricks)(facts::Split{first, tricks - first}) : tricks;
}

// Removes contradictions.
inline void makeValid(facts::Hand& hand)
{
    hand.struck = hand.struck && hand.revision > 1;
    const int tricks = within(0, facts::tricksInHand);
    if (maybe())
        return;
    countTricks(hand.sides.a, tricks);
    countTricks(hand.sides.b, facts::tricksInHand - tricks);
}
inline void makeValid(facts::Draw& draw)
{
    using facts::Format;
    draw.method = draw.randomSeed ? facts::Seeding::Random : facts::Seeding::Listed;
    const bool pools = draw.format == Format::PoolsPlayoff;
    const bool meets = pools || draw.format == Format::RoundRobin;
    draw.thirdPlace = draw.thirdPlace && (pools || draw.format == Format::SingleElimination);
    draw.finals = draw.format == Format::DoubleElimination ? draw.finals : std::nullopt;
    draw.meetings = meets ? draw.meetings : std::nullopt;
    draw.pools = pools ? std::optional(draw.pools.value_or(2)) : std::nullopt;
    draw.advance = pools ? std::optional(draw.advance.value_or(2)) : std::nullopt;
    draw.wildcards = pools ? draw.wildcards : std::nullopt;
    draw.rounds = draw.format == Format::Swiss ? std::optional(draw.rounds.value_or(3)) : std::nullopt;
}
inline void makeValid(facts::Pairing& pairing)
{
    if (pairing.teams.size() % 2 != 0)
        pairing.teams.pop_back();
    if (pairing.bye)
        pairing.bye = pairing.bye->substr(0, 38) + "-z";
}
inline void makeValid(facts::LateEntry& late)
{
    if (late.replaces)
        late.replaces = late.team.substr(0, 38) + "-r";
}
inline void makeValid(facts::Challenge& challenge)
{
    if (challenge.by != facts::Challenger::Supervisor)
        challenge.accused = challenge.by == facts::Challenger::A ? facts::Seat::B2 : facts::Seat::A1;
}
inline void makeValid(facts::Move& move)
{
    move.swapped = move.swapped || !move.toMatch;
    if (!move.toMatch)
        move.toAttempt.reset();
}
inline void makeValid(facts::Clock& clock)
{
    if (clock.what == facts::ClockAction::Adjust)
        clock.seconds = clock.seconds.value_or(60);
    else
        clock.seconds.reset();
    if (clock.what != facts::ClockAction::Adjust)
        clock.cause.reset();
    if ((clock.what == facts::ClockAction::Adjust && !clock.cause) ||
        clock.what == facts::ClockAction::Reason)
        clock.reason = clock.reason.value_or("a fire drill");
    if (clock.boot.has_value() != clock.bootMs.has_value()) {
        clock.boot.reset();
        clock.bootMs.reset();
    }
}
inline void makeValid(facts::Outcome& outcome)
{
    if (outcome.winner != facts::Winner::None || outcome.outcome != facts::Decided::Forfeit)
        outcome.noShow.reset();
    if (!outcome.missing || !outcome.waited) {
        outcome.missing.reset();
        outcome.waited.reset();
    }
    const bool isAbsence =
        outcome.outcome == facts::Decided::Forfeit || outcome.outcome == facts::Decided::NoShow;
    if (outcome.outcome != facts::Decided::Defaulted && !(isAbsence && (outcome.missing || outcome.barred)))
        outcome.reason = outcome.reason.value_or("left early");
}
inline void makeValid(facts::Withdraw& withdraw)
{
    if (!withdraw.absences)
        withdraw.reason = withdraw.reason.value_or("went home");
}
inline void makeValid(facts::Resolve& resolve)
{
    if (!resolve.correction)
        resolve.reason = resolve.reason.value_or("both captains agree");
}
inline void makeValid(facts::Wait& wait)
{
    if (wait.boot.has_value() != wait.bootMs.has_value()) {
        wait.boot.reset();
        wait.bootMs.reset();
    }
}
inline void makeValid(facts::Substitute& substitute)
{
    substitute.joins = substitute.leaves.substr(0, 38) + "-2";
}
inline void makeValid(facts::Call& call)
{
    call.teams.b = call.teams.a.substr(0, 38) + "-b";
    int chair = 0;
    for (std::string& player : call.players.at)
        player = player.substr(player.size() > 38 ? 2 : 0) + '-' + std::to_string(++chair);
}
inline void makeValid(facts::Evidence& evidence)
{
    evidence.held = evidence.held && !evidence.shownBook;
}
inline void makeValid(facts::Incident& incident)
{
    if (incident.what != facts::IncidentKind::Infraction)
        incident.infraction.reset();
    if (incident.what != facts::IncidentKind::Ejection)
        incident.playsOn.reset();
    if (incident.what != facts::IncidentKind::Note && !incident.person)
        incident.team = incident.team.value_or("T1");
}
inline void makeValid(facts::Sanction& sanction)
{
    if (sanction.person.has_value() == sanction.team.has_value()) {
        sanction.person = "P1";
        sanction.team.reset();
    }
    sanction.until = sanction.lifted || maybe() ? std::nullopt : std::optional<std::string>("2026-12-31");
}
template <class Kind>
void makeValid(Kind&)
{
}

/// A random valid fact of the kind with index `index`.
inline facts::Fact fact(std::size_t index)
{
    facts::Fact made;
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        ((I == index ? void(made = std::variant_alternative_t<I, facts::AnyKind>{}) : void()), ...);
    }
    (std::make_index_sequence<std::variant_size_v<facts::AnyKind>>{});
    std::visit(
        [](auto& each) {
            std::decay_t<decltype(each)>::fields(each, Inventor{});
            makeValid(each);
        },
        made);
    return made;
}

inline facts::Fact fact()
{
    return fact(*rc::gen::inRange<std::size_t>(0, std::variant_size_v<facts::AnyKind>));
}

inline facts::Stamp stamp()
{
    const auto two = [](int number) { return std::to_string(100 + number).substr(1); };
    return {uuid(), text(80), text(64),
            "2026-" + two(within(1, 12)) + '-' + two(within(1, 28)) + 'T' + two(within(0, 23)) + ':' +
                two(within(0, 59)) + ':' + two(within(0, 59)) + '.' + std::to_string(within(100, 999)) + 'Z'};
}

} // namespace arbitrary
