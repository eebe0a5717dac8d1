#include "shape_objects.h"

#include <charconv>

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

namespace {

constexpr int mostOfOne = 8; // that may be on record

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// `2 Alumni` as the object that it stands for; as it is where it is none such.
json::Value limitMeant(const json::Value& typed)
{
    const auto limit = countedIn(*typed.string());
    if (!limit)
        return typed;
    return {json::Object{{"affiliation", {limit->what, typed.line}},
                         {"most", {static_cast<long long>(limit->count), typed.line}}},
            typed.line};
}

/// `3 games` as the object that it stands for; as it is where it is none such.
json::Value lengthMeant(const json::Value& typed)
{
    const auto length = countedIn(*typed.string());
    const bool games = length && (length->what == "games" || length->what == "game");
    if (!length || (!games && length->what != "hands" && length->what != "hand"))
        return typed;
    return {json::Object{
                {games ? "fixedGames" : "fixedHands", {static_cast<long long>(length->count), typed.line}}},
            typed.line};
}

} // namespace

std::optional<Counted> countedIn(std::string_view typed)
{
    typed = trimmed(typed);
    Counted all;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), all.count);
    const std::string_view rest(end, static_cast<std::size_t>(typed.data() + typed.size() - end));
    if (error != std::errc() || !rest.starts_with(' '))
        return std::nullopt;
    all.what = trimmed(rest);
    return all;
}

json::Value listTyped(const json::Value& typed, std::string_view nothing)
{
    json::Array items;
    std::string_view rest = *typed.string();
    if (trimmed(rest) != nothing && !trimmed(rest).empty())
        for (bool more = true; more;) {
            const auto comma = rest.find(',');
            more = comma != std::string_view::npos;
            items.push_back({std::string(trimmed(rest.substr(0, comma))), typed.line});
            rest = more ? rest.substr(comma + 1) : std::string_view();
        }
    return {std::move(items), typed.line};
}

bool LengthShape::read(const json::Value& value, const Place& at, scoring::End& into) const
{
    if (value.string() && *value.string() == "target") {
        into.length = scoring::Length::Target;
        into.lengthCount = 0;
        return true;
    }
    const json::Value meant = value.string() ? lengthMeant(value) : value;
    const json::Value* games = meant.find("fixedGames");
    const json::Value* counts = games ? games : meant.find("fixedHands");
    if (!counts || meant.object()->size() != 1)
        return at.refuse(value, Message{"rules-not-a-length", {{"found", json::shown(value)}}});
    const std::string place = value.object() ? at.path + '.' + value.object()->front().first : at.path;
    int count = 0;
    if (!(games ? Number{1, 9} : Number{1, 100}).read(*counts, {place, at.problems}, count))
        return false;
    into.length = games ? scoring::Length::FixedGames : scoring::Length::FixedHands;
    into.lengthCount = count;
    return true;
}

json::Value LengthShape::write(const scoring::End& end) const
{
    if (end.length == scoring::Length::Target)
        return json::of("target");
    const bool games = end.length == scoring::Length::FixedGames;
    return json::of(json::Object{{games ? "fixedGames" : "fixedHands", json::of(end.lengthCount)}});
}

std::vector<json::Value> LengthShape::choices() const
{
    constexpr int mostGames = 5;
    constexpr int mostHands = 20;
    std::vector<json::Value> all{json::of("target")};
    for (int games = 1; games <= mostGames; ++games)
        all.push_back(json::of(json::Object{{"fixedGames", json::of(games)}}));
    for (int hands = 1; hands <= mostHands; ++hands)
        all.push_back(json::of(json::Object{{"fixedHands", json::of(hands)}}));
    return all;
}

bool LimitShape::read(const json::Value& value, const Place& at, AffiliationLimit& into) const
{
    const json::Value meant = value.string() ? limitMeant(value) : value;
    if (!meant.object())
        return at.refuse(value, Message{"rules-not-a-limit", {{"found", json::shown(value)}}});
    const std::size_t before = at.problems.size();
    json::Reader reader(meant, at.path, at.problems);
    if (const json::Value* affiliation = reader.need("affiliation"))
        Text{}.read(*affiliation, {reader.placeOf("affiliation"), at.problems}, into.affiliation);
    if (const json::Value* most = reader.need("most"))
        Number{0, mostOfOne}.read(*most, {reader.placeOf("most"), at.problems}, into.most);
    reader.done();
    return at.problems.size() == before;
}

json::Value LimitShape::write(const AffiliationLimit& limit) const
{
    return json::of(
        json::Object{{"affiliation", json::of(limit.affiliation)}, {"most", json::of(limit.most)}});
}

std::vector<json::Value> UpToShape::choices() const
{
    std::vector<json::Value> all{json::of(nullptr)};
    for (int number = shape.least; number <= shape.most; ++number)
        all.push_back(json::of(number));
    return all;
}

} // namespace rules
