// Who may not play: a player or a whole team, until a day or until it is lifted.
#include "emptytournament.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/checkin/checkin.h"
#include "desk/checkin/sanction.h"
#include "desk/checks/checks.h"
#include "desk/checks/suspended.h"
#include "desk/corrections/undo.h"
#include "desk/play/entry.h"
#include "desk/play/table.h"
#include "desk/registration/teams.h"
#include "desk/reports/report.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/refusal.h"
#include "wording/text.h"

using namespace Qt::StringLiterals;
using refusals::worded;
using namespace rostertournament;

namespace {

struct SanctionDesk {
    SanctionDesk() : desk(std::move(folder.begin(asked()).value().desk)) {}

    QString bar(const facts::Sanction& sanction)
    {
        return mistakes(desk::sanction(desk, "J. Park", sanction));
    }
    QString come(const char* person, const desk::Proof& proof = {"UNC One Card", {}})
    {
        return mistakes(desk::checkIn(desk, "J. Park", person, proof));
    }

    QString record(const facts::Fact& fact)
    {
        return mistakes(desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(fact); }));
    }

    Folder folder;
    desk::Desk desk;
};

facts::Sanction sanctionOf(const char* person, std::optional<std::string> until = {})
{
    return {.person = person, .until = std::move(until), .reason = "a fight"};
}

facts::Sanction twoForfeitsOf(const char* team)
{
    return {.team = team, .reason = "two forfeits"};
}

} // namespace

class tst_sanction : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void keepsAPlayerOut();
    void endsWithItsLastDay();
    void anEndedSuspensionIsListedAsEnded();
    void cannotEndBeforeToday();
    void aShorterOneDoesNotTakeTheLongersPlace();
    void reachesEveryMemberOfATeam();
    void reachesWhoMovesToAnotherTeam();
    void anEarlierExceptionIsKept();
    void reachesNobodyWhoHadLeft();
    void reachesNobodyWhoCameByMistake();
    void aNewerSuspensionIsNotHiddenByAnOverriddenOne();
    void aCheckedInPlayerMayPlayDespiteALaterSuspension();
    void aLongerOneLetsNobodyOff();
    void isLifted();
    void aSupervisorLetsIn();
    void isSaidOfFactsToo();
    void isSaidOfWhoTakesAnothersSeat();
    void isSaidOfTheFirstHandToo();
    void saysItForAScreenThatEverybodySees();
    void noReasonHasTheNumberOfACard();
    void saysWhatIsWrong();
};

void tst_sanction::keepsAPlayerOut()
{
    SanctionDesk front;
    QCOMPARE(front.bar(sanctionOf("P1")), QString());
    SAYS(front.come("P1"));
    QCOMPARE(front.come("P2"), QString());
}

// The tournaments of the tests are on 2026-11-21.
void tst_sanction::endsWithItsLastDay()
{
    SanctionDesk front;
    front.record(sanctionOf("P1", "2026-11-20")); // as another tournament's record had it
    QCOMPARE(front.come("P1"), QString());
    front.bar(sanctionOf("P2", "2026-11-21"));
    MENTIONS(front.come("P2"));
}

void tst_sanction::anEndedSuspensionIsListedAsEnded()
{
    SanctionDesk front;
    front.record(sanctionOf("P1", "2026-11-20"));
    front.bar(sanctionOf("P2", "2026-11-21"));

    SAYS(q(desk::sanctionsText(front.desk.tournament(), "2026-11-21")));
    // The shift report leaves it out.
    const auto report = desk::shiftReport(front.desk.tournament(), "2026-11-21");
    QCOMPARE(report.sanctions.size(), std::size_t{1});
    SAYS(q(report.sanctions.front()));
    QVERIFY(desk::shiftReport(front.desk.tournament(), "2026-11-22").sanctions.empty());
}

void tst_sanction::cannotEndBeforeToday()
{
    SanctionDesk front;
    QCOMPARE(front.bar(sanctionOf("P1", "2026-11-20")),
             worded({"sanction-day-is-over", {{"until", "2026-11-20"}, {"today", "2026-11-21"}}}));
    QVERIFY(front.desk.tournament().setting->sanctions.empty());
    QCOMPARE(front.bar(sanctionOf("P1", "2026-11-21")), QString());
}

// A shorter sanction is refused until the longer one is lifted.
void tst_sanction::aShorterOneDoesNotTakeTheLongersPlace()
{
    SanctionDesk front;
    QCOMPARE(front.bar(sanctionOf("P1", "2026-12-31")), QString());
    QCOMPARE(front.bar(sanctionOf("P1", "2026-11-30")), worded({"sanction-until-later-on-record",
                                                                {{"whom", "Ana Ruiz"},
                                                                 {"until-now", "2026-12-31"},
                                                                 {"reason", "a fight"},
                                                                 {"by", "J. Park"},
                                                                 {"until", "2026-11-30"}}}));
    QCOMPARE(front.bar(sanctionOf("P1", "2027-01-31")), QString()); // longer
    QCOMPARE(front.bar(sanctionOf("P1")), QString());               // until it is lifted
    QCOMPARE(
        front.bar(sanctionOf("P1", "2028-01-31")),
        worded({"sanction-without-end-on-record",
                {{"whom", "Ana Ruiz"}, {"reason", "a fight"}, {"by", "J. Park"}, {"until", "2028-01-31"}}}));
    QCOMPARE(front.bar(sanctionOf("P2", "2026-11-30")), QString()); // another's
    facts::Sanction lifted = sanctionOf("P1");
    lifted.lifted = true;
    SAYS(q(desk::knownSanction(front.desk.tournament(), lifted)));
    QCOMPARE(front.bar(lifted), QString());
    QCOMPARE(desk::knownSanction(front.desk.tournament(), lifted), std::string());
    QCOMPARE(front.bar(sanctionOf("P1", "2026-11-30")), QString());
    // Facts already on record are accepted as they are; the newest holds.
    QCOMPARE(front.record(sanctionOf("P1", "2026-11-29")), QString());
    QCOMPARE(*front.desk.tournament().setting->sanctions.back().sanction.until, std::string("2026-11-29"));
}

void tst_sanction::reachesEveryMemberOfATeam()
{
    SanctionDesk front;
    QCOMPARE(front.bar(twoForfeitsOf("T2")), QString());
    MENTIONS(front.come("P3"));
    MENTIONS(front.come("P4"));
    QCOMPARE(front.come("P1"), QString());
}

// Before the draw players change teams; the sanction goes with them, and reaches who comes to the team.
void tst_sanction::reachesWhoMovesToAnotherTeam()
{
    Registered tournament(fourTeams, "classic");
    QVERIFY(desk::sanction(tournament.desk, "J. Park", twoForfeitsOf("T2")));
    // Cy Dale (P3) and Gus Hall (P7) change places.
    const auto moved = tournament.desk.record("J. Park", [](desk::Draft& draft) -> desk::Answer<void> {
        const std::vector<facts::Fact> teams{facts::Team{"T4", "Bag Ladies", {}, {"P8"}},
                                             facts::Team{"T2", "Spade Runners", {}, {"P7", "P4"}},
                                             facts::Team{"T4", "Bag Ladies", {}, {"P3", "P8"}}};
        for (const facts::Fact& team : teams)
            if (auto added = draft.add(team); !added)
                return added;
        return {};
    });
    QVERIFY2(moved, qPrintable(mistakes(moved)));
    const auto mayPlay = [&](const char* person) {
        return !desk::mayNotPlay(tournament.now(), person, "2026-11-21");
    };
    QVERIFY(!mayPlay("P3"));
    QVERIFY(!mayPlay("P4"));
    QVERIFY(!mayPlay("P7"));
    QVERIFY(mayPlay("P8"));
    QVERIFY(tournament.isOnDisk());
}

// A record from elsewhere in which a sanction did not go with whoever moved to another team.
void tst_sanction::anEarlierExceptionIsKept()
{
    Registered tournament(fourTeams, "classic");
    QVERIFY(desk::sanction(tournament.desk, "J. Park", twoForfeitsOf("T2")));
    const auto record = [&](const facts::Fact& fact, std::optional<std::string> at) {
        const facts::Request request{{}, {}, {}, std::move(at), fact};
        return mistakes(
            tournament.desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(request); }));
    };
    // Cy Dale (P3) moves to Bag Ladies before the draw.
    QCOMPARE(record(facts::Team{"T2", "Spade Runners", {}, {"P4"}}, {}), QString());
    QCOMPARE(record(facts::Team{"T4", "Bag Ladies", {}, {"P3", "P8"}}, {}), QString());
    QCOMPARE(tournament.draw(), QString());
    const facts::Checkin came{"P3", {}, {}, {}};
    const facts::Call call{{"W1-1", 1}, 1, {"T1", "T4"}, {{"P1", "P3", "P2", "P8"}}, {}};
    MENTIONS(record(came, {}));
    MENTIONS(record(call, {}));
    QCOMPARE(record(came, "2026-11-21T19:30:00.000Z"), QString());
    QCOMPARE(record(call, "2026-11-21T19:40:00.000Z"), QString());
    QVERIFY(tournament::match(tournament.now(), "W1-1")->call);
    QVERIFY(tournament.isOnDisk());
}

void tst_sanction::reachesNobodyWhoHadLeft()
{
    DrawnTournament tournament("classic");
    const auto came = desk::substitute(tournament.desk, "J. Park", {"T2", "P3", {}, "Ira Jones"});
    QVERIFY2(came, qPrintable(mistakes(came)));
    QVERIFY(desk::sanction(tournament.desk, "J. Park", twoForfeitsOf("T2")));
    const auto mayPlay = [&](const char* person) {
        return !desk::mayNotPlay(tournament.now(), person, "2026-11-21");
    };
    QVERIFY(mayPlay("P3"));
    QVERIFY(!mayPlay("P4"));
    QVERIFY(!mayPlay("P9"));
}

void tst_sanction::reachesNobodyWhoCameByMistake()
{
    DrawnTournament tournament("classic");
    const auto members = [&] { return tournament.now().setting->sanctions.front().members; };
    QVERIFY(desk::sanction(tournament.desk, "J. Park", twoForfeitsOf("T2")));
    QVERIFY(desk::substitute(tournament.desk, "J. Park", {"T2", "P3", {}, "Ira Jones"}));
    QCOMPARE(members().size(), std::size_t{3});
    QVERIFY(desk::undo(tournament.desk, "J. Park"));
    QCOMPARE(members(), (std::vector<std::string>{"P3", "P4"}));
}

// Ana Ruiz is checked in against her team's suspension; then one of her own comes.
void tst_sanction::aNewerSuspensionIsNotHiddenByAnOverriddenOne()
{
    SanctionDesk front;
    front.bar(twoForfeitsOf("T1"));
    for (const char* person : {"P1", "P2"})
        QCOMPARE(front.come(person, {"UNC One Card", "the director says so"}), QString());
    for (const char* person : {"P7", "P8"})
        QCOMPARE(front.come(person), QString());
    front.bar(sanctionOf("P1"));
    SAYS(mistakes(desk::call(front.desk, "J. Park", "W1-1", {})));
    QVERIFY(desk::undoCheckIn(front.desk, "J. Park", "P1"));
    QCOMPARE(front.come("P1", {"UNC One Card", "the director says so again"}), QString());
    QCOMPARE(mistakes(desk::call(front.desk, "J. Park", "W1-1", {})), QString());
}

// Ana Ruiz came before it was known, and the director says that she plays all the same.
void tst_sanction::aCheckedInPlayerMayPlayDespiteALaterSuspension()
{
    SanctionDesk front;
    for (const char* person : {"P1", "P2", "P7", "P8"})
        QCOMPARE(front.come(person), QString());
    QVERIFY(!desk::isSuspendedForNext(front.desk.tournament(), "P1", "2026-11-21"));
    front.bar(sanctionOf("P1"));
    QVERIFY(desk::isSuspendedForNext(front.desk.tournament(), "P1", "2026-11-21"));
    QVERIFY(!desk::call(front.desk, "J. Park", "W1-1", {}));
    const desk::Proof all{"UNC One Card", "the director says so"};
    QCOMPARE(front.come("P1", all), QString());
    QCOMPARE(front.desk.tournament().setting->people.at("P1").arrivals.back().match, std::string("W1-1"));
    QVERIFY(!desk::isSuspendedForNext(front.desk.tournament(), "P1", "2026-11-21"));
    const QString again = front.record(facts::Checkin{"P2", "UNC One Card", "W1-1", "as it is"});
    QCOMPARE(mistakes(desk::call(front.desk, "J. Park", "W1-1", {})), QString());
    MENTIONS(again);
}

// Cy Dale left the team while it was suspended, until the 25th and then for a month more.
void tst_sanction::aLongerOneLetsNobodyOff()
{
    DrawnTournament tournament("classic");
    facts::Sanction sanction = twoForfeitsOf("T2");
    const auto mayPlay = [&] { return !desk::mayNotPlay(tournament.now(), "P3", "2026-11-21"); };
    sanction.until = "2026-11-25";
    QVERIFY(desk::sanction(tournament.desk, "J. Park", sanction));
    QVERIFY(desk::substitute(tournament.desk, "J. Park", {"T2", "P3", {}, "Ira Jones"}));
    QVERIFY(!mayPlay());
    sanction.until = "2026-12-25";
    QVERIFY(desk::sanction(tournament.desk, "J. Park", sanction));
    QVERIFY(!mayPlay());
    QVERIFY(desk::mayNotPlay(tournament.now(), "P9", "2026-11-21"));
    sanction.lifted = true;
    sanction.until.reset();
    QVERIFY(desk::sanction(tournament.desk, "J. Park", sanction));
    QVERIFY(mayPlay());
    sanction.lifted = false;
    QVERIFY(desk::sanction(tournament.desk, "J. Park", sanction));
    QVERIFY(mayPlay()); // of the team of today
}

void tst_sanction::isLifted()
{
    SanctionDesk front;
    facts::Sanction lifted = sanctionOf("P1");
    lifted.lifted = true;
    lifted.reason = "it was another";
    SAYS(front.bar(lifted));
    front.bar(sanctionOf("P1"));
    QCOMPARE(front.bar(lifted), QString());
    QCOMPARE(front.come("P1"), QString());
    SAYS(q(desk::sanctionsText(front.desk.tournament(), "2026-11-21")));
}

void tst_sanction::aSupervisorLetsIn()
{
    SanctionDesk front;
    front.bar(sanctionOf("P1"));
    QCOMPARE(front.come("P1", {"UNC One Card", "staff lifted it by phone"}), QString());
    const auto report = desk::shiftReport(front.desk.tournament(), "2026-11-21");
    QCOMPARE(report.overrides.size(), std::size_t{1});
    MENTIONS(q(report.overrides.front().text));
    QCOMPARE(report.sanctions.size(), std::size_t{1});
}

// A fact as JSON gets the same refusal and accepts the same override.
void tst_sanction::isSaidOfFactsToo()
{
    SanctionDesk front;
    for (const char* person : {"P2", "P7", "P8"})
        QCOMPARE(front.come(person), QString());
    front.bar(sanctionOf("P1", "2026-11-21"));
    facts::Checkin checkin{"P1", "UNC One Card", "W1-1", {}};

    SAYS(front.record(checkin));
    checkin.override = "staff lifted it by phone";
    QCOMPARE(front.record(checkin), QString());
    front.bar(sanctionOf("P2", "2026-11-21"));
    const facts::Call call{{"W1-1", 1}, 1, {"T1", "T4"}, {{"P1", "P7", "P2", "P8"}}, {}};
    SAYS(front.record(call));
    front.record(sanctionOf("P2", "2026-11-20")); // it was over yesterday
    QCOMPARE(front.record(call), QString());
}

// The third player of a team takes a seat after the call; only that player is checked.
void tst_sanction::isSaidOfWhoTakesAnothersSeat()
{
    tournaments::LiveTournament live;
    QCOMPARE(live.record(facts::Person{"P20", "Third", {}, {}}), "");
    const tournament::Team known = *tournament::team(*live.desk().tournament().setting, "T1");
    facts::Team team{known.id, known.name, known.seed, known.players};
    team.players.push_back("P20");
    QCOMPARE(live.record(team), "");
    QCOMPARE(live.record(sanctionOf("P20")), "");
    QCOMPARE(live.call("W1-1"), "");
    const auto found = [&](const facts::Call& call) {
        return desk::objectionsOn("2026-11-21", live.desk().tournament(), call);
    };
    const facts::Call seated = *live.match("W1-1").call;
    facts::Call other = seated;
    other.players[facts::Seat::A2] = "P20";
    QVERIFY(found(seated).empty());
    QCOMPARE(found(other).size(), std::size_t{1});
    QVERIFY(found(other).front().code == desk::Mistake::Code::Suspended);
    QCOMPARE(live.record(sanctionOf(seated.players[facts::Seat::A1].c_str())), "");
    QVERIFY(found(seated).empty());
}

void tst_sanction::isSaidOfTheFirstHandToo()
{
    SanctionDesk front;
    for (const char* person : {"P1", "P2", "P7", "P8"})
        QCOMPARE(front.come(person), QString());
    front.bar(sanctionOf("P1"));
    const char* hand = R"({"a":{"bid":4,"tricks":5},"b":{"bid":6,"tricks":8}})";
    SAYS(mistakes(desk::enter(front.desk, "J. Park", "W1-1", hand)));
    QVERIFY(!tournament::match(front.desk.tournament(), "W1-1")->call);
}

// The large text has no reason; the reason is only for the supervisor.
void tst_sanction::saysItForAScreenThatEverybodySees()
{
    SanctionDesk front;
    const auto said = [&](const char* person) {
        const auto found = desk::suspended(front.desk.tournament(), person, "2026-11-21");
        return found ? q(wording::text(found->said, wording::Reader::Screen) + " | " +
                         wording::text(found->why))
                     : QString();
    };
    QCOMPARE(said("P1"), QString());
    front.bar(sanctionOf("P1", "2026-12-31"));
    SAYS(said("P1"));
    front.bar(sanctionOf("P2"));
    SAYS(said("P2"));
    front.bar(twoForfeitsOf("T2"));
    SAYS(said("P3"));
    const auto refused = desk::checkIn(front.desk, "J. Park", "P1", {});
    QVERIFY(!refused);
    const desk::Mistake& kept = refused.error().mistakes.front();
    QVERIFY(kept.code == desk::Mistake::Code::Suspended);
    QVERIFY(kept.message.code == "checkin-suspended");
    QVERIFY(q(wording::inFull(kept)).contains(u"a fight"_s));
    SAYS(q(wording::onScreen(kept)));
    const auto shorter = desk::sanction(front.desk, "J. Park", sanctionOf("P1", "2026-11-30"));
    QVERIFY(!shorter);
    QVERIFY(q(refusals::firstMistake(shorter)).contains(u"a fight"_s));
    SAYS(q(wording::onScreen(shorter.error().mistakes.front())));
}

// Reasons are kept for ever, so none may have the number of a card in it.
void tst_sanction::noReasonHasTheNumberOfACard()
{
    SanctionDesk front;

    facts::Sanction sanction = sanctionOf("P1");
    sanction.reason = "730114820 in a fight";
    SAYS(front.bar(sanction));
    QVERIFY(front.desk.tournament().setting->sanctions.empty());
    SAYS(front.record(facts::Withdraw{"T1", "left with 730114820"}));
    SAYS(front.come("P1", {"visa 730114820", "lost card"}));
    SAYS(mistakes(desk::result(front.desk, "J. Park", "W1-1",
                               {facts::Winner::A, facts::Decided::Ruling, "as 730114820 says"})));
    QCOMPARE(mistakes(desk::result(front.desk, "J. Park", "W1-1",
                                   {facts::Winner::A, facts::Decided::Ruling, "350 to 230 on 2026-11-21"})),
             QString());
    // What is on record elsewhere is brought here as it was.
    facts::Request request{};
    request.at = "2026-11-21T18:00:00.000Z";
    request.fact = sanction;
    QCOMPARE(mistakes(front.desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(request); })),
             QString());
}

void tst_sanction::saysWhatIsWrong()
{
    SanctionDesk front;
    MENTIONS(front.bar(sanctionOf("P99")));
    MENTIONS(front.bar(sanctionOf("P1", "31.12.2026")));
    for (const char* day :
         {"2026-13-01", "2026-02-29", "2026-02-31", "2026-04-31", "2026-00-10", "2026-01-00"})
        MENTIONS(front.bar(sanctionOf("P1", day)));
    QCOMPARE(front.bar(sanctionOf("P1", "2028-02-29")), QString());
    facts::Sanction nobody;
    nobody.reason = "a fight";
    MENTIONS(front.bar(nobody));
}

TEST_CLASS(tst_sanction)
#include "tst_sanction.moc"
