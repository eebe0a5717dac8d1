// What a no-show costs by the tournament's policy, and how the policy is changed.
#include "refusals.h"
#include "waitingtournament.h"

#include "desk/corrections/undo.h"
#include "desk/play/absence.h"
#include "desk/reports/report.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/ranking/endings.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"
#include "views/match.h"
#include "wording/record/facttext.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tournament/statewords.h"

using namespace Qt::StringLiterals;
using refusals::worded;
using namespace waitingtournament;

class tst_absencepolicy : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void eachClassRanksAsThePolicySays();
    void aDoubleCostsWhatItsClassCosts_data();
    void aDoubleCostsWhatItsClassCosts();
    void ofADoubleForfeitEachSideHasItsOwnClass();
    void theTableNamesTheOwnClassOfEachSide();
    void anAbsenceIsRated();
    void aTeamIsRemoved();
    void aTeamIsRemovedByADecisionToo();
    void aForfeitByATeamThatCameIsNotAnAbsence();
    void saysWhatIsWrongWithThePolicy();
    void onlyWhatIsNamedChanges();
    void aContradictionIsRefused_data();
    void aContradictionIsRefused();
    void theReportSaysWhatIsDue();
    void takingItBackNamesIt();
    void theEffectOnRecordedAbsencesIsReported();
    void thereIsNoneBeforeTheTournament();
};

void tst_absencepolicy::eachClassRanksAsThePolicySays()
{
    tournament::AbsencePolicy policy;
    using bracket::Ending;
    using facts::Decided;
    const auto ending = [&](Decided decided) {
        tournament::Match match;
        match.decided = decided;
        return tournament::endingOf(policy, match);
    };
    QVERIFY(ending(Decided::Defaulted) == Ending::Default);
    QVERIFY(ending(Decided::Forfeit) == Ending::Forfeit);
    QVERIFY(ending(Decided::NoShow) == Ending::Forfeit);
    policy = *tournament::absencePolicy(R"({"forfeit": {"ranks": "loss"}, "default": {"ranks": "forfeit"}})");
    QVERIFY(ending(Decided::Defaulted) == Ending::Forfeit);
    QVERIFY(ending(Decided::Forfeit) == Ending::Default);
    QVERIFY(ending(Decided::NoShow) == Ending::Forfeit);
    QVERIFY(ending(Decided::Disqualified) == Ending::Forfeit);
}

void tst_absencepolicy::aDoubleCostsWhatItsClassCosts_data()
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

void tst_absencepolicy::aDoubleCostsWhatItsClassCosts()
{
    QFETCH(facts::Decided, decided);
    QFETCH(bool, ranksAsForfeit);
    QFETCH(int, fee);
    QFETCH(int, rating);
    QFETCH(int, counted);
    WaitingTournament live(facts::Format::RoundRobin);
    QCOMPARE(live.policy(R"({"default": {"fee": 1, "rating": 30}, "forfeit": {"fee": 5, "rating": 20},
                                "no-show": {"ranks": "loss", "fee": 20, "rating": 0}})"),
             QString());
    const std::string id = tournament::inOrder(live.tournament()).front()->id;
    QCOMPARE(mistakes(desk::result(live.desk(), "J. Park", id,
                                   {facts::Winner::None, decided, "neither team came to play"})),
             QString());
    const tournament::Match& match = live.match(id.c_str());
    QVERIFY(match.outcome == tournament::Outcome::DoubleForfeit);
    QVERIFY(match.decided == decided);
    QTEST(q(wording::lossWord(match)), "word");
    QCOMPARE(q(wording::outcomeWord(match)), u"double "_s + q(wording::lossWord(match)));
    QCOMPARE(q(views::stateView(live.tournament(), match).brief()), q(wording::outcomeWord(match)));
    const auto meeting = tournament::meetingOf(live.tournament(), match);
    QVERIFY(meeting);
    for (const bracket::Ending ending : meeting->endings)
        QCOMPARE(ending == bracket::Ending::Forfeit, ranksAsForfeit);
    const auto ratings = tournament::ratingsByAbsence(*live.tournament().setting, match);
    for (const scoring::Side side : scoring::bothSides) {
        const tournament::Absences absences = tournament::absencesOf(live.tournament(), match.teams[side]);
        QCOMPARE(absences.all, 1);
        QCOMPARE(absences.counted, counted);
        QCOMPARE(absences.fee, fee);
        QCOMPARE(ratings[side], rating);
    }
}

// Of Full House one came, of those they meet nobody.
void tst_absencepolicy::ofADoubleForfeitEachSideHasItsOwnClass()
{
    WaitingTournament live(facts::Format::RoundRobin);
    live.policy(R"({"grace": 0, "forfeit": {"ranks": "loss", "fee": 5, "rating": 20, "counts": false},
                       "no-show": {"fee": 20, "rating": 0}})");
    const std::string id = tournament::currentMatch(live.tournament(), "T1")->id;
    QVERIFY(desk::checkIn(live.desk(), "J. Park", "P1", {"UNC One Card", {}}));
    const auto costsOf = [&](const tournament::Absence& absence, bool ofFullHouse) {
        for (const std::string& each : desk::costOf(live.tournament(), live.match(id.c_str()), absence))
            if (q(each).startsWith(u"Full House "_s) == ofFullHouse)
                return q(each);
        return QString();
    };
    const auto absence = desk::absenceNow(live.tournament(), live.match(id.c_str()), {}, live.now());
    QVERIFY(absence);
    MENTIONS(costsOf(*absence, false));
    MENTIONS(costsOf(*absence, true));
    live.absent(id.c_str());
    const tournament::Match& match = live.match(id.c_str());
    QVERIFY(match.outcome == tournament::Outcome::DoubleForfeit);
    QVERIFY(match.decided == facts::Decided::Forfeit);
    const auto ratings = tournament::ratingsByAbsence(*live.tournament().setting, match);
    const auto meeting = tournament::meetingOf(live.tournament(), match);
    for (const scoring::Side side : scoring::bothSides) {
        const bool isNoShow = match.teams[side] != "T1";
        const std::size_t place = side == scoring::Side::A ? 0 : 1;
        const tournament::Absences absences = tournament::absencesOf(live.tournament(), match.teams[side]);
        QVERIFY(match.absent[side] == (isNoShow ? facts::Decided::NoShow : facts::Decided::Forfeit));
        QCOMPARE(absences.fee, isNoShow ? 20 : 5);
        QCOMPARE(absences.counted, isNoShow ? 1 : 0);
        QCOMPARE(ratings[side], isNoShow ? 0 : 20);
        QVERIFY(meeting->endings[place] == (isNoShow ? bracket::Ending::Forfeit : bracket::Ending::Default));
    }
    const facts::Fact wrong =
        facts::Outcome{{id, 1}, facts::Winner::A, facts::Decided::Forfeit, "x", {}, facts::Side::B};
    QVERIFY(!facts::check(wrong).empty());
}

void tst_absencepolicy::theTableNamesTheOwnClassOfEachSide()
{
    WaitingTournament live;
    live.policy(R"({"grace": 0, "forfeit": {"fee": 5}, "no-show": {"fee": 20}})");
    QVERIFY(desk::checkIn(live.desk(), "J. Park", "P1", {"UNC One Card", {}}));
    live.absent("W1-1");
    const tournament::Match& match = live.match("W1-1");
    QVERIFY(match.outcome == tournament::Outcome::DoubleForfeit);
    const auto other = match.teams.a == "T1" ? scoring::Side::B : scoring::Side::A;
    const auto whyOf = [&](const std::string& team) {
        for (const tournament::Standing& each : tournament::standings(live.tournament()))
            if (each.team == team)
                return q(wording::decidedBy(live.tournament(), each));
        return QString();
    };
    QVERIFY2(whyOf("T1").contains(u": forfeit against "_s + live.name("W1-1", other)),
             qPrintable(whyOf("T1")));
    const QString said = whyOf(match.teams[other]);
    MENTIONS(said);
    QVERIFY(!said.contains(u"double"_s));
}

void tst_absencepolicy::anAbsenceIsRated()
{
    WaitingTournament live;
    live.policy(R"({"grace": 0, "no-show": {"rating": 0, "otherRating": 40}})");
    live.come({"P1", "P2"});
    live.wait("W1-1");
    live.absent("W1-1");
    const auto ratings = tournament::ratingsByAbsence(*live.tournament().setting, live.match("W1-1"));
    QCOMPARE(ratings.a, 40);
    QCOMPARE(ratings.b, 0);
}

void tst_absencepolicy::aTeamIsRemoved()
{
    WaitingTournament live(facts::Format::RoundRobin);
    QCOMPARE(live.policy(R"({"grace": 0, "removeAfter": 2})"), QString());
    // Bag Ladies (T4) never come; those they meet do.
    int decided = 0;
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(live.tournament()))
        if (match->teams.a == "T4" || match->teams.b == "T4")
            ids.push_back(match->id);
    for (const std::string& id : ids) {
        if (tournament::match(live.tournament(), id)->state != tournament::State::Ready)
            continue;
        const std::string other = live.match(id.c_str()).teams.a == "T4" ? live.match(id.c_str()).teams.b
                                                                         : live.match(id.c_str()).teams.a;
        const std::vector<std::string> players = tournament::team(*live.tournament().setting, other)->players;
        for (const std::string& player : players)
            (void)desk::checkIn(live.desk(), "J. Park", player, {"UNC One Card", {}});
        QCOMPARE(live.wait(id.c_str()), QString());
        const QString said = live.absent(id.c_str());
        ++decided;
        QCOMPARE(said.contains(u"Bag Ladies is removed from the tournament"_s), decided == 2);
        if (decided == 2)
            break;
    }
    QCOMPARE(decided, 2);
    QVERIFY(tournament::team(*live.tournament().setting, "T4")->withdrawn);
    const facts::Entry& last = *live.tournament().record->back().entry;
    const auto& withdraw = std::get<facts::Withdraw>(last.fact);
    QVERIFY(!withdraw.reason);
    QCOMPARE(withdraw.absences.value_or(0), 2);
    SAYS(q(wording::factText(live.tournament(), last)));
    QVERIFY(desk::undo(live.desk(), "J. Park", {}));
    QVERIFY(!tournament::team(*live.tournament().setting, "T4")->withdrawn);
    QCOMPARE(tournament::absencesOf(live.tournament(), "T4").all, 1);
}

// Without a grace period a no-show is decided on the score sheet.
void tst_absencepolicy::aTeamIsRemovedByADecisionToo()
{
    WaitingTournament live(facts::Format::RoundRobin);
    live.policy(R"({"removeAfter": 1})");
    const auto decide = [&](facts::Decided outcome) {
        const tournament::Match match = *tournament::currentMatch(live.tournament(), "T4");
        const bool isA = match.teams.a == "T4";
        return mistakes(desk::result(live.desk(), "J. Park", match.id,
                                     {isA ? facts::Winner::B : facts::Winner::A, outcome, "no one came"}));
    };
    const auto isRemoved = [&] { return tournament::team(*live.tournament().setting, "T4")->withdrawn; };
    QCOMPARE(decide(facts::Decided::Ruling), QString()); // is no absence
    QVERIFY(!isRemoved());
    QCOMPARE(decide(facts::Decided::NoShow), QString());
    QVERIFY(isRemoved());
    QVERIFY(desk::undo(live.desk(), "J. Park", {}));
    QVERIFY(!isRemoved());
    QCOMPARE(tournament::absencesOf(live.tournament(), "T4").all, 0);
}

// Both are forfeits with the same fee, but only a team that was missing counts as absent.
void tst_absencepolicy::aForfeitByATeamThatCameIsNotAnAbsence()
{
    WaitingTournament live;
    live.policy(R"({"grace": 0, "forfeit": {"fee": 5}})");
    live.come({"P1", "P2", "P7"}); // of Full House both, of Bag Ladies one
    live.absent("W1-1");
    QVERIFY(live.match("W1-1").absent.b == facts::Decided::Forfeit);
    QVERIFY(desk::undo(live.desk(), "J. Park", {}));
    live.come({"P8"});
    QVERIFY(
        desk::result(live.desk(), "J. Park", "W1-1", {facts::Winner::A, facts::Decided::Forfeit, "left"}));
    QVERIFY(live.match("W1-1").absent.b == facts::Decided::Forfeit);
    const desk::ShiftReport report = desk::shiftReport(live.tournament(), "2026-11-21");
    QCOMPARE(report.absent.size(), std::size_t(1)); // under "No-shows and forfeits" all the same
    QCOMPARE(report.absent.front().times, 1);
    QCOMPARE(report.due, 5);
    QVERIFY(q(desk::reportText(report)).contains(u"\n  Fees due: 5\n"_s));
}

void tst_absencepolicy::saysWhatIsWrongWithThePolicy()
{
    WaitingTournament live;
    QVERIFY(live.policy(R"({"grace": 61})").startsWith(u"absences.grace: "_s));
    QVERIFY(live.policy(R"({"forfeit": {"ranks": "win"}})").startsWith(u"absences.forfeit.ranks: "_s));
    QVERIFY(live.policy(R"({"late": 5})").contains(u"late"_s));
    QVERIFY(live.policy("[]").startsWith(u"absences"_s));
    SAYS(live.policy(R"({"grace": 3.5})"));
    live.policy(R"({"grace": 10})");
    const std::string now = wording::inWords(live.tournament().setting->absence);
    QCOMPARE(live.policy(R"({"grace": 10})"), worded({"absence-policy-unchanged", {{"policy", now}}}));
}

void tst_absencepolicy::onlyWhatIsNamedChanges()
{
    const tournament::AbsencePolicy before = *tournament::absencePolicy(
        R"({"grace": 10, "offClock": false, "removeAfter": 2, "no-show": {"fee": 20}})");
    desk::PolicyChanges wish;
    wish.json = R"({"no-show": {"rating": 0}, "forfeit": {"fee": 5}})";
    const auto after = desk::policyWith(before, wish);
    QVERIFY(after);
    tournament::AbsencePolicy expected = before;
    expected.noShow.rating = 0;
    expected.forfeit.fee = 5;
    QVERIFY(*after == expected);
    wish = {};
    wish.removeAfter = 3;
    QCOMPARE(desk::policyWith(*after, wish)->grace, 10);
    QCOMPARE(desk::policyWith(*after, wish)->removeAfter, 3);
    QVERIFY(desk::policyWith(*after, wish)->noShow == expected.noShow);
    QVERIFY(desk::PolicyChanges().isEmpty());
}

void tst_absencepolicy::aContradictionIsRefused_data()
{
    QTest::addColumn<desk::PolicyChanges>("wish");
    QTest::addColumn<QString>("says");
    desk::PolicyChanges wish;
    wish.grace = 10;
    wish.noGrace = true;
    QTest::newRow("grace and none") << wish << worded({"policy-grace-period-and-none"});
    wish = {};
    wish.offClock = wish.onClock = true;
    QTest::newRow("off and on the clock") << wish << worded({"policy-wait-taken-off-or-not"});
    wish = {};
    wish.noGrace = wish.offClock = true;
    QTest::newRow("nothing to take off") << wish << worded({"policy-nothing-to-take-off"});
    wish = {};
    wish.grace = 10;
    wish.json = R"({"grace": 5})";
    QTest::newRow("twice") << wish << worded({"policy-grace-period-twice"});
    wish = {};
    wish.json = R"({"removeAfter": 3.5})";
    QTest::newRow("half an absence") << wish << u"absences: the number 3.5 isn’t a whole number"_s;
    wish = {};
    wish.json = R"({"removeAfter": 2, "forfeit": {"counts": false}, "no-show": {"counts": false}})";
    QTest::newRow("nothing counts") << wish << worded({"policy-no-absence-counts", {{"absences", 2}}});
}

void tst_absencepolicy::aContradictionIsRefused()
{
    QFETCH(desk::PolicyChanges, wish);
    QTEST(mistakes(desk::policyWith({}, wish)), "says");
}

void tst_absencepolicy::theReportSaysWhatIsDue()
{
    WaitingTournament live;
    live.policy(R"({"grace": 0, "no-show": {"fee": 20}})");
    live.come({"P1", "P2"});
    live.wait("W1-1");
    live.absent("W1-1");
    const auto report = desk::shiftReport(live.tournament(), "2026-11-21");
    QCOMPARE(report.due, 20);
    QCOMPARE(report.checkedIn, 2);
    QCOMPARE(report.counts.players, 8);
    const QString text = q(desk::reportText(report));
    MENTIONS_ALL(text, 2);
    QVERIFY(q(desk::reportJson(report)).contains(u"\"feesDue\":20"_s));
}

void tst_absencepolicy::takingItBackNamesIt()
{
    WaitingTournament live;
    QCOMPARE(live.policy(R"({"grace": 5})"), QString());
    const auto undone = desk::undo(live.desk(), "J. Park");
    QVERIFY(undone);
    SAYS(desk::undoneText(*undone));
    QVERIFY(!live.tournament().setting->absence.grace);
}

void tst_absencepolicy::theEffectOnRecordedAbsencesIsReported()
{
    WaitingTournament live;
    const auto set = [&](const char* json) {
        const auto done = desk::setAbsencePolicy(live.desk(), "J. Park", *tournament::absencePolicy(json));
        return done ? q(done->warning) : mistakes(done);
    };
    QCOMPARE(set(R"({"grace": 0, "no-show": {"fee": 20}})"), QString()); // nobody was absent yet
    live.come({"P1", "P2"});
    live.wait("W1-1");
    live.absent("W1-1");
    QCOMPARE(set(R"({"grace": 5, "no-show": {"fee": 20}})"), QString()); // they cost the same
    SAYS(set(R"({"grace": 5, "no-show": {"fee": 10}})"));
    QCOMPARE(tournament::absencesOf(live.tournament(), "T4").fee, 10);
}

void tst_absencepolicy::thereIsNoneBeforeTheTournament()
{
    const Folder folder;
    auto nothing = desk::Desk::create(folder.path("nothing.courtside"),
                                      desk::Draft({}, tournaments::environment(), "J. Park"),
                                      tournaments::environment());
    QVERIFY(nothing);
    QCOMPARE(refusals::codes(desk::setAbsencePolicy(*nothing, "J. Park", {})), u"tournament-has-no-record"_s);
}

TEST_CLASS(tst_absencepolicy)
#include "tst_absencepolicy.moc"
