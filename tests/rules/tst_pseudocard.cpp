// In the pseudo-language all that is said of rules stands in brackets, but for what a rule file says itself.
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "scoring/game.h"
#include "text.h"
#include "wording/language.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/parameterwords.h"
#include "wording/rulecard/why.h"

namespace {

bool isInBrackets(const std::string& text)
{
    return text.starts_with('[') && text.ends_with(']');
}

scoring::SideHand sideOf(int first, int second, int tricks)
{
    scoring::SideHand hand;
    hand.bid = scoring::Bids{scoring::bid(first), scoring::bid(second)};
    hand.tricks = scoring::Split{tricks, 0};
    return hand;
}

} // namespace

class tst_pseudocard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theCard();
    void theParameters();
    void theWhy();
};

void tst_pseudocard::initTestCase()
{
    qputenv(wording::languageVariable, "pseudo");
    wording::chooseLanguage();
}

void tst_pseudocard::theCard()
{
    for (const rules::Set& set : allSets()) {
        const wording::Card card = wording::card(set);
        QVERIFY(card.sections.size() >= 6);
        for (const wording::CardSection& section : card.sections) {
            QVERIFY2(isInBrackets(section.heading), section.heading.c_str());
            for (const wording::Statement& each : section.statements)
                QVERIFY2(isInBrackets(each.text), each.text.c_str());
        }
        for (const std::string& label : card.agreeable)
            QVERIFY2(isInBrackets(label), label.c_str());
    }
    for (const rules::Venue& venue : rules::builtIn())
        for (const wording::Card& card : wording::cards(venue))
            QVERIFY2(card.note.empty() || isInBrackets(card.note), card.note.c_str());
}

void tst_pseudocard::theParameters()
{
    for (const rules::Set& set : allSets())
        for (const std::string_view name : rules::parameterNames()) {
            const std::string label = wording::labelOf(name);
            QVERIFY2(isInBrackets(label), label.c_str());
            const std::string words = wording::inWords(set, name);
            const bool isData = name == "nil.maxPerTeam" || name == "checkin.acceptedIds" ||
                                name == "checkin.eligible" || name.starts_with("deck.");
            QVERIFY2(isData ? !words.empty() : isInBrackets(words), words.c_str());
        }
}

void tst_pseudocard::theWhy()
{
    using wording::Figure;
    for (const rules::Set& set : allSets()) {
        scoring::Hand hand;
        hand.sides = {sideOf(4, 3, 8), sideOf(3, 2, 5)};
        scoring::Game game;
        game.items.emplace_back(hand);
        const auto ledger = scoring::score(set.rules, game);
        const wording::Row row{hand, ledger.hands.front(), {}};
        for (const Figure figure :
             {Figure::Bid, Figure::Tricks, Figure::Points, Figure::Bags, Figure::Score}) {
            const wording::Derivation found = wording::derivation(set, figure, scoring::Side::A, row);
            QVERIFY(figure != Figure::Score || !found.steps.empty());
            for (const wording::Step& step : found.steps)
                QVERIFY2(isInBrackets(step.words), step.words.c_str());
            for (const std::string& note : found.notes)
                QVERIFY2(isInBrackets(note), note.c_str());
        }
    }
}

TEST_CLASS(tst_pseudocard)
#include "tst_pseudocard.moc"
