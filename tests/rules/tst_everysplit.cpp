// What the outlook says of each number of tricks is what the scorer makes of every way in which they can
// fall.
#include "arbitrary/games.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "scoring/match.h"
#include "scoring/outlook.h"

#include <QTest>

#include <map>

using namespace scoring;

namespace {

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

ByTricks saidOf(const std::vector<Loss>& losses, By by)
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
        losses.emplace(by, saidOf(said.losses, by));
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

class tst_everysplit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheOutlook();
};

void tst_everysplit::agreesWithTheOutlook()
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

TEST_CLASS(tst_everysplit)
#include "tst_everysplit.moc"
