#include "derive.h"

#include "matchfold.h"
#include "parts.h"

#include "tournament/model/record.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/endings.h"

#include <algorithm>
#include <set>

namespace tournament {

namespace {

/// The match's result for the bracket. No one advances from a disputed match, even if a side is empty. A
/// match that keeps its teams against the bracket says which, even before it is over.
std::optional<bracket::Ended> resultFor(const Setting& setting, const Match& match)
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

bracket::Seated seatedIn(const Tournament& tournament, const std::string& match)
{
    const auto at = tournament.seating->find(match);
    return at == tournament.seating->end() ? bracket::Seated{} : at->second;
}

/// A match's result for the draw: who advances, and in a pool the result that ranks the teams.
struct BracketInput {
    std::optional<bracket::Ended> ended;
    std::optional<bracket::Meeting> meeting;
    facts::PerSide<std::optional<int>> ratings; ///< in a pool, as a tiebreaker
    bool isOver = false;                        ///< in a pool, which is complete only then
    bool isDecided = false; ///< if not, a withdrawal may have ended it, which the team's ranking shows
    friend bool operator==(const BracketInput&, const BracketInput&) = default;
};

BracketInput bracketInput(const Tournament& tournament, const bracket::Match& drawn)
{
    const Match* found = match(tournament, drawn.id);
    if (!found)
        return {};
    BracketInput input{resultFor(*tournament.setting, *found), {}, {}, false, false};
    if (drawn.bracket != bracket::Part::Pool && drawn.bracket != bracket::Part::PlayIn)
        return input;
    input.meeting = meetingOf(tournament, *found);
    input.ratings = ratingsOf(*tournament.setting, *found);
    input.isOver = isOver(*found);
    input.isDecided = !found->over.empty();
    return input;
}

/// Derives the match again. Returns whether its result for the draw has changed.
bool refold(Tournament& tournament, const bracket::Match& drawn)
{
    const BracketInput before = bracketInput(tournament, drawn);
    auto match =
        fold(*tournament.setting, drawn, seatedIn(tournament, drawn.id), recordOf(tournament, drawn.id));
    if (!match) {
        tournament.matches.erase(drawn.id);
        return before != BracketInput();
    }
    tournament.matches.put(drawn.id, Shared<Match>(*std::move(match)));
    return bracketInput(tournament, drawn) != before;
}

/// Derives matches with the sides that the draw asks about. Others may be seated there in the end.
class AsSeated {
public:
    explicit AsSeated(const Tournament& tournament) : m_tournament(tournament) {}

    std::optional<bracket::Ended> resultOf(const bracket::Match& drawn, const bracket::Occupant& a,
                                           const bracket::Occupant& b)
    {
        const std::optional<Match>& match = of(drawn, {a, b, {}, {}});
        return match ? resultFor(*m_tournament.setting, *match) : std::nullopt;
    }

    /// The match with these sides; nothing before there are rules for it.
    std::optional<Match>& of(const bracket::Match& drawn, const bracket::Seated& seated)
    {
        std::optional<Match>& last = m_last[drawn.id];
        const bool isSame = last && last->seats == PerSide<bracket::Occupant>{seated.a, seated.b};
        if (!isSame || seated.stand == bracket::Stand::Clashes)
            last = fold(*m_tournament.setting, drawn, seated, recordOf(m_tournament, drawn.id));
        return last;
    }

private:
    const Tournament& m_tournament;
    std::map<std::string, std::optional<Match>> m_last;
};

/// Seats the draw after the results of these matches have changed, and derives the matches whose sides
/// change.
void seat(Tournament& tournament, const std::set<std::string>& changed)
{
    const Shared<Setting> setting = tournament.setting;
    AsSeated matches(tournament);
    const auto resultOf = [&](const bracket::Match& drawn, const bracket::Occupant& a,
                              const bracket::Occupant& b) {
        const Match* known = match(tournament, drawn.id);
        const bool isAsSeated = known && known->seats == PerSide<bracket::Occupant>{a, b} &&
                                seatedIn(tournament, drawn.id).stand != bracket::Stand::Clashes;
        return isAsSeated ? resultFor(*setting, *known) : matches.resultOf(drawn, a, b);
    };
    bracket::Seating seating = *tournament.seating;
    const std::vector<std::string> reseated =
        bracket::reseat(seating, setting->bracket, resultOf, *tournament.ranks, changed);
    tournament.seating = Shared(std::move(seating));
    for (const std::string& id : reseated) {
        if (std::optional<Match>& now = matches.of(*drawn(*setting, id), seatedIn(tournament, id)))
            tournament.matches.put(id, Shared<Match>(*std::move(now)));
        else
            tournament.matches.erase(id);
    }
}

/// Whether teams have changed places because a match keeps its teams. Then results with other sides matter
/// too.
bool hasStands(const Tournament& tournament)
{
    return std::ranges::any_of(*tournament.seating,
                               [](const auto& each) { return each.second.stand != bracket::Stand::None; });
}

/// Follows changed results of these matches through the draw.
void follow(Tournament& tournament, const std::set<std::string>& changed)
{
    if (changed.empty() && !hasStands(tournament))
        return;
    tournament.ranks = Shared(poolRanks(tournament, *tournament.ranks, changed));
    seat(tournament, changed);
}

void refoldAll(Tournament& tournament)
{
    tournament.matches.clear();
    tournament.seating = {};
    tournament.ranks = {};
    for (bool on = true; on;) { // who advances is known only after the pools
        seat(tournament, {});
        bracket::PoolRanks ranks = poolRanks(tournament);
        on = ranks != *tournament.ranks;
        tournament.ranks = Shared(std::move(ranks));
    }
}

void refold(Tournament& tournament, const std::set<std::string>& touched)
{
    std::set<std::string> changed;
    for (const std::string& id : touched)
        if (const bracket::Match* found = drawn(*tournament.setting, id))
            if (refold(tournament, *found))
                changed.insert(id);
    follow(tournament, changed);
}

Shared<Record> with(Record record, const Shared<facts::Entry>& entry)
{
    record.push_back({entry, true});
    settle(record);
    return Shared(std::move(record));
}

void bringUpToDate(Tournament& tournament, const facts::Fact& kind)
{
    Setting setting = *tournament.setting;
    bringUpToDate(setting, kind, *tournament.record);
    tournament.setting = Shared(std::move(setting));
}

} // namespace

Tournament derive(const std::vector<facts::Entry>& entries)
{
    Tournament tournament;
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
        tournament.ops.add(entry.stamp.op, places.first());
    }
    tournament.seq = entries.empty() ? 0 : entries.back().seq;
    settle(general);
    tournament.record = Shared(std::move(general));
    for (auto& [match, record] : records) {
        settle(record);
        tournament.records.put(match, Shared(std::move(record)));
    }
    facts::forEachKind([&](const auto& blank) { bringUpToDate(tournament, blank); });
    refoldAll(tournament);
    return tournament;
}

void apply(Tournament& tournament, const facts::Entry& entry)
{
    tournament.seq = entry.seq;
    const Shared<facts::Entry> kept(entry);
    const Places places = placesOf(*tournament.record, tournament.records, entry.fact);
    tournament.ops.add(entry.stamp.op, places.first());
    if (const std::string* to = movedTo(entry.fact)) { // entries on a moved sheet go with it
        Record into = recordOf(tournament, *to);
        carry(into, recordOf(tournament, facts::sittingOf(entry.fact)->match));
        tournament.records.put(*to, Shared(std::move(into)));
    }
    for (const std::string& match : places.matches)
        tournament.records.put(match, with(recordOf(tournament, match), kept));
    if (places.general) {
        tournament.record = with(*tournament.record, kept);
        const facts::Fact& kind = inTheEnd(*tournament.record, entry.fact);
        const AbsencePolicy absence = tournament.setting->absence;
        bringUpToDate(tournament, kind);
        if (facts::traitsOf(kind).touches != facts::Touches::Nothing ||
            absence != tournament.setting->absence)
            return refoldAll(tournament);
    }
    refold(tournament, places.matches);
}

std::optional<Match> matchBefore(const Tournament& tournament, const facts::Spot& spot)
{
    const std::string& id = spot.sitting.match;
    const bracket::Match* where = drawn(*tournament.setting, id);
    if (!where)
        return std::nullopt;
    Record then = recordOf(tournament, id);
    const auto first = std::ranges::find_if(then, [&](const Filed& filed) {
        const facts::Spot* at = facts::spotOf(filed.entry->fact);
        return at && *at == spot;
    });
    then.erase(first, then.end());
    settle(then);
    return fold(*tournament.setting, *where, seatedIn(tournament, id), then);
}

} // namespace tournament
