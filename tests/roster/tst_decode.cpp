// Bytes that other programs wrote, as UTF-8, and what is no text.
#include "golden/says.h"
#include "program/testclass.h"
#include "roster/csv.h"
#include "text.h"

using namespace Qt::StringLiterals;

namespace {

// A literal with its NUL bytes.
template <std::size_t size>
QByteArray bytes(const char (&literal)[size])
{
    return QByteArray(literal, size - 1);
}

QByteArray utf16(const QString& text, bool bigEndian)
{
    QByteArray out;
    for (const QChar c : text) {
        const char upper = static_cast<char>(c.unicode() >> 8);
        const char lower = static_cast<char>(c.unicode() & 0xFF);
        out += bigEndian ? upper : lower;
        out += bigEndian ? lower : upper;
    }
    return out;
}

} // namespace

class tst_decode : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

void tst_decode::reads_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isGuess");
    const auto row = [](const char* name, const QByteArray& file, const QString& text, bool isGuess = false) {
        QTest::newRow(name) << file << text << isGuess;
    };
    const QString text = u"Team,Name\nCafé,Łucja 😀\n"_s;
    row("empty", "", u""_s);
    row("UTF-8", text.toUtf8(), text);
    row("UTF-8 with mark", "\xEF\xBB\xBF" + text.toUtf8(), text);
    row("UTF-16 LE with mark", "\xFF\xFE" + utf16(text, false), text);
    row("UTF-16 BE with mark", "\xFE\xFF" + utf16(text, true), text);
    row("UTF-16 LE", utf16(text, false), text);
    row("UTF-16 BE", utf16(text, true), text);
    row("Windows-1252",
        "Caf\xE9 \x80 \x93"
        "Ace\x94 O\x92Neil \x8Aime \x9F\xFF",
        u"Café € “Ace” O’Neil Šime Ÿÿ"_s, true);
}

void tst_decode::reads()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, text);
    QFETCH(bool, isGuess);
    const auto decoded = roster::decode(file.toStdString());
    QVERIFY2(decoded.has_value(), decoded ? "" : qPrintable(q(decoded.error())));
    QCOMPARE(q(decoded->text), text);
    QCOMPARE(decoded->isGuess, isGuess);
}

void tst_decode::refuses_data()
{
    QTest::addColumn<QByteArray>("file");
    const auto row = [](const char* name, const QByteArray& file) { QTest::newRow(name) << file; };

    row("xlsx", bytes("PK\x03\x04\x14\0\x06\0"));
    row("xls", bytes("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"));
    row("PDF", "%PDF-1.7\n");
    row("NUL", bytes("Team\nA\0B"));
    row("NUL after a mark", bytes("\xEF\xBB\xBFTeam\0"));
    row("NUL in UTF-16", "\xFF\xFE" + utf16(u"Team\n"_s + QChar(0), false));
    row("UTF-32", bytes("\xFF\xFE\0\0T\0\0\0"));
    row("cut off", "\xFF\xFE" + utf16(u"Team"_s, false).chopped(1));
    row("lone surrogate", "\xFE\xFF" + utf16(u"Team "_s + QChar(0xD83D) + u"!"_s, true));
    row("marked and not UTF-8", "\xEF\xBB\xBF"
                                "Caf\xE9");
    row("no Windows-1252", "Team\r\nCaf\x81");
    row("picture", "\x89PNG\r\n\x1A\n");
}

void tst_decode::refuses()
{
    QFETCH(QByteArray, file);

    const auto decoded = roster::decode(file.toStdString());
    QVERIFY(!decoded);
    SAYS(q(decoded.error()));
}

TEST_CLASS(tst_decode)
#include "tst_decode.moc"
