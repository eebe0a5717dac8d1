#include "texts.h"

#include "desk/wording/mistake.h"
#include "roster/text.h"

namespace desk {

namespace {

struct Tidier {
    std::vector<std::string>& mistakes;

    template <class T, class Shape>
    void operator()(std::string_view key, T& value, const Shape& shape)
    {
        if constexpr (std::is_base_of_v<facts::Text, Shape>) {
            if constexpr (std::is_same_v<T, std::string>)
                tidy(key, value, shape.most);
            else if (value)
                tidy(key, *value, shape.most);
        }
    }
    void tidy(std::string_view key, std::string& text, std::size_t most)
    {
        auto storable = roster::storable(text, message::Message{"text-of-fact", {{"field", key}}},
                                         static_cast<int>(most));
        if (storable)
            text = *std::move(storable);
        else
            mistakes.push_back(Mistake(storable.error()).inFull);
    }
};

/// Looks at what people say in their own words.
struct Listener {
    std::vector<std::string>& mistakes;

    template <class T, class Shape>
    void operator()(std::string_view, const T& value, const Shape&)
    {
        if constexpr (std::is_same_v<Shape, facts::Said>) {
            if constexpr (std::is_same_v<T, std::string>)
                hear(value);
            else if (value)
                hear(*value);
        }
    }
    void hear(const std::string& text)
    {
        if (auto against = againstReason(text); against && mistakes.empty())
            mistakes.push_back(*std::move(against));
    }
};

} // namespace

std::vector<std::string> cardNumbersIn(const facts::Fact& fact)
{
    std::vector<std::string> mistakes;
    std::visit([&](const auto& each) { std::decay_t<decltype(each)>::fields(each, Listener{mistakes}); },
               fact);
    return mistakes;
}

std::vector<std::string> tidyTexts(facts::Fact& fact)
{
    std::vector<std::string> mistakes;
    std::visit([&](auto& each) { std::decay_t<decltype(each)>::fields(each, Tidier{mistakes}); }, fact);
    return mistakes;
}

std::vector<std::string> badTexts(const facts::Stamp& stamp)
{
    std::vector<std::string> mistakes;
    const auto look = [&](const std::string& text, const message::Message& what, int most) {
        const auto storable = roster::storable(text, what, most);
        if (!storable)
            mistakes.push_back(Mistake(storable.error()).inFull);
        else if (*storable != text)
            mistakes.push_back("the " + Mistake(what).inFull + " " + roster::shown(text) +
                               " is not in its stored form " + roster::shown(*storable));
    };
    look(stamp.by, message::Message{"name-of-supervisor"}, 80);
    look(stamp.device, message::Message{"name-of-device"}, 64);
    return mistakes;
}

std::optional<std::string> againstReason(std::string_view reason)
{
    if (!roster::hasCardNumber(reason))
        return std::nullopt;
    return "the number of a card stands on no record: give the reason in words";
}

} // namespace desk
