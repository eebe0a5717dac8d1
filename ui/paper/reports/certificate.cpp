#include "reportprints.h"

#include "desk/drawing/certificate.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/clock.h"
#include "wording/sentence.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

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
constexpr double underWitnesses = 4;
constexpr double teamRow = 6.2;
constexpr double leastTeamRow = 5; ///< at this height, 32 teams in roster order fit on a Letter page

/// The time as in the foot, and in UTC as on record; only once if they are the same.
QString timeOf(const desk::Certificate& of, const Record& record)
{
    const QDateTime here = inRoom(of.at, record.printed);
    if (here.offsetFromUtc() == 0)
        return Paper::tr("%1 UTC").arg(dayAndClock(here));
    return Paper::tr("%1 (%2 UTC)").arg(dayAndClock(here), wording::timeOfDay(here.toUTC().time()));
}

QString conclusion(const desk::Certificate& of)
{
    return of.repeats ? Paper::tr("The draw was repeated for this print, with the same result as below.")
                      : Paper::tr("The draw was repeated for this print. The result isn’t the order below, "
                                  "which is the one on record.");
}

Piece entryPiece(const QString& label, const QString& value, const Type& type = valueType)
{
    const double height = lineHeight(type);
    return {
        height + 0.6, [=](Pencil& pencil, const QRectF& box) {
            pencil.text({box.left(), box.top(), labelWidth, height}, label, labelType);
            pencil.text({box.left() + labelWidth, box.top(), box.width() - labelWidth, height}, value, type);
        }};
}

Piece stepPiece(const QString& mark, const QString& text, double width)
{
    const QStringList lines = wrapped(text, stepType, width - stepIndent);
    return {static_cast<double>(lines.size()) * lineHeight(stepType) + stepGap,
            [=](Pencil& pencil, const QRectF& box) {
                pencil.text({box.left(), box.top(), stepIndent, lineHeight(stepType)}, mark, stepType);
                pencil.lines(box.adjusted(stepIndent, 0, 0, 0), lines, stepType);
            }};
}

Piece witnessesPiece()
{
    return {signHeight, [](Pencil& pencil, const QRectF& box) {
                const double width = box.width() / 2 - 6;
                for (const auto& [x, who] : {std::pair(box.left(), Paper::tr("Supervisor")),
                                             std::pair(box.right() - width, Paper::tr("Witness"))}) {
                    pencil.across(x, box.bottom() - 5, width, hairline);
                    pencil.text({x, box.bottom() - 4.5, width, 4}, who, labelType);
                }
            }};
}

/// The pieces above the teams.
QList<Piece> piecesOf(const desk::Certificate& of, const Record& record, double width)
{
    QList<Piece> all{entryPiece(Paper::tr("Drawn"), timeOf(of, record)),
                     entryPiece(Paper::tr("By"), q(of.by)),
                     entryPiece(Paper::tr("Method"), q(desk::methodInWords(of.draw)))};
    if (of.draw.randomSeed)
        all << entryPiece(Paper::tr("Random seed"), q(*of.draw.randomSeed), seedType);
    all << Piece{stepGap};
    int number = 0;
    for (const std::string& step : of.way)
        all << stepPiece(QString::number(++number) + u'.', q(step), width);
    for (const std::string& line : of.apart)
        all << stepPiece({}, wording::sentence(q(line)) + u'.', width);
    return all << stepPiece({}, conclusion(of), width) << witnessesPiece() << Piece{underWitnesses};
}

/// Roster order and drawn order side by side, a row for each place. A team that wasn't on the roster has no
/// number.
QList<Row> rowsOf(const desk::Certificate& of)
{
    QMap<int, qsizetype> numbers; // roster number by drawn seed
    for (std::size_t i = 0; i < of.listed.size(); ++i)
        numbers.insert(of.listed[i].drawn, static_cast<qsizetype>(i) + 1);
    const bool withAffiliations = !of.apart.empty();
    QList<Row> rows;
    for (std::size_t i = 0; i < std::max(of.listed.size(), of.order.size()); ++i) {
        Row row;
        const QString place = QString::number(i + 1);
        if (i < of.listed.size()) {
            const auto& each = of.listed[i];
            row.cells << Cell{place} << Cell{q(each.name), true}
                      << Cell{each.seed ? QString::number(*each.seed) : u"–"_s};
            if (withAffiliations)
                row.cells.insert(2, Cell{each.affiliation.empty() ? u"–"_s : q(each.affiliation)});
        } else
            row.cells.resize(withAffiliations ? 4 : 3);
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
    Table table;
    table.below = {
        Paper::tr("Draw certificate · %1 teams, %2")
            .arg(QString::number(of.order.size()), q(wording::name(tournament::kindOf(of.draw.format))))};
    table.above = piecesOf(of, binder.record(), binder.area(false).width());
    table.columns = {{Paper::tr("No."), 0.8, true},       {Paper::tr("Roster order"), 5},
                     {Paper::tr("Roster seed"), 2, true}, {Paper::tr("Seed"), 1.2, true},
                     {Paper::tr("As drawn"), 5},          {Paper::tr("Roster no."), 1.8, true}};
    if (!of.apart.empty())
        table.columns.insert(2, {Paper::tr("Affiliation"), 3.4});
    table.rows = rowsOf(of);
    table.rowHeight = teamRow;
    table.leastRowHeight = leastTeamRow;
    table.type = {10};
    addTable(binder, table);
}

} // namespace paper
