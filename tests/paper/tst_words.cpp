// What stands on the prints, as a supervisor would look for it.
#include "pdf.h"
#include "signed.h"

#include "desk/rulings/conduct.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournaments/livetournament.h"

#include <algorithm>

using namespace Qt::StringLiterals;

using pdf::unc;
using pdf::wordsOf;

namespace {

QString refusal(const tournament::Tournament& tournament, const QString& word, const std::string& match = {})
{
    const auto made =
        paper::make(*paper::print(word), pdf::recordOf(tournament), paper::Format::Letter, match);
    return made ? QString() : QString::fromStdString(wording::text(made.error()));
}

/// Everybody showed an ID for that match.
void checkIn(tournaments::LiveTournament& live, const std::string& match,
             const std::vector<const char*>& players)
{
    for (const char* player : players)
        QCOMPARE(live.record(facts::Checkin{player, "UNC One Card", match, {}}), std::string());
}

/// A match with all that a sheet can have to show.
void playWithEverything(tournaments::LiveTournament& live)
{
    checkIn(live, "W1-1", {"P1", "P2", "P7", "P8"});
    const desk::CallOptions call{3, facts::Seat::B1};
    QCOMPARE(live.call("W1-1", call), std::string());
    const auto enter = [&](const char* line) {
        const std::string answer = live.enter("W1-1", line);
        QVERIFY2(answer.substr(0, 2) == "ok", answer.c_str());
    };
    enter(R"({"misdeal":{"calledBy":"a2","reason":"no-spade"}})");
    enter(R"({"a":{"bids":["nil",5],"tricks":[0,6]},"b":{"bids":[4,3],"tricks":[4,3]}})");
    enter(R"({"a":{"bids":[3,4],"tricks":[2,3]},"b":{"bids":["nil",4],"tricks":[2,6]}})");
    enter(R"({"a":{"bids":[2,3],"tricks":[4,3]},"b":{"bids":[3,2],"tricks":[3,3]},
              "reneges":[{"by":"b","accused":"a2","book":9,"ruling":"upheld"}]})");
    enter(R"({"a":{"bids":[1,1],"tricks":[3,3]},"b":{"bids":[4,3],"tricks":[4,3]},
              "override":{"reason":"both captains let it stand"}})");
}

} // namespace

class tst_words : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void theBracketShowsWhoPlaysWhom();
    void everyFootTellsTheVersionOfTheRules();
    void anUprightFootTellsTheRulesOfTheFinalToo();
    void anIdStandsInOneLine();
    void aSheetTellsWhatEndsAGame();
    void theBracketShowsHowItWent();
    void theBracketSaysHowLongTheFinalIs();
    void aNameThatIsTooLongLeavesTheOthersTheirSize();
    void standingsRankTheTeams();
    void standingsSayThatNothingSeparates();
    void theCheckinListTicksWhoIsHere();
    void whoPlaysAgainstARuleIsMarked();
    void nothingOfASanctionIsOnTheTables();
    void aBlankSheetKnowsItsTable();
    void aSheetIsFilledFromTheRecord();
    void aHandAfterTheEndKeepsItsTricks();
    void aSheetInPlayHasRowsToWriteOn();
    void aLongGameContinuesOnTheNextPage();
    void aMatchDecidedWithoutPlaySaysWhy();
    void aProtestIsOnTheSheet();
    void sheetsAreForMatchesThatWait();
    void bidsOfASideHaveOneColumn();
    void anImpossiblePrintIsRefused();
    void filesHaveNames();
};

void tst_words::theBracketShowsWhoPlaysWhom()
{
    tournaments::LiveTournament live(unc(6));
    pdf::contains(wordsOf(live, u"bracket"_s),
                  {u"Fall Spades"_s, u"Bracket · 6 teams, single elimination"_s, u"Match 1"_s,
                   u"Waiting for check-in"_s, u"bye"_s, u"winner of 1"_s, u"Match 5"_s, u"Final"_s,
                   u"fall-spades.courtside · printed Nov 21, 2026, 7:12 PM · record 9f31c0d2ab47"_s});
}

void tst_words::everyFootTellsTheVersionOfTheRules()
{
    tournaments::Setup asked = unc();
    tournaments::LiveTournament asOnSheet(asked);
    asked.agreed = R"({"end.target":350})";
    tournaments::LiveTournament agreed(asked);
    QStringList versions;
    for (tournaments::LiveTournament* live : {&asOnSheet, &agreed}) {
        const auto& rules = live->desk().tournament().setting->rules;
        QCOMPARE(rules.size(), std::size_t(1));
        versions << QString::fromStdString(rules.front().version);
        QCOMPARE(versions.back().size(), 8);
        for (const QString& what : {u"bracket"_s, u"rulecard"_s})
            pdf::contains(wordsOf(*live, what), {u"record 9f31c0d2ab47 · rules "_s + versions.back()});
    }
    QVERIFY(versions[0] != versions[1]);
}

// Both together are longer than its line.
void tst_words::anUprightFootTellsTheRulesOfTheFinalToo()
{
    tournaments::LiveTournament live(unc(8));
    for (const QString& word : {u"standings"_s, u"checkin"_s}) {
        const QString text = wordsOf(live, word);
        pdf::contains(text, {u"bid of 10 or more +120, 6th bag −60; final: to 500, 45 min"_s,
                             u"bid of 10 or more +200, 10th bag −100"_s});
        QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    }
}

void tst_words::anIdStandsInOneLine()
{
    tournaments::LiveTournament live(unc());
    const char* id = "valid government-issued ID";
    QCOMPARE(live.record(facts::Checkin{"P1", id, "W1-1", {}}), std::string());
    const pdf::File file(pdf::document(live.desk().tournament(), u"attendance"_s));
    const QList<pdf::Word> words = file.words().front().words;
    int shown = 0;
    for (qsizetype i = 0; i + 1 < words.size(); ++i)
        if (words[i].text == u"government-issued"_s) {
            ++shown;
            QCOMPARE(words[i + 1].text, u"ID"_s);
            QVERIFY(qAbs(words[i + 1].box.center().y() - words[i].box.center().y()) < 1);
        }
    QCOMPARE(shown, 1);
}

void tst_words::aSheetTellsWhatEndsAGame()
{
    tournaments::LiveTournament live({.change = [](rules::Venue& venue) {
        scoring::RuleSet& rules = venue.phases.front().rules;
        rules.end.mercyLead = 50;
        rules.contract.tiers = {{7, true, 100, 30}};
    }});
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"),
                  {u"a lead of 50 wins"_s, u"bid of exactly 7 +100 if made, −30 if set"_s});
    QCOMPARE(live.enter("W1-1", tournaments::handLine), std::string("ok hand 1 a 101 b 50 won"));
    QCOMPARE(live.finish("W1-1"), std::string());
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"), {u"(by a lead of 50 or more)"_s});
}

void tst_words::theBracketShowsHowItWent()
{
    tournaments::LiveTournament live;
    live.playOut("W1-1", 'a');
    const int points = tournament::result(live.match("W1-1")).score.a;
    live.result("W1-2", {facts::Winner::B, facts::Decided::NoShow, "nobody came"});
    live.call("W2-1", {2, {}});
    const QString text = wordsOf(live, u"bracket"_s);
    pdf::contains(text, {u"1 Team 1 %1"_s.arg(points), u"2 Team 2 no-show"_s, u"Table 2"_s});
    QVERIFY2(!text.contains(u"No-show"_s), qPrintable(text)); // beside the team is enough
    live.playOut("W2-1", 'a');
    pdf::contains(wordsOf(live, u"bracket"_s), {u"champion: Team 1"_s});
}

// Under the venue's championship rules, which the foot tells behind the others.
void tst_words::theBracketSaysHowLongTheFinalIs()
{
    tournaments::LiveTournament live(unc(8));
    pdf::contains(wordsOf(live, u"bracket"_s),
                  {u"Match 7 · to 500"_s, u"UNC intramural Spades: to 300, 30 min"_s,
                   u"6th bag −60; final: to 500, 45 min, nil ±100, blind nil ±200"_s});
    tournaments::LiveTournament classic; // its final has the rules of all others
    const QString text = wordsOf(classic, u"bracket"_s);
    pdf::contains(text, {u"Match 3"_s, u"Final"_s});
    QVERIFY2(!text.contains(u"Match 3 · to"_s) && !text.contains(u"; match 3"_s), qPrintable(text));
}

void tst_words::aNameThatIsTooLongLeavesTheOthersTheirSize()
{
    const auto heightOfTeam = [](tournaments::LiveTournament& live, paper::Format format) {
        const pdf::File file(pdf::document(live.desk().tournament(), u"bracket"_s, {}, format));
        const QList<pdf::PageWords> pages = file.words();
        const auto& words = pages.front().words;
        const auto found = std::ranges::find(words, u"Team"_s, &pdf::Word::text);
        return found == words.end() ? 0.0 : found->box.height();
    };
    tournaments::LiveTournament usual(unc(16));
    tournaments::LiveTournament withOne(unc(16));
    const std::string tooLong = "WWWWWWWWWWWWWWWWWWWW MMMMMMMMMMMMMMMMMMMM WWWWWWWWWWWWWWWWWW";
    QCOMPARE(withOne.record(facts::Team{"T1", tooLong, {}, {"P1", "P2"}}), std::string());
    for (const paper::Format format : pdf::formats) {
        QVERIFY(heightOfTeam(usual, format) > 10);
        QVERIFY(qAbs(heightOfTeam(withOne, format) - heightOfTeam(usual, format)) < 0.5);
    }
}

void tst_words::standingsRankTheTeams()
{
    tournaments::LiveTournament live;
    pdf::contains(wordsOf(live, u"standings"_s),
                  {u"Standings so far · 4 teams"_s, u"in Team 1"_s, u"0–0 Still in"_s});
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        live.playOut(match, 'b');
    const auto& last = tournament::result(live.match("W2-1")).score;
    const auto& first = tournament::result(live.match("W1-1")).score;
    pdf::contains(
        wordsOf(live, u"standings"_s),
        {u"champion: Team 3"_s, u"1 Team 3"_s, u"2 2–0 "_s, u"2 Team 4"_s,
         u"%1 %2"_s.arg(first.b + last.a).arg(first.a + last.b).replace(u'-', u'−') + u" Runner-up"_s});
}

void tst_words::standingsSayThatNothingSeparates()
{
    tournaments::Setup setup;
    setup.draw.format = facts::Format::PoolsPlayoff;
    setup.draw.pools = 1;
    setup.draw.advance = 2;
    tournaments::LiveTournament live(setup);
    std::vector<std::string> round;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->state == tournament::State::Ready && round.size() < 2)
            round.push_back(match->id);
    QCOMPARE(round.size(), std::size_t{2});
    for (const std::string& id : round) { // the two who win are tied
        const tournament::Match& match = live.match(id);
        const auto winner = match.teams.a < match.teams.b ? facts::Winner::A : facts::Winner::B;
        QCOMPARE(live.result(id, {winner, facts::Decided::Ruling, "by the test"}), std::string());
    }
    pdf::contains(wordsOf(live, u"standings"_s), {u"Pool A: top 2 advance"_s, u"Team 1"_s, u"1 1–0"_s,
                                                  u"Tied: nothing separates these teams"_s});
}

void tst_words::theCheckinListTicksWhoIsHere()
{
    tournaments::LiveTournament live(unc());
    live.record(facts::Checkin{"P3", "UNC One Card", "W1-2", {}});
    pdf::contains(
        wordsOf(live, u"checkin"_s),
        {u"4 teams, by name"_s,
         u"Who may play: Anyone eligible under the UNC Intramural Handbook (rule sheet, The Game 1)"_s,
         u"Show ID before each match: UNC One Card or valid government-issued ID. No ID, no play."_s,
         u"Player 3 Team 2 2 UNC One Card"_s, u"Player 8"_s});
}

// On every paper that somebody at the checks or the table holds, and in what is kept of the tournament. Why,
// and of a sanction anything, is read by nobody there: that stands on the overrides.
void tst_words::whoPlaysAgainstARuleIsMarked()
{
    tournaments::LiveTournament live(unc());
    live.record(facts::Checkin{"P1", {}, "W1-1", "card lost, the team vouches"});
    live.record(facts::Checkin{"P2", "UNC One Card", "W1-1", {}});
    const QString rule = u"despite the venue’s ID rule (The Game 1)"_s;
    pdf::contains(
        wordsOf(live, u"checkin"_s),
        {u"Player 1 † Team 1 1 † Player 1 is allowed to play "_s + rule, u"Player 2 UNC One Card"_s});
    const QString sheet = wordsOf(live, u"scoresheet"_s, "W1-1");
    pdf::contains(sheet, {u"† Player 1 (A1) was allowed to play "_s + rule, u"A1 Player 1 † here"_s,
                          u"A2 Player 2 here"_s});
    for (const int perPage : {2, 4}) {
        paper::PrintOptions asked;
        asked.perPage = perPage;
        const auto small = paper::make(*paper::print(u"scoresheets"_s),
                                       pdf::recordOf(live.desk().tournament()), paper::Format::Letter, asked);
        QVERIFY(small);
        pdf::contains(pdf::File(*small).text(),
                      {u"† Player 1 (A1) was allowed to play despite the venue’s ID rule"_s});
    }
    pdf::contains(wordsOf(live, u"summary"_s), {u"Match 1: Player 1 was allowed to play "_s + rule});
    for (const char* match : {"W1-1", "W1-2"})
        QVERIFY(!wordsOf(live, u"scoresheet"_s, match).contains(u"card lost"_s));
    pdf::contains(wordsOf(live, u"overrides"_s), {rule + u": card lost, the team vouches"_s});
    live.record(facts::Checkin{"P3", {}, "W1-2", "card lost"});
    live.record(facts::Checkin{"P7", {}, "W1-1", "card lost"});
    pdf::contains(wordsOf(live, u"summary"_s), // in the order of the matches
                  {u"Match 1: Player 7 was allowed to play "_s + rule + u" Match 2: Player 3 was allowed"_s});
}

void tst_words::nothingOfASanctionIsOnTheTables()
{
    tournaments::LiveTournament live(unc());
    facts::Sanction sanction{.person = "P1", .reason = "accused of theft"};
    live.record(sanction);
    live.record(facts::Checkin{"P1", "UNC One Card", "W1-1", "appeal pending"});
    for (const QString& what : {u"scoresheet"_s, u"checkin"_s, u"pack"_s, u"summary"_s, u"attendance"_s}) {
        const QString text = wordsOf(live, what, what == u"scoresheet"_s ? "W1-1" : "");
        pdf::contains(text, {u"allowed to play by the supervisor"_s});
        for (const QString& secret : {u"sanction"_s, u"suspen"_s, u"appeal"_s, u"theft"_s})
            QVERIFY2(!text.contains(secret, Qt::CaseInsensitive), qPrintable(what + u": "_s + text));
    }
    pdf::contains(wordsOf(live, u"overrides"_s), {u"allowed to play despite a suspension: appeal pending"_s});
}

void tst_words::aBlankSheetKnowsItsTable()
{
    tournaments::LiveTournament live(unc());
    checkIn(live, "W1-1", {"P1", "P2", "P7", "P8"});
    live.call("W1-1", {4, facts::Seat::B2});
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"),
                  {u"Match 1 · semifinal · table 4"_s,
                   u"UNC intramural Spades, regular: to 300, 30 min, minimum bid 4"_s, u"A Team 1"_s,
                   u"A1 Player 1 here"_s, u"B2 Player 8 here"_s, u"Bid 1 Bid 2 Tricks Points Bags Score"_s,
                   u"1 B2 2 A1 3 B1 4 A2"_s, u"Renege challenge"_s, u"Captain A"_s, u"Write N for nil"_s});
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W2-1"), {u"winner of 1"_s, u"championship: to 500"_s});
}

void tst_words::aSheetIsFilledFromTheRecord()
{
    tournaments::LiveTournament live(unc());
    playWithEverything(live);
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"),
                  {u"misdeal called by A2: no spade"_s, u"nil"_s, u"made"_s, u"failed"_s, u"set"_s,
                   u"renege"_s, u"7→4"_s, u"Hand 3: challenge against A2, trick 9, upheld: "_s,
                   u"challenged by B"_s, u"Hand 4: exception: both captains let it stand"_s});
    const scoring::GameLedger& ledger = live.match("W1-1").games.front().ledger;
    QCOMPARE(ledger.hands.size(), std::size_t(4));
    const QString text = wordsOf(live, u"scoresheet"_s, "W1-1");
    for (const scoring::HandLedger& hand : ledger.hands)
        for (const scoring::Side side : scoring::bothSides)
            pdf::contains(text, {QString::number(hand.sides[side].score).replace(u'-', u'−')});
}

// It counts nothing, so its renege takes no tricks.
void tst_words::aHandAfterTheEndKeepsItsTricks()
{
    tournaments::LiveTournament live({"mckendree", 2, 1, false, {}});
    for (const char* player : {"P1", "P2", "P3", "P4"})
        QCOMPARE(live.record(facts::Checkin{player, "Current McKendree University ID", "W1-1", {}}),
                 std::string());
    const std::string hand = R"({"a":{"bid":7,"tricks":8},"b":{"bid":4,"tricks":5})";
    const auto renege = [](const std::string& ruling) {
        return R"(,"reneges":[{"by":"b","accused":"a1","book":4,"ruling":")" + ruling + R"("}])";
    };
    for (const std::string& more : {std::string(), std::string(), renege("pending"), renege("upheld")})
        live.enter("W1-1", hand + more + '}');
    const scoring::GameLedger& ledger = live.match("W1-1").games.front().ledger;
    QCOMPARE(ledger.hands.size(), std::size_t(4));
    QVERIFY(ledger.hands.back().state == scoring::State::AfterEnd);
    const QString text = wordsOf(live, u"scoresheet"_s, "W1-1");
    pdf::contains(text, {u"renege"_s, u"after end"_s});
    QVERIFY2(!text.contains(u"8→"_s), qPrintable(text));
}

void tst_words::aSheetInPlayHasRowsToWriteOn()
{
    tournaments::LiveTournament live(unc());
    playWithEverything(live);
    const QString text = wordsOf(live, u"scoresheet"_s, "W1-1");
    pdf::contains(text, {u"in play, after 4 hands"_s, u"5 B1 6 A2"_s, u"Time"_s});
    pdf::contains(text, {u"Write N for nil"_s, u"Out of rows?"_s});
    live.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, "B went home"});
    const QString over = wordsOf(live, u"scoresheet"_s, "W1-1");
    pdf::contains(over, {u"Team 1 wins"_s, u"Decided: forfeit (B went home); recorded by J. Park"_s});
    QVERIFY(!over.contains(u"5 B1"_s));
    QVERIFY2(!over.contains(u"Write N"_s) && !over.contains(u"Out of rows?"_s), qPrintable(over));
}

void tst_words::aLongGameContinuesOnTheNextPage()
{
    tournaments::LiveTournament live;
    pdf::playManyHands(live);
    const int hands = tournament::handsOn(live.match("W1-1"));
    QCOMPARE(hands, 24);
    const pdf::File file(pdf::document(live.desk().tournament(), u"scoresheet"_s, "W1-1"));
    QCOMPARE(file.words().size(), 2);
    for (const int page : {1, 2})
        pdf::contains(file.text(page), {u"A Team 1"_s, u"Bid 1 Bid 2 Tricks"_s});
    QVERIFY(!file.text(1).contains(u"Captain A"_s));
    pdf::contains(file.text(2), {u"Captain A"_s, u"%1 "_s.arg(hands)});
}

void tst_words::aMatchDecidedWithoutPlaySaysWhy()
{
    tournaments::LiveTournament live;
    live.result("W1-2", {facts::Winner::B, facts::Decided::NoShow, "nobody came"});
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-2"),
                  {u"Team 3 wins"_s, u"Decided: no-show (nobody came)"_s});
    live.playOut("W1-1", 'a');
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"),
                  {u"Signed by both captains; recorded by J. Park"_s});
}

void tst_words::aProtestIsOnTheSheet()
{
    tournaments::LiveTournament live(unc());
    playWithEverything(live);
    QVERIFY(!wordsOf(live, u"scoresheet"_s, "W1-1").contains(u"Protest"_s));
    QVERIFY(desk::protest(live.desk(), "J. Park", {.match = "W1-1", .reason = "time in the deal"}));
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"),
                  {u"Protest by Team 1 about a rule (time in the deal): open."_s});
    QVERIFY(
        desk::settle(live.desk(), "J. Park",
                     {.match = "W1-1", .ruling = facts::ProtestEnd::Rejected, .reason = "within the rules"}));
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"),
                  {u"Protest by Team 1 about a rule (time in the deal): denied."_s});
}

void tst_words::sheetsAreForMatchesThatWait()
{
    tournaments::LiveTournament live({.teams = 8});
    live.call("W1-1");
    const auto pages = [&] { return pdf::document(live.desk().tournament(), u"scoresheets"_s).pages.size(); };
    QCOMPARE(pages(), 4);
    live.enter("W1-1", R"({"a":{"bids":[3,3],"tricks":[3,3]},"b":{"bids":[3,3],"tricks":[4,3]}})");
    QCOMPARE(pages(), 3);
    live.result("W1-2", {facts::Winner::A, facts::Decided::Forfeit, "left"});
    QCOMPARE(pages(), 2);
}

void tst_words::bidsOfASideHaveOneColumn()
{
    for (const rules::Set& set : rules::sets(*rules::venue(rules::builtIn(), "mckendree")))
        QVERIFY(set.rules.bid.entry == scoring::BidEntry::Team);
    tournaments::LiveTournament live(tournaments::ruledBy("mckendree"));
    const QString text = wordsOf(live, u"scoresheet"_s, "W1-1");
    pdf::contains(text, {u"# Dealer Bid"_s});
    QVERIFY2(!text.contains(u"Bid 1"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"nil"_s), qPrintable(text)); // there is none at that venue
}

void tst_words::anImpossiblePrintIsRefused()
{
    const tournament::Tournament nothing;
    MENTIONS(refusal(nothing, u"bracket"_s));
    MENTIONS(refusal(nothing, u"rulecard"_s));
    MENTIONS(refusal(nothing, u"checkin"_s));
    tournaments::LiveTournament live(unc(3));
    MENTIONS(refusal(live.desk().tournament(), u"scoresheet"_s, "W1-1"));
    MENTIONS(refusal(live.desk().tournament(), u"scoresheet"_s, "W9-9"));
    live.result("W1-2", {facts::Winner::A, facts::Decided::Forfeit, "left"});
    live.result("W2-1", {facts::Winner::A, facts::Decided::Forfeit, "left"});
    MENTIONS(refusal(live.desk().tournament(), u"scoresheets"_s));
    QVERIFY(!paper::print(u"poster"_s));
}

void tst_words::filesHaveNames()
{
    tournaments::LiveTournament live(unc());
    const paper::Record record = pdf::recordOf(live.desk().tournament());
    QCOMPARE(paper::fileName(*paper::print(u"bracket"_s), record), u"fall-spades-bracket.pdf"_s);
    QCOMPARE(paper::fileName(*paper::print(u"closing"_s), record), u"fall-spades-shift-report.pdf"_s);
    QCOMPARE(paper::fileName(*paper::print(u"scoresheet"_s), record, "W2-1"), u"fall-spades-match-3.pdf"_s);
    QCOMPARE(paper::fileName(*paper::print(u"record"_s), record, "W2-1"),
             u"fall-spades-match-3-record.pdf"_s);
}

TEST_CLASS(tst_words)
#include "tst_words.moc"
