#include "rulefiles.h"

#include "ui/ownrules/rulesimport.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>

namespace desktop {

RuleFiles::RuleFiles(session::Session& session, shell::Window& window,
                     newtournament::NewTournamentScreen& newTournament, rulesview::RulesScreen& rules)
    : QObject(&window), m_session(session), m_window(window), m_newTournament(newTournament), m_rules(rules)
{
    window.setAcceptDrops(true);
    qApp->installEventFilter(this);
}

void RuleFiles::bring(const QString& file, bool forNew)
{
    if (forNew || m_window.current() == &m_newTournament ||
        (!m_session.isOpen() && m_window.current() != &m_rules)) {
        m_window.show(&m_newTournament);
        m_newTournament.import().bring(file);
    } else {
        m_window.go(shell::Place::Rules);
        m_rules.import().bring(file);
    }
}

bool RuleFiles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    auto* drop = static_cast<QDropEvent*>(event); // which a drag that enters is too
    const QList<QUrl> urls = drop->mimeData()->urls();
    const QString file = urls.isEmpty() ? QString() : urls.front().toLocalFile();
    if (!widget || widget->window() != &m_window || isLocked() || !ownrules::isRuleFile(file))
        return false;
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        bring(file, false);
    return true;
}

} // namespace desktop

#include "moc_rulefiles.cpp"
