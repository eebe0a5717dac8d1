#include "mistake.h"

namespace desk {

namespace {

std::string behind(const std::string& where, std::string text)
{
    return where.empty() ? std::move(text) : where + ": " + text;
}

std::vector<std::string> each(const std::vector<Mistake>& mistakes, std::string (Mistake::*form)() const)
{
    std::vector<std::string> sentences;
    sentences.reserve(mistakes.size());
    for (const Mistake& mistake : mistakes)
        sentences.push_back((mistake.*form)());
    return sentences;
}

} // namespace

std::string Mistake::inFull() const
{
    return behind(where, wording::text(message));
}

std::string Mistake::onScreen() const
{
    return behind(where, wording::text(message, wording::Reader::Screen));
}

Mistake placed(const std::string& where, Mistake mistake)
{
    mistake.where = mistake.where.empty() ? where : where + ": " + mistake.where;
    return mistake;
}

json::Object refusalOf(const Mistake& mistake)
{
    message::Message message = mistake.message;
    if (!mistake.where.empty())
        message.arguments.emplace_back("where", mistake.where); // behind those that the sentence counts
    json::Object refusal{{"ok", json::of(false)}};
    for (auto& [name, value] : wording::members(message))
        refusal.emplace_back(name, name == "text" ? json::of(mistake.inFull()) : std::move(value));
    return refusal;
}

std::string refusalJson(const Mistake& mistake)
{
    return json::print(json::of(refusalOf(mistake)));
}

std::vector<std::string> inFull(const std::vector<Mistake>& mistakes)
{
    return each(mistakes, &Mistake::inFull);
}

std::vector<std::string> onScreen(const std::vector<Mistake>& mistakes)
{
    return each(mistakes, &Mistake::onScreen);
}

} // namespace desk
