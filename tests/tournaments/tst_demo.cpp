// The demo tournament: complete, played by its rule set, and the same every time.
#include "desk/archive/verify.h"
#include "desk/demo/demo.h"
#include "facts/fact.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "tournament/model/tournament.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "wording/record/refusal.h"

#include <QTemporaryDir>
#include <QTest>

#include <cctype>
#include <numeric>
#include <set>

namespace {

struct Shown {
    int nilsMade = 0;
    int nilsFailed = 0;
    int blindNils = 0;
    int sets = 0;
    int bagPenalties = 0;
    int tiersMade = 0; ///< 10 for 200 and the like
    int misdeals = 0;
    int upheld = 0;
    int rejected = 0;
    int timeCalls = 0;
    int noShows = 0;
    int overrides = 0; ///< matches with one
    int checkinOverrides = 0;
    int checkins = 0;
};

void count(const rules::Set& set, const scoring::SideLedger& side, Shown& shown)
{
    shown.sets += side.made == false ? 1 : 0;
    for (const scoring::Tier& tier : set.rules.contract.tiers)
        shown.tiersMade += side.made == true && *side.bid >= tier.minBid ? 1 : 0;
    for (const scoring::Line& line : side.lines) {
        shown.bagPenalties += line.kind == scoring::LineKind::BagPenalty ? 1 : 0;
        shown.blindNils += line.kind == scoring::LineKind::BlindNil ? 1 : 0;
        if (line.kind == scoring::LineKind::Nil)
            ++(line.points > 0 ? shown.nilsMade : shown.nilsFailed);
    }
}

void count(const tournament::Item& item, Shown& shown)
{
    shown.misdeals += std::holds_alternative<scoring::Misdeal>(item.what) ? 1 : 0;
    if (const auto* hand = std::get_if<scoring::Hand>(&item.what))
        for (const scoring::Renege& renege : hand->reneges)
            ++(renege.ruling == scoring::Ruling::Upheld ? shown.upheld : shown.rejected);
}

void count(const tournament::Match& match, Shown& shown)
{
    shown.noShows += match.outcome == tournament::Outcome::NoShow ? 1 : 0;
    shown.overrides += match.flags.override ? 1 : 0;
    for (const tournament::Sheet& sheet : match.games) {
        shown.timeCalls += sheet.ledger.timeCalled ? 1 : 0;
        for (const tournament::Item& item : sheet.items)
            count(item, shown);
        for (const scoring::HandLedger& hand : sheet.ledger.hands)
            for (const scoring::Side side : scoring::bothSides)
                count(*match.rules, hand.sides[side], shown);
    }
}

Shown shownBy(const tournament::Tournament& tournament)
{
    Shown shown;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        count(*match, shown);
    for (const auto& [id, person] : tournament.setting->people)
        for (const tournament::Arrival& arrival : person.arrivals) {
            ++shown.checkins;
            shown.checkinOverrides += arrival.override.empty() ? 0 : 1;
        }
    return shown;
}

const std::vector<std::string> ruleIds{"washburn",         "mckendree", "unc",         "unc-regular",
                                       "unc-championship", "classic",   "traditional", "cardominoes"};

desk::DemoOptions options(const std::string& rules, int teams, std::uint64_t seed = 1)
{
    return {.venue = rules::venueCalled(rules).value(), .teams = teams, .seed = seed};
}

desk::Draft madeTournament(const desk::DemoOptions& options, bool comparesFold = false)
{
    auto made = desk::demoTournament(options, comparesFold);
    if (!made)
        qFatal("%s", wording::inFull(made.error().mistakes.front()).c_str());
    return *std::move(made);
}

std::string lines(const desk::Draft& draft)
{
    std::string text;
    for (const facts::Entry& entry : draft.entries())
        text += facts::line(entry) + '\n';
    return text;
}

/// The tournament again, from the lines that `log` writes.
desk::Draft replayed(const desk::Draft& draft)
{
    desk::Environment environment;
    environment.utc = [] { return std::string("2026-11-21T12:00:00.000Z"); };
    environment.op = [] { return std::string("00000000-0000-4000-8000-000000000000"); };
    environment.device = "another desk";
    desk::Draft again({}, environment, "somebody else");
    for (const facts::Entry& entry : draft.entries()) {
        auto request = facts::readLine(facts::line(entry));
        if (const auto added =
                request ? again.add(*request) : desk::refused(json::placed(request.error().front()));
            !added)
            qFatal("%s: %s", facts::line(entry).c_str(),
                   wording::inFull(added.error().mistakes.front()).c_str());
    }
    return again;
}

void checkWhole(const tournament::Tournament& tournament, int teams)
{
    QVERIFY(!tournament::champion(tournament).empty());
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        QVERIFY2(match->state == tournament::State::Final, match->id.c_str());
        QVERIFY(!match->flags.pending && !match->flags.disputed);
    }
    const auto standings = tournament::standings(tournament);
    QCOMPARE(static_cast<int>(standings.size()), teams);
    QCOMPARE(standings.front().team, tournament::champion(tournament));
    for (const tournament::Standing& standing : standings) {
        QVERIFY(standing.rank.has_value());
        QCOMPARE(standing.lost, standing.rank == 1 ? 0 : 1);
    }
}

} // namespace

class tst_demo : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void everySizeIsPlayedOut_data();
    void everySizeIsPlayedOut();
    void everyFormatIsPlayedOut_data();
    void everyFormatIsPlayedOut();
    void whatWasShownBeginsInLowerCase();
    void everythingTheSheetAllowsIsThere_data();
    void everythingTheSheetAllowsIsThere();
    void theLogAndTheFileRebuildTheTournament_data();
    void theLogAndTheFileRebuildTheTournament();
    void theSameWordsMakeTheSameTournament();
    void itStopsInTheMiddleOfARound_data();
    void itStopsInTheMiddleOfARound();
    void itStopsInNoRoundThatThereIsNot();
    void timeMovesOnAndOpsAreNew();
    void theFinalIsPlayedForTheChampionship();
    void anImpossibleDemoIsRefused();
    void aFileThatIsThereStays();
};

namespace {

void ruleSetRows()
{
    QTest::addColumn<std::string>("rules");
    for (const std::string& id : ruleIds)
        QTest::newRow(id.c_str()) << id;
}

} // namespace

void tst_demo::everySizeIsPlayedOut_data()
{
    ruleSetRows();
}

// The fold of the smaller ones is compared with what their facts derive, after every fact.
void tst_demo::everySizeIsPlayedOut()
{
    QFETCH(std::string, rules);
    std::vector<int> sizes{2, 3, 5, 8, 17}; // with byes and without
    if (tests::isLong()) {
        sizes.resize(63);
        std::iota(sizes.begin(), sizes.end(), 2);
    }
    const int compared = tests::isLong() ? 17 : 8;
    for (const int teams : sizes)
        checkWhole(madeTournament(options(rules, teams), teams <= compared).tournament(), teams);
}

void tst_demo::everyFormatIsPlayedOut_data()
{
    QTest::addColumn<facts::Format>("format");
    for (const auto& each : facts::EnumText<facts::Format>::all)
        QTest::newRow(std::string(each.text).c_str()) << each.meaning;
}

// At UNC IDs are shown for each match, with the classic rules at the checks.
void tst_demo::everyFormatIsPlayedOut()
{
    QFETCH(facts::Format, format);
    for (const char* rules : {"unc", "classic"})
        for (const int teams :
             tests::isLong() ? std::vector{2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 23, 32} : std::vector{2, 5, 13}) {
            desk::DemoOptions asked = options(rules, teams, 4);
            asked.format = format;
            const desk::Draft draft = madeTournament(asked, teams <= 5);
            const tournament::Tournament& tournament = draft.tournament();
            QCOMPARE(tournament.setting->tournament->format, format);
            QVERIFY(!tournament::champion(tournament).empty());
            for (const tournament::Match* match : tournament::inOrder(tournament))
                QVERIFY2(match->state == tournament::State::Final || tournament::isUnneeded(*match),
                         match->id.c_str());
            const tournament::Counts counts = tournament::countsOf(tournament);
            QCOMPARE(counts.over, counts.matches); // who did not come is among them
            for (const tournament::Standing& standing : tournament::standings(tournament))
                QVERIFY(standing.rank.has_value());
            for (const tournament::Table& table : tournament::tables(tournament))
                for (const tournament::Standing& row : table.rows)
                    if (!table.pool.empty() &&
                        table.pool != bracket::wildcards) // of the pool's matches alone
                        QCOMPARE(row.won + row.lost, static_cast<int>(table.rows.size()) - 1);
            QVERIFY(teams <= 5 || shownBy(tournament).noShows == 1);
            QVERIFY(lines(replayed(draft)) == lines(draft));
        }
}

// The record has it in the middle of a sentence.
void tst_demo::whatWasShownBeginsInLowerCase()
{
    const desk::Draft draft = madeTournament(options("unc", 8));
    int others = 0;
    for (const facts::Entry& entry : draft.entries())
        if (const auto* checkin = std::get_if<facts::Checkin>(&entry.fact); checkin && checkin->override) {
            QVERIFY(checkin->shown.has_value());
            QVERIFY2(std::islower(static_cast<unsigned char>(checkin->shown->front())),
                     checkin->shown->c_str());
            ++others;
        }
    QVERIFY(others > 0);
}

void tst_demo::everythingTheSheetAllowsIsThere_data()
{
    ruleSetRows();
}

void tst_demo::everythingTheSheetAllowsIsThere()
{
    QFETCH(std::string, rules);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(tests::repeats(3, 40)); ++seed) {
        const desk::Draft draft = madeTournament(options(rules, 16, seed));
        const Shown shown = shownBy(draft.tournament());
        const rules::Set& set = *draft.tournament().setting->rules.front().sets.front();
        const scoring::RuleSet& sheet = set.rules;
        const auto have = [&](const char* what, bool asked, int count) {
            if (asked && count == 0)
                qWarning("%s, seed %d: no %s", rules.c_str(), static_cast<int>(seed), what);
            QVERIFY(!asked || count > 0);
        };
        have("nil made", sheet.nil.valueMade.has_value(), shown.nilsMade);
        have("nil failed", sheet.nil.valueMade.has_value(), shown.nilsFailed);
        have("blind nil", sheet.nil.blindMade.has_value(), shown.blindNils);
        have("set", true, shown.sets);
        have("bag penalty", sheet.bags.limit.has_value(), shown.bagPenalties);
        have("10 for 200", !sheet.contract.tiers.empty(), shown.tiersMade);
        have("misdeal", !set.people.misdeal.reasons.empty(), shown.misdeals);
        have("renege upheld", sheet.renege.has_value(), shown.upheld);
        have("renege rejected", sheet.renege.has_value(), shown.rejected);
        have("time call", sheet.time.limitMin.has_value(), shown.timeCalls);
        have("no-show", true, shown.noShows);
        have("override", true, shown.overrides);
        have("check-in", true, shown.checkins);
        have("check-in with another proof", set.people.checkin.noIdNoPlay, shown.checkinOverrides);
    }
}

void tst_demo::theLogAndTheFileRebuildTheTournament_data()
{
    ruleSetRows();
}

void tst_demo::theLogAndTheFileRebuildTheTournament()
{
    QFETCH(std::string, rules);
    QTemporaryDir folder;
    for (const int teams : tests::isLong() ? std::vector{2, 3, 5, 16, 33, 64} : std::vector{2, 16}) {
        const desk::Draft draft = madeTournament(options(rules, teams, 3));
        const desk::Draft again = replayed(draft);
        QVERIFY(again.tournament() == draft.tournament());
        QVERIFY(tournament::standings(again.tournament()) == tournament::standings(draft.tournament()));
        QVERIFY(lines(again) == lines(draft));
        const std::string path = folder.filePath(QStringLiteral("%1.courtside").arg(teams)).toStdString();
        QVERIFY(desk::demo(path, options(rules, teams, 3)));
        const auto opened = desk::Desk::open(path, desk::Desk::Access::Read, desk::thisMachine());
        QVERIFY(opened);
        QVERIFY(opened->tournament() == draft.tournament());
        QCOMPARE(opened->head().seq, draft.tournament().seq);
        const auto verified = desk::verify(path);
        QVERIFY(verified && verified->isSound());
    }
}

void tst_demo::itStopsInTheMiddleOfARound_data()
{
    QTest::addColumn<facts::Format>("format");
    QTest::addColumn<int>("round");
    QTest::newRow("first of a bracket") << facts::Format::SingleElimination << 1;
    QTest::newRow("second of a bracket") << facts::Format::SingleElimination << 2;
    QTest::newRow("final") << facts::Format::SingleElimination << 4;
    QTest::newRow("Swiss") << facts::Format::Swiss << 3;
    QTest::newRow("pools") << facts::Format::PoolsPlayoff << 2;
}

void tst_demo::itStopsInTheMiddleOfARound()
{
    QFETCH(facts::Format, format);
    QFETCH(int, round);
    desk::DemoOptions asked = options("unc", 16);
    asked.format = format;
    asked.stopIn = round;
    const desk::Draft made = madeTournament(asked);
    int all = 0;
    int final = 0;
    int played = 0;
    const bracket::Bracket& drawn = made.tournament().setting->bracket;
    for (const bracket::Match& each : drawn.matches) {
        if (each.bracket != drawn.matches.front().bracket || each.round != round)
            continue;
        const tournament::Match* match = tournament::match(made.tournament(), each.id);
        ++all;
        final += match->state == tournament::State::Final ? 1 : 0;
        played += match->state != tournament::State::Final && tournament::handsOn(*match) > 0 ? 1 : 0;
    }
    QCOMPARE(final, all / 2);
    QVERIFY(played > 0);
    QCOMPARE(tournament::champion(made.tournament()), "");
}

void tst_demo::itStopsInNoRoundThatThereIsNot()
{
    desk::DemoOptions asked = options("unc", 16);
    asked.stopIn = 5;
    const auto made = desk::demoTournament(asked);
    QVERIFY(!made);
    QCOMPARE(made.error().mistakes.front().message.code, "demo-no-such-round");
}

void tst_demo::theSameWordsMakeTheSameTournament()
{
    const std::string once = lines(madeTournament(options("unc", 16)));
    desk::DemoOptions told = options("unc", 16);
    std::vector<std::pair<int, int>> overOf;
    told.tell = [&](int over, int all) { overOf.emplace_back(over, all); };
    QVERIFY(once == lines(madeTournament(told))); // who looks on changes nothing
    QCOMPARE(overOf.size(), std::size_t{15});
    QCOMPARE(overOf.front(), std::pair(1, 15));
    QCOMPARE(overOf.back(), std::pair(15, 15));
    QVERIFY(once != lines(madeTournament(options("unc", 16, 2))));
}

void tst_demo::timeMovesOnAndOpsAreNew()
{
    const desk::Draft draft = madeTournament(options("unc", 32));
    std::set<std::string> ops;
    std::string before;
    for (const facts::Entry& entry : draft.entries()) {
        QVERIFY(ops.insert(entry.stamp.op).second);
        QVERIFY2(before <= entry.stamp.at, facts::line(entry).c_str());
        before = entry.stamp.at;
    }
    QVERIFY2(before > "2026-10-16T00:30" && before < "2026-10-16T05", before.c_str());
}

void tst_demo::theFinalIsPlayedForTheChampionship()
{
    const desk::Draft draft = madeTournament(options("unc", 16));
    for (const tournament::Match* match : tournament::inOrder(draft.tournament()))
        QCOMPARE(match->rules->id, match->id == "W4-1" ? "unc-championship" : "unc-regular");
    Shown shown;
    count(*tournament::match(draft.tournament(), "W4-1"), shown);
    QVERIFY2(shown.tiersMade > 0, "no 10 for 200");
}

void tst_demo::anImpossibleDemoIsRefused()
{
    const auto mistake = [](const desk::DemoOptions& options) {
        const auto made = desk::demoTournament(options);
        return made ? std::string() : wording::inFull(made.error().mistakes.front());
    };
    SAYS(mistake(options("unc", 1)));
    SAYS(mistake(options("unc", 257)));
}

void tst_demo::aFileThatIsThereStays()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("mine.courtside")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    const auto made = desk::demo(file.fileName().toStdString(), {});
    QVERIFY(!made);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

TEST_CLASS(tst_demo)
#include "tst_demo.moc"
