#include "aboutscreen.h"

#include "ui/kit/scroll.h"
#include "ui/session/backups.h"
#include "wording/tr.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>

using namespace Qt::StringLiterals;
using wording::Window;

namespace help {

namespace {

/// What is linked, with its license. These names are the same in every language.
constexpr std::pair<const char*, const char*> parts[] = {
    {"Qt", "LGPL 3"},     {"SQLite", "public domain"}, {"nlohmann/json", "MIT"},    {"tl::expected", "CC0"},
    {"libsodium", "ISC"}, {"LEMON", "Boost 1.0"},      {"libqrencode", "LGPL 2.1"}, {"Roboto", "Apache 2.0"}};

} // namespace

AboutScreen::AboutScreen(kit::Theme& theme, session::Session& session, QString supervisors)
    : Screen(theme, session), m_supervisors(std::move(supervisors)), m_close(closeButton())
{
    auto* column = kit::columnIn(this, 14, kit::screenMargins);
    auto* what = new kit::Line(theme,
                               Window::tr("Version %1. Scores intramural Spades by your venue’s own rules.")
                                   .arg(QCoreApplication::applicationVersion()),
                               15, kit::Weight::Plain, kit::Line::Ink::Soft);
    what->setObjectName(u"version"_s);
    column->addLayout(
        kit::headLine(kit::titleLine(theme, session::title(session::Key::About)), what, {m_close}));
    auto* inside = new QWidget;
    auto* cards = kit::columnIn(inside, 14);
    kit::add(cards, {makeFolders(), makeLicenses()});
    cards->addStretch(1);
    column->addWidget(new kit::Scroll(inside), 1);
}

QLabel* AboutScreen::addPlace(QGridLayout& grid, const QString& name)
{
    const int row = grid.rowCount();
    grid.addWidget(new kit::Line(m_theme, name, 15, kit::Weight::Plain, kit::Line::Ink::Soft), row, 0);
    auto* place = new kit::Prose(m_theme, 15);
    place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    place->setAccessibleName(name);
    grid.addWidget(place, row, 1);
    return place;
}

QWidget* AboutScreen::makeFolders()
{
    auto* card = new kit::Card(m_theme);
    auto* grid = kit::gridIn(card, 18, 8, {18, 14, 18, 14});
    grid->setColumnMinimumWidth(0, m_theme.px(130));
    grid->setColumnStretch(1, 1);
    grid->addWidget(new kit::Line(m_theme, Window::tr("Where the data is"), 18, kit::Weight::Medium), 0, 0, 1,
                    2);
    m_tournament = addPlace(*grid, Window::tr("Tournament"));
    m_backups = addPlace(*grid, Window::tr("Backups"));
    m_settings = addPlace(*grid, Window::tr("Settings"));
    m_pins = addPlace(*grid, Window::tr("PINs, as hashes"));
    m_tournament->setObjectName(u"tournamentFile"_s);
    m_backups->setObjectName(u"backupFolder"_s);
    return card;
}

QWidget* AboutScreen::makeLicenses()
{
    auto* card = new kit::Card(m_theme);
    auto* grid = kit::gridIn(card, 18, 6, {18, 14, 18, 14});
    grid->setColumnMinimumWidth(0, m_theme.px(130));
    grid->setColumnStretch(1, 1);
    grid->addWidget(new kit::Line(m_theme, Window::tr("Licenses"), 18, kit::Weight::Medium), 0, 0, 1, 2);
    const auto add = [&](const QString& name, const QString& license) {
        const int row = grid->rowCount();
        grid->addWidget(new kit::Line(m_theme, name, 15, kit::Weight::Plain, kit::Line::Ink::Soft), row, 0);
        grid->addWidget(new kit::Line(m_theme, license, 15), row, 1);
    };
    add(u"Courtside"_s, u"MIT"_s);
    for (const auto& [name, license] : parts)
        add(QString::fromLatin1(name), QString::fromLatin1(license));
    return card;
}

void AboutScreen::refresh()
{
    const QString file = m_session.isOpen() ? QDir::toNativeSeparators(m_session.shown().file) : QString();
    const QString none = Window::tr("No tournament is open.");
    m_tournament->setText(file.isEmpty() ? none : file);
    m_backups->setText(
        file.isEmpty() ? none : QDir::toNativeSeparators(session::backupFolder(m_session.shown().file)));
    m_settings->setText(QDir::toNativeSeparators(QSettings().fileName()));
    m_pins->setText(QDir::toNativeSeparators(m_supervisors));
}

} // namespace help

#include "moc_aboutscreen.cpp"
