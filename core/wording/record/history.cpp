#include "history.h"

#include "choicewords.h"
#include "facttext.h"

#include "tournament/model/inplay.h"
#include "tournament/model/record.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <map>

namespace wording {

namespace {

using What = HandChange::What;

/// The versions of each hand that hold, as recorded, oldest first, by the hand's game and place now.
using Versions = std::map<std::pair<int, int>, std::vector<const facts::Entry*>>;

Versions versionsIn(const tournament::Record& record, const tournament::Match& match)
{
    const tournament::Record now = tournament::asMoved(record);
    Versions all;
    for (std::size_t i = 0; i < record.size(); ++i) {
        const auto* hand = record[i].holds ? std::get_if<facts::Hand>(&now[i].entry->fact) : nullptr;
        if (hand && hand->spot.sitting == facts::Sitting{match.id, match.attempt})
            all[{hand->spot.game, hand->spot.place}].push_back(&*record[i].entry);
    }
    return all;
}

/// Follows a hand through its versions and the moves of its sheet.
class Story {
public:
    explicit Story(const tournament::Tournament& tournament) : m_tournament(tournament) {}

    void take(const facts::Entry& entry)
    {
        if (const auto* hand = std::get_if<facts::Hand>(&entry.fact))
            takeVersion(entry, *hand);
        else if (const auto* move = std::get_if<facts::Move>(&entry.fact); move && m_now)
            takeMove(entry, *move);
    }
    std::vector<HandChange> changes() { return std::move(m_changes); }

private:
    void takeVersion(const facts::Entry& entry, const facts::Hand& hand)
    {
        const What what = hand.struck ? What::Struck : m_now ? What::Amended : What::PutIn;
        if (hand.reason)
            m_changes.push_back({what, m_now, {}, entry.stamp, *hand.reason});
        m_now = hand;
    }
    void takeMove(const facts::Entry& entry, const facts::Move& move)
    {
        if (move.sitting != m_now->spot.sitting)
            return;
        if (move.swapped) {
            m_changes.push_back({What::Swapped, m_now, {}, entry.stamp, move.reason});
            m_now = std::get<facts::Hand>(tournament::mirrored(*m_now));
        }
        if (!move.toMatch)
            return;
        m_changes.push_back(
            {What::Moved, m_now, matchName(m_tournament, move.sitting.match), entry.stamp, move.reason});
        m_now->spot.sitting = {*move.toMatch, move.toAttempt.value_or(1)};
    }

    const tournament::Tournament& m_tournament;
    std::optional<facts::Hand> m_now;
    std::vector<HandChange> m_changes;
};

std::vector<HandChange> changesOf(const tournament::Tournament& tournament, const tournament::Record& record,
                                  const std::vector<const facts::Entry*>& versions)
{
    Story story(tournament);
    auto next = versions.begin();
    for (const tournament::Filed& filed : record) {
        if (next != versions.end() && *next == &*filed.entry)
            story.take(**next++);
        else if (filed.holds && std::holds_alternative<facts::Move>(filed.entry->fact))
            story.take(*filed.entry);
    }
    return story.changes();
}

std::string bidInWords(const facts::Bid& bid)
{
    return bid.call == facts::Bid::Call::Number ? std::to_string(bid.number) : choiceWord(bid.call);
}

std::string bidsInWords(const facts::SideHand& side)
{
    if (const int* bid = std::get_if<int>(&side.bid))
        return filled(side.blind ? Desk::tr("bid %1 blind") : Desk::tr("bid %1"), *bid);
    if (const auto* bids = std::get_if<facts::Bids>(&side.bid))
        return filled(side.blind ? Desk::tr("bid %1 and %2 blind") : Desk::tr("bid %1 and %2"),
                      bidInWords((*bids)[0]), bidInWords((*bids)[1]));
    return filled(side.blind ? Desk::tr("no bid blind") : Desk::tr("no bid"));
}

} // namespace

std::vector<ChangedHand> changedHands(const tournament::Tournament& tournament,
                                      const tournament::Match& match)
{
    std::vector<ChangedHand> all;
    const tournament::Record& record = tournament::recordOf(tournament, match.id);
    for (const auto& [at, versions] : versionsIn(record, match)) {
        ChangedHand hand{at.first, at.second, {}, 0, changesOf(tournament, record, versions)};
        if (hand.changes.empty())
            continue;
        const int number = tournament::handNumber(match, hand.game, hand.place);
        if (std::get<facts::Hand>(versions.back()->fact).struck)
            hand.before = number;
        else
            hand.number = number;
        all.push_back(std::move(hand));
    }
    return all;
}

std::string whichHand(const ChangedHand& hand)
{
    if (hand.number)
        return filled(Desk::tr("hand %1"), *hand.number);
    return hand.before == 1 ? filled(Desk::tr("a hand before the first"))
                            : filled(Desk::tr("a hand after hand %1"), hand.before - 1);
}

std::string sideInWords(const facts::SideHand& side)
{
    std::string text = bidsInWords(side);
    const auto* split = std::get_if<facts::Split>(&side.tricks);
    if (split && nilsIn(side) > 0)
        text += ", " + filled(Desk::tr("took %1 and %2"), (*split)[0], (*split)[1]);
    else if (hasTricks(side)) // without a nil, the sheet asks only for the side's tricks
        text += ", " + filled(Desk::tr("took %1"), rawTricks(side));
    return text;
}

std::string previousHandText(const HandChange& change)
{
    if (!change.was)
        return filled(Desk::tr("it was missing from the sheet"));
    if (!change.from.empty())
        return filled(Desk::tr("it was on the sheet of %1"), change.from);
    return filled(Desk::tr("before: A %1; B %2"), sideInWords(change.was->sides.a),
                  sideInWords(change.was->sides.b));
}

std::string changeWord(HandChange::What what)
{
    switch (what) {
    case What::PutIn:
        return filled(Desk::tr("inserted later"));
    case What::Amended:
        return filled(Desk::tr("amended"));
    case What::Struck:
        return filled(Desk::tr("deleted"));
    case What::Swapped:
        return filled(Desk::tr("swapped"));
    case What::Moved:
        break;
    }
    return filled(Desk::tr("moved here"));
}

} // namespace wording
