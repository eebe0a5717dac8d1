// A whole sheet was written wrong: its sides in each other's columns, its seats, or under another match.
#include "nights/evening.h"

#include "desk/amend.h"
#include "desk/decide.h"
#include "desk/history.h"
#include "desk/takeover.h"
#include "desk/transfer.h"
#include "desk/undo.h"
#include "desk/verify.h"
#include "desk/wholesheet.h"
#include "json/value.h"

using desk::SheetOptions;
using facts::Seat;
using nights::Evening;

namespace {

constexpr const char* hand = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
constexpr const char* other = R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})";
const scoring::PerSide<int> score{131, 111}; // after both

const nights::Setup shortGame{"traditional", 4, 4, false, R"({"end.target":100})"};

SheetOptions swapped(const std::string& match)
{
    SheetOptions options;
    options.match = match;
    options.sides = true;
    options.reason = "wrong columns";
    return options;
}

SheetOptions moved(const std::string& from, const std::string& to)
{
    SheetOptions options;
    options.match = from;
    options.to = to;
    options.reason = "wrong table";
    return options;
}

std::string look(Evening& evening, const SheetOptions& options)
{
    const night::Night& night = evening.desk().night();
    const auto seen = desk::previewSheet(night, evening.desk().world(), "J. Park", options);
    return seen ? desk::sheetText(*seen, options) : seen.error().mistakes.front();
}

/// Empty where it was done.
std::string apply(Evening& evening, const SheetOptions& options)
{
    const auto done = desk::correctSheet(evening.desk(), "J. Park", options);
    return done ? std::string() : done.error().mistakes.front();
}

std::string undo(Evening& evening, const std::optional<std::string>& match = {})
{
    const auto undone = desk::undo(evening.desk(), "J. Park", match);
    return undone ? desk::undoneText(*undone, "taken back") : undone.error().mistakes.front();
}

scoring::PerSide<int> scoreOf(Evening& evening, const std::string& match)
{
    return night::result(evening.match(match)).score;
}

std::string amendFirst(Evening& evening, const std::string& match, const std::string& given)
{
    desk::AmendOptions asked;
    asked.match = match;
    asked.hand = 1;
    asked.given = given;
    asked.reason = "misread";
    const auto done = desk::amend(evening.desk(), "J. Park", asked);
    return done ? desk::amendedText(*done) : done.error().mistakes.front();
}

bool sound(Evening& evening)
{
    const auto verified = desk::verify(evening.path());
    if (verified && !verified->isSound())
        qWarning("%s", desk::verifiedText(*verified, "night").c_str());
    return verified && verified->isSound();
}

/// UNC's rules, where everybody's card was seen for both first matches.
struct AtUnc : Evening {
    AtUnc() : Evening({"unc-regular", 4, 4, false, {}})
    {
        for (int n = 1; n <= 8; ++n) {
            const char* match = n <= 2 || n >= 7 ? "W1-1" : "W1-2";
            if (const auto no = record(facts::Checkin{nights::id("P", n), "UNC One Card", match, {}});
                !no.empty())
                qFatal("%s", no.c_str());
        }
    }
};

void playTwo(Evening& evening)
{
    evening.enter("W1-1", hand);
    evening.enter("W1-1", other);
}

} // namespace

class tst_wholesheet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theColumnsChange();
    void whatCameFromPaperGoesAlong();
    void swappedTwiceIsNothing();
    void rulingsChangeColumnsToo();
    void whatComesAfterIsAsItIsWritten();
    void bidsOnRecordChangeColumns();
    void aFinishedMatchGoesToTheOther();
    void aLaterMatchIsDecidedWithIt();
    void partnersSitTheOtherWay();
    void anotherDealtFirst();
    void aSheetGoesToItsMatch();
    void theNextHandGoesOnWhereItIsNow();
    void aRulingIsDecidedWhereItIsNow();
    void theFormerSheetIsBlankAgain();
    void aSheetGoesOnAndBack();
    void oneUndoTakesItBack();
    void whatWentOnComesFirst();
    void whatItSaidStaysReadable();
    void itIsRebuiltFromItsFacts();
    void refusals();
    void asJson();
};

void tst_wholesheet::theColumnsChange()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(scoreOf(evening, "W1-1"), score);
    const night::Night before = evening.desk().night();
    QCOMPARE(look(evening, swapped("W1-1")), "match 1: A and B change columns in 2 hands; who dealt stays\n"
                                             "match 1: a 131 b 111, in play becomes a 111 b 131, in play\n");
    QVERIFY(evening.desk().night() == before);
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    QCOMPARE(scoreOf(evening, "W1-1"), (scoring::PerSide<int>{111, 131}));
    QCOMPARE(evening.match("W1-1").teams.a, "T1"); // the teams stay on their sides
    QVERIFY(sound(evening));
}

void tst_wholesheet::whatCameFromPaperGoesAlong()
{
    Evening evening;
    evening.call("W1-1");
    evening.call("W1-2");
    scoring::Start start;
    start.sides = {{120, 4, 1}, {88, 2, 0}};
    QVERIFY(desk::takeOver(evening.desk(), "J. Park", "W1-1", start));
    evening.enter("W1-1", hand);
    QCOMPARE(scoreOf(evening, "W1-1"), (scoring::PerSide<int>{191, 138}));
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(scoreOf(evening, "W1-2"), (scoring::PerSide<int>{191, 138}));
    QVERIFY(evening.match("W1-1").games.empty());
    QCOMPARE(apply(evening, swapped("W1-2")), "");
    QCOMPARE(scoreOf(evening, "W1-2"), (scoring::PerSide<int>{138, 191}));
    QCOMPARE(night::startOf(evening.match("W1-2"), 1).sides.b, start.sides.a);
    QVERIFY(sound(evening));
}

void tst_wholesheet::swappedTwiceIsNothing()
{
    Evening evening;
    playTwo(evening);
    const night::Match before = evening.match("W1-1");
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    QVERIFY(evening.match("W1-1") == before);
    undo(evening, "W1-1");
    QCOMPARE(scoreOf(evening, "W1-1"), (scoring::PerSide<int>{111, 131}));
    undo(evening, "W1-1");
    QVERIFY(evening.match("W1-1") == before);
}

void tst_wholesheet::rulingsChangeColumnsToo()
{
    AtUnc evening;
    evening.enter("W1-1", R"({"a":{"bids":["nil",4],"tricks":[0,5]},"b":{"bids":[3,2],"tricks":8},
        "reneges":[{"by":"b","accused":"a1","book":7,"ruling":"upheld"}],
        "adjustments":[{"side":"a","points":-10,"reason":"table talk"}]})");
    const scoring::PerSide<int> was = scoreOf(evening, "W1-1");
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    QCOMPARE(scoreOf(evening, "W1-1"), (scoring::PerSide<int>{was.b, was.a}));
    const auto& now = std::get<scoring::Hand>(evening.match("W1-1").games[0].items[0].what);
    QVERIFY(now.reneges[0].accused == (scoring::Seat{scoring::Side::B, 0}));
    QVERIFY(now.reneges[0].by == scoring::Side::A);
}

void tst_wholesheet::whatComesAfterIsAsItIsWritten()
{
    Evening evening;
    evening.enter("W1-1", hand);
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    QCOMPARE(evening.enter("W1-1", other), "ok hand 2 a 110 b 132 in-progress");
    // What is kept of the first hand is kept as it stands now.
    const std::string told = amendFirst(evening, "W1-1", R"({"b":{"bids":[4,4]}})");
    QVERIFY2(told.find("as it was: a bid 3 and 2, took 5; b bid 4 and 3, took 8") != std::string::npos,
             told.c_str());
    QVERIFY2(told.find("amended: a bid 3 and 2, took 5; b bid 4 and 4, took 8 (a 50 b 80)") !=
                 std::string::npos,
             told.c_str());
    QVERIFY(sound(evening));
}

void tst_wholesheet::bidsOnRecordChangeColumns()
{
    Evening evening;
    evening.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})");
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    QCOMPARE(evening.enter("W1-1", R"({"a":{"tricks":5},"b":{"tricks":8}})"),
             "ok hand 1 a 50 b 71 in-progress");
}

void tst_wholesheet::aFinishedMatchGoesToTheOther()
{
    Evening evening(shortGame);
    evening.playOut("W1-1", 'a');
    const std::string told = look(evening, swapped("W1-1"));
    QVERIFY2(told.find("match 1: Team 4 goes on, not Team 1\n") != std::string::npos, told.c_str());
    QVERIFY2(told.find("the captains have to sign it anew\n") != std::string::npos, told.c_str());
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    QCOMPARE(evening.match("W1-1").state, night::State::Final);
    QCOMPARE(evening.match("W2-1").teams.a, "T4");
    undo(evening);
    QCOMPARE(evening.match("W2-1").teams.a, "T1");
}

void tst_wholesheet::aLaterMatchIsDecidedWithIt()
{
    Evening evening(shortGame);
    evening.playOut("W1-1", 'a');
    evening.playOut("W1-2", 'a');
    evening.enter("W2-1", other);
    SheetOptions asked = swapped("W1-1");
    QCOMPARE(apply(evening, asked),
             "match 3 is disputed, Team 1 and Team 2 sat down to it: decide what becomes of "
             "it (--then 3=seat, 3=replay or 3=stand)");
    asked.then = {{"W2-1", facts::Resolution::Replay}};
    QCOMPARE(apply(evening, asked), "");
    QCOMPARE(evening.match("W2-1").attempt, 2);
    undo(evening, "W1-1");
    QCOMPARE(evening.match("W2-1").attempt, 1);
    QVERIFY(!evening.match("W2-1").flags.disputed);
}

void tst_wholesheet::partnersSitTheOtherWay()
{
    Evening evening;
    playTwo(evening);
    SheetOptions asked;
    asked.match = "W1-1";
    asked.seatsB = true;
    asked.reason = "they had changed chairs";
    QCOMPARE(look(evening, asked), "match 1, b1: Player 8 in place of Player 7\n"
                                   "match 1, b2: Player 7 in place of Player 8\n");
    QCOMPARE(apply(evening, asked), "");
    QCOMPARE(evening.match("W1-1").call->players[Seat::B1], "P8");
    QCOMPARE(evening.match("W1-1").call->players[Seat::A1], "P1");
    QCOMPARE(scoreOf(evening, "W1-1"), score);
    undo(evening);
    QCOMPARE(evening.match("W1-1").call->players[Seat::B1], "P7");
    facts::Call other = *evening.match("W1-1").call;
    std::swap(other.players[Seat::B1], other.players[Seat::B2]);
    QCOMPARE(evening.record(other),
             "match 1 has begun: a change of its seats or its first dealer needs a reason");
    other.reason = "somebody else sat down";
    std::swap(other.players[Seat::A1], other.players[Seat::B2]);
    QVERIFY(evening.record(other).find(
                "match 1 has begun: only its table, its seats and its first dealer can change") == 0);
}

void tst_wholesheet::anotherDealtFirst()
{
    Evening evening;
    evening.call("W1-1", {std::nullopt, Seat::A1});
    playTwo(evening);
    SheetOptions asked;
    asked.match = "W1-1";
    asked.firstDealer = Seat::B1;
    asked.reason = "asked the captains";
    QCOMPARE(look(evening, asked), "match 1: Player 7 (b1) dealt first, not Player 1 (a1)\n");
    QCOMPARE(apply(evening, asked), "");
    const auto& hands = evening.match("W1-1").games[0].ledger.hands;
    QVERIFY(hands[1].dealer == (scoring::Seat{scoring::Side::A, 1}));
    // A dealer that was written down with its hand stands against it.
    QCOMPARE(amendFirst(evening, "W1-1", R"({"dealer":"b1"})").find("match 1, hand 1"), 0u);
    asked.firstDealer = Seat::A2;
    QCOMPARE(apply(evening, asked), "match 1, hand 1: b1 is on record as its dealer, it would be a2");
}

void tst_wholesheet::aSheetGoesToItsMatch()
{
    Evening evening;
    playTwo(evening);
    const std::string told = look(evening, moved("W1-1", "W1-2"));
    QCOMPARE(told, "match 1: its sheet with 2 hands is that of match 2\n"
                   "match 2 is called with it, to table 2\n"
                   "match 1: a 131 b 111, in play becomes a 0 b 0, in play\n"
                   "match 2: a 0 b 0, in play becomes a 131 b 111, in play\n");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(evening.match("W1-1").state, night::State::Called);
    QCOMPARE(evening.match("W1-2").state, night::State::Playing);
    QCOMPARE(scoreOf(evening, "W1-2"), score);
    QVERIFY(sound(evening));
    evening.play("W1-2", 'b');
    QCOMPARE(evening.finish("W1-2"), "");
    QCOMPARE(evening.match("W2-1").teams.b, "T3");
    QVERIFY(sound(evening));
}

void tst_wholesheet::theNextHandGoesOnWhereItIsNow()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(evening.enter("W1-2", hand), "ok hand 3 a 202 b 161 in-progress");
    QCOMPARE(amendFirst(evening, "W1-2", R"({"a":{"bids":[4,4]}})").substr(0, 27),
             "match 2, hand 1, as it was:");
    QCOMPARE(scoreOf(evening, "W1-2"), (scoring::PerSide<int>{211, 161}));
    desk::AmendOptions put;
    put.match = "W1-2";
    put.hand = 2;
    put.how = desk::AmendOptions::How::InsertBefore;
    put.given = hand;
    put.reason = "forgotten";
    QVERIFY(desk::amend(evening.desk(), "J. Park", put));
    QCOMPARE(night::handsOn(evening.match("W1-2")), 4);
    QVERIFY(sound(evening));
    while (undo(evening).find("nothing") == std::string::npos && evening.match("W1-1").call) {
    }
    QVERIFY(evening.match("W1-1").games.empty());
    QVERIFY(sound(evening));
}

void tst_wholesheet::aRulingIsDecidedWhereItIsNow()
{
    AtUnc evening;
    evening.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "reneges":[{"by":"b","accused":"a1","book":7,"ruling":"pending"}]})");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QVERIFY(evening.match("W1-2").flags.pending);
    QVERIFY(!evening.match("W1-1").flags.pending);
    const std::string op = evening.match("W1-2").games[0].items[0].cases[0].challenge;
    QCOMPARE(evening.record(facts::Decision{op, facts::Ruling::Upheld, {}}), "");
    QVERIFY(!evening.match("W1-2").flags.pending);
    // Undone in its match, and not in the one that it was written for.
    QVERIFY2(undo(evening, "W1-1").find("decision") == std::string::npos, "match 1 has no decision");
    undo(evening, "W1-2");
    QVERIFY(evening.match("W1-2").flags.pending);
    QCOMPARE(
        evening.record(facts::Adjustment{{{"W1-2", 1}, 1, facts::placeStep}, facts::Side::A, -5, "late"}),
        "");
    QVERIFY(sound(evening));
}

void tst_wholesheet::theFormerSheetIsBlankAgain()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(evening.enter("W1-1", other), "ok hand 1 a 60 b 61 in-progress");
    QCOMPARE(evening.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})"), "ok hand 2 a 60 b 61 open");
    QCOMPARE(evening.enter("W1-1", R"({"a":{"tricks":8},"b":{"tricks":5}})"),
             "ok hand 2 a 131 b 111 in-progress");
    QCOMPARE(scoreOf(evening, "W1-2"), score);
    QVERIFY(sound(evening));
}

void tst_wholesheet::aSheetGoesOnAndBack()
{
    Evening evening({"classic", 8, 8, false, {}});
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    evening.enter("W1-2", hand);
    SheetOptions both = moved("W1-2", "W1-3");
    both.sides = true;
    QCOMPARE(apply(evening, both), "");
    QCOMPARE(scoreOf(evening, "W1-3"), (scoring::PerSide<int>{161, 202}));
    QCOMPARE(amendFirst(evening, "W1-3", R"({"b":{"bids":[4,4]}})").substr(0, 27),
             "match 3, hand 1, as it was:");
    QCOMPARE(scoreOf(evening, "W1-3"), (scoring::PerSide<int>{161, 211}));
    QCOMPARE(apply(evening, moved("W1-3", "W1-1")), ""); // where the first two were written
    QCOMPARE(scoreOf(evening, "W1-1"), (scoring::PerSide<int>{161, 211}));
    QCOMPARE(night::handsOn(evening.match("W1-1")), 3);
    QVERIFY(evening.match("W1-3").games.empty());
    QCOMPARE(evening.enter("W1-1", hand).substr(0, 9), "ok hand 4");
    QVERIFY(sound(evening));
    for (int i = 0; i < 5; ++i)
        undo(evening);
    QCOMPARE(scoreOf(evening, "W1-2"), score);
    undo(evening);
    QCOMPARE(scoreOf(evening, "W1-1"), score);
    QVERIFY(sound(evening));
}

void tst_wholesheet::oneUndoTakesItBack()
{
    Evening evening;
    playTwo(evening);
    const night::Night before = evening.desk().night();
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(undo(evening, "W1-1"), "taken back: match 2, its call to table 2\n"
                                    "taken back: match 1, the move of its sheet");
    QVERIFY(night::changed(before, evening.desk().night()).empty());
    // The former hands are none of the other match's.
    const std::string told = undo(evening, "W1-2");
    QVERIFY2(told.find("match 2: there is nothing to take back") == 0, told.c_str());
    QVERIFY(desk::redo(evening.desk(), "J. Park", std::string("W1-2")));
    QCOMPARE(scoreOf(evening, "W1-2"), score);
}

void tst_wholesheet::whatWentOnComesFirst()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    evening.enter("W1-2", hand);
    std::string op;
    night::forEach<facts::Move>(night::recordOf(evening.desk().night(), "W1-1"),
                                [&](const facts::Entry& entry, const facts::Move&) { op = entry.stamp.op; });
    QCOMPARE(evening.record(facts::Retract{op, {}}),
             "match 2 has gone on since its sheet was moved: take that back first");
    const std::string first = evening.match("W1-2").games[0].items[0].op;
    QCOMPARE(evening.record(facts::Retract{first, {}}),
             "its sheet is that of match 2 now: take the move back first");
}

void tst_wholesheet::whatItSaidStaysReadable()
{
    Evening evening;
    evening.enter("W1-1", hand);
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    amendFirst(evening, "W1-1", R"({"b":{"bids":[4,4]}})");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    const auto changed = desk::changedHands(evening.desk().night(), evening.match("W1-2"));
    QCOMPARE(changed.size(), std::size_t(1));
    std::vector<std::string> told;
    for (const desk::HandChange& change : changed[0].changes)
        told.push_back(desk::changeWord(change.what) + " (" + change.reason +
                       "): " + desk::saidBefore(change));
    QCOMPARE(told, (std::vector<std::string>{
                       "swapped (wrong columns): it said A bid 4 and 3, took 8; B bid 3 and 2, took 5",
                       "amended (misread): it said A bid 3 and 2, took 5; B bid 4 and 3, took 8",
                       "moved here (wrong table): it stood on the sheet of match 1"}));
    QVERIFY(desk::changedHands(evening.desk().night(), evening.match("W1-1")).empty());
}

// The whole record, fact by fact, through the door into a new night.
void tst_wholesheet::itIsRebuiltFromItsFacts()
{
    Evening evening({"classic", 8, 8, false, {}});
    playTwo(evening);
    SheetOptions both = moved("W1-1", "W1-2");
    both.sides = true;
    QCOMPARE(apply(evening, both), "");
    evening.enter("W1-2", hand);
    QCOMPARE(apply(evening, moved("W1-2", "W1-3")), "");
    amendFirst(evening, "W1-3", R"({"b":{"bids":[4,4]}})");
    undo(evening);
    const night::Night& night = evening.desk().night();
    desk::Draft again({}, evening.desk().world(), "J. Park");
    for (const facts::Entry& entry : night::entries(night)) {
        const facts::Stamp& stamp = entry.stamp;
        const auto added = again.add(facts::Request{stamp.op, stamp.by, stamp.device, stamp.at, entry.fact});
        QVERIFY2(added, added ? "" : added.error().mistakes.front().c_str());
    }
    QVERIFY(again.night() == night);
}

void tst_wholesheet::refusals()
{
    Evening evening({"classic", 8, 8, false, {}});
    QCOMPARE(apply(evening, swapped("W1-1")), "match 1 has not been called");
    evening.call("W1-1");
    QCOMPARE(apply(evening, swapped("W1-1")), "match 1: nothing is on its sheet");
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-1")), "its sheet is that match's already");
    QCOMPARE(apply(evening, moved("W1-1", "W2-1")), "match 5 waits for its other team");
    evening.enter("W1-2", hand);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")),
             "match 2 has a sheet of its own: only an empty one takes another's hands");
    SheetOptions nothing;
    nothing.match = "W1-1";
    nothing.reason = "?";
    QCOMPARE(apply(evening, nothing), "nothing is to change: say what is wrong with the sheet");
    SheetOptions silent = swapped("W1-1");
    silent.reason.clear();
    QVERIFY(!apply(evening, silent).empty());
    evening.playOut("W1-1", 'a');
    QCOMPARE(apply(evening, moved("W1-1", "W1-3")), "match 1 is final: take its result back first (undo)");
    QCOMPARE(desk::mayTakeSheet(evening.desk().night(), "W1-1").size(), std::size_t(2));
}

void tst_wholesheet::asJson()
{
    Evening evening;
    playTwo(evening);
    const SheetOptions asked = moved("W1-1", "W1-2");
    const auto done = desk::correctSheet(evening.desk(), "J. Park", asked);
    QVERIFY(done);
    const std::string text = desk::sheetJson(*done, asked);
    QVERIFY(json::parse(text));
    for (
        const char* part :
        {R"("applied":true)",
         R"("match":"W1-2","result":{"was":{"a":0,"b":0,"state":"ready","winner":null},"is":{"a":131,"b":111,"state":"playing","winner":null}})",
         R"("changed":["W1-1","W1-2"])"})
        QVERIFY2(text.find(part) != std::string::npos, text.c_str());
}

QTEST_GUILESS_MAIN(tst_wholesheet)
#include "tst_wholesheet.moc"
