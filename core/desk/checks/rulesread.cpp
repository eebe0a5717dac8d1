#include "rulesread.h"

#include "tournament/model/setting.h"

namespace desk {

namespace {

std::string placed(const json::Problem& problem)
{
    return problem.place.empty() ? problem.text : problem.place + ": " + problem.text;
}

} // namespace

std::vector<Mistake> rulesMistakes(const json::Problems& problems)
{
    std::vector<Mistake> all;
    for (const json::Problem& problem : problems)
        all.push_back("rules, " + placed(problem));
    return all;
}

Answer<void> withReadableRules(const std::vector<facts::Entry>& entries)
{
    for (const facts::Entry& entry : entries)
        if (const auto* rules = std::get_if<facts::Rules>(&entry.fact))
            if (const auto venue = tournament::venueIn(*rules); !venue)
                return tl::unexpected(Failure{Failure::Kind::Store,
                                              {"The rules of this tournament can't be read: " +
                                               placed(venue.error().front()) + ". Nothing was changed."}});
    return {};
}

} // namespace desk
