// Telling the keys of card readers and scanners from those of people. Card numbers as readers send them and
// as people type them.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "roster/card.h"

using namespace Qt::StringLiterals;
using roster::Reader;

namespace {

/// Somebody's keys with the milliseconds before each. `⏎` is Enter.
struct Keys {
    QString text;
    int every = 5;
    int first = 500; ///< before the first
};

/// What became of all of them: lines in brackets, and what reached a field as it was typed.
class Desk {
public:
    explicit Desk(bool digits = false) { m_reader.takeDigits(digits); }

    Desk& press(const Keys& keys)
    {
        int before = keys.first;
        for (const char32_t key : keys.text.toStdU32String()) {
            pass(before);
            show(key == U'⏎' ? U'\r' : key);
            before = keys.every;
        }
        return *this;
    }
    QString said()
    {
        pass(1000);
        return m_said;
    }

private:
    void pass(int ms)
    {
        // As a timer would ask, once the patience is over.
        if (m_reader.isHolding() && m_reader.patience() <= ms)
            take(m_reader.idle(m_now + m_reader.patience()));
        m_now += ms;
    }
    void show(char32_t key)
    {
        const auto verdict = m_reader.press(key, m_now);
        if (verdict == Reader::Verdict::Pass)
            m_said += written(key);
        else if (verdict == Reader::Verdict::Hold)
            m_held += written(key);
        else {
            take(verdict);
            if (verdict != Reader::Verdict::CompleteIt)
                show(key);
        }
    }
    void take(Reader::Verdict verdict)
    {
        if (verdict == Reader::Verdict::Complete || verdict == Reader::Verdict::CompleteIt)
            m_said += u'[' + q(m_reader.line()) + u']';
        else if (verdict == Reader::Verdict::Release)
            m_said += m_held;
        if (verdict != Reader::Verdict::Hold)
            m_held.clear();
    }
    static QString written(char32_t key) { return key == U'\r' ? u"⏎"_s : QString::fromUcs4(&key, 1); }

    Reader m_reader;
    long long m_now = 0;
    QString m_said;
    QString m_held;
};

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

class tst_reader : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void tellsThemApart_data();
    void tellsThemApart();
    void aCardInTheMiddleOfTyping();
    void twoCardsOneAfterTheOther();
    void oneCardTwiceWithinASecond();
    void digitsAloneOnlyWhereThereIsAScanner();
    void aSemicolonTypedFast();
    void cutOffAtOnce_data();
    void cutOffAtOnce();
    void holdsNothingForEver();
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

void tst_reader::tellsThemApart_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("every");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QString& keys, int every, const QString& said) {
        QTest::newRow(name) << keys << every << said;
    };
    row("second track", u";730114820=2512101?⏎"_s, 5, u"[;730114820=2512101?]"_s);
    row("first track", u"%B730114820^RUIZ/ANA^2512?⏎"_s, 5, u"[%B730114820^RUIZ/ANA^2512?]"_s);
    row("third track", u"+00042?⏎"_s, 5, u"[+00042?]"_s);
    row("three tracks in a line", u"%B7301^RUIZ^25?;7301=25?+00042?⏎"_s, 5,
        u"[%B7301^RUIZ^25?;7301=25?+00042?]"_s);
    row("a track a line", u"%B7301^RUIZ^25?⏎;7301=25?⏎+00042?⏎"_s, 5, u"[%B7301^RUIZ^25?;7301=25?+00042?]"_s);
    row("without Enter", u";7301=25?"_s, 5, u"[;7301=25?]"_s);
    row("two Enters", u";7301=25?⏎⏎"_s, 5, u"[;7301=25?]"_s);
    row("a bad read", u"%E?;E?⏎"_s, 5, u"[%E?;E?]"_s);
    row("cut off", u"%B7301148⏎"_s, 5, u"[%B7301148]"_s);
    row("cut off in the second track", u"%B7301^RUIZ^25?;73⏎"_s, 5, u"[%B7301^RUIZ^25?;73]"_s);
    row("cut off before its Enter", u"%B7301148"_s, 5, u"[%B7301148]"_s);
    row("cut off at once", u"%B7⏎"_s, 5, u"[%B7]"_s);
    row("three keys by hand", u"%B7⏎"_s, 30, u"%B7⏎"_s);
    row("two tracks of three failed", u"%E?;7301=25?+E?⏎"_s, 5, u"[%E?;7301=25?+E?]"_s);
    row("sent twice at once", u";7301=25?⏎;7301=25?⏎"_s, 5, u"[;7301=25?;7301=25?]"_s);
    row("a slow reader", u";7301=25?⏎"_s, 45, u"[;7301=25?]"_s);
    row("a letter of another script", u"%Ñ7301?⏎"_s, 5, u"[%Ñ7301?]"_s);
    row("typed by a person", u";7301=25?⏎"_s, 120, u";7301=25?⏎"_s);
    row("typed fast", u";7301?"_s, 60, u";7301?"_s);
    row("a percent sign", u"50% of them"_s, 110, u"50% of them"_s);
    row("an adjustment", u"+10⏎"_s, 25, u"+10⏎"_s);
    row("an adjustment, slowly", u"+10⏎"_s, 90, u"+10⏎"_s);
    row("a hand", u"435486⏎"_s, 5, u"435486⏎"_s);
    row("a name", u"ana⏎"_s, 5, u"ana⏎"_s);
}

void tst_reader::tellsThemApart()
{
    QFETCH(QString, keys);
    QFETCH(int, every);
    QFETCH(QString, said);
    QCOMPARE(Desk().press({keys, every}).said(), said);
}

void tst_reader::aCardInTheMiddleOfTyping()
{
    Desk desk;
    desk.press({u"43"_s, 90}).press({u"%B7301^RUIZ^25?;7301=25?⏎"_s, 3, 40}).press({u"54⏎"_s, 90, 300});
    QCOMPARE(desk.said(), u"43[%B7301^RUIZ^25?;7301=25?]54⏎"_s);
    Desk withScanner(true); // where the digits of a hand are held too
    withScanner.press({u"43"_s, 90})
        .press({u"%B7301^RUIZ^25?;7301=25?⏎"_s, 3, 40})
        .press({u"54⏎"_s, 90, 300});
    QCOMPARE(withScanner.said(), u"43[%B7301^RUIZ^25?;7301=25?]54⏎"_s);
}

void tst_reader::twoCardsOneAfterTheOther()
{
    Desk desk;
    desk.press({u";7301=25?⏎"_s}).press({u";7302=25?⏎"_s, 5, 400});
    QCOMPARE(desk.said(), u"[;7301=25?][;7302=25?]"_s);
}

// A person who sees no answer at once swipes again.
void tst_reader::oneCardTwiceWithinASecond()
{
    QCOMPARE(Desk().press({u";7301=25?⏎"_s}).press({u";7301=25?⏎"_s, 5, 150}).said(),
             u"[;7301=25?][;7301=25?]"_s);
    QCOMPARE(Desk().press({u"%B7301^RU⏎"_s}).press({u"%B7301^RUIZ^25?⏎"_s, 5, 300}).said(),
             u"[%B7301^RU][%B7301^RUIZ^25?]"_s);
}

void tst_reader::digitsAloneOnlyWhereThereIsAScanner()
{
    QCOMPARE(Desk().press({u"730114820⏎"_s}).said(), u"730114820⏎"_s);
    QCOMPARE(Desk(true).press({u"730114820⏎"_s}).said(), u"[730114820]"_s);
    QCOMPARE(Desk(true).press({u"730114820⏎"_s, 90}).said(), u"730114820⏎"_s);
    QCOMPARE(Desk(true).press({u"4354⏎"_s}).said(), u"4354⏎"_s);       // fewer than a code has
    QCOMPARE(Desk(true).press({u"43548612"_s}).said(), u"43548612"_s); // no Enter: a hand and the next one
}

// Two keys roll under one hand, as `;b` does; what follows is typed as people type.
void tst_reader::aSemicolonTypedFast()
{
    QCOMPARE(Desk().press({u";b"_s, 20}).said(), u";b"_s);
    QCOMPARE(Desk().press({u";b⏎"_s, 20}).said(), u";b⏎"_s);
    QCOMPARE(Desk().press({u"%b"_s, 20}).press({u"en oyelaran⏎"_s, 90, 90}).said(), u"%ben oyelaran⏎"_s);
    QCOMPARE(Desk().press({u";b"_s, 20}).press({u"en?⏎"_s, 160, 160}).said(), u";ben?⏎"_s);
    // The reader pauses once.
    QCOMPARE(Desk().press({u"%B7301"_s, 5}).press({u"148^RUIZ?⏎"_s, 5, 190}).said(), u"[%B7301148^RUIZ?]"_s);
}

void tst_reader::cutOffAtOnce_data()
{
    QTest::addColumn<QString>("keys");
    QTest::newRow("second track") << u";7301"_s;
    QTest::newRow("first track") << u"%B7"_s;
    QTest::newRow("third track") << u"+00042"_s;
}

// Keys too fast for a person: the rest of an interrupted swipe reaches no field, with an Enter or without.
void tst_reader::cutOffAtOnce()
{
    QFETCH(QString, keys);
    QCOMPARE(Desk().press({keys, 5}).said(), u'[' + keys + u']');
    QCOMPARE(Desk().press({keys + u"⏎⏎"_s, 15}).said(), u'[' + keys + u']');
    QCOMPARE(Desk().press({u"43"_s, 90}).press({keys + u'⏎', 5, 40}).press({u"54⏎"_s, 90, 300}).said(),
             u"43["_s + keys + u"]54⏎"_s);
    QCOMPARE(Desk().press({keys + u'⏎', 60}).said(), keys + u'⏎'); // and this is somebody's
}

void tst_reader::holdsNothingForEver()
{
    Desk desk;
    desk.press({u";"_s + QString(1000, u'7'), 1});
    QVERIFY(desk.said().contains(u"["_s));
}

void tst_reader::reads_data()
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

void tst_reader::reads()
{
    QFETCH(QByteArray, read);

    SAYS(numbersIn({read.constData(), static_cast<std::size_t>(read.size())}));
}

void tst_reader::dropsPaymentCards_data()
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

void tst_reader::dropsPaymentCards()
{
    QFETCH(QByteArray, read);
    QFETCH(bool, drops);
    const auto numbers = roster::cardNumbers({read.constData(), static_cast<std::size_t>(read.size())});
    QCOMPARE(!numbers, drops);
    if (drops)
        QCOMPARE(numbers.error(), message::Message{"card-for-payment"}); // and no argument
}

void tst_reader::refusesWhatIsTooLong()
{
    const std::string track = "%B7301^" + std::string(400, 'X') + "^25?";
    const auto numbers = roster::cardNumbers(track);
    QVERIFY(!numbers);
    QCOMPARE(numbers.error(), message::Message{"card-too-long"});
}

void tst_reader::comparesNumbers()
{
    QCOMPARE(roster::comparableNumber("w 730-114-820"), roster::comparableNumber("W730114820"));
    QVERIFY(roster::comparableNumber("0042") != roster::comparableNumber("42"));
}

void tst_reader::keepsTheNumberThatMostReadersSend_data()
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

void tst_reader::keepsTheNumberThatMostReadersSend()
{
    QFETCH(QByteArray, read);
    QFETCH(QString, number);
    const auto kept = roster::numberToKeep(read.toStdString());
    QVERIFY(kept);
    QCOMPARE(q(*kept), number);
    QVERIFY(!roster::numberToKeep(";4111111111111111=2512?"));
    QVERIFY(!roster::numberToKeep("%B7301148"));
}

void tst_reader::neverRepeatsTheNumber()
{
    for (const char* read : {"%B730114820^RUIZ", "730114820=25", "730114820?", "730114820\x01"}) {
        const auto numbers = roster::cardNumbers(read);
        QVERIFY(!numbers);
        QVERIFY2(numbers.error().arguments.empty(), read);
        QVERIFY(!numbersIn(read).contains(u"730114820"_s));
    }
}

TEST_CLASS(tst_reader)
#include "tst_reader.moc"
