#include "diff.h"

#include "parameter.h"

#include <algorithm>

namespace rules {

namespace {

std::string renegeInWords(const Values& values)
{
    if (!values.rules.renege)
        return "no rule";
    std::vector<std::string> parts;
    for (const Parameter& parameter : parameters())
        if (groupOf(parameter.path) == nullableGroup)
            parts.push_back(std::string(parameter.label) + ": " + parameter.words(values));
    return joined(parts, "; ");
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

std::vector<Difference> diff(const Set& left, const Set& right)
{
    std::vector<Difference> found;
    const bool renegeInOne = left.rules.renege.has_value() != right.rules.renege.has_value();
    for (const Parameter& parameter : parameters()) {
        if (renegeInOne && groupOf(parameter.path) == nullableGroup) {
            if (found.empty() || found.back().parameter != nullableGroup)
                found.push_back(
                    {std::string(nullableGroup), "renege", renegeInWords(left), renegeInWords(right)});
            continue;
        }
        if (json::print(parameter.write(left)) != json::print(parameter.write(right)))
            found.push_back({std::string(parameter.path), std::string(parameter.label), parameter.words(left),
                             parameter.words(right)});
    }
    return found;
}

std::string text(const Set& left, const Set& right)
{
    const std::vector<Difference> found = diff(left, right);
    std::string text;
    if (!found.empty())
        row("", left.id, right.id, text);
    for (const Difference& each : found)
        row(sentence(each.label), each.left, each.right, text);
    return text;
}

} // namespace rules
