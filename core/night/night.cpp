#include "night.h"

#include "absence.h"
#include "filing.h"
#include "goingon.h"
#include "moves.h"
#include "ranking.h"

#include "bracket/questions.h"

#include <algorithm>
#include <set>

namespace night {

namespace {

/// What the match tells the bracket. From a disputed one nobody goes on, though it have an empty side.
std::optional<bracket::Ended> toldBy(const Match& match)
{
    return match.flags.disputed ? bracket::Ended{bracket::Winner::Open} : match.ended;
}

bracket::Results resultsOf(const Night& night)
{
    bracket::Results results;
    for (const auto& [id, match] : night.matches)
        if (const auto told = toldBy(*match))
            results.emplace(id, *told);
    return results;
}

bracket::Seated seatedIn(const Night& night, const std::string& match)
{
    const auto at = night.seating->find(match);
    return at == night.seating->end() ? bracket::Seated{} : at->second;
}

/// What a match tells the draw: who goes on, and of one in a pool what was played, by which that is ranked.
struct Told {
    std::optional<bracket::Ended> ended;
    std::optional<bracket::Meeting> meeting;
    facts::PerSide<std::optional<int>> ratings; ///< of one in a pool: they part who is level there
    bool isOver = false;                        ///< of one in a pool, which is complete only then
    bool isDecided = false; ///< else a team's withdrawal may have ended it, which is asked of its ranking
    friend bool operator==(const Told&, const Told&) = default;
};

Told allToldBy(const Night& night, const bracket::Match& drawn)
{
    const Match* found = match(night, drawn.id);
    if (!found)
        return {};
    Told told{toldBy(*found), {}, {}, false, false};
    if (drawn.bracket != bracket::Part::Pool && drawn.bracket != bracket::Part::PlayIn)
        return told;
    told.meeting = meetingOf(night, *found);
    told.ratings = ratingsOf(*night.setting, *found);
    told.isOver = isOver(*found);
    told.isDecided = !found->over.empty();
    return told;
}

/// Works the match out anew; answers whether it now tells the draw something else.
bool refold(Night& night, const bracket::Match& drawn)
{
    const Told before = allToldBy(night, drawn);
    auto match = fold(*night.setting, drawn, seatedIn(night, drawn.id), recordOf(night, drawn.id));
    if (!match) {
        night.matches.erase(drawn.id);
        return before != Told();
    }
    night.matches.put(drawn.id, Shared<Match>(*std::move(match)));
    return allToldBy(night, drawn) != before;
}

bool isSeatedAnew(const Night& night, const bracket::Match& drawn)
{
    const auto at = night.matches.find(drawn.id);
    const bracket::Seated seated = seatedIn(night, drawn.id);
    return at == night.matches.end() || at->second->seats.a != seated.a || at->second->seats.b != seated.b;
}

/// Works the whole draw out.
void seatAll(Night& night)
{
    const Shared<Setting> setting = night.setting;
    for (bool on = true; on;) {
        night.ranks = Shared(poolRanks(night));
        night.seating = Shared(bracket::seating(setting->bracket, resultsOf(night), *night.ranks));
        on = false;
        for (const bracket::Match& drawn : setting->bracket.matches)
            if (isSeatedAnew(night, drawn))
                on = refold(night, drawn) || on;
    }
}

/// Follows results that have changed (of these matches) through the draw, as far as they seat somebody else.
void follow(Night& night, std::set<std::string> told)
{
    const Shared<Setting> setting = night.setting;
    const auto resultOf = [&](const std::string& id) {
        const Match* found = match(night, id);
        return found ? toldBy(*found) : std::nullopt;
    };
    while (!told.empty()) {
        night.ranks = Shared(poolRanks(night, *night.ranks, told));
        bracket::Seating seating = *night.seating;
        const std::vector<std::string> reseated =
            bracket::reseat(seating, setting->bracket, setting->places, resultOf, *night.ranks, told);
        night.seating = Shared(std::move(seating));
        told.clear();
        for (const std::string& id : reseated)
            if (refold(night, *drawn(*setting, id)))
                told.insert(id);
    }
}

void refoldAll(Night& night)
{
    night.matches.clear();
    night.seating = {};
    night.ranks = {};
    if (!night.setting->rules.empty())
        seatAll(night);
}

void refold(Night& night, const std::set<std::string>& touched)
{
    std::set<std::string> told;
    for (const std::string& id : touched)
        if (const bracket::Match* found = drawn(*night.setting, id))
            if (refold(night, *found))
                told.insert(id);
    follow(night, std::move(told));
}

/// What was written on a sheet goes with it to another match.
void carryAlong(Night& night, const facts::Fact& fact)
{
    const std::string* to = movedTo(fact);
    if (!to)
        return;
    Record into = recordOf(night, *to);
    carry(into, recordOf(night, facts::sittingOf(fact)->match));
    night.records.put(*to, Shared(std::move(into)));
}

Shared<Record> with(Record record, const Shared<facts::Entry>& entry)
{
    record.push_back({entry, true});
    settle(record);
    return Shared(std::move(record));
}

void bringUpToDate(Night& night, std::string_view kind)
{
    Setting setting = *night.setting;
    bringUpToDate(setting, kind, *night.record);
    night.setting = Shared(std::move(setting));
}

bool changesNoMatch(std::string_view kind)
{
    return kind == facts::Event::kind || kind == facts::Person::kind || kind == facts::Checkin::kind ||
           kind == facts::Closure::kind || kind == facts::Incident::kind || kind == facts::Substitute::kind ||
           kind == facts::Sanction::kind || kind == facts::ScoreSheet::kind;
}

} // namespace

Night derive(const std::vector<facts::Entry>& entries)
{
    Night night;
    Record general;
    std::map<std::string, Record, std::less<>> records;
    for (const facts::Entry& entry : entries) {
        const Filed fact{Shared(entry), true};
        const Places places = placesOf(general, records, entry.fact);
        if (const std::string* to = movedTo(entry.fact))
            carry(records[*to], records[facts::sittingOf(entry.fact)->match]);
        for (const std::string& match : places.matches)
            records[match].push_back(fact);
        if (places.general)
            general.push_back(fact);
        night.ops.add(entry.stamp.op, places.first());
    }
    night.seq = entries.empty() ? 0 : entries.back().seq;
    settle(general);
    night.record = Shared(std::move(general));
    for (auto& [match, record] : records) {
        settle(record);
        night.records.put(match, Shared(std::move(record)));
    }
    for (const std::string_view kind : facts::kinds())
        bringUpToDate(night, kind);
    refoldAll(night);
    return night;
}

void apply(Night& night, const facts::Entry& entry)
{
    night.seq = entry.seq;
    const Shared<facts::Entry> kept(entry);
    const Places places = placesOf(*night.record, night.records, entry.fact);
    night.ops.add(entry.stamp.op, places.first());
    carryAlong(night, entry.fact);
    for (const std::string& match : places.matches)
        night.records.put(match, with(recordOf(night, match), kept));
    if (places.general) {
        night.record = with(*night.record, kept);
        const std::string_view kind = kindInTheEnd(*night.record, entry.fact);
        const AbsencePolicy absence = night.setting->absence;
        bringUpToDate(night, kind);
        if (!changesNoMatch(kind) || absence != night.setting->absence)
            return refoldAll(night);
    }
    refold(night, places.matches);
}

} // namespace night
