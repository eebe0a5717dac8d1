#include "rail.h"

#include "ui/kit/follow.h"
#include "ui/kit/icons.h"
#include "ui/kit/widgets.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace shell {

namespace {

// Pixels at 100 %: an icon with its name below, centered in a button.
constexpr int pictureSide = 24;
constexpr int wordBegins = 26; // from the top of the icon
constexpr int wordEnds = 45;
constexpr int leastWithWord = 50;

} // namespace

RailButton::RailButton(kit::Theme& theme, const QString& icon, const QString& word, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_icon(icon)
{
    setText(word);
    setAccessibleName(word);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    kit::redrawWith(theme, this);
}

QSize RailButton::sizeHint() const
{
    QFontMetrics small(m_theme.font(kit::Text::Small));
    return {qMax(92, small.horizontalAdvance(text()) + m_theme.px(12)), m_theme.px(64)};
}

bool RailButton::showsWord() const
{
    const QList<QAbstractButton*> all = group() ? group()->buttons() : QList<QAbstractButton*>();
    return std::ranges::all_of(
        all, [this](const QAbstractButton* each) { return each->height() >= m_theme.px(leastWithWord); });
}

void RailButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QAbstractButton::keyPressEvent(event);
    else if (!event->isAutoRepeat())
        click();
}

// The height of other buttons decides whether names are shown.
void RailButton::resizeEvent(QResizeEvent*)
{
    if (parentWidget())
        parentWidget()->update();
}

void RailButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const kit::Colors& c = m_theme.colors();
    if (isChecked()) {
        painter.fillRect(rect(), c.railOn);
        painter.fillRect(0, 0, m_theme.px(4), height(), c.a);
    }
    const bool darkRail = c.railOn.lightness() < 128;
    const QColor ink = isChecked() ? (darkRail ? QColor(Qt::white) : c.ink) : c.railInk;
    const int size = m_theme.px(pictureSide);
    const QPixmap picture = kit::icon(m_icon, size, ink, devicePixelRatioF());
    const bool withWord = showsWord();
    const int top = (height() - (withWord ? m_theme.px(wordEnds) : size)) / 2;
    painter.drawPixmap((width() - size) / 2, top, picture);
    painter.setPen(ink);
    painter.setFont(m_theme.font(kit::Text::Small));
    if (withWord)
        painter.drawText(
            QRect(0, top + m_theme.px(wordBegins), width(), m_theme.px(wordEnds) - m_theme.px(wordBegins)),
            Qt::AlignCenter, text());
    if (hasFocus()) {
        painter.setPen(QPen(c.focus, 3));
        painter.drawRect(rect().adjusted(2, 2, -2, -2));
    }
}

Rail::Rail(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_layout(kit::columnIn(this, 0, {0, 10, 0, 10}))
{
    m_layout->addStretch();
    m_buttons.setExclusive(true);
    connect(&m_buttons, &QButtonGroup::idClicked, this, &Rail::chosen);
    connect(&theme, &kit::Theme::changed, this, qOverload<>(&QWidget::update));
}

void Rail::add(int number, const QString& icon, const QString& word)
{
    auto* button = new RailButton(m_theme, icon, word, this);
    button->setToolTip(wording::Window::tr("%1 · Ctrl+%2").arg(word, QString::number(number)));
    m_layout->insertWidget(static_cast<int>(m_buttons.buttons().size()), button);
    m_buttons.addButton(button, number);
}

void Rail::setCurrent(int number)
{
    m_buttons.setExclusive(false); // else no button could be unchecked
    for (QAbstractButton* button : m_buttons.buttons())
        button->setChecked(m_buttons.id(button) == number);
    m_buttons.setExclusive(true);
}

void Rail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const kit::Colors& c = m_theme.colors();
    painter.fillRect(rect(), c.rail);
    if (c.rail == c.background) // high contrast needs a line between them
        painter.fillRect(width() - 1, 0, 1, height(), c.line);
}

} // namespace shell

#include "moc_rail.cpp"
