// What is asked of a night: its facts, its matches, its champion.
#include "moves.h"
#include "night.h"
#include "ranking.h"

#include "bracket/questions.h"

#include <algorithm>
#include <map>

namespace night {

const Filed* filed(const Night& night, std::string_view op)
{
    const std::string* match = night.ops.find(op);
    if (!match)
        return nullptr;
    return find(match->empty() ? *night.record : recordOf(night, *match), op);
}

std::vector<facts::Entry> entries(const Night& night)
{
    // A retract stands with every match that it concerns.
    std::map<long long, const facts::Entry*> all;
    for (const Filed& filed : *night.record)
        all.emplace(filed.entry->seq, &*filed.entry);
    for (const auto& [match, record] : night.records)
        for (const Filed& filed : *record)
            all.emplace(filed.entry->seq, &*filed.entry);
    std::vector<facts::Entry> inOrder;
    inOrder.reserve(all.size());
    for (const auto& [seq, entry] : all)
        inOrder.push_back(*entry);
    return inOrder;
}

const Record& recordOf(const Night& night, std::string_view match)
{
    static const Record none;
    const auto at = night.records.find(match);
    return at == night.records.end() ? none : *at->second;
}

Record standingOf(const Night& night, std::string_view match)
{
    return asMoved(recordOf(night, match));
}

std::optional<facts::Fact> standingFact(const Night& night, std::string_view op)
{
    const Filed* first = filed(night, op);
    if (!first || !onSheetOf(first->entry->fact))
        return first ? std::optional(first->entry->fact) : std::nullopt;
    // Of several records in which it stands, the one of its own match has all its moves.
    for (const auto& [id, record] : night.records) {
        const Filed* here = hasMoves(*record) ? find(*record, op) : nullptr;
        if (!here)
            continue;
        const facts::Fact fact =
            asMoved(*record)[static_cast<std::size_t>(here - record->data())].entry->fact;
        if (facts::sittingOf(fact)->match == id)
            return fact;
    }
    return first->entry->fact;
}

const Match* match(const Night& night, std::string_view id)
{
    const auto at = night.matches.find(id);
    return at == night.matches.end() ? nullptr : &*at->second;
}

std::vector<const Match*> inOrder(const Night& night)
{
    std::vector<const Match*> all;
    for (const bracket::Match& drawn : night.setting->bracket.matches)
        if (const Match* found = match(night, drawn.id))
            all.push_back(found);
    return all;
}

std::string champion(const Night& night)
{
    const bracket::Match* last = bracket::decidingMatch(night.setting->bracket);
    if (!last) {
        const std::vector<Ranking> whole = rankings(night);
        const bool isWon = !whole.empty() && whole.front().isComplete && !whole.front().places.empty() &&
                           !whole.front().places.front().isLevel;
        return isWon ? teamOfSeed(*night.setting, whole.front().places.front().seed) : std::string();
    }
    const auto seated = night.seating->find(last->id);
    const auto* seed =
        seated == night.seating->end() ? nullptr : std::get_if<bracket::Seed>(&seated->second.winner);
    return seed ? teamOfSeed(*night.setting, seed->number) : std::string();
}

const Match* decidingMatch(const Night& night)
{
    const bracket::Match* last = bracket::decidingMatch(night.setting->bracket);
    const Match* deciding = last ? match(night, last->id) : nullptr;
    if (!deciding || !isSpared(*deciding))
        return deciding;
    return match(night, std::get<bracket::WinnerOf>(last->a).match);
}

std::vector<std::string> changed(const Night& before, const Night& after)
{
    const std::vector<std::string> differing = after.matches.differing(before.matches);
    const auto isAmong = [&](const std::string& id) {
        return std::binary_search(differing.begin(), differing.end(), id);
    };
    std::vector<std::string> ids;
    for (const bracket::Match& drawn : after.setting->bracket.matches)
        if (isAmong(drawn.id))
            ids.push_back(drawn.id);
    for (const bracket::Match& drawn : before.setting->bracket.matches)
        if (isAmong(drawn.id) && !bracket::find(after.setting->bracket, drawn.id))
            ids.push_back(drawn.id); // it is gone
    return ids;
}

const Match* currentMatch(const Night& night, std::string_view team)
{
    for (const Match* match : inOrder(night))
        if (match->state != State::Final && (match->teams.a == team || match->teams.b == team))
            return match;
    return nullptr;
}

bool isHere(const Setting& setting, const Match& match, std::string_view person)
{
    const Person* found = night::person(setting, person);
    if (!found)
        return false;
    const bool evening = match.rules->people.checkin.scope == rules::CheckinScope::Evening;
    return std::any_of(found->arrivals.begin(), found->arrivals.end(), [&](const Arrival& arrival) {
        return arrival.match == match.id || (evening && arrival.match.empty());
    });
}

} // namespace night
