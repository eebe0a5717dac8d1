#include "steps.h"

#include "desk/checks/named.h"
#include "desk/corrections/undo.h"
#include "desk/play/scoresheets.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <memory>

using namespace Qt::StringLiterals;
using wording::Window;

namespace desktop {

Steps::Steps(session::Session& session, lock::Lock& lock, const Scans& scans, shell::Window& window)
    : m_session(session), m_lock(lock), m_scans(scans), m_window(window)
{
}

// Only the desk's thread knows for certain what the step would change: other steps may be under way.
void Steps::take(bool back, const Match& match, const std::optional<std::string>& allowedBy)
{
    const auto said = std::make_shared<std::string>();
    const auto finished = std::make_shared<std::string>();
    const auto job = [by = allowedBy.value_or(m_session.supervisor().toStdString()), asks = !allowedBy, match,
                      back, said, finished,
                      scanned = m_scans.sheetBack()](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        // If the last thing done was a scan of this match's sheet, undo the scan. It is an entry of the
        // tournament, not of the match.
        const bool isOfScan = match && desk::isLastOfSheet(desk.tournament(), *scanned, *match, back);
        const Match whose = isOfScan ? std::nullopt : match;
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
            return m_lock.need(
                Window::tr("To change %1, which is finished, enter a supervisor’s PIN")
                    .arg(kit::text(*finished)),
                [this, back, match](const QString& allowed) { take(back, match, allowed.toStdString()); });
        const QString text = outcome.good() ? kit::text(*said).trimmed().replace(u'\n', u" · "_s)
                                            : outcome.mistakes.join(u' ');
        m_window.footer().say(kit::sentence(text), outcome.good() ? kit::Line::Ink::Ok : kit::Line::Ink::Bad);
    });
}

} // namespace desktop

#include "moc_steps.cpp"
