#include "rulebook.h"

#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/words.h"
#include "wording/columns.h"
#include "wording/filled.h"
#include "wording/record/refusal.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"
#include "wording/tr.h"
#include "json/build.h"

using wording::filled;

namespace desk {

using json::Array;
using json::Object;

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
        sets.push_back(Object{{"id", set.id},
                              {"venue", set.venue},
                              {"name", set.venueName},
                              {"phase", set.phase},
                              {"target", set.rules.end.target}});
    return json::print(Object{{"sets", std::move(sets)}}) + '\n';
}

std::string diffJson(const rules::Set& left, const rules::Set& right)
{
    Array differences;
    for (const wording::Difference& d : wording::differences(left, right))
        differences.push_back(Object{{"parameter", d.parameter}, {"left", d.left}, {"right", d.right}});
    return json::print(
               Object{{"left", left.id}, {"right", right.id}, {"differences", std::move(differences)}}) +
           '\n';
}

} // namespace

std::string listRules(As as)
{
    if (as == As::Json)
        return listJson();
    std::string text;
    for (const rules::Set& set : allSets())
        text += wording::padded(set.id, 18) +
                wording::padded(set.id == set.venue ? set.venueName : set.venueName + ", " + set.phase, 44) +
                filled(wording::Desk::tr("to %1"), set.rules.end.target) + '\n';
    return text;
}

Answer<rules::Venue> phaseOf(const rules::Venue& venue, const std::string& phase)
{
    if (const rules::Phase* known = rules::phase(venue, phase))
        return rules::venueOf(rules::set(venue, *known));
    std::vector<std::string> names;
    names.reserve(venue.phases.size());
    for (const rules::Phase& each : venue.phases)
        names.push_back(each.name);
    return refused(message::Message{
        "venue-without-phase", {{"venue", venue.id}, {"phase", phase}, rules::listedAs("phases", names)}});
}

std::string showRules(const rules::Venue& venue, As as)
{
    return as == As::Json ? rules::toJson(venue) : wording::text(wording::cards(venue));
}

tl::expected<std::string, message::Message> diffRules(const rules::Venue& left, const rules::Venue& right,
                                                      As as)
{
    const auto one = rules::find({left}, left.id);
    const auto two = rules::find({right}, right.id);
    if (!one || !two)
        return tl::unexpected(one ? two.error() : one.error());
    if (as == As::Json)
        return diffJson(*one, *two);
    return wording::text(*one, *two);
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
        mistakes.push_back({problem.line, json::placed(problem)});
    return tl::unexpected(std::move(mistakes));
}

std::string checkedJson(const tl::expected<std::vector<std::string>, std::vector<Refusal>>& checked)
{
    Object out{{"sound", checked.has_value()}};
    Array items;
    if (checked) {
        for (const std::string& id : *checked)
            items.push_back(id);
    } else {
        for (const Refusal& mistake : checked.error())
            items.push_back(Object{{"line", mistake.line}, {"text", wording::inFull(mistake.mistake)}});
    }
    out.emplace_back(checked ? "sets" : "mistakes", std::move(items));
    return json::print(std::move(out)) + '\n';
}

} // namespace desk
