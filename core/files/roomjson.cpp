#include "roomjson.h"

#include "tournament/forecast/forecast.h"
#include "tournament/queries/queue.h"
#include "json/build.h"

namespace files {

using json::Array;
using json::Object;
using json::of;
using json::orNull;
using json::Value;

namespace {

std::string_view wordOf(tournament::Hold::Why why)
{
    switch (why) {
    case tournament::Hold::Why::Nothing:
        break;
    case tournament::Hold::Why::Plays:
        return "plays";
    case tournament::Hold::Why::Ids:
        return "ids";
    case tournament::Hold::Why::KeptOut:
        return "kept-out";
    case tournament::Hold::Why::Rests:
        return "rests";
    }
    return {};
}

Array idsOf(const std::vector<std::string>& persons)
{
    Array all;
    for (const std::string& person : persons)
        all.push_back(of(person));
    return all;
}

Value heldJson(const tournament::Waiting& waiting)
{
    const tournament::Hold& hold = waiting.hold;
    if (waiting.isOffered())
        return of(nullptr);
    return of(Object{{"why", of(wordOf(hold.why))},
                     {"team", orNull(hold.team)},
                     {"match", orNull(hold.match)},
                     {"until", orNull(hold.until)},
                     {"missing", of(idsOf(waiting.missing))},
                     {"suspended", of(idsOf(waiting.keptOut))}});
}

Value untilJson(const tournament::Until& until)
{
    return of(
        Object{{"earliest", of(until.earliest)}, {"likely", of(until.likely)}, {"latest", of(until.latest)}});
}

} // namespace

Value tablesJson(const tournament::Tournament& tournament)
{
    Array all;
    int number = 0;
    for (const tournament::Match* match : tournament::atTables(tournament)) {
        const auto why = tournament::whyClosed(*tournament.setting, ++number);
        all.push_back(of(Object{{"table", of(number)},
                                {"match", match ? of(match->id) : of(nullptr)},
                                {"closed", of(why.has_value())},
                                {"reason", orNull(why.value_or(""))}}));
    }
    return of(std::move(all));
}

Value queueJson(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    Array all;
    for (const tournament::Waiting& waiting : tournament::queue(tournament, now))
        all.push_back(of(Object{
            {"match", of(waiting.match->id)}, {"since", of(waiting.since)}, {"held", heldJson(waiting)}}));
    return of(std::move(all));
}

Value forecastJson(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const auto forecast = tournament::forecast(tournament, now);
    if (!forecast)
        return of(nullptr);
    Array rounds;
    for (const tournament::RoundForecast& round : forecast->rounds)
        rounds.push_back(of(Object{{"bracket", of(bracket::word(round.bracket))},
                                   {"round", of(round.round)},
                                   {"left", of(round.left)},
                                   {"over", untilJson(round.over)}}));
    return of(Object{{"over", untilJson(forecast->over)},
                     {"rounds", of(std::move(rounds))},
                     {"secondsAHand", Value{forecast->pace.handMs / 1'000}},
                     {"hands", of(forecast->pace.hands)}});
}

} // namespace files
