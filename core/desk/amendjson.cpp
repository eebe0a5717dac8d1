// What an amendment changes, for programs.
#include "amended.h"

#include "files/ledgerjson.h"
#include "files/statusjson.h"

#include "json/build.h"

#include <algorithm>

namespace desk {

namespace {

using json::Object;
using json::Value;

Value handValue(const facts::Hand* hand)
{
    if (!hand || hand->struck)
        return json::of(nullptr);
    Object out;
    if (hand->dealer)
        out.emplace_back("dealer", json::of(facts::word(*hand->dealer)));
    for (const facts::Side side : facts::bothSides)
        out.emplace_back(facts::word(side), facts::SidePart{}.write(hand->sides[side]));
    if (hand->override)
        out.emplace_back("override", json::of(Object{{"reason", json::of(*hand->override)}}));
    return json::of(std::move(out));
}

Value rowValue(const scoring::HandLedger* row)
{
    if (!row)
        return json::of(nullptr);
    return json::of(Object{{"a", json::of(row->sides.a.score)},
                           {"b", json::of(row->sides.b.score)},
                           {"state", json::of(files::word(row->state))}});
}

Value teamValue(const std::string& team)
{
    return team.empty() ? json::of(nullptr) : json::of(team);
}

Value resultValue(const night::Match& match)
{
    const scoring::Result& result = night::result(match);
    return json::of(
        Object{{"a", json::of(result.score.a)},
               {"b", json::of(result.score.b)},
               {"state", json::of(files::word(match.state))},
               {"winner", match.winner ? teamValue(match.teams[*match.winner]) : json::of(nullptr)}});
}

Value teamsValue(const scoring::PerSide<std::string>& teams)
{
    return json::of(Object{{"a", teamValue(teams.a)}, {"b", teamValue(teams.b)}});
}

Value laterValue(const Amendment& amendment, const LaterChange& later)
{
    const night::Match& was = *night::match(amendment.before, later.match);
    const auto has = [&](const std::string& id) { return id == later.match; };
    const bool undecided = std::any_of(amendment.undecided.begin(), amendment.undecided.end(), has);
    const auto then = std::find_if(amendment.then.begin(), amendment.then.end(),
                                   [&](const Then& each) { return has(each.match); });
    return json::of(Object{
        {"match", json::of(later.match)},
        {"was", teamsValue(later.was)},
        {"is", teamsValue(later.is)},
        {"state", json::of(files::word(was.state))},
        {"hands", json::of(night::handsOn(was))},
        {"disputed", json::of(undecided)},
        {"then", then == amendment.then.end() ? json::of(nullptr) : json::of(facts::word(then->choice))}});
}

} // namespace

std::string amendedJson(const Amendment& amendment)
{
    json::Array rows;
    for (const RowChange& row : rowChanges(amendment))
        rows.push_back(json::of(Object{{"game", json::of(row.game)},
                                       {"place", json::of(row.place)},
                                       {"was", rowValue(row.was)},
                                       {"is", rowValue(row.is)}}));
    json::Array later;
    for (const LaterChange& each : laterChanges(amendment))
        later.push_back(laterValue(amendment, each));
    Object out{{"applied", json::of(amendment.recorded.has_value())}};
    if (amendment.recorded) {
        out.emplace_back("seq", Value{amendment.recorded->entries.back().seq});
        out.emplace_back("op", json::of(amendment.recorded->op));
    }
    out.emplace_back("match", json::of(amendment.hand.spot.sitting.match));
    out.emplace_back("was", handValue(handBefore(amendment)));
    out.emplace_back("is", handValue(&amendment.hand));
    out.emplace_back("hands", json::of(std::move(rows)));
    out.emplace_back("result", json::of(Object{{"was", resultValue(matchBefore(amendment))},
                                               {"is", resultValue(matchAfter(amendment))}}));
    out.emplace_back("signAnew", json::of(night::mustSignAnew(matchAfter(amendment))));
    out.emplace_back("later", json::of(std::move(later)));
    json::Array changed;
    for (const std::string& id : night::changed(amendment.before, amendment.after))
        changed.push_back(json::of(id));
    out.emplace_back("changed", json::of(std::move(changed)));
    return json::print(json::of(std::move(out)));
}

} // namespace desk
