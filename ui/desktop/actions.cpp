#include "actions.h"

#include "ui/lock/supervisorsscreen.h"
#include "ui/session/backups.h"
#include "ui/shell/header.h"
#include "ui/shell/menubar.h"
#include "ui/start/demoscreen.h"

using namespace Qt::StringLiterals;
using session::Key;

namespace desktop {

namespace {

/// Whether the action works without a tournament.
bool worksAlways(Key key)
{
    switch (key) {
    case Key::ToRules:
    case Key::Rules:
    case Key::NewTournament:
    case Key::NewVenue:
    case Key::OtherTournament:
    case Key::OpenFile:
    case Key::Quit:
    case Key::Settings:
    case Key::Supervisors:
    case Key::OnDuty:
    case Key::Lock:
    case Key::FullScreen:
    case Key::Look:
    case Key::LightTheme:
    case Key::DarkTheme:
    case Key::HighContrast:
    case Key::LargerText:
    case Key::SmallerText:
    case Key::UsualText:
    case Key::Menus:
    case Key::Guide:
    case Key::Keyboard:
    case Key::About:
    case Key::Jump:
        return true;
    default:
        return false;
    }
}

} // namespace

Actions::Actions(kit::Theme& theme, session::Session& session, shell::Window& window,
                 const QString& supervisors)
    : m_session(session), m_window(window), m_help(new help::HelpScreen(theme, session)),
      m_guide(new help::GuideScreen(theme, session)),
      m_about(new help::AboutScreen(theme, session, supervisors)),
      m_settings(new settings::SettingsScreen(theme, session))
{
    for (session::Screen* each :
         std::initializer_list<session::Screen*>{m_help, m_guide, m_about, m_settings}) {
        each->setParent(&window);
        each->hide();
        connect(each, &session::Screen::left, this, [this, each] { leave(each); });
    }
    for (session::Screen* each : std::initializer_list<session::Screen*>{m_guide, m_settings})
        connect(each, &session::Screen::wanted, &window, &shell::Window::act);
    setSheet(m_guide, help::Sheet::Guide);
    m_guide->may = [&window](Key key) { return window.canDo(key); };
    window.may = [this](Key key) { return canDo(key); };
}

bool Actions::canDo(Key key) const
{
    return m_session.isOpen() || worksAlways(key);
}

bool Actions::press(Key key)
{
    switch (key) {
    case Key::Guide:
        showGuide();
        return true;
    case Key::Keyboard:
        showKeys();
        return true;
    case Key::Settings:
        visit(m_settings);
        return true;
    case Key::About:
        visit(m_about);
        return true;
    case Key::Backup:
        backUp();
        return true;
    default:
        return false;
    }
}

// Also if nothing is new, because the second folder may lack the backup.
void Actions::backUp()
{
    if (!m_session.isOpen() || m_session.isBackingUp())
        return;
    if (const QString none = session::nothingNewText(m_session); !none.isEmpty())
        m_window.footer().say(none, kit::Line::Ink::Ok);
    m_session.backUp(m_session.ticker().now().utc);
}

bool Actions::isAside(const session::Screen* screen) const
{
    return screen == m_help || screen == m_guide || screen == m_about || screen == m_settings;
}

bool Actions::isOnTheWay(const session::Screen* screen) const
{
    session::Screen* each = m_window.current();
    while (each != screen && isAside(each))
        each = m_window.cameFrom(each);
    return each == screen;
}

// A screen already on the way here is returned to instead of opened again, so that Esc leads out.
void Actions::visit(session::Screen* screen)
{
    session::Screen* here = m_window.current();
    if (here == screen)
        return leave(screen);
    if (!isAside(here))
        m_match = matchHere();
    if (isOnTheWay(screen))
        m_window.show(screen);
    else
        m_window.visit(screen);
}

void Actions::leave(session::Screen* screen)
{
    goBack(m_window.cameFrom(screen), m_match);
}

help::Sheet Actions::sheetHere() const
{
    const session::Screen* here = m_window.current();
    return here == importing && importing->isImporting() ? help::Sheet::Import
                                                         : m_sheets.value(here, help::Sheet::Others);
}

void Actions::showKeys()
{
    if (m_window.current() != m_help)
        m_help->show(sheetHere());
    visit(m_help);
}

void Actions::showGuide()
{
    const bool isOpen = isOnTheWay(m_guide);
    const QString place = guidePlace();
    visit(m_guide);
    if (!isOpen)
        m_guide->open(place); // once it is shown, because it scrolls to the heading
}

// From the Keys screen, the page of the screen whose keys it shows. Some screens without keys share a page.
QString Actions::guidePlace() const
{
    const session::Screen* here = m_window.current();
    const bool isKeys = here == m_help;
    if (isKeys && m_help->sheet() == help::Sheet::Others)
        here = m_window.cameFrom(m_help);
    if (here == m_settings)
        return u"settings"_s;
    if (qobject_cast<const lock::SupervisorsScreen*>(here))
        return u"settings#lock-and-pins"_s;
    if (qobject_cast<const start::DemoScreen*>(here))
        return u"start#the-demo"_s;
    return help::guidePageOf(isKeys ? m_help->sheet() : sheetHere());
}

QList<shell::Choice> Actions::choices() const
{
    QList<shell::Choice> all;
    for (const auto& [key, menu] : shell::MenuBar::all()) {
        if (key == Key::Jump || !m_window.canDo(key))
            continue;
        const QString cap = session::shown(key);
        all << shell::Choice{session::title(key), cap.isEmpty() ? menu : menu + u" · "_s + cap,
                             [window = &m_window, key = key] { window->act(key); }, session::foundBy(key)};
    }
    return all;
}

} // namespace desktop

#include "moc_actions.cpp"
