#include "overcard.h"

#include "ui/kit/text.h"
#include "wording/tournament/clockwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

OverCard::OverCard(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme), m_rows(new QVBoxLayout),
      m_from(new kit::Prose(theme, 14, kit::Line::Ink::Soft))
{
    QVBoxLayout* column = kit::columnIn(this, 8, {16, 14, 16, 14});
    column->addWidget(new kit::Line(theme, Window::tr("When it will be over"), 15, kit::Weight::Medium,
                                    kit::Line::Ink::Soft));
    m_rows->setSpacing(6);
    column->addLayout(m_rows);
    column->addWidget(m_from);
}

void OverCard::add(std::size_t place, const QString& what, const QString& when)
{
    if (place == m_all.size()) {
        Row row{new QWidget, new kit::Line(m_theme, 16), new kit::Line(m_theme, 16)};
        QHBoxLayout* line = kit::lineIn(row.whole);
        row.when->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        line->addWidget(row.what, 1);
        line->addWidget(row.when);
        m_rows->addWidget(row.whole);
        m_all.push_back(row);
    }
    m_all[place].what->setText(what);
    m_all[place].when->setText(when);
    m_all[place].whole->setVisible(true);
}

void OverCard::show(const bracket::Bracket& bracket, const std::optional<tournament::Forecast>& forecast,
                    int aheadMin)
{
    setVisible(forecast.has_value());
    if (!forecast)
        return;
    constexpr std::size_t mostRounds = 6; // the next ones; the last of many are far off
    const std::size_t rounds = std::min(forecast->rounds.size(), mostRounds);
    for (std::size_t i = 0; i < rounds; ++i) {
        const tournament::RoundForecast& round = forecast->rounds[i];
        add(i, kit::text(wording::roundName(bracket, round.bracket, round.round)),
            kit::text(wording::aboutText(round.over.likely, aheadMin)));
    }
    add(rounds, Window::tr("The tournament"), kit::text(wording::aboutText(forecast->over, aheadMin)));
    for (std::size_t i = rounds + 1; i < m_all.size(); ++i)
        m_all[i].whole->hide();
    m_from->setText(kit::text(wording::paceText(forecast->pace)) + u'.');
}

} // namespace tables

#include "moc_overcard.cpp"
