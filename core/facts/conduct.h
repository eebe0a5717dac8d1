// Facts about how people behaved and what they object to: protests, ratings, incidents.
#pragma once

#include "play.h"

namespace facts {

/// A side plays on, or signs, under protest.
struct Protest {
    static constexpr std::string_view kind = "protest";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Always};
    Sitting sitting;
    Side side = Side::A;
    ProtestAbout about = ProtestAbout::Rule;
    std::string reason;               ///< what is protested, in the captain's words
    std::optional<std::string> until; ///< UTC; up to then it may be put in writing, amended or settled
    bool holds = false;               ///< the winner advances only when it is settled

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

/// The outcome of a protest; a later one replaces it.
struct Settlement {
    static constexpr std::string_view kind = "settlement";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Always};
    std::string protest; ///< its op
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

/// How a side behaved in a match; a later one, of staff, replaces it. Not open to protest (mckendree,
/// Sporting Behavior).
struct Rating {
    static constexpr std::string_view kind = "rating";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Always};
    Sitting sitting;
    Side side = Side::A;
    int tenths = 40; ///< of a point; 40 is written 4.0
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

/// A player or a whole team is suspended. The newest about the same one holds; the record shows it as a
/// suspension of its own, not as a change of the one before.
struct Sanction {
    static constexpr std::string_view kind = "sanction";
    static constexpr Traits traits{Group::Rulings, Touches::Nothing, Undo::UntilFinal};
    std::optional<std::string> person{}; ///< or
    std::optional<std::string> team{};   ///< every member of it, on whatever team they are
    std::optional<std::string> until{};  ///< `2026-12-31`, the last day; nothing: until it is lifted
    std::string reason{};
    bool lifted = false; ///< they may play again

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

/// The grace period of a match begins: its teams were called up and not everybody is there. When that was the
/// stamp says, and the boot-time clock again where the machine has one (as of a Clock).
struct Wait {
    static constexpr std::string_view kind = "wait";
    static constexpr Traits traits{Group::Calls, Touches::ItsMatch, Undo::UntilFinal};
    Sitting sitting;
    PerSide<std::string> teams;        ///< whom the bracket had there; it holds only for these
    std::optional<std::string> boot{}; ///< which start of the machine
    std::optional<long long> bootMs{}; ///< since then, sleep included

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

/// Something that is to be on record beside the play: an infraction that costs nothing by itself, a warning,
/// an ejection of a player or a team.
struct Incident {
    static constexpr std::string_view kind = "incident";
    static constexpr Traits traits{Group::Rulings, Touches::Nothing, Undo::UntilFinal};
    IncidentKind what = IncidentKind::Note;
    std::optional<std::string> match{}; ///< in which it happened
    std::optional<std::string> team{};
    std::optional<std::string> person{};
    std::optional<std::string> infraction{}; ///< `spade-led-unbroken`, as the rules room knows them
    std::string reason{};                    ///< what happened
    bool sharesId = false; ///< the person has no ID of their own, since another player has the same one
    /// Of an ejection: why the match in which they sit is played to its end with who was ejected.
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
