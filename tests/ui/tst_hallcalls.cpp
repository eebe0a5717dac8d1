// Calls on the hall screen: seen at once whatever is shown, on every page until the match begins, and in
// turns where they are many.
#include "hallroom.h"
#include "played.h"

#include <QSignalSpy>

#include <set>

using hall::Kind;
using hallroom::Room;

namespace {

/// Teams of a match stand on the page or on its strip.
bool isSeen(Room& room, int number)
{
    const std::string id = room.played.match(number);
    return room.view().face().calls(id) || room.view().strip().calls(id);
}

QString teamOf(Room& room, int number)
{
    const tournament::Tournament& tournament = room.desktop.session().tournament();
    return QString::fromStdString(
        tournament::teamName(tournament, tournament::match(tournament, room.played.match(number))->teams.a));
}

/// 64 teams of a tournament, of whom none has played.
class Crowd {
public:
    Crowd() : live(played::setupOf(64, played::drawOf(facts::Format::SingleElimination)))
    {
        view.resize(1920, 1080);
    }
    void call(int place, int table)
    {
        desk::CallOptions options;
        options.table = table;
        QCOMPARE(live.call("W1-" + std::to_string(place), options), "");
    }
    tournament::Timestamp now() const
    {
        return {
            tournament::utcOf(tournament::millisOf("2026-11-21T18:05:00.000Z") + 1000LL * seconds), {}, 0, 0};
    }
    void show()
    {
        hall::Shown shown;
        shown.tournament = std::make_shared<const tournament::Tournament>(live.desk().tournament());
        shown.now = now();
        view.show(shown);
    }
    /// A second later.
    void tick()
    {
        ++seconds;
        view.tick(now());
    }
    std::set<int> onStrip() const
    {
        std::set<int> places;
        for (int place = 1; place <= 32; ++place)
            if (view.strip().calls("W1-" + std::to_string(place)))
                places.insert(place);
        return places;
    }

    tournaments::LiveTournament live;
    hall::View view;
    int seconds = 0;
};

} // namespace

class tst_hallcalls : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aCallComesUpOnEveryPage();
    void aCallIsOnEveryPageUntilTheMatchBegins();
    void withoutAPageOfCallsTheStripHasThem();
    void aCallThatIsUndoneGoes();
    void manyCallsTakeTurns_data();
    void manyCallsTakeTurns();
    void aNewCallComesUpFirst();
    void theStripLiesOverNothing();
    void anotherTournamentIsNotACall();
};

void tst_hallcalls::aCallComesUpOnEveryPage()
{
    for (const Kind kind : {Kind::Bracket, Kind::Standings, Kind::Tables}) {
        hallroom::ShownRoom room;
        room.turnTo(kind);
        QVERIFY(!isSeen(room, 5));
        room.call(5, 2);
        QCOMPARE(room.view().face().kind(), Kind::Calls);
        QVERIFY(isSeen(room, 5));
        QVERIFY2(room.said().contains(teamOf(room, 5)), qPrintable(room.said()));
        QVERIFY(room.hall().timer().isActive());
        QVERIFY(room.hall().timer().remainingTime() >
                room.hall().timer().interval() / 2); // it stays as others do
    }
}

void tst_hallcalls::aCallIsOnEveryPageUntilTheMatchBegins()
{
    hallroom::ShownRoom room;
    room.call(5, 2);
    for (std::size_t i = 0; i < room.view().faces().size(); ++i) {
        QVERIFY(isSeen(room, 5) && isSeen(room, 4));
        const QString all = pseudo::english(stage::nameOf(room.view()));
        QVERIFY2(all.contains(teamOf(room, 5)), qPrintable(all));
        room.hall().turn();
    }
    room.turnTo(Kind::Bracket);
    room.person.record(stage::entering(room.played.match(5),
                                       R"({"a":{"bids":[3,2],"tricks":7},"b":{"bids":[3,3],"tricks":6}})"));
    QVERIFY(!isSeen(room, 5) && isSeen(room, 4));
    QCOMPARE(room.view().face().kind(), Kind::Bracket);
}

void tst_hallcalls::withoutAPageOfCallsTheStripHasThem()
{
    hallroom::ShownRoom room;
    hall::Choices choices = room.hall().choices();
    choices.left = {Kind::Calls};
    room.hall().choose(choices);
    room.turnTo(Kind::Standings);
    room.call(5, 2);
    QCOMPARE(room.view().face().kind(), Kind::Standings);
    QVERIFY(room.view().strip().calls(room.played.match(5)));
    QVERIFY(room.view().strip().spokenText().contains(teamOf(room, 5)));
}

void tst_hallcalls::aCallThatIsUndoneGoes()
{
    hallroom::ShownRoom room;
    room.call(5, 2);
    room.turnTo(Kind::Bracket);
    QVERIFY(isSeen(room, 5));
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!isSeen(room, 5));
}

void tst_hallcalls::manyCallsTakeTurns_data()
{
    QTest::addColumn<int>("calls");
    QTest::addColumn<QString>("name");
    for (const int calls : tests::isLong() ? QList<int>{1, 4, 7, 13, 32} : QList<int>{1, 7, 32}) {
        QTest::addRow("%d, short names", calls) << calls << u"Team %1"_s;
        QTest::addRow("%d, long names", calls) << calls << u"The Society for Longer Evenings %1"_s;
    }
}

// By the clock that the test turns: whoever looks for ten seconds has seen their call.
void tst_hallcalls::manyCallsTakeTurns()
{
    QFETCH(int, calls);
    QFETCH(QString, name);
    Crowd crowd;
    for (int n = 1; n <= 64; ++n)
        QCOMPARE(crowd.live.record(tournaments::teamNamed(n, name.arg(n).toStdString())), "");
    for (int place = 1; place <= calls; ++place)
        crowd.call(place, place);
    crowd.show();
    while (crowd.view.face().kind() != Kind::Bracket)
        crowd.view.turn();
    bool isCounted = false;
    for (int second = 0; second < 25; ++second) {
        std::set<int> seen;
        const int from = crowd.seconds;
        for (int i = 0; i < 10; ++i) {
            const std::set<int> now = crowd.onStrip();
            QVERIFY(!now.empty());
            seen.insert(now.begin(), now.end());
            if (static_cast<int>(now.size()) < calls) {
                const QString aloud = pseudo::english(crowd.view.strip().spokenText());
                isCounted = aloud.contains(u"of %1"_s.arg(calls));
                QVERIFY2(isCounted, qPrintable(aloud));
            }
            crowd.tick();
        }
        QCOMPARE(static_cast<int>(seen.size()), calls);
        crowd.seconds = from;
        crowd.tick();
    }
    QCOMPARE(isCounted, static_cast<int>(crowd.onStrip().size()) < calls);
    QVERIFY(crowd.view.strip().size() == crowd.view.face().size());
}

void tst_hallcalls::aNewCallComesUpFirst()
{
    Crowd crowd;
    for (int place = 1; place <= 20; ++place)
        crowd.call(place, place);
    crowd.show();
    for (int second = 0; second < 7; ++second) {
        crowd.tick();
        const int place = 21 + second;
        crowd.call(place, place);
        QSignalSpy jumped(&crowd.view, &hall::View::jumped);
        crowd.show();
        QCOMPARE(jumped.size(), 1);
        QVERIFY(crowd.onStrip().contains(place) || crowd.view.face().calls("W1-" + std::to_string(place)));
        while (crowd.view.face().kind() != Kind::Bracket)
            crowd.view.turn();
        QVERIFY(crowd.onStrip().contains(place));
    }
}

void tst_hallcalls::theStripLiesOverNothing()
{
    Crowd crowd;
    int strips = 0;
    for (const int calls : {1, 3, 9, 32}) {
        for (int place = 1; place <= calls; ++place)
            if (crowd.live.match("W1-" + std::to_string(place)).state == tournament::State::Ready)
                crowd.call(place, place);
        crowd.show();
        for (std::size_t i = 0; i < crowd.view.faces().size(); ++i, crowd.view.turn()) {
            const hall::Face& face = crowd.view.face();
            if (crowd.view.strip().shapes().empty()) {
                QCOMPARE(face.kind(), Kind::Calls); // that has all of them
                continue;
            }
            ++strips;
            const double top = crowd.view.strip().shapes().front().path.boundingRect().top();
            for (const hall::Words& words : face.words())
                QVERIFY2(words.place.bottom() <= top + 1, qPrintable(words.whole));
            for (const hall::Shape& shape : face.shapes())
                QVERIFY(shape.path.boundingRect().bottom() <= top + 1);
        }
    }
    QVERIFY(strips > 0);
}

// What is called in a tournament that is opened was called before.
void tst_hallcalls::anotherTournamentIsNotACall()
{
    Crowd first;
    first.show();
    while (first.view.face().kind() != Kind::Bracket)
        first.view.turn();
    Crowd second;
    second.call(1, 1);
    QSignalSpy jumped(&first.view, &hall::View::jumped);
    hall::Shown shown;
    shown.tournament = std::make_shared<const tournament::Tournament>(second.live.desk().tournament());
    shown.now = second.now();
    shown.mark = u"another"_s;
    first.view.show(shown);
    QCOMPARE(jumped.size(), 0);
    QVERIFY(first.view.strip().calls("W1-1") || first.view.face().calls("W1-1"));
}

TEST_CLASS(tst_hallcalls)
#include "tst_hallcalls.moc"
