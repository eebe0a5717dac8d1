// Facts about the tournament as a whole: the tournament itself, its rules, its people and teams.
// Each kind of fact is a struct whose `fields` has each field once, with its possible values. JSON, parser
// and row follow from that. Its `traits` and `key` say the rest (values.h). A new kind needs such a struct, a
// line in `Fact` (fact.h) and a table in the migrations. The compiler then asks for its check, its fold and
// its wording.
#pragma once

#include "shapes.h"

#include <optional>

namespace facts {

inline constexpr int mostRest = 240;

/// The tournament itself. A later fact replaces it.
struct Tournament {
    static constexpr std::string_view kind = "tournament";
    static constexpr Traits traits{Group::Tournament, Touches::Nothing, Undo::Setup};
    std::string name;
    Format format = Format::SingleElimination;
    int tables = 1;
    std::optional<int> rest{};             ///< minutes between two matches of a team; nothing: no minimum
    std::optional<std::string> absences{}; ///< the policy for missing teams, as a JSON object

    static void fields(auto& self, auto&& field)
    {
        field("name", self.name, Text{120});
        field("format", self.format, Word{});
        field("tables", self.tables, Whole{1, 999});
        field("rest", self.rest, Whole{1, mostRest});
        field("absences", self.absences, JsonObject{});
    }
    One key() const { return {}; }
    friend bool operator==(const Tournament&, const Tournament&) = default;
};

/// The rules of the tournament: a copy of the venue's file, and the agreed values.
struct Rules {
    static constexpr std::string_view kind = "rules";
    static constexpr Traits traits{Group::Tournament, Touches::AllMatches, Undo::Setup};
    std::string venue;                 ///< courtside-rules/1 as canonical JSON
    std::optional<std::string> agreed; ///< agreed parameters and their values, as a canonical JSON object
    std::optional<std::string> from;   ///< the first match with these rules; nothing: from the start
    std::optional<std::string> reason;

    static void fields(auto& self, auto&& field)
    {
        field("venue", self.venue, JsonObject{});
        field("agreed", self.agreed, JsonObject{});
        field("from", self.from, Id{});
        field("reason", self.reason, reasonText);
    }
    const auto& key() const { return from; }
    friend bool operator==(const Rules&, const Rules&) = default;
};

/// Someone who can play. Personal data is in no payload: another fact with the same id can correct it, and it
/// can be purged. Reading any of these facts gives what is known now.
struct Person {
    static constexpr std::string_view kind = "person";
    static constexpr Traits traits{Group::People, Touches::Nothing, Undo::Setup};
    std::string id;
    std::optional<std::string> name;     ///< nothing after a purge
    std::optional<std::string> cardHash; ///< HMAC-SHA-256 of the number on the card, in hexadecimal
    std::optional<std::string> cardEnd;  ///< the last three characters of the number
    /// The same hash for the stripe of the card, if someone had to say whose card it is.
    std::optional<std::string> stripeHash{};
    /// The person's own. Nothing: not given. The team's affiliation doesn't count for it.
    std::optional<std::string> affiliation{};

    static void fields(auto& self, auto&& field)
    {
        field("id", self.id, Id{});
        field("name", self.name, Private{Text{80}});
        field("cardHash", self.cardHash, Private{Hex{64}});
        field("cardEnd", self.cardEnd, Private{Text{3}});
        field("stripeHash", self.stripeHash, Private{Hex{64}});
        field("affiliation", self.affiliation, Private{Text{80}});
    }
    const auto& key() const { return id; }
    friend bool operator==(const Person&, const Person&) = default;
};

/// A team. A later fact with the same id replaces it.
struct Team {
    static constexpr std::string_view kind = "team";
    static constexpr Traits traits{Group::People, Touches::AllMatches, Undo::Setup};
    std::string id;
    std::string name;
    std::optional<int> seed;
    std::vector<std::string> players;         ///< ids; the first two are seated unless others are named
    std::optional<std::string> affiliation{}; ///< a club, residence hall or other group
    std::optional<std::string> override{};    ///< why the team may break the limits of the rules
    /// Players left the team, and the next fact about it adds the new ones. Only that fact is checked against
    /// the limits.
    bool underway = false;

    static void fields(auto& self, auto&& field)
    {
        field("id", self.id, Id{});
        field("name", self.name, Text{80});
        field("seed", self.seed, Whole{1, 4096});
        field("players", self.players, Ids{0, 8});
        field("affiliation", self.affiliation, Text{80});
        field("override", self.override, reasonText);
        field("underway", self.underway, Flag{});
    }
    const auto& key() const { return id; }
    friend bool operator==(const Team&, const Team&) = default;
};

/// A player checked in.
struct Checkin {
    static constexpr std::string_view kind = "checkin";
    static constexpr Traits traits{Group::People, Touches::Nothing, Undo::UntilFinal};
    std::string person;
    std::optional<std::string> shown;    ///< the kind of ID
    std::optional<std::string> match;    ///< nothing: for the whole tournament
    std::optional<std::string> override; ///< why they may play without the ID that the venue requires

    static void fields(auto& self, auto&& field)
    {
        field("person", self.person, Id{});
        field("shown", self.shown, OwnWords{{80}});
        field("match", self.match, Id{});
        field("override", self.override, reasonText);
    }
    Never key() const { return {}; }
    friend bool operator==(const Checkin&, const Checkin&) = default;
};

/// A team withdraws.
struct Withdraw {
    static constexpr std::string_view kind = "withdraw";
    static constexpr Traits traits{Group::People, Touches::AllMatches, Undo::UntilFinal};
    std::string team;
    std::optional<std::string> reason; ///< as entered by the supervisor
    std::optional<int> absences{};     ///< their number, if they are more than the tournament's policy allows

    static void fields(auto& self, auto&& field)
    {
        field("team", self.team, Id{});
        field("reason", self.reason, reasonText);
        field("absences", self.absences, Whole{1, 99});
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Withdraw&, const Withdraw&) = default;
};

/// A table is closed or opened again. No match is called to a closed table; a match in play there continues.
struct Closure {
    static constexpr std::string_view kind = "closure";
    static constexpr Traits traits{Group::Tournament, Touches::Nothing, Undo::UntilFinal};
    int table = 1;
    TableAction what = TableAction::Close;
    std::optional<std::string> reason;

    static void fields(auto& self, auto&& field)
    {
        field("table", self.table, Whole{1, 999});
        field("what", self.what, Word{});
        field("reason", self.reason, reasonText);
    }
    Never key() const { return {}; }
    friend bool operator==(const Closure&, const Closure&) = default;
};

/// A player leaves a team and another joins, from a match on or at once.
struct Substitute {
    static constexpr std::string_view kind = "substitute";
    static constexpr Traits traits{Group::People, Touches::Nothing, Undo::UntilFinal};
    std::string team;
    std::string leaves;
    std::string joins;
    std::optional<std::string> match;
    std::optional<std::string> reason;
    std::optional<std::string> override{}; ///< why the team may then break the limits of the rules

    static void fields(auto& self, auto&& field)
    {
        field("team", self.team, Id{});
        field("leaves", self.leaves, Id{});
        field("joins", self.joins, Id{});
        field("match", self.match, Id{});
        field("reason", self.reason, reasonText);
        field("override", self.override, reasonText);
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Substitute&, const Substitute&) = default;
};

} // namespace facts
