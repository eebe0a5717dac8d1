// A demo tournament at its tables: who comes when, and what is played. For this room alone.
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

/// The clock of the event, in milliseconds since the doors opened.
using DemoTime = long long;
inline constexpr DemoTime demoMinute = 60'000;

/// Facts of one moment: they are put into a draft of their own and go from there onto the tournament's.
class DemoRecord {
public:
    /// Where all facts go; `chance` makes their ops.
    DemoRecord(Chance& chance, bool comparesFold);
    /// Records what `write` puts into a draft at that moment, at the desk of that number. Moments only move
    /// forward.
    Answer<void> record(DemoTime at, int desk, const std::function<Answer<void>(Draft&)>& write);
    /// As above, one fact.
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

/// Where the playing stops.
struct DemoStop {
    std::optional<int> round{}; ///< in the middle of that round; nothing: with the champion
    bool leavesTasks =
        false; ///< in the second round, with something to do at each of its matches (DemoTasks)
};

/// Plays every match of the draw on record, several at a time; pairs the rounds of Swiss, and breaks ties
/// that matter by random draw.
class DemoTables {
public:
    DemoTables(DemoRecord& record, Chance& chance, std::function<void(int over, int all)> tell,
               const DemoStop& stop);
    Answer<void> play(DemoTime now);

private:
    /// A match that somebody is at.
    struct Playing {
        std::string match;
        scoring::PerSide<std::string> teams;
        int number = 1; ///< in the order in which they were called
        int table = 1;
        DemoTime due = 0;                  ///< when the next thing happens
        DemoTime began = 0;                ///< the game in play
        int hand = 1;                      ///< of the match, the one that comes next
        std::optional<scoring::Hand> open; ///< its bids are on record
        std::vector<std::string> expected; ///< players who have yet to show their ID
        bool isSlow = false;               ///< so that its clock runs out
        bool hasBagger = false;            ///< so that a bag penalty falls
        bool bidsFirst = false;            ///< the table's bids are written down before play
        scoring::Side bagger = scoring::Side::A;
        scoring::PerSide<int> skill;
        DemoTask task = DemoTask::None;
        bool isOver = false;
        bool waits = false; ///< for whoever tries the demo
    };

    void choose();
    Answer<void> everybodyComes(DemoTime& now);
    Answer<bool> goesOn(DemoTime now);
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
    int m_over = 0; ///< matches
    Wishes m_wishes;
    std::vector<Playing> m_playing;
    std::set<std::string> m_started;
    int m_arrivals = 0;
    std::string m_noShow;        ///< the match to which a team does not come
    std::string m_absent;        ///< that team, until it comes to its next match
    bool m_timeWanted = true;    ///< no clock has run out yet
    bool m_penaltyWanted = true; ///< no bag penalty has fallen yet
};

} // namespace desk
