// Where things stand on printed pages: clear of strokes, under the name they belong to, no page begun for
// little.
#include "signed.h"

#include "desk/drawing/drawlater.h"
#include "program/testclass.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"

#include <QMap>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

constexpr double pointsInMm = 72 / 25.4;
constexpr double footHeight = 22 * pointsInMm; // with the edge below it

/// All meet all; side A was given every match of the first round, so that ranks are shared.
tournament::Tournament sharedRanks(int teams)
{
    tournaments::Setup setup = pdf::unc(teams);
    setup.draw.format = facts::Format::RoundRobin;
    tournaments::LiveTournament live(setup);
    for (int match = 1; match <= teams / 2; ++match)
        if (live.result("A1-" + std::to_string(match), {facts::Winner::A, facts::Decided::Ruling, "x"}) != "")
            qFatal("match %d of the first round cannot be ruled", match);
    return live.desk().tournament();
}

tournaments::Setup sixRoundsOfSwiss()
{
    tournaments::Setup setup = tournaments::swissOf(12, 6);
    setup.tables = 12;
    return setup;
}

} // namespace

class tst_layout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSharedRankIsWholeAndClearOfTheFrame();
    void signaturesComeCloserToSaveAPage();
    void titlesAndTextsComeCloserToSaveAPage();
    void aPageThatBeginsInAListNamesIt();
    void aGroupThatAPageHoldsStaysWholeBelowAText();
    void aPageThatBeginsInAPoolNamesIt();
    void theMarksOfARankStandOnALine();
    void theLastPageOfRoundsIsNoNearlyEmptyOne();
    void roundsLongerThanAPageLeaveNoneHalfEmpty();
    void manyRoundsKeepLongNamesApart();
    void noColumnEndsWithTheNameOfARound();
    void partnersOfASmallSheetStandBesideTheirOpponents();
    void partnersWithLongNamesStandApart();
    void anOverviewBesideTheFinalHasRoomForLongNames();
    void theTimeOfACallStandsUnderSideB();
    void theSecondFinalStandsAboveTheFoot();
    void linesOfRoundsAreAsHighAsTheirNames();
    void resultsOfSwissHaveOneSize();
    void roundsToPairAreNarrow();
    void thePaperIsThatOfTheCountry_data();
    void thePaperIsThatOfTheCountry();
};

// 1–12 and 13–24.
void tst_layout::aSharedRankIsWholeAndClearOfTheFrame()
{
    constexpr double frame = paper::margin * pointsInMm;
    const QRegularExpression places(u"^\\d+–\\d+$"_s);
    int shared = 0;
    for (const pdf::PageWords& page : pdf::File(pdf::document(sharedRanks(24), u"bracket"_s)).words())
        for (const pdf::Word& word : page.words)
            if (word.box.left() < frame + 4 * pointsInMm && places.match(word.text).hasMatch()) {
                ++shared;
                QVERIFY2(word.box.left() > frame + 0.5 * pointsInMm, qPrintable(word.text));
            }
    QVERIFY2(shared >= 24, qPrintable(QString::number(shared)));
}

// A text of a page, less what signatures take.
void tst_layout::signaturesComeCloserToSaveAPage()
{
    const auto pagesWith = [](double left) {
        paper::Binder binder(pdf::recordOf(sharedRanks(4)), paper::Format::Letter, u"text"_s);
        const double room = binder.area(false).height() - paper::headingHeight(1);
        paper::Flow flow(binder);
        (flow << paper::Piece{.height = room - left}).keep() << paper::supervisorsPiece();
        flow.addPages({u"text"_s});
        return binder.pages();
    };
    QCOMPARE(pagesWith(22), 1);
    QCOMPARE(pagesWith(18), 1);
    QCOMPARE(pagesWith(12), 2);
}

// Five parts with a title and a line each, which are so much higher than a page.
void tst_layout::titlesAndTextsComeCloserToSaveAPage()
{
    const auto pagesWith = [](double over) {
        paper::Binder binder(pdf::recordOf(sharedRanks(4)), paper::Format::Letter, u"text"_s);
        const double room = binder.area(false).height() - paper::headingHeight(1);
        const double title = paper::lineHeight({11.5}) + 3.6;
        const double line = paper::lineHeight({10}) + 0.8;
        paper::Flow flow(binder);
        for (int part = 0; part < 5; ++part)
            flow.title(u"title"_s).text(u"line"_s)
                << paper::Piece{.height = (room + over) / 5 - title - line};
        flow.addPages({u"text"_s});
        pdf::staysOnPage(binder.bind());
        return binder.pages();
    };
    QCOMPARE(pagesWith(-1), 1);
    QCOMPARE(pagesWith(10), 1);
    QCOMPARE(pagesWith(14), 2);
}

void tst_layout::aPageThatBeginsInAListNamesIt()
{
    paper::Binder binder(pdf::recordOf(sharedRanks(4)), paper::Format::Letter, u"text"_s);
    paper::Flow flow(binder);
    flow.lines(u"Time calls"_s, QStringList(60, u"time was called"_s))
        .lines(u"Corrections"_s, {u"hand 3"_s})
        .addPages({u"text"_s});
    const pdf::File file(binder.bind());
    QCOMPARE(binder.pages(), 2);
    pdf::staysOnPage(file);
    QVERIFY2(!file.text(1).contains(u"continued"_s), qPrintable(file.text(1)));
    pdf::contains(file.text(2), {u"text Time calls, continued time was called"_s, u"Corrections hand 3"_s});
}

// It is longer than what the text leaves of the first page, not than a page.
void tst_layout::aGroupThatAPageHoldsStaysWholeBelowAText()
{
    paper::Binder binder(pdf::recordOf(sharedRanks(4)), paper::Format::Letter, u"text"_s);
    paper::Table table;
    table.below = {u"text"_s};
    table.above << paper::Piece{.height = binder.area(false).height() / 2};
    table.columns << paper::Column{u"What"_s};
    table.rows << paper::Row{{{u"alone"_s}}};
    for (int i = 0; i < 20; ++i)
        table.rows << paper::Row{{{u"together"_s}}, i == 0};
    paper::addTable(binder, table);
    const pdf::File file(binder.bind());
    QCOMPARE(binder.pages(), 2);
    QCOMPARE(file.text(1).count(u"together"_s), 0);
    QCOMPARE(file.text(2).count(u"together"_s), 20);
}

void tst_layout::aPageThatBeginsInAPoolNamesIt()
{
    const auto standingsOf = [](int teams, int pools) {
        tournaments::Setup setup = pdf::unc(teams);
        setup.draw.format = facts::Format::PoolsPlayoff;
        setup.draw.pools = pools;
        setup.draw.advance = 2;
        tournaments::LiveTournament live(setup);
        return pdf::print(live, u"standings"_s);
    };
    int continued = 0;
    const auto look = [&](const paper::Document& standings) {
        const pdf::File file(standings);
        for (int page = 1; page <= standings.pages.size(); ++page) {
            const QString rows = file.text(page).section(u" Against "_s, 1);
            QVERIFY2(rows.startsWith(u"Pool "_s), qPrintable(rows));
            continued += rows.count(u": top 2 advance, continued"_s);
        }
    };
    for (const int teams : {44, 52, 60}) {
        const paper::Document standings = standingsOf(teams, teams / 4);
        QCOMPARE(standings.pages.size(), 2);
        look(standings);
        QCOMPARE(continued, 0); // each pool is on one page
    }
    look(standingsOf(48, 1));
    QVERIFY(continued > 0);
}

// Of five teams two were given their matches and one has a bye: all are tied.
void tst_layout::theMarksOfARankStandOnALine()
{
    tournaments::Setup setup = pdf::unc(5);
    setup.draw.format = facts::Format::Swiss;
    setup.draw.rounds = 2;
    tournaments::LiveTournament live(setup);
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    std::vector<std::string> ready;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->state == tournament::State::Ready)
            ready.push_back(match->id);
    for (const std::string& match : ready)
        QCOMPARE(live.result(match, {facts::Winner::A, facts::Decided::Ruling, "x"}), std::string());
    double first = 0; // where the two words stand
    double second = 0;
    const QList<pdf::PageWords> pages = pdf::File(pdf::print(live, u"standings"_s)).words();
    for (const pdf::Word& word : pages.first().words)
        if (word.text == u"(a,"_s)
            first = word.box.top();
        else if (word.text == u"b)"_s)
            second = word.box.top();
    QVERIFY(first > 0);
    QCOMPARE(second, first);
}

// Three rounds have room on a page of Letter; the last has two of thirteen, not one. On A4, lower rows make
// room for four.
void tst_layout::theLastPageOfRoundsIsNoNearlyEmptyOne()
{
    const tournament::Tournament tournament = sharedRanks(13);
    for (const auto& [format, pages, lastButOne] :
         {std::tuple(paper::Format::Letter, 5, 2), std::tuple(paper::Format::A4, 4, 3)}) {
        const paper::Document rounds = pdf::document(tournament, u"rounds"_s, {}, format);
        const pdf::File file(rounds);
        const auto last = static_cast<int>(rounds.pages.size());
        QCOMPARE(last, pages);
        QCOMPARE(file.text(last - 1).count(u"Round "_s), lastButOne);
        QCOMPARE(file.text(last).count(u"Round "_s), 2);
    }
}

// Each of the three rounds of pools has 32 matches: the next begins below the rest of the one before.
void tst_layout::roundsLongerThanAPageLeaveNoneHalfEmpty()
{
    tournaments::Setup setup = pdf::unc(64);
    setup.draw.format = facts::Format::PoolsPlayoff;
    setup.draw.pools = 16;
    setup.draw.advance = 2;
    tournaments::LiveTournament live(setup);
    QList<pdf::PageWords> pages = pdf::File(pdf::print(live, u"rounds"_s)).words();
    QVERIFY(pages.size() > 3);
    pages.removeLast();
    for (const pdf::PageWords& page : std::as_const(pages)) {
        double last = 0;
        for (const pdf::Word& word : page.words)
            if (word.box.bottom() < page.size.height() - footHeight)
                last = qMax(last, word.box.bottom());
        QVERIFY2(last > 0.5 * page.size.height(), qPrintable(QString::number(last)));
    }
}

// In two columns, where every name takes three lines.
void tst_layout::manyRoundsKeepLongNamesApart()
{
    tournaments::Setup setup = pdf::unc(32);
    setup.draw.format = facts::Format::RoundRobin;
    tournaments::LiveTournament live(setup);
    pdf::giveName(live, 32, "The Society for the Prevention of Cruelty to Cards");
    const QList<pdf::PageWords> pages = pdf::File(paper::only(pdf::print(live, u"rounds"_s), {0})).words();
    QMap<int, QMap<double, QString>> lines; // of each column of names, by their tops: the first words
    for (const pdf::Word& word : pages.first().words)
        if (word.text == u"The"_s)
            lines[qRound(word.box.left())];
    for (const pdf::Word& word : pages.first().words)
        if (const int left = qRound(word.box.left()); lines.contains(left) && word.box.top() > 100)
            lines[left][word.box.top()] = word.text;
    QCOMPARE(lines.size(), 4);
    int apart = 0;
    for (const QMap<double, QString>& column : std::as_const(lines)) {
        double before = 0;
        double inName = 0; // from line to line
        for (auto line = column.begin(); line != column.end(); before = line.key(), ++line)
            if (line.value() != u"The"_s) {
                inName = line.key() - before;
            } else if (inName > 0) {
                const double gap = line.key() - before - inName;
                QVERIFY2(gap > 2.5, qPrintable(QString::number(gap)));
                ++apart;
            }
    }
    QVERIFY(apart > 20);
}

// A round fills all of a column but for less than its name and a match of five lines.
void tst_layout::noColumnEndsWithTheNameOfARound()
{
    tournaments::LiveTournament live(tournaments::setupIn(facts::Format::RoundRobin, 24));
    pdf::giveName(live, 24, pdf::wideName);
    const paper::Document rounds = pdf::print(live, u"rounds"_s);
    QVERIFY(rounds.pages.size() > 10);
    for (const pdf::PageWords& page : pdf::File(rounds).words()) {
        QMap<bool, QMap<double, QString>> columns; // is it the second: the words at each height
        for (const pdf::Word& word : page.words)
            if (word.box.bottom() < page.size.height() - footHeight)
                columns[word.box.left() > page.size.width() / 2][word.box.top()] += word.text;
        for (const QMap<double, QString>& column : std::as_const(columns))
            QVERIFY2(column.last().contains(u"MAMMOTHS"_s), qPrintable(column.last()));
    }
}

// One of the teams has a name of two lines.
void tst_layout::partnersOfASmallSheetStandBesideTheirOpponents()
{
    tournaments::LiveTournament live(pdf::unc());
    QCOMPARE(live.record(facts::Team{"T1", "The Society for the Prevention of Cruelty", {}, {"P1", "P2"}}),
             std::string());
    for (const int perPage : {2, 4}) {
        paper::PrintOptions asked;
        asked.perPage = perPage;
        const auto sheets =
            paper::make(*paper::print(u"scoresheets"_s), pdf::recordOf(live.desk().tournament()),
                        paper::Format::Letter, asked);
        QVERIFY(sheets);
        QMap<QString, QList<double>> tops; // of a seat on both sheets
        const QList<pdf::PageWords> pages = pdf::File(*sheets).words();
        for (const pdf::Word& word : pages.first().words)
            tops[word.text] << word.box.top();
        QCOMPARE(tops[u"A1"_s].size(), 2);
        QCOMPARE(tops[u"B1"_s], tops[u"A1"_s]);
        QCOMPARE(tops[u"B2"_s], tops[u"A2"_s]);
    }
}

// Each on two lines, on a sheet of two to a page.
void tst_layout::partnersWithLongNamesStandApart()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::giveHardNames(live);
    pdf::playOut(live, "W1-1");
    paper::PrintOptions asked;
    asked.perPage = 2;
    const auto sheets = paper::make(*paper::print(u"played"_s), pdf::recordOf(live.desk().tournament()),
                                    paper::Format::Letter, asked);
    QVERIFY(sheets);
    QMap<QString, double> tops;
    const QList<pdf::PageWords> pages = pdf::File(*sheets).words();
    for (const pdf::Word& word : pages.first().words)
        tops[word.text] = word.box.top();
    const double first = tops[u"Maximiliana"_s];
    const double second = tops[u"Cholmondeley"_s];
    const double partner = tops[u"Núñez-Ibáñez"_s];
    QVERIFY(first > 0 && second > first + 5);
    QVERIFY2(partner - second > second - first + 2,
             qPrintable(u"%1 %2 %3"_s.arg(first).arg(second).arg(partner)));
}

// Each stands on one line.
void tst_layout::anOverviewBesideTheFinalHasRoomForLongNames()
{
    tournaments::LiveTournament live(pdf::unc(32));
    pdf::giveName(live, 32, "The Society for the Prevention of Cruelty to All");
    for (const paper::Format format : pdf::formats) {
        const pdf::File file(paper::only(pdf::print(live, u"bracket"_s, format), {0}));
        pdf::contains(file.text(), {u"overview"_s});
        QMap<QString, QMap<int, int>> lines; // how often that word stands so far down
        const QList<pdf::PageWords> pages = file.words();
        for (const pdf::Word& word : pages.first().words)
            ++lines[word.text][qRound(word.box.center().y())];
        QVERIFY(lines[u"Society"_s].size() >= 16);
        QCOMPARE(lines[u"All"_s], lines[u"Society"_s]);
    }
}

void tst_layout::theTimeOfACallStandsUnderSideB()
{
    tournaments::LiveTournament live(pdf::unc());
    for (const paper::Format format : pdf::formats) {
        double called = 0;
        double seat = 0; // of B1, over its box to check for the deal
        const QList<pdf::PageWords> pages = pdf::File(pdf::print(live, u"slips"_s, format)).words();
        for (const pdf::Word& word : pages.first().words)
            if (word.text == u"Called"_s)
                called = word.box.left();
            else if (word.text == u"B1"_s)
                seat = qMax(seat, word.box.left());
        QVERIFY2(seat > 0 && qAbs(called - seat) < 2, qPrintable(u"%1 %2"_s.arg(called).arg(seat)));
    }
}

// It is below the first final, lower than the last of the losers' rounds.
void tst_layout::theSecondFinalStandsAboveTheFoot()
{
    tournaments::Setup setup = pdf::unc(4);
    setup.draw.format = facts::Format::DoubleElimination;
    tournaments::LiveTournament live(setup);
    for (const paper::Format format : pdf::formats) {
        QMap<QString, double> lines; // the middle of `winner of 6`, of `loser of 6`
        double foot = 0;
        const QList<pdf::PageWords> pages = pdf::File(pdf::print(live, u"bracket"_s, format)).words();
        const QList<pdf::Word>& words = pages.last().words;
        for (qsizetype i = 0; i < words.size(); ++i) {
            if (words[i].text == u"fall-spades.courtside"_s)
                foot = words[i].box.top();
            if (i + 2 < words.size() && words[i + 2].text == u"6"_s)
                lines[words[i].text] = words[i].box.center().y();
        }
        const double high = lines.value(u"loser"_s) - lines.value(u"winner"_s); // of a line
        QVERIFY2(lines.value(u"winner"_s) > 0 && high > 0 && foot > 0, qPrintable(lines.keys().join(u' ')));
        const double bottom = lines.value(u"loser"_s) + high / 2; // of the box
        QVERIFY2(bottom < foot, qPrintable(u"%1 %2"_s.arg(bottom).arg(foot)));
    }
}

// The name has room on a line as long as the team has not won.
void tst_layout::linesOfRoundsAreAsHighAsTheirNames()
{
    tournaments::Setup setup = pdf::unc(21);
    setup.draw.format = facts::Format::RoundRobin;
    tournaments::LiveTournament live(setup);
    QCOMPARE(live.record(facts::Team{"T1", "Second-Floor Overtricks", {}, {"P1", "P2"}}), std::string());
    const QList<pdf::PageWords> pages = pdf::File(pdf::print(live, u"rounds"_s)).words();
    QMap<int, double> middles; // of the lines, by the number of the match
    for (const pdf::Word& word : pages.first().words)
        if (word.box.right() < (paper::margin + 8) * pointsInMm)
            middles[word.text.toInt()] = word.box.center().y();
    for (int match = 11; match < 20; ++match) { // all of the second round
        const double high = middles.value(match + 1) - middles.value(match);
        QVERIFY2(high > 0 && high < 5 * pointsInMm, qPrintable(u"%1: %2"_s.arg(match).arg(high)));
    }
}

// Six rounds leave room for `L 1 94:513` on a line in small type, not for `W 10 513:94`.
void tst_layout::resultsOfSwissHaveOneSize()
{
    tournaments::LiveTournament live(sixRoundsOfSwiss());
    for (int round = 1; round <= 6; ++round) {
        QVERIFY(desk::pairRound(live.desk(), "J. Park"));
        for (int match = 1; match <= 6; ++match)
            live.playOut(u"S%1-%2"_s.arg(round).arg(match).toStdString(), 'a');
    }
    const QRegularExpression score(u"^−?\\d+:−?\\d+$"_s);
    QSet<int> heights; // in tenths of a point
    int scores = 0;
    const QList<pdf::PageWords> pages = pdf::File(pdf::print(live, u"bracket"_s)).words();
    const double foot = pages.first().size.height() - footHeight; // where a time of day stands
    for (const pdf::Word& word : pages.first().words)
        if (word.box.bottom() < foot && score.match(word.text).hasMatch()) {
            heights << qRound(10 * word.box.height());
            ++scores;
        }
    QCOMPARE(scores, 72);
    QCOMPARE(heights.size(), 1);
}

// One of six is paired: the others, of which nothing is known, take less than a quarter of the page.
void tst_layout::roundsToPairAreNarrow()
{
    tournaments::LiveTournament live(sixRoundsOfSwiss());
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QMap<QString, double> heads; // where they begin
    const QList<pdf::PageWords> pages = pdf::File(pdf::print(live, u"bracket"_s)).words();
    for (const pdf::Word& word : pages.first().words)
        heads[word.text] = word.box.left();
    const double next = heads.value(u"R2"_s);
    const double edge = pages.first().size.width() - paper::margin * pointsInMm;
    QVERIFY2(next > 0 && edge - next < 0.25 * edge, qPrintable(u"%1 of %2"_s.arg(next).arg(edge)));
    QVERIFY(heads.value(u"Round"_s) > 0 && heads.value(u"R6"_s) > next);
}

void tst_layout::thePaperIsThatOfTheCountry_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<bool>("isLetter");
    for (const char* letter : {"C", "en_US", "en_CA", "fr_CA", "es_MX"})
        QTest::newRow(letter) << QString::fromLatin1(letter) << true;
    for (const char* other : {"en_GB", "de_DE", "es_ES", "pt_BR"})
        QTest::newRow(other) << QString::fromLatin1(other) << false;
}

void tst_layout::thePaperIsThatOfTheCountry()
{
    QFETCH(QString, locale);
    QFETCH(bool, isLetter);
    QVERIFY((paper::usualFormat(QLocale(locale)) == paper::Format::Letter) == isLetter);
}

TEST_CLASS(tst_layout)
#include "tst_layout.moc"
