#include "verdict.h"

#include "changedplaces.h"
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

/// Whether the team comes there, or sat down to it where that stands.
bool isThere(const Night& night, const Match& match, const std::string& team)
{
    const PerSide<std::string> teams = match.stands ? match.teams : seatedTeams(*night.setting, match);
    return teams.a == team || teams.b == team;
}

void takeNext(Verdict& verdict, const Night& night, const std::string& team, Side side,
              const std::optional<bracket::Place>& place)
{
    const Match* there = toPlay(night, place);
    verdict.next[side] = there;
    const auto isOut = [&] { return !nextMatch(night, team) && champion(night) != team; };
    if (there ? isThere(night, *there, team) : side == verdict.winner || isOut())
        return;
    verdict.kept[side] = changedPlacesFor(night, team);
    verdict.next[side] = nextMatch(night, team);
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
    const bracket::Match* played = drawn(*night.setting, match.id);
    if (!played || !bracket::isOfKnockout(*played))
        return verdict;
    const Side winner = *verdict.winner;
    const Side loser = scoring::other(winner);
    takeNext(verdict, night, match.teams[winner], winner, bracket::winnerGoesTo(bracket, match.id));
    takeNext(verdict, night, match.teams[loser], loser, bracket::loserGoesTo(bracket, match.id));
    return verdict;
}

bool goesOnFrom(const Night& night, const Match& match)
{
    return bracket::winnerGoesTo(night.setting->bracket, match.id).has_value();
}

bool advancesFrom(const Night& night, const Match& match)
{
    const Verdict verdict = verdictOf(night, match);
    return goesOnFrom(night, match) && !(verdict.winner && verdict.kept[*verdict.winner]);
}

} // namespace night
