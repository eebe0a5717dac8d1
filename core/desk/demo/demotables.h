// A demo tournament at its tables: who comes when, and what is played. Only for this room.
#pragma once

#include "demohands.h"
#include "demotask.h"

#include "desk/document/draft.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace desk {

/// Milliseconds since the doors opened.
using DemoTime = long long;
inline constexpr DemoTime demoMinute = 60'000;

/// Records facts with a time of their own: they are checked in a draft and then added to the draft of the
/// tournament.
class DemoRecord {
public:
    /// `chance` makes the ops.
    DemoRecord(Chance& chance, bool comparesFold);
    /// Records what `write` adds to a draft, at that time and at the desk with that number. Times must not go
    /// back.
    Answer<void> record(DemoTime at, int desk, const std::function<Answer<void>(Draft&)>& write);
    /// The same for one fact.
    Answer<void> record(DemoTime at, int desk, facts::Fact fact)
    {
        return record(at, desk, [&](Draft& draft) { return draft.add(std::move(fact)); });
    }

    const Tournament& tournament() const { return m_all.tournament(); }
    Draft take() { return std::move(m_all); }

private:
    Chance& m_chance;
    Draft m_all;
};

/// Where the demo stops.
struct DemoStop {
    std::optional<int> round{}; ///< in the middle of that round; nothing: it plays to the end
    /// In the second round, with something to do in each of its matches (DemoTasks).
    bool leavesTasks = false;
};

/// Plays each match of the draw on record, several at a time. Pairs the rounds of Swiss, and breaks ties that
/// matter by random draw.
class DemoTables {
public:
    DemoTables(DemoRecord& record, Chance& chance, std::function<void(int over, int all)> tell,
               const DemoStop& stop);
    Answer<void> play(DemoTime now);

private:
    /// A match at a table or waiting for its players.
    struct Playing {
        std::string match;
        scoring::PerSide<std::string> teams;
        int number = 1; ///< in the order in which matches are called
        int table = 1;
        DemoTime due = 0;                  ///< when the next thing happens
        DemoTime began = 0;                ///< when the game in play began
        int hand = 1;                      ///< the next hand of the match
        std::optional<scoring::Hand> open; ///< a hand whose bids are on record
        std::vector<std::string> expected; ///< players who still have to show their ID
        bool isSlow = false;               ///< so its clock runs out
        bool hasBagger = false;            ///< so it gets a bag penalty
        bool bidsFirst = false;            ///< the table writes its bids down before play
        scoring::Side bagger = scoring::Side::A;
        scoring::PerSide<int> skill;
        DemoTask task = DemoTask::None;
        bool isOver = false;
        bool waits = false; ///< left for the person who tries the demo
    };

    void choose();
    Answer<void> checkEveryoneIn(DemoTime& now);
    Answer<bool> playBetweenMatches(DemoTime now);
    Answer<void> playMatches(DemoTime& now);
    bool isToStop() const;
    bool isHalfOver(int round) const;
    bool mayBegin(const Match& match) const;
    void sitDown(DemoTime now);
    bool isAtTable(const std::string& team) const;
    Playing seated(const Match& match, int table, DemoTime now);
    std::vector<std::string> expectedAt(const Match& match);
    Answer<void> step(Playing& playing);
    Answer<void> checkIn(Playing& playing);
    Answer<void> callTo(Playing& playing);
    Answer<void> noShow(Playing& playing);
    Answer<void> sign(Playing& playing);
    Answer<void> playOn(Playing& playing);
    Answer<void> dealHand(Playing& playing, const scoring::GameState& before);
    Deal dealFor(const Playing& playing, const scoring::GameState& before);
    Answer<void> enter(Playing& playing, const scoring::Item& item);
    Answer<void> playTowardsTask(Playing& playing, const scoring::GameState& before);
    Answer<void> showCards(const Playing& playing, DemoTime at);
    bool isTimeUp(const Playing& playing, const scoring::GameState& before) const;
    void seeWhatCame(const Playing& playing);
    DemoTime handLength(const Playing& playing)
    {
        return playing.isSlow && m_timeWanted ? seconds(360, 480) : seconds(180, 290);
    }

    facts::Checkin arrival(const std::string& person, const rules::Set& rules, const std::string& match);
    const Match& matchOf(const Playing& playing) const
    {
        return *tournament::match(m_record.tournament(), playing.match);
    }
    DemoTime seconds(int least, int most) { return m_chance.between(least * 1000, most * 1000); }

    DemoRecord& m_record;
    Chance& m_chance;
    std::function<void(int over, int all)> m_tell;
    DemoStop m_stop;
    int m_over = 0; ///< matches that are over
    Wishes m_wishes;
    std::vector<Playing> m_playing;
    std::set<std::string> m_started;
    int m_arrivals = 0;
    std::string m_noShow;        ///< the match to which one team doesn't come
    std::string m_absent;        ///< that team, until it comes to its next match
    bool m_timeWanted = true;    ///< no clock has run out yet
    bool m_penaltyWanted = true; ///< there was no bag penalty yet
};

} // namespace desk
