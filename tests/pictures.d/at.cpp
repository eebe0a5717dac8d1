#include "at.h"

#include "desk/checkin/checkin.h"
#include "desk/drawing/newtournament.h"
#include "desk/registration/teams.h"

#include <QLineEdit>

#include <atomic>

namespace pictures {

/// The time for the window and its desk, and how many entries they have made.
struct At::Clock {
    std::atomic<long long> millis = tournament::millisOf("2026-11-21T18:00:00.000Z");
    std::atomic<unsigned> entries = 0;

    desk::Environment environment(const std::shared_ptr<Clock>& self) const
    {
        desk::Environment environment;
        environment.utc = [self] { return tournament::utcOf(self->millis); };
        environment.op = [self] {
            return u"10000000-0000-4000-8000-%1"_s.arg(++self->entries, 12, 16, QChar(u'0')).toStdString();
        };
        environment.device = "desk 1";
        return environment;
    }
};

At::At(Names names)
    : m_names(names), m_clock(std::make_shared<Clock>()), desktop(duty::leastCost()),
      m_person(desktop.window(), desktop.session()), m_subject(&desktop.window())
{
    qputenv("COURTSIDE_KEY_FILE", m_folder.filePath(u"card.key"_s).toUtf8());
    desktop.session().setSupervisor(u"J. Park"_s);
    desktop.session().ticker().setNow([clock = m_clock] {
        return tournament::Timestamp{tournament::utcOf(clock->millis), {}, 0, 0};
    });
    desktop.start().documents = m_folder.path();
    // Here the field shows the end of a path, without the name of the temporary folder.
    desktop.newTournament().documents = m_folder.filePath(u"Documents/Spades tournaments"_s);
    desktop.hall().use(std::make_unique<hallroom::Monitors>());
    desktop.window().resize(1280, 800);
    desktop.window().QWidget::show();
    desktop.window().activateWindow();
    if (!QTest::qWaitForWindowActive(&desktop.window()))
        qFatal("the window does not come up");
    settle();
}

tournaments::LiveTournament& At::drawn(const tournaments::Setup& setup)
{
    m_usedNames = true;
    auto& live = keep(std::make_shared<tournaments::LiveTournament>(setup));
    nameAll(live, m_names);
    const auto& people = live.desk().tournament().setting->rules.front().sets.front()->people;
    const auto& ids = people.checkin.acceptedIds;
    const desk::Proof proof{ids.empty() ? std::nullopt : std::optional(ids.front()), {}};
    for (int player = 1; player <= 2 * setup.teams; ++player)
        if (!desk::checkIn(live.desk(), "J. Park", tournaments::id("P", player), proof))
            qFatal("player %d is not checked in", player);
    return live;
}

tournaments::LiveTournament& At::drawn(Format format, int teams)
{
    return drawn(played::setupOf(teams, played::usual(format, teams)));
}

tournaments::LiveTournament& At::noneCheckedIn()
{
    m_usedNames = true;
    auto& live =
        keep(std::make_shared<tournaments::LiveTournament>(tournaments::Setup{"unc", 8, 4, false, {}}));
    nameAll(live, m_names);
    return live;
}

stage::HalfPlayed& At::halfPlayed()
{
    m_usedNames = true;
    auto& live = keep(std::make_shared<stage::HalfPlayed>());
    if (m_names == Names::Hostile)
        nameAll(live.live(), m_names);
    return live;
}

played::InTheMiddle& At::middle(Format format, int teams)
{
    m_usedNames = true;
    return keep(std::make_shared<played::InTheMiddle>(
        format, teams, [this](tournaments::LiveTournament& live) { nameAll(live, m_names); }));
}

void At::open(const std::string& path)
{
    const auto opening = [path, environment = m_clock->environment(m_clock)] {
        return desk::Desk::open(path, desk::Desk::Access::ReadWrite, environment);
    };
    QStringList mistakes;
    desktop.session().open(QString::fromStdString(path), opening,
                           [&](const session::Outcome& outcome) { mistakes = outcome.mistakes; });
    settle();
    if (!mistakes.isEmpty())
        qFatal("%s", qPrintable(mistakes.join(u"; "_s)));
    const auto entries = tournament::entries(desktop.session().tournament());
    m_clock->millis = tournament::millisOf(entries.back().stamp.at);
    later(1);
}

void At::openUndrawn(int teams, Format format)
{
    m_usedNames = m_usedNames || teams > 0;
    const std::string path = m_folder.filePath(u"tournament.courtside"_s).toStdString();
    desk::TournamentPlan plan{
        .name = "Fall Spades", .venue = *desk::venueCalled("unc"), .format = format, .tables = 4};
    {
        auto desk = desk::beginTournament(path, "J. Park", plan, m_clock->environment(m_clock));
        for (int n = 1; n <= teams; ++n) {
            const desk::TeamEntry team{
                teamName(m_names, n),
                {},
                {{"", playerName(m_names, 2 * n - 1), {}}, {"", playerName(m_names, 2 * n), {}}}};
            if (!desk::addTeam(*desk, "J. Park", team))
                qFatal("team %d is not taken", n);
        }
    }
    open(path);
}

void At::openDemo(int teams, std::optional<int> stopIn)
{
    const std::string path = m_folder.filePath(u"demo.courtside"_s).toStdString();
    desk::DemoOptions options{.teams = teams, .stopIn = stopIn};
    if (!desk::demo(path, options))
        qFatal("there is no demo of %d teams", teams);
    open(path);
}

void At::openSheet()
{
    tournaments::LiveTournament& live = drawn({"unc", 8, 4, false, {}});
    live.call("W1-1");
    open(live);
    sheet("W1-1");
    type(u"q"_s);
}

void At::go(Place place)
{
    desktop.window().go(place);
    settle();
}

void At::sheet(const std::string& match)
{
    Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(match));
    settle();
}

void At::sheet(int number)
{
    for (const tournament::Match* each : tournament::inOrder(desktop.session().tournament()))
        if (each->number == number)
            return sheet(each->id);
    qFatal("there is no match %d", number);
}

void At::fill(const QString& field, const QString& text)
{
    auto* edit = m_person.find<QLineEdit>(field);
    edit->setFocus();
    edit->selectAll();
    type(text);
}

void At::choose(const QString& list, const QString& entry)
{
    auto* box = m_person.find<QComboBox>(list);
    const int at = std::max(box->findText(entry, Qt::MatchStartsWith), box->findData(entry));
    if (at < 0)
        qFatal("%s has no %s", qPrintable(list), qPrintable(entry));
    box->setFocus();
    while (box->currentIndex() != at)
        QTest::keyClick(box, box->currentIndex() < at ? Qt::Key_Down : Qt::Key_Up);
    settle();
}

void At::record(const session::Job& job)
{
    desktop.session().ask({}, job);
    settle();
}

void At::later(int minutes)
{
    m_clock->millis += minutes * 60'000LL;
    Q_EMIT desktop.session().ticker().ticked();
    settle();
}

QString At::file(const QString& name, const QByteArray& content)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(name));
    return file.fileName();
}

void At::givePin()
{
    desktop.lock().setPin(u"J. Park"_s);
    for (int times = 0; times < 2; ++times) {
        type(u"4711⏎"_s);
        settle();
    }
}

void At::showHall(hall::Kind kind)
{
    auto monitors = std::make_unique<hallroom::Monitors>();
    monitors->list << hallroom::projector();
    desktop.hall().use(std::move(monitors));
    desktop.hall().open();
    settle();
    hall::View& view = desktop.hall().view();
    for (std::size_t turns = 0; view.face().kind() != kind; ++turns) {
        if (turns == view.faces().size())
            qFatal("the hall has no page of that kind");
        view.turn();
    }
    m_subject = &view;
}

void At::dress(kit::Scheme scheme, double scale)
{
    desktop.theme().set(scheme, scale);
    hall::Choices choices = desktop.hall().choices();
    choices.scheme = scheme;
    desktop.hall().choose(choices);
}

// A layout informs the one around it in the next turn of the event loop, so it takes many turns until
// everything has its place.
QImage At::picture(const QSize& size)
{
    constexpr int turns = 100;
    m_subject->resize(size);
    QTest::qWait(20);
    for (int turn = 0; turn < turns; ++turn)
        QCoreApplication::processEvents();
    settle();
    return m_subject->grab().toImage();
}

void At::settle()
{
    m_person.wait();
    while (desktop.guard().isChecking())
        QTest::qWait(1);
    m_person.wait();
}

QList<Scene> scenes(const QList<int>& teams)
{
    return scenesBeforePlay() + scenesAtTables() + scenesOfSheets() + scenesOfRulings() +
           scenesOfFormats(teams) + scenesAround();
}

} // namespace pictures
