#include "rulingrows.h"

#include "desk/corrections/correcting.h"
#include "desk/corrections/rowchange.h"
#include "rules/words.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/rulecard/why.h"
#include "wording/tr.h"
#include "json/build.h"

namespace desk {

using wording::filled;

namespace {

/// What each side's points of the hand come from, a line each.
void addReasons(const tournament::Match& match, const scoring::HandLedger& row, std::string& text)
{
    for (const scoring::Side side : scoring::bothSides) {
        const scoring::SideLedger& ledger = row.sides[side];
        const std::string name = "  " + scoring::name(side) + ": ";
        for (const std::string& counted : wording::whyCounted(*match.rules, ledger))
            text += name + counted + '\n';
        for (const wording::Reason& reason : wording::why(*match.rules, side, ledger))
            text += name + rules::added(reason.points) + ' ' + reason.words + " (" + reason.source + ")\n";
    }
}

json::Value rowValue(const scoring::HandLedger* row)
{
    if (!row)
        return json::of(nullptr);
    return json::of(json::Object{{"a", json::of(row->sides.a.score)}, {"b", json::of(row->sides.b.score)}});
}

} // namespace

std::string rulingRowsText(const Correction& correction, const facts::Spot& spot)
{
    const tournament::Match& match = *tournament::match(correction.after, spot.sitting.match);
    std::string text;
    const auto rows = rowChanges(correction, spot);
    for (const RowChange& row : rows) {
        const std::string was = rowInWords(row.was);
        const std::string is = rowInWords(row.is);
        const std::string at = wording::titleOf(match) + ", " + wording::handAt(match, row.game, row.place);
        text += (was == is ? filled(wording::Desk::tr("%1: %2, as before"), at, was)
                           : filled(wording::Desk::tr("%1: %2 becomes %3"), at, was, is)) +
                '\n';
        if (&row == &rows.front() && row.is)
            addReasons(match, *row.is, text);
    }
    for (const std::string& line : resultChanges(correction, match.id))
        text += line + '\n';
    for (const std::string& line : laterTexts(correction))
        text += line + '\n';
    for (const std::string& id : correction.undecided)
        text += undecidedText(correction, id) + '\n';
    return text;
}

void addRulingRows(const Correction& correction, const facts::Spot& spot, json::Object& out)
{
    json::Array rows;
    for (const RowChange& row : rowChanges(correction, spot))
        rows.push_back(json::of(json::Object{{"game", json::of(row.game)},
                                             {"place", json::of(row.place)},
                                             {"was", rowValue(row.was)},
                                             {"is", rowValue(row.is)}}));
    out.emplace_back("hands", json::of(std::move(rows)));
    out.emplace_back("result", json::of(resultJson(correction, spot.sitting.match)));
    out.emplace_back("later", json::of(laterJson(correction)));
    out.emplace_back("changed", json::of(changedJson(correction)));
}

} // namespace desk
