// The bracket on paper for every format: both parts of a double elimination, cross tables, rounds of Swiss.
#include "signed.h"

#include "desk/drawing/drawlater.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournaments/livetournament.h"
#include "ui/paper/page/document.h"
#include "views/standings.h"

#include <QImage>
#include <QMap>

using namespace Qt::StringLiterals;
using facts::Format;

namespace {

facts::Draw drawOf(Format format, int teams)
{
    facts::Draw draw;
    draw.format = format;
    if (format == Format::Swiss)
        draw.rounds = teams < 8 ? 3 : 5;
    if (format == Format::PoolsPlayoff) {
        draw.pools = teams / 4;
        draw.advance = 2;
    }
    return draw;
}

tournaments::Setup setupOf(Format format, int teams)
{
    return {.teams = teams, .tables = teams, .draw = drawOf(format, teams)};
}

/// Every second team has a name that is too long for any column. The first matches are over, by play and
/// without it.
tournament::Tournament tournamentOf(Format format, int teams)
{
    tournaments::LiveTournament live(setupOf(format, teams));
    pdf::giveName(live, teams, "The Society for the Prevention of Cruelty to Trumps", 2);
    if (format == Format::Swiss)
        desk::pairRound(live.desk(), "J. Park");
    std::vector<std::string> ready;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->state == tournament::State::Ready && ready.size() < 4)
            ready.push_back(match->id);
    live.playOut(ready.at(0), 'a');
    if (ready.size() > 1)
        live.result(ready.at(1), {facts::Winner::A, facts::Decided::Disqualified, "x"});
    if (ready.size() > 2)
        live.call(ready[2], {3, {}});
    if (ready.size() > 3)
        live.play(ready[3], 'b');
    return live.desk().tournament();
}

QString textOf(const tournament::Tournament& tournament)
{
    return pdf::File(pdf::document(tournament, u"bracket"_s)).text();
}

/// How many heavy lines go across the page there, in mm from its left edge: where no words stand.
int heavyLinesAt(const paper::Page& page, double left)
{
    constexpr double dots = 10; // of a mm
    QImage image((page.size() * dots).toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dots, dots);
    paper::paint(page, painter);
    painter.end();
    constexpr double foot = 22;
    int lines = 0;
    int run = 0;
    for (int y = 0; y < static_cast<int>((page.size().height() - foot) * dots); ++y) {
        run = qGray(image.pixel(static_cast<int>(left * dots), y)) < 100 ? run + 1 : 0;
        lines += run == 6 ? 1 : 0; // others have three dots at most
    }
    return lines;
}

} // namespace

class tst_formats : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyPageHoldsItsWords_data();
    void everyPageHoldsItsWords();
    void everyMatchIsPrintedOnce_data();
    void everyMatchIsPrintedOnce();
    void bothPartsStandOnAPage();
    void aLargeDoubleEliminationIsCut();
    void theSecondFinalSaysWhetherItIsPlayed();
    void poolsAreCrossTables();
    void aCrossTableHasOneSizeOfScores();
    void namesOverACrossTableAreNotCut();
    void aLongNameLeavesTheHeadsOfATableLow();
    void noPageHasOnePoolOfFour();
    void noLineIsDrawnThroughATie();
    void thePlayoffIsBehindThePools();
    void aLargeTableIsCut();
    void swissIsARowATeam();
    void whoSitsOutARoundIsListed();
    void everyFormatHasItsRounds();
    void veryManyRoundsStandInColumns();
    void theStandingsSayWhoIsIn();
    void aPoolsNameIsAboveItsTeams();
    void aLossBeforeTheEndIsExplained();
    void standingsOfSwissSayWhichRoundsCount();
};

void tst_formats::everyPageHoldsItsWords_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<int>("teams");
    QTest::addColumn<int>("pages");
    const auto row = [](const char* name, Format format, int teams, int pages) {
        QTest::addRow("%s of %d", name, teams) << format << teams << pages;
    };
    row("double elimination", Format::DoubleElimination, 2, 1);
    row("double elimination", Format::DoubleElimination, 8, 2);
    row("double elimination", Format::DoubleElimination, 13, 4);
    row("round robin", Format::RoundRobin, 3, 1);
    row("round robin", Format::RoundRobin, 8, 1);
    row("round robin", Format::RoundRobin, 32, 4);
    row("pools", Format::PoolsPlayoff, 8, 2);
    row("pools", Format::PoolsPlayoff, 13, 2);
    row("Swiss", Format::Swiss, 8, 1);
    row("Swiss", Format::Swiss, 13, 1);
    if (!tests::isLong())
        return;
    row("double elimination", Format::DoubleElimination, 32, 5);
    row("double elimination", Format::DoubleElimination, 64, 9);
    row("round robin", Format::RoundRobin, 13, 1);
    row("pools", Format::PoolsPlayoff, 32, 3);
    row("pools", Format::PoolsPlayoff, 64, 7);
    row("Swiss", Format::Swiss, 64, 2);
}

void tst_formats::everyPageHoldsItsWords()
{
    QFETCH(Format, format);
    QFETCH(int, teams);
    QFETCH(int, pages);
    const tournament::Tournament tournament = tournamentOf(format, teams);
    paper::Document all; // read back as one file
    for (const auto& [word, size] : {std::pair(u"bracket"_s, paper::Format::Letter),
                                     {u"bracket"_s, paper::Format::A4},
                                     {u"rounds"_s, paper::Format::Letter},
                                     {u"standings"_s, paper::Format::A4}}) {
        const paper::Document document = pdf::document(tournament, word, {}, size);
        all.pages += document.pages;
        if (word == u"bracket"_s)
            QCOMPARE(document.pages.size(), pages);
    }
    pdf::staysOnPage(all);
}

void tst_formats::everyMatchIsPrintedOnce_data()
{
    QTest::addColumn<int>("teams");
    for (const int teams : {2, 3, 5, 12, 17, 24, 33, 64, 100})
        QTest::addRow("%d", teams) << teams;
}

void tst_formats::everyMatchIsPrintedOnce()
{
    QFETCH(int, teams);
    const tournament::Tournament tournament =
        tournaments::drawn(setupOf(Format::DoubleElimination, teams), tournaments::environment())
            .tournament();
    const pdf::File file(pdf::document(tournament, u"bracket"_s));
    const int pages = file.info(u"Pages"_s).toInt();
    QString text;
    for (int page = pages > 1 ? 2 : 1; page <= pages; ++page) // an overview shows the final as well
        text += file.text(page) + u' ';
    QMap<int, int> printed;
    const QRegularExpression title(u"Match (\\d+)"_s);
    for (auto all = title.globalMatch(text); all.hasNext();)
        ++printed[all.next().captured(1).toInt()];
    QCOMPARE(printed.size(), 2 * teams - 1);
    for (auto each = printed.begin(); each != printed.end(); ++each)
        QVERIFY2(each.value() == 1,
                 qPrintable(u"match %1 stands there %2 times"_s.arg(each.key()).arg(each.value())));
}

void tst_formats::bothPartsStandOnAPage()
{
    pdf::contains(
        textOf(tournaments::LiveTournament(setupOf(Format::DoubleElimination, 8)).desk().tournament()),
        {u"Bracket · 8 teams, double elimination"_s, u"Winners round 1"_s, u"Losers round 1"_s,
         u"loser of 1"_s, u"Winners final"_s, u"Losers final"_s, u"Final"_s, u"Match 15 · if necessary"_s});
}

void tst_formats::aLargeDoubleEliminationIsCut()
{
    tournaments::LiveTournament live(setupOf(Format::DoubleElimination, 32));
    const pdf::File file(pdf::document(live.desk().tournament(), u"bracket"_s));
    pdf::contains(file.text(1), {u"double elimination · overview"_s});
    pdf::contains(file.text(2), {u"part 1 of 3, winners rounds"_s, u"Winners final"_s});
    pdf::contains(file.text(3), {u"part 2 of 3, losers rounds 1 to 4"_s, u"loser of 1"_s});
    pdf::contains(file.text(4), {u"part 3 of 3, the last losers rounds and the final"_s, u"Losers final"_s,
                                 u"Match 63 · if necessary"_s});
}

void tst_formats::theSecondFinalSaysWhetherItIsPlayed()
{
    tournaments::LiveTournament live(setupOf(Format::DoubleElimination, 4));
    for (const char* match : {"W1-1", "W1-2", "W2-1", "L1-1", "L2-1", "F-1"})
        live.playOut(match, 'a');
    const QString spared = textOf(live.desk().tournament());
    pdf::contains(spared, {u"Match 7 · not necessary winner of 6 loser of 6"_s, u"champion: Team 1"_s});
    QVERIFY2(!spared.contains(u"bye"_s), qPrintable(spared));
    tournaments::LiveTournament other(setupOf(Format::DoubleElimination, 4));
    for (const char* match : {"W1-1", "W1-2", "W2-1", "L1-1", "L2-1"})
        other.playOut(match, 'a');
    other.playOut("F-1", 'b');
    const QString needed = textOf(other.desk().tournament());
    pdf::contains(needed, {u"Match 7 · second final Ready"_s});
    QVERIFY2(!needed.contains(u"necessary"_s), qPrintable(needed));
}

void tst_formats::poolsAreCrossTables()
{
    tournaments::LiveTournament live(setupOf(Format::RoundRobin, 4));
    const QString before = textOf(live.desk().tournament());
    pdf::contains(
        before, {u"Cross table · 4 teams, round robin"_s, u"Rank Team"_s, u"match 1"_s, u"– 2 Team 2 0–0"_s});
    const std::string first = tournament::inOrder(live.desk().tournament()).front()->id;
    live.playOut(first, 'a');
    const auto& score = tournament::result(live.match(first)).score;
    const QString text = textOf(live.desk().tournament());
    const auto so = [](int one, int other) { return u"%1 : %2"_s.arg(one).arg(other).replace(u'-', u'−'); };
    pdf::contains(text, {so(score.a, score.b), so(score.b, score.a), u"1 1 Team 1 1–0"_s});
    QVERIFY(!text.contains(u"match 1 "_s));
}

// The first scores are long, `506 : −150`; all stand in the size that has room for those.
void tst_formats::aCrossTableHasOneSizeOfScores()
{
    tournaments::LiveTournament live(setupOf(Format::RoundRobin, 6));
    for (const char* match : {"A1-1", "A1-2", "A1-3"})
        live.playOut(match, 'a');
    const QList<pdf::PageWords> pages =
        pdf::File(pdf::document(live.desk().tournament(), u"bracket"_s)).words();
    QList<double> heights;
    for (const pdf::Word& word : pages.first().words)
        if (word.text == u":"_s)
            heights << word.box.height();
    QCOMPARE(heights.size(), 6);
    const auto [least, most] = std::minmax_element(heights.cbegin(), heights.cend());
    QVERIFY2(*most - *least < 0.5, qPrintable(u"%1 to %2"_s.arg(*least).arg(*most)));
}

void tst_formats::namesOverACrossTableAreNotCut()
{
    tournaments::LiveTournament live(setupOf(Format::PoolsPlayoff, 8));
    pdf::giveHardNames(live);
    for (const paper::Format format : pdf::formats) {
        const pdf::File file(
            paper::only(pdf::document(live.desk().tournament(), u"bracket"_s, {}, format), {0}));
        pdf::staysOnPage(file);
        const QString text = file.text();
        QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
        QCOMPARE(text.count(u"Society"_s), 2); // before its row and over its column
    }
}

// Over its column it would take five lines: its seed stands there alone.
void tst_formats::aLongNameLeavesTheHeadsOfATableLow()
{
    tournaments::LiveTournament live(setupOf(Format::PoolsPlayoff, 8));
    live.record(tournaments::teamNamed(1, pdf::wideName));
    const pdf::File file(paper::only(pdf::document(live.desk().tournament(), u"bracket"_s), {0}));
    pdf::contains(file.text(), {u"Columns: seed of the opponent."_s});
    QCOMPARE(file.text().count(u"MAMMOTHS"_s), 1);
    QList<double> pools; // how far down each begins
    const QList<pdf::PageWords> pages = file.words();
    for (const pdf::Word& word : pages.first().words)
        if (word.text == u"Pool"_s)
            pools << word.box.top() / 72 * 25.4;
    QCOMPARE(pools.size(), 2);
    QVERIFY2(pools[1] - pools[0] < 60, qPrintable(u"%1 mm"_s.arg(pools[1] - pools[0])));
}

// Three would have room on the first.
void tst_formats::noPageHasOnePoolOfFour()
{
    tournaments::Setup setup = setupOf(Format::PoolsPlayoff, 23);
    setup.draw.pools = 4;
    const pdf::File file(pdf::document(tournaments::LiveTournament(setup).desk().tournament(), u"bracket"_s));
    for (const int page : {1, 2})
        QCOMPARE(file.text(page).count(u": top 2 advance"_s), 2);
}

// Of four teams two advance: one has won, and two have not played yet and share the second place.
void tst_formats::noLineIsDrawnThroughATie()
{
    tournaments::Setup setup = setupOf(Format::PoolsPlayoff, 4);
    tournaments::LiveTournament live(setup);
    const double beforeCells = paper::margin + 85.5; // behind what was won and lost
    const auto lines = [&] {
        return heavyLinesAt(pdf::document(live.desk().tournament(), u"bracket"_s).pages.first(), beforeCells);
    };
    std::vector<std::string> matches;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->state == tournament::State::Ready)
            matches.push_back(match->id);
    const auto standings = [&] {
        return pdf::File(pdf::document(live.desk().tournament(), u"standings"_s)).text();
    };
    const auto firstWins = [&](const std::string& match) {
        live.playOut(match, live.match(match).teams.a < live.match(match).teams.b ? 'a' : 'b');
    };
    firstWins(matches.front());
    QCOMPARE(lines(), 0);
    QVERIFY2(!standings().contains(u"Top 2 advance"_s), qPrintable(standings()));
    std::for_each(matches.begin() + 1, matches.end(), firstWins);
    QCOMPARE(lines(), 1);
    pdf::contains(standings(), {u"Top 2 advance"_s});
}

void tst_formats::thePlayoffIsBehindThePools()
{
    tournaments::LiveTournament live(setupOf(Format::PoolsPlayoff, 8));
    const pdf::File file(pdf::document(live.desk().tournament(), u"bracket"_s));
    pdf::contains(file.text(1),
                  {u"Pools · 8 teams"_s, u"Pool A: top 2 advance"_s, u"Pool B: top 2 advance"_s});
    pdf::contains(file.text(2),
                  {u"Playoff · 8 teams"_s, u"Semifinals"_s, u"1st in pool A"_s, u"2nd in pool B"_s});
}

void tst_formats::aLargeTableIsCut()
{
    const QString text =
        textOf(tournaments::LiveTournament(setupOf(Format::RoundRobin, 32)).desk().tournament());
    pdf::contains(text,
                  {u"places 1 to 16 against places 1 to 16"_s, u"places 17 to 32 against places 17 to 32"_s});
}

// By rank, with the other team's number in each round, and frames for those to come.
void tst_formats::swissIsARowATeam()
{
    tournaments::LiveTournament live(setupOf(Format::Swiss, 5));
    desk::pairRound(live.desk(), "J. Park");
    QCOMPARE(live.call("S1-1"), std::string());
    pdf::contains(textOf(live.desk().tournament()), {u"Team 1 0–0 vs 3, table 1"_s});
    live.playOut("S1-1", 'b');
    live.result("S1-2", {facts::Winner::A, facts::Decided::NoShow, "x"});
    const auto& score = tournament::result(live.match("S1-1")).score;
    const auto so = [](int one, int other) { return u"%1:%2"_s.arg(one).arg(other).replace(u'-', u'−'); };
    const QString text = textOf(live.desk().tournament()).replace(QChar::Nbsp, u' ');
    pdf::contains(text,
                  {u"Results by team · 5 teams, Swiss"_s, u"Round 1 R2 R3"_s,
                   u"Team 3 1–0 W 1 "_s + so(score.b, score.a), u"Team 1 0–1 L 3 "_s + so(score.a, score.b),
                   u"Team 2 1–0 W 4 no-show"_s, u"Team 4 0–1 L 2 no-show"_s, u"Team 5 1–0 bye"_s});
    QVERIFY2(text.indexOf(u"Team 3"_s) < text.indexOf(u"Team 1"_s), qPrintable(text));
}

void tst_formats::whoSitsOutARoundIsListed()
{
    tournaments::LiveTournament live(setupOf(Format::RoundRobin, 5));
    live.playOut("A1-1", 'a');
    live.call("A1-2", {3, {}});
    const auto& score = tournament::result(live.match("A1-1")).score;
    const QString text = pdf::File(pdf::document(live.desk().tournament(), u"rounds"_s)).text();
    pdf::contains(text, {u"Rounds · 5 teams, round robin"_s, u"Round 1"_s, u"Round 5"_s, u"sits out"_s,
                         u"%1 %2"_s.arg(score.a).arg(QString::number(score.b).replace(u'-', u'−'))});
    QVERIFY2(text.contains(QRegularExpression(u"Team \\d 3 "_s)), qPrintable(text)); // at table 3
    QCOMPARE(text.count(u"sits out"_s), 5);
    for (int match = 1; match <= 10; ++match) // of two teams each
        MENTIONS(text);
    live.play("A1-2", 'a');
    pdf::contains(pdf::File(pdf::document(live.desk().tournament(), u"rounds"_s)).text(), {u"3, unsigned"_s});
}

void tst_formats::everyFormatHasItsRounds()
{
    const auto textFor = [](const tournaments::Setup& setup) {
        return pdf::File(pdf::document(tournaments::LiveTournament(setup).desk().tournament(), u"rounds"_s))
            .text();
    };
    pdf::contains(
        textFor(setupOf(Format::PoolsPlayoff, 8)),
        {u"Pool round 1"_s, u"Pool round 3"_s, u"pool B"_s, u"Semifinals"_s, u"1st in pool A"_s, u"Final"_s});
    pdf::contains(
        textFor(setupOf(Format::DoubleElimination, 4)),
        {u"Winners round 1"_s, u"Losers final"_s, u"loser of 1"_s, u"Second final, if necessary"_s});
    pdf::contains(textFor(setupOf(Format::Swiss, 5)), {u"The first round isn’t paired yet."_s});
}

// 496 matches, which took more than twenty pages of rows.
void tst_formats::veryManyRoundsStandInColumns()
{
    tournaments::LiveTournament live(setupOf(Format::RoundRobin, 32));
    live.playOut("A1-1", 'a');
    live.result("A1-2", {facts::Winner::A, facts::Decided::NoShow, "x"});
    const paper::Document document = pdf::document(live.desk().tournament(), u"rounds"_s);
    QVERIFY2(document.pages.size() <= 6, qPrintable(QString::number(document.pages.size())));
    const pdf::File file(document);
    pdf::staysOnPage(file);
    const QString text = file.text() + u' ';
    const auto line = [&](const char* id, const QString& between) {
        const tournament::Match& match = live.match(id);
        const auto named = [](const std::string& team) { return QString::fromStdString(team.substr(1)); };
        return u"%1 Team %2 %3 Team %4 "_s.arg(*match.number)
            .arg(named(match.teams.a), between, named(match.teams.b));
    };
    const auto& score = tournament::result(live.match("A1-1")).score;
    const QString scores = u"%1 %2"_s.arg(score.a).arg(score.b).replace(u'-', u'−');
    pdf::contains(text, {line("A1-1", scores), line("A1-2", u"no-show"_s), u"Round 31"_s, u", continued"_s});
    for (int team = 1; team <= 32; ++team)
        QCOMPARE(text.count(u"Team %1 "_s.arg(team)), 31);
}

// However many rows stand above it: no page ends with the name of a pool.
void tst_formats::aPoolsNameIsAboveItsTeams()
{
    int cut = 0;
    for (const int teams : {16, 20, 28, 40}) {
        const pdf::File file(pdf::document(tournamentOf(Format::PoolsPlayoff, teams), u"standings"_s));
        for (int page = 1; page <= file.info(u"Pages"_s).toInt(); ++page) {
            const QString text = file.text(page);
            QVERIFY2(!text.contains(QRegularExpression(u"Pool \\w: top 2 advance fall-spades"_s)),
                     qPrintable(text));
            cut += text.contains(u"advance"_s) ? 1 : 0;
        }
    }
    QVERIFY(cut > 4); // some tables do go over a page
}

void tst_formats::theStandingsSayWhoIsIn()
{
    const auto textOfStandings = [](tournaments::LiveTournament& live) {
        return pdf::File(pdf::document(live.desk().tournament(), u"standings"_s)).text();
    };
    tournaments::LiveTournament knockout(setupOf(Format::SingleElimination, 4));
    knockout.playOut("W1-1", 'a');
    pdf::contains(textOfStandings(knockout), {u"Standings so far"_s, u"in Team 1"_s, u"1 1–0"_s,
                                              u"Still in"_s, u"3–4 Team 4"_s, u"Semifinal"_s});
    tournaments::LiveTournament pools(setupOf(Format::PoolsPlayoff, 8));
    const QString before = textOfStandings(pools);
    QVERIFY2(!before.contains(u"Still in"_s) && !before.contains(u"All teams"_s), qPrintable(before));
    pdf::contains(before, {u"Standings so far"_s, u"Pool A: top 2 advance"_s});
    tournaments::LiveTournament robin(setupOf(Format::RoundRobin, 3));
    robin.record(facts::Withdraw{"T2", "had to go"});
    const QString text = textOfStandings(robin);
    pdf::contains(text, {u"– Team 2"_s});
    QVERIFY2(!text.contains(u"still in"_s), qPrintable(text));
}

// A ruling or a forfeit may come after hands; only of a match that had none it is said that nobody played.
void tst_formats::aLossBeforeTheEndIsExplained()
{
    tournaments::LiveTournament live(setupOf(Format::SingleElimination, 8));
    live.result("W1-1", {facts::Winner::A, facts::Decided::NoShow, "x"});
    for (const char* match : {"W1-2", "W1-3"})
        QVERIFY(live.enter(match, tournaments::handLine).starts_with("ok"));
    live.result("W1-2", {facts::Winner::A, facts::Decided::Ruling, "x"});
    live.result("W1-3", {facts::Winner::A, facts::Decided::Forfeit, "x"});
    const QString text = pdf::File(pdf::document(live.desk().tournament(), u"standings"_s)).text();
    pdf::contains(text,
                  {u"Lost without play: no-show"_s, u"Lost by ruling"_s, u"Lost during play: forfeit"_s});
    QCOMPARE(text.count(u"without play"_s), 1);
}

// Five teams: two matches a round, and a bye.
void tst_formats::standingsOfSwissSayWhichRoundsCount()
{
    tournaments::LiveTournament live(setupOf(Format::Swiss, 5));
    const auto counted = [&] { return views::roundsCounted(live.desk().tournament()); };
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QCOMPARE(counted(), std::string());
    live.playOut("S1-1", 'a');
    QCOMPARE(counted(), std::string("after 1 of 2 matches of round 1"));
    live.playOut("S1-2", 'a');
    QCOMPARE(counted(), std::string("after round 1 of 3"));
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QCOMPARE(counted(), std::string("after round 1 of 3"));
    live.playOut("S2-1", 'a');
    QCOMPARE(counted(), std::string("after round 1 of 3 and 1 of 2 matches of round 2"));
    pdf::contains(pdf::File(pdf::document(live.desk().tournament(), u"standings"_s)).text(),
                  {u"Standings after round 1 of 3 and 1 of 2 matches of round 2"_s});
    tournaments::LiveTournament robin(setupOf(Format::RoundRobin, 4));
    robin.playOut("A1-1", 'a');
    QCOMPARE(views::roundsCounted(robin.desk().tournament()), std::string());
}

TEST_CLASS(tst_formats)
#include "tst_formats.moc"
