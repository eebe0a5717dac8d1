// A bracket that is too large for a page: an overview above, and its parts behind it, on both sizes of paper.
#include "signed.h"

#include "ui/paper/pagerange.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace {

night::Night nightOf(int teams, bool thirdPlace = false)
{
    desk::World world = nights::world();
    world.comparesFold = false; // the pages are looked at here
    nights::Setup setup = pdf::unc(teams);
    setup.thirdPlace = thirdPlace;
    return nights::drawn(setup, world).night();
}

/// How often each match is named on these pages, from 1.
QMap<int, int> matchesOn(const pdf::File& file, int first, int last)
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

} // namespace

class tst_largebracket : public QObject {
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
    void whatWasPlayedStandsOnBoth();
    void hardNamesAreNotCut_data() { papers(); }
    void hardNamesAreNotCut();
    void thePackCountsItsPages();

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
    const paper::Document document = pdf::document(nightOf(23), u"bracket"_s, {}, format);
    pdf::picture(document, u"large-23-"_s + pdf::formatName(format));
    QCOMPARE(document.pages.size(), 3);
    QVERIFY(!document.pages.at(0).landscape && document.pages.at(1).landscape);
    pdf::staysOnPage(document);
    const pdf::File file(document);
    pdf::contains(file.text(1),
                  {u"Bracket · 23 teams, single elimination · overview, its parts on pages 2 and 3"_s,
                   u"Match 22 · final"_s});
    QCOMPARE(matchesOn(file, 1, 1), eachOnce(22));
    QCOMPARE(teamsOn(file, 1), eachOnce(23));
    pdf::contains(file.text(2),
                  {u"part 1 of 2"_s, u"Match 20 · semifinal"_s, u"the winner goes on to match 22"_s});
    pdf::contains(file.text(3),
                  {u"part 2 of 2"_s, u"Match 21 · semifinal"_s, u"the winner goes on to match 22"_s});
    QCOMPARE(matchesOn(file, 2, 3), eachOnce(21));
    QMap<int, int> both = teamsOn(file, 2);
    QCOMPARE(both.size(), 11);
    both.insert(teamsOn(file, 3));
    QCOMPARE(both, eachOnce(23));
}

// Who is in which quarter and on which page, with the last rounds; then the quarters.
void tst_largebracket::sixtyFourTeams()
{
    QFETCH(paper::Format, format);
    const paper::Document document = pdf::document(nightOf(64, true), u"bracket"_s, {}, format);
    pdf::picture(document, u"large-64-"_s + pdf::formatName(format));
    QCOMPARE(document.pages.size(), 5);
    pdf::staysOnPage(document);
    const pdf::File file(document);
    pdf::contains(file.text(1), {u"Bracket · 64 teams, single elimination · overview"_s, u"Part 1 · page 2"_s,
                                 u"Part 4 · page 5"_s, u"· semifinal"_s, u"· final"_s, u"winner of 57"_s,
                                 u"third place"_s});
    QCOMPARE(teamsOn(file, 1), eachOnce(64));
    QCOMPARE(matchesOn(file, 1, 1), eachOnce(64, 61));
    QCOMPARE(matchesOn(file, 2, 5), eachOnce(60));
    for (int page = 2; page <= 5; ++page) {
        pdf::contains(file.text(page), {u"part %1 of 4"_s.arg(page - 1), u"the winner goes on to match"_s,
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
    QTest::newRow("65") << 65 << 9;
    QTest::newRow("100") << 100 << 9;
    QTest::newRow("130") << 130 << 17;
}

void tst_largebracket::everyNumberOfTeams()
{
    QFETCH(int, teams);
    QFETCH(int, pages);
    const paper::Document document = pdf::document(nightOf(teams), u"bracket"_s, {}, paper::Format::A4);
    pdf::picture(paper::only(document, {0}), u"large-%1"_s.arg(teams));
    QCOMPARE(document.pages.size(), pages);
    pdf::staysOnPage(document);
    const pdf::File file(document);
    QMap<int, int> parts;
    for (int page = 2; page <= pages; ++page)
        for (const QMap<int, int> on = teamsOn(file, page); const auto& [team, times] : on.asKeyValueRange())
            ++parts[team];
    QCOMPARE(parts, eachOnce(teams));
    QMap<int, int> all = matchesOn(file, 2, pages); // and on the overview the rest, or all of them
    all.insert(matchesOn(file, 1, 1));
    QCOMPARE(all, eachOnce(teams - 1));
}

void tst_largebracket::sixteenTeamsNeedNoOverview()
{
    const paper::Document document = pdf::document(nightOf(16), u"bracket"_s);
    QCOMPARE(document.pages.size(), 1);
    QVERIFY(document.pages.first().landscape);
    QVERIFY(!pdf::File(document).text().contains(u"overview"_s));
}

void tst_largebracket::whatWasPlayedStandsOnBoth()
{
    nights::Setup setup;
    setup.teams = 23;
    setup.tables = 23;
    nights::Evening evening(setup);
    evening.playOut("W1-2", 'a');
    const int points = night::result(evening.match("W1-2")).score.a;
    const pdf::File file(pdf::document(evening.desk().night(), u"bracket"_s));
    const QString won = u"16 Team 16 %1"_s.arg(points);
    pdf::contains(file.text(1), {won});
    pdf::contains(file.text(2), {won});
}

void tst_largebracket::hardNamesAreNotCut()
{
    QFETCH(paper::Format, format);
    nights::Evening evening(pdf::unc(64), [] {
        desk::World world = nights::world();
        world.comparesFold = false;
        return world;
    }());
    pdf::giveHardNames(evening);
    const paper::Document document = pdf::document(evening.desk().night(), u"bracket"_s, {}, format);
    pdf::picture(paper::only(document, {0, 1}), u"large-names-"_s + pdf::formatName(format));
    pdf::staysOnPage(document);
    const QString text = pdf::File(document).text(1);
    QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    pdf::contains(text, {u"The Society for the Prevention"_s, u"Trumps"_s, u"Žluťoučké"_s});
}

// In the paper pack the overview names the pages of the pack.
void tst_largebracket::thePackCountsItsPages()
{
    const pdf::File file(pdf::document(nightOf(64), u"pack"_s));
    pdf::contains(file.text(1), {u"Part 1 · page 2"_s});
    pdf::contains(file.text(2), {u"part 1 of 4"_s, u"page 2 of"_s});
}

QTEST_MAIN(tst_largebracket)
#include "tst_largebracket.moc"
