#include "sheetrecord.h"

#include "ui/kit/text.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace sheet {

const std::vector<tournament::Item>& itemsOf(const tournament::Match& match, int game)
{
    static const std::vector<tournament::Item> none;
    return game <= static_cast<int>(match.games.size())
               ? match.games[static_cast<std::size_t>(game) - 1].items
               : none;
}

int handsIn(const tournament::Match& match, int game)
{
    return static_cast<int>(std::ranges::count_if(itemsOf(match, game), [](const tournament::Item& item) {
        return std::holds_alternative<scoring::Hand>(item.what) && !item.isOpen;
    }));
}

const tournament::Item* handOnRecord(const tournament::Match& match, int game, int hand)
{
    int number = 0;
    for (const tournament::Item& item : itemsOf(match, game))
        if (std::holds_alternative<scoring::Hand>(item.what) && !item.isOpen && ++number == hand)
            return &item;
    return nullptr;
}

bool isUncalled(const tournament::Match& match)
{
    return !match.call && match.state < tournament::State::Ended;
}

namespace {

bool bidsItself(const tournament::Match& match, const scoring::GameState& before)
{
    return match.rules->rules.bid.firstHand == scoring::FirstHand::BidsItself && before.firstHand;
}

} // namespace

HandEntry blankEntry(const tournament::Match& match, const scoring::GameState& before)
{
    return HandEntry(match.rules->rules, bidsItself(match, before));
}

std::optional<scoring::FirstBid> askedFirst(const tournament::Match& match, const scoring::GameState& before,
                                            const session::Settings& settings)
{
    return session::keepsAFirst(settings) ? std::nullopt : scoring::bidsFirst(match.rules->rules, before);
}

HandEntry blankEntry(const tournament::Match& match, const scoring::GameState& before,
                     const session::Settings& settings)
{
    HandEntry entry = blankEntry(match, before);
    entry.setFirst(askedFirst(match, before, settings));
    return entry;
}

int tricksKnown(const HandEntry& entry)
{
    int sum = 0;
    for (const Field& field : entry.fields())
        if (field.kind == Field::Kind::Tricks)
            sum += entry.tricksOf(field).value_or(0);
    return sum;
}

QString nameOn(const tournament::Tournament& tournament, const tournament::Match& match, facts::Seat seat)
{
    return match.call ? kit::text(tournament::personName(tournament, match.call->players[seat]))
                      : kit::text(std::string(facts::word(seat))).toUpper();
}

RowKey rowFor(const tournament::Match& match, int game, const scoring::GameState& before)
{
    const tournament::Item* open = tournament::openHand(match);
    return {std::to_string(match.attempt) + '/' + std::to_string(game) + '/' +
                std::to_string(itemsOf(match, game).size()) + (open ? open->op : std::string()) +
                (bidsItself(match, before) ? "/bids itself" : ""), // until hands from paper come before it
            before.dealer};
}

QString textOf(const HandEntry& entry)
{
    QStringList words;
    for (const Field& field : entry.order())
        if (entry.computedField() != field && !shownIn(entry, field).isEmpty())
            words << shownIn(entry, field);
    return words.join(u' ');
}

RowHead headOf(const tournament::Tournament& tournament, const tournament::Match& match,
               const scoring::GameState& before)
{
    if (!before.dealer)
        return {};
    const auto name = [&](scoring::Seat seat) { return kit::firstName(nameOn(tournament, match, seat)); };
    const auto first = scoring::bidsFirst(match.rules->rules, before);
    if (!first)
        return {Window::tr("%1 deals").arg(name(*before.dealer)), {}};
    const bool bySide = match.rules->rules.bid.entry == scoring::BidEntry::Team;
    const QString bids = first->seat && !bySide ? name(*first->seat) : wording::letterOf(first->side);
    return {Window::tr("%1 deals,\n%2 bids first").arg(name(*before.dealer), bids), *first};
}

HandEntry entryOf(const tournament::Match& match, const tournament::Item& item, const Field& at)
{
    HandEntry entry(match.rules->rules);
    entry.take(std::get<scoring::Hand>(item.what));
    entry.letTricksFollow();
    const std::vector<Field> fields = entry.fields();
    const auto found = std::ranges::find_if(
        fields, [&](const Field& field) { return field.side == at.side && field.kind == at.kind; });
    if (found != fields.end())
        entry.setCurrent(*found);
    return entry;
}

bool isOnSheet(const Amending& amending, const tournament::Match& match)
{
    const tournament::Item* item = handOnRecord(match, amending.game, amending.hand);
    return item && item->op == amending.op;
}

namespace {

/// Whether the chosen dealer is for the next hand of that game.
bool isOfNextHand(const std::optional<Drawn>& drawn, const tournament::Match& match, int game)
{
    return drawn && drawn->attempt == match.attempt && drawn->game == game &&
           drawn->hand == handsIn(match, game) + 1;
}

} // namespace

tournament::InPlay inPlayWith(const tournament::Match& match, int game, const std::optional<Drawn>& drawn)
{
    tournament::InPlay now = tournament::inPlay(match);
    if (!now.before.dealer)
        now.before.dealer = now.known.dealer;
    if (isOfNextHand(drawn, match, game) && !(drawn->isSent && now.before.dealer))
        now.before.dealer = drawn->dealer;
    return now;
}

scoring::Hand withDealer(scoring::Hand hand, const std::optional<Drawn>& drawn,
                         const tournament::Match& match, int game)
{
    if (hand.dealer || !isOfNextHand(drawn, match, game) || drawn->isSent)
        return hand;
    hand.dealer = drawn->dealer;
    if (hand.override && drawn->override)
        *hand.override += "; " + *drawn->override;
    else if (drawn->override)
        hand.override = drawn->override;
    return hand;
}

} // namespace sheet
