#include "clock.h"

#include "door.h"
#include "names.h"

#include "night/clock.h"

namespace desk {

namespace {

facts::Clock factFor(const Draft& draft, const night::Match& match, const ClockOptions& options)
{
    const night::Clock now =
        night::clockOf(match.rules->rules, match, night::recordOf(draft.night(), match.id));
    facts::Clock fact;
    fact.sitting = {match.id, match.attempt};
    fact.game = now.game;
    fact.what = options.what;
    fact.seconds = options.seconds;
    fact.reason = options.reason;
    if (!draft.boot().id.empty()) {
        fact.boot = draft.boot().id;
        fact.bootMs = draft.boot().ms;
    }
    return fact;
}

Answer<void> addForAll(Draft& draft, const ClockOptions& options)
{
    const night::Night before = draft.night();
    std::vector<std::string> why;
    for (const night::Match* match : night::inOrder(before)) {
        if (!match->call || match->state >= night::State::Ended)
            continue;
        const facts::Fact fact = factFor(draft, *match, options);
        if (auto against = objections(draft.night(), fact); !against.empty())
            why.insert(why.end(), against.begin(), against.end());
        else if (auto added = draft.add(fact); !added)
            return added;
    }
    if (!draft.entries().empty())
        return {};
    return why.empty() ? refused("no match is at a table") : refused(std::move(why));
}

} // namespace

Answer<Recorded> clock(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                       const ClockOptions& options)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (!match)
            return addForAll(draft, options);
        const night::Match* found = night::match(draft.night(), *match);
        if (!found)
            return refused(*match + " is not in the draw any more");
        return draft.add(facts::Fact(factFor(draft, *found, options)));
    });
}

Answer<void> startWithCall(Draft& draft, const std::string& match)
{
    const night::Match& called = *night::match(draft.night(), match);
    if (!night::hasClock(called))
        return {};
    const facts::Clock fact = factFor(draft, called, {});
    const night::Clock now =
        night::clockOf(called.rules->rules, called, night::recordOf(draft.night(), match));
    return now.state == night::Clock::State::NotStarted ? draft.addBehind(facts::Fact(fact)) : Answer<void>();
}

std::string clockText(const Desk& desk, const std::optional<std::string>& match)
{
    std::string text;
    for (const night::Match* each : night::inOrder(desk.night())) {
        const auto reading = night::readingOf(desk.night(), *each, momentOf(desk.world()));
        if (reading && (!match || each->id == *match))
            text += (text.empty() ? "" : "\n") + titleOf(*each) + ": " + night::inWords(*reading);
    }
    return text;
}

} // namespace desk
