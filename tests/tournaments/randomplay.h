// A tournament where anything is played, ruled, corrected, undone and redone at any time.
#pragma once

#include "book.h"
#include "bychance.h"

#include "desk/checks/resolutions.h"
#include "desk/corrections/correction.h"
#include "desk/demo/demofacts.h"
#include "tournament/model/inplay.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"

#include <map>

namespace tournaments {

class RandomPlay {
public:
    /// Fast: half of the matches are decided without play, and a fifth of all actions decide one differently,
    /// so that more corrections succeed and more matches are disputed.
    enum class Pace { Ordinary, Fast };

    RandomPlay(Book& book, desk::Chance& chance, Pace pace = Pace::Ordinary)
        : m_book(book), m_chance(chance), m_pace(pace)
    {
    }

    void run(int steps)
    {
        for (; steps > 0; --steps)
            step();
    }

    /// Settles disputes, protests and open cases until there are none. Returns whether it succeeded.
    bool finish()
    {
        for (int steps = 0; steps < 2000; ++steps)
            if (!endNext())
                return true;
        return false;
    }

    /// How many facts of each kind were recorded, and how many were refused.
    std::map<std::string_view, int> taken;
    int refused = 0;

private:
    using Match = tournament::Match;

    const tournament::Tournament& tournament() const { return m_book.tournament(); }

    void step()
    {
        if (m_pace == Pace::Fast && m_chance.oneIn(5))
            return decideOtherwise();
        const int what = m_chance.between(1, 100);
        if (what <= 52)
            play();
        else if (what <= 60)
            resolve();
        else if (what <= 68)
            amend();
        else if (what <= 82)
            rule();
        else if (what <= 88)
            decideOtherwise();
        else if (what <= 92)
            protest();
        else if (what <= 98)
            undoOrRedo();
        else
            changeTheTournament();
    }

    /// The op if it was recorded.
    std::optional<std::string> add(const facts::Fact& fact)
    {
        const auto op = m_book.add(fact);
        if (op)
            ++taken[facts::kindOf(fact)];
        else
            ++refused;
        return op ? std::optional(*op) : std::nullopt;
    }

    template <class Wanted>
    const Match* anyMatch(Wanted wanted)
    {
        std::vector<const Match*> all;
        for (const Match* match : tournament::inOrder(tournament()))
            if (match->number && wanted(*match))
                all.push_back(match);
        return all.empty() ? nullptr : m_chance.oneOf(all);
    }

    facts::Side side() { return m_chance.oneIn(2) ? facts::Side::A : facts::Side::B; }

    // The actions of a tournament without disputes.
    void play()
    {
        const Match* match = anyMatch([](const Match& each) {
            return !each.flags.disputed && each.state != tournament::State::Waiting &&
                   each.state != tournament::State::Final;
        });
        if (!match)
            return playBetweenMatches();
        if (match->state == tournament::State::Ready)
            sit(Match(*match));
        else if (match->state == tournament::State::Ended)
            sign(*match);
        else
            deal(*match);
    }
    void playBetweenMatches()
    {
        auto next = desk::betweenMatches(tournament(), m_chance);
        if (!next)
            return;
        if (auto* lot = std::get_if<facts::Lot>(&*next); lot && m_chance.oneIn(2)) {
            lot->randomSeed.reset();
            lot->reason = "out of a hat";
        }
        add(*next);
    }
    void sit(const Match& match)
    {
        if (m_chance.oneIn(m_pace == Pace::Fast ? 2 : 12))
            return decide(match);
        for (const facts::Checkin& checkin : checkinsFor(tournament(), match))
            add(checkin);
        const auto call = desk::callFor(tournament(), match, {{}, m_chance.oneOf(facts::allSeats)});
        if (call)
            add(*call);
    }
    void deal(const Match& match)
    {
        desk::Deal deal = anyDeal(m_chance);
        if (m_chance.oneIn(15))
            deal.incident = desk::Incident::Misdeal;
        const auto before = tournament::sheetOf(match, tournament::currentGame(match)).now;
        const scoring::Item item = desk::playedItem(*match.rules, before, deal, m_chance);
        add(factOf(desk::nextSpot(tournament(), match), item));
    }
    void sign(const Match& match) { add(desk::signaturesOf(match)); }

    struct AHand {
        const Match* match = nullptr;
        facts::Spot spot;
        const tournament::Item* item = nullptr;
    };
    std::optional<AHand> anyHand()
    {
        std::vector<AHand> all;
        for (const Match* match : tournament::inOrder(tournament()))
            for (std::size_t game = 0; game < match->games.size(); ++game)
                for (const tournament::Item& item : match->games[game].items)
                    if (std::holds_alternative<scoring::Hand>(item.what))
                        all.push_back({match,
                                       {{match->id, match->attempt}, static_cast<int>(game) + 1, item.place},
                                       &item});
        return all.empty() ? std::nullopt : std::optional(m_chance.oneOf(all));
    }

    void amend()
    {
        const auto hand = anyHand();
        if (!hand)
            return;
        int revision = 0;
        for (const tournament::Filed& filed : tournament::recordOf(tournament(), hand->match->id))
            if (const auto* other = std::get_if<facts::Hand>(&filed.entry->fact);
                other && other->spot == hand->spot)
                revision = std::max(revision, other->revision);
        facts::Hand fact = handFact(hand->spot, dealtHand(*hand->match->rules, {}, m_chance), revision + 1);
        fact.struck = m_chance.oneIn(3);
        const facts::Spot spot = hand->spot;
        if (add(fact) && fact.struck && m_chance.oneIn(2))
            add(facts::Misdeal{spot, facts::Seat::A1, "a card lay open", {}, true});
    }

    void rule()
    {
        const auto hand = anyHand();
        if (!hand)
            return;
        const facts::Spot spot = hand->spot;
        if (!hand->item->cases.empty() && m_chance.oneIn(2)) {
            const std::string challenge =
                m_chance.oneOf(hand->item->cases).challenge; // the tournament is replaced
            decideCase(challenge);
        } else if (m_chance.oneIn(3)) {
            add(facts::Adjustment{spot, side(), m_chance.between(-30, 30), "by ruling"});
        } else if (m_chance.oneIn(3)) {
            add(facts::Foul{spot, side(), "table-talk"});
        } else {
            const facts::Seat accused = m_chance.oneOf(facts::allSeats);
            const bool isA = accused == facts::Seat::A1 || accused == facts::Seat::A2;
            const auto by = m_chance.oneIn(3) ? facts::Challenger::Supervisor
                            : isA             ? facts::Challenger::B
                                              : facts::Challenger::A;
            const auto op = add(facts::Challenge{spot, by, accused, m_chance.between(1, 13)});
            if (op && m_chance.oneIn(2))
                decideCase(*op);
        }
    }
    void decideCase(const std::string& challenge)
    {
        add(facts::Decision{challenge, m_chance.oneOf(facts::EnumText<facts::Ruling>::all).meaning,
                            "both sides saw the cards"});
        if (!m_chance.oneIn(3))
            return;
        facts::Evidence evidence;
        evidence.challenge = challenge;
        evidence.known = facts::Known::Admitted;
        add(evidence);
    }

    void decide(const Match& match)
    {
        facts::Outcome outcome = anOutcome(m_chance, 6);
        outcome.sitting = {match.id, match.attempt};
        if (!match.teams.a.empty() && !match.teams.b.empty() && m_chance.oneIn(2))
            outcome.teams = {match.teams.a, match.teams.b};
        add(outcome);
    }
    void decideOtherwise()
    {
        if (const Match* match = anyMatch([](const Match& each) { return each.call || each.outcome; }))
            decide(*match);
    }

    void protest()
    {
        const Match* match = anyMatch([](const Match& each) { return each.call.has_value(); });
        if (!match)
            return;
        const facts::Sitting sitting{match->id, match->attempt};
        if (!match->protests.empty() && m_chance.oneIn(2)) {
            add(facts::Settlement{m_chance.oneOf(match->protests).op,
                                  m_chance.oneOf(facts::EnumText<facts::ProtestEnd>::all).meaning, "heard"});
        } else if (m_chance.oneIn(2)) {
            add(facts::Protest{
                sitting, side(), facts::ProtestAbout::Rule, "the clock", {}, m_chance.oneIn(2)});
        } else {
            add(facts::Rating{sitting, side(), m_chance.between(0, 50), "by staff"});
        }
    }

    /// Returns whether there was something left to end.
    bool endNext()
    {
        for (const Match* match : tournament::inOrder(tournament())) {
            if (match->flags.disputed)
                return resolve(), true;
            for (const tournament::Protested& each : match->protests)
                if (each.isOpen() && each.protest.holds)
                    return add(facts::Settlement{each.op, facts::ProtestEnd::Rejected, "heard"}), true;
            if (match->state != tournament::State::Waiting && match->state != tournament::State::Final)
                return decide(*match), true;
        }
        return false;
    }

    void resolve()
    {
        const Match* match = anyMatch([](const Match& each) { return each.flags.disputed; });
        if (!match)
            return;
        const auto seated = tournament::seatedTeams(*tournament().setting, *match);
        facts::Resolve fact;
        fact.sitting = {match->id, match->attempt};
        fact.choice = m_chance.oneOf(desk::resolutionsFor(tournament(), match->id));
        fact.reason = "as both captains wish";
        if (!seated.a.empty())
            fact.teams.a = seated.a;
        if (!seated.b.empty())
            fact.teams.b = seated.b;
        add(fact);
    }

    // Undo retracts a fact that isn't a retraction, redo one that is.
    void undoOrRedo()
    {
        std::vector<std::string> ops;
        const bool again = m_chance.oneIn(3);
        for (const facts::Entry& entry : tournament::entries(tournament()))
            if (tournament::filed(tournament(), entry.stamp.op)->holds &&
                std::holds_alternative<facts::Retract>(entry.fact) == again)
                ops.push_back(entry.stamp.op);
        if (ops.empty())
            return;
        const auto newest =
            ops.size() - std::min(ops.size(), static_cast<std::size_t>(m_chance.between(1, 12)));
        add(facts::Retract{ops[newest], {}});
    }

    void changeTheTournament()
    {
        if (m_chance.oneIn(2)) {
            add(facts::Withdraw{m_chance.oneOf(tournament().setting->teams).id, "had to go"});
            return;
        }
        const Match* from = anyMatch([](const Match&) { return true; });
        const auto* now =
            tournament::latest<facts::Rules>(*tournament().record, [](const facts::Rules&) { return true; });
        if (!from || !now)
            return;
        facts::Rules rules = *now;
        rules.agreed = "{\"end.target\":" + std::to_string(m_chance.between(12, 30) * 10) + "}";
        rules.from = from->id;
        rules.reason = "the copy was wrong";
        add(rules);
    }

    Book& m_book;
    desk::Chance& m_chance;
    Pace m_pace;
};

} // namespace tournaments
