// A venue's rules as values: what scoring reads, what only people read, and where each parameter comes from.
// The file format and every parameter: resources/rules/README.md.
#pragma once

#include "message/message.h"
#include "scoring/ruleset.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Cards are `"2H"`, `"TS"`; the jokers are `"BJ"` and `"LJ"`.
struct Deck {
    bool jokers = false;
    std::vector<std::string> removed;
    std::vector<std::string> trumps; ///< special trumps from the highest; empty where spades rank as usual
    friend bool operator==(const Deck&, const Deck&) = default;
};

enum class FirstDealer { HighCard, Random, NotSaid };

enum class FirstLead { LowestClub, DealersLeft, DealersLeftNotSpade };
enum class SpadesLead { WhenBroken, AnyTime };
struct Play {
    FirstLead firstLead = FirstLead::DealersLeft;
    SpadesLead spadesLead = SpadesLead::WhenBroken;
    friend bool operator==(const Play&, const Play&) = default;
};

enum class CalledBy { Opponents, Anyone };
enum class CallableUntil { FirstBid, OpeningLead };
struct MisdealReason {
    std::string id; ///< kebab-case
    CalledBy by = CalledBy::Anyone;
    CallableUntil until = CallableUntil::FirstBid;
    friend bool operator==(const MisdealReason&, const MisdealReason&) = default;
};
enum class Redealer { SameDealer, NextDealer };
struct MisdealRules {
    std::vector<MisdealReason> reasons;
    Redealer redealer = Redealer::SameDealer;
    friend bool operator==(const MisdealRules&, const MisdealRules&) = default;
};

enum class CheckinScope { Match, Evening };
struct Checkin {
    std::vector<std::string> acceptedIds;
    bool noIdNoPlay = false;
    std::vector<std::string> eligible; ///< who may play, in words
    CheckinScope scope = CheckinScope::Evening;
    friend bool operator==(const Checkin&, const Checkin&) = default;
};

/// So many players of that affiliation, at most, may be on a team.
struct AffiliationLimit {
    std::string affiliation;
    int most = 1;
    friend bool operator==(const AffiliationLimit&, const AffiliationLimit&) = default;
};
/// What is asked of a team that registers. Nothing of it is asked unless a rule file or the tournament says
/// so.
struct RosterLimits {
    std::optional<int> minPlayers;
    std::optional<int> maxPlayers;
    std::vector<std::string> affiliations; ///< whose players may register; empty: anybody
    std::vector<AffiliationLimit> limits;
    std::optional<int> maxOthers; ///< players of another affiliation than their team
    bool asksAffiliations() const { return !affiliations.empty() || !limits.empty() || maxOthers; }
    friend bool operator==(const RosterLimits&, const RosterLimits&) = default;
};

/// What people at the table need and scoring never reads.
struct ForPeople {
    Deck deck;
    FirstDealer firstDealer = FirstDealer::NotSaid;
    Play play;
    MisdealRules misdeal;
    Checkin checkin;
    RosterLimits roster{};
    friend bool operator==(const ForPeople&, const ForPeople&) = default;
};

/// Every parameter's value.
struct Values {
    scoring::RuleSet rules;
    ForPeople people;
    friend bool operator==(const Values&, const Values&) = default;
};

/// Where a value comes from. `section` is the place on the sheet. A reading also has its code and its reason.
/// Nothing of all: it follows from the pack, or from the sheet naming no such rule.
struct Cite {
    std::string section;
    std::string reading;
    std::string why;
    std::string code;
    bool isBefore = false;   ///< the copy is older than the rule: it holds as before there was one
    bool isOffSheet = false; ///< the venue's own value, for which it cites nothing
    std::string bareWords{}; ///< of a reading: the value that the sheet's words alone would give; or empty
    bool follows() const { return section.empty() && reading.empty() && !isBefore && !isOffSheet; }
    friend bool operator==(const Cite&, const Cite&) = default;
};
/// Of a value that is not on the sheet.
const Cite& offSheet();
/// By parameter (`nil.valueMade`), or group (`nil`), which stands for those without an entry of their own. An
/// item of `misdeal.reasons` or `fouls` may have its own (`misdeal.reasons.no-spade`).
using Cites = std::map<std::string, Cite, std::less<>>;

/// Something that a sheet forbids without naming a price.
struct Infraction {
    std::string id;    ///< `spade-led-unbroken`
    std::string words; ///< as a file has it, `a phone at the table`; empty where it follows from a parameter
    Cite cite;         ///< where the sheet forbids it
    friend bool operator==(const Infraction&, const Infraction&) = default;
};

/// What a sentence of the sheet is about.
enum class Topic { Bidding, Ranking, Deal, Play, Talk, Cheating, Handbook };
/// What the sheet says and no parameter has: for the rule card alone.
struct Sentence {
    std::string id; ///< `follow-suit`
    Topic topic = Topic::Play;
    std::string words; ///< `players must follow suit if they can`
    Cite cite;
    friend bool operator==(const Sentence&, const Sentence&) = default;
};

/// What a frozen copy says that this program does not know: a newer one wrote it.
struct Unknown {
    std::string key;   ///< `end.luckySuit`
    std::string value; ///< its value there
    friend bool operator==(const Unknown&, const Unknown&) = default;
};

struct Phase : Values {
    std::string name;
    std::string from;                ///< the phase whose values it takes over where it gives none; or empty
    Cites cites;                     ///< its own; they go before those of `from` and of the venue
    std::vector<std::string> agreed; ///< parameters whose value was agreed and is not the sheet's
    std::vector<std::string> lacking{}; ///< parameters that a frozen copy is older than
    std::vector<Unknown> unknown{};     ///< with those of `from`
    friend bool operator==(const Phase&, const Phase&) = default;
};

/// One rule file.
struct Venue {
    std::string id;
    std::string name;
    std::string sheet;
    std::vector<Phase> phases;               ///< at least one
    std::optional<std::string> championship; ///< `final`: what the phase `championship` is played for
    std::vector<std::string> agreeable;      ///< parameters that may be agreed before the first hand
    Cites cites;
    std::vector<Infraction> forbids{}; ///< beside what follows from the parameters
    std::vector<Sentence> sentences{}; ///< the same in all phases
    std::vector<Unknown> unknown{};    ///< outside the phases
    friend bool operator==(const Venue&, const Venue&) = default;
};

/// One playable rule set: a venue's only phase (`washburn`), or one of several (`unc-regular`).
struct Set : Values {
    std::string id;
    std::string venue;
    std::string venueName;
    std::string sheet;
    std::string phase;
    std::vector<std::string> agreeable;
    std::vector<std::string> agreed;    ///< parameters whose value was agreed and is not the sheet's
    Cites cites;                        ///< phase and venue together
    std::vector<Infraction> forbids{};  ///< as the venue's
    std::vector<Sentence> sentences{};  ///< as the venue's
    std::vector<std::string> lacking{}; ///< as the phase's
    std::vector<Unknown> unknown{};     ///< of phase and venue together
    /// Where that parameter's value, or that item of its list, comes from. One that nothing is said of is not
    /// on the sheet; what has no name follows.
    const Cite& citeFor(std::string_view parameter) const;
    friend bool operator==(const Set&, const Set&) = default;
};

/// The venue's phase of that name, or null.
const Phase* phase(const Venue& venue, std::string_view name);
/// The rule set of one of the venue's phases.
Set set(const Venue& venue, const Phase& phase);
/// The rule sets of all its phases.
std::vector<Set> sets(const Venue& venue);
/// A venue of one phase that plays exactly this set: a copy to keep.
Venue venueOf(const Set& set);

// Where a rule is from, for use in a message.

/// `Scoring 5a, our reading U1`; `no section cited` where it follows; `not on the sheet`. On a screen without
/// the code of the reading.
message::Message ruleCited(const Cite& cite);
/// The same without the code for everybody: `Scoring 5a`, `our reading`.
message::Message ruleSection(const Cite& cite);

// What sheets forbid without naming a price. It costs nothing by itself and is settled by a warning or an
// adjustment.

/// What a parameter forbids without naming it.
inline constexpr std::string_view spadeLedUnbroken = "spade-led-unbroken";
inline constexpr std::string_view spadeOpeningLead = "spade-opening-lead";
inline constexpr std::string_view notLowestClub = "first-trick";

/// Those that the set's sheet forbids: what follows from its parameters, without words, and what its file
/// names beside.
std::vector<Infraction> infractions(const Set& set);

} // namespace rules
