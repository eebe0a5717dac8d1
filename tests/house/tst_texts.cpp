// Text for people is in the rooms that make it, and in no other; and the reader itself, by invented sources
// that hold some.
#include "house.h"
#include "program/testclass.h"
#include "thehouse.h"

#include <QTest>

using namespace Qt::StringLiterals;

class tst_texts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHouseHasNone();
    void noRoomOfTheDeskMakesMore();
    void textsAreFound_data();
    void textsAreFound();
    void stringsThatAreNotTextPass_data();
    void stringsThatAreNotTextPass();
};

namespace {

QStringList textsOf(const QString& path, const QString& text)
{
    house::Tree tree;
    tree.sources = {{path, text}};
    return house::textsWhereNoneMayBe(tree);
}

} // namespace

void tst_texts::theHouseHasNone()
{
    const house::Tree tree = house::theHouse();
    QVERIFY2(tree.sources.size() > 500, "the sources were not found");
    const QStringList said = house::textsWhereNoneMayBe(tree);
    QVERIFY2(said.isEmpty(), qPrintable(said.join(u'\n')));
}

// The rooms of the desk make their own texts until these are values (house.md: views). The numbers here can
// only become smaller.
void tst_texts::noRoomOfTheDeskMakesMore()
{
    static const QMap<QString, int> still = {
        {u"desk/archive"_s, 14}, {u"desk/checkin"_s, 18}, {u"desk/corrections"_s, 86},
        {u"desk/demo"_s, 2},     {u"desk/document"_s, 5}, {u"desk/drawing"_s, 47},
        {u"desk/offline"_s, 4},  {u"desk/play"_s, 59},    {u"desk/registration"_s, 4},
        {u"desk/reports"_s, 55}, {u"desk/rulings"_s, 21}};
    const QMap<QString, int> now = house::textsOfTheDesk(house::theHouse());
    QCOMPARE(now, still);
    house::Tree tree;
    tree.sources = {{u"core/desk/play/table.cpp"_s, u"Desk::tr(\"a\") + Desk::tr(\"b\")"_s},
                    {u"core/wording/text.cpp"_s, u"Desk::tr(\"a\")"_s}};
    QCOMPARE(house::textsOfTheDesk(tree), (QMap<QString, int>{{u"desk/play"_s, 2}}));
}

void tst_texts::textsAreFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* path, const char* text, const char* says) {
        QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(text) << QString::fromUtf8(says);
    };
    row("a sentence", "core/rules/load.cpp", "\nreturn \"no such venue\";",
        "core/rules/load.cpp:2: \"no such venue\": rules holds no text");
    row("half a sentence", "core/scoring/tally.h", "x + \" points are lost, \" + y;",
        "core/scoring/tally.h:1: \" points are lost, \": scoring holds no text");
    row("a raw one", "core/facts/row.cpp", "f(R\"(is not here)\");",
        "core/facts/row.cpp:1: \"is not here\": facts holds no text");
    row("behind one with a mark of comments", "core/facts/row.cpp", "f(\"http://a\", \"is not here\");",
        "core/facts/row.cpp:1: \"is not here\": facts holds no text");
    row("what a store says", "core/store/store.cpp", "f(\"The file is full.\");",
        "core/store/store.cpp:1: \"The file is full.\": store holds no text");
    row("a word as an argument", "core/desk/checks/named.cpp", "{{\"who\", \"the team\"}}",
        "core/desk/checks/named.cpp:1: \"the team\": desk/checks holds no text");
    row("a column of a roster", "core/roster/header.cpp", "f(\"team name\");",
        "core/roster/header.cpp:1: \"team name\": roster holds no text");
    row("a translation", "core/desk/checks/named.cpp", "return Desk::tr(\"hand\");",
        "core/desk/checks/named.cpp:1: tr(): desk/checks holds no text");
    row("the makers of text", "core/tournament/fold/fold.h", "#include \"wording/text.h\"",
        "core/tournament/fold/fold.h:1: \"wording/text.h\": tournament holds no text");
}

void tst_texts::textsAreFound()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(QString, says);
    QCOMPARE(textsOf(path, text), QStringList(says));
}

void tst_texts::stringsThatAreNotTextPass_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* path, const char* text) {
        QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(text);
    };
    row("where text is made", "core/wording/rulecard/card.cpp", "return RuleCard::tr(\"no such venue\");");
    row("a code", "core/rules/load.cpp", "return Message{\"rules-unknown-set\", {{\"set\", id}}};");
    row("a comment", "core/rules/load.cpp",
        "// \"no such venue\"\n/// tells \"no such venue\"\n/* \"a or b\" */");
    row("a mark of quotation", "core/rules/load.cpp", "c == '\"' || d == '\"'; // is not here\nf(\"x\");");
    row("an assertion", "core/rules/load.cpp", "    assert(before && \"a phase of this venue\");");
    row("a name and a number", "core/rules/load.cpp", "f(\"%s:%d: %s\", \"a\", \" b\");");
    row("a statement", "core/store/journal.cpp", "run(\"SELECT seq FROM journal WHERE op = ?\");");
    row("a role in a file", "core/roster/entry.cpp", "f(\"head coach\");");
    row("what people type", "core/rules/parameters.cpp", "TypedList{Shape{}, \"no limit\"}");
}

void tst_texts::stringsThatAreNotTextPass()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QCOMPARE(textsOf(path, text), QStringList());
}

TEST_CLASS(tst_texts)
#include "tst_texts.moc"
