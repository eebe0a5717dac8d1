// A tournament with slips that were corrected at any moment equals the one recorded correctly at once; and
// late corrections, after signatures or after the next match was called.
#include "livetournament.h"
#include "supervisor.h"

#include "desk/archive/verify.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/ranking/standings.h"

#include <sstream>

using tournament::State;
using tournaments::LiveTournament;

namespace {

struct SeenMatch {
    std::string id;
    tournament::PerSide<std::string> teams;
    tournament::State state = tournament::State::Waiting;
    tournament::Flags flags;
    std::optional<tournament::Outcome> outcome;
    std::optional<tournament::Side> winner;
    scoring::MatchLedger ledger;
    std::vector<std::vector<scoring::Item>> items; ///< a list a game
    std::optional<facts::PerSide<int>> signedScore;
    friend bool operator==(const SeenMatch&, const SeenMatch&) = default;
};

struct Seen {
    std::vector<SeenMatch> matches;
    std::vector<tournament::Standing> standings;
    std::string champion;
    friend bool operator==(const Seen&, const Seen&) = default;
};

SeenMatch seenOf(const tournament::Match& match)
{
    SeenMatch seen{match.id,     match.teams,  match.state, match.flags, match.outcome,
                   match.winner, match.ledger, {},          {}};
    for (const tournament::Sheet& sheet : match.games)
        for (auto& items = seen.items.emplace_back(); const tournament::Item& item : sheet.items)
            items.push_back(item.what);
    // What was signed before a match was decided otherwise is no result of it.
    if (match.agreed && match.outcome == tournament::Outcome::Played)
        seen.signedScore = match.agreed->score;
    return seen;
}

Seen seenOf(const tournament::Tournament& tournament)
{
    Seen seen;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        seen.matches.push_back(seenOf(*match));
    seen.standings = tournament::standings(tournament);
    seen.champion = tournament::champion(tournament);
    return seen;
}

/// Where two tournaments differ, in words for whoever reads the test's output.
std::string difference(const Seen& left, const Seen& right)
{
    std::ostringstream text;
    const auto part = [&](const std::string& id, const char* what, bool same) {
        if (!same)
            text << id << ": " << what << " differ; ";
    };
    for (std::size_t i = 0; i < left.matches.size() && i < right.matches.size(); ++i) {
        const SeenMatch& one = left.matches[i];
        const SeenMatch& two = right.matches[i];
        part(one.id, "teams", one.teams == two.teams);
        part(one.id, "states", one.state == two.state);
        part(one.id, "flags", one.flags == two.flags);
        part(one.id, "outcomes", one.outcome == two.outcome && one.winner == two.winner);
        part(one.id, "ledgers", one.ledger == two.ledger);
        part(one.id, "items", one.items == two.items);
        part(one.id, "signed scores", one.signedScore == two.signedScore);
    }
    part("tournament", "standings", left.standings == right.standings);
    part("tournament", "champions", left.champion == right.champion);
    return text.str();
}

struct Case {
    std::uint64_t seed = 0;
    tournaments::Setup setup;
};

Case caseOf(std::uint64_t seed, int mostTeams)
{
    desk::Chance chance(seed);
    return {seed, tournaments::anyKnockout(chance, mostTeams)};
}

Seen rightAtOnce(const Case& given, const tournaments::Stories& stories)
{
    tournaments::Fold book(given.setup);
    desk::Chance chance(given.seed + 1);
    if (std::string refused = tournaments::Supervisor(book, stories, chance, 0).run(); !refused.empty())
        qFatal("seed %d, right at once: %s", static_cast<int>(given.seed), refused.c_str());
    return seenOf(book.tournament());
}

/// What could not be done, or where the corrected tournament differs from the right one; or nothing.
std::string wrongOf(const Case& given, tournaments::Book& book)
{
    desk::Chance chance(given.seed);
    const tournaments::Stories stories = tournaments::storiesOf(book.tournament(), chance);
    if (std::string refused = tournaments::Supervisor(book, stories, chance, chance.between(3, 12)).run();
        !refused.empty())
        return refused;
    const Seen right = rightAtOnce(given, stories);
    for (const SeenMatch& match : right.matches)
        if (match.state != tournament::State::Final)
            return match.id + " is not final in the right tournament";
    return difference(right, seenOf(book.tournament()));
}

/// How often what makes it hard came up.
struct Hard {
    int amended = 0;
    int struck = 0;
    int otherRulings = 0;
    int takenBack = 0;
    int resolved = 0;
};

void count(const tournament::Tournament& tournament, Hard& hard)
{
    for (const facts::Entry& entry : tournament::entries(tournament)) {
        if (const auto* hand = std::get_if<facts::Hand>(&entry.fact))
            (hand->struck ? hard.struck : hard.amended) += hand->reason ? 1 : 0;
        if (const auto* decision = std::get_if<facts::Decision>(&entry.fact))
            hard.otherRulings += decision->reason ? 1 : 0;
        hard.takenBack += std::holds_alternative<facts::Retract>(entry.fact) ? 1 : 0;
        hard.resolved += std::holds_alternative<facts::Resolve>(entry.fact) ? 1 : 0;
    }
}

void check(const Case& given, tournaments::Book& book)
{
    const std::string wrong = wrongOf(given, book);
    if (!wrong.empty())
        qWarning("seed %d, %s, %d teams: %s", static_cast<int>(given.seed), given.setup.rules.c_str(),
                 given.setup.teams, wrong.c_str());
    QVERIFY(wrong.empty());
}

// One big hand decides a game.
const tournaments::Setup shortGame{"unc-regular", 4, 4, false, R"({"end.target":100})"};

constexpr const char* bigHand = R"({"a":{"bids":[6,5],"tricks":[6,6]},"b":{"bids":[2,2],"tricks":[1,0]}})";

/// The first hand of match 1 as it was after all: nobody has reached the target.
facts::Hand smallHand(const LiveTournament& live)
{
    using Call = facts::Bid::Call;
    facts::Hand hand;
    hand.spot = {{"W1-1", 1}, 1, live.match("W1-1").games[0].items[0].place};
    hand.revision = 2;
    hand.reason = "another table's hand";
    hand.sides.a = {facts::Bids{{{Call::Number, 4}, {Call::Number, 3}}}, false, facts::Split{4, 3}};
    hand.sides.b = {facts::Bids{{{Call::Number, 4}, {Call::Number, 2}}}, false, facts::Split{4, 2}};
    return hand;
}

} // namespace

class tst_corrected : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void correctedIsAsIfRightAtOnce();
    void onTheDiskToo();
    void playAfterSigningIsSignedAgain();
    void aWrongDecisionIsCorrectedThoughTheNextMatchWasCalled();
    void aWrongRulingIsCorrectedThoughTheMatchIsFinal();
    void nobodyAdvancesFromADisputedMatch();
    void whoIsPutOutBeforeTheThirdPlaceHasARank();
};

void tst_corrected::correctedIsAsIfRightAtOnce()
{
    const auto tournaments = static_cast<std::uint64_t>(tests::repeats(10, 150));
    Hard hard;
    for (std::uint64_t seed = 1; seed <= tournaments && !QTest::currentTestFailed(); ++seed) {
        const Case given = caseOf(seed, 12);
        tournaments::Fold book(given.setup);
        check(given, book);
        count(book.tournament(), hard);
    }
    QVERIFY(hard.amended > 20 && hard.struck > 20 && hard.takenBack > 10);
    QVERIFY(hard.otherRulings > 0 && hard.resolved > 0);
}

void tst_corrected::onTheDiskToo()
{
    const auto tournaments = static_cast<std::uint64_t>(tests::repeats(2, 10));
    for (std::uint64_t seed = 1001; seed <= 1000 + tournaments && !QTest::currentTestFailed(); ++seed) {
        const Case given = caseOf(seed, 6);
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("tournament.courtside")).toStdString();
        tournaments::OnDisk book(given.setup, path);
        check(given, book);
        const auto again = desk::Desk::open(path, desk::Desk::Access::Read, tournaments::environment());
        QVERIFY(again && again->tournament() == book.tournament());
        const auto verified = desk::verify(path);
        QVERIFY(verified && verified->isSound());
    }
}

// Match 1 was signed after its first hand. Then it turns out that the hand was another table's: nobody had
// won yet. They play on; the old signatures do not end the match for them.
void tst_corrected::playAfterSigningIsSignedAgain()
{
    LiveTournament live(shortGame);
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.enter("W1-1", bigHand), "ok hand 1 a 121 b -40 won");
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(live.record(smallHand(live)), "");
    QCOMPARE(live.match("W1-1").state, State::Playing);

    const std::string hand(bigHand, std::strlen(bigHand) - 1);
    QCOMPARE(
        live.enter("W1-1", hand + R"(,"reneges":[{"by":"a","accused":"b1","book":4,"ruling":"rejected"}]})"),
        "ok hand 2 a 191 b 20 won");
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(live.match("W1-1").state, State::Final);
}

// The no-show of match 1 was written down for the wrong side, and match 3 was called with it. It cannot be
// undone any more, but the right decision can replace it, and match 3 is then resolved.
void tst_corrected::aWrongDecisionIsCorrectedThoughTheNextMatchWasCalled()
{
    LiveTournament live(tournaments::shortGame);
    const auto noShow = [](facts::Winner winner) {
        return facts::Outcome{{"W1-1", 1}, winner, facts::Decided::NoShow, "nobody came"};
    };
    QCOMPARE(live.record(noShow(facts::Winner::B)), "");
    SAYS(live.record(noShow(facts::Winner::B)));
    live.playOut("W1-2", 'a');
    QCOMPARE(live.call("W2-1"), "");
    QCOMPARE(live.match("W2-1").teams.a, "T4");

    QCOMPARE(live.record(noShow(facts::Winner::A)), "");
    QCOMPARE(*live.match("W1-1").winner, scoring::Side::A);
    QVERIFY(live.match("W2-1").flags.disputed);
    facts::Resolve again{
        {"W2-1", 1}, facts::Resolution::Replay, {}, "the other team was there", {"T1", "T2"}};
    QCOMPARE(live.record(again), "");
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    QCOMPARE(live.call("W2-1"), "");
}

// After the final was called it turns out that the renege in match 1 was none.
void tst_corrected::aWrongRulingIsCorrectedThoughTheMatchIsFinal()
{
    LiveTournament live(shortGame);
    QCOMPARE(live.checkIn("W1-1"), "");
    const std::string hand(bigHand, std::strlen(bigHand) - 1);
    QCOMPARE(
        live.enter("W1-1", hand + R"(,"reneges":[{"by":"b","accused":"a1","book":4,"ruling":"upheld"}]})"),
        "ok hand 1 a -110 b -10 in-progress");
    QCOMPARE(live.enter("W1-1", R"({"b":{"bids":[6,5],"tricks":[6,6]},"a":{"bids":[2,2],"tricks":[1,0]}})"),
             "ok hand 2 a -150 b 111 won");
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), "");
    QCOMPARE(live.checkIn("W2-1"), "");
    QCOMPARE(live.call("W2-1"), "");

    const tournament::Case renege = live.match("W1-1").games[0].items[0].cases[0];
    facts::Decision corrected{renege.challenge, facts::Ruling::Rejected, {}};
    SAYS(live.record(corrected));
    corrected.reason = "the card was found in the trick";
    QCOMPARE(live.record(corrected), "");
    QCOMPARE(live.match("W1-1").ledger.result.winner, std::optional(scoring::Side::A));
    QVERIFY(live.match("W2-1").flags.disputed);

    QCOMPARE(live.record(facts::Retract{live.newestOp("W1-1"), {}}), "");
    QVERIFY(!live.match("W2-1").flags.disputed);
    SAYS(live.record(facts::Retract{renege.decision, {}}));
}

// The final was called, and then it turns out that both teams of match 1 are out: whose opponent is gone has
// not won before it is decided what becomes of the final.
void tst_corrected::nobodyAdvancesFromADisputedMatch()
{
    LiveTournament live({"classic", 4, 4, false, {}});
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, "left"}), "");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::Forfeit, "left"}), "");
    QCOMPARE(live.call("W2-1"), "");
    QCOMPARE(live.result("W1-1", {facts::Winner::None, facts::Decided::Forfeit, "both left"}), "");
    QVERIFY(live.match("W2-1").flags.disputed);
    QCOMPARE(tournament::champion(live.desk().tournament()), "");

    facts::Resolve resolve{{"W2-1", 1}, facts::Resolution::Replay, {}, "there is nobody to play", {{}, "T2"}};
    QCOMPARE(live.record(resolve), "");
    QCOMPARE(tournament::champion(live.desk().tournament()), "T2");
}

// Both teams of a semifinal are out. So the other loser comes next behind the winner, without playing, and
// they share the places behind.
void tst_corrected::whoIsPutOutBeforeTheThirdPlaceHasARank()
{
    LiveTournament live({"classic", 4, 4, true, {}});
    QCOMPARE(live.result("W1-1", {facts::Winner::None, facts::Decided::Forfeit, "both left"}), "");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::Forfeit, "left"}), "");
    std::string ranks;
    for (const tournament::Standing& standing : tournament::standings(live.desk().tournament()))
        ranks += standing.team + ' ' + std::to_string(standing.rank.value_or(0)) + ' ';
    SAYS(ranks);
}

TEST_CLASS(tst_corrected)
#include "tst_corrected.moc"
