// Who met in the winners’ rounds of a double elimination meets again as late as can be.
#include "draws.h"
#include "played.h"

#include "bracket/elimination.h"
#include "program/testclass.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace bracket;

namespace {

// The losers’ round, from 1, in which the two who met in `earlier` can meet again once both have lost: where
// the ways from the two matches' losers come together. Never, as it were, where that is in the final.
int meetAgain(const Bracket& bracket, const MatchId& earlier, const MatchId& later)
{
    std::set<MatchId> way;
    for (auto at = loserGoesTo(bracket, earlier); at; at = winnerGoesTo(bracket, at->match))
        way.insert(at->match);
    auto at = loserGoesTo(bracket, later);
    while (way.count(at->match) == 0)
        at = winnerGoesTo(bracket, at->match);
    const Match* met = find(bracket, at->match);
    return met->bracket == Part::Losers ? met->round : 1000;
}

// Every pair of winners' matches of which one leads to the other: whoever lost the earlier one may meet
// whoever lost the later one, for these may be two who met. The earliest round for it.
int earliestRematch(const Bracket& bracket)
{
    int earliest = 1000;
    for (const Match& match : bracket.matches) {
        if (match.bracket != Part::Winners || !isPlayed(match))
            continue;
        for (auto on = winnerGoesTo(bracket, match.id);
             on && find(bracket, on->match)->bracket == Part::Winners; on = winnerGoesTo(bracket, on->match))
            earliest = std::min(earliest, meetAgain(bracket, match.id, on->match));
    }
    return earliest;
}

/// The losers’ round before which, in a draw of so many places, no two who met in the winners’ rounds can
/// meet again.
int firstRematch(int places)
{
    static const std::map<int, int> rounds{{4, 2}, {8, 3}, {16, 4}, {32, 5}, {64, 7}, {128, 8}};
    return rounds.at(places);
}

} // namespace

class tst_rematches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstRematchesAreAsLateAsSaid();
    void noRoutingPutsThemOffLonger();
    void noRematchBeforeIsPlayed();
};

void tst_rematches::firstRematchesAreAsLateAsSaid()
{
    for (int n = 3; n <= mostInDoubleElimination; ++n) {
        const Bracket bracket = draws::doubleKnockout(n);
        const int places = draws::places(bracket);
        const int earliest = earliestRematch(bracket);
        QVERIFY2(earliest >= firstRematch(places), qPrintable(QString::number(n)));
        if (n == places)
            QCOMPARE(earliest, firstRematch(places));
    }
}

// Any routing sends those who come from one chain of winners' matches (each leading to the next, up to the
// semifinals; losers of the final meet whoever is left, whatever the routing) to places with as many bits
// as the round has halvings left. Two of them meet where their bits part, and that depends on the chain's own
// bits alone. So all choices of bits for one chain bound every routing there can be; the first may be
// taken as 0, since flipping a bit for all changes nothing.
void tst_rematches::noRoutingPutsThemOffLonger()
{
    for (int k = 3; k <= 7; ++k) {
        const int rounds = k - 1; // before the winners' final
        const auto bitsOf = [&](int round) { return round == 1 ? k - 2 : k - round; };
        int choices = 0;
        for (int round = 2; round <= rounds; ++round)
            choices += bitsOf(round);
        int best = 0;
        for (int choice = 0; choice < 1 << choices; ++choice) {
            std::vector<int> place{0};
            for (int round = 2, rest = choice; round <= rounds; rest >>= bitsOf(round), ++round)
                place.push_back(rest & ((1 << bitsOf(round)) - 1));
            int earliest = 1000;
            for (int early = 1; early <= rounds; ++early) {
                for (int late = early + 1; late <= rounds; ++late) {
                    // The early loser's place by the time the late one comes, in losers’ round 2 late - 2.
                    const int then =
                        place[static_cast<std::size_t>(early) - 1] >> (bitsOf(early) - bitsOf(late));
                    int meet = 2 * late - 2;
                    for (int apart = then ^ place[static_cast<std::size_t>(late) - 1]; apart > 0; apart >>= 1)
                        meet = meet % 2 == 0 ? meet + 1 : meet + 2;
                    earliest = std::min(earliest, meet);
                }
            }
            best = std::max(best, earliest);
        }
        QCOMPARE(best, firstRematch(1 << k));
    }
    QCOMPARE(firstRematch(4), 2); // there the two meet in the losers' final, whatever is done
}

void tst_rematches::noRematchBeforeIsPlayed()
{
    draws::Dice dice(128);
    for (int n = 3; n <= mostInDoubleElimination; ++n) {
        const Bracket bracket = draws::doubleKnockout(n);
        for (int tournament = 0; tournament < 3; ++tournament) {
            std::set<std::pair<int, int>> met;
            for (const draws::Meeting& meeting :
                 draws::play(bracket, [&](int, int) { return dice.isHead(); }).meetings) {
                const bool isFirst = met.insert(std::minmax(meeting.winner, meeting.loser)).second;
                const Match* match = find(bracket, meeting.match);
                if (match->bracket != Part::Final && !isFirst)
                    QVERIFY(match->round >= firstRematch(draws::places(bracket)));
            }
        }
    }
}

TEST_CLASS(tst_rematches)
#include "tst_rematches.moc"
