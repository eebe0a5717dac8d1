#include "livetournament.h"

#include "desk/corrections/amend.h"
#include "desk/demo/demofacts.h"
#include "desk/play/entry.h"
#include "desk/play/table.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "wording/record/refusal.h"

#include <QtGlobal>

#include <algorithm>
#include <memory>

namespace tournaments {
namespace {

/// All its mistakes; empty where there are none.
template <class T>
std::string asText(const desk::Answer<T>& answer)
{
    std::string all;
    if (!answer)
        for (const desk::Mistake& mistake : answer.error().mistakes)
            all += (all.empty() ? "" : " | ") + wording::inFull(mistake);
    return all;
}

} // namespace

desk::Environment environment()
{
    const auto ticks = std::make_shared<int>(0);
    const auto ops = std::make_shared<int>(0);
    desk::Environment environment;
    environment.utc = [ticks] {
        const int second = (*ticks)++;
        char text[32];
        std::snprintf(text, sizeof text, "2026-11-21T%02d:%02d:%02d.000Z", 18 + second / 3600 % 6,
                      second / 60 % 60, second % 60);
        return std::string(text);
    };
    environment.op = [ops] {
        char text[48];
        std::snprintf(text, sizeof text, "00000000-0000-4000-8000-%012x", static_cast<unsigned>(++*ops));
        return std::string(text);
    };
    environment.device = "desk 1";
    environment.comparesFold = qEnvironmentVariableIsSet("COURTSIDE_COMPARE_FOLD");
    return environment;
}

std::string id(const char* letter, int number)
{
    return letter + std::to_string(number);
}

facts::Team teamNamed(int number, const std::string& name)
{
    return {id("T", number), name, {}, {id("P", 2 * number - 1), id("P", 2 * number)}};
}

facts::Hand correctedHand(const char* reason, const facts::SideHand& a, const facts::SideHand& b, int number)
{
    facts::Hand hand;
    hand.spot = {{"W1-1", 1}, 1, number * facts::placeStep};
    hand.revision = 2;
    hand.reason = reason;
    hand.sides = {a, b};
    return hand;
}

facts::Hand recounted(const tournament::Tournament& tournament, const std::string& match, int tricksOfA,
                      const char* reason)
{
    facts::Hand hand;
    tournament::forEach<facts::Hand>(tournament::recordOf(tournament, match),
                                     [&](const facts::Entry&, const facts::Hand& each) { hand = each; });
    hand.revision = 2;
    hand.reason = reason;
    hand.sides.a.tricks = tricksOfA;
    hand.sides.b.tricks = facts::tricksInHand - tricksOfA;
    return hand;
}

const tournament::Filed* newest(const tournament::Record& record)
{
    const auto at =
        std::find_if(record.rbegin(), record.rend(), [](const auto& filed) { return filed.holds; });
    return at == record.rend() ? nullptr : &*at;
}

facts::Rules rulesFact(const Setup& setup)
{
    const rules::Venue* builtIn = rules::venue(rules::builtIn(), setup.rules);
    rules::Venue venue = builtIn ? *builtIn : rules::venueOf(rules::find(setup.rules).value());
    if (setup.change)
        setup.change(venue);
    const std::string text = rules::toJson(venue);
    return {json::canonical(*json::parse(text)), setup.agreed, {}, {}};
}

std::vector<facts::Checkin> checkinsFor(const tournament::Tournament& tournament,
                                        const tournament::Match& match)
{
    const rules::Checkin& asked = match.rules->people.checkin;
    std::vector<facts::Checkin> checkins;
    for (const scoring::Side side : scoring::bothSides)
        for (const std::string& player : tournament::team(*tournament.setting, match.teams[side])->players)
            if (asked.noIdNoPlay && !tournament::isCheckedIn(*tournament.setting, match, player))
                checkins.push_back(desk::idShown(player, asked, match.id));
    return checkins;
}

void add(desk::Draft& draft, facts::Fact fact)
{
    if (const auto added = draft.add(std::move(fact)); !added)
        qFatal("%s", wording::inFull(added.error().mistakes.front()).c_str());
}

desk::Draft drawn(const Setup& setup, const desk::Environment& environment)
{
    desk::Draft draft({}, environment, "J. Park");
    add(draft, facts::Tournament{"Fall Spades", setup.draw.format, setup.tables});
    add(draft, rulesFact(setup));
    facts::Draw draw = setup.draw;
    draw.thirdPlace = draw.thirdPlace || setup.thirdPlace;
    for (int n = 1; n <= setup.teams; ++n) {
        for (const int player : {2 * n - 1, 2 * n})
            add(draft, facts::Person{id("P", player), "Player " + std::to_string(player), {}, {}});
        add(draft, teamNamed(n, "Team " + std::to_string(n)));
        draw.teams.push_back(id("T", n));
    }
    add(draft, draw);
    return draft;
}

LiveTournament::LiveTournament(const Setup& setup, desk::Environment made)
    : m_environment(std::move(made)),
      m_desk(desk::Desk::create(path(), drawn(setup, m_environment), m_environment).value())
{
}

std::string LiveTournament::path() const
{
    return m_folder.filePath(QStringLiteral("tournament.courtside")).toStdString();
}

const tournament::Match& LiveTournament::match(const std::string& id) const
{
    return *tournament::match(m_desk.tournament(), id);
}

std::string LiveTournament::newestOp(const std::string& match) const
{
    return newest(tournament::recordOf(m_desk.tournament(), match))->entry->stamp.op;
}

std::string LiveTournament::record(facts::Fact fact)
{
    return asText(m_desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(fact); }));
}

std::string LiveTournament::checkIn(const std::string& match)
{
    std::string refused;
    for (const facts::Checkin& checkin : checkinsFor(m_desk.tournament(), this->match(match)))
        refused += record(checkin);
    return refused;
}

std::string LiveTournament::call(const std::string& match, const desk::CallOptions& options)
{
    return asText(desk::call(m_desk, "J. Park", match, options));
}

std::string LiveTournament::finish(const std::string& match)
{
    return asText(desk::finish(m_desk, "J. Park", match));
}

std::string LiveTournament::result(const std::string& match, const desk::ResultOptions& options)
{
    return asText(desk::result(m_desk, "J. Park", match, options));
}

std::string LiveTournament::enter(const std::string& match, const std::string& line)
{
    const auto answer = desk::enter(m_desk, "J. Park", match, line);
    return answer ? *answer : asText(answer);
}

void LiveTournament::play(const std::string& match, char winner)
{
    const std::string loser = winner == 'a' ? "b" : "a";
    const std::string hand = std::string("{\"") + winner + R"(":{"bids":[6,6],"tricks":12},")" + loser +
                             R"(":{"bids":[1,1],"tricks":1}})";
    while (this->match(match).state < tournament::State::Ended)
        if (const std::string answer = enter(match, hand); answer.substr(0, 2) != "ok")
            qFatal("%s", answer.c_str());
}

void LiveTournament::playOut(const std::string& match, char winner)
{
    play(match, winner);
    if (const std::string refused = finish(match); !refused.empty())
        qFatal("%s", refused.c_str());
}

void LiveTournament::playOutAll(std::initializer_list<const char*> matches, char winner)
{
    for (const char* match : matches)
        playOut(match, winner);
}

void LiveTournament::openAgain(const std::string& match)
{
    desk::AmendOptions strike{.how = desk::AmendOptions::How::Strike,
                              .match = match,
                              .hand = tournament::handsOn(this->match(match)),
                              .reason = "it was never played"};
    if (const auto struck = desk::record(m_desk, "J. Park", desk::amend(strike)); !struck)
        qFatal("%s", wording::inFull(struck.error().mistakes.front()).c_str());
}

} // namespace tournaments
