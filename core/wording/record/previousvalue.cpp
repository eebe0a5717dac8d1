#include "previousvalue.h"

#include "facttext.h"

#include "tournament/model/moves.h"

#include <algorithm>

namespace wording {

namespace {

bool isBidsAlone(const facts::Hand& hand)
{
    return std::holds_alternative<std::monostate>(hand.sides.a.tricks) &&
           std::holds_alternative<std::monostate>(hand.sides.b.tricks);
}

/// Whether a later fact of that kind takes the place of the earlier. Both are of one kind.
struct Replaces {
    bool operator()(const facts::Hand& later, const facts::Hand& earlier) const
    {
        return later.spot == earlier.spot;
    }
    bool operator()(const facts::Tournament&, const facts::Tournament&) const { return true; }
    bool operator()(const facts::Rules& later, const facts::Rules& earlier) const
    {
        return later.from == earlier.from;
    }
    bool operator()(const facts::Draw&, const facts::Draw&) const { return true; }
    bool operator()(const facts::Team& later, const facts::Team& earlier) const
    {
        return later.id == earlier.id;
    }
    bool operator()(const facts::Person& later, const facts::Person& earlier) const
    {
        return later.id == earlier.id;
    }
    bool operator()(const facts::Paper& later, const facts::Paper& earlier) const
    {
        return later.sitting == earlier.sitting && later.game == earlier.game;
    }
    bool operator()(const facts::Outcome& later, const facts::Outcome& earlier) const
    {
        return later.sitting == earlier.sitting;
    }
    bool operator()(const facts::Rating& later, const facts::Rating& earlier) const
    {
        return later.sitting == earlier.sitting && later.side == earlier.side;
    }
    bool operator()(const facts::Decision& later, const facts::Decision& earlier) const
    {
        return later.challenge == earlier.challenge;
    }
    bool operator()(const facts::Evidence& later, const facts::Evidence& earlier) const
    {
        return later.challenge == earlier.challenge;
    }
    bool operator()(const facts::Settlement& later, const facts::Settlement& earlier) const
    {
        return later.protest == earlier.protest;
    }
    template <class Kind>
    bool operator()(const Kind&, const Kind&) const
    {
        return false;
    }
};

bool replaces(const facts::Fact& later, const facts::Fact& earlier)
{
    const auto isReplacedBy = [&](const auto& one) {
        return Replaces()(one, std::get<std::decay_t<decltype(one)>>(earlier));
    };
    return later.index() == earlier.index() && std::visit(isReplacedBy, later);
}

/// Whether there can be one: what was written first of its kind is not looked for.
bool mayReplace(const tournament::Record& record, std::size_t at)
{
    const facts::Fact& fact = record[at].entry->fact;
    if (const auto* hand = std::get_if<facts::Hand>(&fact))
        return hand->revision > 1;
    return std::any_of(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(at),
                       [&](const tournament::Filed& each) { return replaces(fact, each.entry->fact); });
}

/// The newest that held when the fact at that place was recorded, where moves of its sheet had left it.
std::optional<facts::Entry> formerIn(const tournament::Record& record, std::size_t at)
{
    const facts::Fact& fact = record[at].entry->fact;
    tournament::Record before(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(at));
    tournament::settle(before);
    before = tournament::asMoved(before);
    for (std::size_t i = before.size(); i-- > 0;)
        if (before[i].holds && replaces(fact, before[i].entry->fact))
            return *before[i].entry;
    return std::nullopt;
}

} // namespace

std::string previousValue(const tournament::Tournament& tournament, const facts::Entry& entry)
{
    const std::string* match = tournament.ops.find(entry.stamp.op);
    if (!match)
        return {};
    const tournament::Record& record =
        match->empty() ? *tournament.record : tournament::recordOf(tournament, *match);
    const tournament::Filed* filed = tournament::find(record, entry.stamp.op);
    const auto at = filed ? static_cast<std::size_t>(filed - record.data()) : record.size();
    if (at == record.size() || !mayReplace(record, at))
        return {};
    const auto former = formerIn(record, at);
    if (!former || former->fact == entry.fact) // of a person every fact reads as the newest
        return {};
    if (const auto* hand = std::get_if<facts::Hand>(&former->fact)) {
        const auto& now = std::get<facts::Hand>(entry.fact);
        const bool isCompleted = isBidsAlone(*hand) && !now.struck && now.sides.a.bid == hand->sides.a.bid &&
                                 now.sides.b.bid == hand->sides.b.bid;
        return isCompleted ? std::string() : inFull(*hand);
    }
    std::string said = factText(tournament, *former);
    return said == factText(tournament, entry) ? std::string() : said;
}

} // namespace wording
