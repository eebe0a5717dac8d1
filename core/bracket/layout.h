// The geometry of the drawing, the same on screen, on paper, on the web page and in the terminal. x grows to
// the right, y down. A large knockout is cut into parts that fit a page or a screen.
#pragma once

#include "bracket.h"

#include <array>

namespace bracket {

/// Sizes in lines: 1 is the height of one slot's line. The defaults are for the screen.
struct Measures {
    double boxWidth = 8;
    double boxHeight = 2;
    double above = 0.62; ///< space above each box, for "Match 4"
    double gap = 2;      ///< between two rounds, for the connectors
    double partGap = 2;  ///< between the winners' and the losers' part, for the losers' heading
};

struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

/// A match that is played. `x`, `y` are the top left corner.
struct Box {
    MatchId match;
    int column = 0; ///< from 0 on the left
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double middle() const { return y + height / 2; }
    double right() const { return x + width; }
};

/// A team (a seed or a rank of a pool) with a bye in the first round. It waits in the box of its first match,
/// and the round before has no box for it.
struct Waiting {
    Slot who;
    MatchId match;       ///< the match in whose box it waits
    Side side = Side::A; ///< which of the two lines
    int column = 0;      ///< the round of the bye
    Point at;            ///< the left end of its line in the box; "bye" is written before it
    double level = 0;    ///< the y of the middle that its box in the round before would have
};

/// The path of a winner: out of one box, across, up or down, across, into the next box.
struct Connector {
    MatchId from;
    MatchId to;
    Side side = Side::A; ///< the side in `to`
    std::array<Point, 4> points;
};

struct Layout {
    double width = 0;
    double height = 0;
    int columns = 0; ///< rounds next to each other
    int rows = 0;    ///< boxes that fit below each other; the losers' part is below the winners'
    std::vector<Box> boxes;
    std::vector<Waiting> waiting;
    std::vector<Connector> connectors;
    /// The top of the losers' part, including space for the heading. Nothing if there is none.
    std::optional<double> losersAt;
};

/// Each round is a column. A box is halfway between the two places that feed it; the place of a bye stays
/// empty. The match for third place is below the final. For pools with a playoff, only the playoff is drawn.
/// Swiss rounds are next to each other without connectors; rounds that aren't paired yet are columns without
/// boxes. Pools are shown as tables and have no boxes.
/// In double elimination, the losers' rounds are below the winners' rounds, and both start on the left. The
/// first final is to the right of both, halfway between the places that feed it. The second final is below
/// it, because the same two teams meet again. A losers' round without play has no column. Losers have no
/// connectors: the slot says whose loser it is.
/// A part of a draw is laid out like a whole one: a feeder outside the part has no connector, and losers'
/// rounds begin with the topmost match.
Layout layout(const Bracket& bracket, const Measures& measures = {});

/// The match in a bracket without the rounds before `first`: its round is counted from there. In the winners'
/// part, the slots of the new first round are seeds without a meaning, because only the geometry matters.
Match withoutRoundsBefore(Match match, int first);

/// The winners' rounds `first` to `last`: one bracket for each match of round `last`, from the top, cut as
/// above.
std::vector<Bracket> cutWinners(const Bracket& whole, int first, int last);

/// The losers' rounds `first` to `last`, from the top, cut so that the first round of each part has at most
/// `most` matches. `most` is a power of two.
std::vector<Bracket> cutLosers(const Bracket& whole, int first, int last, int most);

} // namespace bracket
