#include "problemtext.h"

namespace desk {

namespace {

using message::Message;

Message sideText(scoring::Side side)
{
    return side == scoring::Side::A ? Message{"side-a"} : Message{"side-b"};
}

/// `hand 3, side a: bids 3, the least is 4`
Message located(const std::string& place, const scoring::Problem& problem)
{
    if (!problem.side)
        return place.empty() ? problem.what
                             : Message{"problem-at", {{"place", place}, {"problem", problem.what}}};
    const Message side = sideText(*problem.side);
    return place.empty()
               ? Message{"problem-at", {{"place", side}, {"problem", problem.what}}}
               : Message{"problem-of-side-at", {{"place", place}, {"side", side}, {"problem", problem.what}}};
}

} // namespace

Message ruleSource(const rules::Cite& cite)
{
    if (cite.follows())
        return Message{"rule-not-cited"};
    if (cite.section.empty())
        return Message{"rule-reading", {{"reading", cite.code}}};
    return cite.code.empty()
               ? Message{"rule-section", {{"section", cite.section}}}
               : Message{"rule-section-as-read", {{"section", cite.section}, {"reading", cite.code}}};
}

Mistake cited(const rules::Cite& cite)
{
    return ruleSource(cite);
}

Mistake problemText(const rules::Set& set, const std::string& place, const scoring::Problem& problem)
{
    const Message text = located(place, problem);
    return problem.parameter.empty() ? text
                                     : Message{"problem-by-rule",
                                               {{"problem", text},
                                                {"rules", set.id},
                                                {"source", ruleSource(set.citeFor(problem.parameter))}}};
}

} // namespace desk
