#include "teamsscreen.h"

#include "desk/checks/rosterlimits.h"
#include "tournament/queries/room.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

// A little more than a roster may have, so that one which is too large is known as such.
constexpr qint64 mostBytes = (qint64(4) << 20) + 1;

/// Whether a name may begin with what was typed.
bool begins(const QKeyEvent& key)
{
    constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !key.text().isEmpty() && key.text().front().isLetterOrNumber() && !(key.modifiers() & commands);
}

QString countsText(const tournament::Counts& counts, bool isDrawn)
{
    return Window::tr("%1 · %2 · %3 · Enter puts a team right")
        .arg(kit::text(wording::teamsText(counts)), Window::tr("%n player(s)", nullptr, counts.players),
             isDrawn ? Window::tr("drawn") : Window::tr("not drawn yet"));
}

} // namespace

TeamsScreen::TeamsScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_pages(new QStackedWidget), m_side(new QWidget),
      m_counts(new kit::Line(theme, 16, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_model(new TeamsModel(this)), m_table(new kit::RowTable(theme)), m_empty(new kit::Card(theme)),
      m_add(new QPushButton), m_substitute(new QPushButton), m_importButton(new QPushButton),
      m_note(new kit::Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium)),
      m_draw(new DrawCard(theme)), m_form(new TeamForm(theme)), m_confirm(new Confirm(theme)),
      m_ask(new kit::Ask(theme)), m_import(new ImportPage(theme))
{
    chooseTournament = [this] {
        return QFileDialog::getOpenFileName(
            this, Window::tr("Choose the tournament whose standings give the seeds"), {},
            Window::tr("Tournaments (*.courtside);;All files (*)"));
    };
    chooseFile = [this] {
        return QFileDialog::getOpenFileName(this, Window::tr("Choose the roster"), {},
                                            Window::tr("Rosters (*.csv *.tsv *.txt);;All files (*)"));
    };
    setAcceptDrops(true);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(20, 16, 20, 16);
    whole->addWidget(m_pages);
    m_pages->addWidget(makeTeams());
    m_pages->addWidget(m_import);
    m_note->hide();
    connectParts();
    showActions();
    refresh();
}

void TeamsScreen::connectParts()
{
    connect(m_importButton, &QPushButton::clicked, this, &TeamsScreen::chooseAndImport);
    connect(m_add, &QPushButton::clicked, this, &TeamsScreen::add);
    connect(m_substitute, &QPushButton::clicked, this,
            [this] { askToSubstitute(m_model->teamAt(m_table->currentRow())); });
    connect(m_table, &kit::RowTable::chosen, this, [this](int row) { edit(m_model->teamAt(row)); });
    // Once the click is over, which else would choose its row again.
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { follow(); },
        Qt::QueuedConnection);
    connect(
        m_table, &QAbstractItemView::clicked, this, [this] { goIntoForm(); }, Qt::QueuedConnection);
    connect(m_form, &TeamForm::saved, this, &TeamsScreen::save);
    connect(m_form, &TeamForm::dropped, this, &TeamsScreen::showActions);
    connect(m_form, &TeamForm::moreWanted, this, &TeamsScreen::askForMore);
    connect(m_ask, &kit::Ask::closed, this, &TeamsScreen::showActions);
    connect(m_confirm, &Confirm::dropped, this, &TeamsScreen::showActions);
    connect(m_draw, &DrawCard::drawWanted, this, &TeamsScreen::askToDraw);
    connect(m_draw, &DrawCard::tablesWanted, this, &TeamsScreen::chooseStandings);
    connect(m_draw, &DrawCard::certificateWanted, this, &TeamsScreen::printWanted);
    connect(m_import, &ImportPage::importWanted, this, &TeamsScreen::import);
    connect(m_import, &ImportPage::dropped, this, [this] {
        m_pages->setCurrentIndex(0);
        takeFocus();
    });
}

bool TeamsScreen::isDrawn() const
{
    return m_session.tournament().setting->draw.has_value();
}

bool TeamsScreen::isTyping() const
{
    return m_actions->isHidden() || m_pages->currentWidget() == m_import;
}

void TeamsScreen::setWishes(const desk::HowDrawn& how)
{
    m_draw->setWishes(how);
}

void TeamsScreen::begin()
{
    m_note->say({}, kit::Line::Ink::Bad);
    const auto& drawn = m_session.tournament().setting->draw;
    setWishes(drawn ? desk::howDrawn(*drawn) : desk::HowDrawn());
    m_form->begin();
    m_refused.clear();
    m_table->setCurrentIndex({});
    m_pages->setCurrentIndex(0);
    showAtSide(m_actions);
}

void TeamsScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const tournament::Tournament& tournament = m_session.tournament();
    const QString team = m_model->teamAt(m_table->currentRow());
    m_model->show(tournament, m_session.ticker().now());
    m_table->setColumnHidden(TeamsModel::Affiliation, !m_model->hasAffiliations());
    const int row = m_model->rowOf(team);
    if (m_model->rowCount() > 0 && m_table->currentRow() < 0)
        m_table->setCurrentIndex(m_model->index(qMax(0, row), TeamsModel::Name));
    m_empty->setVisible(m_model->rowCount() == 0);
    m_table->setVisible(m_model->rowCount() > 0);
    m_substitute->setVisible(isDrawn());
    m_importButton->setProperty("strong", m_model->rowCount() == 0);
    m_importButton->setStyleSheet(m_importButton->styleSheet()); // takes the property in
    m_form->askAffiliations(desk::asksAffiliations(tournament));
    m_form->askSeed(!isDrawn());
    m_draw->show(tournament, m_session.ticker().now());
    showCounts(tournament);
    if (m_pages->currentWidget() == m_import)
        m_import->refresh(tournament);
}

void TeamsScreen::showCounts(const tournament::Tournament& tournament)
{
    const tournament::Counts counts = tournament::countsOf(tournament);
    if (counts.teams == 0)
        return m_counts->setText({});
    m_counts->setText(countsText(counts, isDrawn()));
}

void TeamsScreen::takeFocus()
{
    if (m_pages->currentWidget() == m_import)
        m_import->takeFocus();
    else if (!m_form->isHidden())
        m_form->takeFocus();
    else if (!m_confirm->isHidden())
        m_confirm->takeFocus();
    else if (!m_ask->isHidden())
        m_ask->takeFocus();
    else if (m_model->rowCount() > 0)
        m_table->setFocus();
    else
        m_importButton->setFocus();
}

void TeamsScreen::select(const QString& team)
{
    const int row = m_model->rowOf(team);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, TeamsModel::Name));
}

void TeamsScreen::showAtSide(QWidget* part)
{
    for (QWidget* each : {m_actions, static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_confirm),
                          static_cast<QWidget*>(m_ask)})
        each->setVisible(each == part);
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
    const bool control = event->modifiers() & Qt::ControlModifier;
    const bool isAtList = m_pages->currentWidget() != m_import;
    if (m_session.isOpen() && isTyping() && isAtList && event->key() == Qt::Key_Escape)
        return showActions(); // from the list as from the form
    if (isTyping() || !m_session.isOpen())
        return Screen::keyPressEvent(event);
    if (event->key() == Qt::Key_Insert) {
        add();
    } else if (event->key() == Qt::Key_F2) {
        edit(m_model->teamAt(m_table->currentRow()));
    } else if (event->key() == Qt::Key_F4) {
        askToSubstitute(m_model->teamAt(m_table->currentRow()));
    } else if (event->key() == Qt::Key_Delete) {
        leave(m_model->teamAt(m_table->currentRow()));
    } else if (event->key() == Qt::Key_O && control) {
        chooseAndImport();
    } else if (event->key() == Qt::Key_D && control) {
        askToDraw();
    } else if (begins(*event) && !isDrawn()) { // who types means a team
        add();
        m_form->typeName(event->text());
    } else {
        Screen::keyPressEvent(event);
    }
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
    const QString file = chooseFile();
    if (!file.isEmpty())
        importFile(file);
}

void TeamsScreen::importFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_note->say(Window::tr("%1 cannot be read: %2. Nothing was changed; choose another file.")
                        .arg(QFileInfo(path).fileName(), file.errorString()));
        return;
    }
    m_note->say({}, kit::Line::Ink::Bad);
    m_import->begin(m_session.tournament(), QFileInfo(path).fileName(), file.read(mostBytes));
    m_pages->setCurrentWidget(m_import);
    m_import->takeFocus();
}

void TeamsScreen::add()
{
    m_note->say({}, kit::Line::Ink::Bad);
    showAtSide(m_form);
    m_form->begin();
}

void TeamsScreen::edit(const QString& id)
{
    const tournament::Team* team = tournament::team(*m_session.tournament().setting, id.toStdString());
    if (!team || m_saving.contains(id)) // what is on record is about to change
        return;
    m_note->say({}, kit::Line::Ink::Bad);
    showAtSide(m_form);
    m_form->begin(m_session.tournament(), *team);
}

void TeamsScreen::follow()
{
    const QString id = m_model->teamAt(m_table->currentRow());
    if (m_form->isHidden() || focusWidget() != m_table || id.isEmpty() || id == m_form->team())
        return;
    if (!m_form->isTouched() && !m_saving.contains(id)) {
        edit(id);
        return m_table->setFocus(); // who goes through the list by keys types into no name
    }
    const QString name = m_form->name();
    select(m_form->team());
    m_form->complain(Window::tr("%1 is not saved yet: Ctrl+Enter saves it, Esc leaves it as it was.")
                         .arg(name.isEmpty() ? Window::tr("This team") : name));
    m_form->takeFocus();
}

// Who clicks a row while the form is open means its team's.
void TeamsScreen::goIntoForm()
{
    const QString id = m_model->teamAt(m_table->currentRow());
    if (!m_form->isHidden() && focusWidget() == m_table && !id.isEmpty() && id == m_form->team() &&
        !m_form->isTouched())
        edit(id);
}

namespace {

constexpr int listWidth = 560; // pixels at 100 %
constexpr int sideWidth = 372;

} // namespace

QWidget* TeamsScreen::makeTeams()
{
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(10);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    auto* title = new kit::Line(m_theme, 24, kit::Weight::Medium);
    title->setText(Window::tr("Teams"));
    title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(title);
    head->addWidget(m_counts, 1);
    grid->addLayout(head, 0, 0);

    m_table->setModel(m_model);
    m_table->setAccessibleName(Window::tr("teams"));
    m_table->setWidth(TeamsModel::Seed, 56);
    m_table->setWidth(TeamsModel::Affiliation, 120);
    m_table->setWidth(TeamsModel::Cards, 116);
    m_table->setWidth(TeamsModel::Here, 160);
    m_table->hideColumn(TeamsModel::Players); // they stand below their team's name
    m_table->setRowHeight(60);
    m_empty->setEmpty(true);
    auto* inside = new QVBoxLayout(m_empty);
    auto* text = new kit::Prose(m_theme, 18, kit::Line::Ink::Soft);
    text->setAlignment(Qt::AlignCenter);
    text->setText(Window::tr("No teams yet.\n\nDrop the roster here as a CSV file, press Ctrl+O to choose "
                             "it,\nor press Insert to type in a team."));
    inside->addStretch(1);
    inside->addWidget(text);
    inside->addStretch(1);

    auto* side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : {makeActions(), static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_confirm),
                          static_cast<QWidget*>(m_ask)})
        side->addWidget(part);
    side->addStretch(1);
    auto* list = new QWidget;
    auto* one = new QVBoxLayout(list); // one of the two shows
    one->setContentsMargins(0, 0, 0, 0);
    one->addWidget(m_table);
    one->addWidget(m_empty);
    grid->addWidget(new kit::Sidebar(m_theme, list, m_side, {listWidth, sideWidth}), 1, 0);
    grid->setRowStretch(1, 1);
    return page;
}

QWidget* TeamsScreen::makeActions()
{
    m_actions = new QWidget;
    auto* column = new QVBoxLayout(m_actions);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_importButton->setText(Window::tr("Import a roster file   Ctrl+O"));
    m_importButton->setAccessibleName(Window::tr("Import a roster file"));
    m_add->setText(Window::tr("Add a team   Insert"));
    m_add->setAccessibleName(Window::tr("Add a team"));
    m_substitute->setText(Window::tr("Substitute a player   F4"));
    m_substitute->setAccessibleName(Window::tr("Substitute a player"));
    for (QPushButton* button : {m_importButton, m_add, m_substitute}) {
        button->setAutoDefault(true); // Enter presses it
        column->addWidget(button);
    }
    column->addWidget(m_note);
    column->addWidget(m_draw);
    return m_actions;
}

} // namespace teams
