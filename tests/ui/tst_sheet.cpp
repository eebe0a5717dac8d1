// The score sheet by keys: what is typed, what is said, what is on record then.
#include "attable.h"
#include "busydisk.h"
#include "drawn.h"

#include "ui/kit/text.h"
#include "ui/sheet/hands/handsview.h"

#include <QHeaderView>
#include <QSignalSpy>

using attable::at;
using attable::Table;

class tst_sheet : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aLongSentenceIsReadWhole();
    void anOverriddenBidIsMarked();
    void aFailedNilShowsWhoTookTheTricks();
    void aNilLeavesRoomForThePoints();
    void noHandFollowsTimeWhileAChallengeIsOpen();
    void aMatchIsDecided();
    void theDealerIsNotAskedForBesideAQuestion();
    void aMatchGivenUpInMidPlaySaysWhy();
    void theHandThatIsAskedAboutIsInView();
    void bothCaptainsAgree();
    void noBagCostsAnythingOnceItIsOver();
    void bagsThatAreNotKeptAreNotShown();
    void whyIsAtEveryNumber();
    void enterOnPutBackRecordsNothing();
    void typingContinuesWhileTheDiskIsBusy();
    void aRefusedHandComesBackWithWhatWasTypedSince();
    void aHandTheStoreRefusesStaysInTheRow();
    void theCardSaysWhatTheHandNeeds();
    void theCardSaysHowANilDecides();
    void theCardSpeaksOfTheHandThatIsAmended();
    void theCardSpeaksOfBlindNilOnlyWhereItIsThoughtOf();
    void theHeadLeavesTheCornersRound();
    void aLargeMinusLeavesRoomForTheBags();
};

void tst_sheet::aLongSentenceIsReadWhole()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    const auto topOfHands = [&] {
        return table.sheet().findChild<sheet::HandsView*>()->mapTo(&*table.screen, QPoint()).y();
    };
    const int before = topOfHands();
    table.type(u"21436⏎"_s); // under the minimum
    QVERIFY(table.message().size() > 100);
    QCoreApplication::processEvents();
    const kit::Prose* said = nullptr;
    for (const auto* each : table.sheet().findChildren<kit::Prose*>())
        if (each->isVisible() && stage::textOf(*each) == table.message())
            said = each;
    QVERIFY(said);
    QVERIFY(said->height() >= said->heightForWidth(said->width()));
    QCOMPARE(topOfHands(), before); // and nothing moves under the finger
}

void tst_sheet::anOverriddenBidIsMarked()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    table.type(u"55218⏎"_s); // B's 2 and 1 are under the minimum of 4
    QCOMPARE(tournament::handsOn(table.match()), 1);
    QVERIFY2(table.message().contains(u"Ctrl+Enter"_s), qPrintable(table.message()));
    table.type(u"^"_s);
    table.type(u"both agreed⏎"_s);
    QVERIFY(table.match().flags.override);
    table.type(u"21438⏎^"_s);
    table.type(u"again⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 3);
    const auto* hands = table.sheet().findChild<sheet::HandsView*>()->model();
    const auto tags = [&](int row, int column) {
        return pseudo::english(hands->index(row, column).data(sheet::HandsModel::TagRole).toStringList());
    };
    QCOMPARE(tags(0, sheet::BidA) + tags(0, sheet::BidB), QStringList());
    QCOMPARE(tags(1, sheet::BidA), QStringList());
    QCOMPARE(tags(1, sheet::BidB), QStringList{u"override"_s});
    QCOMPARE(tags(2, sheet::BidA), QStringList{u"override"_s});
    QCOMPARE(tags(2, sheet::BidB), QStringList());
}

void tst_sheet::aFailedNilShowsWhoTookTheTricks()
{
    Table table(at("unc"));
    table.type(u"n43314⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 1);
    const auto* hands = table.sheet().findChild<sheet::HandsView*>()->model();
    QCOMPARE(pseudo::english(hands->index(0, sheet::BidA).data().toString()), u"nil ✗+4"_s);
    QCOMPARE(hands->index(0, sheet::TricksA).data().toString(), u"1+4"_s);
}

// Trial: beside the two boxes for the tricks of a nil the score alone was shown.
void tst_sheet::aNilLeavesRoomForThePoints()
{
    Table table(at("unc"));
    table.type(u"43n470"_s);
    QCOMPARE(drawn::wordsOf(table.sheet().entryRow()).filter(u"→"_s).size(), 2);
}

// Trial: a hand was asked for and saved, and only then the sheet said that it doesn't count.
void tst_sheet::noHandFollowsTimeWhileAChallengeIsOpen()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    attable::claim(table, facts::Seat::A1, std::nullopt, 1);
    table.press(Qt::Key_F5);
    QVERIFY(table.says(u"a challenge is still open"_s));
    QVERIFY(stage::textsOf<QAbstractButton>(*table.screen).contains(u"Play on to 300"_s));
    table.push(u"End the game now"_s);
    table.push(u"Call time"_s);
    QVERIFY(tournament::sheetOf(table.match(), 1).now.time.has_value());
    QCOMPARE(table.match().state, tournament::State::Playing);
    QVERIFY(!table.sheet().entryRow().isVisible());
    QVERIFY(!table.screen->findChild<sheet::NeedsCard*>()->isVisible());
    QVERIFY2(table.message().contains(u"No more hands"_s), qPrintable(table.message()));
    table.type(u"32436⏎"_s); // goes nowhere
    QCOMPARE(tournament::handsOn(table.match()), 1);
    QSignalSpy wanted(&*table.screen, &sheet::SheetScreen::caseWanted);
    table.press(Qt::Key_F3);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().at(2).toInt(), 0); // the open one
}

void tst_sheet::aMatchIsDecided()
{
    Table table(at("unc"));
    table.press(Qt::Key_F6);
    table.push(u"Decide"_s);
    QCOMPARE(table.match().state, tournament::State::Called); // who advances is missing
    table.push(u"No one: both teams are eliminated"_s);
    table.push(u"B · Team 4"_s);
    table.push(u"No-show"_s);
    QTest::keyClicks(table.screen->findChildren<QLineEdit*>().back(), u"nobody came"_s);
    table.push(u"Decide"_s);
    QCOMPARE(table.match().state, tournament::State::Final);
    QVERIFY(table.match().winner == scoring::Side::B);
    QVERIFY(table.match().outcome == tournament::Outcome::NoShow);
    QVERIFY2(stage::linesOn(*table.screen).contains(u"Team 4 wins"_s),
             qPrintable(stage::linesOn(*table.screen).join(u" | "_s)));
    // Where the winner goes is said once, below.
    QCOMPARE(stage::wordsOn(*table.screen).filter(u"Team 4 plays the final"_s).size(), 1);
    MENTIONS(stage::labelsOn(*table.screen));
}

void tst_sheet::theDealerIsNotAskedForBesideAQuestion()
{
    Table table(at("unc"), false);
    const auto* dealer = table.sheet().findChild<kit::KeyHint*>(u"dealer0"_s);
    QVERIFY(dealer && dealer->isVisible());
    table.press(Qt::Key_F6);
    QVERIFY(!dealer->isVisible());
    table.press(Qt::Key_Escape);
    QVERIFY(dealer->isVisible());
    table.type(u"q"_s);
    QVERIFY(!dealer->isVisible());
}

// What was scored so far did not decide it.
void tst_sheet::aMatchGivenUpInMidPlaySaysWhy()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s); // 51 to 70
    table.press(Qt::Key_F6);
    table.push(u"A · Team 1"_s);
    table.push(u"Forfeit"_s);
    QTest::keyClicks(table.screen->findChildren<QLineEdit*>().back(), u"left the gym"_s);
    table.push(u"Decide"_s);
    QCOMPARE(table.match().state, tournament::State::Final);
    QVERIFY2(stage::linesOn(*table.screen).contains(u"Team 1 wins"_s),
             qPrintable(stage::linesOn(*table.screen).join(u" | "_s)));
    MENTIONS(stage::labelsOn(*table.screen));
}

// However much is asked, the hand that it is about stays to be seen with two beside it.
void tst_sheet::theHandThatIsAskedAboutIsInView()
{
    Table table(at("unc"));
    for (int hand = 0; hand < 5; ++hand)
        table.type(hand % 2 ? u"43327⏎"_s : u"32436⏎"_s);
    auto* hands = table.screen->findChild<sheet::HandsView*>();
    auto* ask = table.screen->findChild<kit::Ask*>();
    const auto isInView = [&](int hand) {
        QTest::qWait(20);
        const QRect row = hands->visualRect(hands->model()->index(hand - 1, sheet::Number));
        return row.height() > 0 && hands->viewport()->rect().contains(row.center()) &&
               hands->viewport()->height() >= 2 * hands->verticalHeader()->defaultSectionSize();
    };
    const auto boxOf = [&](const QWidget* widget) {
        return QRect(widget->mapTo(&*table.screen, QPoint()), widget->size());
    };
    const auto isApart = [&] { // from the row above it, and from the keys below
        const sheet::EntryRow& row = table.sheet().entryRow();
        bool apart = !row.isVisible() || !boxOf(ask).intersects(boxOf(&row));
        for (const auto* hint : table.screen->findChildren<kit::KeyHint*>())
            apart = apart && !(hint->isVisible() && boxOf(hint).intersects(boxOf(ask)));
        return apart;
    };
    table.press(Qt::Key_F4);
    QVERIFY(ask->isOpen() && isInView(5) && isApart());
    table.press(Qt::Key_Escape);
    const int before = tournament::sheetOf(table.match(), 1).items.front().revision;
    for (int up = 0; up < 5; ++up)
        table.press(Qt::Key_Up);
    table.press(Qt::Key_F2);
    table.type(u"42⏎"_s);
    QVERIFY(ask->isOpen() && isApart());
    QVERIFY(isInView(1));
    table.type(u"misheard⏎"_s);
    QCOMPARE(tournament::sheetOf(table.match(), 1).items.front().revision, before + 1);
}

void tst_sheet::bothCaptainsAgree()
{
    Table table(at("unc"));
    attable::win(table);
    table.push(u"A · Team 1 signs"_s);
    table.press(Qt::Key_Return);
    QVERIFY(table.match().state == tournament::State::Ended && table.says(u"signed by A"_s)); // not by B
    table.push(u"B · Team 4 signs"_s);
    QVERIFY(table.says(u"signed by both"_s) && !table.says(u"not signed yet"_s));
    for (int i = 0; i < 2; ++i) { // as in a window of 1024 by 700, which scrolls: the button may need a line
        table.screen->resize(QSize(932, 588).expandedTo({0, i * table.screen->minimumSizeHint().height()}));
        QTest::qWait(1);
    }
    const auto* finish = stage::inView<QAbstractButton>(*table.screen, u"Finish match"_s);
    QCOMPARE(finish->visibleRegion(), QRegion(finish->rect()));
    table.press(Qt::Key_Return);
    QCOMPARE(table.match().state, tournament::State::Final);
}

void tst_sheet::noBagCostsAnythingOnceItIsOver()
{
    Table table(at("unc"));
    const auto words = [&] {
        QStringList all;
        for (const auto* card : table.sheet().findChildren<sheet::SideCard*>())
            all << card->bagWords();
        return kit::joined(all, u"; "_s);
    };
    QVERIFY(!words().isEmpty());
    attable::win(table);
    QCOMPARE(words(), QString());
}

// Trial: "3 bags, no penalty here", under rules that say that extra books are not kept.
void tst_sheet::bagsThatAreNotKeptAreNotShown()
{
    tournaments::Setup setup = at("unc");
    setup.change = [](rules::Venue& venue) {
        venue.phases.front().rules.overtrickPoints = 0;
        venue.phases.front().rules.bags = {};
    };
    Table table(setup);
    table.type(u"32436⏎"_s);
    const auto* hands = table.sheet().findChild<sheet::HandsView*>();
    QVERIFY(hands->isColumnHidden(sheet::BagsA) && hands->isColumnHidden(sheet::BagsB));
    for (const auto* card : table.sheet().findChildren<sheet::SideCard*>()) {
        QCOMPARE(card->bagWords(), QString());
        QVERIFY2(!stage::nameOf(*card).contains(u"bag"_s), qPrintable(stage::nameOf(*card)));
    }
    Table paper(setup, false);
    paper.press(Qt::Key_F9);
    QVERIFY(paper.says(u"A: points"_s) && !paper.says(u"A: bags"_s));
    Table kept(at("cardominoes")); // each is worth a point
    QVERIFY(!kept.sheet().findChild<sheet::HandsView*>()->isColumnHidden(sheet::BagsA));
}

void tst_sheet::whyIsAtEveryNumber()
{
    Table table(at("unc"));
    table.type(u"n43405⏎"_s);
    auto* hands = table.screen->findChild<sheet::HandsView*>();
    const auto shown = [&] { return stage::labelsOn(*table.screen->findChild<sheet::WhyCard*>()); };
    const std::pair<int, QString> expected[] = {
        {sheet::BidA, u"Why a bid of 4?"_s},       {sheet::TricksA, u"Why 5 tricks?"_s},
        {sheet::PointsA, u"Why +101 points?"_s},   {sheet::BagsA, u"Why 1 bag?"_s},
        {sheet::ScoreA, u"Why a score of 101?"_s}, {sheet::BidB, u"Why a bid of 7?"_s},
        {sheet::TricksB, u"Why 8 tricks?"_s},      {sheet::PointsB, u"Why +71 points?"_s},
        {sheet::BagsB, u"Why 1 bag?"_s},           {sheet::ScoreB, u"Why a score of 71?"_s}};
    for (const auto& [column, title] : expected) {
        const QModelIndex cell = hands->model()->index(0, column);
        QTest::mouseClick(hands->viewport(), Qt::LeftButton, {}, hands->visualRect(cell).center());
        const QString side = column < sheet::BidB ? u"A"_s : u"B"_s;
        QCOMPARE(shown().value(0), title + u"  Hand 1, side "_s + side);
        QVERIFY2(shown().size() > 2, qPrintable(shown().join(u'|')));
    }
    QTest::mouseClick(hands->viewport(), Qt::LeftButton, {},
                      hands->visualRect(hands->model()->index(0, sheet::BidA)).center());
    table.press(Qt::Key_Right); // and by the arrows
    QVERIFY2(shown().value(0).startsWith(u"Why 5 tricks?"_s), qPrintable(shown().value(0)));
    const auto* why = table.screen->findChild<sheet::WhyCard*>();
    const auto* needs = table.screen->findChild<sheet::NeedsCard*>();
    QTRY_VERIFY(why->y() < needs->y()); // what was asked for comes first
    table.type(u"32"_s);                // with the next hand, what that needs
    QTRY_VERIFY(why->y() > needs->y());
}

void tst_sheet::enterOnPutBackRecordsNothing()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_F5);
    for (int i = 0; i < 2; ++i) // past the button that calls it
        table.press(Qt::Key_Tab);
    table.press(Qt::Key_Return);
    QVERIFY(!tournament::sheetOf(table.match(), 1).now.time.has_value());
    table.press(Qt::Key_F4);
    table.push(u"No face card"_s);
    table.push(u"A1 · Player 1."_s);
    table.keys(u"⏎⏎"_s); // twice while it is written
    table.stage.settle();
    QCOMPARE(tournament::sheetOf(table.match(), 1).items.size(), std::size_t(2));
}

void tst_sheet::typingContinuesWhileTheDiskIsBusy()
{
    Table table(at("unc"));
    stage::BusyDisk disk(table.stage.session);
    table.keys(u"32436"_s);
    QCOMPARE(table.inRow(), u"3|2|4|3|6|7<"_s);
    table.keys(u"⏎244"_s);
    QCOMPARE(table.inRow(), u"2|4|4|<||"_s); // of the second hand, while the first is not on the disk
    table.keys(u"38⏎33335"_s);
    QCOMPARE(tournament::handsOn(table.match()), 0);
    disk.freeDisk();
    table.stage.settle();
    QCOMPARE(tournament::handsOn(table.match()), 2);
    QCOMPARE(table.score(scoring::Side::A), 51 + 62);
    QCOMPARE(table.inRow(), u"3|3|3|3|5|8<"_s);
    table.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 3);
}

void tst_sheet::aRefusedHandComesBackWithWhatWasTypedSince()
{
    Table table(at("unc"));
    stage::BusyDisk disk(table.stage.session);
    table.stage.session.setSupervisor(QString(200, u'x')); // which the desk refuses
    table.keys(u"32436⏎24"_s);
    QCOMPARE(table.inRow(), u"2|4|<|||"_s);
    disk.freeDisk();
    table.stage.settle();
    QCOMPARE(tournament::handsOn(table.match()), 0);
    QCOMPARE(table.inRow(), u"3|2|4|3|6|7<"_s);
    MENTIONS(table.message());
    table.stage.session.setSupervisor(u"J. Park"_s);
    table.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 1);
}

// Somebody decides the match on another computer while a hand is being typed.
void tst_sheet::aHandTheStoreRefusesStaysInTheRow()
{
    Table table(at("unc"));
    table.type(u"32436"_s);
    const std::string file = table.stage.path().toStdString();
    auto other = desk::Desk::open(file, desk::Desk::Access::ReadWrite, desk::thisMachine());
    QVERIFY(
        desk::result(*other, "M. Osei", "W1-1", {facts::Winner::A, facts::Decided::Forfeit, "they left"}));
    table.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 0);
    QVERIFY2(!table.message().isEmpty(), "nothing was said");
    QCOMPARE(scoring::rawTricks(table.sheet().entryRow().entry().hand().sides.a), 6);
}

void tst_sheet::theCardSaysWhatTheHandNeeds()
{
    Table table(at("unc"));
    const auto says = [&](const QString& sentence) { return table.needs().contains(sentence); };
    QVERIFY(says(u"Played by: the regular rules"_s)); // the final has others
    MENTIONS_ALL(table.needs(), 2);
    table.type(u"642211⏎"_s); // 121 to −40
    table.type(u"642211⏎"_s); // 242 to −80, and two bags
    MENTIONS(table.needs());
    QVERIFY(!says(u"A blind nil"_s));
    table.type(u"3322"_s);
    MENTIONS_ALL(table.needs(), 3); // four overtricks more are the sixth bag: 246
    QVERIFY(!says(u"makes"_s));     // as many tricks as it has bid
    QVERIFY(!says(u"lind nil"_s));  // the bids are given
}

void tst_sheet::theCardSaysHowANilDecides()
{
    Table table(at("unc"));
    table.type(u"n4"_s);
    table.type(u"22"_s);
    MENTIONS_ALL(table.needs(), 2);
}

void tst_sheet::theCardSpeaksOfTheHandThatIsAmended()
{
    Table table(at("unc"));
    table.type(u"32436⏎54229⏎"_s); // A has 51, then 141

    MENTIONS(table.needs());
    table.press(Qt::Key_F2);
    MENTIONS(table.needs());
    table.press(Qt::Key_Escape);
    MENTIONS(table.needs());
    table.press(Qt::Key_Insert); // before hand 2
    MENTIONS(table.needs());
}

void tst_sheet::theCardSpeaksOfBlindNilOnlyWhereItIsThoughtOf()
{
    Table noNil(at("mckendree"));
    QVERIFY(!noNil.needs().contains(u"lind nil"_s));
    QVERIFY(!noNil.needs().contains(u"Rules:"_s)); // it has one phase
    Table noBlind(at("classic"));
    QVERIFY(!noBlind.needs().contains(u"lind nil"_s)); // tied
    MENTIONS(noBlind.needs());
    noBlind.type(u"642211⏎"_s);
    QCOMPARE(noBlind.needs().count(u"Blind nil: none in these rules"_s), 1);
}

void tst_sheet::theHeadLeavesTheCornersRound()
{
    Table table(at("unc"));
    const auto* hands = table.sheet().findChild<sheet::HandsView*>();
    const QImage card = hands->parentWidget()->grab().toImage();
    QCOMPARE(card.pixelColor(hands->pos()), card.pixelColor(0, 0)); // which is outside it
}

// Trial: at −130 the squares of ten bags were gone, beside a side that had them.
void tst_sheet::aLargeMinusLeavesRoomForTheBags()
{
    if (pseudo::isSpoken())
        return; // whose words are longer
    Table table(at("unc-championship"));
    table.type(u"22549⏎552210⏎"_s);
    QVERIFY2(table.score(scoring::Side::B) < -100, qPrintable(table.message()));
    for (const auto* card : table.sheet().findChildren<sheet::SideCard*>())
        QVERIFY(card->bagLine().squares);
}

TEST_CLASS(tst_sheet)
#include "tst_sheet.moc"
