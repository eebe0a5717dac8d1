#include "entry.h"

#include "sheetwriter.h"
#include "table.h"

#include "files/gamerecord.h"
#include "files/ledgerjson.h"
#include "night/convert.h"

#include <algorithm>

namespace desk {

namespace {

using night::Item;
using night::Match;

/// A line as it was given.
struct Line {
    std::optional<std::string> op;
    scoring::Item item;
};

Answer<Line> readLine(std::string_view text, int number)
{
    auto value = json::parse(text, number);
    json::Problems problems;
    Line line;
    if (!value) {
        problems.push_back(value.error());
    } else {
        if (auto* members = std::get_if<json::Object>(&value->data)) {
            const auto at = std::find_if(members->begin(), members->end(),
                                         [](const auto& member) { return member.first == "op"; });
            if (at != members->end()) {
                facts::Op{}.read(at->second, "op", problems, line.op.emplace());
                members->erase(at);
            }
        }
        line.item = files::readItem(*value, "hand", problems);
    }
    if (problems.empty())
        return line;
    std::vector<std::string> mistakes;
    for (const json::Problem& problem : problems)
        mistakes.push_back(problem.place.empty() ? problem.text : problem.place + ": " + problem.text);
    return refused(std::move(mistakes));
}

Answer<void> callFirst(Draft& draft, const std::string& id)
{
    const Match& match = *night::match(draft.night(), id);
    if (match.call)
        return {};
    const auto call = callFor(draft.night(), match, {});
    return call ? draft.addAhead(facts::Fact(*call)) : tl::unexpected(call.error());
}

/// Whether the line with that op is on record; refused where it says something else there.
Answer<bool> isRepeat(const Draft& draft, const std::string& id, const Line& line)
{
    const night::Filed* filed = line.op ? night::filed(draft.night(), *line.op) : nullptr;
    if (!filed)
        return false;
    const facts::Fact& fact = filed->entry->fact;
    bool same = false;
    const auto hasBid = [](const scoring::SideHand& side) { return side.bid.index() != 0; };
    if (const auto* hand = std::get_if<scoring::Hand>(&line.item)) {
        const auto* known = std::get_if<facts::Hand>(&fact);
        same = known && known->spot.sitting.match == id;
        for (const scoring::Side side : scoring::bothSides)
            same = same && (!hasBid(hand->sides[side]) ||
                            night::recorded(hand->sides[side]) == known->sides[night::recorded(side)]);
    } else if (const auto* misdeal = std::get_if<scoring::Misdeal>(&line.item)) {
        const auto* known = std::get_if<facts::Misdeal>(&fact);
        same = known && known->spot.sitting.match == id && known->reason == misdeal->reason;
    } else {
        const auto* known = std::get_if<facts::TimeCall>(&fact);
        same = known && known->spot.sitting.match == id;
    }
    if (!same)
        return refused("op: " + *line.op + " is on record already and says something else");
    return true;
}

std::string standing(const scoring::PerSide<int>& score, std::string_view state)
{
    return " a " + std::to_string(score.a) + " b " + std::to_string(score.b) + ' ' + std::string(state);
}

std::string standing(const scoring::PerSide<int>& score, scoring::State state)
{
    return standing(score, files::word(state));
}

/// Where that item leaves its game.
std::string answerFor(const Match& match, const std::string& op)
{
    for (const night::Sheet& sheet : match.games) {
        std::size_t row = 0;
        for (const Item& item : sheet.items) {
            const bool isHand = std::holds_alternative<scoring::Hand>(item.what);
            const scoring::Result& now = sheet.ledger.result;
            if (item.op == op && item.isOpen)
                return "ok hand " + std::to_string(row + 1) + standing(now.score, "open");
            if (item.op == op && isHand) {
                const scoring::HandLedger& hand = sheet.ledger.hands[row];
                return "ok hand " + std::to_string(hand.hand) +
                       standing({hand.sides.a.score, hand.sides.b.score}, hand.state);
            }
            if (item.op == op)
                return (std::holds_alternative<scoring::Misdeal>(item.what) ? "ok misdeal" : "ok time-call") +
                       standing(now.score, now.state);
            row += isHand && !item.isOpen ? 1 : 0;
        }
    }
    // Time was called while a hand was open: it stands with that hand.
    const scoring::Result& now = night::result(match);
    return "ok time-call" + standing(now.score, now.state);
}

Answer<void> put(Draft& draft, const std::string& id, const scoring::Item& item)
{
    if (auto called = callFirst(draft, id); !called)
        return called;
    return write(draft, *night::match(draft.night(), id), item);
}

} // namespace

Answer<std::string> enter(Desk& desk, const std::string& by, const std::string& id, std::string_view text,
                          int number)
{
    const auto line = readLine(text, number);
    if (!line)
        return tl::unexpected(line.error());
    const auto recorded = desk.record(
        by,
        [&](Draft& draft) -> Answer<void> {
            const auto repeat = isRepeat(draft, id, *line);
            if (!repeat)
                return tl::unexpected(repeat.error());
            return *repeat ? Answer<void>() : put(draft, id, line->item);
        },
        line->op);
    if (!recorded)
        return tl::unexpected(recorded.error());
    return answerFor(*night::match(desk.night(), id), recorded->op);
}

Answer<Recorded> enter(Desk& desk, const std::string& by, const std::string& id, const scoring::Item& item)
{
    return desk.record(by, [&](Draft& draft) { return put(draft, id, item); });
}

} // namespace desk
