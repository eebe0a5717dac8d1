// What a correction of a whole sheet comes to, for people and for programs.
#include "correcting.h"
#include "wholesheet.h"

#include "files/statusjson.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/clock.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using wording::filled;

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
        return filled(wording::Desk::tr("nobody known"));
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
            lines.push_back(filled(wording::Desk::tr("%1: %2 in place of %3"), wording::titleOf(is),
                                   seatName(correction.after, is, seat),
                                   personName(correction.before, was.call->players[seat])));
    if (whoDeals(correction.before, was) != whoDeals(correction.after, is))
        lines.push_back(filled(wording::Desk::tr("%1: %2 dealt first, not %3"), wording::titleOf(is),
                               whoDeals(correction.after, is), whoDeals(correction.before, was)));
}

} // namespace

std::vector<std::string> sheetChanges(const Correction& correction, const SheetOptions& options)
{
    const tournament::Match& was = *tournament::match(correction.before, options.match);
    const tournament::Match& is = *tournament::match(correction.after, options.match);
    std::vector<std::string> lines;
    const int count = tournament::handsOn(was);
    const std::string hands =
        count == 1 ? filled(wording::Desk::tr("1 hand")) : filled(wording::Desk::tr("%1 hands"), count);
    if (options.to) {
        const tournament::Match& to = *tournament::match(correction.after, *options.to);
        lines.push_back(filled(wording::Desk::tr("%1: its sheet with %2 is that of %3"),
                               wording::titleOf(was), hands, wording::titleOf(to)));
        if (!tournament::match(correction.before, to.id)->call)
            lines.push_back(filled(wording::Desk::tr("%1 is called with it, to table %2"),
                                   wording::titleOf(to), to.call->table));
        if (!isTimed(correction.before, to.id) && isTimed(correction.after, to.id))
            lines.push_back(filled(wording::Desk::tr("%1: its clock goes on where that of %2 stands"),
                                   wording::titleOf(to), wording::titleOf(was)));
    }
    if (options.sides)
        lines.push_back(filled(
            isRuledOn(was) ? wording::Desk::tr(
                                 "%1: A and B change columns in %2, with all that was ruled; who dealt stays")
                           : wording::Desk::tr("%1: A and B change columns in %2; who dealt stays"),
            wording::titleOf(was), hands));
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
        add(filled(wording::Desk::tr("%1 was decided: %2"),
                   wording::titleOf(*tournament::match(correction.after, then.match)),
                   wording::choiceWord(then.choice)));
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
