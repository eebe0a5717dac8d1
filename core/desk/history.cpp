#include "history.h"

#include <map>

namespace desk {

namespace {

using What = HandChange::What;

/// The versions of each hand that hold, oldest first, by game and place.
std::map<std::pair<int, int>, std::vector<const facts::Entry*>> versionsIn(const night::Record& record,
                                                                           const night::Match& match)
{
    std::map<std::pair<int, int>, std::vector<const facts::Entry*>> all;
    night::forEach<facts::Hand>(record, [&](const facts::Entry& entry, const facts::Hand& hand) {
        if (hand.spot.sitting.match == match.id && hand.spot.sitting.attempt == match.attempt)
            all[{hand.spot.game, hand.spot.place}].push_back(&entry);
    });
    return all;
}

std::vector<HandChange> changesIn(const std::vector<const facts::Entry*>& versions)
{
    std::vector<HandChange> changes;
    std::optional<facts::Hand> before;
    for (const facts::Entry* entry : versions) {
        const auto& hand = std::get<facts::Hand>(entry->fact);
        if (hand.reason)
            changes.push_back({hand.struck ? What::Struck
                               : before    ? What::Amended
                                           : What::PutIn,
                               before, entry->stamp, *hand.reason});
        before = hand;
    }
    return changes;
}

/// How many hands of the game stand before that place.
int handsBefore(const night::Match& match, int game, int place)
{
    if (game > static_cast<int>(match.games.size()))
        return 0;
    int count = 0;
    for (const night::Item& item : match.games[static_cast<std::size_t>(game) - 1].items)
        count += item.place < place && std::holds_alternative<scoring::Hand>(item.what) ? 1 : 0;
    return count;
}

std::string bidInWords(const facts::Bid& bid)
{
    return bid.call == facts::Bid::Call::Number ? std::to_string(bid.number)
                                                : std::string(facts::word(bid.call));
}

} // namespace

std::vector<ChangedHand> changedHands(const night::Night& night, const night::Match& match)
{
    std::vector<ChangedHand> all;
    for (const auto& [at, versions] : versionsIn(night::recordOf(night, match.id), match)) {
        ChangedHand hand{at.first, at.second, {}, 0, changesIn(versions)};
        if (hand.changes.empty())
            continue;
        const int number = handsBefore(match, hand.game, hand.place) + 1;
        if (std::get<facts::Hand>(versions.back()->fact).struck)
            hand.before = number;
        else
            hand.number = number;
        all.push_back(std::move(hand));
    }
    return all;
}

std::string sideInWords(const facts::SideHand& side)
{
    std::string text = "no bid";
    if (const int* bid = std::get_if<int>(&side.bid))
        text = "bid " + std::to_string(*bid);
    else if (const auto* bids = std::get_if<facts::Bids>(&side.bid))
        text = "bid " + bidInWords((*bids)[0]) + " and " + bidInWords((*bids)[1]);
    text += side.blind ? " blind" : "";
    if (const int* tricks = std::get_if<int>(&side.tricks))
        text += ", took " + std::to_string(*tricks);
    else if (const auto* split = std::get_if<facts::Split>(&side.tricks))
        text += ", took " + std::to_string((*split)[0]) + " and " + std::to_string((*split)[1]);
    return text;
}

std::string saidBefore(const HandChange& change)
{
    if (!change.was)
        return "it was not on the sheet";
    return "it said A " + sideInWords(change.was->sides.a) + "; B " + sideInWords(change.was->sides.b);
}

std::string changeWord(HandChange::What what)
{
    return what == What::Struck ? "struck" : what == What::PutIn ? "put in later" : "amended";
}

} // namespace desk
