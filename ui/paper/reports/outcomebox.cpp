#include "outcomebox.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

using scoring::Side;

constexpr Type outcomeType{9.5};
constexpr Type outcomeNote{9};
constexpr double outcomeGap = 5; ///< between the two outcomes, in mm
constexpr double outcomePad = 2.6;
constexpr double outcomeValue = 15;

/// A row of an outcome in the lines it takes.
struct OutcomeLines {
    std::optional<Side> side;
    QStringList lines;
    QString value;
};

/// An outcome as it is drawn.
struct OutcomeBox {
    QString title;
    bool isRuled = false;
    QList<OutcomeLines> rows;
    QString scoreLabel;
    QString score;
    QStringList notes;
    double height() const
    {
        double all = 22;
        for (const OutcomeLines& row : rows)
            all += static_cast<double>(row.lines.size()) * lineHeight(outcomeType) + (row.side ? 1.6 : 0.4);
        return all + static_cast<double>(notes.size()) * lineHeight(outcomeNote);
    }
};

OutcomeBox boxOf(const RuledOutcome& ruled, double width)
{
    const RulingOutcome& outcome = ruled.outcome;
    OutcomeBox box{ruled.title, ruled.isRuled, {}, outcome.scoreLabel, outcome.score, {}};
    const double room = width - 2 * outcomePad - outcomeValue;
    for (const OutcomeRow& row : outcome.rows)
        box.rows << OutcomeLines{
            row.side, row.side ? QStringList(row.label) : wrapped(row.label, outcomeType, room), row.value};
    for (const QString& note : outcome.notes)
        box.notes << wrapped(note, outcomeNote, width - 2 * outcomePad);
    return box;
}

double drawRow(Pencil& pencil, const OutcomeLines& row, const QRectF& inside, double y)
{
    constexpr double mark = 3.4;
    constexpr Type sideType{outcomeType.points, Weight::Medium};
    const double line = lineHeight(outcomeType);
    if (row.side) {
        y += 1.2;
        pencil.sideMark(*row.side == Side::A, {inside.left(), y + (line - mark) / 2, mark, mark});
        const QString letter = *row.side == Side::A ? u"A"_s : u"B"_s;
        pencil.text({inside.left() + mark + 1.2, y, 4, line}, letter, sideType);
        const double name = inside.left() + mark + 5.4;
        pencil.name({name, y, inside.right() - outcomeValue - name, line}, row.lines.first(), sideType);
    } else {
        pencil.lines({inside.left(), y, inside.width() - outcomeValue, 0}, row.lines, outcomeType);
    }
    pencil.text({inside.right() - outcomeValue, y, outcomeValue, line}, row.value,
                row.side ? sideType : outcomeType, Qt::AlignRight | Qt::AlignVCenter);
    return y + static_cast<double>(row.lines.size()) * line + 0.4;
}

void drawOutcome(Pencil& pencil, const OutcomeBox& box, const QRectF& frame)
{
    constexpr Type title{11, Weight::Medium};
    constexpr Type strong{15, Weight::Bold};
    pencil.frame(frame, box.isRuled ? heavy : stroke);
    const QRectF inside = frame.adjusted(outcomePad, 1.6, -outcomePad, 0);
    pencil.text({inside.left(), inside.top(), inside.width(), 6}, box.title, title);
    double y = inside.top() + 6.2;
    for (const OutcomeLines& row : box.rows)
        y = drawRow(pencil, row, inside, y);
    pencil.across(inside.left(), y + 1, inside.width(), hairline);
    pencil.text({inside.left(), y + 1.6, inside.width() / 2, 8}, box.scoreLabel, outcomeType);
    pencil.text({inside.center().x(), y + 1.6, inside.width() / 2, 8}, box.score, strong,
                Qt::AlignRight | Qt::AlignVCenter);
    pencil.lines({inside.left(), y + 10.2, inside.width(), 0}, box.notes, outcomeNote);
}

} // namespace

Piece outcomesPiece(const RuledOutcome& upheld, const RuledOutcome& rejected, double width)
{
    const double half = (width - outcomeGap) / 2;
    const OutcomeBox left = boxOf(upheld, half);
    const OutcomeBox right = boxOf(rejected, half);
    const double height = qMax(left.height(), right.height());
    return {height + 1.2, [=](Pencil& pencil, const QRectF& area) {
                drawOutcome(pencil, left, {area.left(), area.top(), half, height});
                drawOutcome(pencil, right, {area.right() - half, area.top(), half, height});
            }};
}

} // namespace paper
