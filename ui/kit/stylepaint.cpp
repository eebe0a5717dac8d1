#include "stylepaint.h"

#include "ui/drawing/marks.h"

#include <QDialog>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace kit {

namespace {

bool isOn(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

// A pill is a plain button with a frame.
bool isPlain(const QWidget* widget)
{
    return has(widget, "plain") && !has(widget, "pill");
}

bool isStrong(const QStyleOptionButton& option, const QWidget* widget)
{
    // Outside a dialog, any button that Enter presses is the default button while it has the focus.
    const bool isOfDialog = widget && qobject_cast<const QDialog*>(widget->window());
    return (isOfDialog && option.features.testFlag(QStyleOptionButton::DefaultButton)) ||
           has(widget, "strong");
}

void paintTick(const Brush& brush, const QRectF& box, const QColor& color)
{
    brush.painter.save();
    brush.painter.setRenderHint(QPainter::Antialiasing);
    brush.painter.setPen(QPen(color, brush.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.drawPath(drawing::tick(box));
    brush.painter.restore();
}

QRect handleOf(const QStyleOptionSlider& bar, int least)
{
    const bool isUpright = bar.orientation == Qt::Vertical;
    const int room = isUpright ? bar.rect.height() : bar.rect.width();
    const int steps = bar.maximum - bar.minimum;
    int length = room;
    if (steps > 0)
        length = std::clamp(static_cast<int>(qint64(bar.pageStep) * room / (qint64(steps) + bar.pageStep)),
                            std::min(least, room), room);
    const int at = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                   room - length, bar.upsideDown);
    return isUpright ? QRect(bar.rect.left(), bar.rect.top() + at, bar.rect.width(), length)
                     : QRect(bar.rect.left() + at, bar.rect.top(), length, bar.rect.height());
}

} // namespace

bool has(const QWidget* widget, const char* property)
{
    return widget && widget->property(property).toBool();
}

void Brush::panel(const QRectF& box, double radius, const QColor& ground, const QColor& frame,
                  double width) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(ground);
    painter.setPen(width > 0 ? QPen(frame, width) : QPen(Qt::NoPen));
    const double half = width / 2;
    const double round = std::max(0.0, radius - half);
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), round, round);
    painter.restore();
}

void Brush::ring(const QRectF& box, double radius, const QColor& ground, double width) const
{
    const bool isApart = ground == colors.ink;
    panel(box, radius, isApart ? QColor(Qt::transparent) : ground, colors.focus, px(width));
    if (!isApart)
        return;
    const double in = px(width + 2);
    panel(box.adjusted(in, in, -in, -in), std::max(0.0, radius - in), ground, {}, 0);
}

bool isReady(const QStyleOption& option, const QWidget* widget)
{
    return isOn(option, QStyle::State_Enabled) && !has(widget, "unready");
}

QColor buttonInk(const Colors& c, const QStyleOptionButton& option, const QWidget* widget)
{
    if (!isReady(option, widget))
        return c.dim;
    if (has(widget, "pill"))
        return c.soft;
    const bool isFilled = isStrong(option, widget) && !isOn(option, QStyle::State_On) && !isPlain(widget);
    return isFilled ? c.panel : c.ink;
}

void paintButton(const Brush& brush, const QStyleOptionButton& option, const QWidget* widget)
{
    const Colors& c = brush.colors;
    const bool isFramed = !isPlain(widget) && !has(widget, "pill");
    QColor ground = isPlain(widget) ? QColor(Qt::transparent) : c.panel;
    QColor frame = has(widget, "pill") ? c.line : c.field;
    double width = isPlain(widget) ? 0 : 1;
    if (isOn(option, QStyle::State_MouseOver))
        ground = c.shade;
    if (isStrong(option, widget) && isFramed)
        ground = frame = c.ink;
    if (isOn(option, QStyle::State_On)) {
        ground = c.chosen;
        frame = c.chosenLine;
        width = 2;
    }
    if (!isReady(option, widget) && isFramed) {
        ground = c.shade;
        frame = c.line;
    }
    QRectF box = option.rect;
    double radius = brush.px(8);
    if (has(widget, "pill")) {
        const double high = brush.px(30); // the button itself is higher, for a finger
        box = {box.left(), box.center().y() - high / 2, box.width(), high};
        radius = high / 2;
    }
    if (isOn(option, QStyle::State_HasFocus))
        return brush.ring(box, radius, ground, isFramed ? 3 : 2);
    brush.panel(box, radius, ground, frame, brush.px(width));
}

void paintField(const Brush& brush, const QStyleOption& option, const QWidget* widget)
{
    const Colors& c = brush.colors;
    QColor ground = c.panel;
    QColor frame = c.field;
    double width = 1;
    if (!isOn(option, QStyle::State_Enabled)) {
        ground = c.shade;
        frame = c.line;
    }
    if (isOn(option, QStyle::State_HasFocus)) {
        frame = c.focus;
        width = 3;
    }
    const bool hasFocus = width >= 3;
    QRectF box = option.rect;
    if (has(widget, "wrong")) {
        frame = c.bad;
        width = 2;
    }
    brush.panel(box, brush.px(6), ground, frame, brush.px(width));
    if (hasFocus && has(widget, "wrong")) { // shows both frames
        const double in = brush.px(width);
        brush.panel(box.adjusted(in, in, -in, -in), brush.px(4), ground, c.focus, brush.px(2));
    }
}

void paintCheck(const Brush& brush, const QStyleOption& option)
{
    const Colors& c = brush.colors;
    const bool isEnabled = isOn(option, QStyle::State_Enabled);
    const bool isChecked = isOn(option, QStyle::State_On);
    const QRectF box = option.rect;
    const QColor frame = !isEnabled ? c.line : isChecked ? c.ink : c.field;
    brush.panel(box, brush.px(4), !isEnabled ? c.shade : isChecked ? c.ink : c.panel, frame, brush.px(2));
    if (isChecked)
        paintTick(brush, box.adjusted(brush.px(4), brush.px(4), -brush.px(4), -brush.px(4)),
                  isEnabled ? c.panel : c.dim);
}

void paintRadio(const Brush& brush, const QStyleOption& option)
{
    const Colors& c = brush.colors;
    const bool isChecked = isOn(option, QStyle::State_On);
    const QColor ink = isOn(option, QStyle::State_Enabled) ? c.ink : c.dim;
    brush.panel(option.rect, brush.px(10), c.panel, isChecked ? ink : c.field, brush.px(isChecked ? 6 : 2));
}

void paintListFrame(const Brush& brush, const QStyleOption& option)
{
    const bool hasFocus = isOn(option, QStyle::State_HasFocus);
    brush.panel(option.rect, brush.px(8), brush.colors.panel,
                hasFocus ? brush.colors.focus : brush.colors.line, brush.px(hasFocus ? 2 : 1));
}

void paintChevron(const Brush& brush, const QPointF& center, const QColor& color, bool toRight)
{
    const double half = brush.px(5);
    const QPointF along = toRight ? QPointF(half / 2, 0) : QPointF(0, half / 2);
    const QPointF across = toRight ? QPointF(0, half) : QPointF(half, 0);
    brush.painter.save();
    brush.painter.setRenderHint(QPainter::Antialiasing);
    brush.painter.setPen(QPen(color, brush.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    brush.painter.drawPolyline(QPolygonF({center - along - across, center + along, center - along + across}));
    brush.painter.restore();
}

void paintMenuItem(const Brush& brush, const QStyleOptionMenuItem& option)
{
    const Colors& c = brush.colors;
    QPainter& painter = brush.painter;
    const QRectF box = option.rect;
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRectF(box.left() + brush.px(8), box.center().y(), box.width() - 2 * brush.px(8), 1),
                         c.line);
        return;
    }
    const bool isEnabled = isOn(option, QStyle::State_Enabled);
    const bool isSelected = isOn(option, QStyle::State_Selected);
    if (isSelected)
        brush.panel(box, brush.px(4), isEnabled ? c.focus : c.shade, {}, 0);
    const QColor ink = !isEnabled ? c.dim : isSelected ? c.panel : c.ink;
    const double side = brush.px(14);
    if (option.checked)
        paintTick(brush, {box.left() + brush.px(10), box.center().y() - side / 2, side, side}, ink);
    QRectF words = box.adjusted(brush.px(option.menuHasCheckableItems ? 32 : 20), 0, -brush.px(20), 0);
    if (!option.icon.isNull()) {
        const int size = option.maxIconWidth - 4; // QMenu adds 4 to it
        option.icon.paint(&painter, QRectF(words.left(), box.center().y() - size / 2.0, size, size).toRect(),
                          Qt::AlignCenter,
                          !isEnabled   ? QIcon::Disabled
                          : isSelected ? QIcon::Active
                                       : QIcon::Normal);
    }
    if (option.maxIconWidth > 0)
        words.setLeft(words.left() + option.maxIconWidth + brush.px(8));
    painter.save();
    painter.setFont(option.font);
    painter.setPen(ink);
    const QString& text = option.text;
    const auto tab = text.indexOf(u'\t');
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextShowMnemonic,
                     text.left(tab));
    if (tab >= 0)
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text.mid(tab + 1));
    painter.restore();
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu)
        paintChevron(brush, {box.right() - brush.px(14), box.center().y()}, ink, true);
}

void paintMenuBarItem(const Brush& brush, const QStyleOptionMenuItem& option)
{
    const Colors& c = brush.colors;
    const bool isChosen = isOn(option, QStyle::State_Selected) || isOn(option, QStyle::State_Sunken);
    brush.painter.fillRect(option.rect, c.shade);
    if (isChosen)
        brush.panel(option.rect, brush.px(4), c.focus, {}, 0);
    brush.painter.save();
    brush.painter.setFont(option.font);
    brush.painter.setPen(!isOn(option, QStyle::State_Enabled) ? c.dim : isChosen ? c.panel : c.ink);
    brush.painter.drawText(option.rect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextShowMnemonic,
                           option.text);
    brush.painter.restore();
}

void paintTab(const Brush& brush, const QStyleOptionTab& option)
{
    const Colors& c = brush.colors;
    QPainter& painter = brush.painter;
    const bool isSelected = isOn(option, QStyle::State_Selected);
    painter.save();
    painter.fillRect(option.rect, isOn(option, QStyle::State_MouseOver) ? c.shade : c.panel);
    QRect line = option.rect;
    line.setTop(line.bottom() + 1 - static_cast<int>(brush.px(3)));
    if (isSelected)
        painter.fillRect(line, c.focus);
    if (isSelected && isOn(option, QStyle::State_HasFocus))
        brush.panel(option.rect, brush.px(4), Qt::transparent, c.focus, brush.px(2));
    QFont font = painter.font();
    font.setWeight(isSelected ? QFont::Medium : QFont::Normal);
    painter.setFont(font);
    painter.setPen(isSelected ? c.ink : c.soft);
    painter.drawText(option.rect.adjusted(0, 0, 0, -line.height()),
                     Qt::AlignCenter | Qt::TextSingleLine | Qt::TextShowMnemonic, option.text);
    painter.restore();
}

void paintProgress(const Brush& brush, const QStyleOptionProgressBar& option)
{
    QRectF box = option.rect;
    const double high = brush.px(8);
    box = QRectF(box.left(), box.center().y() - high / 2, box.width(), high);
    brush.panel(box, brush.px(4), brush.colors.line, {}, 0);
    const int all = option.maximum - option.minimum;
    if (all <= 0) // unknown duration
        box = QRectF(box.center().x() - box.width() / 6, box.top(), box.width() / 3, high);
    else
        box.setWidth(box.width() * std::clamp((option.progress - option.minimum) / double(all), 0.0, 1.0));
    if (box.width() > 0)
        brush.panel(box, brush.px(4), brush.colors.soft, {}, 0);
}

QRect barPart(const QStyleOptionSlider& bar, QStyle::SubControl part, int least)
{
    const QRect handle = handleOf(bar, least);
    const bool isUpright = bar.orientation == Qt::Vertical;
    QRect rest = bar.rect;
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return handle;
    case QStyle::SC_ScrollBarGroove:
        return rest;
    case QStyle::SC_ScrollBarSubPage:
        isUpright ? rest.setBottom(handle.top() - 1) : rest.setRight(handle.left() - 1);
        return rest;
    case QStyle::SC_ScrollBarAddPage:
        isUpright ? rest.setTop(handle.bottom() + 1) : rest.setLeft(handle.right() + 1);
        return rest;
    default:
        return {}; // no arrows
    }
}

} // namespace kit
