// A renege challenge once it is decided or its hand is over, and the ways back from it.
#include "atcase.h"
#include "atrulings.h"

#include <algorithm>

using atcase::CaseTournament;

class tst_decidedcases : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void escLeadsBackToTheSheet();
    void escLeadsBackToTables();
    void theListSelectsTheCaseOneComesFrom();
    void whatWasRuledHeadsItsOutcome();
    void whatARulingDoesStandsApartInALargeWindow();
    void nothingIsAskedForAnyMore();
    void bothOutcomesAreShownOnAFinishedMatch();
    void aCardIsHeldOnlyWhileTheHandIsPlayed_data();
    void aCardIsHeldOnlyWhileTheHandIsPlayed();
    void noTricksAreMovedWhereASideIsSet();
    void aSideIsToldWhyItsOwnChallengeCostsIt();
    void theScoreByNowIsNotThatAfterTheHand();
    void everyKindIsWholeInASmallWindow();
};

// Trial: a case that F3 had opened led to the list of all rulings.
void tst_decidedcases::escLeadsBackToTheSheet()
{
    CaseTournament live;
    const auto isAtSheet = [&] {
        return live.current() == &live.desktop.sheets() &&
               live.desktop.sheets().current()->match().toStdString() == live.played.match(2);
    };
    const auto isAtList = [&] { return live.current() == &live.desktop.rulings() && !live.page().isOpen(); };
    live.claim(2, u"l"_s);
    live.person.press(Qt::Key_Escape);
    QVERIFY2(isAtSheet(), qPrintable(live.person.said()));
    live.person.press(Qt::Key_7, Qt::ControlModifier);
    QVERIFY(isAtList());
    live.person.press(Qt::Key_Return);
    QVERIFY(live.page().isOpen());
    live.person.press(Qt::Key_Escape);
    QVERIFY(isAtList());
    // One that was left open is reached from the list like the others.
    live.claim(2, {});
    live.person.press(Qt::Key_2, Qt::ControlModifier);
    live.person.press(Qt::Key_7, Qt::ControlModifier);
    QVERIFY(live.page().isOpen());
    live.person.press(Qt::Key_Escape);
    live.person.press(Qt::Key_Escape); // typed, and not saved
    QVERIFY(isAtList());
}

void tst_decidedcases::escLeadsBackToTables()
{
    CaseTournament live;
    live.claim(2, u"l"_s);
    live.person.press(Qt::Key_1, Qt::ControlModifier);
    session::Screen* tables = live.current();
    Q_EMIT live.desktop.window().findChild<tables::TablesScreen*>()->caseWanted(
        QString::fromStdString(live.played.match(2)));
    live.person.wait();
    QVERIFY(live.page().isOpen());
    live.person.press(Qt::Key_Escape);
    QCOMPARE(live.current(), tables);
}

void tst_decidedcases::theListSelectsTheCaseOneComesFrom()
{
    CaseTournament live;
    live.claim(2, u"l"_s);
    live.person.press(Qt::Key_Escape);
    const QString first = live.desktop.rulings().challenge();
    QVERIFY(!first.isEmpty());
    live.person.press(Qt::Key_F3); // from the sheet
    live.person.type(u"147ml"_s);
    QCOMPARE(live.cases().size(), std::size_t(2));
    const QString second = live.desktop.rulings().challenge();
    QVERIFY(live.page().isOpen() && second != first);
    live.person.press(Qt::Key_Escape);
    QVERIFY(!live.page().isOpen());
    QCOMPARE(live.desktop.rulings().challenge(), second);
}

void tst_decidedcases::whatWasRuledHeadsItsOutcome()
{
    CaseTournament live;
    live.claim(2, u"c7dq"_s);
    QVERIFY(live.shows(u"If upheld"_s) && live.shows(u"If denied"_s));
    live.person.type(u"r"_s);
    QCOMPARE(live.cases().front().decision->ruling, facts::Ruling::Rejected);
    QVERIFY(live.shows(u"If upheld"_s) && live.shows(u"Denied"_s) && !live.shows(u"If denied"_s));
}

void tst_decidedcases::whatARulingDoesStandsApartInALargeWindow()
{
    CaseTournament live;
    live.claim(2, u"c7dq"_s);
    const auto* table = live.page().upheld().findChild<rulings::OutcomeTable*>();
    live.desktop.window().resize(1280, 800);
    live.person.wait();
    const int before = table->height();
    QVERIFY(before > 0 && table->isVisible());
    live.desktop.window().resize(1920, 1080);
    QTRY_VERIFY(table->height() > before * 4 / 3);
}

void tst_decidedcases::nothingIsAskedForAnyMore()
{
    CaseTournament live;
    const QString typing = u"Type a card as rank and suit"_s;
    live.claim(2, u"c7d"_s);
    QVERIFY2(live.person.said().contains(typing), qPrintable(live.person.said()));
    QVERIFY(stage::textOf(live.page().finding()) != u"Not proven."_s); // it says what to enter
    live.person.type(u"r"_s);
    QCOMPARE(stage::textOf(live.page().finding()), u"Not proven."_s);
    QVERIFY2(!live.person.said().contains(typing), qPrintable(live.person.said()));
}

// To decide otherwise there takes a reason; to see what it would do does not.
void tst_decidedcases::bothOutcomesAreShownOnAFinishedMatch()
{
    CaseTournament live;
    live.claim(1, u"r"_s);
    QCOMPARE(live.cases().size(), std::size_t(1));
    QCOMPARE(live.match(1).state, tournament::State::Final);
    QVERIFY2(live.shows(u"If upheld"_s) && live.shows(u"Denied"_s), qPrintable(live.person.said()));
    QVERIFY2(live.person.said().contains(u"If you uphold it now: "_s), qPrintable(live.person.said()));
    live.person.type(u"u"_s);
    QCOMPARE(live.cases().front().decision->ruling, facts::Ruling::Rejected);
}

void tst_decidedcases::aCardIsHeldOnlyWhileTheHandIsPlayed_data()
{
    QTest::addColumn<bool>("isPlayed");
    QTest::newRow("its bids are on record") << true;
    QTest::newRow("its tricks are on record") << false;
}

void tst_decidedcases::aCardIsHeldOnlyWhileTheHandIsPlayed()
{
    QFETCH(bool, isPlayed);
    CaseTournament live([isPlayed](stage::HalfPlayed& played) {
        if (isPlayed)
            QCOMPARE(played.live().enter(played.match(2), tournaments::bidsLine).substr(0, 2), "ok");
    });
    QCOMPARE(tournament::openHand(live.match(2)) != nullptr, isPlayed);
    live.claim(2, u"c7dq"_s);
    QCOMPARE(live.shows(u"shown later: still in the hand"_s), isPlayed);
    live.person.type(u"0"_s);
    QCOMPARE(live.page().entry().isHeld(), isPlayed);
}

// What a ruling does is said as it is scored.
void tst_decidedcases::noTricksAreMovedWhereASideIsSet()
{
    tournaments::LiveTournament live({.rules = "unc-regular", .change = [](rules::Venue& venue) {
                                          scoring::RenegeRule& rule = *venue.phases.front().rules.renege;
                                          rule.effect = scoring::RenegeEffect::AutoSet;
                                          rule.receiverCountsTricks = true;
                                      }});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", tournaments::bidsLine);
    stage::Rulings rulings(live);
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"214m"_s); // by side B
    const auto& rows = rulings.screen.page().upheld().outcome().rows;
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.at(0).side, scoring::Side::A); // is set
    QCOMPARE(rows.at(1).value, u"+30"_s);
    rulings.person.type(u"u"_s);
    const QString says = stage::textOf(*rulings.person.find<QLabel>(u"outcome"_s));
    QVERIFY2(says.contains(u"A is set, B gets 30 points"_s), qPrintable(says));
}

// Trial: "tricks 7 → 4 / bid 5 set +0" with nothing that said what they were for.
void tst_decidedcases::aSideIsToldWhyItsOwnChallengeCostsIt()
{
    tournaments::LiveTournament live({.rules = "mckendree"});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", R"({"a":{"bid":4,"tricks":6},"b":{"bid":5,"tricks":7}})");
    stage::Rulings rulings(live);
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"214m"_s); // by side B
    const QString why = u"B: −3 tricks for the lost challenge (IX)."_s;
    const rulings::Outcome& denied = rulings.screen.page().rejected().outcome();
    QVERIFY2(pseudo::english(denied.notes).contains(why), qPrintable(denied.notes.join(u'\n')));
    QVERIFY(std::ranges::any_of(denied.rows, [](const rulings::OutcomeRow& row) {
        return row.side == scoring::Side::B && pseudo::english(row.value) == u"set 0"_s;
    }));
    QVERIFY(!pseudo::english(rulings.screen.page().upheld().outcome().notes).contains(why));
}

// Trial: the score of the match stood over another one, of the hand that was reopened.
void tst_decidedcases::theScoreByNowIsNotThatAfterTheHand()
{
    tournaments::LiveTournament live({.rules = "unc-regular"});
    QCOMPARE(live.checkIn("W1-1"), "");
    for (int hand = 0; hand < 2; ++hand)
        live.enter("W1-1", tournaments::handLine);
    stage::Rulings rulings(live);
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"214mu"_s);
    const QString says = pseudo::english(stage::textOf(*rulings.person.find<QLabel>(u"outcome"_s)));
    QVERIFY2(says.contains(u"The score is now "_s), qPrintable(says));
    const rulings::Outcome& upheld = rulings.screen.page().upheld().outcome();
    QCOMPARE(pseudo::english(upheld.scoreLabel), u"Score after hand 1"_s);
}

// Trial: the last kind of a new ruling was cut off at the bottom.
void tst_decidedcases::everyKindIsWholeInASmallWindow()
{
    if (pseudo::isSpoken())
        QSKIP("its words are longer");
    CaseTournament live;
    live.desktop.window().resize(1264, 672);
    live.person.press(Qt::Key_7, Qt::ControlModifier);
    live.person.type(u"n"_s);
    const auto* last = live.person.find<QWidget>(u"kind-rating"_s);
    QTRY_COMPARE(last->visibleRegion(), QRegion(last->rect()));
}

TEST_CLASS(tst_decidedcases)
#include "tst_decidedcases.moc"
