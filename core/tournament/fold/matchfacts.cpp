#include "parts.h"

#include "tournament/model/inplay.h"

namespace tournament {

namespace {

/// Takes facts in, in the order of the record. A new kind of fact that touches its match has to say here what
/// it does to it; every other kind says in settingfold.cpp what it does to the tournament as a whole.
class Sorter {
public:
    MatchFacts all;

    void take(const facts::Entry& entry)
    {
        std::visit([&](const auto& fact) { take(entry, fact); }, entry.fact);
    }

private:
    void take(const facts::Entry& entry, const facts::Hand& hand)
    {
        const facts::Entry*& best = placeAt(hand.spot).hand;
        if (!best || std::get<facts::Hand>(best->fact).revision <= hand.revision)
            best = &entry;
        if (hand.revision == 1)
            all.over.clear();
        playTo(hand.spot);
    }
    void take(const facts::Entry& entry, const facts::Misdeal& misdeal)
    {
        placeAt(misdeal.spot).misdeal = &entry;
        playTo(misdeal.spot);
    }
    void take(const facts::Entry& entry, const facts::TimeCall& call)
    {
        placeAt(call.spot).timeCall = &entry;
        playTo(call.spot);
    }
    void take(const facts::Entry& entry, const facts::Challenge& challenge)
    {
        placeAt(challenge.hand).challenges.push_back(&entry);
    }
    void take(const facts::Entry&, const facts::Foul& foul) { placeAt(foul.hand).fouls.push_back(&foul); }
    void take(const facts::Entry&, const facts::Adjustment& adjustment)
    {
        placeAt(adjustment.hand).adjustments.push_back(&adjustment);
    }
    void take(const facts::Entry& entry, const facts::Decision& decision)
    {
        all.ruled[decision.challenge].decision = &entry;
    }
    void take(const facts::Entry& entry, const facts::Evidence& evidence)
    {
        all.ruled[evidence.challenge].evidence = &entry;
    }
    void take(const facts::Entry&, const facts::Paper& paper) { all.paper[paper.game] = startFrom(paper); }
    void take(const facts::Entry&, const facts::Call& call) { all.call = &call; }
    void take(const facts::Entry& entry, const facts::Outcome& outcome)
    {
        all.outcomes.push_back(&outcome);
        endAt(entry);
    }
    void take(const facts::Entry& entry, const facts::Agree& agree)
    {
        all.agreed = &agree;
        endAt(entry);
    }
    void take(const facts::Entry& entry, const facts::Resolve&) { all.resolves.push_back(&entry); }
    void take(const facts::Entry&, const facts::Move& move)
    {
        if (move.toMatch)
            all.agreed = nullptr; // it was signed on another sheet
    }
    void take(const facts::Entry& entry, const facts::Protest& protest)
    {
        all.protests.push_back({entry.stamp.op, protest, {}, {}});
    }
    void take(const facts::Entry& entry, const facts::Settlement& settlement)
    {
        for (Protested& each : all.protests)
            if (each.op == settlement.protest) {
                each.settlement = entry.stamp.op;
                each.ruling = settlement.ruling;
            }
    }
    void take(const facts::Entry&, const facts::Rating& rating) { all.ratings[rating.side] = rating.tenths; }
    /// Clocks and waits change no match: tournament/queries reads them.
    template <class Kind>
    requires(Kind::traits.touches != facts::Touches::ItsMatch ||
             isOneOf<Kind, facts::Clock, facts::Wait>) void take(const facts::Entry&, const Kind&)
    {
    }

    Place& placeAt(const facts::Spot& spot) { return all.games[spot.game][spot.place]; }
    void playTo(const facts::Spot& spot)
    {
        if (const std::pair at(spot.game, spot.place); at > m_last) {
            m_last = at;
            all.agreed = nullptr;
        }
    }
    void endAt(const facts::Entry& entry)
    {
        if (all.over.empty())
            all.over = entry.stamp.at;
    }

    std::pair<int, int> m_last; ///< game and place to which it was played
};

} // namespace

MatchFacts factsOf(const facts::Sitting& sitting, const Record& record)
{
    Sorter sorter;
    for (const Filed& filed : record) {
        const facts::Entry& entry = *filed.entry;
        const facts::Sitting* its = facts::sittingOf(entry.fact);
        if (filed.holds && (!its || *its == sitting || std::holds_alternative<facts::Move>(entry.fact)))
            sorter.take(entry);
    }
    return std::move(sorter.all);
}

} // namespace tournament
