// The second opinion against every golden hand, under the seven rule sets typed for it alone; and the
// comparison finds every kind of difference, and names it. It is tried on ledgers made from the naive result.
#include "naive/compare.h"
#include "naive/game.h"
#include "naive/generate.h"
#include "naive/naive.h"
#include "place/place.h"
#include "program/testclass.h"

#include <QTest>

#include <fstream>

using naive::json;

namespace {

json load(const char* path)
{
    std::ifstream file(place::inSource(path));
    return json::parse(file);
}

json made(const std::optional<bool>& value)
{
    return value ? json(*value) : json();
}

json asExpected(const naive::SideResult& side)
{
    return {{"points", side.points},         {"score", side.score},     {"bags", side.bags},
            {"bagsGained", side.bagsGained}, {"counted", side.counted}, {"made", made(side.made)}};
}

json sideLedger(const naive::SideResult& side)
{
    json lines = json::array();
    for (const auto& [kind, points] : side.lines)
        lines.push_back({{"kind", kind}, {"points", points}});
    return {
        {"counted", side.counted},
        {"made", side.made ? json(*side.made) : json()},
        {"points", side.points},
        {"score", side.score},
        {"bagsGained", side.bagsGained},
        {"bags", side.bags},
        {"countedFrom", json::array({{{"tricks", side.counted + 3}}, {{"tricks", -3}, {"kind", "renege"}}})},
        {"lines", lines}};
}

json ledger(const naive::Result& result)
{
    json hands = json::array();
    for (const naive::HandResult& hand : result.hands)
        hands.push_back({{"hand", hands.size() + 1},
                         {"a", sideLedger(hand.side[0])},
                         {"b", sideLedger(hand.side[1])},
                         {"state", hand.state}});
    return {{"format", "courtside-ledger/1"},
            {"hands", hands},
            {"result",
             {{"state", result.state},
              {"winner", result.winner ? json(*result.winner) : json()},
              {"by", result.by ? json(*result.by) : json()},
              {"score", {{"a", result.score[0]}, {"b", result.score[1]}}}}}};
}

json ledger(const naive::MatchResult& result)
{
    json games = json::array();
    for (const naive::Result& game : result.games)
        games.push_back(ledger(game));
    return {{"games", games},
            {"result",
             {{"state", result.state},
              {"winner", result.winner ? json(*result.winner) : json()},
              {"score", {{"a", result.total[0]}, {"b", result.total[1]}}},
              {"games", {{"a", result.gamesWon[0]}, {"b", result.gamesWon[1]}}}}}};
}

// A game of two hands: a nil and an overtrick in the first, and a won second.
naive::Result twoHands()
{
    naive::Result result;
    naive::HandResult hand;
    hand.side[0] = {141, 141, 1, 1, 5, true, {{"contract", 40}, {"nil", 100}, {"overtricks", 1}}};
    hand.side[1] = {-80, -80, 0, 0, 8, false, {{"contract", -80}}};
    hand.state = "in-progress";
    result.hands = {hand, hand};
    result.hands[1].state = "won";
    result.state = "won";
    result.winner = "a";
    result.by = "target";
    result.score = {282, -160};
    return result;
}

} // namespace

class tst_naive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goldenHands_data();
    void goldenHands();
    void goldenBids_data();
    void goldenBids();
    void agrees();
    void names_data();
    void names();
    void matches();
    void disagreementTellsAll();

private:
    json sets_;
    json hands_;
    json bids_;
};

void tst_naive::initTestCase()
{
    sets_ = load("tests/naive/parameters.json").at("sets");
    hands_ = load("tests/golden/hands.json").at("cases");
    bids_ = load("tests/golden/bids.json").at("cases");
    QCOMPARE(sets_.size(), std::size_t(7));
    QVERIFY(hands_.size() >= 54);
}

void tst_naive::goldenHands_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < hands_.size(); ++i)
        QTest::newRow(hands_[i].at("id").get<std::string>().c_str()) << int(i);
}

void tst_naive::goldenHands()
{
    QFETCH(int, number);
    const json& test = hands_[std::size_t(number)];
    const json& game = test.at("game");
    const naive::Result result = naive::score(sets_.at(game.at("rules").get<std::string>()), game);
    QCOMPARE(result.hands.size(), std::size_t(1));
    const naive::HandResult& hand = result.hands.front();
    json got = {{"a", asExpected(hand.side[0])}, {"b", asExpected(hand.side[1])}, {"state", hand.state}};
    got["winner"] = result.winner ? json(*result.winner) : json();
    QCOMPARE(got.dump(1), test.at("expect").dump(1));
    QCOMPARE(result.state, hand.state);
}

void tst_naive::goldenBids_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < bids_.size(); ++i)
        if (bids_[i].at("kind") == "bid_check")
            QTest::newRow(bids_[i].at("id").get<std::string>().c_str()) << int(i);
}

void tst_naive::goldenBids()
{
    QFETCH(int, number);
    const json& test = bids_[std::size_t(number)];
    const json& input = test.at("input");
    const int deficit = input.at("opponent_score").get<int>() - input.at("own_score").get<int>();
    const std::string found = naive::objection(sets_.at(test.at("rules").get<std::string>()),
                                               {{"bids", input.at("bids")}}, deficit);
    QCOMPARE(found.empty() ? "ok" : found, test.at("expect").at("result").get<std::string>());
}

void tst_naive::agrees()
{
    QCOMPARE(naive::compare(twoHands(), ledger(twoHands())), std::string());
}

void tst_naive::names_data()
{
    QTest::addColumn<QByteArray>("where");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* where, const char* value, const char* says) {
        QTest::newRow(where) << QByteArray(where) << QByteArray(value) << QByteArray(says);
    };
    const auto differs = [&row](const char* where, const char* value, const char* place, const char* mine) {
        const std::string says =
            std::string(place) + ": the second opinion says " + mine + ", the ledger " + value;
        row(where, value, says.c_str());
    };
    differs("/hands/0/a/points", "140", "hand 1, side a, points", "141");
    differs("/hands/1/b/score", "0", "hand 2, side b, score", "-80");
    differs("/hands/0/a/bags", "2", "hand 1, side a, bags", "1");
    differs("/hands/0/a/bagsGained", "0", "hand 1, side a, bagsGained", "1");
    differs("/hands/0/b/counted", "9", "hand 1, side b, counted", "8");
    differs("/hands/0/b/made", "null", "hand 1, side b, made", "false");
    differs("/hands/0/state", "\"won\"", "hand 1, state", "\"in-progress\"");
    differs("/hands/1/hand", "3", "hand 2, number", "2");
    differs("/result/state", "\"in-progress\"", "result, state", "\"won\"");
    differs("/result/winner", "null", "result, winner", "\"a\"");
    differs("/result/by", "\"time\"", "result, by", "\"target\"");
    differs("/result/score/b", "1", "result, side b, score", "-160");
    row("/hands/0/a/countedFrom/1/tricks", "-2",
        "hand 1, side a, countedFrom together: the second opinion says 5, the ledger 6");
    row("/hands/0/a/lines/0/points", "41",
        "hand 1, side a, lines of kind contract: the second opinion says 40, the ledger 41");
    row("/hands/0/a/lines/1/kind", "\"blind-nil\"",
        "hand 1, side a, lines of kind blind-nil: the second opinion says 0, the ledger 100");
    row("/hands/0/a", "7", "hand 1, side a, counted: the second opinion says 5, the ledger \"nothing\"");
    row("/hands", "[]", "ledger, number of hands: the second opinion says 2, the ledger 0");
    row("/hands", "null", "ledger, number of hands: the second opinion says 2, the ledger null");
}

void tst_naive::names()
{
    QFETCH(QByteArray, where);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, says);
    json changed = ledger(twoHands());
    changed[json::json_pointer(where.toStdString())] = json::parse(value.toStdString());
    QCOMPARE(QByteArray::fromStdString(naive::compare(twoHands(), changed)), says);
}

void tst_naive::matches()
{
    const auto differsAt = [](const char* where, const json& value) {
        const json parameters = naive::randomParameters(4);
        const naive::MatchResult result = naive::scoreMatch(parameters, naive::randomMatch(parameters, 4));
        json changed = ledger(result);
        if (naive::compare(result, changed) != "")
            return std::string("differs from itself");
        changed[json::json_pointer(where)] = value;
        const std::string said = naive::compare(result, changed);
        return said.substr(0, said.find(':'));
    };
    QCOMPARE(differsAt("/games/0/hands/0/a/score", 12345), std::string("game 1, hand 1, side a, score"));
    QCOMPARE(differsAt("/games/0/result/state", "lost"), std::string("game 1, result, state"));
    QCOMPARE(differsAt("/games", json::array()), std::string("match, number of games"));
    QCOMPARE(differsAt("/result/state", "lost"), std::string("match, state"));
    QCOMPARE(differsAt("/result/winner", "c"), std::string("match, winner"));
    QCOMPARE(differsAt("/result/score/b", 12345), std::string("match, side b, score"));
    QCOMPARE(differsAt("/result/games/a", 10), std::string("match, side a, games won"));

    const auto same = [](const std::string& venue, const std::string& match) {
        const json parameters = json::parse(venue).at("phases").at("regular");
        return ledger(naive::scoreMatch(parameters, json::parse(match))).dump();
    };
    QCOMPARE(naive::matchDisagreement(same, 1, 100), std::string());
    const auto wrong = [&same](const std::string& venue, const std::string& match) {
        json changed = json::parse(same(venue, match));
        changed["result"]["winner"] = "c";
        return changed.dump();
    };
    const std::string found = naive::matchDisagreement(wrong, 1, 100);
    QVERIFY(found.rfind("seed 1: match, winner", 0) == 0);
    QVERIFY(found.find("courtside-match/1") != std::string::npos);
}

void tst_naive::disagreementTellsAll()
{
    const auto same = [](const std::string& venue, const std::string& game) {
        const json parameters = json::parse(venue).at("phases").at("regular");
        return ledger(naive::score(parameters, json::parse(game))).dump();
    };
    QCOMPARE(naive::disagreement(same, 1, 300), std::string());

    // A scorer that forgets the bag penalty is found soon, and the record is cut after the hand that shows
    // it.
    const auto forgetful = [](const std::string& venue, const std::string& game) {
        json parameters = json::parse(venue).at("phases").at("regular");
        parameters["bags"]["penalty"] = 0;
        return ledger(naive::score(parameters, json::parse(game))).dump();
    };
    const std::string found = naive::disagreement(forgetful, 1, 300);
    QVERIFY(found.rfind("seed ", 0) == 0);
    QVERIFY(found.find("lines of kind bag-penalty") != std::string::npos);
    QVERIFY(found.find("courtside-game/1") != std::string::npos);

    const auto refusing = [](const std::string&, const std::string&) -> std::string {
        throw std::runtime_error("line 3: no such rule");
    };
    QVERIFY(naive::disagreement(refusing, 1, 1).find("refuses: line 3: no such rule") != std::string::npos);
}

TEST_CLASS(tst_naive)
#include "tst_naive.moc"
