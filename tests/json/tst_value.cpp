// JSON is read strictly: what a spreadsheet or a tired hand gets wrong is refused with its line.
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"
#include "json/reader.h"
#include "json/value.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString mistake(const char* text)
{
    const auto value = json::parse(text);
    if (value)
        return u"accepted"_s;
    return u"%1: %2"_s.arg(value.error().line).arg(QString::fromStdString(wording::text(value.error().what)));
}

} // namespace

class tst_value : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void everyValueKnowsItsLine();
    void readerFindsEveryMistakeAtOnce();
    void depthIsBounded();
};

void tst_value::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
    row("empty", "");
    row("doubled key", "{\"bid\": 4,\n \"bid\": 5}");
    row("fraction", "{\"bid\":\n 7.0}");
    row("exponent", "[1e2]");
    row("too large", "[18446744073709551615]");
    row("far too large", "[99999999999999999999]");
    row("cut off", "{\"hands\": [");
    row("cut off in a text", "[\"Nil");
    row("cut off in a word", "[tru");
    row("not UTF-8", "[\"\xff\"]");
    row("half a character", "[\"\xc3\"]");
    row("half a character at its end", "[\"\xe2\x82");
    row("a character longer than needed", "[\"\xc0\x80\"]");
    row("half a pair", "[\"\xed\xa0\x80\"]");
    row("two numbers", "1 2");
    row("wrong before it is not UTF-8", "[1 x \"\xff\"]");
    row("two values", "{} {}");
    row("comment", "{} // no");
}

void tst_value::refuses()
{
    QFETCH(QByteArray, text);

    SAYS(mistake(text.constData()));
}

void tst_value::everyValueKnowsItsLine()
{
    const auto value = json::parse("{\"a\": 1,\n\"b\": [2,\n3],\n\"c\": \"x\"\n}", 10);
    QVERIFY(value.has_value());
    QCOMPARE(value->line, 10);
    QCOMPARE(value->find("a")->line, 10);
    QCOMPARE(value->find("b")->line, 11);
    QCOMPARE((*value->find("b")->array())[0].line, 11);
    QCOMPARE((*value->find("b")->array())[1].line, 12);
    QCOMPARE(value->find("c")->line, 13);
    QCOMPARE(value->find("d"), nullptr);
    QCOMPARE(QString::fromStdString(json::print(*value)), u"{\"a\":1,\"b\":[2,3],\"c\":\"x\"}"_s);
}

void tst_value::readerFindsEveryMistakeAtOnce()
{
    const auto value =
        json::parse("{\"target\": \"300\",\n\"limit\": 600,\n\"tie\": \"coin\",\n\"extra\": 1}");
    QVERIFY(value.has_value());
    json::Problems problems;
    json::Reader reader(*value, "end", problems);
    enum class Tie { ExtraHand };
    const json::Word<Tie> ties[] = {{"extra-hand", Tie::ExtraHand}};
    reader.integer("target", 1, 10000);
    reader.integerOrNull("limit", 1, 100);
    reader.word("tie", ties);
    reader.boolean("open");
    reader.done();

    QStringList said;
    for (const json::Problem& p : problems)
        said << u"%1 %2 %3"_s.arg(p.line).arg(QString::fromStdString(p.place),
                                              QString::fromStdString(wording::text(p.what)));
    SAYS(said);
    QCOMPARE(problems.back().place, std::string("end")); // the sentence names the key
    QVERIFY(message::find(problems.back().what, "key"));
}

void tst_value::depthIsBounded()
{
    QCOMPARE(mistake(std::string(64, '[').append(64, ']').c_str()), u"accepted"_s);
    SAYS(mistake(std::string(65, '[').append(65, ']').c_str()));
    QVERIFY(mistake(std::string(1000000, '[').c_str()).contains(u"levels"_s));
}

TEST_CLASS(tst_value)
#include "tst_value.moc"
