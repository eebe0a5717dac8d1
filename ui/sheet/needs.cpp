#include "needs.h"

#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

QString letterOf(scoring::Side side)
{
    return side == scoring::Side::A ? u"A"_s : u"B"_s;
}

/// `exactly 7 tricks`, `6 to 9 tricks`, `5 or more tricks`, `2 or fewer tricks`, `4, 7 or 8 tricks`; empty
/// for none.
QString tricksWhere(const scoring::ByTricks& chances, scoring::Chance least)
{
    QList<int> numbers;
    for (int n = 0; n <= scoring::tricksInHand; ++n)
        if (chances[static_cast<std::size_t>(n)] >= least)
            numbers << n;
    if (numbers.isEmpty())
        return {};
    const int first = numbers.first();
    const int last = numbers.last();
    if (first == last)
        return u"exactly %1 %2"_s.arg(first).arg(first == 1 ? u"trick"_s : u"tricks"_s);
    if (last - first + 1 == numbers.size() &&
        (numbers.size() > 2 || last == scoring::tricksInHand || first == 0)) {
        if (first == 0)
            return last == scoring::tricksInHand ? u"any number of tricks"_s
                                                 : u"%1 or fewer tricks"_s.arg(last);
        return last == scoring::tricksInHand ? u"%1 or more tricks"_s.arg(first)
                                             : u"%1 to %2 tricks"_s.arg(first).arg(last);
    }
    QStringList words;
    for (const int n : numbers.first(numbers.size() - 1))
        words << QString::number(n);
    return words.join(u", "_s) + u" or %1 tricks"_s.arg(last);
}

QStringList sayOf(scoring::Side side, const scoring::SideOutlook& outlook)
{
    using scoring::Chance;
    QStringList says;
    const QString letter = letterOf(side);
    const QString sure = tricksWhere(outlook.wins, Chance::Sure);
    const QString maybe = tricksWhere(outlook.wins, Chance::Maybe);
    if (maybe.isEmpty())
        says << u"%1 cannot win this hand."_s.arg(letter);
    if (!sure.isEmpty())
        says << u"%1 wins with %2."_s.arg(letter, sure);
    if (!maybe.isEmpty() && maybe != sure)
        says << u"%1 may win with %2: the nil decides."_s.arg(letter, maybe);
    if (const QString penalty = tricksWhere(outlook.bagPenalty, Chance::Maybe); !penalty.isEmpty())
        says << u"%1: bag penalty with %2."_s.arg(letter, penalty);
    return says;
}

} // namespace

QStringList needsInWords(const scoring::RuleSet& rules, const scoring::GameState& before,
                         const scoring::Hand& hand)
{
    QStringList says;
    const auto found = scoring::outlook(rules, before, hand);
    for (const scoring::Side side : scoring::bothSides) {
        if (found) {
            says << sayOf(side, (*found)[side]);
            continue;
        }
        const int left = rules.end.target - before.sides[side].score;
        if (left > 0 && rules.end.length != scoring::Length::FixedHands)
            says << u"%1 is %2 short of %3: depends on the bids."_s.arg(letterOf(side))
                        .arg(left)
                        .arg(rules.end.target);
    }
    if (!rules.nil.blindMade)
        return says;
    for (const scoring::Side side : scoring::bothSides) {
        const auto against = scoring::againstBlindNil(rules, before, side);
        const int behind = before.sides[scoring::other(side)].score - before.sides[side].score;
        if (!against)
            says << u"Blind nil: %1 may (%2 behind)."_s.arg(letterOf(side)).arg(behind);
        else if (against->code == "blind-nil-deficit" && behind > 0)
            says << u"Blind nil: not for %1 (%2 down of %3)."_s.arg(letterOf(side))
                        .arg(behind)
                        .arg(*rules.nil.blindMinDeficit);
    }
    return says;
}

} // namespace sheet
