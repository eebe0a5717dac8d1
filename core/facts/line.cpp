#include "line.h"

#include "canonical.h"

namespace facts {

namespace {

template <class Shape>
std::optional<std::string> optionalText(json::Reader& reader, std::string_view key, const Shape& shape)
{
    const json::Value* value = reader.take(key);
    if (!value)
        return std::nullopt;
    std::string text;
    shape.read({*value, reader.placeOf(key), reader.problems()}, text);
    return text;
}

} // namespace

std::string line(const Entry& entry)
{
    json::Object out{{"kind", json::of(kindOf(entry.fact))},   {"fact", toJson(entry.fact)},
                     {"op", json::of(entry.stamp.op)},         {"by", json::of(entry.stamp.by)},
                     {"device", json::of(entry.stamp.device)}, {"at", json::of(entry.stamp.at)}};
    if (entry.seq > 0)
        out.emplace_back("seq", json::Value{entry.seq});
    return canonical(json::of(std::move(out)));
}

tl::expected<Request, json::Problems> readLine(std::string_view text, int number)
{
    const auto value = json::parse(text, number);
    if (!value)
        return tl::unexpected(json::Problems{value.error()});
    json::Problems problems;
    json::Reader reader(*value, {}, problems);
    if (!value->object())
        return tl::unexpected(std::move(problems));
    Request request;
    request.op = optionalText(reader, "op", Op{});
    request.by = optionalText(reader, "by", Text{80});
    request.device = optionalText(reader, "device", Text{64});
    request.at = optionalText(reader, "at", Utc{});
    if (reader.take("seq"))
        reader.integer("seq", 1, 2000000000);
    const std::string kind = reader.string("kind");
    const json::Value* given = reader.need("fact");
    if (given && !kind.empty())
        if (auto fact = read(kind, *given, "fact", problems))
            request.fact = std::move(*fact);
    reader.done();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return request;
}

} // namespace facts
