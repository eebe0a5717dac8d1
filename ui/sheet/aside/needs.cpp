#include "needs.h"

#include "ui/kit/text.h"
#include "wording/record/ruleswords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

using scoring::Chance;

/// `exactly 7 tricks`, `6 to 9 tricks`, `5 or more tricks`, `2 or fewer tricks`, `4, 7 or 8 tricks`; empty if
/// there are none.
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

/// What a side (%1) does with that many tricks, surely or maybe; %2 is a number.
struct Does {
    const char* sure;
    const char* maybe;
};

constexpr Does makesBid{QT_TRANSLATE_NOOP("Window", "%1 makes %2"),
                        QT_TRANSLATE_NOOP("Window", "%1 may make %2")};
constexpr Does winsGame{QT_TRANSLATE_NOOP("Window", "%1 wins"), QT_TRANSLATE_NOOP("Window", "%1 may win")};
constexpr Does winsMatch{QT_TRANSLATE_NOOP("Window", "%1 wins the match"),
                         QT_TRANSLATE_NOOP("Window", "%1 may win the match")};
constexpr Does losesGame{QT_TRANSLATE_NOOP("Window", "%1 loses"), QT_TRANSLATE_NOOP("Window", "%1 may lose")};
/// Without "may": it is unsure only if a failed nil's tricks aren't bags.
constexpr Does paysForBags{QT_TRANSLATE_NOOP("Window", "%1 bag penalty %2"),
                           QT_TRANSLATE_NOOP("Window", "%1 bag penalty %2")};

/// `A wins`; `number` is for labels that have one.
NeedRow row(const char* label, scoring::Side side, const QString& value, const QString& number = {})
{
    const QString words = Window::tr(label).arg(wording::letterOf(side));
    return {side, number.isEmpty() ? words : words.arg(number), value};
}

/// `A wins`: `6 or 7 tricks`, and `A may win`: `8 tricks, depending on the nil`. `because` comes after the
/// tricks.
QList<NeedRow> rowsWhere(const Does& does, scoring::Side side, const scoring::ByTricks& chances,
                         const QString& number = {}, const QString& because = {})
{
    const QString sure = tricksWhere(chances, Chance::Sure);
    const QString maybe = tricksWhere(chances, Chance::Maybe);
    QList<NeedRow> rows;
    if (!sure.isEmpty())
        rows << row(does.sure, side, sure + because, number);
    if (!maybe.isEmpty() && maybe != sure)
        rows << row(does.maybe, side, Window::tr("%1, depending on the nil").arg(maybe) + because, number);
    return rows;
}

/// The same if a nil's tricks may not count. If the tricks of the partner alone make it sure, it tells those.
QList<NeedRow> rowsBesideNil(const Does& does, scoring::Side side, const scoring::ByTricks& chances,
                             const scoring::ByTricks& byPartner, const QString& partner,
                             const QString& number)
{
    const auto isSure = [](const scoring::ByTricks& of) {
        return std::ranges::find(of, Chance::Maybe) == of.end() && isPossible(of);
    };
    if (isSure(chances) || !isSure(byPartner))
        return rowsWhere(does, side, chances, number);
    return {row(does.sure, side, Window::tr("%1 takes %2").arg(partner, tricksWhere(byPartner, Chance::Sure)),
                number)};
}

/// Whether the side simply makes its bid with that many tricks or more, which needs no row.
bool isAsBid(const scoring::ByTricks& makes, int contract)
{
    for (int n = 0; n <= scoring::tricksInHand; ++n)
        if (makes[static_cast<std::size_t>(n)] != (n >= contract ? Chance::Sure : Chance::Never))
            return false;
    return true;
}

/// The name of the nil bidder's partner; empty if the side bids as one.
QString besideNil(const scoring::Hand& hand, scoring::Side side, const facts::PerSeat<QString>& names)
{
    const auto* bids = std::get_if<scoring::Bids>(&hand.sides[side].bid);
    if (!bids)
        return {};
    const int partner = (*bids)[0].isNil() ? 1 : 0;
    const QString& name = names[{side, partner}];
    const QString first = kit::firstName(name); // like above the boxes
    return first == kit::firstName(names[{side, 1 - partner}]) ? name : first;
}

QList<NeedRow> contractOf(scoring::Side side, const scoring::SideOutlook& outlook, const QString& partner)
{
    if (!outlook.contract || isAsBid(outlook.makes, *outlook.contract))
        return {};
    const QString number = QString::number(*outlook.contract);
    if (!isPossible(outlook.makes))
        return {row(makesBid.sure, side, Window::tr("not possible"), number)};
    return rowsBesideNil(makesBid, side, outlook.makes, outlook.makesByPartner, partner, number);
}

QList<NeedRow> lossOf(scoring::Side side, const scoring::RuleSet& rules, const scoring::Loss& loss)
{
    const QString why =
        loss.by == scoring::By::MinScore
            ? Window::tr("%1 or less").arg(kit::number(rules.end.minScore.value_or(0)))
        : loss.by == scoring::By::FirstHand
            ? Window::tr("fewer than %1 in the first hand").arg(rules.bid.firstHandMinBooks.value_or(0))
            : Window::tr("set once more");
    return rowsWhere(losesGame, side, loss.loses, {}, u" ("_s + why + u')');
}

QList<NeedRow> penaltyOf(scoring::Side side, const scoring::SideOutlook& outlook, const QString& partner)
{
    const QString least = kit::number(-outlook.penalty->least);
    const QString most = kit::number(-outlook.penalty->most);
    return rowsBesideNil(paysForBags, side, outlook.bagPenalty, outlook.bagPenaltyByPartner, partner,
                         least == most ? least : Window::tr("%1 to %2").arg(least, most));
}

/// Whether the higher score wins with this hand, even below the target.
bool decides(const scoring::RuleSet& rules, const scoring::GameState& before, const scoring::Hand& hand)
{
    return before.result.state == scoring::State::ExtraHand || scoring::endsByTime(rules, before, hand);
}

/// Points missing to the target; 0 if the target doesn't matter.
int lacks(const scoring::RuleSet& rules, const scoring::GameState& before, const scoring::Hand& hand,
          scoring::Side side)
{
    const int points = before.sides[side].score;
    return decides(rules, before, hand) ? 0 : scoring::pointsToTarget(rules, points).value_or(0);
}

QList<NeedRow> rowsWithBids(const scoring::RuleSet& rules, const scoring::GameState& before,
                            const scoring::Hand& hand, const scoring::PerSide<scoring::SideOutlook>& outlook,
                            const facts::PerSeat<QString>& names)
{
    const bool byTotal = isPossible(outlook.a.winsTotal) || isPossible(outlook.b.winsTotal);
    const Does& wins = byTotal ? winsMatch : winsGame;
    QList<NeedRow> rows;
    for (const scoring::Side side : scoring::bothSides) {
        const scoring::SideOutlook& own = outlook[side];
        const scoring::ByTricks& winning = byTotal ? own.winsTotal : own.wins;
        const QString partner = besideNil(hand, side, names);
        rows << contractOf(side, own, partner);
        if (const int missing = lacks(rules, before, hand, side); isPossible(winning))
            rows << rowsWhere(wins, side, winning);
        else if (missing > 0)
            rows << row(byTotal ? QT_TRANSLATE_NOOP("Window", "%1 can’t win the match with this hand")
                                : QT_TRANSLATE_NOOP("Window", "%1 can’t win with this hand"),
                        side, Window::tr("needs %1").arg(missing));
        else
            rows << row(wins.sure, side, Window::tr("not in this hand"));
        for (const scoring::Loss& loss : own.losses)
            rows << lossOf(side, rules, loss);
        if (own.penalty)
            rows << penaltyOf(side, own, partner);
    }
    return rows;
}

QList<NeedRow> blindNils(const scoring::RuleSet& rules, const scoring::GameState& before)
{
    const bool areTied = scoring::deficit(before, scoring::Side::A) == 0;
    if (!rules.nil.blindMade)
        return rules.nil.valueMade && !areTied
                   ? QList<NeedRow>{{{}, Window::tr("Blind nil"), Window::tr("none in these rules")}}
                   : QList<NeedRow>();
    QList<NeedRow> rows;
    for (const scoring::Side side : scoring::bothSides) {
        const auto against = scoring::againstBlindNil(rules, before, side);
        const int down = scoring::deficit(before, side);
        const char* label = QT_TRANSLATE_NOOP("Window", "%1 blind nil");
        if (!against)
            rows << row(label, side,
                        down > 0 ? Window::tr("allowed, trails by %1").arg(down) : Window::tr("allowed"));
        else if (against->about == scoring::About::BlindAgain)
            rows << row(label, side, Window::tr("not allowed: already bid blind"));
        else if (against->about == scoring::About::BlindNilDeficit && down > 0)
            rows << row(label, side,
                        Window::tr("must trail by %1, trails\u00a0by\u00a0%2")
                            .arg(*rules.nil.blindMinDeficit)
                            .arg(down));
    }
    return rows;
}

/// `the higher score wins, even below 300`
QString higherScoreWins(const scoring::RuleSet& rules)
{
    const auto target = scoring::pointsToTarget(rules, 0);
    return target ? Window::tr("the higher score wins, even below %1").arg(*target)
                  : Window::tr("the higher score wins");
}

/// `A may bid blind`: `6 or more (trails by 120)`
QList<NeedRow> blindBids(const scoring::RuleSet& rules, const scoring::GameState& before)
{
    QList<NeedRow> rows;
    if (!rules.contract.blindBid)
        return rows;
    const scoring::BlindBid& blind = *rules.contract.blindBid;
    for (const scoring::Side side : scoring::bothSides) {
        const auto against = scoring::againstBlindBid(rules, before, side);
        const int down = scoring::deficit(before, side);
        const auto say = [&](const QString& value) {
            rows << row(QT_TRANSLATE_NOOP("Window", "%1 blind bid"), side, value);
        };
        const QString bids = blind.min < scoring::tricksInHand ? Window::tr("%1 or more").arg(blind.min)
                                                               : QString::number(blind.min);
        if (!against)
            rows << row(QT_TRANSLATE_NOOP("Window", "%1 may bid blind"), side,
                        down > 0 ? Window::tr("%1 (trails by %2)").arg(bids).arg(down) : bids);
        else if (against->about == scoring::About::BlindAgain)
            say(Window::tr("not allowed: already bid blind"));
        else if (against->about == scoring::About::BlindBidDeficit && down > 0)
            say(Window::tr("must trail by %1, trails\u00a0by\u00a0%2").arg(*blind.minDeficit).arg(down));
    }
    if (rows.isEmpty() && blind.minDeficit)
        rows << NeedRow{{}, Window::tr("Blind bid"), Window::tr("must trail by %1").arg(*blind.minDeficit)};
    return rows;
}

/// Says that this hand decides the game, if it does.
QList<NeedRow> whatDecides(const scoring::RuleSet& rules, const scoring::GameState& before,
                           const scoring::Hand& hand)
{
    if (!decides(rules, before, hand))
        return {};
    const bool isExtra = before.result.state == scoring::State::ExtraHand;
    const bool endsMatch = before.lastOfMatch || (!isExtra && rules.time.scope == scoring::TimeScope::Match);
    return {{{},
             isExtra ? Window::tr("Extra hand") : Window::tr("Last hand"),
             before.ofTotal && endsMatch ? Window::tr("the higher total of the match wins")
                                         : higherScoreWins(rules)}};
}

/// `B was set`: `2 times: one more set loses the game`, for sides that can't afford another set.
QList<NeedRow> lastSets(const scoring::End& end, const scoring::GameState& before)
{
    QList<NeedRow> rows;
    for (const scoring::Side side : scoring::bothSides) {
        const scoring::SideState& own = before.sides[side];
        const auto say = [&](const QString& value) {
            rows << row(QT_TRANSLATE_NOOP("Window", "%1 was set"), side, value);
        };
        if (own.sets > 0 && end.maxSetsTotal == own.sets + 1)
            say(Window::tr("%n time(s): one more set loses the game", nullptr, own.sets));
        else if (own.setsInARow > 0 && end.maxSetsConsecutive == own.setsInARow + 1)
            say(Window::tr("%n time(s) in a row: one more set loses the game", nullptr, own.setsInARow));
    }
    return rows;
}

QList<NeedRow> rowsBeforeBids(const rules::Set& set, const scoring::GameState& before,
                              const scoring::Hand& hand)
{
    QList<NeedRow> rows;
    if (set.id != set.venue) // one of several phases
        rows << NeedRow{{},
                        Window::tr("Played by"),
                        Window::tr("the %1 rules").arg(kit::text(wording::codeInWords(set.phase)))};
    if (const auto first = scoring::bidsFirst(set.rules, before))
        rows << NeedRow{first->side, Window::tr("Bids first"),
                        first->seat ? Window::tr("%1, left of the dealer").arg(wording::letterOf(first->side))
                                    : wording::letterOf(first->side)};
    for (const scoring::Side side : scoring::bothSides)
        if (const int missing = lacks(set.rules, before, hand, side);
            missing > 0 && missing != set.rules.end.target) // without points yet, it says nothing new
            rows << row(QT_TRANSLATE_NOOP("Window", "%1 needs"), side,
                        Window::tr("%n point(s) to reach %1", nullptr, missing).arg(set.rules.end.target));
    rows << lastSets(set.rules.end, before);
    return rows << blindNils(set.rules, before) << blindBids(set.rules, before);
}

QString timeText(const scoring::RuleSet& rules, const scoring::TimeCall& call)
{
    const auto choice = scoring::choiceOf(rules, call);
    QStringList parts;
    if (choice)
        parts << kit::text(wording::inWords(*choice));
    if (call.override)
        parts << kit::text(*call.override);
    return parts.isEmpty() ? Window::tr("no rule") : parts.join(u", "_s);
}

/// Time called between two hands. Without a hand to finish, one more is played.
QString timeBetween(const scoring::RuleSet& rules, const scoring::TimeCall& call)
{
    return scoring::choiceOf(rules, call) == scoring::OnExpiry::FinishHand ? Window::tr("one more hand")
                                                                           : timeText(rules, call);
}

/// `A 120, bags 3 · B 90, bags 2`, and the number of hands if known.
QString paperText(const scoring::Start& start, bool hasBags)
{
    QStringList parts;
    for (const scoring::Side side : scoring::bothSides) {
        const QString score = wording::letterOf(side) + u' ' + kit::number(start.sides[side].score);
        parts << (hasBags ? Window::tr("%1, bags %2").arg(score, QString::number(start.sides[side].bags))
                          : score);
    }
    if (start.hands > 0)
        parts << Window::tr("%n hand(s)", nullptr, start.hands);
    return parts.join(u" · "_s);
}

} // namespace

const QList<NeedRow>& Needs::rows(const rules::Set& set, const scoring::GameState& before, scoring::Hand hand,
                                  const facts::PerSeat<QString>& names)
{
    for (const scoring::Side side : scoring::bothSides)
        hand.sides[side].tricks = {};
    Basis basis{set.id, set.rules, before, std::move(hand), names};
    if (m_of == basis)
        return m_rows;
    m_of = std::move(basis);
    m_rows.clear();
    if (before.result.state == scoring::State::Won)
        return m_rows;
    m_rows = whatDecides(set.rules, before, m_of->hand);
    if (const auto found = scoring::outlook(set.rules, before, m_of->hand))
        m_rows += rowsWithBids(set.rules, before, m_of->hand, *found, names);
    else
        m_rows += rowsBeforeBids(set, before, m_of->hand);
    return m_rows;
}

QList<NeedRow> recentOf(const tournament::Match& match, int game)
{
    if (game > static_cast<int>(match.games.size()))
        return {};
    QList<NeedRow> paper;
    if (const auto at = match.paper.find(game); at != match.paper.end())
        paper.append(
            {{}, Window::tr("From paper"), paperText(at->second, scoring::keepsBags(match.rules->rules))});
    QList<NeedRow> misdeals;
    QList<NeedRow> time;
    const auto tell = [&](const QString& what) { time = {{{}, Window::tr("Time called"), what}}; };
    for (const tournament::Item& item : match.games[static_cast<std::size_t>(game) - 1].items) {
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        if (hand && !item.isOpen)
            misdeals.clear();
        if (hand && hand->timeExpired)
            tell(timeText(match.rules->rules, *hand->timeExpired));
        if (const auto* misdeal = std::get_if<scoring::Misdeal>(&item.what))
            misdeals.append({{},
                             scoring::isThrownIn(*misdeal) ? Window::tr("Void hand") : Window::tr("Misdeal"),
                             kit::text(wording::reasonInWords(*misdeal))});
        if (const auto* call = std::get_if<scoring::TimeCall>(&item.what))
            tell(timeBetween(match.rules->rules, *call));
    }
    return paper + misdeals + time;
}

} // namespace sheet
