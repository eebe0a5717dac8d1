// Facts of the draw: who plays whom, and what is decided later: Swiss rounds, ties, play-ins, late teams.
#pragma once

#include "shapes.h"

#include <optional>

namespace facts {

/// The draw. `teams` begins with the first seed. Method, version and random seed prove how it was made.
struct Draw {
    static constexpr std::string_view kind = "draw";
    static constexpr Traits traits{Group::Tournament, Touches::AllMatches, Undo::Setup};
    Format format = Format::SingleElimination;
    Seeding method = Seeding::Listed;
    int version = 1; ///< of the method: 2 if teams of the same affiliation are kept apart
    std::optional<std::string> randomSeed; ///< only with Random
    bool thirdPlace = false;               ///< for single elimination or for the playoff
    std::vector<std::string> teams;
    /// For double elimination: 1 if one final decides; nothing: a second one if necessary.
    std::optional<int> finals;
    std::optional<int> meetings;  ///< for round robin or pools: how often each pair meets; nothing: once
    std::optional<int> pools;     ///< for pools with a playoff
    std::optional<int> advance;   ///< for pools with a playoff: how many advance from each pool
    std::optional<int> wildcards; ///< for pools with a playoff: how many other teams advance
    std::optional<int> rounds;    ///< for Swiss
    std::optional<std::string> ranking; ///< the tiebreakers as a JSON object; nothing: the usual ones

    static void fields(auto& self, auto&& field)
    {
        field("format", self.format, Word{});
        field("method", self.method, Word{});
        field("version", self.version, Whole{1, 99});
        field("randomSeed", self.randomSeed, Text{64});
        field("thirdPlace", self.thirdPlace, Flag{});
        field("teams", self.teams, Ids{2, 256});
        field("finals", self.finals, Whole{1, 1});
        field("meetings", self.meetings, Whole{1, 2});
        field("pools", self.pools, Whole{1, 26});
        field("advance", self.advance, Whole{1, 64});
        field("wildcards", self.wildcards, Whole{1, 64});
        field("rounds", self.rounds, Whole{1, 30});
        field("ranking", self.ranking, JsonObject{});
    }
    One key() const { return {}; }
    /// The first contradiction in the draw. Nothing if there is none.
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Draw&, const Draw&) = default;
};

/// A published Swiss round.
struct Pairing {
    static constexpr std::string_view kind = "pairing";
    static constexpr Traits traits{Group::Tournament, Touches::AllMatches, Undo::OfDraw};
    int round = 1;
    std::vector<std::string> teams; ///< in pairs; the first two play at the first table
    std::optional<std::string> bye; ///< the team with the bye, if the number of teams is odd

    static void fields(auto& self, auto&& field)
    {
        field("round", self.round, Whole{1, 30});
        field("teams", self.teams, Ids{2, 256});
        field("bye", self.bye, Id{});
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// A random draw that breaks a tie between teams.
struct Lot {
    static constexpr std::string_view kind = "lot";
    static constexpr Traits traits{Group::Tournament, Touches::AllMatches, Undo::OfDraw};
    std::vector<std::string> teams;        ///< in the order in which they were drawn, best first
    std::optional<std::string> randomSeed; ///< for a draw by the program; nothing: drawn by hand
    std::optional<std::string> reason;     ///< how it was drawn by hand; optional

    static void fields(auto& self, auto&& field)
    {
        field("teams", self.teams, Ids{2, 256});
        field("randomSeed", self.randomSeed, Text{64});
        field("reason", self.reason, reasonText);
    }
    Never key() const { return {}; }
    friend bool operator==(const Lot&, const Lot&) = default;
};

/// A match that is played only to break a tie between two teams.
struct PlayIn {
    static constexpr std::string_view kind = "play-in";
    static constexpr Traits traits{Group::Tournament, Touches::AllMatches, Undo::OfDraw};
    std::string match; ///< id: `X-1`
    std::vector<std::string> teams;

    static void fields(auto& self, auto&& field)
    {
        field("match", self.match, Id{});
        field("teams", self.teams, Ids{2, 2});
    }
    Never key() const { return {}; }
    friend bool operator==(const PlayIn&, const PlayIn&) = default;
};

/// A team joins after the draw: in a place that a bye left free, or in the place of a team that didn't come.
struct LateEntry {
    static constexpr std::string_view kind = "late-entry";
    static constexpr Traits traits{Group::People, Touches::AllMatches, Undo::OfDraw};
    std::string team;
    std::optional<std::string> replaces; ///< the team that it replaces; nothing: it takes a free place
    std::optional<std::string> reason;

    static void fields(auto& self, auto&& field)
    {
        field("team", self.team, Id{});
        field("replaces", self.replaces, Id{});
        field("reason", self.reason, reasonText);
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const LateEntry&, const LateEntry&) = default;
};

} // namespace facts
