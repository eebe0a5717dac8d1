#include "newtournamentscreen.h"

#include "desk/checks/lookup.h"
#include "rules/builtin.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "ui/start/recent.h"
#include "wording/tr.h"

#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace newtournament {

namespace {

const QString ending = u".courtside"_s;

constexpr int usualTables = 8;

/// A file name that any disk accepts: `Fall Spades 2026`.
QString fileNameFor(const QString& tournament)
{
    QString name = tournament.simplified();
    for (QChar& c : name)
        if (u"/\\:*?\"<>|"_s.contains(c) || c.unicode() < 32)
            c = u'-';
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return name.left(80).trimmed();
}

/// The first field marked as wrong; null if there is none.
QWidget* wrongIn(const QWidget& around)
{
    const auto all = around.findChildren<QWidget*>();
    const auto found =
        std::ranges::find_if(all, [](const QWidget* each) { return each->property("wrong").toBool(); });
    return found == all.end() ? nullptr : *found;
}

} // namespace

NewTournamentScreen::NewTournamentScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent),
      documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)),
      m_name(new kit::TextField), m_venue(new kit::DropDown(theme)),
      m_import(new ownrules::RulesImport(theme)),
      m_tables(new kit::NumberField(Window::tr("Tables"), 1, 999)),
      m_rest(new kit::NumberField(Window::tr("Rest (min)"), 0, facts::mostRest)),
      m_format(new FormatFields(theme, {m_tables, m_rest})), m_supervisor(new kit::TextField),
      m_file(new kit::TextField(Qt::ElideLeft)),
      m_place(kit::button(Window::tr("Choose…"), Window::tr("Choose where to save the file"))),
      m_fileNote(kit::complaint(theme)), m_complaint(kit::complaint(theme, 16)),
      m_make(new kit::KeycapButton(theme, Window::tr("Create tournament"), u"Ctrl+Enter"_s)),
      m_agreed(new AgreedFields(theme)), m_card(new RuleCard(theme))
{
    choosePlace = [this](const QString& suggested) {
        return kit::fileToSave(this, Window::tr("Save the tournament as"), suggested,
                               u"%1 (*%2)"_s.arg(Window::tr("Tournaments"), ending), u"courtside"_s, false);
    };
    m_rest->setSpecialValueText(Window::tr("None"));
    auto* across = kit::lineIn(this, 20, kit::screenMargins);
    across->addWidget(makeForm(), 5);
    across->addWidget(makeRules(), 6);
    m_venue->setPlaceholderText(Window::tr("Choose the venue’s rules"));
    // Keeps to the width of the form, even with a long mistake.
    m_venue->wrap();
    connectFields();
    listVenues(session.settings().value(u"venue"_s)); // none the first time
    startOver();
    refresh();
}

void NewTournamentScreen::connectFields()
{
    connect(m_name, &QLineEdit::textChanged, this, &NewTournamentScreen::suggestFile);
    connect(m_venue, &QComboBox::currentIndexChanged, this, &NewTournamentScreen::showVenue);
    connect(m_import, &ownrules::RulesImport::imported, this, [this](const QString& file) {
        listVenues(file);
        m_venue->setFocus();
    });
    connect(m_agreed, &AgreedFields::changed, this, [this] { m_card->show(m_agreed->venue()); });
    connect(m_file, &QLineEdit::textEdited, this, [this] { m_fileIsTheirs = true; });
    connect(m_file, &QLineEdit::textChanged, this, &NewTournamentScreen::checkFile);
    connect(m_agreed, &AgreedFields::changed, this, &NewTournamentScreen::recheck);
    connect(m_format, &FormatFields::changed, this, &NewTournamentScreen::recheck);
    for (const QLineEdit* field : {m_name, m_supervisor, m_file})
        connect(field, &QLineEdit::textChanged, this, &NewTournamentScreen::recheck);
    connect(m_place, &QPushButton::clicked, this, &NewTournamentScreen::choosePlaceOfFile);
    connect(m_make, &QPushButton::clicked, this, &NewTournamentScreen::make);
}

const rules::Venue* NewTournamentScreen::sheet() const
{
    const std::string chosen = m_venue->currentData().toString().toStdString();
    if (const rules::Venue* venue = rules::venue(rules::builtIn(), chosen))
        return venue;
    const auto own = std::ranges::find(m_listed, chosen, &venues::OwnVenue::file);
    return own != m_listed.end() && own->read ? &own->read->venue : nullptr;
}

void NewTournamentScreen::listVenues(const QVariant& chosen)
{
    m_listed = m_own.all();
    {
        const QSignalBlocker quiet(m_venue);
        m_venue->clear();
        for (const rules::Venue& each : rules::builtIn())
            m_venue->addItem(kit::text(each.name), kit::text(each.id));
        for (const venues::OwnVenue& each : m_listed)
            offerOwn(each);
        m_venue->setCurrentIndex(m_venue->findData(chosen));
        if (!sheet())
            m_venue->setCurrentIndex(-1);
    }
    m_venue->updateGeometry(); // it heard no signals meanwhile
    const rules::Venue* now = sheet();
    if (!now || m_agreed->isHidden() || !(m_agreed->sheet() == *now))
        showVenue(); // else keeps what was typed for these rules
}

void NewTournamentScreen::offerOwn(const venues::OwnVenue& own)
{
    m_venue->addItem(ownrules::nameInList(own), kit::text(own.file));
    if (own.read)
        return;
    auto* entry = qobject_cast<QStandardItemModel*>(m_venue->model())->item(m_venue->count() - 1);
    entry->setEnabled(false); // listed with its mistakes, but can't be chosen
    entry->setToolTip(ownrules::inWords(own.read.error()));
}

void NewTournamentScreen::showVenue()
{
    if (const rules::Venue* venue = sheet())
        return m_agreed->setVenue(*venue);
    m_agreed->hide();
    m_card->showNone();
}

// Empties the form. The next tournament probably has the same rules and supervisor, so these stay.
void NewTournamentScreen::startOver()
{
    m_fileIsTheirs = false;
    m_name->clear();
    m_tables->setValue(usualTables);
    m_rest->setValue(0);
    m_format->reset();
    m_complaint->hide();
    m_import->clear();
    showVenue();
}

void NewTournamentScreen::refresh()
{
    if (m_supervisor->text().isEmpty())
        m_supervisor->setText(m_session.supervisor());
    if (m_own.all() != m_listed)
        listVenues(m_venue->currentData());
    suggestFile();
    checkFile();
}

void NewTournamentScreen::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && (event->modifiers() & Qt::ControlModifier))
        make();
    else if (event->key() == Qt::Key_Escape)
        drop();
    else
        Screen::keyPressEvent(event);
}

void NewTournamentScreen::drop()
{
    startOver(); // else the next name would be typed after this one
    Q_EMIT dropped();
}

void NewTournamentScreen::choosePlaceOfFile()
{
    const QString chosen = choosePlace(m_file->text());
    if (chosen.isEmpty())
        return;
    m_fileIsTheirs = true;
    m_file->setText(chosen);
    completeFile();
}

void NewTournamentScreen::suggestFile()
{
    if (m_fileIsTheirs)
        return;
    const QString name = fileNameFor(m_name->text());
    m_file->setText(name.isEmpty() ? QString()
                                   : QDir::toNativeSeparators(QDir(documents).filePath(name + ending)));
}

void NewTournamentScreen::checkFile()
{
    m_fileNote->say(isFileTaken()
                        ? Window::tr("A file with this name already exists. Choose another name or folder.")
                        : QString());
}

bool NewTournamentScreen::isFileTaken() const
{
    const QString file = m_file->text().trimmed();
    return !file.isEmpty() && QFileInfo::exists(file);
}

NewTournamentScreen::Lack NewTournamentScreen::lack() const
{
    if (m_name->text().trimmed().isEmpty())
        return Lack::Name;
    if (!desk::supervisorName(m_supervisor->text().toStdString()))
        return Lack::Supervisor;
    if (!sheet())
        return Lack::Rules;
    if (!m_agreed->good())
        return Lack::Agreed;
    if (!m_format->wrong().isEmpty())
        return Lack::Format;
    if (m_file->text().trimmed().isEmpty())
        return Lack::File;
    return isFileTaken() ? Lack::OtherFile : Lack::Nothing;
}

QString NewTournamentScreen::inWords(Lack lack) const
{
    switch (lack) {
    case Lack::Nothing:
        break;
    case Lack::Name:
    case Lack::Supervisor:
    case Lack::Rules: { // lists all empty fields at once
        QStringList empty;
        if (m_name->text().trimmed().isEmpty())
            empty << Window::tr("Enter a tournament name.");
        if (m_supervisor->text().trimmed().isEmpty())
            empty << Window::tr("Enter the supervisor on duty.");
        if (!sheet())
            empty << Window::tr("Choose the rules.");
        const auto name = desk::supervisorName(m_supervisor->text().toStdString());
        return name || !empty.isEmpty() ? empty.join(u' ') : session::whyNot(name.error());
    }
    case Lack::Agreed:
        return Window::tr("A rule has a value that isn’t possible. See the marked field.");
    case Lack::Format:
        return m_format->wrong();
    case Lack::File:
        return Window::tr("Choose where to save the file.");
    case Lack::OtherFile:
        return Window::tr("Choose another file name or folder.");
    }
    return {};
}

void NewTournamentScreen::complainOf(Lack lack)
{
    m_complainedOf = lack;
    m_complaint->say(inWords(lack), kit::Line::Ink::Bad);
}

QWidget* NewTournamentScreen::fieldOf(Lack lack) const
{
    switch (lack) {
    case Lack::Name:
        return m_name;
    case Lack::Supervisor:
        return m_supervisor;
    case Lack::Rules:
        return m_venue;
    case Lack::Agreed:
        return wrongIn(*m_agreed);
    case Lack::Format:
        return wrongIn(*m_format->standings());
    case Lack::File:
    case Lack::OtherFile:
        return m_file;
    case Lack::Nothing:
        break;
    }
    return nullptr;
}

void NewTournamentScreen::recheck()
{
    complainOf(lack() == m_complainedOf ? m_complainedOf : Lack::Nothing);
}

void NewTournamentScreen::completeFile()
{
    const QString file = m_file->text().trimmed();
    if (!file.isEmpty() && !file.endsWith(ending, Qt::CaseInsensitive))
        m_file->setText(file + ending);
}

void NewTournamentScreen::make()
{
    if (!m_make->isEnabled()) // already being created
        return;
    completeFile();
    checkFile();
    complainOf(lack());
    if (m_complainedOf != Lack::Nothing) {
        if (QWidget* field = fieldOf(m_complainedOf))
            field->setFocus();
        return;
    }
    desk::TournamentPlan plan;
    plan.name = m_name->text().toStdString();
    plan.venue = *sheet();
    plan.agreed = m_agreed->agreed();
    plan.format = m_format->format();
    plan.tables = m_tables->value();
    if (m_rest->value() > 0)
        plan.rest = m_rest->value();
    const QString file = QDir::fromNativeSeparators(m_file->text().trimmed());
    const std::string path = file.toStdString();
    const std::string by = desk::supervisorName(m_supervisor->text().toStdString()).value();
    m_session.setSupervisor(kit::text(by));
    QDir().mkpath(QFileInfo(file).absolutePath());
    m_make->setEnabled(false);
    m_complaint->say(Window::tr("Creating the tournament…"), kit::Line::Ink::Soft);
    m_session.open(
        file, [path, by, plan] { return desk::beginTournament(path, by, plan, desk::thisMachine()); },
        [this, file](const session::Outcome& outcome) { finish(file, outcome); });
}

void NewTournamentScreen::finish(const QString& file, const session::Outcome& outcome)
{
    m_make->setEnabled(true);
    if (!outcome.good())
        return m_complaint->say(outcome.mistakes.join(u'\n') + u'\n' +
                                    Window::tr("No tournament was created. What you typed is still here."),
                                kit::Line::Ink::Bad);
    session::Settings& settings = m_session.settings();
    settings.set(u"venue"_s, m_venue->currentData());
    settings.set(u"supervisor"_s, m_session.supervisor());
    start::rememberTournament(settings, file, m_name->text().simplified());
    const desk::DrawSettings how = m_format->how();
    startOver();
    Q_EMIT made(how);
}

QWidget* NewTournamentScreen::makeForm()
{
    auto* form = new QWidget;
    auto* column = kit::columnIn(form, 12);
    auto* inside = new QWidget;
    auto* fields = kit::columnIn(inside);
    fields->addWidget(makeFields());
    fields->addStretch(1);
    column->addWidget(kit::titleLine(m_theme, Window::tr("New tournament")));
    column->addWidget(new kit::Scroll(inside), 1);
    column->addWidget(makeButtons()); // always in view, even if the fields scroll
    return form;
}

QWidget* NewTournamentScreen::makeFields()
{
    auto* card = new kit::Card(m_theme);
    m_name->setPlaceholderText(Window::tr("Fall Spades"));
    m_file->setPlaceholderText(Window::tr("Fall Spades") + ending);
    m_name->setAccessibleName(Window::tr("Tournament name"));
    m_supervisor->setAccessibleName(Window::tr("Supervisor on duty"));
    m_venue->setAccessibleName(Window::tr("Rules"));
    m_file->setAccessibleName(Window::tr("File"));
    const auto labelled = [this](const QWidget& named, QWidget* field) {
        return kit::labelled(m_theme, named.accessibleName(), field, nullptr);
    };
    auto* names = new QWidget;
    auto* namesLine = kit::lineIn(names, 14);
    namesLine->addWidget(labelled(*m_name, m_name), 3);
    namesLine->addWidget(labelled(*m_supervisor, m_supervisor), 2);
    auto* venue = new QWidget;
    auto* chosen = new QWidget;
    auto* rulesLine = kit::lineIn(chosen);
    rulesLine->addWidget(m_venue, 1);
    rulesLine->addWidget(makeImport());
    kit::add(kit::columnIn(venue, 8), {chosen, m_import});
    auto* file = new QWidget;
    auto* line = kit::lineIn(file);
    line->addWidget(m_file, 1);
    line->addWidget(m_place);
    kit::add(kit::columnIn(card, 8, {18, 8, 18, 8}),
             {names, labelled(*m_venue, venue), m_format, labelled(*m_file, file), m_fileNote});
    return card;
}

QPushButton* NewTournamentScreen::makeImport()
{
    QPushButton* made = kit::button(Window::tr("Import rules…"));
    made->setObjectName(u"importRules"_s);
    connect(made, &QPushButton::clicked, m_import, &ownrules::RulesImport::choose);
    return made;
}

QWidget* NewTournamentScreen::makeButtons()
{
    auto* buttons = new QWidget;
    auto* column = kit::columnIn(buttons, 8);
    column->addWidget(m_complaint); // above the buttons and as wide as both, so that it is read in full
    auto* line = kit::lineIn(nullptr);
    column->addLayout(line);
    m_make->setProperty("strong", true);
    QPushButton* cancel =
        new kit::KeycapButton(m_theme, Window::tr("Cancel"), session::shown(session::Key::Back));
    connect(cancel, &QPushButton::clicked, this, &NewTournamentScreen::drop);
    kit::add(line, {m_make, cancel});
    line->addStretch(1);
    return buttons;
}

QWidget* NewTournamentScreen::makeRules()
{
    auto* side = new QWidget;
    auto* column = kit::columnIn(side, 12);
    kit::add(column, {m_agreed, m_format->standings()});
    auto* card = new kit::Card(m_theme);
    auto* inside = kit::columnIn(card, -1, {3, 3, 3, 3});
    inside->addWidget(m_card);
    column->addWidget(card, 1);
    auto* scroll = new kit::Scroll(side);
    scroll->setFocusPolicy(Qt::StrongFocus); // so that the arrow keys scroll it
    scroll->setAccessibleName(Window::tr("rule card"));
    kit::setRole(*scroll, QAccessible::Document);
    return scroll;
}

} // namespace newtournament

#include "moc_newtournamentscreen.cpp"
