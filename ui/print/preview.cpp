#include "preview.h"

#include "ui/kit/widgets.h"
#include "wording/tr.h"

#include <QPainter>
#include <QWheelEvent>

using wording::Window;

namespace print {

Preview::Preview(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    kit::setRole(*this, QAccessible::Document); // before the name, because Qt reports a name at once
    setAccessibleName(Window::tr("preview"));
    setMinimumSize(200, 200);
    connect(&theme, &kit::Theme::changed, this, qOverload<>(&QWidget::update));
}

void Preview::show(const paper::Document& document, bool keepPage)
{
    m_document = document;
    m_reason.clear();
    m_page = keepPage ? qMin(m_page, pages() - 1) : 0;
    turnTo(m_page);
}

void Preview::explain(const QString& sentence)
{
    m_document = {};
    m_page = 0;
    m_reason = sentence;
    setAccessibleDescription(sentence);
    update();
    Q_EMIT turned();
}

void Preview::turnTo(qsizetype page)
{
    if (page < 0 || page >= pages())
        return;
    m_page = page;
    setAccessibleDescription(Window::tr("page %1 of %2").arg(page + 1).arg(pages()));
    update();
    Q_EMIT turned();
}

QRectF Preview::sheetRect(const paper::Page& page) const
{
    const double room = m_theme.px(8);
    const QRectF inside = QRectF(rect()).adjusted(room, room, -room, -room);
    QRectF sheet(QPointF(), page.size().scaled(inside.size(), Qt::KeepAspectRatio));
    sheet.moveCenter(inside.center());
    return sheet;
}

void Preview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const kit::Colors& c = m_theme.colors();
    if (m_document.pages.isEmpty()) {
        painter.setPen(c.soft);
        painter.setFont(m_theme.font(kit::Text::Big));
        const int inset = m_theme.px(40);
        const QRect above(inset, 0, width() - 2 * inset, height() / 2 - m_theme.px(30));
        painter.drawText(above, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, m_reason);
        return;
    }
    const paper::Page& page = m_document.pages.at(m_page);
    const QRectF sheet = sheetRect(page);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(c.focus, 3) : QPen(c.field, 1));
    painter.setBrush(Qt::white);
    painter.drawRect(sheet);
    painter.translate(sheet.topLeft());
    const double scale = sheet.width() / page.size().width();
    painter.scale(scale, scale);
    paper::paint(page, painter);
}

void Preview::wheelEvent(QWheelEvent* event)
{
    m_wheel += event->angleDelta().y();
    if (qAbs(m_wheel) < 120)
        return;
    turnTo(m_page + (m_wheel < 0 ? 1 : -1));
    m_wheel = 0;
}

} // namespace print

#include "moc_preview.cpp"
