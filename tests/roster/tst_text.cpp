// Text that may be stored: what is folded, what is refused and with which message. Teams and players are
// found as people type them.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "roster/find.h"
#include "roster/text.h"

#include <rapidcheck.h>

using namespace Qt::StringLiterals;

namespace {

const message::Message name{"column-name"};

QString stored(const QString& text)
{
    const auto answer = roster::storable(text.toStdString(), message::Message{"name-in-team-column"});
    return answer ? q(*answer) : q(answer.error());
}

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

class tst_text : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void takes_data();
    void takes();
    void refuses_data();
    void refuses();
    void refusesWhatIsNotUtf8();
    void lengthIsInCharacters();
    void messagesShowWhatCannotBeSeen();
    void ofTheNumberOfACardItsEndIsShown();
    void storingTwiceChangesNothing();
    void fitsByTheBeginningsOfWords();
    void finds_data();
    void finds();
    void listsAtMostEight();
};

void tst_text::takes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char* name, const QString& text, const QString& kept) {
        QTest::newRow(name) << text << kept;
    };
    row("as it is", u"Full House"_s, u"Full House"_s);
    row("blanks", u"  Full \t  House \r\n"_s, u"Full House"_s);
    row("no-break and wide blanks", u"Full\u00A0\u3000House\u2009"_s, u"Full House"_s);
    row("composed", u"Jose\u0301"_s, u"Jos\u00E9"_s);
    row("Vietnamese", u"Nguye\u0302\u0303n"_s, u"Nguy\u1EC5n"_s);
    row("quotes", u"D'Angelo “the \"Ace\"” O’Neil"_s, u"D'Angelo “the \"Ace\"” O’Neil"_s);
    row("okina", u"Ka\u02BBiulani"_s, u"Ka\u02BBiulani"_s);
    row("compatibility forms stay", u"ﬁve ½ Ⅳ"_s, u"ﬁve ½ Ⅳ"_s);
    row("Arabic", u"نور الحسيني"_s, u"نور الحسيني"_s);
    row("Hebrew with points", u"שָׁלוֹם"_s, u"שָׁלוֹם"_s.normalized(QString::NormalizationForm_C));
    row("Persian joiner", u"علی\u200Cرضا"_s, u"علی\u200Cرضا"_s);
    row("Indic joiner", u"क्\u200Dष"_s, u"क्\u200Dष"_s);
    row("emoji", u"Aces \U0001F469\u200D\U0001F680"_s, u"Aces \U0001F469\u200D\U0001F680"_s);
    row("suit as emoji", u"\u2660\uFE0F Ace"_s, u"\u2660\uFE0F Ace"_s);
    row("Han variant", u"葛\U000E0100城"_s, u"葛\U000E0100城"_s);
    row("sign only", u"!!!"_s, u"!!!"_s);
}

void tst_text::takes()
{
    QFETCH(QString, text);
    QFETCH(QString, kept);
    QCOMPARE(stored(text), kept);
}

void tst_text::refuses_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };

    row("empty", u""_s);
    row("blanks", u" \t\u00A0\n"_s);
    row("line break", u"Full\nHouse"_s);
    row("paragraph", u"Full\u2029House"_s);
    row("NUL", u"Full"_s + QChar(0));
    row("escape", u"\u001B[31mRed"_s);
    row("C1", u"a\u0090"_s);
    row("override", u"Full \u202EesuoH"_s);
    row("embedding", u"\u202BAce"_s);
    row("isolate", u"Ace\u2066"_s);
    row("mark of direction", u"Ace\u200E"_s);
    row("zero width space", u"Full\u200BHouse"_s);
    row("joiner in Latin", u"Full\u200DHouse"_s);
    row("byte order mark", u"\uFEFFAce"_s);
    row("two byte order marks", u"\uFEFF\uFEFFAce"_s);
    row("soft hyphen", u"Ace\u00ADs"_s);
    row("Hangul filler", u"\u3164"_s);
    row("braille blank", u"\u2800"_s);
    row("selector on Latin", u"A\uFE0F"_s);
    row("tag", u"Ace\U000E0041"_s);
    row("private use", u"Ace \uE001"_s);
    row("noncharacter", u"Ace\uFDD0"_s);
    row("lost letter", u"Jos\uFFFD"_s);
    row("accent alone", u"\u0301"_s);
    row("accent on a blank", u"a \u0323"_s);
    row("accents", u"z\u0323\u0324\u0325\u0326\u0327\u0331"_s);
    row("too long", QString(61, u'x'));
}

void tst_text::refuses()
{
    QFETCH(QString, text);

    SAYS(stored(text));
}

void tst_text::refusesWhatIsNotUtf8()
{
    for (const char* bytes :
         {"\xff", "Jos\xe9", "cut \xe2\x80", "\xed\xa0\x80", "\xc0\xaf", "\xf5\x80\x80\x80"}) {
        const auto answer = roster::storable(bytes, name);
        QVERIFY2(!answer, bytes);
        QVERIFY(answer.error().code == "text-not-utf8");
    }
}

void tst_text::lengthIsInCharacters()
{
    QCOMPARE(stored(QString(60, u'é')), QString(60, u'é'));
    QCOMPARE(stored(u"e\u0301"_s.repeated(60)), QString(60, u'é'));
    QVERIFY(roster::storable("0123456789", message::Message{"column-id"}, 10).has_value());
    QVERIFY(!roster::storable("0123456789a", message::Message{"column-id"}, 10).has_value());
}

void tst_text::messagesShowWhatCannotBeSeen()
{
    QCOMPARE(q(roster::shown("Ana")), u"“Ana”"_s);
    QCOMPARE(q(roster::shown("a\x1b\n\xe2\x80\xae")), u"“a<U+001B><U+000A><U+202E>”"_s);
    QCOMPARE(q(roster::shown("Jos\xe9")), u"“Jos\uFFFD”"_s);
    QCOMPARE(q(roster::shown(QString(200, u'é').toStdString())), u'“' + QString(40, u'é') + u"…”"_s);
}

void tst_text::ofTheNumberOfACardItsEndIsShown()
{
    const auto shown = [](const char* text) { return q(roster::withoutCardNumbers(text)); };
    QCOMPARE(shown("730114820"), u"…820"_s);
    QCOMPARE(shown("W730114820, 123456 and é 0042"), u"W…820, …456 and é 0042"_s);
    QCOMPARE(shown("Table 12345"), u"Table 12345"_s);
    QCOMPARE(shown(""), QString());
    QVERIFY(roster::hasCardNumber("it is 730114820") && roster::hasCardNumber("123456"));
    QVERIFY(!roster::hasCardNumber("12345") && !roster::hasCardNumber("twins, born 2004-05-06"));
}

void tst_text::storingTwiceChangesNothing()
{
    QVERIFY(rc::check("any bytes are refused with a sentence or kept for good", [](const std::string& bytes) {
        const auto once = roster::storable(bytes, name);
        if (!once) {
            const std::string says = wording::text(once.error());
            RC_ASSERT(says.find("the name ") == 0);
            RC_ASSERT(q(says).toStdString() == says);
            return;
        }
        RC_ASSERT(roster::storable(*once, name).value_or("") == *once);
    }));
    QVERIFY(rc::check("any characters are refused with a sentence or kept for good", [] {
        const auto points = *rc::gen::container<std::u32string>(
            rc::gen::weightedOneOf<char32_t>({{4, rc::gen::inRange<char32_t>(0x20, 0x250)},
                                              {2, rc::gen::inRange<char32_t>(0x300, 0x700)},
                                              {2, rc::gen::inRange<char32_t>(0x2000, 0x2100)},
                                              {1, rc::gen::inRange<char32_t>(0xE000, 0x11000)}}));
        const std::string text =
            QString::fromUcs4(points.data(), static_cast<qsizetype>(points.size())).toStdString();
        const auto once = roster::storable(text, name);
        if (once)
            RC_ASSERT(roster::storable(*once, name).value_or("") == *once);
        RC_ASSERT(!q(roster::shown(text)).isEmpty());
    }));
}

void tst_text::finds_data()
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

void tst_text::finds()
{
    QFETCH(QByteArray, typed);

    SAYS(found(typed.constData()));
}

void tst_text::listsAtMostEight()
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

void tst_text::fitsByTheBeginningsOfWords()
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

TEST_CLASS(tst_text)
#include "tst_text.moc"
