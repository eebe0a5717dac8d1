#include "queue.h"

#include "absence.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tournament {

namespace {

using Teams = std::map<std::string, Whereabouts, std::less<>>;

/// When the match was set: by the draw, its round's pairing, or its play-in.
std::string drawnAt(const Tournament& tournament, const bracket::Match& drawn)
{
    std::string at;
    for (const Filed& filed : *tournament.record) {
        if (!filed.holds)
            continue;
        const facts::Fact& fact = filed.entry->fact;
        const auto* pairing = std::get_if<facts::Pairing>(&fact);
        const auto* playIn = std::get_if<facts::PlayIn>(&fact);
        const bool pairsIt =
            pairing && drawn.bracket == bracket::Part::Swiss && pairing->round == drawn.round;
        if (std::holds_alternative<facts::Draw>(fact) || pairsIt || (playIn && playIn->match == drawn.id))
            at = filed.entry->stamp.at;
    }
    return at;
}

/// When the slot was filled; empty if the draw filled it.
std::string filledAt(const Tournament& tournament, const bracket::Slot& slot)
{
    std::string at;
    for (const std::string& id : feedersOf(tournament.setting->bracket, slot))
        if (const Match* found = match(tournament, id)) // empty while it is open, or if it had no play
            at = std::max(at, found->over);
    return at;
}

const Whereabouts& whereIs(const Teams& teams, const std::string& team)
{
    static const Whereabouts nowhere;
    const auto at = teams.find(team);
    return at == teams.end() ? nowhere : at->second;
}

/// Whether the match can't be called because these players have not shown an ID.
bool needsIds(const Match& match, const std::vector<std::string>& missing)
{
    return !missing.empty() && match.rules->people.checkin.noIdNoPlay;
}

Hold holdOf(const Setting& setting, const Waiting& waiting, const Teams& teams, const Timestamp& now)
{
    Hold hold;
    const Match& match = *waiting.match;
    for (const Side side : scoring::bothSides)
        if (const Match* sits = whereIs(teams, match.teams[side]).sits)
            return {Hold::Why::Plays, match.teams[side], sits->id, {}};
    if (needsIds(match, waiting.missing))
        return {Hold::Why::Ids, {}, {}, {}};
    if (!waiting.suspended.empty())
        return {Hold::Why::KeptOut, {}, {}, {}};
    for (const Side side : scoring::bothSides) {
        const std::string until = restsUntil(setting, whereIs(teams, match.teams[side]).over);
        if (until > now.utc && until > hold.until)
            hold = {Hold::Why::Rests, match.teams[side], {}, until};
    }
    return hold;
}

Waiting waitingOf(const Tournament& tournament, const bracket::Match& drawn, const Match& match,
                  const Teams& teams, const std::string& known)
{
    const std::string since =
        std::max({known, filledAt(tournament, drawn.a), filledAt(tournament, drawn.b),
                  whereIs(teams, match.teams.a).over, whereIs(teams, match.teams.b).over});
    return {&match, since, {}, {}, {}};
}

bool comesBefore(const Waiting& left, const Waiting& right)
{
    const bool leftPlays = left.hold.why == Hold::Why::Plays;
    const bool rightPlays = right.hold.why == Hold::Why::Plays;
    return leftPlays != rightPlays ? rightPlays : left.since < right.since;
}

} // namespace

bool awaitsCheckIn(const Tournament& tournament, const Match& match, const std::string& day)
{
    return match.state == State::Ready && needsIds(match, missingIn(tournament, match, day).awaited);
}

std::vector<Waiting> queue(const Tournament& tournament, const Timestamp& now)
{
    std::vector<Waiting> waiting;
    const Teams teams = whereabouts(tournament);
    const std::string day = now.utc.empty() ? std::string() : dayOf(now.utc, now.aheadMin);
    std::map<std::pair<bracket::Part, int>, std::string> known; // the same for a whole round
    const std::vector<const Match*> matches = byPlace(tournament);
    for (std::size_t place = 0; place < matches.size(); ++place) {
        const Match* match = matches[place];
        if (!match || (match->state != State::Ready && !lacksTable(tournament, *match)))
            continue;
        const bracket::Match& drawn = tournament.setting->bracket.matches[place];
        std::string& at = known[{drawn.bracket, drawn.round}];
        if (at.empty())
            at = drawnAt(tournament, drawn);
        waiting.push_back(waitingOf(tournament, drawn, *match, teams, at));
        Missing missing = missingIn(tournament, *match, day);
        waiting.back().missing = std::move(missing.awaited);
        waiting.back().suspended = std::move(missing.barred);
        waiting.back().hold = holdOf(*tournament.setting, waiting.back(), teams, now);
    }
    std::ranges::stable_sort(waiting, comesBefore);
    return waiting;
}

std::vector<Waiting> nextOfEach(const Tournament& tournament, const Timestamp& now)
{
    std::vector<Waiting> next;
    std::set<std::string> named;
    for (Waiting& waiting : queue(tournament, now)) {
        const auto& teams = waiting.match->teams;
        if (waiting.hold.why == Hold::Why::Plays || named.count(teams.a) || named.count(teams.b))
            continue;
        named.insert({teams.a, teams.b});
        next.push_back(std::move(waiting));
    }
    return next;
}

const Match* firstOf(const std::vector<Waiting>& queue)
{
    const auto at = std::ranges::find_if(queue, &Waiting::isOffered);
    return at == queue.end() ? nullptr : at->match;
}

} // namespace tournament
