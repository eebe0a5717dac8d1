#include "shape_objects.h"

namespace rules {

using message::Message;

namespace {

constexpr Number anyTier{1, 26};
constexpr Number pointsWon{0, 10000};
constexpr Number pointsAdded{-10000, 10000};
constexpr OrNull<Number> pointsLost{{0, 10000}};
constexpr Number multiplier{1, 10};

constexpr Said<CalledBy> callers[] = {{"opponents", CalledBy::Opponents}, {"anyone", CalledBy::Anyone}};
constexpr Said<CallableUntil> callableUntil[] = {{"first-bid", CallableUntil::FirstBid},
                                                 {"opening-lead", CallableUntil::OpeningLead}};

// The members of an object value, each read by its shape.
class Members {
public:
    Members(const json::Value& value, const Place& at)
        : m_before(at.problems.size()), m_reader(value, at.path, at.problems)
    {
    }

    template <class Shape, class T>
    void read(std::string_view key, const Shape& shape, T& into)
    {
        if (const json::Value* member = m_reader.need(key))
            shape.read(*member, {m_reader.placeOf(key), m_reader.problems()}, into);
    }
    void name(std::string_view key, std::string& into)
    {
        if (const json::Value* member = m_reader.need(key))
            readName(*member, {m_reader.placeOf(key), m_reader.problems()}, into);
    }
    bool done()
    {
        m_reader.done();
        return m_reader.problems().size() == m_before;
    }

private:
    std::size_t m_before;
    json::Reader m_reader;
};

} // namespace

bool TierShape::read(const json::Value& value, const Place& at, scoring::Tier& into) const
{
    Members members(value, at);
    members.read("minBid", anyTier, into.minBid);
    members.read("exact", YesNo{}, into.exact);
    members.read("made", pointsWon, into.made);
    members.read("set", pointsLost, into.set);
    return members.done();
}

json::Value TierShape::write(const scoring::Tier& tier) const
{
    return json::of(json::Object{{"minBid", json::of(tier.minBid)},
                                 {"exact", json::of(tier.exact)},
                                 {"made", json::of(tier.made)},
                                 {"set", json::of(tier.set)}});
}

message::Argument TierShape::item(const scoring::Tier& tier) const
{
    return {"item", tier.exact ? Message{"rules-tier-exactly", {{"bid", tier.minBid}}}
                               : Message{"rules-tier-or-more", {{"bid", tier.minBid}}}};
}

bool TierShape::same(const scoring::Tier& a, const scoring::Tier& b) const
{
    return a.minBid == b.minBid && a.exact == b.exact;
}

bool BlindBidShape::read(const json::Value& value, const Place& at, scoring::BlindBid& into) const
{
    Members members(value, at);
    members.read("min", Number{1, 13}, into.min);
    members.read("multiplierMade", multiplier, into.multiplierMade);
    members.read("multiplierSet", multiplier, into.multiplierSet);
    members.read("minDeficit", OrNull<Number>{{1, 10000}}, into.minDeficit);
    return members.done();
}

json::Value BlindBidShape::write(const scoring::BlindBid& blind) const
{
    return json::of(json::Object{{"min", json::of(blind.min)},
                                 {"multiplierMade", json::of(blind.multiplierMade)},
                                 {"multiplierSet", json::of(blind.multiplierSet)},
                                 {"minDeficit", json::of(blind.minDeficit)}});
}

bool DoubleNilShape::read(const json::Value& value, const Place& at,
                          std::optional<scoring::DoubleNil>& into) const
{
    if (value.string() && *value.string() == "sum") {
        into.reset();
        return true;
    }
    if (!value.object())
        return at.refuse(value, Message{"rules-not-a-double-nil", {{"found", json::shown(value)}}});
    scoring::DoubleNil doubled;
    Members members(value, at);
    members.read("made", pointsAdded, doubled.made);
    members.read("split", pointsAdded, doubled.split);
    members.read("failed", pointsAdded, doubled.failed);
    if (!members.done())
        return false;
    into = doubled;
    return true;
}

json::Value DoubleNilShape::write(const std::optional<scoring::DoubleNil>& doubled) const
{
    if (!doubled)
        return json::of("sum");
    return json::of(json::Object{{"made", json::of(doubled->made)},
                                 {"split", json::of(doubled->split)},
                                 {"failed", json::of(doubled->failed)}});
}

bool FoulShape::read(const json::Value& value, const Place& at, scoring::Foul& into) const
{
    Members members(value, at);
    members.name("name", into.name);
    members.read("points", Number{-1000, 1000}, into.points);
    members.read("tricks", Number{-13, 13}, into.tricks);
    return members.done();
}

json::Value FoulShape::write(const scoring::Foul& foul) const
{
    return json::of(json::Object{
        {"name", json::of(foul.name)}, {"points", json::of(foul.points)}, {"tricks", json::of(foul.tricks)}});
}

bool MisdealShape::read(const json::Value& value, const Place& at, MisdealReason& into) const
{
    Members members(value, at);
    members.name("id", into.id);
    members.read("by", choice(callers), into.by);
    members.read("until", choice(callableUntil), into.until);
    return members.done();
}

json::Value MisdealShape::write(const MisdealReason& reason) const
{
    return json::of(json::Object{{"id", json::of(reason.id)},
                                 {"by", choice(callers).write(reason.by)},
                                 {"until", choice(callableUntil).write(reason.until)}});
}

} // namespace rules
