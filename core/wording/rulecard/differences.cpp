#include "differences.h"

#include "parameterwords.h"
#include "rulewords.h"

#include "rules/parameters.h"
#include "rules/words.h"
#include "wording/columns.h"
#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>

namespace wording {

namespace {

bool isOfRenege(std::string_view parameter)
{
    return parameter.starts_with("renege.");
}

/// Whether the parameter matters. Leaves out numbers that the effect of the rule doesn't use.
bool hasEffect(const scoring::RenegeRule& rule, std::string_view parameter)
{
    if (parameter == "renege.receiverPoints")
        return rule.receiverPoints != 0;
    return rule.effect == scoring::RenegeEffect::Tricks ||
           (parameter != "renege.tricks" && parameter != "renege.receiverCountsTricks");
}

std::string renegeInWords(const rules::Values& values)
{
    if (!values.rules.renege)
        return filled(RuleCard::tr("no rule"));
    std::vector<std::string> parts;
    for (const std::string_view parameter : rules::parameterNames())
        if (isOfRenege(parameter) && !rules::isLeftOut(values, parameter) &&
            hasEffect(*values.rules.renege, parameter))
            parts.push_back(labelOf(parameter) + ": " + inWords(values, parameter));
    return rules::joined(parts, "; ");
}

struct TopicName {
    rules::Topic topic;
    const char* key;
    const char* words;
};
constexpr TopicName topicNames[] = {
    {rules::Topic::Bidding, "sentences.bidding", QT_TRANSLATE_NOOP("RuleCard", "also on bidding")},
    {rules::Topic::Ranking, "sentences.ranking", QT_TRANSLATE_NOOP("RuleCard", "also on how cards rank")},
    {rules::Topic::Deal, "sentences.deal", QT_TRANSLATE_NOOP("RuleCard", "also on the deal")},
    {rules::Topic::Play, "sentences.play", QT_TRANSLATE_NOOP("RuleCard", "also on the play")},
    {rules::Topic::Talk, "sentences.talk", QT_TRANSLATE_NOOP("RuleCard", "talk at the table")},
    {rules::Topic::Cheating, "sentences.cheating", QT_TRANSLATE_NOOP("RuleCard", "cheating")},
    {rules::Topic::Handbook, "sentences.handbook", QT_TRANSLATE_NOOP("RuleCard", "conduct and policies")},
};

std::string onTopic(const rules::Set& set, rules::Topic topic)
{
    std::vector<std::string> said;
    for (const rules::Sentence& each : set.sentences)
        if (each.topic == topic)
            said.push_back(each.words);
    return rules::joined(said, "; ");
}

std::string forbidden(const rules::Set& set)
{
    std::vector<std::string> said;
    for (const rules::Infraction& each : set.forbids)
        said.push_back(inWords(each));
    return rules::joined(said, "; ");
}

// Differences outside the parameters; too long for a column.
std::vector<Difference> differencesBeside(const rules::Set& left, const rules::Set& right)
{
    std::vector<Difference> found;
    const auto add = [&](const char* key, const char* label, std::string one, std::string other) {
        const std::string nothing = filled(RuleCard::tr("nothing"));
        if (one != other)
            found.push_back({key, filled(RuleCard::tr(label)), one.empty() ? nothing : std::move(one),
                             other.empty() ? nothing : std::move(other)});
    };
    for (const TopicName& each : topicNames)
        add(each.key, each.words, onTopic(left, each.topic), onTopic(right, each.topic));
    add("forbids", QT_TRANSLATE_NOOP("RuleCard", "forbidden"), forbidden(left), forbidden(right));
    return found;
}

constexpr int labelWidth = 26;
constexpr int valueWidth = (pageWidth - labelWidth - 4) / 2;

void row(const std::string& label, const std::string& left, const std::string& right, std::string& text)
{
    const auto labels = wrapped(label, labelWidth);
    const auto lefts = wrapped(left, valueWidth);
    const auto rights = wrapped(right, valueWidth);
    for (std::size_t i = 0; i < std::max({labels.size(), lefts.size(), rights.size()}); ++i) {
        const auto cell = [&](const auto& lines) { return i < lines.size() ? lines[i] : std::string(); };
        std::string line =
            padded(cell(labels), labelWidth) + "  " + padded(cell(lefts), valueWidth) + "  " + cell(rights);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
}

} // namespace

namespace {

std::vector<Difference> differencesInParameters(const rules::Set& left, const rules::Set& right)
{
    std::vector<Difference> found;
    const bool renegeInOne = left.rules.renege.has_value() != right.rules.renege.has_value();
    for (const std::string_view parameter : rules::parameterNames()) {
        if (renegeInOne && isOfRenege(parameter)) {
            if (found.empty() || found.back().parameter != "renege")
                found.push_back(
                    {"renege", filled(RuleCard::tr("renege")), renegeInWords(left), renegeInWords(right)});
            continue;
        }
        if (json::print(rules::valueOf(left, parameter)) != json::print(rules::valueOf(right, parameter)))
            found.push_back({std::string(parameter), labelOf(parameter), inWords(left, parameter),
                             inWords(right, parameter)});
    }
    return found;
}

} // namespace

std::vector<Difference> differences(const rules::Set& left, const rules::Set& right)
{
    std::vector<Difference> found = differencesInParameters(left, right);
    for (Difference& each : differencesBeside(left, right))
        found.push_back(std::move(each));
    return found;
}

std::string text(const rules::Set& left, const rules::Set& right)
{
    std::string text;
    const std::vector<Difference> found = differencesInParameters(left, right);
    if (!found.empty())
        row("", left.id, right.id, text);
    for (const Difference& each : found)
        row(sentence(each.label), each.left, each.right, text);
    for (const Difference& each : differencesBeside(left, right)) {
        text += (text.empty() ? "" : "\n") + sentence(each.label) + '\n';
        for (const auto& [id, words] : {std::pair(left.id, each.left), std::pair(right.id, each.right)})
            for (const std::string& line : wrapped(id + ": " + words, pageWidth - 2))
                text += "  " + line + '\n';
    }
    return text;
}

std::string underOrigin(const std::string& origin, const std::string& rows)
{
    return (rows.empty() ? filled(RuleCard::tr("Based on %1, without differences."), origin)
                         : filled(RuleCard::tr("Based on %1. Differences:"), origin) + "\n\n" + rows) +
           "\n\n";
}

} // namespace wording
