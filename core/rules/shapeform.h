// What a form needs to know to ask for a value of each shape.
#pragma once

#include "parameters.h"
#include "shape.h"

namespace rules {

inline Form asForm(const Number& shape)
{
    return {Form::Kind::Number, shape.least, shape.most};
}
inline Form asForm(const Loss& shape)
{
    return {.kind = Form::Kind::Number, .least = shape.least, .most = shape.most, .isLoss = true};
}
inline Form asForm(const Text&)
{
    return {Form::Kind::Text};
}
inline Form asForm(const Name&)
{
    return {Form::Kind::Name};
}
inline Form asForm(const CardName&)
{
    return {Form::Kind::Card};
}
inline Form asForm(const WallClock&)
{
    return {.kind = Form::Kind::Time, .none = json::of(nullptr)};
}
/// A choice. Yes/no and a length are choices too.
template <class Shape>
requires requires(const Shape& of)
{
    of.choices();
}
Form asForm(const Shape& shape)
{
    return {.kind = Form::Kind::Choice, .choices = shape.choices()};
}

template <class Shape>
Form asForm(const OrNull<Shape>& shape);
template <class Shape>
Form asForm(const ListOf<Shape>& shape);
template <class... Each>
Form asForm(const ObjectOf<Each...>& shape);

/// A number, although the shape has choices.
inline Form asForm(const UpToShape& shape)
{
    Form all = asForm(shape.shape);
    all.none = json::of(nullptr);
    return all;
}
template <class Shape>
Form asForm(const OrNull<Shape>& shape)
{
    Form all = asForm(shape.shape);
    all.none = json::of(nullptr);
    return all;
}
template <class Shape>
Form asForm(const ListOf<Shape>& shape)
{
    return {.kind = Form::Kind::List, .parts = {asForm(shape.shape)}};
}
template <class Shape>
Form asForm(const TypedList<Shape>& shape)
{
    return {.kind = Form::Kind::List, .parts = {asForm(shape.shape)}};
}
template <class... Each>
Form asForm(const ObjectOf<Each...>& shape)
{
    Form all{Form::Kind::Object};
    const auto add = [&](const auto& each) {
        all.keys.push_back(each.key);
        all.parts.push_back(asForm(each.shape));
        if (each.isLater)
            all.parts.back().leftOut = each.shape.write(each.before());
    };
    std::apply([&](const auto&... each) { (add(each), ...); }, shape.members);
    return all;
}
inline Form asForm(const DoubleNilShape&)
{
    Form all = asForm(doubleNilMembers);
    all.none = json::of("sum");
    return all;
}
inline Form asForm(const LimitShape&)
{
    return asForm(limitMembers);
}

} // namespace rules
