#include "room.h"

#include "arrows.h"
#include "tableswords.h"

#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "desk/play/room.h"
#include "desk/play/table.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "ui/session/menu.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace tables {

namespace {

/// Nothing is played any more, for third place neither.
bool isOver(const tournament::Tournament& tournament)
{
    const tournament::Counts all = tournament::countsOf(tournament);
    return all.over == all.matches && !tournament::champion(tournament).empty();
}

bool isClosed(const tournament::Tournament& tournament, int table)
{
    return tournament::whyClosed(*tournament.setting, table).has_value();
}

} // namespace

Room::Room(kit::Theme& theme, session::Session& session)
    : Asking(theme, session), m_theme(theme), m_board(new Board(theme))
{
    QVBoxLayout* column = kit::columnIn(this, 12);
    column->addWidget(m_ask);
    column->addWidget(m_board, 1);
}

void Room::add()
{
    const int table = static_cast<int>(m_cards.size()) + 1;
    auto* card = new TableCard(m_theme, table);
    leaveArrowsToScreen(*card);
    m_board->add(card);
    m_cards.push_back(card);
    connect(card, &TableCard::clicked, this, [this, table] { choose(table); });
    connect(card, &TableCard::menuWanted, this, [this, table](const QPoint& at) { showMenu(table, at); });
}

void Room::show(const tournament::Tournament& tournament)
{
    const std::vector<const tournament::Match*> tables = tournament::atTables(tournament);
    while (m_cards.size() < tables.size())
        add();
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto closed = tournament::whyClosed(*tournament.setting, static_cast<int>(i) + 1);
        m_cards[i]->show(tournament, tables[i], closed);
        const std::string sheet =
            tables[i] ? wording::sheetMarkText(tournament, *tables[i], m_session.ticker().now().aheadMin)
                      : closed.value_or("");
        m_cards[i]->setToolTip(kit::joined(
            {tables[i] ? teamsOf(tournament, *tables[i]) : QString(), kit::sentence(sheet)}, u"\n"_s));
    }
    m_board->setVisible(!isOver(tournament)); // the final standings take its room
    m_board->arrange(static_cast<int>(tables.size()));
}

QStringList Room::showClocks(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const std::vector<const tournament::Match*> tables = tournament::atTables(tournament);
    QStringList up;
    for (std::size_t i = 0; i < tables.size() && i < m_cards.size(); ++i) {
        const auto reading = tables[i] ? tournament::readingOf(tournament, *tables[i], now) : std::nullopt;
        m_cards[i]->showClock(reading,
                              tables[i] && !reading ? minutesAtTable(tournament, *tables[i], now) : 0);
        if (reading && tournament::isUp(*reading))
            up << kit::text(tables[i]->id);
    }
    return up;
}

void Room::setNext(const std::optional<int>& table)
{
    for (TableCard* card : m_cards)
        card->setNext(card->table() == table);
}

bool Room::press(Key key)
{
    if (key == Key::TablesAndRest) {
        askRoom();
        return true;
    }
    const auto card = std::ranges::find_if(m_cards, &QWidget::hasFocus);
    if (key != Key::CloseTable || card == m_cards.end())
        return false;
    toggle((*card)->table());
    return true;
}

QString Room::selectedMatch() const
{
    const auto card = std::ranges::find_if(m_cards, &QWidget::hasFocus);
    const tournament::Match* match =
        card == m_cards.end() ? nullptr : tournament::matchAt(m_session.tournament(), (*card)->table());
    return match ? kit::text(match->id) : QString();
}

QWidgetList Room::stops() const
{
    QWidgetList cards;
    QWidgetList tiles;
    for (TableCard* card : m_cards)
        if (card->isVisible())
            (card->size() == TableCard::Size::Tile ? tiles : cards) << card;
    return cards + tiles;
}

void Room::choose(int table)
{
    if (const tournament::Match* match = tournament::matchAt(m_session.tournament(), table))
        Q_EMIT matchWanted(kit::text(match->id));
    else if (isClosed(m_session.tournament(), table))
        open(table);
    else
        Q_EMIT tableChosen(table);
}

void Room::toggle(int table)
{
    if (isClosed(m_session.tournament(), table))
        open(table);
    else
        close(table);
}

void Room::showMenu(int table, const QPoint& at)
{
    auto* menu = new session::Menu(m_theme, {}, this);
    menu->setObjectName(u"tableMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const tournament::Match* match = tournament::matchAt(m_session.tournament(), table)) {
        fillMenu(*menu, *match);
        menu->addSeparator();
    }
    const bool closed = isClosed(m_session.tournament(), table);
    QAction* toggles = menu->addAction(closed ? Window::tr("Open table") : Window::tr("Close table…"));
    toggles->setData(static_cast<int>(Key::CloseTable));
    toggles->setObjectName(u"closeOrOpen"_s);
    connect(toggles, &QAction::triggered, this, [this, table] { toggle(table); });
    menu->popup(at);
}

// Actions for a match at a table.
void Room::fillMenu(QMenu& menu, const tournament::Match& match)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const std::string id = match.id;
    const QString title = kit::text(wording::titleOf(match));
    const auto add = [&](QMenu& to, const QString& name, const QString& does, auto act) {
        QAction* action = to.addAction(does);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    add(menu, u"openSheet"_s, Window::tr("Open score sheet"),
        [this, id] { Q_EMIT matchWanted(kit::text(id)); });
    const auto reading = tournament::readingOf(tournament, match, m_session.ticker().now());
    if (reading) {
        const bool isEarly = !desk::earlyText(tournament, match, m_session.ticker().now()).empty();
        QAction* call = add(menu, u"callTime"_s, isEarly ? Window::tr("Call time…") : Window::tr("Call time"),
                            [this, id] { callTime(id); });
        call->setEnabled(desk::mayCallTime(tournament, match));
        const facts::ClockAction deed = desk::nextClockAction(reading->clock.state);
        QAction* pause = add(menu, u"pauseOrResume"_s,
                             deed == facts::ClockAction::Pause   ? Window::tr("Pause clock")
                             : deed == facts::ClockAction::Start ? Window::tr("Start clock")
                                                                 : Window::tr("Resume clock"),
                             [this, id, title, deed] {
                                 ask(Window::tr("clock of %1").arg(title),
                                     [id, deed](desk::Desk& desk, const std::string& by) {
                                         return desk::clock(desk, by, id, {deed, {}, {}});
                                     });
                             });
        pause->setEnabled(tournament::mayBe(deed, reading->clock));
    }
    QMenu* move = menu.addMenu(Window::tr("Move to another table"));
    for (const TableCard* each : m_cards)
        if (each->isFree() && !each->isClosed() && each->isVisibleTo(this))
            add(*move, u"moveTo-%1"_s.arg(each->table()), Window::tr("Table %1").arg(each->table()),
                [this, id, title, table = each->table()] {
                    ask(Window::tr("call of %1").arg(title),
                        [id, table](desk::Desk& desk, const std::string& by) {
                            return desk::call(desk, by, id, {table, std::nullopt, false});
                        });
                });
    move->setEnabled(!move->isEmpty());
    add(menu, u"printSheet"_s, Window::tr("Print score sheet"),
        [this, id] { Q_EMIT sheetPrintWanted(kit::text(id)); });
}

// Asks first if there is time left, because it is often a slip.
void Room::callTime(const std::string& id)
{
    const tournament::Match* match = tournament::match(m_session.tournament(), id);
    if (!match)
        return;
    const QString title = kit::text(wording::titleOf(*match));
    const auto call = [this, id, title] {
        ask(Window::tr("time called in %1").arg(title),
            [id](desk::Desk& desk, const std::string& by) { return desk::callTime(desk, by, id); });
    };
    const std::string early = desk::earlyText(m_session.tournament(), *match, m_session.ticker().now());
    if (early.empty())
        return call();
    m_ask->ask(Window::tr("Call time in %1?").arg(title), {}, Window::tr("Call time"),
               [call](const kit::Answers&) { call(); }, {kit::text(early)});
}

void Room::close(int table)
{
    const bool isTaken = tournament::matchAt(m_session.tournament(), table) != nullptr;
    m_ask->ask(Window::tr("Close table %1").arg(table), {{Window::tr("Reason"), {}, {}, true}},
               Window::tr("Close table %1").arg(table),
               [this, table](const kit::Answers& answers) {
                   const std::string why = answers.text(0).toStdString();
                   ask(Window::tr("table %1 closed").arg(table),
                       [table, why](desk::Desk& desk, const std::string& by) {
                           return desk::setTable(desk, by, table, facts::TableAction::Close,
                                                 why.empty() ? std::nullopt : std::optional(why));
                       });
               },
               {isTaken ? Window::tr("The current match continues; no new match will be called here.")
                        : Window::tr("No match will be called here until you open it again.")});
}

void Room::open(int table)
{
    ask(Window::tr("table %1 opened").arg(table), [table](desk::Desk& desk, const std::string& by) {
        return desk::setTable(desk, by, table, facts::TableAction::Open);
    });
}

void Room::askRoom()
{
    const tournament::Setting& setting = *m_session.tournament().setting;
    const int rest = setting.tournament ? setting.tournament->rest.value_or(0) : 0;
    m_ask->ask(Window::tr("Tables and rest"),
               {{.label = Window::tr("Tables"),
                 .given = QString::number(tournament::tablesIn(setting)),
                 .isNumber = true},
                {.label = Window::tr("Minutes of rest"), .given = QString::number(rest), .isNumber = true}},
               Window::tr("Save"),
               [this](const kit::Answers& answers) {
                   bool areTables = false;
                   bool areMinutes = false;
                   const desk::RoomOptions options{answers.text(0).toInt(&areTables),
                                                   answers.text(1).toInt(&areMinutes)};
                   if (!areTables || !areMinutes)
                       return m_ask->complain(
                           Window::tr("“%1” isn’t a whole number.").arg(answers.text(areTables ? 1 : 0)));
                   ask(Window::tr("tables and rest"), [options](desk::Desk& desk, const std::string& by) {
                       return desk::setRoom(desk, by, options);
                   });
               },
               {Window::tr("Rest is the minimum time between two matches of a team.")});
}

} // namespace tables

#include "moc_room.cpp"
