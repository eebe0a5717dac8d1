// The hall screen on a projector: opened by its key, fed by the tournament, turned by a timer, and never over
// the window that the supervisor works in.
#include "hallroom.h"

#include "ui/shell/finder.h"

#include <QSignalSpy>

#include <set>

using hall::Kind;
using hallroom::Room;

class tst_hall : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void comesUpByItsKeyAndGoesByEsc();
    void theKeysStayWithTheWindow();
    void showsTheTournamentAsItIs();
    void clocksGoOn();
    void pagesTurn();
    void aNewHandTurnsNoPage();
    void isFoundByTyping();
    void aMessageIsTypedAndPutUp();
    void secondsAndPagesAreChosen();
    void theChoicesAreRemembered();
    void playersAreNamedAsChosenHere();
    void aMessageGoesWithItsTournament();
    void endsWithTheWindow();
    void theLockLeavesItUp();
    void beforeATournamentIsOpen();
};

void tst_hall::comesUpByItsKeyAndGoesByEsc()
{
    Room room;
    QVERIFY(!room.view().isVisible());
    room.toggle();
    QVERIFY(room.view().isVisible() && room.view().isWindow());
    QCOMPARE(room.hall().shownOn(), u"HDMI-1"_s);
    QCOMPARE(room.view().geometry(), hallroom::projector().place);
    QVERIFY2(room.said().contains(u"Nil Patrol"_s), qPrintable(room.said()));
    QVERIFY(room.view().findChildren<QWidget*>().isEmpty()); // no controls
    QTest::keyClick(&room.view(), Qt::Key_Return);           // means nothing
    QVERIFY(room.view().isVisible());
    QTest::keyClick(&room.view(), Qt::Key_Escape);
    QVERIFY(!room.view().isVisible() && !room.hall().isWanted());
    room.toggle();
    QVERIFY(room.view().isVisible());
    room.toggle();
    QVERIFY(!room.view().isVisible());
    room.toggle();
    room.view().close(); // by the desktop's own means
    QVERIFY(!room.view().isVisible() && !room.hall().isWanted());
}

void tst_hall::theKeysStayWithTheWindow()
{
    hallroom::ShownRoom room;
    QTRY_VERIFY(room.desktop.window().isActiveWindow());
    room.person.press(Qt::Key_6, Qt::ControlModifier);
    QVERIFY2(room.foot().contains(u"of 11 teams"_s) || room.foot().contains(u"still in"_s),
             qPrintable(room.foot()));
}

void tst_hall::showsTheTournamentAsItIs()
{
    hallroom::ShownRoom room;
    room.turnTo(Kind::Tables);
    const auto scores = [&] {
        const auto& score =
            tournament::result(*tournament::match(room.desktop.session().tournament(), room.played.match(2)))
                .score;
        return u"%1, "_s.arg(score.a);
    };
    const QString before = scores();
    QVERIFY2(room.said().contains(before), qPrintable(room.said()));
    room.playHand();
    QVERIFY(scores() != before);
    QVERIFY2(room.said().contains(scores()), qPrintable(room.said()));
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(room.said().contains(before), qPrintable(room.said()));
}

void tst_hall::clocksGoOn()
{
    hallroom::ShownRoom room;
    const auto at = [&](const char* utc) {
        room.desktop.session().ticker().setNow([utc] { return tournament::Timestamp{utc, {}, 0, 0}; });
        return room.said();
    };
    QVERIFY(at("2026-11-21T19:42:00.000Z").contains(u"7:42 PM"_s));
    QVERIFY(at("2026-11-21T19:43:00.000Z").contains(u"7:43 PM"_s));
    room.turnTo(Kind::Standings);
    QVERIFY(at("2026-11-21T00:05:00.000Z").contains(u"12:05 AM"_s));
}

void tst_hall::pagesTurn()
{
    Room room;
    QVERIFY(!room.hall().timer().isActive());
    room.toggle();
    QVERIFY(room.hall().timer().isActive());
    QCOMPARE(room.hall().timer().interval(), 15'000);
    const QList<Kind> round = room.round();
    QVERIFY(round.size() >= 4);
    QVERIFY(std::is_sorted(round.begin(), round.end()));
    QCOMPARE((std::set(round.begin(), round.end())),
             (std::set{Kind::Tables, Kind::Calls, Kind::Bracket, Kind::Standings}));
    QCOMPARE(room.view().face().kind(), Kind::Tables); // once round
    // By the timer itself.
    QSignalSpy timeout(const_cast<QTimer*>(&room.hall().timer()), &QTimer::timeout);
    const_cast<QTimer&>(room.hall().timer()).setInterval(1);
    QTRY_VERIFY(timeout.count() > 0);
    QTRY_VERIFY(room.view().face().kind() != Kind::Tables);
    room.toggle();
    QVERIFY(!room.hall().timer().isActive());
}

void tst_hall::aNewHandTurnsNoPage()
{
    hallroom::ShownRoom room;
    for (const Kind kind : {Kind::Calls, Kind::Bracket, Kind::Standings}) {
        room.turnTo(kind);
        room.playHand();
        QCOMPARE(room.view().face().kind(), kind);
        QVERIFY(room.hall().timer().isActive());
    }
}

void tst_hall::isFoundByTyping()
{
    Room room;
    room.person.press(Qt::Key_K, Qt::ControlModifier);
    room.person.type(u"hall screen"_s);
    QCOMPARE(room.desktop.window().finder().shown().size(), 2);
    room.person.type(u"⏎"_s);
    QVERIFY(room.view().isVisible());
}

void tst_hall::aMessageIsTypedAndPutUp()
{
    hallroom::ShownRoom room;
    session::Screen* before = room.desktop.window().current();
    room.openSettings();
    room.person.type(u"Pizza at 8 for everybody⏎"_s);
    for (std::size_t i = 0; i < room.view().faces().size(); ++i) {
        MENTIONS(room.said());
        room.hall().turn();
    }
    room.person.click(u"Remove message"_s);
    QVERIFY(!room.said().contains(u"Pizza"_s));
    room.person.type(u"Round 2 soon"_s);
    QVERIFY(!room.said().contains(u"Round 2 soon"_s)); // not before it is put up
    room.person.click(u"Show message"_s);
    QVERIFY(room.said().contains(u"Round 2 soon"_s));
    room.person.press(Qt::Key_Escape);
    QCOMPARE(room.desktop.window().current(), before);
    QVERIFY(room.view().isVisible()); // Esc there closes it, and not Esc here
}

void tst_hall::secondsAndPagesAreChosen()
{
    hallroom::ShownRoom room;
    room.openSettings();
    auto* seconds = room.person.find<QSpinBox>(u"seconds per page"_s);
    seconds->setFocus();
    seconds->selectAll();
    room.person.type(u"30⏎"_s);
    QCOMPARE(room.hall().timer().interval(), 30'000);
    seconds->selectAll();
    room.person.type(u"3⏎"_s); // too short to be read
    QCOMPARE(room.hall().timer().interval(), 30'000);
    for (QCheckBox* box : room.desktop.hallScreen().findChildren<QCheckBox*>())
        if (!stage::isCalled(*box, u"Standings"_s)) {
            box->setFocus();
            room.person.press(Qt::Key_Space);
        }
    QVERIFY(!room.round().contains(Kind::Tables));
    QCOMPARE(room.view().face().kind(), Kind::Standings);
    auto* looks = room.person.find<kit::DropDown>(u"theme of the hall screen"_s);
    QCOMPARE(stage::textOf(*looks), u"Dark"_s);
    looks->setFocus();
    room.person.press(Qt::Key_Up);
    QCOMPARE(room.hall().choices().scheme, kit::Scheme::Light);
}

void tst_hall::theChoicesAreRemembered()
{
    const stage::Settings settings;
    const QString tonight = u"first-fact-of-tonight"_s;
    hall::Choices choices;
    choices.message = u"Für alle: \"Pizza\" ♠"_s;
    choices.seconds = 40;
    choices.monitor = u"DP-2"_s;
    choices.scheme = kit::Scheme::HighContrast;
    choices.left = {Kind::Calls, Kind::Standings};
    choices.shortNames = true;
    {
        session::Settings store;
        QCOMPARE(hall::choicesIn(store, tonight), hall::Choices());
        store.set(u"shortNames"_s, true); // the web page's, by which the hall went before it had its own
        QVERIFY(hall::choicesIn(store, tonight).shortNames);
        hall::keep(store, hall::Choices(), tonight);
        QVERIFY(!hall::choicesIn(store, tonight).shortNames);
        hall::keep(store, choices, tonight);
    }
    session::Settings store;
    QCOMPARE(hall::choicesIn(store, tonight), choices);
    hall::Choices others = hall::choicesIn(store, u"another tournament"_s);
    others.seconds = 20;
    hall::keep(store, others, u"another tournament"_s); // tonight's message is not its to take away
    QCOMPARE(hall::choicesIn(store, tonight).message, choices.message);
    QCOMPARE(hall::choicesIn(store, tonight).seconds, 20);
    QCOMPARE(hall::choicesIn(store, u"another tournament"_s).message, QString());
    store.set(u"hallSeconds"_s, -7); // by whoever edits files
    store.set(u"hallMessage"_s, QString(1000, u'x'));
    QCOMPARE(hall::choicesIn(store, tonight).seconds, hall::leastSeconds);
    QCOMPARE(hall::choicesIn(store, tonight).message.size(), hall::longestMessage);
}

// The paper has a choice of its own.
void tst_hall::playersAreNamedAsChosenHere()
{
    Room room;
    const std::string id = room.played.live().match(room.played.match(4)).call->players[facts::Seat::A1];
    QCOMPARE(room.played.live().record(facts::Person{id, "Ana Maria Ruiz", {}, {}, {}}), "");
    const QString full = u"Ana Maria Ruiz"_s;
    const QString brief = u"Ana R."_s;
    room.desktop.session().settings().set(u"printedShortNames"_s, true);
    room.toggle();
    room.turnTo(Kind::Calls);
    QTRY_VERIFY2(room.said().contains(full), qPrintable(room.said()));
    room.openSettings();
    auto* players = room.person.find<kit::DropDown>(u"players on the hall screen"_s);
    QCOMPARE(stage::textOf(*players), u"In full"_s);
    players->setFocus();
    room.person.press(Qt::Key_Down);
    QCOMPARE(room.view().face().kind(), Kind::Calls); // at once, and on the page that is up
    QVERIFY2(room.said().contains(brief) && !room.said().contains(full), qPrintable(room.said()));
    room.person.press(Qt::Key_Up);
    MENTIONS(room.said());
}

// Next Tuesday has no pizza.
void tst_hall::aMessageGoesWithItsTournament()
{
    stage::HalfPlayed tuesday;
    hallroom::ShownRoom room;
    room.openSettings();
    room.person.type(u"Pizza at 8⏎"_s);
    QVERIFY(room.said().contains(u"Pizza at 8"_s));
    const QString file = room.desktop.session().shown().file;
    stage::open(room.desktop, tuesday);
    room.person.wait();
    QVERIFY(room.desktop.session().shown().file != file);
    QVERIFY2(!room.said().contains(u"Pizza"_s), qPrintable(room.said()));
    QCOMPARE(room.hall().choices().message, QString());
    room.openSettings();
    QCOMPARE(room.person.find<QLineEdit>(u"message to the hall"_s)->text(), QString());
    stage::open(room.desktop, room.played); // opened again, as after a restart
    room.person.wait();
    QVERIFY2(room.said().contains(u"Pizza at 8"_s), qPrintable(room.said()));
}

void tst_hall::endsWithTheWindow()
{
    hallroom::ShownRoom room;
    QTimer::singleShot(0, &room.desktop.window(), &QWidget::close);
    QTimer::singleShot(10'000, qApp, [] { QCoreApplication::exit(1); });
    QCOMPARE(QApplication::exec(), 0);
    QVERIFY(!room.view().isVisible());
}

void tst_hall::theLockLeavesItUp()
{
    Room room;
    stage::givePin(room.desktop, room.person);
    room.toggle();
    QVERIFY(room.view().isVisible());
    room.person.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(room.desktop.lock().isLocked());
    QVERIFY(room.view().isVisible());
    room.toggle();
    QVERIFY(room.view().isVisible()); // the lock refuses every key of the window
    room.hall().turn();
}

void tst_hall::beforeATournamentIsOpen()
{
    const stage::Settings settings;
    desktop::Desktop desktop;
    auto monitors = std::make_unique<hallroom::Monitors>();
    monitors->list << hallroom::projector();
    desktop.hall().use(std::move(monitors));
    stage::bringUp(desktop.window());
    QTest::keyClick(&desktop.window(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(desktop.hall().view().isVisible());
    QVERIFY2(pseudo::english(desktop.hall().view().face().spokenText()).contains(u"Welcome"_s),
             qPrintable(pseudo::english(desktop.hall().view().face().spokenText())));
    desktop.hall().turn();
    QCOMPARE(desktop.hall().view().faces().size(), std::size_t{1});
}

TEST_CLASS(tst_hall)
#include "tst_hall.moc"
