#include "answercard.h"

#include "ui/drawing/marks.h"
#include "ui/kit/follow.h"

#include <QPainter>
#include <QVBoxLayout>

using kit::Line;

namespace checkin {

namespace {

constexpr int markRoom = 56;

} // namespace

AnswerCard::AnswerCard(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new kit::Prose(theme, 30, Line::Ink::Ok, kit::Weight::Medium)),
      m_text(new kit::Prose(theme, 20, Line::Ink::Plain, kit::Weight::Medium)),
      m_why(new kit::Prose(theme, 14, Line::Ink::Soft))
{
    auto* line = new QVBoxLayout(this);
    line->setSpacing(2);
    line->addStretch(1);
    line->addWidget(m_title);
    line->addWidget(m_text);
    line->addWidget(m_why);
    line->addStretch(1);
    m_title->hide();
    m_why->hide();
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    kit::follow(theme, this, [this, line] {
        line->setContentsMargins(m_theme.px(markRoom), m_theme.px(12), m_theme.px(16), m_theme.px(12));
        setMinimumHeight(m_theme.px(94)); // of a name and a line: what stands below does not move
        update();
    });
}

void AnswerCard::sayDone(const QString& title, const QString& text)
{
    say(Tone::Done, title, text);
}

void AnswerCard::sayLetIn(const QString& title, const QString& text, const QString& why)
{
    say(Tone::LetIn, title, text, why);
}

void AnswerCard::sayNot(const QString& text, const QString& why)
{
    say(Tone::Not, {}, text, why);
}

void AnswerCard::sayQuietly(const QString& text)
{
    say(Tone::Quiet, {}, text);
}

void AnswerCard::say(Tone tone, const QString& title, const QString& text, const QString& why)
{
    m_tone = tone;
    m_title->say(title, tone == Tone::LetIn ? Line::Ink::Warn : Line::Ink::Ok);
    m_title->setVisible(!title.isEmpty());
    m_text->say(text, saysHere() ? Line::Ink::Plain : tone == Tone::Not ? Line::Ink::Bad : Line::Ink::Soft);
    m_why->say(why);
    update();
}

void AnswerCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const QColor color = m_tone == Tone::Done    ? c.ok
                         : m_tone == Tone::LetIn ? c.warn
                         : m_tone == Tone::Not   ? c.bad
                                                 : c.line;
    painter.setPen(QPen(color, m_theme.px(m_tone == Tone::Quiet ? 1 : 2)));
    painter.setBrush(c.panel);
    const double radius = m_theme.px(8);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    if (m_tone == Tone::Quiet)
        return;
    const double side = m_theme.px(24);
    const QRectF box(m_theme.px(18), (height() - side) / 2.0, side, side);
    painter.setPen(QPen(color, m_theme.px(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (saysHere())
        return painter.drawPath(drawing::tick(box));
    const QRectF cross = box.adjusted(4, 4, -4, -4);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

} // namespace checkin
