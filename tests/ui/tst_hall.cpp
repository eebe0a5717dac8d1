// The hall screen on a projector: opened by its key, fed by the night, turned by a timer, and never over the
// window that the supervisor works in.
#include "athall.h"
#include "person.h"

#include "ui/hall/hallscreen.h"
#include "ui/shell/finder.h"

#include <QSignalSpy>

#include <set>

using namespace Qt::StringLiterals;
using hall::Kind;

namespace {

/// The program on an evening in mid play, with a projector.
class Room {
public:
    explicit Room(bool hasProjector = true) : person(desktop.window(), desktop.session())
    {
        auto made = std::make_unique<athall::Monitors>();
        monitors = made.get();
        if (hasProjector)
            monitors->list << athall::projector();
        desktop.hall().use(std::move(made));
        stage::open(desktop, evening);
        person.wait();
    }
    void toggle()
    {
        QTest::keyClick(&desktop.window(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        person.wait();
    }
    hall::Hall& hall() { return desktop.hall(); }
    hall::View& view() { return desktop.hall().view(); }
    QString foot() { return stage::linesOn(desktop.window()).join(u'|'); }
    /// The kinds of the pages, from the one that is up on.
    QList<Kind> round()
    {
        QList<Kind> kinds;
        for (std::size_t i = 0; i < view().faces().size(); ++i) {
            kinds << view().face().kind();
            hall().turn();
        }
        return kinds;
    }
    void turnTo(Kind kind)
    {
        while (view().face().kind() != kind)
            hall().turn();
    }
    void openSettings()
    {
        person.press(Qt::Key_K, Qt::ControlModifier);
        person.type(u"message and pages"_s);
        person.press(Qt::Key_Down);
        person.type(u"⏎"_s);
        QCOMPARE(desktop.window().current(), static_cast<session::Screen*>(&desktop.hallScreen()));
    }
    /// Side A bids 5 and takes 7 in the match that is played.
    void playHand()
    {
        const std::string two = evening.match(2);
        desktop.session().ask(u"hand"_s, [two](desk::Desk& desk) {
            scoring::Hand hand;
            hand.sides.a = {scoring::Bids{scoring::bid(3), scoring::bid(2)}, false, 7};
            hand.sides.b = {scoring::Bids{scoring::bid(3), scoring::bid(3)}, false, 6};
            return desk::enter(desk, "J. Park", two, hand);
        });
        person.wait();
    }

    stage::Settings settings;
    stage::HalfPlayed evening;
    desktop::Desktop desktop;
    athall::Monitors* monitors = nullptr;
    stage::Person person;
};

} // namespace

class tst_hall : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void comesUpByItsKeyAndGoesByEsc();
    void theKeysStayWithTheWindow();
    void showsTheNightAsItIs();
    void clocksGoOn();
    void pagesTurn();
    void aNewHandTurnsNoPage();
    void isFoundByTyping();
    void aMessageIsTypedAndPutUp();
    void secondsAndPagesAreChosen();
    void theChoicesAreRemembered();
    void theScreenIsRemembered();
    void anotherScreenTakesItsPlace();
    void withOneScreenLeftItClosesAndComesBack();
    void withOneScreenItWaits();
    void theWindowMovesOntoItsScreen();
    void aMirroredScreenIsNone();
    void onThisMachine();
    void endsWithTheWindow();
    void theLockLeavesItUp();
    void beforeANightIsOpen();
    void pictures();
};

void tst_hall::comesUpByItsKeyAndGoesByEsc()
{
    Room room;
    QVERIFY(!room.view().isVisible());
    room.toggle();
    QVERIFY(room.view().isVisible() && room.view().isWindow());
    QCOMPARE(room.hall().shownOn(), u"HDMI-1"_s);
    QCOMPARE(room.view().geometry(), athall::projector().place);
    QVERIFY2(athall::said(room.view()).contains(u"Nil Patrol"_s), qPrintable(athall::said(room.view())));
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
    Room room;
    room.toggle();
    QTRY_VERIFY(room.desktop.window().isActiveWindow());
    room.person.press(Qt::Key_6, Qt::ControlModifier);
    QVERIFY2(room.foot().contains(u"of 11 teams"_s) || room.foot().contains(u"still in"_s),
             qPrintable(room.foot()));
}

void tst_hall::showsTheNightAsItIs()
{
    Room room;
    room.toggle();
    room.turnTo(Kind::Tables);
    const auto scores = [&] {
        const auto& score =
            night::result(*night::match(room.desktop.session().night(), room.evening.match(2))).score;
        return u"%1, "_s.arg(score.a);
    };
    const QString before = scores();
    QVERIFY2(athall::said(room.view()).contains(before), qPrintable(athall::said(room.view())));
    room.playHand();
    QVERIFY(scores() != before);
    QVERIFY2(athall::said(room.view()).contains(scores()), qPrintable(athall::said(room.view())));
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(athall::said(room.view()).contains(before), qPrintable(athall::said(room.view())));
}

void tst_hall::clocksGoOn()
{
    Room room;
    room.toggle();
    const auto at = [&](const char* utc) {
        room.desktop.session().ticker().setNow([utc] { return night::Moment{utc, {}, 0, 0}; });
        return athall::said(room.view());
    };
    QVERIFY(at("2026-11-21T19:42:00.000Z").contains(u"19:42"_s));
    QVERIFY(at("2026-11-21T19:43:00.000Z").contains(u"19:43"_s));
    room.turnTo(Kind::Standings);
    QVERIFY(at("2026-11-21T00:05:00.000Z").contains(u"00:05"_s));
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
    Room room;
    room.toggle();
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
    Room room;
    room.toggle();
    session::Screen* before = room.desktop.window().current();
    room.openSettings();
    room.person.type(u"Pizza at 8 for everybody⏎"_s);
    for (std::size_t i = 0; i < room.view().faces().size(); ++i) {
        QVERIFY2(athall::said(room.view()).contains(u"Pizza at 8 for everybody"_s),
                 qPrintable(athall::said(room.view())));
        room.hall().turn();
    }
    room.person.click(u"Take it down"_s);
    QVERIFY(!athall::said(room.view()).contains(u"Pizza"_s));
    room.person.type(u"Round 2 soon"_s);
    QVERIFY(!athall::said(room.view()).contains(u"Round 2 soon"_s)); // not before it is put up
    room.person.click(u"Put it up"_s);
    QVERIFY(athall::said(room.view()).contains(u"Round 2 soon"_s));
    room.person.press(Qt::Key_Escape);
    QCOMPARE(room.desktop.window().current(), before);
    QVERIFY(room.view().isVisible()); // Esc there closes it, and not Esc here
}

void tst_hall::secondsAndPagesAreChosen()
{
    Room room;
    room.toggle();
    room.openSettings();
    auto* seconds = room.person.find<QSpinBox>(u"seconds a page stays"_s);
    seconds->setFocus();
    seconds->selectAll();
    room.person.type(u"30⏎"_s);
    QCOMPARE(room.hall().timer().interval(), 30'000);
    seconds->selectAll();
    room.person.type(u"3⏎"_s); // too short to be read
    QCOMPARE(room.hall().timer().interval(), 30'000);
    for (QCheckBox* box : room.desktop.hallScreen().findChildren<QCheckBox*>())
        if (box->text() != u"Standings"_s) {
            box->setFocus();
            room.person.press(Qt::Key_Space);
        }
    QVERIFY(!room.round().contains(Kind::Tables));
    QCOMPARE(room.view().face().kind(), Kind::Standings);
    auto* looks = room.person.find<look::DropDown>(u"look of the hall screen"_s);
    QCOMPARE(looks->currentText(), u"Dark"_s);
    looks->setFocus();
    room.person.press(Qt::Key_Up);
    QCOMPARE(room.hall().choices().scheme, look::Scheme::Light);
}

void tst_hall::theChoicesAreRemembered()
{
    const stage::Settings settings;
    hall::Choices choices;
    choices.message = u"Für alle: \"Pizza\" ♠"_s;
    choices.seconds = 40;
    choices.monitor = u"DP-2"_s;
    choices.scheme = look::Scheme::HighContrast;
    choices.left = {Kind::Calls, Kind::Standings};
    {
        session::Settings store;
        QCOMPARE(hall::choicesIn(store), hall::Choices());
        hall::keep(store, choices);
    }
    session::Settings store;
    QCOMPARE(hall::choicesIn(store), choices);
    store.set(u"hallSeconds"_s, -7); // by whoever edits files
    store.set(u"hallMessage"_s, QString(1000, u'x'));
    QCOMPARE(hall::choicesIn(store).seconds, hall::leastSeconds);
    QCOMPARE(hall::choicesIn(store).message.size(), hall::longestMessage);
}

void tst_hall::theScreenIsRemembered()
{
    Room room;
    room.monitors->plug(athall::television());
    room.toggle();
    QCOMPARE(room.hall().shownOn(), u"HDMI-1"_s);
    room.openSettings();
    auto* screens = room.person.find<look::DropDown>(u"screen it is shown on"_s);
    QCOMPARE(screens->count(), 3); // any, and two: not the one that this window stands on
    QCOMPARE(screens->findText(u"eDP-1"_s, Qt::MatchStartsWith), -1);
    screens->setFocus();
    while (!screens->currentText().startsWith(u"DP-2"_s))
        room.person.press(Qt::Key_Down);
    QCOMPARE(room.hall().shownOn(), u"DP-2"_s);
    QCOMPARE(room.view().geometry(), athall::television().place);
    // As after a restart: a program that reads what was kept.
    hall::Hall again(room.desktop.session());
    QCOMPARE(again.choices().monitor, u"DP-2"_s);
    auto monitors = std::make_unique<athall::Monitors>();
    monitors->list << athall::projector() << athall::television();
    again.use(std::move(monitors));
    again.keepOff(room.desktop.window());
    again.open();
    QCOMPARE(again.shownOn(), u"DP-2"_s);
}

void tst_hall::anotherScreenTakesItsPlace()
{
    Room room;
    room.monitors->plug(athall::television());
    hall::Choices choices = room.hall().choices();
    choices.monitor = u"HDMI-1"_s;
    room.hall().choose(choices);
    room.toggle();
    room.turnTo(Kind::Bracket);
    room.monitors->pull(u"HDMI-1"_s);
    QCOMPARE(room.hall().shownOn(), u"DP-2"_s);
    QCOMPARE(room.view().geometry(), athall::television().place);
    QCOMPARE(room.view().face().kind(), Kind::Bracket); // it goes on where it was
    QVERIFY2(room.foot().contains(u"moved from HDMI-1 to DP-2"_s), qPrintable(room.foot()));
    room.monitors->plug(athall::projector());
    QCOMPARE(room.hall().shownOn(), u"HDMI-1"_s); // the chosen one is back
}

void tst_hall::withOneScreenLeftItClosesAndComesBack()
{
    Room room;
    room.toggle();
    room.monitors->pull(u"HDMI-1"_s);
    QVERIFY(!room.view().isVisible());
    QVERIFY2(room.foot().contains(u"The hall screen is closed: HDMI-1 is gone"_s), qPrintable(room.foot()));
    QVERIFY(!room.hall().timer().isActive());
    room.playHand(); // the night goes on
    room.monitors->plug(athall::projector());
    QVERIFY(room.view().isVisible());
    QCOMPARE(room.view().geometry(), athall::projector().place);
    QVERIFY2(room.foot().contains(u"The hall screen is back, on HDMI-1."_s), qPrintable(room.foot()));
    room.toggle(); // closed by somebody, it stays closed
    room.monitors->pull(u"HDMI-1"_s);
    room.monitors->plug(athall::projector());
    QVERIFY(!room.view().isVisible());
}

void tst_hall::withOneScreenItWaits()
{
    Room room(false);
    room.toggle();
    QVERIFY(!room.view().isVisible() && room.hall().isWanted());
    QVERIFY2(room.foot().contains(u"The hall screen waits"_s), qPrintable(room.foot()));
    room.openSettings();
    QVERIFY2(room.person.said().contains(u"The hall screen waits"_s), qPrintable(room.person.said()));
    room.monitors->plug(athall::projector());
    QVERIFY(room.view().isVisible());
    QVERIFY2(room.person.said().contains(u"Shown on HDMI-1."_s), qPrintable(room.person.said()));
}

void tst_hall::theWindowMovesOntoItsScreen()
{
    Room room;
    room.toggle();
    room.monitors->main = u"HDMI-1"_s;
    room.desktop.window().move(1400, 40);
    QTRY_COMPARE(room.hall().shownOn(), u"eDP-1"_s);
    QVERIFY(!room.view().geometry().intersects(room.desktop.window().geometry()));
}

void tst_hall::aMirroredScreenIsNone()
{
    Room room(false);
    room.monitors->plug({u"HDMI-1"_s, {0, 0, 1920, 1080}}); // shows what the laptop shows
    room.toggle();
    QVERIFY(!room.view().isVisible());
}

void tst_hall::onThisMachine()
{
    const stage::Settings settings;
    QWidget window;
    window.setWindowTitle(u"main"_s);
    window.resize(300, 200);
    window.show();
    hall::MachineMonitors monitors;
    QCOMPARE(monitors.all().size(), QGuiApplication::screens().size());
    QCOMPARE(monitors.under(window), window.screen()->name());
    QWidget other;
    monitors.fill(monitors.all().constFirst().name, other);
    QVERIFY(other.isVisible() && other.isFullScreen());
    session::Session session;
    hall::Hall hall(session);
    hall.keepOff(window);
    hall.open();
    const bool isAlone = QGuiApplication::screens().size() == 1; // as the offscreen platform usually is
    QCOMPARE(hall.view().isVisible(), !isAlone);
    for (const QScreen* screen : QGuiApplication::screens())
        if (!isAlone && screen != window.screen()) {
            QCOMPARE(hall.shownOn(), screen->name());
            QCOMPARE(hall.view().geometry(), screen->geometry());
        }
}

void tst_hall::endsWithTheWindow()
{
    Room room;
    room.toggle();
    QTimer::singleShot(0, &room.desktop.window(), &QWidget::close);
    QTimer::singleShot(10'000, qApp, [] { QCoreApplication::exit(1); });
    QCOMPARE(QApplication::exec(), 0);
    QVERIFY(!room.view().isVisible());
}

void tst_hall::theLockLeavesItUp()
{
    const stage::Settings settings;
    stage::HalfPlayed evening;
    desktop::Desktop desktop(duty::leastCost());
    auto monitors = std::make_unique<athall::Monitors>();
    monitors->list << athall::projector();
    desktop.hall().use(std::move(monitors));
    stage::open(desktop, evening);
    stage::Person person(desktop.window(), desktop.session());
    const auto keys = [&](const QString& typed) {
        person.type(typed);
        while (desktop.guard().isChecking())
            QTest::qWait(1);
        person.wait();
    };
    desktop.lock().setPin(u"J. Park"_s);
    keys(u"4711⏎"_s);
    keys(u"4711⏎"_s);
    QTest::keyClick(&desktop.window(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(desktop.hall().view().isVisible());
    person.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(desktop.lock().isLocked());
    QVERIFY(desktop.hall().view().isVisible());
    QTest::keyClick(&desktop.window(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(desktop.hall().view().isVisible()); // the lock refuses every key of the window
    desktop.hall().turn();
}

void tst_hall::beforeANightIsOpen()
{
    const stage::Settings settings;
    desktop::Desktop desktop;
    auto monitors = std::make_unique<athall::Monitors>();
    monitors->list << athall::projector();
    desktop.hall().use(std::move(monitors));
    desktop.window().QWidget::show();
    desktop.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desktop.window()));
    QTest::keyClick(&desktop.window(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(desktop.hall().view().isVisible());
    QVERIFY2(athall::said(desktop.hall().view()).contains(u"Welcome"_s),
             qPrintable(athall::said(desktop.hall().view())));
    desktop.hall().turn();
    QCOMPARE(desktop.hall().view().faces().size(), std::size_t{1});
}

void tst_hall::pictures()
{
    Room room;
    room.monitors->plug(athall::television());
    room.toggle();
    room.openSettings();
    room.person.type(u"Pizza at 8 for everybody⏎"_s);
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"hall-settings"_s);
    const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES");
    if (folder.isEmpty())
        return;
    room.desktop.theme().set(look::Scheme::Light, 2);
    room.desktop.window().resize(1280, 800);
    QTest::qWait(20);
    room.desktop.window().grab().save(folder + u"/hall-settings-200.png"_s);
    room.view().grab().save(folder + u"/hall-window.png"_s);
}

QTEST_MAIN(tst_hall)
#include "tst_hall.moc"
