#include "drawwords.h"

#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <array>

namespace wording {

using bracket::Bracket;
using bracket::Kind;
using bracket::Match;
using bracket::Part;
using bracket::Stage;

namespace {

std::string numberIn(const Bracket& bracket, const bracket::MatchId& id)
{
    const Match* match = find(bracket, id);
    return match && match->number ? std::to_string(*match->number) : id;
}

/// A round with a number for a name.
QString numbered(const Bracket& bracket, Part part)
{
    const bool isPools = bracket.kind == Kind::PoolsPlayoff;
    if (part == Part::Losers)
        return Desk::tr("losers round %1");
    if (part == Part::Winners && bracket.kind == Kind::DoubleElimination)
        return Desk::tr("winners round %1");
    if (part == Part::Winners && isPools)
        return Desk::tr("playoff round %1");
    return part == Part::Pool && isPools ? Desk::tr("pool round %1") : Desk::tr("round %1");
}

// In the order of the enumerations.
constexpr std::array stages{
    "",
    QT_TRANSLATE_NOOP("Desk", "quarterfinals"),
    QT_TRANSLATE_NOOP("Desk", "semifinals"),
    QT_TRANSLATE_NOOP("Desk", "winners final"),
    QT_TRANSLATE_NOOP("Desk", "losers final"),
    QT_TRANSLATE_NOOP("Desk", "final"),
    QT_TRANSLATE_NOOP("Desk", "second final, if necessary"),
    QT_TRANSLATE_NOOP("Desk", "third place"),
    QT_TRANSLATE_NOOP("Desk", "play-in"),
};
static_assert(stages.size() == static_cast<std::size_t>(Stage::PlayIn) + 1);
constexpr std::array kinds{
    QT_TRANSLATE_NOOP("Desk", "single elimination"),
    QT_TRANSLATE_NOOP("Desk", "double elimination"),
    QT_TRANSLATE_NOOP("Desk", "round robin"),
    QT_TRANSLATE_NOOP("Desk", "pools to playoff"),
    QT_TRANSLATE_NOOP("Desk", "Swiss"),
};
static_assert(kinds.size() == static_cast<std::size_t>(Kind::Swiss) + 1);

} // namespace

std::string name(Kind kind)
{
    return filled(Desk::tr(kinds[static_cast<std::size_t>(kind)]));
}

std::string advancingText(int teams)
{
    return filled(Desk::tr("top %n advance(s)", nullptr, teams));
}

std::string roundName(const Bracket& bracket, Part part, int round)
{
    return sentence(roundInText(bracket, part, round));
}

std::string roundName(const Bracket& bracket, const Match& match)
{
    return sentence(roundInText(bracket, match));
}

std::string roundInText(const Bracket& bracket, Part part, int round)
{
    const Stage stage = stageOf(bracket, part, round);
    return stage == Stage::Early ? filled(numbered(bracket, part), round)
                                 : filled(Desk::tr(stages[static_cast<std::size_t>(stage)]));
}

std::string roundInText(const Bracket& bracket, const Match& match)
{
    if (match.bracket == Part::Pool && bracket.kind == Kind::PoolsPlayoff)
        return filled(Desk::tr("pool %1 round %2"), poolOf(match), match.round);
    return roundInText(bracket, match.bracket, match.round);
}

std::string matchInText(const Bracket& bracket, const Match& match)
{
    const Stage stage = stageOf(bracket, match.bracket, match.round);
    return stage == Stage::Quarterfinal ? filled(Desk::tr("quarterfinal"))
           : stage == Stage::Semifinal  ? filled(Desk::tr("semifinal"))
                                        : roundInText(bracket, match.bracket, match.round);
}

std::string heading(const Bracket& bracket, Part part)
{
    switch (part) {
    case Part::Winners:
        return filled(bracket.kind == Kind::PoolsPlayoff ? Desk::tr("Playoff") : Desk::tr("Winners bracket"));
    case Part::Losers:
        return filled(Desk::tr("Losers bracket"));
    case Part::Pool:
        return filled(Desk::tr("Pools"));
    case Part::PlayIn:
        return filled(Desk::tr("Play-ins"));
    case Part::Final:
    case Part::ThirdPlace:
    case Part::Swiss:
        break;
    }
    return roundName(bracket, part, 1);
}

std::string inWords(const bracket::PoolRank& rank)
{
    if (rank.pool == bracket::wildcards)
        return filled(Desk::tr("wildcard %1"), rank.rank);
    const bool isTeen = rank.rank / 10 % 10 == 1;
    switch (isTeen ? 0 : rank.rank % 10) {
    case 1:
        return filled(Desk::tr("%1st in pool %2"), rank.rank, rank.pool);
    case 2:
        return filled(Desk::tr("%1nd in pool %2"), rank.rank, rank.pool);
    case 3:
        return filled(Desk::tr("%1rd in pool %2"), rank.rank, rank.pool);
    default:
        return filled(Desk::tr("%1th in pool %2"), rank.rank, rank.pool);
    }
}

std::string inWords(const Bracket& bracket, const bracket::Slot& slot)
{
    struct Visitor {
        const Bracket& all;
        std::string operator()(const bracket::Seed& seed) const
        {
            return filled(Desk::tr("seed %1"), seed.number);
        }
        std::string operator()(const bracket::Bye&) const { return filled(Desk::tr("bye")); }
        std::string operator()(const bracket::WinnerOf& from) const
        {
            return filled(Desk::tr("winner of %1"), numberIn(all, from.match));
        }
        std::string operator()(const bracket::LoserOf& from) const
        {
            return filled(Desk::tr("loser of %1"), numberIn(all, from.match));
        }
        std::string operator()(const bracket::PoolRank& from) const { return inWords(from); }
    };
    return std::visit(Visitor{bracket}, behindByes(bracket, slot));
}

std::vector<std::string> drawingInWords(bool byLot, const std::vector<std::string>& further)
{
    const std::string seeds =
        filled(Desk::tr("This order gives the seeds: the first team is seed 1, the next seed 2, and so on."));
    if (!byLot)
        return {filled(Desk::tr("Teams with a roster seed come first, lowest number first. Ties and unseeded "
                                "teams keep roster order.")),
                seeds};
    std::vector<std::string> all{
        filled(Desk::tr("Teams with a roster seed come first, lowest number first; ties keep roster order. "
                        "The other teams are drawn at random.")),
        filled(Desk::tr("Write the others in a row in roster order, in places 0, 1, 2 and so on. All numbers "
                        "below have 64 bits: of a larger number, keep only the remainder after dividing by "
                        "2^64. Numbers with letters are hexadecimal; xor combines two numbers bit by bit; n "
                        ">> k is n divided by 2^k, rounded down.")),
        filled(Desk::tr("Let h be cbf29ce484222325. For each byte of the random seed in UTF-8, from left to "
                        "right, h becomes (h xor byte) times 100000001b3. (FNV-1a)")),
        filled(Desk::tr("To draw a number, h becomes h plus 9e3779b97f4a7c15, and z is h. Then z becomes (z "
                        "xor (z >> 30)) times bf58476d1ce4e5b9, then (z xor (z >> 27)) times "
                        "94d049bb133111eb. The number is z xor (z >> 31). (SplitMix64)")),
        filled(
            Desk::tr("For p from the number of teams in the row down to 2, draw a number; while it is less "
                     "than the remainder of 2^64 divided by p, draw another. Its remainder divided by p is a "
                     "place. Swap the teams in that place and in place p minus 1. (Fisher and Yates)"))};
    if (further.empty()) {
        all.push_back(filled(Desk::tr("The row follows the teams with a roster seed. This order gives the "
                                      "seeds: the first team is seed 1, the next seed 2, and so on.")));
        return all;
    }
    all.push_back(filled(Desk::tr("The row follows the teams with a roster seed. The first team is in place "
                                  "1, the next in place 2, and so on.")));
    all.insert(all.end(), further.begin(), further.end());
    all.push_back(seeds);
    return all;
}

std::vector<std::string> apartInWords(Kind kind, int pools)
{
    const std::string exchange = filled(
        Desk::tr("Teams with a roster seed keep their places. Go through every other place p from the first "
                 "on, and for each of them every place q after it. If the draw is better with the teams in p "
                 "and q swapped, swap them at once. Start over until a pass makes no swap."));
    switch (kind) {
    case Kind::SingleElimination:
    case Kind::DoubleElimination:
        return {filled(Desk::tr("Start a row with the number 1. While it has fewer numbers than there are "
                                "teams, write after each number s the number 2L+1-s, where L is how many "
                                "numbers the row had. In round 1 the places with the first two numbers meet, "
                                "then those with the next two, and so on. Any two of the first four, or of "
                                "the next four, meet by round 2; any two of eight by round 3; and so on.")),
                filled(Desk::tr("For every two teams with the same affiliation, take the round in which they "
                                "meet if both win until then. A draw is better if fewer such pairs meet in "
                                "round 1; if that number is the same, fewer in round 2; and so on.")),
                exchange};
    case Kind::PoolsPlayoff:
        return {
            filled(Desk::tr(
                       "Deal the places to %1 pools back and forth: from the first pool to the last, then "
                       "from the last back to the first, and so on. A draw is better if fewer pairs of teams "
                       "with the same affiliation are in one pool; every two teams in a pool are a pair."),
                   pools),
            exchange};
    case Kind::Swiss:
        return {filled(Desk::tr("Let H be half the number of teams, rounded down. The teams in places p and "
                                "p + H meet in round 1, for p from 1 to H. A draw is better if fewer teams "
                                "with the same affiliation meet there.")),
                exchange};
    case Kind::RoundRobin:
        break;
    }
    return {};
}

} // namespace wording
