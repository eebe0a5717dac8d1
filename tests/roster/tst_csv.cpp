// Bytes that other programs wrote, as UTF-8; and CSV as RFC 4180 has it and as programs write it.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "roster/csv.h"

#include <rapidcheck.h>

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

// `line: cell | cell`, a row a line.
QString rows(const roster::csv::Table& table)
{
    QStringList all;
    for (const roster::csv::Row& row : table.rows) {
        QStringList cells;
        for (const std::string& cell : row.cells)
            cells << q(cell);
        all << u"%1: %2"_s.arg(row.line).arg(cells.join(u" | "_s)) + (row.wrong ? u" !"_s : QString());
    }
    return all.join(u'\n') + (table.unclosedQuote > 0 ? u"\nopen %1"_s.arg(table.unclosedQuote) : QString());
}

QString parsed(const QString& text, char delimiter = ',')
{
    return rows(roster::csv::parse(text.toStdString(), delimiter));
}

std::string quoted(const std::string& cell)
{
    std::string out = "\"";
    for (const char c : cell)
        out += c == '"' ? "\"\"" : std::string(1, c);
    return out + '"';
}

} // namespace

class tst_csv : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void parses_data();
    void parses();
    void detectsTheDelimiter();
    void anyCellsComeBack();
    void anyTextEnds();
};

void tst_csv::reads_data()
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

void tst_csv::reads()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, text);
    QFETCH(bool, isGuess);
    const auto decoded = roster::decode(file.toStdString());
    QVERIFY2(decoded.has_value(), decoded ? "" : qPrintable(q(decoded.error())));
    QCOMPARE(q(decoded->text), text);
    QCOMPARE(decoded->isGuess, isGuess);
}

void tst_csv::refuses_data()
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

void tst_csv::refuses()
{
    QFETCH(QByteArray, file);

    const auto decoded = roster::decode(file.toStdString());
    QVERIFY(!decoded);
    SAYS(q(decoded.error()));
}

void tst_csv::parses_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };
    row("nothing", u""_s);
    row("plain", u"a,b\nc,d\n"_s);
    row("no last line end", u"a,b\nc,d"_s);
    row("CRLF", u"a,b\r\nc,d\r\n"_s);
    row("CR", u"a,b\rc,d\r"_s);
    row("empty cells", u",a,\n,,"_s);
    row("empty lines", u"\na\n\n\r\nb\n"_s);
    row("ragged", u"a,b\nc\nd,e,f"_s);
    row("quotes", u"\"a,b\",\"say \"\"nil\"\"\",\"\""_s);
    row("quotes after a blank", u"a, \"b,c\" ,d"_s);
    row("quote within", u"The \"Nil\" Bros,b"_s);
    row("line end in quotes", u"\"a\r\nb\",c\nd,e"_s);
    row("text after quotes", u"\"a\" b,c\nd,e"_s);
    row("unclosed", u"a,b\nc,\"d\ne,f\n"_s);
    row("unclosed at the end", u"a,\""_s);
    row("announced", u"sep=,\r\na,b"_s);
    row("only announced", u"sep=;"_s);
}

void tst_csv::parses()
{
    QFETCH(QString, text);

    SAYS(parsed(text));
}

void tst_csv::detectsTheDelimiter()
{
    using roster::csv::delimiterOf;
    QCOMPARE(delimiterOf("Team,Name;ID,Seed"), ',');
    QCOMPARE(delimiterOf("Team;Name (Last, First);ID"), ';');
    QCOMPARE(delimiterOf("Team\tName\nA,B,C,D"), '\t');
    QCOMPARE(delimiterOf("\r\n\"Team, or pair, or squad\";Name\n"), ';');
    QCOMPARE(delimiterOf("sep=;\nTeam, Name"), ';');
    QCOMPARE(delimiterOf("sep=\t"), '\t');
    QCOMPARE(delimiterOf("Team"), ',');
    QCOMPARE(delimiterOf(""), ',');
}

void tst_csv::anyCellsComeBack()
{
    QVERIFY(rc::check("quoted cells come back as they were", [] {
        const char delimiter = *rc::gen::element(',', ';', '\t');
        const std::string lineEnd = *rc::gen::element<std::string>("\n", "\r\n", "\r");
        const auto cell =
            rc::gen::container<std::string>(rc::gen::element('a', 'B', ' ', '"', ',', ';', '\t', '\n', '\r'));
        const auto table = *rc::gen::container<std::vector<std::vector<std::string>>>(
            rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(cell)));
        std::string text;
        std::vector<std::vector<std::string>> expected;
        for (const auto& row : table) {
            for (std::size_t at = 0; at < row.size(); ++at)
                text += (at == 0 ? "" : std::string(1, delimiter)) + quoted(row[at]);
            text += lineEnd;
            if (row.size() > 1 || !row[0].empty())
                expected.push_back(row);
        }
        const auto parsedTable = roster::csv::parse(text, delimiter);
        std::vector<std::vector<std::string>> found;
        for (const auto& row : parsedTable.rows)
            found.push_back(row.cells);
        RC_ASSERT(found == expected);
        RC_ASSERT(parsedTable.unclosedQuote == 0);
    }));
}

void tst_csv::anyTextEnds()
{
    QVERIFY(rc::check("any text is parsed, its lines in order", [] {
        const auto text = *rc::gen::container<std::string>(rc::gen::element('a', '"', ',', ' ', '\n', '\r'));
        const auto table = roster::csv::parse(text, ',');
        int line = 0;
        for (const auto& row : table.rows) {
            RC_ASSERT(row.line > line);
            RC_ASSERT(!row.cells.empty());
            line = row.line;
        }
    }));
}

TEST_CLASS(tst_csv)
#include "tst_csv.moc"
