// The parts of the second opinion: a side's bid against the sheet, a hand, a game and a match.
#pragma once

#include "naive/naive.h"

namespace naive {

// What a venue's sheet has against a side's bid: resources/rules/README.md, the groups `bid`, `nil` and
// `contract.blindBid`. A table that played it all the same needs an override.

/// `record` is the side's part of a hand (`bid` or `bids`, `blind`), `deficit` the opponents' score less its
/// own before the hand, `blinds` the hands of the game in which it bid blind. Empty where the sheet has
/// nothing against it, else one word for what it has.
std::string objection(const json& parameters, const json& record, int deficit, int blinds = 0);

/// Whether the side bid a number or a nil blind.
bool bidsBlind(const json& record);

/// The numbers that the side's partners bid, together.
int numbersBid(const json& record);

// One hand, one side: README "How a hand is scored", steps 2 to 6, 8 and 9. The bags (step 7) and the end
// (step 10) need what went before and are the game's.

struct Verdict {
    int raw = 0;
    int counted = 0;
    std::optional<bool> made;
    std::optional<int>
        number; ///< what the side bid; none where both partners bid nil or the hand bids itself
    int overtricks = 0;
    std::map<std::string, int> lines;
};

/// Both sides of `hand` must have their tricks.
Verdict judge(const json& parameters, const json& hand, int side, bool bidsItself);

/// The tricks that the side loses for its own challenges that were denied, where those have a price.
int tricksOfDenied(const json& parameters, const json& hand, int side);
/// The renege cases of this hand that the side lost: upheld against it, or (where the loser of the challenge
/// pays) its own challenge that was rejected. Always 0 at a venue without a renege rule.
int casesLost(const json& parameters, const json& hand, int side);

/// The cases of this hand upheld against the side.
int casesUpheld(const json& hand, int side);

/// Adds to a kind of line; nothing added leaves no line.
void addLine(std::map<std::string, int>& lines, const std::string& kind, int points);

/// One game, hand by hand: bags, scores, the clock and the end (README steps 7 and 10).
class Game {
public:
    /// `record` has the beginning of the game: `start` and `agreed`, both optional.
    Game(const json& parameters, const json& record);

    /// Plays a hand, a misdeal or a time call of the record.
    void play(const json& item);

    /// The game belongs to a match decided by total points. The last game of such a match, or the one that
    /// time makes the last, can end tied: then it has no winner.
    void belongToTotal(bool last)
    {
        ofTotal_ = true;
        lastOfMatch_ = last;
    }

    /// Continues a won game with extra hands: the last game of a match with tied total points.
    void playExtraHands();

    bool over() const { return result_.state == "won"; }
    /// Whether time was called in this game, at a venue with a rule for that.
    bool timeCalled() const { return !clock_.empty() && clock_ != "no-rule"; }
    bool nextIsFirst() const;
    bool nextBidsItself() const;
    int score(int side) const { return result_.score[side]; }
    int blinds(int side) const { return sides_[side].blinds; }
    const Result& result() const { return result_; }

private:
    struct Side {
        int bags = 0;
        int sets = 0;
        int setsRunning = 0;
        int blinds = 0; // hands that it bid blind
        int upheld = 0; // renege cases upheld against it in this game
    };
    using Verdicts = std::array<Verdict, 2>;

    void begin(const json& start);
    void playHand(const json& hand);
    void count(const json& hand);
    void scoreSide(int side, const Verdict& verdict, SideResult& row);
    int bagPenalty(int& bags) const;
    bool hearClock(const json& call);
    bool clockStops() const { return clock_ == "finish-hand" || clock_ == "stop-now"; }
    bool tooEarly() const;
    bool tiesStand() const { return parameters_.at("end").at("tie") == "stands"; }

    void testEnd(const json& hand, const Verdicts& verdicts);
    bool testReneges(const json& hand);
    bool testFirstHand(const Verdicts& verdicts);
    bool testMadeBid(const Verdicts& verdicts);
    bool testAllTricks(const Verdicts& verdicts);
    bool testTarget(const Verdicts& verdicts);
    bool testMinScore();
    bool testSets();
    bool testMercy();
    bool testClock();

    bool wins(int side, const char* by);
    bool higherWins(const char* by);
    bool bothOrOneWins(bool a, bool b, const char* by);
    bool bothOrOneLoses(bool a, bool b, const char* by) { return bothOrOneWins(b, a, by); }
    bool onlyOneLoses(bool a, bool b, const char* by);

    json parameters_;
    Result result_;
    std::array<Side, 2> sides_;
    int handsPlayed_ = 0;
    bool fresh_ = true; // it wasn't continued from paper
    bool wasFirst_ = false;
    bool extra_ = false;
    bool waits_ = false; // one more hand follows the time call
    std::string clock_;  // the effect of the time call of this game; empty before it
    bool ofTotal_ = false;
    bool lastOfMatch_ = false;
};

/// A match of several games: README "A match".
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
