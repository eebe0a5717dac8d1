// Rulings from the command line, by a sheet with a renege rule.
#include "program.h"
#include "program/testclass.h"

#include "golden/says.h"

#include <QTest>

using namespace Qt::StringLiterals;
using program::Ran;

class tst_rulings : public golden::Test, program::OnTournament {
    Q_OBJECT

    /// The words of one line.
    Ran said(const QString& line) const { return run(line.split(u' ')); }

private Q_SLOTS:
    void initTestCase();
    void aCaseIsClaimedAndDecided();
    void aPreviewRecordsNothing();
    void pointsAreAdjusted();
    void aMatchIsPlayedUnderProtest();
    void sidesAreRated();
    void incidentsAreOnRecord();
    void anEjectionAsksAboutItsMatch();
    void infractionsOfTheSheet();
    void aHandIsThrownIn();
    void theRulesFromAMatchOn();
    void aTeamIsVacated();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void theWordsOfThenAreExplained();
    void theRecordIsPlayedAgain();
};

void tst_rulings::initTestCase()
{
    QCOMPARE(run({u"do"_s}, program::tournamentLines("mckendree")).exit, 0);
    for (const char* player : {"Player 1", "Player 2", "Player 7", "Player 8"}) {
        const Ran here = run({u"checkin"_s, u"--player"_s, QString::fromLatin1(player), u"--shown"_s,
                              u"Current McKendree University ID"_s});
        QVERIFY2(here.exit == 0, qPrintable(here.err));
    }
    QCOMPARE(said(u"call --match 1"_s).exit, 0);
    QCOMPARE(
        run({u"record"_s, u"--match"_s, u"1"_s}, R"({"a":{"bid":7,"tricks":8},"b":{"bid":5,"tricks":5}})")
            .out,
        u"ok hand 1 a 71 b 50 in-progress\n"_s);
}

void tst_rulings::aCaseIsClaimedAndDecided()
{
    const Ran claimed = said(u"challenge --match 1 --hand 1 --side b --accused a1 --book 4 --known shown "
                             "--led clubs --played 7D --shown QC --in-book 9"_s);
    QCOMPARE(claimed.err, QString());
    SAYS(claimed.out);
    const Ran decided = run({u"decide"_s, u"--match"_s, u"1"_s, u"--hand"_s, u"1"_s, u"--ruling"_s,
                             u"upheld"_s, u"--reason"_s, u"both sides saw the cards"_s});
    QCOMPARE(decided.err, QString());
    MENTIONS(decided.out);
    QVERIFY2(decided.out.contains(u"tricks for the lost challenge"_s), qPrintable(decided.out));
    QVERIFY(said(u"undo"_s).out.contains(u"decision (upheld)"_s));
    SAYS(said(u"decide --match 1 --hand 1 --ruling rejected"_s).err);
    const Ran json = said(u"decide --match 1 --hand 1 --ruling rejected --reason joker --json"_s);
    QVERIFY2(json.out.contains(u"\"ruling\":\"rejected\""_s), qPrintable(json.out));
    QVERIFY(json.out.contains(u"\"finding\":\"proven\""_s));
}

void tst_rulings::aPreviewRecordsNothing()
{
    const QString before = said(u"log --json"_s).out;
    const Ran preview = said(u"decide --match 1 --hand 1 --ruling upheld --preview"_s);
    MENTIONS(preview.out);
    QCOMPARE(said(u"log --json"_s).out, before);
}

void tst_rulings::pointsAreAdjusted()
{
    const Ran adjusted = run({u"adjust"_s, u"--match"_s, u"1"_s, u"--hand"_s, u"1"_s, u"--side"_s, u"a"_s,
                              u"--points=-10"_s, u"--reason"_s, u"table talk"_s});
    QCOMPARE(adjusted.err, QString());
    MENTIONS(adjusted.out);
    QCOMPARE(said(u"undo"_s).exit, 0);
}

void tst_rulings::aMatchIsPlayedUnderProtest()
{
    const Ran protest = run({u"protest"_s, u"--match"_s, u"1"_s, u"--side"_s, u"b"_s, u"--about"_s, u"rule"_s,
                             u"--reason"_s, u"time was called in the deal"_s, u"--open"_s, u"30"_s});
    QCOMPARE(protest.err, QString());
    MENTIONS(protest.out);
    MENTIONS(said(u"status"_s).out);
    SAYS(said(u"settle --match 1 --ruling referred"_s).out);
    MENTIONS(said(u"status"_s).out);
    SAYS(said(u"settle --match 1 --ruling rejected --reason judgement"_s).out);
    QVERIFY(!said(u"status"_s).out.contains(u"its result is under protest"_s));
}

void tst_rulings::sidesAreRated()
{
    SAYS(said(u"rate --match 1 --side a --rating 3.5"_s).out);
    SAYS(said(u"rate --match 1 --side a --rating 2"_s).err);
}

void tst_rulings::incidentsAreOnRecord()
{
    const Ran warned = run({u"incident"_s, u"--what"_s, u"warning"_s, u"--player"_s, u"Player 7"_s,
                            u"--match"_s, u"1"_s, u"--reason"_s, u"talked after the bidding"_s});
    QCOMPARE(warned.err, QString());
    SAYS(warned.out);
    MENTIONS(said(u"log"_s).out);
}

void tst_rulings::anEjectionAsksAboutItsMatch()
{
    const QString eject = u"incident --what ejection --player P7 --reason rude"_s;
    SAYS(said(eject).err);
    SAYS(said(eject + u" --then wait"_s).err);
    const Ran done = said(eject + u" --then play-on --override stays"_s);
    QCOMPARE(done.err, QString());
    SAYS(done.out);
    QCOMPARE(said(u"undo"_s).exit, 0);
}

void tst_rulings::infractionsOfTheSheet()
{
    const Ran told = run({u"incident"_s, u"--what"_s, u"infraction"_s, u"--team"_s, u"Team 1"_s,
                          u"--infraction"_s, u"talk-after-bidding"_s, u"--reason"_s, u"named a suit"_s});
    QCOMPARE(told.err, QString());
    SAYS(told.out);
}

void tst_rulings::aHandIsThrownIn()
{
    const QStringList words{u"amend"_s, u"--match"_s,  u"1"_s,         u"--hand"_s,
                            u"1"_s,     u"--reason"_s, u"open card"_s, u"--throw-in"_s};
    const QString before = said(u"log --json"_s).out;
    const Ran seen = run(words);
    QCOMPARE(seen.err, QString());
    MENTIONS_ALL(seen.out, 2);
    QCOMPARE(said(u"log --json"_s).out, before);
    MENTIONS(run(words + QStringList{u"--apply"_s}).out);
    QVERIFY(said(u"ledger --match 1"_s).exit == 0);
    QCOMPARE(said(u"undo"_s).exit, 0);
}

void tst_rulings::theRulesFromAMatchOn()
{
    const auto amend = [&](const QStringList& more) {
        return program::run(QStringList{u"rules"_s, u"amend"_s, u"tournament.courtside"_s} + more, {},
                            m_folder.path(), {{u"COURTSIDE_BY"_s, u"J. Park"_s}});
    };
    const QStringList words{u"--from"_s,          u"2"_s,        u"--set"_s,
                            u"bags.penalty=75"_s, u"--reason"_s, u"misprint"_s};
    const Ran seen = amend(words);
    QCOMPARE(seen.err, QString());
    MENTIONS(seen.out);
    const Ran done = amend(words + QStringList{u"--apply"_s, u"--json"_s});
    QVERIFY2(done.out.contains(u"\"applied\":true"_s), qPrintable(done.out));
    MENTIONS(said(u"log"_s).out);
    SAYS(amend({u"--set"_s, u"bags.penalty=75"_s, u"--reason"_s, u"so"_s}).err);
    SAYS(amend({u"--from"_s, u"2"_s, u"--set"_s, u"bags.penalty=75"_s, u"--reason"_s, u"so"_s}).err);
    SAYS(amend({u"--from"_s, u"2"_s, u"--set"_s, u"bags.penalty=80"_s}).err);
    QVERIFY2(said(u"undo"_s).out.contains(u"the rules"_s), "one undo takes it back");
}

void tst_rulings::aTeamIsVacated()
{
    const Ran seen = run({u"vacate"_s, u"Team 1"_s, u"--reason"_s, u"not enrolled"_s});
    QCOMPARE(seen.err, QString());
    MENTIONS_ALL(seen.out, 3);
    QCOMPARE(run({u"vacate"_s, u"Team 1"_s, u"--reason"_s, u"not enrolled"_s, u"--apply"_s}).exit, 0);
    QVERIFY(said(u"status"_s).out.contains(u"Team 4"_s));
    QCOMPARE(said(u"undo"_s).exit, 0);
    SAYS(run({u"vacate"_s, u"Team 9"_s, u"--reason"_s, u"so"_s}).err);
    SAYS(run({u"vacate"_s, u"Team 1"_s}).err);
}

void tst_rulings::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const QString& line) { QTest::newRow(name) << line; };
    row("no trick", u"challenge --match 1 --hand 1 --side b --accused a1"_s);
    row("a card that is none", u"challenge --match 1 --hand 1 --side b --accused a1 --book 4 --played 11H"_s);
    row("no such hand", u"challenge --match 1 --hand 7 --side b --accused a1 --book 4"_s);
    row("nothing to decide", u"decide --match 1 --hand 1"_s);
    row("a foul without a price", u"foul --match 1 --hand 1 --side a"_s);
    row("no points", u"adjust --match 1 --hand 1 --side a --reason so"_s);
    row("no reason", u"adjust --match 1 --hand 1 --side a --points 10"_s);
    row("not under protest", u"settle --match 2 --ruling upheld"_s);
    row("no rating", u"rate --match 1 --side b --rating four"_s);
    row("another sheet's infraction",
        u"incident --what infraction --team T1 --infraction first-trick --reason so"_s);
    row("a hand thrown in and struck", u"amend --match 1 --hand 1 --reason so --throw-in --strike"_s);
}

void tst_rulings::whatIsWrongIsSaid()
{
    QFETCH(QString, line);

    const QString before = said(u"log --json"_s).out;
    const Ran ran = said(line);
    QCOMPARE(ran.exit, 2);
    SAYS(ran.err);
    QCOMPARE(said(u"log --json"_s).out, before);
}

void tst_rulings::theWordsOfThenAreExplained()
{
    for (const QString& command : {u"amend"_s, u"swap"_s, u"vacate"_s, u"resolve"_s, u"move"_s,
                                   u"challenge"_s, u"decide"_s, u"adjust"_s, u"foul"_s, u"rules amend"_s}) {
        const Ran told =
            program::run(command.split(u' ') + QStringList(u"--help"_s), {}, m_folder.path(), {});
        MENTIONS_ALL(told.out, 2);
    }
}

void tst_rulings::theRecordIsPlayedAgain()
{
    playAgain();
}

TEST_CLASS(tst_rulings)
#include "tst_rulings.moc"
