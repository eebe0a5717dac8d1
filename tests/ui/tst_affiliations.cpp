// Where teams come from, in the window: read from the roster, typed, listed, and kept apart in the draw.
#include "atteams.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "ui/kit/text.h"

#include <QComboBox>

using namespace Qt::StringLiterals;
using namespace atteams;
using facts::Format;

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

class tst_affiliations : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void standInTheListWhereThereAreAny();
    void areShownBeforeTheyAreRead();
    void areTypedAndFixed();
    void areKeptApart();
    void saysWhatCannotBe();
    void isNotOfferedWhereAllMeetAll();
    void looksRight_data();
    void looksRight();
};

void tst_affiliations::standInTheListWhereThereAreAny()
{
    const WithTeams without(atteams::rosterOf(2));
    QVERIFY(!columns(without.table(u"teams"_s)).contains(u"Affiliation"_s));
    const HallCard with(Format::SingleElimination, 2, {"West Hall", "East Hall"});
    QVERIFY(columns(with.table(u"teams"_s)).contains(u"Affiliation"_s));
    QCOMPARE(kit::text(with.setting().teams[0].affiliation), u"East Hall"_s);
}

void tst_affiliations::areShownBeforeTheyAreRead()
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

void tst_affiliations::areTypedAndFixed()
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

void tst_affiliations::areKeptApart()
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

void tst_affiliations::saysWhatCannotBe()
{
    HallCard card(Format::SingleElimination, 8, {"West Hall", "West Hall", "West Hall", "East Hall"});
    keepApart(card);
    MENTIONS(card.said());
}

void tst_affiliations::isNotOfferedWhereAllMeetAll()
{
    HallCard card(Format::RoundRobin, 4, {"West Hall", "East Hall"});
    keepApart(card); // the arrow passes it by
    SAYS(stage::textOf(card.seeding()));
}

void tst_affiliations::looksRight_data()
{
    QTest::addColumn<Format>("format");
    for (const auto& each : facts::EnumText<Format>::all)
        if (each.meaning != Format::RoundRobin)
            QTest::newRow(std::string(each.text).c_str()) << each.meaning;
}

void tst_affiliations::looksRight()
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

TEST_CLASS(tst_affiliations)
#include "tst_affiliations.moc"
