// Absences and sanctions, the record, the paper check, the hall screen: opened from where one is, and back
// there with Esc.
#include "desktop.h"

#include "ui/absences/absencesscreen.h"
#include "ui/bracket/bracketscreen.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/hall/hallscreen.h"
#include "ui/papercheck/papercheckscreen.h"
#include "ui/print/printscreen.h"
#include "ui/record/recordscreen.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/header.h"

using namespace Qt::StringLiterals;

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

} // namespace desktop
