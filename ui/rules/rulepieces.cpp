#include "rulepieces.h"

#include "wording/tr.h"
#include "ui/kit/prose.h"

#include <QHBoxLayout>
#include <QPainter>

using wording::Window;

namespace rulesview {

namespace {

using Ink = kit::Line::Ink;

QWidget* prose(kit::Theme& theme, const QString& text, kit::Text size, Ink ink,
               kit::Weight weight = kit::Weight::Plain)
{
    auto* made = new kit::Prose(theme, static_cast<int>(size), ink, weight);
    made->setText(text);
    return made;
}

QLayout* cellOf(kit::Theme& theme, const Said& said, const QString& phase)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(3);
    if (!phase.isEmpty())
        column->addWidget(prose(theme, phase, kit::Text::Small, Ink::Soft, kit::Weight::Medium));
    if (said.text.isEmpty())
        column->addWidget(prose(theme, Window::tr("No such rule."), kit::Text::Body, Ink::Soft));
    else
        column->addWidget(prose(theme, said.text, kit::Text::Body, Ink::Plain));
    if (said.agreed)
        column->addWidget(
            new kit::Badge(theme, Window::tr("agreed for this tournament"), kit::Badge::Tone::Warn));
    if (!said.source.isEmpty())
        column->addWidget(prose(theme, said.source, kit::Text::Small, Ink::Soft));
    for (const QString& reading : said.readings)
        column->addWidget(prose(theme, reading, kit::Text::Small, Ink::Soft));
    column->addStretch(1);
    return column;
}

} // namespace

RowPiece::RowPiece(kit::Theme& theme, const Row& row, const QStringList& phases) : m_theme(theme), m_row(row)
{
    auto* cells = new QHBoxLayout(this);
    cells->setContentsMargins(0, 10, 0, 10);
    cells->setSpacing(28);
    const bool differ = row.cells.size() > 1;
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        cells->addLayout(cellOf(theme, row.cells[i], differ ? phases[static_cast<int>(i)] : QString()), 1);
    connect(&theme, &kit::Theme::changed, this, qOverload<>(&QWidget::update));
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

SectionPiece::SectionPiece(kit::Theme& theme, const Section& section, const QStringList& phases) : Card(theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 12, 20, 6);
    column->setSpacing(0);
    column->addWidget(prose(theme, section.heading, kit::Text::Big, Ink::Plain, kit::Weight::Medium));
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
