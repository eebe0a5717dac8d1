#include "attable.h"
#include "onsheet.h"

#include "desk/wording/names.h"
#include "desk/wording/problemtext.h"
#include "desk/wording/ruleswords.h"
#include "rules/why.h"
#include "tournament/model/convert.h"
#include "tournament/model/moves.h"

#include <algorithm>

namespace desk {

namespace {

using tournament::Item;
using tournament::Match;
using tournament::Sheet;
using tournament::State;

bool everything(const scoring::Problem&)
{
    return true;
}

bool allButTricks(const scoring::Problem& problem)
{
    return problem.cause != scoring::Cause::TricksMissing;
}

bool timeAlone(const scoring::Problem& problem)
{
    const std::string_view code = problem.what.code;
    return code.substr(0, 5) == "time-" || code == "no-time-limit" || code == "override-reason";
}

/// Whether another end is chosen than the one that stands on the rule card.
bool departs(const Match& match, const scoring::TimeCall& call)
{
    const auto& rule = match.rules->rules.time.onExpiry;
    return rule && call.choice && *call.choice != *rule;
}

/// The newest version of the hand at that spot that holds, or null.
const facts::Hand* versionThatHolds(const tournament::Record& record, const facts::Spot& spot)
{
    const facts::Hand* newest = nullptr;
    for (const tournament::Filed& filed : record)
        if (const auto* hand = std::get_if<facts::Hand>(&filed.entry->fact);
            hand && hand->spot == spot && filed.holds)
            newest = !newest || newest->revision < hand->revision ? hand : newest;
    return newest;
}

bool isStruck(const tournament::Record& record, const facts::Spot& spot)
{
    const facts::Hand* hand = versionThatHolds(record, spot);
    return hand && hand->struck;
}

bool sameBids(const facts::Hand& left, const facts::Hand& right)
{
    const auto same = [](const facts::SideHand& a, const facts::SideHand& b) {
        return a.bid == b.bid && a.blind == b.blind;
    };
    return same(left.sides.a, right.sides.a) && same(left.sides.b, right.sides.b);
}

void checkVersion(const Tournament& tournament, const Match& match, const facts::Hand& hand, const Item* now,
                  Objections& found)
{
    const std::string place = titleOf(match) + ", " + handAt(match, hand.spot.game, hand.spot.place);
    const tournament::Record& record = tournament::recordOf(tournament, match.id);
    const tournament::Record standing = tournament::asMoved(record);
    const facts::Hand* before = versionThatHolds(standing, hand.spot);
    const int next = versionsOf(record, hand.spot) + 1;
    const bool wasOpen = now && now->isOpen && before;
    if (hand.revision != next)
        found.push_back(place + ": this is version " + std::to_string(hand.revision) + ", the next is " +
                        std::to_string(next));
    else if (hand.revision > 1 && !hand.reason && !(wasOpen && sameBids(*before, hand)))
        found.push_back(place + (wasOpen ? ": other bids are on record; amend them, with a reason"
                                         : ": a change of what is on record needs a reason"));
    else if (match.state == State::Final && !hand.reason)
        found.push_back(titleOf(match) + " is final: a change of what is on record needs a reason");
}

scoring::Hand scoredHand(const facts::Hand& fact, const Item* now)
{
    scoring::Hand hand;
    if (const auto* known = now ? std::get_if<scoring::Hand>(&now->what) : nullptr)
        hand = *known; // its rulings and its time call stay
    hand.dealer = fact.dealer;
    for (const facts::Side side : facts::bothSides)
        hand.sides[side] = fact.sides[side];
    hand.override = fact.override;
    return hand;
}

} // namespace

Objections against(const Tournament& tournament, const facts::Hand& hand)
{
    Objections found;
    const Match* match = atTable(tournament, hand.spot.sitting, found);
    if (!match)
        return found;
    const int begun = static_cast<int>(match->games.size());
    if (hand.spot.game > std::max(begun, tournament::currentGame(*match)))
        return {titleOf(*match) + ": game " + std::to_string(hand.spot.game) + " has not begun"};
    const Sheet sheet = tournament::sheetOf(*match, hand.spot.game);
    const Item* now = itemAt(sheet, hand.spot.place);
    if (now && !std::holds_alternative<scoring::Hand>(now->what))
        return {titleOf(*match) + ": place " + std::to_string(hand.spot.place) + " is no hand's"};
    const bool atTheEnd = !now && (sheet.items.empty() || sheet.items.back().place < hand.spot.place);
    if (atTheEnd && !openSheet(tournament, hand.spot, WithBids::Refused, found))
        return found;
    checkVersion(tournament, *match, hand, now, found);
    if (hand.struck)
        return found;
    if (std::string ejected = ejectedAtTable(tournament, *match);
        !ejected.empty() && !now && atTheEnd && !hand.override)
        found.push_back(titleOf(*match) + ": " + ejected +
                        "; decide this match first, or override with a reason");
    const scoring::Hand item = scoredHand(hand, now);
    const bool isOpen = !scoring::hasTricks(item.sides.a) && !scoring::hasTricks(item.sides.b);
    const bool mayBeOpen = atTheEnd || (now && now->isOpen);
    tell(tournament, *match, hand.spot, item, isOpen && mayBeOpen ? allButTricks : everything, found);
    return found;
}

Objections against(const Tournament& tournament, const facts::Misdeal& misdeal)
{
    Objections found;
    // In the place of a hand that was struck the deal was void by ruling, however the game went on.
    const bool wasHand =
        isStruck(tournament::standingOf(tournament, misdeal.spot.sitting.match), misdeal.spot);
    const Match* match = wasHand ? atTable(tournament, misdeal.spot.sitting, found)
                                 : openSheet(tournament, misdeal.spot, WithBids::Welcome, found);
    if (!match)
        return found;
    const Sheet sheet = tournament::sheetOf(*match, misdeal.spot.game);
    const bool isTaken = wasHand ? itemAt(sheet, misdeal.spot.place) != nullptr
                                 : !sheet.items.empty() && sheet.items.back().place >= misdeal.spot.place;
    if (isTaken)
        return {titleOf(*match) + ": place " + std::to_string(misdeal.spot.place) + " is taken"};
    // Bids on record that have no tricks yet are those of the deal that is called void.
    const bool hasBidding = !wasHand && tournament::openHand(*match);
    const std::string late = misdeal.byRuling ? std::string() : tooLate(*match, misdeal.reason, hasBidding);
    if (!late.empty() && !misdeal.override)
        found.emplace_back(late);
    tell(tournament, *match, misdeal.spot, tournament::misdealFrom(misdeal), everything, found);
    return found;
}

Objections against(const Tournament& tournament, const facts::Paper& paper)
{
    Objections found;
    const Match* match = unbegunSheet(tournament, paper.sitting, paper.game, found);
    if (!match)
        return found;
    for (const scoring::Problem& problem :
         scoring::startProblems(match->rules->rules, tournament::startFrom(paper)))
        found.push_back(problemText(*match->rules, titleOf(*match) + ", from paper", problem));
    return found;
}

Objections against(const Tournament& tournament, const facts::TimeCall& call)
{
    Objections found;
    const Match* match = atTable(tournament, call.spot.sitting, found);
    if (!match)
        return found;
    if (match->state == State::Final)
        return {titleOf(*match) + " is final: take its result back first (undo)"};
    scoring::TimeCall time;
    if (call.choice)
        time.choice = *call.choice;
    time.override = call.override;
    const Sheet sheet = tournament::sheetOf(*match, call.spot.game);
    const Item* now = itemAt(sheet, call.spot.place);
    const auto* hand = now ? std::get_if<scoring::Hand>(&now->what) : nullptr;
    if (now && (!hand || hand->timeExpired))
        return {titleOf(*match) + ": time was called there already, or the place is another's"};
    const bool twice = std::any_of(sheet.items.begin(), sheet.items.end(), [](const Item& item) {
        const auto* each = std::get_if<scoring::Hand>(&item.what);
        return std::holds_alternative<scoring::TimeCall>(item.what) || (each && each->timeExpired);
    });
    if (twice || sheet.timeOfVoid)
        return {titleOf(*match) + ": time was called in this game already"};
    if (departs(*match, time) && !time.override)
        found.push_back(titleOf(*match) + ": the rule of the tournament is to " +
                        inWords(*match->rules->rules.time.onExpiry) + " (" +
                        cited(match->rules->citeFor("time.onExpiry")) + "); another end needs a reason");
    if (hand) {
        scoring::Hand with = *hand;
        with.timeExpired = time;
        with.override = call.override ? call.override : with.override;
        tell(tournament, *match, call.spot, with, timeAlone, found);
    } else if (!sheet.items.empty() && sheet.items.back().place >= call.spot.place) {
        found.push_back(titleOf(*match) + ": place " + std::to_string(call.spot.place) +
                        " lies before what was played");
    } else if (openSheet(tournament, call.spot, WithBids::Refused, found)) {
        tell(tournament, *match, call.spot, time, everything, found);
    }
    return found;
}

} // namespace desk
