// What must hold at every moment of any tournament, also after senseless input; and the tournament updated
// fact by fact equals the one derived from all facts.
#include "livetournament.h"
#include "supervisor.h"

#include "arbitrary/facts.h"
#include "program/testclass.h"
#include "tournament/model/lineup.h"
#include "tournament/model/tournament.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>

namespace {

/// Puts what the tournament knows into the fields of a fact that name something.
class Here {
public:
    explicit Here(const tournament::Tournament& tournament)
        : m_tournament(tournament), m_entries(tournament::entries(tournament))
    {
    }

    template <class Kind>
    void put(Kind& fact)
    {
        Kind::fields(fact, *this);
    }

    template <class T, class Shape>
    void operator()(std::string_view name, std::optional<T>& value, const Shape& shape)
    {
        if (value)
            (*this)(name, *value, shape);
    }
    template <class Shape>
    void operator()(std::string_view name, std::string& value, const Shape&)
    {
        if (name == "match" || name == "toMatch" || name == "from")
            value = idOf(m_tournament.matches);
        else if (name == "team" || name == "a" || name == "b")
            value = m_tournament.setting->teams[arbitrary::within(0, lastTeam())].id;
        else if (name == "person" || name == "leaves" || name == "joins" || name == "id" || name.size() == 2)
            value = idOf(m_tournament.setting->people);
        else if (name == "challenge" || name == "target" || name == "correction")
            value = m_entries[static_cast<std::size_t>(
                                  arbitrary::within(0, static_cast<int>(m_entries.size()) - 1))]
                        .stamp.op;
    }
    template <class Shape>
    void operator()(std::string_view name, int& value, const Shape&)
    {
        if (name == "attempt" || name == "game" || name == "toAttempt")
            value = arbitrary::within(0, 7) == 0 ? 2 : 1;
        else if (name == "place")
            value = arbitrary::within(1, 40) * 512;
        else if (name == "revision")
            value = arbitrary::within(1, 3);
        else if (name == "table")
            value = arbitrary::within(1, 9);
    }
    template <class Shape>
    void operator()(std::string_view name, std::vector<std::string>& value, const Shape&)
    {
        for (std::string& each : value)
            each = name == "teams" ? m_tournament.setting->teams[arbitrary::within(0, lastTeam())].id
                                   : idOf(m_tournament.setting->people);
        std::sort(value.begin(), value.end());
        value.erase(std::unique(value.begin(), value.end()), value.end());
    }
    template <class T, class Shape>
    void operator()(std::string_view, T&, const Shape&)
    {
    }

private:
    int lastTeam() const { return static_cast<int>(m_tournament.setting->teams.size()) - 1; }
    template <class Map>
    static std::string idOf(const Map& map)
    {
        return std::next(map.begin(), arbitrary::within(0, static_cast<int>(map.size()) - 1))->first;
    }

    const tournament::Tournament& m_tournament;
    std::vector<facts::Entry> m_entries;
};

/// A call that the match waits for, or nearly so.
void seatNearly(const tournament::Tournament& tournament, facts::Call& call)
{
    const tournament::Match* match = tournament::match(tournament, call.sitting.match);
    if (!match || arbitrary::within(0, 3) == 0)
        return;
    call.sitting.attempt = match->attempt;
    call.teams = {match->teams.a, match->teams.b};
    for (const facts::Seat seat : facts::allSeats) {
        const bool a = seat == facts::Seat::A1 || seat == facts::Seat::A2;
        const tournament::Team* team = tournament::team(*tournament.setting, a ? call.teams.a : call.teams.b);
        if (team && !team->players.empty())
            call.players[seat] =
                team->players[seat == facts::Seat::A1 || seat == facts::Seat::B1 ? 0
                                                                                 : team->players.size() - 1];
    }
}

/// Somebody comes in for a player of the team, or nearly so.
void joinNearly(const tournament::Tournament& tournament, facts::Substitute& substitute)
{
    const tournament::Team* team = tournament::team(*tournament.setting, substitute.team);
    if (arbitrary::maybe())
        substitute.match.reset();
    if (team && !team->players.empty() && arbitrary::within(0, 3) > 0)
        substitute.leaves = team->players.front();
    if (arbitrary::within(0, 3) > 0)
        substitute.joins = tournament.setting->people.rbegin()->first;
}

facts::Fact garbage(const tournament::Tournament& tournament)
{
    facts::Fact fact = arbitrary::fact();
    Here here(tournament);
    std::visit([&](auto& each) { here.put(each); }, fact);
    if (auto* call = std::get_if<facts::Call>(&fact))
        seatNearly(tournament, *call);
    if (auto* substitute = std::get_if<facts::Substitute>(&fact))
        joinNearly(tournament, *substitute);
    if (auto* person = std::get_if<facts::Person>(&fact); person && arbitrary::maybe())
        person->id = "R" + std::to_string(arbitrary::within(1, 9)); // on no team
    if (auto* resolve = std::get_if<facts::Resolve>(&fact); resolve && arbitrary::maybe())
        resolve->correction.reset();
    return fact;
}

class Invariants {
public:
    /// What is broken in the tournament as it now is, or nothing. Asked after every fact.
    std::string brokenIn(const tournament::Tournament& tournament)
    {
        std::string broken;
        for (const tournament::Match* match : tournament::inOrder(tournament)) {
            if (match->state == tournament::State::Final)
                m_onceFinal.insert(match->id);
            broken += movedOnEarly(tournament, *match) + sums(*match);
        }
        return broken + twoPlaces(tournament) + twiceOnATeam(tournament);
    }

private:
    /// Who sits in a match has won each one before it, and that is final.
    static std::string movedOnEarly(const tournament::Tournament& tournament, const tournament::Match& match)
    {
        for (const bracket::Match& drawn : tournament.setting->bracket.matches)
            if (drawn.id == match.id)
                for (const auto& [slot, seat] :
                     {std::pair(drawn.a, match.seats.a), std::pair(drawn.b, match.seats.b)}) {
                    const auto* from = std::get_if<bracket::WinnerOf>(&slot);
                    const tournament::Match* before =
                        from ? tournament::match(tournament, from->match) : nullptr;
                    if (before && std::holds_alternative<bracket::Seed>(seat) &&
                        (before->state != tournament::State::Final || before->flags.disputed))
                        return match.id + " has a winner of " + before->id + ", which is not final; ";
                }
        return {};
    }

    /// Whoever came in for whom, a team has each player once, and as many as it had.
    static std::string twiceOnATeam(const tournament::Tournament& tournament)
    {
        for (const tournament::Team& team : tournament.setting->teams)
            for (const tournament::Match* match : tournament::inOrder(tournament)) {
                const auto players = tournament::playersAt(*tournament.setting, team, match->id);
                const std::set<std::string> once(players.begin(), players.end());
                if (once.size() != players.size() || players.size() > team.players.size())
                    return team.id + " has too many players in " + match->id + "; ";
            }
        return {};
    }

    /// The lines of a hand come to its points, and those, one after the other, to the score.
    static std::string sums(const tournament::Match& match)
    {
        for (const tournament::Sheet& sheet : match.games)
            for (const scoring::Side side : scoring::bothSides) {
                int score = 0;
                for (const scoring::HandLedger& hand : sheet.ledger.hands) {
                    const scoring::SideLedger& own = hand.sides[side];
                    const int points =
                        std::accumulate(own.lines.begin(), own.lines.end(), 0,
                                        [](int sum, const scoring::Line& line) { return sum + line.points; });
                    score += points;
                    if (points != own.points || score != own.score)
                        return match.id + ": the lines of a hand do not come to its points; ";
                }
                if (score != sheet.ledger.result.score[side])
                    return match.id + ": the hands do not come to the score; ";
            }
        return {};
    }

    /// Whether the bracket still has them there.
    static bool isAsSeated(const tournament::Match& match)
    {
        return !match.flags.disputed && std::holds_alternative<bracket::Seed>(match.seats.a) &&
               std::holds_alternative<bracket::Seed>(match.seats.b);
    }

    /// Nobody sits in two matches, and no table has two. What a correction stopped or opened again is left
    /// out: its table and its players may be elsewhere by then.
    std::string twoPlaces(const tournament::Tournament& tournament) const
    {
        std::map<std::string, std::string> sits;
        std::map<int, std::string> tables;
        std::string broken;
        for (const tournament::Match* match : tournament::inOrder(tournament)) {
            if (!match->call || match->state == tournament::State::Final || !isAsSeated(*match) ||
                m_onceFinal.count(match->id))
                continue;
            if (const auto [at, isNew] = tables.emplace(match->call->table, match->id); !isNew)
                broken += match->id + " and " + at->second + " have one table; ";
            for (const std::string& player : match->call->players.at)
                if (const auto [at, isNew] = sits.emplace(player, match->id); !isNew)
                    broken += player + " sits in " + match->id + " and " + at->second + "; ";
        }
        return broken;
    }

    std::set<std::string> m_onceFinal;
};

/// Once everything is played: who is not champion has lost.
std::string wrongAtTheEnd(const tournament::Tournament& tournament)
{
    std::string wrong;
    for (const tournament::Standing& standing : tournament::standings(tournament)) {
        const bool isChampion = standing.team == tournament::champion(tournament);
        if (!standing.rank || (standing.lost == 0) != isChampion)
            wrong += standing.team + " has lost " + std::to_string(standing.lost) + ", rank " +
                     std::to_string(standing.rank.value_or(0)) + "; ";
    }
    return wrong;
}

} // namespace

class tst_invariants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdInEveryTournament();
    void holdWhateverTheChecksAreGiven();
    void aCorrectedScoreRanksItsPoolAgain();
    void aPoolIsRankedOnlyWhenItIsOver();
};

void tst_invariants::holdInEveryTournament()
{
    for (int seed = 1; seed <= tests::repeats(6, 120); ++seed) {
        desk::Chance chance(static_cast<std::uint64_t>(seed));
        tournaments::Fold book(tournaments::anyKnockout(chance, 12));
        const tournaments::Stories stories = tournaments::storiesOf(book.tournament(), chance);
        Invariants invariants;
        std::string broken;
        book.watch = [&](const tournament::Tournament& tournament, const facts::Fact& fact) {
            if (broken.empty())
                if (broken = invariants.brokenIn(tournament); !broken.empty())
                    broken += "after a " + std::string(facts::kindOf(fact));
        };
        const int slips = seed % 3 == 0 ? 0 : chance.between(3, 12);
        broken += tournaments::Supervisor(book, stories, chance, slips).run();
        broken += wrongAtTheEnd(book.tournament());
        QVERIFY2(broken.empty(), (std::to_string(seed) + ": " + broken).c_str());
    }
}

void tst_invariants::holdWhateverTheChecksAreGiven()
{
    int taken = 0;
    int refused = 0;
    for (int run = 0; run < tests::repeats(1, 10); ++run)
        QVERIFY(rc::check("any facts leave the tournament sound", [&] {
            desk::Chance chance(*rc::gen::arbitrary<std::uint64_t>());
            tournaments::Fold book(tournaments::anyKnockout(chance, 6));
            const tournaments::Stories stories = tournaments::storiesOf(book.tournament(), chance);
            Invariants invariants;
            std::string broken;
            book.watch = [&](const tournament::Tournament& tournament, const facts::Fact&) {
                broken += invariants.brokenIn(tournament);
            };
            tournaments::Supervisor supervisor(book, stories, chance, 8);
            RC_ASSERT(supervisor.run(chance.between(0, 150)) == "");
            for (int i = 0; i < 60; ++i) {
                const facts::Fact fact = garbage(book.tournament());
                const bool went = book.add(fact).has_value();
                ++(went ? taken : refused);
                RC_LOG() << (went ? "taken " : "refused ") << facts::kindOf(fact) << ' '
                         << facts::payload(fact) << '\n';
                RC_ASSERT(broken == "");
            }
        }));
    qInfo("%d taken, %d refused", taken, refused);
    QVERIFY(taken > 100 && refused > 100);
}

namespace {

using tournament::State;

std::vector<std::string> idsOf(const tournament::Tournament& tournament, char pool)
{
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->id.front() == pool)
            ids.push_back(match->id);
    return ids;
}

} // namespace

// Three teams have each won once, by the same score: they are level. Then a hand turns out to have been a
// trick better, and though nobody wins another match, the playoff has another team.
void tst_invariants::aCorrectedScoreRanksItsPoolAgain()
{
    tournaments::LiveTournament live(tournaments::twoPoolsOf(6, 1));
    const std::vector<std::string> order{"T1", "T4", "T5"};
    const auto place = [&](const std::string& team) {
        return std::find(order.begin(), order.end(), team) - order.begin();
    };
    for (const std::string& id : idsOf(live.desk().tournament(), 'A')) {
        const tournament::Match& match = live.match(id);
        live.playOut(id, (place(match.teams.a) + 1) % 3 == place(match.teams.b) ? 'a' : 'b');
    }
    QCOMPARE(tournament::undecidedTies(live.desk().tournament()).size(), std::size_t{1});
    QCOMPARE(live.match("PW1-1").teams.a, "");
    const std::string first = idsOf(live.desk().tournament(), 'A').front();
    const scoring::Side winner = *live.match(first).winner;
    const int tricks = winner == scoring::Side::A ? 13 : 0;
    QCOMPARE(live.record(tournaments::recounted(live.desk().tournament(), first, tricks, "miscounted")), "");
    QCOMPARE(live.match(first).winner, std::optional(winner));
    QVERIFY(tournament::undecidedTies(live.desk().tournament()).empty());
    QCOMPARE(live.match("PW1-1").teams.a, live.match(first).teams[winner]);
}

void tst_invariants::aPoolIsRankedOnlyWhenItIsOver()
{
    tournaments::LiveTournament live(tournaments::twoPoolsOf(8, 1));
    const std::vector<std::string> ids = idsOf(live.desk().tournament(), 'B');
    for (const std::string& id : ids) {
        QVERIFY(live.desk().tournament().ranks->empty());
        const bool aWins = live.match(id).teams.a < live.match(id).teams.b;
        QCOMPARE(live.result(id, {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling, "x"}),
                 "");
    }
    QCOMPARE(live.desk().tournament().ranks->size(), std::size_t{1});
    QCOMPARE(live.match("PW1-1").teams.b, "T2");
    QVERIFY(live.match("PW1-1").state == State::Waiting);
    QCOMPARE(live.record(facts::Retract{live.newestOp(ids.back()), "misread"}), "");
    QVERIFY(live.desk().tournament().ranks->empty());
    QCOMPARE(live.match("PW1-1").teams.b, "");
}

TEST_CLASS(tst_invariants)
#include "tst_invariants.moc"
