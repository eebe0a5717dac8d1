#include "rulesread.h"

#include "tournament/model/setting.h"

namespace desk {

using message::Message;

std::vector<Mistake> rulesMistakes(const json::Problems& problems)
{
    std::vector<Mistake> all;
    for (const json::Problem& problem : problems)
        all.push_back(Message{"rules-problem", {{"problem", json::placed(problem)}}});
    return all;
}

Answer<void> withReadableRules(const std::vector<facts::Entry>& entries)
{
    for (const facts::Entry& entry : entries)
        if (const auto* rules = std::get_if<facts::Rules>(&entry.fact))
            if (const auto venue = tournament::venueIn(*rules); !venue)
                return tl::unexpected(Failure{
                    Failure::Kind::Store,
                    {Message{"rules-unreadable", {{"problem", json::placed(venue.error().front())}}}}});
    return {};
}

} // namespace desk
