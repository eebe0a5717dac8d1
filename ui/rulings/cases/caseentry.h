// A renege challenge while it is typed: who, which book, which cards. Keys go to the current part.
#pragma once

#include "desk/rulings/ruling.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace rulings {

/// The parts in the order of typing.
enum class Part { By, Accused, Book, Led, Played, Shown, ShownBook };

/// The players who can be accused by keys 1 to 4, whoever challenges.
inline constexpr std::array accusedSeats{facts::Seat::A1, facts::Seat::A2, facts::Seat::B1, facts::Seat::B2};

/// The keys of `facts::Known`, in its order.
inline constexpr std::string_view knownKeys = "MEO";

/// The suit for the letter S, H, C or D.
std::optional<facts::Suit> suitOf(int letter);

/// A card, possibly incomplete.
struct Card {
    char rank = 0; ///< 2 to 9, T J Q K A; X the big joker, Y the little one; 0: not typed yet
    std::optional<facts::Suit> suit;
    bool isJoker() const { return rank == 'X' || rank == 'Y'; }
    bool isWhole() const { return isJoker() || (rank && suit); }
    bool isEmpty() const { return !rank && !suit; }
    /// `7D`, `BJ`; nothing while it is incomplete.
    std::optional<std::string> code() const;
    friend bool operator==(const Card&, const Card&) = default;
};
Card cardOf(const std::optional<std::string>& code);

class CaseEntry {
public:
    CaseEntry() = default;
    /// A case on record: who is accused of what can't be changed.
    explicit CaseEntry(const desk::CaseOnRecord& found);

    Part current() const { return m_current; }
    void setCurrent(Part part);
    /// Handles the key of a letter, a digit, Backspace or an arrow; false if it has no meaning here.
    bool press(int key);

    void setBy(facts::Challenger by);
    void setAccused(facts::Seat seat);
    void setKnown(facts::Known known) { m_known = known; }
    /// Sets the book of the current part.
    void setBook(int book);
    void setSuit(facts::Suit suit);
    void setRank(char rank);
    /// The shown card wasn't played yet.
    void setHeld();
    /// Whether all tricks of the hand are played.
    void setHandOver(bool isOver) { m_isHandOver = isOver; }

    bool isFixed() const { return m_isFixed; }
    /// The case is no longer on record and can be changed.
    void release() { m_isFixed = false; }
    std::optional<facts::Challenger> by() const { return m_by; }
    std::optional<facts::Seat> accused() const { return m_accused; }
    std::optional<int> book() const { return m_book; }
    std::optional<facts::Suit> led() const { return m_led; }
    const Card& played() const { return m_played; }
    const Card& shown() const { return m_shown; }
    std::optional<int> shownBook() const { return m_shownBook; }
    bool isHeld() const { return m_held; }
    /// Whether the card can still be in the hand: not after the hand is over, unless that was said before.
    bool mayBeHeld() const { return m_held || !m_isHandOver; }
    /// How the renege is known: as chosen; else by cards if there are any, or seen by the supervisor who
    /// claims it.
    std::optional<facts::Known> known() const;
    /// Whether the player is on the side opposite the challenger's.
    bool mayAccuse(facts::Seat seat) const;

    /// The complete claim; nothing if a part is missing.
    std::optional<desk::Claim> claim() const;
    /// The first missing part of the claim.
    std::optional<Part> missing() const;
    facts::Evidence evidence() const;
    friend bool operator==(const CaseEntry&, const CaseEntry&) = default;

private:
    bool isFilled(Part part) const;
    void goToNextPart();
    void step(int by);
    void clear();
    bool pressChoice(int key);
    bool pressBook(int digit);
    bool pressCard(int key);
    Card& card() { return m_current == Part::Played ? m_played : m_shown; }

    Part m_current = Part::By;
    bool m_isFixed = false;
    bool m_waits = false;  ///< 1 was typed and can become 10 to 13
    bool m_wasOne = false; ///< 1 was typed for a ten: the next 0 is part of it
    std::optional<facts::Challenger> m_by;
    std::optional<facts::Seat> m_accused;
    std::optional<int> m_book;
    std::optional<facts::Known> m_known;
    std::optional<facts::Suit> m_led;
    Card m_played;
    Card m_shown;
    std::optional<int> m_shownBook;
    bool m_held = false;
    bool m_isHandOver = false;
};

} // namespace rulings
