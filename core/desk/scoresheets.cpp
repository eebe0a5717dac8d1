#include "scoresheets.h"

#include "names.h"

#include "night/sheetmarks.h"
#include "rules/words.h"

#include <algorithm>

namespace desk {

namespace {

using facts::SheetDeed;

std::optional<std::string> known(const std::string& team)
{
    return team.empty() ? std::nullopt : std::optional(team);
}

facts::Fact sheetOf(const night::Night& night, const std::string& id, SheetDeed what)
{
    facts::ScoreSheet sheet{id, 1, what};
    if (const night::Match* match = night::match(night, id)) {
        sheet.attempt = match->attempt;
        sheet.teams = {known(match->teams.a), known(match->teams.b)};
    }
    return facts::Fact(std::move(sheet));
}

Answer<void> addSheetsOut(Draft& draft, const std::vector<std::string>& matches)
{
    for (const std::string& id : matches)
        if (auto added = draft.add(sheetOf(draft.night(), id, SheetDeed::Out)); !added)
            return added;
    return draft.entries().empty() ? refused("no sheet of a match goes out") : Answer<void>();
}

/// Whether a fact tells of play, or of a result: of a hand its tricks, or that it does not count. What is
/// taken back, called or put down besides tells of neither.
struct TellsOfPlay {
    bool operator()(const facts::Hand& hand) const
    {
        const auto isOpen = [](const facts::SideHand& side) {
            return std::holds_alternative<std::monostate>(side.tricks);
        };
        return hand.struck || !isOpen(hand.sides.a) || !isOpen(hand.sides.b);
    }
    bool operator()(const facts::Misdeal&) const { return true; }
    bool operator()(const facts::Paper&) const { return true; }
    bool operator()(const facts::Outcome&) const { return true; }
    bool operator()(const facts::Agree&) const { return true; }
    template <class Kind>
    bool operator()(const Kind&) const
    {
        return false;
    }
};

/// Whether what is drafted tells of play, or of a result, in that match.
bool tellsOfPlay(const Draft& draft, const night::Match& match)
{
    const night::Record& record = night::recordOf(draft.night(), match.id);
    return std::any_of(draft.entries().begin(), draft.entries().end(), [&](const facts::Entry& entry) {
        return std::visit(TellsOfPlay(), entry.fact) && night::find(record, entry.stamp.op);
    });
}

constexpr std::size_t mostNamed = 8;

/// `the sheet of match 3 is`, `the sheets of matches 1 and 2 are`; of many `12 score sheets are`; nothing of
/// none.
std::string sheetsAre(const std::vector<std::string>& titles)
{
    if (titles.empty())
        return {};
    if (titles.size() > mostNamed)
        return std::to_string(titles.size()) + " score sheets are";
    const std::string plural = titles.size() > 1 ? "s" : "";
    std::vector<std::string> numbers;
    numbers.reserve(titles.size());
    for (const std::string& title : titles)
        numbers.push_back(title.substr(std::string_view("match ").size()));
    return "the sheet" + plural + " of match" + (plural.empty() ? "" : "es") + ' ' +
           rules::listed(numbers, "and") + (plural.empty() ? " is" : " are");
}

} // namespace

std::vector<std::string> sheetsToHandOut(const night::Night& night, const std::vector<std::string>& matches)
{
    std::vector<std::string> all;
    for (const std::string& id : matches) {
        const night::Match* match = night::match(night, id);
        const bool isNew = std::find(all.begin(), all.end(), id) == all.end();
        if (isNew && match && match->number && match->state < night::State::Ended)
            all.push_back(id);
    }
    return all;
}

Answer<Recorded> handOutSheets(Desk& desk, const std::string& by, const std::vector<std::string>& matches)
{
    return desk.record(by, [&](Draft& draft) { return addSheetsOut(draft, matches); });
}

Answer<HandedOut> handOutWhatMay(Desk& desk, const std::string& by, const std::vector<std::string>& matches)
{
    std::string text;
    auto recorded = desk.record(by, [&](Draft& draft) {
        const std::vector<std::string> left = sheetsToHandOut(draft.night(), matches);
        text = handedOutText(draft.night(), left);
        return addSheetsOut(draft, left.empty() ? matches : left); // of none the door says why
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    return HandedOut{*std::move(recorded), std::move(text)};
}

Answer<Recorded> takeBackSheet(Desk& desk, const std::string& by, const std::string& match)
{
    return desk.record(
        by, [&](Draft& draft) { return draft.add(sheetOf(draft.night(), match, SheetDeed::Back)); });
}

void typeFromSheet(Desk& desk, const std::string& match)
{
    if (match.empty())
        return desk.goAlong({});
    desk.goAlong([match](Draft& draft) -> Answer<void> {
        const night::Match* found = night::match(draft.night(), match);
        if (!found || !night::isSheetInUse(draft.night(), *found) || !tellsOfPlay(draft, *found))
            return {};
        return draft.addLast(sheetOf(draft.night(), match, SheetDeed::Back));
    });
}

bool isLastOfSheet(const night::Night& night, const std::string& op, const std::string& match, bool holds)
{
    const night::Filed* filed = night::filed(night, op);
    const auto* sheet = filed ? std::get_if<facts::ScoreSheet>(&filed->entry->fact) : nullptr;
    if (!sheet || sheet->match != match || filed->holds != holds)
        return false;
    const night::Filed* newest = &night.record->back();
    if (newest->entry->seq != night.seq)
        return false; // that is on record of a match
    while (newest)
        if (const auto* retract = std::get_if<facts::Retract>(&newest->entry->fact))
            newest = night::filed(night, retract->target);
        else
            return newest->entry->stamp.op == op;
    return false;
}

std::string handedOutText(const night::Night& night, const std::vector<std::string>& matches)
{
    std::vector<std::string> first;
    std::vector<std::string> again;
    for (const std::string& id : matches)
        if (const night::Match* match = night::match(night, id))
            (night::sheetMarkOf(night, *match) ? again : first).push_back(titleOf(*match));
    std::string text = sheetsAre(first) + (first.empty() ? "" : " out");
    if (!again.empty())
        text += (text.empty() ? "" : "; ") + sheetsAre(again) + " out again";
    return text;
}

std::string sheetBackText(const night::Match& match)
{
    return sheetsAre({titleOf(match)}) + " back";
}

std::string sheetsText(const night::Night& night, const std::vector<std::string>& matches, SheetDeed what)
{
    std::vector<std::string> titles;
    for (const std::string& id : matches)
        if (const night::Match* match = night::match(night, id))
            titles.push_back(titleOf(*match));
    return sheetsAre(titles) + (what == SheetDeed::Out ? " out" : " back");
}

} // namespace desk
