// Tournaments of every format, played as far as a test wants.
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

/// Matches are played by chance, hand by hand, in the order in which they become ready.
class Playing {
public:
    Playing(tournaments::LiveTournament& live, unsigned seed) : m_live(live), m_chance(seed) {}

    /// So many of them, or all there are.
    void play(int matches);
    /// The next one is called to that table, and has so many hands.
    void begin(int table, int hands);
    /// The next one is decided without play.
    void decide(facts::Winner winner, facts::Decided outcome);
    const tournament::Match* firstReady();

private:
    void hand(const std::string& id);

    tournaments::LiveTournament& m_live;
    desk::Chance m_chance;
};

/// As a supervisor would draw so many teams.
facts::Draw usual(facts::Format format, int teams);

/// A tournament of that format somewhere in the middle: matches that are over by play and without it, one in
/// play, one that is called; short names and a long one.
class InTheMiddle {
public:
    /// `name` names its teams before anything is played.
    InTheMiddle(facts::Format format, int teams,
                const std::function<void(tournaments::LiveTournament&)>& name = nameTeams);
    tournaments::LiveTournament& live() { return m_live; }
    /// All that is left to play, to the end; nobody is left level.
    void playOut();

private:
    static void nameTeams(tournaments::LiveTournament& live);

    tournaments::LiveTournament m_live;
    Playing m_playing;
};

/// In every pool of three each has won once: a play-in or lots have to part them.
void playCircles(tournaments::LiveTournament& live);

} // namespace played
