// What a correction of a whole sheet comes to, for people and for programs.
#include "correcting.h"
#include "wholesheet.h"

#include "desk/wording/names.h"
#include "files/statusjson.h"
#include "tournament/queries/clock.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

namespace {

using facts::Seat;

/// The sheets that it is about.
std::vector<std::string> sheetsOf(const SheetOptions& options)
{
    std::vector<std::string> ids{options.match};
    if (options.to)
        ids.push_back(*options.to);
    return ids;
}

bool isRuledOn(const tournament::Match& match)
{
    const auto ruled = [](const tournament::Item& item) {
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        return hand && (!hand->reneges.empty() || !hand->fouls.empty() || !hand->adjustments.empty());
    };
    return std::any_of(match.games.begin(), match.games.end(), [&](const tournament::Sheet& sheet) {
        return std::any_of(sheet.items.begin(), sheet.items.end(), ruled);
    });
}

std::string whoDeals(const tournament::Tournament& tournament, const tournament::Match& match)
{
    if (!match.call->firstDealer)
        return "nobody known";
    return seatName(tournament, match, *match.call->firstDealer);
}

/// Whether the clock of its game has started.
bool isTimed(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Match& match = *tournament::match(tournament, id);
    return tournament::clockOf(match.rules->rules, match, tournament::recordOf(tournament, id)).state !=
           tournament::Clock::State::NotStarted;
}

void addSeats(const Correction& correction, const tournament::Match& was, const tournament::Match& is,
              std::vector<std::string>& lines)
{
    if (!was.call || !is.call)
        return;
    for (const Seat seat : facts::allSeats)
        if (was.call->players[seat] != is.call->players[seat])
            lines.push_back(titleOf(is) + ": " + seatName(correction.after, is, seat) + " in place of " +
                            personName(correction.before, was.call->players[seat]));
    if (whoDeals(correction.before, was) != whoDeals(correction.after, is))
        lines.push_back(titleOf(is) + ": " + whoDeals(correction.after, is) + " dealt first, not " +
                        whoDeals(correction.before, was));
}

} // namespace

std::vector<std::string> sheetChanges(const Correction& correction, const SheetOptions& options)
{
    const tournament::Match& was = *tournament::match(correction.before, options.match);
    const tournament::Match& is = *tournament::match(correction.after, options.match);
    std::vector<std::string> lines;
    const int count = tournament::handsOn(was);
    const std::string hands = std::to_string(count) + (count == 1 ? " hand" : " hands");
    if (options.to) {
        const tournament::Match& to = *tournament::match(correction.after, *options.to);
        lines.push_back(titleOf(was) + ": its sheet with " + hands + " is that of " + titleOf(to));
        if (!tournament::match(correction.before, to.id)->call)
            lines.push_back(titleOf(to) + " is called with it, to table " + std::to_string(to.call->table));
        if (!isTimed(correction.before, to.id) && isTimed(correction.after, to.id))
            lines.push_back(titleOf(to) + ": its clock goes on where that of " + titleOf(was) + " stands");
    }
    if (options.sides)
        lines.push_back(titleOf(was) + ": A and B change columns in " + hands +
                        (isRuledOn(was) ? ", with all that was ruled" : "") + "; who dealt stays");
    addSeats(correction, was, is, lines);
    return lines;
}

std::string sheetText(const Correction& correction, const SheetOptions& options)
{
    std::string text;
    const auto add = [&](const std::string& line) { text += line + '\n'; };
    for (const std::string& line : sheetChanges(correction, options))
        add(line);
    for (const std::string& id : sheetsOf(options))
        for (const std::string& line : resultChanges(correction, id))
            add(line);
    for (const std::string& line : laterTexts(correction))
        add(line);
    for (const std::string& id : correction.undecided)
        add(undecidedText(correction, id));
    for (const LaterChoice& then : correction.then)
        add(titleOf(*tournament::match(correction.after, then.match)) +
            " was decided: " + std::string(facts::word(then.choice)));
    return text;
}

std::string sheetJson(const Correction& correction, const SheetOptions& options)
{
    json::Object out = appliedJson(correction);
    json::Array sheets;
    for (const std::string& id : sheetsOf(options))
        sheets.push_back(json::of(
            json::Object{{"match", json::of(id)}, {"result", json::of(resultJson(correction, id))}}));
    json::Array says;
    for (const std::string& line : sheetChanges(correction, options))
        says.push_back(json::of(line));
    out.emplace_back("says", json::of(std::move(says)));
    out.emplace_back("sheets", json::of(std::move(sheets)));
    out.emplace_back("later", json::of(laterJson(correction)));
    out.emplace_back("changed", json::of(changedJson(correction)));
    return json::print(json::of(std::move(out)));
}

} // namespace desk
