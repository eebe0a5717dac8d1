#include "checkinscreen.h"

#include "checkinwords.h"

#include "desk/checkin/sanction.h"
#include "desk/checks/suspended.h"
#include "rules/words.h"
#include "ui/kit/follow.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/session/screen.h"
#include "wording/tr.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace checkin {

namespace {

constexpr int doorWidth = 480; // pixels at 100 %
constexpr int missingWidth = 372;

/// `2 teams are missing players · 4 players show ID again`
QString completeText(const desk::Attendance& count, int teamsMissing)
{
    if (count.needed == 0)
        return Window::tr("Nobody is expected.");
    QStringList parts;
    if (teamsMissing > 0)
        parts << Window::tr("%n team(s) are missing players", nullptr, teamsMissing);
    if (count.again > 0)
        parts << Window::tr("%n player(s) must show ID again", nullptr, count.again);
    return parts.isEmpty() ? Window::tr("Every team is complete.") : parts.join(u" · "_s);
}

/// The window's: it takes back what is on record, not what stands in the field.
bool isUndo(const QKeyEvent& key)
{
    const bool control = key.modifiers() & Qt::ControlModifier;
    return control && (key.key() == Qt::Key_Z || key.key() == Qt::Key_Y);
}

} // namespace

CheckinScreen::CheckinScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_eligible(new kit::Prose(theme, 15, kit::Line::Ink::Soft)),
      m_field(new QLineEdit), m_answer(new AnswerCard(theme)), m_proof(new ProofField(theme)),
      m_ask(new kit::Ask(theme)), m_players(new PlayersModel(this)), m_table(new kit::RowTable(theme)),
      m_space(new QWidget), m_missing(new MissingModel(this)), m_missingTable(new kit::RowTable(theme)),
      m_counter(new kit::Line(theme, 24, kit::Weight::Medium)),
      m_complete(new kit::Line(theme, 16, kit::Weight::Plain, kit::Line::Ink::Ok)),
      m_takeBack(new QPushButton(Window::tr("Not here after all   Ctrl+Del"))),
      m_override(new QPushButton(Window::tr("Without an accepted ID…   F6"))),
      m_forget(new QPushButton(Window::tr("Forget the card…   F8"))),
      m_absences(new QPushButton(Window::tr("Absences and sanctions   F7")))
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(20, 16, 20, 16);
    auto* door = makeDoor();
    across->addWidget(new kit::Sidebar(theme, door, makeMissing(), {doorWidth, missingWidth}));
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CheckinScreen::narrow);
    connect(m_field, &QLineEdit::returnPressed, this, &CheckinScreen::enter);
    connect(m_table, &kit::RowTable::chosen, this, [this](int row) { receive(m_players->personAt(row)); });
    connect(m_table, &kit::RowTable::clicked, this, [this] {
        m_stepped = true;
        m_field->setFocus();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CheckinScreen::showHelp);
    connect(m_proof, &ProofField::given, this, &CheckinScreen::takeProof);
    connect(m_proof, &ProofField::noneGiven, this, [this] { askReason({}); });
    connect(m_proof, &ProofField::dropped, this, [this] {
        m_answer->sayQuietly(inAnswer({Window::tr("Nobody was checked in"), dropCard()}));
        takeFocus();
        Q_EMIT passed();
    });
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_answer->sayQuietly(inAnswer({Window::tr("Nothing was recorded"), dropCard()}));
        takeFocus();
        Q_EMIT passed();
    });
    connect(m_field, &QLineEdit::textEdited, this, &CheckinScreen::passed);
    connect(m_takeBack, &QPushButton::clicked, this, &CheckinScreen::takeBack);
    connect(m_override, &QPushButton::clicked, this, &CheckinScreen::withReason);
    connect(m_forget, &QPushButton::clicked, this, &CheckinScreen::askToForget);
    connect(m_absences, &QPushButton::clicked, this, &CheckinScreen::absencesWanted);
    m_answer->sayQuietly(prompt());
    refresh();
}

void CheckinScreen::begin()
{
    m_proof->putAway();
    m_ask->hide();
    m_person.clear();
    m_card.reset();
    m_here.reset();
    m_shown.reset();
    m_stepped = false;
    m_field->clear();
    m_answer->sayQuietly(prompt());
}

void CheckinScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const tournament::Tournament& tournament = m_session.tournament();
    m_eligible->say(kit::sentence(kit::text(desk::eligibleText(tournament))));
    const desk::Attendance count = desk::attendance(tournament, today());
    m_counter->setText(count.needed > 0 ? Window::tr("%1 of %2 checked in").arg(count.here).arg(count.needed)
                                        : QString());
    m_missing->show(tournament, today());
    m_complete->setText(completeText(count, m_missing->teamsMissing()));
    m_complete->setInk(m_missing->rowCount() == 0 && count.needed > 0 ? kit::Line::Ink::Ok
                                                                      : kit::Line::Ink::Soft);
    m_missingTable->setVisible(m_missing->rowCount() > 0);
    const std::string person = m_stepped ? m_players->personAt(m_table->currentRow()) : std::string();
    narrow();
    if (const int row = m_players->rowOf(person); row >= 0) {
        m_table->setCurrentIndex(m_players->index(row, 0));
        m_stepped = true;
    }
    followHere();
    const QString first = firstToDo(tournament);
    if (!first.isEmpty())
        m_answer->sayQuietly(inAnswer({dropCard(), first}));
    else if (!m_firstToDo.isEmpty())
        m_answer->sayQuietly(prompt()); // it was done
    m_firstToDo = first;
    m_table->setVisible(count.needed > 0);
    m_space->setVisible(count.needed == 0);
}

void CheckinScreen::takeFocus()
{
    if (m_ask->isVisible())
        return m_ask->takeFocus();
    if (m_proof->isVisible())
        return;
    m_field->setFocus();
}

void CheckinScreen::lookFor(const QString& team)
{
    m_proof->putAway();
    m_ask->hide();
    m_answer->sayQuietly(inAnswer({dropCard(), prompt()}));
    m_field->setText(
        kit::text(rules::plain(tournament::teamName(m_session.tournament(), team.toStdString()))));
    m_field->selectAll();
}

void CheckinScreen::narrow()
{
    if (!m_session.isOpen())
        return;
    const QString typed = m_field->text();
    m_players->show(m_session.tournament(), looksLikeCard(typed) ? QString() : typed);
    m_stepped = false;
    standOnFirst();
}

void CheckinScreen::standOnFirst()
{
    if (m_players->rowCount() > 0 && !m_field->text().isEmpty() && !looksLikeCard(m_field->text()))
        m_table->setCurrentIndex(m_players->index(0, 0));
    showHelp();
}

void CheckinScreen::step(int by)
{
    const int rows = m_players->rowCount();
    if (rows == 0)
        return;
    const int from = m_table->currentRow();
    m_table->setCurrentIndex(m_players->index(from < 0 ? 0 : qBound(0, from + by, rows - 1), 0));
    m_stepped = true;
}

void CheckinScreen::showHelp()
{
    const int row = m_table->currentRow();
    const bool any = row >= 0 && row < m_players->rowCount();
    m_takeBack->setVisible(any && m_players->isHere(row));
    m_forget->setVisible(any && desk::hasLinkedCard(m_session.tournament(), m_players->personAt(row)));
    bool asksForId = false;
    bool barred = false;
    const std::string person = any ? m_players->personAt(row) : std::string();
    if (any && (!m_players->isHere(row) || desk::isKeptOutNext(m_session.tournament(), person, today()))) {
        const auto rule = desk::checkinRule(m_session.tournament(), person);
        barred = desk::suspended(m_session.tournament(), person, today()).has_value();
        asksForId = rule && (rule->noIdNoPlay || barred);
    }
    m_override->setText(barred ? Window::tr("Although they may not play…   F6")
                               : Window::tr("Without an accepted ID…   F6"));
    m_override->setVisible(asksForId);
}

bool CheckinScreen::eventFilter(QObject* watched, QEvent* event)
{
    const bool asksForKey = event->type() == QEvent::ShortcutOverride;
    if (watched == m_field && asksForKey && isUndo(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            step(key->key() == Qt::Key_Down ? 1 : -1);
            return true;
        }
        if (key->key() == Qt::Key_PageDown || key->key() == Qt::Key_PageUp) {
            step(key->key() == Qt::Key_PageDown ? m_table->rowsOfPage() : -m_table->rowsOfPage());
            return true;
        }
        if (key->key() == Qt::Key_Delete && key->modifiers() & Qt::ControlModifier) {
            takeBack();
            return true;
        }
    }
    return Screen::eventFilter(watched, event);
}

void CheckinScreen::showEvent(QShowEvent* event)
{
    Screen::showEvent(event);
    Q_EMIT passed();
}

void CheckinScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F6)
        withReason();
    else if (event->key() == Qt::Key_F7)
        Q_EMIT absencesWanted();
    else if (event->key() == Qt::Key_F8)
        askToForget();
    else if (event->key() == Qt::Key_Escape && m_ask->isOpen())
        m_ask->drop();
    else if (event->key() == Qt::Key_Escape) {
        if (const QString dropped = dropCard(); !dropped.isEmpty())
            m_answer->sayQuietly(inAnswer({dropped}));
        m_shown.reset();
        m_field->clear();
        Q_EMIT passed();
    } else if (event->key() == Qt::Key_Delete && event->modifiers() & Qt::ControlModifier)
        takeBack();
    else
        Screen::keyPressEvent(event);
}

QWidget* CheckinScreen::makeDoor()
{
    auto* door = new QWidget;
    auto* column = new QVBoxLayout(door);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto* title = new kit::Line(m_theme, 24, kit::Weight::Medium);
    title->setText(Window::tr("Check-in"));
    title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    head->addWidget(title);
    m_eligible->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->addWidget(m_eligible, 1);
    head->addStretch(0);
    column->addLayout(head);
    m_field->setProperty(session::knowsScanners, true);
    m_field->setAccessibleName(Window::tr("Name, team or card"));
    m_field->setPlaceholderText(Window::tr("Name, team or card"));
    m_field->setClearButtonEnabled(false);
    kit::follow(m_theme, m_field, [this] {
        m_field->setStyleSheet(
            u"QLineEdit{font-size:%1px;min-height:%2px}"_s.arg(m_theme.px(24)).arg(m_theme.px(56)));
    });
    column->addWidget(m_field);
    column->addWidget(m_answer);
    column->addWidget(m_proof);
    column->addWidget(m_ask);
    m_table->setModel(m_players);
    m_table->setAccessibleName(Window::tr("players"));
    m_table->setWidth(PlayersModel::Match, 104);
    m_table->setWidth(PlayersModel::Here, 212);
    m_table->setRowHeight(60);
    column->addWidget(m_table, 1);
    column->addWidget(m_space, 1);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_override, m_takeBack, m_forget}) {
        button->setAutoDefault(true); // Enter presses it
        buttons->addWidget(button);
    }
    m_takeBack->setAccessibleName(Window::tr("Not here after all"));
    m_forget->setAccessibleName(Window::tr("Forget the card"));
    m_override->setAccessibleName(Window::tr("Without an accepted ID"));
    buttons->addStretch(1);
    column->addLayout(buttons);
    return door;
}

QWidget* CheckinScreen::makeMissing()
{
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_counter->setObjectName(u"checkedIn"_s);
    column->addWidget(m_counter);
    column->addWidget(m_complete);
    m_missingTable->setModel(m_missing);
    m_missingTable->setAccessibleName(Window::tr("missing, by match"));
    m_missingTable->setWidth(MissingModel::Match, 104);
    m_missingTable->setRowHeight(60);
    m_missingTable->setHeaderShown(false);
    m_missingTable->setFocusPolicy(Qt::TabFocus);
    column->addWidget(m_missingTable, 1000);
    column->addStretch(1);
    m_absences->setAccessibleName(Window::tr("Absences and sanctions"));
    m_absences->setAutoDefault(true); // Enter presses it
    auto* line = new QHBoxLayout;
    line->addStretch(1);
    line->addWidget(m_absences);
    column->addLayout(line);
    return side;
}

} // namespace checkin
