// Teams and players named the way people type them.
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

class tst_find : public QObject {
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
    QTest::addColumn<QString>("says");
    const auto row = [](const char* typed, const QString& says) {
        QTest::newRow(typed) << QByteArray(typed) << says;
    };
    row("T1", u"T1"_s); // an id before a name
    row("t6", u"T6"_s);
    row("Full House", u"T1"_s);
    row("  full house ", u"T1"_s);
    row("CAFE SPADES", u"T3"_s);
    row("cafe\xCC\x81 sp", u"T3"_s);
    row("o'neil", u"T4"_s);
    row("O\xC2\xB4Neil", u"T4"_s);
    row("lodz", u"T8"_s);
    row("house", u"T7"_s); // the beginning of a name before that of a word
    row("deck", u"T2"_s);
    row("kate", u"T5"_s);
    row("שירה", u"T10"_s); // isolated as in a sentence
    row("שירה לוי", u"T10"_s);
    row("full", u"\"full\" could be Full House (T1) or Full Deck (T2)"_s);
    row("caf", u"\"caf\" could be Café Spades (T3) or Café Society (T9)"_s);
    row("ouse", u"no team is called \"ouse\""_s);
    row("", u"no team is named"_s);
    row(" \t", u"no team is named"_s);
    row("\xff", u"no team is called \"\uFFFD\""_s);
}

void tst_find::finds()
{
    QFETCH(QByteArray, typed);
    QFETCH(QString, says);
    QCOMPARE(found(typed.constData()), says);
}

void tst_find::listsAtMostEight()
{
    std::vector<roster::Named> all;
    for (int number = 1; number <= 12; ++number)
        all.push_back({"P" + std::to_string(number), "Alex"});
    const auto at = roster::find(all, "alex", roster::Kind::Player);
    QVERIFY(!at);
    QVERIFY2(q(at.error()).endsWith(u", Alex (P8) or one of 4 more"_s), qPrintable(q(at.error())));
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
