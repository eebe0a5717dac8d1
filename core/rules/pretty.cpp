#include "pretty.h"

#include "json/build.h"

#include <algorithm>

namespace rules {

namespace {

constexpr int width = 110;

int characters(std::string_view utf8)
{
    return static_cast<int>(std::count_if(utf8.begin(), utf8.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

std::string flat(const json::Value& value)
{
    std::string all;
    if (const json::Array* items = value.array()) {
        for (const json::Value& item : *items)
            all += (all.empty() ? "" : ", ") + flat(item);
        return '[' + all + ']';
    }
    if (const json::Object* members = value.object()) {
        for (const auto& [key, member] : *members)
            all += (all.empty() ? "" : ", ") + json::print(json::of(key)) + ": " + flat(member);
        return '{' + all + '}';
    }
    return json::print(value);
}

// `before` is what already stands on the line.
std::string laidOut(const json::Value& value, int indent, int before)
{
    std::string line = flat(value);
    const bool scalar = !value.array() && !value.object();
    if (scalar || before + characters(line) < width)
        return line;
    const std::string inner(static_cast<std::size_t>(indent) + 2, ' ');
    std::string all;
    const auto add = [&](const std::string& key, const json::Value& member) {
        all += (all.empty() ? "\n" : ",\n") + inner + key;
        all += laidOut(member, indent + 2, characters(inner) + characters(key));
    };
    if (const json::Array* items = value.array())
        for (const json::Value& item : *items)
            add("", item);
    else
        for (const auto& [key, member] : *value.object())
            add(json::print(json::of(key)) + ": ", member);
    const std::string end = '\n' + std::string(static_cast<std::size_t>(indent), ' ');
    return value.array() ? '[' + all + end + ']' : '{' + all + end + '}';
}

} // namespace

std::string pretty(const json::Value& value)
{
    return laidOut(value, 0, 0) + '\n';
}

} // namespace rules
