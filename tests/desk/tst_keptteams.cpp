// A result is corrected, and a later match that was played by then keeps the teams that played it: the two
// that change places, what is said of both before and after, and the end of the tournament.
#include "desk/corrections/undo.h"
#include "desk/corrections/wholesheet.h"
#include "desk/play/absence.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/queries/absence.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/standings.h"
#include "tournaments/livetournament.h"
#include "tournaments/places.h"
#include "wording/record/refusal.h"
#include "wording/text.h"
#include "wording/tournament/rankingwords.h"

using facts::Resolution;
using tournament::State;
using tournaments::LiveTournament;

namespace {

tournaments::Setup setupOf(facts::Format format, int teams = 4)
{
    tournaments::Setup setup{"traditional", teams, 8, false, R"({"end.target":100})"}; // a hand decides it
    setup.draw.format = format;
    return setup;
}

/// The sides of that match's sheet were written the wrong way round.
desk::SheetOptions swapped(const std::string& match, const std::vector<desk::LaterChoice>& then)
{
    return {.match = match, .sides = true, .reason = "sides were swapped on the sheet", .then = then};
}

desk::Correction swapAt(LiveTournament& live, const std::string& match,
                        const std::vector<desk::LaterChoice>& then)
{
    const desk::SheetOptions options = swapped(match, then);
    const auto seen = desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park",
                                    desk::correctSheet(options));
    const auto done = desk::record(live.desk(), "J. Park", desk::correctSheet(options));
    if (!seen || !done)
        qFatal("%s", wording::inFull((seen ? done.error() : seen.error()).mistakes.front()).c_str());
    return *seen;
}

std::string allOf(const std::vector<std::string>& lines)
{
    std::string all;
    for (const std::string& line : lines)
        all.append(line).append("\n");
    return all;
}

std::string rankOf(const LiveTournament& live, const std::string& team)
{
    for (const tournament::Standing& each :
         tournament::standings(const_cast<LiveTournament&>(live).desk().tournament()))
        if (each.team == team)
            return tournament::rankText(each);
    return {};
}

using Teams = tournament::PerSide<std::string>;

} // namespace

class tst_keptteams : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void theOtherTakesTheVacantPlace();
    void thatEliminatesInSingleElimination();
    void itHoldsWhileTheMatchIsOpen();
    void oneAnswerSettlesBothHalves();
    void undoBringsBothBack();
    void aNoShowIsNotCalledFinal();
    void aDoubleForfeitEliminatesBoth();
    void aPairingNamesAllThatItWaitsFor();
};

// Match 1 was Team 4's, and Team 1 has won match 3 by then.
void tst_keptteams::theOtherTakesTheVacantPlace()
{
    LiveTournament live(setupOf(facts::Format::DoubleElimination));
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a');
    const desk::Correction seen = swapAt(live, "W1-1", {{"W2-1", Resolution::Stand}});
    const auto places = desk::changedPlaces(seen, "W2-1");
    QCOMPARE(places.size(), 2U);
    QCOMPARE(places[0].team, "T1");
    QCOMPARE(places[0].next, "F-1");
    QCOMPARE(places[1].team, "T4");
    QCOMPARE(places[1].next, "L1-1");
    const std::string told = allOf(desk::laterTexts(seen));
    MENTIONS_ALL(told, 2);
    MENTIONS(desk::correctionText(seen));
    QCOMPARE(live.finish("W1-1"), "");

    const tournament::Tournament& tournament = live.desk().tournament();
    QCOMPARE(tournaments::wrongPlaces(tournament), "");
    QCOMPARE(*live.match("W1-1").winner, scoring::Side::B);
    QVERIFY(live.match("L1-1").teams == (Teams{"T4", "T3"}));
    QVERIFY(live.match("F-1").teams == (Teams{"T1", ""}));
    const std::string final = desk::finalText(tournament, "W1-1");
    MENTIONS(final);
    QVERIFY(!QByteArray(final.c_str()).contains("advances"));
    SAYS(desk::onwardTexts(tournament, "W1-1").back());

    live.playOutAll({"L1-1", "L2-1", "F-1"}, 'a');
    QCOMPARE(tournaments::wrongPlaces(tournament), "");
    QCOMPARE(tournaments::wrongInTheEnd(live.desk().tournament()), "");
    QCOMPARE(tournament::champion(live.desk().tournament()), "T1");
}

void tst_keptteams::thatEliminatesInSingleElimination()
{
    LiveTournament live(setupOf(facts::Format::SingleElimination));
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a');
    const desk::Correction seen = swapAt(live, "W1-1", {{"W2-1", Resolution::Stand}});
    const auto places = desk::changedPlaces(seen, "W2-1");
    QCOMPARE(places.size(), 2U);
    QCOMPARE(places[0].rank, 1);
    QCOMPARE(places[1].next, "");
    QCOMPARE(places[1].rank, 3);
    QCOMPARE(places[1].rankTo, 4);
    MENTIONS(allOf(desk::laterTexts(seen)));
    QCOMPARE(live.finish("W1-1"), "");
    MENTIONS(desk::finalText(live.desk().tournament(), "W1-1"));
    const auto rows = tournament::standings(live.desk().tournament());
    QCOMPARE(rows.front().team, "T1");
    QCOMPARE(rankOf(live, "T4"), "3–4");
    QCOMPARE(rows[2].team == "T4" ? rows[2].won : rows[3].won, 1); // its record has the corrected result
    MENTIONS(wording::decidedBy(live.desk().tournament(), rows[2].team == "T4" ? rows[2] : rows[3]));
    QCOMPARE(tournaments::wrongPlaces(live.desk().tournament()) +
                 tournaments::wrongInTheEnd(live.desk().tournament()),
             "");
}

void tst_keptteams::itHoldsWhileTheMatchIsOpen()
{
    LiveTournament live(setupOf(facts::Format::DoubleElimination));
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    QCOMPARE(live.call("W2-1"), "");
    swapAt(live, "W1-1", {{"W2-1", Resolution::Stand}});
    QCOMPARE(tournaments::wrongPlaces(live.desk().tournament()), "");
    QVERIFY(live.match("W2-1").teams == (Teams{"T1", "T2"}));
    QVERIFY(live.match("L1-1").teams == (Teams{"T4", "T3"}));
    live.playOut("W2-1", 'b');
    QCOMPARE(tournaments::wrongPlaces(live.desk().tournament()), "");
    QVERIFY(live.match("L2-1").teams == (Teams{"T1", ""}));
}

// Of the second round: its winner and its loser have both played on.
void tst_keptteams::oneAnswerSettlesBothHalves()
{
    LiveTournament live(setupOf(facts::Format::DoubleElimination, 8));
    for (const char* match :
         {"W1-1", "W1-2", "W1-3", "W1-4", "W2-1", "W2-2", "L1-1", "L1-2", "L2-1", "L2-2", "W3-1"})
        live.playOut(match, 'a');
    const auto undecided = desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park",
                                         desk::correctSheet(swapped("W2-1", {})));
    QVERIFY(undecided && undecided->undecided.size() == 2);
    const tournament::Tournament before = live.desk().tournament();
    swapAt(live, "W2-1", {{"W3-1", Resolution::Stand}});
    QCOMPARE(tournaments::wrongPlaces(live.desk().tournament()), "");
    for (const char* match : {"W3-1", "L2-1", "L2-2", "L3-1"})
        QVERIFY(live.match(match).teams == tournament::match(before, match)->teams);
    QCOMPARE(desk::undo(live.desk(), "J. Park").has_value(), true);
    swapAt(live, "W2-1", {{"L2-2", Resolution::Stand}, {"W3-1", Resolution::Stand}});
}

void tst_keptteams::undoBringsBothBack()
{
    LiveTournament live(setupOf(facts::Format::DoubleElimination));
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a');
    const tournament::Tournament before = live.desk().tournament();
    swapAt(live, "W1-1", {{"W2-1", Resolution::Stand}});
    QVERIFY(desk::undo(live.desk(), "J. Park").has_value());
    QCOMPARE(tournament::changed(before, live.desk().tournament()), std::vector<std::string>{});
    QVERIFY(*before.seating == *live.desk().tournament().seating);
}

void tst_keptteams::aNoShowIsNotCalledFinal()
{
    LiveTournament live(setupOf(facts::Format::SingleElimination));
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    QCOMPARE(live.result("W2-1", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), "");
    QCOMPARE(live.match("W2-1").state, State::Final);
    const desk::Correction seen = swapAt(live, "W1-1", {});
    const std::string told = allOf(desk::laterTexts(seen));
    QVERIFY(!QByteArray(told.c_str()).contains("it is finished"));
    MENTIONS(told);
    QCOMPARE(live.match("W2-1").state, State::Ready);
}

void tst_keptteams::aDoubleForfeitEliminatesBoth()
{
    LiveTournament live(setupOf(facts::Format::DoubleElimination));
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    const tournament::Absence both{facts::Winner::None, facts::Decided::Forfeit};
    MENTIONS(allOf(desk::costOf(live.desk().tournament(), live.match("W2-1"), both)));
    const tournament::Absence one{facts::Winner::A, facts::Decided::Forfeit};
    QVERIFY(!QByteArray(allOf(desk::costOf(live.desk().tournament(), live.match("W2-1"), one)).c_str())
                 .contains("eliminated"));
    QCOMPARE(live.result("W2-1", {facts::Winner::None, facts::Decided::Forfeit, "nobody came"}), "");
    SAYS(desk::finalText(live.desk().tournament(), "W2-1"));
    QVERIFY(desk::eliminatesBoth(live.desk().tournament(), live.match("W2-1")));
    QCOMPARE(rankOf(live, "T1"), "2–3");
    QCOMPARE(rankOf(live, "T2"), "2–3");
    LiveTournament ranked(setupOf(facts::Format::RoundRobin));
    QCOMPARE(ranked.result("A1-1", {facts::Winner::None, facts::Decided::Forfeit, "nobody came"}), "");
    SAYS(desk::finalText(ranked.desk().tournament(), "A1-1"));
    QVERIFY(!desk::eliminatesBoth(ranked.desk().tournament(), ranked.match("A1-1")));
}

void tst_keptteams::aPairingNamesAllThatItWaitsFor()
{
    tournaments::Setup setup = setupOf(facts::Format::Swiss);
    setup.draw.rounds = 2;
    LiveTournament live(setup);
    const auto first = tournament::nextPairing(live.desk().tournament());
    if (first)
        QCOMPARE(live.record(*first), "");
    SAYS(wording::text(tournament::nextPairing(live.desk().tournament()).error()));
    live.playOut("S1-1", 'a');
    SAYS(wording::text(tournament::nextPairing(live.desk().tournament()).error()));
}

TEST_CLASS(tst_keptteams)
#include "tst_keptteams.moc"
