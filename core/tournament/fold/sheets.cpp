#include "parts.h"

#include "rules/misdeal.h"
#include "tournament/model/inplay.h"

#include <algorithm>

namespace tournament {

namespace {

using Rulings = std::map<std::string_view, Ruled>; // by the op of the challenge

template <class Kind>
const Kind& factIn(const facts::Entry& entry)
{
    return std::get<Kind>(entry.fact);
}

scoring::Ruling rulingOf(const facts::Entry* decision)
{
    if (!decision)
        return scoring::Ruling::Pending;
    switch (factIn<facts::Decision>(*decision).ruling) {
    case facts::Ruling::Upheld:
        return scoring::Ruling::Upheld;
    case facts::Ruling::Rejected:
        return scoring::Ruling::Rejected;
    case facts::Ruling::Withdrawn:
        break;
    }
    return scoring::Ruling::Withdrawn;
}

scoring::TimeCall timeCallIn(const facts::Entry& entry)
{
    const auto& call = factIn<facts::TimeCall>(entry);
    return {call.choice, call.override};
}

void addRulings(Item& item, scoring::Hand& hand, const Place& place, const Rulings& rulings)
{
    for (const facts::Entry* entry : place.challenges) {
        const auto& challenge = factIn<facts::Challenge>(*entry);
        const auto at = rulings.find(entry->stamp.op);
        const Ruled ruled = at == rulings.end() ? Ruled() : at->second;
        const auto opOf = [](const facts::Entry* each) { return each ? each->stamp.op : std::string(); };
        hand.reneges.push_back(
            {claimingSide(challenge), challenge.accused, challenge.book, rulingOf(ruled.decision)});
        item.cases.push_back({entry->stamp.op, opOf(ruled.decision), opOf(ruled.evidence)});
    }
    for (const facts::Foul* foul : place.fouls)
        hand.fouls.push_back({foul->side, foul->foul});
    for (const facts::Adjustment* adjustment : place.adjustments)
        hand.adjustments.push_back({adjustment->side, adjustment->points, adjustment->reason});
}

bool isStopped(const scoring::Hand& hand, const scoring::RuleSet& rules)
{
    return hand.timeExpired && choiceOf(rules, *hand.timeExpired) == scoring::OnExpiry::StopNow;
}

Item handAt(int number, const Place& place, const Rulings& rulings, const scoring::RuleSet& rules)
{
    const auto& fact = factIn<facts::Hand>(*place.hand);
    scoring::Hand hand{fact.dealer, fact.sides, {}, {}, {}, {}, fact.override};
    if (place.timeCall)
        hand.timeExpired = timeCallIn(*place.timeCall);
    Item item{place.hand->stamp.op, number, fact.revision, {}, false, {}};
    item.isOpen =
        !scoring::hasTricks(hand.sides.a) && !scoring::hasTricks(hand.sides.b) && !isStopped(hand, rules);
    addRulings(item, hand, place, rulings);
    item.what = std::move(hand);
    return item;
}

std::optional<Item> itemAt(int number, const Place& place, const Rulings& rulings,
                           const scoring::RuleSet& rules)
{
    // A time call in a deleted hand stays.
    if (place.hand && !factIn<facts::Hand>(*place.hand).struck)
        return handAt(number, place, rulings, rules);
    if (place.misdeal) {
        const auto& fact = factIn<facts::Misdeal>(*place.misdeal);
        return Item{place.misdeal->stamp.op, number, 1, misdealFrom(fact), false, {}};
    }
    if (place.timeCall)
        return Item{place.timeCall->stamp.op, number, 1, timeCallIn(*place.timeCall), false, {}};
    return std::nullopt;
}

// The bids of a void deal don't count. A time call in it applies to the hand that is dealt again.
void putOn(std::vector<Item>& items, Item item, std::optional<scoring::TimeCall>& time,
           const scoring::RuleSet& rules)
{
    if (std::holds_alternative<scoring::Misdeal>(item.what) && !items.empty() && items.back().isOpen) {
        time = std::get<scoring::Hand>(items.back().what).timeExpired;
        items.pop_back();
    }
    if (auto* hand = std::get_if<scoring::Hand>(&item.what); hand && time) {
        hand->timeExpired = hand->timeExpired ? hand->timeExpired : time;
        item.isOpen = item.isOpen && !isStopped(*hand, rules);
        time.reset();
    }
    items.push_back(std::move(item));
}

bool hasOverride(const Item& item)
{
    const auto* hand = std::get_if<scoring::Hand>(&item.what);
    return scoring::overrideOf(item.what) || (hand && hand->timeExpired && hand->timeExpired->override);
}

// Scores the sheet and marks rows that wait for a decision.
void play(Sheet& sheet, const rules::Set& set, Flags& flags)
{
    sheet.ledger.result = sheet.now.result;
    for (const Item& item : sheet.items) {
        flags.override = flags.override || hasOverride(item);
        if (item.isOpen)
            continue;
        rules::addToGame(set, item.what, sheet.now, sheet.ledger);
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        if (!hand)
            continue;
        flags.pending = flags.pending || isPending(*hand);
        markHeld(*hand, sheet.ledger.hands.back());
    }
}

} // namespace

void fillSheets(Match& match, const MatchFacts& known)
{
    const scoring::RuleSet& rules = match.rules->rules;
    match.paper = known.paper;
    match.games.resize(
        static_cast<std::size_t>(std::max(known.games.empty() ? 0 : known.games.rbegin()->first,
                                          known.paper.empty() ? 0 : known.paper.rbegin()->first)));
    for (const auto& [number, game] : known.games) {
        Sheet& sheet = match.games[static_cast<std::size_t>(number) - 1];
        for (const auto& [place, what] : game)
            if (auto item = itemAt(place, what, known.ruled, rules))
                putOn(sheet.items, *std::move(item), sheet.timeOfVoid, rules);
    }
    // A game with everything undone has not begun and is removed.
    while (!match.games.empty() && match.games.back().items.empty() &&
           match.paper.count(static_cast<int>(match.games.size())) == 0)
        match.games.pop_back();
    int number = 0;
    for (Sheet& sheet : match.games) {
        sheet.now = beginOf(match, match.ledger, ++number);
        play(sheet, *match.rules, match.flags);
        scoring::addGame(rules, match.series, match.ledger, sheet.ledger);
    }
}

} // namespace tournament
