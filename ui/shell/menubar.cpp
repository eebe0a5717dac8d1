#include "menubar.h"

#include "ui/kit/follow.h"
#include "wording/tr.h"

#include <QPainter>

using session::Key;
using wording::Window;

namespace shell {

namespace {

struct Part {
    QList<Key> keys;
    const char* menu = nullptr; ///< title of a submenu, not translated; null: in the menu itself
};

struct MenuOf {
    const char* title; ///< not translated
    QList<Part> parts; ///< with a separator between two
};

const QList<MenuOf>& menus()
{
    static const QList<MenuOf> all{
        {QT_TRANSLATE_NOOP("Window", "&File"),
         {{{Key::NewTournament, Key::OtherTournament, Key::OpenFile}},
          {{Key::Rules, Key::NewVenue}},
          {{Key::ImportRoster, Key::Export, Key::Backup}},
          {{Key::Print, Key::SavePdf, Key::WriteFile, Key::Pack}},
          {{Key::Quit}}}},
        {QT_TRANSLATE_NOOP("Window", "&Tournament"),
         {{{Key::CallNext, Key::StartAll, Key::PauseAll, Key::ResumeAll, Key::TimeEverywhere}},
          {{Key::Draw, Key::TablesAndRest, Key::Absences}},
          {{Key::AddTeam, Key::EditTeam, Key::Substitute, Key::RemoveTeam},
           QT_TRANSLATE_NOOP("Window", "Team")},
          {{Key::Override, Key::ForgetCard, Key::UndoCheckIn}, QT_TRANSLATE_NOOP("Window", "Check-in")},
          {{Key::OnDuty, Key::Supervisors, Key::Lock}},
          {{Key::Record, Key::Settings}}}},
        {QT_TRANSLATE_NOOP("Window", "&Match"),
         {{{Key::Undo, Key::Redo}},
          {{Key::CallMatch, Key::Amend, Key::Challenge, Key::Misdeal, Key::CallTime, Key::Decide,
            Key::Clock}},
          {{Key::NewRuling}},
          {{Key::InsertHand, Key::StrikeHand, Key::OtherDealer, Key::WholeSheet}},
          {{Key::FromPaper, Key::CheckPaper}},
          {{Key::Nil, Key::Blind, Key::Pad}}}},
        {QT_TRANSLATE_NOOP("Window", "&View"),
         {{{Key::ToTables, Key::ToTeams, Key::ToCheckIn, Key::ToScoreSheet, Key::ToBracket, Key::ToStandings,
            Key::ToRulings, Key::ToPrint, Key::ToRules}},
          {{Key::Jump, Key::Find, Key::NextSection, Key::PreviousSection}},
          {{Key::Hall, Key::HallPages, Key::FullScreen}},
          {{Key::LargerText, Key::SmallerText, Key::UsualText}},
          {{Key::LightTheme, Key::DarkTheme, Key::HighContrast, Key::Look},
           QT_TRANSLATE_NOOP("Window", "Theme")}}},
        {QT_TRANSLATE_NOOP("Window", "&Help"), {{{Key::Guide, Key::Keyboard}}, {{Key::About}}}}};
    return all;
}

QString plain(const QString& title)
{
    return QString(title).remove(u'&');
}

} // namespace

MenuBar::MenuBar(kit::Theme& theme, QWidget* parent) : QMenuBar(parent), m_theme(theme)
{
    setNativeMenuBar(false);
    for (const MenuOf& each : menus()) {
        auto* menu = new session::Menu(theme, Window::tr(each.title), this);
        menu->setObjectName(QString::fromLatin1(each.title).remove(u'&').toLower());
        addMenu(menu);
        for (const Part& part : each.parts) {
            if (!menu->isEmpty() && !part.menu)
                menu->addSeparator();
            auto* into = part.menu ? new session::Menu(theme, Window::tr(part.menu), menu) : menu;
            if (part.menu)
                menu->addMenu(into);
            addTo(*into, part.keys);
            if (part.menu)
                connect(into, &QMenu::aboutToShow, this, [this, into] { refresh(*into); });
            if (part.keys.contains(Key::OpenFile))
                addRecent(*menu);
        }
        connect(menu, &QMenu::aboutToShow, this, [this, menu] { refresh(*menu); });
    }
    kit::redrawWith(theme, this);
}

void MenuBar::addTo(session::Menu& menu, const QList<Key>& keys)
{
    for (const Key key : keys)
        // Queued, so that the menu returns the focus before the action may take it.
        connect(
            menu.add(key), &QAction::triggered, this, [this, key] { Q_EMIT wanted(key); },
            Qt::QueuedConnection);
}

void MenuBar::addRecent(session::Menu& menu)
{
    auto* files = new session::Menu(m_theme, Window::tr("Open recent"), &menu);
    QAction* entry = menu.addMenu(files);
    connect(&menu, &QMenu::aboutToShow, this, [this, files, entry] {
        files->clear();
        for (const Named& each : recent ? recent() : QList<Named>())
            connect(files->addAction(QString(each.name).replace(u'&', QLatin1String("&&"))),
                    &QAction::triggered, this, each.choose, Qt::QueuedConnection);
        entry->setEnabled(!files->isEmpty());
    });
}

void MenuBar::refresh(session::Menu& menu) const
{
    for (QAction* action : menu.actions()) {
        if (!action->data().isValid())
            continue;
        const auto key = static_cast<Key>(action->data().toInt());
        action->setEnabled(may && may(key));
        const bool on = isOn && isOn(key);
        action->setCheckable(on);
        action->setChecked(on);
    }
}

QList<std::pair<Key, QString>> MenuBar::all()
{
    QList<std::pair<Key, QString>> keys;
    for (const MenuOf& each : menus())
        for (const Part& part : each.parts)
            for (const Key key : part.keys)
                keys.emplace_back(key, plain(Window::tr(each.title)));
    return keys;
}

void MenuBar::takeKeys()
{
    setActiveAction(actions().constFirst());
}

void MenuBar::paintEvent(QPaintEvent* event)
{
    QMenuBar::paintEvent(event);
    QPainter(this).fillRect(0, height() - 1, width(), 1, m_theme.colors().line);
}

} // namespace shell

#include "moc_menubar.cpp"
