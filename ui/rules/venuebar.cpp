#include "venuebar.h"

#include "rules/builtin.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QDir>
#include <QHideEvent>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulesview {

VenueBar::VenueBar(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_choice(new kit::DropDown(theme)),
      m_edit(kit::button(Window::tr("Edit…"), Window::tr("Edit these rules"))),
      m_copy(kit::button(Window::tr("Edit a copy…"))),
      m_export(kit::button(Window::tr("Export…"), Window::tr("Export these rules"))),
      m_delete(kit::button(Window::tr("Delete…"), Window::tr("Delete these rules"))),
      m_note(kit::complaint(theme, 16)), m_unsaved(new QWidget),
      m_unsavedName(new kit::Prose(theme, 16, kit::Line::Ink::Warn)),
      m_import(new ownrules::RulesImport(theme)), m_ask(new kit::Ask(theme))
{
    choosePlace = [this](const QString& suggested) {
        return kit::fileToSave(this, Window::tr("Export rules"), suggested,
                               u"%1 (*.json)"_s.arg(Window::tr("Rule files")), u"json"_s);
    };
    m_choice->setObjectName(u"venueChoice"_s);
    m_choice->setAccessibleName(Window::tr("Rules to show"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_export->setObjectName(u"exportRules"_s);
    m_delete->setObjectName(u"deleteRules"_s);
    m_note->setObjectName(u"rulesNote"_s);
    m_ask->setObjectName(u"deleteAsk"_s);
    m_ask->hide();
    kit::follow(theme, this, [this, &theme] { m_choice->setFixedWidth(theme.px(420)); });
    QVBoxLayout* column = kit::columnIn(this, 8);
    column->addWidget(makeLine(theme));
    QPushButton* on = kit::button(Window::tr("Continue editing"));
    on->setObjectName(u"continueEditing"_s);
    connect(on, &QPushButton::clicked, this, &VenueBar::unsavedWanted);
    QHBoxLayout* unsaved = kit::lineIn(m_unsaved, 10);
    unsaved->addWidget(m_unsavedName, 1);
    unsaved->addWidget(on);
    m_unsaved->hide();
    kit::add(column, {m_unsaved, m_note, m_import, m_ask});
    connect(m_choice, &QComboBox::currentIndexChanged, this, &VenueBar::follow);
    connect(m_export, &QPushButton::clicked, this, &VenueBar::exportOwn);
    connect(m_delete, &QPushButton::clicked, this, &VenueBar::askToDelete);
    connect(m_import, &ownrules::RulesImport::begun, this, [this] { m_note->say({}); });
    connect(m_import, &ownrules::RulesImport::imported, this, [this](const QString& file) {
        list(file);
        m_note->say(Window::tr("Imported: %1").arg(m_choice->currentText()), kit::Line::Ink::Ok);
        m_choice->setFocus();
    });
    list(QString());
}

QWidget* VenueBar::makeLine(kit::Theme& theme)
{
    QPushButton* importing = kit::button(Window::tr("Import…"), Window::tr("Import rules"));
    importing->setObjectName(u"importRules"_s);
    connect(importing, &QPushButton::clicked, m_import, &ownrules::RulesImport::choose);
    QPushButton* made = kit::button(Window::tr("New venue…"));
    made->setObjectName(u"newVenue"_s);
    m_edit->setObjectName(u"editRules"_s);
    m_copy->setObjectName(u"editCopy"_s);
    connect(made, &QPushButton::clicked, this, &VenueBar::newVenueWanted);
    connect(m_edit, &QPushButton::clicked, this, &VenueBar::editWanted);
    connect(m_copy, &QPushButton::clicked, this, &VenueBar::copyWanted);
    auto* line = new kit::FlowRow(theme, 10);
    kit::add(&line->flow(), {m_choice, made, m_edit, m_copy, importing, m_export, m_delete});
    return line;
}

void VenueBar::list()
{
    if (m_own.all() != m_listed)
        list(m_choice->currentData());
}

void VenueBar::chooseOwn(const std::string& name)
{
    for (const venues::OwnVenue& each : m_own.all())
        if (each.read && each.read->venue.name == name)
            return list(kit::text(each.file));
}

void VenueBar::setHasTournament(bool has)
{
    if (std::exchange(m_hasTournament, has) != has)
        list(has ? QString() : m_choice->currentData());
}

void VenueBar::showUnsaved(const std::optional<QString>& name)
{
    m_unsaved->setVisible(name.has_value());
    if (name)
        m_unsavedName->setText(name->isEmpty()
                                   ? Window::tr("The new rules aren’t saved yet.")
                                   : Window::tr("Your changes to “%1” aren’t saved yet.").arg(*name));
}

void VenueBar::list(const QVariant& chosen)
{
    m_listed = m_own.all();
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        if (m_hasTournament)
            m_choice->addItem(Window::tr("This tournament’s rules"), QString());
        for (const rules::Venue& each : rules::builtIn())
            m_choice->addItem(kit::text(each.name), kit::text(each.id));
        for (const venues::OwnVenue& each : m_listed)
            m_choice->addItem(ownrules::nameInList(each), kit::text(each.file));
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(chosen)));
    }
    follow();
}

const venues::OwnVenue* VenueBar::own() const
{
    const std::string file = m_choice->currentData().toString().toStdString();
    const auto at = std::ranges::find(m_listed, file, &venues::OwnVenue::file);
    return at == m_listed.end() ? nullptr : &*at;
}

const rules::FileRead* VenueBar::read() const
{
    if (const venues::OwnVenue* mine = own())
        return mine->read ? &*mine->read : nullptr;
    return m_builtIn ? &*m_builtIn : nullptr;
}

QString VenueBar::mistakes() const
{
    const venues::OwnVenue* mine = own();
    return mine && !mine->read ? ownrules::inWords(mine->read.error()) : QString();
}

void VenueBar::follow()
{
    const std::string id = m_choice->currentData().toString().toStdString();
    const rules::Venue* venue = rules::venue(rules::builtIn(), id);
    m_builtIn = venue ? std::optional(rules::FileRead{*venue}) : std::nullopt;
    const venues::OwnVenue* mine = own();
    m_edit->setVisible(mine);
    m_edit->setEnabled(mine && mine->read);
    m_export->setVisible(mine && mine->read);
    m_delete->setVisible(mine);
    m_note->say({});
    m_ask->drop();
    m_import->clear();
    Q_EMIT changed();
}

void VenueBar::hideEvent(QHideEvent* event)
{
    if (!event->spontaneous())
        m_note->say({});
}

void VenueBar::exportOwn()
{
    const venues::OwnVenue mine = *own();
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString place = choosePlace(documents.filePath(kit::text(mine.file)));
    if (place.isEmpty())
        return;
    if (const auto written = m_own.exportTo(place.toStdString(), mine); !written)
        return m_note->say(ownrules::inWords(written.error()), kit::Line::Ink::Bad);
    m_note->say(Window::tr("Exported to %1.").arg(QDir::toNativeSeparators(place)), kit::Line::Ink::Ok);
}

void VenueBar::askToDelete()
{
    const venues::OwnVenue mine = *own();
    m_ask->askToDestroy(
        Window::tr("Delete your rules “%1”?").arg(kit::text(mine.read ? mine.read->venue.name : mine.file)),
        Window::tr("Delete"),
        [this, file = mine.file](const kit::Answers&) {
            m_ask->drop();
            remove(file);
        },
        {Window::tr("Tournaments keep the copy they were created with.")});
    m_ask->takeFocus();
}

void VenueBar::remove(const std::string& file)
{
    if (const auto gone = m_own.remove(file); !gone)
        return m_note->say(Window::tr("These rules weren’t deleted.") + u'\n' +
                               ownrules::inWords(gone.error()),
                           kit::Line::Ink::Bad);
    const QString name = m_choice->currentText();
    list(QString());
    m_note->say(Window::tr("Deleted: %1").arg(name), kit::Line::Ink::Ok);
    m_choice->setFocus();
}

} // namespace rulesview

#include "moc_venuebar.cpp"
