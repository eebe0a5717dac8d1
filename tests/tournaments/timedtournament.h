// A tournament played fact by fact, each at a given minute.
#pragma once

#include "livetournament.h"

#include "tournament/model/timestamp.h"
#include "wording/record/refusal.h"

namespace tournaments {

/// The time of the draw.
inline constexpr const char* drawnAt = "2026-11-21T18:00:00.000Z";

inline std::string minutesIn(double minutes)
{
    return tournament::utcOf(tournament::millisOf(drawnAt) + static_cast<long long>(minutes * 60'000));
}
inline tournament::Timestamp timeAtMinute(double minutes)
{
    return {minutesIn(minutes), {}, 0, 0};
}

class TimedTournament {
public:
    explicit TimedTournament(const Setup& setup) : m_draft(drawn(setup, environment())) {}

    const tournament::Tournament& tournament() const { return m_draft.tournament(); }
    const tournament::Match& match(const std::string& id) const
    {
        return *tournament::match(tournament(), id);
    }

    /// Records the fact. Returns the mistakes; empty if there are none.
    std::string tell(double minutes, facts::Fact fact)
    {
        const auto added = m_draft.add(
            facts::Request{std::nullopt, std::nullopt, std::nullopt, minutesIn(minutes), std::move(fact)});
        std::string all;
        if (!added)
            for (const desk::Mistake& mistake : added.error().mistakes)
                all += (all.empty() ? "" : " | ") + wording::inFull(mistake);
        return all;
    }
    std::string call(double minutes, const std::string& id, int table)
    {
        const auto call = desk::callFor(tournament(), match(id), {table, std::nullopt});
        return call ? tell(minutes, *call) : wording::inFull(call.error().mistakes.front());
    }
    /// Records the next hand of the match. A gets 120 points and B is set; five such hands reach 500.
    std::string hand(double minutes, const std::string& id)
    {
        facts::Hand hand;
        hand.spot = {{id, match(id).attempt}, 1, (tournament::handsOn(match(id)) + 1) * facts::placeStep};
        hand.sides.a = sideHand(6, 6, 12);
        hand.sides.b = sideHand(1, 1, 1);
        return tell(minutes, hand);
    }
    std::string sign(double minutes, const std::string& id)
    {
        const auto& result = tournament::result(match(id));
        return tell(
            minutes,
            facts::Agree{{id, match(id).attempt}, {result.score.a, result.score.b}, facts::Winner::A, {}});
    }
    /// Calls the match, plays it in five hands of `each` minutes, and signs it with the last.
    void play(double minutes, const std::string& id, int table, double each)
    {
        std::string refused = call(minutes, id, table);
        for (int n = 1; n <= 5 && refused.empty(); ++n)
            refused = hand(minutes + n * each, id);
        if (refused.empty())
            refused = sign(minutes + 5 * each, id);
        if (!refused.empty())
            qFatal("%s", refused.c_str());
    }

private:
    desk::Draft m_draft;
};

} // namespace tournaments
