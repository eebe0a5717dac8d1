#include "roomclock.h"

#include "asking.h"

#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "tournament/queries/clock.h"
#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "ui/session/horn.h"
#include "ui/session/whypaused.h"
#include "wording/record/ruleswords.h"
#include "wording/tr.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

bool hasClocks(const tournament::Tournament& tournament)
{
    const auto& rules = tournament.setting->rules;
    return std::any_of(rules.begin(), rules.end(), [](const tournament::RulesFrom& from) {
        return std::any_of(from.sets.begin(), from.sets.end(), [](const auto& set) {
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

QString tablesText(int tables)
{
    return tables == 1 ? Window::tr("one table") : Window::tr("%1 tables").arg(tables);
}

} // namespace

RoomClock::RoomClock(kit::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_ask(new kit::Ask(theme))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.px(8));
    auto* line = new kit::Flow(theme.px(8));
    m_start = makeButton(Window::tr("Start all clocks"), u"F6"_s, &RoomClock::startAll);
    m_pause = makeButton(Window::tr("Pause all"), u"F7"_s, &RoomClock::pauseAll);
    m_resume = makeButton(Window::tr("Resume all"), u"F8"_s, &RoomClock::resumeAll);
    m_time = makeButton(Window::tr("Call time everywhere"), u"F5"_s, &RoomClock::askTime);
    auto* withCall = new QCheckBox(Window::tr("A call starts the clock"));
    withCall->setChecked(session::callStartsClock(session.settings()));
    connect(withCall, &QCheckBox::toggled, this,
            [this](bool on) { session::setCallStartsClock(m_session.settings(), on); });
    auto* sound = new QCheckBox(Window::tr("Sound at 5:00 and at the end"));
    sound->setChecked(session::soundIsOn(session.settings()));
    connect(sound, &QCheckBox::toggled, this,
            [this](bool on) { session::setSound(m_session.settings(), on); });
    for (QWidget* each : QList<QWidget*>{m_start, m_pause, m_resume, m_time, withCall, sound}) {
        each->setFocusPolicy(Qt::TabFocus); // a click leaves Enter with the match that is called next
        line->addWidget(each);
    }
    column->addLayout(line);
    column->addWidget(m_ask);
    connect(m_ask, &kit::Ask::closed, this, &RoomClock::closed);
}

QPushButton* RoomClock::makeButton(const QString& does, const QString& key, void (RoomClock::*act)()) const
{
    auto* button = new QPushButton(does + u" ("_s + key + u')');
    button->setAccessibleName(does);
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

void RoomClock::show(const tournament::Tournament& tournament)
{
    setVisible(hasClocks(tournament));
    const desk::RoomClocks room = desk::roomClocks(tournament);
    m_tables = room.callTime;
    m_start->setEnabled(room.start > 0);
    m_pause->setEnabled(room.pause > 0);
    m_resume->setEnabled(room.resume > 0);
    m_time->setEnabled(room.callTime > 0);
}

bool RoomClock::press(int key)
{
    const std::pair<int, QPushButton*> keys[] = {
        {Qt::Key_F6, m_start}, {Qt::Key_F7, m_pause}, {Qt::Key_F8, m_resume}, {Qt::Key_F5, m_time}};
    for (const auto& [known, button] : keys)
        if (known == key && isVisible()) {
            button->click();
            return true;
        }
    return false;
}

void RoomClock::startAll()
{
    setClocks(Window::tr("all clocks started"), facts::ClockDeed::Start, {});
}

void RoomClock::pauseAll()
{
    setClocks(Window::tr("all clocks paused"), facts::ClockDeed::Pause, {});
    session::askWhyPaused(*m_ask, Window::tr("Why were the clocks paused?"),
                          [this](const std::string& reason) {
                              setClocks(Window::tr("reason for the pause"), facts::ClockDeed::Reason, reason);
                          });
}

void RoomClock::resumeAll()
{
    setClocks(Window::tr("all clocks resumed"), facts::ClockDeed::Resume, {});
}

void RoomClock::askTime()
{
    m_ask->ask(Window::tr("Time at %1: %2. One undo takes it back.")
                   .arg(tablesText(m_tables), endsOf(m_session.tournament())),
               {}, Window::tr("Call time everywhere"), [this](const kit::Answers&) {
                   ask(Window::tr("time called everywhere"),
                       [by = m_session.supervisor().toStdString()](desk::Desk& desk) {
                           return desk::callTime(desk, by, {});
                       });
               });
}

void RoomClock::setClocks(const QString& what, facts::ClockDeed deed,
                          const std::optional<std::string>& reason)
{
    const desk::ClockOptions options{deed, {}, reason};
    ask(what, [by = m_session.supervisor().toStdString(), options](desk::Desk& desk) {
        return desk::clock(desk, by, {}, options);
    });
}

void RoomClock::ask(const QString& what, const session::Job& job)
{
    askDesk(m_session, *m_ask, what, job, this, [this](const QString& sentence) { Q_EMIT said(sentence); });
}

} // namespace tables
