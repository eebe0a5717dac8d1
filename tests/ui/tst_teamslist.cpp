// What the list of teams shows at its width, and the key that is named beside it.
#include "atteams.h"
#include "drawn.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "pseudo/english.h"
#include "ui/kit/sidebar.h"

using namespace Qt::StringLiterals;
using namespace atteams;

class tst_teamslist : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void largeTextScrollsOnePartAtATime();
    void ordinaryNamesAreWholeInLargeText();
    void givesTheNamesWhatTheOtherColumnsDoNotNeed();
    void namesTheKeyThatEditsBesideTheListAlone();
    void holdsAsManyAsATournamentCan();
    void nothingIsLeftEmptyBesideCancel();
};

// What the window leaves for a screen at 1280x800 with text at 150 %: the list and what is done beside it
// scroll each by itself, and the screen around them does not.
void tst_teamslist::largeTextScrollsOnePartAtATime()
{
    Teams teams;
    teams.import("Team,Name,Affiliation,ID\nA,Ana,Hill,730114820\nA,Bo,Hill,\nB,Cy,Dale,\nB,Di,Dale,\n");
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    const QSize room(1140, 600);
    const auto shows = [&](int column) { return !teams.table(u"teams"_s)->isColumnHidden(column); };
    teams.screen.resize(room);
    QCoreApplication::processEvents();
    QVERIFY(shows(3) && shows(4)); // affiliations, and the ends of the IDs
    teams.stage.theme.set(kit::Scheme::Light, 1.5);
    QCoreApplication::processEvents();
    QVERIFY(!teams.screen.findChild<kit::Sidebar*>()->isBelow());
    QVERIFY2(teams.screen.minimumSizeHint().height() <= room.height(),
             qPrintable(QString::number(teams.screen.minimumSizeHint().height())));
    QVERIFY(!shows(3) && !shows(4));
    QVERIFY(shows(1) && shows(5)); // the names and states stay
    const kit::RowTable& list = *teams.table(u"teams"_s);
    if (!pseudo::isSpoken()) // whose states are longer
        QVERIFY(list.columnWidth(1) > list.columnWidth(5));
}

// Or in short where they have no room, but not cut.
void tst_teamslist::ordinaryNamesAreWholeInLargeText()
{
    if (pseudo::isSpoken())
        QSKIP("longer states leave the names less room");
    WithTeams teams("Team,Player 1,Player 2\nFull House,Ana Ruiz,Tyrell Washington\n"
                    "Ten for Two Hundred,Priya O'Connor,Hannah Goldberg\n");
    teams.stage.theme.set(kit::Scheme::Light, 1.5);
    teams.screen.resize(1140, 600); // as in a window of 1280x800
    QCoreApplication::processEvents();
    kit::RowTable& list = *teams.table(u"teams"_s);
    QVERIFY(list.isColumnHidden(0)); // of the seeds
    list.goTo(0);
    QCOMPARE(QColor(list.viewport()->grab().toImage().pixel(1, list.rowHeight(0) / 2)),
             teams.stage.theme.colors().focus); // the bar of the selected row
    const QStringList words = drawn::wordsOf(*list.viewport());
    QVERIFY(words.contains(u"Ana Ruiz · Tyrell Washington"_s));
    QVERIFY2(!words.join(u'|').contains(u'…'), qPrintable(words.join(u'|')));
}

void tst_teamslist::givesTheNamesWhatTheOtherColumnsDoNotNeed()
{
    WithTeams teams("Team,Player 1,Player 2\nA,Ana,Bo\n");
    const kit::RowTable& list = *teams.table(u"teams"_s);
    QVERIFY(list.isColumnHidden(4)); // nobody has an ID
    if (!pseudo::isSpoken())
        QVERIFY(list.columnWidth(5) < 160);
}

void tst_teamslist::namesTheKeyThatEditsBesideTheListAlone()
{
    Teams teams;
    const auto named = [&]() -> const QWidget* { return stage::hintOf(teams.screen, u"Enter"_s); };
    const auto isNamed = [&] { return named() != nullptr; };
    const auto endOf = [&](const QWidget* each) {
        return each->mapTo(&teams.screen, each->rect().topRight()).x();
    };
    QVERIFY(!isNamed()); // no team is listed
    teams.addTeam(u"Full House"_s, u"Ana Ruiz"_s);
    QVERIFY(!isNamed()); // the form is open for the next one
    teams.key(Qt::Key_Escape);
    QVERIFY(isNamed());
    QTRY_COMPARE(endOf(named()), endOf(teams.table(u"teams"_s))); // over the list, not over the side
    teams.key(Qt::Key_Return);
    QVERIFY(!isNamed());
}

void tst_teamslist::holdsAsManyAsATournamentCan()
{
    QByteArray roster = "Team,Player 1,ID 1,Player 2,ID 2\n";
    for (int team = 1; team <= 256; ++team)
        roster += "Team " + QByteArray::number(team) + ",Ana " + QByteArray::number(team) + ',' +
                  QByteArray::number(700000000 + team) + ",Ben " + QByteArray::number(team) + ",\n";
    Teams teams;
    teams.import(roster);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return);
    QCOMPARE(teams.setting().teams.size(), std::size_t{256});
    teams.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(teams.setting().draw);
    QVERIFY(teams.rows().contains(u"256|Team 256|"_s));
}

void tst_teamslist::nothingIsLeftEmptyBesideCancel()
{
    Teams teams;
    const auto isWhole = [&] {
        return teams.button(u"Cancel"_s)->width() == teams.button(u"Save"_s)->width();
    };
    teams.key(Qt::Key_Insert);
    QTRY_VERIFY(isWhole());
    teams.type(u"Full House"_s);
    teams.key(Qt::Key_Tab);
    teams.type(u"Ana Ruiz"_s);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    teams.key(Qt::Key_Escape);
    teams.key(Qt::Key_Return); // edits it
    QVERIFY(teams.button(u"Remove the team"_s));
    QTRY_VERIFY(!isWhole());
}

TEST_CLASS(tst_teamslist)
#include "tst_teamslist.moc"
