// Undo and redo: whose steps they are on the screen that is up, and what is asked before a finished match
// changes.
#include "desktop.h"

#include "desk/checks/named.h"
#include "desk/corrections/undo.h"
#include "desk/play/scoresheets.h"
#include "ui/kit/sentence.h"
#include "ui/papercheck/papercheckscreen.h"
#include "ui/record/recordscreen.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/header.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace desktop {

namespace {

/// The match whose step it is, or nothing for that of all. Where its sheet was scanned last, that was done on
/// the screen, though the tournament has it on record and not the match.
std::optional<std::string> whoseStep(const tournament::Tournament& tournament,
                                     const std::optional<std::string>& match, const std::string& scanned,
                                     bool back)
{
    const bool isOfScan = match && desk::isLastOfSheet(tournament, scanned, *match, back);
    return isOfScan ? std::nullopt : match;
}

} // namespace

// On a sheet, a case or the record of a match, what was done to it; elsewhere what was done last.
void Desktop::step(bool back)
{
    if (!m_session.isOpen())
        return;
    std::optional<std::string> match;
    const bool isOnSheet = m_window->current() == m_sheets && m_sheets->current();
    if (isOnSheet && back && m_sheets->current()->takeBackTyped())
        return; // it was on no record yet
    if (isOnSheet)
        match = m_sheets->current()->match().toStdString();
    else if (m_window->current() == m_rulings && !m_rulings->match().isEmpty())
        match = m_rulings->match().toStdString();
    else if (m_window->current() == m_paperCheck)
        match = m_paperCheck->match().toStdString();
    else if (m_window->current() == m_record && !m_record->ofMatch().isEmpty())
        match = m_record->ofMatch().toStdString();
    stepAs(back, match, {});
}

// What it would change is known for certain in the desk's thread alone: other steps may be on their way.
void Desktop::stepAs(bool back, const std::optional<std::string>& match,
                     const std::optional<std::string>& allowedBy)
{
    const auto said = std::make_shared<std::string>();
    const auto finished = std::make_shared<std::string>();
    const std::string by = allowedBy.value_or(m_session.supervisor().toStdString());
    const bool asks = !allowedBy;
    const auto job = [by, match, back, said, finished, asks,
                      scanned = m_sheetBack](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        const auto whose = whoseStep(desk.tournament(), match, *scanned, back);
        const auto changed = back ? desk::finishedUndone(desk.tournament(), whose)
                                  : desk::finishedRedone(desk.tournament(), whose);
        if (asks && !changed.empty()) {
            const tournament::Match& final = *tournament::match(desk.tournament(), changed.front());
            *finished = wording::titleOf(final);
            return desk::refused(
                message::Message{"undo-asks-of-finished", {{"match", desk::matchTitle(final)}}});
        }
        auto undone = back ? desk::undo(desk, by, whose) : desk::redo(desk, by, whose);
        if (!undone)
            return tl::unexpected(undone.error());
        *said = desk::undoneText(*undone);
        return std::move(undone->recorded);
    };
    m_session.ask({}, job, [this, back, match, said, finished](const session::Outcome& outcome) {
        if (!finished->empty())
            return m_lock->need(
                Window::tr("%1 is finished: to change it needs a supervisor's PIN")
                    .arg(kit::sentence(*finished)),
                [this, back, match](const QString& allowed) { stepAs(back, match, allowed.toStdString()); });
        const QString text = outcome.good() ? kit::text(*said).trimmed().replace(u'\n', u" · "_s)
                                            : kit::inARow(outcome.mistakes);
        m_window->footer().say(kit::sentence(text),
                               outcome.good() ? kit::Line::Ink::Ok : kit::Line::Ink::Bad);
    });
}

} // namespace desktop
