// Facts about conduct and objections: protests, ratings, suspensions, incidents.
#pragma once

#include "play.h"

namespace facts {

/// A side continues, or signs, under protest.
struct Protest {
    static constexpr std::string_view kind = "protest";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Always};
    Sitting sitting;
    Side side = Side::A;
    ProtestAbout about = ProtestAbout::Rule;
    std::string reason; ///< what is protested, in the captain's words
    /// UTC: until when the protest can be put in writing, amended or settled.
    std::optional<std::string> until;
    bool holds = false; ///< the winner doesn't advance until it is settled

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("side", self.side, Word{});
        field("about", self.about, Word{});
        field("reason", self.reason, reasonText);
        field("until", self.until, Utc{});
        field("holds", self.holds, Flag{});
    }
    Never key() const { return {}; }
    friend bool operator==(const Protest&, const Protest&) = default;
};

/// The decision on a protest. A later one replaces it.
struct Settlement {
    static constexpr std::string_view kind = "settlement";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Always};
    std::string protest; ///< op
    ProtestEnd ruling = ProtestEnd::Rejected;
    std::optional<std::string> reason;

    static void fields(auto& self, auto&& field)
    {
        field("protest", self.protest, Op{});
        field("ruling", self.ruling, Word{});
        field("reason", self.reason, reasonText);
    }
    const auto& key() const { return protest; }
    friend bool operator==(const Settlement&, const Settlement&) = default;
};

/// How a side behaved in a match. A later rating by staff replaces it. Can't be protested (mckendree,
/// Sporting Behavior).
struct Rating {
    static constexpr std::string_view kind = "rating";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Always};
    Sitting sitting;
    Side side = Side::A;
    int tenths = 40; ///< tenths of a point: 40 is written 4.0
    std::optional<std::string> reason;

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("side", self.side, Word{});
        field("tenths", self.tenths, Whole{0, 100});
        field("reason", self.reason, reasonText);
    }
    auto key() const { return std::tie(sitting, side); }
    friend bool operator==(const Rating&, const Rating&) = default;
};

/// Suspends a player or a whole team. The newest one for the same player or team is in force. The record
/// shows each as a separate suspension, not as a change.
struct Sanction {
    static constexpr std::string_view kind = "sanction";
    static constexpr Traits traits{Group::Rulings, Touches::Nothing, Undo::UntilFinal};
    std::optional<std::string> person{}; ///< either a person
    std::optional<std::string> team{};   ///< or a team: all its members, even on another team
    std::optional<std::string> until{};  ///< the last day, `2026-12-31`; nothing: until it is lifted
    std::string reason{};
    bool lifted = false; ///< the suspension is lifted

    static void fields(auto& self, auto&& field)
    {
        field("person", self.person, Id{});
        field("team", self.team, Id{});
        field("until", self.until, Text{10});
        field("reason", self.reason, reasonText);
        field("lifted", self.lifted, Flag{});
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Sanction&, const Sanction&) = default;
};

/// The grace period of a match begins: its teams were called up, and someone is missing. The stamp has the
/// time, and so does the boot-time clock if the machine has one (see Clock).
struct Wait {
    static constexpr std::string_view kind = "wait";
    static constexpr Traits traits{Group::Calls, Touches::ItsMatch, Undo::UntilFinal};
    Sitting sitting;
    PerSide<std::string> teams; ///< the teams that the bracket had there; the grace period is only for them
    std::optional<std::string> boot{}; ///< the boot of the machine
    std::optional<long long> bootMs{}; ///< milliseconds since then, including sleep

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        for (const Side side : bothSides)
            field(word(side), self.teams[side], Id{});
        field("boot", self.boot, Op{});
        field("bootMs", self.bootMs, Millis{});
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Wait&, const Wait&) = default;
};

/// Something besides play that should be on record: an infraction without a penalty, a warning, or the
/// ejection of a player or a team.
struct Incident {
    static constexpr std::string_view kind = "incident";
    static constexpr Traits traits{Group::Rulings, Touches::Nothing, Undo::UntilFinal};
    IncidentKind what = IncidentKind::Note;
    std::optional<std::string> match{}; ///< the match in which it happened
    std::optional<std::string> team{};
    std::optional<std::string> person{};
    std::optional<std::string> infraction{}; ///< `spade-led-unbroken`: ids from core/rules
    std::string reason{};                    ///< what happened
    bool sharesId = false; ///< the person has no ID of their own, because another player has the same one
    /// For an ejection during a match: why the ejected player or team still plays it to its end.
    std::optional<std::string> playsOn{};

    static void fields(auto& self, auto&& field)
    {
        field("what", self.what, Word{});
        field("match", self.match, Id{});
        field("team", self.team, Id{});
        field("person", self.person, Id{});
        field("infraction", self.infraction, Id{});
        field("reason", self.reason, reasonText);
        field("sharesId", self.sharesId, Flag{});
        field("playsOn", self.playsOn, reasonText);
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Incident&, const Incident&) = default;
};

} // namespace facts
