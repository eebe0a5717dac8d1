#include "problemtext.h"

#include "rules/why.h"

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

} // namespace desk
