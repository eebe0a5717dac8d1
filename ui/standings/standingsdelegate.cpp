#include "standingsdelegate.h"

#include "standingsmodel.h"

#include "ui/drawing/words.h"

#include <QPainter>

namespace standings {

namespace {

constexpr int figures = 22; // as large as a score on a table's card
constexpr int words = 17;
constexpr int high = 52;
constexpr int inset = 8; // as that of the column's head

Place placeOf(const QModelIndex& index)
{
    return static_cast<Place>(index.data(StandingsModel::PlaceRole).toInt());
}

bool isText(int column)
{
    return column == StandingsModel::Team || column == StandingsModel::Now;
}

} // namespace

StandingsDelegate::StandingsDelegate(look::Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QFont StandingsDelegate::fontOf(const QModelIndex& index) const
{
    if (index.column() == StandingsModel::Now)
        return m_theme.font(look::Text::Small);
    const bool first = placeOf(index) == Place::First;
    const look::Weight weight = first ? look::Weight::Strong : look::Weight::Plain;
    if (index.column() == StandingsModel::Team)
        return m_theme.font(words, weight);
    if (index.column() == StandingsModel::Rank && placeOf(index) == Place::In)
        return m_theme.font(words);
    return m_theme.font(figures, first ? look::Weight::Strong : look::Weight::Medium);
}

void StandingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const look::Colors& colors = m_theme.colors();
    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, selected ? colors.aSoft : colors.panel);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), colors.line);
    if (selected && option.state & QStyle::State_Active && index.column() == 0)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(m_theme.px(4), option.rect.height())),
                          colors.focus);
    const bool soft = index.column() == StandingsModel::Now ||
                      index.column() == StandingsModel::PointsAgainst ||
                      index.column() == StandingsModel::Lost;
    const bool in = placeOf(index) == Place::In && index.column() == StandingsModel::Rank;
    painter->setPen(in ? colors.ok : soft ? colors.soft : colors.ink);
    const QRectF box = QRectF(option.rect).adjusted(m_theme.px(inset), 0, -m_theme.px(inset), 0);
    drawing::drawFitted(
        *painter, box, Qt::AlignVCenter | (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight),
        index.data().toString(), fontOf(index), m_theme.px(static_cast<int>(look::Text::Small)));
    painter->restore();
}

QSize StandingsDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const int wide = QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString());
    return {wide + m_theme.px(2 * inset + 2), m_theme.px(high)};
}

} // namespace standings
