#include "naive/game.h"

#include <cassert>

namespace naive {

Match::Match(const json& parameters, const json& series)
    : parameters_(parameters), totalOf_(series.contains("totalOf")),
      size_(series.at(totalOf_ ? "totalOf" : "bestOf").get<int>())
{
}

void Match::begin(const json& record)
{
    assert(settled_ && !over());
    games_.emplace_back(parameters_, record);
    settled_ = false;
    if (totalOf_)
        games_.back().belongToTotal(isLast());
}

void Match::play(const json& item)
{
    games_.back().play(item);
    if (games_.back().over() && !settled_)
        settle();
}

void Match::settle()
{
    const bool stands = parameters_.at("end").at("tie") == "stands";
    if (totalOf_ && (isLast() || timeEndsMatch()) && totalsLevel() && !stands) {
        games_.back().playExtraHands();
        return;
    }
    settled_ = true;
    if (game().result().winner)
        ++won_[game().result().winner == "a" ? 0 : 1];
    if (timeEndsMatch() && !totalOf_)
        decideByTime();
    else
        decide();
}

void Match::decide()
{
    if (totalOf_ && (isLast() || timeEndsMatch()))
        decideBy(total(0), total(1));
    if (!totalOf_ && isLast())
        decideBy(won_[0], won_[1]);
    else if (!totalOf_)
        for (int side : {0, 1})
            if (won_[side] - won_[1 - side] > size_ - int(games_.size()))
                winner_ = side;
}

void Match::decideBy(int a, int b)
{
    tied_ = a == b;
    if (!tied_)
        winner_ = a > b ? 0 : 1;
}

void Match::decideByTime()
{
    if (won_[0] != won_[1])
        winner_ = won_[0] > won_[1] ? 0 : 1;
    else if (!totalsLevel())
        winner_ = total(0) > total(1) ? 0 : 1;
    else
        decideBy(game().result().winner == "a", game().result().winner == "b");
}

bool Match::timeEndsMatch() const
{
    return parameters_.at("time").at("scope") == "match" && game().timeCalled();
}

int Match::total(int side) const
{
    int sum = 0;
    for (const Game& game : games_)
        sum += game.score(side);
    return sum;
}

MatchResult Match::result() const
{
    MatchResult result;
    for (const Game& game : games_)
        result.games.push_back(game.result());
    result.gamesWon = won_;
    result.total = {total(0), total(1)};
    result.state = "in-progress";
    if (over())
        result.state = "won";
    else if (!games_.empty() && game().result().state == "extra-hand")
        result.state = "extra-hand";
    if (winner_)
        result.winner = sideName(*winner_);
    return result;
}

Result score(const json& parameters, const json& record)
{
    Game game(parameters, record);
    for (const json& item : record.at("hands"))
        game.play(item);
    return game.result();
}

MatchResult scoreMatch(const json& parameters, const json& record)
{
    Match match(parameters, record.at("series"));
    for (const json& game : record.at("games")) {
        if (match.over())
            break;
        match.begin(game);
        for (const json& item : game.at("hands"))
            match.play(item);
    }
    return match.result();
}

} // namespace naive
