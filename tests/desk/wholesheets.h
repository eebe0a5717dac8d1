// A supervisor's actions on whole sheets.
#pragma once

#include "proposals.h"
#include "unctournament.h"

#include "desk/archive/verify.h"
#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "desk/corrections/wholesheet.h"
#include "tournaments/livetournament.h"

namespace sheets {

using desk::SheetOptions;
using facts::Seat;
using tournaments::handLine;
using tournaments::LiveTournament;
using tournaments::shortGame;
using unctournament::AtUnc;

inline constexpr const char* other = R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})";
inline const scoring::PerSide<int> score{131, 111}; // after both hands

inline SheetOptions swapped(const std::string& match)
{
    return {.match = match, .sides = true, .reason = "wrong columns"};
}

inline SheetOptions moved(const std::string& from, const std::string& to)
{
    return {.match = from, .to = to, .reason = "wrong table"};
}

inline std::string look(LiveTournament& live, const SheetOptions& options)
{
    return proposals::look(live, desk::correctSheet(options));
}

/// Applies it. Returns the mistakes; empty if it was recorded.
inline std::string apply(LiveTournament& live, const SheetOptions& options)
{
    return refusals::firstMistake(desk::record(live.desk(), "J. Park", desk::correctSheet(options)));
}

inline std::string undo(LiveTournament& live, const std::optional<std::string>& match = {})
{
    const auto undone = desk::undo(live.desk(), "J. Park", match);
    return undone ? desk::undoneText(*undone) : refusals::firstMistake(undone);
}

inline scoring::PerSide<int> scoreOf(LiveTournament& live, const std::string& match)
{
    return tournament::result(live.match(match)).score;
}

inline std::string amendFirst(LiveTournament& live, const std::string& match, const std::string& given)
{
    desk::AmendOptions asked{.match = match, .hand = 1, .reason = "misread", .given = given};
    return proposals::apply(live, desk::amend(asked));
}

inline bool sound(LiveTournament& live)
{
    const auto verified = desk::verify(live.path());
    if (verified && !verified->isSound())
        qWarning("%s", desk::verifiedText(*verified, "tournament").c_str());
    return verified && verified->isSound();
}

inline void playTwo(LiveTournament& live)
{
    live.enter("W1-1", handLine);
    live.enter("W1-1", other);
}

class AfterTwoHands : public LiveTournament {
public:
    AfterTwoHands() { playTwo(*this); }
};

} // namespace sheets
