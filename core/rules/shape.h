// The shapes that a value of a rule file can have. Each shape reads it from JSON and writes it back.
#pragma once

#include "listitem.h"
#include "members.h"
#include "venue.h"
#include "words.h"
#include "json/build.h"
#include "json/reader.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace rules {

struct Number {
    int least;
    int most;
    bool read(const json::Value& value, const Place& at, int& into) const;
    json::Value write(int number) const { return json::of(number); }
};

/// A loss. A file has it as a negative number.
struct Loss : Number {};

struct YesNo {
    bool read(const json::Value& value, const Place& at, bool& into) const;
    json::Value write(bool value) const { return json::of(value); }
    std::vector<json::Value> choices() const { return {json::of(true), json::of(false)}; }
};

/// One line of text, not empty.
struct Text {
    bool read(const json::Value& value, const Place& at, std::string& into) const;
    json::Value write(const std::string& text) const { return json::of(text); }
    message::Argument item(const std::string& text) const { return {"item", text}; }
};

/// A kebab-case name.
struct Name {
    bool read(const json::Value& value, const Place& at, std::string& into) const;
    json::Value write(const std::string& name) const { return json::of(name); }
};
bool isName(std::string_view text);

/// `2H`, `TS`; with `jokers` also `BJ` and `LJ`.
struct CardName {
    bool jokers;
    bool read(const json::Value& value, const Place& at, std::string& into) const;
    json::Value write(const std::string& card) const { return json::of(card); }
    message::Argument item(const std::string& card) const
    {
        return {"item", card.empty() ? message::Message() : cardNamed(card)}; // empty if it isn't a card
    }
};

/// `HH:MM`. An empty text is null in the file.
struct WallClock {
    bool read(const json::Value& value, const Place& at, std::string& into) const;
    json::Value write(const std::string& time) const { return json::orNull(time); }
};

/// One word out of several.
template <class E>
struct Choice {
    std::span<const json::Word<E>> words;

    bool read(const json::Value& value, const Place& at, E& into) const
    {
        const json::Word<E>* word = json::wordIn(words, value);
        if (!word)
            return at.refuse(value, json::noneOf(value, words));
        into = word->meaning;
        return true;
    }
    json::Value write(E value) const
    {
        return json::of(std::ranges::find(words, value, &json::Word<E>::meaning)->text);
    }
    std::vector<json::Value> choices() const
    {
        std::vector<json::Value> all;
        for (const json::Word<E>& word : words)
            all.push_back(json::of(word.text));
        return all;
    }
    message::Argument item(E value) const { return {"item", *write(value).string()}; }
};
template <class E, std::size_t N>
Choice<E> choice(const json::Word<E> (&words)[N])
{
    return {words};
}

template <class Shape>
struct OrNull {
    Shape shape;

    template <class T>
    bool read(const json::Value& value, const Place& at, std::optional<T>& into) const
    {
        if (value.isNull()) {
            into.reset();
            return true;
        }
        T read{};
        if (!shape.read(value, at, read))
            return false;
        into = std::move(read);
        return true;
    }
    template <class T>
    json::Value write(const std::optional<T>& value) const
    {
        return value ? shape.write(*value) : json::of(nullptr);
    }
    std::vector<json::Value> choices() const requires requires(const Shape& of) { of.choices(); }
    {
        return shape.choices();
    }
};
template <class Shape>
OrNull(Shape) -> OrNull<Shape>;

/// A list in which each item has a different key.
template <class Shape>
struct ListOf {
    Shape shape;

    template <class T>
    bool read(const json::Value& value, const Place& at, std::vector<T>& into) const
    {
        if (!value.array())
            return at.refuse(value, json::notAList(value));
        const std::size_t before = at.problems.size();
        std::vector<T> items;
        for (const json::Value& each : *value.array()) {
            const Place here{json::item(at.path, items.size()), at.problems};
            T item{};
            if (shape.read(each, here, item) &&
                std::ranges::any_of(items, [&](const T& i) { return KeyOf{}(i) == KeyOf{}(item); }))
                here.refuse(each, message::Message{"json-twice", {shape.item(item)}});
            items.push_back(std::move(item));
        }
        into = std::move(items);
        return at.problems.size() == before;
    }
    template <class T>
    json::Value write(const std::vector<T>& items) const
    {
        json::Array all;
        all.reserve(items.size());
        for (const T& item : items)
            all.push_back(shape.write(item));
        return json::of(std::move(all));
    }
};
template <class Shape>
ListOf(Shape) -> ListOf<Shape>;

/// A member of an object: its key, its C++ member, and its shape.
template <class Of, class T, class Shape>
struct Member {
    std::string_view key;
    T Of::*kept;
    Shape shape;
    bool isLater = false; ///< added after rules were first frozen: left out if it has its value from before
    bool isLeftOut(const Of& from) const { return isLater && from.*kept == before(); }
    /// Its value from before it existed.
    T before() const { return Of{}.*kept; }
};
template <class Of, class T, class Shape>
Member(std::string_view, T Of::*, Shape, bool = false) -> Member<Of, T, Shape>;

/// An object with exactly these members. Later ones may be missing.
template <class... Each>
struct ObjectOf {
    std::tuple<Each...> members;

    constexpr explicit ObjectOf(Each... each) : members(each...) {}

    template <class T>
    bool read(const json::Value& value, const Place& at, T& into) const
    {
        const std::size_t before = at.problems.size();
        json::Reader reader(value, at.path, at.problems);
        Members asked(value, reader);
        const auto readOne = [&](const auto& each) {
            if (const json::Value* found = each.isLater ? reader.take(each.key) : asked.need(each.key))
                each.shape.read(*found, {reader.placeOf(each.key), at.problems}, into.*each.kept);
        };
        std::apply([&](const auto&... each) { (readOne(each), ...); }, members);
        asked.reportMissing();
        reader.done();
        return at.problems.size() == before;
    }
    template <class T>
    json::Value write(const T& from) const
    {
        json::Object all;
        const auto writeOne = [&](const auto& each) {
            if (!each.isLeftOut(from))
                all.emplace_back(std::string(each.key), each.shape.write(from.*each.kept));
        };
        std::apply([&](const auto&... each) { (writeOne(each), ...); }, members);
        return json::of(std::move(all));
    }
    template <class T>
    message::Argument item(const T& one) const
    {
        return {"item", itemOf(one)};
    }
};

/// The parts of the draw that a phase is for.
inline constexpr ListOf drawPartList{Choice<DrawPart>{drawParts}};

// Values that are objects.

/// `"target"`, `{"fixedHands": n}`, `{"fixedGames": n}` or `{"bestOf": n}`: sets two members of scoring::End.
/// Can also be typed as text: `10 hands`, `3 games`, `best of 3`.
struct LengthShape {
    bool read(const json::Value& value, const Place& at, scoring::End& into) const;
    json::Value write(const scoring::End& end) const;
    /// The lengths that some venue uses. A file can have other numbers.
    std::vector<json::Value> choices() const;
};

inline constexpr ObjectOf doubleNilMembers(Member{"made", &scoring::DoubleNil::made, Number{-10000, 10000}},
                                           Member{"split", &scoring::DoubleNil::split, Number{-10000, 10000}},
                                           Member{"failed", &scoring::DoubleNil::failed,
                                                  Number{-10000, 10000}});
/// `"sum"`, or the points for both partners' nils.
struct DoubleNilShape {
    bool read(const json::Value& value, const Place& at, std::optional<scoring::DoubleNil>& into) const;
    json::Value write(const std::optional<scoring::DoubleNil>& doubled) const;
};

/// A maximum, or null for no limit. Chosen from a list.
struct UpToShape : OrNull<Number> {
    std::vector<json::Value> choices() const;
};

inline constexpr int mostOfOne = 8; ///< the most players of one affiliation that a limit can allow
inline constexpr ObjectOf limitMembers(Member{"affiliation", &AffiliationLimit::affiliation, Text{}},
                                       Member{"most", &AffiliationLimit::most, Number{0, mostOfOne}});
/// A limit. Can also be typed as text: `2 Alumni`.
struct LimitShape {
    bool read(const json::Value& value, const Place& at, AffiliationLimit& into) const;
    json::Value write(const AffiliationLimit& limit) const;
    message::Argument item(const AffiliationLimit& limit) const { return {"item", limit.affiliation}; }
};

/// The list of texts for typed text with commas. Empty for `nothing`.
json::Value listTyped(const json::Value& typed, std::string_view nothing);

/// A list that can also be typed as text: `Student, Staff`; `nothing` for an empty list.
template <class Shape>
struct TypedList {
    Shape shape;
    std::string_view nothing;
    message::Message (*refusal)(message::Argument::Value found); ///< for a value that isn't a list

    template <class T>
    bool read(const json::Value& value, const Place& at, std::vector<T>& into) const
    {
        if (!value.string() && !value.array())
            return at.refuse(value, refusal(json::shown(value)));
        return ListOf{shape}.read(value.string() ? listTyped(value, nothing) : value, at, into);
    }
    template <class T>
    json::Value write(const std::vector<T>& items) const
    {
        return ListOf{shape}.write(items);
    }
};
template <class Shape>
TypedList(Shape, const char*, message::Message (*)(message::Argument::Value)) -> TypedList<Shape>;

} // namespace rules
