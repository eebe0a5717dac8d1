#include "refusal.h"

#include "wording/text.h"

namespace wording {

namespace {

using message::Message;

std::string textOf(const desk::Mistake& mistake, Reader reader)
{
    return text(mistake.where.empty()
                    ? mistake.message
                    : Message{"problem-at", {{"place", mistake.where}, {"problem", mistake.message}}},
                reader);
}

std::vector<std::string> textOf(const std::vector<desk::Mistake>& mistakes, Reader reader)
{
    std::vector<std::string> sentences;
    for (const desk::Mistake& mistake : mistakes)
        sentences.push_back(textOf(mistake, reader));
    return sentences;
}

json::Object refusalOf(const desk::Mistake& mistake)
{
    Message message = mistake.message;
    if (!mistake.where.empty())
        message.arguments.emplace_back("where", mistake.where); // after the arguments that the sentence has
    json::Object refusal{{"ok", json::of(false)}};
    for (auto& [name, value] : members(message))
        refusal.emplace_back(name,
                             name == "text" ? json::of(textOf(mistake, Reader::Command)) : std::move(value));
    return refusal;
}

} // namespace

std::string inFull(const desk::Mistake& mistake)
{
    return textOf(mistake, Reader::Command);
}

std::string onScreen(const desk::Mistake& mistake)
{
    return textOf(mistake, Reader::Screen);
}

std::string refusalJson(const desk::Mistake& mistake)
{
    return json::print(json::of(refusalOf(mistake)));
}

std::string refusedJson(const desk::Failure& failure, int line)
{
    std::string lines;
    for (const desk::Mistake& mistake : failure.mistakes) {
        json::Object refusal = refusalOf(mistake);
        refusal.insert(refusal.begin() + 1, {"line", json::of(line)});
        lines += (lines.empty() ? "" : "\n") + json::print(json::of(std::move(refusal)));
    }
    return lines;
}

std::vector<std::string> inFull(const std::vector<desk::Mistake>& mistakes)
{
    return textOf(mistakes, Reader::Command);
}

std::vector<std::string> onScreen(const std::vector<desk::Mistake>& mistakes)
{
    return textOf(mistakes, Reader::Screen);
}

} // namespace wording
