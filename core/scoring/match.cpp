#include "match.h"

#include "tally.h"

#include <cstdlib>

namespace scoring {

namespace {

std::optional<Side> more(const PerSide<int>& count)
{
    return higher(count.a, count.b);
}

void win(Result& result, std::optional<Side> winner, By by)
{
    result.state = State::Won;
    result.winner = winner;
    result.by = by;
}

} // namespace

Series seriesOf(const End& end)
{
    if (end.length == Length::FixedGames)
        return {Series::Kind::TotalOf, end.lengthCount};
    return end.length == Length::BestOf ? Series{Series::Kind::BestOf, end.lengthCount} : Series{};
}

GameState beginGame(const RuleSet& rules, const Series& series, const MatchLedger& soFar, const Start& start)
{
    GameState game = begin(rules, start);
    if (soFar.result.state == State::Won)
        game.result = {State::Won, soFar.result.winner, soFar.result.by, game.result.score};
    game.carried = soFar.result.score;
    game.ofTotal = series.kind == Series::Kind::TotalOf;
    game.lastOfMatch = static_cast<int>(soFar.games.size()) + 1 == series.games;
    return game;
}

void addGame(const RuleSet& rules, const Series& series, MatchLedger& match, GameLedger game)
{
    const Result last = game.result;
    const bool lastByTime = rules.time.scope == TimeScope::Match && game.timeCalled;
    match.games.push_back(std::move(game));
    if (match.result.state == State::Won)
        return;
    match.result.state = last.state == State::Won ? State::InProgress : last.state;
    for (const Side side : bothSides)
        match.result.score[side] += last.score[side];
    if (last.state != State::Won)
        return;
    if (last.winner)
        ++match.gamesWon[*last.winner];

    const int left = series.games - static_cast<int>(match.games.size());
    const bool isLast = lastByTime || left == 0;
    const int lead = match.gamesWon.a - match.gamesWon.b;
    if (series.kind == Series::Kind::TotalOf) {
        if (isLast)
            win(match.result, more(match.result.score), By::Total);
    } else if (std::abs(lead) > left) { // more than half of the games, unless some were tied
        win(match.result, more(match.gamesWon), By::Games);
    } else if (lastByTime) {
        const auto winner = more(match.gamesWon) ? more(match.gamesWon) : more(match.result.score);
        win(match.result, winner ? winner : last.winner, By::Time);
    } else if (isLast) { // one of its games was tied
        win(match.result, more(match.gamesWon), By::Games);
    }
}

MatchLedger score(const RuleSet& rules, const Match& match)
{
    MatchLedger ledger;
    for (const Game& game : match.games)
        addGame(rules, match.series, ledger,
                score(rules, beginGame(rules, match.series, ledger, game.start), game.items));
    return ledger;
}

} // namespace scoring
