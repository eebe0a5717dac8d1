// The setting of the tournament: its name and tables, its rules, its people and teams, its draw.
#pragma once

#include "conduct.h"
#include "policy.h"
#include "record.h"

#include "bracket/bracket.h"
#include "bracket/seating.h"
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
    std::string override; ///< why they may play without the ID that the venue requires; otherwise empty
    friend bool operator==(const Arrival&, const Arrival&) = default;
};

struct Person {
    std::string id;
    std::string name; ///< empty after a purge
    std::string cardHash;
    std::string cardEnd;
    std::vector<Arrival> arrivals;
    std::string stripeHash{};  ///< hash of the card's stripe, if the card was linked to someone
    std::string affiliation{}; ///< their own; empty: not given
    /// Whether one of their cards has that hash.
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
    std::string from;       ///< match; empty: at once
    bool wasListed = false; ///< the substitute was on the team before: a third player
    long long seq = 0;      ///< of the fact
    std::string override{}; ///< why it is allowed outside the limits of the rules; otherwise empty
    friend bool operator==(const Substitution&, const Substitution&) = default;
};

struct Team {
    std::string id;
    std::string name;
    std::optional<int> seed;
    std::vector<std::string> players; ///< persons as listed; the first two play unless others are named
    bool withdrawn = false;
    long long withdrewAt = 0;                ///< seq of the fact
    std::string affiliation;                 ///< empty: none
    std::vector<Substitution> substitutions; ///< oldest first; lineup.h applies them
    std::string override{}; ///< why it is allowed outside the limits of the rules; otherwise empty
    friend bool operator==(const Team&, const Team&) = default;
};

/// Rules that apply from a match on; `from` is empty if they apply from the start.
struct RulesFrom {
    std::string op;
    std::string from;
    rules::Venue venue;                   ///< with what was agreed
    std::vector<Shared<rules::Set>> sets; ///< one per phase
    std::string version{};                ///< as versionOf() computes it
    friend bool operator==(const RulesFrom&, const RulesFrom&) = default;
};

/// The score sheet of a match went out, or came back.
struct SheetMark {
    facts::ScoreSheet sheet;
    std::string at; ///< UTC
    bool isOut() const { return sheet.what == facts::SheetDeed::Out; }
    friend bool operator==(const SheetMark&, const SheetMark&) = default;
};
/// For each match of the current draw, by its id, oldest first.
using SheetMarks = std::map<std::string, std::vector<SheetMark>, std::less<>>;

struct Setting {
    std::optional<facts::Tournament> tournament;
    std::vector<RulesFrom> rules;
    std::map<std::string, Person, std::less<>> people;
    std::vector<Team> teams;           ///< in the order in which they registered
    std::optional<facts::Draw> draw;   ///< late teams are among its teams
    bracket::Bracket bracket;          ///< without matches before the draw; play-ins come after all others
    bracket::ById<std::size_t> places; ///< the index of a match in the bracket
    RankingPolicy ranking;
    AbsencePolicy absence;
    std::vector<facts::Pairing> pairings;       ///< the rounds of Swiss so far
    std::vector<std::vector<std::string>> lots; ///< teams in the order in which they were drawn
    std::map<int, std::string> closed;          ///< tables that are closed, and why; empty without a reason
    std::vector<Happened> incidents;
    std::vector<Sanctioned> sanctions; ///< those that weren't lifted, one per player or team
    SheetMarks sheets;                 ///< score sheets that went out and came back
    friend bool operator==(const Setting&, const Setting&) = default;
};

const Person* person(const Setting& setting, std::string_view id);
const Team* team(const Setting& setting, std::string_view id);
/// Its name; the id if there is no such team.
std::string nameOf(const Setting& setting, const std::string& id);
/// The oldest suspension of the person (conduct.h) in effect on that day (`2026-11-21`). Null if there is
/// none.
const Sanctioned* sanctionOn(const Setting& setting, std::string_view person, std::string_view day);
/// The team drawn as that seed; empty if there is none.
std::string teamOfSeed(const Setting& setting, int seed);
/// The match of the draw, or null. Equally fast for all matches.
const bracket::Match* drawn(const Setting& setting, std::string_view match);
/// The matches of the draw (their ids) whose results fill that slot; none if the draw fills it.
std::vector<std::string> feedersOf(const bracket::Bracket& bracket, const bracket::Slot& slot);
/// Its seed in the draw; nothing if it isn't in the draw.
std::optional<int> seedOfTeam(const Setting& setting, std::string_view team);
/// The same for any draw; 0, which isn't a seed, if it doesn't have the team.
int seedIn(const facts::Draw& draw, std::string_view team);
/// The rules in force for that match, with all phases; null before there are any.
const RulesFrom* inForce(const Setting& setting, std::string_view match);
/// The rules of a match: those in force for it, in the phase it is played under (house.md, Rules are data).
/// Nothing before there are any. A match that needs a winner, of a knockout or a play-in, continues with
/// extra hands even if ties stand.
std::optional<Shared<rules::Set>> rulesFor(const Setting& setting, const bracket::Match& match);

/// A phase of the venue under which a match of a knockout would be played, although ties stand in it; null
/// where there is none. `from`: the match (its id) from which on the venue's rules hold; empty: from the
/// first.
const rules::Phase* tiesInKnockout(const rules::Venue& venue, const bracket::Bracket& bracket,
                                   std::string_view from = {});

/// Rules and the match (its id) from which on they hold; empty where they hold from the first.
struct InTurn {
    std::string from;
    const RulesFrom* rules = nullptr;
};
/// In the order of the draw, only those that apply to a match of it. The first are those of the tournament in
/// general. Before the draw, only the newest; empty before there are any.
std::vector<InTurn> rulesInTurn(const Setting& setting);
/// The rules of the tournament in general, for questions that aren't about a match; not others that apply
/// only from a later match on. Null before there are any.
const RulesFrom* generalRules(const Setting& setting);

/// What the sheet forbids without a penalty, in any phase.
std::vector<rules::Infraction> infractionsIn(const Setting& setting);

/// The rules for questions that aren't about a match: those of the venue's regular phase.
const rules::Set& regularSet(const RulesFrom& rules);

/// Whether the fact changes rules during the tournament, from a match on and with a reason, and doesn't set
/// them up. Then values can change that the sheet doesn't leave open.
bool correctsRules(const facts::Rules& fact);
/// The venue in a `rules` fact with the agreed values: `{"end.target": 350}` for its first phase,
/// `{"championship.end.target": 400}` for another. Refuses a copy that can't be read (rules::loadCopy) and
/// values that can't be agreed on.
tl::expected<rules::Venue, json::Problems> venueIn(const facts::Rules& fact);
/// The version that tells frozen copies apart: the first 8 hexadecimal digits of SHA-256 over the venue and
/// the agreed values, if there are any.
std::string versionOf(const facts::Rules& fact);

/// What was settled about a draw after it was made.
struct SinceDraw {
    std::vector<facts::Pairing> pairings;
    std::vector<facts::PlayIn> playIns;
};
/// The bracket of a draw, or why there is none.
tl::expected<bracket::Bracket, message::Message> bracketOf(const facts::Draw& draw,
                                                           const SinceDraw& since = {});
/// Whether teams of one affiliation were kept apart in that draw.
bool isApart(const facts::Draw& draw);
/// The draw with a late team: in place of the team it replaces, or in the next free place.
facts::Draw withLateEntry(facts::Draw draw, const facts::LateEntry& late);

} // namespace tournament
