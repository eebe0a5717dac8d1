#include "scans.h"

#include "desk/play/scoresheets.h"
#include "desk/reports/sheetchoice.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "ui/shell/finder.h"
#include "ui/shell/header.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace desktop {

Scans::Scans(session::Session& session) : m_session(session)
{
    m_reader.takeDigits(session.settings().value(u"scanner"_s, false).toBool());
    connect(&m_reader, &shell::CardReader::scannerSeen, this, [this] {
        m_session.settings().set(u"scanner"_s, true);
        m_reader.takeDigits(true);
    });
    connect(&m_reader, &shell::CardReader::read, this, &Scans::take);
}

void Scans::take(const QString& line)
{
    if (isLocked())
        return;
    Q_EMIT came();
    if (!m_session.isOpen())
        return m_window->footer().say(Window::tr("The swiped card was ignored: no tournament is open."),
                                      kit::Line::Ink::Warn);
    if (desk::isSheetCode(line.toStdString()))
        return open(line.toStdString());
    Q_EMIT cardRead(line);
}

void Scans::open(const std::string& code)
{
    m_window->finder().close();
    const auto match = desk::matchOfSheet(m_session.tournament(), code);
    if (!match)
        return m_window->footer().say(kit::whole(wording::onScreen(match.error().mistakes.front())),
                                      kit::Line::Ink::Warn);
    Q_EMIT sheetScanned(kit::text(*match));
    if (tournament::isSheetInUse(m_session.tournament(), *tournament::match(m_session.tournament(), *match)))
        returnSheet(*match);
    else
        typeFrom(*match);
}

void Scans::leaveSheet()
{
    if (!m_scanned.empty() && !isLocked()) // behind the lock, the paper sheet is still there
        typeFrom({});
}

// Entries sent before the sheet is left are still recorded as typed from it.
void Scans::typeFrom(const std::string& match)
{
    m_scanned = match;
    if (m_session.isOpen())
        m_session.ask({}, [match](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
            desk::typeFromSheet(desk, match);
            return desk::Recorded();
        });
}

void Scans::returnSheet(const std::string& match)
{
    const tournament::Match& found = *tournament::match(m_session.tournament(), match);
    const QString said = kit::whole(desk::sheetBackText(found));
    const QString title = kit::sentence(wording::titleOf(found));
    const auto job = [by = m_session.supervisor().toStdString(), match, op = m_sheetBack](desk::Desk& desk) {
        auto done = desk::returnSheet(desk, by, match);
        if (done)
            *op = done->op;
        return done;
    };
    const auto answered = [this, match, said, title](const session::Outcome& outcome) {
        const tournament::Match* now = tournament::match(m_session.tournament(), match);
        const bool isBack = now && !tournament::isSheetOut(m_session.tournament(), *now);
        if (outcome.good() || isBack) // a scanner may read the code twice
            return m_window->footer().say(said, kit::Line::Ink::Ok);
        m_window->footer().say(Window::tr("%1 is open, but its sheet isn’t marked as back: %2")
                                   .arg(title, outcome.mistakes.join(u' ')),
                               kit::Line::Ink::Warn);
    };
    m_session.ask({}, job, answered, this);
}

} // namespace desktop

#include "moc_scans.cpp"
