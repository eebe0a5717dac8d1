#include "parameter.h"

#include "parameters.h"

#include <algorithm>
#include <cassert>

namespace rules {

const std::vector<Parameter>& parameters()
{
    static const std::vector<Parameter> all = [] {
        std::vector<Parameter> table;
        for (auto part : {gameParameters, handParameters, penaltyParameters, peopleParameters})
            for (Parameter& parameter : part())
                table.push_back(std::move(parameter));
        return table;
    }();
    return all;
}

const Parameter* parameter(std::string_view path)
{
    const auto& all = parameters();
    const auto at = std::find_if(all.begin(), all.end(), [&](const Parameter& p) { return p.path == path; });
    return at == all.end() ? nullptr : &*at;
}

std::string_view groupOf(std::string_view path)
{
    return path.substr(0, path.find('.'));
}

const std::vector<std::string_view>& groups()
{
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> found;
        for (const Parameter& parameter : parameters())
            if (found.empty() || found.back() != groupOf(parameter.path))
                found.push_back(groupOf(parameter.path));
        return found;
    }();
    return all;
}

std::vector<std::string_view> parameterNames()
{
    std::vector<std::string_view> names;
    for (const Parameter& parameter : parameters())
        names.push_back(parameter.path);
    return names;
}

bool isOrganisers(std::string_view name)
{
    return groupOf(name) == "roster";
}

const Values& valuesBefore()
{
    static const Values all = [] {
        Values values;
        values.rules.renege.emplace();
        json::Problems none;
        for (const Parameter& parameter : parameters())
            parameter.read(parameter.before, {std::string(parameter.path), none}, values);
        assert(none.empty());
        return values;
    }();
    return all;
}

bool isAsBefore(const Parameter& parameter, const Values& values)
{
    return json::print(parameter.write(values)) == json::print(parameter.before);
}

json::Value valueOf(const Values& values, std::string_view name)
{
    const Parameter* found = parameter(name);
    assert(found);
    return found->write(values);
}

std::string_view nothingTyped(std::string_view name)
{
    const Parameter* found = parameter(name);
    assert(found);
    return found->nothing;
}

std::vector<std::string> citableItems(const Values& values)
{
    std::vector<std::string> names;
    for (const MisdealReason& reason : values.people.misdeal.reasons)
        names.push_back("misdeal.reasons." + reason.id);
    for (const scoring::Foul& foul : values.rules.fouls)
        names.push_back("fouls." + foul.name);
    return names;
}

std::vector<Chosen> choicesOf(const Values& values, std::string_view name)
{
    const Parameter* found = parameter(name);
    assert(found);
    std::vector<Chosen> all;
    json::Problems none;
    for (const json::Value& value : found->choices) {
        Values with = values;
        if (found->read(value, {std::string(name), none}, with))
            all.push_back({value, std::move(with)});
    }
    const json::Value now = found->write(values);
    if (!all.empty() && std::none_of(all.begin(), all.end(), [&](const Chosen& each) {
            return json::print(each.value) == json::print(now);
        }))
        all.push_back({now, values});
    return all;
}

} // namespace rules
