// Every sentence of the venues' sheets has its counterpart (sentences.tsv): parameters, a line of the rule
// card or an infraction; or there is nothing to hold in it, as in an advertisement.
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "text.h"

#include <QMap>
#include <QSet>

#include <compare>

using namespace Qt::StringLiterals;

namespace {

/// A counterpart of the sentences in these sections.
struct Counterpart {
    QString kind; ///< `parameter`, `card` or `infraction`
    QString name;
    friend std::weak_ordering operator<=>(const Counterpart&, const Counterpart&) = default;
};
struct Sheet {
    QMap<QString, int> sentences; ///< how many, by section
    int withNothing = 0;
    QMap<Counterpart, QSet<QString>> sections;
};

/// `parameter play.firstLead; card follow-suit`, or `nothing`.
QList<Counterpart> counterpartsIn(const QString& text)
{
    QList<Counterpart> all;
    if (text == u"nothing"_s)
        return all;
    for (const QString& part : text.split(u"; "_s)) {
        QStringList names = part.split(u' ');
        const QString kind = names.takeFirst();
        for (const QString& name : names)
            all << Counterpart{kind, name};
    }
    return all;
}

/// By venue; each section has its numbers from 1 without a gap.
QMap<QString, Sheet> sheets()
{
    QMap<QString, Sheet> all;
    QStringList lines = q(sourceFile("tests/rules/sentences.tsv")).split(u'\n', Qt::SkipEmptyParts);
    lines.removeFirst();
    for (const QString& line : lines) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() != 5 || cells.contains(QString())) {
            qWarning("not a row: %s", qPrintable(line));
            return {};
        }
        Sheet& sheet = all[cells[0]];
        if (cells[2].toInt() != ++sheet.sentences[cells[1]]) {
            qWarning("out of order: %s", qPrintable(line));
            return {};
        }
        const QList<Counterpart> named = counterpartsIn(cells[4]);
        sheet.withNothing += named.isEmpty() ? 1 : 0;
        for (const Counterpart& each : named)
            sheet.sections[each] << cells[1];
    }
    return all;
}

const Sheet& sheetOf(const QString& venue)
{
    static const QMap<QString, Sheet> all = sheets();
    static const Sheet none;
    const auto at = all.constFind(venue);
    return at == all.cend() ? none : *at;
}

/// Where the set says that its counterparts are on the sheet. A parameter that follows is nowhere.
QMap<Counterpart, QStringList> counterpartsOf(const rules::Set& set)
{
    QMap<Counterpart, QStringList> all;
    std::vector<std::string> citable = rules::citableItems(set);
    for (const std::string_view name : rules::parameterNames())
        citable.emplace_back(name);
    for (const std::string& name : citable)
        if (const std::string& section = set.citeFor(name).section; !section.empty())
            all[{u"parameter"_s, q(name)}] << q(section);
    for (const rules::Sentence& each : set.sentences)
        all[{u"card"_s, q(each.id)}] = q(each.cite.section).split(u", "_s);
    for (const rules::Infraction& each : rules::infractions(set))
        all[{u"infraction"_s, q(each.id)}] << q(each.cite.section);
    return all;
}

} // namespace

class tst_sentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allAreCounted_data();
    void allAreCounted();
    void everyNamedSectionExists_data();
    void everyNamedSectionExists();
    void everyCitedSectionHasAName_data();
    void everyCitedSectionHasAName();
};

void tst_sentences::allAreCounted_data()
{
    QTest::addColumn<int>("sections");
    QTest::addColumn<int>("sentences");
    QTest::addColumn<int>("withNothing");
    QTest::newRow("washburn") << 9 << 45 << 0;
    QTest::newRow("mckendree") << 15 << 52 << 0;
    QTest::newRow("unc") << 41 << 81 << 0;
    QTest::newRow("classic") << 8 << 44 << 3;
    QTest::newRow("traditional") << 7 << 58 << 13; // with what is around both games of its page
    QTest::newRow("cardominoes") << 8 << 38 << 1;
}

void tst_sentences::allAreCounted()
{
    QFETCH(int, sections);
    QFETCH(int, sentences);
    QFETCH(int, withNothing);
    const Sheet& sheet = sheetOf(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(sheet.sentences.size(), qsizetype{sections});
    int all = 0;
    for (const int each : sheet.sentences)
        all += each;
    QCOMPARE(all, sentences);
    QCOMPARE(sheet.withNothing, withNothing);
}

void tst_sentences::everyNamedSectionExists_data()
{
    QTest::addColumn<QString>("venue");
    for (const rules::Set& set : allSets())
        QTest::newRow(set.id.c_str()) << q(set.venue);
}

// A sheet says some things more than once, and the set cites one of the places.
void tst_sentences::everyNamedSectionExists()
{
    QFETCH(QString, venue);
    const auto known = counterpartsOf(*rules::find(QTest::currentDataTag()));
    const auto& named = sheetOf(venue).sections;
    QVERIFY(!named.isEmpty());
    for (auto each = named.cbegin(); each != named.cend(); ++each)
        QVERIFY2(known.contains(each.key()), qPrintable(each.key().kind + u' ' + each.key().name));
}

void tst_sentences::everyCitedSectionHasAName_data()
{
    everyNamedSectionExists_data();
}

void tst_sentences::everyCitedSectionHasAName()
{
    QFETCH(QString, venue);
    const auto known = counterpartsOf(*rules::find(QTest::currentDataTag()));
    for (auto each = known.cbegin(); each != known.cend(); ++each)
        for (const QString& section : *each)
            QVERIFY2(sheetOf(venue).sections.value(each.key()).contains(section),
                     qPrintable(each.key().kind + u' ' + each.key().name + u" at " + section));
}

TEST_CLASS(tst_sentences)
#include "tst_sentences.moc"
