#include "naive/generate.h"

namespace naive {

namespace {

// The groups that people read and scoring does not: any values will do, and these are sound.
json peopleGroups()
{
    const json reason = {{"id", "no-spade"}, {"by", "anyone"}, {"until", "first-bid"}};
    return {{"deck", {{"jokers", false}, {"removed", json::array()}, {"trumps", json::array()}}},
            {"firstDealer", "high-card"},
            {"play", {{"firstLead", "dealers-left"}, {"spadesLead", "when-broken"}}},
            {"misdeal", {{"reasons", json::array({reason})}, {"redealer", "same-dealer"}}},
            {"checkin",
             {{"acceptedIds", json::array({"any card"})},
              {"noIdNoPlay", false},
              {"eligible", json::array({"everybody"})},
              {"scope", "evening"}}}};
}

} // namespace

std::string venueText(const json& parameters)
{
    json phase = peopleGroups();
    phase.update(parameters);
    json cites = json::object();
    for (const auto& group : phase.items())
        cites[group.key()] = "follows";
    const json venue = {{"format", "courtside-rules/1"},
                        {"id", "random"},
                        {"name", "Random venue"},
                        {"sheet", "No sheet"},
                        {"phases", {{"regular", phase}}},
                        {"championship", nullptr},
                        {"agreeable", json::array({"end.target"})},
                        {"cites", cites}};
    return venue.dump(1);
}

} // namespace naive
