// One game, hand by hand: bags, scores, the clock and the end (README steps 7 and 10).
#pragma once

#include "naive/hand.h"

namespace naive {

class Game {
public:
    /// `record` gives what the game begins with: `start` and `agreed`, both optional.
    Game(const json& parameters, const json& record);

    /// A hand, a misdeal or a time call, as it stands in the record.
    void play(const json& item);

    /// The game is one of a match that goes by the total of points. The last of such a match, or the one that
    /// time makes the last, may end level: then it has no winner.
    void belongToTotal(bool last)
    {
        ofTotal_ = true;
        lastOfMatch_ = last;
    }

    /// Takes a won game back into extra hands: the last game of a match whose points together are level.
    void goOn();

    bool over() const { return result_.state == "won"; }
    /// Time was called in this game, at a venue that says what that means.
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
        int blinds = 0; // hands in which it bid blind
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
    bool fresh_ = true; // nothing was taken over from paper
    bool wasFirst_ = false;
    bool extra_ = false;
    bool waits_ = false; // one more hand is to be played after the call
    std::string clock_;  // what the time call of this game means; empty before it
    bool ofTotal_ = false;
    bool lastOfMatch_ = false;
};

} // namespace naive
