// What is asked of teams that register, as rule files and people give it.
#include "shape_objects.h"

#include <charconv>

namespace rules {

namespace {

constexpr std::string_view anybody = "anybody";
constexpr std::string_view noLimit = "no limit";
constexpr int mostOfOne = 8; // that may be on record

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The list that a text with commas stands for; empty for `nothing`.
json::Value listOf(const json::Value& typed, std::string_view nothing)
{
    json::Array items;
    std::string_view rest = *typed.string();
    if (trimmed(rest) != nothing && !trimmed(rest).empty())
        for (bool more = true; more;) {
            const auto comma = rest.find(',');
            more = comma != std::string_view::npos;
            items.push_back({std::string(trimmed(rest.substr(0, comma))), typed.line});
            rest = more ? rest.substr(comma + 1) : std::string_view();
        }
    return {std::move(items), typed.line};
}

/// `2 Alumni` as the object that it stands for; as it is where it is none such.
json::Value limitOf(const json::Value& typed)
{
    const std::string& text = *typed.string();
    int most = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), most);
    const std::string_view name = trimmed({end, text.data() + text.size()});
    if (error != std::errc() || name.empty() || *end != ' ')
        return typed;
    return {json::Object{{"affiliation", {std::string(name), typed.line}},
                         {"most", {static_cast<long long>(most), typed.line}}},
            typed.line};
}

struct LimitShape {
    bool read(const json::Value& value, const Place& at, AffiliationLimit& into) const
    {
        const json::Value meant = value.string() ? limitOf(value) : value;
        if (!meant.object())
            return at.refuse(value,
                             json::shown(value) + " is no limit: say how many and of which, as \"2 Alumni\"");
        const std::size_t before = at.problems.size();
        json::Reader reader(meant, at.path, at.problems);
        if (const json::Value* affiliation = reader.need("affiliation"))
            Text{}.read(*affiliation, {reader.placeOf("affiliation"), at.problems}, into.affiliation);
        if (const json::Value* most = reader.need("most"))
            Number{0, mostOfOne, "player"}.read(*most, {reader.placeOf("most"), at.problems}, into.most);
        reader.done();
        return at.problems.size() == before;
    }
    json::Value write(const AffiliationLimit& limit) const
    {
        return json::of(
            json::Object{{"affiliation", json::of(limit.affiliation)}, {"most", json::of(limit.most)}});
    }
    std::string words(const AffiliationLimit& limit) const
    {
        return std::to_string(limit.most) + ' ' + limit.affiliation;
    }
    bool same(const AffiliationLimit& a, const AffiliationLimit& b) const
    {
        return a.affiliation == b.affiliation;
    }
};

} // namespace

std::vector<json::Value> UpToShape::choices() const
{
    std::vector<json::Value> all{json::of(nullptr)};
    for (int number = shape.least; number <= shape.most; ++number)
        all.push_back(json::of(number));
    return all;
}

bool AffiliationsShape::read(const json::Value& value, const Place& at, std::vector<std::string>& into) const
{
    if (!value.string() && !value.array())
        return at.refuse(value, json::shown(value) + " names no affiliation: list them with commas, as " +
                                    "\"Student, Staff\", or say \"" + std::string(anybody) + '"');
    return ListOf{Text{}}.read(value.string() ? listOf(value, anybody) : value, at, into);
}

json::Value AffiliationsShape::write(const std::vector<std::string>& all) const
{
    return ListOf{Text{}}.write(all);
}

std::string AffiliationsShape::words(const std::vector<std::string>& all) const
{
    return all.empty() ? std::string(anybody) : ListOf{Text{}}.words(all);
}

bool AffiliationLimitsShape::read(const json::Value& value, const Place& at,
                                  std::vector<AffiliationLimit>& into) const
{
    if (!value.string() && !value.array())
        return at.refuse(value, json::shown(value) + " names no affiliation: say how many and of which, as " +
                                    "\"1 Club, 2 Alumni\", or \"" + std::string(noLimit) + '"');
    return ListOf{LimitShape{}}.read(value.string() ? listOf(value, noLimit) : value, at, into);
}

json::Value AffiliationLimitsShape::write(const std::vector<AffiliationLimit>& all) const
{
    return ListOf{LimitShape{}}.write(all);
}

std::string AffiliationLimitsShape::words(const std::vector<AffiliationLimit>& all) const
{
    return all.empty() ? std::string(noLimit) : ListOf{LimitShape{}}.words(all);
}

} // namespace rules
