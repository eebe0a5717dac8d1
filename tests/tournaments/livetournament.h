// Tournaments for tests: drawn, with everyone checked in, each in its own file.
#pragma once

#include "desk/document/desk.h"
#include "desk/play/entry.h"
#include "desk/play/table.h"
#include "rules/builtin.h"
#include "rules/load.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace QTest {

template <>
inline char* toString(const std::string& text)
{
    return qstrdup(text.c_str());
}

} // namespace QTest

namespace tournaments {

/// A clock that moves on by a second whenever it is read, ops that count, and the fold compared after every
/// fact.
desk::Environment environment();

std::string id(const char* letter, int number);

/// The team of that number with that name and its own two players.
facts::Team teamNamed(int number, const std::string& name);

/// The newest fact that wasn't retracted or replaced, or null.
const tournament::Filed* newest(const tournament::Record& record);

struct Setup {
    std::string rules = "classic"; ///< a venue or one of its phases
    int teams = 4;
    int tables = 4;
    bool thirdPlace = false;
    std::optional<std::string> agreed{};     ///< JSON
    void (*change)(rules::Venue&) = nullptr; ///< changes the venue to one that isn't built in
    facts::Draw draw{};                      ///< the format and its options
};

/// The default setup with those rules.
inline Setup ruledBy(const std::string& rules)
{
    Setup setup;
    setup.rules = rules;
    return setup;
}

/// The default setup in that format.
inline Setup setupIn(facts::Format format, int teams = 4)
{
    Setup setup;
    setup.teams = teams;
    setup.draw.format = format;
    return setup;
}
inline Setup swissOf(int teams, int rounds)
{
    Setup setup = setupIn(facts::Format::Swiss, teams);
    setup.draw.rounds = rounds;
    return setup;
}
/// Two pools; that many teams of each advance.
inline Setup twoPoolsOf(int teams, int advance)
{
    Setup setup = setupIn(facts::Format::PoolsPlayoff, teams);
    setup.draw.pools = 2;
    setup.draw.advance = advance;
    return setup;
}

facts::Rules rulesFact(const Setup& setup);

/// Check-ins for every player of the match who still needs one, if the rules require an ID.
std::vector<facts::Checkin> checkinsFor(const tournament::Tournament& tournament,
                                        const tournament::Match& match);

/// Side A bids 4 and 3 and takes 8, side B bids 3 and 2 and takes 5: 71 to 50 in `classic`.
inline constexpr const char* handLine = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
/// The same hand in two lines: its bids, then its tricks.
inline constexpr const char* bidsLine = R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})";
inline constexpr const char* tricksLine = R"({"a":{"tricks":8},"b":{"tricks":5}})";
/// 120 to -20 in `traditional`.
inline constexpr const char* bigLine = R"({"a":{"bids":[6,6],"tricks":12},"b":{"bids":[1,1],"tricks":1}})";
/// A side with these bids.
inline facts::SideHand sideHand(int one, int other, int tricks)
{
    return {facts::Bids{hand::bid(one), hand::bid(other)}, false, tricks};
}
/// The hand of that number of match 1, with its revision 2: what was after all counted there.
facts::Hand correctedHand(const char* reason, const facts::SideHand& a = {}, const facts::SideHand& b = {},
                          int number = 1);
/// The newest hand of a match, with its revision 2: side A took so many tricks, side B the others.
facts::Hand recounted(const tournament::Tournament& tournament, const std::string& match, int tricksOfA,
                      const char* reason);
/// Over after two hands or three.
inline const Setup shortGame{"traditional", 4, 4, false, R"({"end.target":100})"};

/// Adds a fact to the draft. If the checks refuse it, the test itself is wrong.
void add(desk::Draft& draft, facts::Fact fact);

/// Teams `Team 1`… with players `P1 of 1`, `P2 of 1`, seeded in that order.
desk::Draft drawn(const Setup& setup, const desk::Environment& environment);

/// A tournament in a file, and a supervisor's actions.
class LiveTournament {
public:
    explicit LiveTournament(const Setup& setup = {}, desk::Environment made = environment());

    std::string path() const;
    desk::Desk& desk() { return m_desk; }
    const tournament::Match& match(const std::string& id) const;
    /// Of the newest fact about the match that holds.
    std::string newestOp(const std::string& match) const;

    /// Records one fact. Returns the mistakes; empty if it was recorded.
    std::string record(facts::Fact fact);
    /// Checks in everyone in the match, as checkinsFor().
    std::string checkIn(const std::string& match);
    std::string call(const std::string& match, const desk::CallOptions& options = {});
    std::string finish(const std::string& match);
    std::string result(const std::string& match, const desk::ResultOptions& options);
    /// The answer to a line of hands, or the mistakes.
    std::string enter(const std::string& match, const std::string& line);
    /// Plays a match to its end in large hands. `winner` is `a` or `b`.
    void play(const std::string& match, char winner);
    void playOut(const std::string& match, char winner);
    /// Each of them, all by the same side.
    void playOutAll(std::initializer_list<const char*> matches, char winner);
    /// Its last hand turns out not to have been played, and is struck: a match that was over is open again.
    void openAgain(const std::string& match);

private:
    QTemporaryDir m_folder;
    desk::Environment m_environment;
    desk::Desk m_desk;
};

/// With `handLine` on record in match 1.
class AfterAHand : public LiveTournament {
public:
    AfterAHand() { enter("W1-1", handLine); }
};

} // namespace tournaments
