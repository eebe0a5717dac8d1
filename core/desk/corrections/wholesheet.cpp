#include "wholesheet.h"

#include "correcting.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "desk/play/clock.h"
#include "desk/play/table.h"

#include <utility>

namespace desk {

namespace {

using facts::Seat;
using tournament::Match;

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

} // namespace desk
