#include "desktop.h"

#include "jumps.h"

#include "desk/undo.h"
#include "ui/look/text.h"
#include "ui/night/nightscreen.h"
#include "ui/shell/finder.h"
#include "ui/shell/header.h"
#include "ui/tables/tablesscreen.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace desktop {

namespace {

/// `Copy kept 4 min ago`
QString agoOf(const QDateTime& then)
{
    if (!then.isValid())
        return u"No copy kept yet"_s;
    const qint64 minutes = qMax(qint64(0), then.secsTo(QDateTime::currentDateTimeUtc()) / 60);
    if (minutes == 0)
        return u"Copy kept just now"_s;
    return minutes < 120 ? u"Copy kept %1 min ago"_s.arg(minutes) : u"Copy kept %1 h ago"_s.arg(minutes / 60);
}

} // namespace

Desktop::Desktop()
{
    const QSettings settings;
    m_theme.set(look::schemeOf(settings.value(u"look"_s).toString()));
    m_theme.applyTo(*qobject_cast<QApplication*>(qApp));
    m_session.setSupervisor(settings.value(u"supervisor"_s).toString());
    m_window = std::make_unique<shell::Window>(m_theme, m_session);
    addScreens();
    connectWindow();
}

Desktop::~Desktop() = default;

void Desktop::addScreens()
{
    m_night = new nightview::NightScreen(m_theme, m_session);
    m_tables = new tables::TablesScreen(m_theme, m_session);
    m_window->add(1, u"night"_s, u"Night"_s, m_night);
    m_window->add(4, u"tables"_s, u"Tables"_s, m_tables);
    connect(m_night, &session::Screen::matchWanted, this, &Desktop::openSheet);
}

void Desktop::connectWindow()
{
    using shell::Window;
    connect(m_window.get(), &Window::undoWanted, this, [this] { step(true); });
    connect(m_window.get(), &Window::redoWanted, this, [this] { step(false); });
    connect(m_window.get(), &Window::jumpWanted, this, &Desktop::jump);
    connect(m_window.get(), &Window::supervisorWanted, this, &Desktop::handOver);
    connect(&m_session, &session::Session::changed, this, [this] {
        showCopied();
        rememberNight();
    });
    auto* minute = new QTimer(this);
    connect(minute, &QTimer::timeout, this, &Desktop::showCopied);
    minute->start(30s);
}

void Desktop::open(const QString& file)
{
    const std::string path = file.toStdString();
    m_session.open(
        file, [path] { return desk::Desk::open(path, desk::Desk::Access::ReadWrite, desk::thisMachine()); },
        [this](const session::Outcome& outcome) {
            if (!outcome.good())
                m_window->footer().say(outcome.mistakes.join(u' '), look::Line::Ink::Bad);
        });
}

void Desktop::openLast()
{
    const QString last = QSettings().value(u"night"_s).toString();
    if (!last.isEmpty() && QFileInfo::exists(last))
        open(last);
}

void Desktop::openSheet(const QString& match)
{
    m_tables->open(match);
    m_window->go(u"Tables"_s);
}

// On a sheet, what was done to its match; elsewhere what was done last.
void Desktop::step(bool back)
{
    if (!m_session.isOpen())
        return;
    std::optional<std::string> match;
    if (m_window->current() == m_tables && m_tables->current())
        match = m_tables->current()->match().toStdString();
    const std::string by = m_session.supervisor().toStdString();
    const auto said = std::make_shared<std::string>();
    const auto job = [by, match, back, said](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        auto undone = back ? desk::undo(desk, by, match) : desk::redo(desk, by, match);
        if (!undone)
            return tl::unexpected(undone.error());
        *said = desk::undoneText(*undone, back ? "taken back" : "put back");
        return std::move(undone->recorded);
    };
    m_session.ask({}, job, [this, said](const session::Outcome& outcome) {
        const QString text = outcome.good() ? look::text(*said).trimmed().replace(u'\n', u" · "_s)
                                            : outcome.mistakes.join(u' ');
        m_window->footer().say(text.left(1).toUpper() + text.mid(1),
                               outcome.good() ? look::Line::Ink::Ok : look::Line::Ink::Bad);
    });
}

void Desktop::jump()
{
    if (!m_session.isOpen())
        return;
    const Places places{[this](const QString& match) { openSheet(match); },
                        [this](const QString& word) { m_window->go(word); }};
    m_window->finder().open(u"Jump to a team, player, table or match"_s, jumps(m_session.night(), places));
}

void Desktop::handOver()
{
    const auto take = [this](const QString& name) {
        m_session.setSupervisor(name);
        QSettings settings;
        settings.setValue(u"supervisor"_s, name);
    };
    QList<shell::Choice> choices;
    if (m_session.isOpen())
        for (const QString& name : supervisorsOf(m_session.night()))
            if (name != m_session.supervisor())
                choices << shell::Choice{name, u"takes over"_s, [take, name] { take(name); }};
    m_window->finder().open(u"Who is on duty now?"_s, choices, take);
}

void Desktop::showCopied()
{
    if (m_session.isOpen())
        m_window->footer().setBackup(agoOf(m_session.shown().copied));
}

void Desktop::rememberNight()
{
    if (m_session.shown().file == m_remembered)
        return;
    m_remembered = m_session.shown().file;
    QSettings().setValue(u"night"_s, QFileInfo(m_remembered).absoluteFilePath());
}

} // namespace desktop
