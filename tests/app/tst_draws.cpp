// A draw from the command line: affiliations kept apart, rest from the start, and a team that nobody knew.
#include "program.h"
#include "program/testclass.h"

#include "golden/says.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using program::Ran;

namespace {

const QByteArray roster = "Team,House,Player 1,Player 2\n"
                          "Aces,West,a,b\nBags,West,c,d\nClubs,West,e,f\n"
                          "Deuces,East,g,h\nEights,East,i,j\n";

} // namespace

class tst_draws : public golden::Test, program::OnTournament {
    Q_OBJECT

    static QStringList newTournament(const QStringList& further)
    {
        return QStringList{u"new"_s,     u"--name"_s, u"Fall Spades"_s, u"--rules"_s, u"unc"_s,
                           u"--teams"_s, u"-"_s} +
               further;
    }

private Q_SLOTS:
    void isRefusedWhereItMeansNothing();
    void wideNamesStandInLine();
    void keepsApartFromTheStart();
    void rests();
    void tellsOfAnotherDraw();
    void redrawsAsItWasDrawnButForWhatIsSaid();
    void takesANewTeamLate();
    void substitutesAPlayer();
    void theRecordIsPlayedAgain();
};

void tst_draws::isRefusedWhereItMeansNothing()
{
    const Ran all = run(
        newTournament({u"--format"_s, u"round-robin"_s, u"--seeding"_s, u"random"_s, u"--apart"_s}), roster);
    QCOMPARE(all.exit, 2);
    SAYS(all.err);
    const Ran listed = run(newTournament({u"--format"_s, u"swiss"_s, u"--apart"_s}), roster);
    QCOMPARE(listed.exit, 2);
    MENTIONS(listed.err);
    QCOMPARE(run(newTournament({u"--format"_s, u"swiss"_s, u"--rest"_s, u"241"_s}), roster).exit, 2);
    QVERIFY(!QFile::exists(m_folder.filePath(u"tournament.courtside"_s)));
}

void tst_draws::wideNamesStandInLine()
{
    const QByteArray wide = "Team,Player 1,Player 2\n黑桃队,a,b\n스페이드,c,d\nCafé,e,f\n";
    QCOMPARE(run(newTournament({u"--format"_s, u"round-robin"_s}), wide).exit, 0);
    const QString status = run({u"status"_s}).out;
    // A Chinese or Korean character is as wide as two others.
    QSet<qsizetype> columns;
    for (const auto& [name, width] :
         {std::pair(u"黑桃队"_s, 6), std::pair(u"스페이드"_s, 8), std::pair(u"Café"_s, 4)}) {
        const auto line = QRegularExpression(name + u"( {2,})[ace] not checked in"_s).match(status);
        QVERIFY2(line.hasMatch(), qPrintable(status));
        columns << width + line.capturedLength(1);
    }
    QVERIFY2(columns.size() == 1, qPrintable(status));
    QVERIFY(QFile::remove(m_folder.filePath(u"tournament.courtside"_s)));
}

void tst_draws::keepsApartFromTheStart()
{
    const Ran made = run(newTournament({u"--format"_s, u"single-elimination"_s, u"--seeding"_s,
                                        u"random:fall"_s, u"--apart"_s, u"--rest"_s, u"10"_s}),
                         roster);
    QCOMPARE(made.err, QString());
    MENTIONS_ALL(made.out, 2);
    const Ran status = run({u"status"_s, u"--json"_s});
    QCOMPARE(status.out.count(u"\"affiliation\":\"West\""_s), 3);
    const Ran log = run({u"log"_s});
    QVERIFY(log.out.contains(u"; affiliation West"_s));
    MENTIONS(log.out);
}

void tst_draws::rests()
{
    const Ran status = run({u"status"_s});
    MENTIONS(status.out);
}

void tst_draws::tellsOfAnotherDraw()
{
    const Ran told = run({u"redraw"_s, u"--seeding"_s, u"random:other"_s, u"--apart"_s});
    QCOMPARE(told.err, QString());
    MENTIONS_ALL(told.out, 2);
    const Ran json = run({u"redraw"_s, u"--seeding"_s, u"random:other"_s, u"--apart"_s, u"--json"_s});
    MENTIONS(json.out);
}

void tst_draws::redrawsAsItWasDrawnButForWhatIsSaid()
{
    QTemporaryDir folder;
    const auto runHere = [&](const QStringList& words, const QByteArray& input = {}) {
        return program::run(words, input, folder.path(), {{u"COURTSIDE_BY"_s, u"J. Park"_s}});
    };
    const auto drawOf = [&](const QString& file) {
        const QStringList facts = runHere({u"log"_s, file, u"--json"_s}).out.split(u'\n');
        return facts.filter(u"\"kind\":\"draw\""_s).constLast();
    };
    const auto made = [&](const QString& file, const QStringList& further) {
        const Ran ran = runHere(QStringList{u"new"_s, file, u"--name"_s, u"Fall"_s, u"--rules"_s, u"unc"_s,
                                            u"--teams"_s, u"-"_s} +
                                    further,
                                roster + "Foxes,East,k,l\nGulls,East,m,n\n");
        return ran.err;
    };
    QCOMPARE(made(u"swiss"_s, {u"--format"_s, u"swiss"_s, u"--rounds"_s, u"4"_s}), QString());
    QVERIFY2(drawOf(u"swiss"_s).contains(u"\"rounds\":4"_s), qPrintable(drawOf(u"swiss"_s)));
    const Ran again = runHere({u"redraw"_s, u"swiss"_s, u"--seeding"_s, u"random:x"_s, u"--apply"_s});
    QCOMPARE(again.err, QString());
    QVERIFY2(drawOf(u"swiss"_s).contains(u"\"rounds\":4"_s), qPrintable(drawOf(u"swiss"_s)));
    QVERIFY(drawOf(u"swiss"_s).contains(u"\"method\":\"random\""_s));
    QCOMPARE(runHere({u"redraw"_s, u"swiss"_s, u"--rounds"_s, u"2"_s, u"--apply"_s}).err, QString());
    QVERIFY2(drawOf(u"swiss"_s).contains(u"\"rounds\":2"_s), qPrintable(drawOf(u"swiss"_s)));
    QVERIFY(drawOf(u"swiss"_s).contains(u"\"method\":\"random\""_s)); // and drawn by lot as before

    const QString ranking = u"{\"order\":[\"win-share\",\"lot\"]}"_s;
    QCOMPARE(
        made(u"pools"_s, {u"--format"_s, u"pools-playoff"_s, u"--pools"_s, u"2"_s, u"--advance"_s, u"1"_s,
                          u"--wildcards"_s, u"1"_s, u"--third-place"_s, u"--ranking"_s, ranking}),
        QString());
    QCOMPARE(runHere({u"redraw"_s, u"pools"_s, u"--seeding"_s, u"random"_s, u"--apply"_s}).err, QString());
    const QString pools = drawOf(u"pools"_s);
    for (const QString& stays : {u"\"pools\":2"_s, u"\"advance\":1"_s, u"\"wildcards\":1"_s,
                                 u"\"thirdPlace\":true"_s, u"\"ranking\":"_s})
        QVERIFY2(pools.contains(stays), qPrintable(stays + u" in: "_s + pools));
    QCOMPARE(runHere({u"redraw"_s, u"pools"_s, u"--wildcards"_s, u"0"_s, u"--advance"_s, u"2"_s,
                      u"--no-third-place"_s, u"--ranking"_s, u"usual"_s, u"--apply"_s})
                 .err,
             QString());
    const QString other = drawOf(u"pools"_s);
    QVERIFY2(other.contains(u"\"pools\":2"_s) && other.contains(u"\"advance\":2"_s), qPrintable(other));
    for (const QString& gone : {u"\"wildcards\":1"_s, u"\"thirdPlace\":true"_s, u"\"ranking\":\"{"_s})
        QVERIFY2(!other.contains(gone), qPrintable(gone + u" in: "_s + other));
}

void tst_draws::takesANewTeamLate()
{
    SAYS(run({u"late"_s, u"Foxes"_s, u"--affiliation"_s, u"East"_s}).err);
    const Ran alone = run({u"late"_s, u"Foxes"_s, u"--player"_s, u"Kim Vo"_s});
    QCOMPARE(alone.exit, 2);
    MENTIONS(alone.err);
    QVERIFY(!run({u"status"_s}).out.contains(u"Foxes"_s));
    const Ran taken = run({u"late"_s, u"Foxes"_s, u"--player"_s, u"Kim Vo"_s, u"--player"_s, u"Lou Beck"_s,
                           u"--affiliation"_s, u"east"_s});
    QCOMPARE(taken.err, QString());
    QVERIFY2(taken.out.contains(u"Foxes plays "_s) && taken.out.contains(u" in match 5\n"_s),
             qPrintable(taken.out));
    QVERIFY2(!taken.out.endsWith(u"\n\n"_s), qPrintable(taken.out)); // its last line ends once
    const Ran status = run({u"status"_s, u"--json"_s});
    QVERIFY2(status.out.contains(u"\"name\":\"Foxes\""_s) && status.out.contains(u"\"name\":\"Lou Beck\""_s),
             qPrintable(status.out));
    QCOMPARE(status.out.count(u"\"affiliation\":\"East\""_s), 3);
    const Ran twice = run({u"late"_s, u"Herons"_s, u"--player"_s, u"kim vo"_s, u"--player"_s, u"Mo Nye"_s,
                           u"--in-place-of"_s, u"Foxes"_s});
    QCOMPARE(twice.exit, 2);
    MENTIONS(twice.err);
    // A late team that finds no place is not registered, and neither are its players.
    const auto instead = [this](const QString& team) {
        return run({u"late"_s, team, u"--player"_s, team + u" one"_s, u"--player"_s, team + u" two"_s,
                    u"--in-place-of"_s, u"Foxes"_s});
    };
    QCOMPARE(instead(u"Gulls"_s).err, QString());
    QCOMPARE(instead(u"Ibis"_s).exit, 2);
    QVERIFY(!run({u"status"_s}).out.contains(u"Ibis"_s));
}

void tst_draws::substitutesAPlayer()
{
    const auto substitute = [this](const QString& team, const QString& out, const QString& in,
                                   const QStringList& more = {}) {
        return run(QStringList{u"substitute"_s, team, u"--out"_s, out, u"--in"_s, in} + more);
    };
    SAYS(run({u"substitute"_s, u"Gulls"_s, u"--out"_s, u"one"_s}).err);
    const Ran unknown = substitute(u"Gulls"_s, u"Gulls one"_s, u"Cy Young"_s);
    QCOMPARE(unknown.exit, 2);
    SAYS(unknown.err);
    const Ran done =
        substitute(u"Gulls"_s, u"Gulls one"_s, u"Cy Young"_s, {u"--new"_s, u"--reason"_s, u"ill"_s});
    QCOMPARE(done.err, QString());
    MENTIONS(done.out);
    MENTIONS(run({u"status"_s}).out);
    const Ran again = substitute(u"Gulls"_s, u"Gulls one"_s, u"Cy Young"_s);
    QCOMPARE(again.exit, 2);
    MENTIONS(again.err);
    const Ran nowhere = substitute(u"Gulls"_s, u"two"_s, u"Gulls one"_s, {u"--from"_s, u"99"_s});
    QCOMPARE(nowhere.exit, 2);
    MENTIONS(nowhere.err);
    QCOMPARE(run({u"undo"_s}).exit, 0);
    QVERIFY(!run({u"status"_s}).out.contains(u"Cy Young"_s));
    QCOMPARE(run({u"redo"_s}).exit, 0);
    QVERIFY(run({u"status"_s}).out.contains(u"Cy Young"_s));
}

void tst_draws::theRecordIsPlayedAgain()
{
    playAgain();
}

TEST_CLASS(tst_draws)
#include "tst_draws.moc"
