#include "cited.h"

namespace rules {

using message::Message;

Message ruleCited(const Cite& cite)
{
    if (cite.follows() || cite.code.empty())
        return ruleSection(cite);
    return cite.section.empty()
               ? Message{"cited-reading", {{"reading", cite.code}}}
               : Message{"cited-section-reading", {{"section", cite.section}, {"reading", cite.code}}};
}

Message ruleSection(const Cite& cite)
{
    if (cite.isBefore)
        return Message{"cited-before"};
    if (cite.follows())
        return Message{"cited-nothing"};
    return cite.section.empty() ? Message{"cited-our-reading"}
                                : Message{"cited-section", {{"section", cite.section}}};
}

} // namespace rules
