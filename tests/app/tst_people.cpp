// People at the desk, from the command line: cards, who is here, who may not play, who registers.
#include "attournament.h"
#include "program/testclass.h"

#include "golden/says.h"

using namespace Qt::StringLiterals;
using namespace attournament;

class tst_people : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void linksACard();
    void keepsOutWhoIsSanctioned();
    void asksWhatTheyShowWhoAreLetInAgainstASanction();
    void waitsAndDecidesWhoDidNotCome();
    void asksWhoRegisters();
    void checksIn();
    void refusesUnclearWordsAtCheckIn_data();
    void refusesUnclearWordsAtCheckIn();
    void cannotCallATeamOfOne();
    void areForgottenAfterTheEvent();
};

void tst_people::areForgottenAfterTheEvent()
{
    const Place place;
    place.makeTournament();
    const QStringList purge{u"purge"_s, u"tournament.courtside"_s, u"--last-names"_s};
    const Ran early = place.run(purge);
    MENTIONS(early.err);
    QCOMPARE(early.exit, 2);
    const Ran done = place.run(purge + QStringList{u"--unfinished"_s});
    MENTIONS(done.out);
    QCOMPARE(done.exit, 0);
}

void tst_people::linksACard()
{
    const Place place;
    place.makeTournament();
    const auto card = [&](const QStringList& more) {
        return place.run(QStringList{u"card"_s, u"tournament.courtside"_s} + more);
    };
    const QStringList swiped{u"--card"_s, u";600990001=2512?"_s};
    SAYS(card(QStringList{u"--player"_s, u"di"_s} + swiped).out);
    const Ran here = place.checkin(swiped); // known by a reader: the venue's own card
    MENTIONS(here.out);
    const Ran again = card(QStringList{u"--player"_s, u"ana"_s} + swiped);
    SAYS(again.err);
    QCOMPARE(again.exit, 2);
    const QStringList second{u"--player"_s, u"di"_s, u"--card"_s, u";600990002=2512?"_s};
    SAYS(card(second).err);
    SAYS(card(second + QStringList{u"--replace"_s}).out);
    SAYS(card({u"--player"_s, u"di"_s, u"--forget"_s}).out);
    QCOMPARE(place.checkin(swiped).exit, 2);
    const Ran bank = card({u"--player"_s, u"ana"_s, u"--card"_s, u";4111111111111111=2512?"_s});
    MENTIONS(bank.err);
    QVERIFY(!bank.err.contains(u"4111"_s));
}

void tst_people::keepsOutWhoIsSanctioned()
{
    const Place place;
    place.makeTournament();
    const auto sanction = [&](const QStringList& more) {
        return place.run(QStringList{u"sanction"_s, u"tournament.courtside"_s} + more);
    };
    SAYS(sanction({}).out);
    const Ran suspended =
        sanction({u"--team"_s, u"nil"_s, u"--until"_s, u"2999-12-31"_s, u"--reason"_s, u"two forfeits"_s});
    SAYS(suspended.out);
    const Ran out = place.checkin({u"--player"_s, u"cy"_s, u"--shown"_s, u"unc"_s});
    MENTIONS(out.err);
    QCOMPARE(out.exit, 2);
    QCOMPARE(place
                 .checkin({u"--player"_s, u"cy"_s, u"--shown"_s, u"unc"_s, u"--override"_s,
                           u"the director lifted it"_s})
                 .exit,
             0);
    const Ran report = place.run({u"report"_s, u"tournament.courtside"_s});
    MENTIONS(report.out);
    MENTIONS(sanction({u"--player"_s, u"cy"_s}).err);
    const Ran lifted = sanction({u"--team"_s, u"nil"_s, u"--lift"_s, u"--reason"_s, u"served"_s});
    QCOMPARE(lifted.exit, 0);
    MENTIONS(lifted.out);
    MENTIONS(
        sanction({u"--team"_s, u"nil"_s, u"--until"_s, u"2020-12-31"_s, u"--reason"_s, u"two forfeits"_s})
            .err);
    SAYS(sanction({}).out);
}

// Overriding a sanction does not excuse a missing ID, so the command asks which ID was shown.
void tst_people::asksWhatTheyShowWhoAreLetInAgainstASanction()
{
    const Place place;
    place.makeTournament();
    for (const char* player : {"cy", "di", "ana"})
        place.run({u"sanction"_s, u"tournament.courtside"_s, u"--player"_s, QString::fromUtf8(player),
                   u"--reason"_s, u"a fight"_s});
    const auto checkInAnyway = [&](const char* player, const QStringList& more) {
        return place.checkin(
            QStringList{u"--player"_s, QString::fromUtf8(player), u"--override"_s, u"lifted by phone"_s} +
            more);
    };
    const Ran asked = checkInAnyway("cy", {});
    QCOMPARE(asked.exit, 2);
    MENTIONS_ALL(asked.err, 2);
    const Ran shown = checkInAnyway("cy", {u"--shown"_s, u"unc"_s});
    MENTIONS(shown.out);
    const Ran nothing = checkInAnyway("di", {u"--shown"_s, u"none"_s});
    MENTIONS_ALL(nothing.out, 2);
    // A card that was swiped counts as shown.
    const Ran swiped =
        place.checkin({u"--card"_s, u";730114820=2512?"_s, u"--override"_s, u"lifted by phone"_s});
    MENTIONS(swiped.out);
    // Without a sanction, the missing ID is what is overridden.
    MENTIONS(checkInAnyway("ben", {}).out);
}

void tst_people::waitsAndDecidesWhoDidNotCome()
{
    const Place place;
    place.makeTournament();
    const auto run = [&](const char* command, const QStringList& more) {
        return place.run(QStringList{QString::fromUtf8(command), u"tournament.courtside"_s} + more);
    };
    const QStringList first{u"--match"_s, u"1"_s};
    MENTIONS(run("wait", first).err);
    QVERIFY(run("absence", {u"--grace"_s, u"61"_s}).exit != 0);
    const Ran both = run("absence", {u"--grace"_s, u"10"_s, u"--no-grace"_s});
    QCOMPARE(both.exit, 2);
    MENTIONS(both.err);
    const Ran set = run("absence", {u"--grace"_s, u"0"_s, u"--remove-after"_s, u"2"_s});
    MENTIONS(set.out);
    for (const char* player : {"ana", "ben"})
        place.checkin({u"--player"_s, QString::fromUtf8(player), u"--shown"_s, u"unc"_s});
    QVERIFY(run("wait", first).out.startsWith(u"match 1: "_s));
    SAYS(run("wait", first + QStringList(u"--undo"_s)).out);
    QCOMPARE(run("wait", first).exit, 0);
    const Ran decided = run("absent", first);
    MENTIONS(decided.out);
    const QJsonObject report = object(run("report", {u"--json"_s}).out);
    QCOMPARE(report.value(u"format"_s).toString(), u"courtside-report/1"_s);
    QCOMPARE(report.value(u"absent"_s).toArray().size(), 1);
    QCOMPARE(report.value(u"here"_s).toInt(), 2);
    const QJsonArray came =
        object(run("report", {u"attendance"_s, u"--json"_s}).out).value(u"attendance"_s).toArray();
    QCOMPARE(came.size(), 4);
    QVERIFY(run("report", {u"fees"_s}).out.contains(u"fees due"_s));
    const Ran unknown = run("report", {u"everything"_s});
    QCOMPARE(unknown.exit, 2);
    MENTIONS(unknown.err);
}

// At a tournament that asks for two players a team, one of them a club's.
void tst_people::asksWhoRegisters()
{
    const Place place;
    const QStringList limits{u"--rules"_s, u"classic"_s,
                             u"--set"_s,   u"roster.maxPlayers=2"_s,
                             u"--set"_s,   u"roster.limits=1 Club"_s};
    place.put("teams.csv",
              "Team,Name,Affiliation\nA,Ana,Club\nA,Ben,Club\nB,Cy,Staff\nB,Di,Staff\nB,Ed,Staff\n"
              "C,Fay,\nC,Gus,Club\n");
    const Ran refused = place.makeTournament(limits);
    QCOMPARE(refused.exit, 2);
    SAYS(refused.err);
    QVERIFY(!place.has("tournament.courtside"));
    place.put("teams.csv", "Team,Hall,Player 1,Player 2\nA,W,Ana,Ben\nC,W,Fay,Gus\nD,W,Hua,Ira\n");
    QCOMPARE(place.makeTournament(limits).exit, 0);
    const QStringList late{u"late"_s,          u"tournament.courtside"_s,
                           u"Late Bloomers"_s, u"--player"_s,
                           u"Kim Vo"_s,        u"--player"_s,
                           u"Lou Beck"_s,      u"--of"_s,
                           u"Kim Vo=Club"_s,   u"--of"_s,
                           u"Lou Beck=Club"_s};
    const Ran without = place.run(late);
    QCOMPARE(without.exit, 2);
    MENTIONS(without.err);
    const Ran with = place.run(late + QStringList{u"--override"_s, u"the club brought the tables"_s});
    QVERIFY(with.exit == 0);
    MENTIONS(with.out);
    SAYS(place
             .run({u"late"_s, u"tournament.courtside"_s, u"X"_s, u"--player"_s, u"Y"_s, u"--of"_s,
                   u"Z=Club"_s})
             .err);
    const QStringList change{
        u"substitute"_s, u"tournament.courtside"_s, u"A"_s,   u"--out"_s, u"Ana"_s, u"--in"_s, u"Zoe"_s,
        u"--new"_s,      u"--affiliation"_s,        u"Club"_s};
    QCOMPARE(place.run(change).exit, 0);
    const Ran report = place.run({u"report"_s, u"tournament.courtside"_s});
    QCOMPARE(report.out.count(u"roster exception: "_s), 1);
    QVERIFY(place.run({u"verify"_s, u"tournament.courtside"_s}).exit == 0);
}

void tst_people::checksIn()
{
    const Place place;
    QCOMPARE(place.makeTournament().exit, 0);
    const Ran here = place.checkin({u"--card"_s, u"%B730114820^RUIZ/ANA^2512?"_s, u"--shown"_s, u"unc"_s});
    QCOMPARE(here.err, QString());
    SAYS(here.out);
    const Ran twice =
        place.checkin({u"--player"_s, u"ana"_s, u"--team"_s, u"full"_s, u"--shown"_s, u"gov"_s});
    QCOMPARE(twice.exit, 2);
    SAYS(twice.err);
    QCOMPARE(place.checkin({u"--player"_s, u"ana"_s}).err, twice.err); // and no question what she shows
    const Ran undone = place.checkin({u"--player"_s, u"P1"_s, u"--undo"_s});
    SAYS(undone.out);
    const Ran json =
        place.checkin({u"--player"_s, u"Di Ngo"_s, u"--override"_s, u"seen every week"_s, u"--json"_s});
    QVERIFY(object(json.out)[u"ok"_s].toBool());
    const Ran unknown = place.checkin({u"--card"_s, u"1234"_s, u"--shown"_s, u"unc"_s});
    QCOMPARE(unknown.exit, 2);
    MENTIONS(unknown.err);
    const Ran status = place.run({u"status"_s, u"tournament.courtside"_s, u"--json"_s});
    const QJsonValue players = object(status.out)[u"teams"_s][1][u"players"_s];
    QVERIFY(!players[0][u"checkedIn"_s].toBool() && players[1][u"checkedIn"_s].toBool());
}

void tst_people::refusesUnclearWordsAtCheckIn_data()
{
    QTest::addColumn<QString>("words");
    const auto row = [](const char* words) { QTest::newRow(words) << QString::fromUtf8(words); };

    row("");
    row("--card 1 --player Ana");
    row("--card 1 --team Full");
    row("--player Ana --undo --shown unc");
    row("--player Ana --shown none");
    row("--player Zoe");
    row("--player Ana --team Spades");
    row("--player Ana --team Nil");
    row("--player Ana");
}

void tst_people::refusesUnclearWordsAtCheckIn()
{
    const Place place;
    QCOMPARE(place.makeTournament().exit, 0);
    const Ran ran = place.checkin(QString::fromUtf8(QTest::currentDataTag()).split(u' ', Qt::SkipEmptyParts));
    MENTIONS(ran.err);
    QCOMPARE(ran.err.count(u'\n'), 1);
    QCOMPARE(ran.exit, 2);
}

void tst_people::cannotCallATeamOfOne()
{
    const Place place;
    place.put("teams.csv", "Team,Name\nAlone,Ana\nB,Cy\nB,Di\n");
    QCOMPARE(place.makeTournament({u"--rules"_s, u"classic"_s}).exit, 0);
    const Ran called = place.run({u"call"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s});
    QCOMPARE(called.exit, 2);
    SAYS(called.err);
}

TEST_CLASS(tst_people)
#include "tst_people.moc"
