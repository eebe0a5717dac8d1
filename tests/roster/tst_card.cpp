// Cards as readers send them and as people type them.
#include "golden/says.h"
#include "program/testclass.h"
#include "roster/card.h"
#include "text.h"

using namespace Qt::StringLiterals;

namespace {

/// The numbers with blanks between, or the refusal.
QString numbersIn(std::string_view read)
{
    const auto numbers = roster::cardNumbers(read);
    if (!numbers)
        return q(numbers.error());
    QStringList all;
    for (const std::string& number : *numbers)
        all << q(number);
    return all.join(u" | "_s);
}

} // namespace

class tst_card : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void dropsPaymentCards_data();
    void dropsPaymentCards();
    void refusesWhatIsTooLong();
    void comparesNumbers();
    void keepsTheNumberThatMostReadersSend_data();
    void keepsTheNumberThatMostReadersSend();
    void neverRepeatsTheNumber();
};

void tst_card::reads_data()
{
    QTest::addColumn<QByteArray>("read");

    const auto row = [](const char* name, const char* read) { QTest::newRow(name) << QByteArray(read); };

    row("typed", "730114820");
    row("typed with blanks around", "  00 42-A\r\n");
    row("typed, not digits alone", "Ńr 7");
    row("first track", "%B730114820^RUIZ/ANA^2512101?");
    row("first track of a campus card", "%730114820?");
    row("a letter that is part of the number", "%W730114820?");
    row("second track", ";730114820=2512101?");
    row("second track alone", ";730114820?\r");
    row("three tracks", "%B7301^RUIZ/ANA^25?;7301=25?+00042?");
    row("tracks with blanks between", "%B7301^RUIZ^25?  ;7301=25?\n");
    row("one track that failed", "%E?;7301?");
    row("two tracks of three that failed", "%E?;7301=25?+E?");
    row("one card sent twice", ";7301=25?;7301=25?");
    row("all tracks failed", "%E?;E?+E?");
    row("a track with a name alone", "%RUIZ/ANA?");
    row("empty track", ";?");
    row("nothing", "");
    row("blanks", " \r\n");
    row("broke off", "%B7301148");
    row("broke off in the second track", "%B7301^RUIZ^25?;73");
    row("broke off in the third track", "%B7301^RUIZ^25?;7301=25?+00");
    row("sent twice, and broke off", ";7301=25?;73");
    row("began too late", "4820=2512101?");
    row("something behind the track", ";7301?x");
    row("pieces of a track", "7301=25");
    row("a control character", "73\x01");
    row("no text", "\xff\xfe");
    row("longer than any ID", "12345678901234567890123456789012345678901");
}

void tst_card::reads()
{
    QFETCH(QByteArray, read);

    SAYS(numbersIn({read.constData(), static_cast<std::size_t>(read.size())}));
}

void tst_card::dropsPaymentCards_data()
{
    QTest::addColumn<QByteArray>("read");
    QTest::addColumn<bool>("drops");
    const auto row = [](const char* name, const char* read, bool drops) {
        QTest::newRow(name) << QByteArray(read) << drops;
    };
    row("Visa", ";4111111111111111=25121010000?", true);
    row("Visa of 13 digits", ";4222222222222=2512?", true);
    row("Mastercard", "%B5555555555554444^DOE/JO^2512?", true);
    row("Mastercard, the newer range", ";2223003122003222=2512?", true);
    row("American Express, with blanks", "%B3782 822463 10005^DOE/JO^2512?", true);
    row("Diners", ";30569309025904=2512?", true);
    row("Discover", ";6011111111111117=2512?", true);
    row("JCB", ";3530111333300000=2512?", true);
    row("typed", "4111 1111 1111 1111", true);
    row("on one track of two", ";7301=25?+4111111111111111=2512?", true);
    row("a digit wrong", ";4111111111111112=2512?", false);
    row("a campus card of 16 digits", ";6032123456789012=2512?", false);
    row("a campus number", ";730114820=2512?", false);
    row("12 digits", ";411111111111=2512?", false);
}

void tst_card::dropsPaymentCards()
{
    QFETCH(QByteArray, read);
    QFETCH(bool, drops);
    const auto numbers = roster::cardNumbers({read.constData(), static_cast<std::size_t>(read.size())});
    QCOMPARE(!numbers, drops);
    if (drops)
        QCOMPARE(numbers.error(), message::Message{"card-for-payment"}); // and no argument
}

void tst_card::refusesWhatIsTooLong()
{
    const std::string track = "%B7301^" + std::string(400, 'X') + "^25?";
    const auto numbers = roster::cardNumbers(track);
    QVERIFY(!numbers);
    QCOMPARE(numbers.error(), message::Message{"card-too-long"});
}

void tst_card::comparesNumbers()
{
    QCOMPARE(roster::comparableNumber("w 730-114-820"), roster::comparableNumber("W730114820"));
    QVERIFY(roster::comparableNumber("0042") != roster::comparableNumber("42"));
}

void tst_card::keepsTheNumberThatMostReadersSend_data()
{
    QTest::addColumn<QByteArray>("read");
    QTest::addColumn<QString>("number");
    QTest::newRow("another number on track 2")
        << QByteArray("%B730114820^RUIZ/ANA^25?;6032123456789012=2512?") << u"6032123456789012"_s;
    QTest::newRow("track 2 failed") << QByteArray("%B730114820^RUIZ/ANA^25?;E?") << u"730114820"_s;
    QTest::newRow("track 1 failed") << QByteArray("%E?;7301=25?+00042?") << u"7301"_s;
    QTest::newRow("no format") << QByteArray("%730114820?") << u"730114820"_s;
    QTest::newRow("track 3 alone") << QByteArray("+00042?") << u"00042"_s;
    QTest::newRow("typed") << QByteArray(" W730-114 ") << u"W730-114"_s;
}

void tst_card::keepsTheNumberThatMostReadersSend()
{
    QFETCH(QByteArray, read);
    QFETCH(QString, number);
    const auto kept = roster::numberToKeep(read.toStdString());
    QVERIFY(kept);
    QCOMPARE(q(*kept), number);
    QVERIFY(!roster::numberToKeep(";4111111111111111=2512?"));
    QVERIFY(!roster::numberToKeep("%B7301148"));
}

void tst_card::neverRepeatsTheNumber()
{
    for (const char* read : {"%B730114820^RUIZ", "730114820=25", "730114820?", "730114820\x01"}) {
        const auto numbers = roster::cardNumbers(read);
        QVERIFY(!numbers);
        QVERIFY2(numbers.error().arguments.empty(), read);
        QVERIFY(!numbersIn(read).contains(u"730114820"_s));
    }
}

TEST_CLASS(tst_card)
#include "tst_card.moc"
