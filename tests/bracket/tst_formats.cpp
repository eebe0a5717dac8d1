// What the supervisor reads in the terminal of the formats that are more than a knockout.
#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/questions.h"
#include "bracket/roundrobin.h"
#include "bracket/swiss.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/language.h"
#include "wording/tournament/drawing.h"
#include "wording/tournament/drawwords.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace bracket;

namespace {

Bracket made(const std::variant<Bracket, Refusal>& drawn)
{
    return std::get<Bracket>(drawn);
}

QString drawnText(const std::variant<Bracket, Refusal>& drawn)
{
    return QString::fromStdString(wording::drawing(made(drawn)));
}

// The headings of the list, in order.
QStringList headings(const QString& text)
{
    QStringList all;
    for (const QString& line : text.mid(text.lastIndexOf(u"\n\n"_s) + 2).split(u'\n')) {
        if (!line.isEmpty() && !line.startsWith(u' '))
            all << line;
    }
    return all;
}

} // namespace

class tst_formats : public golden::Test {
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
    SAYS(drawnText(doubleElimination(4, false)));
}

// Of 6 nobody plays in the losers' first round, and the words look through it.
void tst_formats::roundsOfADoubleElimination()
{
    const QString six = drawnText(doubleElimination(6, true));
    MENTIONS_ALL(six, 2);
    QCOMPARE(headings(six),
             QStringList({u"Winners round 1"_s, u"Winners round 2"_s, u"Losers round 2"_s, u"Winners final"_s,
                          u"Losers round 3"_s, u"Losers final"_s, u"Final"_s}));
}

// As wide as a terminal at most, each of its matches in it once, and everybody who comes down.
void tst_formats::losersHaveAPicture()
{
    int pictures = 0;
    for (int entries = 2; entries <= 64; ++entries) {
        const Bracket drawn = std::get<Bracket>(doubleElimination(entries, false));
        const QString all = drawnText(doubleElimination(entries, false));
        const auto from = all.indexOf(u"Losers bracket\n"_s);
        if (from < 0)
            continue;
        ++pictures;
        const QString picture = all.mid(from, all.indexOf(u"\n\n"_s, from) - from);
        for (const QString& line : picture.split(u'\n'))
            QVERIFY2(line.size() <= 80, qPrintable(line));
        static const QRegularExpression between(u"\\W+"_s);
        const QStringList words = picture.split(between);
        for (const Match& match : drawn.matches) {
            if (match.bracket != Part::Losers || !match.number)
                continue;
            QCOMPARE(words.count(u"M%1"_s.arg(*match.number)), 1);
            for (const Slot& slot : {match.a, match.b}) {
                const Slot who = behindByes(drawn, slot);
                if (std::holds_alternative<LoserOf>(who))
                    QVERIFY(picture.contains(QString::fromStdString(wording::inWords(drawn, who)) + u" ─"_s));
            }
        }
    }
    QVERIFY(pictures >= 30); // 3 to 32 at least
}

void tst_formats::roundRobinOfThree()
{
    SAYS(drawnText(roundRobin(3, 1)));
}

void tst_formats::poolsOfSix()
{
    SAYS(drawnText(poolsPlayoff(6, {2, 1})));
    MENTIONS(drawnText(poolsPlayoff(9, {3, 1})));
}

void tst_formats::swissOfFive()
{
    SAYS(drawnText(swiss(5, 3, {firstSwissRound(5)})));
}

void tst_formats::everyMatchIsInTheListOnce()
{
    static const QRegularExpression listed(u"^  Match (\\d+): "_s, QRegularExpression::MultilineOption);
    for (int n = 4; n <= 64; ++n) {
        for (const auto& drawn :
             {doubleElimination(n, false), doubleElimination(n, true), roundRobin(n, 2),
              poolsPlayoff(n, {std::max(2, n / 4), 2, 0, 1, true}), swiss(n, 2, {firstSwissRound(n)})}) {
            int next = 1;
            const QString all = drawnText(drawn);
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
    SAYS(names);
}

TEST_CLASS(tst_formats)
#include "tst_formats.moc"
