#include "room.h"

#include "asking.h"

#include "desk/play/room.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "tournament/queries/sheetmarks.h"
#include "ui/kit/prose.h"
#include "ui/kit/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

Room::Room(kit::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_ask(new kit::Ask(theme)),
      m_tiles(new Tiles(theme)), m_change(new QPushButton(Window::tr("Tables and rest (R)")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_ask);
    column->addWidget(m_tiles);
    m_change->setAccessibleName(Window::tr("Tables and rest"));
    m_change->setFocusPolicy(Qt::TabFocus); // a click leaves Enter with the match that is called next
    auto* hint = new kit::Prose(theme, 14, kit::Line::Ink::Soft);
    hint->say(Window::tr("C on a table, or a right click, closes or opens it."));
    auto* below = new QHBoxLayout;
    below->setSpacing(14);
    below->addWidget(m_change);
    below->addWidget(hint, 1, Qt::AlignVCenter);
    column->addLayout(below);
    column->addStretch(1);
    connect(m_change, &QPushButton::clicked, this, &Room::askRoom);
    connect(m_ask, &kit::Ask::closed, this, &Room::closed);
}

void Room::add()
{
    const int table = static_cast<int>(m_cards.size()) + 1;
    auto* card = new TableCard(m_theme, table);
    m_tiles->add(card);
    m_cards.push_back(card);
    connect(card, &TableCard::clicked, this, [this, table] { choose(table); });
    connect(card, &TableCard::closingWanted, this, [this, table] {
        if (tournament::whyClosed(*m_session.tournament().setting, table))
            open(table);
        else
            close(table);
    });
}

void Room::show(const tournament::Tournament& tournament)
{
    const std::vector<const tournament::Match*> tables = tournament::atTables(tournament);
    while (m_cards.size() < tables.size())
        add();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < tables.size());
        if (i >= tables.size())
            continue;
        m_cards[i]->show(tournament, tables[i],
                         tournament::whyClosed(*tournament.setting, static_cast<int>(i) + 1));
        m_cards[i]->setToolTip(tables[i] ? kit::sentence(wording::sheetMarkText(
                                               tournament, *tables[i], m_session.ticker().now().aheadMin))
                                         : QString());
    }
}

QStringList Room::showClocks(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const std::vector<const tournament::Match*> tables = tournament::atTables(tournament);
    QStringList up;
    for (std::size_t i = 0; i < tables.size() && i < m_cards.size(); ++i) {
        const auto reading = tables[i] ? tournament::readingOf(tournament, *tables[i], now) : std::nullopt;
        m_cards[i]->showClock(reading ? std::optional(session::wordsOf(*reading)) : std::nullopt);
        if (reading && tournament::isUp(*reading))
            up << kit::text(tables[i]->id);
    }
    return up;
}

bool Room::press(int key)
{
    if (key == Qt::Key_R) {
        askRoom();
        return true;
    }
    const auto card =
        std::find_if(m_cards.begin(), m_cards.end(), [](const TableCard* each) { return each->hasFocus(); });
    if (key != Qt::Key_C || card == m_cards.end())
        return false;
    Q_EMIT(*card)->closingWanted();
    return true;
}

void Room::choose(int table)
{
    const tournament::Tournament& tournament = m_session.tournament();
    if (const tournament::Match* match =
            tournament::atTables(tournament)[static_cast<std::size_t>(table) - 1])
        Q_EMIT matchWanted(kit::text(match->id));
    else if (tournament::whyClosed(*tournament.setting, table))
        open(table);
    else
        close(table);
}

void Room::close(int table)
{
    const bool isTaken = tournament::atTables(m_session.tournament())[static_cast<std::size_t>(table) - 1];
    m_ask->ask(Window::tr("Close table %1").arg(table), {{Window::tr("Why, if you like"), {}, {}, true}},
               Window::tr("Close table %1").arg(table),
               [this, table](const kit::Answers& answers) {
                   const std::string why = answers.text(0).toStdString();
                   ask(Window::tr("table %1 closed").arg(table),
                       [by = m_session.supervisor().toStdString(), table, why](desk::Desk& desk) {
                           return desk::setTable(desk, by, table, facts::TableDeed::Close,
                                                 why.empty() ? std::nullopt : std::optional(why));
                       });
               },
               {isTaken ? Window::tr("Who sits there plays on; no other match is called to it.")
                        : Window::tr("No match is called to it until it is opened again.")});
}

void Room::open(int table)
{
    ask(Window::tr("table %1 opened").arg(table),
        [by = m_session.supervisor().toStdString(), table](desk::Desk& desk) {
            return desk::setTable(desk, by, table, facts::TableDeed::Open);
        });
}

void Room::askRoom()
{
    const tournament::Setting& setting = *m_session.tournament().setting;
    const int rest = setting.tournament ? setting.tournament->rest.value_or(0) : 0;
    m_ask->ask(
        Window::tr("The room"),
        {{Window::tr("Tables"), {}, QString::number(tournament::tablesIn(setting)), false},
         {Window::tr("Minutes of rest"), {}, QString::number(rest), false}},
        Window::tr("Change it"), [this](const kit::Answers& answers) { setRoom(answers); },
        {Window::tr("So long a team rests between two of its matches: a match is not offered before.")});
}

void Room::setRoom(const kit::Answers& answers)
{
    bool areTables = false;
    bool areMinutes = false;
    const desk::RoomOptions options{answers.text(0).toInt(&areTables), answers.text(1).toInt(&areMinutes)};
    if (!areTables || !areMinutes)
        return m_ask->complain(Window::tr("“%1” is no whole number").arg(answers.text(areTables ? 1 : 0)));
    ask(Window::tr("tables and rest"), [by = m_session.supervisor().toStdString(), options](
                                           desk::Desk& desk) { return desk::setRoom(desk, by, options); });
}

void Room::ask(const QString& what, const session::Job& job)
{
    askDesk(m_session, *m_ask, what, job, this, [this](const QString& sentence) { Q_EMIT said(sentence); });
}

} // namespace tables
