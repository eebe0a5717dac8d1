#include "roomjson.h"

#include "night/forecast.h"
#include "night/queue.h"
#include "rules/isolated.h"
#include "json/build.h"

namespace files {

using json::Array;
using json::Object;
using json::of;
using json::orNull;
using json::Value;

namespace {

std::string_view wordOf(night::Hold::Why why)
{
    switch (why) {
    case night::Hold::Why::Nothing:
        break;
    case night::Hold::Why::Plays:
        return "plays";
    case night::Hold::Why::Ids:
        return "ids";
    case night::Hold::Why::KeptOut:
        return "kept-out";
    case night::Hold::Why::Rests:
        return "rests";
    }
    return {};
}

Value heldJson(const night::Night& night, const night::Waiting& waiting, const night::Moment& now)
{
    const night::Hold& hold = waiting.hold;
    if (waiting.isOffered())
        return of(nullptr);
    return of(Object{{"why", of(wordOf(hold.why))},
                     {"team", orNull(hold.team)},
                     {"match", orNull(hold.match)},
                     {"until", orNull(hold.until)},
                     {"words", of(rules::plain(night::inWords(night, waiting, now)))}});
}

Value untilJson(const night::Until& until)
{
    return of(
        Object{{"earliest", of(until.earliest)}, {"likely", of(until.likely)}, {"latest", of(until.latest)}});
}

} // namespace

Value tablesJson(const night::Night& night)
{
    Array all;
    int number = 0;
    for (const night::Match* match : night::atTables(night)) {
        const auto why = night::whyClosed(*night.setting, ++number);
        all.push_back(of(Object{{"table", of(number)},
                                {"match", match ? of(match->id) : of(nullptr)},
                                {"closed", of(why.has_value())},
                                {"reason", orNull(why.value_or(""))}}));
    }
    return of(std::move(all));
}

Value queueJson(const night::Night& night, const night::Moment& now)
{
    Array all;
    for (const night::Waiting& waiting : night::queue(night, now))
        all.push_back(of(Object{{"match", of(waiting.match->id)},
                                {"since", of(waiting.since)},
                                {"held", heldJson(night, waiting, now)}}));
    return of(std::move(all));
}

Value forecastJson(const night::Night& night, const night::Moment& now)
{
    const auto forecast = night::forecast(night, now);
    if (!forecast)
        return of(nullptr);
    Array rounds;
    for (const night::RoundForecast& round : forecast->rounds)
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
