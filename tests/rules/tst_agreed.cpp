// Before the first hand the players agree on another target. Nothing else changes, and only what the rule
// file opens may be agreed.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/parameters.h"
#include "text.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"
#include "wording/rulecard/parameterwords.h"

namespace {

tl::expected<rules::Set, json::Problems> agree(const char* set, const char* agreed)
{
    return rules::withAgreed(*rules::find(set), *json::parse(agreed, 7));
}

} // namespace

class tst_agreed : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aTarget();
    void theSheetsValueIsNotAChange();
    void theCardShowsTheAgreement();
    void aDeckWithoutJokers();
    void teamsAreNotAskedForTheOrganisersChoices_data();
    void teamsAreNotAskedForTheOrganisersChoices();
    void aLimitOfNoneHasASentenceOfItsOwn();
    void listsMayBeTyped();
    void refused_data();
    void refused();
    void nothingOfARuleThatIsNotThere();
    void inOnePhaseOfAVenue();
};

void tst_agreed::aTarget()
{
    const auto set = agree("unc-regular", R"({"end.target": 350})");
    QVERIFY(set.has_value());
    QCOMPARE(set->rules.end.target, 350);
    const auto differences = wording::differences(*rules::find("unc-regular"), *set);
    QCOMPARE(differences.size(), std::size_t(1));
    QCOMPARE(q(differences[0].right), QStringLiteral("350 points"));
    QCOMPARE(set->agreed, std::vector<std::string>{"end.target"});
    QCOMPARE(rules::find("unc-regular")->rules.end.target, 300);
}

void tst_agreed::theSheetsValueIsNotAChange()
{
    const auto set = agree("mckendree", R"({"end.target": 200})");
    QVERIFY(set.has_value());
    QVERIFY(*set == *rules::find("mckendree"));
}

void tst_agreed::theCardShowsTheAgreement()
{
    const QString card =
        q(wording::text(wording::card(*agree("mckendree", R"({"end.target": 250})")))).simplified();
    MENTIONS(card);
    QVERIFY(!card.contains(QStringLiteral("M4")));
}

void tst_agreed::aDeckWithoutJokers()
{
    const auto set = agree("unc-regular", R"({"deck.jokers": false, "deck.removed": [], "deck.trumps": []})");
    QVERIFY(set.has_value());
    QVERIFY(!set->people.deck.jokers);
}

void tst_agreed::teamsAreNotAskedForTheOrganisersChoices_data()
{
    QTest::addColumn<QString>("id");
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue))
            QTest::newRow(set.id.c_str()) << q(set.id);
}

// Roster limits are the organizers' choice, also where the players may agree on nothing. By default there are
// none.
void tst_agreed::teamsAreNotAskedForTheOrganisersChoices()
{
    QFETCH(QString, id);
    const auto sheet = rules::find(id.toStdString());
    QVERIFY(sheet->people.roster == rules::RosterLimits());
    QVERIFY(!q(wording::text(wording::card(*sheet)))
                 .contains(QStringLiteral("Registration"), Qt::CaseInsensitive));
    const auto set = agree(id.toUtf8().constData(),
                           R"({"roster.minPlayers": 2, "roster.maxPlayers": 3, "roster.maxOthers": 1})");
    QVERIFY(set.has_value());
    QCOMPARE(set->people.roster.maxPlayers, std::optional(3));
    const QString card = q(wording::text(wording::card(*set))).simplified();
    for (const char* said :
         {"- A team needs at least 2 players. [agreed]", "- A team may have at most 3 players. [agreed]",
          "- A team may have at most 1 player from outside its affiliation. [agreed]"})
        QVERIFY2(card.contains(q(said)), said);
    QCOMPARE(wording::differences(*sheet, *set).size(), std::size_t(3));
}

void tst_agreed::aLimitOfNoneHasASentenceOfItsOwn()
{
    const auto set = agree("classic", R"({"roster.limits": "0 Pro", "roster.maxOthers": 0})");
    QVERIFY(set.has_value());
    const QString card = q(wording::text(wording::card(*set))).simplified();
    for (const char* said : {"- No player from Pro may play. [agreed]",
                             "- All players of a team must have the same affiliation. [agreed]"})
        QVERIFY2(card.contains(q(said)), said);
}

void tst_agreed::listsMayBeTyped()
{
    const auto listed = agree("classic", R"({"roster.affiliations": ["Student", "Staff"],
        "roster.limits": [{"affiliation": "Student", "most": 5}, {"affiliation": "Staff", "most": 0}]})");
    const auto typed = agree(
        "classic", R"({"roster.affiliations": "Student,  Staff ", "roster.limits": "5 Student, 0 Staff"})");
    QVERIFY(listed.has_value() && typed.has_value());
    QVERIFY(typed->people == listed->people);
    QCOMPARE(q(wording::inWords(*typed, "roster.affiliations")), QStringLiteral("Student, Staff"));
    QCOMPARE(q(wording::inWords(*typed, "roster.limits")), QStringLiteral("5 Student, 0 Staff"));
    const auto none = rules::withAgreed(
        *typed, *json::parse(R"({"roster.affiliations": "anybody", "roster.limits": "no limit"})"));
    QVERIFY(none.has_value() && none->people.roster == rules::RosterLimits());
}

void tst_agreed::refused_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("agreed");
    const auto row = [](const char* name, const char* set, const char* agreed) {
        QTest::newRow(name) << QByteArray(set) << QByteArray(agreed);
    };
    row("out of range", "unc-regular", "{\n\"end.target\": 0}");
    row("of another type", "unc-regular", R"({"end.target": "350"})");
    row("not open", "mckendree", R"({"bags.limit": 5})");
    row("nothing is open", "washburn", R"({"end.target": 300})");
    row("no parameter", "mckendree", R"({"target": 300})");
    row("a group", "mckendree", R"({"end": {"target": 300}})");
    row("against the time limit", "unc-regular", R"({"time.onExpiry": null})");
    row("no jokers and cards still out", "unc-regular", R"({"deck.jokers": false})");
    row("no object", "mckendree", "[]");
    row("several at once", "mckendree", "{\"end.target\": 0,\n\"bags.limit\": 5}");
}

void tst_agreed::refused()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, agreed);

    const auto answer = agree(set.constData(), agreed.constData());
    QVERIFY(!answer);
    QStringList lines;
    for (const json::Problem& problem : answer.error())
        lines << QString::number(problem.line) + QLatin1Char(' ') + asText({problem});
    SAYS(lines.join(QLatin1Char('\n')));
}

void tst_agreed::nothingOfARuleThatIsNotThere()
{
    rules::Set set = *rules::find("unc-regular");
    set.rules.renege.reset();
    const auto answer = rules::withAgreed(set, *json::parse(R"({"renege.receiverCountsTricks": true})"));
    QVERIFY(!answer && answer.error().front().what.code == "rules-no-renege-rule");
}

void tst_agreed::inOnePhaseOfAVenue()
{
    const rules::Venue& unc = *rules::venue(rules::builtIn(), "unc");
    const auto changed = rules::withAgreed(unc, "regular", *json::parse(R"({"end.target": 250})"));
    QVERIFY(changed.has_value());
    QCOMPARE(rules::phase(*changed, "regular")->rules.end.target, 250);
    QCOMPARE(rules::phase(*changed, "championship")->rules.end.target, 500);
    QCOMPARE(rules::set(*changed, *rules::phase(*changed, "regular")).agreed,
             std::vector<std::string>{"end.target"});
    QVERIFY(rules::set(*changed, *rules::phase(*changed, "championship")).agreed.empty());
    // A rule file has only values; which of them were agreed is kept elsewhere.
    const auto again = rules::load(rules::toJson(*changed));
    QVERIFY(again.has_value());
    rules::Venue plain = *changed;
    for (rules::Phase& phase : plain.phases)
        phase.agreed.clear();
    QVERIFY(*again == plain);
}

TEST_CLASS(tst_agreed)
#include "tst_agreed.moc"
