// On which of the machine's screens the hall is shown: the chosen one, another where that is gone, and the
// one that the window stands on only where it is opened while there is no other.
#include "atreader.h"
#include "hallroom.h"

#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/header.h"

#include <algorithm>

using hall::Kind;
using hallroom::Room;

namespace {

/// Keys of a reader while the hall screen has them.
void swipeAt(hall::View& view, const QString& line, stage::Person& person)
{
    QTRY_VERIFY(view.isActiveWindow());
    const QByteArray keys = line.toLatin1();
    for (const char key : keys)
        QTest::keyClick(&view, key);
    QTest::keyClick(&view, Qt::Key_Return);
    QTest::qWait(150);
    person.wait();
}

} // namespace

class tst_hallmonitors : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void theScreenIsRemembered();
    void anotherScreenTakesItsPlace();
    void withOneScreenLeftItClosesAndComesBack();
    void withOneScreenItLiesOverTheWindowUntilEsc();
    void theCloseButtonIsAboveTheHeadAlone();
    void aSwipeTakesItOffTheWindow();
    void aScannedSheetTakesItOffTheWindow();
    void aSecondScreenTakesItOffTheWindow();
    void itsMessageGoesWithIt();
    void theWindowMovesOntoItsScreen();
    void aMirroredScreenShowsIt();
    void onThisMachine();
};

void tst_hallmonitors::theScreenIsRemembered()
{
    Room room;
    room.monitors->plug(hallroom::television());
    room.toggle();
    QCOMPARE(room.hall().shownOn(), u"HDMI-1"_s);
    room.openSettings();
    auto* screens = room.person.find<kit::DropDown>(u"screen it is shown on"_s);
    QCOMPARE(screens->count(), 3); // any, and two: not the one that this window stands on
    QCOMPARE(screens->findText(u"eDP-1"_s, Qt::MatchStartsWith), -1);
    screens->setFocus();
    while (!stage::textOf(*screens).startsWith(u"DP-2"_s))
        room.person.press(Qt::Key_Down);
    QCOMPARE(room.hall().shownOn(), u"DP-2"_s);
    QCOMPARE(room.view().geometry(), hallroom::television().place);
    // As after a restart: a program that reads what was kept.
    hall::Hall again(room.desktop.session());
    QCOMPARE(again.choices().monitor, u"DP-2"_s);
    auto monitors = std::make_unique<hallroom::Monitors>();
    monitors->list << hallroom::projector() << hallroom::television();
    again.use(std::move(monitors));
    again.avoidMonitorOf(room.desktop.window());
    again.open();
    QCOMPARE(again.shownOn(), u"DP-2"_s);
}

void tst_hallmonitors::anotherScreenTakesItsPlace()
{
    Room room;
    room.monitors->plug(hallroom::television());
    hall::Choices choices = room.hall().choices();
    choices.monitor = u"HDMI-1"_s;
    room.hall().choose(choices);
    room.toggle();
    room.turnTo(Kind::Bracket);
    room.monitors->pull(u"HDMI-1"_s);
    QCOMPARE(room.hall().shownOn(), u"DP-2"_s);
    QCOMPARE(room.view().geometry(), hallroom::television().place);
    QCOMPARE(room.view().face().kind(), Kind::Bracket); // it continues where it was
    MENTIONS(room.foot());
    room.monitors->plug(hallroom::projector());
    QCOMPARE(room.hall().shownOn(), u"HDMI-1"_s); // the chosen one is back
}

void tst_hallmonitors::withOneScreenLeftItClosesAndComesBack()
{
    hallroom::ShownRoom room;
    room.monitors->pull(u"HDMI-1"_s);
    QVERIFY(!room.view().isVisible());
    MENTIONS(room.foot());
    QVERIFY(!room.hall().timer().isActive());
    room.playHand(); // the tournament continues
    room.monitors->plug(hallroom::projector());
    QVERIFY(room.view().isVisible());
    QCOMPARE(room.view().geometry(), hallroom::projector().place);
    MENTIONS(room.foot());
    room.toggle(); // closed by somebody, it stays closed
    room.monitors->pull(u"HDMI-1"_s);
    room.monitors->plug(hallroom::projector());
    QVERIFY(!room.view().isVisible());
}

// Who plays where stays readable.
void tst_hallmonitors::theCloseButtonIsAboveTheHeadAlone()
{
    hall::View view;
    view.resize(1280, 800);
    view.show(hall::Shown());
    const auto picture = [&](bool covers) {
        view.setCovers(covers);
        return view.grab().toImage();
    };
    const QImage covering = picture(true);
    const QImage beside = picture(false);
    const int head = qRound(hall::bodyOf({}, view.size(), hall::Kind::Tables).top());
    const auto below = [&](const QImage& whole) { return whole.copy(0, head + 1, 1280, 799 - head); };
    QVERIFY(covering != beside);
    QVERIFY(below(covering) == below(beside));
}

void tst_hallmonitors::withOneScreenItLiesOverTheWindowUntilEsc()
{
    Room room(false);
    room.openSettings();
    MENTIONS(room.person.said());
    room.toggle();
    QCOMPARE(room.hall().shownOn(), u"eDP-1"_s);
    QVERIFY(room.view().isVisible());
    QTRY_VERIFY(room.view().isActiveWindow()); // what is typed does not go to what nobody sees
    const QString hint = u"Press Esc to close it."_s;
    QVERIFY2(stage::nameOf(room.view()).contains(hint), qPrintable(stage::nameOf(room.view())));
    room.view().findChild<QTimer*>()->start(1); // some seconds later
    QTRY_VERIFY(!stage::nameOf(room.view()).contains(hint));
    QTest::keyClick(&room.view(), Qt::Key_Return); // somebody looks for the way out
    QVERIFY(room.view().isVisible());
    MENTIONS(stage::nameOf(room.view()));
    QTest::keyClick(&room.view(), Qt::Key_Escape);
    QVERIFY(!room.view().isVisible() && !room.hall().isWanted());
    QTRY_VERIFY(room.desktop.window().isActiveWindow());
}

// Whoever swipes sees what came of it.
void tst_hallmonitors::aSwipeTakesItOffTheWindow()
{
    atreader::ReaderTournament live;
    hall::Hall& hall = live.desktop.hall();
    hall.use(std::make_unique<hallroom::Monitors>());
    QVERIFY(!hall.covers());
    QTest::keyClick(&live.desktop.window(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(hall.covers());
    swipeAt(hall.view(), atreader::ana, live.person);
    QVERIFY(!hall.view().isVisible() && !hall.isWanted() && !hall.covers());
    QTRY_VERIFY(live.desktop.window().isActiveWindow());
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    MENTIONS(live.said());
    live.swipe(atreader::ben); // and on it goes
    QCOMPARE(live.player("P2").arrivals.size(), std::size_t{1});
}

void tst_hallmonitors::aScannedSheetTakesItOffTheWindow()
{
    Room room(false);
    room.toggle();
    QVERIFY(room.hall().covers());
    swipeAt(room.view(), u"%match 4?"_s, room.person);
    QVERIFY(!room.view().isVisible() && !room.hall().isWanted());
    QCOMPARE(room.desktop.window().current(), static_cast<session::Screen*>(&room.desktop.sheets()));
    QCOMPARE(room.desktop.sheets().current()->match(), QString::fromStdString(room.played.match(4)));
    room.monitors->plug(hallroom::projector());
    room.toggle(); // beside the window it may stay
    QVERIFY(room.view().isVisible() && !room.hall().covers());
    QTRY_VERIFY(room.desktop.window().isActiveWindow());
    atreader::swipe(u"%match 2?"_s, room.person);
    QVERIFY(room.view().isVisible());
}

// It never comes back over the window by itself.
void tst_hallmonitors::aSecondScreenTakesItOffTheWindow()
{
    Room room(false);
    room.toggle();
    room.monitors->plug(hallroom::projector());
    QCOMPARE(room.hall().shownOn(), u"HDMI-1"_s);
    QVERIFY(!stage::nameOf(room.view()).contains(u"Press Esc to close it."_s));
    QTRY_VERIFY(room.desktop.window().isActiveWindow());
    room.monitors->pull(u"HDMI-1"_s);
    QVERIFY(!room.view().isVisible() && room.hall().isWanted());
    room.openSettings();
    MENTIONS(room.person.said());
}

void tst_hallmonitors::itsMessageGoesWithIt()
{
    Room room;
    room.desktop.window().resize(1280, 800);
    room.toggle();
    room.monitors->pull(u"HDMI-1"_s);
    const auto lines = room.desktop.window().footer().findChildren<kit::Line*>();
    const auto line = std::find_if(lines.begin(), lines.end(), [](const kit::Line* each) {
        return stage::textOf(*each).startsWith(u"HDMI-1 was disconnected"_s);
    });
    QVERIFY(line != lines.end());
    if (!pseudo::isSpoken())
        QTRY_COMPARE((*line)->shown().text, (*line)->text()); // all of it can be read
    room.toggle();                                            // nobody waits for it any more
    QVERIFY2(!room.foot().contains(u"The hall screen"_s) && !room.foot().contains(u"disconnected"_s),
             qPrintable(room.foot()));
    room.toggle(); // over the window
    QTest::keyClick(&room.view(), Qt::Key_Escape);
    room.playHand();
    room.toggle();
    room.toggle();
    QVERIFY2(room.foot().contains(u"saved"_s), qPrintable(room.foot())); // what others said stays
}

void tst_hallmonitors::theWindowMovesOntoItsScreen()
{
    hallroom::ShownRoom room;
    room.monitors->main = u"HDMI-1"_s;
    room.desktop.window().move(1400, 40);
    QTRY_COMPARE(room.hall().shownOn(), u"eDP-1"_s);
    QVERIFY(!room.view().geometry().intersects(room.desktop.window().geometry()));
}

void tst_hallmonitors::aMirroredScreenShowsIt()
{
    Room room(false);
    room.monitors->plug({u"HDMI-1"_s, {0, 0, 1280, 800}}); // shows what the laptop shows
    room.toggle();
    QVERIFY(room.view().isVisible());
    QCOMPARE(room.hall().shownOn(), u"eDP-1"_s);
    QTest::keyClick(&room.view(), Qt::Key_Escape);
    QVERIFY(!room.view().isVisible());
}

void tst_hallmonitors::onThisMachine()
{
    const stage::Settings settings;
    QWidget window;
    window.setWindowTitle(u"main"_s);
    window.resize(300, 200);
    window.show();
    hall::MachineMonitors monitors;
    QCOMPARE(monitors.all().size(), QGuiApplication::screens().size());
    const QString under = monitors.under(window); // the offscreen platform's screen has no name
    QVERIFY(!under.isEmpty());
    QVERIFY(window.screen()->name().isEmpty() || under == window.screen()->name());
    QWidget other;
    monitors.fill(monitors.all().constFirst().name, other);
    QVERIFY(other.isVisible() && other.isFullScreen());
    session::Session session;
    hall::Hall hall(session);
    hall.avoidMonitorOf(window);
    hall.open();
    const bool isAlone = QGuiApplication::screens().size() == 1; // as the offscreen platform usually is
    QVERIFY(hall.view().isVisible());
    if (isAlone)
        QCOMPARE(hall.shownOn(), under);
}

TEST_CLASS(tst_hallmonitors)
#include "tst_hallmonitors.moc"
