// Protests, incidents, and points by ruling; and the record that tells of them.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "desk/play/table.h"
#include "desk/registration/teams.h"
#include "desk/reports/report.h"
#include "desk/rulings/conduct.h"
#include "desk/rulings/ruling.h"
#include "program/testclass.h"
#include "views/match.h"
#include "wording/record/matchwords.h"
#include "wording/record/recordlines.h"

using facts::IncidentKind;
using facts::ProtestEnd;
using facts::Side;
using namespace refusals;
using tournament::State;
using tournaments::handLine;
using tournaments::LiveTournament;

namespace {

desk::ProtestOptions protestOf(Side side, bool holds)
{
    return {.match = "W1-1", .side = side, .reason = "time was called in the deal", .holds = holds};
}

desk::SettleOptions settled(ProtestEnd ruling, const char* reason = "")
{
    return {"W1-1", {}, ruling, reason};
}

facts::Incident ejected(const char* person, const char* team)
{
    facts::Incident incident;
    incident.what = IncidentKind::Ejection;
    if (*person)
        incident.person = person;
    incident.team = team;
    incident.match = "W1-1";
    incident.reason = "threw the cards";
    return incident;
}

desk::Answer<desk::Correction> reported(LiveTournament& live, const facts::Incident& incident,
                                        const std::optional<desk::EjectionChoice>& choice = {})
{
    return desk::record(live.desk(), "J. Park", desk::report(incident, choice));
}

} // namespace

class tst_conduct : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void whoIsEjectedInMidMatch();
    void anEjectionShowsWhatItDecides();
    void whoIsEjectedPlaysAnotherMatchMeanwhile();
    void nobodyPlaysOnWhoWasEjected();
    void anOverrideIsReportedOnce();
    void protestsAreMarkedUntilSettled();
    void theShiftReportHasWhatWasDecided();
    void aProtestHoldsTheWinner();
    void nobodyIsHeldWhoHasGoneOn();
    void refusesWhatIsNotThere();
    void whoIsEjectedSitsDownNoMore();
    void pointsByRuling();
    void aFoulWithItsPrice();
    void infractionsTheSheetForbids();
    void aTournamentUnderOlderRulesIsRebuilt();
    void aProtestSaysUntilWhen();
    void theRecordTells();
    void theRecordShowsEarlierStates();
};

void tst_conduct::protestsAreMarkedUntilSettled()
{
    LiveTournament live;
    live.call("W1-1");
    QCOMPARE(mistakes(desk::protest(live.desk(), "J. Park", protestOf(Side::B, false))), QString());
    QVERIFY(live.match("W1-1").flags.protest);
    QCOMPARE(mistakes(desk::settle(live.desk(), "J. Park", settled(ProtestEnd::Referred))), QString());
    QVERIFY(live.match("W1-1").flags.protest); // staff decide it later
    QCOMPARE(mistakes(desk::settle(live.desk(), "Staff", settled(ProtestEnd::Rejected))), QString());
    QVERIFY(!live.match("W1-1").flags.protest);
    const auto lines = [&] { return views::protestLines(live.desk().tournament(), live.match("W1-1")); };
    SAYS(lines());
    SAYS(mistakes(desk::settle(live.desk(), "Staff", settled(ProtestEnd::Upheld))));
    QCOMPARE(mistakes(desk::settle(live.desk(), "Staff", settled(ProtestEnd::Upheld, "the tape"))),
             QString());
    QVERIFY(live.match("W1-1").protests.front().ruling == ProtestEnd::Upheld);
    SAYS(lines());
}

// The next supervisor has to know of it even if it is settled.
void tst_conduct::theShiftReportHasWhatWasDecided()
{
    tournaments::AfterAHand live;
    desk::AmendOptions amended{.match = "W1-1",
                               .hand = 1,
                               .reason = "misread",
                               .given = R"({"a":{"bids":[4,3],"tricks":7},"b":{"bids":[3,2],"tricks":6}})"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(amended)));
    QVERIFY(desk::protest(live.desk(), "J. Park", protestOf(Side::B, false)));
    QVERIFY(desk::settle(live.desk(), "J. Park", settled(ProtestEnd::Referred)));
    QVERIFY(desk::settle(live.desk(), "Staff", settled(ProtestEnd::Rejected)));
    desk::SubstituteOptions substitute{.team = "T2", .leaves = "P3", .newPlayer = "Sam Sub"};
    QVERIFY(desk::substitute(live.desk(), "J. Park", substitute));
    const desk::ShiftReport report = desk::shiftReport(live.desk().tournament(), "2026-11-21");
    SAYS(report.rulings); // the last word on each
    SAYS(report.corrections);
    SAYS(report.substitutes);
    QVERIFY(report.openProtests.empty());
    const std::string text = desk::reportText(report);
    for (const auto* lines : {&report.rulings, &report.corrections, &report.substitutes}) {
        QCOMPARE(lines->size(), std::size_t(1));
        QVERIFY2(text.find(lines->front()) != std::string::npos, text.c_str());
    }
    for (const desk::ReportList& each : desk::listsOf(report))
        QCOMPARE(text.find('\n' + each.heading + '\n') != std::string::npos, !each.lines.empty());
}

void tst_conduct::aProtestHoldsTheWinner()
{
    LiveTournament live;
    live.playOut("W1-1", 'a');
    QVERIFY(live.match("W1-1").ended.has_value());
    QVERIFY(desk::protest(live.desk(), "J. Park", protestOf(Side::B, true)));
    QCOMPARE(live.match("W1-1").state, State::Final);
    QVERIFY(!live.match("W1-1").ended);
    QCOMPARE(live.match("W2-1").teams.a, "");
    live.playOut("W1-2", 'a');
    QVERIFY(!live.call("W2-1").empty());
    // Nothing says that Team 1 advances: staff have to decide first.

    QVERIFY(desk::settle(live.desk(), "J. Park", settled(ProtestEnd::Referred)));
    SAYS(desk::onwardTexts(live.desk().tournament(), "W1-1"));
    const std::string final = desk::finalText(live.desk().tournament(), "W1-1");
    MENTIONS(final);
    QVERIFY(final.find("plays") == std::string::npos);
    QVERIFY(desk::settle(live.desk(), "J. Park", settled(ProtestEnd::Withdrawn, "they talked it over")));
    SAYS(desk::onwardTexts(live.desk().tournament(), "W1-1").front());
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    QCOMPARE(live.call("W2-1"), "");
}

void tst_conduct::nobodyIsHeldWhoHasGoneOn()
{
    LiveTournament live;
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    QCOMPARE(live.call("W2-1"), "");
    // The protest about match 1 leaves the final as it is.
    QVERIFY(desk::protest(live.desk(), "J. Park", protestOf(Side::B, true)));
    QVERIFY(!live.match("W2-1").flags.disputed);
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(live.match("W1-1").protests.empty());
}

void tst_conduct::refusesWhatIsNotThere()
{
    LiveTournament live;
    const desk::SettleOptions upheld = settled(ProtestEnd::Upheld);
    QCOMPARE(codes(desk::settle(live.desk(), "J. Park", upheld)), QStringLiteral("settle-without-protest"));
    desk::ProtestOptions options = protestOf(Side::A, false);
    options.match = "W2-1";
    SAYS(mistakes(desk::protest(live.desk(), "J. Park", options)));
    QVERIFY(desk::protest(live.desk(), "J. Park", protestOf(Side::A, false)));
    QVERIFY(desk::protest(live.desk(), "J. Park", protestOf(Side::B, false)));
    QCOMPARE(codes(desk::settle(live.desk(), "J. Park", upheld)), QStringLiteral("settle-which-protest"));
    desk::SettleOptions third = upheld;
    third.which = 3;
    QCOMPARE(mistakes(desk::settle(live.desk(), "J. Park", third)),
             worded({"settle-no-such-protest", {{"match", "match 1"}, {"which", 3}, {"protests", 2}}}));
    facts::Incident incident = ejected("P1", "T2");
    SAYS(mistakes(reported(live, incident)));
    incident.person = "P99";
    incident.team.reset();
    SAYS(mistakes(reported(live, incident)));
    incident.person.reset();
    SAYS(mistakes(reported(live, incident)));
}

void tst_conduct::whoIsEjectedSitsDownNoMore()
{
    LiveTournament live;
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    QVERIFY(reported(live, ejected("P1", "T1")));
    SAYS(live.call("W2-1"));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(live.call("W2-1"), "");
}

void tst_conduct::pointsByRuling()
{
    tournaments::AfterAHand live;
    desk::HandRulingOptions options{.match = "W1-1", .what = -10};
    QVERIFY(desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park",
                          desk::ruleOnHand(options)));
    QVERIFY(!desk::record(live.desk(), "J. Park", desk::ruleOnHand(options))); // a reason is missing
    options.reason = "table talk";
    const auto done = desk::record(live.desk(), "J. Park", desk::ruleOnHand(options));
    QCOMPARE(mistakes(done), QString());
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{61, 50}));
    const std::string text = desk::correctionText(*done);
    MENTIONS_ALL(text, 2);
}

void tst_conduct::aFoulWithItsPrice()
{
    LiveTournament live({"classic", 4, 4, false, {}, [](rules::Venue& venue) {
                             venue.phases.front().rules.fouls = {{"table-talk", -20, 0}};
                         }});
    live.enter("W1-1", handLine);
    desk::HandRulingOptions options{.match = "W1-1", .side = Side::B, .what = std::string("spitting")};
    QVERIFY2(mistakes(desk::record(live.desk(), "J. Park", desk::ruleOnHand(options)))
                 .contains(QStringLiteral("spitting")),
             qPrintable(mistakes(desk::record(live.desk(), "J. Park", desk::ruleOnHand(options)))));
    options.what = std::string("table-talk");
    QCOMPARE(mistakes(desk::record(live.desk(), "J. Park", desk::ruleOnHand(options))), QString());
    QCOMPARE(tournament::result(live.match("W1-1")).score, (scoring::PerSide<int>{71, 30}));
}

void tst_conduct::infractionsTheSheetForbids()
{
    LiveTournament live(tournaments::ruledBy("mckendree"));
    facts::Incident incident{.what = IncidentKind::Infraction,
                             .team = "T1",
                             .infraction = "talk-after-bidding",
                             .reason = "named a suit"};
    QCOMPARE(mistakes(reported(live, incident)), QString());
    incident.infraction = "first-trick"; // Washburn's
    QCOMPARE(mistakes(reported(live, incident)),
             worded({"incident-unknown-infraction",
                     {{"infraction", "first-trick"},
                      {"infractions", "spade-led-unbroken, talk-after-bidding, unsporting-behavior"}}}));
    incident.infraction = "spade-led-unbroken";
    incident.what = IncidentKind::Warning; // which settles one, and is none itself
    QVERIFY(!mistakes(reported(live, incident)).isEmpty());
}

// Its copy of the rules is from before the files said what they forbid.
void tst_conduct::aTournamentUnderOlderRulesIsRebuilt()
{
    tournaments::Setup setup = tournaments::ruledBy("mckendree");
    setup.change = [](rules::Venue& venue) { venue.forbids.clear(); };
    LiveTournament live(setup);
    facts::Incident incident{.what = IncidentKind::Infraction,
                             .team = "T1",
                             .infraction = "talk-after-bidding",
                             .reason = "named a suit"};
    MENTIONS(mistakes(reported(live, incident)));
    QCOMPARE(live.record(incident), ""); // as it was recorded then
    const auto lines = wording::recordLines(live.desk().tournament());
    MENTIONS(wording::whole(lines.back().said));
    desk::Draft again({}, tournaments::environment(), "J. Park");
    for (const facts::Entry& entry : tournament::entries(live.desk().tournament())) {
        const facts::Stamp& stamp = entry.stamp;
        const auto added = again.add(facts::Request{stamp.op, stamp.by, stamp.device, stamp.at, entry.fact});
        QVERIFY2(added, qPrintable(mistakes(added)));
    }
    QVERIFY(again.tournament() == live.desk().tournament());
}

void tst_conduct::aProtestSaysUntilWhen()
{
    LiveTournament live;
    live.call("W1-1");
    auto options = protestOf(Side::B, true);
    options.openMinutes = 30;
    const auto made = desk::protest(live.desk(), "J. Park", options);
    QVERIFY(desk::protest(live.desk(), "J. Park", protestOf(Side::A, false))); // later, of the others
    const tournament::Protested& each = live.match("W1-1").protests.front();
    tournament::Timestamp now = desk::timestampOf(live.desk().environment());
    now.aheadMin = 0;
    const std::string at = each.protest.until->substr(11, 5);
    SAYS(desk::protestState(each, now));
    SAYS(desk::conductText(live.desk().tournament(), *made, now));
    now.utc = tournament::utcOf(tournament::millisOf(*each.protest.until));
    SAYS(desk::protestState(each, now));
    QVERIFY(desk::settle(live.desk(), "J. Park", {"W1-1", 1, ProtestEnd::Referred, ""}));
    SAYS(desk::protestState(live.match("W1-1").protests.front(), now));
    QVERIFY(desk::settle(live.desk(), "J. Park", {"W1-1", 1, ProtestEnd::Upheld, ""}));
    QCOMPARE(desk::protestState(live.match("W1-1").protests.front(), now), "upheld");
}

void tst_conduct::theRecordTells()
{
    tournaments::AfterAHand live;
    QVERIFY(desk::protest(live.desk(), "A. Cruz", protestOf(Side::B, true)));
    QVERIFY(desk::settle(live.desk(), "J. Park", settled(ProtestEnd::Referred, "no tape here")));
    QVERIFY(desk::rate(live.desk(), "J. Park", "W1-1", Side::A, 35, ""));
    const desk::EjectionChoice playsOn{desk::AfterEjection::PlayOn, {}, "nobody else can play"};
    QVERIFY(reported(live, ejected("P1", "T1"), playsOn));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    wording::RecordFilter filter{.match = "W1-1", .kinds = {"protest", "settlement", "rating", "incident"}};
    const auto lines = wording::recordLines(live.desk().tournament(), filter);
    QCOMPARE(lines.size(), std::size_t(4));
    SAYS(wording::whole(lines[0].said));
    QCOMPARE(lines[0].by, "A. Cruz");
    SAYS(wording::whole(lines[1].said));
    SAYS(wording::whole(lines[2].said));
    SAYS(wording::whole(lines[3].said));
    QVERIFY(lines[2].holds);
    QVERIFY(!lines[3].holds);
    filter = {};
    filter.words = "TEAM 4 protest";
    QCOMPARE(wording::recordLines(live.desk().tournament(), filter).size(), std::size_t(2));
    filter.by = "A. Cruz";
    QCOMPARE(wording::recordLines(live.desk().tournament(), filter).size(), std::size_t(1));
    QCOMPARE(wording::writersIn(live.desk().tournament()), (std::vector<std::string>{"J. Park", "A. Cruz"}));
}

void tst_conduct::theRecordShowsEarlierStates()
{
    tournaments::AfterAHand live;
    const long long then = live.desk().head().seq;
    live.enter("W1-1", handLine);
    const tournament::Tournament before = wording::tournamentAt(live.desk().tournament(), then);
    QCOMPARE(tournament::handsOn(*tournament::match(before, "W1-1")), 1);
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 2);
    QCOMPARE(before.seq, then);
    QVERIFY(wording::tournamentAt(live.desk().tournament(), live.desk().head().seq) ==
            live.desk().tournament());
}

// The match in which they sit is not simply played on.
void tst_conduct::whoIsEjectedInMidMatch()
{
    LiveTournament live;
    const auto play = [&] { return live.enter("W1-1", handLine).substr(0, 9); };
    QCOMPARE(play(), "ok hand 1");
    QCOMPARE(codes(reported(live, ejected("P7", "T4"))), QStringLiteral("ejection-during-match"));
    QVERIFY(live.desk().tournament().setting->incidents.empty());

    // Somebody who is free comes in for them; what was played stands.
    QCOMPARE(live.record(facts::Person{"P99", "Sam Reed", {}, {}}), "");
    const desk::EjectionChoice comesIn{desk::AfterEjection::Substitute, "P99", {}};
    QCOMPARE(mistakes(reported(live, ejected("P7", "T4"), comesIn)), QString());
    QCOMPARE(live.match("W1-1").call->players[facts::Seat::B1], "P99");
    QCOMPARE(live.match("W1-1").call->players[facts::Seat::B2], "P8");
    QCOMPARE(play(), "ok hand 2");

    // The other one plays on by an override, which is told.
    const desk::EjectionChoice silent{desk::AfterEjection::PlayOn, {}, {}};
    QCOMPARE(codes(reported(live, ejected("P8", "T4"), silent)),
             QStringLiteral("ejection-play-on-without-reason"));
    const desk::EjectionChoice playsOn{desk::AfterEjection::PlayOn, {}, "nobody else can play"};
    QCOMPARE(mistakes(reported(live, ejected("P8", "T4"), playsOn)), QString());
    QCOMPARE(play(), "ok hand 3");
    const auto exceptions = desk::exceptionsIn(live.desk().tournament());
    QCOMPARE(exceptions.size(), std::size_t{1});
    MENTIONS(exceptions[0].text);

    // The whole other team is ejected: the match is a forfeit to the side that stays.
    const desk::EjectionChoice forfeit{desk::AfterEjection::Forfeit, {}, {}};
    QCOMPARE(codes(reported(live, ejected("", "T1"), comesIn)),
             QStringLiteral("ejection-substitute-for-team"));
    QCOMPARE(mistakes(reported(live, ejected("", "T1"), forfeit)), QString());
    QVERIFY(live.match("W1-1").outcome == tournament::Outcome::Forfeit);
    QVERIFY(live.match("W1-1").winner == scoring::Side::B);
    SAYS(wording::howDecided(live.desk().tournament(), live.match("W1-1")));
    // None of them is in a match that is still being played.
    QVERIFY(reported(live, ejected("P2", "T1")));
    QVERIFY(!reported(live, ejected("P2", "T1"), forfeit));
}

// The preview does not need the incident's text.
void tst_conduct::anEjectionShowsWhatItDecides()
{
    tournaments::AfterAHand live;
    facts::Incident incident = ejected("P7", "T4");
    incident.reason.clear();
    const auto seen = [&](desk::AfterEjection then) {
        return desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park",
                             desk::report(incident, desk::EjectionChoice{then, {}, {}}));
    };
    const auto forfeited = seen(desk::AfterEjection::Forfeit);
    QCOMPARE(codes(forfeited), QString());
    const auto later = desk::laterChanges(*forfeited);
    QCOMPARE(later.size(), std::size_t(1));
    QCOMPARE(later[0].match, "W2-1");
    QCOMPARE(later[0].is.a, "T1");
    SAYS(desk::correctionText(*forfeited));
    for (const facts::Entry& entry : tournament::entries(forfeited->after))
        if (const auto* written = std::get_if<facts::Incident>(&entry.fact))
            QCOMPARE(written->reason, std::string()); // the preview makes none up
    QVERIFY(!reported(live, incident, desk::EjectionChoice{desk::AfterEjection::Forfeit, {}, {}}));
    const auto playedOn = seen(desk::AfterEjection::PlayOn);
    QCOMPARE(codes(playedOn), QString());
    QVERIFY(desk::laterChanges(*playedOn).empty());
    QCOMPARE(codes(seen(desk::AfterEjection::Substitute)), QStringLiteral("ejection-without-substitutes"));
}

// The choice was made for one match and must not decide another.
void tst_conduct::whoIsEjectedPlaysAnotherMatchMeanwhile()
{
    LiveTournament live;
    live.call("W1-1");
    facts::Incident incident = ejected("P1", "T1");
    incident.match.reset();
    const tournament::Tournament seen = live.desk().tournament();
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    QCOMPARE(live.call("W2-1"), "");
    const auto done =
        desk::record(live.desk(), "J. Park", desk::report(incident, desk::EjectionChoice{}), &seen);
    QCOMPARE(codes(done), QStringLiteral("ejection-during-match"));
    QVERIFY(live.desk().tournament().setting->incidents.empty());
}

// An ejection recorded as a bare fact makes no choice, so the next hand needs a reason.
void tst_conduct::nobodyPlaysOnWhoWasEjected()
{
    LiveTournament live;
    QVERIFY(live.enter("W1-1", handLine).starts_with("ok hand 1"));
    QCOMPARE(live.record(ejected("P7", "T4")), "");
    SAYS(live.enter("W1-1", handLine));
    std::string let(handLine);
    let.pop_back();
    let += R"(,"override":{"reason":"last hand"}})";
    QVERIFY(live.enter("W1-1", let).starts_with("ok hand 2"));
    const desk::EjectionChoice playsOn{desk::AfterEjection::PlayOn, {}, "nobody else can play"};
    facts::Incident incident = ejected("P7", "T4");
    incident.match = "W1-2";
    QCOMPARE(mistakes(reported(live, incident, playsOn)),
             worded({"ejection-plays-another-match", {{"whom", "Player 7"}, {"match", "match 1"}}}));
    incident.match.reset(); // then it is of the match that they play to its end
    QCOMPARE(mistakes(reported(live, incident, playsOn)), QString());
    QVERIFY(live.desk().tournament().setting->incidents.back().incident.match == "W1-1");
    QVERIFY(live.enter("W1-1", handLine).starts_with("ok hand 3"));
}

// Bids, tricks and a corrected reason are one override; once it is no longer needed it is not reported.
void tst_conduct::anOverrideIsReportedOnce()
{
    LiveTournament live(tournaments::ruledBy("unc-regular"));
    QCOMPARE(live.checkIn("W1-1"), "");
    const auto count = [&] { return static_cast<int>(desk::exceptionsIn(live.desk().tournament()).size()); };
    const std::string low =
        R"({"a":{"bids":[2,1]},"b":{"bids":[3,2]},"override":{"reason":"the table played it"}})";
    QCOMPARE(live.enter("W1-1", low), "ok hand 1 a 0 b 0 open");
    QCOMPARE(count(), 1);
    QVERIFY(live.enter("W1-1", R"({"a":{"tricks":7},"b":{"tricks":6}})").starts_with("ok hand 1"));
    QCOMPARE(count(), 1);
    // Time that is called in such a hand carries its reason too.
    QVERIFY(!live.enter("W1-1", R"({"a":{"bids":[2,1],"tricks":7},"b":{"bids":[3,2],"tricks":6},)"
                                R"("override":{"reason":"again"},"timeExpired":"finish-game"})")
                 .empty());
    QCOMPARE(count(), 2);
    facts::Hand amended;
    amended.spot = {{"W1-1", 1}, 1, live.match("W1-1").games[0].items.front().place};
    amended.revision = 3;
    amended.reason = "they bid 4";
    amended.sides.a = tournaments::sideHand(2, 2, 7);
    amended.sides.b = tournaments::sideHand(3, 2, 6);
    QCOMPARE(live.record(amended), "");
    QCOMPARE(count(), 1);
}

TEST_CLASS(tst_conduct)
#include "tst_conduct.moc"
