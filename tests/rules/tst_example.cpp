// What a change of the rules comes to, shown by one hand; and the sections in which a form asks for them.
#include "arbitrary/games.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "scoring/game.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/example.h"
#include "wording/rulecard/formwords.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <set>

namespace {

rules::Set exampleRules()
{
    return *rules::find("unc-regular");
}

rules::Set rulesWith(rules::Set set, std::string_view parameter, const json::Value& value)
{
    static_cast<rules::Values&>(set) = *rules::with(set, parameter, value);
    return set;
}

/// UNC's rules with another value for one parameter.
rules::Set uncWith(std::string_view parameter, const json::Value& value)
{
    return rulesWith(exampleRules(), parameter, value);
}

/// What the scorer gives side A for that hand.
scoring::SideLedger scoredFor(const rules::Set& set, const wording::Situation& at)
{
    return scoring::score(set.rules, {at.before, {at.hand}}).hands.front().sides.a;
}

/// Points as the card has them: `+52`, `−60`, `0`.
int pointsIn(QString text)
{
    return text.replace(QChar(0x2212), u'-').toInt();
}

} // namespace

class tst_example : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aHandThatTheRuleDecides_data();
    void aHandThatTheRuleDecides();
    void changesThatScoreNoHandDifferently();
    void countsTheHandsThatScoreDifferently();
    void bothSidesBidAsTheRulesAllow();
    void aHandThatWasNotAllowed();
    void aFirstHandWithoutBids();
    void itsLinesAddUp();
    void itsPointsAreTheScorers();
    void theCardsNumbersAreTheScorers();
    void aPairOfNilsOnTheCardIsTheScorers();
    void theBagsOnTheCardAreTheScorers();
    void everyParameterIsInOneSection();
    void sectionsAreThoseOfTheCard();
};

void tst_example::aHandThatTheRuleDecides_data()
{
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("value");
    for (const auto& [parameter, value] :
         std::initializer_list<std::pair<const char*, const char*>>{{"contract.perTrick", "20"},
                                                                    {"contract.set", "\"zero\""},
                                                                    {"contract.tiers", "[]"},
                                                                    {"contract.allTricksBonus", "100"},
                                                                    {"overtrick.points", "2"},
                                                                    {"bags.limit", "4"},
                                                                    {"bags.penalty", "100"},
                                                                    {"bags.after", "\"carry\""},
                                                                    {"nil.valueMade", "100"},
                                                                    {"nil.valueFailed", "100"},
                                                                    {"nil.blindMade", "200"},
                                                                    {"nil.blindFailed", "200"},
                                                                    {"nil.failedTricks", "\"count\""},
                                                                    {"renege.tricks", "2"},
                                                                    {"renege.receiverPoints", "20"},
                                                                    {"renege.receiverMakesBid", "true"},
                                                                    {"renege.effect", "\"auto-set\""}})
        QTest::newRow(parameter) << QByteArray(parameter) << QByteArray(value);
}

void tst_example::aHandThatTheRuleDecides()
{
    QFETCH(QByteArray, parameter);
    QFETCH(QByteArray, value);
    const rules::Set after = uncWith(parameter.toStdString(), *json::parse(value.toStdString()));
    const auto example = wording::exampleOf(exampleRules(), after);
    QVERIFY(example);
    QVERIFY(example->differs());
    QVERIFY(!example->hand.empty());
}

void tst_example::changesThatScoreNoHandDifferently()
{
    QVERIFY(!wording::exampleOf(exampleRules(), exampleRules()));
    QVERIFY(!wording::exampleOf(exampleRules(), uncWith("end.target", 350)));
    QVERIFY(!wording::exampleOf(exampleRules(), uncWith("deck.jokers", false)));
}

void tst_example::countsTheHandsThatScoreDifferently()
{
    const auto differing = [](std::string_view parameter, const json::Value& value) {
        return wording::sampled(exampleRules(), uncWith(parameter, value)).differing;
    };
    const wording::Sampled same = wording::sampled(exampleRules(), exampleRules());
    QVERIFY(same.all > 20 && same.differing == 0);
    QCOMPARE(differing("end.target", 350), 0);
    QVERIFY(differing("nil.valueMade", 100) > 0);
    QVERIFY(differing("contract.perTrick", 20) > differing("nil.valueMade", 100));
    rules::Set without = exampleRules();
    without.rules.nil.blindMade.reset();
    without.rules.nil.blindFailed.reset();
    without.rules.nil.blindMinDeficit.reset();
    QVERIFY(wording::sampled(without, exampleRules()).differing > 0); // hands that weren't allowed
}

void tst_example::bothSidesBidAsTheRulesAllow()
{
    for (const auto& [parameter, least] : {std::pair{"bid.minPlayer", 3}, std::pair{"bid.minTeam", 6}}) {
        const rules::Set before = uncWith(parameter, least);
        QVERIFY2(wording::exampleOf(before, rulesWith(before, "contract.perTrick", 20)), parameter);
    }
    const rules::Set before = uncWith("bid.minWithNilPartner", 6);
    QVERIFY(wording::exampleOf(before, rulesWith(before, "nil.valueMade", 100)));

    // Trial: "No sample hand shows this change", of a bag limit.
    rules::Set table = uncWith("bid.minTableTotal", 11);
    table.rules.bags = {10, 100};
    rules::Set without = table;
    without.rules.bags = {};
    const auto example = wording::exampleOf(table, without);
    QVERIFY(example && example->before < example->after);
}

void tst_example::aHandThatWasNotAllowed()
{
    rules::Set before = exampleRules();
    before.rules.nil.blindMade.reset();
    before.rules.nil.blindFailed.reset();
    before.rules.nil.blindMinDeficit.reset();
    const auto example = wording::exampleOf(before, exampleRules());
    QVERIFY(example && example->isNew);
    QCOMPARE(example->before, example->after);
    QVERIFY(!wording::exampleOf(exampleRules(), before)); // it may not be entered any more
}

void tst_example::aFirstHandWithoutBids()
{
    const rules::Set itself = uncWith("bid.firstHand", "bids-itself");
    const auto example = wording::exampleOf(exampleRules(), itself);
    QVERIFY(example && example->isNew);
    QCOMPARE(example->after, 60); // for 6 tricks
    QVERIFY(!example->lines.empty());
    const auto back = wording::exampleOf(itself, exampleRules());
    QVERIFY(back && back->isNew);
}

void tst_example::itsLinesAddUp()
{
    QVERIFY(rc::check("the lines of an example add up under both rules", [] {
        rules::Set before = exampleRules();
        rules::Set after = exampleRules();
        before.rules = *arbitrary::ruleSets();
        after.rules = *arbitrary::ruleSets();
        const auto example = wording::exampleOf(before, after);
        if (!example)
            return;
        int was = 0;
        int is = 0;
        for (const wording::ExampleLine& line : example->lines) {
            RC_ASSERT(line.before || line.after);
            was += line.before.value_or(0);
            is += line.after.value_or(0);
        }
        RC_ASSERT(was == example->before);
        RC_ASSERT(is == example->after);
    }));
}

void tst_example::itsPointsAreTheScorers()
{
    QVERIFY(rc::check("an example is worth what the scorer gives for it", [] {
        rules::Set before = exampleRules();
        rules::Set after = exampleRules();
        before.rules = *arbitrary::ruleSets();
        after.rules = *arbitrary::ruleSets();
        wording::Situation at;
        at.hand = arbitrary::hand(after.rules);
        at.hand.adjustments.clear(); // no example has them
        at.hand.timeExpired.reset();
        at.before.sides.b.score = arbitrary::within(0, 400);
        const wording::Example shown = wording::compared(before, after, at, scoring::Side::A);
        const scoring::SideLedger was = scoredFor(before, at);
        const scoring::SideLedger is = scoredFor(after, at);
        RC_ASSERT(shown.before == was.points);
        RC_ASSERT(shown.after == is.points);
        RC_ASSERT(shown.bagsBefore == (scoring::keepsBags(before.rules) ? was.bags : 0));
        RC_ASSERT(shown.bagsAfter == (scoring::keepsBags(after.rules) ? is.bags : 0));
    }));
}

// `Bid 5, take 7: +52.` and `The nil bidder takes 1, and the partner bids 5 and takes 5: 50 − 60 = −10.`
void tst_example::theCardsNumbersAreTheScorers()
{
    static const QRegularExpression numbers(QStringLiteral("Bid (\\d+), take (\\d+): ([^ ]+)\\.$"));
    static const QRegularExpression withNil(
        QStringLiteral("takes 1, and the partner bids (\\d+) and takes (\\d+): .*=.([^ ]+)\\.$"));
    QVERIFY(rc::check("the numbers on a card are the scorer's", [] {
        rules::Set set = exampleRules();
        set.rules = *arbitrary::ruleSets();
        rules::Set unpenalized = set;
        unpenalized.rules.bags.limit.reset(); // what bags cost is said apart
        const wording::Card card = wording::card(set);
        int found = 0;
        for (const wording::CardSection& section : card.sections)
            for (const wording::Statement& statement : section.statements) {
                const QString text = QString::fromStdString(statement.text);
                const auto match = numbers.match(text);
                const auto nilMatch = withNil.match(text);
                if (!match.hasMatch() && !nilMatch.hasMatch())
                    continue;
                const auto& told = match.hasMatch() ? match : nilMatch;
                const int bid = told.captured(1).toInt();
                const int tricks = told.captured(2).toInt();
                wording::Situation at;
                scoring::SideHand& side = at.hand.sides.a;
                side.bid = bid;
                side.tricks = tricks;
                if (nilMatch.hasMatch()) {
                    side.bid = scoring::Bids{scoring::nil, scoring::bid(bid)};
                    side.tricks = scoring::Split{1, tricks};
                }
                at.hand.sides.b.bid = 1;
                at.hand.sides.b.tricks = 13 - scoring::rawTricks(side);
                RC_ASSERT(pointsIn(told.captured(3)) == scoredFor(unpenalized, at).points);
                ++found;
            }
        RC_ASSERT(found >= 2);
    }));
}

// `Both made: +200. One made, the other takes 1: +1. Both failed, each takes 1: −198.`
void tst_example::aPairOfNilsOnTheCardIsTheScorers()
{
    static const QRegularExpression pair(
        QStringLiteral("Both made: ([^ ]+)\\. One made[^:]*: ([^ ]+)\\. Both failed[^:]*: ([^ ]+)\\.$"));
    int found = 0;
    QVERIFY(rc::check("what a card says of two nils is the scorer's", [&] {
        rules::Set set = exampleRules();
        set.rules = *arbitrary::ruleSets();
        rules::Set unpenalized = set;
        unpenalized.rules.bags.limit.reset();
        for (const wording::CardSection& section : wording::card(set).sections)
            for (const wording::Statement& statement : section.statements) {
                const auto told = pair.match(QString::fromStdString(statement.text));
                if (!told.hasMatch())
                    continue;
                int at = 0;
                for (const scoring::Split& tricks :
                     std::initializer_list<scoring::Split>{{0, 0}, {0, 1}, {1, 1}}) {
                    wording::Situation nils;
                    nils.hand.sides.a.bid = scoring::Bids{scoring::nil, scoring::nil};
                    nils.hand.sides.a.tricks = tricks;
                    nils.hand.sides.b.bid = 1;
                    nils.hand.sides.b.tricks = scoring::tricksInHand - tricks[0] - tricks[1];
                    RC_ASSERT(pointsIn(told.captured(++at)) == scoredFor(unpenalized, nils).points);
                }
                ++found;
            }
    }));
    QVERIFY(found > 0);
}

// `At 10 bags: −100.`, `12 bags leave 2.`, `21 bags cost one penalty and leave 0.` and `−110 in all.`
void tst_example::theBagsOnTheCardAreTheScorers()
{
    static const QRegularExpression atLimit(QStringLiteral("At (\\d+) bag[^:]*: ([^ ]+)\\.$"));
    static const QRegularExpression leaves(QStringLiteral(": (\\d+) bags .*leave (\\d+)\\.$"));
    static const QRegularExpression inAll(QStringLiteral(" (\\d+) bags: ([^ ]+) in all\\.$"));
    std::array<int, 3> found{};
    QVERIFY(rc::check("what a card says of bags is what the scorer does", [&] {
        rules::Set set = exampleRules();
        set.rules = *arbitrary::ruleSets();
        set.rules.contract.setAtTimes.reset(); // or one bag would need a bid of its own
        const auto withBags = [&](int bags) {
            wording::Situation at;
            at.before.sides.a.bags = bags - 1;
            at.hand.sides.a.bid = 1;
            at.hand.sides.a.tricks = 2;
            at.hand.sides.b.bid = 1;
            at.hand.sides.b.tricks = scoring::tricksInHand - 2;
            return scoredFor(set, at);
        };
        const auto penalty = [&](int bags, bool isWhole) {
            int points = 0;
            for (const scoring::Line& line : withBags(bags).lines)
                if (line.kind == scoring::LineKind::BagPenalty &&
                    (isWhole || line.parameter == "bags.penalty"))
                    points += line.points;
            return points;
        };
        for (const wording::CardSection& section : wording::card(set).sections)
            for (const wording::Statement& statement : section.statements) {
                const QString text = QString::fromStdString(statement.text);
                if (const auto told = atLimit.match(text); told.hasMatch()) {
                    const int limit = told.captured(1).toInt();
                    RC_ASSERT(penalty(limit, false) == pointsIn(told.captured(2)));
                    RC_ASSERT(limit == 1 || penalty(limit - 1, true) == 0);
                    ++found[0];
                } else if (const auto left = leaves.match(text); left.hasMatch()) {
                    const int bags = left.captured(1).toInt();
                    RC_ASSERT(withBags(bags).bags == left.captured(2).toInt());
                    if (text.contains(QStringLiteral("one penalty")))
                        RC_ASSERT(penalty(bags, false) == -set.rules.bags.penalty);
                    ++found[1];
                } else if (const auto all = inAll.match(text); all.hasMatch()) {
                    RC_ASSERT(penalty(all.captured(1).toInt(), true) == pointsIn(all.captured(2)));
                    ++found[2];
                }
            }
    }));
    QVERIFY(std::ranges::all_of(found, [](int times) { return times > 0; }));
}

void tst_example::everyParameterIsInOneSection()
{
    std::multiset<std::string_view> all;
    for (const wording::FormSection& section : wording::formSections())
        all.insert(section.parameters.begin(), section.parameters.end());
    QCOMPARE(all.size(), rules::parameterNames().size());
    for (const std::string_view name : rules::parameterNames())
        QCOMPARE(all.count(name), std::size_t{1});
}

void tst_example::sectionsAreThoseOfTheCard()
{
    const wording::Card card = wording::card(exampleRules());
    std::size_t compared = 0;
    for (std::size_t i = 0; i < wording::formSections().size(); ++i) {
        const wording::CardSection section = wording::cardSection(exampleRules(), i);
        if (section.statements.empty())
            continue;
        const auto at = std::ranges::find(card.sections, section.heading, &wording::CardSection::heading);
        QVERIFY(at != card.sections.end());
        QVERIFY(at->statements == section.statements);
        ++compared;
    }
    QVERIFY(compared > 1);
}

TEST_CLASS(tst_example)
#include "tst_example.moc"
