#include "widgets.h"

#include "follow.h"
#include "stroke.h"
#include "stylepaint.h"
#include "text.h"

#include "ui/drawing/marks.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <cmath>
#include <utility>

using wording::Window;

namespace kit {

namespace {

constexpr int leastWords = 120; // pixels at 100 %, of the text of a button that shrinks

} // namespace

Card::Card(Theme& theme, QWidget* parent, Strip strip) : QFrame(parent), m_theme(theme), m_strip(strip)
{
    setRole(*this, QAccessible::Grouping);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Card::setEmpty(bool empty)
{
    m_empty = empty;
    update();
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& c = m_theme.colors();
    const double radius = m_theme.px(8);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPen pen(c.line, 1);
    if (m_empty) {
        pen.setDashPattern({4, 3});
        pen.setColor(c.field);
    }
    painter.setPen(pen);
    painter.setBrush(m_empty ? QBrush(Qt::NoBrush) : QBrush(c.panel));
    painter.drawRoundedRect(box, radius, radius);
    if (hasFocus() && !focusProxy()) // for example a question without a chosen answer
        paintRing(painter, m_theme, rect(), 8, c.panel);
    if (m_strip == Strip::None)
        return;
    QPainterPath clip;
    clip.addRoundedRect(QRectF(rect()), radius, radius);
    painter.setClipPath(clip);
    painter.fillRect(QRectF(0, 0, width(), m_theme.px(4)), m_strip == Strip::A ? c.a : c.b);
}

QColor colorOf(const Colors& c, Line::Ink ink)
{
    const QColor* const all[] = {&c.ink, &c.soft, &c.a, &c.b, &c.ok, &c.warn, &c.bad}; // in Ink's order
    return *all[static_cast<std::size_t>(ink)];
}

Line::Line(Theme& theme, int pixels, Weight weight, Ink ink, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_pixels(pixels), m_weight(weight), m_ink(ink)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setRole(*this, QAccessible::StaticText);
    redrawWith(theme, this);
}

void Line::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Line::setInk(Ink ink)
{
    m_ink = ink;
    update();
}

void Line::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

void Line::setLeast(int pixels)
{
    m_least = pixels;
    updateGeometry();
}

QSize Line::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(m_pixels, m_weight));
    return {metrics.horizontalAdvance(m_text) + 2, metrics.height()};
}

QSize Line::minimumSizeHint() const
{
    const QFontMetrics metrics(m_theme.font(m_pixels, m_weight));
    const int least = qMax(metrics.horizontalAdvance(u'M') * 4, m_theme.px(m_least));
    return {qMin(metrics.horizontalAdvance(m_text) + 2, least), metrics.height()};
}

drawing::FittedText Line::shown() const
{
    const int smallest = m_theme.px(qMax(static_cast<int>(Text::Small), m_pixels * 3 / 4));
    return drawing::fitted(m_text, m_theme.font(m_pixels, m_weight), width(), smallest);
}

void Line::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(colorOf(m_theme.colors(), m_ink));
    const drawing::FittedText words = shown();
    setToolTip(words.text == m_text ? QString() : m_text);
    painter.setFont(words.font);
    painter.drawText(rect(), static_cast<int>(m_alignment) | Qt::TextSingleLine, words.text);
}

void write(QPainter& painter, const Theme& theme, const QRectF& place, const QString& text, const QFont& font,
           const QColor& color, Qt::Alignment alignment)
{
    painter.setPen(color);
    drawing::drawFitted(painter, place, alignment, text, font, theme.px(static_cast<int>(Text::Small)));
}

void writeName(QPainter& painter, const Theme& theme, const QRectF& place, const QString& name,
               const QFont& font, const QColor& color)
{
    painter.setPen(color);
    drawing::drawName(painter, place, Qt::AlignLeft | Qt::AlignVCenter, name, font,
                      theme.px(static_cast<int>(Text::Small)));
}

Mark::Mark(Theme& theme, bool sideA, int pixels, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_sideA(sideA), m_pixels(pixels)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setRole(*this, QAccessible::Graphic); // before the name, because Qt reports a name at once
    setAccessibleName(sideA ? Window::tr("side A") : Window::tr("side B"));
    redrawWith(theme, this);
}

void Mark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = m_theme.px(m_pixels);
    const QRectF middle((width() - side) / 2, (height() - side) / 2, side, side);
    painter.fillPath(drawing::sideMark(m_sideA, middle), m_sideA ? m_theme.colors().a : m_theme.colors().b);
}

int keycapWidth(const Theme& theme, const QString& key)
{
    return QFontMetrics(theme.font(Text::Small, Weight::Medium)).horizontalAdvance(key) + theme.px(12);
}

void paintKeycap(QPainter& painter, const Theme& theme, const QRectF& place, const QString& key,
                 bool isEnabled)
{
    const Colors& c = theme.colors();
    const QFont font = theme.font(Text::Small, Weight::Medium);
    const int high = QFontMetrics(font).height() + theme.px(8) - 4;
    const QRectF cap(std::floor(place.left()) + 0.5, std::floor(place.center().y() - high / 2.0) - 0.5,
                     keycapWidth(theme, key), high);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(c.line, 1));
    painter.setBrush(c.shade);
    painter.drawRoundedRect(cap.translated(0, 1), 4, 4);
    painter.drawRoundedRect(cap, 4, 4);
    painter.setPen(isEnabled ? c.ink : c.dim);
    painter.setFont(font);
    painter.drawText(cap, Qt::AlignCenter, key);
    painter.restore();
}

void paintRing(QPainter& painter, const Theme& theme, const QRectF& box, int radius, const QColor& ground)
{
    Brush{painter, theme.colors(), theme.scale()}.ring(box, theme.px(radius), ground, 3);
}

PaintedButton::PaintedButton(Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    redrawWith(theme, this);
}

void PaintedButton::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(*event) && !isCommand(*event))
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void PaintedButton::paintFrame(QPainter& painter, const QColor& line, const QColor& ground) const
{
    if (hasFocus())
        return paintRing(painter, m_theme, rect(), 8, ground);
    const QPen pen(line, m_theme.px(1));
    const double half = pen.widthF() / 2;
    painter.setPen(pen);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), m_theme.px(8), m_theme.px(8));
}

KeyHint::KeyHint(Theme& theme, const QString& key, const QString& does, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_key(key), m_does(does)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setRole(*this, QAccessible::Button); // before the name, because Qt reports a name at once
    setAccessibleName(Window::tr("%1, key %2").arg(does, key));
    setCursor(Qt::PointingHandCursor);
    redrawWith(theme, this);
}

void KeyHint::setDoes(const QString& does)
{
    if (std::exchange(m_does, does) == does)
        return;
    setAccessibleName(Window::tr("%1, key %2").arg(does, m_key));
    updateGeometry();
    update();
}

void KeyHint::setRoomy(bool roomy)
{
    m_roomy = roomy;
    updateGeometry();
    update();
}

void KeyHint::letFocus()
{
    setFocusPolicy(Qt::StrongFocus);
    updateGeometry();
}

QSize KeyHint::sizeHint() const
{
    const QFontMetrics key(m_theme.font(Text::Small, Weight::Medium));
    const QFontMetrics does(m_theme.font(Text::Small));
    const int words = m_does.isEmpty() ? 0 : does.horizontalAdvance(m_does) + m_theme.px(6);
    const QSize plain(key.horizontalAdvance(m_key) + m_theme.px(14) + words + 2 * edge(),
                      key.height() + m_theme.px(8));
    return m_roomy ? plain.expandedTo({m_theme.px(48), m_theme.px(48)}) : plain;
}

void KeyHint::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus())
        paintRing(painter, m_theme, rect(), 8, Qt::transparent);
    paintKeycap(painter, m_theme, rect().adjusted(edge(), 0, 0, 0), m_key);
    painter.setPen(m_theme.colors().soft);
    painter.setFont(m_theme.font(Text::Small));
    painter.drawText(QRectF(edge() + keycapWidth(m_theme, m_key) + m_theme.px(6), 0, width(), height()),
                     Qt::AlignLeft | Qt::AlignVCenter, m_does);
}

void KeyHint::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT clicked();
}

void KeyHint::keyPressEvent(QKeyEvent* event)
{
    if ((!isEnter(*event) && event->key() != Qt::Key_Space) || isCommand(*event))
        QWidget::keyPressEvent(event);
    else if (!event->isAutoRepeat()) // the key that led here may still be held down
        Q_EMIT clicked();
}

KeycapButton::KeycapButton(Theme& theme, const QString& text, const QString& key, QWidget* parent)
    : QPushButton(text, parent), m_theme(theme), m_key(key)
{
    setAccessibleName(text);
    setAutoDefault(true);
    redrawWith(theme, this);
}

void KeycapButton::say(const QString& text, const QString& key)
{
    m_key = key;
    setText(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

void KeycapButton::letShrink()
{
    m_shrinks = true;
    setSizePolicy(QSizePolicy::Preferred, sizePolicy().verticalPolicy());
}

QSize KeycapButton::sizeHint() const
{
    return QPushButton::sizeHint() + QSize(capWidth(), 0);
}

QSize KeycapButton::minimumSizeHint() const
{
    const QSize all = sizeHint();
    const int spare = m_shrinks ? capWidth() + qMax(0, wordsWidth() - m_theme.px(leastWords)) : 0;
    return {all.width() - spare, all.height()};
}

void KeycapButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawControl(QStyle::CE_PushButton, option);
    const int missing = qMax(0, sizeHint().width() - width());
    const int cap = missing > 0 ? 0 : capWidth(); // the text matters more than the keycap
    const int lacks = qMax(0, missing - capWidth());
    const int words = wordsWidth() - lacks;
    const QString shown =
        lacks > 0 ? drawing::elided(fontMetrics(), text(), words, Qt::TextShowMnemonic) : text();
    if (m_shrinks)
        setToolTip(lacks > 0 ? accessibleName() : QString());
    QRect place = rect();
    place.setLeft((width() - words - cap) / 2);
    initStyleOption(&option);
    painter.setPen(buttonInk(m_theme.colors(), option, this));
    painter.setFont(font());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, shown);
    if (cap > 0)
        paintKeycap(painter, m_theme, QRectF(place).adjusted(words + m_theme.px(10), 0, 0, 0), m_key,
                    isReady(option, this));
}

Badge::Badge(Theme& theme, const QString& text, Tone tone, QWidget* parent)
    : QLabel(text, parent), m_theme(theme), m_tone(tone)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] { dress(); });
    dress();
}

void Badge::setTone(Tone tone)
{
    m_tone = tone;
    dress();
}

void Badge::dress()
{
    const Colors& c = m_theme.colors();
    setFont(m_theme.font(Text::Small, m_tone == Tone::Quiet ? Weight::Plain : Weight::Medium));
    setContentsMargins(m_theme.px(12), m_theme.px(3), m_theme.px(12), m_theme.px(3));
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, m_tone == Tone::Warn   ? c.warn
                                          : m_tone == Tone::Good ? c.ok
                                                                 : c.soft);
    setPalette(colors);
}

void Badge::paintEvent(QPaintEvent* event)
{
    {
        const Colors& c = m_theme.colors();
        const double radius = m_theme.px(11);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(m_tone == Tone::Warn ? QPen(Qt::NoPen)
                                            : QPen(m_tone == Tone::Good ? c.ok : c.line, 1));
        painter.setBrush(m_tone == Tone::Warn ? QBrush(c.warnSoft) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }
    QLabel::paintEvent(event);
}

} // namespace kit

#include "moc_widgets.cpp"
