#include "screen.h"

#include "ui/kit/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QMetaMethod>

#include <algorithm>

namespace session {

bool Screen::holdsUnsaved(bool) const
{
    const QList<kit::Ask*> questions = findChildren<kit::Ask*>();
    return isFilledIn() || std::ranges::any_of(questions, [this](const kit::Ask* each) {
               return each->isVisibleTo(this); // not on a hidden page
           });
}

void Screen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isSignalConnected(QMetaMethod::fromSignal(&Screen::left)))
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

bool Screen::canDo(Key key) const
{
    return std::ranges::any_of(
        m_actions, [key](const Action& each) { return each.key == key && (!each.may || each.may()); });
}

void Screen::act(Key key)
{
    const auto found = std::ranges::find(m_actions, key, &Action::key);
    if (found != m_actions.end() && (!found->may || found->may()))
        found->act();
}

bool Screen::actOn(const QKeyEvent& event)
{
    const auto found = std::ranges::find_if(m_actions, [&](const Action& each) {
        return isStroke(event, each.key) && (!each.may || each.may());
    });
    if (found == m_actions.end())
        return false;
    found->act();
    return true;
}

kit::KeyHint* Screen::hint(const QString& key, const QString& does, const std::function<void()>& then,
                           bool roomy)
{
    auto* made = new kit::KeyHint(m_theme, key, does);
    made->setRoomy(roomy);
    connect(made, &kit::KeyHint::clicked, this, then);
    return made;
}

QWidget* Screen::emptyUntilDrawn(const QString& title)
{
    kit::KeyHint* toTeams = hint(
        Key::ToTeams, [this] { Q_EMIT wanted(Key::ToTeams); }, true);
    return kit::emptyState(m_theme, title, kit::text(wording::drawFirstText()), {toTeams});
}

QPushButton* Screen::closeButton()
{
    auto* made = new kit::KeycapButton(m_theme, wording::Window::tr("Close"), shown(Key::Back));
    connect(made, &QPushButton::clicked, this, &Screen::left);
    m_closer = made;
    return made;
}

} // namespace session

#include "moc_screen.cpp"
