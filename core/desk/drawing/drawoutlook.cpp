#include "drawoutlook.h"

#include "apart.h"
#include "drawfacts.h"

#include "bracket/questions.h"
#include "desk/checks/checks.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/tr.h"
#include "json/build.h"

using wording::filled;

namespace desk {

namespace {

/// Nothing that comes by chance: an outlook is the same whatever is drawn.
Environment nothingByChance()
{
    Environment environment;
    environment.op = [] { return std::string("000000000000"); };
    return environment;
}

int inMinutes(long long millis)
{
    return static_cast<int>((millis + 30'000) / 60'000);
}

/// How much there is to play.
struct Measured {
    int matches = 0;
    int rounds = 0;
    int byes = 0; ///< teams that are in the draw and not in its first round
};

/// Of Swiss nothing but the first round could be drawn before it is played.
Measured measuredSwiss(const bracket::Bracket& bracket)
{
    return {bracket.rounds * (bracket.entries / 2), bracket.rounds, bracket.entries % 2};
}

Measured measured(const bracket::Bracket& bracket)
{
    if (bracket.kind == bracket::Kind::Swiss)
        return measuredSwiss(bracket);
    Measured size;
    for (const bracket::Round& round : bracket::rounds(bracket)) {
        int played = 0;
        for (const bracket::Match& match : round.matches) {
            const bool ifNecessary = match.ifNecessary;
            played += bracket::isPlayed(match) && !ifNecessary ? 1 : 0;
            if (round.bracket == bracket::Part::Winners && round.number == 1 && !bracket::isPlayed(match))
                ++size.byes;
        }
        size.matches += played;
        size.rounds += played > 0 && round.bracket != bracket::Part::ThirdPlace ? 1 : 0;
    }
    return size;
}

void measureTime(const facts::Draw& draw, const tournament::Tournament& tournament,
                 const tournament::Timestamp& begin, Outlook& look)
{
    tournament::Setting setting = *tournament.setting;
    setting.draw = draw;
    setting.bracket = look.bracket;
    setting.pairings.clear();
    const tournament::UsualMatch match =
        tournament::usualMatch(&tournament::regularSet(setting.rules.back()));
    look.tables = setting.tournament->tables;
    look.matchMinutes = inMinutes(match.lastsMs);
    look.limited = match.isCutShort;
    for (const bracket::Match& each : look.bracket.matches)
        if (const auto rules = tournament::rulesFor(setting, each);
            rules && bracket::isFinal(look.bracket, each))
            look.finalMinutes = inMinutes(tournament::usualMatch(&**rules).lastsMs);
    if (look.finalMinutes == look.matchMinutes)
        look.finalMinutes = 0;
    if (const auto plan = tournament::planned(std::move(setting), begin))
        look.minutes = minutesOf(*plan, begin);
}

} // namespace

Answer<Outlook> outlook(const tournament::Tournament& tournament, const HowDrawn& how,
                        const tournament::Timestamp& begin)
{
    const auto draw = drawOf(tournament, how, nothingByChance());
    if (!draw)
        return tl::unexpected(draw.error());
    if (draw->teams.size() < 2)
        return refused(message::Message{"draw-needs-two-teams"});
    if (auto against = objections(tournament, *draw); !against.empty())
        return refused(std::move(against));
    Outlook look;
    look.bracket = tournament::bracketOf(*draw).value();
    const Measured size = measured(look.bracket);
    look.teams = static_cast<int>(draw->teams.size());
    look.matches = size.matches;
    look.rounds = size.rounds;
    look.byes = size.byes;
    for (const tournament::Team& team : tournament.setting->teams)
        look.teamsOfOne += !team.withdrawn && team.players.size() < 2 ? 1 : 0;
    if (how.standings)
        for (const Entrant& each : entrantsOf(*tournament.setting, how.standings))
            look.unknown += each.seed ? 0 : 1;
    if (how.apart)
        look.apart = apartInWords(entrantsOf(*tournament.setting), *draw);
    look.redraws = tournament.setting->draw.has_value();
    measureTime(*draw, tournament, begin, look);
    return look;
}

int minutesOf(const tournament::Forecast& planned, const tournament::Timestamp& begin)
{
    const long long from = begin.utc.empty() ? 0 : tournament::millisOf(begin.utc);
    return inMinutes(tournament::millisOf(planned.over.likely) - from);
}

std::string hoursInWords(int minutes)
{
    const int rounded = (minutes + 2) / 5 * 5;
    if (rounded < 60)
        return filled(wording::Desk::tr("%1 min"), rounded);
    return rounded % 60 == 0 ? filled(wording::Desk::tr("%1 h"), rounded / 60)
                             : filled(wording::Desk::tr("%1 h %2 min"), rounded / 60, rounded % 60);
}

std::string durationInWords(int minutes, int tables, const tournament::UsualMatch& match, int finalMinutes)
{
    if (finalMinutes > 0)
        return filled(match.isCutShort ? wording::Desk::tr("about %1 at %2, with %3 min a match (the venue's "
                                                           "limit), %5 min for the final and %4 between")
                                       : wording::Desk::tr("about %1 at %2, with %3 min a match, %5 min for "
                                                           "the final and %4 between"),
                      hoursInWords(minutes), wording::tablesCounted(tables), inMinutes(match.lastsMs),
                      inMinutes(tournament::changeoverMs), finalMinutes);
    return filled(
        match.isCutShort
            ? wording::Desk::tr("about %1 at %2, with %3 min a match (the venue's limit) and %4 between")
            : wording::Desk::tr("about %1 at %2, with %3 min a match and %4 between"),
        hoursInWords(minutes), wording::tablesCounted(tables), inMinutes(match.lastsMs),
        inMinutes(tournament::changeoverMs));
}

std::string durationInWords(const Outlook& look)
{
    if (!look.minutes)
        return filled(wording::Desk::tr("no table is open"));
    return durationInWords(*look.minutes, look.tables, {look.matchMinutes * 60'000LL, look.limited},
                           look.finalMinutes);
}

std::string outlookText(const Outlook& look)
{
    std::string text = wording::teamsCounted(look.teams) + ", " + wording::roundsCounted(look.rounds) + ", " +
                       wording::matchesCounted(look.matches);
    if (look.byes > 0)
        text += ", " + wording::byesCounted(look.byes);
    text += "; " + durationInWords(look);
    if (look.teamsOfOne > 0)
        text += "; " + filled(wording::Desk::tr("%1 of one"), wording::teamsCounted(look.teamsOfOne));
    if (look.unknown > 0)
        text += "; " +
                filled(wording::Desk::tr("%1 not in those standings"), wording::teamsCounted(look.unknown));
    if (look.redraws)
        text += "; " + filled(wording::Desk::tr("it takes the place of the draw on record"));
    text += '\n';
    for (const std::string& line : look.apart)
        text += line + '\n';
    return text;
}

json::Value listJson(const std::vector<std::string>& lines)
{
    json::Array items;
    for (const std::string& line : lines)
        items.push_back(json::of(line));
    return json::of(std::move(items));
}

json::Value outlookObject(const Outlook& look)
{
    return json::of(json::Object{{"teams", json::of(look.teams)},
                                 {"rounds", json::of(look.rounds)},
                                 {"matches", json::of(look.matches)},
                                 {"byes", json::of(look.byes)},
                                 {"teamsOfOne", json::of(look.teamsOfOne)},
                                 {"unknown", json::of(look.unknown)},
                                 {"apart", listJson(look.apart)},
                                 {"redraws", json::of(look.redraws)},
                                 {"tables", json::of(look.tables)},
                                 {"minutes", json::of(look.minutes)},
                                 {"matchMinutes", json::of(look.matchMinutes)},
                                 {"limited", json::of(look.limited)}});
}

std::string outlookJson(const Outlook& look)
{
    return json::print(outlookObject(look));
}

} // namespace desk
