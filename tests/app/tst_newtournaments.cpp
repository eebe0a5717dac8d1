// Tournaments made and shown from the command line: words in, text out, exit codes, files.
#include "attournament.h"

#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace attournament;

class tst_newtournaments : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void makesATournamentAndShowsIt();
    void refusesWords_data();
    void refusesWords();
    void printsWarningsAndContinues();
    void readsTheRosterFromStandardInput();
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
