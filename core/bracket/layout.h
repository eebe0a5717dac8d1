// The drawing's geometry, the same on screen, on paper, in the web page and in the terminal. x grows to the
// right, y downwards. A large knockout is cut into brackets that a page or a screen can hold.
#pragma once

#include "bracket.h"

#include <array>

namespace bracket {

/// Sizes in lines: 1 is the height of one slot's line. The defaults are those of the screen.
struct Measures {
    double boxWidth = 8;
    double boxHeight = 2;
    double above = 0.62; ///< room over every box, for "Match 4"
    double gap = 2;      ///< between two rounds, for the connectors
    double partGap = 2;  ///< between the winners' and the losers' part, for the heading of the latter
};

struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

/// A match that is played. `x`, `y` are its top left corner.
struct Box {
    MatchId match;
    int column = 0; ///< from 0 at the left
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double middle() const { return y + height / 2; }
    double right() const { return x + width; }
};

/// Who has a bye in the first round: a seed, or a rank of a pool. It waits in the box of its first match, and
/// there is no box in the round before.
struct Waiting {
    Slot who;
    MatchId match;       ///< where it waits
    Side side = Side::A; ///< on which of the two lines
    int column = 0;      ///< the round in which it has the bye
    Point at;            ///< the left end of its line in the box: "bye" is written before it
    double level = 0;    ///< y at which its box of the round before would have its middle
};

/// The way of a winner: out of one box, along, up or down, along, into the next.
struct Connector {
    MatchId from;
    MatchId to;
    Side side = Side::A; ///< of `to`
    std::array<Point, 4> points;
};

struct Layout {
    double width = 0;
    double height = 0;
    int columns = 0; ///< rounds beside each other
    int rows = 0;    ///< boxes that have room under each other, those of the losers' part under the winners'
    std::vector<Box> boxes;
    std::vector<Waiting> waiting;
    std::vector<Connector> connectors;
    /// The upper edge of the losers' part, the heading's room above it; nothing where there is none.
    std::optional<double> losersAt;
};

/// Every round is a column. A box is halfway between the two places it is fed from, a bye's place being kept
/// free; the third-place match is under the final. Of pools with a playoff it is the playoff alone. Rounds of
/// Swiss are beside each other without connectors, those not paired yet as columns without boxes. Pools alone
/// are tables, and there are no boxes.
///
/// In double elimination the losers' rounds are under the winners', both from the left, the first final to
/// the right of both and halfway between the two it is fed from, the second under it, because the same two
/// meet there again. A losers' round without play has no column. Losers come without connectors: the slot
/// says whose loser.
///
/// Some rounds of a draw are laid out like a whole one: a feeder that is not among them has no connector, and
/// losers' rounds begin with the topmost match there is.
Layout layout(const Bracket& bracket, const Measures& measures = {});

/// The match in a bracket without the rounds before `first`: its round then counts from 1. In the winners'
/// part the slots of a round that became the first are seeds without a meaning: only the geometry counts.
Match withoutRoundsBefore(Match match, int first);

/// The winners' rounds `first` to `last`, a bracket for each match of round `last`, from the top; cut off as
/// above.
std::vector<Bracket> cutWinners(const Bracket& whole, int first, int last);

/// The losers' rounds `first` to `last`, likewise, from the top: cut so that the first of them has at most
/// this many matches under each other. `most` is a power of two.
std::vector<Bracket> cutLosers(const Bracket& whole, int first, int last, int most);

} // namespace bracket
