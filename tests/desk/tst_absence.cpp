// Somebody does not come: it is waited for them, the match is decided, and what that costs.
#include "rosternight.h"

#include "desk/absence.h"
#include "desk/checkin.h"
#include "desk/clock.h"
#include "desk/matchwords.h"
#include "desk/report.h"
#include "desk/sanction.h"
#include "desk/table.h"
#include "desk/undo.h"
#include "night/convert.h"
#include "night/queue.h"
#include "night/ranking.h"
#include "night/standings.h"

#include <QUuid>

using namespace Qt::StringLiterals;
using namespace rosternight;

namespace {

/// A night whose time is as the test says, in minutes after seven.
class Evening {
public:
    explicit Evening(facts::Format format = facts::Format::SingleElimination, const char* venue = "unc")
        : m_desk(begin(format, venue))
    {
    }
    void at(int minute) { *m_minute = minute; }
    desk::Desk& desk() { return m_desk; }
    const night::Night& night() const { return m_desk.night(); }
    const night::Match& match(const char* id) const { return *night::match(night(), id); }

    QString policy(const char* json)
    {
        const auto policy = night::absencePolicy(json);
        return policy ? mistakes(desk::setAbsencePolicy(m_desk, "J. Park", *policy))
                      : q(policy.error().front().place) + u": "_s + q(policy.error().front().text);
    }
    void come(std::initializer_list<const char*> people)
    {
        for (const char* person : people)
            if (const auto here = desk::checkIn(m_desk, "J. Park", person, {"UNC One Card", {}}); !here)
                qFatal("%s", here.error().mistakes.front().c_str());
    }
    QString wait(const char* match) { return mistakes(desk::wait(m_desk, "J. Park", match)); }
    QString absent(const char* match, const desk::AbsentOptions& options = {})
    {
        const auto done = desk::absent(m_desk, "J. Park", match, options);
        return done ? q(desk::absentText(night(), match)) : mistakes(done);
    }
    void bar(const char* person)
    {
        facts::Sanction sanction;
        sanction.person = person;
        sanction.reason = "a fight";
        if (!desk::sanction(m_desk, "J. Park", sanction))
            qFatal("the sanction was refused");
    }
    void decide(const char* match, facts::Winner winner)
    {
        const auto done =
            desk::result(m_desk, "J. Park", match, {winner, facts::Decided::Ruling, "as both teams say"});
        if (!done)
            qFatal("%s", done.error().mistakes.front().c_str());
    }
    QString name(const char* id, scoring::Side side) const
    {
        return q(night::team(*night().setting, match(id).teams[side])->name);
    }
    QString grace(const char* id) const
    {
        const auto grace = night::graceOf(night(), match(id), desk::momentOf(m_desk.world()));
        return grace ? q(desk::graceText(night(), match(id), *grace)) : u"nobody waits"_s;
    }

private:
    desk::Desk begin(facts::Format format, const char* venue)
    {
        desk::World world = nights::world();
        world.utc = [minute = m_minute, tick = std::make_shared<int>(0)] {
            return night::utcOf(night::millisOf("2026-11-21T19:00:00.000Z") + *minute * 60'000LL + ++*tick);
        };
        desk::NewNight night = asked(venue);
        night.format = format;
        return std::move(desk::newNight(m_folder.path("night.courtside"), "J. Park", night, std::move(world))
                             .value()
                             .desk);
    }

    Folder m_folder;
    std::shared_ptr<int> m_minute = std::make_shared<int>(0);
    desk::Desk m_desk;
};

const char* tenMinutes = R"({"grace": 10})";

} // namespace

class tst_absence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyWaitsBeforeItIsSaid();
    void aWaitThatComesAsAFactIsAskedTheSame();
    void aNoShow();
    void aForfeitWhereOneCame();
    void bothSidesAreShort();
    void aDefaultIsToldInTime();
    void whoComesInTimePlays();
    void theTimeIsTakenOffTheMatch();
    void noScoreIsMadeUp();
    void eachClassRanksAsThePolicySays();
    void aDoubleCostsWhatItsClassCosts_data();
    void aDoubleCostsWhatItsClassCosts();
    void anAbsenceIsRated();
    void aTeamIsRemoved();
    void whoCameAndMayNotPlayIsSeenAndDecided();
    void theThirdPlaysForWhoMayNot();
    void isTakenBack();
    void aWaitIsForTheTeamsThatMeetThere();
    void anOlderWaitIsForWhoeverMeetsThere();
    void saysWhatIsWrongWithThePolicy();
    void theReportSaysWhatIsDue();
};

void tst_absence::nobodyWaitsBeforeItIsSaid()
{
    Evening evening;
    QCOMPARE(evening.wait("W1-1"), u"this night has no time of grace: set one first (absence)"_s);
    QCOMPARE(evening.policy(tenMinutes), QString());
    QCOMPARE(evening.grace("W1-1"), u"nobody waits"_s);
    QVERIFY(evening.absent("W1-1").contains(u"nobody has begun to wait for"_s));
    QCOMPARE(evening.wait("W1-1"), QString());
    QCOMPARE(evening.wait("W1-1"), u"match 1: it is waited for it already"_s);
}

void tst_absence::aWaitThatComesAsAFactIsAskedTheSame()
{
    Evening evening;
    const auto record = [&] {
        const facts::Fact fact = facts::Wait{{"W1-1", 1}, {}};
        return mistakes(evening.desk().record("J. Park", [&](auto& draft) { return draft.add(fact); }));
    };
    QCOMPARE(record(), u"this night has no time of grace: set one first (absence)"_s);
    QCOMPARE(evening.policy(tenMinutes), QString());
    evening.come({"P1", "P2", "P7", "P8"});
    QCOMPARE(record(), u"match 1: everybody is here, so it can be called"_s);
    QVERIFY(desk::undoCheckIn(evening.desk(), "J. Park", "P8"));
    QCOMPARE(record(), QString());
    QCOMPARE(record(), u"match 1: it is waited for it already"_s);
}

// Full House (P1, P2) meets Bag Ladies (P7, P8) in match 1.
void tst_absence::aNoShow()
{
    Evening evening;
    evening.policy(tenMinutes);
    evening.come({"P1", "P2"});
    evening.wait("W1-1");
    evening.at(4);
    QCOMPARE(evening.grace("W1-1"), u"Bag Ladies, missing: Gus Hall, Hua Ito; no-show in 6:00"_s);
    QVERIFY(evening.absent("W1-1").contains(u"of the time of grace is left"_s));
    evening.at(11);
    QVERIFY(evening.grace("W1-1").endsWith(u"no-show: the time of grace is over"_s));
    QCOMPARE(evening.absent("W1-1"), u"match 1 is final: Full House won and goes on to match 3; no-show: Bag "
                                     "Ladies: missing Gus Hall, Hua Ito after 10 minutes"_s);
    QVERIFY(evening.match("W1-1").outcome == night::Outcome::NoShow);
}

void tst_absence::aForfeitWhereOneCame()
{
    Evening evening;
    evening.policy(tenMinutes);
    evening.come({"P1", "P7", "P8"});
    evening.wait("W1-1");
    evening.at(11);
    QVERIFY(evening.absent("W1-1").contains(u"Bag Ladies won"_s));
    QVERIFY(evening.match("W1-1").outcome == night::Outcome::Forfeit);
}

void tst_absence::bothSidesAreShort()
{
    Evening evening;
    evening.policy(R"({"grace": 0})");
    evening.come({"P1"});
    evening.wait("W1-1");
    QVERIFY2(evening.absent("W1-1").contains(u"nobody goes on"_s), qPrintable(evening.grace("W1-1")));
    QVERIFY(evening.match("W1-1").outcome == night::Outcome::DoubleForfeit);
}

void tst_absence::aDefaultIsToldInTime()
{
    Evening evening;
    desk::AbsentOptions options;
    options.defaults = facts::Side::A;
    QVERIFY(evening.absent("W1-1", options).contains(u"default: Full House told in time"_s));
    QVERIFY(evening.match("W1-1").outcome == night::Outcome::Defaulted);
}

void tst_absence::whoComesInTimePlays()
{
    Evening evening;
    evening.policy(tenMinutes);
    evening.come({"P1", "P2", "P7"});
    evening.wait("W1-1");
    evening.at(9);
    evening.come({"P8"});
    QCOMPARE(evening.grace("W1-1"), u"everybody is here now"_s);
    evening.at(12);
    QCOMPARE(evening.absent("W1-1"), u"match 1: everybody is here, so it is played"_s);
}

void tst_absence::theTimeIsTakenOffTheMatch()
{
    for (const bool off : {true, false}) {
        Evening evening;
        evening.policy(off ? tenMinutes : R"({"grace": 10, "offClock": false})");
        evening.come({"P1", "P2", "P7"});
        evening.wait("W1-1");
        evening.at(7);
        evening.come({"P8"});
        evening.at(9); // only now is a table free: that is nobody's fault
        QCOMPARE(mistakes(desk::call(evening.desk(), "J. Park", "W1-1", {})), QString());
        const auto reading =
            night::readingOf(evening.night(), evening.match("W1-1"), desk::momentOf(evening.desk().world()));
        QVERIFY(reading);
        // The wait and the call were stamped some milliseconds after the full minute.
        QCOMPARE((*reading->limitMin * 60'000LL - reading->whole + 999) / 60'000, off ? 7 : 0);
    }
}

void tst_absence::noScoreIsMadeUp()
{
    Evening evening(facts::Format::RoundRobin);
    evening.policy(R"({"grace": 0})");
    const std::string id = night::inOrder(evening.night()).front()->id;
    evening.wait(id.c_str());
    evening.absent(id.c_str());
    for (const night::Standing& standing : night::standings(evening.night())) {
        QCOMPARE(standing.pointsFor, 0);
        QCOMPARE(standing.pointsAgainst, 0);
    }
}

void tst_absence::eachClassRanksAsThePolicySays()
{
    night::AbsencePolicy policy;
    using bracket::Ending;
    using facts::Decided;
    const auto ending = [&](Decided decided) {
        night::Match match;
        match.decided = decided;
        return night::endingOf(policy, match);
    };
    QVERIFY(ending(Decided::Defaulted) == Ending::Default);
    QVERIFY(ending(Decided::Forfeit) == Ending::Forfeit);
    QVERIFY(ending(Decided::NoShow) == Ending::Forfeit);
    policy = *night::absencePolicy(R"({"forfeit": {"ranks": "loss"}, "default": {"ranks": "forfeit"}})");
    QVERIFY(ending(Decided::Defaulted) == Ending::Forfeit);
    QVERIFY(ending(Decided::Forfeit) == Ending::Default);
    QVERIFY(ending(Decided::NoShow) == Ending::Forfeit);
    QVERIFY(ending(Decided::Disqualified) == Ending::Forfeit);
}

void tst_absence::aDoubleCostsWhatItsClassCosts_data()
{
    QTest::addColumn<facts::Decided>("decided");
    QTest::addColumn<bool>("ranksAsForfeit");
    QTest::addColumn<int>("fee");
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("counted");
    QTest::addColumn<QString>("word");
    QTest::newRow("default") << facts::Decided::Defaulted << false << 1 << 30 << 0 << u"default"_s;
    QTest::newRow("forfeit") << facts::Decided::Forfeit << true << 5 << 20 << 1 << u"forfeit"_s;
    QTest::newRow("no-show") << facts::Decided::NoShow << false << 20 << 0 << 1 << u"no-show"_s;
}

void tst_absence::aDoubleCostsWhatItsClassCosts()
{
    QFETCH(facts::Decided, decided);
    QFETCH(bool, ranksAsForfeit);
    QFETCH(int, fee);
    QFETCH(int, rating);
    QFETCH(int, counted);
    Evening evening(facts::Format::RoundRobin);
    QCOMPARE(evening.policy(R"({"default": {"fee": 1, "rating": 30}, "forfeit": {"fee": 5, "rating": 20},
                                "no-show": {"ranks": "loss", "fee": 20, "rating": 0}})"),
             QString());
    const std::string id = night::inOrder(evening.night()).front()->id;
    QCOMPARE(mistakes(desk::result(evening.desk(), "J. Park", id,
                                   {facts::Winner::None, decided, "neither team came to play"})),
             QString());
    const night::Match& match = evening.match(id.c_str());
    QVERIFY(match.outcome == night::Outcome::DoubleForfeit);
    QVERIFY(match.decided == decided);
    QTEST(q(desk::lossWord(match)), "word");
    QCOMPARE(night::meetingOf(evening.night(), match)->ending == bracket::Ending::Forfeit, ranksAsForfeit);
    const auto ratings = night::ratingsByAbsence(*evening.night().setting, match);
    for (const scoring::Side side : scoring::bothSides) {
        const night::Absences absences = night::absencesOf(evening.night(), match.teams[side]);
        QCOMPARE(absences.all, 1);
        QCOMPARE(absences.counted, counted);
        QCOMPARE(absences.fee, fee);
        QCOMPARE(ratings[night::recorded(side)], rating);
    }
}

void tst_absence::anAbsenceIsRated()
{
    Evening evening;
    evening.policy(R"({"grace": 0, "no-show": {"rating": 0, "otherRating": 40}})");
    evening.come({"P1", "P2"});
    evening.wait("W1-1");
    evening.absent("W1-1");
    const auto ratings = night::ratingsByAbsence(*evening.night().setting, evening.match("W1-1"));
    QCOMPARE(ratings.a, 40);
    QCOMPARE(ratings.b, 0);
}

void tst_absence::aTeamIsRemoved()
{
    Evening evening(facts::Format::RoundRobin);
    QCOMPARE(evening.policy(R"({"grace": 0, "removeAfter": 2})"), QString());
    // Bag Ladies (T4) never come; those they meet do.
    int decided = 0;
    std::vector<std::string> ids;
    for (const night::Match* match : night::inOrder(evening.night()))
        if (match->teams.a == "T4" || match->teams.b == "T4")
            ids.push_back(match->id);
    for (const std::string& id : ids) {
        if (night::match(evening.night(), id)->state != night::State::Ready)
            continue;
        const std::string other = evening.match(id.c_str()).teams.a == "T4"
                                      ? evening.match(id.c_str()).teams.b
                                      : evening.match(id.c_str()).teams.a;
        for (const std::string& player : night::team(*evening.night().setting, other)->players)
            (void)desk::checkIn(evening.desk(), "J. Park", player, {"UNC One Card", {}});
        QCOMPARE(evening.wait(id.c_str()), QString());
        const QString said = evening.absent(id.c_str());
        ++decided;
        QCOMPARE(said.contains(u"Bag Ladies is out of the night"_s), decided == 2);
        if (decided == 2)
            break;
    }
    QCOMPARE(decided, 2);
    QVERIFY(night::team(*evening.night().setting, "T4")->withdrawn);
    QVERIFY(desk::undo(evening.desk(), "J. Park", {}));
    QVERIFY(!night::team(*evening.night().setting, "T4")->withdrawn);
    QCOMPARE(night::absencesOf(evening.night(), "T4").all, 1);
}

// All four are checked in; then it is known that Gus Hall of Bag Ladies may not play.
void tst_absence::whoCameAndMayNotPlayIsSeenAndDecided()
{
    Evening evening;
    evening.policy(R"({"grace": 10, "forfeit": {"fee": 5}})");
    evening.come({"P1", "P2", "P7", "P8"});
    QVERIFY(night::queue(evening.night(), desk::momentOf(evening.desk().world())).front().isOffered());
    evening.bar("P7");

    const night::Moment now = desk::momentOf(evening.desk().world());
    const auto queue = night::queue(evening.night(), now);
    QVERIFY(queue.front().hold.why == night::Hold::Why::KeptOut);
    QCOMPARE(q(night::inWords(evening.night(), queue.front(), now)), u"Gus Hall may not play: a fight"_s);
    QCOMPARE(mistakes(desk::call(evening.desk(), "J. Park", "W1-1", {})),
             u"Gus Hall may not play: a fight (J. Park)"_s);
    QCOMPARE(evening.absent("W1-1"),
             u"match 1 is final: Full House won and goes on to match 3; forfeit: Bag Ladies: "
             "Gus Hall may not play: a fight (J. Park)"_s);
    QVERIFY(evening.match("W1-1").outcome == night::Outcome::Forfeit);
    QCOMPARE(night::absencesOf(evening.night(), "T4").fee, 5);
}

void tst_absence::theThirdPlaysForWhoMayNot()
{
    Evening evening;
    const facts::Fact person = facts::Person{"P9", "Ira Jones", {}, {}};
    const facts::Fact team = facts::Team{"T4", "Bag Ladies", {}, {"P7", "P8", "P9"}};
    QVERIFY(evening.desk().record("J. Park", [&](desk::Draft& draft) {
        auto added = draft.add(person);
        return added ? draft.add(team) : added;
    }));
    evening.come({"P1", "P2", "P7", "P8", "P9"});
    evening.bar("P7");
    QCOMPARE(mistakes(desk::call(evening.desk(), "J. Park", "W1-1", {})), QString());
    QCOMPARE(evening.match("W1-1").call->players[facts::Seat::B1], "P8");
    QCOMPARE(evening.match("W1-1").call->players[facts::Seat::B2], "P9");
}

void tst_absence::isTakenBack()
{
    Evening evening;
    evening.policy(R"({"grace": 0})");
    evening.wait("W1-1");
    QVERIFY(desk::undo(evening.desk(), "J. Park", {}));
    QCOMPARE(evening.grace("W1-1"), u"nobody waits"_s);
    evening.wait("W1-1");
    QCOMPARE(mistakes(desk::waitNoMore(evening.desk(), "J. Park", "W1-1")), QString());
    QCOMPARE(mistakes(desk::waitNoMore(evening.desk(), "J. Park", "W1-1")),
             u"match 1: nobody waits for it"_s);
}

// Full House and Nil by Mouth meet in match 3 until the result of match 1 turns out to be the other way.
void tst_absence::aWaitIsForTheTeamsThatMeetThere()
{
    Evening evening;
    evening.policy(tenMinutes);
    evening.decide("W1-1", facts::Winner::A);
    evening.decide("W1-2", facts::Winner::A);
    QCOMPARE(evening.wait("W2-1"), QString());
    evening.at(8);
    QVERIFY2(evening.grace("W2-1").contains(u"in 2:00"_s), qPrintable(evening.grace("W2-1")));

    QVERIFY(desk::undo(evening.desk(), "J. Park", "W1-1"));
    evening.decide("W1-1", facts::Winner::B);
    QCOMPARE(evening.grace("W2-1"), u"nobody waits"_s);
    QVERIFY(desk::waitedSince(evening.night(), "W2-1").empty());
    QCOMPARE(mistakes(desk::waitNoMore(evening.desk(), "J. Park", "W2-1")),
             u"match 3: nobody waits for it"_s);
    QCOMPARE(evening.wait("W2-1"), QString());
    QVERIFY2(evening.grace("W2-1").contains(u"in 10:00"_s), qPrintable(evening.grace("W2-1")));

    const facts::Fact ofOthers = facts::Wait{{"W2-1", 1}, {"T1", "T2"}};
    QCOMPARE(mistakes(evening.desk().record("J. Park", [&](auto& draft) { return draft.add(ofOthers); })),
             u"match 3 is between Bag Ladies and "_s + evening.name("W2-1", scoring::Side::B));
}

void tst_absence::anOlderWaitIsForWhoeverMeetsThere()
{
    Evening evening;
    evening.policy(tenMinutes);
    evening.decide("W1-1", facts::Winner::A);
    evening.decide("W1-2", facts::Winner::A);
    const facts::Fact older = facts::Wait{{"W2-1", 1}, {}};
    QCOMPARE(mistakes(evening.desk().record("J. Park", [&](auto& draft) { return draft.add(older); })),
             QString());
    QVERIFY(desk::undo(evening.desk(), "J. Park", "W1-1"));
    evening.decide("W1-1", facts::Winner::B);
    QVERIFY(evening.grace("W2-1") != u"nobody waits"_s);
}

void tst_absence::saysWhatIsWrongWithThePolicy()
{
    Evening evening;
    QVERIFY(evening.policy(R"({"grace": 61})").startsWith(u"attendance.grace: "_s));
    QVERIFY(evening.policy(R"({"forfeit": {"ranks": "win"}})").startsWith(u"attendance.forfeit.ranks: "_s));
    QVERIFY(evening.policy(R"({"late": 5})").contains(u"late"_s));
    QVERIFY(evening.policy("[]").startsWith(u"attendance"_s));
    evening.policy(tenMinutes);
    QVERIFY(evening.policy(tenMinutes).startsWith(u"it is so already: 10 minutes of grace, taken off the"_s));
}

void tst_absence::theReportSaysWhatIsDue()
{
    Evening evening;
    evening.policy(R"({"grace": 0, "no-show": {"fee": 20}})");
    evening.come({"P1", "P2"});
    evening.wait("W1-1");
    evening.absent("W1-1");
    const auto report = desk::shiftReport(evening.night());
    QCOMPARE(report.due, 20);
    QCOMPARE(report.here, 2);
    QCOMPARE(report.players, 8);
    const QString text = q(desk::reportText(report));
    QVERIFY2(text.contains(u"Bag Ladies: 1 match, fee due 20\n  fees due: 20"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Bag Ladies: nobody came (Gus Hall, Hua Ito)"_s), qPrintable(text));
    QVERIFY(q(desk::reportJson(report)).contains(u"\"feesDue\":20"_s));
}

QTEST_APPLESS_MAIN(tst_absence)
#include "tst_absence.moc"
