#include "named.h"
#include "oftenrefused.h"
#include "onsheet.h"
#include "redochecks.h"

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

/// A round or a play-in may be gone since, or others may be in it.
Objections againstMatchAgain(const Tournament& tournament, const facts::Fact& fact)
{
    const facts::Sitting* sitting = facts::sittingOf(fact);
    if (!sitting)
        return {};
    const tournament::Match* match = tournament::match(tournament, sitting->match);
    if (!match)
        return {noSuchMatch(sitting->match)};
    const bracket::Part part = tournament::drawn(*tournament.setting, match->id)->bracket;
    const auto* call = std::get_if<facts::Call>(&fact);
    if (!call || (part != bracket::Part::Swiss && part != bracket::Part::PlayIn))
        return {};
    const auto plays = [&](const std::string& team) {
        return team == match->teams.a || team == match->teams.b;
    };
    if (plays(call->teams.a) && plays(call->teams.b))
        return {};
    return {Message{"rules-or-draw-changed-since-taken-back"}};
}

} // namespace

bool isOneOf(std::string_view kind, std::initializer_list<std::string_view> kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool isSetting(const facts::Fact& fact)
{
    return !isRuleChange(fact) &&
           isOneOf(facts::kindOf(fact), {facts::Tournament::kind, facts::Rules::kind, facts::Person::kind,
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

Objections againstPuttingBack(const Tournament& tournament, const tournament::Filed& target,
                              const facts::Retract& retract)
{
    const tournament::Filed* taken = tournament::filed(tournament, retract.target);
    Objections found = taken ? againstMatchAgain(tournament, taken->entry->fact) : Objections();
    if (!found.empty())
        return found;
    if (const auto* setup = taken ? std::get_if<facts::Tournament>(&taken->entry->fact) : nullptr)
        return against(tournament, *setup);
    if (const auto* person = taken ? std::get_if<facts::Person>(&taken->entry->fact) : nullptr)
        return against(tournament, *person);
    if (taken && isSetting(taken->entry->fact))
        return {Message{"setting-not-put-back", {{"kind", facts::kindOf(taken->entry->fact)}}}};
    for (const auto& [id, record] : tournament.records)
        if (tournament::find(*record, target.entry->stamp.op) &&
            !isElsewhere(tournament, id, *target.entry) && isOvertaken(*record, target.entry->seq))
            found.push_back(
                Message{"match-went-on-since-taken-back", {{"match", matchTitle(tournament, id)}}});
    for (const tournament::Filed& filed : *tournament.record)
        if (filed.holds && filed.entry->seq > target.entry->seq &&
            isOneOf(facts::kindOf(filed.entry->fact), {facts::Rules::kind, facts::Draw::kind}))
            found.push_back(Message{"rules-or-draw-changed-since-taken-back"});
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
