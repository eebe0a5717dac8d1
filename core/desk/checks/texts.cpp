#include "texts.h"

#include "named.h"

#include "roster/text.h"

namespace desk {

namespace {

/// Null where there is none.
std::string* textIn(std::string& value)
{
    return &value;
}
std::string* textIn(std::optional<std::string>& value)
{
    return value ? &*value : nullptr;
}

struct Tidier {
    Objections& mistakes;
    facts::Reasons reasons;

    template <class T, class Shape>
    void operator()(std::string_view key, T& value, const Shape& shape)
    {
        if constexpr (std::is_base_of_v<facts::Text, Shape>) {
            const bool mayBeEmpty =
                std::is_same_v<Shape, facts::OwnWords> && reasons == facts::Reasons::NotYet;
            if (std::string* text = textIn(value); text && !(mayBeEmpty && text->empty()))
                tidy(key, *text, shape.most);
        }
    }
    void tidy(std::string_view key, std::string& text, std::size_t most)
    {
        auto storable = roster::storable(text, message::Message{"text-of-fact", {{"field", key}}},
                                         static_cast<int>(most));
        if (storable)
            text = *std::move(storable);
        else
            mistakes.push_back(storable.error());
    }
};

/// Looks at what people say in their own words.
struct Listener {
    Objections& mistakes;

    template <class T, class Shape>
    void operator()(std::string_view, const T& value, const Shape&)
    {
        if constexpr (std::is_same_v<Shape, facts::OwnWords>) {
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

Objections cardNumbersIn(const facts::Fact& fact)
{
    Objections mistakes;
    std::visit([&](const auto& each) { std::decay_t<decltype(each)>::fields(each, Listener{mistakes}); },
               fact);
    return mistakes;
}

Objections tidyTexts(facts::Fact& fact, facts::Reasons reasons)
{
    Objections mistakes;
    std::visit(
        [&](auto& each) {
            std::decay_t<decltype(each)>::fields(each, Tidier{mistakes, reasons});
        },
        fact);
    return mistakes;
}

Objections badTexts(const facts::Stamp& stamp)
{
    Objections mistakes;
    checkStored(stamp.by, message::Message{"name-of-supervisor"}, 80, mistakes);
    checkStored(stamp.device, message::Message{"name-of-device"}, 64, mistakes);
    return mistakes;
}

std::optional<message::Message> againstReason(std::string_view reason)
{
    return roster::hasCardNumber(reason) ? std::optional(message::Message{"reason-has-card-number"})
                                         : std::nullopt;
}

} // namespace desk
