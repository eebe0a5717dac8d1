// What is shown while a hand is typed is what saving it gives, whatever was called and ruled in it before: on
// random sheets, under every rule set.
#include "tournaments/livetournament.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "desk/demo/demohands.h"
#include "desk/play/table.h"
#include "desk/rulings/ruling.h"
#include "program/testclass.h"
#include "scoring/legal.h"
#include "scoring/outlook.h"
#include "tournament/model/inplay.h"
#include "wording/text.h"

#include <rapidcheck.h>

#include <map>

namespace {

using facts::Ruling;
using scoring::OnExpiry;
using scoring::Side;

const std::string playedMatch = "W1-1";

void asksNoId(rules::Venue& venue)
{
    for (rules::Phase& phase : venue.phases) {
        phase.people.checkin.noIdNoPlay = false;
        phase.rules.fouls = {{"table-talk", -20, 0}, {"slow-play", -5, -1}};
    }
}

void isShort(rules::Venue& venue)
{
    asksNoId(venue);
    for (rules::Phase& phase : venue.phases)
        phase.rules.end.target = 120;
}

void endsInManyWays(rules::Venue& venue)
{
    asksNoId(venue);
    for (rules::Phase& phase : venue.phases) {
        phase.rules.end.minHands = 3;
        phase.rules.end.minScore = -150;
        phase.rules.end.maxSetsConsecutive = 3;
        phase.rules.time.onExpiry = OnExpiry::FinishGame;
        phase.rules.time.limitMin = 30;
    }
}

tournaments::Setup anySetup(desk::Chance& chance)
{
    static const std::vector<std::string> venues{"unc",     "mckendree",   "washburn",
                                                 "classic", "traditional", "cardominoes"};
    tournaments::Setup setup = tournaments::ruledBy(chance.oneOf(venues));
    void (*const changes[])(rules::Venue&) = {asksNoId, isShort, endsInManyWays};
    setup.change = chance.oneOf(changes);
    return setup;
}

/// A table at which everything happens that can: what is refused there is left out.
class Table {
public:
    explicit Table(std::uint64_t seed) : m_chance(seed), m_live(anySetup(m_chance))
    {
        desk::CallOptions options;
        if (m_chance.oneIn(2))
            options.firstDealer = facts::Seat::B1;
        m_live.call(playedMatch, options);
        if (m_chance.oneIn(2)) {
            scoring::Start start;
            start.sides = {{m_chance.between(-50, 110), m_chance.between(0, 3), 0},
                           {m_chance.between(-50, 110), m_chance.between(0, 3), 0}};
            if (m_chance.oneIn(2)) // an extra hand comes next
                start.sides.a.score = start.sides.b.score = match().rules->rules.end.target;
            start.hands = m_chance.between(0, 4);
            (void)desk::takeOver(m_live.desk(), by, playedMatch, start);
        }
    }

    const tournament::Match& match() const { return m_live.match(playedMatch); }
    bool isOver() const { return match().state >= tournament::State::Ended; }

    /// A hand that the table might play now, as it is typed.
    scoring::Hand nextHand()
    {
        const scoring::GameState before = tournament::inPlay(match()).before;
        const auto what = m_chance.oneIn(3) ? desk::Showing::NilMade : desk::Showing::Anything;
        return desk::playedHand(match().rules->rules, before, what, {3, 3}, m_chance);
    }
    /// The bids are recorded, and something happens before the tricks are counted.
    void beginHand(const scoring::Hand& hand)
    {
        scoring::Hand bids = hand;
        for (const Side side : scoring::bothSides)
            bids.sides[side].tricks = {};
        if (!enter(bids))
            return;
        for (int n = m_chance.between(0, 3); n > 0; --n)
            happens(handsHere() + 1);
    }
    /// Between two hands: something about one on record, or time.
    void betweenHands()
    {
        if (m_chance.oneIn(12))
            (void)enter(timeCall());
        if (m_chance.oneIn(15))
            (void)enter(scoring::Misdeal{{Side::A, 0}, "a card fell"});
        if (handsHere() > 0 && m_chance.oneIn(4))
            happens(m_chance.between(1, handsHere()));
        if (handsHere() > 0 && m_chance.oneIn(6))
            amend(m_chance.between(1, handsHere()));
    }
    bool enter(const scoring::Item& item)
    {
        return desk::enter(m_live.desk(), by, playedMatch, item).has_value();
    }
    bool oneIn(int n) { return m_chance.oneIn(n); }

private:
    static constexpr const char* by = "J. Park";

    int handsHere() const
    {
        const auto& games = match().games;
        return games.empty() ? 0 : static_cast<int>(games.back().ledger.hands.size());
    }
    scoring::TimeCall timeCall()
    {
        scoring::TimeCall call;
        static const std::vector<std::optional<OnExpiry>> choices{std::nullopt, OnExpiry::FinishHand,
                                                                  OnExpiry::FinishGame};
        call.choice = m_chance.oneOf(choices);
        call.override = "the horn";
        return call;
    }
    void happens(int hand)
    {
        switch (m_chance.between(1, 5)) {
        case 1:
        case 2:
            return claim(hand);
        case 3:
            return rule(hand, m_chance.between(-40, 40));
        case 4:
            return foul(hand);
        default:
            (void)enter(m_chance.oneIn(4) ? scoring::Item(scoring::Misdeal{{Side::B, 1}, "no-spade"})
                                          : scoring::Item(timeCall()));
        }
    }
    void claim(int hand)
    {
        static const std::vector<std::optional<Ruling>> rulings{std::nullopt, Ruling::Upheld, Ruling::Upheld,
                                                                Ruling::Rejected, Ruling::Withdrawn};
        static const std::vector<desk::Claim> claims{{facts::Challenger::A, facts::Seat::B1, 4},
                                                     {facts::Challenger::B, facts::Seat::A2, 7},
                                                     {facts::Challenger::Supervisor, facts::Seat::B2, 1}};
        desk::CaseOptions options{.match = playedMatch,
                                  .hand = hand,
                                  .claim = m_chance.oneOf(claims),
                                  .ruling = m_chance.oneOf(rulings),
                                  .reason = "seen"};
        (void)desk::record(m_live.desk(), by, desk::ruleOnCase(options));
    }
    void rule(int hand, std::variant<std::string, int> what)
    {
        desk::HandRulingOptions options{.match = playedMatch,
                                        .hand = hand,
                                        .side = m_chance.oneIn(2) ? facts::Side::A : facts::Side::B,
                                        .what = std::move(what)};
        options.reason = std::holds_alternative<int>(options.what) ? "ruled" : "";
        (void)desk::record(m_live.desk(), by, desk::ruleOnHand(options));
    }
    void foul(int hand)
    {
        const auto& fouls = match().rules->rules.fouls;
        if (!fouls.empty())
            rule(hand, m_chance.oneOf(fouls).name);
    }
    void amend(int hand)
    {
        desk::AmendOptions options;
        options.match = playedMatch;
        options.hand = hand;
        options.reason = "misheard";
        options.how = m_chance.oneIn(4) ? desk::AmendOptions::How::Strike : desk::AmendOptions::How::Replace;
        if (options.how == desk::AmendOptions::How::Replace)
            options.given = desk::givenBy(nextHand());
        (void)desk::record(m_live.desk(), by, desk::amend(options));
    }

    desk::Chance m_chance;
    tournaments::LiveTournament m_live;
};

/// Which states were come by.
using Seen = std::map<std::string, int>;

void note(Seen& seen, const std::string& refused)
{
    ++seen["refused: " + refused];
}

void note(Seen& seen, const tournament::InPlay& play, const scoring::HandLedger& row)
{
    const auto count = [&](const char* what, bool is) { seen[what] += is ? 1 : 0; };
    for (const scoring::Renege& renege : play.known.reneges) {
        count("upheld", renege.ruling == scoring::Ruling::Upheld);
        count("pending", renege.ruling == scoring::Ruling::Pending);
        count("denied", renege.ruling == scoring::Ruling::Rejected);
    }
    count("adjusted", !play.known.adjustments.empty());
    count("foul", !play.known.fouls.empty());
    count("time in this hand", play.known.timeExpired.has_value());
    count("time before", play.before.time.has_value());
    count("extra hand", play.before.result.state == scoring::State::ExtraHand);
    count("after a pending end", row.state == scoring::State::AfterEnd);
    count("won", row.state == scoring::State::Won);
    count("saved", true);
}

} // namespace

class tst_inplay : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isWhatSavingGives();
    void timeRunsOnFromAVoidDeal();
    void whatTimeLeavesToFinish();
    void anUndoneGameHasNotBegun();
};

void tst_inplay::isWhatSavingGives()
{
    Seen seen;
    QVERIFY(rc::check("the hand in play is shown as saving gives it", [&] {
        Table table(*rc::gen::arbitrary<std::uint64_t>());
        for (int hand = 0; hand < 12 && !table.isOver(); ++hand) {
            table.betweenHands();
            if (table.isOver())
                break;
            const scoring::Hand typed = table.nextHand();
            if (!table.oneIn(4))
                table.beginHand(typed);
            if (table.isOver())
                break;
            const tournament::Match match = table.match();
            const scoring::RuleSet& rules = match.rules->rules;
            const int game = tournament::currentGame(match);
            const tournament::InPlay play = tournament::inPlay(match);
            const scoring::Hand whole = tournament::completed(play.known, typed);
            const scoring::GameState open = tournament::openWhilePending(match, play.before);
            const scoring::Problems problems = scoring::problems(rules, open, whole);
            const scoring::Problem* refusal = scoring::refusal(problems, whole);
            const bool mayBe = !refusal;
            if (refusal)
                RC_LOG() << match.rules->id << ": " << wording::text(refusal->what) << '\n';
            const scoring::Played shown = tournament::resultOfHand(rules, play.before, whole);
            RC_ASSERT(table.enter(typed) == mayBe);
            if (!mayBe) {
                note(seen, wording::text(refusal->what));
                break;
            }
            const tournament::Sheet& saved = table.match().games[static_cast<std::size_t>(game) - 1];
            scoring::HandLedger row = saved.ledger.hands.back();
            row.hand = shown.ledger.hand;
            RC_ASSERT(row == shown.ledger);
            RC_ASSERT(saved.now == shown.after);
            note(seen, play, row);
        }
    }));
    for (const auto& [what, times] : seen)
        qInfo("%s: %d", what.c_str(), times);
    for (const char* what : {"upheld", "pending", "denied", "adjusted", "foul", "time in this hand",
                             "time before", "extra hand", "after a pending end", "won"})
        QVERIFY2(seen[what] > 0, what);
}

void tst_inplay::anUndoneGameHasNotBegun()
{
    tournaments::LiveTournament live({.rules = "unc", .change = asksNoId});
    live.call("W1-1");
    const tournament::InPlay before = tournament::inPlay(live.match("W1-1"));
    QVERIFY(before.before.lastOfMatch);
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[3,2],"tricks":6},"b":{"bids":[4,3],"tricks":7}})"),
             "ok hand 1 a 51 b 70 in-progress");
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(live.match("W1-1").ledger.games.empty());
    QVERIFY(tournament::inPlay(live.match("W1-1")) == before);
}

void tst_inplay::timeRunsOnFromAVoidDeal()
{
    tournaments::LiveTournament live({.rules = "unc", .change = asksNoId});
    live.call("W1-1");
    const auto enter = [&](const char* line) { return live.enter("W1-1", line); };
    QCOMPARE(enter(R"({"a":{"bids":[3,2],"tricks":6},"b":{"bids":[4,3],"tricks":7}})"),
             "ok hand 1 a 51 b 70 in-progress");
    QCOMPARE(enter(R"({"a":{"bids":[3,2]},"b":{"bids":[4,3]}})"), "ok hand 2 a 51 b 70 open");
    QVERIFY(desk::enter(live.desk(), "J. Park", "W1-1", scoring::TimeCall{OnExpiry::FinishHand, "the horn"}));
    QVERIFY(desk::enter(live.desk(), "J. Park", "W1-1", scoring::Misdeal{{Side::A, 0}, "a card fell"}));
    QVERIFY(!tournament::openHand(live.match("W1-1")));
    const tournament::InPlay play = tournament::inPlay(live.match("W1-1"));
    QVERIFY(play.known.timeExpired.has_value());
    QVERIFY(scoring::endsByTime(live.match("W1-1").rules->rules, play.before, play.known));
}

void tst_inplay::whatTimeLeavesToFinish()
{
    for (const bool oneMore : {false, true}) {
        tournaments::Setup setup;
        if (oneMore)
            setup.change = [](rules::Venue& venue) {
                venue.phases.front().rules.time.limitMin = 30;
                venue.phases.front().rules.time.onExpiry = scoring::OnExpiry::FinishHand;
                venue.phases.front().rules.time.oneMoreHand = true;
            };
        tournaments::LiveTournament live(setup);
        QCOMPARE(live.call("W1-1"), "");
        QCOMPARE(tournament::hasHandToFinish(live.match("W1-1")), oneMore);
        live.enter("W1-1", R"({"a":{"bids":[3,2]},"b":{"bids":[4,3]}})");
        QVERIFY(tournament::hasHandToFinish(live.match("W1-1")));
    }
}

TEST_CLASS(tst_inplay)
#include "tst_inplay.moc"
