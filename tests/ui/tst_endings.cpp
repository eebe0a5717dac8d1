// How games and matches end, by keys on the sheet: matches of several games, extra hands, mercy and set-outs.
#include "aftertwo.h"
#include "atdesktop.h"
#include "attable.h"
#include "drawn.h"

#include "desk/play/entry.h"
#include "desk/rulings/conduct.h"
#include "desk/rulings/ruling.h"
#include "ui/sheet/aside/cards.h"
#include "wording/clock.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QSignalSpy>

#include <utility>

namespace {

using attable::Table;
using stage::AtSheet;
using tournaments::LiveTournament;
using Change = void (*)(rules::Venue&);

bool isLastHandWhole(const sheet::HandsView& hands)
{
    const QRect last = hands.visualRect(hands.model()->index(hands.model()->rowCount() - 1, sheet::Number));
    return !last.isEmpty() && QRegion(last).subtracted(hands.viewport()->visibleRegion()).isEmpty();
}

/// It takes more than a few hands.
template <int Points>
tournaments::Setup upTo()
{
    tournaments::Setup setup{"classic", 4, 4, false, {}};
    setup.change = [](rules::Venue& venue) { venue.phases.front().rules.end.target = Points; };
    return setup;
}

/// So many hands that they are in view together at no size.
void playMany(LiveTournament& live)
{
    for (int hand = 0; hand < 7; ++hand)
        aftertwo::playTwo(live);
}

void threeGames(rules::Venue& venue)
{
    scoring::End& end = venue.phases.front().rules.end;
    end.length = scoring::Length::FixedGames;
    end.lengthCount = 3;
    end.target = 100;
}

void toHundred(rules::Venue& venue)
{
    for (rules::Phase& phase : venue.phases)
        phase.rules.end.target = 100;
}

} // namespace

class tst_endings : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void anExtraHandAtTheTarget_data();
    void anExtraHandAtTheTarget();
    void aNoShowLeadsToTheNextMatch();
    void nothingElseIsOfferedUntilItIsSignedAgain();
    void anUndecidedCaseIsNamedAtTheTarget();
    void anExtraHandWhenTimeIsCalled();
    void endingTheGameNowIsOfferedOnce();
    void aHandAfterTheEndKeepsItsTricks();
    void otherEndings_data();
    void otherEndings();
    void severalGames();
    void anEarlierGameIsAmended();
    void theTotalIsTied();
    void aGameBegunOnPaper();
    void aBegunSheetTakesNoScoreFromPaper();
    void theLastHandOfAFinishedSheetIsInView();
    void theLastHandIsAboveTheResult();
    void handsOutOfViewAreMentioned();
    void theHeadSaysWhenItWasSigned();
};

void tst_endings::anExtraHandAtTheTarget_data()
{
    QTest::addColumn<std::string>("rules");
    for (const char* id : {"washburn", "mckendree", "unc-regular", "unc-championship", "classic",
                           "traditional", "cardominoes"})
        QTest::newRow(id) << std::string(id);
}

void tst_endings::anExtraHandAtTheTarget()
{
    QFETCH(const std::string, rules);
    Table table(attable::at(rules, toHundred));
    table.hand();
    QVERIFY(!table.says(u"Extra hand"_s));
    table.hand(true);
    QCOMPARE(tournament::result(table.match()).score, (scoring::PerSide<int>{121, 121}));
    MENTIONS(table.said());
    QVERIFY(table.sheet().entryRow().isVisible());
    table.hand();
    QCOMPARE(table.match().state, tournament::State::Ended);
    MENTIONS_ALL(table.said(), 2);
    // Signed under a protest that holds the winner: nobody is told that they advance.
    table.stage.record([](desk::Desk& desk) {
        desk::ProtestOptions protest{.match = "W1-1", .reason = "the count", .holds = true};
        return desk::protest(desk, "J. Park", protest);
    });
    table.screen->refresh();
    table.press(Qt::Key_Space);
    table.press(Qt::Key_Tab);
    table.press(Qt::Key_Space);
    table.press(Qt::Key_Return);
    QCOMPARE(table.match().state, tournament::State::Final);
    MENTIONS(table.said());
    QVERIFY(!table.says(u"plays the final"_s));
}

// Enter calls the match that waits to the table, as after one that was played.
void tst_endings::aNoShowLeadsToTheNextMatch()
{
    Table table(attable::at("unc-regular"));
    table.press(Qt::Key_F6);
    table.press(Qt::Key_Return); // A wins
    table.press(Qt::Key_Return); // the first outcome, a no-show
    table.type(u"nobody came⏎"_s);
    QCOMPARE(table.match().state, tournament::State::Final);
    const auto next = [&] { return tournament::match(table.stage.session.tournament(), "W1-2"); };
    QCOMPARE(next()->state, tournament::State::Ready);
    table.press(Qt::Key_Return);
    QCOMPARE(next()->state, tournament::State::Called);
}

// Trial: "Back to Tables" claimed Enter beside "Save signatures", and after that there was no button at all.
void tst_endings::nothingElseIsOfferedUntilItIsSignedAgain()
{
    Table table(attable::at("unc-regular", toHundred));
    table.hand();
    table.hand(); // 102 to 140
    const auto sign = [&] {
        table.screen->takeFocus();
        table.press(Qt::Key_Space);
        table.press(Qt::Key_Tab);
        table.press(Qt::Key_Space);
        table.press(Qt::Key_Return);
    };
    const auto offers = [&](const QString& button) {
        return stage::inView<QAbstractButton>(*table.screen, button) != nullptr;
    };
    sign();
    QCOMPARE(table.match().state, tournament::State::Final);
    QVERIFY(offers(u"Back to Tables"_s));
    table.press(Qt::Key_Up);
    table.press(Qt::Key_F2);
    table.type(u"3242⏎"_s); // B bid one less
    table.type(u"misheard⏎"_s);
    QVERIFY(tournament::mustSignAgain(table.match()));
    QVERIFY(offers(u"Save signatures"_s) && !offers(u"Back to Tables"_s));
    table.screen->takeFocus();
    table.press(Qt::Key_Return);
    QVERIFY(table.says(u"Both captains must sign again"_s) && table.says(u"Both captains must sign first"_s));
    for (const int key : {Qt::Key_Space, Qt::Key_Tab, Qt::Key_Space})
        table.press(key);
    QVERIFY(!table.says(u"Both captains must sign"_s)); // they have
    table.press(Qt::Key_Return);
    QVERIFY(!tournament::mustSignAgain(table.match()));
    QVERIFY(offers(u"Back to Tables"_s) && !offers(u"Save signatures"_s));
}

// Trial: the sheet offered an empty hand and didn't say why the match wasn't over.
void tst_endings::anUndecidedCaseIsNamedAtTheTarget()
{
    Table table(attable::at("unc-regular", toHundred));
    table.hand();
    attable::claim(table, facts::Seat::A1, std::nullopt, 1);
    QSignalSpy wanted(&*table.screen, &sheet::SheetScreen::caseWanted);
    table.press(Qt::Key_F3); // below the target another one can be claimed
    table.hand();
    QCOMPARE(table.match().state, tournament::State::Playing);
    MENTIONS(table.said());
    QVERIFY(!table.screen->findChild<sheet::NeedsCard*>()->isVisible());
    table.press(Qt::Key_F3);
    table.press(Qt::Key_Up);
    table.press(Qt::Key_F3);
    QList<int> hands;
    for (const QVariantList& each : std::as_const(wanted))
        hands << each.at(2).toInt();
    QCOMPARE(hands, (QList<int>{1, 0, 2}));
}

void tst_endings::anExtraHandWhenTimeIsCalled()
{
    for (const char* rules : {"unc-regular", "unc-championship"}) {
        Table table(attable::at(rules));
        table.hand();
        table.hand(true);
        table.press(Qt::Key_F5);
        MENTIONS(table.said());
        table.press(Qt::Key_Return);
        QVERIFY(table.says(u"Extra hand"_s));
        table.hand(true);
        QCOMPARE(table.match().state, tournament::State::Ended);
        MENTIONS_ALL(table.said(), 2);
    }
}

void tst_endings::endingTheGameNowIsOfferedOnce()
{
    Table table(attable::at("unc-regular"));
    const auto offers = [&](const QString& choice) {
        return stage::textsOf<QAbstractButton>(*table.screen).contains(choice);
    };
    table.hand();
    table.press(Qt::Key_F5);
    QVERIFY(offers(u"End the game now"_s) && !offers(u"Stop now"_s));
    table.press(Qt::Key_Escape);
    table.hand(true); // tied
    table.press(Qt::Key_F5);
    QVERIFY(!offers(u"End the game now"_s) && offers(u"Stop now"_s));
}

// It counts nothing, and said that 0 of its 8 tricks count.
void tst_endings::aHandAfterTheEndKeepsItsTricks()
{
    tournaments::LiveTournament live({"mckendree", 2, 1, false, {}});
    for (const char* player : {"P1", "P2", "P3", "P4"})
        QCOMPARE(live.record(facts::Checkin{player, "Current McKendree University ID", "W1-1", {}}), "");
    const std::string hand = R"({"a":{"bid":7,"tricks":8},"b":{"bid":4,"tricks":5})";
    const std::string pending = R"(,"reneges":[{"by":"b","accused":"a1","book":4,"ruling":"pending"}])";
    for (const std::string& more : {std::string(), std::string(), pending, std::string()})
        live.enter("W1-1", hand + more + '}');
    const scoring::GameLedger& ledger = live.match("W1-1").games.front().ledger;
    QCOMPARE(ledger.hands.size(), std::size_t(4));
    QVERIFY(ledger.hands.back().state == scoring::State::AfterEnd);
    sheet::HandsModel model;
    model.show(live.match("W1-1"), 1, [](scoring::Seat) { return QString(); });
    QCOMPARE(model.index(3, sheet::TricksA).data().toString(), u"8"_s);
}

void tst_endings::otherEndings_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("keys");
    QTest::newRow("mercy") << Change([](rules::Venue& venue) {
        venue.phases.front().rules.end.minScore = -100;
    }) << u"65230⏎"_s;
    QTest::newRow("set twice in a row")
        << Change([](rules::Venue& venue) { venue.phases.front().rules.end.maxSetsConsecutive = 2; })
        << u"42423⏎42423⏎"_s;
    QTest::newRow("a made bid") << Change([](rules::Venue& venue) {
        venue.phases.front().rules.end.winOnMadeBid = 10;
    }) << u"642211⏎"_s;
    QTest::newRow("all the tricks") << Change([](rules::Venue& venue) {
        venue.phases.front().rules.end.winOnAllTricks = true;
    }) << u"324313⏎"_s;
    QTest::newRow("a number of hands") << Change([](rules::Venue& venue) {
        venue.phases.front().rules.end.length = scoring::Length::FixedHands;
        venue.phases.front().rules.end.lengthCount = 2;
    }) << u"32436⏎32436⏎"_s;
}

void tst_endings::otherEndings()
{
    QFETCH(const Change, change);
    QFETCH(const QString, keys);

    Table table(attable::at("classic", change));
    for (const QString& hand : keys.split(u'⏎', Qt::SkipEmptyParts)) {
        QVERIFY(table.match().state < tournament::State::Ended);
        table.type(hand + u'⏎');
    }
    QCOMPARE(table.match().state, tournament::State::Ended);
    MENTIONS_ALL(table.said(), 2);
}

void tst_endings::severalGames()
{
    Table table(attable::at("unc-regular", threeGames));
    MENTIONS(table.said());
    table.hand();
    table.hand(); // 102 to 140
    QCOMPARE(tournament::currentGame(table.match()), 2);
    MENTIONS(table.said());
    QVERIFY(table.says(u"game 2"_s));
    QCOMPARE(table.hands().model()->rowCount(), 0);
    MENTIONS(table.said()); // drawn again
    table.type(u"w"_s);
    QVERIFY(!table.says(u"Who deals first?"_s));
    table.hand();
    QVERIFY(table.match().games[1].ledger.hands.front().dealer == (scoring::Seat{scoring::Side::B, 0}));

    table.press(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(table.hands().model()->rowCount(), 2);
    QVERIFY(!table.sheet().entryRow().isVisible());
    QVERIFY(table.says(u"game 1"_s));
    table.hand(); // goes nowhere
    QCOMPARE(tournament::handsOn(table.match()), 3);
    table.press(Qt::Key_Escape);
    QCOMPARE(table.hands().model()->rowCount(), 1);
    QVERIFY(table.sheet().entryRow().isVisible());
    table.hand();
    table.type(u"q"_s);
    table.hand();
    table.push(u"Game 2 · 102–140"_s);
    QCOMPARE(table.hands().model()->rowCount(), 2);
    table.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(table.hands().model()->rowCount(), 1);
    table.hand();
    QCOMPARE(table.match().state, tournament::State::Ended);
    MENTIONS_ALL(table.said(), 2);
}

void tst_endings::anEarlierGameIsAmended()
{
    Table table(attable::at("unc-regular", threeGames));
    table.hand();
    table.hand();
    table.type(u"q"_s);
    table.type(u"32"_s); // of game 2, and not on record
    table.press(Qt::Key_PageUp, Qt::ControlModifier);
    table.press(Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(table.sheet().entryRow().entry().isTyped());
    table.press(Qt::Key_PageUp, Qt::ControlModifier);
    table.press(Qt::Key_F2);
    QVERIFY(table.sheet().entryRow().isVisible());
    table.type(u"324376⏎"_s);
    table.type(u"miscounted⏎"_s);
    QVERIFY2(table.match().games[0].ledger.hands[1].sides.a.tricks == 7, qPrintable(table.said()));
    QCOMPARE(table.match().games.size(), std::size_t(1));
}

void tst_endings::theTotalIsTied()
{
    Table table(attable::at("unc-regular", [](rules::Venue& venue) {
        threeGames(venue);
        venue.phases.front().rules.end.lengthCount = 2;
    }));
    table.hand();
    table.hand(); // 102 to 140
    table.type(u"q"_s);
    table.hand(true);
    table.hand(true); // 140 to 102: level over both
    QVERIFY(table.match().state == tournament::State::Playing);
    MENTIONS(table.said());
    table.hand();
    QVERIFY2(table.says(u"Team 4 wins"_s), qPrintable(table.said()));
}

void tst_endings::aGameBegunOnPaper()
{
    Table table(attable::at("unc-regular"));
    table.press(Qt::Key_F9);
    const auto fill = [&](const QString& label, const QString& text) {
        auto* field = table.find<QLineEdit>(label);
        field->setFocus();
        field->selectAll();
        table.type(text);
    };
    fill(u"A: points"_s, u"250"_s);
    fill(u"A: bags"_s, u"7"_s);
    fill(u"B: points"_s, u"-31⏎"_s);
    MENTIONS(table.said());
    fill(u"A: bags"_s, u"two⏎"_s);
    MENTIONS(table.said());
    fill(u"Hands played"_s, u"5"_s);
    fill(u"A: bags"_s, u"2⏎"_s);
    QCOMPARE(tournament::result(table.match()).score, (scoring::PerSide<int>{250, -31}));
    MENTIONS(table.said());
    table.hand();
    QCOMPARE(table.match().state, tournament::State::Ended);
    MENTIONS(table.said());
}

// It is said before anything is typed.
void tst_endings::aBegunSheetTakesNoScoreFromPaper()
{
    Table table(attable::at("unc-regular"));
    table.stage.record([](desk::Desk& desk) {
        return desk::misdeal(desk, "J. Park", "W1-1", {.reason = "51 cards", .byRuling = true});
    });
    table.screen->refresh();
    table.press(Qt::Key_F9);
    QVERIFY(!table.sheet().findChild<kit::Ask*>()->isOpen());
    QVERIFY(!table.sheet().message().isEmpty());
}

// Trial: the cursor was on the first hand, and the last was below the result.
void tst_endings::theLastHandOfAFinishedSheetIsInView()
{
    LiveTournament live(upTo<900>());
    playMany(live);
    QCOMPARE(live.match("W1-1").state, tournament::State::Ended);
    QCOMPARE(live.finish("W1-1"), std::string());
    stage::AtDesktop at(live.path());
    at.openSheet("W1-1");
    const auto& hands = *at.desktop.sheets().current()->findChild<sheet::HandsView*>();
    QVERIFY(hands.hasFocus());
    for (const QSize& size : {QSize(1024, 700), QSize(1280, 720)}) {
        at.desktop.window().resize(size);
        QTRY_VERIFY(isLastHandWhole(hands));
    }
}

// Who looked at the first hand has done with it once the match is decided.
void tst_endings::theLastHandIsAboveTheResult()
{
    stage::AtSheetAfter at(playMany, upTo<2000>());
    at.screen.resize(1188, 608); // in a window of 1280 by 720
    for (int up = 0; up < 14; ++up)
        at.person.press(Qt::Key_Up);
    QVERIFY(!isLastHandWhole(at.hands()));
    at.person.press(Qt::Key_F6);
    at.person.click(u"A · Team 1"_s);
    at.person.click(u"Forfeit"_s);
    at.person.find<QLineEdit>(u"Reason"_s)->setFocus();
    at.person.type(u"left the gym⏎"_s);
    QCOMPARE(at.match().state, tournament::State::Final);
    QVERIFY(!stage::wordsOn(at.screen).contains(u"."_s)); // of a sentence that isn't said here
    for (int height = 608; height > 560; height -= 7) {
        at.screen.resize(1188, height);
        QTRY_VERIFY(isLastHandWhole(at.hands()));
    }
}

// A bar may be missing, as where the page scrolls.
void tst_endings::handsOutOfViewAreMentioned()
{
    if (pseudo::isSpoken())
        return; // in letters of several fonts
    stage::AtSheetAfter at(playMany, upTo<2000>());
    const auto mentions = [&](const QString& words) {
        qsizetype count = 0;
        for (int high = 700; high < 745; high += 3) { // whatever is left of a row, which is 43 high
            at.screen.resize(1188, high);
            at.person.wait();
            count += drawn::wordsOf(*at.hands().viewport()).filter(words).size();
        }
        return count;
    };
    QCOMPARE(mentions(u"Earlier hands above"_s), 15);
    QCOMPARE(mentions(u"Later hands below"_s), 0);
    at.screen.resize(1828, 960); // in a window of 1920 by 1080: larger, fewer of them would be in view
    at.person.wait();
    QCOMPARE(at.hands().rowHeight(0), 43);
    for (int up = 0; up < 14; ++up)
        at.person.press(Qt::Key_Up);
    QCOMPARE(mentions(u"Later hands below"_s), 15);
    QCOMPARE(mentions(u"Earlier hands above"_s), 0);
}

void tst_endings::theHeadSaysWhenItWasSigned()
{
    LiveTournament live;
    live.playOut("W1-1", 'a');
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::NoShow, "no one came"}), "");
    AtSheet at(live);
    const auto timeOf = [&](const char* match) {
        return wording::timeOfDay(tournament::wallClock(at.match(match).over, 0));
    };
    QVERIFY2(at.says(u"signed "_s + timeOf("W1-1")), qPrintable(at.person.said()));
    at.screen.open(u"W1-2"_s);
    at.person.wait();
    QVERIFY2(at.says(u"decided "_s + timeOf("W1-2")), qPrintable(at.person.said()));
}

TEST_CLASS(tst_endings)
#include "tst_endings.moc"
