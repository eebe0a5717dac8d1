#include "verdict.h"

#include "bracket/questions.h"
#include "tournament/model/inplay.h"
#include "tournament/ranking/standings.h"

#include <algorithm>

namespace tournament {

namespace {

/// The match at that place; null if there is none, or the first final has made it unnecessary.
const Match* toPlay(const Tournament& tournament, const std::optional<bracket::Place>& place)
{
    const Match* next = place ? match(tournament, place->match) : nullptr;
    return next && !isUnneeded(*next) ? next : nullptr;
}

/// Whether the team is seated there, or was called there to a match that keeps its teams.
bool isSeatedAt(const Tournament& tournament, const Match& match, const std::string& team)
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
    if (there ? isSeatedAt(tournament, *there, team) : side == verdict.winner || isOut())
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
    verdict.isTied = isTied(match);
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

std::optional<int> undecidedHand(const Match& match)
{
    if (!match.flags.pending || match.ledger.result.state != scoring::State::Won)
        return std::nullopt;
    for (std::size_t game = 0; game < match.games.size(); ++game)
        for (const Item& item : match.games[game].items)
            if (const auto* hand = std::get_if<scoring::Hand>(&item.what); hand && isPending(*hand))
                return handNumber(match, static_cast<int>(game) + 1, item.place);
    return std::nullopt;
}

bool winnerAdvances(const Tournament& tournament, const Match& match)
{
    return bracket::winnerGoesTo(tournament.setting->bracket, match.id).has_value();
}

bool advancesFrom(const Tournament& tournament, const Match& match)
{
    const Verdict verdict = verdictOf(tournament, match);
    return winnerAdvances(tournament, match) && !(verdict.winner && verdict.kept[*verdict.winner]);
}

namespace {

/// Collects what the open seats depend on, only the first match of each chain.
class Roots {
public:
    explicit Roots(const Tournament& tournament) : m_tournament(tournament) {}

    void addOf(const Match& match)
    {
        const bracket::Match* drawn = tournament::drawn(*m_tournament.setting, match.id);
        if (drawn && !bracket::isKnown(match.seats.a))
            add(drawn->a);
        if (drawn && !bracket::isKnown(match.seats.b))
            add(drawn->b);
    }
    std::vector<Awaited> all;

private:
    void add(const bracket::Slot& drawn)
    {
        const bracket::Slot slot = bracket::behindByes(m_tournament.setting->bracket, drawn);
        if (const auto* winner = std::get_if<bracket::WinnerOf>(&slot))
            add(winner->match);
        else if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
            add(loser->match);
        else if (const auto* rank = std::get_if<bracket::PoolRank>(&slot))
            put({{}, rank->pool});
    }
    void add(const std::string& id)
    {
        const Match* before = match(m_tournament, id);
        if (before && hasOpenSeat(*before) && !before->flags.disputed)
            addOf(*before);
        else
            put({id, {}});
    }
    void put(const Awaited& awaited)
    {
        if (std::ranges::find(all, awaited) == all.end())
            all.push_back(awaited);
    }

    const Tournament& m_tournament;
};

} // namespace

std::vector<Awaited> awaited(const Tournament& tournament, const Match& match)
{
    if (!match.call || match.flags.disputed || !hasOpenSeat(match))
        return {};
    Roots roots(tournament);
    roots.addOf(match);
    return std::move(roots.all);
}

} // namespace tournament
