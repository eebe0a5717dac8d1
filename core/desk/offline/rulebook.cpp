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

Object setJson(const rules::Set& set)
{
    return {{"id", set.id},
            {"venue", set.venue},
            {"name", set.venueName},
            {"phase", set.phase},
            {"target", set.rules.end.target}};
}

Object differenceJson(const wording::Difference& each)
{
    return {{"parameter", each.parameter}, {"left", each.left}, {"right", each.right}};
}

Object mistakeJson(const Refusal& mistake)
{
    return {{"line", mistake.line}, {"text", wording::inFull(mistake.mistake)}};
}

} // namespace

std::string listRules(As as)
{
    if (as == As::Json)
        return json::print(Object{{"sets", json::list(allSets(), setJson)}}) + '\n';
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
        return json::print(
                   Object{{"left", one->id},
                          {"right", two->id},
                          {"differences", json::list(wording::differences(*one, *two), differenceJson)}}) +
               '\n';
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
    if (checked)
        out.emplace_back("sets", json::list(*checked));
    else
        out.emplace_back("mistakes", json::list(checked.error(), mistakeJson));
    return json::print(out) + '\n';
}

} // namespace desk
