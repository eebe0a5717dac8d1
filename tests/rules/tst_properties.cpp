// What must hold of every game under every rule set; and what the outlook says of each number of tricks is
// what the scorer makes of every way in which they can fall.
#include "arbitrary/games.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "scoring/legal.h"
#include "scoring/match.h"
#include "scoring/outlook.h"
#include "wording/text.h"
#include "json/build.h"
#include "json/value.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>

using namespace scoring;

namespace {

/// Runs `holds(rules, game)` on random ones.
template <class Holds>
void forAll(const char* what, Holds holds)
{
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    params.maxSuccess = tests::repeats(200, 5000);
    const auto result = rc::detail::checkTestable(
        [&] {
            const RuleSet rules = *arbitrary::ruleSets();
            holds(rules, arbitrary::game(rules));
        },
        rc::detail::TestMetadata{what, what}, params);
    std::ostringstream told;
    rc::detail::printResultMessage(result, told);
    QVERIFY2(result.template is<rc::detail::SuccessResult>(), told.str().c_str());
}

template <class Do>
void eachSide(const GameLedger& ledger, Do then)
{
    for (const HandLedger& hand : ledger.hands)
        for (const Side side : bothSides)
            then(hand, hand.sides[side]);
}

Hand swapped(Hand hand)
{
    std::swap(hand.sides.a, hand.sides.b);
    for (Renege& renege : hand.reneges) {
        renege.accused.side = other(renege.accused.side);
        renege.by = renege.by ? std::optional(other(*renege.by)) : std::nullopt;
    }
    for (Adjustment& adjustment : hand.adjustments)
        adjustment.side = other(adjustment.side);
    for (FoulCall& foul : hand.fouls)
        foul.side = other(foul.side);
    return hand;
}

Hand partnersSwapped(Hand hand)
{
    for (const Side side : bothSides) {
        if (Bids* bids = std::get_if<Bids>(&hand.sides[side].bid))
            std::swap((*bids)[0], (*bids)[1]);
        if (Split* split = std::get_if<Split>(&hand.sides[side].tricks))
            std::swap((*split)[0], (*split)[1]);
    }
    return hand;
}

template <class Change>
Game changed(Game game, Change change)
{
    for (Item& item : game.items)
        if (Hand* hand = std::get_if<Hand>(&item))
            item = change(*hand);
    return game;
}

GameLedger swapped(GameLedger ledger)
{
    for (HandLedger& hand : ledger.hands)
        std::swap(hand.sides.a, hand.sides.b);
    std::swap(ledger.result.score.a, ledger.result.score.b);
    if (ledger.result.winner)
        ledger.result.winner = other(*ledger.result.winner);
    return ledger;
}

/// The ledger without which partner a nil's line names, and without an order between the partners' lines.
GameLedger withoutPartners(GameLedger ledger)
{
    for (HandLedger& hand : ledger.hands)
        for (const Side side : bothSides) {
            for (Line& line : hand.sides[side].lines)
                line.partner.reset();
            std::sort(hand.sides[side].lines.begin(), hand.sides[side].lines.end(),
                      [](const Line& l, const Line& r) {
                          return std::tie(l.kind, l.points, l.parameter) <
                                 std::tie(r.kind, r.points, r.parameter);
                      });
        }
    return ledger;
}

/// A value of that form in which each number is as small or as large as it may be.
json::Value extreme(const rules::Form& form)
{
    using Kind = rules::Form::Kind;
    if (form.kind == Kind::Number)
        return json::of(arbitrary::maybe() ? form.most : form.least);
    if (form.kind == Kind::List)
        return json::of(json::Array{extreme(form.parts.front())});
    if (form.kind != Kind::Object)
        return rules::blank(form);
    json::Object members;
    for (std::size_t i = 0; i < form.keys.size(); ++i)
        members.emplace_back(std::string(form.keys[i]), extreme(form.parts[i]));
    return json::of(std::move(members));
}

/// Rules that a file is accepted with, each number that moves points at an end of what it may be.
RuleSet extremeRules()
{
    static constexpr std::string_view paying[] = {"contract", "overtrick", "bags", "nil", "renege", "fouls"};
    rules::Values values{*arbitrary::ruleSets(), {}};
    for (const std::string_view name : rules::parameterNames()) {
        const std::string_view group = name.substr(0, name.find('.'));
        if (std::ranges::find(paying, group) == std::end(paying))
            continue;
        const rules::Form& form = rules::formOf(name);
        if (form.kind == rules::Form::Kind::Choice)
            continue;
        const auto with = rules::with(values, name, extreme(form));
        if (with && rules::load(arbitrary::venueJson(with->rules)))
            values.rules = with->rules;
    }
    return values.rules;
}

/// One of the built-in rule sets, at times with rules that put a side out: none of them has one.
RuleSet anyRules()
{
    std::vector<RuleSet> all;
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue))
            all.push_back(set.rules);
    RuleSet rules = all[static_cast<std::size_t>(arbitrary::within(0, static_cast<int>(all.size()) - 1))];
    if (!arbitrary::maybe())
        return rules;
    rules.end.minScore = arbitrary::orNothing(-200, -20);
    rules.end.maxSetsTotal = arbitrary::orNothing(1, 3);
    rules.end.maxSetsConsecutive = arbitrary::orNothing(1, 3);
    rules.time.oneMoreHand = rules.time.onExpiry == OnExpiry::FinishHand && arbitrary::maybe();
    rules.contract.setAtTimes = arbitrary::orNothing(2, 4);
    rules.end.mercyLead = arbitrary::orNothing(50, 300);
    rules.end.winOnAllTricks = arbitrary::maybe();
    if (arbitrary::maybe())
        rules.bid.firstHand = FirstHand::BidsItself;
    rules.bid.firstHandMinBooks = arbitrary::orNothing(1, 6);
    return rules;
}

GameState anyState(const RuleSet& rules)
{
    Game game = arbitrary::game(rules);
    if (arbitrary::maybe())
        game = {};
    GameState state = begin(rules, game.start);
    GameLedger ledger;
    for (const Item& item : game.items) {
        const GameState before = state;
        add(rules, item, state, ledger);
        if (state.result.state == State::Won)
            state = before;
    }
    state.ofTotal = arbitrary::maybe();
    state.lastOfMatch = arbitrary::maybe();
    state.carried = {arbitrary::within(-100, 500), arbitrary::within(-100, 500)};
    return state;
}

/// Does `then` with each way in which the tricks can fall among the four.
template <class Do>
void eachSplit(Hand hand, Do then)
{
    for (int a1 = 0; a1 <= 13; ++a1)
        for (int a2 = 0; a1 + a2 <= 13; ++a2)
            for (int b1 = 0; a1 + a2 + b1 <= 13; ++b1) {
                hand.sides.a.tricks = Split{a1, a2};
                hand.sides.b.tricks = Split{b1, 13 - a1 - a2 - b1};
                then(hand);
            }
}

/// What was said of each number of tricks against what came of it.
class Witness {
public:
    explicit Witness(const ByTricks& said) : m_said(said) {}
    void see(int tricks, bool came) { m_seen[static_cast<std::size_t>(tricks)][came ? 1 : 0] = true; }
    bool agrees() const
    {
        for (std::size_t n = 0; n < m_said.size(); ++n)
            if (m_seen[n][0] == (m_said[n] == Chance::Sure) || m_seen[n][1] == (m_said[n] == Chance::Never))
                return false;
        return true;
    }

private:
    ByTricks m_said;
    std::array<std::array<bool, 2>, 14> m_seen{};
};

ByTricks lossesByTricks(const std::vector<Loss>& losses, By by)
{
    for (const Loss& loss : losses)
        if (loss.by == by)
            return loss.loses;
    return {};
}

/// Whether what was said of a side is what every split comes to.
bool agrees(const SideOutlook& said, Side side, const RuleSet& rules, const GameState& before,
            const Hand& hand)
{
    Witness makes(said.makes);
    Witness wins(said.wins);
    Witness winsTotal(said.winsTotal);
    Witness bags(said.bagPenalty);
    std::map<By, Witness> losses;
    for (const By by : {By::MinScore, By::Sets, By::FirstHand})
        losses.emplace(by, lossesByTricks(said.losses, by));
    bool inRange = true;
    eachSplit(hand, [&](const Hand& fallen) {
        const Played played = play(rules, before, fallen);
        const SideLedger& ledger = played.ledger.sides[side];
        const Result& result = played.after.result;
        const int tricks = rawTricks(fallen.sides[side]);
        makes.see(tricks, ledger.made == true);
        wins.see(tricks, result.winner == side);
        MatchLedger match; // the last of two games
        match.games.resize(before.lastOfMatch || played.after.lastOfMatch ? 1 : 0);
        match.result.score = before.carried;
        addGame(rules, {Series::Kind::TotalOf, 2}, match, {{}, result, false});
        winsTotal.see(tricks, before.ofTotal && match.result.winner == side);
        int lost = 0;
        const bool falls = std::count_if(ledger.lines.begin(), ledger.lines.end(), [&](const Line& line) {
                               lost -= line.kind == LineKind::BagPenalty ? line.points : 0;
                               return line.kind == LineKind::BagPenalty;
                           }) > 0;
        bags.see(tricks, falls);
        inRange &= !falls || (said.penalty && said.penalty->least <= lost && lost <= said.penalty->most);
        for (auto& [by, witness] : losses)
            witness.see(tricks, result.winner == other(side) && result.by == by);
    });
    return inRange && makes.agrees() && wins.agrees() && winsTotal.agrees() && bags.agrees() &&
           std::all_of(losses.begin(), losses.end(), [](const auto& each) { return each.second.agrees(); });
}

} // namespace

class tst_properties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesSumToPointsAndCountsToCounted();
    void scoresFollowFromHandsAlone();
    void swappingTheSidesSwapsTheLedger();
    void partnersMaySwap();
    void bagsNeverReachTheLimit();
    void nothingCountsAfterTheEnd();
    void aWinnerIsAheadUnlessARuleSaysOtherwise();
    void theChecksAnswerAnything();
    void noAcceptedFileOverflows();
    void agreesWithTheOutlook();
};

void tst_properties::linesSumToPointsAndCountsToCounted()
{
    forAll("sums", [](const RuleSet& rules, const Game& game) {
        eachSide(score(rules, game), [](const HandLedger&, const SideLedger& side) {
            int points = 0;
            for (const Line& line : side.lines) {
                points += line.points;
                RC_ASSERT(line.parameter.empty() == (line.kind == LineKind::Adjustment));
            }
            int counted = 0;
            for (const CountLine& count : side.countedFrom)
                counted += count.tricks;
            RC_ASSERT(points == side.points);
            RC_ASSERT(counted == side.counted);
            RC_ASSERT(side.counted >= 0);
        });
    });
}

void tst_properties::scoresFollowFromHandsAlone()
{
    forAll("running totals", [](const RuleSet& rules, const Game& game) {
        PerSide<int> total{game.start.sides.a.score, game.start.sides.b.score};
        const GameLedger ledger = score(rules, game);
        for (const HandLedger& hand : ledger.hands)
            for (const Side side : bothSides) {
                total[side] += hand.sides[side].points;
                RC_ASSERT(hand.sides[side].score == total[side]);
            }
        RC_ASSERT(ledger.result.score == total);
        RC_ASSERT(ledger == score(rules, game));
        // A hand's row does not depend on what is played later.
        for (std::size_t n = 0; n < game.items.size(); ++n) {
            Game shorter = game;
            shorter.items.resize(n);
            const GameLedger until = score(rules, shorter);
            RC_ASSERT(std::equal(until.hands.begin(), until.hands.end(), ledger.hands.begin()));
        }
    });
}

void tst_properties::swappingTheSidesSwapsTheLedger()
{
    forAll("sides", [](const RuleSet& rules, const Game& game) {
        Game other = changed(game, [](const Hand& hand) { return swapped(hand); });
        std::swap(other.start.sides.a, other.start.sides.b);
        RC_ASSERT(score(rules, other) == swapped(score(rules, game)));
    });
}

void tst_properties::partnersMaySwap()
{
    forAll("partners", [](const RuleSet& rules, const Game& game) {
        const Game other = changed(game, [](const Hand& hand) { return partnersSwapped(hand); });
        RC_ASSERT(withoutPartners(score(rules, other)) == withoutPartners(score(rules, game)));
    });
}

void tst_properties::bagsNeverReachTheLimit()
{
    forAll("bags", [](const RuleSet& rules, const Game& game) {
        eachSide(score(rules, game), [&](const HandLedger&, const SideLedger& side) {
            RC_ASSERT(side.bags >= 0);
            RC_ASSERT(side.bagsGained >= 0);
            RC_ASSERT(!rules.bags.limit || side.bags < *rules.bags.limit);
        });
    });
}

void tst_properties::nothingCountsAfterTheEnd()
{
    int after = 0;
    forAll("after the end", [&](const RuleSet& rules, const Game& game) {
        bool won = false;
        GameState state = begin(rules, game.start);
        GameLedger ledger;
        for (const Item& item : game.items) {
            const GameState before = state;
            add(rules, item, state, ledger);
            if (won)
                RC_ASSERT(state == before);
            if (won && std::holds_alternative<Hand>(item)) {
                RC_ASSERT(ledger.hands.back().state == State::AfterEnd);
                ++after;
            }
            won = state.result.state == State::Won;
            RC_ASSERT(won || !state.result.winner);
            RC_ASSERT(!won || state.result.winner || rules.end.tie == Tie::Stands);
            RC_ASSERT(won == state.result.by.has_value());
        }
    });
    QVERIFY(after > 0);
}

void tst_properties::aWinnerIsAheadUnlessARuleSaysOtherwise()
{
    int ahead = 0;
    forAll("winner", [&](const RuleSet& rules, const Game& game) {
        const Result result = score(rules, game).result;
        if (!result.winner)
            return;
        const By by = *result.by;
        if (by != By::Time && by != By::ExtraHand && by != By::Hands)
            return;
        RC_ASSERT(result.score[*result.winner] > result.score[other(*result.winner)]);
        ++ahead;
    });
    QVERIFY(ahead > 0);
}

void tst_properties::theChecksAnswerAnything()
{
    forAll("door", [](const RuleSet& rules, const Game& game) {
        GameState state = begin(rules, game.start);
        GameLedger ledger;
        startProblems(rules, game.start);
        for (Item item : game.items) {
            if (Hand* hand = std::get_if<Hand>(&item); hand && arbitrary::maybe()) {
                // Numbers that are impossible at a table.
                hand->sides.a.bid = arbitrary::within(-1000, 1000);
                hand->sides.b.tricks = Split{arbitrary::within(-20, 20), arbitrary::within(-1000, 1000)};
            }
            const Problems found = problems(rules, state, item);
            const Problem* out = refusal(found, item);
            for (const Problem& problem : found)
                RC_ASSERT(!wording::text(problem.what).empty());
            if (state.result.state == State::Won)
                RC_ASSERT(out != nullptr);
            if (!out)
                add(rules, item, state, ledger);
        }
    });
}

// Whatever a file says and a table may enter, a game of a thousand hands is still a number.
void tst_properties::noAcceptedFileOverflows()
{
    static constexpr int mostInAHand = 2'000'000;
    int counted = 0;
    QVERIFY(rc::check("no overflow", [&] {
        const RuleSet rules = extremeRules();
        Game game = arbitrary::game(rules);
        game.start.sides.a.score = mostStartPoints;
        game.start.sides.b.score = -mostStartPoints;
        GameState state = begin(rules, game.start);
        GameLedger ledger;
        for (Item item : game.items) {
            if (Hand* hand = std::get_if<Hand>(&item)) {
                hand->override = "the table played it";
                for (Adjustment& adjustment : hand->adjustments)
                    adjustment.points = arbitrary::maybe() ? mostAdjustment : -mostAdjustment;
            }
            const GameState before = state;
            if (!refusal(problems(rules, state, item), item))
                add(rules, item, state, ledger);
            if (state.result.state == State::Won) // and on, as if that had not ended it
                state.result = before.result;
        }
        eachSide(ledger, [&](const HandLedger&, const SideLedger& side) {
            RC_ASSERT(std::abs(side.points) <= mostInAHand);
            ++counted;
        });
    }));
    QVERIFY(counted > 0);
}

void tst_properties::agreesWithTheOutlook()
{
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    params.maxSuccess = 1000;
    const auto result = rc::detail::checkTestable(
        [] {
            const RuleSet rules = anyRules();
            const GameState before = anyState(rules);
            const Hand hand = arbitrary::hand(rules);
            const auto said = outlook(rules, before, hand);
            RC_PRE(said);
            for (const Side side : bothSides)
                RC_ASSERT(agrees((*said)[side], side, rules, before, hand));
        },
        rc::detail::TestMetadata{"outlook", "agrees with every split"}, params);
    std::ostringstream told;
    rc::detail::printResultMessage(result, told);
    QVERIFY2(result.is<rc::detail::SuccessResult>(), told.str().c_str());
}

TEST_CLASS(tst_properties)
#include "tst_properties.moc"
