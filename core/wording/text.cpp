#include "text.h"

#include "clock.h"
#include "filled.h"
#include "language.h"
#include "sentences.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace wording {

using message::Argument;
using message::Message;

namespace {

QString spoken(const Argument::Value& value, Reader reader)
{
    if (const std::string* text = std::get_if<std::string>(&value))
        return dayText(*text); // the last day of a suspension; other text stays as it is
    if (const long long* number = std::get_if<long long>(&value))
        return valueOf(*number);
    QStringList list;
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
        for (const std::string& each : *texts)
            list += QString::fromStdString(each);
    else
        for (const Message& part : std::get<std::vector<Message>>(value))
            list += QString::fromStdString(text(part, reader));
    return list.join(QStringLiteral(", "));
}

/// The number that chooses the plural; -1 if nothing is counted.
int countedBy(const Message& message)
{
    const auto* counted = message::find(message, "n");
    return counted ? static_cast<int>(std::get<long long>(*counted)) : -1;
}

/// Fills in `%1` to `%9` once, from left to right. Places within an argument stay as they are.
QString filled(const QString& sentence, const Message& message, Reader reader)
{
    QString whole;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        const bool isPlace = sentence[at] == u'%' && at + 1 < sentence.size();
        const int place = isPlace ? sentence[at + 1].digitValue() : 0;
        if (place < 1) {
            whole += sentence[at];
            continue;
        }
        const auto index = static_cast<std::size_t>(place - 1);
        Q_ASSERT_X(index < message.arguments.size(), "wording", std::string(message.code).c_str());
        whole += spoken(message.arguments[index].value, reader);
        ++at;
    }
    return whole;
}

json::Value jsonOf(const Message& message);

json::Value jsonOf(const Argument::Value& value)
{
    if (const std::string* text = std::get_if<std::string>(&value))
        return json::of(*text);
    if (const long long* number = std::get_if<long long>(&value))
        return {*number};
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value)) {
        json::Array list;
        for (const std::string& each : *texts)
            list.push_back(json::of(each));
        return json::of(std::move(list));
    }
    const auto& parts = std::get<std::vector<Message>>(value);
    if (parts.size() == 1)
        return jsonOf(parts.front());
    json::Array list;
    for (const Message& part : parts)
        list.push_back(jsonOf(part));
    return json::of(std::move(list));
}

json::Object argumentsOf(const Message& message)
{
    json::Object arguments;
    for (const Argument& argument : message.arguments)
        arguments.emplace_back(argument.name, jsonOf(argument.value));
    return arguments;
}

/// The problem within a message that only adds a place or a rule; null for any other message.
const Message* withinPlace(const Message& message)
{
    static constexpr std::string_view places[] = {"json-in-file", "problem-at", "problem-of-side-at",
                                                  "problem-by-rule"};
    if (std::ranges::find(places, message.code) == std::end(places))
        return nullptr;
    const auto* problem = message::find(message, "problem");
    return problem ? &std::get<std::vector<Message>>(*problem).front() : nullptr;
}

/// Adds the arguments that `all` doesn't have yet, without the problem within.
void addArguments(const Message& message, json::Object& all)
{
    const Message* within = withinPlace(message);
    for (const Argument& argument : message.arguments) {
        const auto* parts = std::get_if<std::vector<Message>>(&argument.value);
        const bool isWithin = within && parts && !parts->empty() && &parts->front() == within;
        const bool isThere =
            std::ranges::find(all, argument.name, &json::Object::value_type::first) != all.end();
        if (!isWithin && !isThere)
            all.emplace_back(argument.name, jsonOf(argument.value));
    }
}

json::Value jsonOf(const Message& message)
{
    if (message.arguments.empty())
        return json::of(message.code);
    return json::of(json::Object{{"code", json::of(message.code)}, {"args", json::of(argumentsOf(message))}});
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(chooseLanguage)

std::string text(const Message& message, Reader reader)
{
    const Sentence* sentence = sentenceOf(message.code);
    Q_ASSERT_X(sentence, "wording", std::string(message.code).c_str());
    const char* const key =
        reader == Reader::Screen && sentence->screen ? sentence->screen : sentence->command;
    return filled(QCoreApplication::translate("Message", key, nullptr, countedBy(message)), message, reader)
        .toStdString();
}

std::vector<std::string> texts(const std::vector<Message>& messages, Reader reader)
{
    std::vector<std::string> all;
    all.reserve(messages.size());
    for (const Message& message : messages)
        all.push_back(text(message, reader));
    return all;
}

json::Object members(const Message& message)
{
    json::Object arguments;
    const Message* inner = &message;
    while (const Message* within = withinPlace(*inner)) {
        addArguments(*inner, arguments);
        inner = within;
    }
    addArguments(*inner, arguments);
    return {{"code", json::of(inner->code)},
            {"args", json::of(std::move(arguments))},
            {"text", json::of(text(message))}};
}

} // namespace wording
