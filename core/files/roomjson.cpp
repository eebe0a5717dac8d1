#include "roomjson.h"

#include "tournament/forecast/forecast.h"
#include "tournament/queries/queue.h"
#include "json/build.h"
#include "json/reader.h"

namespace files {

using json::Array;
using json::list;
using json::Object;
using json::orNull;
using json::Value;

namespace {

/// Of a match that nothing holds there is none.
constexpr json::Word<tournament::Hold::Why> reasons[] = {{"plays", tournament::Hold::Why::Plays},
                                                         {"ids", tournament::Hold::Why::Ids},
                                                         {"kept-out", tournament::Hold::Why::KeptOut},
                                                         {"rests", tournament::Hold::Why::Rests}};

Value heldJson(const tournament::Waiting& waiting)
{
    const tournament::Hold& hold = waiting.hold;
    if (waiting.isOffered())
        return nullptr;
    return Object{{"why", json::wordOf(reasons, hold.why)},
                  {"team", orNull(hold.team)},
                  {"match", orNull(hold.match)},
                  {"until", orNull(hold.until)},
                  {"missing", list(waiting.missing)},
                  {"suspended", list(waiting.keptOut)}};
}

Value untilJson(const tournament::Until& until)
{
    return Object{{"earliest", until.earliest}, {"likely", until.likely}, {"latest", until.latest}};
}

} // namespace

Value tablesJson(const tournament::Tournament& tournament)
{
    Array all;
    int number = 0;
    for (const tournament::Match* match : tournament::atTables(tournament)) {
        const auto why = tournament::whyClosed(*tournament.setting, ++number);
        all.push_back(Object{{"table", number},
                             {"match", match ? Value(match->id) : Value()},
                             {"closed", why.has_value()},
                             {"reason", orNull(why.value_or(""))}});
    }
    return all;
}

Value queueJson(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    return list(tournament::queue(tournament, now), [](const tournament::Waiting& waiting) {
        return Object{{"match", waiting.match->id}, {"since", waiting.since}, {"held", heldJson(waiting)}};
    });
}

Value forecastJson(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const auto forecast = tournament::forecast(tournament, now);
    if (!forecast)
        return nullptr;
    Array rounds = list(forecast->rounds, [](const tournament::RoundForecast& round) {
        return Object{{"bracket", bracket::word(round.bracket)},
                      {"round", round.round},
                      {"left", round.left},
                      {"over", untilJson(round.over)}};
    });
    return Object{{"over", untilJson(forecast->over)},
                  {"rounds", std::move(rounds)},
                  {"secondsAHand", forecast->pace.handMs / 1'000},
                  {"hands", forecast->pace.hands}};
}

} // namespace files
