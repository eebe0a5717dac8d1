#include "fact.h"

#include <algorithm>

namespace facts {

using message::Message;

Fact::Fact() = default;

template <class Kind>
requires isOneOf<Kind, AnyKind> Fact::Fact(Kind kind) : AnyKind(std::in_place_type<Kind>, std::move(kind)) {}
template Fact::Fact(Tournament);
template Fact::Fact(Rules);
template Fact::Fact(Person);
template Fact::Fact(Team);
template Fact::Fact(Draw);
template Fact::Fact(Checkin);
template Fact::Fact(Withdraw);
template Fact::Fact(Substitute);
template Fact::Fact(Call);
template Fact::Fact(Hand);
template Fact::Fact(Misdeal);
template Fact::Fact(TimeCall);
template Fact::Fact(Outcome);
template Fact::Fact(Agree);
template Fact::Fact(Challenge);
template Fact::Fact(Decision);
template Fact::Fact(Foul);
template Fact::Fact(Adjustment);
template Fact::Fact(Retract);
template Fact::Fact(Resolve);
template Fact::Fact(Move);
template Fact::Fact(Clock);
template Fact::Fact(Paper);
template Fact::Fact(Pairing);
template Fact::Fact(Lot);
template Fact::Fact(PlayIn);
template Fact::Fact(LateEntry);
template Fact::Fact(Closure);
template Fact::Fact(Evidence);
template Fact::Fact(Protest);
template Fact::Fact(Settlement);
template Fact::Fact(Rating);
template Fact::Fact(Incident);
template Fact::Fact(Sanction);
template Fact::Fact(Wait);
template Fact::Fact(ScoreSheet);

Fact::Fact(const Fact& other) = default;
Fact::Fact(Fact&& other) noexcept = default;
Fact& Fact::operator=(const Fact& other) = default;
Fact& Fact::operator=(Fact&& other) noexcept = default;
Fact::~Fact() = default;

bool operator==(const Fact& one, const Fact& other)
{
    return static_cast<const AnyKind&>(one) == static_cast<const AnyKind&>(other);
}

namespace {

// Writes each field that has a value under its key.
struct FieldWriter {
    json::Object& out;
    bool withPrivate;

    template <class T, class Shape>
    void operator()(std::string_view key, const T& value, const Shape& shape)
    {
        if (isPrivate<Shape> && !withPrivate)
            return;
        if constexpr (isOptional<T>) {
            if (value)
                out.emplace_back(key, shape.write(*value));
        } else if (!std::is_same_v<T, bool> || value != T()) { // false is not written
            out.emplace_back(key, shape.write(value));
        }
    }
};

// Looks for an id in each field with ids.
struct IdFinder {
    std::string_view id;
    bool found = false;

    template <class T, class Shape>
    void operator()(std::string_view /*key*/, const T& value, const Shape& /*shape*/)
    {
        if constexpr (std::is_same_v<Shape, Id>)
            found = found || value == id;
        else if constexpr (std::is_same_v<Shape, Ids>)
            look(value);
    }

private:
    void look(const std::vector<std::string>& ids)
    {
        found = found || std::ranges::find(ids, id) != ids.end();
    }
    void look(const std::optional<std::vector<std::string>>& ids)
    {
        if (ids)
            look(*ids);
    }
};

// Reads each field from its key. A missing required field is a problem.
struct FieldReader {
    json::Reader& reader;
    Reasons reasons;

    template <class T, class Shape>
    void operator()(std::string_view key, T& value, const Shape& shape)
    {
        constexpr bool mayBeMissing = isOptional<T> || std::is_same_v<T, bool>;
        const json::Value* member = mayBeMissing ? reader.take(key) : reader.need(key);
        if (!member)
            return;
        if constexpr (std::is_same_v<Shape, OwnWords>)
            if (const std::string* text = member->string();
                text && text->empty() && reasons == Reasons::NotYet) {
                value = *text;
                return;
            }
        const Found at{*member, reader.placeOf(key), reader.problems()};
        if constexpr (isOptional<T>)
            shape.read(at, value.emplace());
        else
            shape.read(at, value);
    }
};

json::Value written(const Fact& fact, bool withPrivate)
{
    json::Object out;
    std::visit(
        [&](const auto& each) {
            std::decay_t<decltype(each)>::fields(each, FieldWriter{out, withPrivate});
        },
        fact);
    return out;
}

template <class Kind>
void readKind(Kind& fact, const json::Value& value, const std::string& place, json::Problems& problems,
              Reasons reasons = Reasons::Given)
{
    const std::size_t before = problems.size();
    json::Reader reader(value, place, problems);
    if (!value.object())
        return;
    Kind::fields(fact, FieldReader{reader, reasons});
    reader.done();
    if constexpr (requires { fact.contradiction(); }) {
        if (problems.size() != before)
            return;
        if (std::optional<Message> found = fact.contradiction())
            problems.push_back({value.line, place, *std::move(found)});
    }
}

template <class Shape>
void checkText(const std::string& text, const char* place, const Shape& shape, json::Problems& problems)
{
    std::string same;
    const auto spelled = json::parse(json::print(text));
    shape.read({*spelled, place, problems}, same);
    if (problems.empty() && same != text)
        problems.push_back({1, place, Message{"facts-text-not-utf8"}});
}

} // namespace

std::string_view kindOf(const Fact& fact)
{
    return std::visit([](const auto& each) { return std::decay_t<decltype(each)>::kind; }, fact);
}

const Traits& traitsOf(const Fact& fact)
{
    return std::visit([](const auto& each) -> const Traits& { return each.traits; }, fact);
}

std::vector<std::string_view> kindsIn(Group group)
{
    std::vector<std::string_view> names;
    forEachKind([&](const auto& each) {
        if (each.traits.isIn(group))
            names.push_back(each.kind);
    });
    return names;
}

bool replaces(const Fact& later, const Fact& earlier)
{
    return later.index() == earlier.index() &&
           std::visit(
               [&](const auto& one) {
                   return one.key() == std::get<std::decay_t<decltype(one)>>(earlier).key();
               },
               later);
}

bool names(const Fact& fact, std::string_view id)
{
    IdFinder finder{id};
    std::visit([&](const auto& each) { std::decay_t<decltype(each)>::fields(each, finder); }, fact);
    return finder.found;
}

const Spot* spotOf(const Fact& fact)
{
    return std::visit(
        [](const auto& each) -> const Spot* {
            if constexpr (requires { each.spot.place; })
                return &each.spot;
            else if constexpr (requires { each.hand.place; })
                return &each.hand;
            else
                return nullptr;
        },
        fact);
}

const Sitting* sittingOf(const Fact& fact)
{
    if (const Spot* spot = spotOf(fact))
        return &spot->sitting;
    return std::visit(
        [](const auto& each) -> const Sitting* {
            if constexpr (requires { each.sitting.match; })
                return &each.sitting;
            else
                return nullptr;
        },
        fact);
}

std::span<const std::string_view> kinds()
{
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> names;
        forEachKind([&](const auto& each) { names.push_back(each.kind); });
        return names;
    }();
    return all;
}

json::Value toJson(const Fact& fact)
{
    return written(fact, true);
}

std::string payload(const Fact& fact)
{
    return json::canonical(written(fact, false));
}

std::optional<Fact> read(std::string_view kind, const json::Value& value, const std::string& place,
                         json::Problems& problems)
{
    const std::size_t before = problems.size();
    std::optional<Fact> found;
    forEachKind([&](auto blank) {
        if (blank.kind != kind)
            return;
        readKind(blank, value, place, problems);
        found = std::move(blank);
    });
    if (!found)
        problems.push_back({value.line, place, Message{"facts-unknown-kind", {{"kind", kind}}}});
    return problems.size() == before ? found : std::nullopt;
}

tl::expected<Fact, json::Problems> parse(std::string_view kind, std::string_view payload)
{
    const auto value = json::parse(payload);
    if (!value)
        return tl::unexpected(json::Problems{value.error()});
    json::Problems problems;
    auto fact = read(kind, *value, {}, problems);
    if (!fact)
        return tl::unexpected(std::move(problems));
    return std::move(*fact);
}

json::Problems check(const Fact& fact, Reasons reasons)
{
    const auto value = json::parse(json::canonical(toJson(fact)));
    if (!value)
        return {value.error()};
    json::Problems problems;
    const auto isTheSame = [&]<class Kind>(const Kind& each) {
        Kind again{};
        readKind(again, *value, {}, problems, reasons);
        return again == each;
    };
    if (!std::visit(isTheSame, fact) && problems.empty())
        problems.push_back({1, {}, Message{"facts-not-canonical"}});
    return problems;
}

json::Problems check(const Stamp& stamp)
{
    json::Problems problems;
    checkText(stamp.op, "op", Op{}, problems);
    checkText(stamp.by, "by", Text{80}, problems);
    checkText(stamp.device, "device", Text{64}, problems);
    checkText(stamp.at, "at", Utc{}, problems);
    return problems;
}

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
    json::Object out{{"kind", kindOf(entry.fact)}, {"fact", toJson(entry.fact)},   {"op", entry.stamp.op},
                     {"by", entry.stamp.by},       {"device", entry.stamp.device}, {"at", entry.stamp.at}};
    if (entry.seq > 0)
        out.emplace_back("seq", entry.seq);
    return json::canonical(std::move(out));
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
