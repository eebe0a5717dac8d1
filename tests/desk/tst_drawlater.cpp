// Changes after the draw, and when a draw can be undone. Before a draw is replaced the desk shows which first
// matches change, and then makes exactly that draw.
#include "emptytournament.h"
#include "refusals.h"

#include "desk/checkin/checkin.h"
#include "desk/checks/onsheet.h"
#include "desk/drawing/drawlater.h"
#include "desk/drawing/drawoutlook.h"
#include "desk/play/table.h"
#include "desk/registration/teams.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/model/policy.h"
#include "tournament/ranking/advancement.h"
#include "tournaments/livetournament.h"

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

class Later : public tournaments::LiveTournament {
public:
    using LiveTournament::LiveTournament;
    std::string pair() { return refusals::firstMistake(desk::pairRound(desk(), "J. Park")); }
    /// The lower number wins, but for those whose numbers are `apart`.
    void decideAll(int apart = 0)
    {
        for (bool more = true; more;) {
            more = false;
            for (const tournament::Match* match : tournament::inOrder(desk().tournament())) {
                if (match->state != tournament::State::Ready || match->id.substr(0, 2) == "PW")
                    continue;
                decide(*match, apart);
                more = true;
                break;
            }
        }
    }
    void decide(const tournament::Match& match, int apart = 0)
    {
        const int a = std::stoi(match.teams.a.substr(1));
        const int b = std::stoi(match.teams.b.substr(1));
        const bool aWins = (a < b) == (std::abs(a - b) != apart);
        const std::string refused = result(
            match.id, {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling, "by the test"});
        if (!refused.empty())
            qFatal("%s", refused.c_str());
    }
    /// The op of the newest fact about the tournament itself that holds.
    std::string newestOfAll() { return tournaments::newest(*desk().tournament().record)->entry->stamp.op; }
    std::string undoFact(const std::string& op) { return record(facts::Retract{op, {}}); }
    const tournament::Setting& setting() { return *desk().tournament().setting; }
};

const char* sixTeams =
    "Team,Player 1,Player 2\nAces,a,b\nBags,c,d\nClubs,e,f\nDeuces,g,h\nEights,i,j\nFives,k,l\n";

desk::DrawSettings drawnByLot(const char* seed = nullptr)
{
    desk::DrawSettings how;
    how.seeding = facts::Seeding::Random;
    if (seed)
        how.randomSeed = seed;
    return how;
}

QString listed(const std::vector<std::string>& all)
{
    QStringList words;
    for (const std::string& each : all)
        words << q(each);
    return words.join(u"; "_s);
}

/// `byes: Aces > Bags | first round: …`
QString redrawText(const desk::Redraw& redraw)
{
    QStringList all;
    for (const desk::Changed& each : redraw.changes)
        all << u"%1: %2 > %3"_s.arg(q(each.what), listed(each.before), listed(each.after));
    return all.join(u" | "_s);
}

struct Drawn : Registered {
    explicit Drawn(facts::Format format = facts::Format::SingleElimination,
                   const desk::DrawSettings& how = {}, const char* roster = sixTeams)
        : Registered(roster, "classic", format)
    {
        if (const QString wrong = draw(how); !wrong.isEmpty())
            qFatal("%s", qPrintable(wrong));
    }
    desk::Redraw preview(const desk::DrawSettings& how) const
    {
        const auto redraw = desk::previewRedraw(desk.tournament(), how, tournaments::environment());
        if (!redraw)
            qFatal("%s", qPrintable(mistakes(redraw)));
        return *redraw;
    }
};

} // namespace

class tst_drawlater : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aRoundThatIsPlayedStays();
    void aRoundIsRemovedOnceItsCallsAreUndone();
    void aSecondRoundBlocksRedo();
    void aSecondPlayInBlocksRedo();
    void whoIsInThePlayoffWithdrawsFromItsMatch();
    void whoWasPairedTwiceIsNotReplaced();
    void whoseMatchIsFinishedIsNotReplaced();
    void whoIsCheckedInIsNotReplaced();
    void whoWasCalledIsRefusedForTheCall();
    void aDrawWhoseOnlyMatchIsCalledHasNoLatePlace();
    void aRandomDrawDoesNotDependOnNames();
    void anOrderEndsWithTheRandomDraw();
    void tellsByesAndPairs();
    void isTheDrawThatIsMade();
    void saysNothingWhereAllBeginAsBefore();
    void comparesPools();
    void tellsWhoSitsOut();
    void knowsTheFirstRoundOfSwiss();
    void aPublishedRoundHasToBePairedAgain();
    void isRefusedWhereNothingIsDrawn();
    void isRefusedOnceMatchesHaveBegun();
    void isReportedInTextAndInJson();
};

void tst_drawlater::aRoundThatIsPlayedStays()
{
    Later tournament(tournaments::swissOf(6, 2));
    QCOMPARE(tournament.pair(), std::string());
    const std::string pairing = tournament.newestOfAll();
    QCOMPARE(tournament.call("S1-1"), std::string());
    const std::string why = tournament.undoFact(pairing);
    MENTIONS(why);
    QVERIFY(tournament.match("S1-1").call);
}

void tst_drawlater::aRoundIsRemovedOnceItsCallsAreUndone()
{
    Later tournament(tournaments::swissOf(6, 2));
    QCOMPARE(tournament.pair(), std::string());
    const std::string pairing = tournament.newestOfAll();
    QCOMPARE(tournament.call("S1-1"), std::string());
    QCOMPARE(tournament.undoFact(tournament.newestOp("S1-1")), std::string());
    const std::string taken = tournament.newestOp("S1-1");
    QCOMPARE(tournament.undoFact(pairing), std::string());
    QVERIFY(tournament.setting().pairings.empty());
    QVERIFY(!tournament.undoFact(taken).empty()); // no match to be called
    QCOMPARE(tournament.pair(), std::string());
    QVERIFY(!tournament.match("S1-1").call);
    QCOMPARE(tournament.undoFact(taken), std::string()); // the same two again
    QVERIFY(tournament.match("S1-1").call);
}

void tst_drawlater::aSecondRoundBlocksRedo()
{
    Later tournament(tournaments::swissOf(6, 3));
    QCOMPARE(tournament.pair(), std::string());
    QCOMPARE(tournament.undoFact(tournament.newestOfAll()), std::string());
    const std::string taken = tournament.newestOfAll();
    QCOMPARE(tournament.pair(), std::string());
    QVERIFY(!tournament.undoFact(taken).empty());
    QCOMPARE(tournament.setting().pairings.size(), std::size_t{1});
}

void tst_drawlater::aSecondPlayInBlocksRedo()
{
    Later tournament(tournaments::twoPoolsOf(6, 2));
    tournament.decideAll(4); // 1 beats 4, 4 beats 5, 5 beats 1
    const auto ties = tournament::undecidedTies(tournament.desk().tournament());
    QVERIFY(!ties.empty());
    const auto team = [&](std::size_t place) {
        return tournament::teamOfSeed(tournament.setting(), ties.front().seeds.at(place));
    };
    QVERIFY(desk::addPlayIn(tournament.desk(), "J. Park", team(0), team(1)));
    QCOMPARE(tournament.undoFact(tournament.newestOfAll()), std::string());
    const std::string taken = tournament.newestOfAll();
    QVERIFY(desk::addPlayIn(tournament.desk(), "J. Park", team(0), team(2)));
    QVERIFY(!tournament.undoFact(taken).empty());
    QCOMPARE(tournament.match("X-1").teams.b, team(2));
}

void tst_drawlater::whoIsInThePlayoffWithdrawsFromItsMatch()
{
    Later tournament(tournaments::twoPoolsOf(6, 2));
    tournament.decideAll();
    QCOMPARE(tournament.record(facts::Withdraw{"T5", "went home"}), std::string()); // is out of it
    QCOMPARE(tournament.call("PW1-1"), std::string());
    const std::string team = tournament.match("PW1-1").teams.a;
    QCOMPARE(tournament.record(facts::Withdraw{team, "went home"}), std::string());
    QCOMPARE(tournament.match("PW1-1").teams.a, team);
    QVERIFY(tournament.match("PW1-1").winner == tournament::Side::B);
    QVERIFY(!tournament.match("PW1-1").flags.disputed);
}

void tst_drawlater::whoWasPairedTwiceIsNotReplaced()
{
    Later tournament(tournaments::swissOf(6, 3));
    QCOMPARE(tournament.pair(), std::string());
    tournament.decideAll();
    QCOMPARE(tournament.pair(), std::string());
    for (const int player : {13, 14})
        QCOMPARE(tournament.record(facts::Person{tournaments::id("P", player), "Late", {}, {}}),
                 std::string());
    QCOMPARE(tournament.record(facts::Team{"T7", "Late", {}, {"P13", "P14"}}), std::string());
    const std::string why = tournament.record(facts::LateEntry{"T7", "T6", {}});
    MENTIONS(why);
}

// The demo records a no-show without saying who was drawn there.
void tst_drawlater::whoseMatchIsFinishedIsNotReplaced()
{
    Later tournament(tournaments::Setup{});
    const tournament::Match& missed = tournament.match("W1-1");
    const std::string absent = missed.teams.b;
    QCOMPARE(tournament.record(facts::Outcome{
                 {missed.id, missed.attempt}, facts::Winner::A, facts::Decided::NoShow, "as on paper"}),
             std::string());
    for (const int player : {21, 22})
        QCOMPARE(tournament.record(facts::Person{tournaments::id("P", player), "Late", {}, {}}),
                 std::string());
    QCOMPARE(tournament.record(facts::Team{"T7", "Late", {}, {"P21", "P22"}}), std::string());
    const std::string why = tournament.record(facts::LateEntry{"T7", absent, {}});
    MENTIONS(why);
    QVERIFY(tournament::seedOfTeam(tournament.setting(), absent));
    // The teams of the other match can still be replaced; there are no byes to take.
    const auto places = desk::latePlaces(tournament.desk().tournament(), "T7");
    QVERIFY(places);
    const auto forNew = desk::latePlaces(tournament.desk().tournament(), {}); // before it is registered
    QVERIFY(forNew && *forNew == *places);
    const tournament::Match& open = tournament.match("W1-2");
    QCOMPARE(places->size(), std::size_t{2});
    for (const std::string& team : *places)
        QVERIFY2(desk::plays(open, team), team.c_str());
    QCOMPARE(tournament.record(facts::Outcome{
                 {open.id, open.attempt}, facts::Winner::A, facts::Decided::NoShow, "nobody came"}),
             std::string());
    QCOMPARE(refusals::codes(desk::latePlaces(tournament.desk().tournament(), {})), u"late-nowhere"_s);
}

void tst_drawlater::whoIsCheckedInIsNotReplaced()
{
    Later tournament(tournaments::Setup{});
    const auto canBeReplaced = [&] {
        const auto places = desk::latePlaces(tournament.desk().tournament(), {});
        return places && std::ranges::count(*places, "T1") == 1;
    };
    QVERIFY(desk::checkIn(tournament.desk(), "J. Park", "P1", {}));
    QVERIFY(canBeReplaced()); // it is one player short
    QVERIFY(desk::checkIn(tournament.desk(), "J. Park", "P2", {}));
    QVERIFY(!canBeReplaced());
    desk::LateEntryOptions late{
        .replaces = "T1", .newTeam = desk::TeamEntry{"Late", {}, {{"", "Kim Vo", {}}, {"", "Lou Beck", {}}}}};
    QCOMPARE(refusals::codes(desk::enterLate(tournament.desk(), "J. Park", late)),
             u"late-replaced-is-here"_s);
    // An older record in which that was done can still be read.
    QVERIFY(desk::addTeam(tournament.desk(), "J. Park", *late.newTeam));
    const std::string added = tournament.setting().teams.back().id;
    QCOMPARE(tournament.record(facts::LateEntry{added, "T1", {}}), std::string());
}

// The refusal names the call, not the check-in, which could be undone.
void tst_drawlater::whoWasCalledIsRefusedForTheCall()
{
    Later tournament(tournaments::Setup{});
    for (const char* player : {"P1", "P2"})
        QVERIFY(desk::checkIn(tournament.desk(), "J. Park", player, {}));
    QCOMPARE(tournament.call("W1-1"), std::string());
    desk::LateEntryOptions late{
        .replaces = "T1", .newTeam = desk::TeamEntry{"Late", {}, {{"", "Kim Vo", {}}, {"", "Lou Beck", {}}}}};
    QCOMPARE(refusals::codes(desk::enterLate(tournament.desk(), "J. Park", late)),
             u"late-replaced-was-called"_s);
    QCOMPARE(tournament.setting().teams.size(), std::size_t{4}); // nor is the late team on the list
}

void tst_drawlater::aDrawWhoseOnlyMatchIsCalledHasNoLatePlace()
{
    Later tournament({.teams = 2});
    const auto places = [&](const std::string& team) {
        return desk::latePlaces(tournament.desk().tournament(), team);
    };
    QCOMPARE(refusals::codes(places("T1")), u"late-in-draw-already"_s);
    QVERIFY(places({}) && *places({}) == std::vector<std::string>({"", "T1", "T2"}));
    QCOMPARE(tournament.call("W1-1"), std::string());
    QCOMPARE(refusals::codes(places({})), u"late-nowhere"_s);
}

void tst_drawlater::aRandomDrawDoesNotDependOnNames()
{
    const auto drawnFor = [](const std::vector<std::string>& teams) {
        Later tournament(tournaments::twoPoolsOf(6, 2));
        tournament.decideAll(4);
        if (!desk::drawLots(tournament.desk(), "J. Park", {teams, "a seed", {}}))
            qFatal("no lots");
        return tournament.setting().lots.front();
    };
    QCOMPARE(drawnFor({"T5", "T1", "T4"}), drawnFor({"T1", "T4", "T5"}));
}

void tst_drawlater::anOrderEndsWithTheRandomDraw()
{
    facts::Draw draw;
    draw.format = facts::Format::RoundRobin;
    draw.ranking = R"({"order":["points","head-to-head"]})";
    QVERIFY(!tournament::rankingPolicy(draw));
    draw.ranking = R"({"order":["points","head-to-head","lot"]})";
    QVERIFY(tournament::rankingPolicy(draw));
}

// The lot "fall" of six teams, worked out by another program: Eights, Clubs, Deuces, Bags, Fives, Aces.
void tst_drawlater::tellsByesAndPairs()
{
    const Drawn tournament;
    const desk::Redraw redraw = tournament.preview(drawnByLot("fall"));
    SAYS(redrawText(redraw));
    QCOMPARE(redraw.same, 0);
}

void tst_drawlater::isTheDrawThatIsMade()
{
    Drawn tournament;
    const desk::Redraw redraw = tournament.preview(drawnByLot());
    QVERIFY(redraw.how.randomSeed);
    QCOMPARE(tournament.draw(redraw.how), QString());
    QCOMPARE(tournament.now().setting->draw->randomSeed, redraw.how.randomSeed);
    QVERIFY(tournament.preview(redraw.how).changes.empty());
    QVERIFY(tournament.preview(redraw.how).isSameDraw);
}

void tst_drawlater::saysNothingWhereAllBeginAsBefore()
{
    const Drawn tournament;
    const desk::Redraw redraw = tournament.preview({});
    QVERIFY(redraw.changes.empty());
    QCOMPARE(redraw.same, 2);
    QVERIFY(redraw.isSameDraw);
    desk::DrawSettings how;
    how.thirdPlace = true; // which no first match tells
    QVERIFY(tournament.preview(how).changes.empty());
    QVERIFY(!tournament.preview(how).isSameDraw);
}

void tst_drawlater::comparesPools()
{
    desk::DrawSettings how{.pools = 2, .advance = 2};
    const Drawn tournament(facts::Format::PoolsPlayoff, how);
    how.pools = 1;
    SAYS(redrawText(tournament.preview(how)));
    how.pools = 2;
    how.meetings = 2;
    QVERIFY(tournament.preview(how).changes.empty());
    QCOMPARE(tournament.preview(how).same, 2);
}

// The circle method has the first seed sit out first of five. Of six nobody does.
void tst_drawlater::tellsWhoSitsOut()
{
    const Drawn six(facts::Format::RoundRobin);
    QVERIFY2(redrawText(six.preview(drawnByLot("fall"))).startsWith(u"first round: "_s),
             qPrintable(redrawText(six.preview(drawnByLot("fall")))));
    const Drawn five(facts::Format::RoundRobin, {},
                     "Team,Player 1,Player 2\nAces,a,b\nBags,c,d\nClubs,e,f\nDeuces,g,h\nEights,i,j\n");
    MENTIONS(redrawText(five.preview(drawnByLot("fall"))));
}

// The top half against the bottom half. "spring" draws Aces, Fives, Bags, Deuces, Eights, Clubs; "fall" the
// same pairs.
void tst_drawlater::knowsTheFirstRoundOfSwiss()
{
    const Drawn tournament(facts::Format::Swiss);
    QVERIFY(tournament.preview(drawnByLot("fall")).changes.empty());
    QVERIFY(!tournament.preview(drawnByLot("fall")).isSameDraw);
    QCOMPARE(tournament.preview(drawnByLot("fall")).same, 3);
    SAYS(redrawText(tournament.preview(drawnByLot("spring"))));
}

void tst_drawlater::aPublishedRoundHasToBePairedAgain()
{
    Drawn tournament(facts::Format::Swiss);
    QVERIFY(desk::pairRound(tournament.desk, "J. Park"));
    const desk::Redraw redraw = tournament.preview(drawnByLot("fall")); // with the same pairs
    SAYS(redrawText(redraw));
    QVERIFY(!tournament.preview({}).isSameDraw); // the published round is lost
    const auto look = desk::outlook(tournament.now(), drawnByLot("fall"));
    QVERIFY(look);
    const QString nothing = u"all first matches stay the same"_s;
    QVERIFY(!q(desk::redrawText(*look, redraw)).contains(nothing));
    desk::Redraw same = redraw;
    same.changes.clear();
    QVERIFY(q(desk::redrawText(*look, same)).contains(nothing));
    const auto drawn = desk::drawTournament(tournament.desk, "J. Park", redraw.how);
    QVERIFY(drawn);
    MENTIONS(q(drawn->warning));
    QVERIFY(tournament.now().setting->pairings.empty());
    const auto again =
        desk::drawTournament(tournament.desk, "J. Park", drawnByLot("spring")); // nothing was lost
    QVERIFY(again);
    QCOMPARE(q(again->warning), QString());
}

void tst_drawlater::isRefusedWhereNothingIsDrawn()
{
    EmptyTournament tournament;
    SAYS(mistakes(desk::previewRedraw(tournament.now(), {}, tournaments::environment())));
}

void tst_drawlater::isRefusedOnceMatchesHaveBegun()
{
    Drawn tournament;
    for (int person = 1; person <= 12; ++person)
        QVERIFY(desk::checkIn(tournament.desk, "J. Park", tournaments::id("P", person), {}));
    QVERIFY(desk::call(tournament.desk, "J. Park", "W1-2", {}));
    SAYS(mistakes(desk::previewRedraw(tournament.now(), {}, tournaments::environment())));
}

void tst_drawlater::isReportedInTextAndInJson()
{
    const Drawn tournament;
    const auto look = desk::outlook(tournament.now(), drawnByLot("fall"));
    QVERIFY(look);
    const QString text = q(desk::redrawText(*look, tournament.preview(drawnByLot("fall"))));
    MENTIONS_ALL(text, 2);
    const QString json = q(desk::redrawJson(*look, tournament.preview(drawnByLot("fall"))));
    QVERIFY2(json.contains(
                 u"\"randomSeed\":\"fall\",\"changes\":[{\"what\":\"byes\",\"before\":[\"Aces\",\"Bags\"]"_s),
             qPrintable(json));
}

TEST_CLASS(tst_drawlater)
#include "tst_drawlater.moc"
