#include "agreed.h"

#include "facts/canonical.h"
#include "message/message.h"
#include "roster/text.h"
#include "rules/load.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

namespace {

using message::Message;

/// As a rule file has it: a number, true, false, null, a list or an object; anything else is a text. Refuses
/// a list or an object that is not whole.
Answer<json::Value> valueTyped(const std::string& parameter, const std::string& text)
{
    if (auto value = json::parse(text))
        return *std::move(value);
    const auto first = text.find_first_not_of(' ');
    if (first != std::string::npos && (text[first] == '{' || text[first] == '['))
        return refused(Message{"agreed-value-incomplete", {{"parameter", roster::shown(parameter)}}});
    return json::of(text);
}

} // namespace

Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given)
{
    json::Object all;
    for (const std::string& each : given) {
        const auto equals = each.find('=');
        const std::string parameter = each.substr(0, equals);
        if (equals == std::string::npos || parameter.empty())
            return refused(Message{"agreed-sets-nothing", {{"typed", roster::shown(each)}}});
        if (std::any_of(all.begin(), all.end(), [&](const auto& other) { return other.first == parameter; }))
            return refused(Message{"agreed-parameter-twice", {{"parameter", roster::shown(parameter)}}});
        auto value = valueTyped(parameter, each.substr(equals + 1));
        if (!value)
            return tl::unexpected(value.error());
        all.emplace_back(parameter, *std::move(value));
    }
    if (all.empty())
        return std::optional<std::string>();
    return std::optional(facts::canonical(json::of(std::move(all))));
}

facts::Rules rulesFact(const rules::Venue& venue, const std::optional<std::string>& agreed)
{
    const auto text = json::parse(rules::toJson(venue)); // what the program wrote is JSON
    return {facts::canonical(*text), agreed, {}, {}};
}

} // namespace desk
