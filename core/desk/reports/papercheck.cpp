#include "papercheck.h"

#include "rules/words.h"

#include <algorithm>

namespace desk {

namespace {

using message::Message;
using scoring::Line;
using scoring::LineKind;
using scoring::Side;
using scoring::SideLedger;

/// One side's hand on paper.
struct Read {
    const rules::Set& set;
    const SideLedger& ledger;
    int points = 0;       ///< by the rules
    int added = 0;        ///< on paper
    bool isSummed = true; ///< whether there was an earlier total to add to
    int off() const { return added - points; }
};

struct Guess {
    Slip slip = Slip::Unknown;
    Message says;
};

/// Adds the section of the rule sheet, if there is one.
Message cited(const Read& read, Message slip, std::string_view parameter)
{
    return parameter.empty() ? slip
                             : Message{"paper-cited",
                                       {{"slip", std::move(slip)},
                                        {"rule", rules::ruleSection(read.set.sourceFor(parameter))}}};
}

Guess uncounted(const Line& line)
{
    const std::vector<message::Argument> worth{{"worth", rules::added(line.points)}};
    switch (line.kind) {
    case LineKind::Contract:
    case LineKind::BlindBid:
    case LineKind::AllTricks:
        return {Slip::Contract, Message{"paper-bid-left-out", worth}};
    case LineKind::Overtricks:
        return {Slip::Overtricks, Message{"paper-overtricks-left-out", worth}};
    case LineKind::Nil:
    case LineKind::BlindNil:
        return {Slip::Nil, Message{"paper-nil-left-out", worth}};
    case LineKind::BagPenalty:
        return {Slip::BagPenalty, Message{"paper-bag-penalty-left-out", worth}};
    case LineKind::RenegeAward:
        return {Slip::RenegeAward, Message{"paper-award-left-out", worth}};
    case LineKind::Foul:
        return {Slip::FoulOrPoints, Message{"paper-foul-left-out", worth}};
    case LineKind::Adjustment:
        break;
    }
    return {Slip::FoulOrPoints, Message{"paper-adjustment-left-out", worth}};
}

/// The most common mistakes first.
constexpr LineKind byLikelihood[] = {
    LineKind::BagPenalty,  LineKind::Nil,      LineKind::BlindNil,  LineKind::Contract, LineKind::Overtricks,
    LineKind::RenegeAward, LineKind::BlindBid, LineKind::AllTricks, LineKind::Foul,     LineKind::Adjustment};

/// One line of the score was left out.
std::optional<Guess> leftOut(const Read& read)
{
    for (const LineKind kind : byLikelihood)
        for (const Line& line : read.ledger.lines)
            if (line.kind == kind && line.points != 0 && read.off() == -line.points) {
                const Guess guess = uncounted(line);
                return Guess{guess.slip, cited(read, guess.says, line.parameter)};
            }
    return std::nullopt;
}

/// One line was counted with the wrong sign.
std::optional<Guess> turnedRound(const Read& read)
{
    for (const Line& line : read.ledger.lines) {
        if (line.points == 0 || read.off() != -2 * line.points)
            continue;
        const bool nil = line.kind == LineKind::Nil || line.kind == LineKind::BlindNil;
        if (!nil && line.kind != LineKind::Contract)
            continue;
        const std::vector<message::Argument> worth{{"worth", rules::added(line.points)}};
        const bool failed = line.points < 0;
        Message says = nil ? (failed ? Message{"paper-nil-counted-as-made", worth}
                                     : Message{"paper-nil-counted-as-failed", worth})
                           : (failed ? Message{"paper-bid-counted-as-made", worth}
                                     : Message{"paper-bid-counted-as-failed", worth});
        return Guess{nil ? Slip::Nil : Slip::Contract, cited(read, std::move(says), line.parameter)};
    }
    return std::nullopt;
}

/// A special bid was counted trick by trick.
std::optional<Guess> tierMissed(const Read& read)
{
    const int perTrick = read.set.rules.contract.perTrick;
    for (const Line& line : read.ledger.lines) {
        if (line.parameter != "contract.tiers" || !read.ledger.bid)
            continue;
        const int usual = perTrick * *read.ledger.bid * (line.points < 0 ? -1 : 1);
        if (read.off() == usual - line.points)
            return Guess{Slip::Tier, cited(read,
                                           Message{"paper-tier-missed",
                                                   {{"bid", *read.ledger.bid},
                                                    {"worth", rules::added(line.points)},
                                                    {"usual", rules::added(usual)}}},
                                           line.parameter)};
    }
    return std::nullopt;
}

/// A bag penalty was taken below the limit.
std::optional<Guess> penaltyTooEarly(const Read& read)
{
    const scoring::Bags& bags = read.set.rules.bags;
    if (!bags.limit || bags.penalty == 0 || read.off() != -bags.penalty)
        return std::nullopt;
    return Guess{
        Slip::BagPenalty,
        cited(read, Message{"paper-bag-penalty-early", {{"bags", read.ledger.bags}, {"limit", *bags.limit}}},
              "bags.penalty")};
}

/// Adding goes wrong by a carry or by a digit.
bool looksLikeSum(int off)
{
    const int size = std::abs(off);
    return size == 1 || size == 2 || size % 10 == 0;
}

Guess guessed(const Read& read)
{
    if (read.added == 0)
        return {Slip::HandLeftOut, Message{"paper-hand-left-out"}};
    for (const auto& guess : {leftOut(read), turnedRound(read), tierMissed(read), penaltyTooEarly(read)})
        if (guess)
            return *guess;
    if (read.isSummed && looksLikeSum(read.off()))
        return {Slip::Sum, Message{"paper-sum-wrong"}};
    return {Slip::Unknown, Message{"paper-unexplained"}};
}

/// The paper's error before a hand, and the score at its last total.
struct Running {
    int offBefore = 0;
    int scoreBefore = 0; ///< by the rules, at the paper's last total
};

} // namespace

std::vector<PaperFinding> paperFindings(const rules::Set& set, const scoring::GameLedger& ledger,
                                        const PaperTotals& totals)
{
    std::vector<PaperFinding> found;
    scoring::PerSide<Running> before;
    for (std::size_t at = 0; at < std::min(totals.size(), ledger.hands.size()); ++at) {
        const scoring::PerSide<SideLedger>& sides = ledger.hands[at].sides;
        const auto& written = totals[at];
        if (at == 0)
            for (const Side side : scoring::bothSides) // a game continued from paper doesn't begin at 0
                before[side].scoreBefore = sides[side].score - sides[side].points;
        const auto points = [&](Side side) { return sides[side].score - before[side].scoreBefore; };
        const auto off = [&](Side side) {
            return *written[side] - sides[side].score - before[side].offBefore;
        };
        const scoring::PerSide<int> right{points(Side::A), points(Side::B)};
        const bool swapped = written.a && written.b && right.a != right.b &&
                             right.a + off(Side::A) == right.b && right.b + off(Side::B) == right.a;
        for (const Side side : scoring::bothSides) {
            if (!written[side])
                continue;
            const Read read{set, sides[side], right[side], right[side] + off(side),
                            at > 0 || before[side].scoreBefore != 0};
            const int hand = static_cast<int>(at) + 1;
            if (read.off() != 0) {
                const Guess guess =
                    swapped ? Guess{Slip::SidesSwapped, Message{"paper-sides-swapped"}} : guessed(read);
                found.push_back({hand, side, *written[side], sides[side].score, read.off(), read.added,
                                 guess.slip,
                                 Message{"paper-adds",
                                         {{"hand", hand},
                                          {"side", hand::sideLetter(side)},
                                          {"paper", rules::digits(read.added)},
                                          {"right", rules::digits(read.points)},
                                          {"slip", guess.says}}}});
            }
            before[side] = {before[side].offBefore + read.off(), sides[side].score};
        }
    }
    return found;
}

} // namespace desk
