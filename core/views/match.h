// A match as shown on screens, in the hall, on paper and on the web page. Its words are made once here, and
// each of them draws them.
#pragma once

#include "bracket/bracket.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace views {

/// Joins what isn't empty with ` · `.
std::string joined(const std::string& first, const std::string& second);

struct SideView {
    std::string team;       ///< id; empty while it isn't known
    std::string seed;       ///< in the draw; empty: none
    std::string name;       ///< the team; if it isn't known, where it comes from: `winner of 7`, or `nobody`
    std::string score;      ///< points; empty before the first game
    std::string result;     ///< the score, or how the match was decided without play: `won`, `no-show`
    bool isDecided = false; ///< otherwise than by its score
    bool awaitsMatch = false; ///< not known until another match is over
    bool won = false;
    bool lost = false;
    bool isKnown() const { return !team.empty(); }
    /// Whether the result says how the side lost, because there are no points. For a no-show, it shows whose
    /// it was.
    bool saysHowItLost() const { return lost && score.empty(); }
};
SideView sideView(const tournament::Tournament& tournament, const tournament::Match& match,
                  tournament::Side side);

/// The state of a match, in short parts. Parts that don't apply are empty.
struct StateView {
    tournament::State state = tournament::State::Waiting;
    std::string warning; ///< why it needs a supervisor: `disputed`, `challenge`, `protest`
    std::string waits;   ///< for a match that was called: `waiting for match 4`, `waiting for a table`
    std::string table;   ///< `table 5`, its current or last table
    /// `ready`, `waiting for check-in`, `called`, `hand 6`, `unsigned`; in a match of several games `game 2`.
    std::string activity;
    std::string decided; ///< how it was decided, if not by play: `forfeit`, `both withdrew`, `not played`

    /// `table 3 · waiting for match 4`
    std::string waitsWhere() const;
    /// The short form: `ready`, `table 2`, `table 5 · hand 6`, `unsigned`. When it is over, how it was
    /// decided.
    std::string brief() const;
    /// `called · table 2`, `table 5 · hand 6`, `table 5 · unsigned`, `table 5 · protest`, `finished`
    std::string full() const;
};
StateView stateView(const tournament::Tournament& tournament, const tournament::Match& match);

/// A match with both sides, for a box of the bracket or a row of a list.
struct MatchView {
    std::string id;
    std::string title; ///< `Match 4`
    std::string round; ///< only for the last rounds: `semifinal`, `third place`, `second final, if necessary`
    StateView state;
    scoring::PerSide<SideView> sides;
    bool mayNotBe = false; ///< only played if necessary, which isn't known yet or turned out not to be so
};
MatchView matchView(const tournament::Tournament& tournament, const bracket::Match& drawn,
                    const tournament::Match& match);

/// The state in other forms.
struct StateForms {
    std::string word;     ///< for a column: `waiting`, `playing`
    std::string activity; ///< see StateView
    /// `not started`, `no hand yet`, `in play`, `over, not signed yet`, `finished, forfeit`.
    std::string inShort;
    /// A sentence in the past: `It was in play, with 3 hands of game 2 on record.`, `It was finished:
    /// forfeit.`.
    std::string then;
};
StateForms stateForms(const tournament::Match& match, int game = 1);

/// Its protests, oldest first: `protest by Low Club about a rule (time in the deal): denied`.
std::vector<std::string> protestLines(const tournament::Tournament& tournament,
                                      const tournament::Match& match, bool onlyOpen = false);

/// How the match that decided the tournament was won.
struct VictoryView {
    std::string points, against; ///< the two scores
    std::string opponent;
    bool wasPlayed = false; ///< to its end
    bool inSecondFinal = false;
};
/// From the champion's side. Nothing if standings decide or there was no opponent.
std::optional<VictoryView> victoryView(const tournament::Tournament& tournament, const std::string& champion);

/// Whether the second final is played: not known yet, its teams are known, or the first final has decided.
enum class SecondFinal { IfNecessary, Played, NotNecessary };
SecondFinal secondFinalOf(const tournament::Match& match);
/// `second final`, `second final, if necessary`, `second final, not necessary`.
std::string secondFinal(const tournament::Match& match);

} // namespace views
