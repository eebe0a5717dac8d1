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

namespace {

QJsonArray cases(const char* file)
{
    QFile in(QString::fromStdString(place::inSource("tests/golden/")) + QString::fromUtf8(file));
    if (!in.open(QIODevice::ReadOnly))
        qFatal("no golden file");
    return QJsonDocument::fromJson(in.readAll()).object().value(QStringLiteral("cases")).toArray();
}

void addRows(const char* file, const char* kind)
{
    QTest::addColumn<QJsonObject>("the");
    for (const QJsonValue& value : cases(file)) {
        const QJsonObject one = value.toObject();
        const QString kindOf = one.value(QStringLiteral("kind")).toString();
        if (kindOf == QString::fromUtf8(kind))
            QTest::newRow(qPrintable(one.value(QStringLiteral("id")).toString())) << one;
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
    return rules::find(the.value(QStringLiteral("rules")).toString().toStdString()).value();
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
    const auto scored = desk::scoreRecord(text(the.value(QStringLiteral("game")).toObject()).toStdString());
    QVERIFY2(scored, scored ? "" : wording::inFull(scored.error().mistake).c_str());
    const std::string line = desk::scored(*scored, desk::As::Json);
    const QJsonObject ledger = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
    const QJsonObject hand = ledger.value(QStringLiteral("hands")).toArray().at(0).toObject();
    const QJsonObject expected = the.value(QStringLiteral("expect")).toObject();
    for (const char* side : {"a", "b"}) {
        const QJsonObject wanted = expected.value(QString::fromUtf8(side)).toObject();
        QVERIFY(!wanted.isEmpty());
        QCOMPARE(text(part(hand.value(QString::fromUtf8(side)).toObject(), wanted)), text(wanted));
    }
    QCOMPARE(hand.value(QStringLiteral("state")), expected.value(QStringLiteral("state")));
    const QJsonObject result = ledger.value(QStringLiteral("result")).toObject();
    QCOMPARE(result.value(QStringLiteral("winner")), expected.value(QStringLiteral("winner")));
}

void tst_golden::bids()
{
    QFETCH(QJsonObject, the);
    const QJsonObject input = the.value(QStringLiteral("input")).toObject();
    const QJsonArray bids = input.value(QStringLiteral("bids")).toArray();
    scoring::SideHand hand;
    hand.bid = scoring::Bids{bidOf(bids.at(0)), bidOf(bids.at(1))};
    scoring::Start start;
    start.sides.a.score = input.value(QStringLiteral("own_score")).toInt();
    start.sides.b.score = input.value(QStringLiteral("opponent_score")).toInt();
    const scoring::Problems problems = scoring::bidProblems(
        setOf(the).rules, scoring::begin(setOf(the).rules, start), scoring::Side::A, hand);
    std::string answer = problems.empty() ? "ok" : std::string(problems.front().what.code);
    std::replace(answer.begin(), answer.end(), '-', '_');
    QCOMPARE(QString::fromStdString(answer),
             the.value(QStringLiteral("expect")).toObject().value(QStringLiteral("result")).toString());
}

void tst_golden::misdeals()
{
    QFETCH(QJsonObject, the);
    const QJsonObject input = the.value(QStringLiteral("input")).toObject();
    const bool before = input.value(QStringLiteral("stage")).toString() == QLatin1String("before-bidding");
    const rules::Set set = setOf(the);
    const rules::MisdealReason* named =
        rules::misdealOnSheet(set, input.value(QStringLiteral("reason")).toString().toStdString());
    const bool mayBe = named && (before || named->until == rules::CallableUntil::OpeningLead);
    const QString answer = !mayBe ? QStringLiteral("refused")
                           : named->by == rules::CalledBy::Anyone
                               ? QStringLiteral("allowed")
                               : QStringLiteral("allowed_by_opponents_only");
    QCOMPARE(answer,
             the.value(QStringLiteral("expect")).toObject().value(QStringLiteral("result")).toString());
}

TEST_CLASS(tst_golden)
#include "tst_golden.moc"
