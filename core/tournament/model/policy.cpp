#include "policy.h"

#include "conduct.h"

#include "json/build.h"

#include <algorithm>

namespace tournament {

using message::Message;

namespace {

enum class Withdrawn { Keep, Expunge };
constexpr json::Word<Withdrawn> withdrawnWords[]{{"keep", Withdrawn::Keep}, {"expunge", Withdrawn::Expunge}};

constexpr int mostPoints = 1000;

std::vector<bracket::Breaker> orderIn(json::Reader& reader, const json::Value& value)
{
    std::vector<bracket::Breaker> order;
    const auto refuse = [&](Message what) {
        reader.refuse(value, "order", std::move(what));
        return std::vector<bracket::Breaker>();
    };
    if (!value.array())
        return refuse(json::notAList(value));
    for (const json::Value& item : *value.array()) {
        const auto breaker = item.string() ? bracket::breakerOf(*item.string()) : std::nullopt;
        if (!breaker)
            return refuse(Message{"ranking-not-a-breaker", {{"found", json::shown(item)}}});
        if (std::ranges::find(order, *breaker) != order.end())
            return refuse(Message{"json-twice", {{"item", json::shown(item)}}});
        order.push_back(*breaker);
    }
    if (auto why = againstOrder(order))
        return refuse(*std::move(why));
    return order;
}

void readPoints(bracket::PointsTable& points, json::Reader& reader, const json::Value& value)
{
    json::Reader table(value, reader.placeOf("points"), reader.problems());
    if (!value.object())
        return;
    points.win = table.integer("win", -mostPoints, mostPoints);
    if (table.take("tie"))
        points.tie = table.integer("tie", -mostPoints, mostPoints);
    points.loss = table.integer("loss", -mostPoints, mostPoints);
    points.forfeit = table.integer("forfeit", -mostPoints, mostPoints);
    table.done();
}

void readGate(Gate& into, json::Reader& reader, const json::Value& value)
{
    json::Reader gate(value, reader.placeOf("gate"), reader.problems());
    if (!value.object())
        return;
    if (value.object()->empty())
        return reader.refuse(value, "gate", Message{"ranking-gate-empty"});
    if (const json::Value* rating = gate.take("rating")) {
        into.rating = rating->string() ? tenthsIn(*rating->string()) : std::nullopt;
        if (!into.rating)
            gate.refuse(*rating, "rating",
                        Message{"ranking-not-a-rating", {{"found", json::shown(*rating)}}});
    }
    if (gate.take("played"))
        into.played = gate.integer("played", 1, mostGated);
    if (gate.take("forfeits"))
        into.forfeits = gate.integer("forfeits", 0, mostGated);
    if (gate.take("wins"))
        into.wins = gate.integer("wins", 1, 100);
    gate.done();
}

void readPolicy(RankingPolicy& policy, json::Reader& reader)
{
    if (const json::Value* order = reader.take("order"))
        policy.rules.order = orderIn(reader, *order);
    if (reader.take("cap"))
        policy.rules.cap = reader.integerOrNull("cap", 1, 99999);
    if (const json::Value* points = reader.take("points"))
        readPoints(policy.rules.points, reader, *points);
    if (reader.take("withdrawn"))
        policy.expunges = reader.word("withdrawn", withdrawnWords) == Withdrawn::Expunge;
    if (const json::Value* gate = reader.take("gate"))
        readGate(policy.gate, reader, *gate);
    reader.done();
}

json::Object jsonOf(const Gate& gate)
{
    json::Object all;
    if (gate.rating)
        all.emplace_back("rating", ratingText(*gate.rating));
    for (const auto& [key, number] : {std::pair("played", gate.played), std::pair("forfeits", gate.forfeits),
                                      std::pair("wins", gate.wins)})
        if (number)
            all.emplace_back(key, *number);
    return all;
}

json::Object jsonOf(const bracket::PointsTable& points)
{
    json::Object all{{"win", points.win}, {"loss", points.loss}, {"forfeit", points.forfeit}};
    if (points.tie != bracket::PointsTable().tie) // older records don't name it
        all.emplace_back("tie", points.tie);
    return all;
}

constexpr int highestRating = 100; // tenths, as in facts/conduct.h
constexpr json::Word<bool> ranksWords[]{{"forfeit", true}, {"loss", false}};

void readEffect(AbsenceEffect& effect, json::Reader& policy, std::string_view key)
{
    const json::Value* value = policy.take(key);
    if (!value)
        return;
    json::Reader reader(*value, policy.placeOf(key), policy.problems());
    if (!value->object())
        return;
    if (reader.take("ranks"))
        effect.isForfeit = reader.word("ranks", ranksWords);
    if (reader.take("rating"))
        effect.rating = reader.integerOrNull("rating", 0, highestRating);
    if (reader.take("otherRating"))
        effect.otherRating = reader.integerOrNull("otherRating", 0, highestRating);
    if (reader.take("fee"))
        effect.fee = reader.integer("fee", 0, highestFee);
    if (reader.take("counts"))
        effect.counts = reader.boolean("counts");
    reader.done();
}

void readPolicy(AbsencePolicy& policy, json::Reader& reader)
{
    if (reader.take("grace"))
        policy.grace = reader.integerOrNull("grace", 0, longestGrace);
    if (reader.take("offClock"))
        policy.offClock = reader.boolean("offClock");
    if (reader.take("removeAfter"))
        policy.removeAfter = reader.integer("removeAfter", 0, mostAbsences);
    readEffect(policy.defaulted, reader, "default");
    readEffect(policy.forfeit, reader, "forfeit");
    readEffect(policy.noShow, reader, "no-show");
    reader.done();
}

json::Value jsonOf(const AbsenceEffect& effect)
{
    return json::Object{{"ranks", effect.isForfeit ? "forfeit" : "loss"},
                        {"rating", effect.rating},
                        {"otherRating", effect.otherRating},
                        {"fee", effect.fee},
                        {"counts", effect.counts}};
}

/// The policy with the values of the JSON object; `place` names it in messages.
template <class Policy>
tl::expected<Policy, json::Problems> policyIn(const std::optional<std::string>& text, const char* place,
                                              Policy policy)
{
    if (!text)
        return policy;
    const auto value = json::parse(*text);
    if (!value)
        return tl::unexpected(json::Problems{{value.error().line, place, value.error().what}});
    json::Problems problems;
    json::Reader reader(*value, place, problems);
    if (value->object())
        readPolicy(policy, reader);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return policy;
}

} // namespace

bracket::Kind kindOf(facts::Format format)
{
    return *bracket::kindOf(facts::word(format)); // both have the same words (tests/tournaments)
}

tl::expected<RankingPolicy, json::Problems> rankingPolicy(const facts::Draw& draw)
{
    return policyIn(draw.ranking, "ranking", usualPolicy(draw.format));
}

RankingPolicy usualPolicy(facts::Format format)
{
    return {bracket::usualRanking(kindOf(format)), false, {}};
}

std::optional<std::string> rankingJson(const RankingPolicy& policy, facts::Format format)
{
    const RankingPolicy usual = usualPolicy(format);
    json::Object all;
    if (policy.rules.order != usual.rules.order)
        all.emplace_back("order",
                         json::list(policy.rules.order, [](auto each) { return bracket::word(each); }));
    if (policy.rules.cap != usual.rules.cap)
        all.emplace_back("cap", policy.rules.cap);
    if (policy.rules.points != usual.rules.points)
        all.emplace_back("points", jsonOf(policy.rules.points));
    if (policy.expunges)
        all.emplace_back("withdrawn", "expunge");
    if (policy.gate != usual.gate)
        all.emplace_back("gate", jsonOf(policy.gate));
    return all.empty() ? std::nullopt : std::optional(json::canonical(std::move(all)));
}

std::optional<Message> againstOrder(const std::vector<bracket::Breaker>& order)
{
    if (order.empty() || order.front() > bracket::Breaker::Points)
        return Message{"ranking-begins-otherwise"};
    if (order.back() != bracket::Breaker::Lot)
        return Message{"ranking-ends-without-lot"};
    return std::nullopt;
}

std::vector<bracket::Breaker> toggled(std::vector<bracket::Breaker> order, bracket::Breaker which)
{
    if (std::erase(order, which) > 0)
        return order;
    auto before = order.end();
    for (const bracket::Breaker last : {bracket::Breaker::Lot, bracket::Breaker::PlayIn})
        if (before != order.begin() && *(before - 1) == last)
            --before;
    order.insert(before, which);
    return order;
}

std::vector<bracket::Breaker> withUnused(std::vector<bracket::Breaker> order)
{
    for (int i = 0; i <= static_cast<int>(bracket::Breaker::Lot); ++i)
        if (const auto each = static_cast<bracket::Breaker>(i); std::ranges::find(order, each) == order.end())
            order.push_back(each);
    return order;
}

tl::expected<AbsencePolicy, json::Problems> absencePolicy(const std::optional<std::string>& attendance,
                                                          AbsencePolicy before)
{
    return policyIn(attendance, "absences", std::move(before));
}

std::string absenceJson(const AbsencePolicy& policy)
{
    return json::canonical(json::Object{{"grace", policy.grace},
                                        {"offClock", policy.offClock},
                                        {"removeAfter", policy.removeAfter},
                                        {"default", jsonOf(policy.defaulted)},
                                        {"forfeit", jsonOf(policy.forfeit)},
                                        {"no-show", jsonOf(policy.noShow)}});
}

} // namespace tournament
