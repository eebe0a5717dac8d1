#include "choices.h"

#include "ui/drawing/fittedtext.h"
#include "ui/kit/icons.h"
#include "wording/clock.h"
#include "wording/tr.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;
using kit::Text;
using kit::Weight;
using wording::Window;

namespace start {

Painted::Painted(kit::Theme& theme, QWidget* parent) : PaintedButton(theme, parent)
{
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

double Painted::paintKey(QPainter& painter, double right, double middle, const QString& key) const
{
    const int wide = kit::keycapWidth(m_theme, key);
    kit::paintKeycap(painter, m_theme, {right - wide, middle, static_cast<double>(wide), 0}, key);
    return right - wide;
}

Choice::Choice(kit::Theme& theme, const QString& icon, const QString& title, const QString& text,
               const QString& key, QWidget* parent)
    : Painted(theme, parent), m_icon(icon), m_about(text), m_key(key)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(text);
}

void Choice::setDone(bool done)
{
    m_isDone = done;
    setAccessibleName(done ? Window::tr("%1, done").arg(text()) : text());
    update();
}

void Choice::setLow(bool low)
{
    if (std::exchange(m_isLow, low) != low)
        updateGeometry();
}

QSize Choice::sizeHint() const
{
    const int lines =
        QFontMetrics(m_theme.font(20, Weight::Medium)).height() + 2 * QFontMetrics(m_theme.font(15)).height();
    return {m_theme.px(360),
            m_isLow ? lines + m_theme.px(20) : qMax(m_theme.px(108), lines + m_theme.px(30))};
}

void Choice::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const double stroke = hasFocus() ? m_theme.px(3) : 1.5;
    painter.setPen(QPen(hasFocus() ? c.focus : c.field, stroke));
    painter.setBrush(isDown() || underMouse() ? c.shade : c.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2),
                            m_theme.px(8), m_theme.px(8));
    const QColor ink = isEnabled() ? c.ink : c.soft;
    const int side = m_theme.px(28);
    painter.drawPixmap(m_theme.px(20), (height() - side) / 2,
                       kit::icon(m_icon, side, ink, devicePixelRatioF()));
    const QFont title = m_theme.font(20, Weight::Medium);
    const QFont about = m_theme.font(15);
    const double left = m_theme.px(72);
    const double right = width() - m_theme.px(20);
    const double titleHigh = QFontMetrics(title).height();
    const QRect room(0, 0, static_cast<int>(right - left), height());
    const double aboutHigh = QFontMetrics(about).boundingRect(room, Qt::TextWordWrap, m_about).height();
    const double top = (height() - titleHigh - m_theme.px(2) - aboutHigh) / 2;
    double end = right;
    if (m_isDone) {
        const int tick = m_theme.px(24);
        painter.drawPixmap(static_cast<int>(right) - tick, static_cast<int>(top),
                           kit::icon(u"check"_s, tick, c.ok, devicePixelRatioF()));
        end -= tick;
    } else {
        end = paintKey(painter, right, top + titleHigh / 2, m_key);
    }
    painter.setPen(ink);
    drawing::drawFitted(painter, {left, top, end - left - m_theme.px(10), titleHigh},
                        Qt::AlignLeft | Qt::AlignVCenter, text(), title, m_theme.px(16));
    painter.setPen(c.soft);
    painter.setFont(about);
    painter.drawText(QRectF(left, top + titleHigh + m_theme.px(2), right - left, aboutHigh),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, m_about);
}

QString changedText(const QDateTime& changed, const QDate& today)
{
    if (changed.date() == today)
        return Window::tr("Today, %1").arg(wording::timeOfDay(changed.time()));
    return wording::dayText(changed.date());
}

RecentRow::RecentRow(kit::Theme& theme, const Recent& recent, int number, QWidget* parent)
    : Painted(theme, parent), m_recent(recent), m_number(number)
{
    setText(recent.name);
    setToolTip(QDir::toNativeSeparators(recent.file));
    setAccessibleName(recent.fileExists ? Window::tr("Open %1, %2").arg(recent.name, recent.file)
                                        : Window::tr("Remove %1, not found").arg(recent.name));
    setAccessibleDescription(recent.state);
}

void RecentRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    painter.fillRect(rect(), isDown() || underMouse() ? c.shade : c.panel);
    painter.fillRect(QRect(0, 0, width(), 1), c.line);
    const double margin = recentInset;
    const double half = height() / 2.0;
    const double keyPlace = m_theme.px(54);
    const double right = width() - keyPlace;
    if (m_recent.fileExists)
        paintKey(painter, width() - m_theme.px(14), half, QString::number(m_number));
    const QString changed =
        m_recent.changed.isValid() ? changedText(m_recent.changed, QDate::currentDate()) : QString();
    const QString folder = QFileInfo(QFileInfo(m_recent.file).path()).fileName();
    const double dateWide = // no wider than needed; the name gets the rest
        qMin<double>(m_theme.px(170),
                     2 + qMax(QFontMetricsF(m_theme.font(15)).horizontalAdvance(changed),
                              QFontMetricsF(m_theme.font(Text::Small)).horizontalAdvance(folder)));
    const double across = right - dateWide - margin - m_theme.px(14);
    const QRectF upper(margin, half - m_theme.px(24), across, m_theme.px(24));
    const QRectF lower(margin, half + m_theme.px(1), across, m_theme.px(22));
    const QColor ink = m_recent.fileExists ? c.ink : c.soft;
    const bool isAlone = m_recent.fileExists && m_recent.state.isEmpty(); // the name can use both lines
    kit::writeName(painter, m_theme, isAlone ? upper.united(lower) : upper, m_recent.name,
                   m_theme.font(Text::Big, Weight::Medium), ink);
    const auto atRight = Qt::AlignRight | Qt::AlignVCenter;
    kit::write(painter, m_theme, {right - dateWide, upper.top(), dateWide, upper.height()}, changed,
               m_theme.font(15), ink, atRight);
    kit::write(painter, m_theme, {right - dateWide, lower.top(), dateWide, lower.height()}, folder,
               m_theme.font(Text::Small), c.soft, atRight);
    if (m_recent.fileExists) {
        kit::write(painter, m_theme, lower, m_recent.state, m_theme.font(15), c.soft);
    } else {
        const QString gone = Window::tr("Not found · ");
        kit::write(painter, m_theme, lower, gone, m_theme.font(15), c.soft);
        const double wide = QFontMetricsF(m_theme.font(15)).horizontalAdvance(gone);
        kit::write(painter, m_theme, lower.adjusted(wide, 0, 0, 0), Window::tr("Remove"), m_theme.font(15),
                   c.focus);
    }
    if (hasFocus()) {
        const double stroke = m_theme.px(3);
        painter.setPen(QPen(c.focus, stroke));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2),
                                m_theme.px(6), m_theme.px(6));
    }
}

} // namespace start

#include "moc_choices.cpp"
