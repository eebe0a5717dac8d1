#include "facttext.h"

#include "conductwords.h"
#include "exempt.h"
#include "facttitle.h"
#include "names.h"
#include "settingwords.h"

#include "files/sheettext.h"
#include "rules/words.h"

namespace desk {

namespace {

std::string sideName(facts::Side side)
{
    return side == facts::Side::A ? "A" : "B";
}

std::string signedPoints(int points)
{
    return rules::added(points);
}

std::string tricksOf(const facts::SideHand& hand)
{
    if (const int* together = std::get_if<int>(&hand.tricks))
        return std::to_string(*together);
    const auto* split = std::get_if<facts::Split>(&hand.tricks);
    return split ? std::to_string((*split)[0]) + '+' + std::to_string((*split)[1]) : std::string();
}

/// `A bid 4+nil, took 5+0`
std::string sideOf(facts::Side side, const facts::SideHand& hand)
{
    const std::string tricks = tricksOf(hand);
    const bool bid = !std::holds_alternative<std::monostate>(hand.bid);
    return sideName(side) + (bid ? " bid " + files::bidText(hand) : "") +
           (tricks.empty() ? "" : (bid ? ", took " : " took ") + tricks);
}

/// Puts each kind of fact into words.
struct FactText {
    const tournament::Tournament& tournament;
    const facts::Entry& entry;

    std::string match(const std::string& id) const { return matchName(tournament, id); }
    /// What is said of that playing of a match; `joint` stands between the match and `own`.
    FactLine sitting(const facts::Sitting& of, const std::string& own, const std::string& detail = {},
                     const char* joint = ", ") const
    {
        if (of.attempt == 1)
            return ofMatch(tournament, of.match, own, detail, joint);
        const std::string played = "played for the " + ordinal(of.attempt) + " time";
        return ofMatch(tournament, of.match, own.empty() ? played : played + joint + own, detail);
    }
    /// `hand 5`; without its number where its playing was made void.
    std::string hand(const facts::Spot& of) const
    {
        const auto standing = tournament::standingFact(tournament, entry.stamp.op);
        const facts::Spot* now = standing ? facts::spotOf(*standing) : nullptr;
        const tournament::Match* owner = now ? tournament::match(tournament, now->sitting.match) : nullptr;
        if (owner && now->sitting != of.sitting)
            return handAt(*owner, of.game, of.place) + " of " + titleOf(*owner) + " now";
        const tournament::Match* found = tournament::match(tournament, of.sitting.match);
        return found && found->attempt == of.sitting.attempt ? handAt(*found, of.game, of.place) : "a hand";
    }
    /// `match 3, hand 5`, and what is said of it.
    FactLine spot(const facts::Spot& of, const std::string& detail) const
    {
        return sitting(of.sitting, hand(of), detail);
    }
    /// `Bo Li (B1)`; the seat alone where its playing was made void.
    std::string seat(const facts::Sitting& of, facts::Seat at) const
    {
        const tournament::Match* found = tournament::match(tournament, of.match);
        const bool isKnown = found && found->attempt == of.attempt;
        return isKnown ? seatName(tournament, *found, at) : std::string(facts::word(at));
    }
    /// `fact 57 (check-in of Ana Ruiz)`
    std::string fact(const std::string& op) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, op);
        if (!filed)
            return "a fact that is not on record";
        return "fact " + std::to_string(filed->entry->seq) + " (" + factTitle(tournament, *filed->entry) +
               ')';
    }

    FactLine operator()(const facts::Checkin& checkin) const
    {
        const tournament::Arrival arrival{entry.stamp.op, checkin.shown.value_or(""),
                                          checkin.match.value_or(""), checkin.override.value_or("")};
        const auto letIn = exempt(tournament, checkin.person, arrival);
        FactLine line = factLine(tournament, checkin);
        if (letIn) {
            line.head += ", let in " + letIn->rule;
            line.detail = letIn->reason;
        }
        return line;
    }
    FactLine operator()(const facts::Person& person) const
    {
        const std::string linked = linkedCard(tournament, entry);
        FactLine line = factLine(tournament, person);
        line.head += linked.empty() ? "" : "; " + linked + " was linked at the desk";
        return line;
    }
    FactLine operator()(const facts::Call& call) const
    {
        using facts::Seat;
        const auto side = [&](const std::string& team, Seat one, Seat two) {
            return teamName(tournament, team) + " (" +
                   personNames(tournament, {call.players[one], call.players[two]}) + ')';
        };
        const std::string who =
            side(call.teams.a, Seat::A1, Seat::A2) + " against " + side(call.teams.b, Seat::B1, Seat::B2) +
            (call.firstDealer
                 ? "; " + personName(tournament, call.players[*call.firstDealer]) + " deals first"
                 : "");
        return sitting(call.sitting, "at table " + std::to_string(call.table), who + because(call.reason),
                       " ");
    }
    FactLine operator()(const facts::Hand& hand) const
    {
        if (hand.struck)
            return sitting(hand.spot.sitting, this->hand(hand.spot) + " is struck" + because(hand.reason));
        return spot(hand.spot, inFull(hand) + (hand.override ? "; override: " + *hand.override : "") +
                                   (hand.reason ? "; changed: " + *hand.reason : ""));
    }
    FactLine operator()(const facts::Misdeal& misdeal) const
    {
        const auto standing = tournament::standingFact(tournament, entry.stamp.op);
        const auto& now = standing ? std::get<facts::Misdeal>(*standing) : misdeal;
        return spot(misdeal.spot, "misdeal called by " + seat(now.spot.sitting, now.calledBy) + " (" +
                                      misdealReason(misdeal) + ')' +
                                      (misdeal.override ? "; override: " + *misdeal.override : ""));
    }
    FactLine operator()(const facts::TimeCall& call) const
    {
        return spot(call.spot, "time was called" +
                                   (call.choice ? ", " + spacedWord(facts::word(*call.choice)) : "") +
                                   because(call.override));
    }
    FactLine operator()(const facts::Clock& clock) const
    {
        using Deed = facts::ClockDeed;
        const std::string what =
            clock.what == Deed::Start    ? " starts"
            : clock.what == Deed::Reason ? ": reason for the pause"
            : clock.what == Deed::Pause  ? " is paused"
            : clock.what == Deed::Resume
                ? " goes on"
                : " is adjusted by " + signedPoints(clock.seconds.value_or(0)) + " seconds";
        return sitting(clock.sitting, {}, "its clock" + what + because(clock.reason));
    }
    FactLine operator()(const facts::Paper& paper) const
    {
        const auto side = [&](facts::Side each) {
            return std::to_string(paper.score[each]) + " (bags " + std::to_string(paper.bags[each]) +
                   ", sets " + std::to_string(paper.sets[each]) + ')';
        };
        const auto standing = tournament::standingFact(tournament, entry.stamp.op);
        const facts::Sitting now = standing ? *facts::sittingOf(*standing) : paper.sitting;
        return sitting(paper.sitting, {},
                       "game " + std::to_string(paper.game) +
                           (now == paper.sitting ? "" : " of " + match(now.match) + " now") +
                           " is taken over from paper, A " + side(facts::Side::A) + ", B " +
                           side(facts::Side::B) + " after " + std::to_string(paper.hands) + " hands");
    }
    FactLine operator()(const facts::Outcome& outcome) const
    {
        const std::string how = spacedWord(facts::word(outcome.outcome)) +
                                (outcome.noShow ? ", no-show of " + sideName(*outcome.noShow) : "") + " (" +
                                outcome.reason + ')';
        if (outcome.winner == facts::Winner::None)
            return sitting(outcome.sitting, "goes to nobody", how, " ");
        return sitting(outcome.sitting, "goes to " + sideName(winning(outcome.winner)), how, " ");
    }
    FactLine operator()(const facts::Agree& agree) const
    {
        return sitting(agree.sitting, {},
                       "both captains agree, A " + std::to_string(agree.score.a) + ", B " +
                           std::to_string(agree.score.b) +
                           (agree.winner == facts::Winner::None
                                ? ""
                                : ", " + sideName(winning(agree.winner)) + " wins"));
    }
    FactLine operator()(const facts::Challenge& challenge) const
    {
        const std::string by = challenge.by == facts::Challenger::Supervisor ? "the supervisor"
                               : challenge.by == facts::Challenger::A        ? "A"
                                                                             : "B";
        const auto standing = tournament::standingFact(tournament, entry.stamp.op);
        const auto& now = standing ? std::get<facts::Challenge>(*standing) : challenge;
        return spot(challenge.hand, by + " claims a renege of " + seat(now.hand.sitting, now.accused) +
                                        " in book " + std::to_string(challenge.book));
    }
    FactLine operator()(const facts::Decision& decision) const
    {
        return {fact(decision.challenge) + " is " + std::string(facts::word(decision.ruling)) +
                because(decision.reason)};
    }
    FactLine operator()(const facts::Foul& foul) const
    {
        return spot(foul.hand, "foul of " + sideName(foul.side) + ", " + spacedWord(foul.foul));
    }
    FactLine operator()(const facts::Adjustment& adjustment) const
    {
        return spot(adjustment.hand, signedPoints(adjustment.points) + " for " + sideName(adjustment.side) +
                                         " (" + adjustment.reason + ')');
    }
    FactLine operator()(const facts::Retract& retract) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, retract.target);
        const auto* undone = filed ? std::get_if<facts::Retract>(&filed->entry->fact) : nullptr;
        return {(undone ? "puts back " + fact(undone->target) : "takes back " + fact(retract.target)) +
                because(retract.reason)};
    }
    FactLine operator()(const facts::Resolve& resolve) const
    {
        const std::string what = resolve.choice == facts::Resolution::Seat     ? "the other team is seated"
                                 : resolve.choice == facts::Resolution::Replay ? "is void and played again"
                                                                               : "stands";
        return sitting(resolve.sitting, {}, what + " (" + resolve.reason + ')');
    }
    FactLine operator()(const facts::Move& move) const
    {
        return sitting(move.sitting, {},
                       "its sheet" + (move.toMatch ? " goes to " + match(*move.toMatch) : std::string()) +
                           (move.swapped ? ", its sides swapped" : "") + " (" + move.reason + ')');
    }

    template <class Other>
    FactLine operator()(const Other& other) const
    {
        return factLine(tournament, other);
    }

    static facts::Side winning(facts::Winner winner)
    {
        return winner == facts::Winner::A ? facts::Side::A : facts::Side::B;
    }
};

} // namespace

std::string inFull(const facts::Hand& hand)
{
    return sideOf(facts::Side::A, hand.sides.a) + "; " + sideOf(facts::Side::B, hand.sides.b);
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Entry& entry)
{
    return std::visit(FactText{tournament, entry}, entry.fact);
}

std::string factText(const tournament::Tournament& tournament, const facts::Entry& entry)
{
    return whole(factLine(tournament, entry));
}

} // namespace desk
