#include "mistake.h"

#include <algorithm>

namespace desk {

namespace {

constexpr std::string_view whereName = "where";

std::vector<std::string> formOf(const std::vector<Mistake>& mistakes, std::string Mistake::*form)
{
    std::vector<std::string> sentences;
    sentences.reserve(mistakes.size());
    for (const Mistake& mistake : mistakes)
        sentences.push_back(mistake.*form);
    return sentences;
}

} // namespace

Mistake placed(const std::string& where, Mistake mistake)
{
    mistake.inFull = where + ": " + mistake.inFull;
    mistake.onScreen = where + ": " + mistake.onScreen;
    std::vector<message::Argument>& arguments = mistake.message.arguments;
    const auto known = std::find_if(arguments.begin(), arguments.end(),
                                    [](const message::Argument& each) { return each.name == whereName; });
    if (known == arguments.end())
        arguments.emplace_back(whereName, where); // behind those that the sentence counts
    else
        known->value = where + ": " + std::get<std::string>(known->value);
    return mistake;
}

json::Object refusalOf(const Mistake& mistake)
{
    json::Object refusal{{"ok", json::of(false)}};
    if (!mistake.message.code.empty()) {
        for (auto& [name, value] : wording::members(mistake.message))
            refusal.emplace_back(name, name == "text" ? json::of(mistake.inFull) : std::move(value));
        return refusal;
    }
    json::Object arguments;
    for (const message::Argument& each : mistake.message.arguments)
        arguments.emplace_back(each.name, json::of(std::get<std::string>(each.value)));
    refusal.emplace_back("code", json::of("other"));
    refusal.emplace_back("args", json::of(std::move(arguments)));
    refusal.emplace_back("text", json::of(mistake.inFull));
    return refusal;
}

std::string refusalJson(const Mistake& mistake)
{
    return json::print(json::of(refusalOf(mistake)));
}

std::vector<std::string> inFull(const std::vector<Mistake>& mistakes)
{
    return formOf(mistakes, &Mistake::inFull);
}

std::vector<std::string> onScreen(const std::vector<Mistake>& mistakes)
{
    return formOf(mistakes, &Mistake::onScreen);
}

} // namespace desk
