// What the scan of a score sheet does: its match is opened, and the sheet is back at once, or with the first
// that is typed from it.
#include "desktop.h"

#include "desk/play/scoresheets.h"
#include "desk/reports/sheetcode.h"
#include "tournament/queries/sheetmarks.h"
#include "ui/kit/sentence.h"
#include "ui/shell/finder.h"
#include "ui/shell/header.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

using wording::Window;

namespace desktop {

// A score sheet was scanned: it came back, also where nothing of what was played is typed yet, or its match
// is to begin.
void Desktop::openScanned(const std::string& code)
{
    m_window->finder().close();
    const auto match = desk::matchOfSheet(m_session.tournament(), code);
    if (!match)
        return m_window->footer().say(
            QString::fromStdString(wording::onScreen(match.error().mistakes.front())), kit::Line::Ink::Warn);
    openSheet(QString::fromStdString(*match));
    if (tournament::isSheetInUse(m_session.tournament(), *tournament::match(m_session.tournament(), *match)))
        takeBackSheet(*match);
    else
        typeFromSheet(*match);
}

// Until the sheet is left; what was asked for by then is still recorded with it.
void Desktop::typeFromSheet(const std::string& match)
{
    m_scanned = match;
    if (m_session.isOpen())
        m_session.ask({}, [match](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
            desk::typeFromSheet(desk, match);
            return desk::Recorded();
        });
}

void Desktop::takeBackSheet(const std::string& match)
{
    const tournament::Match& found = *tournament::match(m_session.tournament(), match);
    const QString said = kit::sentence(desk::sheetBackText(found)) + u'.';
    const QString title = kit::sentence(wording::titleOf(found));
    const std::string by = m_session.supervisor().toStdString();
    const auto job = [by, match, op = m_sheetBack](desk::Desk& desk) {
        auto done = desk::takeBackSheet(desk, by, match);
        if (done)
            *op = done->op;
        return done;
    };
    const auto answered = [this, match, said, title](const session::Outcome& outcome) {
        const tournament::Match* now = tournament::match(m_session.tournament(), match);
        const bool isBack = now && !tournament::isSheetOut(m_session.tournament(), *now);
        if (outcome.good() || isBack) // a scanner may read twice
            return m_window->footer().say(said, kit::Line::Ink::Ok);
        m_window->footer().say(Window::tr("%1 is open. That its sheet is back is not on record: %2")
                                   .arg(title, kit::inARow(outcome.mistakes)),
                               kit::Line::Ink::Warn);
    };
    m_session.ask({}, job, answered, this);
}

} // namespace desktop
