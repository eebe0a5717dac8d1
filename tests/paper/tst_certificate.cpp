// The draw is drawn again from the words on its certificate alone, by a program of its own.
#include "repeated.h"
#include "signed.h"

#include "desk/drawing/drawfacts.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournaments/livetournament.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace {

const QStringList teamNames = {u"Aces"_s,   u"Bags"_s,  u"Clubs"_s,  u"Deuces"_s, u"Eights"_s, u"Fives"_s,
                               u"Jokers"_s, u"Kings"_s, u"Ladies"_s, u"Nines"_s,  u"Queens"_s};

/// A tournament of these teams, some with seeds of their own, drawn by lot.
facts::Draw drawnByLot(tournaments::LiveTournament& live, const std::string& seed, bool apart = false,
                       std::optional<int> pools = {})
{
    static const std::vector<std::string> halls = {"North", "North", "South", "", "North", "South"};
    for (int n = 1; n <= teamNames.size(); ++n) {
        facts::Team team{tournaments::id("T", n), teamNames.at(n - 1).toStdString(), {}, {}};
        team.players = {tournaments::id("P", 2 * n - 1), tournaments::id("P", 2 * n)};
        if (n == 3 || n == 8)
            team.seed = n == 3 ? 2 : 1;
        if (const std::string& hall = halls[static_cast<std::size_t>(n) % halls.size()];
            apart && !hall.empty())
            team.affiliation = hall;
        live.record(team);
    }
    desk::DrawSettings how{.seeding = facts::Seeding::Random, .randomSeed = seed, .apart = apart};
    if (pools) {
        how.pools = pools;
        how.advance = 1;
    }
    if (!desk::drawTournament(live.desk(), "Ana Ruiz", how))
        qFatal("it is not drawn");
    return *live.desk().tournament().setting->draw;
}

tournaments::Setup elevenTeams()
{
    return {.teams = static_cast<int>(teamNames.size())};
}

QString pageOf(tournaments::LiveTournament& live)
{
    return pdf::File(pdf::document(live.desk().tournament(), u"certificate"_s)).text();
}

} // namespace

class tst_certificate : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void theDrawIsRepeatedFromThePage_data();
    void theDrawIsRepeatedFromThePage();
    void teamsKeptApartAreRepeatedFromThePage_data();
    void teamsKeptApartAreRepeatedFromThePage();
    void theMethodIsExplained();
    void saysWhatCouldNotBeMet();
    void aDrawAsListedNeedsNoRandomDraw();
    void anOrderFromElsewhereIsMarked();
    void theHourIsThatOfTheDraw();
    void whoCameLateIsNotInIt();
    void thirtyTwoTeamsAreAPage();
    void manyTeamsGoOnOverleaf();
};

void tst_certificate::theDrawIsRepeatedFromThePage_data()
{
    QTest::addColumn<QString>("seed");
    for (const char* seed : {"fall", "42", "9f31c0d2ab47", "\xC4\x86ma"})
        QTest::newRow(seed) << QString::fromUtf8(seed);
}

void tst_certificate::theDrawIsRepeatedFromThePage()
{
    QFETCH(QString, seed);
    tournaments::LiveTournament live(elevenTeams());
    const facts::Draw draw = drawnByLot(live, seed.toStdString());
    QStringList onRecord;
    for (const std::string& team : draw.teams)
        onRecord << teamNames.at(std::stoi(team.substr(1)) - 1);
    const repeated::Read read = repeated::readIn(pageOf(live));
    QCOMPARE(read.randomSeed, seed);
    QCOMPARE(read.listed.size(), teamNames.size());
    QCOMPARE(read.drawn, onRecord);
    QCOMPARE(repeated::namesOf(repeated::lotsDrawn(read)), onRecord);
    QVERIFY(onRecord.mid(0, 2) == QStringList({u"Kings"_s, u"Clubs"_s}) && onRecord != teamNames);
}

void tst_certificate::teamsKeptApartAreRepeatedFromThePage_data()
{
    QTest::addColumn<facts::Format>("format");
    QTest::addColumn<QString>("seed");
    for (const auto& format : facts::EnumText<facts::Format>::all)
        if (format.meaning != facts::Format::RoundRobin)
            for (const char* seed : {"fall", "42", "9f31c0d2ab47"})
                QTest::addRow("%s %s", std::string(format.text).c_str(), seed)
                    << format.meaning << QString::fromUtf8(seed);
}

void tst_certificate::teamsKeptApartAreRepeatedFromThePage()
{
    QFETCH(facts::Format, format);
    QFETCH(QString, seed);
    constexpr int pools = 3;
    tournaments::Setup setup = elevenTeams();
    setup.draw.format = format;
    const bool inPools = format == facts::Format::PoolsPlayoff;
    if (inPools) {
        setup.draw.pools = pools;
        setup.draw.advance = 1;
    }
    if (format == facts::Format::Swiss)
        setup.draw.rounds = 4;
    tournaments::LiveTournament live(setup);
    const facts::Draw draw =
        drawnByLot(live, seed.toStdString(), true, inPools ? std::optional(pools) : std::nullopt);
    QCOMPARE(draw.version, 2);
    const QString page = pageOf(live);
    MENTIONS_ALL(page, 2);
    const repeated::Read read = repeated::readIn(page);
    QCOMPARE(read.listed.size(), teamNames.size());
    const auto count = [&](const QList<repeated::Read::Team>& order) {
        return inPools                          ? repeated::inPools(order, pools)
               : format == facts::Format::Swiss ? repeated::inHalves(order)
                                                : repeated::inTree(order);
    };
    const auto byLot = repeated::lotsDrawn(read);
    const auto apart = repeated::exchanged(byLot, count);
    QCOMPARE(repeated::namesOf(apart), read.drawn);
    QVERIFY(count(apart) <= count(byLot));
}

void tst_certificate::saysWhatCouldNotBeMet()
{
    tournaments::LiveTournament live(elevenTeams());
    drawnByLot(live, "fall", true);
    const QString text = pageOf(live);
    QVERIFY2(text.contains(u"Teams with the same affiliation meet in the quarterfinals at the earliest."_s) ||
                 text.contains(u"in the first round, because"_s),
             qPrintable(text));
    MENTIONS(text);
}

void tst_certificate::theMethodIsExplained()
{
    tournaments::LiveTournament live(elevenTeams());
    drawnByLot(live, "fall");
    const QString text = pageOf(live);
    MENTIONS_ALL(text, 12);
}

void tst_certificate::aDrawAsListedNeedsNoRandomDraw()
{
    tournaments::LiveTournament live(elevenTeams());
    const QString text = pageOf(live);
    MENTIONS_ALL(text, 2);
    QVERIFY(!text.contains(u"Random seed"_s));
    QVERIFY(!text.contains(u"hexadecimal"_s));
}

void tst_certificate::anOrderFromElsewhereIsMarked()
{
    tournaments::LiveTournament live;
    facts::Draw draw;
    draw.teams = {"T4", "T3", "T2", "T1"};
    QCOMPARE(live.record(draw), std::string());
    const QString text = pageOf(live);
    MENTIONS(text);
}

// Drawn in winter and printed in summer.
void tst_certificate::theHourIsThatOfTheDraw()
{
    tournaments::LiveTournament live(elevenTeams());
    const QTimeZone carolina("America/New_York");
    QVERIFY(carolina.isValid());
    paper::Record record = pdf::recordOf(live.desk().tournament());
    record.printed = QDateTime(QDate(2027, 6, 1), QTime(12, 0), carolina);
    const auto made = paper::make(*paper::print(u"certificate"_s), record, paper::Format::Letter);
    QVERIFY(made);
    const QString text = pdf::File(*made).text();
    QVERIFY2(text.contains(u"Nov 21, 2026, 1:00 PM (6:00 PM UTC)"_s), qPrintable(text));
    QVERIFY2(text.contains(u"printed Jun 1, 2027, 12:00 PM"_s), qPrintable(text));
    const QString inUtc = pageOf(live);
    QVERIFY2(inUtc.contains(u"Nov 21, 2026, 6:00 PM UTC"_s), qPrintable(inUtc)); // and not twice
}

void tst_certificate::whoCameLateIsNotInIt()
{
    tournaments::LiveTournament live({.teams = 3});
    QCOMPARE(live.record(facts::Person{"P9", "Zoe", {}, {}}), std::string());
    QCOMPARE(live.record(facts::Team{"T9", "Latecomers", {}, {"P9"}}), std::string());
    QCOMPARE(live.record(facts::LateEntry{"T9", {}, {}}), std::string());
    const QString text = pageOf(live);
    MENTIONS(text);
    QVERIFY(!text.contains(u"Latecomers"_s));
}

// One of them has a name of two lines.
void tst_certificate::thirtyTwoTeamsAreAPage()
{
    tournaments::LiveTournament live({.rules = "unc", .teams = 32});
    QCOMPARE(live.record(facts::Team{
                 "T5", "The Society for the Prevention of Cruelty to Small Trumps", {}, {"P9", "P10"}}),
             std::string());
    for (const paper::Format format : pdf::formats)
        QCOMPARE(pdf::document(live.desk().tournament(), u"certificate"_s, {}, format).pages.size(), 1);
}

void tst_certificate::manyTeamsGoOnOverleaf()
{
    tournaments::LiveTournament live({.teams = 64});
    const paper::Document document = pdf::document(live.desk().tournament(), u"certificate"_s);
    QCOMPARE(document.pages.size(), 2);
    const QString last = pdf::File(document).text(2);
    QVERIFY2(last.contains(u"64 Team 64 – 64 Team 64 64"_s), qPrintable(last));
    QVERIFY(!last.contains(u"Method"_s));
}

TEST_CLASS(tst_certificate)
#include "tst_certificate.moc"
