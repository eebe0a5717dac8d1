// Teams and players named the way people type them.
#include "golden/says.h"
#include "program/testclass.h"
#include "roster/find.h"
#include "text.h"

using namespace Qt::StringLiterals;

namespace {

QString found(const char* typed)
{
    static const std::vector<roster::Named> all = {{"T1", "Full House"},   {"T2", "Full Deck"},
                                                   {"T3", "Café Spades"},  {"T4", "O’Neil & Co"},
                                                   {"T5", "Mary-Kate B"},  {"T6", "T1"},
                                                   {"T7", "House of Nil"}, {"T8", "Łódź"},
                                                   {"T9", "Café Society"}, {"T10", "\u2068שירה לוי\u2069"}};
    const auto at = roster::find(all, typed, roster::Kind::Team);
    return at ? q(all[*at].id) : q(at.error());
}

} // namespace

class tst_find : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void fitsByTheBeginningsOfWords();
    void finds_data();
    void finds();
    void listsAtMostEight();
};

void tst_find::finds_data()
{
    QTest::addColumn<QByteArray>("typed");
    const auto row = [](const char* typed) { QTest::newRow(typed) << QByteArray(typed); };
    row("T1"); // an id before a name
    row("t6");
    row("Full House");
    row("  full house ");
    row("CAFE SPADES");
    row("cafe\xCC\x81 sp");
    row("o'neil");
    row("O\xC2\xB4Neil");
    row("lodz");
    row("house"); // the beginning of a name before that of a word
    row("deck");
    row("kate");
    row("שירה"); // isolated as in a sentence
    row("שירה לוי");
    row("full");
    row("caf");
    row("ouse");
    row("");
    row(" \t");
    row("\xff");
}

void tst_find::finds()
{
    QFETCH(QByteArray, typed);

    SAYS(found(typed.constData()));
}

void tst_find::listsAtMostEight()
{
    std::vector<roster::Named> all;
    const auto add = [&](int last) {
        while (std::ssize(all) < last)
            all.push_back({"P" + std::to_string(all.size() + 1), "Alex"});
    };
    add(8);
    QVERIFY(roster::find(all, "alex", roster::Kind::Player).error().code == "name-of-several");
    add(12);
    const auto at = roster::find(all, "alex", roster::Kind::Player);
    QVERIFY(!at);
    MENTIONS(q(at.error()));
}

void tst_find::fitsByTheBeginningsOfWords()
{
    QVERIFY(roster::fits("Zoë Faßbinder", "zoe"));
    QVERIFY(roster::fits("Mary-Kate Wójcik", "woj kate"));
    QVERIFY(roster::fits("Siobhán O’Connor", "  o'c "));
    QVERIFY(roster::fits("Ana", ""));
    QVERIFY(roster::fits("\u2068שירה לוי\u2069", "שירה"));
    QVERIFY(!roster::fits("Ana Ruiz", "na"));
    QVERIFY(!roster::fits("Ana Ruiz", "ana rx"));
    QVERIFY(!roster::fits("", "a"));
}

TEST_CLASS(tst_find)
#include "tst_find.moc"
