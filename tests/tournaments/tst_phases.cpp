// Which phase of the venue's rules each match is played under.
#include "livetournament.h"

#include "bracket/questions.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/ruleswords.h"

#include <map>

namespace {

using facts::Format;
using rules::DrawPart;

constexpr const char* regular = "regular";

/// A phase each for those parts, to 600, 700 and so on.
template <DrawPart... parts>
void addPhases(rules::Venue& venue)
{
    int target = venue.phases.front().rules.end.target;
    for (const DrawPart part : {parts...}) {
        rules::Phase phase = venue.phases.front();
        phase.name = "p-" + std::string(rules::word(part));
        phase.from = regular;
        phase.cites.clear();
        phase.playedIn = {part};
        phase.rules.end.target = target += 100;
        venue.phases.push_back(std::move(phase));
    }
}

tournaments::Setup setupOf(Format format, int teams, void (*change)(rules::Venue&))
{
    tournaments::Setup setup;
    setup.teams = teams;
    setup.change = change;
    setup.draw.format = format;
    return setup;
}

/// Of each phase but the regular one: its matches, `W1-1 W1-2`.
std::map<std::string, std::string> matchesOf(const tournament::Tournament& tournament)
{
    std::map<std::string, std::string> all;
    for (const bracket::Match& match : tournament.setting->bracket.matches) {
        const std::string& phase = tournament::match(tournament, match.id)->rules->phase;
        if (phase != regular)
            all[phase] += (all[phase].empty() ? "" : " ") + match.id;
    }
    return all;
}

using Found = std::map<std::string, std::string>;

} // namespace

class tst_phases : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void theLastRoundsOfAKnockout();
    void theLosersBracket();
    void poolsAndPlayoff();
    void theMoreParticularCounts();
    void aDrawWithoutThatPart();
    void blindNilOnlyInTheLosersBracket();
    void theFinalIsBestOfThree();
    void theShortRulesNameThem();
};

void tst_phases::theLastRoundsOfAKnockout()
{
    auto setup = setupOf(Format::SingleElimination, 8,
                         addPhases<DrawPart::Quarterfinals, DrawPart::Semifinals, DrawPart::ThirdPlace>);
    setup.thirdPlace = true;
    tournaments::LiveTournament live(setup);
    QVERIFY((matchesOf(live.desk().tournament()) == Found{{"p-quarterfinals", "W1-1 W1-2 W1-3 W1-4"},
                                                          {"p-semifinals", "W2-1 W2-2"},
                                                          {"p-third-place", "T-1"}}));
    QCOMPARE(live.match("W2-1").rules->rules.end.target, 700);
}

void tst_phases::theLosersBracket()
{
    const auto setup =
        setupOf(Format::DoubleElimination, 4, addPhases<DrawPart::LosersBracket, DrawPart::Final>);
    tournaments::LiveTournament live(setup);
    QVERIFY((matchesOf(live.desk().tournament()) ==
             Found{{"p-losers-bracket", "L1-1 L2-1"}, {"p-final", "F-1 F-2"}}));
}

void tst_phases::poolsAndPlayoff()
{
    auto setup = setupOf(Format::PoolsPlayoff, 8, addPhases<DrawPart::Pools, DrawPart::Playoff>);
    setup.draw.pools = 2;
    setup.draw.advance = 2;
    tournaments::LiveTournament live(setup);
    std::map<std::string, int> played;
    for (const bracket::Match& match : live.desk().tournament().setting->bracket.matches) {
        const std::string& phase = live.match(match.id).rules->phase;
        QCOMPARE(phase, std::string(match.bracket == bracket::Part::Pool ? "p-pools" : "p-playoff"));
        ++played[phase];
    }
    QVERIFY(played["p-pools"] == 12 && played["p-playoff"] >= 3);
}

// The final of the losers' bracket is a semifinal, whichever phase the file has first.
void tst_phases::theMoreParticularCounts()
{
    const Found expected{{"p-losers-bracket", "L1-1"}, {"p-semifinals", "W2-1 L2-1"}};
    for (auto* change : {addPhases<DrawPart::LosersBracket, DrawPart::Semifinals>,
                         addPhases<DrawPart::Semifinals, DrawPart::LosersBracket>}) {
        tournaments::LiveTournament live(setupOf(Format::DoubleElimination, 4, change));
        QVERIFY(matchesOf(live.desk().tournament()) == expected);
    }
}

void tst_phases::aDrawWithoutThatPart()
{
    for (const Format format : {Format::RoundRobin, Format::SingleElimination}) {
        tournaments::LiveTournament live(setupOf(format, 4, addPhases<DrawPart::LosersBracket>));
        QVERIFY(matchesOf(live.desk().tournament()).empty());
        QVERIFY(wording::otherRulesInShort(live.desk().tournament()).empty());
    }
}

void tst_phases::blindNilOnlyInTheLosersBracket()
{
    auto setup = setupOf(Format::DoubleElimination, 4, [](rules::Venue& venue) {
        addPhases<DrawPart::LosersBracket>(venue);
        venue.phases.back().rules.nil.blindMade = 200;
        venue.phases.back().rules.nil.blindFailed = 200;
    });
    tournaments::LiveTournament live(setup);
    const char* const blind =
        R"({"a":{"bids":["blind-nil",5],"tricks":[0,6]},"b":{"bids":[3,3],"tricks":7}})";
    live.call("W1-1");
    QVERIFY(!live.enter("W1-1", blind).starts_with("ok"));
    QVERIFY(live.match("W1-1").games.empty());
    live.play("W1-1", 'a');
    live.finish("W1-1");
    live.playOut("W1-2", 'a');
    live.call("L1-1");
    live.enter("L1-1", blind);
    QCOMPARE(live.match("L1-1").ledger.result.score.a, 251);
}

void tst_phases::theFinalIsBestOfThree()
{
    tournaments::LiveTournament live(setupOf(Format::SingleElimination, 2, [](rules::Venue& venue) {
        addPhases<DrawPart::Final>(venue);
        venue.phases.back().rules.end.length = scoring::Length::BestOf;
        venue.phases.back().rules.end.lengthCount = 3;
    }));
    QVERIFY((live.match("W1-1").series == scoring::Series{scoring::Series::Kind::BestOf, 3}));
    live.playOut("W1-1", 'b');
    const tournament::Match& match = live.match("W1-1");
    QVERIFY(match.state == tournament::State::Final && match.winner == scoring::Side::B);
    QCOMPARE(match.games.size(), std::size_t(2));
    QCOMPARE(match.ledger.gamesWon.b, 2);
    QVERIFY(match.ledger.result.by == scoring::By::Games);
    SAYS(wording::otherRulesInShort(live.desk().tournament()));
}

void tst_phases::theShortRulesNameThem()
{
    tournaments::LiveTournament live(
        setupOf(Format::SingleElimination, 4, addPhases<DrawPart::Semifinals, DrawPart::Final>));
    SAYS(wording::otherRulesInShort(live.desk().tournament()));
}

TEST_CLASS(tst_phases)
#include "tst_phases.moc"
