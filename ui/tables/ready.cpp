#include "ready.h"

#include "noshow.h"
#include "tableswords.h"

#include "desk/play/absence.h"
#include "desk/play/table.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "ui/session/menu.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

constexpr int readyGap = 12;

/// In two lines: what keeps it from being called stands before how long it waits, who is missing behind it.
void shorten(Row::Words& words, const QString& title, bool isOffered)
{
    const QString note = words.shortNote.isEmpty() ? words.note : words.shortNote;
    words.detail = kit::joined({isOffered || note.isEmpty() ? words.detail : title, note}, u" · "_s);
    if (isOffered)
        words.shortDetail = kit::joined({words.shortDetail, note}, u" · "_s);
    else
        words.shortDetail.clear();
    words.note.clear();
    words.shortNote.clear();
}

/// The side that lacks players; empty if both or none do.
std::optional<facts::Side> shortSide(const tournament::Tournament& tournament, const tournament::Match& match,
                                     const tournament::Timestamp& now)
{
    std::optional<facts::Side> side;
    for (const tournament::Waiting& each : tournament::queue(tournament, now)) {
        if (each.match->id != match.id)
            continue;
        for (const std::string& player : each.missing) {
            const bool isOfA = tournament::teamOfPlayer(tournament, player) == match.teams.a;
            const facts::Side of = isOfA ? facts::Side::A : facts::Side::B;
            if (side && side != of)
                return std::nullopt;
            side = of;
        }
    }
    return side;
}

/// The heading of the list, which says whether a match can be called.
QString headingOf(const std::vector<tournament::Waiting>& queue)
{
    if (queue.empty() || std::ranges::any_of(queue, &tournament::Waiting::isOffered))
        return Window::tr("Ready to call");
    return queue.front().hold.why == tournament::Hold::Why::Ids ? kit::sentence(wording::awaitsCheckInText())
                                                                : Window::tr("Not ready yet");
}

} // namespace

ReadyList::ReadyList(kit::Theme& theme, session::Session& session)
    : Asking(theme, session), m_rows(new RowList(theme, headingOf({}))), m_absence(makeKeys(theme))
{
    kit::add(kit::columnIn(this, readyGap), {m_rows, m_absence});
    connect(m_rows, &RowList::chosen, this, &ReadyList::choose);
    connect(m_rows, &RowList::menuWanted, this,
            [this, &theme](qsizetype place, const QPoint& at) { showMenu(theme, m_rows->match(place), at); });
    connect(
        m_rows, &RowList::focusMoved, this,
        [this] {
            if (isVisible() && m_session.isOpen())
                show(m_session.tournament(), m_session.ticker().now());
        },
        Qt::QueuedConnection); // after the focus has moved
}

QWidget* ReadyList::makeKeys(kit::Theme& theme)
{
    auto* whole = new QWidget;
    QVBoxLayout* column = kit::columnIn(whole, 8);
    m_decides = new kit::Prose(theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium);
    column->addWidget(m_decides);
    auto* keys = new QWidget;
    auto* line = new kit::Flow(theme, 16, keys);
    const auto make = [&](session::Key key) {
        auto* hint = session::hintOf(theme, key, [this, key] { doTo(key, matchOf(key)); });
        line->addWidget(hint);
        return hint;
    };
    m_wait = make(session::Key::BeginWait);
    m_decide = make(session::Key::DecideAbsence);
    m_notice = make(session::Key::GaveNotice);
    m_toTables = new kit::KeyHint(theme, u"↓"_s, Window::tr("choose a table to open its sheet"));
    m_toTables->setObjectName(u"toTables"_s);
    connect(m_toTables, &kit::KeyHint::clicked, this, &ReadyList::tablesWanted);
    line->addWidget(m_toTables);
    column->addWidget(keys);
    m_decides->hide();
    whole->hide();
    return whole;
}

// Leaves out matches whose teams play elsewhere. The selected match goes to the next table, the others to the
// tables after it.
void ReadyList::show(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    std::vector<tournament::Waiting> queue = tournament::queue(tournament, now);
    std::erase_if(
        queue, [](const tournament::Waiting& each) { return each.hold.why == tournament::Hold::Why::Plays; });
    std::vector<int> free = tournament::freeTables(tournament);
    const auto chosen = std::ranges::find(free, m_chosen.value_or(0));
    if (chosen == free.end())
        m_chosen.reset();
    else
        std::rotate(free.begin(), chosen, chosen + 1);
    const auto focused = std::max(qsizetype{0}, m_rows->focused());
    const auto selected =
        static_cast<std::size_t>(focused) < queue.size() ? static_cast<std::size_t>(focused) : 0;
    std::size_t behind = !queue.empty() && queue[selected].isOffered() ? 1 : 0; // else it takes no table
    m_rows->setTitle(headingOf(queue));
    m_rows->begin();
    m_held.clear();
    m_decidable.clear();
    m_waitable.clear();
    m_waits = false;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::size_t which = i == selected ? 0 : queue[i].isOffered() ? behind++ : free.size();
        add(tournament, queue[i], now, which < free.size() ? std::optional(free[which]) : std::nullopt,
            i == selected);
    }
    m_rows->finish(emptyText(tournament), queue.size() > 1 ? Window::tr("longest wait first") : QString());
    // Whether Enter would call a match there, or someone chose the table.
    const bool isCallable = !queue.empty() && (queue[selected].isOffered() || m_chosen);
    const std::optional<int> next =
        !isCallable || free.empty() || isAsked() ? std::nullopt : std::optional(free.front());
    if (m_next != next) {
        m_next = next;
        Q_EMIT nextTableChanged();
    }
    showAbsence();
}

void ReadyList::setTable(int table)
{
    m_chosen = table;
    m_typed = 0;
    show(m_session.tournament(), m_session.ticker().now());
}

bool ReadyList::typeTable(int digit)
{
    const std::vector<int> free = tournament::freeTables(m_session.tournament());
    const auto isFree = [&](int table) { return std::ranges::find(free, table) != free.end(); };
    const int longer = m_typed * 10 + digit;
    const int table = isFree(longer) ? longer : digit;
    if (isFree(table))
        setTable(table);
    m_typed = longer < 100 ? longer : digit;
    return isFree(table);
}

void ReadyList::focusOn(const QString& match)
{
    if (const qsizetype place = m_rows->placeOf(match); place >= 0)
        m_rows->focusOn(place);
}

int ReadyList::heightOfKeys(int width) const
{
    return m_absence->isVisibleTo(this) ? m_absence->heightForWidth(width) + readyGap : 0;
}

void ReadyList::add(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
                    const tournament::Timestamp& now, const std::optional<int>& table, bool isSelected)
{
    const tournament::Match& match = *waiting.match;
    const bool lacksIds = waiting.hold.why == tournament::Hold::Why::Ids;
    if (lacksIds)
        m_held.insert(kit::text(match.id),
                      kit::text(tournament::teamOfPlayer(tournament, waiting.missing.front())));
    const auto team = [&](const std::string& id) { return kit::text(tournament::teamName(tournament, id)); };
    Row::Words words{team(match.teams.a), detailOf(tournament, waiting, now), {}};
    words.opponent = team(match.teams.b);
    words.shortDetail = detailOf(tournament, waiting, now, true);
    words.note = holdOf(tournament, waiting, now);
    if (lacksIds || waiting.isOffered())
        words.shortNote = missingCount(static_cast<int>(waiting.missing.size()));
    if (lacksIds && isSelected)
        words.asks = Window::tr("Check-in");
    else if (waiting.isOffered())
        words.asks = table ? Window::tr("Table %1").arg(*table) : Window::tr("next free table");
    words.isLater = isAsked() || !(lacksIds || table);
    const auto grace = tournament::graceOf(tournament, match, now);
    if (grace) {
        m_waits = true;
        words.detail = graceOf(match, *grace);
        words.shortDetail.clear();
        words.note = missingText(tournament, match, grace->missing.awaited, grace->missing.unnamed);
    }
    if (grace || (tournament.setting->absence.grace && !waiting.missing.empty() && !match.call))
        m_waitable << kit::text(match.id);
    if (desk::absenceNow(tournament, match, {}, now)) {
        words.asks = Window::tr("Decide");
        words.warns = true;
        words.key = session::named(session::Key::DecideAbsence);
        m_decidable << kit::text(match.id);
    } else if (!isSelected && !grace) {
        shorten(words, kit::sentence(wording::titleOf(match)), waiting.isOffered());
    }
    m_rows->add(kit::text(match.id), words);
}

void ReadyList::choose(qsizetype place)
{
    const QString match = m_rows->match(place);
    if (m_decidable.contains(match)) {
        m_rows->focusOn(place); // Enter only calls matches, so it decides nothing here: X does
        showAbsence();
    } else if (m_held.contains(match))
        Q_EMIT checkinWanted(m_held.value(match));
    else
        call(match);
}

void ReadyList::showMenu(kit::Theme& theme, const QString& match, const QPoint& at)
{
    auto* menu = new session::Menu(theme, {}, this);
    menu->setObjectName(u"matchMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto queue = [this](const QAction* action, const std::function<void()>& act) {
        connect(action, &QAction::triggered, this, act, Qt::QueuedConnection);
    };
    queue(menu->addAction(m_held.contains(match) ? Window::tr("Check in") : Window::tr("Call this match")),
          [this, match] {
              if (const qsizetype place = m_rows->placeOf(match); place >= 0)
                  choose(place);
          });
    using session::Key;
    for (const Key key : {Key::BeginWait, Key::DecideAbsence, Key::GaveNotice})
        if (key == Key::GaveNotice || (key == Key::BeginWait ? m_waitable : m_decidable).contains(match))
            queue(menu->add(key), [this, key, match] { doTo(key, match); });
    menu->popup(at);
}

// Doesn't leave the list, because at the start of a round matches are called one after another.
void ReadyList::call(const QString& match)
{
    const std::string id = match.toStdString();
    const tournament::Tournament& tournament = m_session.tournament();
    const QString title = kit::text(wording::titleOf(*tournament::match(tournament, id)));
    const std::optional<int> table = m_chosen;
    m_typed = 0;
    m_session.ask(
        Window::tr("call of %1").arg(title),
        [by = m_session.supervisor().toStdString(), id, table,
         starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {table, std::nullopt, starts});
        },
        [this](const session::Outcome& outcome) {
            Q_EMIT said(outcome.good() ? outcome.warning : outcome.mistakes.join(u' '));
            if (outcome.good())
                Q_EMIT called();
        });
}

bool ReadyList::press(session::Key key)
{
    const QString match = matchOf(key);
    if (match.isEmpty() || (key != session::Key::BeginWait && key != session::Key::DecideAbsence &&
                            key != session::Key::GaveNotice))
        return false;
    doTo(key, match);
    return true;
}

QString ReadyList::selectedMatch() const
{
    return m_rows->match(std::max(qsizetype{0}, m_rows->focused()));
}

// If no match can be decided, the selected one, so that the desk can say why not.
QString ReadyList::matchOf(session::Key key) const
{
    const QString decided = key == session::Key::DecideAbsence ? decidableMatch() : QString();
    return decided.isEmpty() ? selectedMatch() : decided;
}

QString ReadyList::decidableMatch() const
{
    const QString chosen = selectedMatch();
    return m_decidable.contains(chosen) ? chosen : m_decidable.value(0);
}

void ReadyList::doTo(session::Key key, const QString& match)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Match* found = tournament::match(tournament, match.toStdString());
    if (!found)
        return;
    if (key == session::Key::BeginWait)
        waitFor(*found);
    else if (key == session::Key::DecideAbsence &&
             desk::lacksGracePeriod(tournament, *found, m_session.ticker().now()))
        askNoShow(*found);
    else if (key == session::Key::DecideAbsence)
        decideAbsent(*found);
    else
        askDefault(*found);
}

void ReadyList::showAbsence()
{
    const tournament::Tournament& tournament = m_session.tournament();
    QStringList decides;
    const tournament::Match* match = tournament::match(tournament, decidableMatch().toStdString());
    if (match)
        if (const auto absence = desk::absenceNow(tournament, *match, {}, m_session.ticker().now())) {
            const QString title = kit::text(wording::titleOf(*match));
            decides = kit::sentences(desk::costOf(tournament, *match, *absence));
            decides.front().prepend(Window::tr("X decides %1.").arg(title) + u' ');
            m_decide->setDoes(Window::tr("decide %1").arg(title));
        }
    m_decides->say(decides.join(u'\n'));
    const QString selected = selectedMatch();
    const tournament::Match* chosen = tournament::match(tournament, selected.toStdString());
    m_wait->setDoes(chosen && tournament::waitFor(tournament, *chosen)
                        ? Window::tr("end grace period")
                        : session::does(session::Key::BeginWait));
    m_wait->setVisible(m_waitable.contains(selected));
    const bool asksWho =
        decides.isEmpty() && chosen && desk::lacksGracePeriod(tournament, *chosen, m_session.ticker().now());
    if (asksWho)
        m_decide->setDoes(Window::tr("no-show"));
    m_decide->setVisible(!decides.isEmpty() || asksWho);
    const bool isAny = m_rows->size() > 0;
    const std::vector<const tournament::Match*> tables = tournament::atTables(tournament);
    const bool leadsOn =
        !isAny && std::ranges::any_of(tables, [](const auto* each) { return each != nullptr; });
    m_notice->setVisible(isAny);
    m_toTables->setVisible(leadsOn);
    m_absence->setVisible(isAny || leadsOn);
}

void ReadyList::askDefault(const tournament::Match& match)
{
    if (!tournament::isKnown(match))
        return;
    const QString title = kit::text(wording::titleOf(match));
    tables::askDefault(*m_ask, m_session, match,
                       [this, id = match.id, title](const desk::AbsentOptions& options) {
                           ask(Window::tr("result of %1").arg(title),
                               [id, options](desk::Desk& desk, const std::string& by) {
                                   return desk::absent(desk, by, id, options);
                               });
                       });
    if (const auto side = shortSide(m_session.tournament(), match, m_session.ticker().now()))
        m_ask->focusOn(0, QVariant::fromValue(*side));
    else
        m_ask->setFocus(); // so that an accidental Enter chooses no team
    showAbsence();
}

void ReadyList::askNoShow(const tournament::Match& match)
{
    using facts::Winner;
    const QString title = kit::text(wording::titleOf(match));
    tables::askNoShow(*m_ask, m_session, match,
                      [this, id = match.id, title](const desk::ResultOptions& options) {
                          ask(Window::tr("result of %1").arg(title),
                              [id, options](desk::Desk& desk, const std::string& by) {
                                  return desk::result(desk, by, id, options);
                              });
                      });
    if (const auto side = shortSide(m_session.tournament(), match, m_session.ticker().now()))
        m_ask->focusOn(0, QVariant::fromValue(*side == facts::Side::A ? Winner::B : Winner::A));
    else
        m_ask->setFocus(); // so that an accidental Enter chooses no team
    showAbsence();
}

void ReadyList::waitFor(const tournament::Match& match)
{
    const bool waits = tournament::waitFor(m_session.tournament(), match) != nullptr;
    const auto job = [id = match.id, waits](desk::Desk& desk, const std::string& by) {
        return waits ? desk::undoWait(desk, by, id) : desk::wait(desk, by, id);
    };
    // A refusal names the match, except for a missing grace period, which only Tables shows.
    const bool isRefused = !waits && !m_session.tournament().setting->absence.grace;
    ask(isRefused ? QString() : Window::tr("grace period"), job);
}

void ReadyList::decideAbsent(const tournament::Match& match)
{
    ask(
        Window::tr("result of %1").arg(kit::text(wording::titleOf(match))),
        [id = match.id](desk::Desk& desk, const std::string& by) { return desk::absent(desk, by, id, {}); },
        [this] { Q_EMIT decided(); });
}

} // namespace tables

#include "moc_ready.cpp"
