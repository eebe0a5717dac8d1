// What is asked of a night: its facts, its matches, its champion.
#include "moves.h"
#include "night.h"
#include "ranking.h"

#include "bracket/questions.h"

#include <algorithm>
#include <map>
#include <tuple>

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

std::vector<const Match*> byPlace(const Night& night)
{
    // Both are in the order of the ids, so that nothing has to be searched.
    std::vector<const Match*> all(night.setting->bracket.matches.size());
    auto at = night.matches.begin();
    for (const auto& [id, place] : night.setting->places) {
        if (at == night.matches.end())
            break;
        if (at->first != id)
            continue;
        all[place] = &*at->second;
        ++at;
    }
    return all;
}

std::vector<const Match*> inOrder(const Night& night)
{
    std::vector<const Match*> all = byPlace(night);
    all.erase(std::remove(all.begin(), all.end(), nullptr), all.end());
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
    struct Place {
        bool isGone = false;
        std::size_t place = 0;
        std::string id;
        bool operator<(const Place& other) const
        {
            return std::tie(isGone, place) < std::tie(other.isGone, other.place);
        }
    };
    std::vector<Place> found;
    for (const std::string& id : after.matches.differing(before.matches)) {
        const auto is = after.setting->places.find(id);
        const auto was = before.setting->places.find(id);
        if (is != after.setting->places.end())
            found.push_back({false, is->second, id});
        else if (was != before.setting->places.end())
            found.push_back({true, was->second, id});
    }
    std::sort(found.begin(), found.end());
    std::vector<std::string> ids;
    ids.reserve(found.size());
    for (Place& each : found)
        ids.push_back(std::move(each.id));
    return ids;
}

const Match* currentMatch(const Night& night, std::string_view team)
{
    for (const Match* match : inOrder(night))
        if (match->state != State::Final && (match->teams.a == team || match->teams.b == team))
            return match;
    return nullptr;
}

const Match* nextMatch(const Night& night, std::string_view team)
{
    for (const bracket::Match& drawn : night.setting->bracket.matches) {
        const auto seated = night.seating->find(drawn.id);
        const Match* match = night::match(night, drawn.id);
        if (!bracket::isOfKnockout(drawn) || !match || seated == night.seating->end() ||
            !std::holds_alternative<bracket::Unknown>(seated->second.winner))
            continue;
        const PerSide<std::string> teams = match->stands ? match->teams : seatedTeams(*night.setting, *match);
        if (teams.a == team || teams.b == team)
            return match;
    }
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
