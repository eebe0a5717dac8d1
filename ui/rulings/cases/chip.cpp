#include "chip.h"

#include "desk/rulings/ruling.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace rulings {

namespace {

constexpr int target = 48; // pixels at 100 %, as all below
constexpr int textInCase = 18;
constexpr int textInForm = 16;
constexpr int markSize = 18;
constexpr int gap = 6;
constexpr int edgeInCase = 8;
constexpr int edgeInForm = 12;
constexpr int leastText = 64; // of a shortened name
constexpr int buttonEdge = 14;

constexpr int sideMargin = 14; // pixels at 100 %
constexpr int topMargin = 8;

/// Lays out the text at that width, its first word bold. Returns the height.
double layOut(QTextLayout& layout, const kit::Theme& theme, qsizetype strong, double width)
{
    QTextLayout::FormatRange word;
    word.start = 0;
    word.length = static_cast<int>(strong);
    word.format.setFont(theme.font(16, kit::Weight::Strong));
    layout.setFormats({word});
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // for a name without spaces
    layout.setTextOption(option);
    layout.beginLayout();
    double high = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, high});
        high += line.height() + theme.px(2);
    }
    layout.endLayout();
    return high;
}

} // namespace

Chip::Chip(kit::Theme& theme, QWidget* parent, Place place)
    : QAbstractButton(parent), m_theme(theme), m_textSize(place == Place::Form ? textInForm : textInCase),
      m_edge(place == Place::Form ? edgeInForm : edgeInCase)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // shortens a long name
    kit::redrawWith(theme, this);
}

void Chip::setFace(const Face& face, const QString& name)
{
    m_face = face;
    setAccessibleName(name);
    updateGeometry();
    update();
}

int Chip::around() const
{
    const int mark = m_theme.px(markSize);
    const int between = m_face.text.isEmpty() ? 0 : m_theme.px(gap);
    return 2 * m_theme.px(m_edge) + (m_face.sideA ? mark + between : 0) + (m_face.suit ? mark + between : 0) +
           (m_face.key.isEmpty() ? 0 : kit::keycapWidth(m_theme, m_face.key) + m_theme.px(gap));
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(m_textSize));
    const int wide = metrics.horizontalAdvance(m_face.text) + 2 + around();
    return {qMax(m_theme.px(target), wide), m_theme.px(target)};
}

QSize Chip::minimumSizeHint() const
{
    const QSize all = sizeHint();
    return {qMin(all.width(), around() + m_theme.px(leastText)), all.height()};
}

int Chip::leastWholeWidth() const
{
    return QFontMetrics(m_theme.font(kit::Text::Small)).horizontalAdvance(m_face.text) + m_theme.px(3) +
           around();
}

void Chip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        event->ignore();
    else
        QAbstractButton::keyPressEvent(event);
}

void Chip::paintFrame(QPainter& painter, const QColor& ground) const
{
    const kit::Colors& c = m_theme.colors();
    const bool isEmpty = m_face.text.isEmpty() && !m_face.suit;
    if (hasFocus())
        return kit::paintRing(painter, m_theme, rect(), 6, ground);
    QPen pen(isChecked() ? c.ink : isEnabled() ? c.field : c.line, m_theme.px(1));
    if (isEmpty)
        pen.setDashPattern({4, 3});
    const double half = pen.widthF() / 2;
    painter.setPen(pen);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), m_theme.px(6), m_theme.px(6));
}

void Chip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    paintFrame(painter, isChecked() ? c.ink : c.shade);
    const bool isRed = m_face.suit == drawing::Suit::Hearts || m_face.suit == drawing::Suit::Diamonds;
    const QColor ink = isChecked() ? c.panel : !isEnabled() ? c.dim : isRed ? c.bad : c.ink;
    const double mark = m_theme.px(markSize);
    const double between = m_face.text.isEmpty() ? 0 : m_theme.px(gap);
    const double top = (height() - mark) / 2;
    double left = m_theme.px(m_edge);
    double right = width() - m_theme.px(m_edge);
    if (!m_face.key.isEmpty()) {
        right -= kit::keycapWidth(m_theme, m_face.key);
        kit::paintKeycap(painter, m_theme, {right, 0, 0, static_cast<double>(height())}, m_face.key,
                         isEnabled());
        right -= m_theme.px(gap);
    }
    if (m_face.sideA) {
        painter.fillPath(drawing::sideMark(*m_face.sideA, {left, top, mark, mark}), isChecked()     ? c.panel
                                                                                    : !isEnabled()  ? c.dim
                                                                                    : *m_face.sideA ? c.a
                                                                                                    : c.b);
        left += mark + between;
    }
    const QFont font = m_theme.font(m_textSize);
    const int smallest = m_theme.px(static_cast<int>(kit::Text::Small));
    painter.setPen(ink);
    if (m_face.sideA) { // a name
        const QRectF room(left, m_theme.px(3), right - left, height() - 2 * m_theme.px(3));
        const QStringList lines = drawing::fittedName(m_face.text, font, room.size(), smallest).lines;
        setToolTip(lines.join(u' ') == m_face.text ? QString() : m_face.text);
        return drawing::drawName(painter, room, Qt::AlignLeft | Qt::AlignVCenter, m_face.text, font,
                                 smallest);
    }
    const drawing::FittedText words =
        drawing::fitted(m_face.text, font, right - left - (m_face.suit ? mark + between : 0), smallest);
    setToolTip(words.text == m_face.text ? QString() : m_face.text);
    const double wide = QFontMetricsF(words.font).horizontalAdvance(words.text);
    const double all = wide + (m_face.suit ? mark + between : 0);
    if (m_face.key.isEmpty()) // a value is centered
        left = (width() - all) / 2;
    painter.setFont(words.font);
    painter.drawText(QRectF(left, 0, wide + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, words.text);
    if (m_face.suit)
        painter.fillPath(drawing::suit(*m_face.suit, {left + wide + between, top, mark, mark}), ink);
}

void evenOut(const QList<Chip*>& chips, int width, int gap)
{
    int all = -gap;
    int widest = 0;
    for (const Chip* chip : chips) {
        all += gap + chip->sizeHint().width();
        widest = qMax(widest, chip->leastWholeWidth());
    }
    const int inALine = qMax(1, static_cast<int>(chips.size() + 1) / 2);
    const int each = (width - (inALine - 1) * gap) / inALine;
    const bool areEven = chips.size() >= 4 && all > width && widest <= each;
    for (Chip* chip : chips)
        chip->setMinimumWidth(areEven ? each : 0);
}

KeyButton::KeyButton(kit::Theme& theme, const QString& text, const QString& key, QWidget* parent)
    : PaintedButton(theme, parent), m_key(key)
{
    setText(text);
    setAccessibleName(text);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeyButton::setStrong(bool strong)
{
    m_strong = strong;
    update();
}

QSize KeyButton::sizeHint() const
{
    const QFontMetrics words(m_theme.font(17, kit::Weight::Medium));
    return {2 * m_theme.px(buttonEdge) + words.horizontalAdvance(text()) + m_theme.px(10) +
                kit::keycapWidth(m_theme, m_key),
            m_theme.px(target)};
}

void KeyButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const bool isStrong = m_strong && isEnabled();
    paintFrame(painter, isStrong ? c.ink : isEnabled() ? c.field : c.line, isStrong ? c.ink : c.panel);
    const QFont font = m_theme.font(17, kit::Weight::Medium);
    painter.setFont(font);
    painter.setPen(isStrong ? c.panel : isEnabled() ? c.ink : c.dim);
    painter.drawText(QRectF(m_theme.px(buttonEdge), 0, width(), height()), Qt::AlignLeft | Qt::AlignVCenter,
                     text());
    const double wide = kit::keycapWidth(m_theme, m_key);
    kit::paintKeycap(painter, m_theme,
                     {width() - m_theme.px(buttonEdge) - wide, 0, wide, static_cast<double>(height())}, m_key,
                     isEnabled());
}

bool pressIn(const QList<KeyButton*>& buttons, int key)
{
    const QString pressed = QKeySequence(key).toString();
    for (KeyButton* each : buttons)
        if (each->key() == pressed && !each->isHidden()) {
            each->click();
            return true;
        }
    return false;
}

FindingBanner::FindingBanner(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    kit::redrawWith(theme, this);
}

void FindingBanner::show(const rules::Finding& finding, const QString& who, const QString& more, bool isRuled)
{
    const bool asksForMore = finding.why.code.starts_with("evidence-needs-");
    m_verdict = finding.verdict;
    m_word = kit::text(desk::verdictText(finding.verdict));
    const QString why = kit::text(desk::findingText(finding, who.toStdString()));
    m_sentence = kit::joined({isRuled && asksForMore ? QString() : why, more}, u" "_s);
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString FindingBanner::text() const
{
    return kit::joined({m_word, m_sentence}, u" "_s);
}

QSize FindingBanner::sizeHint() const
{
    const int wide = m_theme.px(320);
    return {wide, heightForWidth(wide)};
}

int FindingBanner::heightForWidth(int width) const
{
    QTextLayout layout(kit::withNumbersKept(text()), m_theme.font(16));
    return static_cast<int>(layOut(layout, m_theme, m_word.size(), width - 2 * m_theme.px(sideMargin))) +
           2 * m_theme.px(topMargin);
}

void FindingBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const bool isProven = m_verdict == rules::Verdict::Proven;
    const bool isWrong = m_verdict == rules::Verdict::Contradictory;
    const double wide = isWrong ? 2 : 1;
    painter.setPen(QPen(isProven ? c.warn : isWrong ? c.bad : c.line, wide));
    painter.setBrush(isProven ? c.warnSoft : c.shade);
    painter.drawRoundedRect(QRectF(rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), m_theme.px(6),
                            m_theme.px(6));
    QTextLayout layout(kit::withNumbersKept(text()), m_theme.font(16));
    layOut(layout, m_theme, m_word.size(), width() - 2 * m_theme.px(sideMargin));
    painter.setPen(isWrong ? c.bad : c.ink);
    layout.draw(&painter, QPointF(m_theme.px(sideMargin), m_theme.px(topMargin)));
}

} // namespace rulings

#include "moc_chip.cpp"
