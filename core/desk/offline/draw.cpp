#include "draw.h"

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/roundrobin.h"
#include "bracket/swiss.h"
#include "desk/drawing/drawoutlook.h"
#include "files/tournamentjson.h"
#include "wording/tournament/drawing.h"

#include <algorithm>

namespace desk {

namespace {

using bracket::Kind;
using message::Message;

Message noSuchFormat(const std::string& word)
{
    std::vector<std::string> known;
    for (const Kind kind : bracket::allKinds())
        known.emplace_back(bracket::word(kind));
    return Message{"draw-no-such-format", {{"format", word}, {"formats", known}}};
}

// An option, whether it was given, and the formats that have it.
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
            {"wildcards", options.wildcards.has_value(), {Kind::PoolsPlayoff}},
            {"rounds", options.rounds.has_value(), {Kind::Swiss}},
            {"meetings", options.meetings.has_value(), {Kind::RoundRobin, Kind::PoolsPlayoff}}};
}

std::optional<Message> strayOption(const DrawOptions& options, Kind kind)
{
    for (const Belongs& belongs : belonging(options)) {
        if (!belongs.given || std::find(belongs.to.begin(), belongs.to.end(), kind) != belongs.to.end())
            continue;
        const std::string_view owner = bracket::word(belongs.to.front());
        return belongs.to.size() == 1
                   ? Message{"draw-option-of-format",
                             {{"option", belongs.option}, {"owner", owner}, {"format", bracket::word(kind)}}}
                   : Message{"draw-option-of-two-formats",
                             {{"option", belongs.option},
                              {"owner", owner},
                              {"other", bracket::word(belongs.to.back())},
                              {"format", bracket::word(kind)}}};
    }
    return std::nullopt;
}

using Made = std::variant<bracket::Bracket, bracket::Refusal>;

Made poolsOf(const DrawOptions& options)
{
    if (!options.pools)
        return Message{"draw-needs-pools"};
    if (!options.advance)
        return Message{"draw-needs-advance"};
    return bracket::poolsPlayoff(*options.entries,
                                 {*options.pools, *options.advance, options.wildcards.value_or(0),
                                  options.meetings.value_or(1), options.thirdPlace});
}

Made swissOf(const DrawOptions& options)
{
    const int entries = *options.entries;
    Made empty = bracket::swiss(entries, options.rounds.value_or(1), {});
    if (std::holds_alternative<bracket::Refusal>(empty))
        return empty;
    return bracket::swiss(entries, options.rounds.value_or(bracket::usualSwissRounds(entries)),
                          {bracket::firstSwissRound(entries)});
}

Made made(Kind kind, const DrawOptions& options)
{
    switch (kind) {
    case Kind::SingleElimination:
        return bracket::singleElimination(*options.entries, options.thirdPlace);
    case Kind::DoubleElimination:
        return bracket::doubleElimination(*options.entries, options.singleFinal);
    case Kind::RoundRobin:
        return bracket::roundRobin(*options.entries, options.meetings.value_or(1));
    case Kind::PoolsPlayoff:
        return poolsOf(options);
    case Kind::Swiss:
        break;
    }
    return swissOf(options);
}

} // namespace

tl::expected<bracket::Bracket, Message> draw(const DrawOptions& options)
{
    if (!options.format)
        return tl::unexpected(Message{"draw-needs-format"});
    const std::optional<Kind> kind = bracket::kindOf(*options.format);
    if (!kind)
        return tl::unexpected(noSuchFormat(*options.format));
    if (!options.entries)
        return tl::unexpected(Message{"draw-needs-entries"});
    if (const auto stray = strayOption(options, *kind))
        return tl::unexpected(*stray);
    Made drawn = made(*kind, options);
    if (const auto* refusal = std::get_if<bracket::Refusal>(&drawn))
        return tl::unexpected(*refusal);
    return std::get<bracket::Bracket>(std::move(drawn));
}

std::string drawn(const bracket::Bracket& bracket, As as, std::optional<int> tables)
{
    if (!tables)
        return as == As::Text ? wording::drawing(bracket) : files::bracketJson(bracket) + '\n';
    tournament::Setting setting;
    setting.bracket = bracket;
    setting.tournament = facts::Tournament{};
    setting.tournament->tables = *tables;
    const auto plan = tournament::planned(std::move(setting));
    const int minutes = plan ? minutesOf(*plan) : 0; // no plan, no matches
    if (as == As::Text)
        return wording::drawing(bracket) +
               durationInWords(minutes, *tables, tournament::usualMatch(nullptr)) + '\n';
    json::Value all = json::parse(files::bracketJson(bracket)).value();
    auto& members = std::get<json::Object>(all.data);
    members.emplace_back("tables", *tables);
    members.emplace_back("minutes", minutes);
    return json::print(all) + '\n';
}

} // namespace desk
