#include "formvalue.h"

using rules::Form;

namespace rulesview {

const json::Value* memberOf(const Form& form, std::size_t index, const json::Value& object)
{
    const json::Value* found = object.find(form.keys[index]);
    const auto& out = form.parts[index].leftOut;
    return !found && out && object.object() ? &*out : found;
}

bool hasEmptyText(const Form& form, const json::Value& value)
{
    const bool isTyped =
        form.kind == Form::Kind::Text || form.kind == Form::Kind::Name || form.kind == Form::Kind::Card;
    if (isTyped)
        return value.string() && value.string()->empty();
    for (std::size_t i = 0; i < form.keys.size(); ++i)
        if (const json::Value* member = value.find(form.keys[i]);
            member && hasEmptyText(form.parts[i], *member))
            return true;
    return false;
}

} // namespace rulesview
