#include "proposal.h"

#include "desk/checks/named.h"
#include "desk/checks/resolutions.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using message::Message;

namespace {

/// The first disputed match, in playing order, that has a choice; null if there is none.
const LaterChoice* nextDecided(const Tournament& tournament, const std::vector<LaterChoice>& then)
{
    for (const Match* match : tournament::inOrder(tournament)) {
        const auto isIts = [&](const LaterChoice& each) { return each.match == match->id; };
        const auto found = std::ranges::find_if(then, isIts);
        if (match->flags.disputed && found != then.end())
            return &*found;
    }
    return nullptr;
}

/// Refuses a choice for a match that isn't disputed, and two for one match. Keeping the teams may already
/// follow from another choice.
Answer<void> allApply(const Tournament& tournament, const std::vector<LaterChoice>& then,
                      const Correction& correction)
{
    for (const LaterChoice& each : then) {
        const auto isIts = [&](const LaterChoice& other) { return other.match == each.match; };
        const std::string title = wording::titleOf(*tournament::match(tournament, each.match));
        if (std::ranges::count_if(then, isIts) > 1)
            return refused(Message{"correction-decided-twice", {{"match", title}}});
        const bool follows =
            each.choice == facts::Resolution::Stand && correction.disputed.count(each.match) > 0;
        if (!follows && !decidedFor(correction, each.match))
            return refused(Message{"correction-nothing-to-decide", {{"match", title}}});
    }
    return {};
}

/// Records the choices, and lists the matches that are still disputed.
Answer<void> resolveAll(const Attempt& at)
{
    if (auto resolved = resolveNext(at); !resolved)
        return resolved;
    if (auto good = allApply(at.draft.tournament(), at.proposal.then, at.change); !good)
        return good;
    for (const Match* match : tournament::inOrder(at.draft.tournament())) {
        const Match* was = tournament::match(at.change.before, match->id);
        if (match->flags.disputed && !(was && was->flags.disputed))
            at.change.undecided.push_back(match->id);
    }
    return {};
}

/// Writes the correction and its choices, and keeps the tournament before and after.
Answer<void> writeAll(const Attempt& at)
{
    at.change = {at.draft.tournament(), {}, {}, {}};
    at.change.telling = at.proposal.telling;
    if (auto written = at.proposal.write(at); !written)
        return written;
    if (auto resolved = resolveAll(at); !resolved)
        return resolved;
    at.change.after = at.draft.tournament();
    return {};
}

} // namespace

Answer<void> resolveNext(const Attempt& at)
{
    Draft& draft = at.draft;
    for (const auto& [id, match] : draft.tournament().matches)
        if (match->flags.disputed)
            at.change.disputed.insert(id);
    // A choice may apply again when an earlier match changes once more and other teams are seated.
    while (const LaterChoice* next = nextDecided(draft.tournament(), at.proposal.then)) {
        const Match& match = *tournament::match(draft.tournament(), next->match);
        const facts::Resolve fact =
            resolveFor(draft.tournament(), match, next->choice, draft.op(), unlessEmpty(at.proposal.reason));
        if (!decidedFor(at.change, next->match))
            at.change.then.push_back(*next);
        if (auto added = draft.add(fact); !added)
            return added;
        if (tournament::match(draft.tournament(), next->match)->flags.disputed)
            return {}; // the choice doesn't settle it, so it stays open
    }
    return {};
}

Answer<Correction> preview(const Tournament& tournament, const Environment& environment,
                           const std::string& by, const Proposal& proposal)
{
    Correction change;
    Draft draft = Draft::forPreview(tournament, environment, by);
    if (auto written = writeAll({proposal, tournament, true, draft, change}); !written)
        return tl::unexpected(written.error());
    return change;
}

Answer<Correction> record(Desk& desk, const std::string& by, const Proposal& proposal, const Tournament* seen)
{
    Correction change;
    const Tournament looked = seen ? *seen : desk.tournament();
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto written = writeAll({proposal, looked, false, draft, change});
        if (!written || change.undecided.empty())
            return written;
        std::vector<Mistake> mistakes;
        for (const std::string& id : change.undecided)
            mistakes.emplace_back(undecided(change, id));
        return refused(std::move(mistakes));
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    change.recorded = *std::move(recorded);
    return change;
}

std::string correctionText(const Correction& change)
{
    std::vector<std::string> lines = change.telling->first(change);
    for (const std::string& id : change.sheets)
        std::ranges::move(resultChanges(change, id), std::back_inserter(lines));
    std::ranges::move(laterTexts(change), std::back_inserter(lines));
    for (const std::string& id : change.undecided)
        lines.push_back(wording::text(undecided(change, id)));
    if (change.telling->last)
        std::ranges::move(change.telling->last(change), std::back_inserter(lines));
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

std::string correctionJson(const Correction& change)
{
    json::Object out{{"applied", change.recorded.has_value()}};
    if (change.recorded) {
        out.emplace_back("seq", json::Value{change.recorded->entries.back().seq});
        out.emplace_back("op", change.recorded->op);
    }
    std::ranges::move(change.telling->members(change), std::back_inserter(out));
    out.emplace_back("later", laterJson(change));
    out.emplace_back("changed", json::list(tournament::changed(change.before, change.after)));
    return json::print(std::move(out));
}

std::vector<std::string> decidedLines(const Correction& change)
{
    std::vector<std::string> lines;
    for (const LaterChoice& then : change.then)
        lines.push_back(wording::filled(wording::Desk::tr("%1 was decided: %2"),
                                        wording::titleOf(*tournament::match(change.after, then.match)),
                                        wording::choiceWord(then.choice)));
    return lines;
}

Answer<FoundHand> findHand(const Match& match, std::optional<int> game, int hand)
{
    const int begun = static_cast<int>(match.games.size());
    const int at = game.value_or(begun);
    if (begun == 0)
        return refused(Message{"match-without-hands", {of(match)}});
    if (at < 1 || at > begun)
        return refused(Message{"correction-no-such-game", {of(match), {"game", at}, {"n", begun}}});
    int number = 0;
    for (const tournament::Item& item : match.games[static_cast<std::size_t>(at) - 1].items)
        if (std::holds_alternative<scoring::Hand>(item.what) && ++number == hand)
            return FoundHand{
                {{match.id, match.attempt}, at, item.place}, &item, placeOnSheet(match, at, item.place)};
    const auto onRecord = Message{"correction-on-record", {{"n", number}}};
    if (begun == 1)
        return refused(
            Message{"correction-no-such-hand", {of(match), {"hand", hand}, {"onRecord", onRecord}}});
    return refused(Message{"correction-no-such-hand-in-game",
                           {of(match), {"hand", hand}, {"game", at}, {"onRecord", onRecord}}});
}

Answer<FoundHand> findHand(const Tournament& now, const Tournament& seen, const std::string& match,
                           std::optional<int> game, int hand)
{
    const Match* is = tournament::match(now, match);
    const Match* was = tournament::match(seen, match);
    if (!is || !was)
        return refused(Message{"match-no-longer-drawn", {{"match", match}}});
    auto found = findHand(*is, game, hand);
    if (!found)
        return found;
    const auto meant = findHand(*was, game, hand);
    if (!meant || meant->spot != found->spot)
        return sheetChanged(*is);
    return found;
}

tl::unexpected<Failure> sheetChanged(const Match& match)
{
    return refused(Message{"correction-sheet-changed", {of(match)}});
}

} // namespace desk
