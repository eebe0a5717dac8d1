#include "standingsdelegate.h"

#include "standingsmodel.h"

#include "ui/drawing/fittedtext.h"

#include <QPainter>

#include <algorithm>

namespace standings {

namespace {

constexpr int figureSize = 22; // as large as a score on a table's card
constexpr int wordSize = 17;
constexpr int high = 52;
constexpr int half = high / 2;
constexpr int inset = 8; // as that of the column's head
constexpr int thick = 3; // the line below the last who goes on

Place placeOf(const QModelIndex& index)
{
    return static_cast<Place>(index.data(StandingsModel::PlaceRole).toInt());
}

bool isText(int column)
{
    return column == Team || column == Now;
}

} // namespace

StandingsDelegate::StandingsDelegate(kit::Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QFont StandingsDelegate::fontOf(const QModelIndex& index) const
{
    if (index.column() == Now)
        return m_theme.font(kit::Text::Small);
    const bool first = placeOf(index) == Place::First;
    const kit::Weight weight = first ? kit::Weight::Strong : kit::Weight::Plain;
    if (index.column() == Team)
        return m_theme.font(wordSize, weight);
    if (index.column() == Rank && placeOf(index) == Place::In)
        return m_theme.font(wordSize);
    return m_theme.font(figureSize, first ? kit::Weight::Strong : kit::Weight::Medium);
}

void StandingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    painter->save();
    if (index.data(StandingsModel::HeadingRole).isNull())
        paintCell(*painter, option, index);
    else
        paintHeading(*painter, option.rect, index.data(StandingsModel::HeadingRole).toString());
    painter->restore();
}

void StandingsDelegate::paintHeading(QPainter& painter, const QRect& place, const QString& words) const
{
    painter.fillRect(place, m_theme.colors().shade);
    painter.setPen(m_theme.colors().ink);
    drawing::drawFitted(painter, QRectF(place).adjusted(m_theme.px(inset), 0, -m_theme.px(inset), 0),
                        Qt::AlignVCenter | Qt::AlignLeft, words, m_theme.font(16, kit::Weight::Medium),
                        m_theme.px(static_cast<int>(kit::Text::Small)));
}

void StandingsDelegate::paintCell(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const bool selected = option.state & QStyle::State_Selected;
    const bool isLine = index.data(StandingsModel::LineRole).toBool();
    const int line = isLine ? m_theme.px(thick) : 1;
    painter.fillRect(option.rect, selected ? colors.aSoft : colors.panel);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom() + 1 - line, option.rect.width(), line),
                     isLine ? colors.ok : colors.line);
    if (selected && option.state & QStyle::State_Active && index.column() == 0)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(m_theme.px(4), option.rect.height())),
                         colors.focus);
    const bool soft = index.column() == Now || index.column() == PointsAgainst || index.column() == Lost;
    const bool in = placeOf(index) == Place::In && index.column() == Rank;
    QRectF box = QRectF(option.rect).adjusted(m_theme.px(inset), 0, -m_theme.px(inset), 0);
    const int least = m_theme.px(static_cast<int>(kit::Text::Small));
    const QString why = index.column() == Team ? index.data(StandingsModel::WhyRole).toString() : QString();
    if (!why.isEmpty()) {
        painter.setPen(colors.soft);
        painter.setFont(m_theme.font(kit::Text::Small));
        const QRectF below = box.adjusted(0, m_theme.px(half), 0, 0);
        painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, why);
        box = QRectF(box.left(), box.top() + m_theme.px(4), box.width(), m_theme.px(half - 4));
    }
    painter.setPen(in ? colors.ok : soft ? colors.soft : colors.ink);
    drawing::drawFitted(painter, box,
                        Qt::AlignVCenter | (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight),
                        index.data().toString(), fontOf(index), least);
}

int StandingsDelegate::heightOf(const QModelIndex& team, int width) const
{
    const QString why = team.data(StandingsModel::WhyRole).toString();
    if (why.isEmpty())
        return m_theme.px(high);
    const QFontMetrics metrics(m_theme.font(kit::Text::Small));
    const QRect room(0, 0, width - m_theme.px(2 * inset), 10'000);
    const int words =
        metrics.boundingRect(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, why).height();
    return std::max(m_theme.px(high), m_theme.px(half) + words + m_theme.px(6));
}

QSize StandingsDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const int wide = QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString());
    return {wide + m_theme.px(2 * inset + 2), m_theme.px(high)};
}

} // namespace standings
