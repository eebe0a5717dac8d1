#include "onsheet.h"

#include "named.h"

#include "rules/misdeal.h"
#include "tournament/model/inplay.h"
#include "tournament/model/lineup.h"
#include "tournament/model/record.h"

#include <algorithm>

namespace desk {

using message::Message;
using tournament::Item;
using tournament::Sheet;

const Item* itemAt(const Sheet& sheet, int place)
{
    const auto at = std::ranges::find_if(sheet.items, [&](const Item& item) { return item.place == place; });
    return at == sheet.items.end() ? nullptr : &*at;
}

scoring::GameState stateBefore(const Match& match, int game, int place)
{
    return tournament::openWhilePending(match, tournament::gameBefore(match, game, place));
}

const Match* matchOf(const Tournament& tournament, const facts::Sitting& sitting, Objections& objections)
{
    const Match* match = tournament::match(tournament, sitting.match);
    if (!match)
        objections.push_back(noSuchMatch(sitting.match));
    else if (match->attempt != sitting.attempt)
        objections.push_back(Message{"match-other-attempt",
                                     {of(*match), {"played", match->attempt}, {"about", sitting.attempt}}});
    else
        return match;
    return nullptr;
}

const Match* atTable(const Tournament& tournament, const facts::Sitting& sitting, Objections& found)
{
    const Match* match = matchOf(tournament, sitting, found);
    if (!match)
        return nullptr;
    if (!match->call)
        found.push_back(Message{"match-not-called", {of(*match)}});
    else if (match->flags.disputed)
        found.push_back(isDisputed(*match));
    return found.empty() ? match : nullptr;
}

bool isWrittenOn(const Tournament& tournament, const Match& match)
{
    const tournament::Record record = tournament::standingOf(tournament, match.id);
    return std::ranges::any_of(record, [&](const tournament::Filed& filed) {
        const facts::Sitting* sheet = tournament::onSheetOf(filed.entry->fact);
        return filed.holds && sheet && *sheet == facts::Sitting{match.id, match.attempt};
    });
}

bool isElsewhere(const Tournament& tournament, const std::string& match, const facts::Entry& entry)
{
    if (!tournament::find(tournament::recordOf(tournament, match), entry.stamp.op))
        return false;
    if (const std::string* target = tournament::targetOf(entry.fact))
        return isElsewhere(tournament, match, *tournament::filed(tournament, *target)->entry);
    const auto standing = tournament::standingFact(tournament, entry.stamp.op);
    const facts::Sitting* sheet = standing ? tournament::onSheetOf(*standing) : nullptr;
    return sheet && sheet->match != match;
}

const Match* openSheet(const Tournament& tournament, const facts::Spot& spot, WithBids bids,
                       Objections& found)
{
    const Match* match = atTable(tournament, spot.sitting, found);
    if (!match)
        return nullptr;
    const int current = tournament::currentGame(*match);
    const Item* open = tournament::openHand(*match);
    if (match->state == tournament::State::Final)
        found.push_back(isFinal(*match));
    else if (spot.game != current)
        found.push_back(Message{"game-not-in-play", {of(*match), {"game", spot.game}, {"current", current}}});
    else if (open && open->place != spot.place && bids == WithBids::Refused)
        found.push_back(Message{"hand-is-open", {{"place", placeOnSheet(*match, spot.game, open->place)}}});
    return found.empty() ? match : nullptr;
}

const Match* unbegunSheet(const Tournament& tournament, const facts::Sitting& sitting, int game,
                          Objections& found)
{
    const Match* match = openSheet(tournament, {sitting, game, 0}, WithBids::Refused, found);
    if (!match)
        return nullptr;
    const Sheet sheet = tournament::sheetOf(*match, game);
    if (!sheet.ledger.hands.empty() || tournament::openHand(*match))
        found.push_back(Message{"paper-after-hands", {of(*match)}});
    else if (!sheet.items.empty())
        found.push_back(Message{"paper-after-begin", {of(*match)}});
    return found.empty() ? match : nullptr;
}

void findProblems(const Tournament& tournament, const Match& match, const facts::Spot& spot,
                  const scoring::Item& item, About about, Objections& found)
{
    const Message place = placeOnSheet(match, spot.game, spot.place);
    const auto who = [&](scoring::Seat seat) { return seatName(tournament, match, seat); };
    for (const scoring::Problem& problem :
         scoring::problems(match.rules->rules, stateBefore(match, spot.game, spot.place), item, who))
        if (about(problem) && scoring::refusal({problem}, item))
            found.push_back(problemAt(place, *match.rules, problem));
}

Message problemAt(const std::optional<Message>& place, const rules::Set& set, const scoring::Problem& problem)
{
    std::optional<Message> side;
    if (problem.side)
        side = *problem.side == scoring::Side::A ? Message{"side-a"} : Message{"side-b"};
    const Message found =
        place && side
            ? Message{"problem-of-side-at", {{"place", *place}, {"side", *side}, {"problem", problem.what}}}
        : place ? Message{"problem-at", {{"place", *place}, {"problem", problem.what}}}
        : side  ? Message{"problem-at", {{"place", *side}, {"problem", problem.what}}}
                : problem.what;
    return problem.parameter.empty() ? found
                                     : Message{"problem-by-rule",
                                               {{"problem", found},
                                                {"rules", set.id},
                                                {"rule", ruleCited(set.sourceFor(problem.parameter))}}};
}

bool addsOnlyDealer(const facts::Hand& hand, facts::Hand before)
{
    if (before.dealer || !hand.dealer)
        return false;
    before.dealer = hand.dealer;
    before.revision = hand.revision;
    before.reason = hand.reason;
    return !hand.struck && before == hand;
}

int versionsOf(const tournament::Record& record, const facts::Spot& spot)
{
    const tournament::Record now = tournament::asMoved(record);
    int newest = 0;
    for (std::size_t i = 0; i < record.size(); ++i) {
        const auto* written = std::get_if<facts::Hand>(&record[i].entry->fact);
        if (written && (written->spot == spot || *facts::spotOf(now[i].entry->fact) == spot))
            newest = std::max(newest, written->revision);
    }
    return newest;
}

int lastPlace(const tournament::Record& record, const facts::Sitting& sitting, int game, int before)
{
    int last = 0;
    for (const tournament::Record& each : {record, tournament::asMoved(record)})
        for (const tournament::Filed& filed : each)
            if (const facts::Spot* spot = facts::spotOf(filed.entry->fact);
                spot && spot->sitting == sitting && spot->game == game && spot->place < before)
                last = std::max(last, spot->place);
    return last;
}

bool plays(const Match& match, const std::string& team)
{
    return match.teams.a == team || match.teams.b == team;
}

std::string sitsFor(const facts::Call& call, const std::string& person)
{
    const auto seat =
        std::ranges::find(facts::allSeats, person, [&](facts::Seat each) { return call.players[each]; });
    return seat == facts::allSeats.end() ? std::string() : teamAt(call, *seat);
}

const std::string& teamAt(const facts::Call& call, facts::Seat seat)
{
    return seat.side == scoring::Side::A ? call.teams.a : call.teams.b;
}

std::string incidentName(const Tournament& tournament, const facts::Incident& incident)
{
    return incident.person ? personName(tournament, *incident.person)
                           : teamName(tournament, incident.team.value_or(""));
}

const facts::Incident* ejectedAtTable(const Tournament& tournament, const Match& match)
{
    if (!match.call)
        return nullptr;
    for (const facts::Seat seat : facts::allSeats) {
        const facts::Incident* ejected = nullptr;
        bool playsOn = false;
        for (const tournament::Happened& each : tournament.setting->incidents)
            if (each.incident.what == facts::IncidentKind::Ejection &&
                (each.incident.person ? *each.incident.person == match.call->players[seat]
                                      : each.incident.team == teamAt(*match.call, seat))) {
                ejected = &each.incident;
                playsOn = playsOn || (each.incident.playsOn && each.incident.match == match.id);
            }
        if (ejected && !playsOn)
            return ejected;
    }
    return nullptr;
}

std::optional<message::Message> tooLate(const Match& match, const std::string& reason, bool wasBid)
{
    const rules::Set& set = *match.rules;
    const rules::MisdealReason* named = rules::misdealOnSheet(set, reason);
    const bool hasOpenBids = tournament::openHand(match) != nullptr;
    if (!named || !(wasBid || hasOpenBids))
        return std::nullopt;
    std::vector<message::Argument> about = {
        of(match),
        {"reason", rules::misdealReason(reason)},
        {"venue", set.venueName},
        {"rule", ruleSection(set.sourceFor("misdeal.reasons." + reason))}};
    if (named->until == rules::CallableUntil::FirstBid)
        return Message{"misdeal-after-first-bid", std::move(about)};
    // Bids on record are complete. No one records single bids or the opening lead.
    if (named->until == rules::CallableUntil::OwnBid && hasOpenBids)
        return Message{"misdeal-after-own-bid", std::move(about)};
    return std::nullopt;
}

std::optional<message::Message> whyNotVoid(const Match& match)
{
    const Item* open = tournament::openHand(match);
    const auto* hand = open ? std::get_if<scoring::Hand>(&open->what) : nullptr;
    return whyNotVoid(match, hand ? hand->sides : scoring::PerSide<scoring::SideHand>{});
}

std::optional<message::Message> whyNotVoid(const Match& match,
                                           const scoring::PerSide<scoring::SideHand>& bids)
{
    const rules::Set& set = *match.rules;
    const std::optional<int>& least = set.rules.bid.minTableTotal;
    if (!least)
        return Message{"throw-in-no-minimum", {of(match), {"venue", set.venueName}}};
    if (std::holds_alternative<std::monostate>(bids.a.bid))
        return Message{"throw-in-no-bids", {of(match)}};
    if (const int total = scoring::bidTogether(bids); total >= *least)
        return Message{"throw-in-minimum-reached",
                       {of(match),
                        {"total", total},
                        {"least", *least},
                        {"rule", ruleSection(set.sourceFor("bid.minTableTotal"))}}};
    return std::nullopt;
}

} // namespace desk
