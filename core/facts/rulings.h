// Facts by supervisors: rulings on a hand, and corrections of the record.
#pragma once

#include "play.h"

namespace facts {

/// A renege is claimed. If a side claims it, the accused is on the other side.
struct Challenge {
    static constexpr std::string_view kind = "challenge";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Ruling};
    Spot hand;
    Challenger by = Challenger::Supervisor;
    Seat accused = Seat::A1;
    int book = 1; ///< the number of the trick

    static void fields(auto& self, auto&& field)
    {
        Spot::fields(self.hand, field);
        field("by", self.by, Word{});
        field("accused", self.accused, Word{});
        field("book", self.book, Whole{1, tricksInHand});
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Challenge&, const Challenge&) = default;
};

/// The cards that are supposed to prove a challenged renege. Later evidence replaces it. Whether they prove
/// it isn't recorded, because it follows from the venue's deck.
struct Evidence {
    static constexpr std::string_view kind = "evidence";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Always};
    std::string challenge; ///< op
    std::optional<Known> known;
    std::optional<Suit> led;           ///< in the challenged trick
    std::optional<std::string> played; ///< the card of the accused in that trick
    std::optional<std::string> shown;  ///< another card of the accused
    std::optional<int> shownBook;
    bool held = false; ///< it wasn't played yet
    std::optional<std::string> note;

    static void fields(auto& self, auto&& field)
    {
        field("challenge", self.challenge, Op{});
        field("known", self.known, Word{});
        field("led", self.led, Word{});
        field("played", self.played, Card{});
        field("shown", self.shown, Card{});
        field("shownBook", self.shownBook, Whole{1, tricksInHand});
        field("held", self.held, Flag{});
        field("note", self.note, reasonText);
    }
    const auto& key() const { return challenge; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// The decision on a challenge. A later one replaces it.
struct Decision {
    static constexpr std::string_view kind = "decision";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Ruling};
    std::string challenge; ///< op
    Ruling ruling = Ruling::Rejected;
    std::optional<std::string> reason;

    static void fields(auto& self, auto&& field)
    {
        field("challenge", self.challenge, Op{});
        field("ruling", self.ruling, Word{});
        field("reason", self.reason, reasonText);
    }
    const auto& key() const { return challenge; }
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// An infraction that the rule set has a penalty for.
struct Foul {
    static constexpr std::string_view kind = "foul";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Ruling};
    Spot hand;
    Side side = Side::A;
    std::string foul;

    static void fields(auto& self, auto&& field)
    {
        Spot::fields(self.hand, field);
        field("side", self.side, Word{});
        field("foul", self.foul, Id{});
    }
    Never key() const { return {}; }
    friend bool operator==(const Foul&, const Foul&) = default;
};

/// Points that a supervisor adds to a side.
struct Adjustment {
    static constexpr std::string_view kind = "adjustment";
    static constexpr Traits traits{Group::Rulings, Touches::ItsMatch, Undo::Ruling};
    Spot hand;
    Side side = Side::A;
    int points = 0;
    std::string reason;

    static void fields(auto& self, auto&& field)
    {
        Spot::fields(self.hand, field);
        field("side", self.side, Word{});
        field("points", self.points, facts::points);
        field("reason", self.reason, reasonText);
    }
    Never key() const { return {}; }
    friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

/// Retracts a fact. Redo retracts the retract.
struct Retract {
    static constexpr std::string_view kind = "retract";
    static constexpr Traits traits{Group::Changes, Touches::AllMatches, Undo::UntilFinal};
    std::string target; ///< op
    std::optional<std::string> reason;

    static void fields(auto& self, auto&& field)
    {
        field("target", self.target, Op{});
        field("reason", self.reason, reasonText);
    }
    Never key() const { return {}; }
    friend bool operator==(const Retract&, const Retract&) = default;
};

/// What happens to a match whose teams are no longer those that were seated. It belongs to the correction
/// that made it necessary, and is retracted with it.
struct Resolve {
    static constexpr std::string_view kind = "resolve";
    static constexpr Traits traits{Group::Rulings | Group::Changes, Touches::ItsMatch, Undo::Always};
    Sitting sitting;
    Resolution choice = Resolution::Stand;
    std::optional<std::string> correction; ///< op of the corrected hand, decision, outcome or move
    std::optional<std::string> reason;     ///< nothing: the correction is the reason
    /// The teams that the bracket had there; the decision is only for them.
    PerSide<std::optional<std::string>> teams;

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("choice", self.choice, Word{});
        field("correction", self.correction, Op{});
        field("reason", self.reason, reasonText);
        for (const Side side : bothSides)
            field(word(side), self.teams[side], Id{});
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Resolve&, const Resolve&) = default;
};

/// A sheet was entered for the wrong match, with its sides swapped, or both. What was written on it earlier
/// belongs where this fact says (tournament/model/record.h). What is written later isn't moved.
struct Move {
    static constexpr std::string_view kind = "move";
    static constexpr Traits traits{Group::Hands | Group::Changes, Touches::ItsMatch, Undo::Always};
    Sitting sitting;
    std::optional<std::string> toMatch;
    std::optional<int> toAttempt; ///< only with toMatch; nothing: the first attempt
    bool swapped = false;
    std::string reason;

    static void fields(auto& self, auto&& field)
    {
        Sitting::fields(self.sitting, field);
        field("toMatch", self.toMatch, Id{});
        field("toAttempt", self.toAttempt, attempts);
        field("swapped", self.swapped, Flag{});
        field("reason", self.reason, reasonText);
    }
    Never key() const { return {}; }
    std::optional<message::Message> contradiction() const;
    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace facts
