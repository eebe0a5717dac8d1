#include "clocks.h"

#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "tournament/queries/room.h"
#include "ui/kit/follow.h"
#include "ui/kit/icons.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "ui/session/horn.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/tr.h"

#include <QPainter>
#include <QStyleOptionButton>

#include <utility>

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace tables {

namespace {

bool hasClock(const scoring::RuleSet& rules)
{
    return rules.time.limitMin || !rules.time.wallClockEnd.empty();
}

/// What happens to the matches, each by its own rules: `finish this hand`.
QString endsOf(const tournament::Tournament& tournament)
{
    QStringList ends;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (desk::mayCallTime(tournament, *match))
            if (const QString end = kit::text(wording::whenTimeIsUp(match->rules->rules.time));
                !ends.contains(end))
                ends << end;
    return ends.join(Window::tr(" or "));
}

/// A sentence with the tables where it is early; empty if there are none. A match held open by a challenge
/// may have lost its table.
QStringList earlyTables(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const auto isEarly = [&](const tournament::Match* match) {
        return match && desk::mayCallTime(tournament, *match) &&
               !desk::earlyText(tournament, *match, now).empty();
    };
    QStringList tables;
    const std::vector<const tournament::Match*> all = tournament::atTables(tournament);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (isEarly(all[i]))
            tables << QString::number(i + 1);
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (isEarly(match) && !tournament::tableOf(tournament, *match))
            tables << kit::text(wording::titleOf(*match));
    return tables.isEmpty() ? QStringList()
                            : QStringList(Window::tr("Tables with time left: %1.").arg(tables.join(u", "_s)));
}

// Pixels at 100 %.
constexpr int headHeight = 40;
constexpr int headInset = 16;
constexpr int headIcon = 20;
constexpr int headGap = 10;

} // namespace

HeadButton::HeadButton(kit::Theme& theme) : m_theme(theme)
{
    setFocusPolicy(Qt::TabFocus); // a click leaves Enter for the next match to call
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    kit::redrawWith(theme, this);
}

void HeadButton::show(const QString& icon, const QString& does, const QString& key)
{
    m_icon = icon;
    m_does = does;
    m_key = key;
    setAccessibleName(does);
    setToolTip(m_isBrief ? does : QString());
    updateGeometry();
    update();
}

void HeadButton::setBrief(bool brief)
{
    if (std::exchange(m_isBrief, brief) == brief)
        return;
    setToolTip(brief ? m_does : QString());
    updateGeometry();
    update();
}

QSize HeadButton::sizeOf(bool brief) const
{
    const QFontMetrics metrics(m_theme.font(15, kit::Weight::Medium));
    const int behind = m_key.isEmpty() ? m_theme.px(headIcon) : kit::keycapWidth(m_theme, m_key);
    const int words = brief ? 0 : metrics.horizontalAdvance(m_does) + m_theme.px(headGap);
    return {m_theme.px(2 * headInset + headIcon + headGap) + words + behind, m_theme.px(headHeight)};
}

void HeadButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QStyleOptionButton frame;
    initStyleOption(&frame);
    frame.text.clear();
    style()->drawControl(QStyle::CE_PushButton, &frame, &painter, this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const QColor ink = isEnabled() ? c.ink : c.dim;
    const int size = m_theme.px(headIcon);
    int x = m_theme.px(headInset);
    const auto paintIcon = [&](const QString& name) {
        painter.drawPixmap(x, (height() - size) / 2, kit::icon(name, size, ink, devicePixelRatioF()));
    };
    paintIcon(m_icon);
    x += size + m_theme.px(headGap);
    const QFont font = m_theme.font(15, kit::Weight::Medium);
    painter.setFont(font);
    painter.setPen(ink);
    if (!m_isBrief) {
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, m_does);
        x += QFontMetrics(font).horizontalAdvance(m_does) + m_theme.px(headGap);
    }
    if (m_key.isEmpty())
        paintIcon(u"chevron"_s);
    else
        kit::paintKeycap(painter, m_theme, QRectF(x, 0, 0, height()), m_key, isEnabled());
}

Clocks::Clocks(kit::Theme& theme, session::Session& session)
    : Asking(theme, session), m_theme(theme), m_pause(new HeadButton(theme)), m_open(new HeadButton(theme)),
      m_room(new QPushButton(Window::tr("Tables and rest…"))), m_menu(new session::Menu(theme, {}, this))
{
    kit::columnIn(this)->addWidget(m_ask);
    connect(m_ask, &kit::Ask::opened, this, [this] { setVisible(true); });
    connect(m_ask, &kit::Ask::closed, this, [this] { setVisible(false); });
    hide();
    m_pause->setObjectName(u"pauseOrResumeAll"_s);
    connect(m_pause, &QPushButton::clicked, this, &Clocks::pauseOrResume);
    m_open->setObjectName(u"clocks"_s);
    m_open->show(u"clock"_s, Window::tr("Clocks"), {});
    connect(m_open, &QPushButton::clicked, this, &Clocks::openMenu);
    m_room->setFocusPolicy(Qt::TabFocus);
    connect(m_room, &QPushButton::clicked, this, &Clocks::roomWanted);
    m_start = add(u"startCalled"_s, u"play"_s, Window::tr("Start called matches"),
                  [this] { setClocks(Window::tr("all clocks started"), facts::ClockAction::Start); });
    m_pauseAll = add(u"pauseAll"_s, u"pause"_s, Window::tr("Pause all"), [this] { pauseOrResume(); });
    m_resume = add(u"resumeAll"_s, u"play"_s, Window::tr("Resume all"),
                   [this] { setClocks(Window::tr("all clocks resumed"), facts::ClockAction::Resume); });
    m_callTime =
        add(u"callTimeEverywhere"_s, u"clock"_s, Window::tr("Call time everywhere…"), [this] { askTime(); });
    m_callTime->setData(static_cast<int>(Key::TimeEverywhere));
    m_menu->addSeparator();
    addSetting(u"callStartsClock"_s, Window::tr("Start the clock when called"),
               session::callStartsClock(session.settings()), session::setCallStartsClock);
    addSetting(u"sound"_s, Window::tr("Sound at 5:00 and at 0:00"), session::soundIsOn(session.settings()),
               session::setSound);
    m_menu->addSeparator();
    QAction* room =
        add(u"tablesAndRest"_s, {}, Window::tr("Tables and rest…"), [this] { Q_EMIT roomWanted(); });
    room->setData(static_cast<int>(Key::TablesAndRest));
    kit::follow(theme, this, [this] { dress(); });
}

QAction* Clocks::add(const QString& name, const QString& icon, const QString& does,
                     const std::function<void()>& act)
{
    QAction* action = m_menu->addAction(does);
    action->setObjectName(name);
    action->setProperty("icon", icon);
    connect(action, &QAction::triggered, this, act);
    return action;
}

void Clocks::addSetting(const QString& name, const QString& does, bool is,
                        void (*set)(session::Settings&, bool))
{
    QAction* action = m_menu->addAction(does);
    action->setObjectName(name);
    action->setCheckable(true);
    action->setChecked(is);
    connect(action, &QAction::toggled, this, [this, set](bool on) { set(m_session.settings(), on); });
}

// The selected entry has the selection color behind it.
void Clocks::dress()
{
    const kit::Colors& c = m_theme.colors();
    const int size = m_theme.px(headIcon);
    for (QAction* action : m_menu->actions()) {
        const QString name = action->property("icon").toString();
        if (name.isEmpty())
            continue;
        QIcon icon(kit::icon(name, size, c.ink, devicePixelRatioF()));
        icon.addPixmap(kit::icon(name, size, c.panel, devicePixelRatioF()), QIcon::Active);
        icon.addPixmap(kit::icon(name, size, c.soft, devicePixelRatioF()), QIcon::Disabled);
        action->setIcon(icon);
    }
}

void Clocks::openMenu()
{
    const QSize size = m_menu->sizeHint();
    m_menu->popup(m_open->mapToGlobal(QPoint(m_open->width() - size.width(), m_open->height() + 4)));
}

void Clocks::show(const tournament::Tournament& tournament)
{
    m_hasClocks = tournament::inAnyRules(*tournament.setting, hasClock);
    const desk::RoomClocks room = desk::roomClocks(tournament);
    m_tables = room.callTime;
    m_start->setEnabled(room.start > 0);
    m_pauseAll->setEnabled(room.pause > 0);
    m_resume->setEnabled(room.resume > 0);
    m_callTime->setEnabled(room.callTime > 0);
    const bool resumes = room.pause == 0 && room.resume > 0;
    const int key = static_cast<int>(Key::PauseAll);
    m_pauseAll->setData(resumes ? QVariant() : key);
    m_resume->setData(resumes ? key : QVariant());
    m_pause->show(resumes ? u"play"_s : u"pause"_s,
                  resumes ? Window::tr("Resume all") : Window::tr("Pause all"),
                  session::named(Key::PauseAll));
    m_pause->setEnabled(room.pause > 0 || room.resume > 0);
    m_pause->setVisible(m_hasClocks);
    m_open->setVisible(m_hasClocks);
    m_room->setVisible(!m_hasClocks);
}

int Clocks::wholeWidth(int between) const
{
    const auto widthOf = [&](const QWidget& each, int wide) { return each.isHidden() ? 0 : wide + between; };
    return widthOf(*m_pause, m_pause->wholeWidth()) + widthOf(*m_open, m_open->wholeWidth()) +
           widthOf(*m_room, m_room->sizeHint().width());
}

void Clocks::setBrief(bool brief)
{
    m_pause->setBrief(brief);
    m_open->setBrief(brief);
}

bool Clocks::may(const tournament::Tournament& tournament, Key key)
{
    const desk::RoomClocks room = desk::roomClocks(tournament);
    const QHash<Key, int> clocks{{Key::StartAll, room.start},
                                 {Key::PauseAll, room.pause + room.resume},
                                 {Key::ResumeAll, room.resume},
                                 {Key::TimeEverywhere, room.callTime}};
    return clocks.value(key) > 0;
}

bool Clocks::press(Key key)
{
    const QHash<Key, QAction*> actions{
        {Key::StartAll, m_start}, {Key::ResumeAll, m_resume}, {Key::TimeEverywhere, m_callTime}};
    if (!m_hasClocks || (key != Key::PauseAll && !actions.contains(key)))
        return false;
    if (key == Key::PauseAll)
        pauseOrResume();
    else
        actions[key]->trigger();
    return true;
}

void Clocks::pauseOrResume()
{
    if (!m_pauseAll->isEnabled()) {
        m_resume->trigger();
        return;
    }
    setClocks(Window::tr("all clocks paused"), facts::ClockAction::Pause);
    session::askWhyPaused(
        *m_ask, Window::tr("Why were the clocks paused?"), [this](const std::string& reason) {
            setClocks(Window::tr("reason for the pause"), facts::ClockAction::Reason, reason);
        });
}

void Clocks::askTime()
{
    m_ask->ask(
        Window::tr("Call time at %1: %2. Undo reverses it.")
            .arg(Window::tr("%n table(s)", nullptr, m_tables), endsOf(m_session.tournament())),
        {}, Window::tr("Call time everywhere"),
        [this](const kit::Answers&) {
            ask(Window::tr("time called everywhere"),
                [](desk::Desk& desk, const std::string& by) { return desk::callTime(desk, by, {}); });
        },
        earlyTables(m_session.tournament(), m_session.ticker().now()));
}

void Clocks::setClocks(const QString& what, facts::ClockAction deed, const std::optional<std::string>& reason)
{
    const desk::ClockOptions options{deed, {}, reason};
    ask(what,
        [options](desk::Desk& desk, const std::string& by) { return desk::clock(desk, by, {}, options); });
}

} // namespace tables

#include "moc_clocks.cpp"
