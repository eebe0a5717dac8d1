// Tournaments of every format with rulings, corrections, undo and redo at any moment: the tournament updated
// fact by fact equals the one derived from all facts, no hand changes its team silently, and every total is
// the naive scorer’s. In eliminations each team has, after every fact, one match to play next or its rank.
#include "places.h"
#include "randomplay.h"
#include "shapes.h"

#include "files/gamerecord.h"
#include "files/ledgerjson.h"
#include "naive/compare.h"
#include "program/testclass.h"
#include "rules/load.h"
#include "tournament/fold/derive.h"
#include "tournament/model/tournament.h"
#include "tournament/ranking/standings.h"

namespace {

nlohmann::json reneged(const scoring::Renege& renege)
{
    const char* ruling = renege.ruling == scoring::Ruling::Upheld     ? "upheld"
                         : renege.ruling == scoring::Ruling::Rejected ? "rejected"
                                                                      : "withdrawn";
    return {{"by", renege.by ? scoring::name(*renege.by) : "supervisor"},
            {"accused",
             std::string(scoring::name(renege.accused.side)) + std::to_string(renege.accused.partner + 1)},
            {"book", renege.book},
            {"ruling", ruling}};
}

nlohmann::json itemRecord(const scoring::Item& item)
{
    if (std::holds_alternative<scoring::Misdeal>(item))
        return {{"misdeal", {{"calledBy", "a1"}, {"reason", "no-spade"}}}};
    if (std::holds_alternative<scoring::TimeCall>(item))
        return {{"timeCall", true}};
    const auto& hand = std::get<scoring::Hand>(item);
    nlohmann::json record = nlohmann::json::parse(files::handJson(hand));
    for (const scoring::Renege& renege : hand.reneges)
        record["reneges"].push_back(reneged(renege));
    for (const scoring::Adjustment& each : hand.adjustments)
        record["adjustments"].push_back(
            {{"side", scoring::name(each.side)}, {"points", each.points}, {"reason", each.reason}});
    for (const scoring::FoulCall& each : hand.fouls)
        record["fouls"].push_back({{"side", scoring::name(each.side)}, {"foul", each.foul}});
    return record;
}

/// Where the match's game comes to something else than the naive scorer says; or nothing. A match that waits
/// for a decision is left out: its rows are held.
std::string secondOpinion(const tournament::Match& match)
{
    if (match.games.size() != 1 || match.flags.pending)
        return {};
    nlohmann::json record{{"hands", nlohmann::json::array()}};
    for (const tournament::Item& item : match.games.front().items)
        if (!item.isOpen)
            record["hands"].push_back(itemRecord(item.what));
    const nlohmann::json venue = nlohmann::json::parse(rules::toJson(rules::venueOf(*match.rules)));
    const nlohmann::json parameters = venue["phases"].front();
    const auto ledger =
        nlohmann::json::parse(json::print(files::ledgerJson(*match.rules, match.games.front().ledger)));
    const std::string difference = naive::compare(naive::score(parameters, record), ledger);
    return difference.empty() ? difference : match.id + ", " + match.rules->id + ": " + difference;
}

void withFoul(rules::Venue& venue)
{
    for (rules::Phase& phase : venue.phases)
        phase.rules.fouls = {{"table-talk", -20, -1}};
}

tournaments::Setup randomSetup(desk::Chance& chance)
{
    tournaments::Setup setup{.rules = chance.oneOf(tournaments::manyRules),
                             .teams = chance.between(2, 8),
                             .tables = 4,
                             .change = withFoul};
    const auto shapes = tournaments::shapesFor(setup.teams);
    setup.draw = chance.oneOf(shapes).draw;
    if (setup.draw.format == facts::Format::PoolsPlayoff && chance.oneIn(2))
        setup.draw.ranking = R"({"gate":{"rating":"2.5"}})";
    return setup;
}

std::string sitting(const tournament::Match* match)
{
    if (!match)
        return "nobody";
    std::string all;
    for (const tournament::Side side : scoring::bothSides) {
        const auto* seed = std::get_if<bracket::Seed>(&match->seats[side]);
        all += (seed ? "seed " + std::to_string(seed->number)
                     : "seat " + std::to_string(match->seats[side].index())) +
               ", ";
    }
    return all + "state " + std::to_string(static_cast<int>(match->state));
}

/// Where the tournament that was applied fact by fact is another than its facts derive; or nothing.
std::string wrongFold(const tournament::Tournament& tournament)
{
    const tournament::Tournament derived = tournament::derive(tournament::entries(tournament));
    if (tournament == derived)
        return {};
    std::string wrong = "it is not what its facts derive";
    for (const tournament::Match* match : tournament::inOrder(derived)) {
        const tournament::Match* applied = tournament::match(tournament, match->id);
        if (!applied || !(*applied == *match))
            wrong += ", " + match->id + " of " + sitting(applied) + " for " + sitting(match);
    }
    return wrong + "; ";
}

tournaments::Setup placesSetup(desk::Chance& chance)
{
    tournaments::Setup setup = tournaments::ruledBy("traditional");
    setup.agreed = R"({"end.target":100})"; // a few hands decide it
    setup.teams = chance.between(2, 9);
    setup.tables = 4 * setup.teams;
    setup.draw.format = chance.oneIn(3) ? facts::Format::SingleElimination : facts::Format::DoubleElimination;
    const bool isDouble = setup.draw.format == facts::Format::DoubleElimination;
    setup.thirdPlace = !isDouble && setup.teams > 2 && chance.oneIn(2);
    if (isDouble && chance.oneIn(3))
        setup.draw.finals = 1;
    return setup;
}

/// Keeps the first that is wrong in `wrong`, with the fact after which it was.
tournaments::Watch firstWrong(std::string& wrong, std::string (*wrongIn)(const tournament::Tournament&))
{
    return [&wrong, wrongIn](const tournament::Tournament& tournament, const facts::Fact& fact) {
        if (wrong.empty())
            if (wrong = wrongIn(tournament) + tournaments::wrongOwners(tournament); !wrong.empty())
                wrong += "after fact " + std::to_string(tournament.seq) + ", a " +
                         std::string(facts::kindOf(fact));
    };
}

int firstSeed()
{
    return qEnvironmentVariable("COURTSIDE_SEED", QStringLiteral("1")).toInt();
}

} // namespace

class tst_randomplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLostAndNothingChangesHands();
    void everyTeamHasAMatchOrARankAtAnyMoment();
};

void tst_randomplay::nothingIsLostAndNothingChangesHands()
{
    const int tournaments = tests::repeats(40, 600);
    std::map<std::string_view, int> taken;
    std::map<facts::Format, int> formats;
    int refused = 0;
    int disputed = 0;
    int scored = 0;
    for (int seed = firstSeed(); seed < firstSeed() + tournaments; ++seed) {
        desk::Chance chance(static_cast<std::uint64_t>(seed));
        const tournaments::Setup setup = randomSetup(chance);
        tournaments::Fold book(setup, tournaments::Compares::ByWatch);
        std::string wrong;
        book.watch = firstWrong(wrong, wrongFold);
        tournaments::RandomPlay randomPlay(book, chance);
        randomPlay.run(chance.between(50, 160));
        for (const tournament::Match* match : tournament::inOrder(book.tournament())) {
            disputed += match->flags.disputed ? 1 : 0;
            scored += tournament::handsOn(*match);
            wrong += secondOpinion(*match);
        }
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        QVERIFY(tournament::standings(book.tournament()).size() == static_cast<std::size_t>(setup.teams));
        for (const auto& [kind, count] : randomPlay.taken)
            taken[kind] += count;
        refused += randomPlay.refused;
        ++formats[setup.draw.format];
    }
    std::string counts;
    for (const auto& [kind, count] : taken)
        counts += std::string(kind) + ' ' + std::to_string(count) + ", ";
    qInfo("%s%d refused, %d left disputed, %d hands scored", counts.c_str(), refused, disputed, scored);
    QCOMPARE(formats.size(), 5U);
    for (const char* kind :
         {"hand", "misdeal", "agree", "outcome", "challenge", "decision", "evidence", "foul", "adjustment",
          "protest", "settlement", "rating", "resolve", "retract", "withdraw", "rules"})
        QVERIFY2(taken[kind] >= tournaments / 10,
                 (std::string(kind) + ' ' + std::to_string(taken[kind])).c_str());
    QVERIFY(disputed > 0 && scored > 10 * tournaments);
}

void tst_randomplay::everyTeamHasAMatchOrARankAtAnyMoment()
{
    const int tournaments = tests::repeats(20, 1000);
    std::map<facts::Resolution, int> resolved;
    int bothOut = 0;
    int withdrawn = 0;
    for (int seed = firstSeed(); seed < firstSeed() + tournaments; ++seed) {
        desk::Chance chance(static_cast<std::uint64_t>(seed));
        tournaments::Fold book(placesSetup(chance));
        std::string wrong;
        const tournaments::Watch watch = firstWrong(wrong, tournaments::wrongPlaces);
        book.watch = [&](const tournament::Tournament& tournament, const facts::Fact& fact) {
            if (const auto* resolve = std::get_if<facts::Resolve>(&fact))
                ++resolved[resolve->choice];
            watch(tournament, fact);
        };
        tournaments::RandomPlay randomPlay(book, chance, tournaments::RandomPlay::Pace::Fast);
        randomPlay.run(chance.between(40, 120));
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        QVERIFY2(randomPlay.finish(), ("seed " + std::to_string(seed) + " does not come to its end").c_str());
        wrong += tournaments::wrongInTheEnd(book.tournament());
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        for (const tournament::Match* match : tournament::inOrder(book.tournament()))
            bothOut += match->outcome == tournament::Outcome::DoubleForfeit ? 1 : 0;
        withdrawn += randomPlay.taken["withdraw"];
    }
    qInfo("%d seated, %d replayed, %d stand, %d double forfeits, %d withdrawn",
          resolved[facts::Resolution::Seat], resolved[facts::Resolution::Replay],
          resolved[facts::Resolution::Stand], bothOut, withdrawn);
    for (const facts::Resolution choice :
         {facts::Resolution::Seat, facts::Resolution::Replay, facts::Resolution::Stand})
        QVERIFY(resolved[choice] > tournaments / 6);
    QVERIFY(bothOut > tournaments / 6 && withdrawn > tournaments / 10);
}

TEST_CLASS(tst_randomplay)
#include "tst_randomplay.moc"
