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

/// What the match tells the bracket. From a disputed one nobody goes on, though it have an empty side; of one
/// that stands as others sat down to it, who those are, be it over or not.
std::optional<bracket::Ended> toldBy(const Setting& setting, const Match& match)
{
    if (match.flags.disputed)
        return bracket::Ended{bracket::Winner::Open};
    if (match.ended || !match.stands)
        return match.ended;
    const auto a = seedOfTeam(setting, match.teams.a);
    const auto b = seedOfTeam(setting, match.teams.b);
    if (!a || !b)
        return std::nullopt;
    return bracket::Ended{bracket::Winner::Open, std::array<int, 2>{*a, *b}};
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
    Told told{toldBy(*night.setting, *found), {}, {}, false, false};
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

/// Works matches out as the draw asks who comes to them, which may be others than in the end sit there.
class AsSeated {
public:
    explicit AsSeated(const Night& night) : m_night(night) {}

    std::optional<bracket::Ended> resultOf(const bracket::Match& drawn, const bracket::Occupant& a,
                                           const bracket::Occupant& b)
    {
        const std::optional<Match>& match = of(drawn, {a, b, {}, {}});
        return match ? toldBy(*m_night.setting, *match) : std::nullopt;
    }

    /// As those have it who sit there in the end; nothing before there are rules for it.
    std::optional<Match>& of(const bracket::Match& drawn, const bracket::Seated& seated)
    {
        std::optional<Match>& last = m_last[drawn.id];
        const bool isSame = last && last->seats == PerSide<bracket::Occupant>{seated.a, seated.b};
        if (!isSame || seated.stand == bracket::Stand::Clashes)
            last = fold(*m_night.setting, drawn, seated, recordOf(m_night, drawn.id));
        return last;
    }

private:
    const Night& m_night;
    std::map<std::string, std::optional<Match>> m_last;
};

/// Seats the draw after what those matches tell it has changed, and finds the matches where others sit now.
void seat(Night& night, const std::set<std::string>& told)
{
    const Shared<Setting> setting = night.setting;
    AsSeated matches(night);
    const auto resultOf = [&](const bracket::Match& drawn, const bracket::Occupant& a,
                              const bracket::Occupant& b) {
        const Match* known = match(night, drawn.id);
        const bool isAsSeated = known && known->seats == PerSide<bracket::Occupant>{a, b} &&
                                seatedIn(night, drawn.id).stand != bracket::Stand::Clashes;
        return isAsSeated ? toldBy(*setting, *known) : matches.resultOf(drawn, a, b);
    };
    bracket::Seating seating = *night.seating;
    const std::vector<std::string> reseated =
        bracket::reseat(seating, setting->bracket, resultOf, *night.ranks, told);
    night.seating = Shared(std::move(seating));
    for (const std::string& id : reseated) {
        if (std::optional<Match>& now = matches.of(*drawn(*setting, id), seatedIn(night, id)))
            night.matches.put(id, Shared<Match>(*std::move(now)));
        else
            night.matches.erase(id);
    }
}

/// Whether somebody has changed places for a match that stands: then it matters what matches would be with
/// others on their sides.
bool hasStands(const Night& night)
{
    return std::any_of(night.seating->begin(), night.seating->end(),
                       [](const auto& each) { return each.second.stand != bracket::Stand::None; });
}

/// Follows results that have changed (of these matches) through the draw.
void follow(Night& night, const std::set<std::string>& told)
{
    if (told.empty() && !hasStands(night))
        return;
    night.ranks = Shared(poolRanks(night, *night.ranks, told));
    seat(night, told);
}

void refoldAll(Night& night)
{
    night.matches.clear();
    night.seating = {};
    night.ranks = {};
    if (night.setting->rules.empty())
        return;
    for (bool on = true; on;) { // who goes on from the pools is known once they are worked out
        seat(night, {});
        bracket::PoolRanks ranks = poolRanks(night);
        on = ranks != *night.ranks;
        night.ranks = Shared(std::move(ranks));
    }
}

void refold(Night& night, const std::set<std::string>& touched)
{
    std::set<std::string> told;
    for (const std::string& id : touched)
        if (const bracket::Match* found = drawn(*night.setting, id))
            if (refold(night, *found))
                told.insert(id);
    follow(night, told);
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
