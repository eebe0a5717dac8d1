// Facts from the tables: who was seated, what was counted, how it ended.
#pragma once

#include "shapes.h"

#include <optional>

namespace facts {

/// A match and the number of the attempt: 2 if the first was void and the match is replayed.
struct Sitting {
    std::string match;
    int attempt = 1;

    static void fields(auto& self, auto&& field)
    {
        field("match", self.match, Id{});
        field("attempt", self.attempt, attempts);
    }
    friend bool operator==(const Sitting&, const Sitting&) = default;
};

/// The distance between the places of hands. It leaves room to insert a missing hand.
inline constexpr int placeStep = 1024;

/// A place in the order of a game's hands, misdeals and time calls. A ruling has the place of its hand.
struct Spot {
    Sitting sitting;
    int game = 1;
    int place = placeStep;

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("game", self.game, games);
        field("place", self.place, places);
    }
    friend bool operator==(const Spot&, const Spot&) = default;
};

/// A match is called to a table: its teams, and its four players by seat. The newest call is in force. The
/// record shows each as a separate call, not as a change.
struct Call {
    static constexpr std::string_view kind = "call";
    static constexpr Traits traits{Group::Calls, Touches::ItsMatch, Undo::UntilFinal};
    Sitting sitting;
    int table = 1;
    PerSide<std::string> teams;
    PerSeat<std::string> players;
    std::optional<Seat> firstDealer;     ///< nothing: not known yet
    std::optional<std::string> reason{}; ///< why the seats or first dealer of hands on record change

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("table", self.table, Whole{1, 999});
        for (const Side side : bothSides)
            field(word(side), self.teams[side], Id{});
        for (const Seat seat : allSeats)
            field(word(seat), self.players[seat], Id{});
        field("firstDealer", self.firstDealer, Word{});
        field("reason", self.reason, reasonText);
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Call&, const Call&) = default;
};

/// A hand. The highest revision at a spot is in force. A hand that was entered by mistake is deleted. Bids
/// can be recorded first, as revision 1, and the tricks added as the next revision.
struct Hand {
    static constexpr std::string_view kind = "hand";
    static constexpr Traits traits{Group::Hands, Touches::ItsMatch, Undo::UntilFinal};
    Spot spot;
    int revision = 1;
    std::optional<Seat> dealer;
    PerSide<SideHand> sides;
    std::optional<std::string> override; ///< why the hand counts although the rule sheet doesn't allow it
    bool struck = false;
    std::optional<std::string> reason; ///< why the hand on record is changed

    static void fields(auto& self, auto&& field)
    {
        Spot::fields(self.spot, field);
        field("revision", self.revision, Whole{1, 999});
        field("dealer", self.dealer, Word{});
        for (const Side side : bothSides)
            field(word(side), self.sides[side], SidePart{});
        field("override", self.override, reasonText);
        field("struck", self.struck, Flag{});
        field("reason", self.reason, reasonText);
    }
    const auto& key() const { return spot; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Hand&, const Hand&) = default;
};

/// A void deal.
struct Misdeal {
    static constexpr std::string_view kind = "misdeal";
    static constexpr Traits traits{Group::Hands, Touches::ItsMatch, Undo::UntilFinal};
    Spot spot;
    Seat calledBy = Seat::A1; ///< means nothing if the hand is void because of its bids
    std::string reason;
    std::optional<std::string> override{}; ///< why it counts although the rule sheet says it came too late
    bool byRuling = false;                 ///< the supervisor made the hand void, whatever the sheet says

    static void fields(auto& self, auto&& field)
    {
        Spot::fields(self.spot, field);
        field("calledBy", self.calledBy, Word{});
        field("reason", self.reason, reasonText);
        field("override", self.override, reasonText);
        field("byRuling", self.byRuling, Flag{});
    }
    Never key() const { return {}; }
    friend bool operator==(const Misdeal&, const Misdeal&) = default;
};

/// Time is called. During a hand, at the place of that hand; between two hands, at a place of its own.
struct TimeCall {
    static constexpr std::string_view kind = "time-call";
    static constexpr Traits traits{Group::Hands | Group::Calls, Touches::ItsMatch, Undo::UntilFinal};
    Spot spot;
    std::optional<OnExpiry> choice;      ///< nothing: by the venue's rule
    std::optional<std::string> override; ///< why time was called although the sheet has no limit

    static void fields(auto& self, auto&& field)
    {
        Spot::fields(self.spot, field);
        field("choice", self.choice, Word{});
        field("override", self.override, reasonText);
    }
    Never key() const { return {}; }
    friend bool operator==(const TimeCall&, const TimeCall&) = default;
};

/// The clock of a game is started, paused, resumed or adjusted, or a pause is given its reason. The stamp has
/// the time. If the machine has a boot-time clock, that time is recorded too, so setting the wall clock or
/// sleep doesn't matter.
struct Clock {
    static constexpr std::string_view kind = "clock";
    static constexpr Traits traits{Group::Calls, Touches::ItsMatch, Undo::UntilFinal};
    Sitting sitting;
    int game = 1; ///< 1 if the limit is for the match
    ClockAction what = ClockAction::Start;
    std::optional<int> seconds;      ///< for Adjust: seconds added; negative: removed
    std::optional<std::string> boot; ///< the boot of the machine
    std::optional<long long> bootMs; ///< milliseconds since then, including sleep
    std::optional<std::string> reason;
    std::optional<ClockCause> cause{}; ///< for Adjust, instead of a reason

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("game", self.game, games);
        field("what", self.what, Word{});
        field("seconds", self.seconds, Whole{-36000, 36000});
        field("boot", self.boot, Op{});
        field("bootMs", self.bootMs, Millis{});
        field("reason", self.reason, reasonText);
        field("cause", self.cause, Word{});
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Clock&, const Clock&) = default;
};

/// The state of a game that was taken over from paper, before its first hand here. The newest one is in
/// force.
struct Paper {
    static constexpr std::string_view kind = "paper";
    static constexpr Traits traits{Group::Hands, Touches::ItsMatch, Undo::UntilFinal};
    Sitting sitting;
    int game = 1;
    PerSide<int> score; ///< points
    PerSide<int> bags;
    PerSide<int> sets; ///< times the side was set
    int hands = 0;     ///< hands played on paper

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("game", self.game, games);
        field("scoreA", self.score.a, points);
        field("scoreB", self.score.b, points);
        field("bagsA", self.bags.a, Whole{0, 999});
        field("bagsB", self.bags.b, Whole{0, 999});
        field("setsA", self.sets.a, Whole{0, 999});
        field("setsB", self.sets.b, Whole{0, 999});
        field("hands", self.hands, Whole{0, 999});
    }
    auto key() const { return std::tie(sitting, game); }
    friend bool operator==(const Paper&, const Paper&) = default;
};

/// The printed score sheet of a match went out to the table or came back. The newest one is in force. Filed
/// with the tournament as a whole, because a sheet doesn't begin a match and doesn't prevent an undo.
struct ScoreSheet {
    static constexpr std::string_view kind = "score-sheet";
    static constexpr Traits traits{Group::Calls, Touches::Nothing, Undo::UntilFinal};
    std::string match;
    int attempt = 1; ///< see Sitting
    SheetAction what = SheetAction::Out;
    /// The teams that the bracket had there. Nothing: not known yet. The sheet is only for them.
    PerSide<std::optional<std::string>> teams{};

    static void fields(auto& self, auto&& field)
    {
        field("match", self.match, Id{});
        field("attempt", self.attempt, attempts);
        field("what", self.what, Word{});
        for (const Side side : bothSides)
            field(word(side), self.teams[side], Id{});
    }
    Never key() const { return {}; }
    friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

/// Decides a match without play or during play.
struct Outcome {
    static constexpr std::string_view kind = "outcome";
    static constexpr Traits traits{Group::Calls, Touches::ItsMatch, Undo::Result};
    Sitting sitting;
    Winner winner = Winner::None;
    Decided outcome = Decided::Forfeit;
    std::optional<std::string> reason; ///< as entered by the supervisor
    /// The teams that the bracket had there, if no one was seated. The decision is only for them.
    PerSide<std::optional<std::string>> teams{};
    /// For a double forfeit: the side of which no one came, if someone on the other side did. That side is a
    /// no-show.
    std::optional<Side> noShow{};
    // For an absence: the numbers for the side that lost, or for both if no one won.
    std::optional<int> missing{}; ///< players who did not show up
    std::optional<int> waited{};  ///< minutes; only with `missing`
    std::optional<int> barred{};  ///< players who were checked in but suspended

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("winner", self.winner, Word{});
        field("outcome", self.outcome, Word{});
        field("reason", self.reason, reasonText);
        for (const Side side : bothSides)
            field(word(side), self.teams[side], Id{});
        field("noShow", self.noShow, Word{});
        field("missing", self.missing, Whole{1, 16});
        field("waited", self.waited, Whole{0, 60});
        field("barred", self.barred, Whole{1, 16});
    }
    const auto& key() const { return sitting; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};
/// How that side lost.
Decided calledOf(const Outcome& outcome, Side side);

/// The result that both captains signed. It is compared with the hands.
struct Agree {
    static constexpr std::string_view kind = "agree";
    static constexpr Traits traits{Group::Calls, Touches::ItsMatch, Undo::Result};
    Sitting sitting;
    PerSide<int> score; ///< points of all games
    Winner winner = Winner::None;
    std::vector<std::string> signers; ///< persons, if known

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("scoreA", self.score.a, points);
        field("scoreB", self.score.b, points);
        field("winner", self.winner, Word{});
        field("signers", self.signers, Ids{0, 4});
    }
    Never key() const { return {}; }
    friend bool operator==(const Agree&, const Agree&) = default;
};

} // namespace facts
