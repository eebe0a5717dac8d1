#include "room.h"

#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "desk/play/room.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "ui/kit/widgets.h"
#include "ui/session/clockwords.h"
#include "ui/session/horn.h"
#include "wording/record/ruleswords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

Room::Room(kit::Theme& theme, session::Session& session)
    : Asking(theme, session), m_theme(theme), m_tiles(new Tiles(theme)),
      m_change(new QPushButton(Window::tr("Tables and rest (R)")))
{
    QVBoxLayout* column = kit::columnIn(this, 12, {0, 8, 0, 0});
    kit::add(column, {m_ask, m_tiles});
    m_change->setAccessibleName(Window::tr("Tables and rest"));
    m_change->setFocusPolicy(Qt::TabFocus); // a click leaves Enter with the match that is called next
    auto* hint = new kit::Prose(theme, 14, kit::Line::Ink::Soft);
    hint->say(Window::tr("C on a table, or a right click, closes or opens it."));
    QHBoxLayout* below = kit::lineIn(nullptr, 14);
    below->addWidget(m_change);
    below->addWidget(hint, 1, Qt::AlignVCenter);
    column->addLayout(below);
    column->addStretch(1);
    connect(m_change, &QPushButton::clicked, this, &Room::askRoom);
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
    const auto card = std::ranges::find_if(m_cards, &QWidget::hasFocus);
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
                       [table, why](desk::Desk& desk, const std::string& by) {
                           return desk::setTable(desk, by, table, facts::TableDeed::Close,
                                                 why.empty() ? std::nullopt : std::optional(why));
                       });
               },
               {isTaken ? Window::tr("Who sits there plays on; no other match is called to it.")
                        : Window::tr("No match is called to it until it is opened again.")});
}

void Room::open(int table)
{
    ask(Window::tr("table %1 opened").arg(table), [table](desk::Desk& desk, const std::string& by) {
        return desk::setTable(desk, by, table, facts::TableDeed::Open);
    });
}

void Room::askRoom()
{
    const tournament::Setting& setting = *m_session.tournament().setting;
    const int rest = setting.tournament ? setting.tournament->rest.value_or(0) : 0;
    m_ask->ask(
        Window::tr("The room"),
        {{Window::tr("Tables"), {}, QString::number(tournament::tablesIn(setting))},
         {Window::tr("Minutes of rest"), {}, QString::number(rest)}},
        Window::tr("Change it"),
        [this](const kit::Answers& answers) {
            bool areTables = false;
            bool areMinutes = false;
            const desk::RoomOptions options{answers.text(0).toInt(&areTables),
                                            answers.text(1).toInt(&areMinutes)};
            if (!areTables || !areMinutes)
                return m_ask->complain(
                    Window::tr("“%1” is no whole number").arg(answers.text(areTables ? 1 : 0)));
            ask(Window::tr("tables and rest"), [options](desk::Desk& desk, const std::string& by) {
                return desk::setRoom(desk, by, options);
            });
        },
        {Window::tr("So long a team rests between two of its matches: a match is not offered before.")});
}

namespace {

bool hasClocks(const tournament::Tournament& tournament)
{
    return std::ranges::any_of(tournament.setting->rules, [](const tournament::RulesFrom& from) {
        return std::ranges::any_of(from.sets, [](const auto& set) {
            return set->rules.time.limitMin || !set->rules.time.wallClockEnd.empty();
        });
    });
}

/// What becomes of the matches, each by its own rules: `finish this hand`.
QString endsOf(const tournament::Tournament& tournament)
{
    QStringList ends;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (desk::mayCallTime(tournament, *match))
            if (const QString end = kit::text(wording::inWords(*match->rules->rules.time.onExpiry));
                !ends.contains(end))
                ends << end;
    return ends.join(Window::tr(" or "));
}

} // namespace

RoomClock::RoomClock(kit::Theme& theme, session::Session& session) : Asking(theme, session)
{
    QVBoxLayout* column = kit::columnIn(this, theme.px(8));
    auto* line = new kit::Flow(theme.px(8));
    QList<QWidget*> all{
        makeButton(Qt::Key_F6, Window::tr("Start all clocks"),
                   [this] { setClocks(Window::tr("all clocks started"), facts::ClockDeed::Start, {}); }),
        makeButton(Qt::Key_F7, Window::tr("Pause all"), [this] { pauseAll(); }),
        makeButton(Qt::Key_F8, Window::tr("Resume all"),
                   [this] { setClocks(Window::tr("all clocks resumed"), facts::ClockDeed::Resume, {}); }),
        makeButton(Qt::Key_F5, Window::tr("Call time everywhere"), [this] { askTime(); })};
    const auto remember = [&](const QString& what, bool is, void (*set)(session::Settings&, bool)) {
        auto* box = new QCheckBox(what);
        box->setChecked(is);
        connect(box, &QCheckBox::toggled, this, [this, set](bool on) { set(m_session.settings(), on); });
        all << box;
    };
    remember(Window::tr("A call starts the clock"), session::callStartsClock(session.settings()),
             session::setCallStartsClock);
    remember(Window::tr("Sound at 5:00 and at the end"), session::soundIsOn(session.settings()),
             session::setSound);
    for (QWidget* each : std::as_const(all)) {
        each->setFocusPolicy(Qt::TabFocus); // a click leaves Enter with the match that is called next
        line->addWidget(each);
    }
    column->addLayout(line);
    column->addWidget(m_ask);
}

QPushButton* RoomClock::makeButton(int key, const QString& does, const std::function<void()>& act)
{
    auto* button = new QPushButton(does + u" ("_s + QKeySequence(key).toString() + u')');
    button->setAccessibleName(does);
    connect(button, &QPushButton::clicked, this, act);
    m_buttons[key] = button;
    return button;
}

void RoomClock::show(const tournament::Tournament& tournament)
{
    setVisible(hasClocks(tournament));
    const desk::RoomClocks room = desk::roomClocks(tournament);
    m_tables = room.callTime;
    m_buttons[Qt::Key_F6]->setEnabled(room.start > 0);
    m_buttons[Qt::Key_F7]->setEnabled(room.pause > 0);
    m_buttons[Qt::Key_F8]->setEnabled(room.resume > 0);
    m_buttons[Qt::Key_F5]->setEnabled(room.callTime > 0);
}

bool RoomClock::press(int key)
{
    QPushButton* button = m_buttons.value(key);
    if (!button || !isVisible())
        return false;
    button->click();
    return true;
}

void RoomClock::pauseAll()
{
    setClocks(Window::tr("all clocks paused"), facts::ClockDeed::Pause, {});
    session::askWhyPaused(*m_ask, Window::tr("Why were the clocks paused?"),
                          [this](const std::string& reason) {
                              setClocks(Window::tr("reason for the pause"), facts::ClockDeed::Reason, reason);
                          });
}

void RoomClock::askTime()
{
    m_ask->ask(Window::tr("Time at %1: %2. One undo takes it back.")
                   .arg(m_tables == 1 ? Window::tr("one table") : Window::tr("%1 tables").arg(m_tables),
                        endsOf(m_session.tournament())),
               {}, Window::tr("Call time everywhere"), [this](const kit::Answers&) {
                   ask(Window::tr("time called everywhere"),
                       [](desk::Desk& desk, const std::string& by) { return desk::callTime(desk, by, {}); });
               });
}

void RoomClock::setClocks(const QString& what, facts::ClockDeed deed,
                          const std::optional<std::string>& reason)
{
    const desk::ClockOptions options{deed, {}, reason};
    ask(what,
        [options](desk::Desk& desk, const std::string& by) { return desk::clock(desk, by, {}, options); });
}

} // namespace tables

#include "moc_room.cpp"
