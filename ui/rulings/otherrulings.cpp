#include "otherrulings.h"

#include "forms.h"

#include "desk/checks/lookup.h"
#include "ui/kit/flow.h"
#include "ui/kit/sentence.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QVBoxLayout>

#include <algorithm>

using wording::Window;

namespace rulings {

OtherRulings::OtherRulings(kit::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_ask(new kit::Ask(theme)), m_line(new QWidget)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_ask);
    auto* flow = new kit::Flow(theme.px(12), m_line);
    add(flow, Window::tr("Points"), Qt::Key_P, &OtherRulings::askPoints);
    add(flow, Window::tr("Foul"), Qt::Key_F, &OtherRulings::askFoul);
    add(flow, Window::tr("Throw in"), Qt::Key_H, &OtherRulings::askThrowIn);
    add(flow, Window::tr("Incident"), Qt::Key_I, &OtherRulings::askIncident);
    add(flow, Window::tr("Protest"), Qt::Key_T, &OtherRulings::askProtest);
    add(flow, Window::tr("Settle protest"), Qt::Key_S, &OtherRulings::askSettle);
    add(flow, Window::tr("Rating"), Qt::Key_G, &OtherRulings::askRating);
    add(flow, Window::tr("Rules"), Qt::Key_R, &OtherRulings::askRules);
    add(flow, Window::tr("Vacate"), Qt::Key_V, &OtherRulings::askVacate);
    column->addWidget(m_line);
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_line->show();
        Q_EMIT closed();
    });
}

void OtherRulings::add(QLayout* line, const QString& text, int key, void (OtherRulings::*ask)())
{
    auto* button = new KeyButton(m_theme, text, QString(QChar(key)));
    connect(button, &KeyButton::clicked, this, [this, ask] { begin(ask); });
    line->addWidget(button);
    m_buttons.append({button, key, ask});
}

void OtherRulings::begin()
{
    if (m_ask->isOpen())
        m_ask->drop();
}

// A button for what cannot be would only be in the way.
void OtherRulings::refresh()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const auto matches = tournament::inOrder(tournament);
    const bool isOpen = std::any_of(matches.begin(), matches.end(),
                                    [](const tournament::Match* match) { return match->flags.protest; });
    for (const Button& each : std::as_const(m_buttons)) {
        if (each.key == Qt::Key_F)
            each.button->setVisible(!foulsIn(tournament).empty());
        if (each.key == Qt::Key_S)
            each.button->setVisible(isOpen);
    }
}

bool OtherRulings::press(int key)
{
    for (const Button& each : std::as_const(m_buttons))
        if (each.key == key && !each.button->isHidden()) {
            begin(each.ask);
            return true;
        }
    return false;
}

// The question takes the place of the buttons.
void OtherRulings::begin(void (OtherRulings::*ask)())
{
    (this->*ask)();
    m_line->hide();
}

std::optional<std::string> OtherRulings::teamTyped(const QString& typed)
{
    const auto found = desk::findTeam(m_session.tournament(), typed.toStdString());
    if (found)
        return *found;
    m_ask->complain(kit::sentences(wording::onScreen(found.error().mistakes)).join(u' '));
    return std::nullopt;
}

std::optional<std::string> OtherRulings::matchTyped(const QString& typed)
{
    const auto found = desk::findMatch(m_session.tournament(), typed.toStdString());
    if (found)
        return *found;
    m_ask->complain(kit::sentences(wording::onScreen(found.error().mistakes)).join(u' '));
    return std::nullopt;
}

// Behind the answer that is being given.
void OtherRulings::showFirst(LaterMatches asked)
{
    asked.complain = [this](const QString& sentence) { m_ask->complain(sentence); };
    QMetaObject::invokeMethod(
        m_ask, [this, asked = std::move(asked)] { askLaterMatches(*m_ask, asked); }, Qt::QueuedConnection);
}

void OtherRulings::send(const QString& what, const By& job)
{
    m_session.ask(
        what, [job, by = m_session.supervisor().toStdString()](desk::Desk& desk) { return job(desk, by); },
        [this](const session::Outcome& outcome) {
            if (!m_ask->isOpen() || !m_ask->isAnswered())
                return; // another one is asked for since
            if (outcome.good())
                m_ask->drop();
            else
                m_ask->complain(kit::sentence(outcome.mistakes.join(u' ')));
        },
        this);
}

void OtherRulings::sayNoPin()
{
    if (m_ask->isOpen() && m_ask->isAnswered())
        m_ask->complain(Window::tr("Nothing was recorded: no PIN was given. Enter asks for it again."));
}

} // namespace rulings
