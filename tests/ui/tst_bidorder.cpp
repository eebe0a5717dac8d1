// The cursor goes from bid to bid as the table bids: from the player left of the dealer, or the side that
// bids first, unless side A is to be typed first. Under rules that have blind bids B marks the bid of the
// side.
#include "attable.h"

#include "ui/sheet/hands/handsview.h"
#include "ui/sheet/hands/pad.h"

using attable::at;
using attable::Table;
using scoring::Side;

class tst_bidorder : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void playersBidClockwise();
    void theSideThatBidsFirstComesFirst();
    void sidesBidOneAfterTheOther();
    void anEnterTooManyStaysAtTheFirstBid();
    void theDealerIsKnownLater();
    void keysNeedNotWaitForTheDealer();
    void whoDealsIsUndone();
    void tricksStayInTheOrderOfTheSheet();
    void aForgottenHandIsTypedInTheSameOrder();
    void bidsUnderTheMinimumAreSaidBeforeTheOtherSideBids();
    void anEnterTooManyLeavesWhyABidIsForbidden();
    void bBeforeANumberMarksItBlind();
    void bOnANumberMarksItBlindAndTakesItBack();
    void aBlindBidTooFewBehindIsHeldBack();
    void rulesWithoutBlindBidsRefuse();
    void aBlindNilBesideBlindBids();
    void aNilBesideABlindBidIsNotBlind();
    void aBlindBidByFinger();
    void anAmendedHandStaysBlind();
    void thisHandSaysWhoMayBidBlind();
};

namespace {

/// A's first player deals, and bids are typed in the order of the table.
void dealt(Table& table)
{
    session::setKeepsAFirst(table.stage.session.settings(), false);
    table.type(u"q"_s);
}

using Numbers = std::array<int, 4>;

/// What A1, A2, B1 and B2 bid in the newest hand.
Numbers bidsOf(const scoring::Hand& hand)
{
    Numbers numbers{};
    std::size_t at = 0;
    for (const scoring::Side side : scoring::bothSides)
        for (const scoring::Bid& bid : std::get<scoring::Bids>(hand.sides[side].bid))
            numbers[at++] = bid.number;
    return numbers;
}

scoring::Hand newest(Table& table)
{
    return std::get<scoring::Hand>(tournament::sheetOf(table.match(), 1).items.back().what);
}

} // namespace

void tst_bidorder::playersBidClockwise()
{
    Table table(at("classic"), false);
    dealt(table);
    QCOMPARE(table.inRow(), u"<|||||"_s);
    QVERIFY((table.sheet().entryRow().entry().current() ==
             sheet::Field{sheet::Field::Kind::Bid, scoring::Side::B, 0}));
    table.type(u"32436⏎"_s); // B1, A2, B2, A1; A takes six
    QCOMPARE(bidsOf(newest(table)), (Numbers{3, 2, 3, 4}));
    QCOMPARE(scoring::rawTricks(newest(table).sides.a), 6);
    table.type(u"2345"_s); // B1 deals: A2, B2, A1, B1
    QCOMPARE(bidsOf(newest(table)), (Numbers{4, 2, 5, 3}));
}

void tst_bidorder::theSideThatBidsFirstComesFirst()
{
    Table table(at("unc"), false);
    dealt(table);
    table.type(u"43326⏎"_s); // B's bids, then A's
    QCOMPARE(bidsOf(newest(table)), (Numbers{3, 2, 4, 3}));
    table.type(u"4332"_s); // A bids first
    QCOMPARE(bidsOf(newest(table)), (Numbers{4, 3, 3, 2}));
}

void tst_bidorder::sidesBidOneAfterTheOther()
{
    Table table(at("washburn"), false);
    dealt(table);
    table.type(u"546⏎"_s); // five keys as ever
    const scoring::Hand hand = newest(table);
    QCOMPARE(std::get<int>(hand.sides.b.bid), 5);
    QCOMPARE(std::get<int>(hand.sides.a.bid), 4);
    QCOMPARE(scoring::rawTricks(hand.sides.a), 6);
}

// Trial: after "B bids first" the cursor was at A, and the two bids were saved the wrong way round.
void tst_bidorder::anEnterTooManyStaysAtTheFirstBid()
{
    Table table(at("washburn"), false);
    session::setKeepsAFirst(table.stage.session.settings(), false);
    table.type(u"w"_s); // B's first player deals: A bids first, then B in the next hand
    table.type(u"546⏎"_s);
    table.type(u"⏎"_s);
    QCOMPARE(table.inRow(), u"<|||"_s);
    QVERIFY(!table.message().isEmpty());
    table.type(u"4"_s);
    table.type(u"⏎"_s); // and between the bids
    QCOMPARE(table.inRow(), u"4|<||"_s);
    table.type(u"56⏎"_s);
    const scoring::Hand hand = newest(table);
    QCOMPARE(std::get<int>(hand.sides.b.bid), 4);
    QCOMPARE(std::get<int>(hand.sides.a.bid), 5);
    QCOMPARE(scoring::rawTricks(hand.sides.a), 6);

    Table players(at("unc"), false);
    dealt(players);
    players.type(u"⏎4⏎3326⏎"_s);
    QCOMPARE(bidsOf(newest(players)), (Numbers{3, 2, 4, 3}));
}

void tst_bidorder::theDealerIsKnownLater()
{
    Table table(at("unc"), false);
    session::setKeepsAFirst(table.stage.session.settings(), false);
    table.type(u"3"_s); // a bid of A
    table.type(u"q"_s);
    table.type(u"243"_s); // the other of A, then B's
    table.type(u"6⏎"_s);
    QCOMPARE(bidsOf(newest(table)), (Numbers{3, 2, 4, 3}));
}

// Digits are typed faster than the disk answers, and are of the side that bids first.
void tst_bidorder::keysNeedNotWaitForTheDealer()
{
    Table table(at("unc"), false);
    session::setKeepsAFirst(table.stage.session.settings(), false);
    table.keys(u"q43"_s);
    table.type(u"32"_s);
    table.type(u"6⏎"_s);
    QCOMPARE(bidsOf(newest(table)), (Numbers{3, 2, 4, 3}));
}

void tst_bidorder::whoDealsIsUndone()
{
    Table table(at("unc"), false);
    dealt(table);
    table.stage.record(stage::undoing("W1-1"));
    table.screen->refresh();
    table.type(u"3"_s); // side A comes first again
    table.type(u"q"_s);
    table.type(u"243"_s);
    table.type(u"6⏎"_s);
    QCOMPARE(bidsOf(newest(table)), (Numbers{3, 2, 4, 3}));
}

void tst_bidorder::tricksStayInTheOrderOfTheSheet()
{
    Table table(at("unc"), false);
    dealt(table);
    table.type(u"43n405⏎"_s); // A's nil took none, its partner five
    const scoring::Hand hand = newest(table);
    QCOMPARE(scoring::rawTricks(hand.sides.a), 5);
    QCOMPARE(scoring::tricksOf(hand.sides.a, 0), 0);
}

void tst_bidorder::aForgottenHandIsTypedInTheSameOrder()
{
    Table table(at("unc"), false);
    dealt(table);
    table.type(u"43326⏎"_s); // B's bids, then A's
    table.press(Qt::Key_Insert);
    table.type(u"43"_s);
    QVERIFY((table.sheet().entryRow().entry().current() ==
             sheet::Field{sheet::Field::Kind::Bid, scoring::Side::A, 0}));
}

void tst_bidorder::bidsUnderTheMinimumAreSaidBeforeTheOtherSideBids()
{
    Table table(at("unc"));
    table.type(u"32"_s);
    QCOMPARE(table.message(), QString());
    Table low(at("unc"));
    low.type(u"1"_s);
    QCOMPARE(low.message(), QString());
    low.type(u"2"_s);
    QVERIFY(!low.message().isEmpty());
}

// Trial: after "under the minimum of 4" Enter said only that the other side's bid was missing.
void tst_bidorder::anEnterTooManyLeavesWhyABidIsForbidden()
{
    Table table(at("mckendree"));
    table.type(u"3"_s);
    const QString why = table.message();
    QVERIFY(!why.isEmpty());
    for (int twice = 0; twice < 2; ++twice) {
        table.type(u"⏎"_s);
        const QString both = table.message();
        QVERIFY2(both.startsWith(why) && both.size() > why.size(), qPrintable(both));
        QCOMPARE(both.count(why), 1);
    }
    table.type(u"4"_s); // the bid that was asked for
    QVERIFY(!table.message().contains(u"bid."_s));
}

namespace {

/// Six or more may be bid blind from 100 behind.
void letBidBlind(rules::Venue& venue)
{
    venue.phases.front().rules.contract.blindBid = scoring::BlindBid{6, 2, 2, 100};
}

tournaments::Setup withBlindBids(const std::string& rules)
{
    tournaments::Setup setup = at(rules);
    setup.change = letBidBlind;
    return setup;
}

/// A is set with five, and 123 behind.
void setBack(Table& table)
{
    table.type(u"573⏎"_s);
    QCOMPARE(table.score(Side::B) - table.score(Side::A), 123);
}

const sheet::HandEntry& entryOf(Table& table)
{
    return table.sheet().entryRow().entry();
}

const scoring::SideHand& newestOfA(Table& table)
{
    return std::get<scoring::Hand>(tournament::sheetOf(table.match(), 1).items.back().what).sides.a;
}

bool isEnterOffered(Table& table)
{
    return stage::hintOf(table.sheet(), session::shown(session::Key::SaveHand));
}

QStringList tagsOfA(Table& table, int row)
{
    const QAbstractItemModel& model = *table.sheet().findChild<sheet::HandsView*>()->model();
    return model.index(row, sheet::BidA).data(sheet::HandsModel::TagRole).toStringList();
}

} // namespace

void tst_bidorder::bBeforeANumberMarksItBlind()
{
    Table table(withBlindBids("washburn"));
    setBack(table);
    table.type(u"b"_s);
    QCOMPARE(table.inRow(), u"<|||"_s);
    QVERIFY(entryOf(table).isBlind(Side::A) && !entryOf(table).isBlind(Side::B));
    QVERIFY(!table.message().isEmpty());
    table.type(u"65"_s);
    QVERIFY(tournament::openHand(table.match()));
    QVERIFY(newestOfA(table).blind);
    const int before = table.score(Side::A);
    table.type(u"7⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 2);
    QCOMPARE(table.score(Side::A), before + 121);
    QVERIFY(newestOfA(table).blind);
    QCOMPARE(tagsOfA(table, 0).size(), 0);
    QCOMPARE(tagsOfA(table, 1).size(), 1);
}

void tst_bidorder::bOnANumberMarksItBlindAndTakesItBack()
{
    Table table(withBlindBids("washburn"));
    setBack(table);
    table.type(u"6"_s);
    table.press(Qt::Key_Left);
    table.type(u"b"_s);
    QCOMPARE(table.inRow(), u"6|<||"_s);
    QVERIFY(entryOf(table).isBlind(Side::A));
    table.press(Qt::Key_Left);
    table.press(Qt::Key_Asterisk);
    QCOMPARE(table.inRow(), u"6|<||"_s);
    QVERIFY(!entryOf(table).isBlind(Side::A));
    table.press(Qt::Key_Escape);
    table.type(u"b"_s);
    table.press(Qt::Key_Backspace); // the box is empty: the mark goes
    QVERIFY(!entryOf(table).isBlind(Side::A) && entryOf(table).isBlank());
}

void tst_bidorder::aBlindBidTooFewBehindIsHeldBack()
{
    Table table(withBlindBids("washburn"));
    QVERIFY(isEnterOffered(table));
    table.type(u"b65"_s);
    QVERIFY(!tournament::openHand(table.match()));
    QVERIFY2(table.message().startsWith(u"A: "_s), qPrintable(table.message()));
    QVERIFY(!isEnterOffered(table)); // it would not save the hand
    table.type(u"7⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 0);
    table.press(Qt::Key_Escape);
    QVERIFY(isEnterOffered(table));
    setBack(table);
    table.type(u"b55"_s); // under the smallest blind bid
    QVERIFY(!tournament::openHand(table.match()));
    QVERIFY2(table.message().startsWith(u"A: "_s), qPrintable(table.message()));
}

void tst_bidorder::rulesWithoutBlindBidsRefuse()
{
    Table table(at("washburn"));
    table.type(u"b"_s);
    QVERIFY(!entryOf(table).isBlind(Side::A));
    QVERIFY(!table.message().isEmpty());
    QVERIFY(!table.screen->canDo(session::Key::Blind));
}

// With both, the next key says which it is.
void tst_bidorder::aBlindNilBesideBlindBids()
{
    Table table(withBlindBids("unc"));
    QVERIFY(table.screen->canDo(session::Key::Blind));
    table.type(u"b"_s);
    QVERIFY(entryOf(table).isBlind(Side::A));
    table.type(u"n"_s);
    QCOMPARE(table.inRow(), u"blind|<|||||"_s);
    QVERIFY(!entryOf(table).isBlind(Side::A));
    const QString box = stage::nameOf(*table.sheet().entryRow().findChild<sheet::FieldBox*>());
    QVERIFY2(box.endsWith(u"bid, blind: nil"_s), qPrintable(box));
}

void tst_bidorder::aNilBesideABlindBidIsNotBlind()
{
    Table table(withBlindBids("unc"));
    table.type(u"nb6"_s);
    QVERIFY(entryOf(table).isBlind(Side::A));
    const auto shown = [&](int partner) {
        return pseudo::english(sheet::shownIn(entryOf(table), {sheet::Field::Kind::Bid, Side::A, partner}));
    };
    QCOMPARE(shown(0), u"nil"_s);
    QCOMPARE(shown(1), u"blind 6"_s);
}

void tst_bidorder::aBlindBidByFinger()
{
    Table table(withBlindBids("washburn"));
    setBack(table);
    table.type(u"p"_s);
    auto* key = stage::inView<sheet::PadKey>(table.sheet(), u"blind"_s);
    QVERIFY(key && key->isEnabled());
    QTest::mouseClick(key, Qt::LeftButton);
    QVERIFY(entryOf(table).isBlind(Side::A));
}

void tst_bidorder::anAmendedHandStaysBlind()
{
    Table table(withBlindBids("washburn"));
    setBack(table);
    table.type(u"b657⏎"_s);
    scoring::Hand hand;
    hand.sides.a = newestOfA(table);
    hand.sides.b = {5, false, 6};
    sheet::HandEntry entry(table.match().rules->rules);
    entry.take(hand);
    QVERIFY(entry.hand() == hand);
}

void tst_bidorder::thisHandSaysWhoMayBidBlind()
{
    Table table(withBlindBids("washburn"));
    QVERIFY2(table.needs().contains(u"must trail by 100"_s), qPrintable(table.needs()));
    setBack(table);
    QVERIFY2(table.needs().contains(u"6 or more (trails by 123)"_s), qPrintable(table.needs()));
}

TEST_CLASS(tst_bidorder)
#include "tst_bidorder.moc"
