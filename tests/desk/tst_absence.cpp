// Somebody does not come: it is waited for them, the match is decided, and what that costs.
#include "rosternight.h"

#include "desk/absence.h"
#include "desk/absencecost.h"
#include "desk/checkin.h"
#include "desk/clock.h"
#include "desk/report.h"
#include "desk/reportparts.h"
#include "desk/table.h"
#include "desk/undo.h"
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
    void aNoShow();
    void aForfeitWhereOneCame();
    void bothSidesAreShort();
    void aDefaultIsToldInTime();
    void whoComesInTimePlays();
    void theTimeIsTakenOffTheMatch();
    void noScoreIsMadeUp();
    void eachClassRanksAsThePolicySays();
    void anAbsenceIsRated();
    void aTeamIsRemoved();
    void isTakenBack();
    void saysWhatIsWrongWithThePolicy();
    void theReportSaysWhatIsDue();
    void saysBeforeWhatEachClassWouldCost();
    void theReportHasItsParts();
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
    using night::Outcome;
    QVERIFY(night::endingOf(policy, Outcome::Defaulted) == Ending::Default);
    QVERIFY(night::endingOf(policy, Outcome::Forfeit) == Ending::Forfeit);
    QVERIFY(night::endingOf(policy, Outcome::NoShow) == Ending::Forfeit);
    policy = *night::absencePolicy(R"({"forfeit": {"ranks": "loss"}, "default": {"ranks": "forfeit"}})");
    QVERIFY(night::endingOf(policy, Outcome::Defaulted) == Ending::Forfeit);
    QVERIFY(night::endingOf(policy, Outcome::Forfeit) == Ending::Default);
    QVERIFY(night::endingOf(policy, Outcome::NoShow) == Ending::Forfeit);
    QVERIFY(night::endingOf(policy, Outcome::Disqualified) == Ending::Forfeit);
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

void tst_absence::saysBeforeWhatEachClassWouldCost()
{
    using facts::Decided;
    using facts::Winner;
    Evening evening;
    evening.policy(
        R"({"grace": 0, "removeAfter": 2, "no-show": {"rating": 0, "otherRating": 40, "fee": 20}})");
    const auto cost = [&](const char* id, Winner winner, Decided outcome) {
        QStringList all;
        for (const std::string& each : desk::costOf(evening.night(), evening.match(id), {winner, outcome}))
            all << q(each);
        return all;
    };
    QCOMPARE(cost("W1-1", Winner::A, Decided::NoShow),
             (QStringList{u"Bag Ladies: no-show, ranks as a forfeit, rated 0.0, fee 20, absence 1 of 2"_s,
                          u"Full House goes on, rated 4.0"_s}));
    QCOMPARE(cost("W1-1", Winner::A, Decided::Forfeit).front(),
             u"Bag Ladies: forfeit, ranks as a forfeit, no fee, absence 1 of 2"_s);
    QCOMPARE(cost("W1-1", Winner::A, Decided::Defaulted).front(),
             u"Bag Ladies: default, ranks as a loss, no fee, does not count towards removal"_s);
    // Both are missing: both pay, and nobody goes on.
    QCOMPARE(cost("W1-1", Winner::None, Decided::NoShow).size(), 2);
    QVERIFY(cost("W1-1", Winner::None, Decided::NoShow)[1].startsWith(u"Bag Ladies: no-show"_s));
}

void tst_absence::theReportHasItsParts()
{
    using desk::ReportPart;
    Evening evening;
    evening.policy(R"({"grace": 0, "no-show": {"fee": 20}})");
    const auto text = [&](ReportPart part) { return q(desk::partText(evening.night(), part, -300)); };
    QVERIFY(text(ReportPart::Fees).endsWith(u", fees due: none\n"_s));
    QVERIFY2(text(ReportPart::Missing)
                 .contains(u"missing for what comes next: 8 players\n  match 1, Full House: "
                           "Ana Ruiz\n"_s),
             qPrintable(text(ReportPart::Missing)));
    evening.come({"P1", "P2"});
    evening.wait("W1-1");
    evening.absent("W1-1");
    QVERIFY2(
        text(ReportPart::Attendance)
            .contains(u", attendance: 2 of 8 players here\n\nFull House\n  Ana Ruiz: 14:00, showed UNC One "
                      "Card (J. Park)\n"_s),
        qPrintable(text(ReportPart::Attendance)));
    QVERIFY(text(ReportPart::Attendance).contains(u"Bag Ladies\n  Gus Hall: not seen\n"_s));
    QVERIFY2(text(ReportPart::Fees).endsWith(u", fees due: 20\n  Bag Ladies, match 1, no-show: 20\n"_s),
             qPrintable(text(ReportPart::Fees)));
    // Bag Ladies have nothing more to come for.
    QVERIFY(!text(ReportPart::Missing).contains(u"Bag Ladies"_s));
    QVERIFY(text(ReportPart::Overrides).endsWith(u"let in against the venue's rule: nothing\n"_s));
    QVERIFY(desk::checkIn(evening.desk(), "J. Park", "P3", {{}, "lost card"}));
    QVERIFY2(text(ReportPart::Overrides).contains(u"1 time\n  "_s), qPrintable(text(ReportPart::Overrides)));
    QVERIFY(text(ReportPart::Attendance).contains(u"against the venue's rule (The Game 1): lost card"_s));
    QCOMPARE(text(ReportPart::Closing), q(desk::reportText(desk::shiftReport(evening.night()))));
    QCOMPARE(q(desk::partJson(evening.night(), ReportPart::Fees)),
             u"{\"fees\":[{\"fee\":20,\"match\":\"match 1\",\"team\":\"Bag Ladies\",\"why\":\"no-show\"}],"
             "\"format\":\"courtside-report/1\",\"night\":\"Fall Spades\"}"_s);
    QVERIFY(!desk::reportPart("everything"));
}

QTEST_APPLESS_MAIN(tst_absence)
#include "tst_absence.moc"
