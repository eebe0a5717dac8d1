#include "otherrulings.h"

#include "ui/kit/flow.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

OtherRulings::OtherRulings(kit::Theme& theme, session::Session& session, const session::PinGate& gate)
    : m_ask(new kit::Ask(theme)), m_forms{session, *m_ask, gate}, m_line(new QWidget)
{
    QVBoxLayout* column = kit::columnIn(this, 12);
    kit::add(column, {m_ask, m_line});
    auto* flow = new kit::Flow(theme.px(12), m_line);
    const std::tuple<QString, QString, void (*)(const Forms&)> rulings[] = {
        {Window::tr("Points"), u"P"_s, askPoints},    {Window::tr("Foul"), u"F"_s, askFoul},
        {Window::tr("Throw in"), u"H"_s, askThrowIn}, {Window::tr("Incident"), u"I"_s, askIncident},
        {Window::tr("Protest"), u"T"_s, askProtest},  {Window::tr("Settle protest"), u"S"_s, askSettle},
        {Window::tr("Rating"), u"G"_s, askRating},    {Window::tr("Rules"), u"R"_s, askRules},
        {Window::tr("Vacate"), u"V"_s, askVacate}};
    for (const auto& [text, key, ask] : rulings) {
        m_buttons << new KeyButton(theme, text, key);
        flow->addWidget(m_buttons.back());
        connect(m_buttons.back(), &KeyButton::clicked, this, [this, ask = ask] {
            ask(m_forms);
            m_line->hide(); // the question takes the place of the buttons
        });
    }
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_line->show();
        Q_EMIT closed();
    });
}

void OtherRulings::begin()
{
    if (m_ask->isOpen())
        m_ask->drop();
}

// A button for what cannot be would only be in the way.
void OtherRulings::refresh()
{
    const tournament::Tournament& tournament = m_forms.tournament();
    const bool isOpen = std::ranges::any_of(tournament::inOrder(tournament),
                                            [](const auto* match) { return match->flags.protest; });
    for (KeyButton* each : std::as_const(m_buttons))
        if (each->key() == u"F"_s)
            each->setVisible(!foulsIn(tournament).empty());
        else if (each->key() == u"S"_s)
            each->setVisible(isOpen);
}

} // namespace rulings
