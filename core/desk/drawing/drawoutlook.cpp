#include "drawoutlook.h"

#include "certificate.h"

#include "bracket/questions.h"
#include "bracket/swiss.h"
#include "desk/checks/checks.h"
#include "rules/words.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

using wording::filled;

namespace desk {

using message::Message;

namespace {

/// Nothing random: an outlook is the same for every draw.
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

/// The number of matches. Of Swiss only the first round can be drawn before play.
void measureMatches(const bracket::Bracket& bracket, Outlook& look)
{
    if (bracket.kind == bracket::Kind::Swiss) {
        look.matches = bracket.rounds * (bracket.entries / 2);
        look.rounds = bracket.rounds;
        look.byes = bracket.entries % 2;
        return;
    }
    for (const bracket::Round& round : bracket::rounds(bracket)) {
        int played = 0;
        for (const bracket::Match& match : round.matches) {
            played += bracket::isPlayed(match) && !match.ifNecessary ? 1 : 0;
            if (round.bracket == bracket::Part::Winners && round.number == 1 && !bracket::isPlayed(match))
                ++look.byes;
        }
        look.matches += played;
        look.rounds += played > 0 && round.bracket != bracket::Part::ThirdPlace ? 1 : 0;
    }
}

/// Each match takes as long as its own rules make it. Swiss rounds that are not paired yet take the regular
/// rules.
void measureLengths(const tournament::Setting& setting, Outlook& look)
{
    std::vector<tournament::UsualMatch> lengths;
    std::optional<tournament::UsualMatch> ofFinal;
    for (const bracket::Match& each : look.bracket.matches) {
        if (!bracket::isPlayed(each) || each.ifNecessary)
            continue;
        const auto rules = tournament::rulesFor(setting, each);
        const auto length = tournament::usualMatch(rules ? &**rules : nullptr);
        if (bracket::isFinal(look.bracket, each))
            ofFinal = length;
        else
            lengths.push_back(length);
    }
    if (lengths.empty() && ofFinal)
        lengths.push_back(*ofFinal);
    if (lengths.empty())
        lengths.push_back(tournament::usualMatch(&tournament::regularSet(setting.rules.back())));
    const auto [least, most] = std::ranges::minmax_element(lengths, {}, &tournament::UsualMatch::lastsMs);
    look.matchMinutes = inMinutes(least->lastsMs);
    look.longestMinutes = inMinutes(most->lastsMs);
    look.limited = std::ranges::all_of(lengths, &tournament::UsualMatch::isCutShort);
    look.finalMinutes = ofFinal ? inMinutes(ofFinal->lastsMs) : 0;
    if (look.longestMinutes == look.matchMinutes)
        look.longestMinutes = 0;
    if (look.longestMinutes == 0 && look.finalMinutes == look.matchMinutes)
        look.finalMinutes = 0;
}

void measureTime(const facts::Draw& draw, const Tournament& tournament, const tournament::Timestamp& begin,
                 Outlook& look)
{
    tournament::Setting setting = *tournament.setting;
    setting.draw = draw;
    setting.bracket = look.bracket;
    setting.pairings.clear();
    look.tables = setting.tournament->tables;
    measureLengths(setting, look);
    if (const auto plan = tournament::planned(std::move(setting), begin))
        look.minutes = minutesOf(*plan, begin);
}

Outlook measured(const facts::Draw& draw, const Tournament& tournament, const tournament::Timestamp& begin)
{
    Outlook look;
    look.bracket = tournament::bracketOf(draw).value();
    measureMatches(look.bracket, look);
    look.teams = static_cast<int>(draw.teams.size());
    for (const tournament::Team& team : tournament.setting->teams)
        look.teamsOfOne += !team.withdrawn && team.players.size() < 2 ? 1 : 0;
    look.redraws = tournament.setting->draw.has_value();
    measureTime(draw, tournament, begin, look);
    return look;
}

} // namespace

Answer<Outlook> outlook(const Tournament& tournament, const DrawSettings& how,
                        const tournament::Timestamp& begin)
{
    const auto draw = drawOf(tournament, how, nothingByChance());
    if (!draw)
        return tl::unexpected(draw.error());
    if (draw->teams.size() < 2)
        return refused(Message{"draw-needs-two-teams"});
    if (auto against = objections(tournament, *draw); !against.empty())
        return refused(std::move(against));
    Outlook look = measured(*draw, tournament, begin);
    if (how.standings)
        for (const Entrant& each : entrantsOf(*tournament.setting, how.standings))
            look.unknown += each.seed ? 0 : 1;
    if (how.apart)
        look.apart = apartInWords(entrantsOf(*tournament.setting), *draw);
    return look;
}

Outlook outlookOnRecord(const Tournament& tournament, const tournament::Timestamp& begin)
{
    Outlook look = measured(*tournament.setting->draw, tournament, begin);
    look.apart = apartInWords(*tournament.setting);
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

namespace {

/// `each`: minutes of a match, `24` or `24–36`. No line may end with a number.
std::string durationWith(const std::string& each, bool limited, int minutes, int tables, int finalMinutes)
{
    const int between = inMinutes(tournament::changeoverMs);
    const std::string hours = wording::unbroken(hoursInWords(minutes));
    const std::string at = wording::unbroken(wording::tablesCounted(tables));
    if (finalMinutes > 0)
        return filled(
            limited ? wording::Desk::tr(
                          "about %1 at %2: %3\u00a0min per match (the venue’s limit), %5\u00a0min for the "
                          "final and %4\u00a0min between matches")
                    : wording::Desk::tr("about %1 at %2: %3\u00a0min per match, %5\u00a0min for the final "
                                        "and %4\u00a0min between matches"),
            hours, at, each, between, finalMinutes);
    return filled(
        limited ? wording::Desk::tr("about %1 at %2: %3\u00a0min per match (the venue’s limit) and "
                                    "%4\u00a0min between matches")
                : wording::Desk::tr("about %1 at %2: %3\u00a0min per match and %4\u00a0min between matches"),
        hours, at, each, between);
}

} // namespace

std::string durationInWords(int minutes, int tables, const tournament::UsualMatch& match)
{
    return durationWith(std::to_string(inMinutes(match.lastsMs)), match.isCutShort, minutes, tables, 0);
}

std::string durationInWords(const Outlook& look)
{
    if (!look.minutes)
        return filled(wording::Desk::tr("no table is open"));
    const std::string most = look.longestMinutes > 0 ? "–" + std::to_string(look.longestMinutes) : "";
    return durationWith(std::to_string(look.matchMinutes) + most, look.limited, *look.minutes, look.tables,
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
        text += "; " +
                filled(wording::Desk::tr("%1 with only one player"), wording::teamsCounted(look.teamsOfOne));
    if (look.unknown > 0)
        text += "; " +
                filled(wording::Desk::tr("%1 not in those standings"), wording::teamsCounted(look.unknown));
    if (look.redraws)
        text += "; " + filled(wording::Desk::tr("this replaces the draw on record"));
    text += '\n';
    for (const std::string& line : look.apart)
        text += line + '\n';
    return text;
}

namespace {

json::Object outlookObject(const Outlook& look)
{
    return {{"teams", json::of(look.teams)},
            {"rounds", json::of(look.rounds)},
            {"matches", json::of(look.matches)},
            {"byes", json::of(look.byes)},
            {"teamsOfOne", json::of(look.teamsOfOne)},
            {"unknown", json::of(look.unknown)},
            {"apart", json::list(look.apart)},
            {"redraws", json::of(look.redraws)},
            {"tables", json::of(look.tables)},
            {"minutes", json::of(look.minutes)},
            {"matchMinutes", json::of(look.matchMinutes)},
            {"limited", json::of(look.limited)}};
}

using Pair = std::array<std::string, 2>;

/// The first matches, by the ids of the teams.
struct Beginning {
    std::vector<Pair> pairs;
    std::vector<std::string> idle; ///< teams without a first match
    std::vector<std::vector<std::string>> pools;
};

bracket::Bracket firstBracketOf(const facts::Draw& draw)
{
    if (draw.format != facts::Format::Swiss)
        return tournament::bracketOf(draw).value();
    const int entries = static_cast<int>(draw.teams.size());
    return std::get<bracket::Bracket>(
        bracket::swiss(entries, draw.rounds.value_or(1), {bracket::firstSwissRound(entries)}));
}

const std::string& teamOfSlot(const facts::Draw& draw, const bracket::Slot& seed)
{
    return draw.teams[static_cast<std::size_t>(std::get<bracket::Seed>(seed).number) - 1];
}

Beginning beginningOf(const facts::Draw& draw)
{
    const bracket::Bracket bracket = firstBracketOf(draw);
    Beginning beginning;
    if (draw.format == facts::Format::PoolsPlayoff) {
        for (const bracket::Pool& pool : bracket::poolsIn(bracket)) {
            beginning.pools.emplace_back();
            for (const int seed : pool.seeds)
                beginning.pools.back().push_back(teamOfSlot(draw, bracket::Seed{seed}));
        }
        return beginning;
    }
    std::set<std::string> plays;
    for (const bracket::Match& match : bracket.matches) {
        if (match.round != 1 || !bracket::isPlayed(match) ||
            !std::holds_alternative<bracket::Seed>(match.a) ||
            !std::holds_alternative<bracket::Seed>(match.b))
            continue;
        beginning.pairs.push_back({teamOfSlot(draw, match.a), teamOfSlot(draw, match.b)});
        plays.insert(beginning.pairs.back().begin(), beginning.pairs.back().end());
    }
    std::ranges::copy_if(draw.teams, std::back_inserter(beginning.idle),
                         [&](const std::string& team) { return plays.count(team) == 0; });
    return beginning;
}

/// The pairs that `others` doesn't have in either order.
std::vector<Pair> lackedBy(const std::vector<Pair>& pairs, const std::vector<Pair>& others)
{
    std::vector<Pair> left;
    std::ranges::copy_if(pairs, std::back_inserter(left), [&](const Pair& pair) {
        return std::ranges::none_of(others, [&](const Pair& other) {
            return pair == other || (pair[0] == other[1] && pair[1] == other[0]);
        });
    });
    return left;
}

void compareIdle(const Tournament& tournament, const Beginning& before, const Beginning& after,
                 Redraw& redraw)
{
    if (std::is_permutation(before.idle.begin(), before.idle.end(), after.idle.begin(), after.idle.end()))
        return;
    const bool all = tournament.setting->draw->format == facts::Format::RoundRobin;
    redraw.changes.push_back(
        {all ? "sits out first" : "byes",
         filled(all ? wording::Desk::tr("sitting out first") : wording::Desk::tr("byes")),
         teamNames(tournament, before.idle), teamNames(tournament, after.idle)});
}

void comparePairs(const Tournament& tournament, const Beginning& before, const Beginning& after,
                  Redraw& redraw)
{
    const auto words = [&](const std::vector<Pair>& pairs) {
        std::vector<std::string> all;
        for (const Pair& pair : pairs)
            all.push_back(teamName(tournament, pair[0]) + " – " + teamName(tournament, pair[1]));
        return all;
    };
    const auto gone = lackedBy(before.pairs, after.pairs);
    const auto come = lackedBy(after.pairs, before.pairs);
    redraw.same += static_cast<int>(after.pairs.size() - come.size());
    if (!gone.empty() || !come.empty())
        redraw.changes.push_back(
            {"first round", filled(wording::Desk::tr("first round")), words(gone), words(come)});
}

void comparePools(const Tournament& tournament, const Beginning& before, const Beginning& after,
                  Redraw& redraw)
{
    redraw.inPools = !before.pools.empty() || !after.pools.empty();
    Changed changed{"pools", filled(wording::Desk::tr("pools")), {}, {}};
    const auto tell = [&](const Beginning& all, std::size_t place, std::vector<std::string>& into) {
        if (place < all.pools.size())
            into.push_back(filled(wording::Desk::tr("%1: %2"), std::string(1, static_cast<char>('A' + place)),
                                  rules::joined(teamNames(tournament, all.pools[place]), ", ")));
    };
    const auto members = [](const Beginning& all, std::size_t place) {
        return place < all.pools.size()
                   ? std::set<std::string>(all.pools[place].begin(), all.pools[place].end())
                   : std::set<std::string>();
    };
    for (std::size_t place = 0; place < std::max(before.pools.size(), after.pools.size()); ++place) {
        if (members(before, place) == members(after, place)) {
            ++redraw.same;
            continue;
        }
        tell(before, place, changed.before);
        tell(after, place, changed.after);
    }
    if (!changed.before.empty() || !changed.after.empty())
        redraw.changes.push_back(std::move(changed));
}

/// A published Swiss pairing doesn't fit another draw.
void tellPairing(const Tournament& tournament, Redraw& redraw)
{
    if (!tournament.setting->pairings.empty())
        redraw.changes.push_back({"pairing",
                                  filled(wording::Desk::tr("pairing")),
                                  {filled(wording::Desk::tr("round 1 is published"))},
                                  {filled(wording::Desk::tr("pair round 1 again"))}});
}

std::string listedBehind(const std::string& what, const std::vector<std::string>& all)
{
    return what + ' ' + (all.empty() ? filled(wording::Desk::tr("none")) : rules::joined(all, "; ")) + '\n';
}

} // namespace

Answer<Redraw> previewRedraw(const Tournament& tournament, const DrawSettings& how,
                             const Environment& environment)
{
    if (!tournament.setting->draw)
        return refused(Message{"draw-not-there"});
    if (const auto look = outlook(tournament, how); !look)
        return tl::unexpected(look.error());
    const auto draw = drawOf(tournament, how, environment);
    if (!draw)
        return tl::unexpected(draw.error());
    Redraw redraw{how, {}, 0, {}};
    redraw.how.randomSeed = draw->randomSeed;
    if (how.apart)
        redraw.apart = apartInWords(entrantsOf(*tournament.setting), *draw,
                                    [&](const std::string& id) { return teamName(tournament, id); });
    const Beginning before = beginningOf(*tournament.setting->draw);
    const Beginning after = beginningOf(*draw);
    compareIdle(tournament, before, after, redraw);
    comparePairs(tournament, before, after, redraw);
    comparePools(tournament, before, after, redraw);
    tellPairing(tournament, redraw);
    // Standings may give the same order other seeds.
    redraw.isSameDraw = *draw == *tournament.setting->draw && redraw.changes.empty() && !how.standings;
    return redraw;
}

std::string outlookJson(const Outlook& look)
{
    return json::print(json::of(outlookObject(look)));
}

std::string redrawText(const Outlook& look, const Redraw& redraw)
{
    Outlook named = look;
    named.apart = redraw.apart;
    std::string text = outlookText(named);
    for (const Changed& each : redraw.changes)
        text += listedBehind(filled(wording::Desk::tr("%1 before:"), each.what), each.before) +
                listedBehind(filled(wording::Desk::tr("%1 after:"), each.what), each.after);
    if (redraw.changes.empty())
        text += filled(wording::Desk::tr("all first matches stay the same")) + '\n';
    if (redraw.how.randomSeed)
        text += filled(wording::Desk::tr("to make this draw: %1"),
                       "--seeding random:" + *redraw.how.randomSeed + (redraw.how.apart ? " --apart" : "") +
                           " --apply") +
                '\n';
    return text;
}

std::string redrawJson(const Outlook& look, const Redraw& redraw)
{
    Outlook named = look;
    named.apart = redraw.apart;
    json::Object members = outlookObject(named);
    members.emplace_back("randomSeed", json::of(redraw.how.randomSeed));
    members.emplace_back("changes", json::list(redraw.changes, [](const Changed& each) {
                             return json::Object{{"what", each.word},
                                                 {"before", json::list(each.before)},
                                                 {"after", json::list(each.after)}};
                         }));
    members.emplace_back("same", json::of(redraw.same));
    return json::print(json::of(std::move(members)));
}

} // namespace desk
