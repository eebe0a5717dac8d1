#include "reportprints.h"

#include "desk/drawing/certificate.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/sentence.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <QLocale>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr Type labelType{9};
constexpr Type valueType{11, Weight::Medium};
constexpr Type seedType{14, Weight::Bold};
constexpr Type stepType{10};
constexpr double labelWidth = 34; // mm
constexpr double stepIndent = 7;
constexpr double signHeight = 15;
constexpr double stepGap = 1.6;

/// A label and what stands behind it.
struct Entry {
    QString label;
    QString value;
    Type type = valueType;
};

struct Step {
    QString mark;
    QStringList lines;
};

/// What stands above the teams.
struct Statement {
    QList<Entry> entries;
    QList<Step> steps;
    double height() const
    {
        double all = signHeight + 2 * stepGap;
        for (const Entry& each : entries)
            all += lineHeight(each.type) + 0.6;
        for (const Step& each : steps)
            all += static_cast<double>(each.lines.size()) * lineHeight(stepType) + stepGap;
        return all;
    }
};

/// In the time that the foot has too, and in UTC as it is on record.
QString timeOf(const desk::Certificate& of, const Record& record)
{
    const QDateTime utc = QDateTime::fromString(q(of.at), Qt::ISODateWithMs);
    const QDateTime here = utc.toTimeZone(record.printed.timeZone());
    return u"%1 (%2)"_s.arg(QLocale::c().toString(here, u"MMM d, yyyy HH:mm"_s), q(of.at));
}

QString conclusion(const desk::Certificate& of)
{
    return of.repeats
               ? Paper::tr(
                     "Repeated when this page was made, from the teams as listed: it gives the order below.")
               : Paper::tr("The order on record is not the one to which this way leads: it was recorded as "
                           "it stands.");
}

QString sentence(const std::string& said)
{
    return wording::sentence(q(said)) + u'.';
}

Statement statementOf(const desk::Certificate& of, const Record& record, double width)
{
    Statement all;
    all.entries << Entry{Paper::tr("Drawn"), timeOf(of, record)} << Entry{Paper::tr("By"), q(of.by)}
                << Entry{Paper::tr("Method"), q(desk::methodInWords(of.draw))};
    if (of.draw.randomSeed)
        all.entries << Entry{Paper::tr("Random seed"), q(*of.draw.randomSeed), seedType};
    int number = 0;
    for (const std::string& step : of.way)
        all.steps << Step{QString::number(++number) + u'.', wrapped(q(step), stepType, width - stepIndent)};
    for (const std::string& line : of.apart)
        all.steps << Step{{}, wrapped(sentence(line), stepType, width - stepIndent)};
    all.steps << Step{{}, wrapped(conclusion(of), stepType, width - stepIndent)};
    return all;
}

void drawSignature(Pencil& pencil, const QString& who, const QRectF& box)
{
    pencil.across(box.left(), box.bottom() - 5, box.width(), hairline);
    pencil.text({box.left(), box.bottom() - 4.5, box.width(), 4}, who, labelType);
}

void drawStatement(Pencil& pencil, const Statement& statement, const QRectF& box)
{
    double y = box.top();
    for (const Entry& each : statement.entries) {
        const double height = lineHeight(each.type);
        pencil.text({box.left(), y, labelWidth, height}, each.label, labelType);
        pencil.text({box.left() + labelWidth, y, box.width() - labelWidth, height}, each.value, each.type);
        y += height + 0.6;
    }
    y += stepGap;
    for (const Step& each : statement.steps) {
        pencil.text({box.left(), y, stepIndent, lineHeight(stepType)}, each.mark, stepType);
        y = pencil.lines({box.left() + stepIndent, y, box.width() - stepIndent, 0}, each.lines, stepType) +
            stepGap;
    }
    const double width = box.width() / 2 - 6;
    drawSignature(pencil, Paper::tr("Supervisor"), {box.left(), y, width, signHeight});
    drawSignature(pencil, Paper::tr("Witness"), {box.right() - width, y, width, signHeight});
}

QString orDash(const std::string& text)
{
    return text.empty() ? u"–"_s : q(text);
}

/// Before and after beside each other, a row a place. A team that was not listed has no number.
QList<Row> rowsOf(const desk::Certificate& of)
{
    QMap<int, qsizetype> numbers; // of the teams as listed, by their seed in the draw
    for (std::size_t i = 0; i < of.listed.size(); ++i)
        numbers.insert(of.listed[i].drawn, static_cast<qsizetype>(i) + 1);
    const bool withAffiliations = !of.apart.empty();
    QList<Row> rows;
    for (std::size_t i = 0; i < std::max(of.listed.size(), of.order.size()); ++i) {
        Row row;
        const QString place = QString::number(i + 1);
        if (i < of.listed.size())
            row.cells << Cell{place} << Cell{q(of.listed[i].name), true}
                      << Cell{of.listed[i].seed ? QString::number(*of.listed[i].seed) : u"–"_s};
        else
            row.cells << Cell{} << Cell{} << Cell{};
        if (withAffiliations)
            row.cells.insert(2, i < of.listed.size() ? Cell{orDash(of.listed[i].affiliation)} : Cell{});
        if (i < of.order.size()) {
            const qsizetype number = numbers.value(static_cast<int>(i) + 1);
            row.cells << Cell{place, true} << Cell{q(of.order[i]), true}
                      << Cell{number > 0 ? QString::number(number) : u"–"_s};
        }
        rows << row;
    }
    return rows;
}

} // namespace

void addCertificate(Binder& binder)
{
    const desk::Certificate of = desk::certificateOf(binder.tournament()).value();
    const Statement statement = statementOf(of, binder.record(), binder.area(false).width());
    Table table;
    table.below = {
        Paper::tr("Draw certificate · %1 teams, %2")
            .arg(QString::number(of.order.size()), q(wording::name(tournament::kindOf(of.draw.format))))};
    table.above = {statement.height(),
                   [statement](Pencil& pencil, const QRectF& box) { drawStatement(pencil, statement, box); }};
    table.columns = {{Paper::tr("No."), 0.8, true},      {Paper::tr("As listed"), 5},
                     {Paper::tr("Own seed"), 1.4, true}, {Paper::tr("Seed"), 1.2, true},
                     {Paper::tr("As drawn"), 5},         {Paper::tr("Its no."), 1.2, true}};
    if (!of.apart.empty())
        table.columns.insert(2, {Paper::tr("Affiliation"), 3.4});
    table.rows = rowsOf(of);
    table.rowHeight = 6.2;
    table.type = {10};
    addTable(binder, table);
}

} // namespace paper
