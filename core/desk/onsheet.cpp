#include "onsheet.h"

#include "names.h"
#include "told.h"

#include "night/inplay.h"
#include "night/moves.h"

#include <algorithm>

namespace desk {

using night::Item;
using night::Match;
using night::Sheet;

const Item* itemAt(const Sheet& sheet, int place)
{
    const auto at = std::find_if(sheet.items.begin(), sheet.items.end(),
                                 [&](const Item& item) { return item.place == place; });
    return at == sheet.items.end() ? nullptr : &*at;
}

scoring::GameState stateBefore(const Match& match, int game, int place)
{
    const scoring::RuleSet& rules = match.rules->rules;
    scoring::MatchLedger earlier;
    for (int i = 0; i + 1 < game && i < static_cast<int>(match.games.size()); ++i)
        scoring::addGame(rules, match.series, earlier, match.games[static_cast<std::size_t>(i)].ledger);
    scoring::GameState state = night::beginOf(match, earlier, game);
    scoring::GameLedger ledger;
    for (const Item& item : night::sheetOf(match, game).items)
        if (item.place < place && !item.isOpen)
            scoring::add(rules, item.what, state, ledger);
    return night::openWhilePending(match, state);
}

const Match* atTable(const Night& night, const facts::Sitting& sitting, Objections& found)
{
    const Match* match = matchOf(night, sitting, found);
    if (!match)
        return nullptr;
    if (!match->call)
        found.push_back(titleOf(*match) + " has not been called");
    else if (match->flags.disputed)
        found.push_back(titleOf(*match) + " is disputed: decide first who plays it");
    return found.empty() ? match : nullptr;
}

bool isWrittenOn(const Night& night, const Match& match)
{
    const night::Record record = night::standingOf(night, match.id);
    return std::any_of(record.begin(), record.end(), [&](const night::Filed& filed) {
        const facts::Sitting* sheet = night::onSheetOf(filed.entry->fact);
        return filed.holds && sheet && *sheet == facts::Sitting{match.id, match.attempt};
    });
}

bool isElsewhere(const Night& night, const std::string& match, const facts::Entry& entry)
{
    if (!night::find(night::recordOf(night, match), entry.stamp.op))
        return false;
    if (const auto* decision = std::get_if<facts::Decision>(&entry.fact))
        return isElsewhere(night, match, *night::filed(night, decision->challenge)->entry);
    if (const auto* evidence = std::get_if<facts::Evidence>(&entry.fact))
        return isElsewhere(night, match, *night::filed(night, evidence->challenge)->entry);
    if (const auto* retract = std::get_if<facts::Retract>(&entry.fact))
        return isElsewhere(night, match, *night::filed(night, retract->target)->entry);
    const auto standing = night::standingFact(night, entry.stamp.op);
    const facts::Sitting* sheet = standing ? night::onSheetOf(*standing) : nullptr;
    return sheet && sheet->match != match;
}

const Match* openSheet(const Night& night, const facts::Spot& spot, WithBids bids, Objections& found)
{
    const Match* match = atTable(night, spot.sitting, found);
    if (!match)
        return nullptr;
    const std::string title = titleOf(*match);
    const int current = night::currentGame(*match);
    const Item* open = night::openHand(*match);
    if (match->state == night::State::Final)
        found.push_back(title + " is final: take its result back first (undo)");
    else if (spot.game != current)
        found.push_back(title + ": game " + std::to_string(spot.game) + " is not in play, game " +
                        std::to_string(current) + " is");
    else if (open && open->place != spot.place && bids == WithBids::Refused)
        found.push_back(title + ", " + handAt(*match, spot.game, open->place) +
                        ": its bids are on record and its tricks are not");
    return found.empty() ? match : nullptr;
}

const Match* unbegunSheet(const Night& night, const facts::Sitting& sitting, int game, Objections& found)
{
    const Match* match = openSheet(night, {sitting, game, 0}, WithBids::Refused, found);
    if (!match)
        return nullptr;
    const Sheet sheet = night::sheetOf(*match, game);
    if (!sheet.ledger.hands.empty() || night::openHand(*match))
        found.push_back(titleOf(*match) + ": hands of this game are on record; they come first (undo)");
    else if (!sheet.items.empty())
        found.push_back(titleOf(*match) + ": this game has begun here; take that back first (undo)");
    return found.empty() ? match : nullptr;
}

void tell(const Night& night, const Match& match, const facts::Spot& spot, const scoring::Item& item,
          About about, Objections& found)
{
    const std::string place = titleOf(match) + ", " + handAt(match, spot.game, spot.place);
    for (scoring::Problem& problem :
         scoring::problems(match.rules->rules, stateBefore(match, spot.game, spot.place), item)) {
        if (!about(problem) || !scoring::refusal({problem}, item))
            continue;
        problem.text = withNames(night, match, problem.text);
        found.push_back(told(*match.rules, place, problem));
    }
}

int versionsOf(const night::Record& record, const facts::Spot& spot)
{
    const night::Record now = night::asMoved(record);
    int newest = 0;
    for (std::size_t i = 0; i < record.size(); ++i) {
        const auto* written = std::get_if<facts::Hand>(&record[i].entry->fact);
        if (written && (written->spot == spot || *facts::spotOf(now[i].entry->fact) == spot))
            newest = std::max(newest, written->revision);
    }
    return newest;
}

int lastPlace(const night::Record& record, const facts::Sitting& sitting, int game, int before)
{
    int last = 0;
    for (const night::Record& each : {record, night::asMoved(record)})
        for (const night::Filed& filed : each)
            if (const facts::Spot* spot = facts::spotOf(filed.entry->fact);
                spot && spot->sitting == sitting && spot->game == game && spot->place < before)
                last = std::max(last, spot->place);
    return last;
}

} // namespace desk
