#include "verdict.h"

#include "waitsfor.h"

#include "bracket/questions.h"

namespace night {

namespace {

/// The match there; null where there is none, or a first final has made it unnecessary.
const Match* toPlay(const Night& night, const std::optional<bracket::Place>& place)
{
    const Match* next = place ? match(night, place->match) : nullptr;
    return next && !isSpared(*next) ? next : nullptr;
}

HeldBy heldBy(const Night& night, const Match& match)
{
    if (match.flags.disputed)
        return HeldBy::Dispute;
    if (match.state == State::Ended)
        return HeldBy::Signatures;
    if (!awaited(night, match).empty())
        return HeldBy::Seats;
    return isHeld(match.protests) ? HeldBy::Protest : HeldBy::Nothing;
}

} // namespace

Verdict verdictOf(const Night& night, const Match& match)
{
    Verdict verdict;
    verdict.isOver = match.state == State::Ended || match.state == State::Final;
    if (!verdict.isOver)
        return verdict;
    verdict.winner = match.state == State::Final ? match.winner : match.ledger.result.winner;
    verdict.heldBy = heldBy(night, match);
    if (verdict.heldBy != HeldBy::Nothing || !verdict.winner)
        return verdict;
    const bracket::Bracket& bracket = night.setting->bracket;
    verdict.next[*verdict.winner] = toPlay(night, bracket::winnerGoesTo(bracket, match.id));
    verdict.next[scoring::other(*verdict.winner)] = toPlay(night, bracket::loserGoesTo(bracket, match.id));
    return verdict;
}

} // namespace night
