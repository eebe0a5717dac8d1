#include "match.h"

#include <algorithm>

namespace tournament {

namespace {

std::string teamOn(const Setting& setting, const bracket::Occupant& occupant)
{
    const auto* seed = std::get_if<bracket::Seed>(&occupant);
    return seed ? teamOfSeed(setting, seed->number) : std::string();
}

} // namespace

PerSide<std::string> seatedTeams(const Setting& setting, const Match& match)
{
    return {teamOn(setting, match.seats.a), teamOn(setting, match.seats.b)};
}

bool hasOpenSeat(const Match& match)
{
    return !bracket::isKnown(match.seats.a) || !bracket::isKnown(match.seats.b);
}

const scoring::Result& result(const Match& match)
{
    return match.series.games == 1 && match.games.size() == 1 ? match.games.front().ledger.result
                                                              : match.ledger.result;
}

bool isTied(const Match& match)
{
    return match.state == State::Ended ? !match.ledger.result.winner
                                       : match.outcome == Outcome::Played && !match.winner;
}

bool mustSignAgain(const Match& match)
{
    if (!match.agreed || isDecidedOtherwise(match))
        return false;
    return match.ledger.result.state != scoring::State::Won ||
           match.agreed->winner != winnerOf(match.ledger.result.winner) ||
           match.agreed->score != result(match).score;
}

facts::Winner winnerOf(const std::optional<Side>& winner)
{
    if (!winner)
        return facts::Winner::None;
    return *winner == scoring::Side::A ? facts::Winner::A : facts::Winner::B;
}

bool isUnneeded(const Match& match)
{
    return match.number && match.outcome == Outcome::Bye; // a bye in the draw has no number
}

int handsOn(const Match& match)
{
    int hands = 0;
    for (const Sheet& sheet : match.games)
        hands += static_cast<int>(sheet.ledger.hands.size());
    return hands;
}

bool hasHands(const Match& match)
{
    return handsOn(match) > 0 || openHand(match);
}

int handsAfterEnd(const Match& match)
{
    std::ptrdiff_t count = 0;
    for (const Sheet& sheet : match.games)
        count +=
            std::ranges::count(sheet.ledger.hands, scoring::State::AfterEnd, &scoring::HandLedger::state);
    return static_cast<int>(count);
}

int currentGame(const Match& match)
{
    const int begun = static_cast<int>(match.games.size());
    if (begun == 0)
        return 1;
    const bool over = match.games.back().ledger.result.state == scoring::State::Won;
    return over && match.ledger.result.state != scoring::State::Won ? begun + 1 : begun;
}

Sheet sheetOf(const Match& match, int game)
{
    if (game <= static_cast<int>(match.games.size()))
        return match.games[static_cast<std::size_t>(game) - 1];
    Sheet fresh;
    fresh.now = beginOf(match, match.ledger, game);
    fresh.ledger.result = fresh.now.result;
    return fresh;
}

scoring::GameState beginOf(const Match& match, const scoring::MatchLedger& soFar, int game)
{
    const scoring::Start start = startOf(match, game);
    scoring::GameState state = scoring::beginGame(match.rules->rules, match.series, soFar, start);
    if (game != 1 || !match.call || !match.call->firstDealer)
        return state;
    scoring::Seat dealer = *match.call->firstDealer;
    for (int turn = start.hands % 4; turn > 0; --turn)
        dealer = scoring::next(dealer);
    state.dealer = dealer;
    return state;
}

scoring::Start startOf(const Match& match, int game)
{
    const auto at = match.paper.find(game);
    return at == match.paper.end() ? scoring::Start() : at->second;
}

const Item* openHand(const Match& match)
{
    for (const Sheet& sheet : match.games)
        for (const Item& item : sheet.items)
            if (item.isOpen)
                return &item;
    return nullptr;
}

const scoring::HandLedger* ledgerRow(const Sheet& sheet, const Item& item)
{
    const auto hasRow = [](const Item& each) {
        return !each.isOpen && std::holds_alternative<scoring::Hand>(each.what);
    };
    const auto before = std::ranges::count_if(
        sheet.items, [&](const Item& each) { return hasRow(each) && each.place < item.place; });
    return hasRow(item) ? &sheet.ledger.hands[static_cast<std::size_t>(before)] : nullptr;
}

} // namespace tournament
