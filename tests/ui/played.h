// Tournaments of every format, played as far as a test needs.
#pragma once

#include "stage.h"

#include "bracket/questions.h"
#include "desk/demo/demohands.h"
#include "desk/drawing/drawlater.h"

#include <functional>

namespace played {

facts::Draw drawOf(facts::Format format);
facts::Draw pools(int count, int advance);
facts::Draw swiss(int rounds);
tournaments::Setup setupOf(int teams, const facts::Draw& draw);

/// Plays random matches, hand by hand, in the order in which they become ready.
class Playing {
public:
    Playing(tournaments::LiveTournament& live, unsigned seed) : m_live(live), m_chance(seed) {}

    /// Plays that many matches, or all that are left.
    void play(int matches);
    /// Calls the next match to that table and plays that many hands.
    void begin(int table, int hands);
    /// Decides the next match without play.
    void decide(facts::Winner winner, facts::Decided outcome);
    const tournament::Match* firstReady();

private:
    void hand(const std::string& id);

    tournaments::LiveTournament& m_live;
    desk::Chance m_chance;
};

/// The usual draw for that many teams.
facts::Draw usual(facts::Format format, int teams);

/// A tournament of that format in mid play: with matches that were played, one decided without play, one in
/// play, and one called; short names and a long one.
class InTheMiddle {
public:
    /// `name` names its teams before anything is played.
    InTheMiddle(facts::Format format, int teams,
                const std::function<void(tournaments::LiveTournament&)>& name = nameTeams);
    tournaments::LiveTournament& live() { return m_live; }
    /// Plays all remaining matches; no teams are left tied.
    void playOut();

private:
    static void nameTeams(tournaments::LiveTournament& live);

    tournaments::LiveTournament m_live;
    Playing m_playing;
};

/// Every team in each pool of three wins once, so that a play-in or a random draw must decide.
void playCircles(tournaments::LiveTournament& live);

} // namespace played
