// CSV as RFC 4180 has it and as programs write it.
#include "golden/says.h"
#include "program/testclass.h"
#include "roster/csv.h"
#include "text.h"

#include <rapidcheck.h>

using namespace Qt::StringLiterals;

namespace {

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
    void parses_data();
    void parses();
    void detectsTheDelimiter();
    void anyCellsComeBack();
    void anyTextEnds();
};

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
