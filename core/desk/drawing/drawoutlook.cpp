#include "drawoutlook.h"

#include "apart.h"
#include "drawfacts.h"

#include "bracket/questions.h"
#include "desk/checks/objections.h"
#include "json/build.h"
#include "rules/words.h"

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
    look.tables = setting.event->tables;
    look.matchMinutes = inMinutes(match.lastsMs);
    look.limited = match.isCutShort;
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
    const std::string hours = std::to_string(rounded / 60) + " h";
    const std::string rest = std::to_string(rounded % 60) + " min";
    return rounded < 60 ? rest : rounded % 60 == 0 ? hours : hours + ' ' + rest;
}

std::string durationInWords(int minutes, int tables, const tournament::UsualMatch& match)
{
    return "about " + hoursInWords(minutes) + " at " + rules::counted(tables, "table") + ", with " +
           std::to_string(inMinutes(match.lastsMs)) + " min a match" +
           (match.isCutShort ? " (the venue's limit)" : "") + " and " +
           std::to_string(inMinutes(tournament::changeoverMs)) + " between";
}

std::string durationInWords(const Outlook& look)
{
    if (!look.minutes)
        return "no table is open";
    return durationInWords(*look.minutes, look.tables, {look.matchMinutes * 60'000LL, look.limited});
}

std::string outlookText(const Outlook& look)
{
    std::string text = rules::counted(look.teams, "team") + ", " + rules::counted(look.rounds, "round") +
                       ", " + std::to_string(look.matches) + (look.matches == 1 ? " match" : " matches");
    if (look.byes > 0)
        text += ", " + rules::counted(look.byes, "bye");
    text += "; " + durationInWords(look);
    if (look.teamsOfOne > 0)
        text += "; " + rules::counted(look.teamsOfOne, "team") + " of one";
    if (look.unknown > 0)
        text += "; " + rules::counted(look.unknown, "team") + " not in those standings";
    text += look.redraws ? "; it takes the place of the draw on record\n" : "\n";
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
