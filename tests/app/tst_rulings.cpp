// Rulings from the command line, by a sheet with a renege rule.
#include "fourteams.h"
#include "program/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using program::Ran;

class tst_rulings : public QObject {
    Q_OBJECT

    Ran run(const QStringList& words, const QByteArray& input = {}) const
    {
        QStringList all = words;
        all.insert(1, u"tournament.courtside"_s);
        return program::run(all, input, m_folder.path(), {{u"COURTSIDE_BY"_s, u"J. Park"_s}});
    }
    /// The words of one line.
    Ran said(const QString& line) const { return run(line.split(u' ')); }

    QTemporaryDir m_folder;

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
    QCOMPARE(claimed.out,
             u"match 1, hand 1: Team 4 claims a renege of Player 1 (A1) in book 4, to be decided\n"
             "match 1, hand 1: proven, played the Q\u2663 in trick 9, so could have followed clubs in trick 4\n"
             "match 1, hand 1: a 71 b 50 becomes a 71 b 50, held\n"
             "  a: +70 bid 7, took 8: contract made (VIII)\n"
             "  a: +1 1 overtrick, a bag (VIII)\n"
             "  b: +50 bid 5, took 5: contract made (VIII)\n"_s);
    const Ran decided = run({u"decide"_s, u"--match"_s, u"1"_s, u"--hand"_s, u"1"_s, u"--ruling"_s,
                             u"upheld"_s, u"--reason"_s, u"both sides saw the cards"_s});
    QCOMPARE(decided.err, QString());
    QVERIFY2(decided.out.contains(u"match 1, hand 1: a 71 b 50, held becomes a 0 b 50\n"_s),
             qPrintable(decided.out));
    QVERIFY2(decided.out.contains(u"  a: \u22123 tricks by the renege ruling (VI)"_s) ||
                 decided.out.contains(u"tricks by the renege ruling"_s),
             qPrintable(decided.out));
    QVERIFY(said(u"undo"_s).out.contains(u"decision (upheld)"_s));
    QCOMPARE(said(u"decide --match 1 --hand 1 --ruling rejected"_s).err,
             u"match 1, hand 1: denied, though what was said proves it (played the Q\u2663 in trick 9, so "
             "could have followed clubs in trick 4): that takes a reason\n"_s);
    const Ran json = said(u"decide --match 1 --hand 1 --ruling rejected --reason joker --json"_s);
    QVERIFY2(json.out.contains(u"\"ruling\":\"rejected\""_s), qPrintable(json.out));
    QVERIFY(json.out.contains(u"\"finding\":\"proven\""_s));
}

void tst_rulings::aPreviewRecordsNothing()
{
    const QString before = said(u"log --json"_s).out;
    const Ran preview = said(u"decide --match 1 --hand 1 --ruling upheld --preview"_s);
    QVERIFY2(preview.out.endsWith(u"nothing is recorded yet\n"_s), qPrintable(preview.out));
    QCOMPARE(said(u"log --json"_s).out, before);
}

void tst_rulings::pointsAreAdjusted()
{
    const Ran adjusted = run({u"adjust"_s, u"--match"_s, u"1"_s, u"--hand"_s, u"1"_s, u"--side"_s, u"a"_s,
                              u"--points=-10"_s, u"--reason"_s, u"table talk"_s});
    QCOMPARE(adjusted.err, QString());
    QVERIFY2(adjusted.out.contains(u"  a: \u221210 adjusted: table talk"_s), qPrintable(adjusted.out));
    QCOMPARE(said(u"undo"_s).exit, 0);
}

void tst_rulings::aMatchIsPlayedUnderProtest()
{
    const Ran protest = run({u"protest"_s, u"--match"_s, u"1"_s, u"--side"_s, u"b"_s, u"--about"_s, u"rule"_s,
                             u"--reason"_s, u"time was called in the deal"_s, u"--open"_s, u"30"_s});
    QCOMPARE(protest.err, QString());
    QVERIFY2(protest.out.startsWith(u"match 1, the protest of Team 4: open until "_s),
             qPrintable(protest.out));
    QVERIFY(said(u"status"_s).out.contains(u"its result is under protest"_s));
    QCOMPARE(said(u"settle --match 1 --ruling referred"_s).out,
             u"match 1, the protest of Team 4 is referred to staff\n"_s);
    QVERIFY(said(u"status"_s).out.contains(u"its result is under protest"_s));
    QCOMPARE(said(u"settle --match 1 --ruling rejected --reason judgement"_s).out,
             u"match 1, the protest of Team 4 is rejected (judgement)\n"_s);
    QVERIFY(!said(u"status"_s).out.contains(u"its result is under protest"_s));
}

void tst_rulings::sidesAreRated()
{
    QCOMPARE(said(u"rate --match 1 --side a --rating 3.5"_s).out,
             u"match 1, the sportsmanship of Team 1 is 3.5\n"_s);
    QCOMPARE(said(u"rate --match 1 --side a --rating 2"_s).err,
             u"match 1: that side has 3.5; to revise it takes a reason\n"_s);
}

void tst_rulings::incidentsAreOnRecord()
{
    const Ran warned = run({u"incident"_s, u"--what"_s, u"warning"_s, u"--player"_s, u"Player 7"_s,
                            u"--match"_s, u"1"_s, u"--reason"_s, u"talked after the bidding"_s});
    QCOMPARE(warned.err, QString());
    QCOMPARE(warned.out, u"match 1, warning of Player 7 (Team 4): talked after the bidding\n"_s);
    QVERIFY(
        said(u"log"_s).out.contains(u"match 1, warning of Player 7 (Team 4): talked after the bidding\n"_s));
}

void tst_rulings::anEjectionAsksAboutItsMatch()
{
    const QString eject = u"incident --what ejection --player P7 --reason rude"_s;
    QCOMPARE(said(eject).err,
             u"Player 7 sits in match 1, which is not over; choose what happens to it: forfeit, "
             "substitute or play-on (--then)\n"_s);
    QCOMPARE(said(eject + u" --then wait"_s).err, u"--then must be forfeit, substitute or play-on\n"_s);
    const Ran done = said(eject + u" --then play-on --override stays"_s);
    QCOMPARE(done.err, QString());
    QCOMPARE(done.out,
             u"match 1, ejection of Player 7 (Team 4): rude; plays this match to its end: stays\n"_s);
    QCOMPARE(said(u"undo"_s).exit, 0);
}

void tst_rulings::infractionsOfTheSheet()
{
    const Ran told = run({u"incident"_s, u"--what"_s, u"infraction"_s, u"--team"_s, u"Team 1"_s,
                          u"--infraction"_s, u"talk-after-bidding"_s, u"--reason"_s, u"named a suit"_s});
    QCOMPARE(told.err, QString());
    QCOMPARE(told.out, u"infraction of Team 1, talk between partners after the bidding: named a suit\n"_s);
}

void tst_rulings::aHandIsThrownIn()
{
    const QStringList words{u"amend"_s, u"--match"_s,  u"1"_s,         u"--hand"_s,
                            u"1"_s,     u"--reason"_s, u"open card"_s, u"--throw-in"_s};
    const QString before = said(u"log --json"_s).out;
    const Ran seen = run(words);
    QCOMPARE(seen.err, QString());
    QVERIFY2(seen.out.contains(u"match 1, hand 1 is thrown in by ruling: it is dealt again\n"_s),
             qPrintable(seen.out));
    QVERIFY(seen.out.endsWith(u"nothing is recorded yet; --apply does it\n"_s));
    QCOMPARE(said(u"log --json"_s).out, before);
    QVERIFY(run(words + QStringList{u"--apply"_s}).out.endsWith(u"this is on record now\n"_s));
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
    QVERIFY2(seen.out.contains(u"50 points becomes 75 points, from match 2 on\n"_s), qPrintable(seen.out));
    const Ran done = amend(words + QStringList{u"--apply"_s, u"--json"_s});
    QVERIFY2(done.out.contains(u"\"applied\":true"_s), qPrintable(done.out));
    QVERIFY2(said(u"log"_s).out.contains(u"from match 2 on (misprint)"_s), qPrintable(said(u"log"_s).out));
    QCOMPARE(amend({u"--set"_s, u"bags.penalty=75"_s, u"--reason"_s, u"so"_s}).err,
             u"from which match on? say --from with its number or id\n"_s);
    QCOMPARE(amend({u"--from"_s, u"2"_s, u"--set"_s, u"bags.penalty=75"_s, u"--reason"_s, u"so"_s}).err,
             u"the rules say so already: nothing would change\n"_s);
    QCOMPARE(amend({u"--from"_s, u"2"_s, u"--set"_s, u"bags.penalty=80"_s}).err,
             u"--reason is missing: say why\n"_s);
    QVERIFY2(said(u"undo"_s).out.contains(u"the rules"_s), "one undo takes it back");
}

void tst_rulings::aTeamIsVacated()
{
    const Ran seen = run({u"vacate"_s, u"Team 1"_s, u"--reason"_s, u"not enrolled"_s});
    QCOMPARE(seen.err, QString());
    QVERIFY2(seen.out.startsWith(u"match 1: in play, "_s), qPrintable(seen.out));
    QVERIFY2(seen.out.contains(u"Team 4 wins, Team 1 is disqualified\n"_s), qPrintable(seen.out));
    QVERIFY(seen.out.endsWith(u"nothing is recorded yet; --apply does it\n"_s));
    QCOMPARE(run({u"vacate"_s, u"Team 1"_s, u"--reason"_s, u"not enrolled"_s, u"--apply"_s}).exit, 0);
    QVERIFY(said(u"status"_s).out.contains(u"Team 4"_s));
    QCOMPARE(said(u"undo"_s).exit, 0);
    QCOMPARE(run({u"vacate"_s, u"Team 9"_s, u"--reason"_s, u"so"_s}).err,
             u"no team is called \"Team 9\"\n"_s);
    QCOMPARE(run({u"vacate"_s, u"Team 1"_s}).err, u"--reason is missing: say why\n"_s);
}

void tst_rulings::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QString& line, const QString& says) {
        QTest::newRow(name) << line << says;
    };
    row("no book", u"challenge --match 1 --hand 1 --side b --accused a1"_s,
        u"which trick? say --book with its number, 1 to 13\n"_s);
    row("a card that is none", u"challenge --match 1 --hand 1 --side b --accused a1 --book 4 --played 11H"_s,
        u"played: \"11H\" is no card, as 7D, TS, QC, BJ or LJ\n"_s);
    row("no such hand", u"challenge --match 1 --hand 7 --side b --accused a1 --book 4"_s,
        u"match 1: there is no hand 7; 1 is on record\n"_s);
    row("a seat on the same side", u"challenge --match 1 --hand 1 --side a --accused a1 --book 4"_s,
        u"match 1, hand 1, side a: accuses Player 1 (A1), who sits on the same side\n"_s);
    row("nothing to decide", u"decide --match 1 --hand 1"_s,
        u"--ruling is missing: upheld, rejected, withdrawn\n"_s);
    row("a foul without a price", u"foul --match 1 --hand 1 --side a"_s,
        u"which foul? say --foul with the name that the rule card gives it\n"_s);
    row("no points", u"adjust --match 1 --hand 1 --side a --reason so"_s,
        u"how many? say --points with the number that is added, as -10\n"_s);
    row("no reason", u"adjust --match 1 --hand 1 --side a --points 10"_s,
        u"--reason is missing: say why\n"_s);
    row("not under protest", u"settle --match 2 --ruling upheld"_s, u"match 2 is not under protest\n"_s);
    row("no rating", u"rate --match 1 --side b --rating four"_s,
        u"--rating: a rating is a number from 0 to 10, as 4 or 3.5, not \"four\"\n"_s);
    row("an ejection of nobody", u"incident --what ejection --reason rude"_s,
        u"it names neither a team nor a player\n"_s);
    row("another sheet's infraction",
        u"incident --what infraction --team T1 --infraction first-trick --reason so"_s,
        u"the sheet names no infraction \"first-trick\"; it forbids spade-led-unbroken, "
        "talk-after-bidding\n"_s);
    row("a hand thrown in and struck", u"amend --match 1 --hand 1 --reason so --throw-in --strike"_s,
        u"--strike, --insert-before and --throw-in: one of them\n"_s);
}

void tst_rulings::whatIsWrongIsSaid()
{
    QFETCH(QString, line);
    QFETCH(QString, says);
    const QString before = said(u"log --json"_s).out;
    const Ran ran = said(line);
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.err, says);
    QCOMPARE(said(u"log --json"_s).out, before);
}

void tst_rulings::theWordsOfThenAreExplained()
{
    for (const QString& command : {u"amend"_s, u"swap"_s, u"vacate"_s, u"resolve"_s, u"move"_s,
                                   u"challenge"_s, u"decide"_s, u"adjust"_s, u"foul"_s, u"rules amend"_s}) {
        const Ran told =
            program::run(command.split(u' ') + QStringList(u"--help"_s), {}, m_folder.path(), {});
        QVERIFY2(told.out.contains(u"seat (who belongs there takes over as it stands)"_s),
                 qPrintable(told.out));
        QVERIFY2(told.out.contains(u"stand (who sat down plays on"_s), qPrintable(told.out));
    }
}

void tst_rulings::theRecordIsPlayedAgain()
{
    const QString lines = said(u"log --json"_s).out;
    const Ran again = program::run({u"do"_s, u"again.courtside"_s}, lines.toUtf8(), m_folder.path(), {});
    QCOMPARE(again.exit, 0);
    QCOMPARE(program::run({u"log"_s, u"again.courtside"_s, u"--json"_s}, {}, m_folder.path(), {}).out, lines);
}

TEST_CLASS(tst_rulings)
#include "tst_rulings.moc"
