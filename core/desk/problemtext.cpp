#include "problemtext.h"

#include "rules/why.h"
#include "json/build.h"

namespace desk {

std::string problemText(const rules::Set& set, const std::string& place, const scoring::Problem& problem)
{
    std::string text = place;
    if (problem.side)
        text += (text.empty() ? "side " : ", side ") + scoring::name(*problem.side);
    text += (text.empty() ? "" : ": ") + problem.text;
    if (!problem.parameter.empty())
        text += " (" + set.id + ", " + rules::sourceOf(set.citeFor(problem.parameter)) + ')';
    return text;
}

std::string recordedJson(const Recorded& recorded)
{
    json::Array changed;
    for (const std::string& id : recorded.changed)
        changed.push_back(json::of(id));
    json::Object all{{"ok", json::of(true)}};
    if (!recorded.entries.empty() && recorded.entries.back().seq > 0)
        all.emplace_back("seq", json::Value{recorded.entries.back().seq});
    if (!recorded.entries.empty())
        all.emplace_back("op", json::of(recorded.op));
    all.emplace_back("changed", json::of(std::move(changed)));
    return json::print(json::of(std::move(all)));
}

} // namespace desk
