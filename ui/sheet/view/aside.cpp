#include "aside.h"

namespace sheet {

Aside::Aside(kit::Theme& theme, const session::Session& session)
    : why(new WhyCard(theme)), needs(new NeedsCard(theme)), chart(new ScoreChart(theme)),
      changes(new ChangePanel(theme, session)), m_others(new QWidget)
{
    auto* inner = kit::columnIn(m_others, 14);
    kit::add(inner, {why, needs});
    inner->addWidget(chart, 1);
    inner->addStretch();
    auto* column = kit::columnIn(this, 0);
    column->addWidget(m_others, 1);
    column->addWidget(changes, 1);
    changes->hide();
}

void Aside::showChanges(bool wanted)
{
    m_others->setVisible(!wanted);
    changes->setVisible(wanted);
}

} // namespace sheet
