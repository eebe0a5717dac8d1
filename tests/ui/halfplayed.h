// A tournament in mid play, for windows that show a whole tournament: 11 teams under UNC's rules, with a
// third-place match. Match 1 is finished, 2 is in play, 3 was a no-show, 4 is called; 5 and 7 are ready, 6
// waits.
#pragma once

#include "stage.h"

#include "tournaments/livetournament.h"

namespace stage {

class HalfPlayed {
public:
    HalfPlayed() : m_live({"unc", 11, 5, true, R"({"end.target":350})"})
    {
        nameTeams();
        playAll();
    }

    /// Opens it on a stage. This tournament doesn't follow the changes made there.
    void open(Stage& stage) { stage.openFile(m_live.path()); }
    tournaments::LiveTournament& live() { return m_live; }

    /// The id of the match with this number.
    std::string match(int number)
    {
        for (const tournament::Match* each : tournament::inOrder(m_live.desk().tournament()))
            if (each->number == number)
                return each->id;
        qFatal("there is no match %d", number);
    }
    /// Checks in everyone and calls the match to that table.
    void call(int number, int table)
    {
        const std::string id = match(number);
        for (const scoring::Side side : scoring::bothSides) {
            const tournament::Setting& setting = *m_live.desk().tournament().setting;
            const std::vector<std::string> players =
                tournament::team(setting, m_live.match(id).teams[side])->players;
            for (const std::string& player : players)
                expect(m_live.record(facts::Checkin{player, "UNC One Card", id, {}}), "");
        }
        desk::CallOptions options;
        options.table = table;
        expect(m_live.call(id, options), "");
    }
    /// Side A bids 5 and takes that many tricks, side B bids 4 and takes the others.
    void hand(int number, int tricks)
    {
        const std::string line = R"({"a":{"bids":[3,2],"tricks":)" + std::to_string(tricks) +
                                 R"(},"b":{"bids":[2,2],"tricks":)" + std::to_string(13 - tricks) + "}}";
        expect(m_live.enter(match(number), line).substr(0, 2), "ok");
    }

private:
    static void expect(const std::string& is, const std::string& wanted)
    {
        if (is != wanted)
            qFatal("%s", is.c_str());
    }

    void nameTeams()
    {
        const char* names[] = {"Full House",
                               "Deuces Wild",
                               "Aces High",
                               "Spade Runners",
                               "Cut the Deck",
                               "Boston Tea",
                               "Nil Patrol",
                               "Low Club",
                               "Hearts Out",
                               "Two of Spades",
                               "The Society for the Prevention of Bags"};
        for (int n = 1; n <= 11; ++n)
            expect(m_live.record(tournaments::teamNamed(n, names[n - 1])), "");
    }

    void playAll()
    {
        call(1, 4);
        while (m_live.match(match(1)).state < tournament::State::Ended)
            hand(1, 8);
        expect(m_live.finish(match(1)), "");
        call(2, 4);
        hand(2, 6);
        hand(2, 5);
        hand(2, 9);
        const auto missing =
            m_live.result(match(3), {facts::Winner::A, facts::Decided::NoShow, "nobody came in 10 minutes"});
        expect(missing, "");
        call(4, 5);
    }

    tournaments::LiveTournament m_live;
};

} // namespace stage
