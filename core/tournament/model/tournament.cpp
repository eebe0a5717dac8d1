// Queries on a tournament: its facts, its matches, its champion.
#include "tournament.h"

#include "bracket/questions.h"
#include "rules/words.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>

namespace tournament {

const Filed* filed(const Tournament& tournament, std::string_view op)
{
    const std::string* match = tournament.ops.find(op);
    if (!match)
        return nullptr;
    return find(match->empty() ? *tournament.record : recordOf(tournament, *match), op);
}

std::vector<facts::Entry> entries(const Tournament& tournament)
{
    // A retract is in the record of every match that it concerns.
    std::map<long long, const facts::Entry*> all;
    for (const Filed& filed : *tournament.record)
        all.emplace(filed.entry->seq, &*filed.entry);
    for (const auto& [match, record] : tournament.records)
        for (const Filed& filed : *record)
            all.emplace(filed.entry->seq, &*filed.entry);
    std::vector<facts::Entry> inOrder;
    inOrder.reserve(all.size());
    for (const auto& [seq, entry] : all)
        inOrder.push_back(*entry);
    return inOrder;
}

const Record& recordOf(const Tournament& tournament, std::string_view match)
{
    static const Record none;
    const auto at = tournament.records.find(match);
    return at == tournament.records.end() ? none : *at->second;
}

Record standingOf(const Tournament& tournament, std::string_view match)
{
    return asMoved(recordOf(tournament, match));
}

std::optional<facts::Fact> standingFact(const Tournament& tournament, std::string_view op)
{
    const Filed* first = filed(tournament, op);
    if (!first || !onSheetOf(first->entry->fact))
        return first ? std::optional(first->entry->fact) : std::nullopt;
    // If it is in several records, that of its own match has all its moves.
    for (const auto& [id, record] : tournament.records) {
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

const Match* match(const Tournament& tournament, std::string_view id)
{
    const auto at = tournament.matches.find(id);
    return at == tournament.matches.end() ? nullptr : &*at->second;
}

std::vector<const Match*> byPlace(const Tournament& tournament)
{
    // Both are in the order of the ids, so no search is needed.
    std::vector<const Match*> all(tournament.setting->bracket.matches.size());
    auto at = tournament.matches.begin();
    for (const auto& [id, place] : tournament.setting->places) {
        if (at == tournament.matches.end())
            break;
        if (at->first != id)
            continue;
        all[place] = &*at->second;
        ++at;
    }
    return all;
}

std::vector<const Match*> inOrder(const Tournament& tournament)
{
    std::vector<const Match*> all = byPlace(tournament);
    std::erase(all, nullptr);
    return all;
}

std::vector<std::string> changed(const Tournament& before, const Tournament& after)
{
    std::vector<std::tuple<bool, std::size_t, std::string>> found; // whether it is gone, place, id
    for (const std::string& id : after.matches.differing(before.matches)) {
        const auto is = after.setting->places.find(id);
        const auto was = before.setting->places.find(id);
        if (is != after.setting->places.end())
            found.emplace_back(false, is->second, id);
        else if (was != before.setting->places.end())
            found.emplace_back(true, was->second, id);
    }
    std::ranges::sort(found);
    std::vector<std::string> ids;
    for (auto& [isGone, place, id] : found)
        ids.push_back(std::move(id));
    return ids;
}

const Match* currentMatch(const Tournament& tournament, std::string_view team)
{
    for (const Match* match : inOrder(tournament))
        if (match->state != State::Final && (match->teams.a == team || match->teams.b == team))
            return match;
    return nullptr;
}

const Match* nextMatch(const Tournament& tournament, std::string_view team)
{
    for (const bracket::Match& drawn : tournament.setting->bracket.matches) {
        const auto seated = tournament.seating->find(drawn.id);
        const Match* match = tournament::match(tournament, drawn.id);
        if (!bracket::isOfKnockout(drawn) || !match || seated == tournament.seating->end() ||
            !std::holds_alternative<bracket::Unknown>(seated->second.winner))
            continue;
        const PerSide<std::string> teams =
            match->stands ? match->teams : seatedTeams(*tournament.setting, *match);
        if (teams.a == team || teams.b == team)
            return match;
    }
    return nullptr;
}

bool isCheckedIn(const Setting& setting, const Match& match, std::string_view person)
{
    const Person* found = tournament::person(setting, person);
    if (!found)
        return false;
    const bool evening = match.rules->people.checkin.scope == rules::CheckinScope::Evening;
    return std::ranges::any_of(found->arrivals, [&](const Arrival& arrival) {
        return arrival.match == match.id || (evening && arrival.match.empty());
    });
}

std::string teamName(const Tournament& tournament, std::string_view id)
{
    return nameOf(*tournament.setting, std::string(id));
}

std::vector<std::string> teamNames(const Tournament& tournament, const std::vector<std::string>& ids)
{
    std::vector<std::string> names;
    for (const std::string& id : ids)
        names.push_back(teamName(tournament, id));
    return names;
}

std::string personName(const Tournament& tournament, std::string_view id)
{
    const Person* known = person(*tournament.setting, id);
    return known && !known->name.empty() ? rules::isolated(known->name) : std::string(id);
}

namespace {

/// FNV-1a: the same on every machine, so that equal tournaments compare equal.
std::size_t hashOf(std::string_view op)
{
    std::uint32_t hash = 2166136261u;
    for (const char c : op)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
    return hash;
}

} // namespace

void Ops::add(std::string_view op, std::string_view match)
{
    if (find(op))
        return;
    const std::size_t hash = hashOf(op);
    Shared<Shelf>& shared = m_shelves[hash / buckets % shelves];
    Shelf shelf = *shared;
    Bucket bucket = *shelf[hash % buckets];
    bucket.push_back(Shared(Place{std::string(op), std::string(match)}));
    shelf[hash % buckets] = Shared(std::move(bucket));
    shared = Shared(std::move(shelf));
}

const std::string* Ops::find(std::string_view op) const
{
    const std::size_t hash = hashOf(op);
    const Bucket& bucket = *(*m_shelves[hash / buckets % shelves])[hash % buckets];
    for (const Shared<Place>& place : bucket)
        if (place->op == op)
            return &place->match;
    return nullptr;
}

} // namespace tournament
