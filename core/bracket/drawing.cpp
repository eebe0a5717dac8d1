#include "drawing.h"

#include "losertree.h"
#include "picture.h"
#include "words.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace bracket {

namespace {

std::string counted(int n, const std::string& one, const std::string& several)
{
    return std::to_string(n) + ' ' + (n == 1 ? one : several);
}

int byesToSeeds(const Bracket& bracket)
{
    return static_cast<int>(
        std::count_if(bracket.matches.begin(), bracket.matches.end(), [](const Match& match) {
            return match.bracket == Part::Winners && std::holds_alternative<Bye>(match.b);
        }));
}

std::string summary(const Bracket& bracket)
{
    const int byes = byesToSeeds(bracket);
    const int spare = matchesIfNecessary(bracket);
    std::string text = counted(bracket.entries, "entry", "entries") + ", " + name(bracket.kind) + ": ";
    if (bracket.kind == Kind::Swiss)
        text += counted(bracket.rounds, "round", "rounds") + ", " +
                counted(playedMatches(bracket), "match", "matches") + " in those paired so far";
    else
        text += counted(playedMatches(bracket) - spare, "match", "matches");
    if (spare > 0)
        text += ", " + std::to_string(spare) + " more if necessary";
    if (byes > 0)
        text += ", " + counted(byes, "bye", "byes");
    return text + '\n';
}

std::string tree(const Bracket& bracket)
{
    if (bracket.kind != Kind::SingleElimination && bracket.kind != Kind::DoubleElimination)
        return {};
    Bracket part{bracket.kind, bracket.entries, {}};
    std::copy_if(bracket.matches.begin(), bracket.matches.end(), std::back_inserter(part.matches),
                 [](const Match& match) {
                     return match.bracket == Part::Winners || match.bracket == Part::ThirdPlace;
                 });
    const std::string losers = losersPicture(bracket);
    return picture(part) + '\n' + losers + (losers.empty() ? "" : "\n");
}

std::string membersOfPools(const Bracket& bracket)
{
    if (bracket.kind != Kind::PoolsPlayoff)
        return {};
    std::string text;
    for (const Pool& pool : poolsIn(bracket)) {
        text += "Pool " + pool.letter + ": seeds";
        for (const int seed : pool.seeds)
            text += ' ' + std::to_string(seed);
        text += '\n';
    }
    return text + '\n';
}

std::string sides(const Bracket& bracket, const Match& match)
{
    return inWords(bracket, match.a) + " – " + inWords(bracket, match.b);
}

// A match that a bye leaves nobody to play, where it still says something: a third place that falls to the
// only one who lost a semifinal, and who has the bye of a Swiss round.
std::string withoutMatch(const Bracket& bracket, const Match& match)
{
    const std::string alone = inWords(bracket, std::holds_alternative<Bye>(match.a) ? match.b : match.a);
    if (match.bracket == Part::ThirdPlace)
        return "  " + alone + ", without a match\n";
    return match.bracket == Part::Swiss ? "  " + alone + " has the bye\n" : std::string();
}

// Who of an odd number has no match in that round of its pool.
std::string sittingOut(const Bracket& bracket, const Match& last)
{
    std::set<int> out;
    std::set<int> here;
    for (const Match& match : bracket.matches) {
        if (match.bracket != Part::Pool || poolOf(match) != poolOf(last))
            continue;
        for (const Slot& slot : {match.a, match.b}) {
            const int seed = std::get<Seed>(slot).number;
            out.insert(seed);
            if (match.round == last.round)
                here.insert(seed);
        }
    }
    std::string text;
    for (const int seed : out) {
        if (here.count(seed) == 0)
            text += "  " + inWords(bracket, Seed{seed}) + " sits out\n";
    }
    return text;
}

std::string schedule(const Bracket& bracket)
{
    std::string text;
    std::string heading;
    const Match* before = nullptr;
    const auto closeRound = [&] {
        if (before && before->bracket == Part::Pool)
            text += sittingOut(bracket, *before);
    };
    for (const Match& match : bracket.matches) {
        const std::string line =
            isPlayed(match) ? "  Match " + std::to_string(*match.number) + ": " + sides(bracket, match) + '\n'
                            : withoutMatch(bracket, match);
        if (line.empty())
            continue;
        if (const std::string round = roundName(bracket, match); round != heading) {
            closeRound();
            text += (heading = round) + '\n';
        }
        text += line;
        before = &match;
    }
    closeRound();
    return text;
}

} // namespace

std::string drawing(const Bracket& bracket)
{
    return summary(bracket) + '\n' + tree(bracket) + membersOfPools(bracket) + schedule(bracket);
}

} // namespace bracket
