// Records as people and programs write them: what is taken, what is refused and in which words; and the
// worked cases in tests/golden, hands through the whole way from text to ledger, bids and misdeals at the
// check.
#include "desk/offline/score.h"
#include "files/ledgerjson.h"
#include "golden/says.h"
#include "place/place.h"
#include "program/testclass.h"
#include "program/textfile.h"
#include "rules/builtin.h"
#include "rules/misdeal.h"
#include "scoring/legal.h"
#include "wording/record/refusal.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <sstream>

using namespace Qt::StringLiterals;

namespace {

/// Every answer to a stream, a line each: what won, or the refusal.
QStringList answers(const std::string& text, desk::As as = desk::As::Json)
{
    std::istringstream in(text);
    desk::RecordReader records(in);
    QStringList all;
    while (const auto next = records.next(as)) {
        if (*next) {
            all << QString::fromStdString(**next).trimmed();
            continue;
        }
        all << u"%1: %2"_s.arg(next->error().line)
                   .arg(QString::fromStdString(wording::inFull(next->error().mistake)));
        break;
    }
    return all;
}

std::string game(const std::string& hands, const std::string& rules = "unc-regular",
                 const std::string& more = "")
{
    return "{\"format\": \"courtside-game/1\", \"rules\": \"" + rules + "\"" + more + ",\n \"hands\": [" +
           hands + "]}";
}

const std::string fine = R"({"a": {"bids": [4, 3], "tricks": 7}, "b": {"bid": 5, "tricks": 6}})";

QJsonArray cases(const char* file)
{
    QFile in(QString::fromStdString(place::inSource("tests/golden/")) + QString::fromUtf8(file));
    if (!in.open(QIODevice::ReadOnly))
        qFatal("no golden file");
    return QJsonDocument::fromJson(in.readAll()).object().value(u"cases"_s).toArray();
}

void addRows(const char* file, const char* kind)
{
    QTest::addColumn<QJsonObject>("the");
    for (const QJsonValue& value : cases(file)) {
        const QJsonObject one = value.toObject();
        const QString kindOf = one.value(u"kind"_s).toString();
        if (kindOf == QString::fromUtf8(kind))
            QTest::newRow(qPrintable(one.value(u"id"_s).toString())) << one;
    }
}

/// The keys of `expected` as they stand in `actual`.
QJsonObject part(const QJsonObject& actual, const QJsonObject& expected)
{
    QJsonObject out;
    for (const QString& key : expected.keys())
        out.insert(key, actual.value(key));
    return out;
}

QByteArray text(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

scoring::Bid bidOf(const QJsonValue& value)
{
    if (value.isDouble())
        return scoring::bid(value.toInt());
    return value.toString() == QLatin1String("nil") ? scoring::nil : scoring::blindNil;
}

rules::Set setOf(const QJsonObject& the)
{
    return rules::find(the.value(u"rules"_s).toString().toStdString()).value();
}

} // namespace

class tst_score : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void takes_data();
    void takes();
    void aStreamIsAnsweredRecordByRecord();
    void aRecordMayTakeSeveralLines();
    void aCutOffRecordDoesNotSwallowTheNext();
    void theFormatsExampleIsExact();
    void theDemoGameUnderSevenSheets();
    void theSheetForPeople();
    void aSheetUnderRulesThatKeepNoBags();
    void matches();
    void hands_data() { addRows("hands.json", ""); }
    void hands();
    void bids_data() { addRows("bids.json", "bid_check"); }
    void bids();
    void misdeals_data() { addRows("bids.json", "misdeal"); }
    void misdeals();
};

void tst_score::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const std::string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("no JSON", "hello");
    row("no object", "7");
    row("another format", R"({"format": "courtside-ledger/1", "rules": "unc-regular", "hands": []})");
    row("unknown rules", game("", "harvard"));
    row("venue with phases", game("", "unc"));
    row("unknown key", game(fine, "unc-regular", R"(, "hand": 1)"));
    row("doubled key", game(R"({"a": {"bid": 4, "bid": 5}})"));
    row("tricks 12", game(R"({"a": {"bid": 4, "tricks": 6}, "b": {"bid": 4, "tricks": 6}})"));
    row("bid 0",
        game(fine + ",\n" + R"({"a": {"bids": [4, 0], "tricks": 7}, "b": {"bid": 5, "tricks": 6}})"));
    row("bid as text", game(R"({"a": {"bid": "nil", "tricks": 7}, "b": {"bid": 5, "tricks": 6}})"));
    row("both ways", game(R"({"a": {"bid": 4, "bids": [2, 2], "tricks": 7}, "b": {"bid": 5, "tricks": 6}})"));
    row("fraction", game(R"({"a": {"bid": 4.5, "tricks": 7}, "b": {"bid": 5, "tricks": 6}})"));
    row("side missing", game(R"({"a": {"bid": 4, "tricks": 7}})"));
    row("under the minimum", game(R"({"a": {"bids": [2, 1], "tricks": 7}, "b": {"bid": 5, "tricks": 6}})"));
    row("beside a nil",
        game(R"({"a": {"bids": ["nil", 3], "tricks": [0, 7]}, "b": {"bid": 5, "tricks": 6}})"));
    row("blind nil, level",
        game(R"({"a": {"bids": ["blind-nil", 4], "tricks": [0, 7]}, "b": {"bid": 5, "tricks": 6}})"));
    row("no nil here",
        game(R"({"a": {"bids": ["nil", 4], "tricks": [0, 7]}, "b": {"bid": 5, "tricks": 6}})", "mckendree"));
    row("nil without a split",
        game(R"({"a": {"bids": ["nil", 4], "tricks": 7}, "b": {"bid": 5, "tricks": 6}})"));
    row("wrong dealer",
        game(R"({"dealer": "a1", )" + fine.substr(1) + ",\n" + R"({"dealer": "a2", )" + fine.substr(1)));
    // a2 dealt hand 2 out of turn: clockwise from there it is b2's, not a2's.
    row("after a wrong dealer", game(R"({"dealer": "a1", )" + fine.substr(1) + ",\n" +
                                     R"({"dealer": "a2", "override": {"reason": "out of turn"}, )" +
                                     fine.substr(1) + ",\n" + R"({"dealer": "a2", )" + fine.substr(1)));
    row("after the end",
        game(fine + ", " + fine, "unc-regular", R"(, "start": {"a": {"score": 290}, "b": {}})"));
    row("bags at the limit", game(fine, "unc-regular", R"(, "start": {"a": {"bags": 6}})"));
    row("agreed elsewhere", game(fine, "washburn", R"(, "agreed": {"end.target": 300})"));
    row("time twice", game(R"({"timeCall": "finish-game"}, {"timeCall": true})"));
    row("no time limit", game(R"({"timeCall": true})", "classic"));
    row("own side accused",
        game(R"({"reneges": [{"by": "a", "accused": "a2", "book": 3, "ruling": "upheld"}], )" +
             fine.substr(1)));
    row("unknown foul", game(R"({"fouls": [{"side": "b", "foul": "table-talk"}], )" + fine.substr(1)));
    row("empty reason", game(R"({"override": {"reason": ""}, )" + fine.substr(1)));
    row("misdeal caller", game(R"({"misdeal": {"calledBy": "c1", "reason": "no-spade"}})"));
}

void tst_score::refuses()
{
    QFETCH(QByteArray, text);
    SAYS(answers(text.toStdString()));
}

void tst_score::takes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* name, const std::string& text, const char* result) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QString::fromUtf8(result);
    };
    row("no hand yet", game(""), R"("state":"in-progress","winner":null,"by":null,"score":{"a":0,"b":0})");
    row("agreed target", game(fine, "unc-regular", R"(, "agreed": {"end.target": 70})"),
        R"("state":"won","winner":"a","by":"target","score":{"a":70,"b":51})");
    row("override",
        game(
            R"({"override": {"reason": "bid aloud"}, "a": {"bid": 3, "tricks": 7}, "b": {"bid": 5, "tricks": 6}})"),
        R"("state":"in-progress","winner":null,"by":null,"score":{"a":34,"b":51})");
    row("a wrong dealer, overridden",
        game(R"({"dealer": "a1", )" + fine.substr(1) + ",\n" +
             R"({"dealer": "a2", "override": {"reason": "dealt out of turn"}, )" + fine.substr(1)),
        R"("state":"in-progress","winner":null,"by":null,"score":{"a":140,"b":102})");
    row("time, then an extra hand", game(R"({"timeCall": true}, )" + fine),
        R"("state":"won","winner":"a","by":"extra-hand","score":{"a":70,"b":51})");
    row("stopped hand without tricks",
        game(R"({"timeExpired": "stop-now", "a": {"bid": 4}, "b": {"bid": 5}})", "unc-regular",
             R"(, "start": {"b": {"score": 5}})"),
        R"("state":"won","winner":"b","by":"time","score":{"a":0,"b":5})");
    row("adjusted",
        game(R"({"adjustments": [{"side": "b", "points": -10, "reason": "late"}], )" + fine.substr(1)),
        R"("state":"in-progress","winner":null,"by":null,"score":{"a":70,"b":41})");
}

void tst_score::takes()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, result);
    const QStringList said = answers(text.toStdString());
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.first().endsWith(u"\"result\":{"_s + result + u"}}"_s), qPrintable(said.first()));
}

void tst_score::aStreamIsAnsweredRecordByRecord()
{
    const std::string one = R"({"format":"courtside-game/1","rules":"classic","hands":[]})";
    const QStringList said = answers(one + "\n\n" + one + "\r\n{\"format\":1}\n" + one);
    QCOMPARE(said.size(), 3);
    QVERIFY(said.at(1).startsWith(QLatin1String("{\"format\":\"courtside-ledger/1\",\"rules\":\"classic\"")));
    QCOMPARE(said.at(2).left(10), u"4: format:"_s);
    QVERIFY(answers("").isEmpty());
    QVERIFY(answers("\n \n").isEmpty());
}

void tst_score::aRecordMayTakeSeveralLines()
{
    const QStringList said = answers(
        "{\"format\": \"courtside-game/1\",\n\"rules\":\n\"classic\", \"hands\": [\n]\n}\n" + game("{}"));
    QCOMPARE(said.size(), 2);
    SAYS(said.at(1));
}

void tst_score::aCutOffRecordDoesNotSwallowTheNext()
{
    SAYS(answers("{\"format\": \"courtside-game/1\", \"hands\": [\n" + game(fine)));
}

void tst_score::theFormatsExampleIsExact()
{
    const QStringList said = answers(R"({"format": "courtside-game/1", "rules": "unc-regular",
 "start": {"a": {"score": 0, "bags": 0}, "b": {"score": 0, "bags": 0}},
 "agreed": {"end.target": 350},
 "hands": [
  {"dealer": "a1",
   "a": {"bids": [4, "nil"], "tricks": [5, 0]},
   "b": {"bid": 6, "tricks": 8},
   "reneges": [{"by": "b", "accused": "a1", "book": 7, "ruling": "upheld"}]},
  {"misdeal": {"calledBy": "b1", "reason": "no-spade"}}]})");
    // As in the format's description, with the readings' codes and the nil's seat beside it.
    QCOMPARE(
        said,
        QStringList(QString::fromUtf8(
            R"({"format":"courtside-ledger/1","rules":"unc-regular","hands":[{"hand":1,)"
            R"("a":{"bid":4,"tricks":5,"counted":2,"made":false,"points":20,"score":20,"bagsGained":0,"bags":0,)"
            R"("countedFrom":[{"tricks":5},{"tricks":-3,"kind":"renege","cite":"The Play 4"}],)"
            R"("lines":[{"kind":"nil","points":60,"cite":"Scoring 5a","seat":"a2"},)"
            R"({"kind":"contract","points":-40,"cite":"Scoring 4"}]},)"
            R"("b":{"bid":6,"tricks":8,"counted":8,"made":true,"points":92,"score":92,"bagsGained":2,"bags":2,)"
            R"("countedFrom":[{"tricks":8}],)"
            R"("lines":[{"kind":"contract","points":60,"cite":"Scoring 1"},{"kind":"overtricks","points":2,"cite":"Scoring 2"},)"
            R"({"kind":"renege-award","points":30,"cite":"The Play 4"}]},"state":"in-progress"}],)"
            R"("result":{"state":"in-progress","winner":null,"by":null,"score":{"a":20,"b":92}}})")));
}

void tst_score::theDemoGameUnderSevenSheets()
{
    // Totals added up by hand from each venue's sheet.
    const QMap<QString, QString> totals{{u"washburn"_s, u"\"score\":{\"a\":239,\"b\":470}"_s},
                                        {u"mckendree"_s, u"\"score\":{\"a\":469,\"b\":540}"_s},
                                        {u"unc-regular"_s, u"\"score\":{\"a\":239,\"b\":359}"_s},
                                        {u"unc-championship"_s, u"\"score\":{\"a\":419,\"b\":379}"_s},
                                        {u"classic"_s, u"\"score\":{\"a\":289,\"b\":420}"_s},
                                        {u"traditional"_s, u"\"score\":{\"a\":289,\"b\":420}"_s},
                                        {u"cardominoes"_s, u"\"score\":{\"a\":289,\"b\":519}"_s}};
    const QStringList said = answers(tests::sourceFile("resources/demo/seven-sheets.jsonl"));
    QCOMPARE(said.size(), 7);
    for (const QString& ledger : said) {
        const QString set = ledger.section(QLatin1Char('"'), 7, 7);
        QVERIFY2(totals.contains(set), qPrintable(set));
        QVERIFY2(ledger.contains(u"\"hand\":12,"_s), qPrintable(set));
        QVERIFY2(ledger.endsWith(totals.value(set) + u"}}"_s), qPrintable(ledger.right(120)));
    }
}

void tst_score::theSheetForPeople()
{
    const QString sheet = answers(tests::sourceFile("resources/demo/game.json"), desk::As::Text).value(0);
    MENTIONS_ALL(sheet, 2);
    QVERIFY(sheet.contains(u"7→4"_s));
    MENTIONS(sheet);
    for (const QString& line : sheet.split(QLatin1Char('\n')))
        QVERIFY2(line.size() <= 110, qPrintable(line));
}

void tst_score::aSheetUnderRulesThatKeepNoBags()
{
    rules::Venue venue = rules::venueCalled("cardominoes").value(); // it has no bag penalty
    const std::string hand = R"({"a": {"bids": [4, 3], "tricks": 7}, "b": {"bids": [3, 2], "tricks": 6}})";
    const auto hasBags = [&] {
        const auto record = desk::scoreRecord(game(hand, "cardominoes"), 1, &venue).value();
        return desk::scored(record, desk::As::Text).find("Bags") != std::string::npos;
    };
    QVERIFY(hasBags());
    venue.phases.front().rules.overtrickPoints = 0;
    QVERIFY(!hasBags());
}

void tst_score::matches()
{
    const auto match = [](const std::string& series, const std::string& games, desk::As as = desk::As::Json) {
        return answers(R"({"format": "courtside-match/1", "rules": "unc-regular")" + series +
                           R"(, "games": [)" + games + "]}",
                       as);
    };
    const std::string won = R"({"start": {"a": {"score": 240}}, "hands": [)" + fine + "]}";
    QVERIFY(
        match(R"(, "series": {"bestOf": 3})", won + ',' + won)
            .constFirst()
            .endsWith(QStringLiteral(
                R"("result":{"state":"won","winner":"a","by":"games","score":{"a":620,"b":102},"games":{"a":2,"b":0}}})")));
    QVERIFY(match(R"(, "series": {"bestOf": 3})", won + ',' + won, desk::As::Text)
                .constFirst()
                .contains(u"A wins, 2 games to 0 (620 to 102)."_s));
    SAYS(match(R"(, "series": {"bestOf": 3})", won + ',' + won + ',' + won));
    SAYS(match(R"(, "series": {"bestOf": 3})", R"({"hands": []}, )" + won));
    SAYS(match(R"(, "series": {"bestOf": 4})", won));
    SAYS(match("", won));
}

void tst_score::hands()
{
    QFETCH(QJsonObject, the);
    const auto scored = desk::scoreRecord(text(the.value(u"game"_s).toObject()).toStdString());
    QVERIFY2(scored, scored ? "" : wording::inFull(scored.error().mistake).c_str());
    const std::string line = desk::scored(*scored, desk::As::Json);
    const QJsonObject ledger = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
    const QJsonObject hand = ledger.value(u"hands"_s).toArray().at(0).toObject();
    const QJsonObject expected = the.value(u"expect"_s).toObject();
    for (const char* side : {"a", "b"}) {
        const QJsonObject wanted = expected.value(QString::fromUtf8(side)).toObject();
        QVERIFY(!wanted.isEmpty());
        QCOMPARE(text(part(hand.value(QString::fromUtf8(side)).toObject(), wanted)), text(wanted));
    }
    QCOMPARE(hand.value(u"state"_s), expected.value(u"state"_s));
    const QJsonObject result = ledger.value(u"result"_s).toObject();
    QCOMPARE(result.value(u"winner"_s), expected.value(u"winner"_s));
}

void tst_score::bids()
{
    QFETCH(QJsonObject, the);
    const QJsonObject input = the.value(u"input"_s).toObject();
    const QJsonArray bids = input.value(u"bids"_s).toArray();
    scoring::SideHand hand;
    hand.bid = scoring::Bids{bidOf(bids.at(0)), bidOf(bids.at(1))};
    scoring::Start start;
    start.sides.a.score = input.value(u"own_score"_s).toInt();
    start.sides.b.score = input.value(u"opponent_score"_s).toInt();
    const scoring::Problems problems = scoring::bidProblems(
        setOf(the).rules, scoring::begin(setOf(the).rules, start), scoring::Side::A, hand);
    std::string answer = problems.empty() ? "ok" : std::string(problems.front().what.code);
    std::replace(answer.begin(), answer.end(), '-', '_');
    QCOMPARE(QString::fromStdString(answer), the.value(u"expect"_s).toObject().value(u"result"_s).toString());
}

void tst_score::misdeals()
{
    QFETCH(QJsonObject, the);
    const QJsonObject input = the.value(u"input"_s).toObject();
    const bool before = input.value(u"stage"_s).toString() == QLatin1String("before-bidding");
    const rules::Set set = setOf(the);
    const rules::MisdealReason* named =
        rules::misdealOnSheet(set, input.value(u"reason"_s).toString().toStdString());
    const bool mayBe = named && (before || named->until == rules::CallableUntil::OpeningLead);
    const QString answer = !mayBe                                 ? u"refused"_s
                           : named->by == rules::CalledBy::Anyone ? u"allowed"_s
                                                                  : u"allowed_by_opponents_only"_s;
    QCOMPARE(answer, the.value(u"expect"_s).toObject().value(u"result"_s).toString());
}

TEST_CLASS(tst_score)
#include "tst_score.moc"
