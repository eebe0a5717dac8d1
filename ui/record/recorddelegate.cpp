#include "recorddelegate.h"

#include "recordmodel.h"

#include "wording/tr.h"
#include "ui/drawing/fittedtext.h"

#include <QPainter>

using wording::Window;

namespace record {

namespace {

constexpr int headHeight = 24; // pixels at 100 %
constexpr int lineHeight = 20;
constexpr int around = 6;

} // namespace

RecordDelegate::RecordDelegate(kit::Theme& theme, const RecordModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model)
{
}

int RecordDelegate::heightOf(int lines)
{
    return 2 * around + headHeight + qMax(1, lines - 1) * lineHeight;
}

void RecordDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const kit::Colors& c = m_theme.colors();
    painter->save();
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, c.aSoft);
        if (index.column() == 0)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(m_theme.px(4), option.rect.height())),
                              c.focus);
    }
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
    const QRectF box = QRectF(option.rect).adjusted(m_theme.px(10), 0, -m_theme.px(8), 0);
    if (index.column() == RecordModel::What) {
        paintWhat(*painter, box, index.row());
    } else {
        const bool isWhen = index.column() == RecordModel::When;
        painter->setPen(isWhen ? c.soft : c.ink);
        const int lines = m_model.words(index.row()).lines();
        QRectF first(box.left(), box.top() + m_theme.px(around), box.width(), m_theme.px(headHeight));
        if (isWhen) // other lines name it by that number
            drawing::drawFitted(
                *painter, first.translated(0, m_theme.px(lineHeight)), Qt::AlignLeft | Qt::AlignVCenter,
                Window::tr("fact %1").arg(m_model.at(index.row()).seq), m_theme.font(14), m_theme.px(12));
        else if (lines == 1)
            first = box;
        drawing::drawFitted(*painter, first, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString(),
                            m_theme.font(15), m_theme.px(static_cast<int>(kit::Text::Small)));
    }
    painter->restore();
}

void RecordDelegate::paintWhat(QPainter& painter, const QRectF& box, int row) const
{
    const kit::Colors& c = m_theme.colors();
    const LineWords words = m_model.words(row);
    const bool gone = !words.gone.isEmpty();
    double y = box.top() + m_theme.px(around);
    const auto say = [&](const QString& text, int height, QFont font, const QColor& color, bool struck) {
        if (text.isEmpty())
            return;
        font.setStrikeOut(struck);
        painter.setPen(color);
        drawing::drawFitted(painter, {box.left(), y, box.width(), static_cast<double>(m_theme.px(height))},
                            Qt::AlignLeft | Qt::AlignVCenter, text, font,
                            m_theme.px(static_cast<int>(kit::Text::Small)));
        y += m_theme.px(height);
    };
    if (words.lines() == 1)
        y = box.center().y() - m_theme.px(headHeight) / 2.0;
    say(words.head, headHeight, m_theme.font(kit::Text::Body, kit::Weight::Medium), gone ? c.soft : c.ink,
        gone);
    say(words.detail, lineHeight, m_theme.font(15), gone ? c.soft : c.ink, gone);
    say(words.was, lineHeight, m_theme.font(15), c.soft, false);
    say(words.gone, lineHeight, m_theme.font(15, kit::Weight::Medium), c.warn, false);
}

} // namespace record
