#include "phase_reader.h"

#include "cite_reader.h"
#include "parameter.h"
#include "parameters.h"
#include "words.h"

#include <algorithm>

namespace rules {

using message::Message;

namespace {

struct Reading {
    enum class Step { NotYet, Now, Done };
    Phase phase;
    std::set<std::string_view> spoilt; ///< parameters with a mistake that has been told, or that are lacking
    Step step = Step::NotYet;
};

class PhasesReader {
public:
    PhasesReader(const json::Object& phases, Written written, json::Problems& problems)
        : m_phases(phases), m_written(written), m_problems(problems), m_readings(phases.size())
    {
    }

    std::vector<Phase> all()
    {
        std::vector<Phase> phases;
        for (std::size_t i = 0; i < m_phases.size(); ++i)
            read(i);
        for (Reading& reading : m_readings)
            phases.push_back(std::move(reading.phase));
        return phases;
    }

private:
    void read(std::size_t index)
    {
        Reading& reading = m_readings[index];
        if (reading.step == Reading::Step::Done)
            return;
        reading.step = Reading::Step::Now;
        const auto& [name, value] = m_phases[index];
        reading.phase.name = name;
        static_cast<Values&>(reading.phase) = valuesBefore();
        reading.phase.rules.renege.reset();
        json::Reader reader(value, "phases." + name, m_problems);
        if (!isName(name))
            Place{reader.place(), m_problems}.refuse(value, Message{"rules-phase-not-a-name"});
        if (const Reading* from = parent(index, reader)) {
            static_cast<Values&>(reading.phase) = static_cast<const Values&>(from->phase);
            reading.spoilt = from->spoilt;
            reading.phase.lacking = from->phase.lacking;
            reading.phase.unknown = from->phase.unknown;
        } else if (value.find("from")) {
            for (std::string_view group : groups()) // unknown, and not each a mistake of its own
                spoil(group, reading);
        }
        GivenAt given;
        if (value.object())
            for (std::string_view group : groups())
                readGroup(group, reader, reading, value.find("from"), given);
        if (const json::Value* cites = reader.take("cites")) {
            std::optional<std::vector<std::string>> items = citableItems(reading.phase);
            if (reading.spoilt.count("misdeal.reasons") + reading.spoilt.count("fouls") > 0)
                items.reset();
            reading.phase.cites = readCites(*cites, reader.placeOf("cites"), items, m_written,
                                            reading.phase.unknown, m_problems);
        }
        finish(reader, m_written, {}, reading.phase.unknown);
        tellContradictions(reading.phase, given, reading.spoilt, reader.place() + '.', m_problems);
        reading.step = Reading::Step::Done;
    }
    // The phase named in `from`, read; null where none is named or the name is no good.
    const Reading* parent(std::size_t index, json::Reader& reader)
    {
        const json::Value* from = reader.take("from");
        if (!from)
            return nullptr;
        const Place at{reader.placeOf("from"), m_problems};
        const auto named = std::find_if(m_phases.begin(), m_phases.end(), [&](const auto& phase) {
            return from->string() && phase.first == *from->string();
        });
        if (named == m_phases.end()) {
            at.refuse(*from, Message{"rules-unknown-phase", {{"phase", json::shown(*from)}}});
            return nullptr;
        }
        const auto which = static_cast<std::size_t>(named - m_phases.begin());
        if (m_readings[which].step == Reading::Step::Now) {
            at.refuse(*from, which == index
                                 ? Message{"rules-phase-from-itself", {{"phase", json::shown(*from)}}}
                                 : Message{"rules-phases-from-each-other", {{"phase", json::shown(*from)}}});
            return nullptr;
        }
        m_readings[index].phase.from = named->first;
        read(which);
        return &m_readings[which];
    }
    void readGroup(std::string_view group, json::Reader& phase, Reading& into, bool inherits, GivenAt& given)
    {
        const auto& all = parameters();
        const auto isOfGroup = [&](const Parameter& each) { return groupOf(each.path) == group; };
        const bool mayLack =
            inherits || m_written == Written::InCopy ||
            std::all_of(all.begin(), all.end(), [&](const auto& p) { return p.isLater || !isOfGroup(p); });
        const json::Value* value = mayLack ? phase.take(group) : phase.need(group);
        if (!value) {
            for (const Parameter& each : all)
                if (!inherits && isOfGroup(each))
                    lack(each, into);
            return;
        }
        if (const Parameter* alone = parameter(group)) {
            readMember(*alone, *value, phase.placeOf(group), into, given);
            return;
        }
        if (group == nullableGroup) {
            if (value->isNull()) {
                into.phase.rules.renege.reset();
                return;
            }
            inherits = inherits && into.phase.rules.renege;
            if (!into.phase.rules.renege)
                into.phase.rules.renege = valuesBefore().rules.renege;
        }
        json::Reader reader(*value, phase.placeOf(group), m_problems);
        if (!value->object()) {
            spoil(group, into);
            return;
        }
        for (const Parameter& each : all) {
            if (!isOfGroup(each))
                continue;
            const std::string_view key = each.path.substr(group.size() + 1);
            const bool mayBeLeftOut = inherits || each.isLater || m_written == Written::InCopy;
            if (const json::Value* member = mayBeLeftOut ? reader.take(key) : reader.need(key))
                readMember(each, *member, reader.placeOf(key), into, given);
            else if (!inherits)
                lack(each, into);
        }
        finish(reader, m_written, std::string(group) + '.', into.phase.unknown);
    }
    void readMember(const Parameter& parameter, const json::Value& value, const std::string& place,
                    Reading& into, GivenAt& given)
    {
        given[parameter.path] = value.line;
        std::erase(into.phase.lacking, parameter.path);
        if (parameter.read(value, {place, m_problems}, into.phase))
            into.spoilt.erase(parameter.path);
        else
            into.spoilt.insert(parameter.path);
    }
    static void spoil(std::string_view group, Reading& reading)
    {
        for (const Parameter& parameter : parameters())
            if (groupOf(parameter.path) == group)
                reading.spoilt.insert(parameter.path);
    }
    // A parameter that is not given has the value from before it existed, and in a file its absence has been
    // told.
    void lack(const Parameter& parameter, Reading& into) const
    {
        if (m_written == Written::InCopy)
            into.phase.lacking.emplace_back(parameter.path);
        if (m_written == Written::InCopy || !parameter.isLater)
            into.spoilt.insert(parameter.path);
    }

    const json::Object& m_phases;
    Written m_written;
    json::Problems& m_problems;
    std::vector<Reading> m_readings;
};

} // namespace

std::vector<Phase> readPhases(const json::Value& phases, Written written, json::Problems& problems)
{
    const Place at{"phases", problems};
    if (!phases.object() || phases.object()->empty()) {
        at.refuse(phases, phases.object() ? Message{"rules-no-phase"} : json::notAnObject(phases));
        return {};
    }
    return PhasesReader(*phases.object(), written, problems).all();
}

namespace {

// Values that are sound each by itself and cannot stand together.

struct Contradiction {
    std::vector<std::string_view> parameters; ///< all that take part; the first is the one to blame
    message::Message what;                    ///< whole, and true at whichever of them it stands
};

using Found = std::vector<Contradiction>;

void end(const scoring::End& end, Found& found)
{
    if (end.maxSetsTotal && end.maxSetsConsecutive && *end.maxSetsConsecutive > *end.maxSetsTotal)
        found.push_back(
            {{"end.maxSetsConsecutive", "end.maxSetsTotal"}, Message{"rules-sets-in-a-row-over-all"}});
    if (end.length == scoring::Length::FixedHands && end.minHands && *end.minHands > end.lengthCount)
        found.push_back({{"end.minHands", "end.handsOrGames"}, Message{"rules-min-hands-over-length"}});
}

void time(const scoring::Time& time, Found& found)
{
    if (time.limitMin && !time.onExpiry)
        found.push_back({{"time.onExpiry", "time.limitMin"}, Message{"rules-on-expiry-missing"}});
    if (!time.limitMin && time.wallClockEnd.empty() && time.onExpiry)
        found.push_back({{"time.onExpiry", "time.limitMin"}, Message{"rules-on-expiry-useless"}});
}

void bid(const scoring::BidRules& bid, Found& found)
{
    if (bid.firstHandMinBooks && bid.firstHand != scoring::FirstHand::BidsItself)
        found.push_back(
            {{"bid.firstHandMinBooks", "bid.firstHand"}, Message{"rules-first-hand-books-useless"}});
    if (!bid.maxTeam)
        return;
    const auto above = [&](std::optional<int> least, std::string_view name) {
        if (least && *least > *bid.maxTeam)
            found.push_back({{name, "bid.maxTeam"}, Message{"rules-minimum-bid-over-maximum"}});
    };
    above(bid.minTeam, "bid.minTeam");
    above(bid.minPlayer, "bid.minPlayer");
    above(bid.minWithNilPartner, "bid.minWithNilPartner");
    if (bid.minTableTotal && *bid.minTableTotal > 2 * *bid.maxTeam)
        found.push_back({{"bid.minTableTotal", "bid.maxTeam"}, Message{"rules-table-minimum-over-maximum"}});
}

void bags(const scoring::Bags& bags, Found& found)
{
    if (bags.limit)
        return;
    if (bags.penalty != 0)
        found.push_back({{"bags.penalty", "bags.limit"}, Message{"rules-bag-penalty-without-limit"}});
    if (bags.cancelPoints)
        found.push_back({{"bags.cancelPoints", "bags.limit"}, Message{"rules-bags-cancel-without-limit"}});
}

void blindNil(const scoring::Nil& nil, Found& found)
{
    if (nil.blindMade.has_value() != nil.blindFailed.has_value())
        found.push_back({{"nil.blindFailed", "nil.blindMade"}, Message{"rules-half-a-blind-nil"}});
    if (nil.blindMade && !nil.valueMade)
        found.push_back({{"nil.blindMade", "nil.valueMade"}, Message{"rules-blind-nil-without-nil"}});
    if (nil.blindMade)
        return;
    if (nil.blindMinDeficit)
        found.push_back(
            {{"nil.blindMinDeficit", "nil.blindMade"}, Message{"rules-blind-nil-condition-useless"}});
    if (nil.blindExchange != 0)
        found.push_back(
            {{"nil.blindExchange", "nil.blindMade"}, Message{"rules-blind-nil-exchange-useless"}});
}

void nil(const scoring::RuleSet& rules, Found& found)
{
    const scoring::Nil& nil = rules.nil;
    if (nil.valueMade.has_value() != nil.valueFailed.has_value())
        found.push_back({{"nil.valueFailed", "nil.valueMade"}, Message{"rules-half-a-nil"}});
    if ((nil.maxPerTeam > 0) != nil.valueMade.has_value())
        found.push_back({{"nil.maxPerTeam", "nil.valueMade"},
                         nil.valueMade ? Message{"rules-nils-per-side-none"}
                                       : Message{"rules-nils-per-side-without-nil"}});
    if (nil.doubled && nil.maxPerTeam != 2)
        found.push_back({{"nil.double", "nil.maxPerTeam"}, Message{"rules-double-nil-useless"}});
    if (rules.bid.minWithNilPartner && !nil.valueMade)
        found.push_back(
            {{"bid.minWithNilPartner", "nil.valueMade"}, Message{"rules-nil-partner-bid-useless"}});
    blindNil(nil, found);
}

// Four players are dealt 13 cards each: what jokers bring in must go out.
void deck(const Deck& deck, Found& found)
{
    const auto isJoker = [](const std::string& card) { return card == "BJ" || card == "LJ"; };
    const auto jokers = std::count_if(deck.trumps.begin(), deck.trumps.end(), isJoker);
    if (!deck.jokers && jokers > 0)
        found.push_back({{"deck.trumps", "deck.jokers"}, Message{"rules-joker-trump-without-jokers"}});
    if (deck.jokers && jokers == 0)
        found.push_back({{"deck.trumps", "deck.jokers"}, Message{"rules-jokers-not-trumps"}});
    const auto in = deck.jokers ? jokers : 0;
    if (static_cast<long>(deck.removed.size()) != in && deck.jokers == (jokers > 0))
        found.push_back({{"deck.removed", "deck.trumps", "deck.jokers"},
                         Message{"rules-removed-not-jokers", {{"jokers", static_cast<int>(in)}}}});
    for (const std::string& card : deck.removed) // what was no card has been refused and is empty
        if (!card.empty() && std::find(deck.trumps.begin(), deck.trumps.end(), card) != deck.trumps.end())
            found.push_back({{"deck.trumps", "deck.removed"},
                             Message{"rules-trump-removed", {{"card", cardNamed(card)}}}});
}

void checkin(const Checkin& checkin, Found& found)
{
    if (checkin.noIdNoPlay && checkin.acceptedIds.empty())
        found.push_back({{"checkin.acceptedIds", "checkin.noIdNoPlay"}, Message{"rules-no-accepted-ids"}});
}

void roster(const RosterLimits& roster, Found& found)
{
    if (roster.minPlayers && roster.maxPlayers && *roster.minPlayers > *roster.maxPlayers)
        found.push_back({{"roster.minPlayers", "roster.maxPlayers"}, Message{"rules-min-players-over-max"}});
    if (roster.affiliations.empty())
        return;
    for (const AffiliationLimit& limit : roster.limits)
        if (std::ranges::find(roster.affiliations, limit.affiliation) == roster.affiliations.end())
            found.push_back({{"roster.limits", "roster.affiliations"},
                             Message{"rules-limit-of-no-affiliation", {{"affiliation", limit.affiliation}}}});
}

std::vector<Contradiction> contradictions(const Values& values)
{
    Found found;
    end(values.rules.end, found);
    time(values.rules.time, found);
    bid(values.rules.bid, found);
    bags(values.rules.bags, found);
    nil(values.rules, found);
    deck(values.people.deck, found);
    checkin(values.people.checkin, found);
    roster(values.people.roster, found);
    return found;
}

} // namespace

void tellContradictions(const Values& values, const GivenAt& given, const std::set<std::string_view>& spoilt,
                        const std::string& place, json::Problems& problems)
{
    for (const Contradiction& contradiction : contradictions(values)) {
        const auto& names = contradiction.parameters;
        if (std::any_of(names.begin(), names.end(), [&](auto name) { return spoilt.count(name) > 0; }))
            continue;
        const auto at = std::ranges::find_if(names, [&](auto name) { return given.contains(name); });
        if (at == names.end())
            continue;
        problems.push_back({given.at(*at), place + std::string(*at), contradiction.what});
    }
}

} // namespace rules
