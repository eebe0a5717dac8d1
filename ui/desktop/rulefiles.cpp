#include "rulefiles.h"

#include "ui/ownrules/rulesimport.h"
#include "ui/shell/header.h"
#include "wording/tr.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>

namespace desktop {

RuleFiles::RuleFiles(session::Session& session, shell::Window& window,
                     newtournament::NewTournamentScreen& newTournament, rulesview::RulesScreen& rules,
                     rulesview::EditorScreen& editor)
    : QObject(&window), m_session(session), m_window(window), m_newTournament(newTournament), m_rules(rules),
      m_editor(editor), m_cardPrinter(window)
{
    connectEditor();
    window.setAcceptDrops(true);
    qApp->installEventFilter(this);
}

void RuleFiles::connectEditor()
{
    m_rules.unsaved = [this] { return m_editor.unsaved(); };
    connect(&m_rules, &rulesview::RulesScreen::newVenueWanted, this, &RuleFiles::newVenue);
    connect(&m_rules, &rulesview::RulesScreen::copyWanted, this, [this](const rules::Venue& venue) {
        m_editor.openCopy(venue);
        showEditor();
    });
    connect(&m_rules, &rulesview::RulesScreen::editWanted, this,
            [this](const std::string& file, const rules::FileRead& read) {
                m_editor.openOwn(file, read);
                showEditor();
            });
    connect(&m_rules, &rulesview::RulesScreen::unsavedWanted, this, &RuleFiles::showEditor);
    connect(&m_rules, &rulesview::RulesScreen::cardWanted, this,
            [this](const tournament::RulesFrom& rules) { m_cardPrinter.print(rules, m_session.settings()); });
    connect(&m_cardPrinter, &print::CardPrinter::said, this, [this](const QString& sentence, bool isGood) {
        m_window.footer().sayForNow(sentence, isGood ? kit::Line::Ink::Ok : kit::Line::Ink::Bad);
    });
    connect(&m_editor, &rulesview::EditorScreen::left, this, [this] { m_window.go(shell::Place::Rules); });
    connect(&m_editor, &rulesview::EditorScreen::saved, this, [this](const QString& name) {
        m_rules.bar().chooseOwn(name.toStdString());
        m_window.footer().sayForNow(wording::Window::tr("Rules saved: %1").arg(name), kit::Line::Ink::Ok);
    });
    connect(&m_rules.bar(), &rulesview::VenueBar::changed, this, [this] { m_window.footer().pass(); });
    m_window.mayClose = [this] {
        if (!m_editor.unsaved())
            return true;
        showEditor();
        m_editor.askToSave([this] { m_window.close(); });
        return false;
    };
}

void RuleFiles::showEditor()
{
    m_window.footer().pass(); // its message was about other rules
    m_window.show(&m_editor);
}

void RuleFiles::newVenue()
{
    m_editor.openNew(m_rules.shownVenue());
    showEditor();
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
    auto* drop = static_cast<QDropEvent*>(event); // a QDragEnterEvent is a QDropEvent too
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
