// A match as shown on screen, hall, paper and web page: the words are made once here, and drawn by each.
#pragma once

#include "bracket/bracket.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace views {

/// The non-empty ones, with ` · ` between them.
std::string joined(const std::string& first, const std::string& second);

/// One side of a match.
struct SideView {
    std::string team;         ///< its id; empty while it isn't known
    std::string seed;         ///< in the draw; empty if it has none
    std::string name;         ///< the team; otherwise where it comes from, `winner of 7`, or `nobody`
    std::string score;        ///< its points; empty before the first game
    std::string result;       ///< the same, or how the match was decided without play: `won`, `no-show`
    bool isDecided = false;   ///< not by its score
    bool awaitsMatch = false; ///< not known until another match is over
    bool won = false;
    bool lost = false;
    bool isKnown() const { return !team.empty(); }
    /// Whether the result says how it lost, because there are no points: whose no-show it was.
    bool saysHowItLost() const { return lost && score.empty(); }
};
SideView sideView(const tournament::Tournament& tournament, const tournament::Match& match,
                  tournament::Side side);

/// The state of a match, in parts of a few words; parts that don't apply are empty.
struct StateView {
    tournament::State state = tournament::State::Waiting;
    std::string warning; ///< why it needs a supervisor: `disputed`, `challenge`, `protest`
    std::string waits;   ///< for a match that was called: `waiting for match 4`, `waiting for a table`
    std::string table;   ///< `table 5`, its current or last table
    std::string doing;   ///< `ready`, `waiting for check-in`, `called`, `hand 6`, or `game 2` of several,
                         ///< `unsigned`
    std::string decided; ///< how, if not by play: `forfeit`, `both withdrew`, `not played`

    /// `table 3 · waiting for match 4`
    std::string waitsWhere() const;
    /// The short form: `ready`, `table 2`, `table 5 · hand 6`, `unsigned`; once it is over, how it was
    /// decided.
    std::string brief() const;
    /// `called · table 2`, `table 5 · hand 6`, `table 5 · unsigned`, `table 5 · protest`, `finished`
    std::string full() const;
};
StateView stateView(const tournament::Tournament& tournament, const tournament::Match& match);

/// A match with both sides: a box of the bracket, a row of a list.
struct MatchView {
    std::string id;
    std::string title; ///< `Match 4`
    std::string round; ///< for one of the last: `semifinal`, `third place`, `second final, if necessary`
    StateView state;
    scoring::PerSide<SideView> sides;
    bool mayNotBe =
        false; ///< it is only played if necessary, and that isn't known yet, or it isn't necessary
};
MatchView matchView(const tournament::Tournament& tournament, const bracket::Match& drawn,
                    const tournament::Match& match);

/// The state in other forms.
struct StateForms {
    std::string word;  ///< for a column: `waiting`, `playing`
    std::string doing; ///< as in StateView
    std::string
        inShort; ///< `not started`, `no hand yet`, `in play`, `over, not signed yet`, `finished, forfeit`
    std::string then; ///< a sentence in the past: `It was in play, with 3 hands of game 2 on record.`,
                      ///< `It was finished: forfeit.`
};
StateForms stateForms(const tournament::Match& match, int game = 1);

/// Its protests, oldest first: `protest by Low Club about a rule (time in the deal): denied`.
std::vector<std::string> protestLines(const tournament::Tournament& tournament,
                                      const tournament::Match& match, bool onlyOpen = false);

/// How the match that decided the tournament was won.
struct VictoryView {
    std::string points, against; ///< its scores
    std::string opponent;
    bool wasPlayed = false; ///< to its end
    bool inSecondFinal = false;
};
/// From the champion's side; nothing if standings decide, or there was no opponent in it.
std::optional<VictoryView> victoryView(const tournament::Tournament& tournament, const std::string& champion);

/// Whether the second final is played: not known yet, its sides are known, or the first has decided.
enum class SecondFinal { IfNecessary, Played, NotNecessary };
SecondFinal secondFinalOf(const tournament::Match& match);
/// `second final`, `second final, if necessary`, `second final, not necessary`.
std::string secondFinal(const tournament::Match& match);

} // namespace views
