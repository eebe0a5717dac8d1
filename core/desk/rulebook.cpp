#include "rulebook.h"

#include "rules/builtin.h"
#include "rules/card.h"
#include "rules/diff.h"
#include "rules/load.h"
#include "rules/words.h"
#include "json/build.h"

namespace desk {

using json::Array;
using json::Object;
using json::of;

namespace {

std::vector<rules::Set> allSets()
{
    std::vector<rules::Set> all;
    for (const rules::Venue& venue : rules::builtIn())
        for (rules::Set& set : rules::sets(venue))
            all.push_back(std::move(set));
    return all;
}

std::string listJson()
{
    Array sets;
    for (const rules::Set& set : allSets())
        sets.push_back(of(Object{{"id", of(set.id)},
                                 {"venue", of(set.venue)},
                                 {"name", of(set.venueName)},
                                 {"phase", of(set.phase)},
                                 {"target", of(set.rules.end.target)}}));
    return json::print(of(Object{{"sets", of(std::move(sets))}})) + '\n';
}

tl::expected<std::string, std::string> diffJson(const rules::Set& left, const rules::Set& right)
{
    Array differences;
    for (const rules::Difference& d : rules::diff(left, right))
        differences.push_back(
            of(Object{{"parameter", of(d.parameter)}, {"left", of(d.left)}, {"right", of(d.right)}}));
    return json::print(of(Object{{"left", of(left.id)},
                                 {"right", of(right.id)},
                                 {"differences", of(std::move(differences))}})) +
           '\n';
}

} // namespace

std::string listRules(As as)
{
    if (as == As::Json)
        return listJson();
    std::string text;
    for (const rules::Set& set : allSets())
        text += rules::padded(set.id, 18) +
                rules::padded(set.id == set.venue ? set.venueName : set.venueName + ", " + set.phase, 44) +
                "to " + std::to_string(set.rules.end.target) + '\n';
    return text;
}

tl::expected<std::string, std::string> showRules(std::string_view id, As as)
{
    const rules::Venue* venue = rules::venue(rules::builtIn(), id);
    if (venue)
        return as == As::Json ? rules::toJson(*venue) : rules::text(rules::cards(*venue));
    const auto set = rules::find(id);
    if (!set)
        return tl::unexpected(set.error());
    return as == As::Json ? rules::toJson(rules::venueOf(*set)) : rules::text(rules::card(*set));
}

tl::expected<std::string, std::string> diffRules(std::string_view left, std::string_view right, As as)
{
    const auto one = rules::find(left);
    const auto two = rules::find(right);
    if (!one || !two)
        return tl::unexpected(one ? two.error() : one.error());
    if (as == As::Json)
        return diffJson(*one, *two);
    return rules::text(*one, *two);
}

tl::expected<std::vector<std::string>, std::vector<Refusal>> checkRules(std::string_view text)
{
    const auto venue = rules::load(text);
    if (venue) {
        std::vector<std::string> ids;
        for (const rules::Set& set : rules::sets(*venue))
            ids.push_back(set.id);
        return ids;
    }
    std::vector<Refusal> mistakes;
    for (const json::Problem& problem : venue.error())
        mistakes.push_back(
            {problem.line, problem.place.empty() ? problem.text : problem.place + ": " + problem.text});
    return tl::unexpected(std::move(mistakes));
}

std::string checkedJson(const tl::expected<std::vector<std::string>, std::vector<Refusal>>& checked)
{
    Object out{{"sound", of(checked.has_value())}};
    Array items;
    if (checked) {
        for (const std::string& id : *checked)
            items.push_back(of(id));
    } else {
        for (const Refusal& mistake : checked.error())
            items.push_back(of(Object{{"line", of(mistake.line)}, {"text", of(mistake.text)}}));
    }
    out.emplace_back(checked ? "sets" : "mistakes", of(std::move(items)));
    return json::print(of(std::move(out))) + '\n';
}

} // namespace desk
