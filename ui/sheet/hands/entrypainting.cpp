// How the row in which a hand is entered looks; its boxes paint themselves.
#include "entryrow.h"
#include "tag.h"

#include "ui/drawing/fittedtext.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace sheet {

void EntryRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const kit::Colors& c = m_theme.colors();
    painter.fillRect(rect(), c.shade);
    const ColumnWidths widths = columns();
    for (const int column : {BidA, BidB})
        painter.fillRect(widths.left(column), 0, 2, height(), c.line);
    painter.setPen(c.soft);
    painter.setFont(m_theme.font(18));
    const int middle = 2 * boxOf(m_entry.current()).center().y(); // all stands beside the boxes
    painter.drawText(QRect(widths.left(Number) + 6, 0, widths.width(Number) - 8, middle), Qt::AlignCenter,
                     QString::number(m_number));
    painter.setFont(m_theme.font(kit::Text::Small));
    const QRect room(widths.left(Dealer) + 6, 0, widths.width(Dealer) - 8, height());
    constexpr int wrapped = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    // Who bids first is what is asked for next; who deals is told beside the sheet too.
    const bool fits = painter.boundingRect(room, wrapped, m_head.text).height() <= room.height();
    painter.drawText(room, wrapped, fits ? m_head.text : m_head.text.section(u'\n', -1));
    paintLabels(painter);
    for (const Side side : scoring::bothSides) {
        paintPreview(painter, side);
        paintTags(painter, side);
    }
}

// Who bids first stands out: the boxes are always in the order of the sheet.
void EntryRow::paintLabels(QPainter& painter) const
{
    const kit::Colors& c = m_theme.colors();
    for (const Field& field : m_entry.fields()) {
        const QRect box = boxOf(field);
        const QRect over(box.left(), box.top() - m_theme.px(labelHigh), box.width() - m_theme.px(1),
                         m_theme.px(labelHigh - 3));
        const bool first = isFirst(field);
        painter.setPen(first ? (field.side == Side::A ? c.a : c.b) : c.soft);
        drawing::drawFitted(painter, over, Qt::AlignLeft | Qt::AlignVCenter, labelOf(field),
                            m_theme.font(kit::Text::Small, first ? kit::Weight::Strong : kit::Weight::Plain),
                            m_theme.px(14));
        if (first)
            painter.fillRect(box.left() + 2, box.top() - m_theme.px(3), box.width() - 4, m_theme.px(3),
                             field.side == Side::A ? c.a : c.b);
    }
}

// Over the score that they change: beside the boxes there is no room.
void EntryRow::paintTags(QPainter& painter, Side side) const
{
    const kit::Colors& c = m_theme.colors();
    const ColumnWidths widths = columns();
    const int first = widths.left(side == Side::A ? BagsA : BagsB);
    const int last = side == Side::A ? ScoreA : ScoreB;
    QRect box(first, m_theme.px(4), widths.left(last) + widths.width(last) - m_theme.px(8) - first,
              m_theme.px(labelHigh));
    painter.setBrush(Qt::NoBrush);
    for (const QString& tag : m_preview[side].tags)
        paintTag(painter, m_theme, box, tag, side == Side::A ? c.a : c.b);
}

void EntryRow::paintPreview(QPainter& painter, Side side) const
{
    const Preview& preview = m_preview[side];
    if (preview.score.isEmpty())
        return;
    const kit::Colors& c = m_theme.colors();
    const ColumnWidths widths = columns();
    const int last = side == Side::A ? ScoreA : ScoreB;
    QRect box(0, 0, widths.left(last) + widths.width(last) - m_theme.px(8),
              2 * boxOf(m_entry.current()).center().y());
    const auto draw = [&](const QString& text, const QFont& font, const QColor& color) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, text);
        box.setRight(box.right() - painter.fontMetrics().horizontalAdvance(text) - m_theme.px(5));
    };
    if (!preview.after.isEmpty())
        draw(preview.after, m_theme.font(14), c.soft);
    draw(preview.score, m_theme.font(20, kit::Weight::Strong), c.ink);
    const int room = box.right() - widths.left(side == Side::A ? PointsA : PointsB);
    const QString points = preview.points + u" →"_s;
    if (painter.fontMetrics().horizontalAdvance(points) < room)
        draw(points, m_theme.font(14), c.soft);
}

} // namespace sheet
