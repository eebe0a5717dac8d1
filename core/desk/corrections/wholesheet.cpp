#include "wholesheet.h"

#include "correcting.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "desk/play/clock.h"
#include "desk/play/table.h"
#include "files/statusjson.h"
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
using tournament::Match;
using wording::filled;

namespace {

bool isReseated(const SheetOptions& options)
{
    return options.seatsA || options.seatsB || options.firstDealer;
}

facts::Call reseated(const Match& match, const SheetOptions& options)
{
    facts::Call call = *match.call;
    auto& players = call.players;
    if (options.seatsA)
        std::swap(players[Seat::A1], players[Seat::A2]);
    if (options.seatsB)
        std::swap(players[Seat::B1], players[Seat::B2]);
    if (options.firstDealer)
        call.firstDealer = options.firstDealer;
    call.reason = options.reason;
    return call;
}

facts::Move moveOf(const tournament::Tournament& tournament, const Match& match, const SheetOptions& options)
{
    facts::Move move;
    move.sitting = {match.id, match.attempt};
    move.swapped = options.sides;
    move.reason = options.reason;
    if (!options.to)
        return move;
    move.toMatch = options.to;
    if (const int attempt = tournament::match(tournament, *options.to)->attempt; attempt > 1)
        move.toAttempt = attempt;
    return move;
}

Answer<void> callIt(Draft& draft, const std::string& id)
{
    const Match& match = *tournament::match(draft.tournament(), id);
    if (match.call)
        return {};
    const auto call = callFor(draft.tournament(), match, {}, draft.day());
    return call ? draft.add(facts::Fact(*call)) : tl::unexpected(call.error());
}

Answer<void> writeSheet(Draft& draft, const SheetOptions& options)
{
    const Match& match = *tournament::match(draft.tournament(), options.match);
    if (isReseated(options)) {
        if (!match.call)
            return refused(message::Message{"match-not-called", {{"match", matchTitle(match)}}});
        if (auto added = draft.add(facts::Fact(reseated(match, options))); !added)
            return added;
    }
    if (options.to)
        if (auto called = callIt(draft, *options.to); !called)
            return called;
    if (!options.to && !options.sides)
        return {};
    const tournament::Tournament before = draft.tournament();
    auto moved = draft.add(facts::Fact(moveOf(before, *tournament::match(before, options.match), options)));
    return moved && options.to ? moveClock(draft, before, options.match, *options.to) : moved;
}

/// `seen` is the tournament on which it was decided: a sheet that somebody else has put right since would be
/// swapped back.
Answer<void> write(Draft& draft, const tournament::Tournament& seen, const SheetOptions& options,
                   Correction& correction)
{
    correction = {};
    correction.before = draft.tournament();
    if (!(tournament::recordOf(seen, options.match) ==
          tournament::recordOf(draft.tournament(), options.match)))
        return refused(message::Message{"correction-sheet-changed",
                                        {{"match", matchTitle(*tournament::match(seen, options.match))}}});
    if (auto written = writeSheet(draft, options); !written)
        return written;
    if (draft.entries().empty())
        return refused(message::Message{"sheet-nothing-to-change"});
    if (auto resolved = resolveAll(draft, options.then, options.reason, correction); !resolved)
        return resolved;
    correction.after = draft.tournament();
    return {};
}

} // namespace

Answer<Correction> previewSheet(const tournament::Tournament& tournament, const Environment& environment,
                                const std::string& by, const SheetOptions& options)
{
    Correction correction;
    Draft draft(tournament, environment, by);
    if (auto written = write(draft, tournament, lookedAt(options), correction); !written)
        return tl::unexpected(written.error());
    return correction;
}

Answer<Correction> correctSheet(Desk& desk, const std::string& by, const SheetOptions& options,
                                const tournament::Tournament* chosenIn)
{
    Correction correction;
    const tournament::Tournament seen = chosenIn ? *chosenIn : desk.tournament();
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto written = write(draft, seen, options, correction);
        return written ? allDecided(correction) : written;
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    correction.recorded = *std::move(recorded);
    return correction;
}

std::vector<const tournament::Match*> mayTakeSheet(const tournament::Tournament& tournament,
                                                   const std::string& from)
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

/// The sheets that it is about.
std::vector<std::string> sheetsOf(const SheetOptions& options)
{
    std::vector<std::string> ids{options.match};
    if (options.to)
        ids.push_back(*options.to);
    return ids;
}

bool isRuledOn(const tournament::Match& match)
{
    const auto ruled = [](const tournament::Item& item) {
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        return hand && (!hand->reneges.empty() || !hand->fouls.empty() || !hand->adjustments.empty());
    };
    return std::any_of(match.games.begin(), match.games.end(), [&](const tournament::Sheet& sheet) {
        return std::any_of(sheet.items.begin(), sheet.items.end(), ruled);
    });
}

std::string whoDeals(const tournament::Tournament& tournament, const tournament::Match& match)
{
    if (!match.call->firstDealer)
        return filled(wording::Desk::tr("nobody known"));
    return seatName(tournament, match, *match.call->firstDealer);
}

/// Whether the clock of its game has started.
bool isTimed(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Match& match = *tournament::match(tournament, id);
    return tournament::clockOf(match.rules->rules, match, tournament::recordOf(tournament, id)).state !=
           tournament::Clock::State::NotStarted;
}

void addSeats(const Correction& correction, const tournament::Match& was, const tournament::Match& is,
              std::vector<std::string>& lines)
{
    if (!was.call || !is.call)
        return;
    for (const Seat seat : facts::allSeats)
        if (was.call->players[seat] != is.call->players[seat])
            lines.push_back(filled(wording::Desk::tr("%1: %2 in place of %3"), wording::titleOf(is),
                                   seatName(correction.after, is, seat),
                                   personName(correction.before, was.call->players[seat])));
    if (whoDeals(correction.before, was) != whoDeals(correction.after, is))
        lines.push_back(filled(wording::Desk::tr("%1: %2 dealt first, not %3"), wording::titleOf(is),
                               whoDeals(correction.after, is), whoDeals(correction.before, was)));
}

} // namespace

std::vector<std::string> sheetChanges(const Correction& correction, const SheetOptions& options)
{
    const tournament::Match& was = *tournament::match(correction.before, options.match);
    const tournament::Match& is = *tournament::match(correction.after, options.match);
    std::vector<std::string> lines;
    const std::string hands = wording::handsCounted(tournament::handsOn(was));
    if (options.to) {
        const tournament::Match& to = *tournament::match(correction.after, *options.to);
        lines.push_back(filled(wording::Desk::tr("%1: its sheet with %2 is that of %3"),
                               wording::titleOf(was), hands, wording::titleOf(to)));
        if (!tournament::match(correction.before, to.id)->call)
            lines.push_back(filled(wording::Desk::tr("%1 is called with it, to table %2"),
                                   wording::titleOf(to), to.call->table));
        if (!isTimed(correction.before, to.id) && isTimed(correction.after, to.id))
            lines.push_back(filled(wording::Desk::tr("%1: its clock goes on where that of %2 stands"),
                                   wording::titleOf(to), wording::titleOf(was)));
    }
    if (options.sides)
        lines.push_back(filled(
            isRuledOn(was) ? wording::Desk::tr(
                                 "%1: A and B change columns in %2, with all that was ruled; who dealt stays")
                           : wording::Desk::tr("%1: A and B change columns in %2; who dealt stays"),
            wording::titleOf(was), hands));
    addSeats(correction, was, is, lines);
    return lines;
}

std::string sheetText(const Correction& correction, const SheetOptions& options)
{
    std::string text;
    const auto add = [&](const std::string& line) { text += line + '\n'; };
    for (const std::string& line : sheetChanges(correction, options))
        add(line);
    for (const std::string& id : sheetsOf(options))
        for (const std::string& line : resultChanges(correction, id))
            add(line);
    for (const std::string& line : laterTexts(correction))
        add(line);
    for (const std::string& id : correction.undecided)
        add(undecidedText(correction, id));
    for (const LaterChoice& then : correction.then)
        add(filled(wording::Desk::tr("%1 was decided: %2"),
                   wording::titleOf(*tournament::match(correction.after, then.match)),
                   wording::choiceWord(then.choice)));
    return text;
}

std::string sheetJson(const Correction& correction, const SheetOptions& options)
{
    json::Object out = appliedJson(correction);
    json::Array sheets;
    for (const std::string& id : sheetsOf(options))
        sheets.push_back(json::of(
            json::Object{{"match", json::of(id)}, {"result", json::of(resultJson(correction, id))}}));
    json::Array says;
    for (const std::string& line : sheetChanges(correction, options))
        says.push_back(json::of(line));
    out.emplace_back("says", json::of(std::move(says)));
    out.emplace_back("sheets", json::of(std::move(sheets)));
    out.emplace_back("later", json::of(laterJson(correction)));
    out.emplace_back("changed", json::of(changedJson(correction)));
    return json::print(json::of(std::move(out)));
}

} // namespace desk
