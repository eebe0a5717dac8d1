#include "needs.h"

#include "ui/look/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

using scoring::Chance;

QString letterOf(scoring::Side side)
{
    return side == scoring::Side::A ? u"A"_s : u"B"_s;
}

/// `exactly 7 tricks`, `6 to 9 tricks`, `5 or more tricks`, `2 or fewer tricks`, `4, 7 or 8 tricks`; empty
/// for none.
QString tricksWhere(const scoring::ByTricks& chances, Chance least)
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

bool isPossible(const scoring::ByTricks& chances)
{
    return std::any_of(chances.begin(), chances.end(), [](Chance chance) { return chance != Chance::Never; });
}

/// `A wins with 6 or 7 tricks.`; `does` as after `A` and as after `may`.
QStringList sayWhere(const QString& letter, const QString& does, const QString& doing,
                     const scoring::ByTricks& chances, const QString& why = {})
{
    QStringList says;
    const QString sure = tricksWhere(chances, Chance::Sure);
    const QString maybe = tricksWhere(chances, Chance::Maybe);
    if (!sure.isEmpty())
        says << u"%1 %2 with %3%4."_s.arg(letter, does, sure, why);
    if (!maybe.isEmpty() && maybe != sure)
        says << u"%1 may %2 with %3%4: the nil decides."_s.arg(letter, doing, maybe, why);
    return says;
}

QStringList contractOf(const QString& letter, const scoring::SideOutlook& outlook)
{
    if (!outlook.contract)
        return {};
    const int number = *outlook.contract;
    if (!isPossible(outlook.makes))
        return {u"%1 cannot make %2."_s.arg(letter).arg(number)};
    return sayWhere(letter, u"makes %1"_s.arg(number), u"make %1"_s.arg(number), outlook.makes);
}

QString whyLost(const scoring::RuleSet& rules, scoring::By by)
{
    if (by == scoring::By::MinScore)
        return u" (%1 or less)"_s.arg(look::number(rules.end.minScore.value_or(0)));
    if (by == scoring::By::FirstHand)
        return u" (the first hand takes %1)"_s.arg(rules.bid.firstHandMinBooks.value_or(0));
    return u" (set too often)"_s;
}

QString penaltyOf(const QString& letter, const scoring::SideOutlook& outlook)
{
    const QString least = look::number(outlook.penalty->least);
    const QString most = look::number(outlook.penalty->most);
    return u"%1: bags cost %2 with %3."_s.arg(letter, least == most ? least : least + u" to "_s + most,
                                              tricksWhere(outlook.bagPenalty, Chance::Maybe));
}

/// How far a side is; `what` it may win, after a blank, or nothing for the game.
QStringList standing(const QString& letter, const scoring::RuleSet& rules, int lacks, bool mayWin,
                     const QString& what)
{
    if (lacks > 0 && !mayWin)
        return {u"%1 is %2 short and cannot win%3 now."_s.arg(letter).arg(lacks).arg(what)};
    if (lacks > 0)
        return {u"%1 is %2 short of %3."_s.arg(letter).arg(lacks).arg(rules.end.target)};
    return mayWin ? QStringList() : QStringList{u"%1 cannot win%2 now."_s.arg(letter, what)};
}

/// Whether the higher score wins with this hand, whatever the target.
bool decides(const scoring::RuleSet& rules, const scoring::GameState& before, const scoring::Hand& hand)
{
    return before.result.state == scoring::State::ExtraHand || scoring::endsByTime(rules, before, hand);
}

/// Of the target, where that is what counts.
int lacks(const scoring::RuleSet& rules, const scoring::GameState& before, const scoring::Hand& hand,
          scoring::Side side)
{
    const int points = before.sides[side].score;
    return decides(rules, before, hand) ? 0 : scoring::pointsToTarget(rules, points).value_or(0);
}

QStringList saysWithBids(const scoring::RuleSet& rules, const scoring::GameState& before,
                         const scoring::Hand& hand, const scoring::PerSide<scoring::SideOutlook>& outlook)
{
    const bool byTotal = isPossible(outlook.a.winsTotal) || isPossible(outlook.b.winsTotal);
    const QString what = byTotal ? u" the match"_s : QString();
    QStringList says;
    for (const scoring::Side side : scoring::bothSides) {
        const QString letter = letterOf(side);
        const scoring::SideOutlook& own = outlook[side];
        const scoring::ByTricks& wins = byTotal ? own.winsTotal : own.wins;
        if (side == scoring::Side::B)
            says << QString();
        says << standing(letter, rules, lacks(rules, before, hand, side), isPossible(wins), what);
        says << contractOf(letter, own);
        says << sayWhere(letter, u"wins"_s + what, u"win"_s + what, wins);
        for (const scoring::Loss& loss : own.losses)
            says << sayWhere(letter, u"loses"_s, u"lose"_s, loss.loses, whyLost(rules, loss.by));
        if (own.penalty)
            says << penaltyOf(letter, own);
    }
    return says;
}

QStringList blindNils(const scoring::RuleSet& rules, const scoring::GameState& before)
{
    const bool areLevel = scoring::deficit(before, scoring::Side::A) == 0;
    if (!rules.nil.blindMade)
        return rules.nil.valueMade && !areLevel ? QStringList{u"There is no blind nil here."_s}
                                                : QStringList();
    QStringList says;
    for (const scoring::Side side : scoring::bothSides) {
        const auto against = scoring::againstBlindNil(rules, before, side);
        const int down = scoring::deficit(before, side);
        if (!against)
            says << u"Blind nil: %1 may%2."_s.arg(letterOf(side),
                                                  down > 0 ? u" (%1 behind)"_s.arg(down) : QString());
        else if (against->what.code == "blind-nil-deficit" && down > 0)
            says << u"Blind nil: not for %1 (%2 behind, it takes %3)."_s.arg(letterOf(side))
                        .arg(down)
                        .arg(*rules.nil.blindMinDeficit);
    }
    return says;
}

/// That this hand decides, where it does.
QStringList whatDecides(const scoring::RuleSet& rules, const scoring::GameState& before,
                        const scoring::Hand& hand)
{
    if (!decides(rules, before, hand))
        return {};
    const bool isExtra = before.result.state == scoring::State::ExtraHand;
    const bool endsMatch = before.lastOfMatch || (!isExtra && rules.time.scope == scoring::TimeScope::Match);
    const QString which = isExtra ? u"Extra hand: "_s : u"Last hand: "_s;
    return {which + (before.ofTotal && endsMatch
                         ? u"the higher total of the match wins after it."_s
                         : u"the higher score after it wins, whatever the target."_s)};
}

QStringList saysBeforeBids(const rules::Set& set, const scoring::GameState& before, const scoring::Hand& hand)
{
    QStringList says;
    if (set.id != set.venue) // one of several phases
        says << u"%1 rules."_s.arg(look::sentence(set.phase));
    if (const auto first = scoring::bidsFirst(set.rules, before))
        says << u"%1 bids first%2."_s.arg(letterOf(first->side),
                                          first->seat ? u", left of the dealer"_s : QString());
    for (const scoring::Side side : scoring::bothSides)
        says << standing(letterOf(side), set.rules, lacks(set.rules, before, hand, side), true, {});
    return says << blindNils(set.rules, before);
}

} // namespace

const QStringList& Needs::inWords(const rules::Set& set, const scoring::GameState& before, scoring::Hand hand)
{
    for (const scoring::Side side : scoring::bothSides)
        hand.sides[side].tricks = {};
    Basis basis{set.id, set.rules, before, std::move(hand)};
    if (m_of == basis)
        return m_says;
    m_of = std::move(basis);
    m_says.clear();
    if (before.result.state == scoring::State::Won)
        return m_says;
    m_says = whatDecides(set.rules, before, m_of->hand);
    if (const auto found = scoring::outlook(set.rules, before, m_of->hand))
        m_says += saysWithBids(set.rules, before, m_of->hand, *found);
    else
        m_says += saysBeforeBids(set, before, m_of->hand);
    return m_says;
}

} // namespace sheet
