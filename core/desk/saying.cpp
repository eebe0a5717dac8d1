#include "saying.h"

#include "conductwords.h"
#include "factwords.h"
#include "names.h"

#include "bracket/apart.h"
#include "bracket/words.h"
#include "files/sheettext.h"
#include "night/absence.h"
#include "night/convert.h"
#include "rules/words.h"

namespace desk {

namespace {

/// ` (reason)`, or nothing.
std::string because(const std::optional<std::string>& reason)
{
    return reason ? " (" + *reason + ')' : std::string();
}

std::string spacedWord(std::string_view word)
{
    return rules::spaced(std::string(word));
}

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
    return sideName(side) + (bid ? " bid " + files::bidText(night::scored(hand)) : "") +
           (tricks.empty() ? "" : (bid ? ", took " : " took ") + tricks);
}

/// `, 4 pools, 2 go on from each, with a match for third place`: what a draw names beside its teams.
std::string drawOptions(const facts::Draw& draw)
{
    std::string text;
    if (draw.pools)
        text += ", " + rules::counted(*draw.pools, "pool") + ", " +
                bracket::goOnInWords(draw.advance.value_or(0)) + " from each" +
                (draw.wildcards ? " and " + rules::counted(*draw.wildcards, "wildcard") : "");
    if (draw.meetings.value_or(1) == 2)
        text += ", everybody meets twice";
    if (draw.rounds)
        text += ", " + rules::counted(*draw.rounds, "round");
    if (draw.finals)
        text += ", one final decides";
    if (draw.thirdPlace)
        text += ", with a match for third place";
    return text + (draw.ranking ? ", ties broken by " + *draw.ranking : "");
}

/// Puts each kind of fact into words.
struct Teller {
    const night::Night& night;
    const facts::Entry& entry;

    std::string match(const std::string& id) const
    {
        const night::Match* found = night::match(night, id);
        return found ? titleOf(*found) : "match " + id;
    }
    std::string sitting(const facts::Sitting& of) const
    {
        return match(of.match) + (of.attempt > 1 ? ", played for the " + ordinal(of.attempt) + " time" : "");
    }
    /// `match 3, hand 5`; without the hand's number where its playing was made void.
    std::string spot(const facts::Spot& of) const
    {
        const auto standing = night::standingFact(night, entry.stamp.op);
        const facts::Spot* now = standing ? facts::spotOf(*standing) : nullptr;
        const night::Match* owner = now ? night::match(night, now->sitting.match) : nullptr;
        if (owner && now->sitting != of.sitting)
            return sitting(of.sitting) + ", " + handAt(*owner, of.game, of.place) + " of " + titleOf(*owner) +
                   " now";
        const night::Match* found = night::match(night, of.sitting.match);
        if (!found || found->attempt != of.sitting.attempt)
            return sitting(of.sitting) + ", a hand";
        return sitting(of.sitting) + ", " + handAt(*found, of.game, of.place);
    }
    /// `Bo Li (B1)`; the seat alone where its playing was made void.
    std::string seat(const facts::Sitting& of, facts::Seat at) const
    {
        const night::Match* found = night::match(night, of.match);
        const bool isKnown = found && found->attempt == of.attempt;
        return isKnown ? seatName(night, *found, at) : std::string(facts::word(at));
    }
    std::string person(const std::string& id) const
    {
        const std::string team = teamOfPlayer(night, id);
        return personName(night, id) + (team.empty() ? "" : " (" + teamName(night, team) + ')');
    }
    std::string names(const std::vector<std::string>& people) const
    {
        std::string all;
        for (const std::string& id : people)
            all += (all.empty() ? "" : ", ") + personName(night, id);
        return all;
    }
    /// `fact 57 (check-in of Ana Ruiz)`
    std::string fact(const std::string& op) const
    {
        const night::Filed* filed = night::filed(night, op);
        if (!filed)
            return "a fact that is not on record";
        return "fact " + std::to_string(filed->entry->seq) + " (" + inWords(night, *filed->entry) + ')';
    }

    std::string operator()(const facts::Event& event) const
    {
        return event.name + ": " + spacedWord(facts::word(event.format)) + ", " +
               rules::counted(event.tables, "table") +
               (event.rest ? ", " + rules::counted(*event.rest, "minute") + " of rest between matches" : "") +
               (event.attendance
                    ? "; who does not come: " +
                          night::inWords(
                              night::absencePolicy(event.attendance).value_or(night::AbsencePolicy()))
                    : "");
    }
    std::string operator()(const facts::Closure& closure) const
    {
        return "table " + std::to_string(closure.table) +
               (closure.what == facts::TableDeed::Close ? " is closed" : " is open again") +
               because(closure.reason);
    }
    std::string operator()(const facts::Rules& rules) const
    {
        const auto venue = night::venueIn(rules);
        std::string text = venue ? venue->name + " (" + venue->id + ')' : "rules that cannot be read";
        if (rules.agreed)
            text += ", agreed " + *rules.agreed;
        return text + (rules.from ? ", from " + match(*rules.from) + " on" : "") + because(rules.reason);
    }
    std::string operator()(const facts::Person& fact) const
    {
        return fact.id + ' ' + fact.name.value_or("(name forgotten)") +
               (fact.cardEnd ? ", card …" + *fact.cardEnd : "");
    }
    std::string operator()(const facts::Team& team) const
    {
        return team.id + ' ' + team.name + ": " + names(team.players) +
               (team.seed ? "; seed " + std::to_string(*team.seed) : "") +
               (team.affiliation ? "; of " + *team.affiliation : "");
    }
    std::string operator()(const facts::Draw& draw) const
    {
        return spacedWord(facts::word(draw.format)) + ", " +
               rules::counted(static_cast<int>(draw.teams.size()), "team") +
               (draw.randomSeed ? ", by lot with seed " + *draw.randomSeed : ", in the order of the list") +
               (draw.version == bracket::apartVersion ? ", affiliations apart" : "") + drawOptions(draw);
    }
    std::string operator()(const facts::Pairing& pairing) const
    {
        std::string text = "round " + std::to_string(pairing.round) + ": ";
        for (std::size_t i = 0; i + 1 < pairing.teams.size(); i += 2)
            text += (i ? "; " : "") + teamName(night, pairing.teams[i]) + " and " +
                    teamName(night, pairing.teams[i + 1]);
        return text + (pairing.bye ? "; bye for " + teamName(night, *pairing.bye) : "");
    }
    std::string operator()(const facts::Lot& lot) const
    {
        return "lots drawn: " + teamNames(night, lot.teams) +
               (lot.randomSeed ? ", with seed " + *lot.randomSeed : "") + because(lot.reason);
    }
    std::string operator()(const facts::PlayIn& playIn) const
    {
        return match(playIn.match) + ", a play-in: " + teamNames(night, playIn.teams);
    }
    std::string operator()(const facts::LateEntry& late) const
    {
        return teamName(night, late.team) + " comes late" +
               (late.replaces ? ", in place of " + teamName(night, *late.replaces) : "") +
               because(late.reason);
    }
    std::string operator()(const facts::Checkin& fact) const
    {
        return person(fact.person) + " is here" + (fact.match ? " for " + match(*fact.match) : "") +
               (fact.shown ? ", showed " + *fact.shown : "") +
               (fact.override ? ", let in: " + *fact.override : "");
    }
    std::string operator()(const facts::Withdraw& fact) const
    {
        return teamName(night, fact.team) + " withdraws (" + fact.reason + ')';
    }
    std::string operator()(const facts::Substitute& fact) const
    {
        return teamName(night, fact.team) + ": " + personName(night, fact.joins) + " for " +
               personName(night, fact.leaves) + (fact.match ? " from " + match(*fact.match) + " on" : "") +
               because(fact.reason);
    }
    std::string operator()(const facts::Call& call) const
    {
        using facts::Seat;
        const auto side = [&](const std::string& team, Seat one, Seat two) {
            return teamName(night, team) + " (" + names({call.players[one], call.players[two]}) + ')';
        };
        return sitting(call.sitting) + " at table " + std::to_string(call.table) + ": " +
               side(call.teams.a, Seat::A1, Seat::A2) + " against " + side(call.teams.b, Seat::B1, Seat::B2) +
               (call.firstDealer ? "; " + personName(night, call.players[*call.firstDealer]) + " deals first"
                                 : "") +
               because(call.reason);
    }
    std::string operator()(const facts::Hand& hand) const
    {
        if (hand.struck)
            return spot(hand.spot) + " is struck" + because(hand.reason);
        return spot(hand.spot) + ": " + inFull(hand) + (hand.override ? "; let in: " + *hand.override : "") +
               (hand.reason ? "; changed: " + *hand.reason : "");
    }
    std::string operator()(const facts::Misdeal& misdeal) const
    {
        const auto standing = night::standingFact(night, entry.stamp.op);
        const auto& now = standing ? std::get<facts::Misdeal>(*standing) : misdeal;
        return spot(misdeal.spot) + ": misdeal called by " + seat(now.spot.sitting, now.calledBy) + " (" +
               spacedWord(misdeal.reason) + ')';
    }
    std::string operator()(const facts::TimeCall& call) const
    {
        return spot(call.spot) + ": time was called" +
               (call.choice ? ", " + spacedWord(facts::word(*call.choice)) : "") + because(call.override);
    }
    std::string operator()(const facts::Clock& clock) const
    {
        using Deed = facts::ClockDeed;
        const std::string what =
            clock.what == Deed::Start   ? "starts"
            : clock.what == Deed::Pause ? "is paused"
            : clock.what == Deed::Resume
                ? "goes on"
                : "is put right by " + signedPoints(clock.seconds.value_or(0)) + " seconds";
        return sitting(clock.sitting) + ": its clock " + what + because(clock.reason);
    }
    std::string operator()(const facts::Paper& paper) const
    {
        const auto side = [&](facts::Side each) {
            return std::to_string(paper.score[each]) + " (bags " + std::to_string(paper.bags[each]) +
                   ", sets " + std::to_string(paper.sets[each]) + ')';
        };
        const auto standing = night::standingFact(night, entry.stamp.op);
        const facts::Sitting now = standing ? *facts::sittingOf(*standing) : paper.sitting;
        return sitting(paper.sitting) + ": game " + std::to_string(paper.game) +
               (now == paper.sitting ? "" : " of " + match(now.match) + " now") +
               " is taken over from paper, A " + side(facts::Side::A) + ", B " + side(facts::Side::B) +
               " after " + std::to_string(paper.hands) + " hands";
    }
    std::string operator()(const facts::Outcome& outcome) const
    {
        const std::string how = spacedWord(facts::word(outcome.outcome)) + " (" + outcome.reason + ')';
        if (outcome.winner == facts::Winner::None)
            return sitting(outcome.sitting) + " goes to nobody: " + how;
        return sitting(outcome.sitting) + " goes to " + sideName(winning(outcome.winner)) + ": " + how;
    }
    std::string operator()(const facts::Agree& agree) const
    {
        return sitting(agree.sitting) + ": both captains agree, A " + std::to_string(agree.score.a) + ", B " +
               std::to_string(agree.score.b) +
               (agree.winner == facts::Winner::None ? "" : ", " + sideName(winning(agree.winner)) + " wins");
    }
    std::string operator()(const facts::Challenge& challenge) const
    {
        const std::string by = challenge.by == facts::Challenger::Supervisor ? "the supervisor"
                               : challenge.by == facts::Challenger::A        ? "A"
                                                                             : "B";
        const auto standing = night::standingFact(night, entry.stamp.op);
        const auto& now = standing ? std::get<facts::Challenge>(*standing) : challenge;
        return spot(challenge.hand) + ": " + by + " claims a renege of " +
               seat(now.hand.sitting, now.accused) + " in book " + std::to_string(challenge.book);
    }
    std::string operator()(const facts::Decision& decision) const
    {
        return fact(decision.challenge) + " is " + std::string(facts::word(decision.ruling)) +
               because(decision.reason);
    }
    std::string operator()(const facts::Foul& foul) const
    {
        return spot(foul.hand) + ": foul of " + sideName(foul.side) + ", " + spacedWord(foul.foul);
    }
    std::string operator()(const facts::Adjustment& adjustment) const
    {
        return spot(adjustment.hand) + ": " + signedPoints(adjustment.points) + " for " +
               sideName(adjustment.side) + " (" + adjustment.reason + ')';
    }
    std::string operator()(const facts::Retract& retract) const
    {
        const night::Filed* filed = night::filed(night, retract.target);
        const auto* undone = filed ? std::get_if<facts::Retract>(&filed->entry->fact) : nullptr;
        return (undone ? "puts back " + fact(undone->target) : "takes back " + fact(retract.target)) +
               because(retract.reason);
    }
    std::string operator()(const facts::Resolve& resolve) const
    {
        const std::string what = resolve.choice == facts::Resolution::Seat     ? "the other team is seated"
                                 : resolve.choice == facts::Resolution::Replay ? "is void and played again"
                                                                               : "stands";
        return sitting(resolve.sitting) + ": " + what + " (" + resolve.reason + ')';
    }
    std::string operator()(const facts::Move& move) const
    {
        return sitting(move.sitting) + ": its sheet" +
               (move.toMatch ? " goes to " + match(*move.toMatch) : "") +
               (move.swapped ? ", its sides swapped" : "") + " (" + move.reason + ')';
    }

    template <class Conduct>
    std::string operator()(const Conduct& fact) const
    {
        return sayingOf(night, fact);
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

std::string saying(const night::Night& night, const facts::Entry& entry)
{
    return std::visit(Teller{night, entry}, entry.fact);
}

} // namespace desk
