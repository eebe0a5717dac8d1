// Tables for spreadsheets: whatever the names are, they come back, reckon nothing, and show nobody's card.
#include "nasty.h"

#include "desk/checkin/checkin.h"
#include "desk/drawing/drawlater.h"
#include "desk/registration/teams.h"
#include "desk/reports/reportparts.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "roster/csv.h"
#include "share/tables.h"
#include "tournaments/livetournament.h"

#include <rapidcheck.h>

#include <optional>
#include <set>

using share::Table;

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// CSV as RFC 4180 has it and not one byte otherwise; nothing where the text is not so: no mark in front, a
/// line that does not end in CRLF, a quote where none may be, rows of different lengths.
std::optional<Rows> csvRows(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (!text.starts_with(mark))
        return std::nullopt;
    Rows rows;
    for (std::size_t at = mark.size(); at < text.size();) {
        std::vector<std::string>& row = rows.emplace_back();
        for (bool hasMore = true; hasMore;) {
            std::string& cell = row.emplace_back();
            if (at < text.size() && text[at] == '"') {
                for (++at;; ++at) {
                    if (at >= text.size())
                        return std::nullopt;
                    if (text[at] == '"' && (at + 1 >= text.size() || text[at + 1] != '"'))
                        break;
                    at += text[at] == '"' ? 1 : 0;
                    cell += text[at];
                }
                ++at;
            } else
                while (at < text.size() && text[at] != ',' && text[at] != '\r') {
                    if (text[at] == '"' || text[at] == '\n')
                        return std::nullopt;
                    cell += text[at++];
                }
            hasMore = at < text.size() && text[at] == ',';
            at += hasMore ? 1 : 0;
        }
        if (text.substr(at, 2) != "\r\n" || row.size() != rows.front().size())
            return std::nullopt;
        at += 2;
    }
    return rows;
}

bool isNumber(const std::string& text)
{
    const std::size_t first = text.starts_with('-') ? 1 : 0;
    return text.size() > first && text.find_first_not_of("0123456789", first) == std::string::npos;
}

bool reckons(const std::string& cell)
{
    for (const char* start : {"=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"})
        if (cell.starts_with(start))
            return !isNumber(cell);
    return false;
}

Rows asRead(const std::string& text)
{
    Rows rows;
    for (const roster::csv::Row& row : roster::csv::parse(text.substr(3), ',').rows)
        rows.push_back(row.cells);
    return rows;
}

std::size_t columnOf(const Rows& rows, const std::string& name)
{
    const auto at = std::find(rows.front().begin(), rows.front().end(), name);
    if (at == rows.front().end())
        qFatal("no column %s", name.c_str());
    return static_cast<std::size_t>(at - rows.front().begin());
}

std::string textOf(const tournament::Tournament& tournament, Table table)
{
    return files::csvText(share::tableOf(tournament, table));
}

Rows rowsOf(const tournament::Tournament& tournament, Table table)
{
    return csvRows(textOf(tournament, table)).value_or(Rows{{}});
}

/// Sums a column over the rows that have a number in it.
long long sum(const Rows& rows, const std::string& column)
{
    long long all = 0;
    for (std::size_t row = 1; row < rows.size(); ++row)
        all += std::atoll(rows[row][columnOf(rows, column)].c_str());
    return all;
}

} // namespace

class tst_tables : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void anyTextComesBack();
    void formulasAreDisarmedAndNumbersStay();
    void everyTournamentIsReadBack();
    void nobodysCardIsInIt();
    void namesComeBackAsTheyAre();
    void theResultsAreThoseOfTheTournament();
    void waitingMatchesNameTheirFeeders();
    void everyPointOfEveryHandIsInIt();
    void theDealerOfAHandInPlay();
    void whoWasHere();
    void tellsOfThoseOfWhomTheReportTells();
    void theJournalHasEveryFact();
};

void tst_tables::anyTextComesBack()
{
    QVERIFY(rc::check("any table is read as it was written", [] {
        const auto width = *rc::gen::inRange<std::size_t>(2, 6);
        const auto text = rc::gen::container<std::string>(
            rc::gen::weightedOneOf<char>({{3, rc::gen::elementOf(std::string(",\"\r\n=+-@\t ;'"))},
                                          {5, rc::gen::inRange<char>('a', 'z')}}));
        files::CsvTable table{std::vector<std::string>(width, "a \"column\""), {}};
        Rows expected{table.columns};
        for (int row = *rc::gen::inRange(0, 5); row > 0; --row) {
            table.rows.emplace_back();
            expected.emplace_back();
            for (std::size_t i = 0; i < width; ++i) {
                const std::string cell = *text;
                table.rows.back().emplace_back(cell);
                expected.back().push_back(files::disarmed(cell));
                RC_ASSERT(!reckons(expected.back().back()));
                RC_ASSERT(expected.back().back() == cell || expected.back().back() == '\'' + cell);
            }
        }
        const auto rows = csvRows(files::csvText(table));
        RC_ASSERT(rows.has_value());
        RC_ASSERT(*rows == expected);
    }));
}

void tst_tables::formulasAreDisarmedAndNumbersStay()
{
    const files::CsvTable table{{"a", "b", "c", "d"},
                                {{-5LL, std::string("-5"), std::string(" =1+1"), {}},
                                 {12LL, std::string("A-1"), std::string("\tx"), std::string("a, \"b\"\nc")}}};
    SAYS(files::csvText(table));
}

void tst_tables::everyTournamentIsReadBack()
{
    int rows = 0;
    for (int seed = 1; seed <= 3; ++seed)
        for (const tournaments::Shape& shape : tournaments::shapesFor(12)) {
            const tournament::Tournament tournament = nasty::tournamentOf(shape.draw, 12, seed, 150);
            for (const Table table : share::allTables()) {
                const std::string text = textOf(tournament, table);
                const auto read = csvRows(text);
                QVERIFY2(read, (std::string(shape.name) + ", " + std::string(share::word(table))).c_str());
                QVERIFY2(*read == asRead(text), "the roster's reader reads it otherwise");
                for (const auto& row : *read)
                    for (const std::string& cell : row)
                        QVERIFY2(!reckons(cell), cell.c_str());
                rows += static_cast<int>(read->size()) - 1;
            }
        }
    QVERIFY(rows > 3000);
}

void tst_tables::nobodysCardIsInIt()
{
    const tournament::Tournament tournament =
        nasty::tournamentOf(tournaments::drawOf(facts::Format::RoundRobin), 6, 4, 60);
    QCOMPARE(tournament::person(*tournament.setting, "P1")->cardEnd, nasty::cardEnd);
    for (const Table table : share::allTables()) {
        const std::string text = textOf(tournament, table);
        QVERIFY2(text.find(nasty::cardEnd) == std::string::npos, text.c_str());
        QVERIFY(text.find(nasty::cardHash.substr(0, 12)) == std::string::npos);
    }
}

void tst_tables::namesComeBackAsTheyAre()
{
    const tournament::Tournament tournament =
        nasty::tournamentOf(tournaments::drawOf(facts::Format::SingleElimination), 12, 5, 0);
    const Rows rows = rowsOf(tournament, Table::Standings);
    std::set<std::string> names;
    for (std::size_t row = 1; row < rows.size(); ++row)
        names.insert(rows[row][columnOf(rows, "team")]);
    QCOMPARE(names.size(), 12U);
    for (int n = 1; n <= 12; ++n) {
        const std::string name = nasty::nameOf(n);
        QVERIFY2(names.contains(n <= 4 || n == 11 ? '\'' + name : name), name.c_str());
    }
}

void tst_tables::theResultsAreThoseOfTheTournament()
{
    const tournament::Tournament tournament =
        nasty::tournamentOf(tournaments::drawOf(facts::Format::DoubleElimination), 7, 6, 220);
    const Rows rows = rowsOf(tournament, Table::Results);
    std::size_t row = 0;
    int final = 0;
    for (const bracket::Match& drawn : tournament.setting->bracket.matches) {
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        if (!match || !match->number)
            continue;
        QVERIFY(++row < rows.size());
        const auto at = [&](const char* column) { return rows[row][columnOf(rows, column)]; };
        QCOMPARE(at("match"), std::to_string(*match->number));
        QCOMPARE(at("match_id"), match->id);
        if (!match->games.empty()) {
            QCOMPARE(at("score_a"), std::to_string(tournament::result(*match).score.a));
            QCOMPARE(at("score_b"), std::to_string(tournament::result(*match).score.b));
        }
        if (match->winner) {
            const std::string name =
                tournament::team(*tournament.setting, match->teams[*match->winner])->name;
            QCOMPARE(at("winner"), files::disarmed(name));
            ++final;
        } else
            QCOMPARE(at("winner"), std::string());
    }
    QCOMPARE(rows.size(), row + 1);
    QVERIFY(final > 0);
}

void tst_tables::waitingMatchesNameTheirFeeders()
{
    tournaments::LiveTournament live(tournaments::shortGame);
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a');
    live.openAgain("W1-1");
    const Rows rows = rowsOf(live.desk().tournament(), Table::Results);
    const std::size_t column = columnOf(rows, "waits_for");
    QCOMPARE(rows.size(), std::size_t{4});
    QCOMPARE(rows[1][column], std::string());
    QCOMPARE(rows[3][column], std::string("match 1"));
}

void tst_tables::everyPointOfEveryHandIsInIt()
{
    const tournament::Tournament tournament =
        nasty::tournamentOf(tournaments::drawOf(facts::Format::RoundRobin), 6, 7, 250);
    long long points = 0;
    std::size_t sides = 0;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        for (const tournament::Sheet& sheet : match->games) {
            for (const scoring::HandLedger& hand : sheet.ledger.hands) {
                points += hand.sides.a.points + hand.sides.b.points;
                sides += 2;
            }
            for (const tournament::Item& item : sheet.items)
                sides += item.isOpen ? 2 : 0;
        }
    const Rows rows = rowsOf(tournament, Table::Hands);
    QVERIFY(points != 0 && sides > 40);
    QCOMPARE(rows.size(), sides + 1);
    QCOMPARE(sum(rows, "points"), points);
    std::set<std::string> calls;
    for (std::size_t row = 1; row < rows.size(); ++row)
        calls.insert(rows[row][columnOf(rows, "bid_1")]);
    QVERIFY(calls.contains("nil"));
}

// Nobody has said who deals it: it is the turn after the hand before.
void tst_tables::theDealerOfAHandInPlay()
{
    tournaments::LiveTournament live;
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.call("W1-1"), "");
    live.enter("W1-1", R"({"dealer":"b2","a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})");
    QCOMPARE(live.enter("W1-1", tournaments::bidsLine), "ok hand 2 a 71 b 50 open");
    const Rows rows = rowsOf(live.desk().tournament(), Table::Hands);
    QCOMPARE(rows.size(), 5U);
    QCOMPARE(rows[1][columnOf(rows, "dealer")], std::string("b2"));
    QCOMPARE(rows[3][columnOf(rows, "dealer")], std::string("a1"));
}

void tst_tables::whoWasHere()
{
    tournaments::LiveTournament live({"traditional", 4, 4, false, {}});
    QCOMPARE(live.record(facts::Checkin{"P1", "Campus ID", {}, {}}), "");
    const Rows rows = rowsOf(live.desk().tournament(), Table::Attendance);
    QCOMPARE(rows.size(), 9U);
    int here = 0;
    for (std::size_t row = 1; row < rows.size(); ++row)
        here += rows[row][columnOf(rows, "here")] == "yes" ? 1 : 0;
    QCOMPARE(here, 1);
    QCOMPARE(rows[1][columnOf(rows, "player")], std::string("Player 1"));
    QCOMPARE(rows[1][columnOf(rows, "id_shown")], std::string("Campus ID"));
    QCOMPARE(rows[1][columnOf(rows, "by")], std::string("J. Park"));
    QCOMPARE(rows[1][columnOf(rows, "at_utc")].substr(0, 13), std::string("2026-11-21 18"));
}

// Of who left the team and of a team that was replaced only those who came, as in the report.
void tst_tables::tellsOfThoseOfWhomTheReportTells()
{
    tournaments::LiveTournament live({"traditional", 4, 4, false, {}});
    for (const char* person : {"P1", "P7"})
        QVERIFY(desk::checkIn(live.desk(), "J. Park", person, {}));
    for (const char* leaves : {"P1", "P2"}) {
        desk::SubstituteOptions options{
            .team = "T1", .leaves = leaves, .newPlayer = "In for " + std::string(leaves)};
        QVERIFY(desk::substitute(live.desk(), "J. Park", options));
    }
    desk::LateEntryOptions late{
        .replaces = "T4",
        .newTeam = desk::TeamEntry{"Late Bloomers", {}, {{"", "Kim Vo", {}}, {"", "Lou Beck", {}}}}};
    QVERIFY(desk::enterLate(live.desk(), "J. Park", late));
    std::vector<std::string> told;
    for (const desk::TeamAttendance& each : desk::attendanceOf(live.desk().tournament()))
        told.push_back(each.player + (each.at.empty() ? ", no" : ", yes") + (each.left ? ", left" : ""));
    const Rows rows = rowsOf(live.desk().tournament(), Table::Attendance);
    std::vector<std::string> written;
    for (std::size_t row = 1; row < rows.size(); ++row)
        written.push_back(rows[row][columnOf(rows, "player")] + ", " + rows[row][columnOf(rows, "here")] +
                          (rows[row][columnOf(rows, "role")] == "left" ? ", left" : ""));
    QCOMPARE(written, told);
    const std::vector<std::string> all{
        "In for P1, no", "In for P2, no", "Player 1, yes, left", "Player 3, no", "Player 4, no",
        "Player 5, no",  "Player 6, no",  "Player 7, yes",       "Kim Vo, no",   "Lou Beck, no"};
    QCOMPARE(written, all);
}

void tst_tables::theJournalHasEveryFact()
{
    const tournament::Tournament tournament =
        nasty::tournamentOf(tournaments::drawOf(facts::Format::SingleElimination), 6, 8, 90);
    const Rows rows = rowsOf(tournament, Table::Journal);
    QCOMPARE(rows.size(), tournament::entries(tournament).size() + 1);
    int undone = 0;
    for (std::size_t row = 1; row < rows.size(); ++row) {
        QCOMPARE(rows[row][columnOf(rows, "seq")], std::to_string(row));
        QVERIFY(!rows[row][columnOf(rows, "text")].empty());
        undone += rows[row][columnOf(rows, "holds")] == "no" ? 1 : 0;
    }
    QVERIFY(undone > 0);
}

TEST_CLASS(tst_tables)
#include "tst_tables.moc"
