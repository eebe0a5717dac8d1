#include "door.h"
#include "onsheet.h"
#include "redochecks.h"

#include "desk/wording/names.h"

#include <algorithm>

namespace desk {

namespace {

/// What is settled about the draw holds again only where it could be settled now.
Objections againstDrawAgain(const Tournament& tournament, const facts::Fact& fact)
{
    const bool isOfDraw = isOneOf(facts::kindOf(fact), {facts::Pairing::kind, facts::PlayIn::kind,
                                                        facts::LateEntry::kind, facts::Lot::kind});
    return isOfDraw ? objections(tournament, fact) : Objections();
}

} // namespace

bool isOneOf(std::string_view kind, std::initializer_list<std::string_view> kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool isSetting(const facts::Fact& fact)
{
    return !isRuleChange(fact) &&
           isOneOf(facts::kindOf(fact), {facts::Event::kind, facts::Rules::kind, facts::Person::kind,
                                         facts::Team::kind, facts::Draw::kind});
}

bool isOvertaken(const tournament::Record& record, long long seq)
{
    return std::any_of(record.begin(), record.end(), [&](const tournament::Filed& filed) {
        return filed.holds && filed.entry->seq > seq &&
               !std::holds_alternative<facts::Clock>(filed.entry->fact) &&
               !std::holds_alternative<facts::Retract>(filed.entry->fact);
    });
}

std::string titleOrId(const Tournament& tournament, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match ? titleOf(*match) : "match " + id;
}

Objections againstPuttingBack(const Tournament& tournament, const tournament::Filed& target,
                              const facts::Retract& retract)
{
    Objections found;
    const tournament::Filed* taken = tournament::filed(tournament, retract.target);
    if (const auto* event = taken ? std::get_if<facts::Event>(&taken->entry->fact) : nullptr)
        return against(tournament, *event);
    if (const auto* person = taken ? std::get_if<facts::Person>(&taken->entry->fact) : nullptr)
        return against(tournament, *person);
    if (taken && isSetting(taken->entry->fact))
        return {"what was taken off the tournament (" + std::string(facts::kindOf(taken->entry->fact)) +
                ") is not put back: it is added anew"};
    for (const auto& [id, record] : tournament.records)
        if (tournament::find(*record, target.entry->stamp.op) &&
            !isElsewhere(tournament, id, *target.entry) && isOvertaken(*record, target.entry->seq))
            found.push_back(titleOrId(tournament, id) + " has gone on since that was taken back");
    for (const tournament::Filed& filed : *tournament.record)
        if (filed.holds && filed.entry->seq > target.entry->seq &&
            isOneOf(facts::kindOf(filed.entry->fact), {facts::Rules::kind, facts::Draw::kind}))
            found.push_back("the rules or the draw have changed since that was taken back");
    if (const auto* checkin = taken ? std::get_if<facts::Checkin>(&taken->entry->fact) : nullptr;
        checkin && found.empty())
        return against(tournament, *checkin);
    if (const auto* substitute = taken ? std::get_if<facts::Substitute>(&taken->entry->fact) : nullptr;
        substitute && found.empty())
        return against(tournament, *substitute);
    if (taken && found.empty())
        return againstDrawAgain(tournament, taken->entry->fact);
    return found;
}

} // namespace desk
