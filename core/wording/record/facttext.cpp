#include "facttext.h"

#include "choicewords.h"
#include "exempt.h"
#include "matchwords.h"
#include "names.h"

#include "rules/words.h"
#include "tournament/model/inplay.h"
#include "tournament/queries/attendance.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tournament/sheettext.h"
#include "wording/tr.h"

#include <cstdlib>

namespace wording {

std::string sideName(facts::Side side)
{
    return std::string(hand::sideLetter(side));
}

namespace {

std::string tricksOf(const facts::SideHand& hand)
{
    const auto* split = std::get_if<facts::Split>(&hand.tricks);
    if (split && nilsIn(hand) > 0)
        return std::to_string((*split)[0]) + '+' + std::to_string((*split)[1]);
    return hasTricks(hand) ? std::to_string(rawTricks(hand)) : std::string(); // all that the sheet asks for
}

/// `A bid 4+nil, took 5+0`
std::string sideOf(facts::Side side, const facts::SideHand& hand)
{
    const std::string tricks = tricksOf(hand);
    const std::string name = sideName(side);
    if (std::holds_alternative<std::monostate>(hand.bid))
        return tricks.empty() ? name : filled(Desk::tr("%1 took %2"), name, tricks);
    const std::string bid = bidText(hand);
    return tricks.empty() ? filled(Desk::tr("%1 bid %2"), name, bid)
                          : filled(Desk::tr("%1 bid %2, took %3"), name, bid, tricks);
}

/// `; exception: the captains agree`, or nothing.
std::string overridden(const std::optional<std::string>& reason)
{
    return reason ? "; " + filled(Desk::tr("exception: %1"), *reason) : std::string();
}

/// Puts each kind of fact into words. Functions that return text return `auto`, because lupdate would take
/// the std of a return type for the class of the texts.
struct FactText {
    Q_DECLARE_TR_FUNCTIONS(Desk)
public:
    const tournament::Tournament& tournament;
    const facts::Entry& entry;

    std::string match(const std::string& id) const { return matchName(tournament, id); }
    /// A line about that attempt at a match; `joint` goes between the match and `own`.
    FactLine sitting(const facts::Sitting& of, const std::string& own, const std::string& detail = {},
                     const char* joint = ", ") const
    {
        if (of.attempt == 1)
            return ofMatch(tournament, of.match, own, detail, joint);
        const std::string played = filled(tr("played for the %1 time"), ordinal(of.attempt));
        return ofMatch(tournament, of.match, own.empty() ? played : played + joint + own, detail);
    }
    /// `hand 5`; `a hand`, without its number, if that attempt is void.
    auto hand(const facts::Spot& of) const
    {
        const auto standing = tournament::standingFact(tournament, entry.stamp.op);
        const facts::Spot* now = standing ? facts::spotOf(*standing) : nullptr;
        const tournament::Match* owner = now ? tournament::match(tournament, now->sitting.match) : nullptr;
        if (owner && now->sitting != of.sitting)
            return filled(tr("%1 (now in %2)"), handAt(*owner, of.game, of.place), titleOf(*owner));
        const tournament::Match* found = tournament::match(tournament, of.sitting.match);
        return found && found->attempt == of.sitting.attempt ? placeName(tournament, of)
                                                             : filled(tr("a hand"));
    }
    /// The place of a time call: `after hand 3` between two hands.
    auto timeCalledAt(const facts::Spot& of) const
    {
        const tournament::Match* found = tournament::match(tournament, of.sitting.match);
        const auto last = found && found->attempt == of.sitting.attempt
                              ? tournament::timeCalledAfter(*found, of.game, of.place)
                              : std::nullopt;
        return last ? filled(tr("after %1"), handAt(*found, of.game, *last)) : hand(of);
    }
    /// `bids of hand 5`, `hand 5`, `hand 5, amended`
    auto versionOf(const facts::Hand& it) const
    {
        const auto name = isBidsAlone(it) ? filled(tr("bids of %1"), hand(it.spot)) : hand(it.spot);
        return it.reason && it.revision > 1 ? filled(tr("%1, amended"), name) : name;
    }
    /// A line about `match 3, hand 5`.
    FactLine spot(const facts::Spot& of, const std::string& detail) const
    {
        return sitting(of.sitting, hand(of), detail);
    }
    /// `no. 57 (check-in of Ana Ruiz)`, as the record numbers its lines
    auto fact(const std::string& op) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, op);
        if (!filed)
            return filled(tr("a fact that isn’t on record"));
        return filled(tr("no. %1 (%2)"), filed->entry->seq, factTitle(tournament, *filed->entry));
    }

    /// The fact at the place to which its sheet was moved.
    template <class Kind>
    Kind now(const Kind& fact) const
    {
        const auto standing = tournament::standingFact(tournament, entry.stamp.op);
        return standing ? std::get<Kind>(*standing) : fact;
    }

    FactLine operator()(const facts::Checkin& checkin) const
    {
        const tournament::Arrival arrival{entry.stamp.op, checkin.shown.value_or(""),
                                          checkin.match.value_or(""), checkin.override.value_or("")};
        const auto exception = exempt(tournament, checkin.person, arrival);
        FactLine line = factLine(tournament, checkin);
        if (exception) {
            line.head += ", " + filled(tr("allowed to play %1"), exception->rule);
            line.detail = exception->reason;
        }
        return line;
    }
    FactLine operator()(const facts::Person& person) const
    {
        const std::string linked = linkedCard(tournament, entry);
        FactLine line = factLine(tournament, person);
        line.head += linked.empty() ? "" : "; " + filled(tr("%1 was linked at check-in"), linked);
        return line;
    }
    FactLine operator()(const facts::Call& call) const
    {
        using facts::Seat;
        const auto side = [&](const std::string& team, Seat one, Seat two) {
            return filled(tr("%1 (%2)"), teamName(tournament, team),
                          tournament::namesOf(tournament, {call.players[one], call.players[two]}));
        };
        if (addsOnlyDealer(tournament, entry.seq, call))
            return sitting(
                call.sitting, {},
                filled(tr("%1 deals first"), personName(tournament, call.players[*call.firstDealer])) +
                    because(call.reason));
        std::string who = filled(tr("%1 against %2"), side(call.teams.a, Seat::A1, Seat::A2),
                                 side(call.teams.b, Seat::B1, Seat::B2));
        if (call.firstDealer)
            who +=
                "; " + filled(tr("%1 deals first"), personName(tournament, call.players[*call.firstDealer]));
        return sitting(call.sitting, filled(tr("at table %1"), call.table), who + because(call.reason), " ");
    }
    FactLine operator()(const facts::Hand& hand) const
    {
        if (hand.struck)
            return sitting(hand.spot.sitting,
                           filled(tr("%1 is deleted"), this->hand(hand.spot)) + because(hand.reason));
        return sitting(hand.spot.sitting, versionOf(hand),
                       inFull(hand) + overridden(hand.override) +
                           (hand.reason ? "; " + filled(tr("reason: %1"), *hand.reason) : ""));
    }
    FactLine operator()(const facts::Misdeal& misdeal) const
    {
        if (scoring::isThrownIn(misdeal))
            return spot(misdeal.spot, filled(tr("void (bids under the table minimum)")));
        const facts::Misdeal is = now(misdeal);
        return spot(misdeal.spot,
                    filled(tr("misdeal called by %1 (%2)"), seatIn(tournament, is.spot.sitting, is.calledBy),
                           misdealReason(misdeal)) +
                        overridden(misdeal.override));
    }
    FactLine operator()(const facts::TimeCall& call) const
    {
        const std::string said = call.choice ? filled(tr("time was called, %1"), spacedChoice(*call.choice))
                                             : filled(tr("time was called"));
        return sitting(call.spot.sitting, timeCalledAt(call.spot), said + because(call.override));
    }
    /// `as in match 3`: the match that had the sheet before.
    auto movedFrom(const facts::Clock& clock) const
    {
        std::string from;
        tournament::forEach<facts::Move>(tournament::recordOf(tournament, clock.sitting.match),
                                         [&](const facts::Entry& other, const facts::Move& move) {
                                             if (move.toMatch == clock.sitting.match && other.seq < entry.seq)
                                                 from = move.sitting.match;
                                         });
        return from.empty() ? filled(tr("same as in the previous match"))
                            : filled(tr("same as in %1"), match(from));
    }
    /// Why the program adjusted the clock, and any reason that was entered.
    auto causeOf(const facts::Clock& clock) const
    {
        const std::string cause = clock.cause == facts::ClockCause::Late
                                      ? filled(tr("waiting time for late players"))
                                      : movedFrom(clock);
        return clock.reason ? filled(tr("%1; %2"), cause, *clock.reason) : cause;
    }
    FactLine operator()(const facts::Clock& clock) const
    {
        using Action = facts::ClockAction;
        const std::string what =
            clock.what == Action::Start    ? filled(tr("clock started"))
            : clock.what == Action::Reason ? filled(tr("reason for the clock pause"))
            : clock.what == Action::Pause  ? filled(tr("clock paused"))
            : clock.what == Action::Resume
                ? filled(tr("clock resumed"))
                : filled(tr("clock adjusted by %1 second(s)", nullptr, std::abs(clock.seconds.value_or(0))),
                         rules::added(clock.seconds.value_or(0)));
        return sitting(clock.sitting, {}, what + because(clock.cause ? causeOf(clock) : clock.reason));
    }
    FactLine operator()(const facts::Paper& paper) const
    {
        const auto side = [&](facts::Side each) {
            return filled(tr("%1 (bags %2, sets %3)"), paper.score[each], paper.bags[each], paper.sets[each]);
        };
        const facts::Sitting is = now(paper).sitting;
        const std::string a = side(facts::Side::A);
        const std::string b = side(facts::Side::B);
        const std::string said =
            is == paper.sitting
                ? filled(
                      tr("game %1 continued from paper, A %2, B %3 after %n hand(s)", nullptr, paper.hands),
                      paper.game, a, b)
                : filled(tr("game %1 (now in %4) continued from paper, A %2, B %3 after %n hand(s)", nullptr,
                            paper.hands),
                         paper.game, a, b, match(is.match));
        return sitting(paper.sitting, {}, said);
    }
    FactLine operator()(const facts::Outcome& outcome) const
    {
        const std::string how =
            endingWord(outcome.outcome) +
            (outcome.noShow ? ", " + filled(tr("no-show of %1"), sideName(*outcome.noShow)) : "") +
            because(whyDecided(tournament, outcome));
        return sitting(outcome.sitting,
                       outcome.winner == facts::Winner::None
                           ? filled(tr("has no winner"))
                           : filled(tr("awarded to %1"), sideName(winning(outcome.winner))),
                       how, " ");
    }
    FactLine operator()(const facts::Agree& agree) const
    {
        const std::string said =
            agree.winner == facts::Winner::None
                ? filled(tr("both captains signed, A %1, B %2"), agree.score.a, agree.score.b)
                : filled(tr("both captains signed, A %1, B %2; %3 wins"), agree.score.a, agree.score.b,
                         sideName(winning(agree.winner)));
        return sitting(agree.sitting, {}, said);
    }
    FactLine operator()(const facts::Challenge& challenge) const
    {
        const facts::Challenge is = now(challenge);
        const std::string accused = seatIn(tournament, is.hand.sitting, is.accused);
        if (challenge.by == facts::Challenger::Supervisor)
            return spot(challenge.hand, filled(tr("the supervisor challenges %1 for a renege in trick %2"),
                                               accused, challenge.book));
        const auto by = challenge.by == facts::Challenger::A ? facts::Side::A : facts::Side::B;
        return spot(challenge.hand, filled(tr("%1 challenges %2 for a renege in trick %3"), sideName(by),
                                           accused, challenge.book));
    }
    FactLine operator()(const facts::Foul& foul) const
    {
        return spot(foul.hand, filled(tr("foul by %1, %2"), sideName(foul.side), codeInWords(foul.foul)));
    }
    FactLine operator()(const facts::Adjustment& adjustment) const
    {
        return spot(adjustment.hand,
                    filled(tr("%1 point(s) for side %2 (%3)", nullptr, std::abs(adjustment.points)),
                           rules::added(adjustment.points), sideName(adjustment.side), adjustment.reason));
    }
    FactLine operator()(const facts::Retract& retract) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, retract.target);
        const auto* undone = filed ? std::get_if<facts::Retract>(&filed->entry->fact) : nullptr;
        return {(undone ? filled(tr("redoes %1"), fact(undone->target))
                        : filled(tr("undoes %1"), fact(retract.target))) +
                because(retract.reason)};
    }
    FactLine operator()(const facts::Resolve& resolve) const
    {
        const auto what = [&] {
            switch (resolve.choice) {
            case facts::Resolution::Seat:
                return tr("the other team is seated");
            case facts::Resolution::Replay:
                return tr("void, to be replayed");
            case facts::Resolution::Stand:
                break;
            }
            return tr("keeps its teams");
        };
        const std::optional<std::string> why =
            resolve.reason || !resolve.correction ? resolve.reason : std::optional(fact(*resolve.correction));
        return sitting(resolve.sitting, {}, filled(what()) + because(why));
    }
    FactLine operator()(const facts::Move& move) const
    {
        const QString what = !move.toMatch  ? tr("swap of columns")
                             : move.swapped ? tr("score sheet moved to %1, columns swapped")
                                            : tr("score sheet moved to %1");
        const std::string said = move.toMatch ? filled(what, match(*move.toMatch)) : filled(what);
        return sitting(move.sitting, {}, said + because(move.reason));
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
    return filled(Desk::tr("%1; %2"), sideOf(facts::Side::A, hand.sides.a),
                  sideOf(facts::Side::B, hand.sides.b));
}

bool isBidsAlone(const facts::Hand& hand)
{
    return !scoring::hasTricks(hand.sides.a) && !scoring::hasTricks(hand.sides.b);
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Entry& entry)
{
    return std::visit(FactText{tournament, entry}, entry.fact);
}

std::string factText(const tournament::Tournament& tournament, const facts::Entry& entry)
{
    return whole(factLine(tournament, entry));
}

} // namespace wording
