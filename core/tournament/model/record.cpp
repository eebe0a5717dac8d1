#include "record.h"

#include <algorithm>

namespace tournament {

const Filed* find(const Record& record, std::string_view op)
{
    for (const Filed& filed : record)
        if (filed.entry->stamp.op == op)
            return &filed;
    return nullptr;
}

bool hasBegun(const Record& record)
{
    return std::ranges::any_of(record, [](const Filed& filed) {
        return filed.holds && !std::holds_alternative<facts::Retract>(filed.entry->fact) &&
               !std::holds_alternative<facts::Wait>(filed.entry->fact);
    });
}

std::optional<std::string> mainFactOf(const facts::Fact& fact)
{
    const auto* resolve = std::get_if<facts::Resolve>(&fact);
    return resolve ? resolve->correction : std::nullopt;
}

void settle(Record& record)
{
    // A retract is newer than its target, so going backward every verdict is known in time.
    std::set<std::string_view> takenBack;
    for (std::size_t i = record.size(); i-- > 0;) {
        Filed& filed = record[i];
        const facts::Entry& entry = *filed.entry;
        const auto with = mainFactOf(entry.fact);
        filed.holds = !takenBack.count(entry.stamp.op) && !(with && takenBack.count(*with));
        if (const auto* retract = std::get_if<facts::Retract>(&entry.fact); retract && filed.holds)
            takenBack.insert(retract->target);
    }
}

const std::string* targetOf(const facts::Fact& fact)
{
    if (const auto* retract = std::get_if<facts::Retract>(&fact))
        return &retract->target;
    if (const auto* decision = std::get_if<facts::Decision>(&fact))
        return &decision->challenge;
    if (const auto* evidence = std::get_if<facts::Evidence>(&fact))
        return &evidence->challenge;
    if (const auto* settlement = std::get_if<facts::Settlement>(&fact))
        return &settlement->protest;
    return nullptr;
}

const std::string* movedTo(const facts::Fact& fact)
{
    const auto* move = std::get_if<facts::Move>(&fact);
    return move && move->toMatch ? &*move->toMatch : nullptr;
}

bool hasFactAbout(const Record& record, const std::string& target)
{
    return std::ranges::any_of(record, [&](const Filed& filed) {
        return filed.entry->stamp.op == target || mainFactOf(filed.entry->fact) == target;
    });
}

const facts::Fact& inTheEnd(const Record& record, const facts::Fact& fact)
{
    const auto* retract = std::get_if<facts::Retract>(&fact);
    const Filed* target = retract ? find(record, retract->target) : nullptr;
    return target ? inTheEnd(record, target->entry->fact) : fact;
}

namespace {

struct Mirror {
    void operator()(facts::Hand& hand) const { std::swap(hand.sides.a, hand.sides.b); }
    void operator()(facts::Misdeal& misdeal) const { misdeal.calledBy.side = other(misdeal.calledBy.side); }
    void operator()(facts::Challenge& challenge) const
    {
        challenge.accused.side = other(challenge.accused.side);
        if (challenge.by != facts::Challenger::Supervisor)
            challenge.by = challenge.by == facts::Challenger::A ? facts::Challenger::B : facts::Challenger::A;
    }
    void operator()(facts::Foul& foul) const { foul.side = other(foul.side); }
    void operator()(facts::Adjustment& adjustment) const { adjustment.side = other(adjustment.side); }
    void operator()(facts::Paper& paper) const
    {
        std::swap(paper.score.a, paper.score.b);
        std::swap(paper.bags.a, paper.bags.b);
        std::swap(paper.sets.a, paper.sets.b);
    }
    template <class Kind>
    void operator()(Kind&) const
    {
    }
};

void putUnder(const facts::Sitting& sitting, facts::Fact& fact)
{
    if (auto* paper = std::get_if<facts::Paper>(&fact))
        paper->sitting = sitting;
    std::visit(
        [&](auto& each) {
            if constexpr (requires { each.spot.place; })
                each.spot.sitting = sitting;
            else if constexpr (requires { each.hand.place; })
                each.hand.sitting = sitting;
        },
        fact);
}

} // namespace

const facts::Sitting* onSheetOf(const facts::Fact& fact)
{
    if (const facts::Spot* spot = facts::spotOf(fact))
        return &spot->sitting;
    const auto* paper = std::get_if<facts::Paper>(&fact);
    return paper ? &paper->sitting : nullptr;
}

facts::Fact mirrored(facts::Fact fact)
{
    std::visit(Mirror(), fact);
    return fact;
}

bool hasMoves(const Record& record)
{
    return std::ranges::any_of(record, [](const Filed& filed) {
        return filed.holds && std::holds_alternative<facts::Move>(filed.entry->fact);
    });
}

Record asMoved(const Record& record)
{
    std::vector<std::pair<long long, const facts::Move*>> moves; // those that hold, in order
    forEach<facts::Move>(record, [&](const facts::Entry& entry, const facts::Move& move) {
        moves.emplace_back(entry.seq, &move);
    });
    Record now = record;
    if (moves.empty())
        return now;
    for (Filed& filed : now) {
        const facts::Sitting* written = onSheetOf(filed.entry->fact);
        if (!written)
            continue;
        facts::Sitting sitting = *written;
        bool swapped = false;
        for (const auto& [seq, move] : moves) {
            if (filed.entry->seq > seq || move->sitting != sitting)
                continue;
            if (move->toMatch)
                sitting = {*move->toMatch, move->toAttempt.value_or(1)};
            swapped = swapped != move->swapped;
        }
        if (sitting == *written && !swapped)
            continue;
        facts::Entry moved = *filed.entry;
        if (swapped)
            moved.fact = mirrored(std::move(moved.fact));
        putUnder(sitting, moved.fact);
        filed.entry = Shared(std::move(moved));
    }
    return now;
}

void carry(Record& into, const Record& from)
{
    for (const Filed& filed : from) {
        const facts::Fact& fact = filed.entry->fact;
        const std::string* target = targetOf(fact);
        const bool goes =
            onSheetOf(fact) || std::holds_alternative<facts::Move>(fact) || (target && find(into, *target));
        if (goes && !find(into, filed.entry->stamp.op))
            into.push_back(filed);
    }
    std::ranges::stable_sort(into, {}, [](const Filed& filed) { return filed.entry->seq; });
}

} // namespace tournament
