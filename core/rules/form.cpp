#include "form.h"

#include "json/build.h"

#include <algorithm>
#include <string>

namespace rules {

json::Value blank(const Form& form)
{
    switch (form.kind) {
    case Form::Kind::Number:
        return form.none ? *form.none : json::of(std::clamp(0, form.least, form.most));
    case Form::Kind::Choice:
        return form.choices.front().boolean() ? json::of(false) : form.choices.front();
    case Form::Kind::List:
        return json::of(json::Array());
    case Form::Kind::Object: {
        json::Array members;
        for (const Form& part : form.parts)
            members.push_back(blank(part));
        return objectOf(form, std::move(members));
    }
    default:
        return json::of("");
    }
}

json::Value objectOf(const Form& form, json::Array members)
{
    json::Object all;
    for (std::size_t i = 0; i < form.keys.size(); ++i)
        if (const auto& out = form.parts[i].leftOut; !out || json::print(*out) != json::print(members[i]))
            all.emplace_back(std::string(form.keys[i]), std::move(members[i]));
    return json::of(std::move(all));
}

} // namespace rules
