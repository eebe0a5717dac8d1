#include "bracketjson.h"

#include "json/value.h"

namespace files {

namespace {

json::Value text(std::string_view words)
{
    return {std::string(words)};
}

json::Value number(int n)
{
    return {static_cast<long long>(n)};
}

json::Value member(std::string key, json::Value value)
{
    return {json::Object{{std::move(key), std::move(value)}}};
}

json::Value slotValue(const bracket::Slot& slot)
{
    struct Visitor {
        json::Value operator()(const bracket::Seed& seed) const
        {
            return member("seed", number(seed.number));
        }
        json::Value operator()(const bracket::Bye&) const { return member("bye", {true}); }
        json::Value operator()(const bracket::WinnerOf& from) const
        {
            return member("winnerOf", text(from.match));
        }
        json::Value operator()(const bracket::LoserOf& from) const
        {
            return member("loserOf", text(from.match));
        }
        json::Value operator()(const bracket::PoolRank& from) const
        {
            return member("poolRank", {json::Object{{"pool", text(from.pool)}, {"rank", number(from.rank)}}});
        }
    };
    return std::visit(Visitor{}, slot);
}

json::Value matchValue(const bracket::Match& match)
{
    json::Object members{{"id", text(match.id)}};
    if (match.number)
        members.emplace_back("number", number(*match.number));
    members.emplace_back("bracket", text(bracket::word(match.bracket)));
    members.emplace_back("round", number(match.round));
    if (match.ifNecessary)
        members.emplace_back("ifNecessary", json::Value{true});
    members.emplace_back("a", slotValue(match.a));
    members.emplace_back("b", slotValue(match.b));
    return {std::move(members)};
}

} // namespace

std::string bracketJson(const bracket::Bracket& bracket)
{
    json::Array matches;
    for (const bracket::Match& match : bracket.matches)
        matches.push_back(matchValue(match));
    return json::print({json::Object{{"format", text("courtside-bracket/1")},
                                     {"kind", text(bracket::word(bracket.kind))},
                                     {"entries", number(bracket.entries)},
                                     {"matches", {std::move(matches)}}}});
}

} // namespace files
