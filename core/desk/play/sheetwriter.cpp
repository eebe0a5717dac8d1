#include "sheetwriter.h"

#include "desk/checks/onsheet.h"
#include "tournament/model/inplay.h"

#include <limits>

namespace desk {

namespace {

using facts::Spot;
using tournament::Item;
using tournament::Match;

Spot spotOf(const Match& match, const Item& open)
{
    return {{match.id, match.attempt}, static_cast<int>(match.games.size()), open.place};
}

facts::TimeCall timeCall(const Spot& spot, const scoring::TimeCall& call,
                         const std::optional<std::string>& override)
{
    facts::TimeCall fact{spot, {}, override};
    if (call.choice)
        fact.choice = *call.choice;
    return fact;
}

/// Writes the facts of one line into a draft.
class Writer {
public:
    Writer(Draft& draft, const Match& match)
        : m_draft(draft), m_match(match), m_open(tournament::openHand(m_match))
    {
    }

    Answer<void> write(const scoring::Hand& hand)
    {
        const Spot spot = m_open ? spotOf(m_match, *m_open) : nextSpot(m_draft.tournament(), m_match);
        add(handFact(spot, hand));
        if (hand.timeExpired)
            add(timeCall(spot, *hand.timeExpired, hand.override));
        for (const scoring::Renege& renege : hand.reneges)
            addCase(spot, renege);
        for (const scoring::FoulCall& foul : hand.fouls)
            add(facts::Foul{spot, foul.side, foul.foul});
        for (const scoring::Adjustment& adjustment : hand.adjustments)
            add(facts::Adjustment{spot, adjustment.side, adjustment.points, adjustment.reason});
        return m_answer;
    }
    Answer<void> write(const scoring::Misdeal& misdeal)
    {
        add(facts::Misdeal{nextSpot(m_draft.tournament(), m_match), misdeal.calledBy, misdeal.reason,
                           misdeal.override, misdeal.byRuling});
        return m_answer;
    }
    Answer<void> write(const scoring::TimeCall& call)
    {
        add(timeCall(m_open ? spotOf(m_match, *m_open) : nextSpot(m_draft.tournament(), m_match), call,
                     call.override));
        return m_answer;
    }

private:
    void add(facts::Fact fact)
    {
        if (m_answer)
            m_answer = m_draft.add(std::move(fact));
    }
    /// What the line leaves out stands as it was written down before play.
    facts::Hand handFact(const Spot& spot, const scoring::Hand& given) const
    {
        const scoring::Hand hand =
            m_open ? tournament::completed(std::get<scoring::Hand>(m_open->what), given) : given;
        facts::Hand fact;
        fact.spot = spot;
        if (m_open)
            fact.revision = versionsOf(tournament::recordOf(m_draft.tournament(), m_match.id), fact.spot) + 1;
        if (hand.dealer)
            fact.dealer = *hand.dealer;
        for (const scoring::Side side : scoring::bothSides)
            fact.sides[side] = hand.sides[side];
        fact.override = hand.override;
        return fact;
    }
    void addCase(const Spot& spot, const scoring::Renege& renege)
    {
        facts::Challenger by = facts::Challenger::Supervisor;
        if (renege.by)
            by = *renege.by == scoring::Side::A ? facts::Challenger::A : facts::Challenger::B;
        add(facts::Challenge{spot, by, renege.accused, renege.book});
        if (!m_answer || renege.ruling == scoring::Ruling::Pending)
            return;
        const facts::Ruling ruling = renege.ruling == scoring::Ruling::Upheld     ? facts::Ruling::Upheld
                                     : renege.ruling == scoring::Ruling::Rejected ? facts::Ruling::Rejected
                                                                                  : facts::Ruling::Withdrawn;
        add(facts::Decision{m_draft.entries().back().stamp.op, ruling, std::nullopt});
    }

    Draft& m_draft;
    const Match m_match; // as it was: the draft's own moves on
    const Item* m_open;
    Answer<void> m_answer;
};

} // namespace

Spot nextSpot(const tournament::Tournament& tournament, const Match& match)
{
    Spot next{{match.id, match.attempt}, tournament::currentGame(match), 0};
    next.place = lastPlace(tournament::recordOf(tournament, match.id), next.sitting, next.game,
                           std::numeric_limits<int>::max());
    next.place += facts::placeStep - next.place % facts::placeStep;
    return next;
}

Answer<void> write(Draft& draft, const tournament::Match& match, const scoring::Item& item)
{
    Writer writer(draft, match);
    return std::visit([&](const auto& what) { return writer.write(what); }, item);
}

} // namespace desk
