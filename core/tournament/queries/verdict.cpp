#include "verdict.h"

#include "waitsfor.h"

#include "bracket/questions.h"
#include "tournament/ranking/champion.h"
#include "tournament/ranking/changedplaces.h"

namespace tournament {

namespace {

/// The match there; null where there is none, or a first final has made it unnecessary.
const Match* toPlay(const Tournament& tournament, const std::optional<bracket::Place>& place)
{
    const Match* next = place ? match(tournament, place->match) : nullptr;
    return next && !isSpared(*next) ? next : nullptr;
}

/// Whether the team comes there, or sat down to it where that stands.
bool isThere(const Tournament& tournament, const Match& match, const std::string& team)
{
    const PerSide<std::string> teams = match.stands ? match.teams : seatedTeams(*tournament.setting, match);
    return teams.a == team || teams.b == team;
}

void takeNext(Verdict& verdict, const Tournament& tournament, const std::string& team, Side side,
              const std::optional<bracket::Place>& place)
{
    const Match* there = toPlay(tournament, place);
    verdict.next[side] = there;
    const auto isOut = [&] { return !nextMatch(tournament, team) && champion(tournament) != team; };
    if (there ? isThere(tournament, *there, team) : side == verdict.winner || isOut())
        return;
    verdict.kept[side] = changedPlacesFor(tournament, team);
    verdict.next[side] = nextMatch(tournament, team);
}

HeldBy heldBy(const Tournament& tournament, const Match& match)
{
    if (match.flags.disputed)
        return HeldBy::Dispute;
    if (match.state == State::Ended)
        return HeldBy::Signatures;
    if (!awaited(tournament, match).empty())
        return HeldBy::Seats;
    return isHeld(match.protests) ? HeldBy::Protest : HeldBy::Nothing;
}

} // namespace

Verdict verdictOf(const Tournament& tournament, const Match& match)
{
    Verdict verdict;
    verdict.isOver = match.state == State::Ended || match.state == State::Final;
    if (!verdict.isOver)
        return verdict;
    verdict.winner = match.state == State::Final ? match.winner : match.ledger.result.winner;
    verdict.heldBy = heldBy(tournament, match);
    if (verdict.heldBy != HeldBy::Nothing || !verdict.winner)
        return verdict;
    const bracket::Bracket& bracket = tournament.setting->bracket;
    const bracket::Match* played = drawn(*tournament.setting, match.id);
    if (!played || !bracket::isOfKnockout(*played))
        return verdict;
    const Side winner = *verdict.winner;
    const Side loser = scoring::other(winner);
    takeNext(verdict, tournament, match.teams[winner], winner, bracket::winnerGoesTo(bracket, match.id));
    takeNext(verdict, tournament, match.teams[loser], loser, bracket::loserGoesTo(bracket, match.id));
    return verdict;
}

bool goesOnFrom(const Tournament& tournament, const Match& match)
{
    return bracket::winnerGoesTo(tournament.setting->bracket, match.id).has_value();
}

bool advancesFrom(const Tournament& tournament, const Match& match)
{
    const Verdict verdict = verdictOf(tournament, match);
    return goesOnFrom(tournament, match) && !(verdict.winner && verdict.kept[*verdict.winner]);
}

} // namespace tournament
