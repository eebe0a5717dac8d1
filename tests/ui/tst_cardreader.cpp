// A card is swiped wherever the cursor stands: it is checked in, and reaches no field.
#include "atreader.h"
#include "row.h"

#include "desk/reports/sheetchoice.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"
#include "ui/shell/header.h"

#include <QLineEdit>

using namespace atreader;

class tst_cardreader : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void twoSwipesCheckATeamIn();
    void whileAHandIsEntered();
    void intoNoOtherField();
    void whoIsAskedShowsTheirCard();
    void anotherCardAnswersNoQuestion();
    void aPaymentCardIsDropped_data();
    void aPaymentCardIsDropped();
    void aBadReadIsSaid_data();
    void aBadReadIsSaid();
    void aDoubledSwipeIsNotAMistake();
    void aSwipeBeforeTheAnswerIsNotAMistake();
    void aScannedSheetOpensItsMatch();
    void nothingIsRecordedWhileLocked();
    void aPinLetsInAgainstTheRule();
    void slowKeysAreTyping();
    void aSwipeWhileTheWindowIsBusyIsOne();
    void signsInAReasonAreTyped();
    void aScannerIsKnownByItsFirstCode();
};

// The venue's own card, known from the roster, leaves nothing to ask: the rule names it first.
void tst_cardreader::twoSwipesCheckATeamIn()
{
    ReaderTournament live;
    live.swipe(ana);
    MENTIONS_ALL(live.said(), 2);
    live.swipe(ben);
    MENTIONS(live.said());
    SAYS(live.player("P1").arrivals.back().shown);
    SAYS(live.player("P2").arrivals.back().shown);
    QCOMPARE(live.front()->text(), QString());
}

void tst_cardreader::whileAHandIsEntered()
{
    QTemporaryDir folder;
    qputenv("COURTSIDE_KEY_FILE", folder.filePath(u"card.key"_s).toUtf8());
    stage::AtHalfPlayed at;
    // Somebody of match 5 comes with a card that was linked before.
    const std::string team = at.match(5).teams.a;
    const std::string player = tournament::team(*at.tournament().setting, team)->players.front();
    const auto arrivals = [&] { return at.tournament().setting->people.at(player).arrivals.size(); };
    const std::size_t before = arrivals();
    at.desktop.session().ask({}, [player](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        const auto owner = desk::ownerOfCard(desk.tournament(), ";730114820=2512?");
        return desk::linkCard(desk, "J. Park", player, *owner->unknown);
    });
    at.person.wait();
    at.openSheet(2);
    at.person.type(u"32"_s); // half a hand
    const scoring::Hand half = at.desktop.sheets().current()->entryRow().entry().hand();
    auto* screen = at.current();
    const QWidget* focus = QApplication::focusWidget();
    swipe(u";730114820=2512?"_s, at.person);
    QCOMPARE(arrivals(), before + 1);
    QCOMPARE(at.current(), screen);
    QCOMPARE(QApplication::focusWidget(), focus);
    QVERIFY(at.desktop.sheets().current()->entryRow().entry().hand() == half);
    QVERIFY2(!at.person.said().contains(u"730114820"_s), qPrintable(at.person.said()));
    MENTIONS(at.person.said());
    // Nor does a line that was read badly, was cut off or came twice.
    for (const QString& line :
         {u"%E?;E?"_s, u"%B730114820^RU"_s, u";7301"_s, u"%B7"_s, u";730114820=2512?;730114820=2512?"_s}) {
        swipe(line, at.person);
        QCOMPARE(arrivals(), before + 1);
        QCOMPARE(QApplication::focusWidget(), focus);
        QVERIFY(at.desktop.sheets().current()->entryRow().entry().hand() == half);
    }
    const QString shownBefore = stage::inRow(at.desktop.sheets().current()->entryRow().entry());
    at.person.type(u"5"_s); // and on it goes
    QVERIFY(stage::inRow(at.desktop.sheets().current()->entryRow().entry()) != shownBefore);
}

void tst_cardreader::intoNoOtherField()
{
    ReaderTournament live;
    live.front()->setText(u"gu"_s);
    live.swipe(ana);
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    live.go(Qt::Key_K); // the jump box
    live.person.type(u"ben"_s);
    auto* box = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(box);
    live.swipe(ben);
    QCOMPARE(box->text(), u"ben"_s);
    QVERIFY(box->isVisible() && box->hasFocus());
    QCOMPARE(live.player("P2").arrivals.size(), std::size_t{1});
}

void tst_cardreader::whoIsAskedShowsTheirCard()
{
    ReaderTournament live;
    live.person.type(u"ana⏎"_s);
    MENTIONS(live.said());
    live.swipe(ana);
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    QVERIFY2(!live.said().contains(u"Which ID does"_s), qPrintable(live.said()));
}

void tst_cardreader::anotherCardAnswersNoQuestion()
{
    ReaderTournament live;
    live.person.type(u"ana⏎"_s);
    live.swipe(ben);
    QVERIFY2(live.said().contains(
                 u"Finish the check-in of Ana Ruiz first, or press Esc. This is the card of Ben Oyelaran."_s),
             qPrintable(live.said()));
    QVERIFY(live.player("P1").arrivals.empty());
    QVERIFY(live.player("P2").arrivals.empty());
}

void tst_cardreader::aPaymentCardIsDropped_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("Visa, track 2") << u";4111111111111111=25121010000?"_s;
    QTest::newRow("Mastercard, both") << u"%B5500005555555559^DOE/JO^2512?;5500005555555559=2512?"_s;
    QTest::newRow("American Express") << u"%B3782 822463 10005^DOE/JO^2512?"_s;
}

void tst_cardreader::aPaymentCardIsDropped()
{
    QFETCH(QString, line);
    ReaderTournament live;
    const long long before = live.desktop.session().shown().head.seq;
    live.swipe(line);
    MENTIONS(live.said());
    QVERIFY(!live.said().contains(u"1111"_s) && !live.said().contains(u"5555"_s));
    QCOMPARE(live.desktop.session().shown().head.seq, before);
    live.person.type(u"gus⏎"_s); // and links nothing
    live.person.press(Qt::Key_Return);
    QVERIFY(live.player("P7").stripeHash.empty());
}

void tst_cardreader::aBadReadIsSaid_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("bad") << u"%E?;E?"_s;
    QTest::newRow("cut off") << u"%B730114820^RU"_s;
    QTest::newRow("a license") << u"%NCRALEIGH^DOE$JO^1 MAIN ST^?;636004000001234567=2512?"_s;
}

void tst_cardreader::aBadReadIsSaid()
{
    QFETCH(QString, line);
    ReaderTournament live;
    live.swipe(line);
    MENTIONS(live.said());
    QVERIFY(!live.said().contains(u"7301148"_s));
    QCOMPARE(live.front()->text(), QString());
}

void tst_cardreader::aDoubledSwipeIsNotAMistake()
{
    ReaderTournament live;
    live.swipe(ana);
    live.swipe(ana);
    QVERIFY2(live.said().contains(alreadyIn), qPrintable(live.said()));
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    live.swipe(u"%B730114820^RUIZ/ANA^2512101?;730114820=2512101?+00042?"_s); // all three tracks of it
    QVERIFY2(live.said().contains(alreadyIn), qPrintable(live.said()));
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
}

// The disk is slow, and whoever hears nothing swipes again.
void tst_cardreader::aSwipeBeforeTheAnswerIsNotAMistake()
{
    ReaderTournament live;
    live.desktop.session().ask({}, [](desk::Desk&) -> desk::Answer<desk::Recorded> {
        QTest::qSleep(700);
        return desk::Recorded();
    });
    for (int i = 0; i < 2; ++i) {
        const QByteArray keys = ana.toLatin1();
        for (const char key : keys)
            QTest::keyClick(QApplication::focusWidget(), key);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::qWait(150);
    }
    live.person.wait();
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    MENTIONS(live.said());
    QVERIFY2(!live.said().contains(u"Not saved"_s), qPrintable(live.said()));
}

// Sheets come back to the desk while a hand of another match is entered.
void tst_cardreader::aScannedSheetOpensItsMatch()
{
    stage::AtHalfPlayed at;
    const auto up = [&] { // the match whose sheet is up
        auto* sheet = at.desktop.sheets().current();
        return at.current() == &at.desktop.sheets() && sheet ? sheet->match().toStdString() : "";
    };
    const auto codeOf = [&](int number) {
        return QString::fromStdString(desk::sheetCode(at.tournament(), at.match(number)));
    };
    swipe(codeOf(2), at.person); // from the Tables screen
    QCOMPARE(up(), at.played.match(2));
    at.person.type(u"32"_s); // half a hand
    const scoring::Hand half = at.desktop.sheets().current()->entryRow().entry().hand();
    swipe(codeOf(3), at.person);
    QCOMPARE(up(), at.played.match(3));
    at.person.press(Qt::Key_K, Qt::ControlModifier);
    swipe(codeOf(2), at.person);
    QCOMPARE(up(), at.played.match(2));
    QVERIFY(!at.desktop.window().finder().isVisible());
    QVERIFY(at.desktop.sheets().current()->entryRow().entry().hand() == half);
    swipe(u"%match 99?"_s, at.person);
    QCOMPARE(up(), at.played.match(2));
    MENTIONS(at.person.said());
}

void tst_cardreader::nothingIsRecordedWhileLocked()
{
    ReaderTournament live;
    stage::givePin(live.desktop, live.person);
    live.desktop.lock().lock();
    QVERIFY(live.desktop.lock().isLocked());
    live.swipe(ana);
    QVERIFY(live.player("P1").arrivals.empty());
    QVERIFY(live.desktop.lock().isLocked());
    QVERIFY2(live.said().contains(u"didn’t count as a try"_s), qPrintable(live.said()));
    live.swipe(u"%match 1?"_s); // a sheet waits as well
    QVERIFY(live.desktop.window().current() != &live.desktop.sheets());
}

void tst_cardreader::aPinLetsInAgainstTheRule()
{
    ReaderTournament live;
    stage::givePin(live.desktop, live.person);
    live.go(Qt::Key_3);
    live.person.type(u"ana"_s);
    live.person.press(Qt::Key_F6);
    live.person.type(u"roster photo vouches⏎"_s);
    QVERIFY(live.player("P1").arrivals.empty());
    MENTIONS(live.said());
    live.person.press(Qt::Key_Escape); // no PIN at hand: the reason stays
    MENTIONS(live.said());
    live.person.press(Qt::Key_Return);
    QVERIFY(live.player("P1").arrivals.empty());
    stage::typePin(live.desktop, live.person, u"4711⏎"_s);
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    SAYS(live.player("P1").arrivals.back().override);
}

void tst_cardreader::slowKeysAreTyping()
{
    ReaderTournament live;
    for (const char key : {';', '7', '3'}) {
        QTest::keyClick(QApplication::focusWidget(), key);
        QTest::qWait(90);
    }
    QCOMPARE(live.front()->text(), u";73"_s);
}

namespace {

/// A key with the time at which the keyboard had it, in milliseconds.
void pressAt(char key, unsigned long long ms)
{
    const auto code =
        key == '\r' ? Qt::Key_Return : static_cast<Qt::Key>(QChar(QLatin1Char(key)).toUpper().unicode());
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, code, Qt::NoModifier, QString(QLatin1Char(key)));
        event.setTimestamp(ms);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &event);
    }
}

} // namespace

// The reader sent everything in time; the window was busy and gets most of it late, behind its own timers.
void tst_cardreader::aSwipeWhileTheWindowIsBusyIsOne()
{
    ReaderTournament live;
    const QByteArray line = ana.toLatin1() + '\r';
    for (const qsizetype heard : {1, 2, 9}) {
        unsigned long long now = 10'000;
        for (qsizetype i = 0; i < heard; ++i)
            pressAt(line[i], now += 5);
        QTimer behind; // as what the system has queued comes behind the timers that are due
        behind.setSingleShot(true);
        behind.setTimerType(Qt::PreciseTimer);
        connect(&behind, &QTimer::timeout, &behind, [&] {
            for (qsizetype i = heard; i < line.size(); ++i)
                pressAt(line[i], now += 5);
        });
        behind.start(210);
        QTest::qSleep(260);
        QTRY_VERIFY(!behind.isActive());
        QTest::qWait(150);
        live.person.wait();
        QCOMPARE(live.front()->text(), QString());
        QVERIFY2(live.said().contains(u"Ana Ruiz · Full House"_s), qPrintable(live.said()));
        QVERIFY2(live.said().contains(alreadyIn) == (heard > 1), qPrintable(live.said()));
    }
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
}

void tst_cardreader::signsInAReasonAreTyped()
{
    ReaderTournament live;
    live.person.type(u"ana"_s);
    live.person.press(Qt::Key_F6);
    const QByteArray reason("100% sure; both vouch");
    for (const char key : reason) {
        QTest::keyClick(QApplication::focusWidget(), key);
        QTest::qWait(key == ';' || key == '%' ? 60 : 1);
    }
    SAYS(live.person.find<QLineEdit>(u"Reason"_s)->text());
    live.swipe(ana); // and a card is a card
    QVERIFY(!live.player("P1").arrivals.empty());
    QVERIFY(live.player("P1").arrivals.back().override.empty());
}

// A code without sentinels could be anybody's digits, until a scanner has been seen at this desk.
void tst_cardreader::aScannerIsKnownByItsFirstCode()
{
    ReaderTournament live;
    live.swipe(u"730114820"_s); // into the box of the checks
    MENTIONS(live.said());
    live.person.press(Qt::Key_Return);
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    live.go(Qt::Key_K);
    live.person.type(u"ben"_s);
    auto* box = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(box);
    live.swipe(u"730114821"_s);
    QCOMPARE(box->text(), u"ben"_s);
    QCOMPARE(live.player("P2").arrivals.size(), std::size_t{1});
    for (const char key : {'4', '3', '2', '1', '5', '6'}) { // a person's digits
        QTest::keyClick(QApplication::focusWidget(), key);
        QTest::qWait(70);
    }
    QCOMPARE(box->text(), u"ben432156"_s);
}

TEST_CLASS(tst_cardreader)
#include "tst_cardreader.moc"
