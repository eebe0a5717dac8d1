// What the supervisor reads in the terminal: the bracket as a picture and the matches as a list.
#include "draws.h"

#include "bracket/elimination.h"
#include "bracket/questions.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/language.h"
#include "wording/tournament/drawing.h"
#include "wording/tournament/drawwords.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace bracket;

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

TEST_CLASS(tst_drawing)
#include "tst_drawing.moc"
