// The clock in the window: what the sheet and the night show of it, and its keys, at moments of our own.
#include "person.h"
#include "stage.h"

#include "ui/desktop/desktop.h"

#include "desk/clock.h"
#include "desk/table.h"
#include "ui/night/tablecard.h"
#include "ui/sheet/clockface.h"
#include "ui/sheet/sheetview.h"
#include "ui/tables/tablesscreen.h"

using namespace Qt::StringLiterals;
using look::Line;

namespace {

constexpr long long minute = 60'000;

/// The whole window on a night at UNC, its first match called, at so many milliseconds since.
class Room {
public:
    explicit Room(const std::string& rules = "unc-regular") : person(desktop.window(), desktop.session())
    {
        nights::Setup setup;
        setup.rules = rules;
        setup.teams = 8;
        stage.openDrawn(setup);
        desktop.session().setSupervisor(u"J. Park"_s);
        desktop.window().QWidget::show();
        desktop.window().resize(1280, 800);
        desktop.open(stage.path());
        person.wait();
        person.wait();
        person.press(Qt::Key_Return); // calls it
        const auto now = desktop.session().ticker().now();
        begun = reading() ? reading()->clock.since : now;
        at(0);
    }
    std::optional<night::Reading> reading()
    {
        const night::Night& night = desktop.session().night();
        return night::readingOf(night, *night::match(night, "W1-1"), desktop.session().ticker().now());
    }
    /// Lets that much time have passed since the call.
    void at(long long millis)
    {
        night::Moment moment = begun;
        moment.bootMs += millis;
        desktop.session().ticker().setNow([moment] { return moment; });
    }
    void openSheet()
    {
        QTest::mouseClick(card(), Qt::LeftButton);
        person.wait();
    }
    nightview::TableCard* card() { return desktop.window().findChild<nightview::TableCard*>(); }
    sheet::ClockFace* face() { return desktop.tables().current()->findChild<sheet::ClockFace*>(); }
    long long limit() { return *reading()->limitMin * minute; }

    stage::Stage stage;
    desktop::Desktop desktop;
    stage::Person person;
    night::Moment begun;
};

} // namespace

class tst_clock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void theSheetShowsTheTimeLeft();
    void theTablesShowTheTimeLeft();
    void pausedAndResumedByKey();
    void whatIsTypedStays();
    void aVenueWithoutALimitShowsTheHand();
};

void tst_clock::theSheetShowsTheTimeLeft()
{
    Room room;
    QCOMPARE(room.reading()->clock.state, night::Clock::State::Running);
    room.openSheet();
    room.at(room.limit() - 18 * minute - 24'000);
    QVERIFY(room.face()->isVisible());
    QCOMPARE(room.face()->words().time, u"18:24"_s);
    QCOMPARE(room.face()->words().says, u"left of %1:00"_s.arg(room.limit() / minute));
    QCOMPARE(room.face()->words().ink, Line::Ink::Plain);
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"clock-sheet"_s);
    room.at(room.limit() - 5 * minute);
    QCOMPARE(room.face()->words().time, u"5:00"_s);
    QCOMPARE(room.face()->words().ink, Line::Ink::Warn);
    QVERIFY(room.face()->accessibleDescription().startsWith(u"almost up"_s));
    room.at(room.limit());
    QCOMPARE(room.face()->words().time, u"0:00"_s);
    QCOMPARE(room.face()->words().says, u"Time is up: F5 records it"_s);
    QCOMPARE(room.face()->words().ink, Line::Ink::Bad);
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"clock-sheet-up"_s);
    room.person.press(Qt::Key_F5);
    room.person.press(Qt::Key_Return);
    QCOMPARE(room.face()->words().says, u"Time was called"_s);
}

void tst_clock::theTablesShowTheTimeLeft()
{
    Room room;
    room.at(room.limit() - 11 * minute - 40'000);
    QCOMPARE(room.card()->state(), u"called · 11:40"_s);
    room.at(room.limit() - 4 * minute);
    QCOMPARE(room.card()->state(), u"called · 4:00 left"_s);
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"clock-night"_s);
    const auto rows = [&] {
        QStringList titles;
        for (auto* row : room.desktop.window().findChildren<QAbstractButton*>())
            if (row->isVisible())
                titles << row->accessibleName();
        return titles;
    };
    QVERIFY(!rows().contains(u"Time is up, table 1"_s));
    room.at(room.limit() + minute);
    QCOMPARE(room.card()->state(), u"called · time is up"_s);
    QVERIFY(rows().contains(u"Time is up, table 1"_s));
    stage::pictures(room.desktop.window(), room.desktop.theme(), u"clock-night-up"_s);
    room.at(0); // somebody gave time
    QVERIFY(!rows().contains(u"Time is up, table 1"_s));
}

void tst_clock::pausedAndResumedByKey()
{
    Room room;
    room.openSheet();
    room.person.press(Qt::Key_F7);
    room.person.type(u"fire drill⏎"_s);
    QCOMPARE(room.reading()->clock.state, night::Clock::State::Paused);
    QCOMPARE(room.face()->words().says, u"paused: fire drill"_s);
    const QString stopped = room.face()->words().time;
    room.at(12 * minute);
    QCOMPARE(room.face()->words().time, stopped);
    room.person.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY2(room.card()->state().contains(u"paused "_s + stopped), qPrintable(room.card()->state()));
    room.openSheet();
    room.person.press(Qt::Key_F7);
    QCOMPARE(room.reading()->clock.state, night::Clock::State::Running);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.reading()->clock.state, night::Clock::State::Paused);
}

void tst_clock::whatIsTypedStays()
{
    Room room;
    room.openSheet();
    room.person.type(u"q4343"_s); // who deals first, and every bid
    const auto hasBids = [&] { return room.desktop.tables().current()->entryRow().entry().hasBids(); };
    QVERIFY(hasBids());
    room.person.press(Qt::Key_F7);
    room.person.type(u"fire drill⏎"_s);
    QCOMPARE(room.reading()->clock.state, night::Clock::State::Paused);
    QVERIFY(hasBids());
}

void tst_clock::aVenueWithoutALimitShowsTheHand()
{
    Room room("classic");
    QVERIFY(!room.reading());
    QCOMPARE(room.card()->state(), u"called"_s);
    room.openSheet();
    QVERIFY(!room.face()->isVisible());
    QVERIFY(room.person.said().contains(u"Hand 1"_s));
    room.person.press(Qt::Key_F7);
    QVERIFY(room.person.said().contains(u"This match has no clock that runs"_s));
}

QTEST_MAIN(tst_clock)
#include "tst_clock.moc"
