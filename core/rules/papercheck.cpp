#include "papercheck.h"

#include "cited.h"
#include "words.h"

#include <algorithm>

namespace rules {

namespace {

using message::Message;
using scoring::HandLedger;
using scoring::Line;
using scoring::LineKind;
using scoring::Side;
using scoring::SideLedger;

/// A hand of one side as the paper has it.
struct Read {
    const Set& set;
    const SideLedger& ledger;
    int points = 0; ///< by the rules
    int added = 0;  ///< on paper
    int off() const { return added - points; }
};

struct Guess {
    Slip slip = Slip::Unknown;
    Message says;
};

/// With the place on the sheet, where there is one.
Message cited(const Read& read, Message slip, std::string_view parameter)
{
    return parameter.empty()
               ? slip
               : Message{"paper-cited",
                         {{"slip", std::move(slip)}, {"rule", ruleSection(read.set.citeFor(parameter))}}};
}

Guess uncounted(const Line& line)
{
    const std::vector<message::Argument> worth{{"worth", added(line.points)}};
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

/// What is forgotten or turned round most easily comes first.
constexpr LineKind byLikelihood[] = {
    LineKind::BagPenalty,  LineKind::Nil,      LineKind::BlindNil,  LineKind::Contract, LineKind::Overtricks,
    LineKind::RenegeAward, LineKind::BlindBid, LineKind::AllTricks, LineKind::Foul,     LineKind::Adjustment};

/// One of the lines that was left out.
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

/// One of the lines with the wrong sign.
std::optional<Guess> turnedRound(const Read& read)
{
    for (const Line& line : read.ledger.lines) {
        if (line.points == 0 || read.off() != -2 * line.points)
            continue;
        const bool nil = line.kind == LineKind::Nil || line.kind == LineKind::BlindNil;
        if (!nil && line.kind != LineKind::Contract)
            continue;
        const std::vector<message::Argument> worth{{"worth", added(line.points)}};
        const bool failed = line.points < 0;
        Message says = nil ? (failed ? Message{"paper-nil-counted-as-made", worth}
                                     : Message{"paper-nil-counted-as-failed", worth})
                           : (failed ? Message{"paper-bid-counted-as-made", worth}
                                     : Message{"paper-bid-counted-as-failed", worth});
        return Guess{nil ? Slip::Nil : Slip::Contract, cited(read, std::move(says), line.parameter)};
    }
    return std::nullopt;
}

/// A bid with a price of its own that was counted trick by trick.
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
                                                    {"worth", added(line.points)},
                                                    {"usual", added(usual)}}},
                                           line.parameter)};
    }
    return std::nullopt;
}

/// A bag penalty where the bags do not reach the limit.
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

/// Sums go wrong by a carry, or by a digit.
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
    if (looksLikeSum(read.off()))
        return {Slip::Sum, Message{"paper-sum-wrong"}};
    return {Slip::Unknown, Message{"paper-unexplained"}};
}

class PaperCheck {
public:
    PaperCheck(const Set& set, const scoring::GameLedger& ledger, const PaperTotals& totals)
        : m_set(set), m_ledger(ledger), m_totals(totals)
    {
        for (const Side side : scoring::bothSides) // a game that began on paper does not begin at nothing
            if (!ledger.hands.empty()) {
                const SideLedger& first = ledger.hands.front().sides[side];
                m_running[side].scoreBefore = first.score - first.points;
            }
    }

    std::vector<PaperFinding> findings()
    {
        const std::size_t hands = std::min(m_totals.size(), m_ledger.hands.size());
        for (std::size_t hand = 0; hand < hands; ++hand)
            readHand(hand);
        return std::move(m_found);
    }

private:
    /// By how much the paper was wrong before this hand, and what the rules have added since a total stood
    /// there.
    struct Running {
        int offBefore = 0;
        int scoreBefore = 0; ///< by the rules, where the paper last had a total
    };

    void readHand(std::size_t at)
    {
        const auto& row = m_ledger.hands[at];
        const auto& totals = m_totals[at];
        const bool swapped = isSwapped(row, totals);
        for (const Side side : scoring::bothSides) {
            const SideLedger& ledger = row.sides[side];
            Running& running = m_running[side];
            if (!totals[side])
                continue;
            const int off = *totals[side] - ledger.score - running.offBefore;
            if (off != 0)
                add(static_cast<int>(at) + 1, side, *totals[side], off, swapped, ledger);
            running = {running.offBefore + off, ledger.score};
        }
    }
    /// What the hand came to for a side since the paper last had a total.
    int pointsOf(Side side, const SideLedger& ledger) const
    {
        return ledger.score - m_running[side].scoreBefore;
    }
    bool isSwapped(const HandLedger& row, const scoring::PerSide<std::optional<int>>& totals) const
    {
        if (!totals.a || !totals.b)
            return false;
        const auto added = [&](Side side) {
            const Running& running = m_running[side];
            return *totals[side] - running.scoreBefore - running.offBefore;
        };
        const int a = pointsOf(Side::A, row.sides.a);
        const int b = pointsOf(Side::B, row.sides.b);
        return a != b && added(Side::A) == b && added(Side::B) == a;
    }
    void add(int hand, Side side, int paper, int off, bool swapped, const SideLedger& ledger)
    {
        const int points = pointsOf(side, ledger);
        const Read read{m_set, ledger, points, points + off};
        const Guess guess =
            swapped ? Guess{Slip::SidesSwapped, Message{"paper-sides-swapped"}} : guessed(read);
        m_found.push_back({hand, side, paper, ledger.score, off, guess.slip,
                           Message{"paper-adds",
                                   {{"hand", hand},
                                    {"side", side == Side::A ? "A" : "B"},
                                    {"paper", added(read.added)},
                                    {"right", added(points)},
                                    {"slip", guess.says}}}});
    }

    const Set& m_set;
    const scoring::GameLedger& m_ledger;
    const PaperTotals& m_totals;
    scoring::PerSide<Running> m_running;
    std::vector<PaperFinding> m_found;
};

} // namespace

std::vector<PaperFinding> checkPaper(const Set& set, const scoring::GameLedger& ledger,
                                     const PaperTotals& totals)
{
    return PaperCheck(set, ledger, totals).findings();
}

} // namespace rules
