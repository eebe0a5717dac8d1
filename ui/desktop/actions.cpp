#include "actions.h"

#include "ui/shell/menubar.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace desktop {

namespace {

/// Those that need no tournament.
bool worksAlways(Key key)
{
    switch (key) {
    case Key::NewTournament:
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
    : m_theme(theme), m_session(session), m_window(window), m_help(new help::HelpScreen(theme, session)),
      m_about(new help::AboutScreen(theme, session, supervisors)),
      m_settings(new settings::SettingsScreen(theme, session))
{
    for (session::Screen* each : std::initializer_list<session::Screen*>{m_help, m_about, m_settings}) {
        each->setParent(&window);
        each->hide();
        connect(each, &session::Screen::left, this, [this, each] { leave(each); });
    }
    connect(m_settings, &session::Screen::wanted, &window, &shell::Window::act);
    window.may = [this](Key key) { return canDo(key); };
}

bool Actions::canDo(Key key) const
{
    return m_session.isOpen() || worksAlways(key);
}

bool Actions::press(Key key)
{
    switch (key) {
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
        if (m_session.isOpen() && !m_session.isBackingUp())
            m_session.backUp(m_session.ticker().now().utc);
        return true;
    default:
        return false;
    }
}

void Actions::visit(session::Screen* screen)
{
    session::Screen* here = m_window.current();
    if (here == screen)
        return leave(screen);
    if (here != m_help && here != m_about && here != m_settings)
        m_match = matchHere();
    m_window.visit(screen);
}

void Actions::leave(session::Screen* screen)
{
    goBack(m_window.cameFrom(screen), m_match);
}

void Actions::showKeys()
{
    const session::Screen* here = m_window.current();
    if (here != m_help)
        m_help->show(here == importing && importing->isImporting()
                         ? help::Sheet::Import
                         : m_sheets.value(here, help::Sheet::Others));
    visit(m_help);
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
