// What a value of a rule file may be: each shape reads it from JSON and writes it back.
#pragma once

#include "words.h"
#include "json/build.h"
#include "json/reader.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Where a value stands, and where what is wrong with it is told.
struct Place {
    std::string path;
    json::Problems& problems;
    /// Tells it and answers false.
    bool refuse(const json::Value& value, message::Message what) const;
};

struct Number {
    int least;
    int most;
    bool read(const json::Value& value, const Place& at, int& into) const;
    json::Value write(int number) const;
};

struct YesNo {
    bool read(const json::Value& value, const Place& at, bool& into) const;
    json::Value write(bool value) const;
    std::vector<json::Value> choices() const { return {json::of(true), json::of(false)}; }
};

/// A text of one line that is not empty.
struct Text {
    bool read(const json::Value& value, const Place& at, std::string& into) const;
    json::Value write(const std::string& text) const;
    message::Argument item(const std::string& text) const { return {"item", text}; }
    bool same(const std::string& a, const std::string& b) const { return a == b; }
};

/// `2H`, `TS`, with `jokers` also `BJ` and `LJ`.
struct CardName {
    bool jokers;
    bool read(const json::Value& value, const Place& at, std::string& into) const;
    json::Value write(const std::string& card) const;
    message::Argument item(const std::string& card) const { return {"item", cardNamed(card)}; }
    bool same(const std::string& a, const std::string& b) const { return a == b; }
};

/// `HH:MM`, or null for the empty text.
struct WallClock {
    bool read(const json::Value& value, const Place& at, std::string& into) const;
    json::Value write(const std::string& time) const;
};

/// Reads a kebab-case name.
bool readName(const json::Value& value, const Place& at, std::string& into);
bool isName(std::string_view text);

/// A word of the file and what it means.
template <class E>
struct Said {
    std::string_view word;
    E meaning;
};

template <class E>
struct Choice {
    std::span<const Said<E>> said;

    bool read(const json::Value& value, const Place& at, E& into) const
    {
        std::string choices;
        for (const Said<E>& one : said) {
            if (value.string() && *value.string() == one.word) {
                into = one.meaning;
                return true;
            }
            choices += (choices.empty() ? "\"" : ", \"") + std::string(one.word) + '"';
        }
        return at.refuse(value, json::noneOf(value, std::move(choices)));
    }
    json::Value write(E value) const { return json::of(of(value).word); }
    std::vector<json::Value> choices() const
    {
        std::vector<json::Value> all;
        for (const Said<E>& one : said)
            all.push_back(json::of(one.word));
        return all;
    }

private:
    const Said<E>& of(E value) const
    {
        return *std::find_if(said.begin(), said.end(), [=](const Said<E>& s) { return s.meaning == value; });
    }
};
template <class E, std::size_t N>
Choice<E> choice(const Said<E> (&said)[N])
{
    return {said};
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

/// A list in which no two are the same to the item's shape, which also names one.
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
                std::any_of(items.begin(), items.end(), [&](const T& i) { return shape.same(i, item); }))
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

} // namespace rules
