#include "rulepieces.h"

#include "ui/look/prose.h"
#include "wording/tr.h"

#include <QHBoxLayout>
#include <QPainter>

using wording::Window;

namespace rulesview {

namespace {

using Ink = look::Line::Ink;

QWidget* prose(look::Theme& theme, const QString& text, look::Text size, Ink ink,
               look::Weight weight = look::Weight::Plain)
{
    auto* made = new look::Prose(theme, static_cast<int>(size), ink, weight);
    made->setText(text);
    return made;
}

QLayout* cellOf(look::Theme& theme, const Said& said, const QString& phase)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(3);
    if (!phase.isEmpty())
        column->addWidget(prose(theme, phase, look::Text::Small, Ink::Soft, look::Weight::Medium));
    if (said.text.isEmpty())
        column->addWidget(prose(theme, Window::tr("No such rule."), look::Text::Body, Ink::Soft));
    else
        column->addWidget(prose(theme, said.text, look::Text::Body, Ink::Plain));
    if (said.agreed)
        column->addWidget(
            new look::Badge(theme, Window::tr("agreed for this tournament"), look::Badge::Tone::Warn));
    if (!said.source.isEmpty())
        column->addWidget(prose(theme, said.source, look::Text::Small, Ink::Soft));
    for (const QString& reading : said.readings)
        column->addWidget(prose(theme, reading, look::Text::Small, Ink::Soft));
    column->addStretch(1);
    return column;
}

} // namespace

RowPiece::RowPiece(look::Theme& theme, const Row& row, const QStringList& phases) : m_theme(theme), m_row(row)
{
    auto* cells = new QHBoxLayout(this);
    cells->setContentsMargins(0, 10, 0, 10);
    cells->setSpacing(28);
    const bool differ = row.cells.size() > 1;
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        cells->addLayout(cellOf(theme, row.cells[i], differ ? phases[static_cast<int>(i)] : QString()), 1);
    connect(&theme, &look::Theme::changed, this, qOverload<>(&QWidget::update));
}

void RowPiece::filter(const QStringList& words)
{
    setVisible(m_row.matches(words));
}

void RowPiece::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, m_theme.colors().line);
}

SectionPiece::SectionPiece(look::Theme& theme, const Section& section, const QStringList& phases)
    : Card(theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 12, 20, 6);
    column->setSpacing(0);
    column->addWidget(prose(theme, section.heading, look::Text::Big, Ink::Plain, look::Weight::Medium));
    column->addSpacing(8);
    for (const Row& row : section.rows) {
        m_rows.push_back(new RowPiece(theme, row, phases));
        column->addWidget(m_rows.back());
    }
}

int SectionPiece::filter(const QStringList& words)
{
    int left = 0;
    for (RowPiece* row : m_rows) {
        row->filter(words);
        left += row->isVisibleTo(this) ? 1 : 0;
    }
    setVisible(left > 0);
    return left;
}

} // namespace rulesview
