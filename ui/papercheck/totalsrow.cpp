#include "totalsrow.h"

#include "wording/tr.h"
#include "ui/kit/follow.h"

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;
using wording::Window;

namespace papercheck {

namespace {

constexpr int edge = 12; // pixels
constexpr int gap = 10;
constexpr int numberWidth = 34; // pixels at 100 %
constexpr int fieldWidth = 100;
constexpr int markWidth = 116;

} // namespace

TotalsRow::TotalsRow(kit::Theme& theme, int hand, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(edge, 4, edge, 4);
    line->setSpacing(gap);
    auto* number = new kit::Line(theme, 16, kit::Weight::Plain, kit::Line::Ink::Soft);
    number->setText(QString::number(hand));
    kit::follow(theme, number, [this, number] { number->setFixedWidth(m_theme.px(numberWidth)); });
    line->addWidget(number);
    for (const scoring::Side side : scoring::bothSides) {
        auto* field = new QLineEdit;
        field->setAccessibleName(Window::tr("hand %1, side %2: total on paper")
                                     .arg(QString::number(hand), side == scoring::Side::A ? u"A"_s : u"B"_s));
        field->setMaxLength(12);
        field->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto* mark = new kit::Line(theme, 15);
        kit::follow(theme, field, [this, field, mark] {
            field->setFixedWidth(m_theme.px(fieldWidth));
            mark->setMinimumWidth(m_theme.px(markWidth));
        });
        line->addWidget(field);
        line->addWidget(mark, 1);
        m_fields[side] = field;
        m_marks[side] = mark;
    }
}

int TotalsRow::fieldsBegin(const kit::Theme& theme)
{
    return edge + theme.px(numberWidth) + gap;
}

void TotalsRow::say(scoring::Side side, const QString& text, kit::Line::Ink ink)
{
    m_marks[side]->setInk(ink);
    m_marks[side]->setText(text);
    m_fields[side]->setAccessibleDescription(text);
}

void TotalsRow::setLit(bool lit)
{
    m_isLit = lit;
    update();
}

void TotalsRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_isLit) {
        painter.fillRect(rect(), m_theme.colors().warnSoft);
        painter.fillRect(QRect(0, 0, m_theme.px(4), height()), m_theme.colors().bad);
    }
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.colors().line);
}

} // namespace papercheck
