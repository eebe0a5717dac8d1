// A match of several games: README "A match".
#pragma once

#include "naive/game.h"

namespace naive {

class Match {
public:
    /// `series` is {"bestOf": n} or {"totalOf": n}.
    Match(const json& parameters, const json& series);

    /// The next game, with what its record begins with. The one before must be over.
    void begin(const json& record);
    void play(const json& item);

    bool over() const { return winner_.has_value() || tied_; }
    const Game& game() const { return games_.back(); }
    MatchResult result() const;

private:
    void settle();
    void decide();
    void decideByTime();
    void decideBy(int a, int b); // tied where both are equal
    bool totalsLevel() const { return total(0) == total(1); }
    int total(int side) const;
    bool isLast() const { return int(games_.size()) == size_; }
    bool timeEndsMatch() const;

    const json parameters_;
    bool totalOf_;
    int size_;
    std::vector<Game> games_;
    std::array<int, 2> won_{};
    bool settled_ = true; // the current game is counted among those won
    std::optional<int> winner_;
    bool tied_ = false;
};

} // namespace naive
