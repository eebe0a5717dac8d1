#include "redraw.h"

#include "apart.h"
#include "drawfacts.h"

#include "bracket/questions.h"
#include "bracket/swiss.h"
#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>
#include <array>
#include <set>

using wording::filled;

namespace desk {

namespace {

using Pair = std::array<std::string, 2>;

/// With whom everybody begins, by the ids of teams.
struct Beginning {
    std::vector<Pair> pairs;
    std::vector<std::string> idle; ///< who has no match in it
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
    std::copy_if(draw.teams.begin(), draw.teams.end(), std::back_inserter(beginning.idle),
                 [&](const std::string& team) { return plays.count(team) == 0; });
    return beginning;
}

std::vector<std::string> namesOf(const tournament::Tournament& tournament,
                                 const std::vector<std::string>& teams)
{
    std::vector<std::string> names;
    names.reserve(teams.size());
    for (const std::string& team : teams)
        names.push_back(teamName(tournament, team));
    return names;
}

/// Those of `items` that `others` has not got.
template <class Item, class Same>
std::vector<Item> lackedBy(const std::vector<Item>& items, const std::vector<Item>& others, const Same& same)
{
    std::vector<Item> left;
    std::copy_if(items.begin(), items.end(), std::back_inserter(left), [&](const Item& item) {
        return std::none_of(others.begin(), others.end(),
                            [&](const Item& other) { return same(item, other); });
    });
    return left;
}

void compareIdle(const tournament::Tournament& tournament, const Beginning& before, const Beginning& after,
                 Redraw& redraw)
{
    const auto same = [](const std::string& one, const std::string& other) { return one == other; };
    if (lackedBy(before.idle, after.idle, same).empty() && lackedBy(after.idle, before.idle, same).empty())
        return;
    const bool all = tournament.setting->draw->format == facts::Format::RoundRobin;
    redraw.changes.push_back({all ? "sits out first" : "byes",
                              filled(all ? wording::Desk::tr("sits out first") : wording::Desk::tr("byes")),
                              namesOf(tournament, before.idle), namesOf(tournament, after.idle)});
}

void comparePairs(const tournament::Tournament& tournament, const Beginning& before, const Beginning& after,
                  Redraw& redraw)
{
    const auto same = [](const Pair& one, const Pair& other) {
        return one == other || (one[0] == other[1] && one[1] == other[0]);
    };
    const auto words = [&](const std::vector<Pair>& pairs) {
        std::vector<std::string> all;
        all.reserve(pairs.size());
        for (const Pair& pair : pairs)
            all.push_back(teamName(tournament, pair[0]) + " – " + teamName(tournament, pair[1]));
        return all;
    };
    const auto gone = lackedBy(before.pairs, after.pairs, same);
    const auto come = lackedBy(after.pairs, before.pairs, same);
    redraw.same += static_cast<int>(after.pairs.size() - come.size());
    if (!gone.empty() || !come.empty())
        redraw.changes.push_back(
            {"first round", filled(wording::Desk::tr("first round")), words(gone), words(come)});
}

void comparePools(const tournament::Tournament& tournament, const Beginning& before, const Beginning& after,
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

/// What was published of a Swiss draw holds for it alone.
void tellPairing(const tournament::Tournament& tournament, Redraw& redraw)
{
    if (!tournament.setting->pairings.empty())
        redraw.changes.push_back({"pairing",
                                  filled(wording::Desk::tr("pairing")),
                                  {filled(wording::Desk::tr("round 1 is published"))},
                                  {filled(wording::Desk::tr("round 1 has to be paired again"))}});
}

std::string listedBehind(const std::string& what, const std::vector<std::string>& all)
{
    std::string text = what;
    for (std::size_t i = 0; i < all.size(); ++i)
        text += (i == 0 ? " " : "; ") + all[i];
    return text + (all.empty() ? ' ' + filled(wording::Desk::tr("nobody")) : std::string()) + '\n';
}

} // namespace

Answer<Redraw> previewRedraw(const tournament::Tournament& tournament, const HowDrawn& how,
                             const Environment& environment)
{
    if (!tournament.setting->draw)
        return refused(message::Message{"draw-not-there"});
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
    return redraw;
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
        text += filled(wording::Desk::tr("everybody begins as before")) + '\n';
    if (redraw.how.randomSeed)
        text += filled(wording::Desk::tr("%1 makes this draw"), "--seeding random:" + *redraw.how.randomSeed +
                                                                    (redraw.how.apart ? " --apart" : "") +
                                                                    " --apply") +
                '\n';
    return text;
}

std::string redrawJson(const Outlook& look, const Redraw& redraw)
{
    json::Array changes;
    for (const Changed& each : redraw.changes)
        changes.push_back(json::of(json::Object{{"what", json::of(each.word)},
                                                {"before", listJson(each.before)},
                                                {"after", listJson(each.after)}}));
    Outlook named = look;
    named.apart = redraw.apart;
    json::Value all = outlookObject(named);
    auto& members = std::get<json::Object>(all.data);
    members.emplace_back("randomSeed", json::of(redraw.how.randomSeed));
    members.emplace_back("changes", json::of(std::move(changes)));
    members.emplace_back("same", json::of(redraw.same));
    return json::print(all);
}

} // namespace desk
