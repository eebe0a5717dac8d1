#include "window.h"

#include "finder.h"
#include "header.h"
#include "rail.h"

#include "wording/tr.h"

#include <QCloseEvent>
#include <QGridLayout>
#include <QScreen>
#include <QShortcut>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using session::Key;

namespace shell {

namespace {

/// The places by their numbers: a picture, and what they are called before it is translated.
constexpr std::array<std::pair<const char*, const char*>, 9> places{
    {{"tables", QT_TRANSLATE_NOOP("Window", "Tables")},
     {"teams", QT_TRANSLATE_NOOP("Window", "Teams")},
     {"checkin", QT_TRANSLATE_NOOP("Window", "Check-in")},
     {"sheet", QT_TRANSLATE_NOOP("Window", "Score sheet")},
     {"bracket", QT_TRANSLATE_NOOP("Window", "Bracket")},
     {"standings", QT_TRANSLATE_NOOP("Window", "Standings")},
     {"rulings", QT_TRANSLATE_NOOP("Window", "Rulings")},
     {"print", QT_TRANSLATE_NOOP("Window", "Print")},
     {"rules", QT_TRANSLATE_NOOP("Window", "Rules")}}};

constexpr std::array textSizes{1.0, 1.25, 1.5, 2.0};

// What a window manager puts around a window, at most: it is known only when the window is up.
constexpr QMargins frame(8, 40, 8, 8);

/// The size so many steps from this one, or the last on that way.
double nextSize(double scale, int steps)
{
    const auto at = std::lower_bound(textSizes.begin(), textSizes.end(), scale) - textSizes.begin();
    const auto last = static_cast<std::ptrdiff_t>(textSizes.size()) - 1;
    return textSizes[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + steps, 0, last))];
}

} // namespace

Window::Window(kit::Theme& theme, session::Session& session)
    : m_theme(theme), m_session(session), m_rail(new Rail(theme)), m_header(new Header(theme, session)),
      m_footer(new Footer(theme, session)), m_stack(new QStackedWidget)
{
    setWindowTitle(u"Courtside"_s);
    setMinimumSize(1024, 700);
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
    m_finder = new Finder(theme, middle);

    connect(m_rail, &Rail::chosen, this, [this](int number) { go(static_cast<Place>(number)); });
    connect(m_header, &Header::rulesWanted, this, [this] { go(Place::Rules); });
    connect(m_header, &Header::wanted, this, &Window::press);
    connect(m_header, &Header::textSizeWanted, this, [this] {
        setTextSize(m_theme.scale() < textSizes.back() ? nextSize(m_theme.scale(), 1) : textSizes.front());
    });
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
    const auto& [icon, does] = places[static_cast<std::size_t>(number) - 1];
    const QString word = wording::Window::tr(does);
    m_rail->add(number, QString::fromLatin1(icon), word);
    m_stack->addWidget(new Page(screen));
    m_places.emplace_back(place, screen);
    auto* key = new QShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)), this);
    key->setWhatsThis(word);
    connect(key, &QShortcut::activated, this, [this, place] { go(place); });
}

void Window::go(Place place)
{
    if (!m_session.isOpen())
        return;
    for (const auto& [each, screen] : m_places)
        if (each == place)
            bringUp(screen);
}

void Window::show(session::Screen* screen)
{
    if (!pageOf(screen))
        m_stack->addWidget(new Page(screen));
    bringUp(screen);
}

void Window::visit(session::Screen* screen)
{
    if (current() != screen)
        m_from[screen] = current();
    show(screen);
}

void Window::bringUp(session::Screen* screen)
{
    m_rail->setCurrent(numberOf(screen));
    m_finder->hide();
    m_stack->setCurrentWidget(pageOf(screen));
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

Page* Window::pageOf(const session::Screen* screen) const
{
    for (int i = 0; i < m_stack->count(); ++i)
        if (auto* page = qobject_cast<Page*>(m_stack->widget(i)); page && page->widget() == screen)
            return page;
    return nullptr;
}

session::Screen* Window::screenAt(int page) const
{
    const auto* at = qobject_cast<Page*>(m_stack->widget(page));
    return at ? qobject_cast<session::Screen*>(at->widget()) : nullptr;
}

// What was asked for is written first; where it is refused the window stays, and says so.
void Window::closeEvent(QCloseEvent* event)
{
    m_isClosing = m_session.waiting() > 0;
    event->setAccepted(!m_isClosing);
}

// A screen that is no place was opened from one, and may be about what was shown there.
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
    m_rail->setVisible(m_session.isOpen());
    if (current())
        current()->refresh();
}

void Window::setTextSize(double scale)
{
    m_theme.set(m_theme.scheme(), scale);
    m_session.settings().set(u"textSize"_s, scale);
}

void Window::press(Key key)
{
    const auto next = static_cast<kit::Scheme>((static_cast<int>(m_theme.scheme()) + 1) % 3);
    switch (key) {
    case Key::Look:
        m_theme.set(next, m_theme.scale());
        return m_session.settings().set(u"look"_s, kit::word(next));
    case Key::LargerText:
        return setTextSize(nextSize(m_theme.scale(), 1));
    case Key::SmallerText:
        return setTextSize(nextSize(m_theme.scale(), -1));
    case Key::UsualText:
        return setTextSize(textSizes.front());
    default:
        Q_EMIT wanted(key);
    }
}

} // namespace shell

#include "moc_window.cpp"
