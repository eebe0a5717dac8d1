// Absences and sanctions, the record, the paper check, the hall screen: opened from where one is, and back
// there with Esc.

#include "desktop.h"

#include "desk/checks/named.h"
#include "desk/corrections/undo.h"
#include "desk/play/scoresheets.h"
#include "ui/absences/absencesscreen.h"
#include "ui/bracket/bracketscreen.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/hall/hallscreen.h"
#include "ui/kit/text.h"
#include "ui/papercheck/papercheckscreen.h"
#include "ui/print/printscreen.h"
#include "ui/record/recordscreen.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/header.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace desktop {

void Desktop::addAbsences(checkin::CheckinScreen& checkin)
{
    m_absences = new absences::AbsencesScreen(m_theme, m_session);
    m_absences->setParent(m_window.get());
    m_absences->hide();
    m_absences->allow = checkin.allow;
    connect(&checkin, &checkin::CheckinScreen::absencesWanted, this, &Desktop::openAbsences);
    connect(m_absences, &absences::AbsencesScreen::left, this, [this] { m_window->show(m_absencesFrom); });
}

void Desktop::openAbsences()
{
    if (m_window->current() != m_absences)
        m_absencesFrom = m_window->current();
    m_window->show(m_absences);
}

void Desktop::addRecord()
{
    m_record = new record::RecordScreen(m_theme, m_session);
    m_record->setParent(m_window.get());
    m_record->hide();
    connect(m_window.get(), &shell::Window::recordWanted, this, &Desktop::openRecord);
    connect(m_record, &record::RecordScreen::left, this,
            [this] { goBackTo(m_recordFrom, m_recordFromMatch); });
    connect(m_record, &session::Screen::matchWanted, this, &Desktop::openSheet);
    connect(m_record, &session::Screen::printWanted, this, [this] {
        m_print->show(u"record"_s, m_record->match());
        m_window->go(shell::Place::Print);
    });
}

void Desktop::addPaperCheck()
{
    m_paperCheck = new papercheck::PaperCheckScreen(m_theme, m_session);
    m_paperCheck->setParent(m_window.get());
    m_paperCheck->hide();
    connect(m_sheets, &sheet::SheetScreen::paperCheckWanted, this, &Desktop::openPaperCheck);
    connect(m_paperCheck, &papercheck::PaperCheckScreen::left, this,
            [this] { goBackTo(m_sheets, m_paperCheck->match()); });
}

void Desktop::addHall()
{
    m_hall = std::make_unique<hall::Hall>(m_session);
    m_hall->keepOff(*m_window);
    m_hallScreen = new hall::HallScreen(m_theme, m_session, *m_hall);
    m_hallScreen->setParent(m_window.get());
    m_hallScreen->hide();
    connect(m_window.get(), &shell::Window::hallWanted, m_hall.get(), &hall::Hall::toggle);
    connect(m_hall.get(), &hall::Hall::said, this,
            [this](const QString& text, kit::Line::Ink ink) { m_window->footer().say(text, ink); });
    connect(m_hall.get(), &hall::Hall::unsaid, this,
            [this](const QString& text) { m_window->footer().unsay(text); });
    connect(m_hallScreen, &hall::HallScreen::left, this, [this] { m_window->show(m_hallFrom); });
}

void Desktop::openHallScreen()
{
    if (m_window->current() != m_hallScreen)
        m_hallFrom = m_window->current();
    m_window->show(m_hallScreen);
}

QString Desktop::matchHere() const
{
    const session::Screen* here = m_window->current();
    if (here == m_sheets && m_sheets->current())
        return m_sheets->current()->match();
    if (here == m_rulings)
        return m_rulings->match();
    if (here == m_bracket)
        return m_bracket->match();
    if (here == m_paperCheck)
        return m_paperCheck->match();
    return {};
}

// From the record itself the same key leads back.
void Desktop::openRecord()
{
    if (!m_session.isOpen())
        return;
    if (m_window->current() == m_record)
        return goBackTo(m_recordFrom, m_recordFromMatch);
    m_recordFrom = m_window->current();
    m_recordFromMatch = matchHere();
    m_record->open(m_recordFromMatch);
    m_window->show(m_record);
}

void Desktop::openPaperCheck(const QString& match, int game)
{
    m_paperCheck->open(match, game);
    m_window->show(m_paperCheck);
}

// A sheet that is finished is put away where one leaves it.
void Desktop::goBackTo(session::Screen* screen, const QString& match)
{
    if (screen == m_sheets && !match.isEmpty())
        m_sheets->open(match);
    m_window->show(screen);
}

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
