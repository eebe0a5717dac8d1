#include "window.h"

#include "finder.h"
#include "header.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/scroll.h"
#include "ui/session/look.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScreen>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using session::Key;

namespace shell {

namespace {

/// The icons of the places, by number.
constexpr std::array icons{"tables",    "teams",   "checkin", "sheet", "bracket",
                           "standings", "rulings", "print",   "rules"};

// Maximum size of a window manager's frame. The real one is known only once the window is shown.
constexpr QMargins frame(8, 40, 8, 8);

Key keyOf(Place place)
{
    return static_cast<Key>(static_cast<int>(Key::ToTables) + static_cast<int>(place) - 1);
}

/// Whether the screen has the focus, on a visible widget.
bool isFocusIn(const session::Screen& screen)
{
    const QWidget* focus = screen.window()->focusWidget();
    return focus && focus->isVisible() && (focus == &screen || screen.isAncestorOf(focus));
}

/// The text size `steps` from this one, or the last one in that direction.
double nextSize(double scale, int steps)
{
    using session::textSizes;
    const auto at = std::lower_bound(textSizes.begin(), textSizes.end(), scale) - textSizes.begin();
    const auto last = static_cast<std::ptrdiff_t>(textSizes.size()) - 1;
    return textSizes[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + steps, 0, last))];
}

} // namespace

Window::Window(kit::Theme& theme, session::Session& session)
    : m_theme(theme), m_session(session), m_menus(new MenuBar(theme)), m_rail(new Rail(theme)),
      m_header(new Header(theme, session)), m_footer(new Footer(theme, session)), m_stack(new QStackedWidget)
{
    setMinimumSize(1024, 620); // fits a screen of 1024 by 700
    resize(1280, 800);
    auto* middle = new QWidget;
    auto* grid = new QGridLayout(middle);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_rail, 0, 0, 3, 1);
    grid->addWidget(m_header, 0, 1);
    grid->addWidget(m_stack, 1, 1);
    grid->addWidget(m_footer, 2, 1);
    grid->setRowStretch(1, 1);
    grid->setColumnStretch(1, 1);
    setCentralWidget(middle);
    setMenuBar(m_menus);
    m_menus->may = [this](Key key) { return canDo(key) && (key != Key::Undo || offersUndo()); };
    m_menus->isOn = [this](Key key) {
        return (key == Key::LightTheme && m_theme.scheme() == kit::Scheme::Light) ||
               (key == Key::DarkTheme && m_theme.scheme() == kit::Scheme::Dark) ||
               (key == Key::HighContrast && m_theme.scheme() == kit::Scheme::HighContrast) ||
               (key == Key::FullScreen && isFullScreen());
    };
    connect(m_menus, &MenuBar::wanted, this, &Window::act);
    m_finder = new Finder(theme, middle);

    connect(m_rail, &Rail::chosen, this, [this](int number) { go(static_cast<Place>(number)); });
    connect(m_header, &Header::rulesWanted, this, [this] { go(Place::Rules); });
    connect(m_header, &Header::wanted, this, &Window::press);
    connect(m_footer, &Footer::wanted, this, &Window::press);
    for (const Key key : session::keysOfWindow())
        session::onKey(this, key, [this, key] { press(key); });
    connect(&session, &session::Session::opened, this, &Window::begin);
    connect(&session, &session::Session::changed, this, &Window::refresh);
    connect(&session, &session::Session::refused, this, [this] { m_isClosing = false; });
    connect(&session, &session::Session::answered, this, [this] {
        if (m_isClosing && m_session.waiting() == 0)
            close();
    });
    connect(m_finder, &Finder::closed, this, [this](QWidget* before) {
        if (current() && current()->isAncestorOf(before))
            before->setFocus();
        else if (current())
            current()->takeFocus();
    });
    refresh();
}

void Window::open()
{
    const QSize room = screen()->availableGeometry().marginsRemoved(frame).size();
    const bool fits = room.width() >= width() && room.height() >= height();
    resize(size().boundedTo(room));
    if (fits)
        QMainWindow::show();
    else
        showMaximized();
}

void Window::add(Place place, session::Screen* screen)
{
    const int number = static_cast<int>(place);
    m_rail->add(number, QString::fromLatin1(icons[static_cast<std::size_t>(number) - 1]),
                session::title(keyOf(place)));
    screen->setAccessibleName(session::title(keyOf(place)));
    m_stack->addWidget(new kit::Page(screen));
    m_places.emplace_back(place, screen);
}

void Window::go(Place place)
{
    session::Screen* screen = screenOf(place);
    if (screen && (m_session.isOpen() || place == Place::Rules))
        visit(screen);
}

session::Screen* Window::screenOf(Place place) const
{
    const auto found = std::ranges::find(m_places, place, &std::pair<Place, session::Screen*>::first);
    return found == m_places.end() ? nullptr : found->second;
}

void Window::show(session::Screen* screen)
{
    if (!pageOf(screen))
        m_stack->addWidget(new kit::Page(screen));
    bringUp(screen);
}

void Window::visit(session::Screen* screen)
{
    if (current() != screen) {
        m_from[screen] = current();
        Q_EMIT visiting(screen);
    }
    show(screen);
}

void Window::bringUp(session::Screen* screen)
{
    if (current() != screen)
        m_footer->pass(); // it was about the previous screen
    m_rail->setCurrent(numberOf(screen));
    m_finder->hide();
    m_stack->setCurrentWidget(pageOf(screen));
    showAround();
    screen->refresh();
    screen->takeFocus();
}

int Window::numberOf(const session::Screen* screen) const
{
    for (const auto& [place, each] : m_places)
        if (each == screen)
            return static_cast<int>(place);
    return 0;
}

kit::Page* Window::pageOf(const session::Screen* screen) const
{
    for (int i = 0; i < m_stack->count(); ++i)
        if (auto* page = qobject_cast<kit::Page*>(m_stack->widget(i)); page && page->widget() == screen)
            return page;
    return nullptr;
}

session::Screen* Window::screenAt(int page) const
{
    const auto* at = qobject_cast<kit::Page*>(m_stack->widget(page));
    return at ? qobject_cast<session::Screen*>(at->widget()) : nullptr;
}

// Closes once everything asked for is saved. If something is refused, the window stays and says so.
void Window::closeEvent(QCloseEvent* event)
{
    const bool closes = !mayClose || mayClose();
    m_isClosing = closes && m_session.waiting() > 0;
    event->setAccepted(closes && !m_isClosing);
}

void Window::keyPressEvent(QKeyEvent* event)
{
    const bool isTyped = !kit::isCommand(*event) && !event->text().isEmpty();
    for (const Key key : {Key::Print, Key::ImportRoster, Key::Draw, Key::NewRuling})
        if (m_menus->isEnabled() && !isTyped && session::isStroke(*event, key)) // not from behind the lock
            return act(key);
    session::Screen* screen = current();
    const bool isAround = m_menus->isEnabled() && screen && !screen->isAncestorOf(focusWidget());
    if (event->key() == Qt::Key_Escape && isAround && screen->closes())
        return Q_EMIT screen->left();
    QMainWindow::keyPressEvent(event);
}

// For a new tournament, every screen begins again, and a screen other than the nine closes.
void Window::begin()
{
    if (m_session.shown().file != m_file) {
        m_file = m_session.shown().file;
        for (int page = 0; page < m_stack->count(); ++page)
            screenAt(page)->begin();
    }
    if (numberOf(current()) == 0 && !m_places.empty())
        bringUp(m_places.front().second);
}

void Window::refresh()
{
    showAround();
    showTitle();
    session::Screen* screen = current();
    if (!screen)
        return;
    const bool hadFocus = isFocusIn(*screen);
    screen->refresh();
    if (hadFocus && !isFocusIn(*screen))
        screen->takeFocus(); // the widget with the focus is gone; else keys would go to the window
}

void Window::showAround()
{
    const bool isOfTournament = m_session.isOpen() && !m_alone.contains(current());
    m_rail->setVisible(isOfTournament);
    m_header->setVisible(isOfTournament);
    m_footer->setOfTournament(isOfTournament);
    m_footer->setUndo(offersUndo());
}

bool Window::offersUndo() const
{
    return m_session.shown().mayUndo || current() == screenOf(Place::ScoreSheet);
}

// `Fall Spades (fall.courtside) – Courtside`: tells two tournaments apart in the task bar.
void Window::showTitle()
{
    const bool isNamed = m_session.isOpen() && m_session.tournament().setting->tournament;
    setWindowTitle(isNamed ? u"%1 (%2) – Courtside"_s.arg(
                                 QString::fromStdString(m_session.tournament().setting->tournament->name),
                                 QFileInfo(m_session.shown().file).fileName())
                           : u"Courtside"_s);
}

session::Screen* Window::placeFor(Key key) const
{
    if (!session::leadsToPlace(key) || !m_session.isOpen())
        return nullptr;
    const auto found =
        std::ranges::find_if(m_places, [&](const auto& each) { return each.second->canDo(key); });
    return found == m_places.end() ? nullptr : found->second;
}

bool Window::canDo(Key key) const
{
    if (session::isOfWindow(key))
        return !may || may(key);
    return (current() && current()->canDo(key)) || placeFor(key) ||
           (key == Key::Print && m_session.isOpen()); // opens Print to choose what to print
}

void Window::act(Key key)
{
    if (!canDo(key))
        return;
    if (session::isOfWindow(key))
        return press(key);
    if (current() && current()->canDo(key))
        return current()->act(key);
    if (session::Screen* place = placeFor(key)) {
        Q_EMIT leads(place);
        visit(place);
        return place->act(key);
    }
    go(Place::Print);
}

void Window::press(Key key)
{
    session::Settings& settings = m_session.settings();
    const auto take = [&](kit::Scheme scheme) { session::setTheme(m_theme, settings, scheme); };
    const auto size = [&](int steps) {
        session::setTextSize(m_theme, settings, nextSize(m_theme.scale(), steps));
    };
    switch (key) {
    case Key::Look:
        return take(static_cast<kit::Scheme>((static_cast<int>(m_theme.scheme()) + 1) % 3));
    case Key::LightTheme:
        return take(kit::Scheme::Light);
    case Key::DarkTheme:
        return take(kit::Scheme::Dark);
    case Key::HighContrast:
        return take(kit::Scheme::HighContrast);
    case Key::LargerText:
        return size(1);
    case Key::SmallerText:
        return size(-1);
    case Key::UsualText:
        return session::setTextSize(m_theme, settings, session::textSizes.front());
    case Key::Menus:
        return m_menus->takeKeys();
    case Key::FullScreen:
        return setWindowState(windowState() ^ Qt::WindowFullScreen);
    case Key::Rules:
        return go(Place::Rules);
    case Key::Quit:
        close();
        return;
    default:
        break;
    }
    if (const int place = static_cast<int>(key) - static_cast<int>(Key::ToTables) + 1;
        place <= static_cast<int>(Place::Rules))
        return go(static_cast<Place>(place));
    Q_EMIT wanted(key);
}

} // namespace shell

#include "moc_window.cpp"
