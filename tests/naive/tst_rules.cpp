// What the golden hands do not reach: one row a rule of resources/rules/README.md, worked out by hand.
#include "naive/cases.h"
#include "program/testclass.h"

#include <QTest>

using cases::json;

class tst_rules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void side_data();
    void side();
    void course_data();
    void course();
    void match_data();
    void match();
};

namespace {

json parse(const QByteArray& text)
{
    return json::parse(text.toStdString());
}

json tricksMove()
{
    return {{"renege", cases::renege("tricks")}};
}

json fouls()
{
    return {{"fouls", json::array({{{"name", "talk"}, {"points", -10}, {"tricks", -2}}})}};
}

} // namespace

void tst_rules::side_data()
{
    QTest::addColumn<QByteArray>("changes");
    QTest::addColumn<QByteArray>("hand");
    QTest::addColumn<QByteArray>("a");
    const auto row = [](const char* name, const json& changes, const char* hand, const char* a) {
        QTest::newRow(name) << QByteArray::fromStdString(changes.dump()) << QByteArray(hand) << QByteArray(a);
    };
    const char* failed = R"({"a":{"bids":["nil",4],"tricks":[2,5]},"b":{"bid":6,"tricks":6}})";
    const char* failedAndSet = R"({"a":{"bids":["nil",6],"tricks":[2,3]},"b":{"bid":6,"tricks":8}})";
    row("nil counts", {}, failed, "counted 7 made bags 3: contract 40 nil -100 overtricks 3");
    row("nil helps only", {{"nil.failedTricks", "help-only"}}, failed,
        "counted 7 made bags 1: contract 40 nil -100 overtricks 1");
    row("nil helps only, and has to", {{"nil.failedTricks", "help-only"}},
        R"({"a":{"bids":["nil",6],"tricks":[2,4]},"b":{"bid":6,"tricks":7}})",
        "counted 6 made bags 0: contract 60 nil -100");
    row("nil is void", {{"nil.failedTricks", "void"}}, failed,
        "counted 5 made bags 1: contract 40 nil -100 overtricks 1");
    row("nil is bags", {{"nil.failedTricks", "bags"}}, failed,
        "counted 5 made bags 3: contract 40 nil -100 overtricks 3");
    row("bags when set", {{"nil.failedTricks", "bags"}}, failedAndSet,
        "counted 3 set bags 2: contract -60 nil -100 overtricks 2");
    row("no bags when set", {{"nil.failedTricks", "bags"}, {"nil.failedBagsWhenSet", false}}, failedAndSet,
        "counted 3 set bags 0: contract -60 nil -100");
    row("values allowed by an override", {{"nil.valueMade", nullptr}, {"nil.valueFailed", nullptr}}, failed,
        "counted 7 made bags 3: contract 40 overtricks 3");

    const char* twoNils = R"({"a":{"bids":["nil","nil"],"tricks":[0,2]},"b":{"bid":9,"tricks":11},
                              "reneges":[{"by":"b","accused":"a1","book":2,"ruling":"upheld"},
                                         {"by":"a","accused":"b1","book":3,"ruling":"upheld"}]})";
    row("two nils, indivisible", {{"nil.double", {{"made", 400}, {"split", -7}, {"failed", -400}}}}, twoNils,
        "counted 2 bags 2: nil -7 overtricks 2");
    row("a pair with a blind nil is summed",
        {{"nil.double", {{"made", 400}, {"split", -7}, {"failed", -400}}}, {"nil.blindMade", 200}},
        R"({"a":{"bids":["blind-nil","nil"],"tricks":[0,2]},"b":{"bid":9,"tricks":11}})",
        "counted 2 bags 2: blind-nil 200 nil -100 overtricks 2");
    row("two nils and reneges: only the award", tricksMove(), twoNils,
        "counted 2 bags 2: overtricks 2 renege-award 30");

    const char* reneged = R"({"a":{"bid":4,"tricks":6},"b":{"bid":6,"tricks":7},
                              "reneges":[{"by":"b","accused":"a1","book":2,"ruling":"upheld"},
                                         {"by":"supervisor","accused":"a1","book":3,"ruling":"upheld"}]})";
    const char* challenged = R"({"a":{"bid":4,"tricks":6},"b":{"bid":6,"tricks":7},
                                 "reneges":[{"by":"a","accused":"b1","book":2,"ruling":"rejected"},
                                            {"by":"supervisor","accused":"a1","book":3,"ruling":"rejected"}]})";
    row("two cases", tricksMove(), reneged, "counted 0 set bags 0: contract -40");
    row("challenge lost", {{"renege", cases::renege("tricks", "loser-of-challenge")}}, challenged,
        "counted 3 set bags 0: contract -40");
    row("challenge rejected without harm", tricksMove(), challenged,
        "counted 6 made bags 2: contract 40 overtricks 2");
    json priced = {{"renege", cases::renege("auto-set")}};
    priced["renege"]["wrongTricks"] = 2;
    row("challenge denied at a price of its own", priced, challenged, "counted 4 made bags 0: contract 40");
    priced["renege"]["wrongPaid"] = "beside-upheld";
    row("no price where no challenge is upheld", priced, challenged,
        "counted 6 made bags 2: contract 40 overtricks 2");
    row("the price beside one that is upheld", priced,
        R"({"a":{"bid":4,"tricks":6},"b":{"bid":6,"tricks":7},
            "reneges":[{"by":"a","accused":"b1","book":2,"ruling":"rejected"},
                       {"by":"a","accused":"b2","book":3,"ruling":"upheld"}]})",
        "counted 4 made bags 0: contract 40 renege-award 30");
    row("auto-set", {{"renege", cases::renege("auto-set")}}, reneged, "counted 3 set bags 0: contract -40");
    row("tricks gained", tricksMove(),
        R"({"a":{"bid":4,"tricks":6},"b":{"bid":6,"tricks":7},
            "reneges":[{"by":"a","accused":"b1","book":2,"ruling":"upheld"},
                       {"by":"a","accused":"b2","book":3,"ruling":"pending"}]})",
        "counted 9 made bags 5: contract 40 overtricks 5 renege-award 30");
    json makesBid = tricksMove();
    makesBid["renege"]["receiverMakesBid"] = true;
    makesBid["renege"]["receiverCountsTricks"] = false;
    row("the innocent side has its bid", makesBid,
        R"({"a":{"bid":6,"tricks":4},"b":{"bid":6,"tricks":9},
            "reneges":[{"by":"a","accused":"b1","book":2,"ruling":"upheld"}]})",
        "counted 6 made bags 0: contract 60 renege-award 30");
    row("a side that reneged too has not", makesBid,
        R"({"a":{"bid":6,"tricks":4},"b":{"bid":6,"tricks":9},
            "reneges":[{"by":"a","accused":"b1","book":2,"ruling":"upheld"},
                       {"by":"b","accused":"a2","book":3,"ruling":"upheld"}]})",
        "counted 1 set bags 0: contract -60 renege-award 30");
    row("foul and adjustment", fouls(),
        R"({"a":{"bid":4,"tricks":5},"b":{"bid":6,"tricks":8},"fouls":[{"side":"a","foul":"talk"}],
            "adjustments":[{"side":"a","points":5,"reason":"x"},{"side":"b","points":7,"reason":"x"}]})",
        "counted 3 set bags 0: adjustment 5 contract -40 foul -10");

    const char* tens = R"({"a":{"bid":10,"tricks":8},"b":{"bid":3,"tricks":5}})";
    const json tiers = json::array({{{"minBid", 8}, {"exact", false}, {"made", 99}, {"set", 1}},
                                    {{"minBid", 10}, {"exact", false}, {"made", 150}, {"set", nullptr}},
                                    {{"minBid", 10}, {"exact", true}, {"made", 200}, {"set", 77}},
                                    {{"minBid", 11}, {"exact", true}, {"made", 300}, {"set", 88}}});
    row("exact tier before the other", {{"contract.tiers", tiers}}, tens,
        "counted 8 set bags 0: contract -77");
    row("short tricks", {{"contract.set", "per-short-trick"}}, tens, "counted 8 set bags 0: contract -20");
    const json blind = {{"min", 4}, {"multiplierMade", 2}, {"multiplierSet", 3}, {"minDeficit", nullptr}};
    row("blind bid made", {{"contract.blindBid", blind}},
        R"({"a":{"bid":5,"blind":true,"tricks":6},"b":{"bid":6,"tricks":7}})",
        "counted 6 made bags 1: blind-bid 50 contract 50 overtricks 1");
    row("blind bid set", {{"contract.blindBid", blind}},
        R"({"a":{"bid":5,"blind":true,"tricks":4},"b":{"bid":6,"tricks":9}})",
        "counted 4 set bags 0: blind-bid -100 contract -50");
    const json once = {
        {"contract.blindBid", blind}, {"contract.tiers", tiers}, {"contract.blindTier", "single"}};
    row("a tier counts once when blind", once,
        R"({"a":{"bid":8,"blind":true,"tricks":8},"b":{"bid":4,"tricks":5}})",
        "counted 8 made bags 0: contract 99");
    row("what is no tier's is multiplied", once,
        R"({"a":{"bid":7,"blind":true,"tricks":6},"b":{"bid":4,"tricks":7}})",
        "counted 6 set bags 0: blind-bid -140 contract -70");
    json onlyBlind = tiers;
    onlyBlind.push_back({{"minBid", 8}, {"exact", false}, {"made", 350}, {"set", 70}, {"onlyBlind", true}});
    const json blindOnly = {{"contract.blindBid", blind}, {"contract.tiers", onlyBlind}};
    row("a tier only for blind bids, never multiplied", blindOnly,
        R"({"a":{"bid":8,"blind":true,"tricks":8},"b":{"bid":4,"tricks":5}})",
        "counted 8 made bags 0: contract 350");
    row("it is set", blindOnly, R"({"a":{"bid":9,"blind":true,"tricks":8},"b":{"bid":4,"tricks":5}})",
        "counted 8 set bags 0: contract -70");
    row("a bid after looking is none of it", blindOnly,
        R"({"a":{"bid":8,"tricks":8},"b":{"bid":4,"tricks":5}})", "counted 8 made bags 0: contract 99");
    row("a higher tier goes before it", blindOnly,
        R"({"a":{"bid":10,"blind":true,"tricks":10},"b":{"bid":3,"tricks":3}})",
        "counted 10 made bags 0: blind-bid 200 contract 200");
    const char* six = R"({"a":{"bid":3,"tricks":6},"b":{"bid":6,"tricks":7}})";
    row("twice the bid", {{"contract.setAtTimes", 2}}, six, "counted 6 set bags 0: contract -30");
    row("not three times the bid", {{"contract.setAtTimes", 3}}, six,
        "counted 6 made bags 3: contract 30 overtricks 3");
    row("twice the bid, of which no trick is missing",
        {{"contract.setAtTimes", 2}, {"contract.set", "per-short-trick"}}, six,
        "counted 6 set bags 0: contract -30");
    row("all tricks", {{"contract.allTricksBonus", 200}},
        R"({"a":{"bid":9,"tricks":13},"b":{"bid":2,"tricks":0}})",
        "counted 13 made bags 4: all-tricks 200 contract 90 overtricks 4");
    row("all tricks were bid", {{"contract.allTricksBonus", 200}},
        R"({"a":{"bid":13,"tricks":13},"b":{"bid":2,"tricks":0}})", "counted 13 made bags 0: contract 130");
    row("penalty and cancelled points",
        {{"bags.limit", 2}, {"bags.penalty", 50}, {"bags.cancelPoints", true}},
        R"({"a":{"bid":4,"tricks":9},"b":{"bid":2,"tricks":4}})",
        "counted 9 made bags 1: bag-penalty -104 contract 40 overtricks 5");
    row("bids itself", {{"bid.firstHand", "bids-itself"}, {"contract.allTricksBonus", 200}},
        R"({"a":{"tricks":13},"b":{"tricks":0}})", "counted 13 bags 0: all-tricks 200 contract 130");
}

void tst_rules::side()
{
    QFETCH(QByteArray, changes);
    QFETCH(QByteArray, hand);
    QFETCH(QByteArray, a);
    const json game = {{"hands", json::array({parse(hand)})}};
    const naive::Result result = naive::score(cases::classic(parse(changes)), game);
    QCOMPARE(QByteArray::fromStdString(cases::side(result.hands.at(0).side[0])), a);
}

// A hand of letters: a number is what side a bids and takes, b bids and takes the rest.
namespace {

json hands(const QByteArray& text)
{
    json list = json::array();
    for (const QByteArray& word : text.split(' ')) {
        if (word.startsWith('{')) {
            list.push_back(parse(word));
            continue;
        }
        const QList<QByteArray> parts = word.split('+');
        const int taken = parts[0].toInt();
        json hand = {{"a", {{"bid", taken}, {"tricks", taken}}},
                     {"b", {{"bid", 13 - taken}, {"tricks", 13 - taken}}}};
        for (const QByteArray& more : parts.mid(1))
            hand.update(parse(more));
        list.push_back(hand);
    }
    return list;
}

} // namespace

void tst_rules::course_data()
{
    QTest::addColumn<QByteArray>("changes");
    QTest::addColumn<QByteArray>("items");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const json& changes, const char* items, const char* says) {
        QTest::newRow(name) << QByteArray::fromStdString(changes.dump()) << QByteArray(items)
                            << QByteArray(says);
    };
    const char* even = R"(+{"adjustments":[{"side":"a","points":10,"reason":"x"}]})";
    const std::string level = std::string("6") + even;
    const std::string levelExtra = level + " 5 6";
    row("target, then after the end", {{"end.target", 70}}, "7 3",
        "70:60 won, 70:60 after-end = won a by target");
    row("level, extra hand below the target", {{"end.target", 70}}, levelExtra.c_str(),
        "70:70 extra-hand, 120:150 won, 120:150 after-end = won b by extra-hand");
    row("highest last bid", {{"end.target", 60}, {"end.bothReach", "highest-last-bid"}},
        R"(6+{"adjustments":[{"side":"a","points":50,"reason":"x"}]})", "110:70 won = won b by target");
    row("fixed hands", {{"end.handsOrGames", {{"fixedHands", 2}}}, {"end.target", 50}}, "7 7",
        "70:60 in-progress, 140:120 won = won a by hands");
    row("least hands", {{"end.target", 70}, {"end.minHands", 3}}, "7 7 5",
        "70:60 in-progress, 140:120 in-progress, 190:200 won = won b by target");
    row("made bid", {{"end.winOnMadeBid", 10}}, "10", "100:30 won = won a by made-bid");
    row("least score", {{"end.minScore", -40}}, R"({"a":{"bid":4,"tricks":3},"b":{"bid":12,"tricks":10}})",
        "-40:-120 won = won a by min-score");
    row("sets in a row", {{"end.maxSetsConsecutive", 2}},
        R"({"a":{"bid":4,"tricks":3},"b":{"bid":9,"tricks":10}} 6 {"a":{"bid":4,"tricks":3},"b":{"bid":9,"tricks":10}} )"
        R"({"a":{"bid":4,"tricks":3},"b":{"bid":9,"tricks":10}})",
        "-40:91 in-progress, 20:161 in-progress, -20:252 in-progress, -60:343 won = won b by sets");
    row("a lead of mercy", {{"end.mercyLead", 80}}, "10 8 5",
        "100:30 in-progress, 180:80 won, 180:80 after-end = won a by mercy");
    row("all tricks taken", {{"end.winOnAllTricks", true}},
        R"({"a":{"bid":5,"tricks":13},"b":{"bid":4,"tricks":0}})", "58:-40 won = won a by all-tricks");
    row("first hand too poor", {{"bid.firstHand", "bids-itself"}, {"bid.firstHandMinBooks", 4}},
        R"({"a":{"tricks":3},"b":{"tricks":10}})", "30:100 won = won b by first-hand");
    row("first hand with bids too poor", {{"bid.firstHandMinBooks", 4}},
        R"({"a":{"bid":4,"tricks":3},"b":{"bid":9,"tricks":10}})", "-40:91 won = won b by first-hand");

    const char* time = R"(+{"timeExpired":true})";
    const std::string expires = std::string("7") + time;
    const std::string between = R"(7 {"misdeal":{"reason":"x"}} {"timeCall":true} 6)";
    row("no rule about time", {}, expires.c_str(), "70:60 in-progress = in-progress");
    row("the hand is finished", {{"time.onExpiry", "finish-hand"}}, expires.c_str(),
        "70:60 won = won a by time");
    const json oneMore = {{"time.onExpiry", "finish-hand"}, {"time.oneMoreHand", true}};
    row("one more hand after it", oneMore, R"(7+{"timeExpired":true} 5)",
        "70:60 in-progress, 120:140 won = won b by time");
    row("one more hand after a call between hands", oneMore, R"(7 {"timeCall":true} 5 7)",
        "70:60 in-progress, 120:140 won, 120:140 after-end = won b by time");
    row("the game is finished", {{"time.onExpiry", "finish-game"}}, expires.c_str(),
        "70:60 in-progress = in-progress");
    row("stopped", {{"time.onExpiry", "stop-now"}}, expires.c_str(), "0:0 extra-hand = extra-hand");
    row("stopped as chosen, then an extra hand", {}, R"(7 5+{"timeExpired":"stop-now"} 6)",
        "70:60 in-progress, 70:60 won, 70:60 after-end = won a by time");
    row("between hands", {{"time.onExpiry", "stop-now"}}, between.c_str(),
        "70:60 in-progress, 70:60 after-end = won a by time");
    row("time waits for the least hands", {{"time.onExpiry", "finish-hand"}, {"end.minHands", 2}},
        R"(7+{"timeExpired":true} 7)", "70:60 in-progress, 140:120 won = won a by time");

    const json second = {{"renege", cases::renege("auto-set", "offender", "lose-game")}};
    const char* caseA = R"(6+{"reneges":[{"by":"b","accused":"a1","book":1,"ruling":"upheld"}]})";
    const std::string two = std::string(caseA) + " " + caseA;
    row("second offence", second, two.c_str(), "-60:100 in-progress, -120:200 won = won b by renege");
    const json lose = {{"renege", cases::renege("lose-game", "loser-of-challenge")}};
    row("a renege loses the game", lose, caseA, "60:100 won = won b by renege");
    row("both lose: neither", lose,
        R"(6+{"reneges":[{"by":"b","accused":"a1","book":1,"ruling":"upheld"},)"
        R"({"by":"b","accused":"a1","book":2,"ruling":"rejected"}]})",
        "90:100 in-progress = in-progress");
}

void tst_rules::course()
{
    QFETCH(QByteArray, changes);
    QFETCH(QByteArray, items);
    QFETCH(QByteArray, says);
    const naive::Result result = naive::score(cases::classic(parse(changes)), {{"hands", hands(items)}});
    QCOMPARE(QByteArray::fromStdString(cases::course(result)), says);
}

void tst_rules::match_data()
{
    QTest::addColumn<QByteArray>("changes");
    QTest::addColumn<QByteArray>("series");
    QTest::addColumn<QByteArray>("games");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const json& changes, const char* series, const char* games,
                        const char* says) {
        QTest::newRow(name) << QByteArray::fromStdString(changes.dump()) << QByteArray(series)
                            << QByteArray(games) << QByteArray(says);
    };
    const json short70 = {{"end.target", 70}};
    const json timed = {{"end.target", 70}, {"time.scope", "match"}, {"time.onExpiry", "finish-hand"}};
    row("best of three", short70, R"({"bestOf":3})", "7;7;6", "games 2:0 points 140:120 won a");
    row("best of three, one each", short70, R"({"bestOf":3})", "7;6", "games 1:1 points 130:130 in-progress");
    row("total of two", short70, R"({"totalOf":2})", "8;6", "games 1:1 points 140:120 won a");
    row("level in total", short70, R"({"totalOf":2})", "7;6", "games 1:0 points 130:130 extra-hand");
    row("level in total, extra hand", short70, R"({"totalOf":2})", "7;6 5", "games 1:1 points 180:210 won b");
    row("level in the last game, the total decides", short70, R"({"totalOf":2})",
        R"(7;6+{"adjustments":[{"side":"a","points":10,"reason":"x"}]})", "games 1:0 points 140:130 won a");
    const json stands = {{"end.target", 70}, {"end.tie", "stands"}};
    row("a tie in total stands", stands, R"({"totalOf":2})", "7;6", "games 1:1 points 130:130 won");
    const std::string even = R"(7+{"adjustments":[{"side":"b","points":10,"reason":"x"}]})";
    const std::string twoTied = "7;7;" + even + ";" + even;
    row("a lead that the games left can't make up for", stands, R"({"bestOf":5})", twoTied.c_str(),
        "games 2:0 points 280:260 won a");
    row("a lead that they can", stands, R"({"bestOf":5})", ("7;7;" + even).c_str(),
        "games 2:0 points 210:190 in-progress");
    row("time ends the match", timed, R"({"bestOf":5})", R"(7;5+{"timeExpired":true})",
        "games 1:1 points 120:140 won b");
    row("time and all level: the last game", timed, R"({"bestOf":5})", R"(7;6+{"timeExpired":"finish-game"})",
        "games 1:1 points 130:130 won b");
}

void tst_rules::match()
{
    QFETCH(QByteArray, changes);
    QFETCH(QByteArray, series);
    QFETCH(QByteArray, games);
    QFETCH(QByteArray, says);
    json record = {{"series", parse(series)}, {"games", json::array()}};
    for (const QByteArray& game : games.split(';'))
        record["games"].push_back({{"hands", hands(game)}});
    const naive::MatchResult result = naive::scoreMatch(cases::classic(parse(changes)), record);
    QCOMPARE(QStringLiteral("games %1:%2 points %3:%4 %5%6")
                 .arg(result.gamesWon[0])
                 .arg(result.gamesWon[1])
                 .arg(result.total[0])
                 .arg(result.total[1])
                 .arg(QString::fromStdString(result.state),
                      QString::fromStdString(result.winner ? " " + *result.winner : "")),
             QString::fromUtf8(says));
}

TEST_CLASS(tst_rules)
#include "tst_rules.moc"
