// People at the desk, from the command line: cards, who is here, who may not play, who registers.
#include "attournament.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace attournament;

class tst_people : public QObject {
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
    QVERIFY2(
        early.err.contains(u" still to be played: what is known of people is forgotten after the tournament; "
                           "to forget it all the same, say --unfinished"_s),
        qPrintable(early.err));
    QCOMPARE(early.exit, 2);
    const Ran done = place.run(purge + QStringList{u"--unfinished"_s});
    QVERIFY2(done.out.startsWith(u"forgotten: the cards and last names of "_s), qPrintable(done.err));
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
    QCOMPARE(card(QStringList{u"--player"_s, u"di"_s} + swiped).out, u"the card is that of Di Ngo\n"_s);
    const Ran here = place.checkin(swiped); // known by a reader: the venue's own card
    QVERIFY2(here.out.startsWith(u"Di Ngo (Nil by Mouth) is here"_s), qPrintable(here.err));
    const Ran again = card(QStringList{u"--player"_s, u"ana"_s} + swiped);
    QCOMPARE(again.err, u"the card is already that of Di Ngo\n"_s);
    QCOMPARE(again.exit, 2);
    const QStringList second{u"--player"_s, u"di"_s, u"--card"_s, u";600990002=2512?"_s};
    QCOMPARE(card(second).err,
             u"Di Ngo has another card, which was linked at the desk: say --replace, or --forget first\n"_s);
    QCOMPARE(card(second + QStringList{u"--replace"_s}).out, u"the card is that of Di Ngo\n"_s);
    QCOMPARE(card({u"--player"_s, u"di"_s, u"--forget"_s}).out, u"the card of Di Ngo is forgotten\n"_s);
    QCOMPARE(place.checkin(swiped).exit, 2);
    const Ran bank = card({u"--player"_s, u"ana"_s, u"--card"_s, u";4111111111111111=2512?"_s});
    QVERIFY(bank.err.contains(u"that is a payment card: nothing of it is kept"_s));
    QVERIFY(!bank.err.contains(u"4111"_s));
}

void tst_people::keepsOutWhoIsSanctioned()
{
    const Place place;
    place.makeTournament();
    const auto sanction = [&](const QStringList& more) {
        return place.run(QStringList{u"sanction"_s, u"tournament.courtside"_s} + more);
    };
    QCOMPARE(sanction({}).out, u"nobody is sanctioned\n"_s);
    const Ran barred =
        sanction({u"--team"_s, u"nil"_s, u"--until"_s, u"2999-12-31"_s, u"--reason"_s, u"two forfeits"_s});
    QCOMPARE(barred.out, u"sanction of Nil by Mouth, until 2999-12-31: two forfeits (J. Park)\n"_s);
    const Ran out = place.checkin({u"--player"_s, u"cy"_s, u"--shown"_s, u"unc"_s});
    QVERIFY2(out.err.contains(u"Cy Dale may not play with Nil by Mouth until 2999-12-31: two forfeits"_s),
             qPrintable(out.err));
    QCOMPARE(out.exit, 2);
    QCOMPARE(place
                 .checkin({u"--player"_s, u"cy"_s, u"--shown"_s, u"unc"_s, u"--override"_s,
                           u"the director lifted it"_s})
                 .exit,
             0);
    const Ran report = place.run({u"report"_s, u"tournament.courtside"_s});
    QVERIFY2(report.out.contains(u"let in against a sanction: the director lifted it (J. Park)"_s),
             qPrintable(report.out));
    QVERIFY(sanction({u"--player"_s, u"cy"_s}).err.contains(u"--reason is missing"_s));
    const Ran lifted = sanction({u"--team"_s, u"nil"_s, u"--lift"_s, u"--reason"_s, u"served"_s});
    QCOMPARE(lifted.exit, 0);
    QVERIFY2(
        lifted.out.startsWith(u"lifted: sanction of Nil by Mouth, until 2999-12-31: two forfeits (J. Park)\n"
                              "nobody is sanctioned\n"_s),
        qPrintable(lifted.out));
    QVERIFY(sanction({u"--team"_s, u"nil"_s, u"--until"_s, u"2020-12-31"_s, u"--reason"_s, u"two forfeits"_s})
                .err.contains(u"until 2020-12-31: that day is over"_s));
    QCOMPARE(sanction({}).out, u"nobody is sanctioned\n"_s);
}

// A sanction says nothing of their ID, so the one is not recorded as a breach of both.
void tst_people::asksWhatTheyShowWhoAreLetInAgainstASanction()
{
    const Place place;
    place.makeTournament();
    for (const char* player : {"cy", "di", "ana"})
        place.run({u"sanction"_s, u"tournament.courtside"_s, u"--player"_s, QString::fromUtf8(player),
                   u"--reason"_s, u"a fight"_s});
    const auto letIn = [&](const char* player, const QStringList& more) {
        return place.checkin(
            QStringList{u"--player"_s, QString::fromUtf8(player), u"--override"_s, u"lifted by phone"_s} +
            more);
    };
    const Ran asked = letIn("cy", {});
    QCOMPARE(asked.exit, 2);
    QVERIFY2(
        asked.err.startsWith(u"--shown is missing: Cy Dale may not play: suspended; which ID did Cy Dale "
                             "show? Accepted: \"UNC One Card\", \"Valid government-issued ID\" "
                             "(unc-"_s),
        qPrintable(asked.err));
    QVERIFY2(asked.err.endsWith(u"; say --shown KIND, or --shown none where nothing was shown\n"_s),
             qPrintable(asked.err));
    const Ran shown = letIn("cy", {u"--shown"_s, u"unc"_s});
    QVERIFY2(shown.out.contains(u"; let in against a sanction: lifted by phone"_s),
             qPrintable(shown.out + shown.err));
    const Ran nothing = letIn("di", {u"--shown"_s, u"none"_s});
    QVERIFY2(nothing.out.contains(u"; let in against the venue's ID rule ("_s) &&
                 nothing.out.contains(u") and against a sanction: lifted by phone"_s),
             qPrintable(nothing.out + nothing.err));
    // Whose card was read by a reader has shown it.
    const Ran swiped =
        place.checkin({u"--card"_s, u";730114820=2512?"_s, u"--override"_s, u"lifted by phone"_s});
    QVERIFY2(swiped.out.contains(u"; let in against a sanction: lifted by phone"_s),
             qPrintable(swiped.out + swiped.err));
    // Of others nothing that is shown is what is to be overridden.
    QVERIFY(letIn("ben", {}).out.contains(u"; let in against the venue's ID rule ("_s));
}

void tst_people::waitsAndDecidesWhoDidNotCome()
{
    const Place place;
    place.makeTournament();
    const auto run = [&](const char* command, const QStringList& more) {
        return place.run(QStringList{QString::fromUtf8(command), u"tournament.courtside"_s} + more);
    };
    const QStringList first{u"--match"_s, u"1"_s};
    QVERIFY(run("wait", first).err.contains(u"this tournament has no grace period"_s));
    QVERIFY(run("absence", {u"--grace"_s, u"61"_s}).exit != 0);
    const Ran both = run("absence", {u"--grace"_s, u"10"_s, u"--no-grace"_s});
    QCOMPARE(both.exit, 2);
    QVERIFY2(both.err.contains(u"a grace period and none contradict each other: say one of them"_s),
             qPrintable(both.err));
    const Ran set = run("absence", {u"--grace"_s, u"0"_s, u"--remove-after"_s, u"2"_s});
    QVERIFY2(set.out.startsWith(u"0 minutes of grace; out after 2; default: ranks as a loss"_s),
             qPrintable(set.out + set.err));
    for (const char* player : {"ana", "ben"})
        place.checkin({u"--player"_s, QString::fromUtf8(player), u"--shown"_s, u"unc"_s});
    QVERIFY(run("wait", first).out.startsWith(u"match 1: "_s));
    QCOMPARE(run("wait", first + QStringList(u"--undo"_s)).out, u"match 1: nobody waits any more\n"_s);
    QCOMPARE(run("wait", first).exit, 0);
    const Ran decided = run("absent", first);
    QVERIFY2(decided.out.contains(u"no-show: Nil by Mouth: missing 2 players after 0 minutes"_s),
             qPrintable(decided.out + decided.err));
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
    QVERIFY2(unknown.err.contains(u"there is closing, attendance, missing, overrides, fees"_s),
             qPrintable(unknown.err));
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
    QCOMPARE(
        refused.err,
        u"teams.csv:2: A: 2 players of Club (Ana, Ben), and a team has 1 at most (classic, agreed for this "
        "tournament)%1\n"
        "teams.csv:4: B: 3 players, and a team has 2 at most (classic, agreed for this tournament)%1\n"
        "teams.csv:7: C: affiliation not given for Fay, and a team has 1 player of Club at most (classic, "
        "agreed for this tournament)%1\n"_s.arg(
            u"; leave it out here; once there is a tournament it can enter late with an override"_s));
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
    QVERIFY2(without.err.contains(u"Late Bloomers: 2 players of Club (Kim Vo, Lou Beck)"_s),
             qPrintable(without.err));
    const Ran with = place.run(late + QStringList{u"--override"_s, u"the club brought the tables"_s});
    QVERIFY2(with.exit == 0 && with.out.contains(u"let in: the club brought the tables"_s),
             qPrintable(with.err + with.out));
    QCOMPARE(
        place
            .run(
                {u"late"_s, u"tournament.courtside"_s, u"X"_s, u"--player"_s, u"Y"_s, u"--of"_s, u"Z=Club"_s})
            .err,
        u"--of \"Z=Club\" names no player of the new team: say NAME=TEXT, the name as --player has it\n"_s);
    const QStringList change{
        u"substitute"_s, u"tournament.courtside"_s, u"A"_s,   u"--out"_s, u"Ana"_s, u"--in"_s, u"Zoe"_s,
        u"--new"_s,      u"--affiliation"_s,        u"Club"_s};
    QCOMPARE(place.run(change).exit, 0);
    const Ran report = place.run({u"report"_s, u"tournament.courtside"_s});
    QCOMPARE(report.out.count(u"let in: "_s), 1);
    QVERIFY(place.run({u"verify"_s, u"tournament.courtside"_s}).exit == 0);
}

void tst_people::checksIn()
{
    const Place place;
    QCOMPARE(place.makeTournament().exit, 0);
    const Ran here = place.checkin({u"--card"_s, u"%B730114820^RUIZ/ANA^2512?"_s, u"--shown"_s, u"unc"_s});
    QCOMPARE(here.err, QString());
    QCOMPARE(here.out, u"Ana Ruiz (Full House) is here for match 1; missing: Ben Oyelaran\n"_s);
    const Ran twice =
        place.checkin({u"--player"_s, u"ana"_s, u"--team"_s, u"full"_s, u"--shown"_s, u"gov"_s});
    QCOMPARE(twice.exit, 2);
    QCOMPARE(twice.err, u"Ana Ruiz is checked in already\n"_s);
    QCOMPARE(place.checkin({u"--player"_s, u"ana"_s}).err, twice.err); // and no question what she shows
    const Ran undone = place.checkin({u"--player"_s, u"P1"_s, u"--undo"_s});
    QCOMPARE(undone.out, u"Ana Ruiz (Full House) is not checked in any more for match 1\n"_s);
    const Ran json =
        place.checkin({u"--player"_s, u"Di Ngo"_s, u"--override"_s, u"seen every week"_s, u"--json"_s});
    QVERIFY(object(json.out)[u"ok"_s].toBool());
    const Ran unknown = place.checkin({u"--card"_s, u"1234"_s, u"--shown"_s, u"unc"_s});
    QCOMPARE(unknown.exit, 2);
    QVERIFY(unknown.err.endsWith(u"check the player in by name\n"_s));
    const Ran status = place.run({u"status"_s, u"tournament.courtside"_s, u"--json"_s});
    const QJsonValue players = object(status.out)[u"teams"_s][1][u"players"_s];
    QVERIFY(!players[0][u"checkedIn"_s].toBool() && players[1][u"checkedIn"_s].toBool());
}

void tst_people::refusesUnclearWordsAtCheckIn_data()
{
    QTest::addColumn<QString>("says");
    const auto row = [](const char* words, const QString& says) { QTest::newRow(words) << says; };
    const QString who = u"who is here? say --card or --player, one of them"_s;
    row("", who);
    row("--card 1 --player Ana", who);
    row("--card 1 --team Full", u"--team goes with --player, not with --card"_s);
    row("--player Ana --undo --shown unc",
        u"--undo takes back; it goes with neither --shown nor --override"_s);
    row("--player Ana --shown none",
        u"--shown none goes with --override, which says why they may play without an ID"_s);
    row("--player Zoe", u"no player is called \"Zoe\""_s);
    row("--player Ana --team Spades", u"no team is called \"Spades\""_s);
    row("--player Ana --team Nil", u"no player is called \"Ana\""_s);
    row("--player Ana", u"which ID did Ana Ruiz show?"_s);
}

void tst_people::refusesUnclearWordsAtCheckIn()
{
    QFETCH(QString, says);
    const Place place;
    QCOMPARE(place.makeTournament().exit, 0);
    const Ran ran = place.checkin(QString::fromUtf8(QTest::currentDataTag()).split(u' ', Qt::SkipEmptyParts));
    QVERIFY2(ran.err.startsWith(says), qPrintable(ran.err));
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
    QCOMPARE(called.err, u"match 1: Alone has one player, it takes two\n"_s);
}

TEST_CLASS(tst_people)
#include "tst_people.moc"
