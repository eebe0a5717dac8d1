// The worked cases in tests/golden: hands through the whole way from text to ledger, bids and misdeals at the
// door.
#include "desk/offline/score.h"
#include "files/ledgerjson.h"
#include "place/place.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/misdeal.h"
#include "scoring/legal.h"
#include "wording/record/refusal.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

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

class tst_golden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hands_data() { addRows("hands.json", ""); }
    void hands();
    void bids_data() { addRows("bids.json", "bid_check"); }
    void bids();
    void misdeals_data() { addRows("bids.json", "misdeal"); }
    void misdeals();
};

void tst_golden::hands()
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

void tst_golden::bids()
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

void tst_golden::misdeals()
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

TEST_CLASS(tst_golden)
#include "tst_golden.moc"
