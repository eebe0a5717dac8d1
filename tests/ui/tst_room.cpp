// Tournament: tables are closed and opened, the room changes, teams rest, and it says when all will be over.
#include "atdesktop.h"
#include "drawn.h"
#include "played.h"

#include "desk/play/room.h"
#include "desk/play/table.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"
#include "ui/tables/row.h"
#include "ui/tables/tablecard.h"
#include "wording/clock.h"

class tst_room : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void cClosesAFreeTableAndEnterOpensIt();
    void aFreeTableIsChosenForTheNextCall();
    void theMenuOfATable();
    void whereSomebodyPlaysCClosesIt();
    void theRoomChanges();
    void undoAndRedoDoNotPassAQuestion();
    void whoRestsIsNotOffered();
    void noTwoSheetsAreOfOneTable();
    void aFinishedSheetKeepsItsPlace();
    void aReopenedMatchIsCalledToAnotherTable();
    void aSheetSaysWhyNothingIsNext();
    void itSaysWhenAllWillBeOver();
    void theFinalStandingsHaveTheRoomOfTheTables();
    void aMatchWithoutItsTableHasTimeLeftToo();
};

namespace {

/// The whole window on a drawn tournament.
class RoomWindow : public stage::WholeWindow {
public:
    explicit RoomWindow(const tournaments::Setup& setup = {"classic", 8, 4, false, {}})
    {
        stage.openDrawn(setup);
        show(stage.path());
    }
    explicit RoomWindow(const tournaments::LiveTournament& live)
    {
        show(QString::fromStdString(live.path()));
    }
    void show(const QString& file)
    {
        desktop.session().ticker().setNow([this] {
            return tournament::Timestamp{"2026-11-21T" + time + ":00.000Z", {}, 0, 0};
        });
        open(file);
    }
    tables::TableCard* table(int number)
    {
        return desktop.window().findChild<tables::TableCard*>(u"table-%1"_s.arg(number));
    }
    bool isClosed(int number) { return tournament::whyClosed(*tournament().setting, number).has_value(); }
    bool isShown(const QString& words) const
    {
        if (person.said().contains(words))
            return true;
        qWarning("there is: %s", qPrintable(person.said()));
        return false;
    }
    /// What the rows of the list of matches that are ready say, aloud.
    QStringList ready()
    {
        QStringList all;
        for (const auto* row : desktop.window().findChildren<tables::Row*>())
            if (row->isVisible())
                all << stage::nameOf(*row) + u": "_s + stage::descriptionOf(*row);
        return all;
    }
    void record(const session::Job& job)
    {
        QStringList mistakes;
        desktop.session().ask(u"that"_s, job,
                              [&](const session::Outcome& outcome) { mistakes = outcome.mistakes; });
        person.wait();
        if (!mistakes.isEmpty())
            qFatal("%s", qPrintable(mistakes.join(u"; "_s)));
    }
    /// Until one side has won.
    void playHands(const std::string& id)
    {
        const char* hand = R"({"a":{"bids":[6,6],"tricks":12},"b":{"bids":[1,1],"tricks":1}})";
        while (match(id).state < tournament::State::Ended)
            record(stage::entering(id, hand));
    }
    void play(const std::string& id)
    {
        record(stage::calling(id));
        playHands(id);
        record([=](desk::Desk& desk) { return desk::finish(desk, "J. Park", id); });
    }

    std::string time = "18:05";
};

} // namespace

void tst_room::cClosesAFreeTableAndEnterOpensIt()
{
    RoomWindow room;
    room.table(2)->setFocus();
    room.person.press(Qt::Key_C);
    QVERIFY(room.isShown(u"Close table 2"_s));
    room.person.type(u"lamp broken⏎"_s);
    QVERIFY(room.isClosed(2));
    SAYS(stage::nameOf(*room.table(2)));
    for (int i = 0; i < 2; ++i)
        room.person.press(Qt::Key_Return); // the two that wait longest
    QCOMPARE(room.match("W1-1").call->table, 1);
    QCOMPARE(room.match("W1-2").call->table, 3);
    room.table(2)->setFocus();
    room.person.press(Qt::Key_Return);
    QVERIFY(!room.isClosed(2));
    QCOMPARE(stage::nameOf(*room.table(2)), u"Table 2, free"_s);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.isClosed(2));
}

// By a click, Enter or its number; Enter is where the keys are, with the match that is offered first.
void tst_room::aFreeTableIsChosenForTheNextCall()
{
    RoomWindow room;
    const auto next = [&] {
        int all = 0;
        for (int table = 1; table <= 4; ++table)
            all = room.table(table)->isNext() ? all * 10 + table : all;
        return all;
    };
    QCOMPARE(next(), 1);
    QTest::mouseClick(room.table(4), Qt::LeftButton);
    QCOMPARE(next(), 4);
    room.person.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-1").call->table, 4);
    QCOMPARE(next(), 1);
    room.table(2)->setFocus();
    room.person.press(Qt::Key_Return);
    QCOMPARE(next(), 2);
    room.person.press(Qt::Key_3);
    QCOMPARE(next(), 3);
    room.person.press(Qt::Key_4); // where somebody plays
    QCOMPARE(next(), 3);
    room.person.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-2").call->table, 3);
}

void tst_room::theMenuOfATable()
{
    RoomWindow room;
    const auto choose = [&](int table, const QString& action) {
        stage::chooseOn(*room.table(table), action, room);
    };
    choose(3, u"closeOrOpen"_s);
    room.person.click(u"Close table 3"_s); // without a reason
    QVERIFY(room.isClosed(3));
    choose(3, u"closeOrOpen"_s);
    QVERIFY(!room.isClosed(3));
    room.desktop.window().activateWindow(); // the menu had taken the keys
    QVERIFY(QTest::qWaitForWindowActive(&room.desktop.window()));
    room.desktop.window().current()->takeFocus();
    room.person.press(Qt::Key_Return);
    choose(1, u"moveTo-2"_s);
    QCOMPARE(room.match("W1-1").call->table, 2);
    QVERIFY(room.table(1)->isFree() && !room.table(2)->isFree());
    choose(2, u"openSheet"_s);
    QVERIFY(room.desktop.window().current() == &room.desktop.sheets());
}

void tst_room::whereSomebodyPlaysCClosesIt()
{
    RoomWindow room;
    room.person.press(Qt::Key_Return);
    room.table(1)->setFocus();
    room.person.press(Qt::Key_C);
    room.person.press(Qt::Key_Return);
    QVERIFY(room.isClosed(1));
    QCOMPARE(room.match("W1-1").state, tournament::State::Called);
    QVERIFY(stage::nameOf(*room.table(1)).endsWith(u", closed"_s));
    room.table(1)->setFocus();
    room.person.press(Qt::Key_C);
    QVERIFY(!room.isClosed(1));
}

void tst_room::theRoomChanges()
{
    RoomWindow room;
    for (int i = 0; i < 4; ++i)
        room.person.press(Qt::Key_Return);
    room.person.press(Qt::Key_R);
    room.person.type(u"43⏎"_s); // in place of the 4
    QCOMPARE(tournament::tablesIn(*room.tournament().setting), 43);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(tournament::tablesIn(*room.tournament().setting), 4);
    room.person.click(u"Tables and rest…"_s);
    auto* tables = room.person.find<QLineEdit>(u"Tables"_s);
    auto* rest = room.person.find<QLineEdit>(u"Minutes of rest"_s);
    tables->setText(u"3"_s);
    rest->setText(u"ten"_s);
    room.person.press(Qt::Key_Return);
    QVERIFY(room.isShown(u"“ten” isn’t a whole number"_s));
    rest->setText(u"10"_s);
    room.person.press(Qt::Key_Return);
    QVERIFY(room.isShown(u"is being played at table 4. Finish it or call it to another table first"_s));
    tables->setText(u"6"_s);
    room.person.press(Qt::Key_Return);
    QCOMPARE(tournament::tablesIn(*room.tournament().setting), 6);
    QCOMPARE(room.tournament().setting->tournament->rest, std::optional(10));
    QCOMPARE(stage::nameOf(*room.table(6)), u"Table 6, free"_s);
}

// What is asked isn't saved yet, on whatever screen; a screen that is a form says so itself.
void tst_room::undoAndRedoDoNotPassAQuestion()
{
    for (const bool redoes : {false, true}) {
        const Qt::Key key = redoes ? Qt::Key_Y : Qt::Key_Z;
        const auto before = redoes ? tournament::State::Ready : tournament::State::Called;
        const auto after = redoes ? tournament::State::Called : tournament::State::Ready;
        RoomWindow room;
        room.person.press(Qt::Key_Return);
        if (redoes)
            room.person.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(room.match("W1-1").state, before);
        room.table(2)->setFocus();
        room.person.press(Qt::Key_C);
        room.person.find<QPushButton>(u"cancel"_s)->setFocus(); // a field would keep the key
        room.person.press(key, Qt::ControlModifier);
        QCOMPARE(room.match("W1-1").state, before);
        QVERIFY(room.isShown(redoes ? u"Nothing was redone"_s : u"Nothing was undone"_s));
        room.person.press(Qt::Key_Escape);
        room.person.press(key, Qt::ControlModifier);
        QCOMPARE(room.match("W1-1").state, after);
        QVERIFY(room.desktop.newTournament().holdsUnsaved(true));
    }
}

void tst_room::whoRestsIsNotOffered()
{
    RoomWindow room({"classic", 4, 2, false, {}});
    room.record([](desk::Desk& desk) { return desk::setRoom(desk, "J. Park", {{}, 240}); });
    room.play("W1-1");
    room.play("W1-2");
    // Facts are stamped by the machine's clock here, which the ticker is set to.
    const std::string over = room.match("W1-2").over;
    room.time = over.substr(11, 5);
    room.desktop.session().ticker().setNow([over] {
        return tournament::Timestamp{tournament::utcOf(tournament::millisOf(over) + 60'000), {}, 0, 0};
    });
    QCOMPARE(room.ready().size(), 1);
    QVERIFY2(room.ready().value(0).contains(u" rests until "_s), qPrintable(room.ready().value(0)));
    QVERIFY2(!room.ready().value(0).contains(u"Table"_s), qPrintable(room.ready().value(0)));
    room.desktop.session().ticker().setNow([over] {
        return tournament::Timestamp{
            tournament::utcOf(tournament::millisOf(over) + 241 * 60'000LL), {}, 0, 0};
    });
    MENTIONS(room.ready().value(0));
    // A supervisor's word: it is called all the same, and said so.
    room.person.press(Qt::Key_Return);
    QCOMPARE(room.match("W2-1").state, tournament::State::Called);
    QVERIFY(room.isShown(u"Match 3 was called early: "_s));
}

// The last hand of match 1 was not played, and its winner sits at its table in match 5 by now.
void openAgain(tournaments::LiveTournament& live)
{
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'a');
    QCOMPARE(live.call("W2-1"), std::string());
    live.openAgain("W1-1");
}

/// The tabs above the sheets once the one of match 1 was asked for.
QStringList tabsWithFirst(RoomWindow& room)
{
    auto* screen = room.desktop.window().findChild<sheet::SheetScreen*>();
    screen->open(u"W1-1"_s);
    const auto* tabs = screen->findChild<QTabBar*>();
    QStringList titles;
    for (int tab = 0; tab < tabs->count(); ++tab)
        titles << pseudo::english(tabs->tabText(tab));
    return titles;
}

void tst_room::noTwoSheetsAreOfOneTable()
{
    tournaments::LiveTournament live({"classic", 8, 2, false, {}});
    openAgain(live);
    RoomWindow room(live);
    QCOMPARE(tabsWithFirst(room), QStringList({u"Table 1"_s, u"Match 1"_s}));
}

void tst_room::aFinishedSheetKeepsItsPlace()
{
    tournaments::LiveTournament live({"classic", 8, 3, false, {}});
    QCOMPARE(live.call("W1-1"), std::string());
    QCOMPARE(live.call("W1-2"), std::string());
    live.playOut("W1-1", 'a');
    RoomWindow room(live);
    QCOMPARE(tabsWithFirst(room), QStringList({u"Match 1"_s, u"Table 2"_s}));
}

void tst_room::aReopenedMatchIsCalledToAnotherTable()
{
    tournaments::LiveTournament live({"classic", 8, 2, false, {}});
    openAgain(live);
    RoomWindow room(live);
    MENTIONS_ALL(room.ready().value(0), 2);
    const QString all = room.ready().join(u'\n');
    MENTIONS(all);
    room.person.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-1").call->table, 2);
    QCOMPARE(room.match("W1-1").state, tournament::State::Playing);
    QVERIFY(!room.ready().join(u'\n').contains(u"reopened"_s));
}

void tst_room::aSheetSaysWhyNothingIsNext()
{
    RoomWindow room({"classic", 4, 1, false, {}});
    room.person.press(Qt::Key_Return);
    QTest::mouseClick(room.table(1), Qt::LeftButton);
    room.person.wait();
    room.playHands("W1-1");
    room.record([](desk::Desk& desk) {
        return desk::setTable(desk, "J. Park", 1, facts::TableAction::Close, "lamp broken");
    });
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Tab, Qt::Key_Space, Qt::Key_Return})
        room.person.press(key);
    QCOMPARE(room.match("W1-1").state, tournament::State::Final);
    QVERIFY(room.isShown(u"Table 1 is closed (lamp broken). Open it again on Tables."_s));
}

void tst_room::itSaysWhenAllWillBeOver()
{
    RoomWindow room({"classic", 4, 2, false, {}});
    const auto says = [&](const QString& hour) {
        const QString time = wording::timeOfDay(hour.toStdString());
        return stage::linesOn(room.desktop.window()).contains(time);
    };
    QVERIFY(says(u"19:45"_s)); // 18:05, 48 minutes, 5, 48
    QVERIFY(room.isShown(u"7:20–8:10 PM"_s));
    room.time = "18:15";
    Q_EMIT room.desktop.session().ticker().ticked();
    QVERIFY(says(u"19:55"_s));
    auto* ending = room.desktop.window().findChild<QWidget*>(u"ending"_s);
    QVERIFY(!ending->isVisible());
    for (const char* id : {"W1-1", "W1-2", "W2-1"})
        room.play(id);
    QVERIFY(!says(u"19:55"_s));
    QVERIFY(ending->isVisible());
    auto* places = room.desktop.window().findChild<QWidget*>(u"finalPlaces"_s);
    QVERIFY(places->isVisible());
    const QString listed = drawn::wordsOf(*places).join(u'\n');
    for (const std::string& team : room.tournament().setting->draw->teams)
        QVERIFY2(listed.contains(kit::text(tournament::teamName(room.tournament(), team))),
                 qPrintable(listed));
    const QString champion =
        QString::fromStdString(tournament::teamName(room.tournament(), room.match("W2-1").teams.a));
    QCOMPARE(stage::linesOn(room.desktop.window()).filter(champion), QStringList(champion));
    QVERIFY(!room.table(1)->isVisible());
    room.person.press(Qt::Key_2, Qt::ControlModifier);
    const kit::RowModel& teams = stage::called<kit::RowTable>(room.desktop.window(), u"teams"_s)->rows();
    const QString first = QString::fromStdString(room.match("W2-1").teams.a);
    QCOMPARE(stage::textOf(teams.index(teams.rowOf(first), 5)), u"Champion"_s);
    const std::string second = room.match("W2-1").teams.b;
    QCOMPARE(stage::textOf(teams.index(teams.rowOf(QString::fromStdString(second)), 5)), u"Runner-up"_s);
    room.person.press(Qt::Key_K, Qt::ControlModifier);
    room.person.type(u"runner-up"_s); // is found by what is said of them
    QVERIFY(room.desktop.window().finder().shown().contains(
        QString::fromStdString(tournament::teamName(room.tournament(), second))));
    room.person.press(Qt::Key_Escape);
    room.person.press(Qt::Key_1, Qt::ControlModifier);
    room.person.click(u"printResults"_s);
    QVERIFY(room.desktop.window().current() == &room.desktop.print());
    room.person.press(Qt::Key_1, Qt::ControlModifier);
    room.person.click(u"closeTournament"_s);
    QVERIFY(room.desktop.window().current() == &room.desktop.start());
}

void tst_room::theFinalStandingsHaveTheRoomOfTheTables()
{
    tournaments::LiveTournament live({"traditional", 16, 8, false, R"({"end.target":100})"});
    for (const auto& [round, matches] : {std::pair{1, 8}, std::pair{2, 4}, std::pair{3, 2}, std::pair{4, 1}})
        for (int place = 1; place <= matches; ++place)
            live.playOut(u"W%1-%2"_s.arg(round).arg(place).toStdString(), 'a');
    RoomWindow room(live);
    room.desktop.window().resize(1280, 720);
    auto* places = room.desktop.window().findChild<QWidget*>(u"finalPlaces"_s);
    QVERIFY(places->isVisible());
    const auto below = [&] { return places->parentWidget()->height() - places->geometry().bottom(); };
    QTRY_VERIFY2(below() < 28, qPrintable(QString::number(below()))); // a row
    const auto listed = [&] { return drawn::wordsOf(*places); };
    for (const std::string& team : room.tournament().setting->draw->teams) {
        const QString name = kit::text(tournament::teamName(room.tournament(), team));
        if (!pseudo::isSpoken()) // whose buttons above them take two lines
            QVERIFY2(listed().contains(name), qPrintable(name));
    }
    places->resize(places->width(), 120); // two rows in each column, and the last says what is missing
    QVERIFY2(listed().constLast().contains(u"13"_s), qPrintable(listed().join(u'\n')));
}

// Match 1 was over, and match 2 sits at its table, when a challenge comes late.
void tst_room::aMatchWithoutItsTableHasTimeLeftToo()
{
    tournaments::LiveTournament live({"unc-regular", 4, 4, false, {}});
    for (const char* match : {"W1-1", "W1-2"})
        QCOMPARE(live.checkIn(match), "");
    for (int hand = 1; hand <= 3; ++hand)
        live.enter("W1-1", R"({"a":{"bids":[6,4],"tricks":11},"b":{"bids":[2,2],"tricks":2}})");
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(live.call("W1-2", {1, {}}), "");
    const facts::Spot first{{"W1-1", 1}, 1, facts::placeStep};
    QCOMPARE(live.record(facts::Challenge{first, facts::Challenger::B, facts::Seat::A1, 4}), "");
    RoomWindow room(live);
    room.person.press(Qt::Key_F5);
    QVERIFY(room.isShown(u"Tables with time left: 1, match 1."_s));
}

TEST_CLASS(tst_room)
#include "tst_room.moc"
