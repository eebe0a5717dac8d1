// What the supervisor reads in the terminal of the formats that are more than a knockout.
#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/questions.h"
#include "bracket/roundrobin.h"
#include "bracket/swiss.h"
#include "program/testclass.h"
#include "wording/language.h"
#include "wording/tournament/drawing.h"
#include "wording/tournament/drawwords.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace bracket;

namespace {

Bracket made(const std::variant<Bracket, Refusal>& drawn)
{
    return std::get<Bracket>(drawn);
}

QString text(const std::variant<Bracket, Refusal>& drawn)
{
    return QString::fromStdString(wording::drawing(made(drawn)));
}

// The headings of the list, in order.
QStringList headings(const QString& text)
{
    QStringList all;
    for (const QString& line : text.mid(text.lastIndexOf(QStringLiteral("\n\n")) + 2).split(u'\n')) {
        if (!line.isEmpty() && !line.startsWith(u' '))
            all << line;
    }
    return all;
}

} // namespace

class tst_formats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { wording::chooseLanguage(); } // for its plurals
    void doubleEliminationOfFour();
    void roundsOfADoubleElimination();
    void losersHaveAPicture();
    void roundRobinOfThree();
    void poolsOfSix();
    void swissOfFive();
    void everyMatchIsInTheListOnce();
    void namesOfTheFormats();
};

void tst_formats::doubleEliminationOfFour()
{
    QCOMPARE(text(doubleElimination(4, false)),
             QStringLiteral("4 entries, double elimination: 6 matches, 1 more if necessary\n"
                            "\n"
                            "Seed  Round 1  Round 2\n"
                            "   1 ─┬─ M1 ───┐\n"
                            "   4 ─┘        ├─ M3\n"
                            "   2 ─┬─ M2 ───┘\n"
                            "   3 ─┘\n"
                            "\n"
                            "Losers' rounds\n"
                            "            Round 1 Round 2\n"
                            "loser of 3 ─────────┬─ M5\n"
                            "loser of 1 ─┬─ M4 ──┘\n"
                            "loser of 2 ─┘\n"
                            "\n"
                            "Winners round 1\n"
                            "  Match 1: seed 1 – seed 4\n"
                            "  Match 2: seed 2 – seed 3\n"
                            "Winners final\n"
                            "  Match 3: winner of 1 – winner of 2\n"
                            "Losers round 1\n"
                            "  Match 4: loser of 1 – loser of 2\n"
                            "Losers final\n"
                            "  Match 5: loser of 3 – winner of 4\n"
                            "Final\n"
                            "  Match 6: winner of 3 – winner of 5\n"
                            "Second final, if necessary\n"
                            "  Match 7: winner of 6 – loser of 6\n"));
}

// Of 6 nobody plays in the losers' first round, and the words look through it.
void tst_formats::roundsOfADoubleElimination()
{
    const QString six = text(doubleElimination(6, true));
    QVERIFY(six.startsWith(QStringLiteral("6 entries, double elimination: 10 matches, 2 byes\n")));
    QVERIFY(six.contains(QStringLiteral("Losers round 2\n  Match 5: loser of 4 – loser of 1\n")));
    QCOMPARE(headings(six), QStringList({QStringLiteral("Winners round 1"), QStringLiteral("Winners round 2"),
                                         QStringLiteral("Losers round 2"), QStringLiteral("Winners final"),
                                         QStringLiteral("Losers round 3"), QStringLiteral("Losers final"),
                                         QStringLiteral("Final")}));
}

// As wide as a terminal at most, each of its matches in it once, and everybody who comes down.
void tst_formats::losersHaveAPicture()
{
    int pictures = 0;
    for (int entries = 2; entries <= 64; ++entries) {
        const Bracket drawn = std::get<Bracket>(doubleElimination(entries, false));
        const QString all = text(doubleElimination(entries, false));
        const auto from = all.indexOf(QStringLiteral("Losers' rounds\n"));
        if (from < 0)
            continue;
        ++pictures;
        const QString picture = all.mid(from, all.indexOf(QStringLiteral("\n\n"), from) - from);
        for (const QString& line : picture.split(u'\n'))
            QVERIFY2(line.size() <= 80, qPrintable(line));
        static const QRegularExpression between(QStringLiteral("\\W+"));
        const QStringList words = picture.split(between);
        for (const Match& match : drawn.matches) {
            if (match.bracket != Part::Losers || !match.number)
                continue;
            QCOMPARE(words.count(QStringLiteral("M%1").arg(*match.number)), 1);
            for (const Slot& slot : {match.a, match.b}) {
                const Slot who = behindByes(drawn, slot);
                if (std::holds_alternative<LoserOf>(who))
                    QVERIFY(picture.contains(QString::fromStdString(wording::inWords(drawn, who)) +
                                             QStringLiteral(" ─")));
            }
        }
    }
    QVERIFY(pictures >= 30); // 3 to 32 at least
}

void tst_formats::roundRobinOfThree()
{
    QCOMPARE(text(roundRobin(3, 1)), QStringLiteral("3 entries, round robin: 3 matches\n"
                                                    "\n"
                                                    "Round 1\n"
                                                    "  Match 1: seed 2 – seed 3\n"
                                                    "  seed 1 sits out\n"
                                                    "Round 2\n"
                                                    "  Match 2: seed 1 – seed 3\n"
                                                    "  seed 2 sits out\n"
                                                    "Round 3\n"
                                                    "  Match 3: seed 1 – seed 2\n"
                                                    "  seed 3 sits out\n"));
}

void tst_formats::poolsOfSix()
{
    QCOMPARE(text(poolsPlayoff(6, {2, 1})), QStringLiteral("6 entries, pools to playoff: 7 matches\n"
                                                           "\n"
                                                           "Pool A: seeds 1 4 5\n"
                                                           "Pool B: seeds 2 3 6\n"
                                                           "\n"
                                                           "Pool A round 1\n"
                                                           "  Match 1: seed 4 – seed 5\n"
                                                           "  seed 1 sits out\n"
                                                           "Pool B round 1\n"
                                                           "  Match 2: seed 3 – seed 6\n"
                                                           "  seed 2 sits out\n"
                                                           "Pool A round 2\n"
                                                           "  Match 3: seed 1 – seed 5\n"
                                                           "  seed 4 sits out\n"
                                                           "Pool B round 2\n"
                                                           "  Match 4: seed 2 – seed 6\n"
                                                           "  seed 3 sits out\n"
                                                           "Pool A round 3\n"
                                                           "  Match 5: seed 1 – seed 4\n"
                                                           "  seed 5 sits out\n"
                                                           "Pool B round 3\n"
                                                           "  Match 6: seed 2 – seed 3\n"
                                                           "  seed 6 sits out\n"
                                                           "Final\n"
                                                           "  Match 7: 1st of pool A – 1st of pool B\n"));
    QVERIFY(text(poolsPlayoff(9, {3, 1}))
                .startsWith(QStringLiteral("9 entries, pools to playoff: 11 matches, "
                                           "1 bye\n")));
}

void tst_formats::swissOfFive()
{
    QCOMPARE(text(swiss(5, 3, {firstSwissRound(5)})),
             QStringLiteral("5 entries, Swiss: 3 rounds, 2 matches in those paired so far\n"
                            "\n"
                            "Round 1\n"
                            "  Match 1: seed 1 – seed 3\n"
                            "  Match 2: seed 2 – seed 4\n"
                            "  seed 5 has the bye\n"));
}

void tst_formats::everyMatchIsInTheListOnce()
{
    static const QRegularExpression listed(QStringLiteral("^  Match (\\d+): "),
                                           QRegularExpression::MultilineOption);
    for (int n = 4; n <= 64; ++n) {
        for (const auto& drawn :
             {doubleElimination(n, false), doubleElimination(n, true), roundRobin(n, 2),
              poolsPlayoff(n, {std::max(2, n / 4), 2, 0, 1, true}), swiss(n, 2, {firstSwissRound(n)})}) {
            int next = 1;
            const QString all = text(drawn);
            auto matches = listed.globalMatch(all);
            while (matches.hasNext())
                QCOMPARE(matches.next().captured(1).toInt(), next++);
            QCOMPARE(next - 1, playedMatches(made(drawn)));
            for (const QString& line : all.split(u'\n'))
                QVERIFY2(line.size() <= 80 && !line.endsWith(u' '), qPrintable(line));
        }
    }
}

void tst_formats::namesOfTheFormats()
{
    QStringList names;
    for (const Kind kind : allKinds())
        names << QString::fromStdString(wording::name(kind));
    QCOMPARE(names, QStringList({QStringLiteral("single elimination"), QStringLiteral("double elimination"),
                                 QStringLiteral("round robin"), QStringLiteral("pools to playoff"),
                                 QStringLiteral("Swiss")}));
}

TEST_CLASS(tst_formats)
#include "tst_formats.moc"
