// How a draw is chosen, format by format: by keys, with its outlook and its picture.
#include "atcard.h"

#include "ui/teams/drawcard.h"

#include <QScrollBar>

using namespace atteams;
using atcard::Card;
using facts::Format;

class tst_drawcard : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void showsWhatTheFormatHas_data();
    void showsWhatTheFormatHas();
    void numbersAreThoseUsualForTheTeams();
    void isWholeInASmallWindow_data();
    void isWholeInASmallWindow();
    void drawsWhatWasChosen_data();
    void drawsWhatWasChosen();
    void saysHowMuchAndHowLong_data();
    void saysHowMuchAndHowLong();
    void everyRoundHasItsColumn();
    void aCrossTableHasNoEmptyHeads();
    void theFinalThatIsAlwaysPlayedIsTheDarkOne();
    void saysWhatCannotBe();
    void seedsByTheStandingsOfAnotherTournament();
    void aLongSeedingIsReadWhole();
    void aLongTournamentNameHidesNothing();
    void everyChoiceIsNamedAndLargeEnough();
    void largeTextIsNotCut();
    void looksRight_data();
    void looksRight();
};

void tst_drawcard::showsWhatTheFormatHas_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QStringList>("choices");
    QTest::newRow("single elimination") << Format::SingleElimination << QStringList{u"Third-place match"_s};
    QTest::newRow("double elimination") << Format::DoubleElimination << QStringList{u"Final"_s};
    QTest::newRow("round robin") << Format::RoundRobin << QStringList{u"Teams meet"_s};
    QTest::newRow("pools") << Format::PoolsPlayoff
                           << QStringList{u"Third-place match"_s, u"Teams meet"_s, u"Pools"_s,
                                          u"Top per pool"_s, u"Wildcards"_s};
    QTest::newRow("Swiss") << Format::Swiss << QStringList{u"Rounds"_s};
}

void tst_drawcard::showsWhatTheFormatHas()
{
    QFETCH(Format, format);
    QFETCH(QStringList, choices);
    const Card card(format, 8);
    QVERIFY(card.field<QComboBox>(u"Seeding"_s).isVisible());
    for (const QString& name : {u"Third-place match"_s, u"Teams meet"_s, u"Final"_s})
        QCOMPARE(card.field<QComboBox>(name).isVisible(), choices.contains(name));
    for (const QString& name : {u"Pools"_s, u"Top per pool"_s, u"Wildcards"_s, u"Rounds"_s})
        QCOMPARE(card.field<QSpinBox>(name).isVisible(), choices.contains(name));
}

void tst_drawcard::numbersAreThoseUsualForTheTeams()
{
    Card card(Format::PoolsPlayoff, 16);
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 4);
    QCOMPARE(card.field<QSpinBox>(u"Top per pool"_s).value(), 2);
    card.import("Team,Player 1,Player 2\nA,a,b\nB,c,d\nC,e,f\nD,g,h\nE,i,j\nF,k,l\nG,m,n\nH,o,p\n");
    card.key(Qt::Key_Return);
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 8); // of 24 teams
    card.typeNumber(u"Pools"_s, 6);
    card.screen.refresh();
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 6);
    QCOMPARE(card.field<QSpinBox>(u"Top per pool"_s).value(), 2);
    const Card swiss(Format::Swiss, 13);
    QCOMPARE(swiss.field<QSpinBox>(u"Rounds"_s).value(), 4);
}

void tst_drawcard::isWholeInASmallWindow_data()
{
    QTest::addColumn<Format>("format");
    for (const auto& each : facts::EnumText<Format>::all)
        QTest::newRow(std::string(each.text).c_str()) << each.meaning;
}

// With its picture, and with the choices of a redraw.
void tst_drawcard::isWholeInASmallWindow()
{
    if (pseudo::isSpoken())
        QSKIP("what is longer by two fifths takes more lines");
    QFETCH(Format, format);
    Card card(format, 13);
    card.screen.resize(1188, 601); // in a window of 1280 by 720
    const QScrollBar* bar = stage::areaAround(*card.button(u"Draw"_s)).verticalScrollBar();
    QTRY_COMPARE(bar->maximum(), 0);
    card.draw();
    QTest::qWait(20);
    QTRY_COMPARE(bar->maximum(), 0);
    card.click(u"Redraw"_s);
    card.chooseOther(u"Seeding"_s);
    QVERIFY(!card.button(u"Import roster"_s)); // what isn't about it leaves it the room
    QTest::qWait(20);
    QTRY_COMPARE(bar->maximum(), 0);
    card.click(u"Cancel"_s);
    QVERIFY(card.button(u"Import roster"_s));
}

void tst_drawcard::drawsWhatWasChosen_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QStringList>("others");
    QTest::addColumn<QString>("numbers"); // `Pools 3, Wildcards 2`
    QTest::addColumn<QString>("drawn");
    QTest::newRow("single elimination")
        << Format::SingleElimination << QStringList{u"Third-place match"_s} << QString() << u"third"_s;
    QTest::newRow("double elimination")
        << Format::DoubleElimination << QStringList{} << QString() << QString();
    QTest::newRow("double elimination, one final")
        << Format::DoubleElimination << QStringList{u"Final"_s} << QString() << u"finals 1"_s;
    QTest::newRow("round robin") << Format::RoundRobin << QStringList{} << QString() << QString();
    QTest::newRow("round robin, twice")
        << Format::RoundRobin << QStringList{u"Teams meet"_s} << QString() << u"meetings 2"_s;
    QTest::newRow("pools") << Format::PoolsPlayoff << QStringList{} << QString() << u"pools 4 advance 2"_s;
    QTest::newRow("pools, chosen") << Format::PoolsPlayoff
                                   << QStringList{u"Third-place match"_s, u"Teams meet"_s}
                                   << u"Pools 3, Top per pool 2, Wildcards 2"_s
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
    QTest::newRow("single elimination") << Format::SingleElimination << 6;
    QTest::newRow("double elimination") << Format::DoubleElimination << 4;
    QTest::newRow("round robin") << Format::RoundRobin << 5;
    QTest::newRow("pools") << Format::PoolsPlayoff << 8;
    QTest::newRow("Swiss") << Format::Swiss << 9;
}

void tst_drawcard::saysHowMuchAndHowLong()
{
    QFETCH(Format, format);
    QFETCH(int, teams);
    const Card card(format, teams); // at UNC: 28 min, the final 48, at 4 tables
    MENTIONS_ALL(card.said(), 2);
    SAYS(card.described());
}

void tst_drawcard::everyRoundHasItsColumn()
{
    for (const int rounds : {3, 10, 17}) {
        Card card(Format::Swiss, 32);
        card.typeNumber(u"Rounds"_s, rounds);
        card.screen.resize(1188, 708);
        QTest::qWait(1);
        const QImage image = card.field<QWidget>(u"picture of the draw"_s).grab().toImage();
        int columns = 0; // at the upper edge of the first match of each round
        for (int y = card.stage.theme.px(20); columns == 0 && y < image.height(); ++y)
            for (int x = 1; x < image.width(); ++x) {
                const auto isDrawn = [&](int at) { return image.pixel(at, y) != image.pixel(0, y); };
                columns += isDrawn(x) && !isDrawn(x - 1) ? 1 : 0;
            }
        QCOMPARE(columns, rounds);
    }
}

// Where the seeds have no room, there is none for them.
void tst_drawcard::aCrossTableHasNoEmptyHeads()
{
    for (const int teams : {13, 32}) {
        Card card(Format::RoundRobin, teams);
        card.screen.resize(1188, 708);
        QTest::qWait(1);
        const QImage image = card.field<QWidget>(u"picture of the draw"_s).grab().toImage();
        const QRgb ground = image.pixel(0, image.height() - 1);
        bool isDrawn = false; // in the first row
        for (int x = 0; x < image.width(); ++x)
            for (int y = 1; y < 6; ++y)
                isDrawn = isDrawn || image.pixel(x, y) != ground;
        QVERIFY2(isDrawn, qPrintable(QString::number(teams)));
    }
}

// Not the one below it, to which no line leads: that is played only if the unbeaten team loses.
void tst_drawcard::theFinalThatIsAlwaysPlayedIsTheDarkOne()
{
    Card card(Format::DoubleElimination, 8);
    card.screen.resize(1188, 708);
    QTest::qWait(1);
    const QImage image = card.field<QWidget>(u"picture of the draw"_s).grab().toImage();
    const QColor ink = card.stage.theme.colors().ink;
    const int x = image.width() - 12; // in the finals, and in no other match
    const QRgb ground = image.pixel(x, 0);
    int top = 0;
    while (top < image.height() - 3 && image.pixel(x, top) == ground)
        ++top;
    QCOMPARE(image.pixelColor(x, top + 2), ink);
    int dark = 0;
    for (int y = top; y < image.height(); ++y)
        dark += image.pixelColor(x, y) == ink && image.pixelColor(x, y - 1) != ink ? 1 : 0;
    QCOMPARE(dark, 1);
}

void tst_drawcard::saysWhatCannotBe()
{
    const Card card(Format::PoolsPlayoff, 12);
    card.typeNumber(u"Top per pool"_s, 3);
    card.typeNumber(u"Pools"_s, 6);
    MENTIONS(card.said());
    QVERIFY(!card.button(u"Draw"_s)->isEnabled());
    card.draw();
    QVERIFY(!card.setting().draw);
    card.typeNumber(u"Top per pool"_s, 1);
    QVERIFY(card.button(u"Draw"_s)->isEnabled());
}

void tst_drawcard::seedsByTheStandingsOfAnotherTournament()
{
    tournaments::LiveTournament before; // Team 3 wins, Team 4 is second
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        before.playOut(match, 'b');
    Card card(Format::SingleElimination, 0);
    card.import("Team,Player 1,Player 2\nNew,a,b\nTeam 1,c,d\nTeam 3,e,f\nTeam 4,g,h\n");
    card.key(Qt::Key_Return);
    for (int times = 0; times < 3; ++times)
        card.chooseOther(u"Seeding"_s);
    const QString name = u"Choose the tournament whose standings give the seeds"_s;
    MENTIONS(card.said());
    QVERIFY(!card.button(u"Draw"_s)->isEnabled());
    card.chosen = card.stage.path(u"roster.csv"_s); // no tournament
    card.click(name);
    MENTIONS(card.said());
    card.chosen = QString::fromStdString(before.path());
    card.click(name);
    MENTIONS(card.said());
    card.draw();
    QStringList drawn;
    for (int seed = 1; seed <= 4; ++seed)
        drawn << card.nameOf(seed);
    SAYS(drawn.join(u", "_s));
    QCOMPARE(tournament::team(card.setting(), "T3")->seed, 1); // it is on record now
    QVERIFY(!tournament::team(card.setting(), "T1")->seed);
}

// Beside another choice it takes a second line.
void tst_drawcard::aLongSeedingIsReadWhole()
{
    Card card(Format::RoundRobin, 8);
    card.screen.resize(932, 700);
    auto& seeding = card.field<QComboBox>(u"Seeding"_s);
    seeding.setFocus();
    QTest::keyClick(&seeding, Qt::Key_End); // the standings of another tournament
    const auto isWhole = [&] {
        seeding.grab();
        return seeding.toolTip().isEmpty(); // else it has all of the text
    };
    QTRY_VERIFY(isWhole());
    QVERIFY(seeding.height() > card.field<QComboBox>(u"Teams meet"_s).height());
}

// The button with it makes the card wider.
void tst_drawcard::aLongTournamentNameHidesNothing()
{
    Card card(Format::SingleElimination, 8);
    card.screen.resize(932, 580);
    auto& seeding = card.field<QComboBox>(u"Seeding"_s);
    seeding.setFocus();
    QTest::keyClick(&seeding, Qt::Key_End); // the standings of another tournament
    card.screen.findChild<teams::DrawChoices*>()->setStandings(u"Spades of all residence halls in 2026"_s,
                                                               {"Team 1"});
    QCoreApplication::processEvents();
    const QPushButton* draw = card.button(u"Draw"_s);
    QTRY_COMPARE(draw->visibleRegion().boundingRect(), draw->rect());
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
        QVERIFY(!stage::nameOf(*each).isEmpty());
        QVERIFY2(each->width() >= 48 && each->height() >= 48, qPrintable(stage::nameOf(*each)));
    }
    QCOMPARE(choices, 8); // seeding and its tournament, third place, meetings, tiebreakers, three numbers
}

void tst_drawcard::largeTextIsNotCut()
{
    if (pseudo::isSpoken())
        QSKIP("what is longer by two fifths has to fit at 100 % alone");
    Card card(Format::PoolsPlayoff, 12);
    for (const double scale : {1.5, 2.0}) {
        card.stage.theme.set(kit::Scheme::Light, scale);
        card.screen.resize(1920, 1080);
        QTest::qWait(20);
        int lines = 0;
        for (const kit::Line* line : card.screen.findChildren<kit::Line*>())
            if (line->isVisible()) {
                QTRY_COMPARE(line->shown().text, line->text());
                ++lines;
            }
        QVERIFY(lines > 0);
        for (const QPushButton* button : card.screen.findChildren<QPushButton*>())
            if (button->isVisible())
                QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
    }
}

void tst_drawcard::looksRight_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<int>("teams");
    for (const auto& each : facts::EnumText<Format>::all)
        for (const int teams : {8, 13, 32, 64})
            QTest::addRow("%s-%d", std::string(each.text).c_str(), teams) << each.meaning << teams;
    QTest::addRow("swiss-63") << Format::Swiss << 63; // with many rounds
}

void tst_drawcard::looksRight()
{
    QFETCH(Format, format);
    QFETCH(int, teams);
    Card card(format, teams);
    const auto& picture = card.field<QWidget>(u"picture of the draw"_s);
    QVERIFY(picture.isVisible() && picture.height() > 60);
    QVERIFY(card.screen.minimumSizeHint().width() <= 1188);
    if (teams != 13)
        return;
    card.screen.resize(932, 580); // in a window of 1024 by 700
    QTest::qWait(20);
    const QPushButton* draw = card.button(u"Draw"_s);
    QCOMPARE(draw->visibleRegion().boundingRect(), draw->rect());
}

TEST_CLASS(tst_drawcard)
#include "tst_drawcard.moc"
