#include "draw.h"

#include "bracket/drawing.h"
#include "bracket/elimination.h"
#include "files/bracketjson.h"

#include <algorithm>

namespace desk {

namespace {

using bracket::Kind;

std::string noSuchFormat(const std::string& word)
{
    std::string known;
    for (const Kind kind : bracket::allKinds())
        known += (known.empty() ? "" : ", ") + std::string(bracket::word(kind));
    return "there is no format \"" + word + "\"; the formats are " + known;
}

// An option, whether it was given, and the formats that know it.
struct Belongs {
    std::string_view option;
    bool given;
    std::vector<Kind> to;
};

std::vector<Belongs> belonging(const DrawOptions& options)
{
    return {{"third-place", options.thirdPlace, {Kind::SingleElimination, Kind::PoolsPlayoff}},
            {"single-final", options.singleFinal, {Kind::DoubleElimination}},
            {"pools", options.pools.has_value(), {Kind::PoolsPlayoff}},
            {"advance", options.advance.has_value(), {Kind::PoolsPlayoff}},
            {"rounds", options.rounds.has_value(), {Kind::Swiss}},
            {"meetings", options.meetings.has_value(), {Kind::RoundRobin, Kind::PoolsPlayoff}}};
}

std::optional<std::string> strayOption(const DrawOptions& options, Kind kind)
{
    for (const Belongs& belongs : belonging(options)) {
        if (!belongs.given || std::find(belongs.to.begin(), belongs.to.end(), kind) != belongs.to.end())
            continue;
        std::string owners;
        for (const Kind owner : belongs.to)
            owners += (owners.empty() ? "" : " and ") + std::string(bracket::word(owner));
        return "the option " + std::string(belongs.option) + " belongs to " + owners + ", not to " +
               std::string(bracket::word(kind));
    }
    return std::nullopt;
}

} // namespace

tl::expected<bracket::Bracket, std::string> draw(const DrawOptions& options)
{
    if (!options.format)
        return tl::unexpected(std::string("say which format is to be drawn, such as single-elimination"));
    const std::optional<Kind> kind = bracket::kindOf(*options.format);
    if (!kind)
        return tl::unexpected(noSuchFormat(*options.format));
    if (!options.entries)
        return tl::unexpected(std::string("say for how many entries the draw is"));
    if (const auto stray = strayOption(options, *kind))
        return tl::unexpected(*stray);
    if (*kind != Kind::SingleElimination)
        return tl::unexpected(*options.format + " is not built yet; single-elimination is");

    auto made = bracket::singleElimination(*options.entries, options.thirdPlace);
    if (const auto* refusal = std::get_if<bracket::Refusal>(&made))
        return tl::unexpected(refusal->text);
    return std::get<bracket::Bracket>(std::move(made));
}

std::string drawn(const bracket::Bracket& bracket, As as)
{
    return as == As::Text ? bracket::drawing(bracket) : files::bracketJson(bracket) + '\n';
}

} // namespace desk
