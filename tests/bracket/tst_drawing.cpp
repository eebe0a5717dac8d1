// What the supervisor reads in the terminal: the bracket as a picture and the matches as a list, in every
// format.
#include "draws.h"

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

using namespace bracket;
using namespace Qt::StringLiterals;

namespace {

QString text(const Bracket& bracket)
{
    return QString::fromStdString(wording::drawing(bracket));
}

struct Drawn {
    Bracket bracket;
    QString text;
};

const std::vector<Drawn>& allDrawn()
{
    static const std::vector<Drawn> drawn = [] {
        std::vector<Drawn> every;
        for (const Bracket& bracket : draws::all())
            every.push_back({bracket, text(bracket)});
        return every;
    }();
    return drawn;
}

// The lines between the summary and the list, without the headings.
QStringList pictureLines(const Drawn& drawn)
{
    return drawn.text.split(u'\n').mid(3, draws::places(drawn.bracket));
}

QString drawnText(const std::variant<Bracket, Refusal>& drawn)
{
    return text(std::get<Bracket>(drawn));
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

class tst_drawing : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { wording::chooseLanguage(); } // for its plurals
    void two();
    void threeAndTheThirdPlace();
    void five();
    void eightAndTheThirdPlace();
    void everySeedIsAtItsPlace();
    void neverWiderThanATerminal();
    void everyMatchIsNumberedOnceInThePicture();
    void roundsHaveNames();
    void lateRoundsHaveDifferentNames();
    void wordsLookThroughByes();
    void doubleEliminationOfFour();
    void roundsOfADoubleElimination();
    void losersHaveAPicture();
    void roundRobinOfThree();
    void poolsOfSix();
    void swissOfFive();
    void everyMatchIsInTheListOnce();
    void namesOfTheFormats();
};

void tst_drawing::two()
{
    SAYS(text(draws::knockout(2)));
}

void tst_drawing::threeAndTheThirdPlace()
{
    SAYS(text(draws::knockout(3, true)));
}

void tst_drawing::five()
{
    SAYS(text(draws::knockout(5)));
}

void tst_drawing::eightAndTheThirdPlace()
{
    MENTIONS(text(draws::knockout(8, true)));
}

void tst_drawing::everySeedIsAtItsPlace()
{
    for (const Drawn& drawn : allDrawn()) {
        const QStringList lines = pictureLines(drawn);
        const std::vector<int> order = seedOrder(draws::places(drawn.bracket));
        for (std::size_t i = 0; i < order.size(); ++i) {
            const QString seed = lines.value(static_cast<int>(i)).left(4).trimmed();
            QCOMPARE(seed, order[i] <= drawn.bracket.entries ? QString::number(order[i]) : QString());
        }
    }
}

void tst_drawing::neverWiderThanATerminal()
{
    for (const Drawn& drawn : allDrawn()) {
        for (const QString& line : drawn.text.split(u'\n')) {
            QVERIFY2(line.size() <= 80, qPrintable(line));
            QVERIFY2(!line.endsWith(u' '), qPrintable(line));
        }
    }
}

void tst_drawing::everyMatchIsNumberedOnceInThePicture()
{
    static const QRegularExpression number(QStringLiteral("[ ─]M(\\d+)\\b"));
    for (const Drawn& drawn : allDrawn()) {
        QList<int> found;
        auto matches = number.globalMatch(drawn.text);
        while (matches.hasNext())
            found << matches.next().captured(1).toInt();
        std::sort(found.begin(), found.end());
        QCOMPARE(found.size(), playedMatches(drawn.bracket));
        for (int i = 0; i < found.size(); ++i)
            QCOMPARE(found[i], i + 1);
    }
}

void tst_drawing::roundsHaveNames()
{
    QStringList names;
    const Bracket sixteen = draws::knockout(16, true);
    for (const Round& round : rounds(sixteen))
        names << QString::fromStdString(wording::roundName(sixteen, round.bracket, round.number));
    QCOMPARE(names, QStringList({QStringLiteral("Round 1"), QStringLiteral("Quarterfinals"),
                                 QStringLiteral("Semifinals"), QStringLiteral("Third place"),
                                 QStringLiteral("Final")}));
}

void tst_drawing::lateRoundsHaveDifferentNames()
{
    const auto stages = [](const Bracket& bracket) {
        QList<Stage> all;
        for (const Round& round : rounds(bracket))
            all << stageOf(bracket, round.bracket, round.number);
        std::sort(all.begin(), all.end());
        return all;
    };
    const Bracket sixteen = draws::knockout(16, true);
    QCOMPARE(stages(sixteen), QList<Stage>({Stage::Early, Stage::Quarterfinal, Stage::Semifinal, Stage::Final,
                                            Stage::ThirdPlace}));
    const auto four = draws::doubleKnockout(4);
    QCOMPARE(stages(four), QList<Stage>({Stage::Early, Stage::Early, Stage::WinnersFinal, Stage::LosersFinal,
                                         Stage::Final, Stage::SecondFinal}));
    QVERIFY(isLate(Stage::Semifinal) && isLate(Stage::LosersFinal) && isLate(Stage::ThirdPlace));
    QVERIFY(!isLate(Stage::Early) && !isLate(Stage::Quarterfinal) && !isLate(Stage::PlayIn));
    const Match& last = four.matches.back();
    QCOMPARE(stageOf(four, last), Stage::SecondFinal);
    QVERIFY(isFinal(four, last));
}

void tst_drawing::wordsLookThroughByes()
{
    const Bracket five = draws::knockout(5);
    QCOMPARE(wording::inWords(five, WinnerOf{"W1-1"}), std::string("seed 1"));
    QCOMPARE(wording::inWords(five, WinnerOf{"W1-2"}), std::string("winner of 1"));
    QCOMPARE(wording::inWords(five, LoserOf{"W1-1"}), std::string("bye"));
    QCOMPARE(wording::inWords(five, LoserOf{"W2-2"}), std::string("loser of 3"));
    SAYS(wording::inWords(five, PoolRank{"B", 2}));
}

void tst_drawing::doubleEliminationOfFour()
{
    SAYS(drawnText(doubleElimination(4, false)));
}

// Of 6 nobody plays in the losers' first round, and the words look through it.
void tst_drawing::roundsOfADoubleElimination()
{
    const QString six = drawnText(doubleElimination(6, true));
    MENTIONS_ALL(six, 2);
    QCOMPARE(headings(six),
             QStringList({u"Winners round 1"_s, u"Winners round 2"_s, u"Losers round 2"_s, u"Winners final"_s,
                          u"Losers round 3"_s, u"Losers final"_s, u"Final"_s}));
}

// As wide as a terminal at most, each of its matches in it once, and everybody who comes down.
void tst_drawing::losersHaveAPicture()
{
    int pictures = 0;
    for (int entries = 2; entries <= 64; ++entries) {
        const Bracket drawn = std::get<Bracket>(doubleElimination(entries, false));
        const QString all = text(drawn);
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

void tst_drawing::roundRobinOfThree()
{
    SAYS(drawnText(roundRobin(3, 1)));
}

void tst_drawing::poolsOfSix()
{
    SAYS(drawnText(poolsPlayoff(6, {2, 1})));
    MENTIONS(drawnText(poolsPlayoff(9, {3, 1})));
}

void tst_drawing::swissOfFive()
{
    SAYS(drawnText(swiss(5, 3, {firstSwissRound(5)})));
}

void tst_drawing::everyMatchIsInTheListOnce()
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
            QCOMPARE(next - 1, playedMatches(std::get<Bracket>(drawn)));
            for (const QString& line : all.split(u'\n'))
                QVERIFY2(line.size() <= 80 && !line.endsWith(u' '), qPrintable(line));
        }
    }
}

void tst_drawing::namesOfTheFormats()
{
    QStringList names;
    for (const Kind kind : allKinds())
        names << QString::fromStdString(wording::name(kind));
    SAYS(names);
}

TEST_CLASS(tst_drawing)
#include "tst_drawing.moc"
