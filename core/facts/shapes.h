// What a field of a fact can hold. A shape reads and writes the field as JSON. Its `form` says which columns
// store it.
#pragma once

#include "values.h"

#include "json/build.h"

#include <string>
#include <vector>

namespace facts {

/// Whether the text is a calendar date: `2026-12-31`. Only for this room.
bool isDay(std::string_view text);

/// How a row stores a field: a whole number; a text; 0 or 1; ids with spaces between them; JSON as text; or
/// the nine columns for a side's part of a hand.
enum class Form { Whole, Text, Flag, Ids, Json, SideHand };

/// A value to read, its place for messages, and where mistakes are reported.
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

/// Milliseconds on a clock, from 0 to a thousand years.
struct Millis {
    static constexpr Form form = Form::Whole;
    void read(const Found& at, long long& into) const;
    json::Value write(long long number) const { return number; }
};
inline constexpr long long mostMillis = 31'622'400'000'000;

/// One line of text with 1 to `most` characters and no control characters.
struct Text {
    static constexpr Form form = Form::Text;
    std::size_t most;
    void read(const Found& at, std::string& into) const;
    json::Value write(const std::string& text) const { return text; }
};

/// Text in someone's own words, for example a reason. It is kept forever and must not have a card number (the
/// checks of the desk refuse that).
struct OwnWords : Text {};

/// A text in a certain format.
struct Formed {
    static constexpr Form form = Form::Text;
    json::Value write(const std::string& text) const { return text; }
};

/// An id: 1 to 40 letters, digits, `-`, `_`, `.`; for example `W1-1`, `T7`, `P12`.
struct Id : Formed {
    void read(const Found& at, std::string& into) const;
};

/// The op of a fact: a UUID in lower case.
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

/// Exactly `count` hexadecimal digits, in lower case.
struct Hex {
    static constexpr Form form = Form::Text;
    std::size_t count;
    void read(const Found& at, std::string& into) const;
    json::Value write(const std::string& digits) const { return digits; }
};

/// `least` to `most` ids, all different.
struct Ids {
    static constexpr Form form = Form::Ids;
    std::size_t least;
    std::size_t most;
    void read(const Found& at, std::vector<std::string>& into) const;
    json::Value write(const std::vector<std::string>& ids) const;
};

/// A JSON object that another room reads. Stored as canonical text.
struct JsonObject {
    static constexpr Form form = Form::Json;
    void read(const Found& at, std::string& into) const;
    json::Value write(const std::string& text) const;
};

/// True or false. Not written if false.
struct Flag {
    static constexpr Form form = Form::Flag;
    void read(const Found& at, bool& into) const;
    json::Value write(bool flag) const { return flag; }
};

/// `{"bid": 6, "tricks": 8}`, `{"bids": [4, "nil"], "tricks": [5, 0]}`. With a nil, the tricks of both
/// partners are needed.
struct SidePart {
    static constexpr Form form = Form::SideHand;
    void read(const Found& at, SideHand& into) const;
    json::Value write(const SideHand& hand) const;
};

/// One word of a choice.
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

/// Data that can be deleted later (names, cards). Stored in a row that can change, never in a payload.
template <class Shape>
struct Private : Shape {
};
template <class Shape>
Private(Shape) -> Private<Shape>;

// Ranges that several kinds use.
inline constexpr OwnWords reasonText{{400}};
inline constexpr Whole attempts{1, 99};
inline constexpr Whole games{1, 9};
inline constexpr Whole places{1, 2000000000};
inline constexpr Whole points{-99999, 99999};

} // namespace facts
