// What an amendment changes, for programs.
#include "amended.h"
#include "correcting.h"

#include "files/ledgerjson.h"
#include "json/build.h"

namespace desk {

namespace {

using json::Object;
using json::Value;

Value handValue(const std::optional<facts::Hand>& hand)
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

} // namespace

std::string amendedJson(const Amendment& amendment)
{
    json::Array rows;
    for (const RowChange& row : rowChanges(amendment, amendment.hand.spot))
        rows.push_back(json::of(Object{{"game", json::of(row.game)},
                                       {"place", json::of(row.place)},
                                       {"was", rowValue(row.was)},
                                       {"is", rowValue(row.is)}}));
    Object out = appliedJson(amendment);
    out.emplace_back("match", json::of(amendment.hand.spot.sitting.match));
    out.emplace_back("was", handValue(handBefore(amendment)));
    out.emplace_back("is", handValue(amendment.hand));
    if (amendment.thrownIn)
        out.emplace_back("thrownIn", json::of(true));
    out.emplace_back("hands", json::of(std::move(rows)));
    out.emplace_back("result", json::of(resultJson(amendment, amendment.hand.spot.sitting.match)));
    out.emplace_back("signAnew", json::of(tournament::mustSignAnew(matchAfter(amendment))));
    out.emplace_back("later", json::of(laterJson(amendment)));
    out.emplace_back("changed", json::of(changedJson(amendment)));
    return json::print(json::of(std::move(out)));
}

} // namespace desk
