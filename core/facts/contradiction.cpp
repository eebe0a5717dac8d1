// Fields of one fact that contradict each other. The desk checks facts against the tournament.
#include "conduct.h"
#include "draw.h"
#include "rulings.h"
#include "setup.h"

#include <algorithm>

namespace facts {

using message::Message;

namespace {

std::optional<int> counted(const SideHand& hand)
{
    return hasTricks(hand) ? std::optional(rawTricks(hand)) : std::nullopt;
}

std::optional<Message> trickMistake(const Hand& hand)
{
    const auto a = counted(hand.sides.a);
    const auto b = counted(hand.sides.b);
    if (a.has_value() != b.has_value())
        return Message{"facts-tricks-of-one-side", {{"side", a ? "b" : "a"}}};
    if (a && *a + *b != tricksInHand)
        return Message{"facts-tricks-not-13", {{"tricks", *a + *b}}};
    return std::nullopt;
}

struct DrawOption {
    std::string_view key;
    bool given;
    bool belongs; ///< whether the format has it
};

std::array<DrawOption, 7> drawOptions(const Draw& draw)
{
    const auto isOf = [&](Format one, Format other) { return draw.format == one || draw.format == other; };
    // The checks of the desk find what is missing.
    return {{{"thirdPlace", draw.thirdPlace, isOf(Format::SingleElimination, Format::PoolsPlayoff)},
             {"finals", draw.finals.has_value(), draw.format == Format::DoubleElimination},
             {"meetings", draw.meetings.has_value(), isOf(Format::RoundRobin, Format::PoolsPlayoff)},
             {"pools", draw.pools.has_value(), draw.format == Format::PoolsPlayoff},
             {"advance", draw.advance.has_value(), draw.format == Format::PoolsPlayoff},
             {"wildcards", draw.wildcards.has_value(), draw.format == Format::PoolsPlayoff},
             {"rounds", draw.rounds.has_value(), draw.format == Format::Swiss}}};
}

} // namespace

std::optional<Message> Hand::contradiction() const
{
    if (revision == 1 && struck)
        return Message{"facts-struck-before-recorded"};
    return trickMistake(*this);
}

std::optional<Message> Draw::contradiction() const
{
    if ((method == Seeding::Random) != randomSeed.has_value())
        return method == Seeding::Random ? Message{"facts-random-seed-missing"}
                                         : Message{"facts-random-seed-useless"};
    for (const auto& [option, given, belongs] : drawOptions(*this))
        if (given && !belongs)
            return Message{"facts-option-useless", {{"option", option}, {"format", word(format)}}};
    return std::nullopt;
}

std::optional<Message> Pairing::contradiction() const
{
    if (teams.size() % 2 != 0)
        return Message{"facts-teams-not-paired"};
    if (bye && std::ranges::find(teams, *bye) != teams.end())
        return Message{"facts-bye-plays", {{"team", *bye}}};
    return std::nullopt;
}

std::optional<Message> LateEntry::contradiction() const
{
    if (replaces != team)
        return std::nullopt;
    return Message{"facts-team-replaces-itself", {{"team", team}}};
}

std::optional<Message> Withdraw::contradiction() const
{
    if (reason || absences)
        return std::nullopt;
    return Message{"facts-withdraw-reason-missing"};
}

std::optional<Message> Substitute::contradiction() const
{
    if (leaves != joins)
        return std::nullopt;
    return Message{"facts-player-replaces-themselves", {{"player", leaves}}};
}

std::optional<Message> Call::contradiction() const
{
    if (teams.a == teams.b)
        return Message{"facts-team-plays-itself", {{"team", teams.a}}};
    auto people = players.at;
    std::ranges::sort(people);
    const auto twice = std::ranges::adjacent_find(people);
    if (twice == people.end())
        return std::nullopt;
    return Message{"facts-two-chairs", {{"player", *twice}}};
}

std::optional<Message> Challenge::contradiction() const
{
    if (by == Challenger::Supervisor || (by == Challenger::A) != (accused.side == Side::A))
        return std::nullopt;
    return Message{"facts-accused-challenges", {{"seat", word(accused)}}};
}

std::optional<Message> Clock::contradiction() const
{
    if ((what == ClockAction::Adjust) != seconds.has_value())
        return what == ClockAction::Adjust ? Message{"facts-adjust-seconds-missing"}
                                           : Message{"facts-seconds-useless"};
    if (what != ClockAction::Adjust && cause)
        return Message{"facts-cause-useless"};
    if (what == ClockAction::Adjust && !reason && !cause)
        return Message{"facts-adjust-reason-missing"};
    if (what == ClockAction::Reason && !reason)
        return Message{"facts-pause-reason-missing"};
    if (boot.has_value() != bootMs.has_value())
        return Message{"facts-half-a-boot"};
    return std::nullopt;
}

std::optional<Message> Outcome::contradiction() const
{
    const bool isDoubleForfeit = winner == Winner::None && outcome == Decided::Forfeit;
    if (noShow && !isDoubleForfeit)
        return Message{"facts-no-show-side-useless"};
    if (missing.has_value() != waited.has_value())
        return Message{"facts-half-an-absence"};
    if (reason || outcome == Decided::Defaulted)
        return std::nullopt;
    const bool isAbsence = outcome == Decided::Forfeit || outcome == Decided::NoShow;
    if (isAbsence && (missing || barred))
        return std::nullopt;
    return Message{"facts-outcome-reason-missing"};
}

Decided calledOf(const Outcome& outcome, Side side)
{
    return outcome.noShow == side ? Decided::NoShow : outcome.outcome;
}

std::optional<Message> Wait::contradiction() const
{
    if (boot.has_value() != bootMs.has_value())
        return Message{"facts-half-a-boot"};
    return std::nullopt;
}

std::optional<Message> Move::contradiction() const
{
    if (!toMatch && !swapped)
        return Message{"facts-nothing-moves"};
    if (!toMatch && toAttempt)
        return Message{"facts-to-attempt-useless"};
    return std::nullopt;
}

std::optional<Message> Evidence::contradiction() const
{
    if (held && shownBook)
        return Message{"facts-shown-card-in-hand"};
    return std::nullopt;
}

std::optional<Message> Incident::contradiction() const
{
    if (what != IncidentKind::Note && !team && !person)
        return Message{"facts-incident-names-nobody"};
    if (playsOn && what != IncidentKind::Ejection)
        return Message{"facts-plays-on-useless"};
    if (infraction && what != IncidentKind::Infraction)
        return Message{"facts-infraction-useless", {{"kind", word(what)}}};
    return std::nullopt;
}

std::optional<Message> Sanction::contradiction() const
{
    if (person.has_value() == team.has_value())
        return person ? Message{"facts-sanction-names-both"} : Message{"facts-sanction-names-nobody"};
    if (until && !isDay(*until))
        return Message{"facts-not-a-day", {{"day", *until}}};
    if (lifted && until)
        return Message{"facts-lifted-until"};
    return std::nullopt;
}

std::optional<Message> Resolve::contradiction() const
{
    if (reason || correction)
        return std::nullopt;
    return Message{"facts-resolve-reason-missing"};
}

} // namespace facts
