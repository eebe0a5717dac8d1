// A venue's rules as values: for scoring, for people, and with the source of each parameter.
// resources/rules/README.md describes the file format and all parameters.
#pragma once

#include "message/message.h"
#include "scoring/ruleset.h"
#include "json/reader.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

// The parts of a draw. A phase of the rules can be for one or more of them.

/// If a match is in several parts, the first of these counts.
enum class DrawPart {
    Final,
    ThirdPlace,
    Semifinals, ///< the matches whose winners meet in the final
    Quarterfinals,
    LosersBracket,
    Playoff,
    Pools
};
/// The words in a file.
inline constexpr json::Word<DrawPart> drawParts[] = {{"final", DrawPart::Final},
                                                     {"third-place", DrawPart::ThirdPlace},
                                                     {"semifinals", DrawPart::Semifinals},
                                                     {"quarterfinals", DrawPart::Quarterfinals},
                                                     {"losers-bracket", DrawPart::LosersBracket},
                                                     {"playoff", DrawPart::Playoff},
                                                     {"pools", DrawPart::Pools}};

std::string_view word(DrawPart part);
/// The part for that word. Nothing for any other text.
std::optional<DrawPart> drawPart(std::string_view text);

/// Cards are `"2H"`, `"TS"`; the jokers are `"BJ"` and `"LJ"`.
struct Deck {
    bool jokers = false;
    std::vector<std::string> removed;
    std::vector<std::string> trumps; ///< special trumps, highest first; empty if spades rank as usual
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
/// Until when a misdeal can be called: before the first bid, the caller's own bid, the opening lead, the lead
/// to the second trick, or until the end of the hand.
enum class CallableUntil { FirstBid, OwnBid, OpeningLead, SecondTrick, HandEnd };
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

/// A team can have at most this many players of that affiliation.
struct AffiliationLimit {
    std::string affiliation;
    int most = 1;
    friend bool operator==(const AffiliationLimit&, const AffiliationLimit&) = default;
};
/// The limits for a team that registers. None applies unless a rule file or the tournament sets it.
struct RosterLimits {
    std::optional<int> minPlayers;
    std::optional<int> maxPlayers;
    std::vector<std::string> affiliations; ///< the affiliations that players may have; empty: any
    std::vector<AffiliationLimit> limits;
    std::optional<int> maxOthers; ///< the most players with another affiliation than their team
    bool asksAffiliations() const { return !affiliations.empty() || !limits.empty() || maxOthers; }
    friend bool operator==(const RosterLimits&, const RosterLimits&) = default;
};

/// Rules for people at the table. Scoring never reads them.
struct ForPeople {
    Deck deck;
    FirstDealer firstDealer = FirstDealer::NotSaid;
    Play play;
    MisdealRules misdeal;
    Checkin checkin;
    RosterLimits roster{};
    friend bool operator==(const ForPeople&, const ForPeople&) = default;
};

/// The value of every parameter.
struct Values {
    scoring::RuleSet rules;
    ForPeople people;
    friend bool operator==(const Values&, const Values&) = default;
};

/// The source of a value. `section` is the place on the sheet. A reading also has its code and its reason. If
/// all are empty, nothing is cited: the value follows from the deck, or its source isn't known.
struct Cite {
    std::string section;
    std::string reading;
    std::string why;
    std::string code;
    /// The copy is older than the rule, so it has the value from before the rule existed.
    bool isBefore = false;
    bool isOffSheet = false; ///< the file says that it isn't on the sheet
    std::string bareWords{}; ///< for a reading: the value by the sheet's words alone; may be empty
    bool follows() const { return section.empty() && reading.empty() && !isBefore && !isOffSheet; }
    friend bool operator==(const Cite&, const Cite&) = default;
};
/// The source of a value that isn't on the sheet.
const Cite& offSheet();
/// By parameter (`nil.valueMade`), or by group (`nil`) for the group's parameters without an entry. An item
/// of `misdeal.reasons` or `fouls` can have its own entry (`misdeal.reasons.no-spade`).
using Cites = std::map<std::string, Cite, std::less<>>;

/// Something that a sheet forbids without a penalty.
struct Infraction {
    std::string id;    ///< `spade-led-unbroken`
    std::string words; ///< as in the file: `a phone at the table`; empty if it follows from a parameter
    Cite cite;         ///< where the sheet forbids it
    friend bool operator==(const Infraction&, const Infraction&) = default;
};

/// What a sentence of the sheet is about.
enum class Topic { Bidding, Ranking, Deal, Play, Talk, Cheating, Handbook };
/// Something the sheet says that no parameter covers. Only for the rule card.
struct Sentence {
    std::string id; ///< `follow-suit`
    Topic topic = Topic::Play;
    std::string words; ///< `players must follow suit if they can`
    Cite cite;
    friend bool operator==(const Sentence&, const Sentence&) = default;
};

/// A key of a frozen copy that this program doesn't know, because a newer program wrote it.
struct Unknown {
    std::string key;   ///< `end.luckySuit`
    std::string value; ///< its value in the copy
    friend bool operator==(const Unknown&, const Unknown&) = default;
};

struct Phase : Values {
    std::string name;
    std::string from;                ///< the phase that this one builds on; may be empty
    Cites cites;                     ///< its own; they take precedence over those of `from` and of the venue
    std::vector<std::string> agreed; ///< parameters whose agreed value differs from the sheet
    std::vector<std::string> lacking{}; ///< parameters that didn't exist when the copy was frozen
    std::vector<Unknown> unknown{};     ///< including those of `from`
    std::vector<DrawPart> playedIn{};   ///< without those of `from`
    friend bool operator==(const Phase&, const Phase&) = default;
};

/// One rule file.
struct Venue {
    std::string id;
    std::string name;
    std::string sheet;                       ///< its name; empty: it has none
    std::vector<Phase> phases;               ///< at least one
    std::optional<std::string> championship; ///< `final`: the match that the phase `championship` is for
    std::vector<std::string> agreeable;      ///< parameters that players can agree on before the first hand
    Cites cites;
    std::vector<Infraction> forbids{}; ///< besides what follows from the parameters
    std::vector<Sentence> sentences{}; ///< the same in all phases
    std::vector<Unknown> unknown{};    ///< outside the phases
    friend bool operator==(const Venue&, const Venue&) = default;
};

/// One playable rule set: a venue's only phase (`washburn`) or one of several (`unc-regular`).
struct Set : Values {
    std::string id;
    std::string venue;
    std::string venueName;
    std::string sheet;
    std::string phase;
    std::vector<std::string> agreeable;
    std::vector<std::string> agreed;    ///< parameters whose agreed value differs from the sheet
    Cites cites;                        ///< of the phase and the venue
    std::vector<Infraction> forbids{};  ///< those of the venue
    std::vector<Sentence> sentences{};  ///< those of the venue
    std::vector<std::string> lacking{}; ///< those of the phase
    std::vector<Unknown> unknown{};     ///< of the phase and the venue
    /// The source of that parameter's value, or of that item of its list. Without an entry, it is
    /// empty: the value follows from other rules.
    const Cite& citeFor(std::string_view parameter) const;
    /// Whether the parameter's source isn't mentioned at all: it has none, and neither has any other rule of
    /// the set.
    bool isUncited(std::string_view parameter) const;
    /// Whether any rule of the set has a place on the sheet.
    bool citesSheet() const;
    /// Whether other rules have a place on the sheet and this parameter has no entry, so it isn't on the
    /// sheet.
    bool isLeftUncited(std::string_view parameter) const;
    /// The source to show: as citeFor(), but a parameter that was left uncited isn't on the sheet.
    const Cite& sourceFor(std::string_view parameter) const;
    friend bool operator==(const Set&, const Set&) = default;
};

/// The venue's phase with that name, or null.
const Phase* phase(const Venue& venue, std::string_view name);
/// The parts of the draw that the phase is for, including by `championship`. Empty: everything that no other
/// phase is for.
std::vector<DrawPart> partsOf(const Venue& venue, const Phase& phase);
/// The phase for that part of the draw. Null if there is none.
const Phase* phaseFor(const Venue& venue, DrawPart part);
/// The parts of the draw with the same phase as that one. If it has no phase of its own, only itself.
std::vector<DrawPart> partsWith(const Venue& venue, DrawPart part);
/// Whether a file that builds on the venue can leave out the phase: it builds on another phase, and no phase
/// of the venue builds on it.
bool mayDrop(const Venue& venue, const Phase& phase);
/// The phase for the matches that no other phase is for.
const Phase& regularPhase(const Venue& venue);
Set set(const Venue& venue, const Phase& phase);
/// The rule sets of all phases.
std::vector<Set> sets(const Venue& venue);
/// A venue with one phase that is exactly this set: a copy to store.
Venue venueOf(const Set& set);

// The source of a rule, for a message.

/// `Scoring 5a, our reading U1`; `no section cited` if it follows from other rules; `not on the sheet`. On a
/// screen without the code of the reading.
message::Message ruleCited(const Cite& cite);
/// The same, never with the code: `Scoring 5a`, `our reading`.
message::Message ruleSection(const Cite& cite);

// What sheets forbid without a penalty. It has no cost by itself; a supervisor can give a warning or adjust
// the score.

/// What a parameter forbids without naming it.
inline constexpr std::string_view spadeLedUnbroken = "spade-led-unbroken";
inline constexpr std::string_view spadeOpeningLead = "spade-opening-lead";
inline constexpr std::string_view notLowestClub = "first-trick";

/// Everything that the set's sheet forbids: first what follows from its parameters, without words, then what
/// its file adds.
std::vector<Infraction> infractions(const Set& set);

} // namespace rules
