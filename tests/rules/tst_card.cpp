// The rule card says what a player needs, with the place on the sheet, and nothing that does not apply.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "scoring/game.h"
#include "text.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"
#include "wording/rulecard/formwords.h"
#include "wording/rulecard/why.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// The card as one line, so that a fact is found wherever the lines break.
QString cardOf(const char* id)
{
    const auto set = rules::find(id);
    return set ? q(wording::text(wording::card(*set))).simplified() : QString();
}

/// How many facts the card of each rule set must have.
struct Facts {
    const char* id;
    int count;
};

constexpr Facts facts[] = {
    {"washburn", 16}, {"mckendree", 7},   {"unc-regular", 19}, {"unc-championship", 9},
    {"classic", 3},   {"traditional", 5}, {"cardominoes", 4},
};

} // namespace

class tst_card : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void says_data();
    void says();
    void everyReadingOnTheCardIsExplained();
    void isSilentAboutWhatDoesNotApply();
    void saysWhatOtherVenuesAsk();
    void overtricksThatCountNothingAreNoBags();
    void aBlindBidOfAllTricks();
    void saysThatATieIsFinal();
    void saysWhatDecidesAMatchOfGames();
    void saysTheMinimumOfBothSides();
    void saysHowManyPlayAtUnc();
    void saysWhatIsSetByARuling();
    void saysWhoEndsAGameWhenPlayEnds();
    void theChampionshipCardSaysOnlyWhatIsDifferent();
    void theDifferenceOfUncsPhases();
    void aRenegeRuleAgainstNoneIsOneLine();
    void whatHasNoEffectIsNotTold();
    void equalSetsDoNotDiffer();
    void oneBidPerSideNamesNoPlayersBid();
    void aPhaseThatDiffersInNothingSaysSo();
    void theExampleOfBagsIsOneThatAHandReaches();
    void marksWhatIsNotOnTheSheet();
    void saysARuleWhereItIsLookedFor();
    void saysHowOftenABlindBidCounts();
};

void tst_card::says_data()
{
    QTest::addColumn<int>("count");
    for (const Facts& each : facts)
        QTest::newRow(each.id) << each.count;
}

void tst_card::says()
{
    QFETCH(int, count);
    MENTIONS_ALL(cardOf(QTest::currentDataTag()), count);
}

void tst_card::everyReadingOnTheCardIsExplained()
{
    int readings = 0;
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue)) {
            const wording::Card card = wording::card(set);
            QStringList explained;
            for (const wording::ReadingNote& note : card.readings)
                explained << q(note.code);
            for (const wording::CardSection& section : card.sections)
                for (const wording::Statement& statement : section.statements)
                    for (const std::string& code : statement.readings) {
                        ++readings;
                        QVERIFY2(explained.contains(q(code)), (set.id + ' ' + code).c_str());
                    }
        }
    QVERIFY(readings > 0);
}

void tst_card::isSilentAboutWhatDoesNotApply()
{
    for (const char* id : {"washburn", "mckendree", "classic", "traditional", "cardominoes"})
        for (const char* words : {"minutes", "10 or more", "in a row", "blind bid", "null"})
            QVERIFY2(!cardOf(id).contains(q(words)), words);
    QVERIFY(!cardOf("washburn").contains(u"Captains may agree"_s));
    QVERIFY(!cardOf("cardominoes").contains(u"Check-in"_s));
}

// None of the built-in sheets has these rules. A rule file that has them shows them on its card and among its
// differences.
void tst_card::saysWhatOtherVenuesAsk()
{
    const rules::Set was = *rules::find("unc-regular");
    rules::Set set = was;
    set.rules.end.mercyLead = 200;
    set.rules.end.winOnAllTricks = true;
    set.rules.time.oneMoreHand = true;
    set.rules.bid.blindPerGame = 1;
    set.rules.contract.blindBid = scoring::BlindBid{};
    set.rules.contract.blindTier = scoring::BlindTier::Single;
    set.rules.contract.tiers.push_back({13, true, 350, std::nullopt, true});
    set.rules.contract.setAtTimes = 2;
    set.rules.renege->claimUntil = scoring::ClaimUntil::NextDeal;
    set.rules.nil.exchange = 2;
    set.rules.renege->wrongTricks = 3;
    set.rules.renege->wrongPaid = scoring::WrongPaid::BesideUpheld;
    set.rules.renege->receiverMakesBid = true;
    set.people.misdeal.reasons[1].until = rules::CallableUntil::OwnBid;
    set.people.misdeal.reasons[2].until = rules::CallableUntil::SecondTrick;
    set.people.misdeal.reasons[3].until = rules::CallableUntil::HandEnd;
    const auto statements = [](const rules::Set& of) {
        QStringList all;
        for (const wording::CardSection& section : wording::card(of).sections)
            for (const wording::Statement& each : section.statements)
                all << q(each.text);
        return all;
    };
    const QStringList before = statements(was);
    QStringList said;
    for (const QString& each : statements(set))
        if (!before.contains(each))
            said << each;
    QCOMPARE(said.size(), qsizetype(16)); // with the blind bid itself, and another example of bags
    SAYS(said);
    QStringList rows;
    for (const wording::Difference& d : wording::differences(was, set))
        rows << q(d.parameter + ": " + d.left + " | " + d.right);
    QCOMPARE(rows.size(), qsizetype(14));
    SAYS(rows);
}

void tst_card::overtricksThatCountNothingAreNoBags()
{
    rules::Set set = *rules::find("cardominoes"); // a point each, and no limit
    const auto says = [&](const char* words) {
        return q(wording::text(wording::card(set))).simplified().contains(q(words));
    };
    QVERIFY(says("Overtricks are bags."));
    set.rules.overtrickPoints = -1;
    QVERIFY(says("Overtricks are bags. There is no bag penalty."));
    set.rules.overtrickPoints = 0;
    QVERIFY(says("Overtricks don’t count as bags."));
    QVERIFY(!says("Overtricks are bags."));
}

// Trial: "A side may bid 13 or more blind".
void tst_card::aBlindBidOfAllTricks()
{
    rules::Set set = *rules::find("washburn");
    const auto says = [&](const char* words) {
        return q(wording::text(wording::card(set))).simplified().contains(q(words));
    };
    set.rules.contract.blindBid = scoring::BlindBid();
    set.rules.contract.blindBid->min = 12;
    QVERIFY(says("may bid 12 or more blind"));
    set.rules.contract.blindBid->min = 13;
    QVERIFY(says("may bid 13 blind"));
}

void tst_card::saysThatATieIsFinal()
{
    rules::Set set = *rules::find("unc-regular");
    set.rules.end.tie = scoring::Tie::Stands;
    QStringList said;
    for (const auto onExpiry : {scoring::OnExpiry::FinishHand, scoring::OnExpiry::StopNow})
        for (const bool more : {false, true}) {
            set.rules.time.onExpiry = onExpiry;
            set.rules.time.oneMoreHand = more && onExpiry == scoring::OnExpiry::FinishHand;
            for (const wording::CardSection& section : wording::card(set).sections)
                for (const wording::Statement& each : section.statements)
                    if (each.text.find("tie") != std::string::npos && !said.contains(q(each.text)))
                        said << q(each.text);
        }
    QCOMPARE(said.size(), qsizetype(4)); // what a tie is, and each end of the time
    SAYS(said);
}

void tst_card::saysWhatDecidesAMatchOfGames()
{
    rules::Set set = *rules::find("classic");
    set.rules.end.length = scoring::Length::FixedGames;
    set.rules.end.lengthCount = 3;
    set.rules.end.maxSetsTotal = 3;
    const QString total = q(wording::text(wording::card(set))).simplified();
    for (const char* words :
         {"A match is 3 games to 500 points each.", "in the last game the total",
          "The points of every game count", "both sides in the same hand, the higher score wins"})
        QVERIFY2(total.contains(q(words)), words);
    set.rules.end.length = scoring::Length::BestOf;
    const QString best = q(wording::text(wording::card(set))).simplified();
    for (const char* words : {"A match is best of 3 games to 500 points each.", "If a game is tied, play"})
        QVERIFY2(best.contains(q(words)), words);
}

void tst_card::saysTheMinimumOfBothSides()
{
    rules::Set set = *rules::find("mckendree");
    const auto said = [&] { return q(wording::text(wording::card(set))).simplified(); };
    QVERIFY(!said().contains(u"both sides must add up"_s));
    set.rules.bid.minTableTotal = 11;
    QVERIFY(said().contains(u"both sides must add up to at least 11, or the hand is void."_s));
}

// UNC's sheet, The Game 2; no parameter has it.
void tst_card::saysHowManyPlayAtUnc()
{
    for (const char* set : {"unc-regular", "unc-championship"})
        QVERIFY(
            q(wording::text(wording::card(*rules::find(set)))).simplified().contains(u"wo teams of two"_s));
}

void tst_card::saysWhatIsSetByARuling()
{
    rules::Set set = *rules::find("unc-regular");
    set.rules.renege->effect = scoring::RenegeEffect::AutoSet;
    scoring::Hand hand;
    hand.sides.a.bid = 5;
    hand.sides.a.tricks = 7;
    hand.sides.b.bid = 4;
    hand.sides.b.tricks = 6;
    hand.reneges = {{scoring::Side::B, {scoring::Side::A, 0}, 7, scoring::Ruling::Upheld}};
    const auto ledger = scoring::play(set.rules, scoring::begin(set.rules, {}), hand).ledger.sides.a;
    QCOMPARE(q(wording::why(set, scoring::Side::A, ledger).front().words),
             u"bid 5, took 7: set by the renege ruling"_s);
    QVERIFY(!q(wording::whyCounted(set, ledger).front()).contains(u"trick"_s));
}

void tst_card::saysWhoEndsAGameWhenPlayEnds()
{
    rules::Set set = *rules::find("classic");
    set.rules.time.wallClockEnd = "20:00";
    const auto last = [&] { return wording::cardSection(set, 1).statements.back().text; }; // on time
    const std::string bySupervisor = last();
    set.rules.time.onExpiry = scoring::OnExpiry::FinishHand;
    QVERIFY(last() != bySupervisor); // then the rule says it
}

void tst_card::theChampionshipCardSaysOnlyWhatIsDifferent()
{
    const auto cards = wording::cards(*rules::venue(rules::builtIn(), "unc"));
    QCOMPARE(cards.size(), std::size_t(2));
    const QString second = q(wording::text(cards[1])).simplified();
    MENTIONS_ALL(second, 2);
    QVERIFY(second.contains(u"45 minutes"_s));
    QVERIFY(!second.contains(u"Renege"_s));
    QVERIFY(!second.contains(u"Check-in"_s));
    QCOMPARE(cards[1].readings.size(), std::size_t(1));
    QCOMPARE(q(cards[1].readings[0].code), u"G4"_s);
}

void tst_card::theDifferenceOfUncsPhases()
{
    const auto regular = rules::find("unc-regular");
    const auto championship = rules::find("unc-championship");
    QStringList rows;
    for (const wording::Difference& d : wording::differences(*regular, *championship))
        rows << q(d.parameter + ": " + d.left + " | " + d.right);
    SAYS(rows);
    const QString text = q(wording::text(*regular, *championship));
    MENTIONS(text);
}

void tst_card::aRenegeRuleAgainstNoneIsOneLine()
{
    int rows = 0;
    for (const wording::Difference& d :
         wording::differences(*rules::find("washburn"), *rules::find("mckendree")))
        if (d.parameter.rfind("renege", 0) == 0) {
            ++rows;
            QCOMPARE(q(d.left), u"no rule"_s);
            MENTIONS(q(d.right));
        }
    QCOMPARE(rows, 1);
}

void tst_card::whatHasNoEffectIsNotTold()
{
    rules::Set set = *rules::find("classic");
    const auto told = [&](scoring::RenegeEffect effect, int tricks) {
        set.rules.renege = scoring::RenegeRule{};
        set.rules.renege->effect = effect;
        set.rules.renege->tricks = tricks;
        return wording::differences(*rules::find("classic"), set).front().right;
    };
    using scoring::RenegeEffect;
    QVERIFY(told(RenegeEffect::Tricks, 3) != told(RenegeEffect::Tricks, 5));
    QVERIFY(told(RenegeEffect::LoseGame, 3) == told(RenegeEffect::LoseGame, 5));
    QVERIFY(told(RenegeEffect::LoseGame, 3) != told(RenegeEffect::AutoSet, 3));
}

void tst_card::equalSetsDoNotDiffer()
{
    QVERIFY(wording::differences(*rules::find("classic"), *rules::find("classic")).empty());
    QCOMPARE(wording::text(*rules::find("classic"), *rules::find("classic")), std::string());
}

void tst_card::oneBidPerSideNamesNoPlayersBid()
{
    const auto& sections = wording::formSections();
    const auto at = std::ranges::find_if(sections, [](const wording::FormSection& each) {
        return std::ranges::count(each.parameters, std::string_view("bid.entry")) > 0;
    });
    QVERIFY(at != sections.end());
    rules::Set set = *rules::find("classic");
    const auto bidding = [&] {
        return wording::cardSection(set, static_cast<std::size_t>(at - sections.begin())).statements;
    };
    set.rules.bid.entry = scoring::BidEntry::Team;
    QCOMPARE(set.rules.bid.minPlayer, std::optional(1));
    const auto said = bidding();
    set.rules.bid.minPlayer.reset();
    QVERIFY(bidding() == said);
    set.rules.bid.minPlayer = 3; // of the one who bids beside a nil
    QCOMPARE(bidding().size(), said.size() + 1);
    QStringList texts;
    for (const wording::Statement& each : bidding())
        texts << q(each.text);
    SAYS(texts);
}

void tst_card::aPhaseThatDiffersInNothingSaysSo()
{
    rules::Venue venue = *rules::venueCalled("classic");
    rules::Phase same = venue.phases.front();
    same.from = same.name;
    same.name = "late";
    rules::Phase other = same;
    other.name = "later";
    other.rules.end.target = 350;
    venue.phases.insert(venue.phases.end(), {same, other});
    const auto cards = wording::cards(venue);
    QCOMPARE(cards.size(), std::size_t(3));
    QVERIFY(cards[1].sections.empty());
    QVERIFY(!cards[2].sections.empty());
    QVERIFY(cards[1].note != cards[2].note);
    SAYS(QStringList({q(cards[1].note), q(cards[2].note)}));
}

void tst_card::theExampleOfBagsIsOneThatAHandReaches()
{
    rules::Set set = *rules::find("unc-regular");
    QVERIFY(cardOf("unc-regular").contains(u"goes from 5 to 13 bags in one hand pays once"_s));
    const auto isOn = [&](const QString& example) {
        return q(wording::text(wording::card(set))).simplified().contains(example);
    };
    set.rules.bags.limit = 10; // as in the championship; who bids at least 4 takes at most 9 more
    QVERIFY(isOn(u"goes from 9 to 18 bags in one hand"_s));
    set.rules.bags.limit = 100;
    QVERIFY(isOn(u"goes from 99 to 108 bags in one hand"_s));
    set.rules.contract.setAtTimes = 2; // of 7 it takes 13
    QVERIFY(isOn(u"goes from 99 to 105 bags in one hand"_s));
}

// Each citation follows only its own sentence, and a rule that is not on the cited sheet is marked.
void tst_card::marksWhatIsNotOnTheSheet()
{
    const auto statements = [](const std::string& cites) {
        const auto venue = rules::load(R"({"format": "courtside-rules/1", "id": "own", "name": "Our own",
            "from": "classic", "sheet": "Our sheet", "cites": )" +
                                           cites + R"(,
            "phases": {"regular": {"end": {"maxSetsTotal": 3}}}})",
                                       [](const std::string& id) { return rules::venueCalled(id); });
        return wording::card(rules::set(venue.value(), venue->phases.front())).sections.front().statements;
    };
    const auto all = statements(R"({"end.maxSetsTotal": {"cite": "line 8"}})");
    QCOMPARE(std::ranges::count(all, std::vector<std::string>{"line 8"}, &wording::Statement::sections),
             std::ptrdiff_t{1});
    QVERIFY(all.front().isOffSheet && !all.front().sections.empty()); // the target
    QVERIFY(all.back().sections.empty() && !all.back().isOffSheet);   // what both sides lose by
    for (const wording::Statement& each : statements("{}"))
        QVERIFY(each.sections.empty() && !each.isOffSheet);
    rules::Set set = *rules::find("classic"); // what the venue's file says besides is told in the same way
    set.sentences.front().cite = {};
    std::size_t marked = 0;
    for (const wording::CardSection& section : wording::card(set).sections)
        marked += static_cast<std::size_t>(
            std::ranges::count_if(section.statements, &wording::Statement::isOffSheet));
    QCOMPARE(marked, std::size_t{1});
}

// The card has each rule in the section in which the form has it.
void tst_card::saysARuleWhereItIsLookedFor()
{
    rules::Set set = *rules::find("classic");
    const std::vector<wording::FormSection> sections = wording::formSections();
    const auto sectionOf = [&](std::string_view parameter) {
        const auto at = std::ranges::find_if(
            sections, [&](const auto& each) { return std::ranges::count(each.parameters, parameter) > 0; });
        return static_cast<std::size_t>(at - sections.begin());
    };
    const auto lines = [&](std::string_view parameter) {
        return wording::cardSection(set, sectionOf(parameter)).statements.size();
    };
    QCOMPARE(sectionOf("contract.blindBid"), sectionOf("bid.minTeam"));
    QCOMPARE(sectionOf("contract.setAtTimes"), sectionOf("bags.limit"));
    const auto bids = lines("contract.blindBid");
    const auto bags = lines("contract.setAtTimes");
    set.rules.contract.blindBid = scoring::BlindBid{};
    set.rules.contract.setAtTimes = 2;
    QCOMPARE(lines("contract.blindBid"), bids + 1);
    QCOMPARE(lines("contract.setAtTimes"), bags + 1);
}

void tst_card::saysHowOftenABlindBidCounts()
{
    rules::Set set = *rules::find("classic");
    const auto card = [&](int made, int failed) {
        set.rules.contract.blindBid = scoring::BlindBid{};
        set.rules.contract.blindBid->multiplierMade = made;
        set.rules.contract.blindBid->multiplierSet = failed;
        return q(wording::text(wording::card(set))).simplified();
    };
    set.rules.contract.setAtTimes = 2;
    QVERIFY(card(2, 2).contains(u"The bid counts double, made or set."_s));
    QVERIFY(card(3, 1).contains(u"The bid counts 3 times if made and once if set."_s));
    QVERIFY(card(2, 2).contains(u"A side that takes twice its bid or more"_s));
}

TEST_CLASS(tst_card)
#include "tst_card.moc"
