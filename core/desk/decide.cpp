#include "decide.h"

#include "names.h"

namespace desk {

namespace {

using night::Case;
using night::Item;
using night::Match;

/// The hand of that number in the game in play or played last, or null.
const Item* handOf(const Match& match, int number)
{
    if (match.games.empty())
        return nullptr;
    int count = 0;
    for (const Item& item : match.games.back().items)
        if (std::holds_alternative<scoring::Hand>(item.what) && ++count == number)
            return &item;
    return nullptr;
}

Answer<std::string> challengeMeant(const Match& match, const DecideOptions& options)
{
    const std::string place = titleOf(match) + ", hand " + std::to_string(options.hand);
    const Item* hand = handOf(match, options.hand);
    if (!hand)
        return refused(place + ": there is no such hand on record");
    if (hand->cases.empty())
        return refused(place + " was not challenged");
    if (options.which) {
        const auto at = static_cast<std::size_t>(*options.which) - 1;
        if (at < hand->cases.size())
            return hand->cases[at].challenge;
        return refused(place + ": there is no challenge " + std::to_string(*options.which) + "; it has " +
                       std::to_string(hand->cases.size()));
    }
    std::vector<std::string> pending;
    for (const Case& each : hand->cases)
        if (each.decision.empty())
            pending.push_back(each.challenge);
    if (pending.size() == 1)
        return pending.front();
    if (pending.empty() && hand->cases.size() == 1)
        return hand->cases.front().challenge;
    return refused(place + " has " + std::to_string(hand->cases.size()) + " challenges: say which, from 1");
}

} // namespace

Answer<Recorded> decide(Desk& desk, const std::string& by, const DecideOptions& options)
{
    // Chosen once: where somebody else writes meanwhile, it is still this one that was meant.
    const auto challenge = challengeMeant(*night::match(desk.night(), options.match), options);
    if (!challenge)
        return tl::unexpected(challenge.error());
    facts::Decision decision{*challenge, options.ruling, {}};
    if (!options.reason.empty())
        decision.reason = options.reason;
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(decision)); });
}

} // namespace desk
