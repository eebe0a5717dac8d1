// How a game was won, as the sheet in the window and the one on the terminal say it.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "wording/rulecard/why.h"

#include <set>

using scoring::By;
using wording::howItEnded;

class tst_ending : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void withTheNumbersOfTheRules();
    void reachingTheTargetNeedsNoNote();
    void noTwoSoundAlike();
};

void tst_ending::withTheNumbersOfTheRules()
{
    scoring::End end;
    end.minScore = -200;
    end.winOnMadeBid = 10;
    end.length = scoring::Length::FixedHands;
    end.lengthCount = 12;
    SAYS(q(howItEnded(end, By::MinScore)));
    SAYS(q(howItEnded(end, By::MadeBid)));
    end.mercyLead = 200;
    SAYS(q(howItEnded(end, By::Hands)));
    SAYS(q(howItEnded(end, By::Mercy)));
}

void tst_ending::reachingTheTargetNeedsNoNote()
{
    QCOMPARE(howItEnded({}, By::Target), std::string());
    QCOMPARE(howItEnded({}, By::Decided), std::string());
}

void tst_ending::noTwoSoundAlike()
{
    std::set<std::string> all;
    const By ways[] = {By::Time,  By::ExtraHand, By::MinScore, By::Sets,  By::MadeBid, By::FirstHand,
                       By::Hands, By::Renege,    By::Games,    By::Total, By::Mercy,   By::AllTricks};
    for (const By by : ways)
        QVERIFY(all.insert(howItEnded({}, by)).second);
    QCOMPARE(all.count({}), std::size_t(0));
}

TEST_CLASS(tst_ending)
#include "tst_ending.moc"
