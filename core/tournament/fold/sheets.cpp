#include "sheets.h"

#include "tournament/model/inplay.h"

#include <algorithm>
#include <map>

namespace tournament {

namespace {

// What stands at one place of a game.
struct Place {
    const facts::Entry* hand = nullptr; // its highest revision
    const facts::Entry* misdeal = nullptr;
    const facts::Entry* timeCall = nullptr;
    std::vector<const facts::Entry*> challenges;
    std::vector<const facts::Foul*> fouls;
    std::vector<const facts::Adjustment*> adjustments;
};
using Game = std::map<int, Place>;
using Games = std::map<int, Game>;

// What was said of a challenge last; null where nothing was.
struct Said {
    const facts::Entry* decision = nullptr;
    const facts::Entry* evidence = nullptr;
};
using SaidOf = std::map<std::string_view, Said>; // by the challenge's op

template <class Kind>
const Kind& factIn(const facts::Entry& entry)
{
    return std::get<Kind>(entry.fact);
}

/// What stands on the sheets of this playing.
Games gamesIn(const Record& record, const Match& match)
{
    Games games;
    for (const Filed& filed : record) {
        const facts::Entry& entry = *filed.entry;
        const facts::Spot* spot = filed.holds ? facts::spotOf(entry.fact) : nullptr;
        if (!spot || !isOf(spot->sitting, match))
            continue;
        Place& place = games[spot->game][spot->place];
        if (const auto* hand = std::get_if<facts::Hand>(&entry.fact)) {
            if (!place.hand || factIn<facts::Hand>(*place.hand).revision <= hand->revision)
                place.hand = &entry;
        } else if (std::holds_alternative<facts::Misdeal>(entry.fact)) {
            place.misdeal = &entry;
        } else if (std::holds_alternative<facts::TimeCall>(entry.fact)) {
            place.timeCall = &entry;
        } else if (std::holds_alternative<facts::Challenge>(entry.fact)) {
            place.challenges.push_back(&entry);
        } else if (const auto* foul = std::get_if<facts::Foul>(&entry.fact)) {
            place.fouls.push_back(foul);
        } else if (const auto* adjustment = std::get_if<facts::Adjustment>(&entry.fact)) {
            place.adjustments.push_back(adjustment);
        }
    }
    return games;
}

SaidOf saidIn(const Record& record)
{
    SaidOf all;
    forEach<facts::Decision>(record, [&](const facts::Entry& entry, const facts::Decision& decision) {
        all[decision.challenge].decision = &entry;
    });
    forEach<facts::Evidence>(record, [&](const facts::Entry& entry, const facts::Evidence& evidence) {
        all[evidence.challenge].evidence = &entry;
    });
    return all;
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

std::optional<scoring::Side> challenger(facts::Challenger by)
{
    if (by == facts::Challenger::Supervisor)
        return std::nullopt;
    return by == facts::Challenger::A ? scoring::Side::A : scoring::Side::B;
}

scoring::TimeCall timeCallIn(const facts::Entry& entry)
{
    const auto& call = factIn<facts::TimeCall>(entry);
    return {call.choice, call.override};
}

void addRulings(Item& item, scoring::Hand& hand, const Place& place, const SaidOf& saidOf)
{
    for (const facts::Entry* entry : place.challenges) {
        const auto& challenge = factIn<facts::Challenge>(*entry);
        const auto at = saidOf.find(entry->stamp.op);
        const Said said = at == saidOf.end() ? Said() : at->second;
        const auto opOf = [](const facts::Entry* each) { return each ? each->stamp.op : std::string(); };
        hand.reneges.push_back(
            {challenger(challenge.by), challenge.accused, challenge.book, rulingOf(said.decision)});
        item.cases.push_back({entry->stamp.op, opOf(said.decision), opOf(said.evidence)});
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

Item handAt(int number, const Place& place, const SaidOf& saidOf, const scoring::RuleSet& rules)
{
    const auto& fact = factIn<facts::Hand>(*place.hand);
    scoring::Hand hand{fact.dealer, fact.sides, {}, {}, {}, {}, fact.override};
    if (place.timeCall)
        hand.timeExpired = timeCallIn(*place.timeCall);
    Item item{place.hand->stamp.op, number, fact.revision, {}, false, {}};
    item.isOpen =
        !scoring::hasTricks(hand.sides.a) && !scoring::hasTricks(hand.sides.b) && !isStopped(hand, rules);
    addRulings(item, hand, place, saidOf);
    item.what = std::move(hand);
    return item;
}

std::optional<Item> itemAt(int number, const Place& place, const SaidOf& saidOf,
                           const scoring::RuleSet& rules)
{
    // Time that was called in a hand stays called where the hand is struck.
    if (place.hand && !factIn<facts::Hand>(*place.hand).struck)
        return handAt(number, place, saidOf, rules);
    if (place.misdeal) {
        const auto& fact = factIn<facts::Misdeal>(*place.misdeal);
        return Item{place.misdeal->stamp.op, number, 1, misdealFrom(fact), false, {}};
    }
    if (place.timeCall)
        return Item{place.timeCall->stamp.op, number, 1, timeCallIn(*place.timeCall), false, {}};
    return std::nullopt;
}

// The bids of a deal that turns out void count for nothing; time that was called in it runs on into the hand
// that is dealt again.
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

std::map<int, scoring::Start> paperIn(const Match& match, const Record& record)
{
    std::map<int, scoring::Start> starts;
    forEach<facts::Paper>(record, [&](const facts::Entry&, const facts::Paper& paper) {
        if (isOf(paper.sitting, match))
            starts[paper.game] = startFrom(paper);
    });
    return starts;
}

// Scores what is on the sheet and marks the rows that wait for a decision.
void play(Sheet& sheet, const scoring::RuleSet& rules, Flags& flags)
{
    sheet.ledger.result = sheet.now.result;
    for (const Item& item : sheet.items) {
        flags.override = flags.override || hasOverride(item);
        if (item.isOpen)
            continue;
        scoring::add(rules, item.what, sheet.now, sheet.ledger);
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        if (!hand)
            continue;
        flags.pending = flags.pending || isPending(*hand);
        markHeld(*hand, sheet.ledger.hands.back());
    }
}

} // namespace

void fillSheets(Match& match, const Record& record)
{
    Games games = gamesIn(record, match);
    const SaidOf saidOf = saidIn(record);
    const scoring::RuleSet& rules = match.rules->rules;
    match.paper = paperIn(match, record);
    const int last = std::max(games.empty() ? 0 : games.rbegin()->first,
                              match.paper.empty() ? 0 : match.paper.rbegin()->first);
    for (int number = 1; number <= last; ++number) {
        Sheet& sheet = match.games.emplace_back();
        for (const auto& [place, what] : games[number])
            if (auto item = itemAt(place, what, saidOf, rules))
                putOn(sheet.items, *std::move(item), sheet.timeOfVoid, rules);
    }
    // A game from which everything was taken back has not begun, and the match has not got it.
    while (!match.games.empty() && match.games.back().items.empty() &&
           match.paper.count(static_cast<int>(match.games.size())) == 0)
        match.games.pop_back();
    int number = 0;
    for (Sheet& sheet : match.games) {
        sheet.now = beginOf(match, match.ledger, ++number);
        play(sheet, rules, match.flags);
        scoring::addGame(rules, match.series, match.ledger, sheet.ledger);
    }
}

} // namespace tournament
