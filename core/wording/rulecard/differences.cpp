#include "differences.h"

#include "parameterwords.h"

#include "rules/parameters.h"
#include "rules/words.h"
#include "wording/columns.h"
#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace wording {

namespace {

bool isOfRenege(std::string_view parameter)
{
    return parameter.starts_with("renege.");
}

std::string renegeInWords(const rules::Values& values)
{
    if (!values.rules.renege)
        return filled(RuleCard::tr("no rule"));
    std::vector<std::string> parts;
    for (const std::string_view parameter : rules::parameterNames())
        if (isOfRenege(parameter))
            parts.push_back(labelOf(parameter) + ": " + inWords(values, parameter));
    return rules::joined(parts, "; ");
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

std::vector<Difference> differences(const rules::Set& left, const rules::Set& right)
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

std::string text(const rules::Set& left, const rules::Set& right)
{
    const std::vector<Difference> found = differences(left, right);
    std::string text;
    if (!found.empty())
        row("", left.id, right.id, text);
    for (const Difference& each : found)
        row(sentence(each.label), each.left, each.right, text);
    return text;
}

std::string underOrigin(const std::string& origin, const std::string& rows)
{
    return (rows.empty() ? filled(RuleCard::tr("Based on %1, without differences."), origin)
                         : filled(RuleCard::tr("Based on %1. Differences:"), origin) + "\n\n" + rows) +
           "\n\n";
}

} // namespace wording
