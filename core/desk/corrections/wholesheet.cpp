#include "wholesheet.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "desk/play/clock.h"
#include "desk/play/table.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/clock.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>
#include <utility>

namespace desk {

using facts::Seat;
using wording::filled;

namespace {

facts::Call reseated(const Match& match, const SheetOptions& options, const std::string& reason)
{
    facts::Call call = *match.call;
    auto& players = call.players;
    if (options.seatsA)
        std::swap(players[Seat::A1], players[Seat::A2]);
    if (options.seatsB)
        std::swap(players[Seat::B1], players[Seat::B2]);
    if (options.firstDealer)
        call.firstDealer = options.firstDealer;
    call.reason = reason;
    return call;
}

facts::Move moveOf(const Tournament& tournament, const Match& match, const SheetOptions& options,
                   const std::string& reason)
{
    facts::Move move{{match.id, match.attempt}, options.to, {}, options.sides, reason};
    const int attempt = options.to ? tournament::match(tournament, *options.to)->attempt : 1;
    if (attempt > 1)
        move.toAttempt = attempt;
    return move;
}

Answer<void> callIt(Draft& draft, const std::string& id)
{
    const Match& match = *tournament::match(draft.tournament(), id);
    if (match.call)
        return {};
    const auto call = callFor(draft.tournament(), match, {}, draft.day());
    return call ? draft.add(*call) : tl::unexpected(call.error());
}

Answer<void> writeReseated(const Attempt& at, const SheetOptions& options)
{
    const Match& match = *tournament::match(at.draft.tournament(), options.match);
    if (!options.seatsA && !options.seatsB && !options.firstDealer)
        return {};
    if (!match.call)
        return refused(message::Message{"match-not-called", {of(match)}});
    return at.draft.add(reseated(match, options, at.proposal.reason));
}

Answer<void> writeMove(const Attempt& at, const SheetOptions& options)
{
    if (options.to)
        if (auto called = callIt(at.draft, *options.to); !called)
            return called;
    if (!options.to && !options.sides)
        return {};
    const Tournament before = at.draft.tournament();
    const Match& match = *tournament::match(before, options.match);
    auto moved = at.draft.add(moveOf(before, match, options, at.proposal.reason));
    return moved && options.to ? moveClock(at.draft, before, options.match, *options.to) : moved;
}

/// Refuses if someone else has changed the sheet since it was shown; it would be swapped back.
Answer<void> writeSheet(const Attempt& at, const SheetOptions& options)
{
    if (!(tournament::recordOf(at.seen, options.match) ==
          tournament::recordOf(at.draft.tournament(), options.match)))
        return sheetChanged(*tournament::match(at.seen, options.match));
    at.change.sheets = {options.match};
    if (options.to)
        at.change.sheets.push_back(*options.to);
    at.change.own = SheetCorrection{options.sides};
    if (auto written = writeReseated(at, options); !written)
        return written;
    if (auto written = writeMove(at, options); !written)
        return written;
    return at.draft.entries().empty() ? refused(message::Message{"sheet-nothing-to-change"}) : Answer<void>();
}

} // namespace

std::vector<const Match*> mayTakeSheet(const Tournament& tournament, const std::string& from)
{
    std::vector<const Match*> all;
    for (const Match* match : tournament::inOrder(tournament))
        if (match->id != from && match->number && !match->flags.disputed &&
            !isWrittenOn(tournament, *match) &&
            (match->state == tournament::State::Ready || match->state == tournament::State::Called))
            all.push_back(match);
    return all;
}

namespace {

bool isRuledOn(const Match& match)
{
    const auto ruled = [](const tournament::Item& item) {
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        return hand && (!hand->reneges.empty() || !hand->fouls.empty() || !hand->adjustments.empty());
    };
    return std::ranges::any_of(
        match.games, [&](const tournament::Sheet& sheet) { return std::ranges::any_of(sheet.items, ruled); });
}

std::string dealerText(const Tournament& tournament, const Match& match)
{
    if (!match.call->firstDealer)
        return filled(wording::Desk::tr("unknown"));
    return seatName(tournament, match, *match.call->firstDealer);
}

/// Whether its clock has started.
bool isTimed(const Tournament& tournament, const std::string& id)
{
    const Match& match = *tournament::match(tournament, id);
    return tournament::hasClock(match) &&
           tournament::clockOf(tournament, match).state != tournament::Clock::State::NotStarted;
}

void addSeats(const Correction& correction, const Match& was, const Match& is,
              std::vector<std::string>& lines)
{
    if (!was.call || !is.call)
        return;
    for (const Seat seat : facts::allSeats)
        if (was.call->players[seat] != is.call->players[seat])
            lines.push_back(filled(wording::Desk::tr("%1: %2 instead of %3"), wording::titleOf(is),
                                   seatName(correction.after, is, seat),
                                   personName(correction.before, was.call->players[seat])));
    if (dealerText(correction.before, was) != dealerText(correction.after, is))
        lines.push_back(filled(wording::Desk::tr("%1, first dealer: %2 → %3"), wording::titleOf(is),
                               dealerText(correction.before, was), dealerText(correction.after, is)));
}

json::Object sheetMembers(const Correction& change)
{
    const auto sheet = [&](const std::string& id) {
        return json::Object{{"match", id}, {"result", resultJson(change, id)}};
    };
    return {{"says", json::list(sheetChanges(change))}, {"sheets", json::list(change.sheets, sheet)}};
}

constexpr ProposalText sheetCorrection{sheetChanges, sheetMembers, decidedLines};

} // namespace

std::vector<std::string> sheetChanges(const Correction& correction)
{
    const Match& was = *tournament::match(correction.before, correction.sheets.front());
    const Match& is = *tournament::match(correction.after, correction.sheets.front());
    std::vector<std::string> lines;
    const std::string hands = wording::handsCounted(tournament::handsOn(was));
    if (correction.sheets.size() > 1) {
        const Match& to = *tournament::match(correction.after, correction.sheets.back());
        lines.push_back(filled(wording::Desk::tr("%1: its score sheet with %2 moves to %3"),
                               wording::titleOf(was), hands, wording::titleOf(to)));
        if (!tournament::match(correction.before, to.id)->call)
            lines.push_back(
                filled(wording::Desk::tr("%1 is called to table %2"), wording::titleOf(to), to.call->table));
        if (!isTimed(correction.before, to.id) && isTimed(correction.after, to.id))
            lines.push_back(filled(wording::Desk::tr("%1: its clock continues from the clock of %2"),
                                   wording::titleOf(to), wording::titleOf(was)));
    }
    if (std::get<SheetCorrection>(correction.own).sides)
        lines.push_back(filled(
            isRuledOn(was) ? wording::Desk::tr(
                                 "%1: A and B swap columns in %2, rulings included. The dealers don’t change")
                           : wording::Desk::tr("%1: A and B swap columns in %2. The dealers don’t change"),
            wording::titleOf(was), hands));
    addSeats(correction, was, is, lines);
    return lines;
}

Proposal correctSheet(const SheetOptions& options)
{
    return proposalOf(options, writeSheet, sheetCorrection);
}

} // namespace desk
