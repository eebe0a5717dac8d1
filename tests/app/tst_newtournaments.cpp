// Tournaments made and shown from the command line: words in, text out, exit codes, files.
#include "attournament.h"

#include "golden/says.h"
#include "place/place.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace attournament;

class tst_newtournaments : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void makesATournamentAndShowsIt();
    void namesEveryBadRowAndMakesNoFile();
    void writesOverNothing();
    void poolsAreNotGuessed();
    void refusesWords_data();
    void refusesWords();
    void printsWarningsAndContinues();
    void readsEveryEncoding();
    void readsTheRosterFromStandardInput();
    void takesARuleFile();
    void drawsAtRandomAgain();
    void agreesOnSeveralThings();
    void looksAtAFileThatMayNotBeWritten();
    void showsALedgerAndALog();
};

void tst_newtournaments::makesATournamentAndShowsIt()
{
    const Place place;
    const Ran made = place.makeTournament();
    QCOMPARE(made.err, QString());
    SAYS(made.out);
    QCOMPARE(made.exit, 0);
    const Ran status = place.run({u"status"_s, u"tournament.courtside"_s, u"--json"_s});
    QCOMPARE(status.exit, 0);
    QCOMPARE(object(status.out)[u"teams"_s].toArray().size(), 2);
    QCOMPARE(object(status.out)[u"matches"_s][0][u"phase"_s].toString(), u"championship"_s);
    const Ran text = place.run({u"status"_s, u"tournament.courtside"_s});
    MENTIONS(text.out);
}

void tst_newtournaments::namesEveryBadRowAndMakesNoFile()
{
    const Place place;
    place.put("teams.csv", "Team,Name,ID\nFull House,Ana,1\n,Bo,2\nB,,3\nB,Cy,1.23E+08\n");
    const Ran made = place.makeTournament();
    QCOMPARE(made.exit, 2);
    QCOMPARE(made.out, QString());
    const QStringList lines = made.err.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].startsWith(u"teams.csv:3: "_s));
    QVERIFY(lines[1].startsWith(u"teams.csv:4: "_s));
    QVERIFY(lines[2].startsWith(u"teams.csv:5: "_s) && lines[2].contains(u"1.23E+08"_s));
    QCOMPARE(place.files(), QStringList{u"teams.csv"_s});
}

void tst_newtournaments::writesOverNothing()
{
    const Place place;
    place.put("tournament.courtside", "a letter to my aunt");
    const Ran made = place.makeTournament();
    QCOMPARE(made.exit, 3);
    SAYS(made.err);
    QFile file(place.path("tournament.courtside"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    SAYS(file.readAll());
}

void tst_newtournaments::poolsAreNotGuessed()
{
    const Place place;
    const Ran made = place.run({u"new"_s, u"tournament.courtside"_s, u"--name"_s, u"Fall"_s, u"--rules"_s,
                                u"unc"_s, u"--format"_s, u"pools-playoff"_s, u"--teams"_s, u"teams.csv"_s});
    QCOMPARE(made.exit, 2);
    MENTIONS(made.err);
}

void tst_newtournaments::refusesWords_data()
{
    QTest::addColumn<QString>("words");
    const auto row = [](const char* words) { QTest::newRow(words) << QString::fromUtf8(words); };
    row("--rules yale");
    row("");
    row("--rules washburn --set end.target=350");
    row("--rules unc --seeding best");
    row("--rules unc --seeding random:");
    row("--rules unc --tables many");
    row("--rules unc --by \n");
    row("--rules unc more");
}

void tst_newtournaments::refusesWords()
{
    const Place place;
    const Ran made =
        place.makeTournament(QString::fromUtf8(QTest::currentDataTag()).split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(made.out, QString());
    MENTIONS(made.err);
    QCOMPARE(made.err.count(u'\n'), 1);
    QCOMPARE(made.exit, 2);
    QVERIFY(!place.has("tournament.courtside"));
}

void tst_newtournaments::printsWarningsAndContinues()
{
    const Place place;
    place.put("teams.csv", "Team,Name,Shirt\nAlone,Ana,XL\nB,Cy,S\nB,Di,M\n");
    const Ran made = place.makeTournament();
    QCOMPARE(made.exit, 0);
    SAYS(made.err);
    QVERIFY(place.has("tournament.courtside"));
}

void tst_newtournaments::readsEveryEncoding()
{
    const QString text = u"Team;Name\r\nCafé;Zoë\r\nCafé;Bo\r\nB;Cy\r\nB;Di\r\n"_s;
    const QByteArray utf16(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
    for (const QByteArray& bytes : {text.toUtf8(), QByteArray("\xff\xfe" + utf16), text.toLatin1()}) {
        const Place place;
        place.put("teams.csv", bytes);
        const Ran made = place.makeTournament();
        QVERIFY2(made.exit == 0, qPrintable(made.err));
        const Ran status = place.run({u"status"_s, u"tournament.courtside"_s, u"--json"_s});
        QCOMPARE(object(status.out)[u"teams"_s][0][u"players"_s][0][u"name"_s].toString(), u"Zoë"_s);
    }
}

void tst_newtournaments::readsTheRosterFromStandardInput()
{
    const Place place;
    const Ran made =
        place.run({u"new"_s, u"tournament.courtside"_s, u"--name"_s, u"Fall"_s, u"--teams"_s, u"-"_s,
                   u"--format"_s, u"single-elimination"_s, u"--rules"_s, u"classic"_s, u"--json"_s},
                  twoTeams);
    QCOMPARE(made.exit, 0);
    const QJsonObject told = object(made.out);
    QVERIFY(told[u"ok"_s].toBool());
    QCOMPARE(told[u"seq"_s].toInt(), 1 + 1 + 4 + 2 + 1);
    QCOMPARE(told[u"changed"_s].toArray(), QJsonArray{u"W1-1"_s});
}

void tst_newtournaments::takesARuleFile()
{
    const Place place;
    QVERIFY(QFile::copy(QString::fromStdString(place::inSource("resources/rules/washburn.json")),
                        place.path("mine.json")));
    QCOMPARE(place.makeTournament({u"--rules"_s, u"mine.json"_s}).exit, 0);
    const Place other;
    other.put("mine.json", "{\n\"format\": \"courtside-rules/2\"}");
    const Ran refused = other.makeTournament({u"--rules"_s, u"mine.json"_s});
    QCOMPARE(refused.exit, 2);
    QVERIFY2(refused.err.contains(u"mine.json:2: format: "_s), qPrintable(refused.err));
}

void tst_newtournaments::drawsAtRandomAgain()
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

void tst_newtournaments::agreesOnSeveralThings()
{
    const Place place;
    const Ran made =
        place.makeTournament({u"--rules"_s, u"unc"_s, u"--set"_s, u"end.target=350"_s, u"--set"_s,
                              u"championship.end.target=450"_s, u"--tables"_s, u"3"_s});
    QVERIFY2(made.exit == 0, qPrintable(made.err));
    const Ran log = place.run({u"log"_s, u"tournament.courtside"_s});
    QVERIFY2(log.out.contains(u"agreed changes {\"championship.end.target\":450,\"end.target\":350}"_s),
             qPrintable(log.out));
}

void tst_newtournaments::looksAtAFileThatMayNotBeWritten()
{
    const Place place;
    QCOMPARE(place.makeTournament().exit, 0);
    QVERIFY(QFile::setPermissions(place.path("tournament.courtside"), QFile::ReadOwner));
    const QStringList before = place.files();
    for (const char* command : {"status", "log"}) {
        const Ran ran = place.run({QString::fromUtf8(command), u"tournament.courtside"_s});
        QVERIFY2(ran.exit == 0, qPrintable(ran.err));
    }
    QCOMPARE(place.run({u"ledger"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s}).exit, 0);
    QCOMPARE(place.files(), before);
    const Ran none = place.run({u"status"_s, u"nowhere.courtside"_s});
    QCOMPARE(none.exit, 3);
    SAYS(none.err);
}

void tst_newtournaments::showsALedgerAndALog()
{
    const Place place;
    QCOMPARE(place.makeTournament({u"--rules"_s, u"classic"_s}).exit, 0);
    QCOMPARE(place
                 .run({u"record"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s},
                      R"({"a":{"bid":4,"tricks":5},"b":{"bid":6,"tricks":8}})")
                 .exit,
             0);
    const Ran ledger = place.run({u"ledger"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s, u"--json"_s});
    QCOMPARE(object(ledger.out)[u"hands"_s][0][u"a"_s][u"score"_s].toInt(), 41);
    const Ran text = place.run({u"ledger"_s, u"tournament.courtside"_s, u"--match"_s, u"W1-1"_s});
    MENTIONS(text.out);
    const Ran unknown = place.run({u"ledger"_s, u"tournament.courtside"_s, u"--match"_s, u"9"_s});
    QCOMPARE(unknown.exit, 2);
    QCOMPARE(unknown.err.count(u'\n'), 1);
    QCOMPARE(place.run({u"ledger"_s, u"tournament.courtside"_s}).exit, 2);
    const Ran log = place.run({u"log"_s, u"tournament.courtside"_s, u"--json"_s});
    for (const QString& line : log.out.split(u'\n', Qt::SkipEmptyParts))
        QVERIFY(object(line).contains(u"op"_s));
    MENTIONS(place.run({u"log"_s, u"tournament.courtside"_s}).out);
}

TEST_CLASS(tst_newtournaments)
#include "tst_newtournaments.moc"
