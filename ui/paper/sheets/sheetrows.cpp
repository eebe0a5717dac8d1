#include "sheetface.h"

#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "views/hands.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"
#include "wording/sentence.h"
#include "wording/tournament/sheettext.h"
#include "wording/tr.h"

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

using scoring::Side;

/// Index of each cell of a side.
enum : std::size_t { firstBid, secondBid, tricksAt, pointsAt, bagsAt, scoreAt };

QString callText(const scoring::Bid& bid)
{
    if (!bid.isNil())
        return QString::number(bid.number);
    return bid.call == scoring::Bid::Call::Nil ? Paper::tr("nil") : Paper::tr("blind", "nil");
}

bool isMade(const scoring::SideHand& hand, int partner)
{
    return scoring::tricksOf(hand, partner) == 0;
}

/// A partner's bid, and whether a nil was made: a blind nil is `blind` above `nil made`, or above `made`.
SheetCell callCell(const scoring::SideHand& hand, const scoring::Bids& bids, int partner)
{
    const scoring::Bid& bid = bids[static_cast<std::size_t>(partner)];
    SheetCell cell{callText(bid), {}};
    const bool isOver = scoring::hasTricks(hand);
    const QString came = isMade(hand, partner) ? Paper::tr("made") : Paper::tr("failed");
    if (bid == scoring::blindNil && isOver) {
        cell.mark = isMade(hand, partner) ? Paper::tr("nil made") : Paper::tr("nil failed");
        cell.brief = came;
    } else if (bid == scoring::blindNil) {
        cell.mark = Paper::tr("nil");
    } else if (bid.isNil() && isOver) {
        cell.mark = came;
    }
    return cell;
}

/// The partners who bid nil, if the venue bids by side: `1`, `2`, `1, 2`.
SheetCell nilCell(const scoring::SideHand& hand, const scoring::Bids& bids)
{
    SheetCell cell;
    for (const int partner : {0, 1}) {
        const scoring::Bid& bid = bids[static_cast<std::size_t>(partner)];
        if (!bid.isNil())
            continue;
        cell.text += (cell.text.isEmpty() ? QString() : u", "_s) + QString::number(partner + 1);
        if (scoring::hasTricks(hand))
            cell.mark += (cell.mark.isEmpty() ? QString() : u", "_s) +
                         (isMade(hand, partner) ? Paper::tr("made") : Paper::tr("failed"));
    }
    return cell;
}

void fillBids(std::array<SheetCell, 6>& cells, const scoring::SideHand& hand, BidColumns columns)
{
    const QString blind = hand.blind ? Paper::tr("blind") : QString();
    const auto* bids = std::get_if<scoring::Bids>(&hand.bid);
    if (!bids) {
        const auto* together = std::get_if<int>(&hand.bid);
        cells[firstBid] = {together ? QString::number(*together) : u"–"_s, blind};
        return;
    }
    if (columns == BidColumns::ByPlayer) {
        for (const int partner : {0, 1}) {
            SheetCell& cell = cells[partner == 0 ? firstBid : secondBid];
            cell = callCell(hand, *bids, partner);
            if (hand.blind && !scoring::isNil(hand, partner))
                cell.mark = blind;
        }
        return;
    }
    const auto contract = scoring::contractOf(hand);
    cells[firstBid] = {contract ? QString::number(*contract) : u"–"_s, blind};
    cells[secondBid] = nilCell(hand, *bids);
}

bool hasRenege(const scoring::Hand& hand, Side side)
{
    return std::ranges::any_of(hand.reneges, [&](const scoring::Renege& renege) {
        return renege.accused.side == side && renege.ruling == scoring::Ruling::Upheld;
    });
}

void fillSide(std::array<SheetCell, 6>& cells, const scoring::Hand& hand, const scoring::HandLedger& ledger,
              Side side)
{
    const scoring::SideLedger& came = ledger.sides[side];
    const views::HandSideView view = views::handSideView(hand.sides[side], &came);
    const bool isReneged = hasRenege(hand, side);
    cells[tricksAt] = {q(view.tricks), isReneged ? Paper::tr("renege") : QString()};
    const bool isSplit = std::holds_alternative<scoring::Split>(hand.sides[side].tricks);
    if (isSplit ? scoring::countsRuledTricks(came) : scoring::countsOtherTricks(came)) {
        cells[tricksAt].text = u"%1→%2"_s.arg(came.tricks).arg(came.counted); // as on the screen
        if (!isReneged && isSplit)
            cells[tricksAt].mark = q(view.tricks); // who took them
    }
    cells[pointsAt] = {number(came.points), q(view.set)};
    cells[bagsAt] = {q(view.bags), view.paysForBags ? Paper::tr("penalty") : QString()};
    cells[scoreAt] = {q(view.score), {}};
    if (ledger.state == scoring::State::AfterEnd)
        cells[scoreAt].mark = Paper::tr("after end");
    else if (ledger.state == scoring::State::Held)
        cells[scoreAt].mark = Paper::tr("open");
}

void noteHand(const rules::Set& set, const scoring::Hand& hand, scoring::State state, int place,
              QStringList& notes)
{
    const auto note = [&](const QString& text) { notes << Paper::tr("Hand %1: %2").arg(place).arg(text); };
    // The numbers of the row don't show what a renege cost and who challenged.
    const auto who = [](scoring::Seat seat) { return seatName(seat).toStdString(); };
    const std::vector<std::string> ruled = wording::whyRuled(set, hand, state, who, wording::placeOf);
    for (std::size_t i = 0; i < ruled.size(); ++i) {
        const auto& by = hand.reneges[i].by;
        note(by ? Paper::tr("%1; challenged by %2").arg(q(ruled[i]), q(scoring::name(*by)).toUpper())
                : Paper::tr("%1; challenged by the supervisor").arg(q(ruled[i])));
    }
    for (const scoring::Adjustment& each : hand.adjustments)
        note(Paper::tr("%1 point(s) for %2: %3", nullptr, std::abs(each.points))
                 .arg(q(rules::added(each.points)), q(scoring::name(each.side)).toUpper(), q(each.reason)));
    for (const scoring::FoulCall& each : hand.fouls)
        note(Paper::tr("foul by %1: %2")
                 .arg(q(scoring::name(each.side)).toUpper(), q(wording::codeInWords(each.foul))));
    if (hand.timeExpired)
        note(q(wording::timeText(*hand.timeExpired)));
    if (hand.override)
        note(Paper::tr("exception: %1").arg(q(*hand.override)));
}

void noteChanges(const wording::ChangedHand& hand, QStringList& notes)
{
    const QString name = q(wording::sentence(wording::whichHand(hand)));
    const QString mark = hand.number ? u"* "_s : QString(); // like its number
    for (const wording::HandChange& change : hand.changes)
        notes << mark + Paper::tr("%1 was %2 by %3 (%4). %5")
                            .arg(name, q(wording::changeWord(change.what)),
                                 q(rules::isolated(change.stamp.by)), q(change.reason),
                                 q(wording::sentence(wording::previousHandText(change))));
}

/// The row of a hand. If only its bids are recorded, the other cells are blank.
SheetRow handRow(const views::HandRow& hand, BidColumns columns)
{
    SheetRow row{.number = QString::number(hand.number) + (hand.isChanged ? u"*"_s : u""_s),
                 .dealer = hand.dealer ? seatName(*hand.dealer) : QString(),
                 .isFilled = true};
    for (const Side side : scoring::bothSides) {
        fillBids(row.cells[side], hand.hand->sides[side], columns);
        if (hand.ledger)
            fillSide(row.cells[side], *hand.hand, *hand.ledger, side);
    }
    return row;
}

} // namespace

BidColumns bidColumnsOf(const scoring::RuleSet& rules)
{
    if (rules.bid.entry == scoring::BidEntry::Player)
        return BidColumns::ByPlayer;
    return rules.nil.valueMade || rules.nil.blindMade ? BidColumns::BySideWithNil : BidColumns::BySide;
}

QList<SheetRow> filledRows(const tournament::Sheet& sheet, const rules::Set& set,
                           const std::vector<wording::ChangedHand>& changed, int game, QStringList& notes)
{
    QList<SheetRow> rows;
    for (const views::HandRow& row : views::handRows(sheet, changed, game)) {
        const auto* misdeal = std::get_if<scoring::Misdeal>(&row.item->what);
        const auto across = [&] {
            return misdeal ? wording::misdealLine(*misdeal, seatName(misdeal->calledBy).toStdString())
                           : wording::timeText(std::get<scoring::TimeCall>(row.item->what));
        };
        rows << (row.hand ? handRow(row, bidColumnsOf(set.rules))
                          : SheetRow{.across = q(across()), .isFilled = true});
        if (row.ledger)
            noteHand(set, *row.hand, row.ledger->state, row.number, notes);
    }
    for (const wording::ChangedHand& hand : changed)
        noteChanges(hand, notes);
    return rows;
}

QList<SheetRow> paperRows(const tournament::Match& match, int game)
{
    const auto taken = match.paper.find(game);
    if (taken == match.paper.end())
        return {};
    const scoring::Start& start = taken->second;
    const auto& [a, b] = start.sides;
    const QString bagsA = QString::number(a.bags);
    const QString bagsB = QString::number(b.bags);
    const bool hasBags = scoring::keepsBags(match.rules->rules);
    const QString text =
        !hasBags ? (start.hands > 0
                        ? Paper::tr("From a paper sheet, %1 hands: A %2, B %3")
                              .arg(QString::number(start.hands), number(a.score), number(b.score))
                        : Paper::tr("From a paper sheet: A %1, B %2").arg(number(a.score), number(b.score)))
        : start.hands > 0
            ? Paper::tr("From a paper sheet, %1 hands: A %2 (bags %3), B %4 (bags %5)")
                  .arg(QString::number(start.hands), number(a.score), bagsA, number(b.score), bagsB)
            : Paper::tr("From a paper sheet: A %1 (bags %2), B %3 (bags %4)")
                  .arg(number(a.score), bagsA, number(b.score), bagsB);
    return {SheetRow{.across = text, .isFilled = true}};
}

QList<SheetRow> blankRows(int first, int count, std::optional<scoring::Seat> dealer)
{
    QList<SheetRow> rows;
    for (int i = 0; i < count; ++i) {
        rows << SheetRow{.number = QString::number(first + i),
                         .dealer = dealer ? seatName(*dealer) : QString()};
        dealer = dealer ? std::optional(scoring::next(*dealer)) : std::nullopt;
    }
    return rows;
}

} // namespace paper
