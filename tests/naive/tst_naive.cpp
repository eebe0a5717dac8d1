// The second opinion against every golden hand, under the seven rule sets typed for it alone.
#include "naive/naive.h"
#include "naive/sheet.h"
#include "place/place.h"
#include "program/testclass.h"

#include <QTest>

#include <fstream>

namespace {

using naive::json;

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

} // namespace

class tst_naive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goldenHands_data();
    void goldenHands();
    void goldenBids_data();
    void goldenBids();

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

TEST_CLASS(tst_naive)
#include "tst_naive.moc"
