// Every sentence of the venues’ sheets has its counterpart (sentences.tsv): parameters, a line of the rule
// card or an infraction; or there is nothing to hold in it, as in an advertisement. What a starting sheet
// says beside its parameters is dropped one by one, and where the rules are otherwise; and somebody may add
// to it.
#include "drafts.h"
#include "text.h"

#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/origin.h"
#include "rules/parameters.h"
#include "wording/rulecard/card.h"
#include "json/build.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <compare>

using namespace Qt::StringLiterals;
using drafts::draftFrom;
using rules::Draft;

namespace {

/// A counterpart of the sentences in these sections.
struct Counterpart {
    QString kind; ///< `parameter`, `card` or `infraction`
    QString name;
    friend std::weak_ordering operator<=>(const Counterpart&, const Counterpart&) = default;
};
struct Sheet {
    QMap<QString, int> sentences; ///< how many, by section
    int withNothing = 0;
    QMap<Counterpart, QSet<QString>> sections;
};

/// `parameter play.firstLead; card follow-suit`, or `nothing`.
QList<Counterpart> counterpartsIn(const QString& text)
{
    QList<Counterpart> all;
    if (text == u"nothing"_s)
        return all;
    for (const QString& part : text.split(u"; "_s)) {
        QStringList names = part.split(u' ');
        const QString kind = names.takeFirst();
        for (const QString& name : names)
            all << Counterpart{kind, name};
    }
    return all;
}

/// By venue; each section has its numbers from 1 without a gap.
QMap<QString, Sheet> sheets()
{
    QMap<QString, Sheet> all;
    QStringList lines = q(sourceFile("tests/rules/sentences.tsv")).split(u'\n', Qt::SkipEmptyParts);
    lines.removeFirst();
    for (const QString& line : lines) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() != 5 || cells.contains(QString())) {
            qWarning("not a row: %s", qPrintable(line));
            return {};
        }
        Sheet& sheet = all[cells[0]];
        if (cells[2].toInt() != ++sheet.sentences[cells[1]]) {
            qWarning("out of order: %s", qPrintable(line));
            return {};
        }
        const QList<Counterpart> named = counterpartsIn(cells[4]);
        sheet.withNothing += named.isEmpty() ? 1 : 0;
        for (const Counterpart& each : named)
            sheet.sections[each] << cells[1];
    }
    return all;
}

const Sheet& sheetOf(const QString& venue)
{
    static const QMap<QString, Sheet> all = sheets();
    static const Sheet none;
    const auto at = all.constFind(venue);
    return at == all.cend() ? none : *at;
}

/// Where the set says that its counterparts are on the sheet. A parameter that follows is nowhere.
QMap<Counterpart, QStringList> counterpartsOf(const rules::Set& set)
{
    QMap<Counterpart, QStringList> all;
    std::vector<std::string> citable = rules::citableItems(set);
    for (const std::string_view name : rules::parameterNames())
        citable.emplace_back(name);
    for (const std::string& name : citable)
        if (const std::string& section = set.citeFor(name).section; !section.empty())
            all[{u"parameter"_s, q(name)}] << q(section);
    for (const rules::Sentence& each : set.sentences)
        all[{u"card"_s, q(each.id)}] = q(each.cite.section).split(u", "_s);
    for (const rules::Infraction& each : rules::infractions(set))
        all[{u"infraction"_s, q(each.id)}] << q(each.cite.section);
    return all;
}

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

class tst_sentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allAreCounted_data();
    void allAreCounted();
    void everyNamedSectionExists_data();
    void everyNamedSectionExists();
    void everyCitedSectionHasAName_data();
    void everyCitedSectionHasAName();
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

void tst_sentences::allAreCounted_data()
{
    QTest::addColumn<int>("sections");
    QTest::addColumn<int>("sentences");
    QTest::addColumn<int>("withNothing");
    QTest::newRow("washburn") << 9 << 45 << 0;
    QTest::newRow("mckendree") << 15 << 52 << 0;
    QTest::newRow("unc") << 41 << 81 << 0;
    QTest::newRow("classic") << 8 << 44 << 3;
    QTest::newRow("traditional") << 7 << 58 << 13; // with what is around both games of its page
    QTest::newRow("cardominoes") << 8 << 38 << 1;
}

void tst_sentences::allAreCounted()
{
    QFETCH(int, sections);
    QFETCH(int, sentences);
    QFETCH(int, withNothing);
    const Sheet& sheet = sheetOf(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(sheet.sentences.size(), qsizetype{sections});
    int all = 0;
    for (const int each : sheet.sentences)
        all += each;
    QCOMPARE(all, sentences);
    QCOMPARE(sheet.withNothing, withNothing);
}

void tst_sentences::everyNamedSectionExists_data()
{
    QTest::addColumn<QString>("venue");
    for (const rules::Set& set : allSets())
        QTest::newRow(set.id.c_str()) << q(set.venue);
}

// A sheet says some things more than once; the set cites only one place.
void tst_sentences::everyNamedSectionExists()
{
    QFETCH(QString, venue);
    const auto known = counterpartsOf(*rules::find(QTest::currentDataTag()));
    const auto& named = sheetOf(venue).sections;
    QVERIFY(!named.isEmpty());
    for (auto each = named.cbegin(); each != named.cend(); ++each)
        QVERIFY2(known.contains(each.key()), qPrintable(each.key().kind + u' ' + each.key().name));
}

void tst_sentences::everyCitedSectionHasAName_data()
{
    everyNamedSectionExists_data();
}

void tst_sentences::everyCitedSectionHasAName()
{
    QFETCH(QString, venue);
    const auto known = counterpartsOf(*rules::find(QTest::currentDataTag()));
    for (auto each = known.cbegin(); each != known.cend(); ++each)
        for (const QString& section : *each)
            QVERIFY2(sheetOf(venue).sections.value(each.key()).contains(section),
                     qPrintable(each.key().kind + u' ' + each.key().name + u" at " + section));
}

void tst_sentences::oneIsDropped()
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

void tst_sentences::oneThatIsUntrueGoesByItself()
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

void tst_sentences::oneThatIsUntrueMayBeKept()
{
    Draft draft = draftFrom("washburn");
    draft.set({"regular", "play.firstLead"}, json::of("dealers-left"));
    draft.keepSentence("first-trick-won", true);
    QVERIFY(says(draft.venue(), "first-trick-won"));
    isReadBack(draft);
}

void tst_sentences::whatIsLeftOutAsAWhole()
{
    Draft draft = draftFrom("washburn");
    draft.keepSentences(false);
    QVERIFY(!says(draft.venue(), "policies") && says(draft.venue(), "rank"));
    draft.keepSentence("policies", true);
    draft.keepSentence("rank", false);
    QVERIFY(says(draft.venue(), "policies") && !says(draft.venue(), "rank"));
    isReadBack(draft);
}

void tst_sentences::aFileThatSaysNothingOfThem()
{
    const auto read = readText(R"({"format": "courtside-rules/1", "id": "own", "name": "Our own",
        "from": "washburn", "phases": {"regular": {"play": {"firstLead": "dealers-left"}}}})");
    QVERIFY(read.has_value());
    QVERIFY(!says(*read, "first-trick-won") && says(*read, "rank"));
}

void tst_sentences::oneOfOnesOwnIsAdded()
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

// One sentence is added and one is dropped, so the number of sentences is that of the sheet.
void tst_sentences::oneOfOnesOwnBesideOneThatIsUntrue()
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

void tst_sentences::oneOfOnesOwnInACompleteFile()
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

void tst_sentences::oneOfOnesOwnMayBeTooLong()
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

TEST_CLASS(tst_sentences)
#include "tst_sentences.moc"
