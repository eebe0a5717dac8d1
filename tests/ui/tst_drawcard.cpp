// How a draw is chosen, format by format: by keys, with its outlook, its picture, and a preview of another.
#include "atteams.h"

#include "ui/look/text.h"
#include "ui/teams/drawpicture.h"

#include "bracket/questions.h"

using namespace Qt::StringLiterals;
using namespace atteams;
using facts::Format;

namespace {

/// The screen with so many teams in it.
class Card : public Teams {
public:
    Card(Format format, int teams) : Teams(format)
    {
        if (teams == 0)
            return;
        import(rosterOf(teams));
        key(Qt::Key_Return);
    }
    template <class Field>
    Field& field(const QString& name) const
    {
        for (auto* each : screen.template findChildren<Field*>())
            if (each->accessibleName() == name)
                return *each;
        qFatal("nothing is called %s", qPrintable(name));
    }
    /// The second of the two that there are.
    void chooseOther(const QString& name) const
    {
        auto& choice = field<QComboBox>(name);
        choice.setFocus();
        QTest::keyClick(&choice, Qt::Key_Down);
    }
    void typeNumber(const QString& name, int number) const
    {
        auto& into = field<QSpinBox>(name);
        into.setFocus();
        into.selectAll();
        QTest::keyClicks(&into, QString::number(number));
    }
    void draw() const { key(Qt::Key_D, Qt::ControlModifier); }
    QString described() const { return field<QWidget>(u"what it means"_s).accessibleDescription(); }
    /// `Full House – Low Club`, those who meet first.
    QStringList firstPairs() const
    {
        QStringList all;
        for (const bracket::Match& match : setting().bracket.matches)
            if (const auto* a = std::get_if<bracket::Seed>(&match.a); a && bracket::isPlayed(match))
                if (const auto* b = std::get_if<bracket::Seed>(&match.b); b && match.round == 1)
                    all << nameOf(a->number) + u" – "_s + nameOf(b->number);
        return all;
    }
    QString nameOf(int seed) const
    {
        return look::text(night::team(setting(), night::teamOfSeed(setting(), seed))->name);
    }
    long long written() const { return stage.session.shown().head.seq; }
};

} // namespace

class tst_drawcard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void showsWhatTheFormatHas_data();
    void showsWhatTheFormatHas();
    void numbersAreThoseUsualForTheTeams();
    void drawsWhatWasChosen_data();
    void drawsWhatWasChosen();
    void saysHowMuchAndHowLong_data();
    void saysHowMuchAndHowLong();
    void saysWhatCannotBe();
    void remembersHowItWasDrawn();
    void previewsAnotherDraw();
    void escapeLeavesTheDraw();
    void saysWhereNothingChanges();
    void leadsToTheCertificate();
    void seedsByTheStandingsOfAnotherNight();
    void whatCannotBeCanStillBeChanged();
    void everyChoiceIsNamedAndLargeEnough();
    void largeTextIsNotCut();
    void looksRight_data();
    void looksRight();
};

void tst_drawcard::showsWhatTheFormatHas_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QStringList>("choices");
    QTest::newRow("single elimination") << Format::SingleElimination << QStringList{u"Third place"_s};
    QTest::newRow("double elimination") << Format::DoubleElimination << QStringList{u"Final"_s};
    QTest::newRow("round robin") << Format::RoundRobin << QStringList{u"Each meets each"_s};
    QTest::newRow("pools") << Format::PoolsPlayoff
                           << QStringList{u"Third place"_s, u"Each meets each"_s, u"Pools"_s,
                                          u"Go on from each"_s, u"Wildcards"_s};
    QTest::newRow("Swiss") << Format::Swiss << QStringList{u"Rounds"_s};
}

void tst_drawcard::showsWhatTheFormatHas()
{
    QFETCH(Format, format);
    QFETCH(QStringList, choices);
    const Card card(format, 8);
    QVERIFY(card.field<QComboBox>(u"Seeding"_s).isVisible());
    for (const QString& name : {u"Third place"_s, u"Each meets each"_s, u"Final"_s})
        QCOMPARE(card.field<QComboBox>(name).isVisible(), choices.contains(name));
    for (const QString& name : {u"Pools"_s, u"Go on from each"_s, u"Wildcards"_s, u"Rounds"_s})
        QCOMPARE(card.field<QSpinBox>(name).isVisible(), choices.contains(name));
}

void tst_drawcard::numbersAreThoseUsualForTheTeams()
{
    Card card(Format::PoolsPlayoff, 16);
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 4);
    QCOMPARE(card.field<QSpinBox>(u"Go on from each"_s).value(), 2);
    card.import("Team,Player 1,Player 2\nA,a,b\nB,c,d\nC,e,f\nD,g,h\nE,i,j\nF,k,l\nG,m,n\nH,o,p\n");
    card.key(Qt::Key_Return);
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 8); // of 24 teams
    card.typeNumber(u"Pools"_s, 6);
    card.screen.refresh();
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 6);
    QCOMPARE(card.field<QSpinBox>(u"Go on from each"_s).value(), 2);
    const Card swiss(Format::Swiss, 13);
    QCOMPARE(swiss.field<QSpinBox>(u"Rounds"_s).value(), 4);
}

void tst_drawcard::drawsWhatWasChosen_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QStringList>("others");
    QTest::addColumn<QString>("numbers"); // `Pools 3, Wildcards 2`
    QTest::addColumn<QString>("drawn");
    QTest::newRow("single elimination")
        << Format::SingleElimination << QStringList{u"Third place"_s} << QString() << u"third"_s;
    QTest::newRow("double elimination")
        << Format::DoubleElimination << QStringList{} << QString() << QString();
    QTest::newRow("double elimination, one final")
        << Format::DoubleElimination << QStringList{u"Final"_s} << QString() << u"finals 1"_s;
    QTest::newRow("round robin") << Format::RoundRobin << QStringList{} << QString() << QString();
    QTest::newRow("round robin, twice")
        << Format::RoundRobin << QStringList{u"Each meets each"_s} << QString() << u"meetings 2"_s;
    QTest::newRow("pools") << Format::PoolsPlayoff << QStringList{} << QString() << u"pools 4 advance 2"_s;
    QTest::newRow("pools, chosen") << Format::PoolsPlayoff
                                   << QStringList{u"Third place"_s, u"Each meets each"_s}
                                   << u"Pools 3, Go on from each 2, Wildcards 2"_s
                                   << u"third meetings 2 pools 3 advance 2 wildcards 2"_s;
    QTest::newRow("Swiss") << Format::Swiss << QStringList{} << QString() << u"rounds 4"_s;
    QTest::newRow("Swiss, chosen") << Format::Swiss << QStringList{} << u"Rounds 3"_s << u"rounds 3"_s;
}

void tst_drawcard::drawsWhatWasChosen()
{
    QFETCH(Format, format);
    QFETCH(QStringList, others);
    QFETCH(QString, numbers);
    QFETCH(QString, drawn);
    const Card card(format, 13);
    for (const QString& name : others)
        card.chooseOther(name);
    for (const QString& number : numbers.split(u", "_s, Qt::SkipEmptyParts))
        card.typeNumber(number.section(u' ', 0, -2), number.section(u' ', -1).toInt());
    QSignalSpy gone(&card.screen, &teams::TeamsScreen::drawn);
    card.draw();
    QCOMPARE(gone.count(), 1);
    const facts::Draw& draw = *card.setting().draw;
    QVERIFY(draw.format == format);
    QStringList is;
    if (draw.thirdPlace)
        is << u"third"_s;
    for (const auto& [word, value] :
         {std::pair(u"finals"_s, draw.finals), std::pair(u"meetings"_s, draw.meetings),
          std::pair(u"pools"_s, draw.pools), std::pair(u"advance"_s, draw.advance),
          std::pair(u"wildcards"_s, draw.wildcards), std::pair(u"rounds"_s, draw.rounds)})
        if (value)
            is << u"%1 %2"_s.arg(word).arg(*value);
    QCOMPARE(is.join(u' '), drawn);
}

void tst_drawcard::saysHowMuchAndHowLong_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<int>("teams");
    QTest::addColumn<QString>("much");
    QTest::addColumn<QString>("time"); // at UNC: 28 min, the final 48, at 4 tables
    QTest::addColumn<QString>("described");
    QTest::newRow("single elimination")
        << Format::SingleElimination << 6 << u"6 teams · 3 rounds · 5 matches · 2 byes"_s
        << u"About 1 h 55 min at 4 tables"_s
        << u"Quarterfinals: 2 matches. Semifinals: 2 matches. Final: 1 match."_s;
    QTest::newRow("double elimination")
        << Format::DoubleElimination << 4 << u"4 teams · 5 rounds · 6 or 7 matches · no byes"_s
        << u"About 2 h 25 min at 4 tables"_s
        << u"Losers final: 1 match. Final: 1 match. Second final, if necessary: 1 match."_s;
    QTest::newRow("round robin") << Format::RoundRobin << 5
                                 << u"5 teams · 5 rounds · 10 matches · one sits out each round"_s
                                 << u"About 2 h 40 min at 4 tables"_s << u"A table of 5 teams: 10 matches."_s;
    QTest::newRow("pools") << Format::PoolsPlayoff << 8 << u"8 teams · 5 rounds · 15 matches"_s
                           << u"About 3 h at 4 tables"_s
                           << u"2 pools of 4. Semifinals: 2 matches. Final: 1 match."_s;
    QTest::newRow("Swiss") << Format::Swiss << 9 << u"9 teams · 4 rounds · 16 matches · a bye each round"_s
                           << u"About 2 h 5 min at 4 tables"_s << u"4 rounds of 4 matches."_s;
}

void tst_drawcard::saysHowMuchAndHowLong()
{
    QFETCH(Format, format);
    QFETCH(int, teams);
    QFETCH(QString, much);
    QFETCH(QString, time);
    QFETCH(QString, described);
    const Card card(format, teams);
    const QString said = card.said();
    QVERIFY2(said.contains(much), qPrintable(said));
    QVERIFY2(said.contains(time + u", with 28 min a match and 5 between."_s), qPrintable(said));
    QVERIFY2(card.described().endsWith(described), qPrintable(card.described()));
}

void tst_drawcard::saysWhatCannotBe()
{
    const Card card(Format::PoolsPlayoff, 12);
    card.typeNumber(u"Go on from each"_s, 3);
    card.typeNumber(u"Pools"_s, 6);
    QVERIFY2(card.said().contains(u"3 cannot go on from each pool: the smallest has 2 teams"_s),
             qPrintable(card.said()));
    QVERIFY(!card.button(u"Draw"_s)->isEnabled());
    card.draw();
    QVERIFY(!card.setting().draw);
    card.typeNumber(u"Go on from each"_s, 1);
    QVERIFY(card.button(u"Draw"_s)->isEnabled());
}

void tst_drawcard::remembersHowItWasDrawn()
{
    Card card(Format::PoolsPlayoff, 12);
    card.typeNumber(u"Pools"_s, 3);
    card.chooseOther(u"Seeding"_s);
    card.draw();
    card.screen.begin(); // as where it is opened again
    card.screen.refresh();
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 3);
    QCOMPARE(card.field<QComboBox>(u"Seeding"_s).currentIndex(), 1);
}

void tst_drawcard::previewsAnotherDraw()
{
    Card card(Format::SingleElimination, 6);
    card.draw();
    const QStringList before = card.firstPairs();
    const QStringList byes{card.nameOf(1), card.nameOf(2)};
    card.chooseOther(u"Seeding"_s);
    card.screen.world.op = [] { return std::string("3c9e6679-7425-40de-944b-e07fc1f90ae7"); };
    const auto written = card.written();
    card.click(u"Draw again"_s);
    const QString said = card.said();
    QCOMPARE(card.written(), written);
    QVERIFY2(said.contains(u"Draw again?"_s), qPrintable(said));
    card.key(Qt::Key_Return);
    QCOMPARE(card.written(), written + 1);
    const QStringList after = card.firstPairs(); // it is the very draw that was shown
    QVERIFY(after != before);
    for (const QString& pair : before + after)
        QVERIFY2(said.contains(pair), qPrintable(pair + u" in: "_s + said));
    QVERIFY2(said.contains(u"Byes"_s), qPrintable(said));
    for (const QString& team : byes + QStringList{card.nameOf(1), card.nameOf(2)})
        QVERIFY2(said.contains(team), qPrintable(team + u" in: "_s + said));
}

void tst_drawcard::escapeLeavesTheDraw()
{
    const Card card(Format::PoolsPlayoff, 12);
    card.draw();
    const auto draw = *card.setting().draw;
    const auto written = card.written();
    card.typeNumber(u"Pools"_s, 3);
    card.click(u"Draw again"_s);
    QVERIFY2(card.said().contains(u"Drawn again"_s), qPrintable(card.said()));
    card.key(Qt::Key_Escape);
    QCOMPARE(card.written(), written);
    QVERIFY(*card.setting().draw == draw);
    QVERIFY(!card.said().contains(u"Draw again?"_s));
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 3); // what was chosen is still there
}

void tst_drawcard::saysWhereNothingChanges()
{
    const Card card(Format::SingleElimination, 8);
    card.draw();
    card.click(u"Draw again"_s);
    QVERIFY2(card.said().contains(u"Everybody begins as before."_s), qPrintable(card.said()));
}

void tst_drawcard::leadsToTheCertificate()
{
    const Card card(Format::Swiss, 8);
    QVERIFY(!card.button(u"Draw certificate"_s));
    card.draw();
    QSignalSpy wanted(&card.screen, &session::Screen::printWanted);
    card.click(u"Draw certificate"_s);
    QCOMPARE(wanted.count(), 1);
}

void tst_drawcard::seedsByTheStandingsOfAnotherNight()
{
    nights::Evening before; // Team 3 wins, Team 4 is second
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        before.playOut(match, 'b');
    Card card(Format::SingleElimination, 0);
    card.import("Team,Player 1,Player 2\nNew,a,b\nTeam 1,c,d\nTeam 3,e,f\nTeam 4,g,h\n");
    card.key(Qt::Key_Return);
    for (int times = 0; times < 3; ++times)
        card.chooseOther(u"Seeding"_s);
    const QString name = u"Choose the night whose standings give the seeds"_s;
    QVERIFY2(card.said().contains(name + u'.'), qPrintable(card.said()));
    QVERIFY(!card.button(u"Draw"_s)->isEnabled());
    card.chosen = card.stage.path(u"roster.csv"_s); // no night
    card.click(name);
    QVERIFY2(card.said().contains(u"choose another night"_s), qPrintable(card.said()));
    card.chosen = QString::fromStdString(before.path());
    card.click(name);
    QVERIFY2(card.said().contains(u"1 team is not in those standings"_s), qPrintable(card.said()));
    card.draw();
    QStringList drawn;
    for (int seed = 1; seed <= 4; ++seed)
        drawn << card.nameOf(seed);
    QCOMPARE(drawn.join(u", "_s), u"Team 3, Team 4, Team 1, New"_s);
    QCOMPARE(night::team(card.setting(), "T3")->seed, 1); // it is on record now
    QVERIFY(!night::team(card.setting(), "T1")->seed);
}

void tst_drawcard::whatCannotBeCanStillBeChanged()
{
    const Card card(Format::PoolsPlayoff, 12);
    card.draw();
    card.typeNumber(u"Go on from each"_s, 3);
    card.typeNumber(u"Pools"_s, 6);
    QVERIFY2(card.said().contains(u"3 cannot go on from each pool"_s), qPrintable(card.said()));
    QVERIFY(!card.button(u"Draw again"_s)->isEnabled());
    card.typeNumber(u"Pools"_s, 3);
    QVERIFY(card.button(u"Draw again"_s)->isEnabled());
}

void tst_drawcard::everyChoiceIsNamedAndLargeEnough()
{
    const Card card(Format::PoolsPlayoff, 12);
    for (int times = 0; times < 3; ++times)
        card.chooseOther(u"Seeding"_s);
    int choices = 0;
    for (const QWidget* each : card.screen.findChild<teams::DrawChoices*>()->findChildren<QWidget*>()) {
        const bool isChoice = qobject_cast<const QComboBox*>(each) || qobject_cast<const QSpinBox*>(each) ||
                              qobject_cast<const QPushButton*>(each);
        if (!isChoice || !each->isVisible())
            continue;
        ++choices;
        QVERIFY(!each->accessibleName().isEmpty());
        QVERIFY2(each->width() >= 48 && each->height() >= 48, qPrintable(each->accessibleName()));
    }
    QCOMPARE(choices, 7); // seeding and its night, third place, meetings, three numbers
}

void tst_drawcard::largeTextIsNotCut()
{
    Card card(Format::PoolsPlayoff, 12);
    for (const double scale : {1.5, 2.0}) {
        card.stage.theme.set(look::Scheme::Light, scale);
        card.screen.resize(1920, 1080);
        QTest::qWait(20);
        for (const look::Line* line : card.screen.findChildren<look::Line*>())
            if (line->isVisible())
                QCOMPARE(line->shown().text, line->text());
        for (const QPushButton* button : card.screen.findChildren<QPushButton*>())
            if (button->isVisible())
                QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        if (const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES"); !folder.isEmpty())
            card.screen.grab().save(u"%1/drawcard-%2.png"_s.arg(folder).arg(scale));
    }
}

void tst_drawcard::looksRight_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<int>("teams");
    for (const auto& each : facts::Words<Format>::all)
        for (const int teams : {8, 13, 32, 64})
            QTest::addRow("%s-%d", std::string(each.text).c_str(), teams) << each.meaning << teams;
}

void tst_drawcard::looksRight()
{
    QFETCH(Format, format);
    QFETCH(int, teams);
    Card card(format, teams);
    const QString name = u"drawcard-"_s + QString::fromUtf8(QTest::currentDataTag());
    const auto& picture = card.field<QWidget>(u"what it means"_s);
    QVERIFY(picture.isVisible() && picture.height() > 60);
    QVERIFY(card.screen.minimumSizeHint().width() <= 1188);
    stage::pictures(card.screen, card.stage.theme, name);
    if (teams != 13)
        return;
    card.draw();
    card.chooseOther(u"Seeding"_s);
    stage::pictures(card.screen, card.stage.theme, name + u"-drawn"_s);
    card.click(u"Draw again"_s);
    stage::pictures(card.screen, card.stage.theme, name + u"-again"_s);
}

QTEST_MAIN(tst_drawcard)
#include "tst_drawcard.moc"
