#include "settingsscreen.h"

#include "ui/kit/flow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/sidebar.h"
#include "ui/print/printlist.h"
#include "ui/session/backups.h"
#include "ui/session/clockformat.h"
#include "ui/session/clockwords.h"
#include "ui/session/horn.h"
#include "ui/session/look.h"
#include "wording/tr.h"

#include <QDir>

#include <cmath>

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace settings {

namespace {

const QString pad = u"pad"_s;                     // the same key as on the score sheet
constexpr kit::Sidebar::Widths columns{300, 310}; // below these widths, one is below the other

QVBoxLayout* titled(kit::Theme& theme, kit::Card& card, const QString& title)
{
    auto* column = kit::columnIn(&card, 10, {18, 14, 18, 16});
    column->addWidget(new kit::Line(theme, title, 18, kit::Weight::Medium));
    return column;
}

QWidget* stacked(std::initializer_list<QWidget*> cards)
{
    auto* widget = new QWidget;
    QVBoxLayout* column = kit::columnIn(widget, 14);
    kit::add(column, cards);
    column->addStretch(1);
    return widget;
}

} // namespace

SettingsScreen::SettingsScreen(kit::Theme& theme, session::Session& session)
    : Screen(theme, session), m_textSize(new kit::DropDown(theme)), m_look(new kit::DropDown(theme)),
      m_clock(new kit::DropDown(theme)), m_paper(new kit::DropDown(theme)),
      m_callStarts(makeBox(Window::tr("Start the clock when called"), u"callStartsClock"_s)),
      m_sound(makeBox(Window::tr("Sound at 5:00 and at 0:00"), u"sound"_s)),
      m_pad(makeBox(Window::tr("Number pad on the score sheet"), u"pad"_s)),
      m_sideAFirst(makeBox(Window::tr("Always enter side A first"), u"sideAFirst"_s)),
      m_folder(new kit::Prose(theme, 15)),
      m_backup(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_backUp(buttonOf(Key::Backup, Window::tr("Back up now"))), m_second(new kit::Prose(theme, 15)),
      m_chooseSecond(
          kit::button(Window::tr("Choose second folder…"), Window::tr("Choose a second backup folder"))),
      m_noSecond(kit::button(Window::tr("Remove second folder"))), m_onDuty(new kit::Line(theme, 16))
{
    chooseFolder = [this] {
        return kit::folderToOpen(this, Window::tr("Choose the second backup folder"),
                                 session::secondBackupFolder(m_session.settings()));
    };
    auto* column = kit::columnIn(this, 14, kit::screenMargins);
    auto* note = new kit::Line(theme, Window::tr("For this computer. Changes take effect at once."), 15,
                               kit::Weight::Plain, kit::Line::Ink::Soft);
    column->addLayout(kit::headLine(kit::titleLine(theme, Window::tr("Settings")), note, {closeButton()}));
    QWidget* left = stacked({makeLook(), makePeople(), makePaper()});
    QWidget* right = stacked({makeMatches(), makeBackups()});
    auto* cards = new kit::Beside(theme, left, right, columns);
    cards->share(1, 1);
    column->addWidget(new kit::Scroll(cards), 1);
    connect(&theme, &kit::Theme::changed, this, &SettingsScreen::refresh);
    connect(&session, &session::Session::supervisorChanged, this, &SettingsScreen::refresh);
    connect(&session, &session::Session::backedUp, this, &SettingsScreen::showBackup);
    connect(&session.ticker(), &session::Ticker::ticked, this, &SettingsScreen::showBackup);
}

QPushButton* SettingsScreen::buttonOf(Key key, const QString& name)
{
    auto* button = new kit::KeycapButton(m_theme, name, session::shown(key));
    button->setWhatsThis(session::does(key));
    connect(button, &QPushButton::clicked, this, [this, key] { Q_EMIT wanted(key); });
    return button;
}

QCheckBox* SettingsScreen::makeBox(const QString& what, const QString& name)
{
    auto* box = new QCheckBox(what);
    box->setObjectName(name);
    return box;
}

void SettingsScreen::addChoice(QVBoxLayout& column, kit::DropDown& field, const QString& objectName,
                               const QString& label)
{
    field.setObjectName(objectName);
    field.setAccessibleName(label);
    column.addWidget(kit::labelled(m_theme, label, &field, nullptr));
}

QWidget* SettingsScreen::makeLook()
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* column = titled(m_theme, *card, Window::tr("Look"));
    for (const double size : session::textSizes)
        m_textSize->addItem(Window::tr("%1%").arg(std::lround(size * 100)), size);
    for (const auto& [scheme, name] : {std::pair{kit::Scheme::Light, Window::tr("Light")},
                                       {kit::Scheme::Dark, Window::tr("Dark")},
                                       {kit::Scheme::HighContrast, Window::tr("High contrast")}})
        m_look->addItem(name, static_cast<int>(scheme));
    using session::ClockFormat;
    for (const auto& [format, name] : {std::pair{ClockFormat::System, Window::tr("As on this computer")},
                                       {ClockFormat::Hours12, Window::tr("12 hours (7:42 PM)")},
                                       {ClockFormat::Hours24, Window::tr("24 hours (19:42)")}})
        m_clock->addItem(name, static_cast<int>(format));
    addChoice(*column, *m_textSize, u"textSize"_s, Window::tr("Text size"));
    addChoice(*column, *m_look, u"theme"_s, Window::tr("Theme"));
    addChoice(*column, *m_clock, u"clockFormat"_s, Window::tr("Times"));
    connect(m_clock, &QComboBox::activated, this, [this](int at) {
        session::setClockFormat(m_session.settings(),
                                static_cast<ClockFormat>(m_clock->itemData(at).toInt()));
    });
    connect(m_textSize, &QComboBox::activated, this, [this](int at) {
        session::setTextSize(m_theme, m_session.settings(), m_textSize->itemData(at).toDouble());
    });
    connect(m_look, &QComboBox::activated, this, [this](int at) {
        session::setTheme(m_theme, m_session.settings(),
                          static_cast<kit::Scheme>(m_look->itemData(at).toInt()));
    });
    return card;
}

QWidget* SettingsScreen::makeMatches()
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* column = titled(m_theme, *card, Window::tr("Matches"));
    QVBoxLayout* boxes = kit::columnIn(nullptr, 0); // each is high enough for a finger
    kit::add(boxes, {m_callStarts, m_sound, m_pad, m_sideAFirst});
    column->addLayout(boxes);
    connect(m_callStarts, &QCheckBox::toggled, this,
            [this](bool on) { session::setCallStartsClock(m_session.settings(), on); });
    connect(m_sound, &QCheckBox::toggled, this,
            [this](bool on) { session::setSound(m_session.settings(), on); });
    connect(m_pad, &QCheckBox::toggled, this, [this](bool on) { m_session.settings().set(pad, on); });
    connect(m_sideAFirst, &QCheckBox::toggled, this,
            [this](bool on) { session::setKeepsAFirst(m_session.settings(), on); });
    return card;
}

QWidget* SettingsScreen::makePaper()
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* column = titled(m_theme, *card, Window::tr("Printing"));
    for (const paper::Size& size : paper::sizes)
        m_paper->addItem(QString::fromLatin1(size.name), static_cast<int>(size.format));
    addChoice(*column, *m_paper, u"paper"_s, Window::tr("Paper"));
    connect(m_paper, &QComboBox::activated, this, [this](int at) {
        print::setPaper(m_session.settings(), static_cast<paper::Format>(m_paper->itemData(at).toInt()));
    });
    return card;
}

QWidget* SettingsScreen::makePeople()
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* column = titled(m_theme, *card, Window::tr("Supervisors"));
    m_onDuty->setObjectName(u"onDuty"_s);
    column->addWidget(m_onDuty);
    auto* buttons = new kit::FlowRow(m_theme, 10);
    for (QPushButton* each : {buttonOf(Key::OnDuty, session::title(Key::OnDuty)),
                              buttonOf(Key::Supervisors, Window::tr("Supervisors and PINs…"))})
        buttons->flow().addWidget(each);
    column->addWidget(buttons);
    return card;
}

QWidget* SettingsScreen::makeBackups()
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* column = titled(m_theme, *card, Window::tr("Backups"));
    m_folder->setObjectName(u"backupFolder"_s);
    m_folder->setTextInteractionFlags(Qt::TextSelectableByMouse);
    kit::add(column, {m_folder, m_backup});
    column->addWidget(m_backUp, 0, Qt::AlignLeft);
    column->addSpacing(m_theme.px(8));
    m_second->setObjectName(u"secondFolder"_s);
    m_second->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_chooseSecond->setObjectName(u"chooseSecond"_s);
    m_noSecond->setObjectName(u"noSecond"_s);
    auto* buttons = new kit::FlowRow(m_theme, 10);
    for (QPushButton* each : {m_chooseSecond, m_noSecond})
        buttons->flow().addWidget(each);
    kit::add(column, {m_second, buttons});
    connect(m_chooseSecond, &QPushButton::clicked, this, [this] {
        if (const QString folder = chooseFolder(); !folder.isEmpty())
            setSecond(folder);
    });
    connect(m_noSecond, &QPushButton::clicked, this, [this] {
        setSecond({});
        m_chooseSecond->setFocus(); // this button is hidden now
    });
    return card;
}

// Makes a backup at once, so that the second folder has one too.
void SettingsScreen::setSecond(const QString& folder)
{
    session::setSecondBackupFolder(m_session.settings(), folder);
    showSecond();
    if (!folder.isEmpty() && m_session.isOpen() && !m_session.isBackingUp())
        m_session.backUp(m_session.ticker().now().utc);
}

void SettingsScreen::showSecond()
{
    const QString folder = session::secondBackupFolder(m_session.settings());
    m_second->setText(
        folder.isEmpty()
            ? Window::tr("A second folder, for example on a USB drive, gets a copy of each backup.")
            : Window::tr("Second folder: %1").arg(QDir::toNativeSeparators(folder)));
    m_noSecond->setVisible(!folder.isEmpty());
}

void SettingsScreen::showBackup()
{
    if (m_session.isOpen() && isVisible())
        m_backup->setText(session::backupText(m_session.shown().backup, m_session.ticker().now().utc));
}

void SettingsScreen::refresh()
{
    const session::Settings& settings = m_session.settings();
    m_textSize->setCurrentIndex(m_textSize->findData(m_theme.scale()));
    m_look->setCurrentIndex(m_look->findData(static_cast<int>(m_theme.scheme())));
    m_callStarts->setChecked(session::callStartsClock(settings));
    m_sound->setChecked(session::soundIsOn(settings));
    m_pad->setChecked(settings.value(pad, false).toBool());
    m_sideAFirst->setChecked(session::keepsAFirst(settings));
    m_clock->setCurrentIndex(m_clock->findData(static_cast<int>(session::clockFormat(settings))));
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(print::usualPaper(settings))));
    showSecond();
    m_onDuty->setText(m_session.supervisor().isEmpty()
                          ? Window::tr("No one is on duty.")
                          : Window::tr("On duty: %1").arg(m_session.supervisor()));
    const bool open = m_session.isOpen();
    m_backUp->setEnabled(open);
    m_backup->setVisible(open);
    m_folder->setText(open ? Window::tr("Folder: %1")
                                 .arg(QDir::toNativeSeparators(session::backupFolder(m_session.shown().file)))
                           : Window::tr("No tournament is open."));
    showBackup();
}

} // namespace settings

#include "moc_settingsscreen.cpp"
