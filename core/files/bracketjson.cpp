#include "bracketjson.h"

#include "json/build.h"
#include "json/value.h"

namespace files {

namespace {

json::Value member(std::string key, json::Value value)
{
    return json::of(json::Object{{std::move(key), std::move(value)}});
}

json::Value slotValue(const bracket::Slot& slot)
{
    struct Visitor {
        json::Value operator()(const bracket::Seed& seed) const
        {
            return member("seed", json::of(seed.number));
        }
        json::Value operator()(const bracket::Bye&) const { return member("bye", json::of(true)); }
        json::Value operator()(const bracket::WinnerOf& from) const
        {
            return member("winnerOf", json::of(from.match));
        }
        json::Value operator()(const bracket::LoserOf& from) const
        {
            return member("loserOf", json::of(from.match));
        }
        json::Value operator()(const bracket::PoolRank& from) const
        {
            return member("poolRank", json::of(json::Object{{"pool", json::of(from.pool)},
                                                            {"rank", json::of(from.rank)}}));
        }
    };
    return std::visit(Visitor{}, slot);
}

json::Value matchValue(const bracket::Match& match)
{
    json::Object members{{"id", json::of(match.id)}};
    if (match.number)
        members.emplace_back("number", json::of(*match.number));
    members.emplace_back("bracket", json::of(bracket::word(match.bracket)));
    members.emplace_back("round", json::of(match.round));
    if (match.ifNecessary)
        members.emplace_back("ifNecessary", json::of(true));
    members.emplace_back("a", slotValue(match.a));
    members.emplace_back("b", slotValue(match.b));
    return json::of(std::move(members));
}

} // namespace

std::string bracketJson(const bracket::Bracket& bracket)
{
    json::Array matches;
    for (const bracket::Match& match : bracket.matches)
        matches.push_back(matchValue(match));
    const json::Object members{{"format", json::of("courtside-bracket/1")},
                               {"kind", json::of(bracket::word(bracket.kind))},
                               {"entries", json::of(bracket.entries)},
                               {"matches", json::of(std::move(matches))}};
    return json::print(json::of(members));
}

} // namespace files
