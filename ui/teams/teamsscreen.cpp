#include "teamsscreen.h"

#include "teamrows.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/flow.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/session/menu.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

// A little more than the maximum, so that a file that is too large is recognized.
constexpr qint64 mostBytes = (qint64(4) << 20) + 1;

/// Whether the key can begin a name.
bool begins(const QKeyEvent& key)
{
    return !key.text().isEmpty() && key.text().front().isLetterOrNumber() && !kit::isCommand(key);
}

// Pixels at 100 %. Even with large text, the side is beside the list, and each scrolls by itself.
constexpr int listWidth = 340;
constexpr int sideWidth = 372;
constexpr int wideFrom = 1140; // a window of 1280, in which two buttons fit side by side
constexpr int wideSide = 444;

} // namespace

TeamsScreen::TeamsScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_pages(new QStackedWidget),
      m_counts(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_table(new TeamsTable(theme)), m_empty(new kit::Card(theme)),
      m_add(new kit::KeycapButton(theme, {}, session::shown(session::Key::AddTeam))),
      m_substitute(new kit::KeycapButton(theme, Window::tr("Substitute a player…"),
                                         session::shown(session::Key::Substitute))),
      m_importButton(new kit::KeycapButton(theme, Window::tr("Import roster…"),
                                           session::shown(session::Key::ImportRoster))),
      m_note(kit::complaint(theme)), m_ask(new kit::Ask(theme)), m_draw(new DrawCard(theme, session, *m_ask)),
      m_form(new TeamForm(theme, session)), m_late(new LateChanges(session, allow, *m_ask)),
      m_import(new ImportPage(theme, session, allow))
{
    m_substitute->setAccessibleName(Window::tr("Substitute a player"));
    m_importButton->setAccessibleName(Window::tr("Import roster"));
    m_late->setParent(this);
    chooseFile = [this] {
        return kit::fileToOpen(this, Window::tr("Choose the roster"), {},
                               Window::tr("Rosters (*.csv *.tsv *.txt);;All files (*)"));
    };
    setAcceptDrops(true);
    kit::columnIn(this, -1, kit::screenMargins)->addWidget(m_pages);
    m_pages->addWidget(makeTeams());
    m_pages->addWidget(m_import);
    connectParts();
    offerActions();
    session::giveRowMenu(theme, *m_table, *this,
                         {session::Key::EditTeam, session::Key::Substitute, session::Key::RemoveTeam});
    showActions();
    refresh();
}

void TeamsScreen::connectParts()
{
    connect(m_importButton, &QPushButton::clicked, this, &TeamsScreen::chooseAndImport);
    connect(m_substitute, &QPushButton::clicked, this, [this] { m_late->askToSubstitute(current()); });
    connect(m_table, &kit::RowTable::chosen, this, [this] { edit(current()); });
    // Queued until the click is over, which would select its row again.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TeamsScreen::follow,
            Qt::QueuedConnection);
    connect(m_table, &QAbstractItemView::clicked, this, &TeamsScreen::goIntoForm, Qt::QueuedConnection);
    connect(m_form, &TeamForm::saved, this, &TeamsScreen::save);
    connect(m_form, &TeamForm::dropped, this, &TeamsScreen::showActions);
    connect(m_form, &TeamForm::moreWanted, this, &TeamsScreen::askForMore);
    connect(m_ask, &kit::Ask::opened, this, [this] { showAtSide(m_ask); });
    connect(m_ask, &kit::Ask::closed, this, &TeamsScreen::showActions);
    connect(m_late, &LateChanges::said, this, &TeamsScreen::note);
    connect(m_draw, &DrawCard::answered, this, &TeamsScreen::showActions);
    connect(m_draw, &DrawCard::drawn, this, [this] {
        refresh();
        Q_EMIT drawn();
    });
    connect(m_draw, &DrawCard::certificateWanted, this, &TeamsScreen::printWanted);
    connect(m_import, &ImportPage::otherFileWanted, this, &TeamsScreen::chooseAndImport);
    connect(m_import, &ImportPage::left, this, [this] {
        m_pages->setCurrentIndex(0);
        refresh();
        takeFocus();
    });
}

void TeamsScreen::offerActions()
{
    using session::Key;
    const auto isFree = [this] { return m_session.isOpen() && !isTyping(); };
    const auto isAtTeam = [this, isFree] { return isFree() && isVisible() && !current().isEmpty(); };
    const auto mayAdd = [this, isFree] { return isFree() && isVisible(); };
    offer(
        Key::AddTeam, [this] { add(); }, mayAdd);
    offer(
        Key::EditTeam, [this] { edit(current()); }, isAtTeam);
    offer(
        Key::Substitute, [this] { m_late->askToSubstitute(current()); }, isAtTeam);
    offer(
        Key::RemoveTeam, [this] { leave(current()); }, isAtTeam);
    offer(
        Key::ImportRoster, [this] { chooseAndImport(); }, isFree);
    offer(
        Key::Draw, [this] { m_draw->draw(); }, isFree);
}

void TeamsScreen::begin()
{
    note({});
    setDrawSettings(desk::drawSettings(m_session.tournament()));
    m_form->begin();
    m_refused.clear();
    m_table->goTo(-1);
    m_pages->setCurrentIndex(0);
    showAtSide(m_actions);
}

void TeamsScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const tournament::Tournament& tournament = m_session.tournament();
    if (m_session.shown().head.seq != m_notedAt) // the message may no longer be true
        note({});
    const QList<kit::Row> rows = teamRows(tournament, m_session.ticker().now());
    m_table->showTeams(rows, hasIds(tournament));
    m_empty->setVisible(rows.isEmpty());
    m_table->setVisible(!rows.isEmpty());
    m_substitute->setVisible(isDrawn());
    m_add->setText(isDrawn() ? Window::tr("Add a late team…") : Window::tr("Add a team…"));
    m_add->setAccessibleName(isDrawn() ? Window::tr("Add a late team") : Window::tr("Add a team"));
    kit::makeStrong(*m_importButton, rows.isEmpty());
    m_draw->refresh();
    m_counts->setText(rows.isEmpty() ? QString() : countsText(tournament));
    showEditHint();
    if (m_pages->currentWidget() == m_import)
        m_import->refresh();
}

void TeamsScreen::takeFocus()
{
    if (m_pages->currentWidget() == m_import)
        m_import->takeFocus();
    else if (!m_form->isHidden())
        m_form->takeFocus();
    else if (!m_ask->isHidden())
        m_ask->takeFocus();
    else if (m_table->rows().rowCount() > 0)
        m_table->setFocus();
    else
        m_importButton->setFocus();
}

void TeamsScreen::select(const QString& team)
{
    if (const int row = m_table->rows().rowOf(team); row >= 0)
        m_table->goTo(row);
}

void TeamsScreen::showAtSide(QWidget* part)
{
    for (QWidget* each : std::initializer_list<QWidget*>{m_actions, m_form, m_ask})
        each->setVisible(each == part);
    showEditHint();
}

void TeamsScreen::showEditHint()
{
    m_edit->setVisible(!m_actions->isHidden() && m_table->rows().rowCount() > 0);
}

void TeamsScreen::showActions()
{
    if (!m_refused.isEmpty())
        return showRefused();
    showAtSide(m_actions);
    if (m_session.isOpen() && isVisible())
        takeFocus();
}

void TeamsScreen::keyPressEvent(QKeyEvent* event)
{
    if (m_session.isOpen() && !isImporting() && event->key() == Qt::Key_Escape &&
        (isTyping() || m_draw->dropChoices())) // from the list too, not only from the form
        return showActions();
    if (isTyping() || !m_session.isOpen())
        return Screen::keyPressEvent(event);
    if (actOn(*event))
        return;
    if (!begins(*event) || isDrawn())
        return Screen::keyPressEvent(event);
    add(); // typing adds a team
    m_form->typeName(event->text());
}

void TeamsScreen::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_session.isOpen() && event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void TeamsScreen::dropEvent(QDropEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        importFile(urls.front().toLocalFile());
    event->acceptProposedAction();
}

void TeamsScreen::chooseAndImport()
{
    if (const QString file = chooseFile(); !file.isEmpty())
        importFile(file);
}

void TeamsScreen::importFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return note(Window::tr("%1 can’t be read: %2. Nothing was changed; choose another file.")
                        .arg(QFileInfo(path).fileName(), file.errorString()));
    note({});
    m_import->begin(QFileInfo(path).fileName(), file.read(mostBytes));
    m_pages->setCurrentWidget(m_import);
    m_import->takeFocus();
}

void TeamsScreen::add()
{
    const QString against = isDrawn() ? m_late->whyNoPlace() : QString(); // it would get no match
    note(against);
    if (!against.isEmpty())
        return;
    showAtSide(m_form);
    m_form->begin();
}

void TeamsScreen::edit(const QString& id)
{
    const tournament::Team* known = team(id);
    if (!known || m_saving.contains(id)) // its team is being saved
        return;
    note({});
    showAtSide(m_form);
    m_form->begin(*known);
}

void TeamsScreen::follow()
{
    const QString id = current();
    if (m_form->isHidden() || focusWidget() != m_table || id.isEmpty() || id == m_form->team())
        return;
    if (!m_form->isTouched() && !m_saving.contains(id)) {
        edit(id);
        return m_table->setFocus(); // keys in the list don't type into the form
    }
    const QString name = m_form->name();
    select(m_form->team());
    m_form->complain(Window::tr("%1 isn’t saved yet. Press Ctrl+Enter to save, or Esc to cancel.")
                         .arg(name.isEmpty() ? Window::tr("This team") : name));
    m_form->takeFocus();
}

// A click on a row while the form is open opens that row's team.
void TeamsScreen::goIntoForm()
{
    const QString id = current();
    if (!m_form->isHidden() && focusWidget() == m_table && !id.isEmpty() && id == m_form->team() &&
        !m_form->isTouched())
        edit(id);
}

void TeamsScreen::save(desk::TeamEntry entry)
{
    if (m_form->team().isEmpty() && isDrawn())
        if (const QString why = m_late->whyNoPlace(); !why.isEmpty()) // a match may have begun meanwhile
            return m_form->complain(why);
    const auto against = desk::againstLimits(m_session.tournament(), m_form->team().toStdString(), entry);
    if (against.empty())
        entry.override.clear(); // no longer needed
    else if (entry.override.empty())
        return m_form->askOverride(kit::sentences(wording::onScreen(against)).join(u'\n'));
    session::withPin(
        m_session, allow,
        against.empty()
            ? QString()
            : Window::tr("To save %1 with a roster exception, enter a supervisor’s PIN").arg(m_form->name()),
        this, [this, entry](const QString& by) { saveAs(entry, by); },
        [this](const QString& why) { m_form->askOverride(why); });
}

void TeamsScreen::saveAs(const desk::TeamEntry& entry, const QString& who)
{
    const TeamForm::Given given = m_form->given();
    const bool isNew = given.team.isEmpty();
    if (m_saving.contains(given.team) && (!isNew || !m_form->isTouched()))
        return; // Enter was pressed twice
    m_saving.append(given.team);
    const auto job = [by = who.toStdString(), id = given.team.toStdString(), entry](desk::Desk& desk) {
        return id.empty() ? desk::addTeam(desk, by, entry) : desk::changeTeam(desk, by, id, entry);
    };
    const QString what = m_form->name();
    if (!isNew || !m_refused.isEmpty())
        showActions();
    else
        m_form->begin(); // ready for the next team while this one is saved
    m_session.ask(what, job, [this, given](const session::Outcome& outcome) {
        m_saving.removeOne(given.team);
        if (!outcome.good())
            return restoreEntry(given, outcome);
        refresh();
        if (!given.team.isEmpty())
            return;
        m_table->goTo(m_table->rows().rowCount() - 1);
        // Not if someone is already typing the next team.
        if (isDrawn() && !m_form->isHidden() && !m_form->isTouched())
            m_late->askToEnterLate(current());
    });
}

void TeamsScreen::restoreEntry(const TeamForm::Given& given, const session::Outcome& outcome)
{
    const bool isFree = m_form->isHidden() ? !isTyping() : !m_form->isTouched();
    m_refused.append({given, outcome});
    if (isFree)
        return showRefused();
    m_form->complain(Window::tr("%1 isn’t saved. Its form opens again after this one: %2")
                         .arg(given.name.simplified(), outcome.mistakes.join(u'\n')));
}

void TeamsScreen::showRefused()
{
    const Refused refused = m_refused.takeFirst();
    showAtSide(m_form);
    QWidget* before = window()->focusWidget();
    m_form->begin(refused.given);
    m_form->refuse(refused.outcome);
    if (!isVisible() && before)
        before->setFocus();
}

void TeamsScreen::askToRemove(const QString& id)
{
    const tournament::Team* known = team(id);
    if (!known)
        return;
    m_ask->askToDestroy(
        Window::tr("Remove %1?").arg(kit::text(known->name)), Window::tr("Remove"),
        [this, id = known->id](const kit::Answers&) {
            carryOut({.what = Window::tr("removal"),
                      .job = [id](desk::Desk& desk,
                                  const std::string& by) { return desk::removeTeam(desk, by, id); },
                      .done =
                          [this] {
                              refresh();
                              showActions();
                          },
                      .refused =
                          [this](const session::Outcome& outcome) {
                              m_ask->complain(outcome.mistakes.join(u'\n'));
                          },
                      .once = true});
        },
        {Window::tr(
             "This also removes its players (%1) and their check-ins. You can’t restore the team, only "
             "add it again.")
             .arg(namesIn(m_session.tournament(), *known))});
}

void TeamsScreen::leave(const QString& id)
{
    if (tournament::seedOfTeam(*m_session.tournament().setting, id.toStdString()))
        m_late->askToWithdraw(id);
    else
        askToRemove(id);
}

void TeamsScreen::askForMore()
{
    const QString id = m_form->team();
    if (isDrawn() && !tournament::seedOfTeam(*m_session.tournament().setting, id.toStdString()))
        m_late->askToEnterLate(id);
    else
        leave(id);
}

QWidget* TeamsScreen::makeTeams()
{
    auto* list = new QWidget;
    auto* column = kit::columnIn(list, 10);
    m_edit = hint(u"Enter"_s, Window::tr("edit"), [this] { edit(current()); });
    column->addLayout(kit::headLine(kit::titleLine(m_theme, Window::tr("Teams")), m_counts, {m_edit}));
    kit::add(column, {m_table, m_empty}); // only one of them is shown
    m_empty->setEmpty(true);
    auto* text = new kit::Prose(m_theme, 18, kit::Line::Ink::Soft);
    text->setAlignment(Qt::AlignCenter);
    text->setText(Window::tr("No teams yet.\n\nDrop the roster here as a CSV file, press Ctrl+I to choose "
                             "it, or press Insert to type in a team."));
    kit::columnIn(m_empty, -1, {10, 10, 10, 10})->addWidget(text);

    auto* side = new QWidget;
    auto* parts = kit::columnIn(side);
    kit::add(parts, {makeActions(), m_form, m_ask});
    parts->addStretch(1);
    auto* both = new kit::Sidebar(m_theme, list, side, {listWidth, sideWidth});
    both->setWideSide(wideFrom, wideSide);
    return both;
}

QWidget* TeamsScreen::makeActions()
{
    m_actions = new QWidget;
    auto* column = kit::columnIn(m_actions, 10);
    connect(m_add, &QPushButton::clicked, this, &TeamsScreen::add);
    auto* buttons = new kit::FlowRow(m_theme, 10);
    buttons->flow().fillLines();
    kit::add(&buttons->flow(), {m_importButton, m_add, m_substitute});
    kit::add(column, {buttons, m_note, m_draw});
    connect(m_draw, &DrawCard::redrawing, buttons, &QWidget::setHidden);
    return m_actions;
}

} // namespace teams

#include "moc_teamsscreen.cpp"
