// What is handed out, called out and kept of a tournament: slips, call lists, the summary, the paper pack.
#include "signed.h"

#include "desk/play/absence.h"
#include "desk/reports/report.h"
#include "desk/rulings/conduct.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "ui/paper/page/words.h"
#include "wording/record/names.h"

using namespace Qt::StringLiterals;

using pdf::eight;
using pdf::print;

namespace {

QString refusalOf(const tournament::Tournament& tournament, const QString& word)
{
    const auto made = paper::make(*paper::print(word), pdf::recordOf(tournament), paper::Format::Letter);
    return made ? QString() : QString::fromStdString(wording::text(made.error()));
}

/// Where each of these words stands first; -1 where it does not.
QList<qsizetype> placesOf(const QString& text, const QStringList& words)
{
    QList<qsizetype> places;
    for (const QString& each : words)
        places << text.indexOf(each);
    return places;
}

} // namespace

class tst_wholetournament : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aSlipForEachMatchThatWaits();
    void slipsLieInTheirOrder();
    void callListsSayWhoPlaysWhere();
    void callListsSendTwoMatchesToNoTable();
    void callListsTellEachTeamsNextMatchAlone();
    void accentsDoNotMoveAName();
    void namesForTheWallAreShort();
    void theSummary();
    void aReportInMidTournament();
    void aPlayedMatchWaitsForTheOneBefore();
    void theShiftOnPaper();
    void theShiftReportSaysWhatIsOnRecord();
    void theShiftReportNamesEveryList();
    void aNoShowStandsOnceInTheShiftReport();
    void nothingMissingAndNothingDueIsSaid();
    void emptyReportsSayNone();
    void hardNamesStayOnThePage();
};

void tst_wholetournament::aSlipForEachMatchThatWaits()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    QCOMPARE(live.call("W1-1", {4, facts::Seat::B2}), std::string());
    const paper::Document slips = print(live, u"slips"_s);
    QCOMPARE(slips.pages.size(), 1);
    MENTIONS_ALL(pdf::File(slips).text(), 3);
}

// Eight slips on two pages: cut and stacked, each strip of the first page lies on one of the second.
void tst_wholetournament::slipsLieInTheirOrder()
{
    tournaments::LiveTournament large({.teams = 16, .tables = 8});
    const pdf::File file(print(large, u"slips"_s));
    const QList<qsizetype> first =
        placesOf(file.text(1), {u"Match 1 "_s, u"Match 3 "_s, u"Match 5 "_s, u"Match 7 "_s});
    const QList<qsizetype> second =
        placesOf(file.text(2), {u"Match 2 "_s, u"Match 4 "_s, u"Match 6 "_s, u"Match 8 "_s});
    for (const auto& places : {first, second}) {
        QVERIFY(places.front() >= 0);
        QVERIFY(std::is_sorted(places.begin(), places.end()));
    }
}

void tst_wholetournament::callListsSayWhoPlaysWhere()
{
    tournaments::LiveTournament live(eight());
    live.call("W1-2", {3, {}});
    live.call("W1-1", {4, {}});
    const auto teams = live.match("W1-2").teams;
    const pdf::File file(print(live, u"calls"_s));
    QCOMPARE(file.words().size(), 2);
    const QString byName = file.text(1);
    MENTIONS_ALL(byName, 2);
    const QList<qsizetype> sorted =
        placesOf(byName, {u"Player 1 "_s, u"Player 2 "_s, u"Player 9 "_s, u"Player 10 "_s});
    QVERIFY(sorted.front() >= 0 && std::is_sorted(sorted.begin(), sorted.end()));
    const QString byTable = file.text(2);
    MENTIONS_ALL(byTable, 3);
    const QString called = u"3 2 Team %1"_s.arg(QString::fromStdString(teams.a.substr(1)));
    const QList<qsizetype> tables = placesOf(byTable, {called, u"4 1 Team 1"_s});
    QVERIFY2(tables.front() >= 0 && tables.front() < tables.back(), qPrintable(byTable));
}

// The last hand of match 1 was not played, and its winner sits at its table in match 5 by now.
void tst_wholetournament::callListsSendTwoMatchesToNoTable()
{
    tournaments::LiveTournament live(eight());
    QCOMPARE(live.call("W1-1", {3, {}}), std::string());
    live.play("W1-1", 'a');
    QCOMPARE(live.finish("W1-1"), std::string());
    live.playOut("W1-2", 'a');
    QCOMPARE(live.call("W2-1", {3, {}}), std::string());
    live.openAgain("W1-1");
    const pdf::File file(print(live, u"calls"_s));
    const QString all = file.text(1) + file.text(2);
    MENTIONS(all); // to be written in
    QVERIFY2(file.text(2).contains(u"3 5 Team 1"_s), qPrintable(all));
    QVERIFY2(!all.contains(u"3 1 Team 1"_s), qPrintable(all));
    MENTIONS_ALL(pdf::File(print(live, u"bracket"_s)).text(), 2);
}

// In a round robin all 66 matches are ready at once.
void tst_wholetournament::callListsTellEachTeamsNextMatchAlone()
{
    tournaments::Setup setup;
    setup.teams = 12;
    setup.tables = 6;
    setup.draw.format = facts::Format::RoundRobin;
    tournaments::LiveTournament live(setup);
    const auto timesNamed = [](const QString& text, int player) {
        return text.count(u"Player %1 Team "_s.arg(player));
    };
    const pdf::File fresh(print(live, u"calls"_s));
    QCOMPARE(fresh.words().size(), 2);
    for (int player = 1; player <= 24; ++player)
        QCOMPARE(timesNamed(fresh.text(1), player), 1);
    QVERIFY2(fresh.text(2).count(u"round 1 Player "_s) == 6, qPrintable(fresh.text(2)));
    // Two teams play, and of what they play next nothing is said.
    const std::string id = tournament::inOrder(live.desk().tournament()).front()->id;
    QCOMPARE(live.call(id, {4, {}}), std::string());
    const pdf::File called(print(live, u"calls"_s));
    for (int player = 1; player <= 24; ++player)
        QCOMPARE(timesNamed(called.text(1), player), 1);
    live.playOut(id, 'a');
    const pdf::File later(print(live, u"calls"_s));
    for (int player = 1; player <= 24; ++player)
        QVERIFY2(timesNamed(later.text(1), player) <= 1, qPrintable(later.text(1)));
}

// Ángel is looked for among the A's.
void tst_wholetournament::accentsDoNotMoveAName()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::giveHardNames(live);
    const QList<qsizetype> places = placesOf(pdf::File(print(live, u"calls"_s)).text(1),
                                             {u"Ángel"_s, u"Maximiliana"_s, u"Zoë"_s, u"Þórdís"_s});
    QVERIFY(places.front() >= 0 && std::is_sorted(places.begin(), places.end()));
    QList<QString> names{u"Zoe"_s, u"Łukasz"_s, u"Émile"_s, u"Mia 10"_s, u"Mia 2"_s, u"lena"_s};
    std::ranges::sort(names, [order = wording::nameOrder()](const QString& one, const QString& other) {
        return order.compare(one, other) < 0;
    });
    QCOMPARE(names, QList<QString>({u"Émile"_s, u"lena"_s, u"Łukasz"_s, u"Mia 2"_s, u"Mia 10"_s, u"Zoe"_s}));
}

void tst_wholetournament::namesForTheWallAreShort()
{
    tournaments::LiveTournament live(pdf::unc());
    QCOMPARE(live.record(facts::Person{"P1", "Ana Ruiz", {}, {}}), std::string());
    const auto textOf = [&](const char* word, bool isShort) {
        paper::PrintOptions asked;
        asked.shortNames = isShort;
        return pdf::File(*paper::make(*paper::print(QLatin1String(word)),
                                      pdf::recordOf(live.desk().tournament()), paper::Format::Letter, asked))
            .text();
    };
    MENTIONS_ALL(textOf("calls", false), 1);
    MENTIONS_ALL(textOf("calls", true), 2);
    QVERIFY(!textOf("calls", true).contains(u"Ruiz"_s));
    // What the desk itself works with names people in full.
    pdf::contains(textOf("checkin", true), {u"Ana Ruiz"_s});
}

void tst_wholetournament::theSummary()
{
    tournaments::LiveTournament live;
    live.playOut("W1-1", 'a');
    QCOMPARE(live.result("W1-2", {facts::Winner::B, facts::Decided::NoShow, "nobody came"}), std::string());
    live.playOut("W2-1", 'a');
    facts::Incident incident{.what = facts::IncidentKind::Warning, .person = "P1", .reason = "shouted"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::report(incident)));
    const paper::Document report = print(live, u"summary"_s);
    const QString text = pdf::File(report).text();
    MENTIONS_ALL(text, 11);
    QCOMPARE(report.pages.size(), 3);
    const QString title = pdf::File(print(live, u"incidents"_s)).text();
    pdf::contains(title, {u"Incident report · 1 incident"_s}); // both count the same
    pdf::contains(text, {u"Incident report 1 incident"_s});
}

void tst_wholetournament::aReportInMidTournament()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    live.call("W1-1", {1, {}});
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[1,1],"tricks":[3,3]},"b":{"bids":[4,3],"tricks":[4,3]},
              "override":{"reason":"both captains let it stand"}})")
                 .substr(0, 2),
             std::string("ok"));
    MENTIONS_ALL(pdf::File(print(live, u"summary"_s)).text(), 5);
    pdf::contains(pdf::File(print(live, u"overrides"_s)).text(),
                  {u"Match 1 (Team 1 – Team 4), hand 1: a bid of 2 is under the minimum of 4 (Team 1)."_s,
                   u"Reason: both captains let it stand"_s});
}

// The final is over; then the hand that won match 1 turns out not to have been played.
void tst_wholetournament::aPlayedMatchWaitsForTheOneBefore()
{
    tournaments::LiveTournament live({"traditional", 4, 4, false, R"({"end.target":100})"});
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        live.playOut(match, 'a');
    live.openAgain("W1-1");
    MENTIONS_ALL(pdf::File(print(live, u"rounds"_s)).text(), 1);
}

// Of four teams one never comes, and one player plays without an ID.
void tst_wholetournament::theShiftOnPaper()
{
    tournaments::LiveTournament live(pdf::unc());
    tournament::AbsencePolicy policy = *tournament::absencePolicy(R"({"no-show": {"fee": 20}})");
    QVERIFY(desk::setAbsencePolicy(live.desk(), "J. Park", policy));
    live.record(facts::Checkin{"P1", {}, "W1-1", "card lost"});
    live.record(facts::Checkin{"P2", "UNC One Card", "W1-1", {}});
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), std::string());
    const pdf::File attendance(print(live, u"attendance"_s));
    MENTIONS_ALL(attendance.text(), 6);
    QVERIFY(!attendance.text().contains(u"card lost"_s)); // why stands on the overrides
    pdf::staysOnPage(attendance);
    const paper::Document missing = print(live, u"missing"_s);
    const QString lacking = pdf::File(missing).text();
    MENTIONS_ALL(lacking, 2);
    QVERIFY2(!lacking.contains(u"Player 1 "_s), qPrintable(lacking)); // who waits for an opponent
    const pdf::File overrides(print(live, u"overrides"_s));
    MENTIONS_ALL(overrides.text(), 4);
    pdf::staysOnPage(overrides);
    const paper::Document fees = print(live, u"fees"_s);
    MENTIONS_ALL(pdf::File(fees).text(), 2);
    const paper::Document closing = print(live, u"closing"_s);
    const QString shift = pdf::File(closing).text();
    MENTIONS_ALL(shift, 6);
    pdf::contains(shift, {u"Shift Nov 21, 2026, 6:00 PM – "_s, u"On duty J. Park"_s,
                          u"Match 1: Team 1 wins, no-show (nobody came)"_s});
}

// Nobody was called, so nobody stayed away; and no sheet was marked as out.
void tst_wholetournament::theShiftReportSaysWhatIsOnRecord()
{
    tournaments::LiveTournament live(pdf::unc());
    const auto report = [&] { return pdf::File(print(live, u"closing"_s)).text(); };
    pdf::contains(report(), {u"Team 4: no one checked in (Player 7, Player 8)"_s});
    QVERIFY2(!report().contains(u"came"_s), qPrintable(report()));
    QVERIFY2(!report().contains(u"Score sheets still out"_s), qPrintable(report()));
    facts::ScoreSheet sheet{"W1-1", 1, facts::SheetAction::Out};
    sheet.teams.a = "T1";
    sheet.teams.b = "T4";
    QCOMPARE(live.record(sheet), std::string());
    pdf::contains(report(), {u"Score sheets still out"_s});
    QVERIFY(report().indexOf(u"Score sheets still out"_s) < report().indexOf(u"Nothing to report on"_s));
    sheet.what = facts::SheetAction::Back;
    QCOMPARE(live.record(sheet), std::string());
    QVERIFY(report().indexOf(u"score sheets still out"_s) > report().indexOf(u"Nothing to report on"_s));
}

// What was settled is there for the next supervisor, and a list without lines is named as empty.
void tst_wholetournament::theShiftReportNamesEveryList()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    QCOMPARE(live.call("W1-1"), std::string());
    QVERIFY(desk::protest(live.desk(), "J. Park", {.match = "W1-1", .reason = "talk across the table"}));
    QVERIFY(
        desk::settle(live.desk(), "J. Park",
                     {.match = "W1-1", .ruling = facts::ProtestEnd::Rejected, .reason = "nobody heard it"}));
    facts::ScoreSheet sheet{"W1-2", 1, facts::SheetAction::Out};
    sheet.teams.a = "T2";
    sheet.teams.b = "T3";
    QCOMPARE(live.record(sheet), std::string());
    const QString text = pdf::File(print(live, u"closing"_s)).text();
    const qsizetype nothing = text.indexOf(u"Nothing to report on"_s);
    QVERIFY2(nothing > 0, qPrintable(text));
    pdf::contains(text.left(nothing), {u"nobody heard it"_s});
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    for (const desk::ReportList& each : desk::listsOf(report)) {
        const QString heading = paper::q(each.heading);
        const QString inLine = heading.left(1).toLower() + heading.mid(1);
        const qsizetype at =
            each.lines.empty() ? text.indexOf(inLine, nothing) : text.left(nothing).indexOf(heading);
        QVERIFY2(at > 0, qPrintable(heading + u": "_s + text));
    }
}

// Where it costs a fee, that is under a heading of its own.
void tst_wholetournament::aNoShowStandsOnceInTheShiftReport()
{
    tournaments::LiveTournament live(pdf::unc());
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), std::string());
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    QCOMPARE(report.absent.size(), std::size_t(1));
    QCOMPARE(report.due, 0);
    const QString text = pdf::File(print(live, u"closing"_s)).text();
    QVERIFY2(text.contains(u"Match 1: Team 1 wins, no-show"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"no-shows and forfeits"_s, Qt::CaseInsensitive), qPrintable(text));
}

void tst_wholetournament::nothingMissingAndNothingDueIsSaid()
{
    tournaments::LiveTournament live;
    for (const char* person : {"P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"})
        QCOMPARE(live.record(facts::Checkin{person, {}, {}, {}}), std::string());
    MENTIONS_ALL(pdf::File(print(live, u"missing"_s)).text(), 1);
    MENTIONS_ALL(pdf::File(print(live, u"fees"_s)).text(), 1);
    pdf::contains(pdf::File(print(live, u"overrides"_s)).text(), {u"None."_s});
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        live.playOut(match, 'a');
    pdf::contains(pdf::File(print(live, u"missing"_s)).text(), {u"No matches are left to check in for."_s});
    for (const QString& word : {u"attendance"_s, u"missing"_s, u"overrides"_s, u"fees"_s, u"closing"_s})
        MENTIONS(refusalOf({}, word));
}

void tst_wholetournament::emptyReportsSayNone()
{
    const tournament::Tournament nothing;
    for (const QString& word : {u"slips"_s, u"calls"_s, u"summary"_s, u"pack"_s})
        MENTIONS(refusalOf(nothing, word));
    tournaments::LiveTournament live({.teams = 2});
    live.playOut("W1-1", 'a');
    MENTIONS(refusalOf(live.desk().tournament(), u"slips"_s));
    MENTIONS(refusalOf(live.desk().tournament(), u"calls"_s));
    QCOMPARE(refusalOf(live.desk().tournament(), u"pack"_s), QString());
}

// Those of the other prints: tst_type.
void tst_wholetournament::hardNamesStayOnThePage()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::giveHardNames(live);
    QCOMPARE(live.result("W1-2", {facts::Winner::B, facts::Decided::NoShow, "nobody came"}), std::string());
    for (const paper::Format format : pdf::formats) {
        const pdf::File file(print(live, u"pack"_s, format));
        pdf::staysOnPage(file);
        const QString text = pdf::withoutRules(file.text());
        QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    }
}

TEST_CLASS(tst_wholetournament)
#include "tst_wholetournament.moc"
