#include "setting.h"

#include "lineup.h"

#include "numbering.h"

#include "bracket/questions.h"
#include "rules/agreed.h"
#include "rules/load.h"
#include "rules/parameters.h"

#include <algorithm>

namespace night {

namespace {

constexpr const char* championshipPhase = "championship";

RulesFrom rulesFrom(const std::string& op, const std::string& from, rules::Venue venue)
{
    RulesFrom all{op, from, std::move(venue), {}};
    for (const rules::Phase& phase : all.venue.phases)
        all.sets.emplace_back(rules::set(all.venue, phase));
    return all;
}

const Shared<rules::Set>& setOf(const RulesFrom& rules, std::string_view phase)
{
    const auto at = std::find_if(rules.sets.begin(), rules.sets.end(),
                                 [&](const Shared<rules::Set>& set) { return set->phase == phase; });
    return at == rules.sets.end() ? rules.sets.front() : *at;
}

std::vector<RulesFrom> rulesIn(const Record& record, const std::vector<RulesFrom>& known)
{
    std::vector<RulesFrom> all;
    forEach<facts::Rules>(record, [&](const facts::Entry& entry, const facts::Rules& fact) {
        const auto at = std::find_if(known.begin(), known.end(),
                                     [&](const RulesFrom& each) { return each.op == entry.stamp.op; });
        if (at != known.end())
            all.push_back(*at);
        else if (auto venue = venueIn(fact))
            all.push_back(rulesFrom(entry.stamp.op, fact.from.value_or(""), *std::move(venue)));
    });
    return all;
}

std::map<std::string, Person, std::less<>> peopleIn(const Record& record)
{
    std::map<std::string, Person, std::less<>> people;
    forEach<facts::Person>(record, [&](const facts::Entry&, const facts::Person& fact) {
        people[fact.id] = {
            fact.id, fact.name.value_or(""),      fact.cardHash.value_or(""), fact.cardEnd.value_or(""),
            {},      fact.stripeHash.value_or("")};
    });
    forEach<facts::Checkin>(record, [&](const facts::Entry& entry, const facts::Checkin& fact) {
        if (const auto at = people.find(fact.person); at != people.end())
            at->second.arrivals.push_back({entry.stamp.op, fact.shown.value_or(""), fact.match.value_or(""),
                                           fact.override.value_or("")});
    });
    return people;
}

/// Whether who joins was a player of that team before.
bool wasListed(const Record& record, const facts::Substitute& substitute, long long seq)
{
    bool listed = false;
    forEach<facts::Team>(record, [&](const facts::Entry& entry, const facts::Team& team) {
        if (team.id == substitute.team && entry.seq < seq)
            listed =
                std::find(team.players.begin(), team.players.end(), substitute.joins) != team.players.end();
    });
    return listed;
}

std::vector<Team> teamsIn(const Record& record)
{
    std::vector<Team> teams;
    const auto place = [&](const std::string& id) {
        return std::find_if(teams.begin(), teams.end(), [&](const Team& team) { return team.id == id; });
    };
    forEach<facts::Team>(record, [&](const facts::Entry&, const facts::Team& fact) {
        const Team team{fact.id, fact.name, fact.seed, fact.players, false, 0, fact.affiliation.value_or(""),
                        {}};
        if (const auto at = place(fact.id); at != teams.end())
            *at = team;
        else
            teams.push_back(team);
    });
    forEach<facts::Withdraw>(record, [&](const facts::Entry& entry, const facts::Withdraw& fact) {
        if (const auto at = place(fact.team); at != teams.end() && !at->withdrawn) {
            at->withdrawn = true;
            at->withdrewAt = entry.seq;
        }
    });
    forEach<facts::Substitute>(record, [&](const facts::Entry& entry, const facts::Substitute& fact) {
        if (const auto at = place(fact.team); at != teams.end())
            at->substitutions.push_back({entry.stamp.op, fact.leaves, fact.joins, fact.match.value_or(""),
                                         wasListed(record, fact, entry.seq), entry.seq});
    });
    return teams;
}

/// What was settled since the draw, and how it stood each time before it grew by a team that came late.
struct Grown {
    SinceDraw since;
    std::vector<std::pair<facts::Draw, SinceDraw>> before;
};

/// The newest draw with who came late to it, and what was settled since: of an earlier one that holds no
/// more.
Grown sinceDraw(const Record& record, Setting& setting)
{
    Grown grown;
    SinceDraw& since = grown.since;
    for (const Filed& filed : record) {
        if (!filed.holds)
            continue;
        const facts::Fact& fact = filed.entry->fact;
        if (const auto* draw = std::get_if<facts::Draw>(&fact)) {
            setting.draw = *draw;
            setting.lots.clear();
            grown = {};
        } else if (const auto* pairing = std::get_if<facts::Pairing>(&fact)) {
            since.pairings.push_back(*pairing);
        } else if (const auto* playIn = std::get_if<facts::PlayIn>(&fact)) {
            since.playIns.push_back(*playIn);
        } else if (const auto* lot = std::get_if<facts::Lot>(&fact)) {
            setting.lots.push_back(lot->teams);
        } else if (const auto* late = std::get_if<facts::LateEntry>(&fact); late && setting.draw) {
            if (!late->replaces)
                grown.before.emplace_back(*setting.draw, since);
            setting.draw = withLateEntry(*setting.draw, *late);
        }
    }
    return grown;
}

/// The bracket with the numbers that its matches had before it grew.
tl::expected<bracket::Bracket, std::string> numberedAsBefore(const facts::Draw& draw, const Grown& grown)
{
    std::optional<bracket::Bracket> before;
    const auto next = [&](const facts::Draw& as, const SinceDraw& since) {
        auto bracket = bracketOf(as, since);
        if (before && bracket)
            keepNumbers(*before, *bracket);
        return bracket;
    };
    for (const auto& [as, since] : grown.before)
        if (auto bracket = next(as, since))
            before = *std::move(bracket);
    return next(draw, grown.since);
}

void takeDraw(Setting& setting, const Record& record)
{
    setting.draw.reset();
    setting.bracket = {};
    setting.places.clear();
    setting.ranking = {};
    setting.lots.clear();
    setting.pairings.clear();
    Grown grown = sinceDraw(record, setting);
    if (!setting.draw)
        return;
    auto bracket = numberedAsBefore(*setting.draw, grown);
    auto ranking = rankingPolicy(*setting.draw);
    if (!bracket || !ranking) {
        setting.draw.reset();
        return;
    }
    setting.bracket = *std::move(bracket);
    for (std::size_t place = 0; place < setting.bracket.matches.size(); ++place)
        setting.places.put(setting.bracket.matches[place].id, place);
    setting.ranking = *std::move(ranking);
    setting.pairings = std::move(grown.since.pairings);
}

std::map<int, std::string> closedIn(const Record& record)
{
    std::map<int, std::string> closed;
    forEach<facts::Closure>(record, [&](const facts::Entry&, const facts::Closure& fact) {
        if (fact.what == facts::TableDeed::Close)
            closed[fact.table] = fact.reason.value_or("");
        else
            closed.erase(fact.table);
    });
    return closed;
}

bool isOfDraw(std::string_view kind)
{
    return kind == facts::Draw::kind || kind == facts::Pairing::kind || kind == facts::PlayIn::kind ||
           kind == facts::Lot::kind || kind == facts::LateEntry::kind;
}

/// How far into the draw the match is; behind all where it is not in it.
std::size_t placeInDraw(const Setting& setting, std::string_view match)
{
    const auto at = setting.places.find(match);
    return at == setting.places.end() ? setting.bracket.matches.size() : at->second;
}

} // namespace

const Person* person(const Setting& setting, std::string_view id)
{
    const auto at = setting.people.find(id);
    return at == setting.people.end() ? nullptr : &at->second;
}

const Team* team(const Setting& setting, std::string_view id)
{
    const auto at = std::find_if(setting.teams.begin(), setting.teams.end(),
                                 [&](const Team& each) { return each.id == id; });
    return at == setting.teams.end() ? nullptr : &*at;
}

const Sanctioned* sanctionOn(const Setting& setting, std::string_view person, std::string_view day)
{
    const auto isMember = [&](const std::string& id) {
        const Team* of = team(setting, id);
        const std::vector<std::string> all = of ? everybodyOf(*of) : std::vector<std::string>();
        return std::find(all.begin(), all.end(), person) != all.end();
    };
    const auto at =
        std::find_if(setting.sanctions.begin(), setting.sanctions.end(), [&](const Sanctioned& each) {
            const facts::Sanction& sanction = each.sanction;
            return holdsOn(sanction, day) &&
                   (sanction.person ? *sanction.person == person : isMember(*sanction.team));
        });
    return at == setting.sanctions.end() ? nullptr : &*at;
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

std::optional<int> seedOfTeam(const Setting& setting, std::string_view team)
{
    if (!setting.draw)
        return std::nullopt;
    const auto& teams = setting.draw->teams;
    const auto at = std::find(teams.begin(), teams.end(), team);
    return at == teams.end() ? std::nullopt : std::optional(static_cast<int>(at - teams.begin()) + 1);
}

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
    const bool isChampionship =
        holds->venue.championship == "final" && bracket::isFinal(setting.bracket, match);
    return setOf(*holds, isChampionship ? championshipPhase : regularPhase(holds->venue));
}

std::string regularPhase(const rules::Venue& venue)
{
    // A frozen copy does not keep their order.
    for (const rules::Phase& phase : venue.phases)
        if (phase.name != championshipPhase)
            return phase.name;
    return venue.phases.front().name;
}

const rules::Set& regularSet(const RulesFrom& rules)
{
    return *setOf(rules, regularPhase(rules.venue));
}

bool correctsRules(const facts::Rules& fact)
{
    return fact.from && fact.reason;
}

tl::expected<rules::Venue, json::Problems> venueIn(const facts::Rules& fact)
{
    auto venue = rules::load(fact.venue);
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
            byPhase[regularPhase(*venue)].emplace_back(key, value);
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

void bringUpToDate(Setting& setting, std::string_view kind, const Record& record)
{
    if (kind == facts::Event::kind) {
        const auto* event = latest<facts::Event>(record, [](const facts::Event&) { return true; });
        setting.event = event ? std::optional(*event) : std::nullopt;
        setting.absence = absencePolicy(event ? event->attendance : std::nullopt).value_or(AbsencePolicy());
    } else if (kind == facts::Rules::kind) {
        setting.rules = rulesIn(record, setting.rules);
    } else if (kind == facts::Person::kind || kind == facts::Checkin::kind) {
        setting.people = peopleIn(record);
    } else if (kind == facts::Team::kind || kind == facts::Withdraw::kind ||
               kind == facts::Substitute::kind) {
        setting.teams = teamsIn(record);
    } else if (kind == facts::Closure::kind) {
        setting.closed = closedIn(record);
    } else if (kind == facts::Incident::kind) {
        setting.incidents = incidentsIn(record);
    } else if (kind == facts::Sanction::kind) {
        setting.sanctions = sanctionsIn(record);
    } else if (isOfDraw(kind)) {
        takeDraw(setting, record);
    }
}

} // namespace night
