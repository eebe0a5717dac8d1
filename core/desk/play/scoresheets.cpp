#include "scoresheets.h"

#include "desk/checks/named.h"
#include "message/message.h"
#include "tournament/queries/room.h"
#include "wording/record/facttext.h"
#include "wording/record/names.h"

#include <algorithm>

namespace desk {

namespace {

using facts::SheetAction;

facts::Fact sheetOf(const Tournament& tournament, const std::string& id, SheetAction what)
{
    facts::ScoreSheet sheet{id, 1, what};
    if (const Match* match = tournament::match(tournament, id)) {
        sheet.attempt = match->attempt;
        sheet.teams = {unlessEmpty(match->teams.a), unlessEmpty(match->teams.b)};
    }
    return sheet;
}

Answer<void> addSheetsOut(Draft& draft, const std::vector<std::string>& matches)
{
    for (const std::string& id : matches)
        if (auto added = draft.add(sheetOf(draft.tournament(), id, SheetAction::Out)); !added)
            return added;
    return draft.entries().empty() ? refused(message::Message{"no-score-sheet-to-hand-out"}) : Answer<void>();
}

/// Whether a fact reports play or a result: tricks, a void or deleted hand, a score or an outcome.
bool reportsPlay(const facts::Fact& fact)
{
    if (const auto* hand = std::get_if<facts::Hand>(&fact))
        return hand->struck || scoring::hasTricks(hand->sides.a) || scoring::hasTricks(hand->sides.b);
    return isOneOf<facts::Misdeal, facts::Paper, facts::Outcome, facts::Agree>(fact);
}

/// Whether the draft reports play or a result in that match.
bool reportsPlay(const Draft& draft, const Match& match)
{
    const tournament::Record& record = tournament::recordOf(draft.tournament(), match.id);
    return std::ranges::any_of(draft.entries(), [&](const facts::Entry& entry) {
        return reportsPlay(entry.fact) && tournament::find(record, entry.stamp.op);
    });
}

} // namespace

std::vector<std::string> sheetsToHandOut(const Tournament& tournament,
                                         const std::vector<std::string>& matches)
{
    std::vector<std::string> all;
    for (const std::string& id : matches) {
        const Match* match = tournament::match(tournament, id);
        const bool isNew = !isAmong(all, id);
        if (isNew && match && match->number && match->state < tournament::State::Ended)
            all.push_back(id);
    }
    return all;
}

Answer<Recorded> handOutSheets(Desk& desk, const std::string& by, const std::vector<std::string>& matches)
{
    return desk.record(by, [&](Draft& draft) { return addSheetsOut(draft, matches); });
}

Answer<HandedOut> handOutPossible(Desk& desk, const std::string& by, const std::vector<std::string>& matches)
{
    std::string text;
    auto recorded = desk.record(by, [&](Draft& draft) {
        const std::vector<std::string> left = sheetsToHandOut(draft.tournament(), matches);
        text = handedOutText(draft.tournament(), left);
        return addSheetsOut(draft, left.empty() ? matches : left); // without any, the checks give the reason
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    return HandedOut{*std::move(recorded), std::move(text)};
}

Answer<Recorded> returnSheet(Desk& desk, const std::string& by, const std::string& match)
{
    return desk.record(
        by, [&](Draft& draft) { return draft.add(sheetOf(draft.tournament(), match, SheetAction::Back)); });
}

void typeFromSheet(Desk& desk, const std::string& match)
{
    if (match.empty())
        return desk.goAlong({});
    desk.goAlong([match](Draft& draft) -> Answer<void> {
        const Match* found = tournament::match(draft.tournament(), match);
        if (!found || !tournament::isSheetInUse(draft.tournament(), *found) || !reportsPlay(draft, *found))
            return {};
        return draft.addLast(sheetOf(draft.tournament(), match, SheetAction::Back));
    });
}

bool isLastOfSheet(const Tournament& tournament, const std::string& op, const std::string& match, bool holds)
{
    const tournament::Filed* filed = tournament::filed(tournament, op);
    const auto* sheet = filed ? std::get_if<facts::ScoreSheet>(&filed->entry->fact) : nullptr;
    if (!sheet || sheet->match != match || filed->holds != holds)
        return false;
    const tournament::Filed* newest = &tournament.record->back();
    if (newest->entry->seq != tournament.seq)
        return false; // the last fact is about a match
    while (newest)
        if (const auto* retract = std::get_if<facts::Retract>(&newest->entry->fact))
            newest = tournament::filed(tournament, retract->target);
        else
            return newest->entry->stamp.op == op;
    return false;
}

std::string handedOutText(const Tournament& tournament, const std::vector<std::string>& matches)
{
    std::vector<std::string> first;
    std::vector<std::string> again;
    for (const std::string& id : matches)
        if (const Match* match = tournament::match(tournament, id))
            (tournament::sheetMarkOf(tournament, *match) ? again : first)
                .push_back(wording::numberOf(*match));
    std::string text = wording::sheetsAre(first, wording::Sheets::Out);
    if (!again.empty())
        text += (text.empty() ? "" : "; ") + wording::sheetsAre(again, wording::Sheets::OutAgain);
    return text;
}

std::string sheetBackText(const Match& match)
{
    return wording::sheetsAre({wording::numberOf(match)}, wording::Sheets::Back);
}

} // namespace desk
