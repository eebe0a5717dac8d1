#include "needs.h"

#include "ui/kit/text.h"
#include "wording/record/ruleswords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

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
        return Window::tr("exactly %n trick(s)", nullptr, first);
    if (last - first + 1 == numbers.size() &&
        (numbers.size() > 2 || last == scoring::tricksInHand || first == 0)) {
        if (first == 0)
            return last == scoring::tricksInHand ? Window::tr("any number of tricks")
                                                 : Window::tr("%1 or fewer tricks").arg(last);
        return last == scoring::tricksInHand ? Window::tr("%1 or more tricks").arg(first)
                                             : Window::tr("%1 to %2 tricks").arg(first).arg(last);
    }
    QStringList words;
    for (const int n : numbers.first(numbers.size() - 1))
        words << QString::number(n);
    return Window::tr("%1 or %2 tricks").arg(words.join(u", "_s), QString::number(last));
}

bool isPossible(const scoring::ByTricks& chances)
{
    return std::ranges::any_of(chances, [](Chance chance) { return chance != Chance::Never; });
}

/// What a side (%1) does with so many tricks (%2), surely and maybe; %3 is a number.
struct Does {
    const char* sure;
    const char* maybe;
};

constexpr Does makesBid{QT_TRANSLATE_NOOP("Window", "%1 makes %3 with %2."),
                        QT_TRANSLATE_NOOP("Window", "%1 may make %3 with %2: the nil decides.")};
constexpr Does winsGame{QT_TRANSLATE_NOOP("Window", "%1 wins with %2."),
                        QT_TRANSLATE_NOOP("Window", "%1 may win with %2: the nil decides.")};
constexpr Does winsMatch{QT_TRANSLATE_NOOP("Window", "%1 wins the match with %2."),
                         QT_TRANSLATE_NOOP("Window", "%1 may win the match with %2: the nil decides.")};
constexpr Does losesByScore{
    QT_TRANSLATE_NOOP("Window", "%1 loses with %2 (%3 or less)."),
    QT_TRANSLATE_NOOP("Window", "%1 may lose with %2 (%3 or less): the nil decides.")};
constexpr Does losesByFirstHand{
    QT_TRANSLATE_NOOP("Window", "%1 loses with %2 (the first hand takes %3)."),
    QT_TRANSLATE_NOOP("Window", "%1 may lose with %2 (the first hand takes %3): the nil decides.")};
constexpr Does losesBySets{
    QT_TRANSLATE_NOOP("Window", "%1 loses with %2 (set too often)."),
    QT_TRANSLATE_NOOP("Window", "%1 may lose with %2 (set too often): the nil decides.")};
/// A failed nil's tricks may be no bags.
constexpr Does paysForBags{QT_TRANSLATE_NOOP("Window", "%1: bags cost %3 with %2."),
                           QT_TRANSLATE_NOOP("Window", "%1: bags may cost %3 with %2: the nil decides.")};

/// `A wins with 6 or 7 tricks.`; without a number where the sentence has none.
QStringList sayWhere(const Does& does, const QString& letter, const scoring::ByTricks& chances,
                     const QString& number = {})
{
    const auto say = [&](const char* sentence, const QString& tricks) {
        const QString text = Window::tr(sentence);
        return number.isEmpty() ? text.arg(letter, tricks) : text.arg(letter, tricks, number);
    };
    QStringList says;
    const QString sure = tricksWhere(chances, Chance::Sure);
    const QString maybe = tricksWhere(chances, Chance::Maybe);
    if (!sure.isEmpty())
        says << say(does.sure, sure);
    if (!maybe.isEmpty() && maybe != sure)
        says << say(does.maybe, maybe);
    return says;
}

QStringList contractOf(const QString& letter, const scoring::SideOutlook& outlook)
{
    if (!outlook.contract)
        return {};
    const QString number = QString::number(*outlook.contract);
    if (!isPossible(outlook.makes))
        return {Window::tr("%1 cannot make %2.").arg(letter, number)};
    return sayWhere(makesBid, letter, outlook.makes, number);
}

QStringList lossOf(const QString& letter, const scoring::RuleSet& rules, const scoring::Loss& loss)
{
    if (loss.by == scoring::By::MinScore)
        return sayWhere(losesByScore, letter, loss.loses, kit::number(rules.end.minScore.value_or(0)));
    if (loss.by == scoring::By::FirstHand)
        return sayWhere(losesByFirstHand, letter, loss.loses,
                        QString::number(rules.bid.firstHandMinBooks.value_or(0)));
    return sayWhere(losesBySets, letter, loss.loses);
}

QStringList penaltyOf(const QString& letter, const scoring::SideOutlook& outlook)
{
    const QString least = kit::number(outlook.penalty->least);
    const QString most = kit::number(outlook.penalty->most);
    return sayWhere(paysForBags, letter, outlook.bagPenalty,
                    least == most ? least : Window::tr("%1 to %2").arg(least, most));
}

/// How far a side is from winning the match, or else the game.
QStringList standing(const QString& letter, const scoring::RuleSet& rules, int lacks, bool mayWin,
                     bool ofMatch)
{
    const QString number = QString::number(lacks);
    if (lacks > 0 && !mayWin)
        return {(ofMatch ? Window::tr("%1 is %2 short and cannot win the match now.")
                         : Window::tr("%1 is %2 short and cannot win now."))
                    .arg(letter, number)};
    if (lacks > 0)
        return {Window::tr("%1 is %2 short of %3.").arg(letter, number, QString::number(rules.end.target))};
    if (mayWin)
        return {};
    return {(ofMatch ? Window::tr("%1 cannot win the match now.") : Window::tr("%1 cannot win now."))
                .arg(letter)};
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
    QStringList says;
    for (const scoring::Side side : scoring::bothSides) {
        const QString letter = letterOf(side);
        const scoring::SideOutlook& own = outlook[side];
        const scoring::ByTricks& winning = byTotal ? own.winsTotal : own.wins;
        if (side == scoring::Side::B)
            says << QString();
        says << standing(letter, rules, lacks(rules, before, hand, side), isPossible(winning), byTotal);
        says << contractOf(letter, own);
        says << sayWhere(byTotal ? winsMatch : winsGame, letter, winning);
        for (const scoring::Loss& loss : own.losses)
            says << lossOf(letter, rules, loss);
        if (own.penalty)
            says << penaltyOf(letter, own);
    }
    return says;
}

QStringList blindNils(const scoring::RuleSet& rules, const scoring::GameState& before)
{
    const bool areLevel = scoring::deficit(before, scoring::Side::A) == 0;
    if (!rules.nil.blindMade)
        return rules.nil.valueMade && !areLevel ? QStringList{Window::tr("These rules have no blind nil.")}
                                                : QStringList();
    QStringList says;
    for (const scoring::Side side : scoring::bothSides) {
        const auto against = scoring::againstBlindNil(rules, before, side);
        const int down = scoring::deficit(before, side);
        if (!against)
            says << (down > 0 ? Window::tr("Blind nil: %1 may (%2 behind).")
                                    .arg(letterOf(side), QString::number(down))
                              : Window::tr("Blind nil: %1 may.").arg(letterOf(side)));
        else if (against->about == scoring::About::BlindNilDeficit && down > 0)
            says << Window::tr("Blind nil: not for %1 (%2 behind, it takes %3).")
                        .arg(letterOf(side), QString::number(down),
                             QString::number(*rules.nil.blindMinDeficit));
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
    if (before.ofTotal && endsMatch)
        return {isExtra ? Window::tr("Extra hand: the higher total of the match wins after it.")
                        : Window::tr("Last hand: the higher total of the match wins after it.")};
    return {isExtra ? Window::tr("Extra hand: the higher score after it wins, whatever the target.")
                    : Window::tr("Last hand: the higher score after it wins, whatever the target.")};
}

QStringList saysBeforeBids(const rules::Set& set, const scoring::GameState& before, const scoring::Hand& hand)
{
    QStringList says;
    if (set.id != set.venue) // one of several phases
        says << Window::tr("%1 rules.").arg(kit::sentence(set.phase));
    if (const auto first = scoring::bidsFirst(set.rules, before))
        says << (first->seat ? Window::tr("%1 bids first, left of the dealer.")
                             : Window::tr("%1 bids first."))
                    .arg(letterOf(first->side));
    for (const scoring::Side side : scoring::bothSides)
        says << standing(letterOf(side), set.rules, lacks(set.rules, before, hand, side), true, false);
    return says << blindNils(set.rules, before);
}

QString timeText(const scoring::RuleSet& rules, const scoring::TimeCall& call)
{
    const auto choice = scoring::choiceOf(rules, call);
    const QString what = choice ? kit::text(wording::inWords(*choice)) : QString();
    const QString why = call.override ? kit::text(*call.override) : QString();
    if (choice && call.override)
        return Window::tr("Time was called: %1 (%2).").arg(what, why);
    return choice          ? Window::tr("Time was called: %1.").arg(what)
           : call.override ? Window::tr("Time was called (%1).").arg(why)
                           : Window::tr("Time was called.");
}

QString paperText(const scoring::Start& start)
{
    const auto& [a, b] = start.sides;
    const QString scoreA = kit::number(a.score);
    const QString scoreB = kit::number(b.score);
    const QString bagsA = QString::number(a.bags);
    const QString bagsB = QString::number(b.bags);
    return start.hands > 0 ? Window::tr("Taken over from paper, hands %1: A %2 (bags %3), B %4 (bags %5).")
                                 .arg(QString::number(start.hands), scoreA, bagsA, scoreB, bagsB)
                           : Window::tr("Taken over from paper: A %1 (bags %2), B %3 (bags %4).")
                                 .arg(scoreA, bagsA, scoreB, bagsB);
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

QStringList recentOf(const tournament::Match& match, int game)
{
    if (game > static_cast<int>(match.games.size()))
        return {};
    QStringList paper;
    if (const auto at = match.paper.find(game); at != match.paper.end())
        paper << paperText(at->second);
    QStringList misdeals;
    QStringList time;
    for (const tournament::Item& item : match.games[static_cast<std::size_t>(game) - 1].items) {
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        if (hand && !item.isOpen)
            misdeals.clear();
        if (hand && hand->timeExpired)
            time = QStringList{timeText(match.rules->rules, *hand->timeExpired)};
        if (const auto* misdeal = std::get_if<scoring::Misdeal>(&item.what))
            misdeals
                << Window::tr("Misdeal (%1): dealt again.").arg(kit::text(wording::reasonInWords(*misdeal)));
        if (const auto* call = std::get_if<scoring::TimeCall>(&item.what))
            time = QStringList{timeText(match.rules->rules, *call)};
    }
    return paper + misdeals + time;
}

} // namespace sheet
