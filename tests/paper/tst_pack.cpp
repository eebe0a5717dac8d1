// The paper pack: the sheets to go on with by hand.
#include "signed.h"

#include "desk/drawing/drawlater.h"
#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;

using pdf::eight;
using pdf::print;

namespace {

/// The sheets of a pack: so many of matches, and so many of none.
std::pair<int, int> sheetsIn(const paper::Document& pack)
{
    int ofMatches = 0;
    int blank = 0;
    for (const paper::Page& page : pack.pages)
        if (page.tellsRules)
            ++(page.sheets.empty() ? blank : ofMatches);
    return {ofMatches, blank};
}

} // namespace

class tst_pack : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void thePackHasAllThatMayComeNext();
    void thePackHasTheFinalUnderItsOwnRules();
    void thePackHasTheSheetOfAMatchInPlay();
    void thePackOfEveryFormat_data();
    void thePackOfEveryFormat();
    void thePackHasASheetForEveryMatch();
    void thePackHasSheetsForARoundThatIsNotPaired();
};

// Eight teams, one match over: the semifinal behind two that are on may come next, the final may not.
void tst_pack::thePackHasAllThatMayComeNext()
{
    tournaments::LiveTournament live(eight());
    live.playOut("W1-1", 'a');
    const paper::Document pack = print(live, u"pack"_s);
    const pdf::File file(pack);
    const QString text = file.text();
    MENTIONS_ALL(text, 8);
    // A bracket, the list, three quarterfinals, two semifinals, four blank ones.
    QCOMPARE(pack.pages.size(), 1 + 1 + 3 + 2 + 4);
    pdf::staysOnPage(file);
}

// A blank sheet tells the regular rules, and the final is played under others.
void tst_pack::thePackHasTheFinalUnderItsOwnRules()
{
    tournaments::LiveTournament live(pdf::unc(8));
    const paper::Document pack = print(live, u"pack"_s);
    QCOMPARE(sheetsIn(pack), std::pair(4 + 2 + 1, 4));
    const pdf::File file(pack);
    pdf::contains(file.text(1 + 1 + 4 + 2 + 1),
                  {u"Match 7 · final"_s, u"winner of 5"_s, u"to 500"_s, u"Out of rows?"_s});
    QVERIFY(!file.text(1).contains(u"Out of rows?"_s)); // the bracket has none
}

// With its hands, bags and dealer: it is continued by hand. So does one that is over and not signed.
void tst_pack::thePackHasTheSheetOfAMatchInPlay()
{
    tournaments::LiveTournament live(eight());
    live.playOut("W1-1", 'a');
    live.play("W1-2", 'a');
    QCOMPARE(live.call("W1-3", {3, facts::Seat::A1}), std::string());
    QCOMPARE(live.enter("W1-3", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"),
             std::string("ok hand 1 a 71 b 50 in-progress"));
    const paper::Document pack = print(live, u"pack"_s);
    const pdf::File file(pack); // after the bracket and the list
    pdf::contains(file.text(3), {u"Match 2 · quarterfinal"_s, u"Captain A"_s});
    MENTIONS_ALL(file.text(4), 4);
    pdf::contains(file.text(5), {u"Match 4 · quarterfinal"_s});
    QCOMPARE(sheetsIn(pack), std::pair(3, 2 + 4)); // those begun are not handed out
    pdf::staysOnPage(file);
}

void tst_pack::thePackOfEveryFormat_data()
{
    QTest::addColumn<facts::Format>("format");
    QTest::addColumn<int>("sheets");
    QTest::addColumn<int>("blank");
    QTest::addColumn<QString>("last");
    using facts::Format;
    QTest::newRow("single elimination") << Format::SingleElimination << 4 + 2 << 4 << u"winner of 3"_s;
    // The second winners’ round and the first of the losers'; blank ones for the seven behind them.
    QTest::newRow("double elimination") << Format::DoubleElimination << 4 + 2 + 2 << 7 << u"loser of 3"_s;
    QTest::newRow("round robin") << Format::RoundRobin << 28 << 4 << u"Match 28 · round 7"_s;
    QTest::newRow("pools") << Format::PoolsPlayoff << 12 + 2 << 4 << u"1st in pool A"_s;
    QTest::newRow("Swiss") << Format::Swiss << 4 << 4 << u"Match 4 · round 1"_s;
}

// Of eight teams, before anything is played.
void tst_pack::thePackOfEveryFormat()
{
    QFETCH(facts::Format, format);
    QFETCH(int, sheets);
    QFETCH(int, blank);
    QFETCH(QString, last);
    tournaments::Setup setup = eight();
    setup.draw.format = format;
    if (format == facts::Format::Swiss)
        setup.draw.rounds = 3;
    if (format == facts::Format::PoolsPlayoff) {
        setup.draw.pools = 2;
        setup.draw.advance = 2;
    }
    tournaments::LiveTournament live(setup);
    if (format == facts::Format::Swiss)
        QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    const paper::Document pack = print(live, u"pack"_s);
    QCOMPARE(sheetsIn(pack), std::pair(sheets, blank));
    const pdf::File file(pack);
    pdf::contains(file.text(), {last});
    pdf::staysOnPage(file);
}

// With the two finals of a double elimination; once something is over it needs none.
void tst_pack::thePackHasASheetForEveryMatch()
{
    tournaments::LiveTournament live(tournaments::setupIn(facts::Format::DoubleElimination, 12));
    const auto sheets = [&] {
        const auto [ofMatches, blank] = sheetsIn(print(live, u"pack"_s));
        return ofMatches + blank;
    };
    QCOMPARE(sheets(), 23);
    const std::vector<const tournament::Match*> all = tournament::inOrder(live.desk().tournament());
    const std::string first = (*std::find_if(all.begin(), all.end(), [](const tournament::Match* match) {
                                  return match->number == 1;
                              }))->id;
    live.playOut(first, 'a');
    QCOMPARE(sheets(), 22);
}

// Eleven teams are five sheets, and one sits out.
void tst_pack::thePackHasSheetsForARoundThatIsNotPaired()
{
    tournaments::Setup setup;
    setup.teams = 11;
    setup.tables = 6;
    setup.draw.format = facts::Format::Swiss;
    setup.draw.rounds = 2;
    tournaments::LiveTournament live(setup);
    QCOMPARE(sheetsIn(print(live, u"pack"_s)), std::pair(0, 5));
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QCOMPARE(sheetsIn(print(live, u"pack"_s)), std::pair(5, 5));
    for (const char* match : {"S1-1", "S1-2", "S1-3", "S1-4", "S1-5"})
        live.playOut(match, 'a');
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QCOMPARE(sheetsIn(print(live, u"pack"_s)), std::pair(5, 4)); // the last round
}

TEST_CLASS(tst_pack)
#include "tst_pack.moc"
