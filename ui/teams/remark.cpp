#include "remark.h"

#include <QFontMetricsF>

namespace teams {

namespace {

constexpr int wrapped = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

bool fits(const QString& text, const QFont& font, const QSizeF& room)
{
    const QRectF most(0, 0, room.width(), 10 * room.height());
    const QRectF needed = QFontMetricsF(font).boundingRect(most, wrapped, text);
    return needed.height() <= room.height() && needed.width() <= room.width();
}

} // namespace

drawing::FittedText fittedRemark(const QString& text, const QFont& font, const QSizeF& room, int smallest)
{
    drawing::FittedText fitted{text, font};
    for (int pixels = font.pixelSize(); pixels >= smallest; --pixels) {
        fitted.font.setPixelSize(pixels);
        if (fits(text, fitted.font, room))
            return fitted;
    }
    QString shorter = text;
    while (!shorter.isEmpty() && !fits(shorter + u'…', fitted.font, room))
        shorter.truncate(qMax<qsizetype>(0, shorter.lastIndexOf(u' ')));
    fitted.text = shorter + u'…';
    return fitted;
}

void RemarkDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    const QRectF box = paintGround(*painter, option).adjusted(0, m_theme.px(3), 0, -m_theme.px(3));
    const bool isStrong = index.data(kit::StrongRole).toBool();
    const QFont font = m_theme.font(kit::Text::Body, isStrong ? kit::Weight::Medium : kit::Weight::Plain);
    const drawing::FittedText fitted = fittedRemark(index.data().toString(), font, box.size(),
                                                    m_theme.px(static_cast<int>(kit::Text::Small)));
    const QVariant ink = index.data(kit::InkRole);
    painter->setPen(ink.isValid() ? kit::colorOf(m_theme.colors(), static_cast<kit::Line::Ink>(ink.toInt()))
                                  : m_theme.colors().ink);
    painter->setFont(fitted.font);
    painter->drawText(box, wrapped, fitted.text);
    painter->restore();
}

} // namespace teams

#include "moc_remark.cpp"
