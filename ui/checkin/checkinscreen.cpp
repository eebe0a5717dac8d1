#include "checkinscreen.h"

#include "checkinwords.h"

#include "desk/checks/suspended.h"
#include "ui/kit/follow.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/session/menu.h"
#include "wording/tr.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace checkin {

namespace {

constexpr int doorWidth = 480;    // pixels at 100 %
constexpr int missingWidth = 388; // two usual names unshortened, after `Show ID again:`
constexpr int wideFrom = 1720;    // from here on, the names of both players fit
constexpr int wideMissing = 560;
constexpr int usualStatus = 212;
constexpr int leastStatus = 150;
constexpr int narrowTable = 560; // below this, names need the room more
constexpr int leastList = 112;   // its head and the first player

enum Column { Player, PlaysNext, Status };

/// Whether the focus comes to the field, not just to the window. Then the next name replaces the last one.
bool comesBack(const QEvent& event)
{
    if (event.type() != QEvent::FocusIn)
        return false;
    const auto reason = static_cast<const QFocusEvent&>(event).reason();
    return reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason;
}

/// This key is the window's: it undoes entries, not typing in the field.
bool isUndo(const QKeyEvent& key)
{
    const bool control = key.modifiers() & Qt::ControlModifier;
    return control && (key.key() == Qt::Key_Z || key.key() == Qt::Key_Y);
}

} // namespace

CheckinScreen::CheckinScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_eligible(new kit::Prose(theme, 15, kit::Line::Ink::Soft)),
      m_field(new QLineEdit), m_onEnter(new kit::Prose(theme, 15, kit::Line::Ink::Soft)),
      m_reception(new Reception(theme, session, allow, *m_field)),
      m_table(new kit::RowTable(theme, Window::tr("players"),
                                {Window::tr("Player"), Window::tr("Plays next"), Window::tr("Check-in")})),
      m_toTeams(hint(
          session::Key::ToTeams, [this] { Q_EMIT wanted(session::Key::ToTeams); }, true)),
      m_space(new QWidget),
      m_missing(new kit::RowTable(theme, Window::tr("not checked in, by match"), {QString(), QString()})),
      m_counter(kit::titleLine(theme)),
      m_complete(new kit::Line(theme, 16, kit::Weight::Plain, kit::Line::Ink::Ok)),
      m_undo(new kit::KeycapButton(theme, Window::tr("Undo check-in"),
                                   session::shown(session::Key::UndoCheckIn))),
      m_override(new kit::KeycapButton(theme, Window::tr("Check in without ID"),
                                       session::shown(session::Key::Override))),
      m_forget(new kit::KeycapButton(theme, Window::tr("Forget the card"),
                                     session::shown(session::Key::ForgetCard)))
{
    auto* across = kit::lineIn(this, -1, kit::screenMargins);
    auto* door = makeDoor();
    auto* both = new kit::Sidebar(theme, door, makeMissing(), {doorWidth, missingWidth});
    both->setWideSide(wideFrom, wideMissing);
    across->addWidget(both);
    m_toTeams->letFocus();
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CheckinScreen::narrow);
    connect(m_field, &QLineEdit::returnPressed, this, &CheckinScreen::enter);
    connect(m_field, &QLineEdit::textEdited, this, &CheckinScreen::passed);
    connect(m_table, &kit::RowTable::chosen, this,
            [this] { m_reception->receive(std::string(chosen()->person)); });
    const auto keepRow = [this] {
        m_stepped = true;
        m_field->setFocus();
    };
    connect(m_table, &kit::RowTable::clicked, this, keepRow);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CheckinScreen::showHelp);
    connect(m_reception, &Reception::taken, this, [this] {
        if (isVisible() && !m_elsewhere)
            m_field->setFocus(); // ready for the next player while this one is saved
    });
    connect(m_reception, &Reception::checkedIn, this, &CheckinScreen::selectNext);
    connect(m_reception, &Reception::over, this, &CheckinScreen::takeFocus);
    for (QWidget* question : m_reception->questions())
        question->installEventFilter(this);
    m_table->installEventFilter(this);
    connect(m_reception, &Reception::answered, this, &CheckinScreen::answered);
    connect(m_reception, &Reception::passed, this, &CheckinScreen::passed);
    connect(m_undo, &QPushButton::clicked, this, &CheckinScreen::undoCheckin);
    connect(m_override, &QPushButton::clicked, this, &CheckinScreen::withReason);
    connect(m_forget, &QPushButton::clicked, this, &CheckinScreen::askToForget);
    offerWhereShown(session::Key::Override, *m_override, [this] { withReason(); });
    offerWhereShown(session::Key::ForgetCard, *m_forget, [this] { askToForget(); });
    offerWhereShown(session::Key::UndoCheckIn, *m_undo, [this] { undoCheckin(); });
    session::giveRowMenu(theme, *m_table, *this,
                         {session::Key::Override, session::Key::UndoCheckIn, session::Key::ForgetCard},
                         {Window::tr("Check in"),
                          [this] {
                              if (chosen())
                                  m_reception->receive(std::string(chosen()->person));
                          },
                          [this] { return chosen() && !chosen()->isCheckedIn(); }});
    connect(m_table, &QWidget::customContextMenuRequested, this, keepRow);
    refresh();
}

void CheckinScreen::begin()
{
    m_stepped = false;
    m_field->clear();
    m_reception->begin();
}

void CheckinScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const tournament::Tournament& tournament = m_session.tournament();
    m_eligible->say(kit::sentence(kit::text(desk::eligibleText(tournament))));
    const desk::Attendance count = desk::attendance(tournament, m_session.today());
    m_counter->setText(count.needed > 0 ? kit::text(desk::inWords(count)) : QString());
    const std::vector<desk::Waiting> waiting = desk::incompleteTeams(tournament, m_session.today());
    m_missing->rows().show(missingRows(tournament, waiting));
    m_missing->setVisible(!waiting.empty());
    m_complete->setText(
        tournament.setting->teams.empty()
            ? QString()
            : completeText(tournament, count, waiting,
                           std::ranges::any_of(tournament.setting->teams,
                                               [](const auto& team) { return team.players.size() > 2; })));
    m_complete->setInk(waiting.empty() && count.needed > 0 ? kit::Line::Ink::Ok : kit::Line::Ink::Soft);
    const QString person = m_stepped ? m_table->currentId() : QString();
    narrow();
    if (const int row = m_table->rows().rowOf(person); row >= 0) {
        m_table->goTo(row);
        m_stepped = true;
    }
    m_reception->refresh();
    m_toTeams->setVisible(!firstToDo(tournament).isEmpty());
    m_isExpected = count.needed > 0;
    m_onEnter->say(m_isExpected ? enterText(tournament) : QString());
    showTable();
}

bool CheckinScreen::isLooking() const
{
    return !m_reception->isAsking() || m_field->hasFocus();
}

// A question takes the room of the list until you look for the next name.
void CheckinScreen::showTable()
{
    const bool isShown = m_isExpected && isLooking();
    m_table->setVisible(isShown);
    m_space->setVisible(!isShown);
    showHelp();
}

void CheckinScreen::takeFocus()
{
    if (m_reception->takeFocus())
        return;
    const bool isForNobody = m_session.isOpen() && m_session.tournament().setting->teams.empty();
    (isForNobody ? static_cast<QWidget*>(m_toTeams) : m_field)->setFocus();
}

void CheckinScreen::selectMissingOf(const QString& team)
{
    m_reception->cancelAll();
    m_field->clear();
    narrow();
    m_stepped =
        selectMissing([id = team.toStdString()](const desk::Expected& each) { return each.team == id; });
}

bool CheckinScreen::selectMissing(const std::function<bool(const desk::Expected&)>& isWanted)
{
    const auto first = std::ranges::find_if(
        m_expected, [&](const desk::Expected& each) { return !each.isCheckedIn() && isWanted(each); });
    if (first == m_expected.end())
        return false;
    m_table->goTo(static_cast<int>(first - m_expected.begin()));
    return true;
}

// A checked-in player moves down the list. The next Enter is for a player that the team or match still lacks.
void CheckinScreen::selectNext(const QString& person)
{
    if (!m_stepped || m_table->currentId() != person)
        return;
    const desk::Expected last = *chosen();
    const auto waiting = desk::incompleteTeams(m_session.tournament(), m_session.today());
    const auto waits = [&](const desk::Expected& each) {
        return std::ranges::find(waiting, each.team, &desk::Waiting::team) != waiting.end();
    };
    const auto isPartner = [&](const desk::Expected& each) { return each.team == last.team && waits(each); };
    const auto isOpponent = [&](const desk::Expected& each) {
        return last.match && each.match == last.match && waits(each);
    };
    m_table->scrollToTop(); // players not checked in are at the top
    m_stepped = selectMissing(isPartner) || selectMissing(isOpponent);
    if (!m_stepped)
        m_table->goTo(-1);
}

void CheckinScreen::readCard(const QString& line)
{
    if (!m_session.isOpen())
        return;
    const QWidget* focus = QApplication::focusWidget();
    m_elsewhere = focus && !isAncestorOf(focus);
    m_reception->readCard(line);
    m_elsewhere = false;
}

// The cursor begins on the first player not checked in.
void CheckinScreen::narrow()
{
    if (!m_session.isOpen())
        return;
    const bool isName = !looksLikeCard(m_field->text());
    m_expected =
        desk::expected(m_session.tournament(), isName ? m_field->text().toStdString() : std::string());
    m_table->rows().show(playerRows(m_session.tournament(), m_expected));
    m_stepped = false;
    m_table->goTo(isName && !m_field->text().isEmpty() ? 0 : -1);
    showHelp();
}

void CheckinScreen::step(int by)
{
    const int rows = m_table->rows().rowCount();
    if (rows == 0)
        return;
    const int from = m_table->currentRow();
    m_table->goTo(from < 0 ? 0 : qBound(0, from + by, rows - 1));
    m_stepped = true;
}

void CheckinScreen::enter()
{
    if (!m_session.isOpen())
        return;
    const QString typed = m_field->text().trimmed();
    if (looksLikeCard(typed)) {
        m_field->clear(); // a card's number stays on no screen
        return desk::isSwiped(typed.toStdString()) ? readCard(typed) : m_reception->receiveOwner(typed);
    }
    if (typed.isEmpty() && !m_stepped)
        return m_reception->sayWhatToDo();
    if (chosen())
        return m_reception->receive(std::string(chosen()->person));
    // An ID may have letters; its number doesn't appear in an answer.
    const bool mayBeId = std::ranges::any_of(typed, [](QChar c) { return c.isDigit(); });
    if (!mayBeId)
        return m_reception->sayNotCheckedIn(Window::tr("No player or team matches “%1”").arg(typed));
    m_field->clear();
    m_reception->receiveOwner(typed, Window::tr("No player, team or ID matches that"));
}

void CheckinScreen::undoCheckin()
{
    if (const desk::Expected* each = chosen(); each && each->isCheckedIn()) {
        m_field->selectAll();
        m_reception->undoCheckin(each->person);
    }
}

void CheckinScreen::withReason()
{
    if (chosen() && !m_override->isHidden())
        m_reception->withReason(chosen()->person);
}

void CheckinScreen::askToForget()
{
    if (chosen() && !m_forget->isHidden())
        m_reception->askToForget(chosen()->person);
}

void CheckinScreen::showHelp()
{
    const desk::Expected* each = m_session.isOpen() ? chosen() : nullptr;
    const tournament::Tournament* tournament = each ? &m_session.tournament() : nullptr;
    m_undo->setVisible(each && each->isCheckedIn());
    m_forget->setVisible(each && desk::hasLinkedCard(*tournament, each->person));
    bool asksForId = false;
    bool barred = false;
    if (each &&
        (!each->isCheckedIn() || desk::isSuspendedForNext(*tournament, each->person, m_session.today()))) {
        const auto rule = desk::checkinRule(*tournament, each->person);
        barred = desk::suspended(*tournament, each->person, m_session.today()).has_value();
        asksForId = rule && (rule->noIdNoPlay || barred);
    }
    m_override->setText(barred ? Window::tr("Check in anyway…") : Window::tr("Check in without ID…"));
    m_override->setVisible(asksForId && isLooking()); // while a question is open, it asks just this
}

bool CheckinScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::Resize) {
        const int here = m_table->width() < m_theme.px(narrowTable) ? leastStatus : usualStatus;
        if (std::exchange(m_statusWidth, here) != here)
            m_table->setWidth(Status, here);
    }
    const bool focusMoves = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    const bool opens = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == m_field ? focusMoves : opens && watched != m_table)
        QMetaObject::invokeMethod(this, &CheckinScreen::showTable, Qt::QueuedConnection);
    if (watched == m_field && comesBack(*event))
        m_field->selectAll();
    const bool asksForKey = event->type() == QEvent::ShortcutOverride;
    if (watched == m_field && asksForKey && isUndo(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return Screen::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)
        step(key->key() == Qt::Key_Down ? 1 : -1);
    else if (key->key() == Qt::Key_PageDown || key->key() == Qt::Key_PageUp)
        step(key->key() == Qt::Key_PageDown ? m_table->rowsOfPage() : -m_table->rowsOfPage());
    else if (key->key() == Qt::Key_Delete && key->modifiers() & Qt::ControlModifier)
        undoCheckin();
    else
        return Screen::eventFilter(watched, event);
    return true;
}

void CheckinScreen::showEvent(QShowEvent* event)
{
    Screen::showEvent(event);
    Q_EMIT passed();
}

void CheckinScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F7)
        Q_EMIT absencesWanted();
    else if (event->key() == Qt::Key_Escape)
        m_reception->leave();
    else if (!actOn(*event))
        Screen::keyPressEvent(event);
}

QWidget* CheckinScreen::makeDoor()
{
    auto* door = new QWidget;
    auto* column = kit::columnIn(door, 10);
    auto* head = kit::headLine(kit::titleLine(m_theme, Window::tr("Check-in")), m_eligible);
    head->addStretch(0);
    column->addLayout(head);
    m_field->setProperty(session::knowsScanners, true);
    m_field->setAccessibleName(Window::tr("Name, team, ID or card"));
    m_field->setPlaceholderText(Window::tr("Name, team, ID or card"));
    m_field->setClearButtonEnabled(false);
    kit::follow(m_theme, m_field, [this] {
        m_field->setFont(m_theme.font(kit::Text::Title));
        m_field->setMinimumHeight(m_theme.px(66));
    });
    column->addWidget(m_field);
    m_onEnter->setObjectName(u"onEnter"_s);
    column->addWidget(m_onEnter);
    column->addWidget(m_reception);
    column->addWidget(m_toTeams, 0, Qt::AlignLeft);
    m_table->setWidth(PlaysNext, 104);
    m_table->setWidth(Status, leastStatus);
    m_table->setRowHeight(60);
    m_table->limitName();
    kit::follow(m_theme, m_table, [this] { m_table->setMinimumHeight(m_theme.px(leastList)); });
    column->addWidget(m_table, 1);
    column->addWidget(m_space, 1);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_override, m_undo, m_forget})
        buttons->addWidget(button);
    buttons->addStretch(1);
    column->addLayout(buttons);
    return door;
}

QWidget* CheckinScreen::makeMissing()
{
    auto* side = new QWidget;
    auto* column = kit::columnIn(side, 10);
    m_counter->setObjectName(u"checkedIn"_s);
    column->addWidget(m_counter);
    column->addWidget(m_complete);
    m_missing->setWidth(1, 88);
    m_missing->setRowHeight(60);
    m_missing->setHeaderShown(false);
    m_missing->setFocusPolicy(Qt::TabFocus);
    column->addWidget(m_missing, 1000);
    column->addStretch(1);
    auto* absences = new kit::KeycapButton(m_theme, Window::tr("Absences and suspensions"), u"F7"_s);
    connect(absences, &QPushButton::clicked, this, &CheckinScreen::absencesWanted);
    auto* line = new QHBoxLayout;
    line->addStretch(1);
    line->addWidget(absences);
    column->addLayout(line);
    return side;
}

} // namespace checkin

#include "moc_checkinscreen.cpp"
