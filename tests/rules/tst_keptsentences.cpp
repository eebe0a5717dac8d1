// What a starting sheet says beside its parameters: dropped one by one, and where the rules are otherwise.
// And what somebody adds to it.
#include "drafts.h"
#include "program/testclass.h"
#include "rules/load.h"
#include "rules/origin.h"
#include "wording/rulecard/card.h"
#include "json/build.h"

#include <algorithm>

using drafts::draftFrom;
using rules::Draft;

namespace {

bool says(const rules::Venue& venue, const char* sentence)
{
    return std::ranges::count(venue.sentences, sentence, &rules::Sentence::id) > 0;
}

tl::expected<rules::Venue, json::Problems> readText(const std::string& text)
{
    return rules::load(text, [](const std::string& id) { return rules::venueCalled(id); });
}

/// The file of that draft says the same, and can be edited on.
void isReadBack(const Draft& draft)
{
    const auto read = readText(draft.text().value());
    QVERIFY(read.has_value());
    QVERIFY(*read == draft.venue());
    const Draft again = Draft::of({*read, rules::Origin{draft.file().from, draft.origin()}});
    QVERIFY(again.file().from == draft.file().from && again.venue() == draft.venue());
    QVERIFY(again.file().sentences == draft.file().sentences);
}

} // namespace

class tst_keptsentences : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneIsDropped();
    void oneThatIsUntrueGoesByItself();
    void oneThatIsUntrueMayBeKept();
    void whatIsLeftOutAsAWhole();
    void aFileThatSaysNothingOfThem();
    void oneOfOnesOwnIsAdded();
    void oneOfOnesOwnBesideOneThatIsUntrue();
    void oneOfOnesOwnInACompleteFile();
    void oneOfOnesOwnMayBeTooLong();
};

void tst_keptsentences::oneIsDropped()
{
    Draft draft = draftFrom("mckendree");
    draft.keepSentence("object", false);
    QVERIFY(!says(draft.venue(), "object") && says(draft.venue(), "trick-won"));
    isReadBack(draft);
    draft.keepSentence("object", true);
    QVERIFY(says(draft.venue(), "object"));
    QVERIFY(draft.file().sentences.empty());
    QVERIFY(draft.undo() && !says(draft.venue(), "object"));
    QVERIFY(draft.undo() && says(draft.venue(), "object") && !draft.canUndo());
}

void tst_keptsentences::oneThatIsUntrueGoesByItself()
{
    Draft washburn = draftFrom("washburn");
    QVERIFY(says(washburn.venue(), "first-trick-won") && says(washburn.venue(), "rank"));
    washburn.set({"regular", "play.firstLead"}, json::of("dealers-left"));
    QVERIFY(!says(washburn.venue(), "first-trick-won") && says(washburn.venue(), "rank"));
    washburn.set({"regular", "deck.trumps"}, *json::parse(R"(["2D", "2S"])"));
    QVERIFY(!says(washburn.venue(), "rank") && !says(washburn.venue(), "trick-won"));
    isReadBack(washburn);
    washburn.reset({"regular", "deck.trumps"});
    QVERIFY(says(washburn.venue(), "rank") && says(washburn.venue(), "trick-won"));

    Draft mckendree = draftFrom("mckendree");
    mckendree.set({"regular", "contract.setAtTimes"}, json::of(2));
    QVERIFY(!says(mckendree.venue(), "object"));
    mckendree.set({"regular", "renege"}, json::of(nullptr));
    QVERIFY(!says(mckendree.venue(), "name-the-book"));
    isReadBack(mckendree);

    Draft cardominoes = draftFrom("cardominoes"); // "the partner then passes one back"
    QVERIFY(says(cardominoes.venue(), "exchange"));
    cardominoes.set({"regular", "nil.blindExchange"}, json::of(2));
    QVERIFY(!says(cardominoes.venue(), "exchange"));
    isReadBack(cardominoes);

    Draft unc = draftFrom("unc"); // its "other cards" are those that no special trump is
    unc.set({"regular", "deck.trumps"}, *json::parse(R"(["BJ", "LJ", "2S"])"));
    QVERIFY(says(unc.venue(), "rank") && says(unc.venue(), "trick-won"));
    unc.set({"regular", "deck.trumps"}, *json::parse(R"(["BJ", "LJ", "2D", "2S"])"));
    QVERIFY(!says(unc.venue(), "trick-won")); // "the highest spade wins the trick"
}

void tst_keptsentences::oneThatIsUntrueMayBeKept()
{
    Draft draft = draftFrom("washburn");
    draft.set({"regular", "play.firstLead"}, json::of("dealers-left"));
    draft.keepSentence("first-trick-won", true);
    QVERIFY(says(draft.venue(), "first-trick-won"));
    isReadBack(draft);
}

void tst_keptsentences::whatIsLeftOutAsAWhole()
{
    Draft draft = draftFrom("washburn");
    draft.keepSentences(false);
    QVERIFY(!says(draft.venue(), "policies") && says(draft.venue(), "rank"));
    draft.keepSentence("policies", true);
    draft.keepSentence("rank", false);
    QVERIFY(says(draft.venue(), "policies") && !says(draft.venue(), "rank"));
    isReadBack(draft);
}

void tst_keptsentences::aFileThatSaysNothingOfThem()
{
    const auto read = readText(R"({"format": "courtside-rules/1", "id": "own", "name": "Our own",
        "from": "washburn", "phases": {"regular": {"play": {"firstLead": "dealers-left"}}}})");
    QVERIFY(read.has_value());
    QVERIFY(!says(*read, "first-trick-won") && says(*read, "rank"));
}

void tst_keptsentences::oneOfOnesOwnIsAdded()
{
    Draft draft = draftFrom("mckendree");
    const std::string without = draft.text().value();
    const rules::Sentence cards{"own-1", rules::Topic::Deal, "bring your own cards.", {}};
    draft.setOwnSentences({cards, {"own-2", rules::Topic::Talk, {}, {}}}); // nothing is typed there yet
    QVERIFY(draft.venue().sentences.back() == cards);
    isReadBack(draft);
    int said = 0;
    for (const wording::CardSection& section : wording::card(rules::sets(draft.venue()).front()).sections)
        said += static_cast<int>(std::ranges::count(section.statements, std::string("Bring your own cards."),
                                                    &wording::Statement::text));
    QCOMPARE(said, 1); // with one period
    draft.setOwnSentences({{"own-1", rules::Topic::Talk, "Phones", {}}}, "own-1");
    draft.setOwnSentences({{"own-1", rules::Topic::Talk, "Phones off", {}}}, "own-1");
    isReadBack(draft);
    QVERIFY(draft.undo() && draft.venue().sentences.back() == cards); // what was typed is one change
    draft.setOwnSentences({});
    QVERIFY(draft.text().value() == without);
}

// The file has as many sentences as the sheet that it starts from.
void tst_keptsentences::oneOfOnesOwnBesideOneThatIsUntrue()
{
    Draft draft = draftFrom("washburn");
    draft.set({"regular", "play.firstLead"}, json::of("dealers-left"));
    draft.setOwnSentences({{"own-1", rules::Topic::Deal, "bring your own cards", {}}});
    QVERIFY(says(draft.venue(), "own-1") && !says(draft.venue(), "first-trick-won"));
    isReadBack(draft);
    draft.keepSentences(false);
    QVERIFY(says(draft.venue(), "own-1") && !says(draft.venue(), "policies"));
    isReadBack(draft);
}

void tst_keptsentences::oneOfOnesOwnInACompleteFile()
{
    rules::Venue venue = *rules::venueCalled("classic");
    venue.id = "ours";
    venue.sentences.push_back({"own-1", rules::Topic::Deal, "bring your own cards", {}});
    Draft copy = Draft::copyOf(venue, "copy", "Copy");
    QCOMPARE(copy.file().ownSentences.size(), std::size_t(1));
    QVERIFY(copy.venue().sentences == venue.sentences);
    copy.setOwnSentences({});
    QVERIFY(!says(copy.venue(), "own-1") && !says(*readText(copy.text().value()), "own-1"));
}

void tst_keptsentences::oneOfOnesOwnMayBeTooLong()
{
    const auto lengthOf = [](std::size_t letters) {
        std::string words = "bring ";
        while (words.size() < 2 * letters - 6)
            words += "\u00E9"; // two bytes, one letter
        return words;
    };
    Draft draft = draftFrom("mckendree");
    draft.setOwnSentences({{"own-1", rules::Topic::Deal, lengthOf(300), {}}});
    QVERIFY(draft.mistakes().empty() && draft.text());
    draft.setOwnSentences({{"own-1", rules::Topic::Deal, lengthOf(301), {}}});
    const std::vector<rules::Mistake> mistakes = draft.mistakes();
    QCOMPARE(mistakes.size(), std::size_t(1));
    QCOMPARE(mistakes.front().sentence, std::string("own-1"));
    const auto text = draft.text();
    QVERIFY(!text && text.error().front().place.ends_with("].words"));
    QVERIFY((text.error().front().what == mistakes.front().what));
    QVERIFY(rules::loadCopy(rules::toJson(draft.venue()))); // what is frozen is read in any case
}

TEST_CLASS(tst_keptsentences)
#include "tst_keptsentences.moc"
