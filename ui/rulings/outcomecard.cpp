#include "outcomecard.h"

#include "ui/drawing/marks.h"

#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rulings {

namespace {

constexpr int rowHeight = 34; // pixels at 100 %, as all below
constexpr int scoreHeight = 40;
constexpr int sideMarkSize = 14;

} // namespace

OutcomeTable::OutcomeTable(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &kit::Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void OutcomeTable::show(const Outcome& outcome)
{
    m_outcome = outcome;
    QStringList aloud;
    for (const OutcomeRow& row : outcome.rows)
        aloud << QString(row.side == scoring::Side::A ? u'A' : u'B') + u' ' + row.label + u' ' + row.value;
    aloud << outcome.scoreLabel + u' ' + outcome.score;
    setAccessibleName(aloud.join(u", "_s));
    updateGeometry();
    update();
}

QSize OutcomeTable::sizeHint() const
{
    const auto rows = static_cast<int>(m_outcome.rows.size());
    return {m_theme.px(180), rows * m_theme.px(rowHeight) + m_theme.px(scoreHeight)};
}

void OutcomeTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const int smallest = m_theme.px(static_cast<int>(kit::Text::Small));
    int top = 0;
    const auto line = [&](double left, const QString& label, const QString& value, const QFont& font,
                          int high) {
        painter.fillRect(QRectF(0, top, width(), 1), c.line);
        const QFontMetricsF metrics(font);
        const double wide = metrics.horizontalAdvance(value) + 2;
        painter.setPen(c.ink);
        drawing::drawFitted(painter, {left, double(top), width() - left - wide - m_theme.px(6), double(high)},
                            Qt::AlignLeft | Qt::AlignVCenter, label, font, smallest);
        drawing::drawFitted(painter, {width() - wide, double(top), wide, double(high)},
                            Qt::AlignRight | Qt::AlignVCenter, value, font, smallest);
    };
    for (const OutcomeRow& row : m_outcome.rows) {
        const int high = m_theme.px(rowHeight);
        const double mark = m_theme.px(sideMarkSize);
        double left = 0;
        if (row.side) {
            const bool isA = row.side == scoring::Side::A;
            painter.fillPath(drawing::sideMark(isA, {0, top + (high - mark) / 2, mark, mark}),
                             isA ? c.a : c.b);
            left = mark + m_theme.px(6);
        }
        line(left, row.label, row.value, m_theme.font(16), high);
        top += high;
    }
    line(0, m_outcome.scoreLabel, m_outcome.score, m_theme.font(22, kit::Weight::Medium),
         m_theme.px(scoreHeight));
}

OutcomeCard::OutcomeCard(kit::Theme& theme, const QString& ruling, QWidget* parent)
    : Card(theme, parent), m_ruling(ruling), m_table(new OutcomeTable(theme)),
      m_notes(new kit::Prose(theme, 14, kit::Line::Ink::Soft))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(6);
    auto* head = new kit::Line(theme, 17, kit::Weight::Medium);
    head->setText(ruling);
    column->addWidget(head);
    column->addWidget(m_table);
    column->addWidget(m_notes);
    column->addStretch(1);
}

void OutcomeCard::show(const Outcome& outcome)
{
    m_table->show(outcome);
    m_notes->say(outcome.notes.join(u'\n'));
    setAccessibleName(m_ruling);
}

} // namespace rulings
