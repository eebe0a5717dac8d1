// The geometry of the drawing, the same on screen, on paper, on the web page and in the terminal. x grows to
// the right, y down. A large knockout is cut into parts that fit a page or a screen.
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

/// A team with a bye in the first round: a seed, or a rank of a pool. It waits in the box of its first match;
/// there is no box in the round before.
struct Waiting {
    Slot who;
    MatchId match;       ///< where it waits
    Side side = Side::A; ///< on which of the two lines
    int column = 0;      ///< the round in which it has the bye
    Point at;            ///< the left end of its line in the box: "bye" is written before it
    double level = 0;    ///< the y at which its box in the round before would have its middle
};

/// The path of a winner: out of one box, across, up or down, across, into the next.
struct Connector {
    MatchId from;
    MatchId to;
    Side side = Side::A; ///< of `to`
    std::array<Point, 4> points;
};

struct Layout {
    double width = 0;
    double height = 0;
    int columns = 0; ///< rounds side by side
    int rows = 0;    ///< boxes that fit below each other; those of the losers' part are below the winners'
    std::vector<Box> boxes;
    std::vector<Waiting> waiting;
    std::vector<Connector> connectors;
    /// The upper edge of the losers' part, the heading's room above it; nothing if there is none.
    std::optional<double> losersAt;
};

/// Every round is a column. A box is halfway between the two places it is fed from; a bye's place stays free.
/// The match for third place is below the final. For pools with a playoff, only the playoff is drawn. Rounds
/// of Swiss are side by side without connectors; rounds not paired yet are columns without boxes. Pools are
/// tables and have no boxes.
///
/// In double elimination the losers' rounds are below the winners', both from the left. The first final is to
/// the right of both and halfway between the two it is fed from; the second is below it, because the same two
/// meet again. A losers' round without play has no column. Losers come without connectors: the slot says
/// whose loser it is.
///
/// Some rounds of a draw are laid out like a whole one: a feeder outside them has no connector, and losers'
/// rounds begin with the topmost match.
Layout layout(const Bracket& bracket, const Measures& measures = {});

/// The match in a bracket without the rounds before `first`: its round then counts from 1. In the winners'
/// part, the slots of the new first round are seeds without a meaning: only the geometry counts.
Match withoutRoundsBefore(Match match, int first);

/// The winners' rounds `first` to `last`, a bracket for each match of round `last`, from the top; cut off as
/// above.
std::vector<Bracket> cutWinners(const Bracket& whole, int first, int last);

/// The losers' rounds `first` to `last`, likewise, from the top: cut so that the first of them has at most
/// this many matches under each other. `most` is a power of two.
std::vector<Bracket> cutLosers(const Bracket& whole, int first, int last, int most);

} // namespace bracket
