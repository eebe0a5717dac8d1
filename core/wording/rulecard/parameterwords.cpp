#include "parameterwords.h"

#include "rules/words.h"
#include "wording/tr.h"

#include <algorithm>
#include <cassert>

namespace wording {

namespace {

const ParameterWords& wordsOf(std::string_view parameter)
{
    static const std::vector<ParameterWords> all = [] {
        std::vector<ParameterWords> table;
        for (const auto part : {gameWords, handWords, peopleWords})
            for (const ParameterWords& each : part())
                table.push_back(each);
        return table;
    }();
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.path == parameter; });
    assert(at != all.end());
    return *at;
}

} // namespace

std::string labelOf(std::string_view parameter)
{
    return said(wordsOf(parameter).label);
}

std::string inWords(const rules::Values& values, std::string_view parameter)
{
    return wordsOf(parameter).words(values);
}

std::string said(const char* key)
{
    return RuleCard::tr(key).toStdString();
}

std::string yesOrNo(bool value)
{
    return value ? said(QT_TRANSLATE_NOOP("RuleCard", "yes")) : said(QT_TRANSLATE_NOOP("RuleCard", "no"));
}

std::string listedOr(const std::vector<std::string>& items, const char* none)
{
    return items.empty() ? said(none) : rules::joined(items, ", ");
}

} // namespace wording
