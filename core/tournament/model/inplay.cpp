#include "inplay.h"

#include "rules/misdeal.h"

#include <algorithm>

namespace tournament {

namespace {

template <class T>
void append(std::vector<T>& to, const std::vector<T>& more)
{
    to.insert(to.end(), more.begin(), more.end());
}

/// `takeOut` removes the ruling from its hand, and returns whether it was there.
template <class TakeOut>
std::optional<RulingEffect> effectOfRuling(const Match& match, const TakeOut& takeOut)
{
    for (int game = 1; const Sheet& sheet : match.games) {
        for (const Item& item : sheet.items) {
            const auto* hand = item.isOpen ? nullptr : std::get_if<scoring::Hand>(&item.what);
            scoring::Hand without = hand ? *hand : scoring::Hand();
            if (!hand || !takeOut(game, item, without))
                continue;
            const scoring::GameState before = gameBefore(match, game, item.place);
            const scoring::Played is = resultOfHand(match.rules->rules, before, *hand);
            const scoring::Played was = resultOfHand(match.rules->rules, before, without);
            const auto& [a, b] = is.ledger.sides;
            const auto& [aWas, bWas] = was.ledger.sides;
            return RulingEffect{{aWas.points, bWas.points},
                                {a.points, b.points},
                                is.ledger.state != was.ledger.state ||
                                    is.after.result.winner != was.after.result.winner};
        }
        ++game;
    }
    return std::nullopt;
}

} // namespace

InPlay inPlay(const Match& match)
{
    const Sheet sheet = sheetOf(match, currentGame(match));
    InPlay now{sheet.now, {}};
    if (const Item* open = openHand(match))
        now.known = std::get<scoring::Hand>(open->what);
    else
        now.known.timeExpired = sheet.timeOfVoid;
    return now;
}

scoring::GameState gameBefore(const Match& match, int game, int place)
{
    scoring::MatchLedger earlier;
    for (int i = 0; i + 1 < game && i < static_cast<int>(match.games.size()); ++i)
        scoring::addGame(match.rules->rules, match.series, earlier,
                         match.games[static_cast<std::size_t>(i)].ledger);
    scoring::GameState state = beginOf(match, earlier, game);
    scoring::GameLedger ledger;
    for (const Item& item : sheetOf(match, game).items)
        if (item.place < place && !item.isOpen)
            rules::addToGame(*match.rules, item.what, state, ledger);
    return state;
}

scoring::Hand completed(scoring::Hand known, const scoring::Hand& given)
{
    const auto hasBid = [](const auto& part) { return !std::holds_alternative<std::monostate>(part.bid); };
    for (const Side side : scoring::bothSides) {
        scoring::SideHand& part = known.sides[side];
        if (hasBid(given.sides[side]) || !hasBid(part))
            part = given.sides[side];
        else
            part.tricks = given.sides[side].tricks;
    }
    known.dealer = given.dealer ? given.dealer : known.dealer;
    known.override = given.override ? given.override : known.override;
    known.timeExpired = given.timeExpired ? given.timeExpired : known.timeExpired;
    append(known.reneges, given.reneges);
    append(known.fouls, given.fouls);
    append(known.adjustments, given.adjustments);
    return known;
}

scoring::Played resultOfHand(const scoring::RuleSet& rules, const scoring::GameState& before,
                             const scoring::Hand& hand)
{
    scoring::Played played = scoring::play(rules, before, hand);
    markHeld(hand, played.ledger);
    return played;
}

std::optional<RulingEffect> effectOfChallenge(const Match& match, const std::string& challenge)
{
    return effectOfRuling(match, [&](int, const Item& item, scoring::Hand& hand) {
        const auto at = std::ranges::find(item.cases, challenge, &Case::challenge);
        if (at == item.cases.end())
            return false;
        hand.reneges.erase(hand.reneges.begin() + (at - item.cases.begin())); // same order as the cases
        return true;
    });
}

std::optional<RulingEffect> effectOfFoul(const Match& match, const facts::Foul& foul)
{
    return effectOfRuling(match, [&](int game, const Item& item, scoring::Hand& hand) {
        if (game != foul.hand.game || item.place != foul.hand.place)
            return false;
        const auto at = std::ranges::find(hand.fouls, scoring::FoulCall{foul.side, foul.foul});
        if (at == hand.fouls.end())
            return false;
        hand.fouls.erase(at);
        return true;
    });
}

scoring::GameState openWhilePending(const Match& match, scoring::GameState state)
{
    if (match.flags.pending && state.result.state == scoring::State::Won)
        state.result.state = scoring::State::InProgress;
    return state;
}

bool takesHands(const Match& match)
{
    if (match.state >= State::Ended)
        return false;
    const bool isHeld = match.flags.pending && match.ledger.result.state == scoring::State::Won;
    return !isHeld || match.games.back().ledger.result.by != scoring::By::Time;
}

std::optional<int> timeCalledAfter(const Match& match, int game, int place)
{
    std::optional<int> last;
    for (const Item& item : sheetOf(match, game).items) {
        if (item.place == place && std::holds_alternative<scoring::TimeCall>(item.what))
            return last;
        if (std::holds_alternative<scoring::Hand>(item.what))
            last = item.place;
    }
    return std::nullopt;
}

int handNumber(const Match& match, int game, int place)
{
    int number = 1;
    if (game <= static_cast<int>(match.games.size()))
        for (const Item& item : match.games[static_cast<std::size_t>(game) - 1].items)
            number += item.place < place && std::holds_alternative<scoring::Hand>(item.what) ? 1 : 0;
    return number;
}

bool hasHandToFinish(const Match& match)
{
    return openHand(match) || match.rules->rules.time.oneMoreHand;
}

bool isPending(const scoring::Hand& hand)
{
    return std::ranges::any_of(hand.reneges,
                               [](const auto& renege) { return renege.ruling == scoring::Ruling::Pending; });
}

void markHeld(const scoring::Hand& hand, scoring::HandLedger& row)
{
    if (isPending(hand) && row.state != scoring::State::AfterEnd)
        row.state = scoring::State::Held;
}

rules::TurnedCards judged(int book, const facts::Evidence& evidence)
{
    return {book,           evidence.known,     evidence.led, evidence.played,
            evidence.shown, evidence.shownBook, evidence.held};
}

std::optional<Side> claimingSide(const facts::Challenge& challenge)
{
    if (challenge.by == facts::Challenger::Supervisor)
        return std::nullopt;
    return challenge.by == facts::Challenger::A ? Side::A : Side::B;
}

scoring::Misdeal misdealFrom(const facts::Misdeal& misdeal)
{
    return {misdeal.calledBy, misdeal.reason, misdeal.override, misdeal.byRuling};
}

scoring::Start startFrom(const facts::Paper& paper)
{
    scoring::Start start;
    for (const facts::Side side : facts::bothSides)
        start.sides[side] = {paper.score[side], paper.bags[side], paper.sets[side]};
    start.hands = paper.hands;
    return start;
}

facts::Paper paperFrom(const scoring::Start& start)
{
    facts::Paper paper;
    for (const scoring::Side side : scoring::bothSides) {
        paper.score[side] = start.sides[side].score;
        paper.bags[side] = start.sides[side].bags;
        paper.sets[side] = start.sides[side].sets;
    }
    paper.hands = start.hands;
    return paper;
}

} // namespace tournament
