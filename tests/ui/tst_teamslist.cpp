// What the list of teams shows at its width, and the key that is named beside it; and affiliations: read from
// the roster, typed, listed, and kept apart in the draw.
#include "atteams.h"
#include "drawn.h"

#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"

#include <QComboBox>

using namespace atteams;
using facts::Format;

class tst_teamslist : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void largeTextScrollsOnePartAtATime();
    void ordinaryNamesAreWholeInLargeText();
    void givesTheNamesWhatTheOtherColumnsDoNotNeed();
    void namesTheKeyThatEditsBesideTheListAlone();
    void holdsAsManyAsATournamentCan();
    void nothingIsLeftEmptyBesideCancel();
    void affiliationsStandInTheListWhereThereAreAny();
    void affiliationsAreShownBeforeTheyAreRead();
    void affiliationsAreTypedAndFixed();
    void affiliationsAreKeptApart();
    void saysWhereTheyCannotBeKeptApart();
    void keepingApartIsNotOfferedWhereAllMeetAll();
    void affiliationsLookRight_data();
    void affiliationsLookRight();
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

namespace {

/// So many teams, of these halls in turn.
QByteArray rosterOf(int teams, const QByteArrayList& halls)
{
    QByteArray roster = "Team,Residence Hall,Player 1,Player 2\n";
    for (int team = 1; team <= teams; ++team) {
        const QByteArray number = QByteArray::number(team);
        roster +=
            "Team " + number + ',' + halls[team % halls.size()] + ",Ana " + number + ",Ben " + number + '\n';
    }
    return roster;
}

QComboBox& seedingOf(const Teams& teams)
{
    return *stage::called<QComboBox>(teams.screen, u"Seeding"_s);
}

/// The third choice by the arrow.
void keepApart(const Teams& teams)
{
    QComboBox& seeding = seedingOf(teams);
    seeding.setFocus();
    for (int times = 0; times < 2; ++times)
        QTest::keyClick(&seeding, Qt::Key_Down);
}

class HallCard : public Teams {
public:
    HallCard(Format format, int teams, const QByteArrayList& halls) : Teams(format)
    {
        import(rosterOf(teams, halls));
        key(Qt::Key_Return);
    }
    QComboBox& seeding() const { return seedingOf(*this); }
};

/// The title of each column that is shown.
QStringList columns(const kit::RowTable* table)
{
    QStringList all;
    for (int column = 0; column < table->model()->columnCount(); ++column)
        if (!table->isColumnHidden(column))
            all << stage::titleOf(*table->model(), column);
    return all;
}

} // namespace

void tst_teamslist::affiliationsStandInTheListWhereThereAreAny()
{
    const WithTeams without(atteams::rosterOf(2));
    QVERIFY(!columns(without.table(u"teams"_s)).contains(u"Affiliation"_s));
    const HallCard with(Format::SingleElimination, 2, {"West Hall", "East Hall"});
    QVERIFY(columns(with.table(u"teams"_s)).contains(u"Affiliation"_s));
    QCOMPARE(kit::text(with.setting().teams[0].affiliation), u"East Hall"_s);
}

void tst_teamslist::affiliationsAreShownBeforeTheyAreRead()
{
    Teams teams;
    const auto shown = [&] { return columns(teams.table(u"rows of the file"_s)); };
    teams.import(rosterOf(2, {"West Hall", "East Hall"}));
    QVERIFY(shown().contains(u"Affiliation"_s));
    teams.key(Qt::Key_Escape);
    teams.import(atteams::rosterOf(2));
    QVERIFY(!shown().contains(u"Affiliation"_s) && !shown().contains(u"Seed"_s));
    teams.key(Qt::Key_Escape);
    teams.import("Team,Player 1,Player 2,Seed\nA,Ana,Bo,1\n");
    QVERIFY(shown().contains(u"Seed"_s));
}

void tst_teamslist::affiliationsAreTypedAndFixed()
{
    HallCard teams(Format::SingleElimination, 2, {"West Hall", ""});
    teams.key(Qt::Key_Insert);
    teams.fill({u"Late"_s, u"Cy"_s, u""_s, u"Di"_s, u""_s, u"west hall"_s, u""_s});
    QCOMPARE(teams.setting().teams.size(), std::size_t{3});
    QCOMPARE(kit::text(teams.setting().teams[2].affiliation), u"West Hall"_s);
    teams.key(Qt::Key_Escape);
    teams.key(Qt::Key_F2);
    auto* field = stage::inView<QLineEdit>(teams.screen, u"Affiliation"_s);
    QVERIFY(field->text() == u"West Hall"_s || field->text().isEmpty());
    field->setFocus();
    field->selectAll();
    teams.type(u"Chess Club"_s);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QStringList all;
    for (const tournament::Team& team : teams.setting().teams)
        all << kit::text(team.affiliation);
    QVERIFY2(all.contains(u"Chess Club"_s), qPrintable(all.join(u", "_s)));
}

void tst_teamslist::affiliationsAreKeptApart()
{
    HallCard card(Format::SingleElimination, 8, {"West Hall", "East Hall"});
    keepApart(card);
    SAYS(stage::textOf(card.seeding()));
    MENTIONS(card.said());
    card.key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(card.setting().draw->version, 2);
    MENTIONS(card.said());
    QVERIFY2(card.said().contains(u", affiliations apart."_s), qPrintable(card.said()));
    QCOMPARE(card.seeding().currentIndex(), 2);
    card.click(u"Redraw"_s);
    card.click(u"Redraw"_s); // the preview says so too
    const QString preview = card.said();
    QVERIFY(preview.contains(u"Redraw?"_s));
    MENTIONS(preview);
}

void tst_teamslist::saysWhereTheyCannotBeKeptApart()
{
    HallCard card(Format::SingleElimination, 8, {"West Hall", "West Hall", "West Hall", "East Hall"});
    keepApart(card);
    MENTIONS(card.said());
}

void tst_teamslist::keepingApartIsNotOfferedWhereAllMeetAll()
{
    HallCard card(Format::RoundRobin, 4, {"West Hall", "East Hall"});
    keepApart(card); // the arrow passes it by
    SAYS(stage::textOf(card.seeding()));
}

void tst_teamslist::affiliationsLookRight_data()
{
    QTest::addColumn<Format>("format");
    for (const auto& each : facts::EnumText<Format>::all)
        if (each.meaning != Format::RoundRobin)
            QTest::newRow(std::string(each.text).c_str()) << each.meaning;
}

void tst_teamslist::affiliationsLookRight()
{
    QFETCH(Format, format);
    Teams teams(format);
    const auto fits = [&] { QVERIFY(teams.screen.minimumSizeHint().width() <= 1188); };
    teams.import(
        rosterOf(13, {"Carroll Hall", "Society of Card-Playing Gentlefolk", "Chess Club", "", "Chess Club"}));
    fits();
    teams.key(Qt::Key_Return);
    keepApart(teams);
    fits();
    teams.key(Qt::Key_F2);
    fits();
    teams.key(Qt::Key_Escape);
    teams.key(Qt::Key_D, Qt::ControlModifier);
    fits();
    teams.click(u"Redraw"_s);
    fits();
    teams.click(u"Redraw"_s);
    fits();
}

TEST_CLASS(tst_teamslist)
#include "tst_teamslist.moc"
