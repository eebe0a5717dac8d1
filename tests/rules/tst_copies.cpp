// The rules frozen in a tournament can always be read: those of every release, those older than some
// parameter, and those of a newer program.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/parameters.h"
#include "text.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/rulewords.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

// What each parameter was before it existed: copies that lack one are played by this for ever.
constexpr const char* asBefore = R"({
    "end.target": 500, "end.bothReach": "higher", "end.tie": "extra-hand", "end.minScore": null,
    "end.maxSetsTotal": null, "end.maxSetsConsecutive": null, "end.winOnMadeBid": null,
    "end.handsOrGames": "target", "end.minHands": null, "end.mercyLead": null, "end.winOnAllTricks": false, "time.limitMin": null, "time.scope": "game",
    "time.onExpiry": null, "time.wallClockEnd": null, "time.oneMoreHand": false, "bid.entry": "player", "bid.first": "dealer-left",
    "bid.minTeam": null, "bid.minPlayer": null, "bid.minWithNilPartner": null, "bid.maxTeam": null,
    "bid.firstHand": "bid", "bid.firstHandMinBooks": null, "bid.minTableTotal": null,
    "bid.blindPerGame": null,
    "contract.perTrick": 10, "contract.set": "minus-bid", "contract.tiers": [], "contract.blindBid": null,
    "contract.allTricksBonus": null, "contract.blindTier": "multiplied", "contract.setAtTimes": null, "overtrick.points": 1, "bags.limit": null, "bags.penalty": 0,
    "bags.after": "carry", "bags.cancelPoints": false, "nil.valueMade": null, "nil.valueFailed": null,
    "nil.blindMade": null, "nil.blindFailed": null, "nil.maxPerTeam": 0, "nil.blindMinDeficit": null,
    "nil.blindExchange": 0, "nil.exchange": 0, "nil.double": "sum", "nil.failedTricks": "count", "nil.failedBagsWhenSet": true,
    "renege.tricks": 3, "renege.loser": "offender", "renege.receiverPoints": 0,
    "renege.receiverCountsTricks": false, "renege.effect": "tricks", "renege.secondOffence": "same",
    "renege.claimUntil": "any-time", "renege.wrongTricks": null, "renege.wrongPaid": "always", "renege.receiverMakesBid": false,
    "fouls": [], "deck.jokers": false, "deck.removed": [], "deck.trumps": [], "firstDealer": "not-said",
    "play.firstLead": "dealers-left", "play.spadesLead": "when-broken", "misdeal.reasons": [],
    "misdeal.redealer": "same-dealer", "checkin.acceptedIds": [], "checkin.noIdNoPlay": false,
    "checkin.eligible": [], "checkin.scope": "evening", "roster.minPlayers": null,
    "roster.maxPlayers": null, "roster.affiliations": [], "roster.limits": [], "roster.maxOthers": null})";

QJsonObject object(const std::string& text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

std::string text(const QJsonObject& copy)
{
    return QJsonDocument(copy).toJson(QJsonDocument::Compact).toStdString();
}

struct Copy {
    QString name; ///< `1/unc.json`
    QJsonObject says;
};

/// Every copy that any released program froze of a built-in venue.
const QList<Copy>& copies()
{
    static const QList<Copy> all = [] {
        QList<Copy> found;
        const QDir folder(QString::fromStdString(place::inSource("tests/rules/copies")));
        for (const QString& list : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const QString& file : QDir(folder.filePath(list)).entryList(QDir::Files)) {
                const QString name = list + u'/' + file;
                found.push_back({name, object(sourceFile(qPrintable(u"tests/rules/copies/"_s + name)))});
            }
        return found;
    }();
    return all;
}

const QJsonObject& unc()
{
    return std::find_if(copies().begin(), copies().end(),
                        [](const Copy& c) { return c.name == u"1/unc.json"; })
        ->says;
}

/// The copy with that phase changed.
template <class Change>
QJsonObject with(QJsonObject copy, const QString& phase, const Change& change)
{
    QJsonObject phases = copy[u"phases"_s].toObject();
    QJsonObject of = phases[phase].toObject();
    change(of);
    phases[phase] = of;
    copy[u"phases"_s] = phases;
    return copy;
}

/// The phase without a parameter.
void takeOut(QJsonObject& phase, const QString& parameter)
{
    const qsizetype dot = parameter.indexOf(u'.');
    if (dot < 0) {
        phase.remove(parameter);
        return;
    }
    QJsonObject group = phase[parameter.left(dot)].toObject();
    group.remove(parameter.mid(dot + 1));
    phase[parameter.left(dot)] = group;
}

bool says(const QJsonObject& phase, const QString& parameter)
{
    const qsizetype dot = parameter.indexOf(u'.');
    return dot < 0 ? phase.contains(parameter)
                   : phase[parameter.left(dot)].toObject().contains(parameter.mid(dot + 1));
}

rules::Set setOf(const rules::Venue& venue, const QString& phase)
{
    return rules::set(venue, *rules::phase(venue, phase.toStdString()));
}

QString copyMistakes(const QJsonObject& copy)
{
    const auto venue = rules::loadCopy(text(copy));
    return venue ? QString() : asText(venue.error());
}

QString cardText(const rules::Venue& venue)
{
    return q(wording::text(wording::cards(venue))).simplified();
}

} // namespace

class tst_copies : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void everyCopyIsReadAndWrittenAsItWas_data();
    void everyCopyIsReadAndWrittenAsItWas();
    void itMayLackAParameter_data();
    void itMayLackAParameter();
    void itMayLackAGroup_data();
    void itMayLackAGroup();
    void aPhaseOnTopGivesWhatTheOtherLacks();
    void missingParametersContradictNothing();
    void itMaySayMore_data();
    void itMaySayMore();
    void aRuleFileMayNot();
    void itSaysThatItNeedsANewerProgram();
    void garbageIsRefused_data();
    void garbageIsRefused();
};

void tst_copies::everyCopyIsReadAndWrittenAsItWas_data()
{
    QTest::addColumn<QJsonObject>("copy");
    for (const Copy& each : copies())
        QTest::newRow(qPrintable(each.name)) << each.says;
    QVERIFY(copies().size() >= 6);
}

// Each new list of parameters adds a folder of copies; none is ever changed.
void tst_copies::everyCopyIsReadAndWrittenAsItWas()
{
    QFETCH(QJsonObject, copy);
    const auto venue = rules::loadCopy(text(copy));
    QVERIFY2(venue, qPrintable(venue ? QString() : asText(venue.error())));
    QVERIFY(venue->unknown.empty());
    for (const rules::Phase& phase : venue->phases)
        QVERIFY(phase.unknown.empty());
    QCOMPARE(object(rules::toJson(*venue)), copy);
}

void tst_copies::itMayLackAParameter_data()
{
    QTest::addColumn<QJsonObject>("copy");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("parameter");
    for (const Copy& each : copies()) {
        const QJsonObject phases = each.says[u"phases"_s].toObject();
        for (auto phase = phases.begin(); phase != phases.end(); ++phase)
            for (const std::string_view name : rules::parameterNames())
                if (!phase->toObject().contains(u"from"_s) && says(phase->toObject(), q(name)))
                    QTest::newRow(qPrintable(each.name + u' ' + q(name)))
                        << each.says << phase.key() << q(name);
    }
}

void tst_copies::itMayLackAParameter()
{
    QFETCH(QJsonObject, copy);
    QFETCH(QString, phase);
    QFETCH(QString, parameter);
    const QJsonObject older = with(copy, phase, [&](QJsonObject& of) { takeOut(of, parameter); });
    QVERIFY(older != copy);
    const auto venue = rules::loadCopy(text(older));
    QVERIFY2(venue, qPrintable(venue ? QString() : asText(venue.error())));
    const rules::Set set = setOf(*venue, phase);
    const rules::Set whole = setOf(*rules::loadCopy(text(copy)), phase);
    const auto was = json::parse(asBefore);
    for (const std::string_view name : rules::parameterNames()) {
        const json::Value now = rules::valueOf(set, name);
        const bool isLacking = q(name) == parameter;
        QCOMPARE(q(json::print(now)),
                 q(json::print(isLacking ? *was->find(name) : rules::valueOf(whole, name))));
        if (isLacking)
            SAYS(q(wording::sourceOf(set.citeFor(name))));
        else
            QVERIFY(set.citeFor(name) == whole.citeFor(name));
    }
    QVERIFY(!cardText(*venue).isEmpty()); // it can be told, whatever it lacks
    QVERIFY(!rules::load(text(older)));   // as a rule file it is not whole
}

void tst_copies::itMayLackAGroup_data()
{
    QTest::addColumn<QString>("group");
    const QJsonObject regular = unc()[u"phases"_s].toObject()[u"regular"_s].toObject();
    for (const QString& group : regular.keys())
        if (group != u"cites"_s)
            QTest::newRow(qPrintable(group)) << group;
}

void tst_copies::itMayLackAGroup()
{
    QFETCH(QString, group);
    const auto venue =
        rules::loadCopy(text(with(unc(), u"regular"_s, [&](QJsonObject& phase) { phase.remove(group); })));
    QVERIFY2(venue, qPrintable(venue ? QString() : asText(venue.error())));
    const rules::Set set = setOf(*venue, u"regular"_s);
    const auto was = json::parse(asBefore);
    for (const std::string_view name : rules::parameterNames())
        if (q(name) == group || q(name).startsWith(group + u'.'))
            QCOMPARE(q(json::print(rules::valueOf(set, name))), // no renege rule, and so nothing of one
                     group == u"renege"_s ? u"null"_s : q(json::print(*was->find(name))));
    QVERIFY(!cardText(*venue).isEmpty());
}

void tst_copies::aPhaseOnTopGivesWhatTheOtherLacks()
{
    const auto venue = rules::loadCopy(
        text(with(unc(), u"regular"_s, [](QJsonObject& phase) { takeOut(phase, u"end.target"_s); })));
    QVERIFY(venue.has_value());
    QCOMPARE(setOf(*venue, u"regular"_s).rules.end.target, 500);
    const rules::Set championship = setOf(*venue, u"championship"_s);
    QCOMPARE(championship.rules.end.target, 500);
    SAYS(q(wording::sourceOf(championship.citeFor("end.target"))));
}

// Nor does an agreement about the end of time in a copy without a time limit.
void tst_copies::missingParametersContradictNothing()
{
    const auto venue = rules::loadCopy(
        text(with(unc(), u"regular"_s, [](QJsonObject& phase) { takeOut(phase, u"time.limitMin"_s); })));
    QVERIFY(venue.has_value());
    const auto agreed =
        rules::withAgreed(*venue, "regular", *json::parse(R"({"time.onExpiry": "stop-now"})"));
    QVERIFY2(agreed, qPrintable(agreed ? QString() : asText(agreed.error())));
    QVERIFY(setOf(*agreed, u"regular"_s).rules.time.onExpiry == scoring::OnExpiry::StopNow);
}

void tst_copies::itMaySayMore_data()
{
    QTest::addColumn<QJsonObject>("copy");
    QTest::addColumn<QString>("shown");
    const QJsonObject regular = unc()[u"phases"_s].toObject()[u"regular"_s].toObject();
    for (const QString& group : regular.keys()) {
        if (!regular[group].isObject() || group == u"cites"_s)
            continue;
        QTest::newRow(qPrintable(u"in "_s + group)) << with(unc(), u"regular"_s, [&](QJsonObject& phase) {
            QJsonObject members = phase[group].toObject();
            members[u"luckySuit"_s] = 200;
            phase[group] = members;
        }) << group + u".luckySuit: 200"_s;
    }
    QTest::newRow("a group") << with(unc(), u"regular"_s, [](QJsonObject& phase) {
        phase[u"kitty"_s] = QJsonObject{{u"cards"_s, 4}};
    }) << uR"(kitty: {"cards":4})"_s;
    const auto top = [](const QString& key, const QJsonValue& value) {
        QJsonObject copy = unc();
        copy[key] = value;
        return copy;
    };
    QTest::newRow("beside the phases") << top(u"season"_s, u"fall"_s) << uR"(season: "fall")"_s;
    QJsonArray agreeable = unc()[u"agreeable"_s].toArray();
    agreeable.append(u"end.luckySuit"_s);
    QTest::newRow("agreeable") << top(u"agreeable"_s, agreeable) << u"agreeable: end.luckySuit"_s;
    QJsonObject cites = unc()[u"cites"_s].toObject();
    cites[u"end.luckySuit"_s] = QJsonObject{{u"cite"_s, u"The Game 9"_s}};
    QTest::newRow("a cite") << top(u"cites"_s, cites) << uR"(cites.end.luckySuit: {"cite":"The Game 9"})"_s;
    cites = unc()[u"cites"_s].toObject();
    cites[u"end.target"_s] = QJsonObject{{u"cite"_s, u"The Game 3"_s}, {u"page"_s, 2}};
    QTest::newRow("in a cite") << top(u"cites"_s, cites) << u"cites.end.target.page: 2"_s;
    QJsonArray forbids = unc()[u"forbids"_s].toArray();
    QJsonObject first = forbids[0].toObject();
    first[u"price"_s] = 10;
    forbids[0] = first;
    QTest::newRow("in what it forbids") << top(u"forbids"_s, forbids) << u"forbids[0].price: 10"_s;
}

void tst_copies::itMaySayMore()
{
    QFETCH(QJsonObject, copy);
    QFETCH(QString, shown);
    const auto venue = rules::loadCopy(text(copy));
    QVERIFY2(venue, qPrintable(venue ? QString() : asText(venue.error())));
    QVERIFY2(cardText(*venue).contains(u"- "_s + shown), qPrintable(cardText(*venue)));
    const rules::Venue known = *rules::loadCopy(text(unc()));
    for (const rules::Phase& phase : venue->phases)
        QVERIFY(static_cast<const rules::Values&>(phase) ==
                static_cast<const rules::Values&>(*rules::phase(known, phase.name)));
    QVERIFY(!rules::load(text(copy)));
}

void tst_copies::aRuleFileMayNot()
{
    QJsonObject copy = unc();
    copy[u"needs"_s] = 1;
    QVERIFY(rules::loadCopy(text(copy)));
    QVERIFY(!rules::load(text(copy)));
}

// This is the only message: a newer program may write everything else differently.
void tst_copies::itSaysThatItNeedsANewerProgram()
{
    for (const QJsonValue& needs : {QJsonValue(2), QJsonValue(u"2.1"_s), QJsonValue(QJsonValue::Null)}) {
        QJsonObject copy = with(unc(), u"regular"_s, [](QJsonObject& phase) { phase[u"end"_s] = 7; });
        copy[u"needs"_s] = needs;
        SAYS(copyMistakes(copy));
    }
}

void tst_copies::garbageIsRefused_data()
{
    QTest::addColumn<QJsonObject>("copy");
    const auto row = [](const char* name, const QString& group, const QJsonValue& value) {
        QTest::newRow(name) << with(unc(), u"regular"_s, [&](QJsonObject& phase) { phase[group] = value; });
    };
    QTest::newRow("nothing") << QJsonObject();
    row("a group that is a number", u"end"_s, 7);
    row("a value out of range", u"overtrick"_s, QJsonObject{{u"points"_s, 5000}});
    row("a word that is not known", u"firstDealer"_s, u"youngest"_s);
    // It would change what a known parameter means.
    row("a key inside a value", u"fouls"_s,
        QJsonArray{
            QJsonObject{{u"name"_s, u"talk"_s}, {u"points"_s, -10}, {u"tricks"_s, 0}, {u"cards"_s, 1}}});
    row("what contradicts itself", u"bags"_s,
        QJsonObject{{u"limit"_s, QJsonValue::Null}, {u"penalty"_s, 50}});
}

void tst_copies::garbageIsRefused()
{
    QFETCH(QJsonObject, copy);

    MENTIONS(copyMistakes(copy));
}

TEST_CLASS(tst_copies)
#include "tst_copies.moc"
