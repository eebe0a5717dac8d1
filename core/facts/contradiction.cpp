// What the fields of one fact may not say together. What contradicts the tournament is the desk's to find.
#include "conduct.h"
#include "draw.h"
#include "event.h"
#include "rulings.h"

#include <algorithm>
#include <chrono>

namespace facts {

namespace {

std::optional<int> counted(const SideHand& hand)
{
    if (const int* tricks = std::get_if<int>(&hand.tricks))
        return *tricks;
    if (const Split* split = std::get_if<Split>(&hand.tricks))
        return (*split)[0] + (*split)[1];
    return std::nullopt;
}

std::string trickMistake(const Hand& hand)
{
    const auto a = counted(hand.sides.a);
    const auto b = counted(hand.sides.b);
    if (a.has_value() != b.has_value())
        return std::string("side ") + (a ? "b" : "a") + " has no tricks; count both sides or neither";
    if (a && *a + *b != tricksInHand)
        return "the tricks make " + std::to_string(*a + *b) + ", not 13";
    return {};
}

Side sideOf(Seat seat)
{
    return seat == Seat::A1 || seat == Seat::A2 ? Side::A : Side::B;
}

struct DrawOption {
    std::string_view key;
    bool given;
    bool belongs; ///< to the format of that draw
};

std::array<DrawOption, 7> drawOptions(const Draw& draw)
{
    const auto isOf = [&](Format one, Format other) { return draw.format == one || draw.format == other; };
    // What is missing is for the door to find.
    return {{{"thirdPlace", draw.thirdPlace, isOf(Format::SingleElimination, Format::PoolsPlayoff)},
             {"finals", draw.finals.has_value(), draw.format == Format::DoubleElimination},
             {"meetings", draw.meetings.has_value(), isOf(Format::RoundRobin, Format::PoolsPlayoff)},
             {"pools", draw.pools.has_value(), draw.format == Format::PoolsPlayoff},
             {"advance", draw.advance.has_value(), draw.format == Format::PoolsPlayoff},
             {"wildcards", draw.wildcards.has_value(), draw.format == Format::PoolsPlayoff},
             {"rounds", draw.rounds.has_value(), draw.format == Format::Swiss}}};
}

/// `2026-12-31`: a day of the calendar.
bool isDay(const std::string& text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return false;
    for (const std::size_t at : {0, 1, 2, 3, 5, 6, 8, 9})
        if (text[at] < '0' || text[at] > '9')
            return false;
    const auto part = [&](std::size_t at) { return static_cast<unsigned>(std::stoi(text.substr(at, 2))); };
    const std::chrono::year year(std::stoi(text.substr(0, 4)));
    return std::chrono::year_month_day(year, std::chrono::month(part(5)), std::chrono::day(part(8))).ok();
}

} // namespace

std::string Hand::contradiction() const
{
    if (revision == 1 && struck)
        return "a hand can only be struck after it was recorded: revision 2 or later";
    return trickMistake(*this);
}

std::string Draw::contradiction() const
{
    if ((method == Seeding::Random) != randomSeed.has_value())
        return method == Seeding::Random ? "a random draw names its randomSeed"
                                         : "only a random draw has a randomSeed";
    for (const auto& [option, given, belongs] : drawOptions(*this))
        if (given && !belongs)
            return std::string(option) + " is of no use in " + std::string(word(format));
    return {};
}

std::string Pairing::contradiction() const
{
    if (teams.size() % 2 != 0)
        return "teams go two and two";
    if (bye && std::find(teams.begin(), teams.end(), *bye) != teams.end())
        return *bye + " has the bye and cannot play too";
    return {};
}

std::string LateEntry::contradiction() const
{
    return replaces == team ? team + " cannot take its own place" : std::string();
}

std::string Substitute::contradiction() const
{
    return leaves == joins ? leaves + " cannot take their own place" : std::string();
}

std::string Call::contradiction() const
{
    if (teams.a == teams.b)
        return teams.a + " cannot play itself";
    auto people = players.at;
    std::sort(people.begin(), people.end());
    const auto twice = std::adjacent_find(people.begin(), people.end());
    return twice == people.end() ? std::string() : *twice + " sits on two chairs";
}

std::string Challenge::contradiction() const
{
    if (by == Challenger::Supervisor || (by == Challenger::A) != (sideOf(accused) == Side::A))
        return {};
    return "the accused " + std::string(word(accused)) + " sits on the side that challenges";
}

std::string Clock::contradiction() const
{
    if ((what == ClockDeed::Adjust) != seconds.has_value())
        return what == ClockDeed::Adjust ? "an adjust names its seconds" : "only an adjust has seconds";
    if (what == ClockDeed::Adjust && !reason)
        return "an adjust of the clock needs a reason";
    if (what == ClockDeed::Reason && !reason)
        return "the reason of a pause is missing";
    if (boot.has_value() != bootMs.has_value())
        return "boot and bootMs go together";
    return {};
}

std::string Outcome::contradiction() const
{
    const bool isDoubleForfeit = winner == Winner::None && outcome == Decided::Forfeit;
    return noShow && !isDoubleForfeit ? "only a double forfeit names a side that is a no-show"
                                      : std::string();
}

Decided calledOf(const Outcome& outcome, Side side)
{
    return outcome.noShow == side ? Decided::NoShow : outcome.outcome;
}

std::string Wait::contradiction() const
{
    return boot.has_value() != bootMs.has_value() ? "boot and bootMs go together" : std::string();
}

std::string Move::contradiction() const
{
    if (!toMatch && !swapped)
        return "it says neither toMatch nor swapped, so nothing moves";
    if (!toMatch && toAttempt)
        return "toAttempt is of no use without toMatch";
    return {};
}

std::string Evidence::contradiction() const
{
    return held && shownBook ? "the card shown is still in the hand, so it was in no book" : std::string();
}

std::string Incident::contradiction() const
{
    if (what != IncidentKind::Note && !team && !person)
        return "it names neither a team nor a player";
    if (playsOn && what != IncidentKind::Ejection)
        return "only an ejection can say who plays on";
    return infraction && what != IncidentKind::Infraction
               ? "only an infraction is of a kind, this is " + std::string(word(what))
               : std::string();
}

std::string Sanction::contradiction() const
{
    if (person.has_value() == team.has_value())
        return person ? "it names a player and a team: say one of them"
                      : "it names neither a player nor a team";
    if (until && !isDay(*until))
        return *until + " is not a day; write it as 2026-12-31";
    return lifted && until ? "what is lifted holds until no day" : std::string();
}

} // namespace facts
