#include "parts.h"

#include "bracket/bracket.h"

#include <algorithm>
#include <map>

namespace tournament {

using Numbered = std::map<bracket::MatchId, const bracket::Match*>;

namespace {

// Match numbers, which people have announced and printed.

Numbered numberedIn(const bracket::Bracket& bracket)
{
    Numbered all;
    for (const bracket::Match& match : bracket.matches)
        if (match.number)
            all.emplace(match.id, &match);
    return all;
}

bool areAllIn(const Numbered& before, const Numbered& now)
{
    return std::ranges::all_of(before, [&](const auto& was) {
        const auto is = now.find(was.first);
        return is != now.end() && is->second->a == was.second->a && is->second->b == was.second->b;
    });
}

/// Keeps the numbers of `before` when a late team makes the draw larger; new matches get the next numbers. If
/// the draw is a different one, because a match is gone or has other sides, no one can have been called, and
/// `now` keeps its numbers in playing order.
void keepNumbers(const bracket::Bracket& before, bracket::Bracket& now)
{
    const Numbered was = numberedIn(before);
    if (!areAllIn(was, numberedIn(now)))
        return;
    int last = 0;
    for (const auto& [id, match] : was)
        last = std::max(last, *match->number);
    for (bracket::Match& match : now.matches)
        if (match.number) {
            const auto at = was.find(match.id);
            match.number = at == was.end() ? ++last : *at->second->number;
        }
}

std::map<std::string, Person, std::less<>> peopleIn(const Record& record)
{
    std::map<std::string, Person, std::less<>> people;
    forEach<facts::Person>(record, [&](const facts::Entry&, const facts::Person& fact) {
        people[fact.id] = {
            fact.id, fact.name.value_or(""),       fact.cardHash.value_or(""),   fact.cardEnd.value_or(""),
            {},      fact.stripeHash.value_or(""), fact.affiliation.value_or("")};
    });
    forEach<facts::Checkin>(record, [&](const facts::Entry& entry, const facts::Checkin& fact) {
        if (const auto at = people.find(fact.person); at != people.end())
            at->second.arrivals.push_back({entry.stamp.op, fact.shown.value_or(""), fact.match.value_or(""),
                                           fact.override.value_or("")});
    });
    return people;
}

/// Whether the substitute was already a player of the team.
bool wasListed(const Record& record, const facts::Substitute& substitute, long long seq)
{
    bool listed = false;
    forEach<facts::Team>(record, [&](const facts::Entry& entry, const facts::Team& team) {
        if (team.id == substitute.team && entry.seq < seq)
            listed = std::ranges::find(team.players, substitute.joins) != team.players.end();
    });
    return listed;
}

std::vector<Team> teamsIn(const Record& record)
{
    std::vector<Team> teams;
    const auto place = [&](const std::string& id) { return std::ranges::find(teams, id, &Team::id); };
    forEach<facts::Team>(record, [&](const facts::Entry&, const facts::Team& fact) {
        const auto at = place(fact.id);
        Team& team = at == teams.end() ? teams.emplace_back() : *at;
        team = {fact.id,
                fact.name,
                fact.seed,
                fact.players,
                false,
                0,
                fact.affiliation.value_or(""),
                {},
                fact.override.value_or("")};
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
                                         wasListed(record, fact, entry.seq), entry.seq,
                                         fact.override.value_or("")});
    });
    return teams;
}

std::map<int, std::string> closedIn(const Record& record)
{
    std::map<int, std::string> closed;
    forEach<facts::Closure>(record, [&](const facts::Entry&, const facts::Closure& fact) {
        if (fact.what == facts::TableAction::Close)
            closed[fact.table] = fact.reason.value_or("");
        else
            closed.erase(fact.table);
    });
    return closed;
}

SheetMarks sheetMarksIn(const Record& record)
{
    SheetMarks marks;
    for (const Filed& filed : record) {
        if (!filed.holds)
            continue;
        if (std::holds_alternative<facts::Draw>(filed.entry->fact))
            marks.clear(); // the id now belongs to another match
        else if (const auto* sheet = std::get_if<facts::ScoreSheet>(&filed.entry->fact))
            marks[sheet->match].push_back({*sheet, filed.entry->stamp.at});
    }
    return marks;
}

/// The rules on record, the oldest first. Those in `known` are not read again. The desk refuses a record with
/// unreadable rules before; here they are left out.
std::vector<RulesFrom> rulesIn(const Record& record, const std::vector<RulesFrom>& known)
{
    std::vector<RulesFrom> all;
    forEach<facts::Rules>(record, [&](const facts::Entry& entry, const facts::Rules& fact) {
        const auto at = std::ranges::find(known, entry.stamp.op, &RulesFrom::op);
        if (at != known.end()) {
            all.push_back(*at);
        } else if (auto venue = venueIn(fact)) {
            RulesFrom& made = all.emplace_back(
                RulesFrom{entry.stamp.op, fact.from.value_or(""), *std::move(venue), {}, versionOf(fact)});
            for (const rules::Phase& phase : made.venue.phases)
                made.sets.emplace_back(rules::set(made.venue, phase));
        }
    });
    return all;
}

/// The facts since the draw, and the draw and facts before each late entry that made it larger.
struct Grown {
    SinceDraw since;
    std::vector<std::pair<facts::Draw, SinceDraw>> before;
};

/// The newest draw with its late entries and the facts since. Facts about an earlier draw no longer count.
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

/// The bracket, with the match numbers from before it grew.
tl::expected<bracket::Bracket, message::Message> numberedAsBefore(const facts::Draw& draw, const Grown& grown)
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

/// Takes the newest draw and the facts since; no draw if it can't be read.
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

/// The effect of that kind of fact on the setting. A new kind needs its effect here or in matchfold.cpp.
template <class Kind>
void bringKindUpToDate(Setting& setting, const Record& record)
{
    if constexpr (isOneOf<Kind, facts::Tournament>) {
        const auto* setup = latest<Kind>(record, [](const Kind&) { return true; });
        setting.tournament = setup ? std::optional(*setup) : std::nullopt;
        setting.absence = absencePolicy(setup ? setup->absences : std::nullopt).value_or(AbsencePolicy());
    } else if constexpr (isOneOf<Kind, facts::Rules>) {
        setting.rules = rulesIn(record, setting.rules);
    } else if constexpr (isOneOf<Kind, facts::Person, facts::Checkin>) {
        setting.people = peopleIn(record);
    } else if constexpr (isOneOf<Kind, facts::Team, facts::Withdraw, facts::Substitute>) {
        setting.teams = teamsIn(record);
        if (!setting.sanctions.empty()) // a team's suspension includes new players
            setting.sanctions = sanctionsIn(record);
    } else if constexpr (isOneOf<Kind, facts::Closure>) {
        setting.closed = closedIn(record);
    } else if constexpr (isOneOf<Kind, facts::Incident>) {
        setting.incidents = incidentsIn(record);
    } else if constexpr (isOneOf<Kind, facts::Sanction>) {
        setting.sanctions = sanctionsIn(record);
    } else if constexpr (isOneOf<Kind, facts::ScoreSheet>) {
        setting.sheets = sheetMarksIn(record);
    } else if constexpr (isOneOf<Kind, facts::Draw, facts::Pairing, facts::Lot, facts::PlayIn,
                                 facts::LateEntry>) {
        takeDraw(setting, record);
        setting.sheets = sheetMarksIn(record);
    } else {
        static_assert(isOneOf<Kind, facts::Retract> || Kind::traits.touches == facts::Touches::ItsMatch);
    }
}

} // namespace

void bringUpToDate(Setting& setting, const facts::Fact& kind, const Record& record)
{
    std::visit([&]<class Kind>(const Kind&) { bringKindUpToDate<Kind>(setting, record); }, kind);
}

} // namespace tournament
