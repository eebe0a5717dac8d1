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

std::string numberOf(const Bracket& bracket, const bracket::MatchId& id)
{
    const Match* match = find(bracket, id);
    return match && match->number ? std::to_string(*match->number) : id;
}

/// A round that is called by its number.
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

// As the enumerations stand.
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
constexpr std::array kinds{
    QT_TRANSLATE_NOOP("Desk", "single elimination"),
    QT_TRANSLATE_NOOP("Desk", "double elimination"),
    QT_TRANSLATE_NOOP("Desk", "round robin"),
    QT_TRANSLATE_NOOP("Desk", "pools to playoff"),
    QT_TRANSLATE_NOOP("Desk", "Swiss"),
};

} // namespace

std::string name(Kind kind)
{
    return filled(Desk::tr(kinds[static_cast<std::size_t>(kind)]));
}

std::string goOnInWords(int teams)
{
    return filled(Desk::tr("%n go(es) on", nullptr, teams));
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
        return filled(bracket.kind == Kind::PoolsPlayoff ? Desk::tr("Playoff") : Desk::tr("Winners' rounds"));
    case Part::Losers:
        return filled(Desk::tr("Losers' rounds"));
    case Part::Pool:
        return filled(Desk::tr("Pools"));
    case Part::PlayIn:
        return filled(Desk::tr("Play-ins"));
    default:
        return roundName(bracket, part, 1);
    }
}

std::string inWords(const bracket::PoolRank& rank)
{
    if (rank.pool == bracket::wildcards)
        return filled(Desk::tr("wildcard %1"), rank.rank);
    const bool isTeen = rank.rank / 10 % 10 == 1;
    switch (isTeen ? 0 : rank.rank % 10) {
    case 1:
        return filled(Desk::tr("%1st of pool %2"), rank.rank, rank.pool);
    case 2:
        return filled(Desk::tr("%1nd of pool %2"), rank.rank, rank.pool);
    case 3:
        return filled(Desk::tr("%1rd of pool %2"), rank.rank, rank.pool);
    default:
        return filled(Desk::tr("%1th of pool %2"), rank.rank, rank.pool);
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
            return filled(Desk::tr("winner of %1"), numberOf(all, from.match));
        }
        std::string operator()(const bracket::LoserOf& from) const
        {
            return filled(Desk::tr("loser of %1"), numberOf(all, from.match));
        }
        std::string operator()(const bracket::PoolRank& from) const { return inWords(from); }
    };
    return std::visit(Visitor{bracket}, behindByes(bracket, slot));
}

} // namespace wording
