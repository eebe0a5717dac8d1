// What a field of a fact may hold. A shape reads and writes the field's JSON; `form` says which columns hold
// it.
#pragma once

#include "values.h"

#include "json/build.h"

#include <string>
#include <vector>

namespace facts {

/// `2026-12-31`: whether it is a day of the calendar. For this room alone.
bool isDay(std::string_view text);

/// How a field is kept in a row: a whole number; a text; 0 or 1; ids with blanks between; JSON as text; or
/// the nine columns of a side's part of a hand.
enum class Form { Whole, Text, Flag, Ids, Json, SideHand };

/// A value to be read, its place for messages, and where what is wrong with it goes.
struct Found {
    const json::Value& value;
    std::string place;
    json::Problems& problems;
    void refuse(message::Message what) const { problems.push_back({value.line, place, std::move(what)}); }
};

/// A whole number in a range.
struct Whole {
    static constexpr Form form = Form::Whole;
    int least;
    int most;
    void read(const Found& at, int& into) const;
    json::Value write(int number) const { return number; }
};

/// Milliseconds that a clock has counted, from 0 up to a thousand years.
struct Millis {
    static constexpr Form form = Form::Whole;
    void read(const Found& at, long long& into) const;
    json::Value write(long long number) const { return number; }
};
inline constexpr long long mostMillis = 31'622'400'000'000;

/// One line of text, of 1 to `most` characters, none of them a control character.
struct Text {
    static constexpr Form form = Form::Text;
    std::size_t most;
    void read(const Found& at, std::string& into) const;
    json::Value write(const std::string& text) const { return text; }
};

/// Someone's own words, for example a reason. They are kept for good, and must not have a card number in them
/// (the desk checks that once, in its checks).
struct Said : Text {};

/// A text that has a form of its own.
struct Formed {
    static constexpr Form form = Form::Text;
    json::Value write(const std::string& text) const { return text; }
};

/// An id: 1 to 40 letters, digits, `-`, `_`, `.`; `W1-1`, `T7`, `P12`.
struct Id : Formed {
    void read(const Found& at, std::string& into) const;
};

/// A UUID in lower case, which names a fact.
struct Op : Formed {
    void read(const Found& at, std::string& into) const;
};

/// A playing card: `7D`, `TS`, `QC`; the jokers are `BJ` and `LJ`.
struct Card : Formed {
    void read(const Found& at, std::string& into) const;
};

/// UTC to the millisecond: `2026-11-21T19:42:07.123Z`.
struct Utc : Formed {
    void read(const Found& at, std::string& into) const;
};

/// Exactly `count` digits of hexadecimal, in lower case.
struct Hex {
    static constexpr Form form = Form::Text;
    std::size_t count;
    void read(const Found& at, std::string& into) const;
    json::Value write(const std::string& digits) const { return digits; }
};

/// `least` to `most` ids, none twice.
struct Ids {
    static constexpr Form form = Form::Ids;
    std::size_t least;
    std::size_t most;
    void read(const Found& at, std::vector<std::string>& into) const;
    json::Value write(const std::vector<std::string>& ids) const;
};

/// A JSON object that another room reads; here its canonical text.
struct JsonObject {
    static constexpr Form form = Form::Json;
    void read(const Found& at, std::string& into) const;
    json::Value write(const std::string& text) const;
};

/// True or false; not written where it is false.
struct Flag {
    static constexpr Form form = Form::Flag;
    void read(const Found& at, bool& into) const;
    json::Value write(bool flag) const { return flag; }
};

/// `{"bid": 6, "tricks": 8}`, `{"bids": [4, "nil"], "tricks": [5, 0]}`; a nil asks for tricks one by one.
struct SidePart {
    static constexpr Form form = Form::SideHand;
    void read(const Found& at, SideHand& into) const;
    json::Value write(const SideHand& hand) const;
};

/// One of a choice's words.
struct Word {
    static constexpr Form form = Form::Text;
    template <class E>
    void read(const Found& at, E& into) const
    {
        const std::span<const json::Word<E>> words(EnumText<E>::all);
        if (const json::Word<E>* word = json::wordIn(words, at.value))
            into = word->meaning;
        else
            at.refuse(json::noneOf(at.value, words));
    }
    template <class E>
    json::Value write(E choice) const
    {
        return word(choice);
    }
};

/// What may be forgotten later (names, cards): kept in a row that may change, never in a payload.
template <class Shape>
struct Private : Shape {
};
template <class Shape>
Private(Shape) -> Private<Shape>;

// Ranges that several kinds share.
inline constexpr Said reasonText{{400}};
inline constexpr Whole attempts{1, 99};
inline constexpr Whole games{1, 9};
inline constexpr Whole places{1, 2000000000};
inline constexpr Whole points{-99999, 99999};

} // namespace facts
