// A number that is bid blind, under rules that have blind bids: B marks the bid of the side.
#include "attable.h"

#include "program/testclass.h"
#include "ui/sheet/hands/handsview.h"
#include "ui/sheet/hands/pad.h"

using namespace Qt::StringLiterals;
using attable::at;
using attable::Table;
using scoring::Side;

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

class tst_blindbids : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void bBeforeTheNumberMarksIt();
    void bOnTheNumberMarksItAndTakesItBack();
    void tooFewBehindIsHeldBack();
    void rulesWithoutRefuse();
    void aBlindNilBesideThem();
    void aNilBesideItIsNotBlind();
    void byFinger();
    void anAmendedHandStaysBlind();
    void thisHandSaysWhoMay();
};

void tst_blindbids::bBeforeTheNumberMarksIt()
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

void tst_blindbids::bOnTheNumberMarksItAndTakesItBack()
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

void tst_blindbids::tooFewBehindIsHeldBack()
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

void tst_blindbids::rulesWithoutRefuse()
{
    Table table(at("washburn"));
    table.type(u"b"_s);
    QVERIFY(!entryOf(table).isBlind(Side::A));
    QVERIFY(!table.message().isEmpty());
    QVERIFY(!table.screen->canDo(session::Key::Blind));
}

// With both, the next key says which it is.
void tst_blindbids::aBlindNilBesideThem()
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

void tst_blindbids::aNilBesideItIsNotBlind()
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

void tst_blindbids::byFinger()
{
    Table table(withBlindBids("washburn"));
    setBack(table);
    table.type(u"p"_s);
    auto* key = stage::inView<sheet::PadKey>(table.sheet(), u"blind"_s);
    QVERIFY(key && key->isEnabled());
    QTest::mouseClick(key, Qt::LeftButton);
    QVERIFY(entryOf(table).isBlind(Side::A));
}

void tst_blindbids::anAmendedHandStaysBlind()
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

void tst_blindbids::thisHandSaysWhoMay()
{
    Table table(withBlindBids("washburn"));
    QVERIFY2(table.needs().contains(u"must trail by 100"_s), qPrintable(table.needs()));
    setBack(table);
    QVERIFY2(table.needs().contains(u"6 or more (trails by 123)"_s), qPrintable(table.needs()));
}

TEST_CLASS(tst_blindbids)
#include "tst_blindbids.moc"
