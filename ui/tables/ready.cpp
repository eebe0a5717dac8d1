#include "ready.h"

#include "tableswords.h"

#include "desk/play/absence.h"
#include "desk/play/table.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

constexpr qsizetype mostReady = 6; // so that what needs somebody stays in view

/// What it would cost, a sentence a side.
QStringList costs(const tournament::Tournament& tournament, const tournament::Match& match,
                  const tournament::Absence& absence)
{
    QStringList all;
    for (const std::string& each : desk::costOf(tournament, match, absence))
        all << kit::text(each) + u'.';
    return all;
}

} // namespace

ReadyList::ReadyList(kit::Theme& theme, session::Session& session)
    : Asking(theme, session), m_rows(new RowList(theme, Window::tr("Ready, longest waiting first"))),
      m_more(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)), m_absence(makeKeys(theme))
{
    QVBoxLayout* column = kit::columnIn(this, 14);
    column->addWidget(m_ask); // in view, however long the list is
    kit::add(column, {m_rows, m_more, m_absence});
    connect(m_rows, &RowList::chosen, this, &ReadyList::choose);
    connect(
        m_rows, &RowList::focusMoved, this,
        [this] {
            if (isVisible() && m_session.isOpen())
                showAbsence();
        },
        Qt::QueuedConnection); // once it is where it goes
}

QWidget* ReadyList::makeKeys(kit::Theme& theme)
{
    auto* whole = new QWidget;
    QVBoxLayout* column = kit::columnIn(whole, 8);
    m_decides = new kit::Prose(theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium);
    column->addWidget(m_decides);
    auto* keys = new QWidget;
    auto* line = new kit::Flow(theme.px(16), keys);
    const auto make = [&](int key, const QString& does) {
        auto* hint = new kit::KeyHint(theme, QString(QChar(key)), does);
        connect(hint, &kit::KeyHint::clicked, this, [this, key] {
            const QString match = matchOf(key);
            doTo(key, match.isEmpty() ? m_rows->match(0) : match);
        });
        line->addWidget(hint);
        return hint;
    };
    m_wait = make(Qt::Key_W, Window::tr("wait"));
    m_decide = make(Qt::Key_X, Window::tr("decide"));
    make(Qt::Key_D, Window::tr("gave notice"));
    column->addWidget(keys);
    m_decides->hide();
    whole->hide();
    return whole;
}

void ReadyList::show(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    m_rows->begin();
    m_held.clear();
    m_decidable.clear();
    m_waits = false;
    m_mayWait = false;
    const std::vector<tournament::Waiting> queue = tournament::queue(tournament, now);
    for (const tournament::Waiting& waiting : queue)
        if (m_rows->size() < mostReady)
            add(tournament, waiting, now);
    m_rows->finish(emptyText(tournament));
    const auto more = static_cast<qsizetype>(queue.size()) - mostReady;
    m_more->setText(more > 0 ? Window::tr("and %1 more").arg(more) : QString());
    m_more->setVisible(more > 0);
    showAbsence();
}

void ReadyList::add(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
                    const tournament::Timestamp& now)
{
    const tournament::Match& match = *waiting.match;
    const bool isNext = m_rows->size() == 0;
    const bool lacksIds = waiting.hold.why == tournament::Hold::Why::Ids;
    if (lacksIds)
        m_held.insert(kit::text(match.id),
                      kit::text(tournament::teamOfPlayer(tournament, waiting.missing.front())));
    const std::optional<int> free = tournament::freeTable(tournament);
    const QString asks = isNext && lacksIds                      ? Window::tr("Check-in")
                         : isNext && free && waiting.isOffered() ? Window::tr("Table %1").arg(*free)
                                                                 : QString();
    Row::Words words{teamsOf(tournament, match), detailOf(tournament, waiting, now), asks, false,
                     asks.isEmpty() ? QString() : u"Enter"_s};
    const bool isElsewhere = waiting.hold.why == tournament::Hold::Why::Plays; // so nobody is missing
    const bool mayWait =
        tournament.setting->absence.grace && !waiting.missing.empty() && !match.call && !isElsewhere;
    m_mayWait |= mayWait;
    if (mayWait)
        words.note = Window::tr("W begins the grace");
    const auto grace = tournament::graceOf(tournament, match, now);
    if (grace) {
        m_waits = true;
        words.detail = graceOf(match, *grace);
        words.note =
            kit::joined({whoIsMissing(tournament, match, grace->missing.awaited, grace->missing.unnamed),
                         Window::tr("W ends the wait")},
                        u" · "_s);
    }
    if (desk::absenceNow(tournament, match, {}, now)) {
        if (!grace) // who it would be decided against is to be seen before
            words.note =
                kit::joined({whoIsMissing(tournament, match, waiting.missing, 0), words.note}, u" · "_s);
        words = {words.title, words.detail, Window::tr("X decides"), true, {}, words.note};
        m_decidable << kit::text(match.id);
    }
    m_rows->add(kit::text(match.id), words);
}

void ReadyList::choose(qsizetype place)
{
    const QString match = m_rows->match(place);
    if (m_decidable.contains(match)) {
        m_rows->focusOn(place); // Enter calls elsewhere, so it decides nothing: X does
        showAbsence();
    } else if (m_held.contains(match))
        Q_EMIT checkinWanted(m_held.value(match));
    else
        call(match);
}

// Stays here: at the start of a round one match after another is called.
void ReadyList::call(const QString& match)
{
    const std::string id = match.toStdString();
    const QString title = kit::text(wording::titleOf(*tournament::match(m_session.tournament(), id)));
    m_session.ask(
        Window::tr("call of %1").arg(title),
        [by = m_session.supervisor().toStdString(), id,
         starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {std::nullopt, std::nullopt, starts});
        },
        [this](const session::Outcome& outcome) {
            Q_EMIT said(outcome.good() ? outcome.warning : kit::inARow(outcome.mistakes));
            if (outcome.good())
                Q_EMIT called();
        });
}

bool ReadyList::press(int key)
{
    const QString match = matchOf(key);
    if (match.isEmpty() || (key != Qt::Key_W && key != Qt::Key_X && key != Qt::Key_D))
        return false;
    doTo(key, match);
    return true;
}

// Where X decides nothing the desk says of the row with the focus why not.
QString ReadyList::matchOf(int key) const
{
    const QString decided = key == Qt::Key_X ? decidableMatch() : QString();
    return decided.isEmpty() ? m_rows->match(m_rows->focused()) : decided;
}

QString ReadyList::decidableMatch() const
{
    const QString chosen = m_rows->match(m_rows->focused());
    return m_decidable.contains(chosen) ? chosen : m_decidable.value(0);
}

void ReadyList::doTo(int key, const QString& match)
{
    const tournament::Match* found = tournament::match(m_session.tournament(), match.toStdString());
    if (!found)
        return;
    if (key == Qt::Key_W)
        waitFor(*found);
    else if (key == Qt::Key_X)
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
            decides = costs(tournament, *match, *absence);
            decides.front().prepend(Window::tr("X decides %1.").arg(title) + u' ');
        }
    m_decides->say(decides.join(u'\n'));
    m_wait->setVisible(tournament.setting->absence.grace && m_mayWait);
    m_decide->setVisible(!decides.isEmpty());
    m_absence->setVisible(m_rows->size() > 0);
}

void ReadyList::askDefault(const tournament::Match& match)
{
    using facts::Decided;
    using facts::Winner;
    if (match.teams.a.empty() || match.teams.b.empty())
        return;
    const tournament::Tournament& tournament = m_session.tournament();
    const QList<kit::Choice> teams{
        {facts::Side::A, kit::text(tournament::teamName(tournament, match.teams.a))},
        {facts::Side::B, kit::text(tournament::teamName(tournament, match.teams.b))}};
    const QStringList notes = costs(tournament, match, {Winner::B, Decided::Defaulted}).mid(0, 1) +
                              costs(tournament, match, {Winner::A, Decided::Defaulted}).mid(0, 1);
    const QString title = kit::text(wording::titleOf(match));
    const auto answered = [this, id = match.id, title](const kit::Answers& answers) {
        desk::AbsentOptions options;
        options.defaults = answers.chosen<facts::Side>(0);
        if (!answers.text(1).isEmpty())
            options.reason = answers.text(1).toStdString();
        ask(Window::tr("result of %1").arg(title), [id, options](desk::Desk& desk, const std::string& by) {
            return desk::absent(desk, by, id, options);
        });
    };
    m_ask->ask(Window::tr("Who gave notice for %1?").arg(title),
               {{Window::tr("Team"), teams}, {Window::tr("Said, by whom"), {}, {}, true}},
               Window::tr("Decide by default"), answered, notes);
    showAbsence();
}

void ReadyList::waitFor(const tournament::Match& match)
{
    const bool waits = tournament::waitFor(m_session.tournament(), match) != nullptr;
    const auto job = [id = match.id, waits](desk::Desk& desk, const std::string& by) {
        return waits ? desk::waitNoMore(desk, by, id) : desk::wait(desk, by, id);
    };
    ask(Window::tr("waiting for %1").arg(kit::text(wording::titleOf(match))), job);
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
