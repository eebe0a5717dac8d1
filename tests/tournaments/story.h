// What happened at each match of a tournament, whoever sat there, so that it can be written down right at
// once, or wrong first; and its sheet: what was first written there, and what has still to be corrected.
#pragma once

#include "book.h"
#include "bychance.h"

#include <map>

namespace tournaments {

struct Story {
    facts::Seat firstDealer = facts::Seat::A1;
    std::vector<scoring::Item> items;
    std::optional<facts::Outcome> decided; ///< after those items; its sitting isn't set
};
/// Keyed by the match's id.
using Stories = std::map<std::string, Story>;

/// A random next item at a table in that state of the game.
inline scoring::Item nextItem(const rules::Set& set, const scoring::GameState& before, desk::Chance& chance)
{
    using enum desk::Incident;
    desk::Deal deal = anyDeal(chance);
    deal.isTimeUp = set.rules.time.limitMin && !before.time && before.hands > 2 && chance.oneIn(8);
    if (chance.oneIn(20))
        deal.incident = Misdeal;
    else if (chance.oneIn(8))
        deal.incident = chance.oneIn(2) ? RenegeUpheld : RenegeRejected;
    scoring::Item item = desk::playedItem(set, before, deal, chance);
    if (auto* hand = std::get_if<scoring::Hand>(&item))
        for (scoring::Renege& renege : hand->reneges)
            renege.book =
                chance.between(1, scoring::tricksInHand); // any trick, even one where it isn't possible
    return item;
}

inline Story storyOf(const rules::Set& set, desk::Chance& chance)
{
    Story story;
    story.firstDealer = chance.oneOf(facts::allSeats);
    story.items =
        itemsOf(set.rules, [&](const scoring::GameState& before) { return nextItem(set, before, chance); });
    if (chance.oneIn(7)) {
        story.items.resize(
            static_cast<std::size_t>(chance.between(0, static_cast<int>(story.items.size()) - 1)));
        story.decided = anOutcome(chance);
    }
    return story;
}

inline Stories storiesOf(const tournament::Tournament& drawn, desk::Chance& chance)
{
    Stories stories;
    for (const tournament::Match* match : tournament::inOrder(drawn))
        if (match->number)
            stories.emplace(match->id, storyOf(*match->rules, chance));
    return stories;
}

/// How something is written down wrongly at first. Ruling: upheld for rejected, or the other way.
enum class Slip { None, Wrong, Forgotten, Extra, Ruling };

struct Entry {
    Slip slip = Slip::None;
    scoring::Item right;   ///< of no meaning with Extra
    scoring::Item written; ///< as it is first written down
    bool bidsFirst = false;
    int place = 0; ///< 0: not on record
    int revision = 0;
    std::vector<std::string> challenges; ///< their ops
};

struct Sheet {
    int attempt = 0; ///< 0: not begun
    std::vector<Entry> entries;
    std::size_t next = 0;        ///< the entry that comes next
    std::string wrongOutcome;    ///< op of one that has to be undone: the match was played after all
    bool isDecidedWrong = false; ///< another outcome has to take its place
};

inline bool isOpen(const Entry& entry, std::size_t index, const Sheet& sheet)
{
    return entry.slip != Slip::None && index < sheet.next;
}

inline facts::Ruling rulingFact(scoring::Ruling ruling)
{
    return ruling == scoring::Ruling::Upheld ? facts::Ruling::Upheld : facts::Ruling::Rejected;
}

/// Writes entries on the sheets of a book.
class Writer {
public:
    explicit Writer(Book& book) : m_book(book) {}

    /// What is on record there afterwards; or why it was refused, and then nothing is.
    std::string write(Entry& entry, const facts::Spot& spot)
    {
        entry.place = spot.place;
        entry.revision = 1;
        if (const auto* hand = std::get_if<scoring::Hand>(&entry.written))
            return writeHand(entry, spot, *hand);
        return add(factOf(spot, entry.written));
    }
    std::string add(const facts::Fact& fact)
    {
        const auto op = m_book.add(fact);
        m_op = op ? *op : std::string();
        return op ? std::string() : op.error();
    }
    /// Of what was last added.
    const std::string& op() const { return m_op; }

private:
    std::string writeHand(Entry& entry, const facts::Spot& spot, const scoring::Hand& hand)
    {
        if (entry.bidsFirst) {
            scoring::Hand bids = hand;
            for (const scoring::Side side : scoring::bothSides)
                bids.sides[side].tricks = std::monostate();
            if (std::string refused = add(handFact(spot, bids, 1)); !refused.empty())
                return refused;
            entry.revision = 2;
        }
        std::string refused = add(handFact(spot, hand, entry.revision));
        if (refused.empty() && hand.timeExpired)
            refused = add(facts::TimeCall{spot, {}, {}});
        for (const scoring::Renege& renege : hand.reneges)
            refused = refused.empty() ? addRenege(entry, spot, renege) : refused;
        return refused;
    }
    std::string addRenege(Entry& entry, const facts::Spot& spot, const scoring::Renege& renege)
    {
        const facts::Challenger by =
            renege.by == scoring::Side::A ? facts::Challenger::A : facts::Challenger::B;
        std::string refused = add(facts::Challenge{spot, by, renege.accused, renege.book});
        entry.challenges.push_back(m_op);
        return refused.empty() ? add(facts::Decision{m_op, rulingFact(renege.ruling), {}}) : refused;
    }

    Book& m_book;
    std::string m_op;
};

} // namespace tournaments
