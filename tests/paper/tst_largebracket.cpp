// A bracket that is too large for a page: an overview above, and its parts behind it, on both sizes of paper.
#include "signed.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "ui/paper/page/document.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace {

/// Each is drawn once.
const tournament::Tournament& largeTournament(int teams, bool thirdPlace = false,
                                              facts::Format format = facts::Format::SingleElimination)
{
    static std::map<std::tuple<int, bool, facts::Format>, tournament::Tournament> all;
    const std::tuple key(teams, thirdPlace, format);
    if (!all.contains(key)) {
        tournaments::Setup setup = pdf::unc(teams);
        setup.thirdPlace = thirdPlace;
        setup.draw.format = format;
        all.emplace(key, tournaments::drawn(setup, tournaments::environment()).tournament());
    }
    return all.at(key);
}

/// Sixty-four teams, four of them with hard names.
const tournament::Tournament& hardTournament(facts::Format format)
{
    static std::map<facts::Format, tournament::Tournament> all;
    if (!all.contains(format)) {
        tournaments::Setup setup = pdf::unc(64);
        setup.draw.format = format;
        tournaments::LiveTournament live(setup);
        pdf::giveHardNames(live);
        all.emplace(format, live.desk().tournament());
    }
    return all.at(format);
}

void overviewStaysOnPage(const pdf::File& file)
{
    const QString problem = pdf::problemsOf(file.words().first());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

/// How often each match is named on these pages, from 1.
QMap<int, int> matchesOnPages(const pdf::File& file, int first, int last)
{
    QMap<int, int> found;
    static const QRegularExpression title(u"Match (\\d+)"_s);
    for (int page = first; page <= last; ++page) {
        const QString text = file.text(page);
        for (auto all = title.globalMatch(text); all.hasNext();)
            ++found[all.next().captured(1).toInt()];
    }
    return found;
}

/// How often each team is named on that page.
QMap<int, int> teamsOn(const pdf::File& file, int page)
{
    QMap<int, int> found;
    static const QRegularExpression team(u"Team (\\d+)"_s);
    const QString text = file.text(page);
    for (auto all = team.globalMatch(text); all.hasNext();)
        ++found[all.next().captured(1).toInt()];
    return found;
}

/// 1 to so many, each once.
QMap<int, int> eachOnce(int last, int first = 1)
{
    QMap<int, int> all;
    for (int number = first; number <= last; ++number)
        all[number] = 1;
    return all;
}

/// `page 8: 1, 2 → 49 · 33 → 65`: where the loser of each match goes, as the overview says.
struct Onward {
    int page = 0;
    int match = 0;
};
QMap<int, Onward> losersOn(const QString& overview)
{
    static const QRegularExpression ofPage(u"page (\\d+): ([\\d ,→·]+)"_s);
    static const QRegularExpression way(u"(\\d+)(?:, (\\d+))? ?→ ?(\\d+)"_s);
    QMap<int, Onward> losers;
    for (auto pages = ofPage.globalMatch(overview); pages.hasNext();) {
        const QRegularExpressionMatch page = pages.next();
        for (auto ways = way.globalMatch(page.captured(2)); ways.hasNext();) {
            const QRegularExpressionMatch found = ways.next();
            const Onward onward{page.captured(1).toInt(), found.captured(3).toInt()};
            losers[found.captured(1).toInt()] = onward;
            if (!found.captured(2).isEmpty())
                losers[found.captured(2).toInt()] = onward;
        }
    }
    return losers;
}

/// A double elimination whose games end with the first hand, in scores as long as five hands usually make.
tournaments::LiveTournament doubleLive(int teams)
{
    tournaments::Setup setup;
    setup.teams = teams;
    setup.tables = teams;
    setup.draw.format = facts::Format::DoubleElimination;
    setup.change = [](rules::Venue& venue) { venue.phases.front().rules.contract.perTrick = 50; };
    return tournaments::LiveTournament(setup);
}

/// Every match before the final to its end, as soon as both sides are known.
void playUpToTheFinal(tournaments::LiveTournament& live)
{
    for (std::string next;; next.clear()) {
        for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
            if (next.empty() && match->state == tournament::State::Ready && match->id != "F-1")
                next = match->id;
        if (next.empty())
            return;
        live.playOut(next, 'a');
    }
}

/// Of every match of the winners’ rounds: on that page is that match, and its loser's place is open there.
void saysWhereLosersGo(const pdf::File& file, int teams)
{
    const QMap<int, Onward> losers = losersOn(file.text(1));
    QCOMPARE(losers.size(), teams - 1);
    const QList<int> ofWinners = matchesOnPages(file, 2, teams <= 32 ? 2 : 5).keys();
    QVERIFY(ofWinners.size() >= teams - 4); // the last three can be over the final
    for (const int match : ofWinners)
        QVERIFY2(losers.contains(match), qPrintable(QString::number(match)));
    QMap<int, QString> texts;
    for (const auto& [match, onward] : losers.asKeyValueRange()) {
        if (!texts.contains(onward.page))
            texts[onward.page] = file.text(onward.page) + u' ';
        pdf::contains(texts[onward.page], {u"Match %1 "_s.arg(onward.match), u"loser of %1 "_s.arg(match)});
    }
}

} // namespace

class tst_largebracket : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void twentyThreeTeams_data() { papers(); }
    void twentyThreeTeams();
    void sixtyFourTeams_data() { papers(); }
    void sixtyFourTeams();
    void everyNumberOfTeams_data();
    void everyNumberOfTeams();
    void sixteenTeamsNeedNoOverview();
    void resultsAreOnBoth();
    void hardNamesAreNotCut_data() { papers(); }
    void hardNamesAreNotCut();
    void thePackCountsItsPages();
    void aDoubleEliminationHasAnOverview_data();
    void aDoubleEliminationHasAnOverview();
    void hardNamesOfADoubleEliminationAreNotCut_data() { papers(); }
    void hardNamesOfADoubleEliminationAreNotCut();
    void anOverviewWithoutRoomForNames();
    void losersRoundsNameTheNextPage();
    void whoCameFromAnotherPage();
    void namesOfAPageHaveOneSize();
    void aLongNameLeavesTheOthersLarge();
    void noNameIsCut_data();
    void noNameIsCut();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    static void papers()
    {
        QTest::addColumn<paper::Format>("format");
        QTest::newRow("letter") << paper::Format::Letter;
        QTest::newRow("A4") << paper::Format::A4;
    }
};

// All of it on an upright page, and its halves larger on two that lie down.
void tst_largebracket::twentyThreeTeams()
{
    QFETCH(paper::Format, format);
    const paper::Document document = pdf::document(largeTournament(23), u"bracket"_s, {}, format);
    QCOMPARE(document.pages.size(), 3);
    QVERIFY(!document.pages.at(0).landscape && document.pages.at(1).landscape);
    const pdf::File file(document);
    pdf::staysOnPage(file);
    MENTIONS_ALL(file.text(1), 3);
    QCOMPARE(matchesOnPages(file, 1, 1), eachOnce(22));
    QCOMPARE(teamsOn(file, 1), eachOnce(23));
    MENTIONS_ALL(file.text(2), 4);
    MENTIONS_ALL(file.text(3), 4);
    QCOMPARE(matchesOnPages(file, 2, 3), eachOnce(21));
    QMap<int, int> both = teamsOn(file, 2);
    QCOMPARE(both.size(), 11);
    both.insert(teamsOn(file, 3));
    QCOMPARE(both, eachOnce(23));
}

// Who is in which quarter and on which page, with the last rounds; then the quarters.
void tst_largebracket::sixtyFourTeams()
{
    QFETCH(paper::Format, format);
    const paper::Document document = pdf::document(largeTournament(64, true), u"bracket"_s, {}, format);
    QCOMPARE(document.pages.size(), 5);
    const pdf::File file(document);
    pdf::staysOnPage(file);
    MENTIONS_ALL(file.text(1), 5);
    QCOMPARE(teamsOn(file, 1), eachOnce(64));
    QCOMPARE(matchesOnPages(file, 1, 1), eachOnce(64, 61));
    QCOMPARE(matchesOnPages(file, 2, 5), eachOnce(60));
    for (int page = 2; page <= 5; ++page) {
        pdf::contains(file.text(page), {u"part %1 of 4"_s.arg(page - 1),
                                        u"winner to match %1"_s.arg(page <= 3 ? 61 : 62), // the semifinals
                                        u"page %1 of 5"_s.arg(page)});
        QCOMPARE(teamsOn(file, page).size(), 16);
        QVERIFY(document.pages.at(page - 1).landscape);
    }
}

void tst_largebracket::everyNumberOfTeams_data()
{
    QTest::addColumn<int>("teams");
    QTest::addColumn<int>("pages");
    QTest::newRow("17") << 17 << 3;
    QTest::newRow("32") << 32 << 3;
    QTest::newRow("33") << 33 << 5;
    if (!tests::isLong())
        return;
    QTest::newRow("65") << 65 << 9;
    QTest::newRow("100") << 100 << 9;
    QTest::newRow("130") << 130 << 17;
}

void tst_largebracket::everyNumberOfTeams()
{
    QFETCH(int, teams);
    QFETCH(int, pages);
    const paper::Document document =
        pdf::document(largeTournament(teams), u"bracket"_s, {}, paper::Format::A4);
    QCOMPARE(document.pages.size(), pages);
    const pdf::File file(document);
    pdf::staysOnPage(file);
    QMap<int, int> parts;
    for (int page = 2; page <= pages; ++page)
        for (const QMap<int, int> on = teamsOn(file, page); const auto& [team, times] : on.asKeyValueRange())
            ++parts[team];
    QCOMPARE(parts, eachOnce(teams));
    QMap<int, int> all = matchesOnPages(file, 2, pages); // and on the overview the rest, or all of them
    all.insert(matchesOnPages(file, 1, 1));
    QCOMPARE(all, eachOnce(teams - 1));
}

void tst_largebracket::sixteenTeamsNeedNoOverview()
{
    const paper::Document document = pdf::document(largeTournament(16), u"bracket"_s);
    QCOMPARE(document.pages.size(), 1);
    QVERIFY(document.pages.first().landscape);
    QVERIFY(!pdf::File(document).text().contains(u"overview"_s));
}

void tst_largebracket::resultsAreOnBoth()
{
    tournaments::LiveTournament live({.teams = 23, .tables = 23});
    live.playOut("W1-2", 'a');
    const int points = tournament::result(live.match("W1-2")).score.a;
    const pdf::File file(pdf::document(live.desk().tournament(), u"bracket"_s));
    const QString won = u"16 Team 16 %1"_s.arg(points);
    pdf::contains(file.text(1), {won});
    pdf::contains(file.text(2), {won});
}

void tst_largebracket::hardNamesAreNotCut()
{
    QFETCH(paper::Format, format);
    const pdf::File file(
        pdf::document(hardTournament(facts::Format::SingleElimination), u"bracket"_s, {}, format));
    pdf::staysOnPage(file);
    const QString text = pdf::withoutRules(file.text(1));
    QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    MENTIONS_ALL(text, 3);
}

// In the paper pack the overview names the pages of the pack.
void tst_largebracket::thePackCountsItsPages()
{
    const pdf::File file(pdf::document(largeTournament(64), u"pack"_s));
    pdf::contains(file.text(1), {u"Part 1 · page 2"_s});
    pdf::contains(file.text(2), {u"part 1 of 4"_s, u"page 2 of"_s});
}

void tst_largebracket::aDoubleEliminationHasAnOverview_data()
{
    QTest::addColumn<int>("teams");
    QTest::addColumn<paper::Format>("format");
    const auto add = [](int teams, paper::Format format) {
        QTest::addRow("%d, %s", teams, qPrintable(pdf::formatName(format))) << teams << format;
    };
    if (!tests::isLong()) { // with byes and without, in three parts and in seven
        add(23, paper::Format::Letter);
        add(64, paper::Format::A4);
        return;
    }
    for (const int teams : {17, 23, 24, 32, 33, 40, 48, 63, 64}) // every way that parts are cut
        for (const paper::Format format : pdf::formats)
            add(teams, format);
}

// Everybody stands in one of the winners' parts, and every part on the page that is named.
void tst_largebracket::aDoubleEliminationHasAnOverview()
{
    QFETCH(int, teams);
    QFETCH(paper::Format, format);
    const paper::Document document = pdf::document(
        largeTournament(teams, false, facts::Format::DoubleElimination), u"bracket"_s, {}, format);
    const int parts = teams <= 32 ? 3 : 7;
    QCOMPARE(document.pages.size(), parts + 1);
    QCOMPARE(document.pages.at(0).landscape, teams <= 24); // where names are no smaller for it
    const pdf::File file(document);
    overviewStaysOnPage(file);
    const QString overview = file.text(1);
    const bool isFirstSpared = teams <= 24 || (teams > 32 && teams <= 48); // byes stand in all of it
    const QString first = isFirstSpared ? u"losers rounds 2 to 4"_s : u"losers rounds 1 to 4"_s;
    pdf::contains(overview, {u"Bracket · %1 teams, double elimination · overview"_s.arg(teams),
                             u"Winners bracket"_s, u"Losers bracket"_s, first,
                             teams <= 32 ? u"the last losers rounds and the final"_s
                                         : u"the last rounds and the final"_s,
                             u"with the losers of winners round"_s, u"· if necessary"_s});
    if (teams <= 32)
        QCOMPARE(overview.count(u"Champion"_s), 1);
    QCOMPARE(teamsOn(file, 1), eachOnce(teams));
    QCOMPARE(matchesOnPages(file, 1, 1).size(), 2); // the two finals
    QMap<int, int> ofParts;
    for (int part = 1; part <= parts; ++part) {
        pdf::contains(overview, {u"Part %1 · page %2"_s.arg(part).arg(part + 1)});
        pdf::contains(file.text(part + 1), {u"part %1 of %2"_s.arg(part).arg(parts)});
    }
    for (int page = 2; page <= (teams <= 32 ? 2 : 5); ++page)
        ofParts.insert(teamsOn(file, page));
    QCOMPARE(ofParts, eachOnce(teams));
    saysWhereLosersGo(file, teams);
}

void tst_largebracket::hardNamesOfADoubleEliminationAreNotCut()
{
    QFETCH(paper::Format, format);
    const pdf::File file(
        pdf::document(hardTournament(facts::Format::DoubleElimination), u"bracket"_s, {}, format));
    overviewStaysOnPage(file);
    const QString text = pdf::withoutRules(file.text(1));
    QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    MENTIONS_ALL(text, 3);
}

void tst_largebracket::anOverviewWithoutRoomForNames()
{
    const paper::Document document =
        pdf::document(largeTournament(100, false, facts::Format::DoubleElimination), u"bracket"_s);
    QCOMPARE(document.pages.size(), 14);
    const pdf::File file(document);
    overviewStaysOnPage(file);
    pdf::contains(file.text(1), {u"Part 1 · page 2"_s, u"Team 1 and"_s, u"others"_s, u"Part 13 · page 14"_s});
}

// Of losers’ rounds too, every winner who leaves a page finds the match and its page named there.
void tst_largebracket::losersRoundsNameTheNextPage()
{
    const pdf::File file(
        pdf::document(largeTournament(64, false, facts::Format::DoubleElimination), u"bracket"_s));
    static const QRegularExpression onward(u"winner to match (\\d+) on page (\\d+)"_s);
    const QMap<int, int> leaving{{2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 8}, {7, 2}, {8, 0}};
    for (const auto& [page, times] : leaving.asKeyValueRange()) {
        int found = 0;
        const QString text = file.text(page);
        for (auto all = onward.globalMatch(text); all.hasNext(); ++found) {
            const QRegularExpressionMatch each = all.next();
            const QString there = file.text(each.captured(2).toInt());
            pdf::contains(there, {u"Match %1 "_s.arg(each.captured(1)), u"winner of"_s});
        }
        QCOMPARE(found, times);
    }
}

// Of twenty-three teams: whoever came down from the winners’ rounds, and whoever advanced to the last page,
// with the match they came from; no losers’ round is named that nobody plays.
void tst_largebracket::whoCameFromAnotherPage()
{
    tournaments::LiveTournament live = doubleLive(23);
    playUpToTheFinal(live);
    const tournament::Tournament& tournament = live.desk().tournament();
    const paper::Document document = pdf::document(tournament, u"bracket"_s);
    QCOMPARE(document.pages.size(), 4);
    const pdf::File file(document);
    pdf::staysOnPage(file);
    MENTIONS_ALL(file.text(3), 1);
    const QString last = file.text(4) + u' ';
    const QString losers = file.text(3) + u' ' + last;
    int checked = 0;
    for (const bracket::Match& match : tournament.setting->bracket.matches) {
        if (!match.number)
            continue;
        const QString from = u"from %1 "_s.arg(*match.number);
        if (match.bracket == bracket::Part::Winners)
            QVERIFY2(losers.contains(from), qPrintable(from + losers));
        if (match.bracket == bracket::Part::Losers && match.round == 4)
            QVERIFY2(last.contains(from), qPrintable(from + last));
        if (match.bracket == bracket::Part::Losers && match.round == 6) // a line leads from it
            QVERIFY2(!last.contains(from), qPrintable(from + last));
        ++checked;
    }
    QCOMPARE(checked, 45);
}

void tst_largebracket::namesOfAPageHaveOneSize()
{
    tournaments::LiveTournament live = doubleLive(17);
    playUpToTheFinal(live);
    const QList<pdf::PageWords> pages =
        pdf::File(pdf::document(live.desk().tournament(), u"bracket"_s)).words();
    for (qsizetype page = 1; page < pages.size(); ++page) {
        double least = 1000;
        double most = 0;
        for (const pdf::Word& word : pages[page].words)
            if (word.text == u"Team"_s) {
                least = qMin(least, word.box.height());
                most = qMax(most, word.box.height());
            }
        QVERIFY2(most > 0 && most - least < 0.6, qPrintable(u"%1 to %2"_s.arg(least).arg(most)));
        QVERIFY2(least > 8, qPrintable(u"page %1: %2"_s.arg(page + 1).arg(least)));
    }
}

// Team 5 plays in the first of two parts: the names beside it are as large as those of the second.
void tst_largebracket::aLongNameLeavesTheOthersLarge()
{
    tournaments::LiveTournament live(pdf::unc(23));
    const facts::Team longest{
        "T5", "The Society for the Prevention of Cruelty to Small Trumps", {}, {"P9", "P10"}};
    QCOMPARE(live.record(longest), std::string());
    const QList<pdf::PageWords> pages =
        pdf::File(pdf::document(live.desk().tournament(), u"bracket"_s)).words();
    QCOMPARE(pages.size(), 3);
    const auto heightOn = [&](qsizetype page) {
        const auto team = std::ranges::find(pages[page].words, u"Team"_s, &pdf::Word::text);
        return team == pages[page].words.end() ? 0 : team->box.height();
    };
    QVERIFY(heightOn(1) > 0);
    QVERIFY2(qAbs(heightOn(1) - heightOn(2)) < 0.6,
             qPrintable(u"%1 and %2"_s.arg(heightOn(1)).arg(heightOn(2))));
}

void tst_largebracket::noNameIsCut_data()
{
    QTest::addColumn<int>("teams");
    QTest::newRow("23") << 23;
    QTest::newRow("64") << 64;
}

void tst_largebracket::noNameIsCut()
{
    QFETCH(int, teams);
    tournaments::LiveTournament live = doubleLive(teams);
    pdf::giveHardNames(live);
    playUpToTheFinal(live);
    for (const paper::Format format : pdf::formats) {
        const paper::Document document = pdf::document(live.desk().tournament(), u"bracket"_s, {}, format);
        const pdf::File file(document);
        for (int page = 1; page <= document.pages.size(); ++page) {
            const QString text = file.text(page);
            const qsizetype cut = text.indexOf(u'…');
            QVERIFY2(cut < 0, qPrintable(text.mid(qMax<qsizetype>(0, cut - 60), 80)));
        }
    }
}

TEST_CLASS(tst_largebracket)
#include "tst_largebracket.moc"
