// The setting of the tournament: name, tables, rules, people, teams, draw.
#pragma once

#include "conduct.h"
#include "policy.h"
#include "record.h"

#include "bracket/bracket.h"
#include "message/message.h"
#include "rules/venue.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

/// A check-in. `match` is empty if it is for the whole tournament.
struct Arrival {
    std::string op;
    std::string shown; ///< the kind of ID; empty if none was required
    std::string match;
    /// Why they may play without the ID that the venue requires. Empty: no exception was made.
    std::string override;
    friend bool operator==(const Arrival&, const Arrival&) = default;
};

struct Person {
    std::string id;
    std::string name; ///< empty after a purge
    std::string cardHash;
    std::string cardEnd;
    std::vector<Arrival> arrivals;
    std::string stripeHash{};  ///< hash of the card's stripe; empty if no card was linked to the person
    std::string affiliation{}; ///< the person's own; empty: not given
    /// Whether the hash is of one of the person's cards.
    bool hasCard(std::string_view hash) const
    {
        return !hash.empty() && (cardHash == hash || stripeHash == hash);
    }
    friend bool operator==(const Person&, const Person&) = default;
};

/// A substitute for a player of a team.
struct Substitution {
    std::string op;
    std::string leaves;
    std::string joins;
    std::string from;       ///< a match; empty: at once
    bool wasListed = false; ///< the substitute was already on the team as a third player
    long long seq = 0;      ///< of this fact
    std::string override{}; ///< why it was allowed against the limits of the rules; empty if it wasn't needed
    friend bool operator==(const Substitution&, const Substitution&) = default;
};

struct Team {
    std::string id;
    std::string name;
    std::optional<int> seed;
    std::vector<std::string> players; ///< ids as listed; the first two play unless others are named
    bool withdrawn = false;
    long long withdrewAt = 0;                ///< seq of the fact
    std::string affiliation;                 ///< empty: none
    std::vector<Substitution> substitutions; ///< oldest first; see lineup.h for how they apply
    std::string override{}; ///< why it was allowed against the limits of the rules; empty if it wasn't needed
    friend bool operator==(const Team&, const Team&) = default;
};

/// Rules that apply from a match on. `from` is empty if they apply from the start.
struct RulesFrom {
    std::string op;
    std::string from;
    rules::Venue venue;                   ///< with the agreed values
    std::vector<Shared<rules::Set>> sets; ///< one for each phase
    std::string version{};                ///< see versionOf()
    friend bool operator==(const RulesFrom&, const RulesFrom&) = default;
};

/// The score sheet of a match went out, or came back.
struct SheetMark {
    facts::ScoreSheet sheet;
    std::string at; ///< UTC
    bool isOut() const { return sheet.what == facts::SheetAction::Out; }
    friend bool operator==(const SheetMark&, const SheetMark&) = default;
};
/// For each match of the current draw, by its id, oldest first.
using SheetMarks = std::map<std::string, std::vector<SheetMark>, std::less<>>;

struct Setting {
    std::optional<facts::Tournament> tournament;
    std::vector<RulesFrom> rules;
    std::map<std::string, Person, std::less<>> people;
    std::vector<Team> teams;           ///< in the order they registered
    std::optional<facts::Draw> draw;   ///< its teams include late ones
    bracket::Bracket bracket;          ///< without matches before the draw; play-ins come last
    bracket::ById<std::size_t> places; ///< the index of a match in the bracket
    RankingPolicy ranking;
    AbsencePolicy absence;
    std::vector<facts::Pairing> pairings;       ///< the rounds of Swiss so far
    std::vector<std::vector<std::string>> lots; ///< each list: teams in the order in which they were drawn
    std::map<int, std::string> closed;          ///< closed tables, with the reason; empty: none given
    std::vector<Happened> incidents;
    std::vector<Sanctioned> sanctions; ///< those in force, one for each player or team
    SheetMarks sheets;                 ///< score sheets that went out and came back
    friend bool operator==(const Setting&, const Setting&) = default;
};

const Person* person(const Setting& setting, std::string_view id);
const Team* team(const Setting& setting, std::string_view id);
/// The team's name, or the id if there is no such team.
std::string nameOf(const Setting& setting, const std::string& id);
/// The oldest suspension of the person (conduct.h) in force on that day (`2026-11-21`). Null if there is
/// none.
const Sanctioned* sanctionOn(const Setting& setting, std::string_view person, std::string_view day);
/// The team with that seed in the draw. Empty if there is none.
std::string teamOfSeed(const Setting& setting, int seed);
/// The match in the draw, or null. Takes the same time for every match.
const bracket::Match* drawn(const Setting& setting, std::string_view match);
/// The ids of the matches whose results fill that slot. Empty if the draw fills it.
std::vector<std::string> feedersOf(const bracket::Bracket& bracket, const bracket::Slot& slot);
/// The team's seed. Nothing if it isn't in the draw.
std::optional<int> seedOfTeam(const Setting& setting, std::string_view team);
/// The same for any draw, but 0 if the team isn't in it.
int seedIn(const facts::Draw& draw, std::string_view team);
/// The rules in force for that match, with all phases. Null if there are none yet.
const RulesFrom* inForce(const Setting& setting, std::string_view match);
/// The rules of a match: those in force for it, for the phase it belongs to (house.md, Rules are data).
/// Nothing if there are none yet. A match that needs a winner (knockout, play-in) continues with extra hands
/// even if the rules allow ties.
std::optional<Shared<rules::Set>> rulesFor(const Setting& setting, const bracket::Match& match);

/// A phase of the venue in which ties are allowed but under which a knockout match would be played. Null if
/// there is none. `from`: the id of the match from which the venue's rules apply; empty: from the start.
const rules::Phase* tiesInKnockout(const rules::Venue& venue, const bracket::Bracket& bracket,
                                   std::string_view from = {});

/// Rules, and the id of the match from which they apply. Empty: from the start.
struct RulesPeriod {
    std::string from;
    const RulesFrom* rules = nullptr;
};
/// In the order of the draw, only rules that apply to some match of it, beginning with the general ones.
/// Before the draw, only the newest. Empty if there are none yet.
std::vector<RulesPeriod> rulesPeriods(const Setting& setting);
/// The rules of the tournament in general, for questions that aren't about a match. Not rules that apply only
/// from a later match on. Null if there are none yet.
const RulesFrom* generalRules(const Setting& setting);

/// Whether that holds in any phase of any of rulesPeriods().
bool inAnyRules(const Setting& setting, bool (*holds)(const scoring::RuleSet&));
/// What the rule sheet forbids without a penalty, in any phase.
std::vector<rules::Infraction> infractionsIn(const Setting& setting);

/// The rules of the regular phase.
const rules::Set& regularSet(const RulesFrom& rules);
/// The same of the general rules, for questions that aren't about a match. Null if there are none yet.
const rules::Set* generalSet(const Setting& setting);

/// Whether the fact changes rules during the tournament (from a match on, with a reason). Such a change can
/// also change values that the rule sheet doesn't leave open.
bool correctsRules(const facts::Rules& fact);
/// The venue in a `rules` fact with the agreed values: `{"end.target": 350}` for its first phase,
/// `{"championship.end.target": 400}` for another. Refuses a copy that can't be read (rules::loadCopy), and
/// values that can't be agreed on.
tl::expected<rules::Venue, json::Problems> venueIn(const facts::Rules& fact);
/// Tells frozen copies apart: the first 8 hexadecimal digits of SHA-256 over the venue and the agreed values,
/// if any.
std::string versionOf(const facts::Rules& fact);

/// What was decided about a draw after it was made.
struct SinceDraw {
    std::vector<facts::Pairing> pairings;
    std::vector<facts::PlayIn> playIns;
};
/// The bracket of a draw, or why it can't have one.
tl::expected<bracket::Bracket, message::Message> bracketOf(const facts::Draw& draw,
                                                           const SinceDraw& since = {});
/// Whether that draw kept teams with the same affiliation apart.
bool isApart(const facts::Draw& draw);
/// The draw with a late team, which takes the place of the team it replaces or the next free place.
facts::Draw withLateEntry(facts::Draw draw, const facts::LateEntry& late);

} // namespace tournament
