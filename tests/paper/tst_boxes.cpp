// Names of several lines in the boxes of a bracket, before the rows of a cross table and on slips: there is
// room for them, if not on as many pages, then on more. The title and state of a match are whole over any
// box.
#include "signed.h"

#include "program/testclass.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace {

/// Sixteen teams, of which these have that name and their number; of the first round the upper sides have
/// won.
tournament::Tournament afterARound(const QList<int>& teams, const std::string& name)
{
    tournaments::LiveTournament live({.teams = 16, .tables = 16});
    for (const int team : teams)
        if (!live.record(tournaments::teamNamed(team, name + ' ' + std::to_string(team))).empty())
            qFatal("team %d cannot have that name", team);
    for (int match = 1; match <= 8; ++match)
        live.playOut("W1-" + std::to_string(match), 'a');
    return live.desk().tournament();
}

/// Its bracket takes so many pages, on which nothing is cut.
void nothingIsCut(const tournament::Tournament& tournament, qsizetype pages)
{
    for (const paper::Format format : pdf::formats) {
        const paper::Document bracket = pdf::document(tournament, u"bracket"_s, {}, format);
        QCOMPARE(bracket.pages.size(), pages);
        const pdf::File file(bracket);
        pdf::staysOnPage(file);
        const QString text = file.text();
        QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    }
}

constexpr const char* society = "The Society for the Prevention of Cruelty to Small Trumps";

} // namespace

class tst_boxes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aNameOfThreeLinesTakesRoomOfTheOther();
    void twoLongNamesMakeTheirBoxHigher();
    void longNamesOfAllTakeMorePages();
    void theWordsOverANarrowBoxAreWhole();
    void anOverviewNamesTheFirstOfAPartWhole();
    void aLongNameHasRoomBeforeItsRow();
    void aLongNameOfAPlayerHasTwoLinesOnASlip();
};

// Beside its points it has room for three lines on Letter, for two in half of a box.
void tst_boxes::aNameOfThreeLinesTakesRoomOfTheOther()
{
    const tournament::Tournament tournament = afterARound({5}, society);
    nothingIsCut(tournament, 1);
    QSet<int> lines; // where its words stand in the first round
    const QList<pdf::PageWords> pages = pdf::File(pdf::document(tournament, u"bracket"_s)).words();
    for (const pdf::Word& word : pages.first().words)
        if (word.box.right() < pages.first().size.width() / 4 &&
            (word.text == u"Society"_s || word.text == u"Prevention"_s || word.text == u"Trumps"_s))
            lines << qRound(word.box.top());
    QCOMPARE(lines.size(), 3);
}

void tst_boxes::twoLongNamesMakeTheirBoxHigher()
{
    nothingIsCut(afterARound({5, 12}, society), 1);
}

// Each has three lines: eight boxes of six are higher than a page.
void tst_boxes::longNamesOfAllTakeMorePages()
{
    QList<int> all;
    for (int team = 1; team <= 16; ++team)
        all << team;
    nothingIsCut(afterARound(all, pdf::wideName), 3);
}

// Seven columns are on one page. Its boxes have no room for `Waiting for check-in` beside the title, nor for
// all of `Match 25 · if necessary · to 500`.
void tst_boxes::theWordsOverANarrowBoxAreWhole()
{
    tournaments::Setup setup = pdf::unc(13);
    setup.draw.format = facts::Format::DoubleElimination;
    tournaments::LiveTournament live(setup);
    const tournament::Tournament& tournament = live.desk().tournament();
    nothingIsCut(tournament, 1);
    pdf::contains(pdf::File(pdf::document(tournament, u"bracket"_s)).text(),
                  {u"Match 5 Check-in"_s, u"Match 25 · if necessary winner of 24"_s});
}

// There is no room for all names on the overview: each part has that of its first team, in two lines.
void tst_boxes::anOverviewNamesTheFirstOfAPartWhole()
{
    tournaments::LiveTournament live(pdf::unc(64));
    pdf::giveName(live, 64, society);
    for (const paper::Format format : pdf::formats) {
        const pdf::File file(pdf::document(live.desk().tournament(), u"bracket"_s, {}, format));
        pdf::staysOnPage(file);
        const QString overview = pdf::withoutRules(file.text(1));
        QVERIFY2(!overview.contains(u"…"_s), qPrintable(overview));
        QCOMPARE(overview.count(u" and 15 others"_s), 4);
    }
}

// It takes more lines than have room in one of sixteen rows: there are eight on a page.
void tst_boxes::aLongNameHasRoomBeforeItsRow()
{
    tournaments::LiveTournament live(tournaments::setupIn(facts::Format::RoundRobin, 16));
    QCOMPARE(live.record(tournaments::teamNamed(1, pdf::wideName)), std::string());
    nothingIsCut(live.desk().tournament(), 2);
}

void tst_boxes::aLongNameOfAPlayerHasTwoLinesOnASlip()
{
    tournaments::LiveTournament live(pdf::unc());
    const std::string name = "WILHELMINA MAXIMILIANA CHOLMONDELEY MONTGOMERY WORTHAM";
    QCOMPARE(live.record(facts::Person{"P2", name, {}, {}}), std::string());
    const pdf::File file(pdf::print(live, u"slips"_s));
    pdf::staysOnPage(file);
    const QString text = pdf::withoutRules(file.text());
    QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    pdf::contains(text, {QString::fromStdString(name)});
}

TEST_CLASS(tst_boxes)
#include "tst_boxes.moc"
