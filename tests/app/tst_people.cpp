// Nights made, shown and checked in to from the command line: words in, text out, exit codes, files.
#include "program.h"

#include "place/place.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using program::Ran;

namespace {

const QByteArray twoTeams = "Team,Name,ID\nFull House,Ana Ruiz,730114820\nFull House,Ben Oyelaran,\n"
                            "Nil by Mouth,Cy Dale,0042\nNil by Mouth,Di Ngo,\n";

/// A folder with a night in it, and the commands that are given there.
class Place {
public:
    Place() { put("teams.csv", twoTeams); }

    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    bool has(const char* name) const { return QFile::exists(path(name)); }
    QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden); }
    void put(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    Ran run(const QStringList& words, const QByteArray& input = {}) const
    {
        return program::run(words, input, m_folder.path(),
                            {{u"COURTSIDE_BY"_s, u"J. Park"_s}, {u"COURTSIDE_KEY_FILE"_s, path("card.key")}});
    }
    /// `new night.courtside` from teams.csv, with these words more.
    Ran makeNight(const QStringList& more = {u"--rules"_s, u"unc"_s}) const
    {
        return run(QStringList{u"new"_s, u"night.courtside"_s, u"--name"_s, u"Fall Spades"_s, u"--teams"_s,
                               u"teams.csv"_s, u"--format"_s, u"single-elimination"_s} +
                   more);
    }
    Ran checkin(const QStringList& more) const
    {
        return run(QStringList{u"checkin"_s, u"night.courtside"_s} + more);
    }

private:
    QTemporaryDir m_folder;
};

QJsonObject object(const QString& json)
{
    return QJsonDocument::fromJson(json.toUtf8()).object();
}

} // namespace

class tst_people : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesANightAndShowsIt();
    void namesEveryBadRowAndMakesNoFile();
    void writesOverNothing();
    void linksACard();
    void keepsOutWhoIsSanctioned();
    void waitsAndDecidesWhoDidNotCome();
    void refusesWords_data();
    void refusesWords();
    void tellsWarningsAndGoesOn();
    void readsEveryEncoding();
    void readsTheRosterFromStandardInput();
    void takesARuleFile();
    void drawsByLotAgain();
    void agreesOnSeveralThings();
    void asksWhoRegisters();
    void checksIn();
    void refusesUnclearWordsAtTheDoor_data();
    void refusesUnclearWordsAtTheDoor();
    void cannotCallATeamOfOne();
    void looksAtAFileThatMayNotBeWritten();
    void showsALedgerAndALog();
};

void tst_people::makesANightAndShowsIt()
{
    const Place place;
    const Ran made = place.makeNight();
    QCOMPARE(made.err, QString());
    QCOMPARE(made.out, u"Fall Spades: 2 teams, 4 players, 1 match at 1 table, UNC intramural Spades\n"_s);
    QCOMPARE(made.exit, 0);
    const Ran status = place.run({u"status"_s, u"night.courtside"_s, u"--json"_s});
    QCOMPARE(status.exit, 0);
    QCOMPARE(object(status.out)[u"teams"_s].toArray().size(), 2);
    QCOMPARE(object(status.out)[u"matches"_s][0][u"phase"_s].toString(), u"championship"_s);
    const Ran text = place.run({u"status"_s, u"night.courtside"_s});
    QVERIFY(text.out.contains(u"Ana Ruiz …820 not here, Ben Oyelaran not here\n"_s));
}

void tst_people::namesEveryBadRowAndMakesNoFile()
{
    const Place place;
    place.put("teams.csv", "Team,Name,ID\nFull House,Ana,1\n,Bo,2\nB,,3\nB,Cy,1.23E+08\n");
    const Ran made = place.makeNight();
    QCOMPARE(made.exit, 2);
    QCOMPARE(made.out, QString());
    const QStringList lines = made.err.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].startsWith(u"teams.csv:3: "_s));
    QVERIFY(lines[1].startsWith(u"teams.csv:4: "_s));
    QVERIFY(lines[2].startsWith(u"teams.csv:5: "_s) && lines[2].contains(u"1.23E+08"_s));
    QCOMPARE(place.files(), QStringList{u"teams.csv"_s});
}

void tst_people::writesOverNothing()
{
    const Place place;
    place.put("night.courtside", "a letter to my aunt");
    const Ran made = place.makeNight();
    QCOMPARE(made.exit, 3);
    QCOMPARE(made.err, u"\"night.courtside\" is there already, and is not written over.\n"_s);
    QFile file(place.path("night.courtside"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("a letter to my aunt"));
}

void tst_people::linksACard()
{
    const Place place;
    place.makeNight();
    const auto card = [&](const QStringList& more) {
        return place.run(QStringList{u"card"_s, u"night.courtside"_s} + more);
    };
    const QStringList swiped{u"--card"_s, u";600990001=2512?"_s};
    QCOMPARE(card(QStringList{u"--player"_s, u"di"_s} + swiped).out, u"the card is that of Di Ngo\n"_s);
    const Ran here = place.checkin(swiped); // known by a reader: the venue's own card
    QVERIFY2(here.out.startsWith(u"Di Ngo (Nil by Mouth) is here"_s), qPrintable(here.err));
    const Ran again = card(QStringList{u"--player"_s, u"ana"_s} + swiped);
    QCOMPARE(again.err, u"the card is already that of Di Ngo\n"_s);
    QCOMPARE(again.exit, 2);
    QCOMPARE(card({u"--player"_s, u"di"_s, u"--forget"_s}).out, u"the card of Di Ngo is forgotten\n"_s);
    QCOMPARE(place.checkin(swiped).exit, 2);
    const Ran bank = card({u"--player"_s, u"ana"_s, u"--card"_s, u";4111111111111111=2512?"_s});
    QVERIFY(bank.err.contains(u"that is a payment card: nothing of it is kept"_s));
    QVERIFY(!bank.err.contains(u"4111"_s));
}

void tst_people::keepsOutWhoIsSanctioned()
{
    const Place place;
    place.makeNight();
    const auto sanction = [&](const QStringList& more) {
        return place.run(QStringList{u"sanction"_s, u"night.courtside"_s} + more);
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
    const Ran report = place.run({u"report"_s, u"night.courtside"_s});
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

void tst_people::waitsAndDecidesWhoDidNotCome()
{
    const Place place;
    place.makeNight();
    const auto run = [&](const char* command, const QStringList& more) {
        return place.run(QStringList{QString::fromUtf8(command), u"night.courtside"_s} + more);
    };
    const QStringList first{u"--match"_s, u"1"_s};
    QVERIFY(run("wait", first).err.contains(u"this night has no time of grace"_s));
    QVERIFY(run("absence", {u"--grace"_s, u"61"_s}).exit != 0);
    const Ran both = run("absence", {u"--grace"_s, u"10"_s, u"--no-grace"_s});
    QCOMPARE(both.exit, 2);
    QVERIFY2(both.err.contains(u"a time of grace and none contradict each other: say one of them"_s),
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
    QVERIFY2(decided.out.contains(u"no-show: Nil by Mouth: missing Cy Dale, Di Ngo after 0 minutes"_s),
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

void tst_people::refusesWords_data()
{
    QTest::addColumn<QString>("says");
    const auto row = [](const char* words, const QString& says) { QTest::newRow(words) << says; };
    row("--rules yale", u"there is no rule set \"yale\"; there are washburn"_s);
    row("", u"--rules is missing"_s);
    row("--rules unc --set bags.limit=5", u"rules, agreed.bags.limit: may not be agreed here"_s);
    row("--rules washburn --set end.target=350", u"nothing may be agreed at "_s);
    row("--rules unc --seeding best",
        u"--seeding: \"best\" is none of these: listed, random, random:SEED, standings:NIGHT"_s);
    row("--rules unc --seeding random:", u"--seeding: \"random:\" is none of these"_s);
    row("--rules unc --tables many", u"--tables: \"many\" is no whole number"_s);
    row("--rules unc --tables 0", u"tables: 0 is outside 1 to 999"_s);
    row("--rules unc --third-place", u"draw: "_s);
    row("--rules unc --by \n", u"--by: the name of the supervisor is empty"_s);
    row("--rules unc more", u"\"more\" is one word too many"_s);
}

void tst_people::refusesWords()
{
    QFETCH(QString, says);
    const Place place;
    const Ran made =
        place.makeNight(QString::fromUtf8(QTest::currentDataTag()).split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(made.out, QString());
    QVERIFY2(made.err.contains(says), qPrintable(made.err));
    QCOMPARE(made.err.count(u'\n'), 1);
    QCOMPARE(made.exit, 2);
    QVERIFY(!place.has("night.courtside"));
}

void tst_people::tellsWarningsAndGoesOn()
{
    const Place place;
    place.put("teams.csv", "Team,Name,Shirt\nAlone,Ana,XL\nB,Cy,S\nB,Di,M\n");
    const Ran made = place.makeNight();
    QCOMPARE(made.exit, 0);
    QCOMPARE(made.err,
             u"note: teams.csv:2: the team \"Alone\" has one player, and cannot play before it has two\n"
             "note: teams.csv: not read: \"Shirt\"\n"_s);
    QVERIFY(place.has("night.courtside"));
}

void tst_people::readsEveryEncoding()
{
    const QString text = u"Team;Name\r\nCafé;Zoë\r\nCafé;Bo\r\nB;Cy\r\nB;Di\r\n"_s;
    const QByteArray utf16(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
    for (const QByteArray& bytes : {text.toUtf8(), QByteArray("\xff\xfe" + utf16), text.toLatin1()}) {
        const Place place;
        place.put("teams.csv", bytes);
        const Ran made = place.makeNight();
        QVERIFY2(made.exit == 0, qPrintable(made.err));
        const Ran status = place.run({u"status"_s, u"night.courtside"_s, u"--json"_s});
        QCOMPARE(object(status.out)[u"teams"_s][0][u"players"_s][0][u"name"_s].toString(), u"Zoë"_s);
    }
}

void tst_people::readsTheRosterFromStandardInput()
{
    const Place place;
    const Ran made =
        place.run({u"new"_s, u"night.courtside"_s, u"--name"_s, u"Fall"_s, u"--teams"_s, u"-"_s,
                   u"--format"_s, u"single-elimination"_s, u"--rules"_s, u"classic"_s, u"--json"_s},
                  twoTeams);
    QCOMPARE(made.exit, 0);
    const QJsonObject told = object(made.out);
    QVERIFY(told[u"ok"_s].toBool());
    QCOMPARE(told[u"seq"_s].toInt(), 1 + 1 + 4 + 2 + 1);
    QCOMPARE(told[u"changed"_s].toArray(), QJsonArray{u"W1-1"_s});
}

void tst_people::takesARuleFile()
{
    const Place place;
    QVERIFY(QFile::copy(QString::fromStdString(place::inSource("resources/rules/washburn.json")),
                        place.path("mine.json")));
    QCOMPARE(place.makeNight({u"--rules"_s, u"mine.json"_s}).exit, 0);
    const Place other;
    other.put("mine.json", "{\n\"format\": \"courtside-rules/2\"}");
    const Ran refused = other.makeNight({u"--rules"_s, u"mine.json"_s});
    QCOMPARE(refused.exit, 2);
    QVERIFY2(refused.err.contains(u"mine.json:2: format: "_s), qPrintable(refused.err));
}

void tst_people::drawsByLotAgain()
{
    const Place place;
    QByteArray roster = "Team,Name\n";
    for (char team = 'A'; team <= 'P'; ++team)
        for (const char* player : {"x", "y"})
            roster += QByteArray(1, team) + ',' + team + player + '\n';
    place.put("teams.csv", roster);
    const auto seeds = [&](const QString& file, const QString& how) {
        const Ran made =
            place.run({u"new"_s, file, u"--name"_s, u"Fall"_s, u"--teams"_s, u"teams.csv"_s, u"--format"_s,
                       u"single-elimination"_s, u"--rules"_s, u"classic"_s, u"--seeding"_s, how});
        QStringList order;
        const QJsonArray teams =
            object(place.run({u"status"_s, file, u"--json"_s}).out)[u"teams"_s].toArray();
        for (const auto& team : teams)
            order << QString::number(team[u"seed"_s].toInt());
        return std::pair(order.join(u' '), made.out);
    };
    const auto [first, told] = seeds(u"one.courtside"_s, u"random"_s);
    const QString again = told.section(u"--seeding "_s, 1).section(u' ', 0, 0);
    QVERIFY2(again.startsWith(u"random:"_s), qPrintable(told));
    QCOMPARE(seeds(u"two.courtside"_s, again).first, first);
    QVERIFY(seeds(u"three.courtside"_s, u"random:fall"_s).first != first);
}

void tst_people::agreesOnSeveralThings()
{
    const Place place;
    const Ran made = place.makeNight({u"--rules"_s, u"unc"_s, u"--set"_s, u"end.target=350"_s, u"--set"_s,
                                      u"championship.end.target=450"_s, u"--tables"_s, u"3"_s});
    QVERIFY2(made.exit == 0, qPrintable(made.err));
    const Ran log = place.run({u"log"_s, u"night.courtside"_s});
    QVERIFY2(log.out.contains(u"agreed {\"championship.end.target\":450,\"end.target\":350}"_s),
             qPrintable(log.out));
}

// At a night that asks for two players a team, one of them a club's.
void tst_people::asksWhoRegisters()
{
    const Place place;
    const QStringList limits{u"--rules"_s, u"classic"_s,
                             u"--set"_s,   u"roster.maxPlayers=2"_s,
                             u"--set"_s,   u"roster.limits=1 Club"_s};
    place.put("teams.csv",
              "Team,Name,Affiliation\nA,Ana,Club\nA,Ben,Club\nB,Cy,Staff\nB,Di,Staff\nB,Ed,Staff\n"
              "C,Fay,\nC,Gus,Club\n");
    const Ran refused = place.makeNight(limits);
    QCOMPARE(refused.exit, 2);
    QCOMPARE(
        refused.err,
        u"teams.csv:2: A: 2 players of Club (Ana, Ben), and a team has 1 at most (classic, agreed for this "
        "night)%1\n"
        "teams.csv:4: B: 3 players, and a team has 2 at most (classic, agreed for this night)%1\n"
        "teams.csv:7: C: affiliation not given for Fay, and a team has 1 player of Club at most (classic, "
        "agreed for this night)%1\n"_s.arg(
            u"; leave it out here; once there is a night it can enter late with an override"_s));
    QVERIFY(!place.has("night.courtside"));
    place.put("teams.csv", "Team,Hall,Player 1,Player 2\nA,W,Ana,Ben\nC,W,Fay,Gus\nD,W,Hua,Ira\n");
    QCOMPARE(place.makeNight(limits).exit, 0);
    const QStringList late{
        u"late"_s,         u"night.courtside"_s, u"Late Bloomers"_s, u"--player"_s,    u"Kim Vo"_s,
        u"--player"_s,     u"Lou Beck"_s,        u"--of"_s,          u"Kim Vo=Club"_s, u"--of"_s,
        u"Lou Beck=Club"_s};
    const Ran without = place.run(late);
    QCOMPARE(without.exit, 2);
    QVERIFY2(without.err.contains(u"Late Bloomers: 2 players of Club (Kim Vo, Lou Beck)"_s),
             qPrintable(without.err));
    const Ran with = place.run(late + QStringList{u"--override"_s, u"the club brought the tables"_s});
    QVERIFY2(with.exit == 0 && with.out.contains(u"let in: the club brought the tables"_s),
             qPrintable(with.err + with.out));
    QCOMPARE(
        place.run({u"late"_s, u"night.courtside"_s, u"X"_s, u"--player"_s, u"Y"_s, u"--of"_s, u"Z=Club"_s})
            .err,
        u"--of \"Z=Club\" names no player of the new team: say NAME=TEXT, the name as --player has it\n"_s);
    const QStringList change{
        u"substitute"_s, u"night.courtside"_s, u"A"_s,   u"--out"_s, u"Ana"_s, u"--in"_s, u"Zoe"_s,
        u"--new"_s,      u"--affiliation"_s,   u"Club"_s};
    QCOMPARE(place.run(change).exit, 0);
    const Ran report = place.run({u"report"_s, u"night.courtside"_s});
    QCOMPARE(report.out.count(u"let in: "_s), 1);
    QVERIFY(place.run({u"verify"_s, u"night.courtside"_s}).exit == 0);
}

void tst_people::checksIn()
{
    const Place place;
    QCOMPARE(place.makeNight().exit, 0);
    const Ran here = place.checkin({u"--card"_s, u"%B730114820^RUIZ/ANA^2512?"_s, u"--shown"_s, u"unc"_s});
    QCOMPARE(here.err, QString());
    QCOMPARE(here.out, u"Ana Ruiz (Full House) is here for match 1; missing: Ben Oyelaran\n"_s);
    const Ran twice =
        place.checkin({u"--player"_s, u"ana"_s, u"--team"_s, u"full"_s, u"--shown"_s, u"gov"_s});
    QCOMPARE(twice.exit, 2);
    QCOMPARE(twice.err, u"Ana Ruiz is checked in already\n"_s);
    const Ran undone = place.checkin({u"--player"_s, u"P1"_s, u"--undo"_s});
    QCOMPARE(undone.out, u"Ana Ruiz (Full House) is not checked in any more for match 1\n"_s);
    const Ran json =
        place.checkin({u"--player"_s, u"Di Ngo"_s, u"--override"_s, u"seen every week"_s, u"--json"_s});
    QVERIFY(object(json.out)[u"ok"_s].toBool());
    const Ran unknown = place.checkin({u"--card"_s, u"1234"_s, u"--shown"_s, u"unc"_s});
    QCOMPARE(unknown.exit, 2);
    QVERIFY(unknown.err.endsWith(u"check the player in by name\n"_s));
    const Ran status = place.run({u"status"_s, u"night.courtside"_s, u"--json"_s});
    const QJsonValue players = object(status.out)[u"teams"_s][1][u"players"_s];
    QVERIFY(!players[0][u"checkedIn"_s].toBool() && players[1][u"checkedIn"_s].toBool());
}

void tst_people::refusesUnclearWordsAtTheDoor_data()
{
    QTest::addColumn<QString>("says");
    const auto row = [](const char* words, const QString& says) { QTest::newRow(words) << says; };
    const QString who = u"who is here? say --card or --player, one of them"_s;
    row("", who);
    row("--card 1 --player Ana", who);
    row("--card 1 --team Full", u"--team goes with --player, not with --card"_s);
    row("--player Ana --undo --shown unc",
        u"--undo takes back; it goes with neither --shown nor --override"_s);
    row("--player Zoe", u"no player is called \"Zoe\""_s);
    row("--player Ana --team Spades", u"no team is called \"Spades\""_s);
    row("--player Ana --team Nil", u"no player is called \"Ana\""_s);
    row("--player Ana", u"which ID did Ana Ruiz show?"_s);
}

void tst_people::refusesUnclearWordsAtTheDoor()
{
    QFETCH(QString, says);
    const Place place;
    QCOMPARE(place.makeNight().exit, 0);
    const Ran ran = place.checkin(QString::fromUtf8(QTest::currentDataTag()).split(u' ', Qt::SkipEmptyParts));
    QVERIFY2(ran.err.startsWith(says), qPrintable(ran.err));
    QCOMPARE(ran.err.count(u'\n'), 1);
    QCOMPARE(ran.exit, 2);
}

void tst_people::cannotCallATeamOfOne()
{
    const Place place;
    place.put("teams.csv", "Team,Name\nAlone,Ana\nB,Cy\nB,Di\n");
    QCOMPARE(place.makeNight({u"--rules"_s, u"classic"_s}).exit, 0);
    const Ran called = place.run({u"call"_s, u"night.courtside"_s, u"--match"_s, u"1"_s});
    QCOMPARE(called.exit, 2);
    QCOMPARE(called.err, u"match 1: Alone has one player, it takes two\n"_s);
}

void tst_people::looksAtAFileThatMayNotBeWritten()
{
    const Place place;
    QCOMPARE(place.makeNight().exit, 0);
    QVERIFY(QFile::setPermissions(place.path("night.courtside"), QFile::ReadOwner));
    const QStringList before = place.files();
    for (const char* command : {"status", "log"}) {
        const Ran ran = place.run({QString::fromUtf8(command), u"night.courtside"_s});
        QVERIFY2(ran.exit == 0, qPrintable(ran.err));
    }
    QCOMPARE(place.run({u"ledger"_s, u"night.courtside"_s, u"--match"_s, u"1"_s}).exit, 0);
    QCOMPARE(place.files(), before);
    const Ran none = place.run({u"status"_s, u"nowhere.courtside"_s});
    QCOMPARE(none.exit, 3);
    QCOMPARE(none.err, u"\"nowhere.courtside\" is not there.\n"_s);
}

void tst_people::showsALedgerAndALog()
{
    const Place place;
    QCOMPARE(place.makeNight({u"--rules"_s, u"classic"_s}).exit, 0);
    QCOMPARE(place
                 .run({u"record"_s, u"night.courtside"_s, u"--match"_s, u"1"_s},
                      R"({"a":{"bid":4,"tricks":5},"b":{"bid":6,"tricks":8}})")
                 .exit,
             0);
    const Ran ledger = place.run({u"ledger"_s, u"night.courtside"_s, u"--match"_s, u"1"_s, u"--json"_s});
    QCOMPARE(object(ledger.out)[u"hands"_s][0][u"a"_s][u"score"_s].toInt(), 41);
    const Ran text = place.run({u"ledger"_s, u"night.courtside"_s, u"--match"_s, u"W1-1"_s});
    QVERIFY(text.out.contains(u"bid 4, took 5: contract made"_s));
    const Ran unknown = place.run({u"ledger"_s, u"night.courtside"_s, u"--match"_s, u"9"_s});
    QCOMPARE(unknown.exit, 2);
    QCOMPARE(unknown.err.count(u'\n'), 1);
    QCOMPARE(place.run({u"ledger"_s, u"night.courtside"_s}).exit, 2);
    const Ran log = place.run({u"log"_s, u"night.courtside"_s, u"--json"_s});
    for (const QString& line : log.out.split(u'\n', Qt::SkipEmptyParts))
        QVERIFY(object(line).contains(u"op"_s));
    QVERIFY(place.run({u"log"_s, u"night.courtside"_s})
                .out.contains(u"match 1, hand 1: A bid 4, took 5; B bid 6"_s));
}

QTEST_GUILESS_MAIN(tst_people)
#include "tst_people.moc"
