#include "problemtext.h"

#include "rules/why.h"
#include "json/build.h"

namespace desk {

namespace {

/// `side a`, and on a screen `side A`
Mistake sideText(scoring::Side side)
{
    return {"side " + scoring::name(side), side == scoring::Side::A ? "side A" : "side B"};
}

} // namespace

Mistake cited(const rules::Cite& cite)
{
    return {rules::sourceOf(cite), rules::placeOf(cite)};
}

Mistake problemText(const rules::Set& set, const std::string& place, const scoring::Problem& problem)
{
    Mistake where = place;
    if (problem.side)
        where = (place.empty() ? place : place + ", ") + sideText(*problem.side);
    const Mistake text = where.inFull.empty() ? problem.text : where + ": " + problem.text;
    return problem.parameter.empty()
               ? text
               : text + (" (" + set.id + ", ") + cited(set.citeFor(problem.parameter)) + ")";
}

std::string recordedJson(const Recorded& recorded)
{
    json::Array changed;
    for (const std::string& id : recorded.changed)
        changed.push_back(json::of(id));
    json::Object all{{"ok", json::of(true)}};
    if (!recorded.entries.empty() && recorded.entries.back().seq > 0)
        all.emplace_back("seq", json::Value{recorded.entries.back().seq});
    if (!recorded.entries.empty())
        all.emplace_back("op", json::of(recorded.op));
    all.emplace_back("changed", json::of(std::move(changed)));
    return json::print(json::of(std::move(all)));
}

} // namespace desk
