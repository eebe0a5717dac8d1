#include "checks.h"
#include "named.h"
#include "onsheet.h"

#include "tournament/model/inplay.h"
#include "tournament/model/record.h"
#include "tournament/queries/room.h"

#include <algorithm>

namespace desk {

using tournament::Item;
using tournament::Sheet;
using tournament::State;

namespace {

bool everything(const scoring::Problem&)
{
    return true;
}

/// Bids under the table minimum are accepted: they are the reason that the hand is void.
bool bidsAlone(const scoring::Problem& problem)
{
    return problem.cause != scoring::Cause::TricksMissing && problem.about != scoring::About::TableTotal;
}

bool timeAlone(const scoring::Problem& problem)
{
    return problem.about == scoring::About::Time;
}

/// Whether the choice differs from the rule card.
bool departs(const Match& match, const scoring::TimeCall& call)
{
    const auto& rule = match.rules->rules.time.onExpiry;
    return rule && call.choice && *call.choice != *rule;
}

/// The newest version of that hand that holds, or null.
const facts::Hand* versionThatHolds(const tournament::Record& record, const facts::Spot& spot)
{
    const facts::Hand* newest = nullptr;
    for (const tournament::Filed& filed : record)
        if (const auto* hand = std::get_if<facts::Hand>(&filed.entry->fact);
            hand && hand->spot == spot && filed.holds)
            newest = !newest || newest->revision < hand->revision ? hand : newest;
    return newest;
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
    const Message place = placeOnSheet(match, hand.spot.game, hand.spot.place);
    const tournament::Record& record = tournament::recordOf(tournament, match.id);
    const tournament::Record standing = tournament::asMoved(record);
    const facts::Hand* before = versionThatHolds(standing, hand.spot);
    const int next = versionsOf(record, hand.spot) + 1;
    const bool wasOpen = now && now->isOpen && before;
    // Adding a dealer who was not known contradicts nothing on record or signed, so it needs no reason.
    const bool needsNone = hand.reason || (before && addsOnlyDealer(hand, *before));
    if (hand.revision != next)
        found.push_back(
            Message{"hand-other-version", {{"place", place}, {"version", hand.revision}, {"next", next}}});
    else if (hand.revision > 1 && !needsNone && !(wasOpen && sameBids(*before, hand)))
        found.push_back(wasOpen ? Message{"hand-other-bids-on-record", {{"place", place}}}
                                : Message{"hand-change-needs-reason", {{"place", place}}});
    else if (match.state == State::Final && !needsNone)
        found.push_back(Message{"hand-final-change-needs-reason", {of(match)}});
}

scoring::Hand scoredHand(const facts::Hand& fact, const Item* now)
{
    scoring::Hand hand;
    if (const auto* known = now ? std::get_if<scoring::Hand>(&now->what) : nullptr)
        hand = *known; // keeps its rulings and its time call
    hand.dealer = fact.dealer;
    hand.sides = fact.sides;
    hand.override = fact.override;
    return hand;
}

} // namespace

Objections againstOnSheet(const Tournament& tournament, const Match& match, const facts::Hand& hand)
{
    Objections found;
    const int begun = static_cast<int>(match.games.size());
    if (hand.spot.game > std::max(begun, tournament::currentGame(match)))
        return {Message{"game-not-begun", {of(match), {"game", hand.spot.game}}}};
    const Sheet sheet = tournament::sheetOf(match, hand.spot.game);
    const Item* now = itemAt(sheet, hand.spot.place);
    if (now && !std::holds_alternative<scoring::Hand>(now->what))
        return {Message{"sheet-place-of-no-hand", {of(match), {"place", hand.spot.place}}}};
    const bool atTheEnd = !now && (sheet.items.empty() || sheet.items.back().place < hand.spot.place);
    if (atTheEnd && !openSheet(tournament, hand.spot, WithBids::Refused, found))
        return found;
    checkVersion(tournament, match, hand, now, found);
    if (hand.struck)
        return found;
    if (const facts::Incident* ejected = ejectedAtTable(tournament, match);
        ejected && !now && atTheEnd && !hand.override)
        found.push_back(Message{
            "hand-after-ejection",
            {of(match), {"ejected", incidentName(tournament, *ejected)}, {"reason", ejected->reason}}});
    const scoring::Hand item = scoredHand(hand, now);
    const bool isOpen = !scoring::hasTricks(item.sides.a) && !scoring::hasTricks(item.sides.b);
    const bool mayBeOpen = atTheEnd || (now && now->isOpen);
    findProblems(tournament, match, hand.spot, item, isOpen && mayBeOpen ? bidsAlone : everything, found);
    return found;
}

Objections against(const Tournament& tournament, const facts::Misdeal& misdeal)
{
    Objections found;
    // In the place of a deleted hand, the misdeal is a ruling and may come at any time.
    const tournament::Record record = tournament::standingOf(tournament, misdeal.spot.sitting.match);
    const facts::Hand* before = versionThatHolds(record, misdeal.spot);
    const bool wasHand = before && before->struck;
    const Match* match = wasHand ? atTable(tournament, misdeal.spot.sitting, found)
                                 : openSheet(tournament, misdeal.spot, WithBids::Welcome, found);
    if (!match)
        return found;
    const Sheet sheet = tournament::sheetOf(*match, misdeal.spot.game);
    const bool isTaken = wasHand ? itemAt(sheet, misdeal.spot.place) != nullptr
                                 : !sheet.items.empty() && sheet.items.back().place >= misdeal.spot.place;
    if (isTaken)
        return {Message{"sheet-place-taken", {of(*match), {"place", misdeal.spot.place}}}};
    if (scoring::isThrownIn(misdeal)) {
        if (const auto why = wasHand ? whyNotVoid(*match, before->sides) : whyNotVoid(*match))
            return {*why};
    } else if (!wasHand && !misdeal.byRuling && !misdeal.override) {
        // Open bids belong to the deal that is called void.
        if (const auto late = tooLate(*match, misdeal.reason))
            found.push_back(*late);
    }
    findProblems(tournament, *match, misdeal.spot, tournament::misdealFrom(misdeal), everything, found);
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
        found.push_back(problemAt(Message{"match-from-paper", {of(*match)}}, *match->rules, problem));
    return found;
}

Objections againstOnSheet(const Tournament& tournament, const Match& match, const facts::TimeCall& call)
{
    Objections found;
    if (match.state == State::Final)
        return {isFinal(match)};
    const scoring::TimeCall time{call.choice, call.override};
    const Sheet sheet = tournament::sheetOf(match, call.spot.game);
    const Item* now = itemAt(sheet, call.spot.place);
    const auto* hand = now ? std::get_if<scoring::Hand>(&now->what) : nullptr;
    if (now && (!hand || hand->timeExpired))
        return {Message{"time-called-there", {of(match)}}};
    const bool twice = std::ranges::any_of(sheet.items, [](const Item& item) {
        const auto* each = std::get_if<scoring::Hand>(&item.what);
        return std::holds_alternative<scoring::TimeCall>(item.what) || (each && each->timeExpired);
    });
    if (twice || sheet.timeOfVoid)
        return {Message{"time-called-in-game", {of(match)}}};
    if (departs(match, time) && !time.override)
        found.push_back(Message{"time-other-end-needs-reason",
                                {of(match),
                                 {"end", onExpiry(*match.rules->rules.time.onExpiry)},
                                 {"rule", ruleCited(match.rules->sourceFor("time.onExpiry"))}}});
    if (hand) {
        scoring::Hand with = *hand;
        with.timeExpired = time;
        with.override = call.override ? call.override : with.override;
        findProblems(tournament, match, call.spot, with, timeAlone, found);
    } else if (!sheet.items.empty() && sheet.items.back().place >= call.spot.place) {
        found.push_back(Message{"time-before-what-was-played", {of(match), {"place", call.spot.place}}});
    } else if (openSheet(tournament, call.spot, WithBids::Refused, found)) {
        findProblems(tournament, match, call.spot, time, everything, found);
    }
    return found;
}

namespace {

void checkTarget(const Tournament& tournament, const facts::Move& move, Objections& found)
{
    if (*move.toMatch == move.sitting.match)
        return found.push_back(Message{"sheet-move-to-itself"});
    const Match* to = atTable(tournament, {*move.toMatch, move.toAttempt.value_or(1)}, found);
    if (to && to->state == State::Final)
        found.push_back(isFinal(*to));
    else if (to && isWrittenOn(tournament, *to))
        found.push_back(Message{"sheet-move-to-written", {of(*to)}});
}

} // namespace

Objections againstOnSheet(const Tournament& tournament, const Match& match, const facts::Move& move)
{
    Objections found;
    if (match.games.empty())
        return {Message{"sheet-is-empty", {of(match)}}};
    if (!move.toMatch)
        return found;
    // A team has advanced from a finished match. Swapping its sides is fine, because its teams are right.
    if (match.state == State::Final)
        return {isFinal(match)};
    checkTarget(tournament, move, found);
    return found;
}

Objections against(const Tournament& tournament, const facts::ScoreSheet& sheet)
{
    Objections found;
    const Match* match = matchOf(tournament, {sheet.match, sheet.attempt}, found);
    if (!match)
        return found;
    if (!match->number)
        return {Message{"sheet-of-bye", {of(*match)}}};
    for (const auto& team : {sheet.teams.a, sheet.teams.b})
        if (team && *team != match->teams.a && *team != match->teams.b)
            return {Message{"sheet-of-other-team", {of(*match), {"team", teamName(tournament, *team)}}}};
    if (sheet.what == facts::SheetAction::Back && !tournament::isSheetOut(tournament, *match))
        return {Message{"sheet-not-out", {of(*match)}}};
    if (sheet.what == facts::SheetAction::Out && match->state >= tournament::State::Ended)
        return {Message{"sheet-match-over", {of(*match)}}};
    return {};
}

namespace {

/// The hand at that place that may be ruled on; otherwise nothing and an objection. Its match may be final,
/// since a ruling can end a game earlier or reopen it.
std::optional<scoring::Hand> ruledOn(const Tournament& tournament, const facts::Spot& spot, Objections& found)
{
    const Match* match = atTable(tournament, spot.sitting, found);
    if (!match)
        return std::nullopt;
    const Sheet sheet = tournament::sheetOf(*match, spot.game);
    const Item* item = itemAt(sheet, spot.place);
    if (const auto* hand = item ? std::get_if<scoring::Hand>(&item->what) : nullptr)
        return *hand;
    found.push_back(
        Message{"sheet-no-hand-at-place", {of(*match), {"place", spot.place}, {"game", spot.game}}});
    return std::nullopt;
}

/// The objections to the hand after `rule` has changed it.
template <class Rule>
Objections againstRuling(const Tournament& tournament, const facts::Spot& spot, Rule rule)
{
    Objections found;
    if (auto hand = ruledOn(tournament, spot, found)) {
        rule(*hand);
        const auto rulingsAlone = [](const scoring::Problem& problem) {
            return problem.about == scoring::About::Ruling;
        };
        findProblems(tournament, *tournament::match(tournament, spot.sitting.match), spot, *hand,
                     rulingsAlone, found);
    }
    return found;
}

} // namespace

Objections against(const Tournament& tournament, const facts::Challenge& challenge)
{
    return againstRuling(tournament, challenge.hand, [&](scoring::Hand& hand) {
        hand.reneges.push_back({tournament::claimingSide(challenge), challenge.accused, challenge.book,
                                scoring::Ruling::Pending});
    });
}

Objections against(const Tournament& tournament, const facts::Decision& decision)
{
    const tournament::Filed* filed = tournament::filed(tournament, decision.challenge);
    const auto* challenge = filed ? std::get_if<facts::Challenge>(&filed->entry->fact) : nullptr;
    if (!challenge)
        return {Message{"challenge-not-on-record", {{"challenge", decision.challenge}}}};
    if (!filed->holds)
        return {Message{"challenge-taken-back", {{"challenge", decision.challenge}}}};
    const auto standing = tournament::standingFact(tournament, decision.challenge);
    const facts::Spot& spot = std::get<facts::Challenge>(*standing).hand;
    Objections found;
    if (!ruledOn(tournament, spot, found))
        return found;
    const Match& match = *tournament::match(tournament, spot.sitting.match);
    const auto* before = tournament::latest<facts::Decision>(
        tournament::recordOf(tournament, challenge->hand.sitting.match),
        [&](const facts::Decision& other) { return other.challenge == decision.challenge; });
    if (match.state == State::Final && before && !decision.reason)
        found.push_back(Message{"ruling-final-needs-reason", {of(match)}});
    return found;
}

Objections against(const Tournament& tournament, const facts::Foul& foul)
{
    return againstRuling(tournament, foul.hand, [&](scoring::Hand& hand) {
        hand.fouls.push_back({foul.side, foul.foul});
    });
}

Objections against(const Tournament& tournament, const facts::Adjustment& adjustment)
{
    return againstRuling(tournament, adjustment.hand, [&](scoring::Hand& hand) {
        hand.adjustments.push_back({adjustment.side, adjustment.points, adjustment.reason});
    });
}

} // namespace desk
