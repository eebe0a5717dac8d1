// The program and the second opinion score the same hands: random venues and random games, from text to
// ledger.
#include "compare.h"
#include "files/gamerecord.h"
#include "files/ledgerjson.h"
#include "generate.h"
#include "naive.h"
#include "program/testclass.h"
#include "rules/load.h"
#include "scoring/legal.h"
#include "wording/text.h"

#include <QTest>

namespace {

const int gamesPerVenue = 12;

/// The first problem.
std::string placed(const json::Problems& problems)
{
    return wording::text(json::placed(problems.front()));
}

rules::Set setOf(const nlohmann::json& parameters)
{
    const auto venue = rules::load(naive::venueText(parameters));
    if (!venue)
        qFatal("the random venue is refused: %s", placed(venue.error()).c_str());
    return rules::set(*venue, venue->phases.front());
}

files::Record recordOf(const std::string& text)
{
    const auto record = files::readRecord(json::parse(text).value());
    if (!record)
        qFatal("%s", placed(record.error()).c_str());
    return *record;
}

/// Why the checks would refuse the game. Empty if they wouldn't.
std::string refusalOf(const rules::Set& set, const files::GameText& text)
{
    for (const scoring::Problem& problem : scoring::startProblems(set.rules, text.game.start))
        return wording::text(problem.what);
    scoring::GameState state = scoring::begin(set.rules, text.game.start);
    scoring::GameLedger ledger;
    for (std::size_t i = 0; i < text.game.items.size(); ++i) {
        const scoring::Item& item = text.game.items[i];
        const scoring::Problems found = scoring::problems(set.rules, state, item);
        if (const scoring::Problem* problem = scoring::refusal(found, item))
            return wording::text(
                message::Message{"problem-at", {{"place", text.itemPlaces[i]}, {"problem", problem->what}}});
        scoring::add(set.rules, item, state, ledger);
    }
    return {};
}

nlohmann::json plain(const json::Value& value)
{
    return nlohmann::json::parse(json::print(value));
}

std::string asText(const nlohmann::json& parameters, const nlohmann::json& record, const std::string& what)
{
    return what + "\nrules: " + parameters.dump() + "\nrecord: " + record.dump();
}

/// Plays random games at one random venue and counts their hands.
std::string differenceAt(std::uint64_t seed, const naive::Habits& habits, bool front, long& hands)
{
    const nlohmann::json parameters = naive::randomParameters(seed);
    const rules::Set set = setOf(parameters);
    for (int n = 0; n < gamesPerVenue; ++n) {
        const nlohmann::json game =
            naive::randomGame(parameters, seed * 1000 + static_cast<unsigned>(n), habits);
        const files::Record record = recordOf(game.dump());
        const auto agreed = record.agreed ? rules::withAgreed(set, *record.agreed) : set;
        if (!agreed)
            return asText(parameters, game, placed(agreed.error()));
        nlohmann::json played = parameters;
        if (game.contains("agreed"))
            played["end"]["target"] = game["agreed"]["end.target"];
        if (front)
            if (const std::string why = refusalOf(*agreed, record.games.front()); !why.empty())
                return asText(played, game, why);
        const scoring::GameLedger ledger = scoring::score(agreed->rules, record.games.front().game);
        hands += static_cast<long>(ledger.hands.size());
        const auto difference =
            naive::compare(naive::score(played, game), plain(files::ledgerJson(*agreed, ledger)));
        if (!difference.empty())
            return asText(played, game, difference);
    }
    return {};
}

} // namespace

class tst_agreement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games();
    void anythingOnRecord();
    void matches();
};

void tst_agreement::games()
{
    const naive::Habits habits;
    const long wanted = tests::repeats(12000, 400000);
    long hands = 0;
    std::uint64_t seed = 1;
    for (; hands < wanted; ++seed) {
        const std::string difference = differenceAt(seed, habits, true, hands);
        QVERIFY2(difference.empty(), difference.c_str());
    }
    qInfo("%ld hands at %llu venues", hands, static_cast<unsigned long long>(seed - 1));
}

void tst_agreement::anythingOnRecord()
{
    naive::Habits habits;
    habits.handsAfterEnd = habits.bareCallWithoutLimit = true;
    const long wanted = tests::repeats(2400, 80000);
    long hands = 0;
    for (std::uint64_t seed = 500001; hands < wanted; ++seed) {
        const std::string difference = differenceAt(seed, habits, false, hands);
        QVERIFY2(difference.empty(), difference.c_str());
    }
}

void tst_agreement::matches()
{
    const int venues = tests::repeats(100, 5000);
    for (int n = 0; n < venues; ++n) {
        const auto seed = static_cast<std::uint64_t>(900000 + n);
        const nlohmann::json parameters = naive::randomParameters(seed);
        const rules::Set set = setOf(parameters);
        const nlohmann::json text = naive::randomMatch(parameters, seed);
        const files::Record record = recordOf(text.dump());
        scoring::Match match;
        if (record.series)
            match.series = *record.series;
        else
            match.series = {scoring::Series::Kind::TotalOf, set.rules.end.lengthCount};
        for (const files::GameText& game : record.games)
            match.games.push_back(game.game);
        const scoring::MatchLedger ledger = scoring::score(set.rules, match);
        const std::string difference =
            naive::compare(naive::scoreMatch(parameters, text), plain(files::ledgerJson(set, ledger)));
        QVERIFY2(difference.empty(), asText(parameters, text, difference).c_str());
    }
}

TEST_CLASS(tst_agreement)
#include "tst_agreement.moc"
