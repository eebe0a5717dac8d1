#include "setting.h"

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/questions.h"
#include "bracket/roundrobin.h"
#include "bracket/shuffle.h"
#include "bracket/swiss.h"
#include "facts/digest.h"
#include "rules/load.h"
#include "rules/parameters.h"
#include "rules/words.h"

#include <algorithm>

namespace tournament {

const Person* person(const Setting& setting, std::string_view id)
{
    const auto at = setting.people.find(id);
    return at == setting.people.end() ? nullptr : &at->second;
}

const Team* team(const Setting& setting, std::string_view id)
{
    const auto at = std::ranges::find(setting.teams, id, &Team::id);
    return at == setting.teams.end() ? nullptr : &*at;
}

std::string nameOf(const Setting& setting, const std::string& id)
{
    const Team* found = team(setting, id);
    return found ? rules::isolated(found->name) : id;
}

const Sanctioned* sanctionOn(const Setting& setting, std::string_view person, std::string_view day)
{
    for (const Sanctioned& each : setting.sanctions)
        if (holdsOn(each.sanction, day) && reaches(each, person))
            return &each;
    return nullptr;
}

std::string teamOfSeed(const Setting& setting, int seed)
{
    const auto at = static_cast<std::size_t>(seed) - 1;
    return setting.draw && at < setting.draw->teams.size() ? setting.draw->teams[at] : std::string();
}

const bracket::Match* drawn(const Setting& setting, std::string_view match)
{
    const auto at = setting.places.find(match);
    return at == setting.places.end() ? nullptr : &setting.bracket.matches[at->second];
}

std::vector<std::string> feedersOf(const bracket::Bracket& bracket, const bracket::Slot& slot)
{
    if (const auto* winner = std::get_if<bracket::WinnerOf>(&slot))
        return {winner->match};
    if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
        return {loser->match};
    std::vector<std::string> ids;
    if (const auto* rank = std::get_if<bracket::PoolRank>(&slot))
        for (const bracket::Match& drawn : bracket.matches)
            if (drawn.bracket == bracket::Part::Pool &&
                (rank->pool == bracket::wildcards || bracket::poolOf(drawn) == rank->pool))
                ids.push_back(drawn.id);
    return ids;
}

std::optional<int> seedOfTeam(const Setting& setting, std::string_view team)
{
    const int seed = setting.draw ? seedIn(*setting.draw, team) : 0;
    return seed == 0 ? std::nullopt : std::optional(seed);
}

int seedIn(const facts::Draw& draw, std::string_view team)
{
    const auto at = std::ranges::find(draw.teams, team);
    return at == draw.teams.end() ? 0 : static_cast<int>(at - draw.teams.begin()) + 1;
}

namespace {

const Shared<rules::Set>& setOf(const RulesFrom& rules, std::string_view phase)
{
    const auto at = std::find_if(rules.sets.begin(), rules.sets.end(),
                                 [&](const Shared<rules::Set>& set) { return set->phase == phase; });
    return at == rules.sets.end() ? rules.sets.front() : *at;
}

/// The parts of the draw that the match is in, the most specific first.
std::vector<rules::DrawPart> partsWith(const bracket::Bracket& bracket, const bracket::Match& match)
{
    using bracket::Stage;
    using rules::DrawPart;
    std::vector<DrawPart> parts;
    const Stage stage = bracket::stageOf(bracket, match);
    if (stage == Stage::Final || stage == Stage::SecondFinal)
        parts.push_back(DrawPart::Final);
    if (stage == Stage::ThirdPlace)
        parts.push_back(DrawPart::ThirdPlace);
    if (stage == Stage::Semifinal || stage == Stage::WinnersFinal || stage == Stage::LosersFinal)
        parts.push_back(DrawPart::Semifinals);
    if (stage == Stage::Quarterfinal)
        parts.push_back(DrawPart::Quarterfinals);
    if (match.bracket == bracket::Part::Losers)
        parts.push_back(DrawPart::LosersBracket);
    if (bracket.kind == bracket::Kind::PoolsPlayoff && bracket::isOfKnockout(match))
        parts.push_back(DrawPart::Playoff);
    if (match.bracket == bracket::Part::Pool && bracket.kind == bracket::Kind::PoolsPlayoff)
        parts.push_back(DrawPart::Pools);
    return parts;
}

/// The phase of the venue for the match.
std::string phaseOf(const rules::Venue& venue, const bracket::Bracket& bracket, const bracket::Match& match)
{
    if (venue.phases.size() > 1)
        for (const rules::DrawPart part : partsWith(bracket, match))
            if (const rules::Phase* phase = rules::phaseFor(venue, part))
                return phase->name;
    return rules::regularPhase(venue).name;
}

/// The place of the match in the draw; after all others if it isn't in it.
std::size_t placeInDraw(const Setting& setting, std::string_view match)
{
    const auto at = setting.places.find(match);
    return at == setting.places.end() ? setting.bracket.matches.size() : at->second;
}

} // namespace

const RulesFrom* inForce(const Setting& setting, std::string_view match)
{
    const auto holdsFrom = [&](const std::string& from) {
        return from.empty() || placeInDraw(setting, from) <= placeInDraw(setting, match);
    };
    const RulesFrom* holds = nullptr;
    for (const RulesFrom& each : setting.rules)
        if (holdsFrom(each.from))
            holds = &each;
    return holds;
}

std::optional<Shared<rules::Set>> rulesFor(const Setting& setting, const bracket::Match& match)
{
    const RulesFrom* holds = inForce(setting, match.id);
    if (!holds)
        return std::nullopt;
    const Shared<rules::Set>& set = setOf(*holds, phaseOf(holds->venue, setting.bracket, match));
    const bool needsWinner = bracket::isOfKnockout(match) || match.bracket == bracket::Part::PlayIn;
    if (!needsWinner || set->rules.end.tie != scoring::Tie::Stands)
        return set;
    rules::Set own = *set;
    own.rules.end.tie = scoring::Tie::ExtraHand;
    return Shared(std::move(own));
}

const rules::Phase* tiesInKnockout(const rules::Venue& venue, const bracket::Bracket& bracket,
                                   std::string_view from)
{
    bool holds = from.empty();
    for (const bracket::Match& match : bracket.matches) {
        holds = holds || match.id == from;
        if (!holds || !bracket::isOfKnockout(match))
            continue;
        const rules::Phase* phase = rules::phase(venue, phaseOf(venue, bracket, match));
        if (phase->rules.end.tie == scoring::Tie::Stands)
            return phase;
    }
    return nullptr;
}

const rules::Set& regularSet(const RulesFrom& rules)
{
    return *setOf(rules, rules::regularPhase(rules.venue).name);
}

bool correctsRules(const facts::Rules& fact)
{
    return fact.from && fact.reason;
}

std::string versionOf(const facts::Rules& fact)
{
    return facts::sha256(fact.agreed ? fact.venue + '\n' + *fact.agreed : fact.venue).substr(0, 8);
}

tl::expected<rules::Venue, json::Problems> venueIn(const facts::Rules& fact)
{
    auto venue = rules::loadCopy(fact.venue);
    if (!venue || !fact.agreed)
        return venue;
    const auto agreed = json::parse(*fact.agreed);
    if (!agreed)
        return tl::unexpected(json::Problems{agreed.error()});
    const std::vector<std::string> agreeable = venue->agreeable;
    if (correctsRules(fact)) {
        const auto all = rules::parameterNames();
        venue->agreeable.assign(all.begin(), all.end());
    }
    std::map<std::string, json::Object> byPhase;
    for (const auto& [key, value] : *agreed->object()) {
        const std::string first = key.substr(0, key.find('.'));
        if (first != key && rules::phase(*venue, first))
            byPhase[first].emplace_back(key.substr(first.size() + 1), value);
        else
            byPhase[rules::regularPhase(*venue).name].emplace_back(key, value);
    }
    for (auto& [phase, values] : byPhase) {
        auto changed = rules::withAgreed(*venue, phase, json::Value{std::move(values)});
        if (!changed)
            return changed;
        venue = std::move(changed);
    }
    venue->agreeable = agreeable;
    return venue;
}

std::vector<RulesPeriod> rulesPeriods(const Setting& setting)
{
    std::vector<RulesPeriod> all;
    if (const RulesFrom* general = generalRules(setting))
        all.push_back({{}, general});
    if (setting.rules.size() < 2)
        return all;
    for (const bracket::Match& match : setting.bracket.matches)
        if (const RulesFrom* holds = inForce(setting, match.id); holds && holds != all.back().rules)
            all.push_back({match.id, holds});
    return all;
}

bool inAnyRules(const Setting& setting, bool (*holds)(const scoring::RuleSet&))
{
    for (const RulesPeriod& turn : rulesPeriods(setting))
        for (const auto& set : turn.rules->sets)
            if (holds(set->rules))
                return true;
    return false;
}

std::vector<rules::Infraction> infractionsIn(const Setting& setting)
{
    std::vector<rules::Infraction> all;
    for (const RulesPeriod& turn : rulesPeriods(setting))
        for (const auto& set : turn.rules->sets)
            for (rules::Infraction& each : rules::infractions(*set))
                if (std::ranges::find(all, each.id, &rules::Infraction::id) == all.end())
                    all.push_back(std::move(each));
    return all;
}

const RulesFrom* generalRules(const Setting& setting)
{
    const auto& matches = setting.bracket.matches;
    return inForce(setting, matches.empty() ? std::string() : matches.front().id);
}

const rules::Set* generalSet(const Setting& setting)
{
    const RulesFrom* general = generalRules(setting);
    return general ? &regularSet(*general) : nullptr;
}

namespace {

using Made = std::variant<bracket::Bracket, bracket::Refusal>;

bracket::SwissRound roundOf(const facts::Draw& draw, const facts::Pairing& pairing)
{
    bracket::SwissRound round;
    for (std::size_t i = 0; i + 1 < pairing.teams.size(); i += 2)
        round.push_back({seedIn(draw, pairing.teams[i]), seedIn(draw, pairing.teams[i + 1])});
    if (pairing.bye)
        round.push_back({seedIn(draw, *pairing.bye), std::nullopt});
    return round;
}

Made made(const facts::Draw& draw, const SinceDraw& since)
{
    const int entries = static_cast<int>(draw.teams.size());
    switch (draw.format) {
    case facts::Format::SingleElimination:
        return bracket::singleElimination(entries, draw.thirdPlace);
    case facts::Format::DoubleElimination:
        return bracket::doubleElimination(entries, draw.finals.has_value());
    case facts::Format::RoundRobin:
        return bracket::roundRobin(entries, draw.meetings.value_or(1));
    case facts::Format::PoolsPlayoff:
        return bracket::poolsPlayoff(entries, {draw.pools.value_or(0), draw.advance.value_or(0),
                                               draw.wildcards.value_or(0), draw.meetings.value_or(1),
                                               draw.thirdPlace});
    case facts::Format::Swiss:
        break;
    }
    std::vector<bracket::SwissRound> rounds;
    for (const facts::Pairing& pairing : since.pairings)
        rounds.push_back(roundOf(draw, pairing));
    return bracket::swiss(entries, draw.rounds.value_or(0), rounds);
}

void addPlayIn(bracket::Bracket& bracket, const facts::Draw& draw, const facts::PlayIn& playIn)
{
    int number = 0;
    int round = 1;
    for (const bracket::Match& match : bracket.matches) {
        number = std::max(number, match.number.value_or(0));
        round += match.bracket == bracket::Part::PlayIn ? 1 : 0;
    }
    bracket.matches.push_back({playIn.match, number + 1, bracket::Part::PlayIn, round,
                               bracket::Seed{seedIn(draw, playIn.teams.front())},
                               bracket::Seed{seedIn(draw, playIn.teams.back())}, false});
}

} // namespace

tl::expected<bracket::Bracket, message::Message> bracketOf(const facts::Draw& draw, const SinceDraw& since)
{
    Made drawn = made(draw, since);
    if (const auto* refusal = std::get_if<bracket::Refusal>(&drawn))
        return tl::unexpected(*refusal);
    auto& bracket = std::get<bracket::Bracket>(drawn);
    for (const facts::PlayIn& playIn : since.playIns)
        addPlayIn(bracket, draw, playIn);
    return std::move(bracket);
}

facts::Draw withLateEntry(facts::Draw draw, const facts::LateEntry& late)
{
    const auto at = std::ranges::find(draw.teams, late.replaces.value_or(""));
    if (at != draw.teams.end())
        *at = late.team;
    else if (!late.replaces)
        draw.teams.push_back(late.team);
    return draw;
}

bool isApart(const facts::Draw& draw)
{
    return draw.version == bracket::apartVersion && draw.randomSeed;
}

} // namespace tournament
