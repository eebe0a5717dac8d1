#include "outcome.h"

#include "ruled.h"

#include "desk/checks/onsheet.h"
#include "rules/words.h"
#include "tournament/model/inplay.h"
#include "ui/drawing/marks.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "ui/sheet/corrections/change.h"
#include "wording/filled.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

using scoring::LineKind;
using scoring::Side;
using scoring::SideLedger;

namespace {

QString bidText(const SideLedger& ledger)
{
    const int points =
        scoring::pointsOf(ledger, {LineKind::Contract, LineKind::BlindBid, LineKind::AllTricks});
    const QString said = points == 0 ? kit::number(0) : kit::signedNumber(points);
    return ledger.made == false ? Window::tr("set %1").arg(said) : said;
}

/// The rows of one side: always the contract of the accused side, other values only if the rulings differ in
/// them.
void addSide(QList<OutcomeRow>& rows, Side side, bool isAccused, const SideLedger& here,
             const SideLedger& there)
{
    const bool isMoved = here.counted != here.tricks || there.counted != there.tricks;
    if (isMoved)
        rows.append({side, Window::tr("tricks"),
                     here.counted == here.tricks ? QString::number(here.tricks)
                                                 : u"%1 → %2"_s.arg(here.tricks).arg(here.counted)});
    if (isAccused || bidText(here) != bidText(there))
        rows.append(
            {side, here.bid ? Window::tr("bid %1").arg(*here.bid) : Window::tr("bid"), bidText(here)});
    const std::pair<LineKind, QString> others[] = {{LineKind::Overtricks, Window::tr("overtricks")},
                                                   {LineKind::Nil, Window::tr("nil")},
                                                   {LineKind::BlindNil, Window::tr("blind nil")},
                                                   {LineKind::BagPenalty, Window::tr("bag penalty")},
                                                   {LineKind::RenegeAward, Window::tr("award")}};
    for (const auto& [kind, label] : others) {
        const int points = scoring::pointsOf(here, {kind});
        if (points != scoring::pointsOf(there, {kind}))
            rows.append({side, label, points == 0 ? Window::tr("none") : kit::signedNumber(points)});
    }
}

/// `B: −3 tricks for the lost challenge (IX).`; empty if that side loses no tricks.
QStringList lossInWords(const rules::Set& set, Side side, const SideLedger& ledger)
{
    if (!scoring::countsRuledTricks(ledger) || ledger.counted >= ledger.tricks)
        return {};
    const std::string why = rules::joined(wording::whyCounted(set, ledger, wording::placeOf), ", ");
    return {Window::tr("%1: %2.").arg(wording::letterOf(side), kit::text(why))};
}

/// `UNC, The Play 4.` and our reading of it.
QStringList rulesBehind(const rules::Set& set, const scoring::HandLedger& row)
{
    QStringList places;
    QStringList readings;
    const auto cite = [&](std::string_view parameter) {
        const rules::Cite& cited = set.sourceFor(parameter);
        places << kit::text(wording::placeOf(cited)).replace(u' ', QChar::Nbsp); // keeps it on one line
        if (!cited.reading.empty())
            readings << Window::tr("Our reading: %1.").arg(kit::text(cited.reading));
    };
    for (const Side side : scoring::bothSides) {
        for (const scoring::CountLine& line : row.sides[side].countedFrom)
            if (line.kind == scoring::CountKind::Renege)
                cite(line.parameter);
        for (const scoring::Line& line : row.sides[side].lines)
            if (line.kind == LineKind::RenegeAward)
                cite(line.parameter);
    }
    places.removeDuplicates();
    readings.removeDuplicates();
    QStringList says;
    if (!places.isEmpty())
        says << u"%1, %2."_s.arg(kit::text(set.venueName), places.join(u", "_s));
    return says + readings;
}

QString teamOn(const desk::Correction& change, Side side)
{
    return kit::text(tournament::teamName(change.after, change.matchAfter().teams[side]));
}

/// How the hands on record end the game or match then.
QString endInWords(const desk::Correction& change)
{
    const tournament::Match& match = change.matchAfter();
    const scoring::Result& all = tournament::result(match);
    if (all.state == scoring::State::Won && all.winner)
        return Window::tr("%1 wins the match, %2 to %3.")
            .arg(teamOn(change, *all.winner), kit::number(all.score[*all.winner]),
                 kit::number(all.score[scoring::other(*all.winner)]));
    if (all.state == scoring::State::ExtraHand)
        return Window::tr("Tied: one more hand decides.");
    const auto game = static_cast<std::size_t>(change.spot.game) - 1;
    if (match.series.games > 1 && game < match.games.size()) {
        const scoring::Result& one = match.games[game].ledger.result;
        if (one.state == scoring::State::Won && one.winner)
            return Window::tr("%1 wins game %2.")
                .arg(teamOn(change, *one.winner), QString::number(change.spot.game));
    }
    return match.series.games > 1 ? Window::tr("The game continues.") : Window::tr("The match continues.");
}

/// In one line.
QString scoreText(const scoring::PerSide<int>& score)
{
    return kit::text(wording::unbroken(wording::scoreText(score)));
}

bool hasRowsBehind(const tournament::Match& match, const facts::Spot& spot)
{
    const auto game = static_cast<std::size_t>(spot.game) - 1;
    return std::ranges::any_of(match.games[game].items, [&](const tournament::Item& item) {
        return item.place > spot.place && !item.isOpen && std::holds_alternative<scoring::Hand>(item.what);
    });
}

bool isWon(const desk::Correction& change)
{
    return tournament::result(change.matchAfter()).state == scoring::State::Won;
}

/// With which ruling the hand in play counts, if it counts with only one.
QString handInPlay(const desk::Correction& upheld, const desk::Correction& rejected)
{
    const tournament::Match& match = *tournament::match(upheld.before, upheld.spot.sitting.match);
    if (isWon(upheld) == isWon(rejected) || !tournament::openHand(match))
        return {};
    return (isWon(upheld) ? Window::tr("Hand %1 is in play; it counts only if this is denied.")
                          : Window::tr("Hand %1 is in play; it counts only if this is upheld."))
        .arg(tournament::handsOn(match) + 1);
}

/// The consequences other than scores.
QStringList othersIn(const desk::Correction& change)
{
    QStringList says{sheet::besidesScores(change, change.spot.sitting.match).join(u' ')};
    says.removeAll(QString());
    says += sheet::laterInWords(change);
    for (const std::string& match : change.undecided)
        says << Window::tr("%1 has begun: you choose what happens to it.")
                    .arg(kit::sentence(wording::titleOf(*tournament::match(change.after, match))));
    return says;
}

// What the rule costs, for a hand without tricks yet.

/// Whether the ruling costs a side anything.
bool isPaid(const std::optional<scoring::RenegeRule>& rule, const scoring::Hand& hand,
            const scoring::Renege& renege)
{
    return rule && (scoring::wrongPayerOf(*rule, hand, renege) || scoring::payerOf(*rule, hand, renege));
}

/// Whether the other side gets the tricks for scoring.
bool movesTricks(const scoring::RenegeRule& rule)
{
    return rule.effect == scoring::RenegeEffect::Tricks && rule.receiverCountsTricks;
}

QList<OutcomeRow> byTheRule(const std::optional<scoring::RenegeRule>& rule, const scoring::Hand& hand,
                            const scoring::Renege& renege)
{
    if (const auto wrong = rule ? scoring::wrongPayerOf(*rule, hand, renege) : std::nullopt)
        return {{*wrong, Window::tr("tricks"), kit::number(-*rule->wrongTricks)}};
    const auto pays = rule ? scoring::payerOf(*rule, hand, renege) : std::nullopt;
    const Side accused = renege.accused.side;
    if (!pays)
        return {{accused, Window::tr("tricks"), Window::tr("unchanged")},
                {scoring::other(accused), Window::tr("award"), Window::tr("none")}};
    QList<OutcomeRow> rows;
    switch (rule->effect) {
    case scoring::RenegeEffect::Tricks:
        rows.append({*pays, Window::tr("tricks"), kit::number(-rule->tricks)});
        break;
    case scoring::RenegeEffect::AutoSet:
        rows.append({*pays, Window::tr("bid"), Window::tr("set")});
        break;
    case scoring::RenegeEffect::LoseGame:
        rows.append({*pays, Window::tr("game"), Window::tr("lost")});
        break;
    }
    const Side receives = scoring::other(*pays);
    if (movesTricks(*rule))
        rows.append({receives, Window::tr("tricks"), kit::signedNumber(rule->tricks)});
    if (rule->receiverPoints != 0)
        rows.append({receives, Window::tr("award"), kit::signedNumber(rule->receiverPoints)});
    return rows;
}

/// The challenge of that case; null if the hand doesn't have it.
const scoring::Renege* renegeOf(const tournament::Item& item, const std::string& challenge)
{
    const auto found = std::ranges::find(item.cases, challenge, &tournament::Case::challenge);
    const auto* hand = std::get_if<scoring::Hand>(&item.what);
    return hand && found != item.cases.end()
               ? &hand->reneges[static_cast<std::size_t>(found - item.cases.begin())]
               : nullptr;
}

/// The hand of the case, or whatever is in its place now.
const tournament::Item* itemIn(const desk::Correction& change)
{
    const auto game = static_cast<std::size_t>(change.spot.game) - 1;
    return desk::itemAt(change.matchAfter().games[game], change.spot.place);
}

/// The cost of the challenge by the rule; empty if there is no such challenge.
QList<OutcomeRow> byTheRule(const tournament::Match& match, const tournament::Item* item,
                            const std::string& challenge)
{
    const scoring::Renege* renege = item ? renegeOf(*item, challenge) : nullptr;
    if (!renege)
        return {};
    return byTheRule(match.rules->rules.renege, std::get<scoring::Hand>(item->what), *renege);
}

QString tricksText(int number)
{
    return Window::tr("%n trick(s)", nullptr, number);
}

/// `B loses 3 tricks, A gets 30 points`, for a renege with a cost.
QString costInWords(const scoring::RenegeRule& rule, const scoring::Hand& hand, const scoring::Renege& renege)
{
    if (const auto wrong = scoring::wrongPayerOf(rule, hand, renege))
        return Window::tr("%1 loses %2").arg(wording::letterOf(*wrong), tricksText(*rule.wrongTricks));
    const Side pays = *scoring::payerOf(rule, hand, renege);
    const QString payer = wording::letterOf(pays);
    const QString receiver = wording::letterOf(scoring::other(pays));
    QStringList parts;
    switch (rule.effect) {
    case scoring::RenegeEffect::Tricks:
        parts << Window::tr("%1 loses %2").arg(payer, tricksText(rule.tricks));
        break;
    case scoring::RenegeEffect::AutoSet:
        parts << Window::tr("%1 is set").arg(payer);
        break;
    case scoring::RenegeEffect::LoseGame:
        parts << Window::tr("%1 loses the game").arg(payer);
        break;
    }
    if (movesTricks(rule))
        parts << Window::tr("%1 gets %2").arg(receiver, tricksText(rule.tricks));
    if (rule.receiverPoints != 0)
        parts << Window::tr("%1 gets %2")
                     .arg(receiver, Window::tr("%1 point(s)", nullptr, rule.receiverPoints)
                                        .arg(kit::number(rule.receiverPoints)));
    return parts.join(u", "_s);
}

constexpr int rowHeight = 28; // pixels at 100 %, as all below
constexpr int scoreHeight = 36;
constexpr int roomyOutcomeRow = 44; // the same on a large page
constexpr int roomyScore = 56;
constexpr int sideMarkSize = 14;

} // namespace

Outcome outcomeOf(const desk::Correction& change, const desk::Correction& other, Side accused)
{
    const desk::RowChange mine = desk::rowChanges(change).front();
    const desk::RowChange others = desk::rowChanges(other).front();
    const tournament::Match& match = change.matchAfter();
    Outcome outcome;
    if (!mine.is || !others.is) {
        const tournament::Item* item = itemIn(change);
        outcome.rows = byTheRule(match, item, change.challenge);
        const scoring::Renege* renege = item ? renegeOf(*item, change.challenge) : nullptr;
        if (renege && isPaid(match.rules->rules.renege, std::get<scoring::Hand>(item->what), *renege))
            outcome.notes << Window::tr("Counts when hand %1 is saved.")
                                 .arg(tournament::handNumber(match, change.spot.game, change.spot.place));
        return outcome;
    }
    for (const Side side : {accused, scoring::other(accused)})
        addSide(outcome.rows, side, side == accused, mine.is->sides[side], others.is->sides[side]);
    outcome.score = scoreText({mine.is->sides.a.score, mine.is->sides.b.score});
    const bool isLast = !hasRowsBehind(match, change.spot);
    outcome.scoreLabel = isLast
                             ? Window::tr("Score")
                             : Window::tr("Score after hand %1")
                                   .arg(tournament::handNumber(match, change.spot.game, change.spot.place));
    if (mine.is->state == scoring::State::AfterEnd)
        outcome.notes << Window::tr("This hand was played after the end and doesn’t count.");
    if (endInWords(change) != endInWords(other))
        outcome.notes << endInWords(change);
    const Side challenging = scoring::other(accused); // if it loses tricks, a note says why
    outcome.notes << lossInWords(*match.rules, challenging, mine.is->sides[challenging])
                  << rulesBehind(*match.rules, *mine.is);
    return outcome;
}

QString ruledInWords(const tournament::Match& match, const tournament::Item& item,
                     const std::string& challenge, int hand)
{
    const scoring::Renege* renege = renegeOf(item, challenge);
    if (!renege)
        return {};
    const auto& now = tournament::result(match).score;
    const auto& rule = match.rules->rules.renege;
    if (!isPaid(rule, std::get<scoring::Hand>(item.what), *renege))
        return Window::tr("Nothing changes. The score is %1.").arg(scoreText(now));
    const QString cost = costInWords(*rule, std::get<scoring::Hand>(item.what), *renege);
    return item.isOpen ? Window::tr("%1. Counts when hand %2 is saved.").arg(cost).arg(hand)
                       : Window::tr("%1 in hand %2. The score is now %3.")
                             .arg(cost, QString::number(hand), scoreText(now));
}

QStringList consequences(const desk::Correction& upheld, const desk::Correction& rejected,
                         std::optional<facts::Ruling> decided)
{
    QStringList says{handInPlay(upheld, rejected)};
    const QStringList ifUpheld = othersIn(upheld);
    const QStringList ifRejected = othersIn(rejected);
    if (ifUpheld == ifRejected) {
        says << ifUpheld;
    } else {
        if (!ifUpheld.isEmpty())
            says << (decided == facts::Ruling::Upheld     ? u"%1"_s
                     : decided == facts::Ruling::Rejected ? Window::tr("If you uphold it now: %1")
                                                          : Window::tr("If upheld: %1"))
                        .arg(ifUpheld.join(u'\n'));
        if (!ifRejected.isEmpty())
            says << (decided == facts::Ruling::Rejected ? u"%1"_s
                     : decided == facts::Ruling::Upheld ? Window::tr("If you deny it now: %1")
                                                        : Window::tr("If denied: %1"))
                        .arg(ifRejected.join(u'\n'));
    }
    QStringList ofBoth;
    if (endInWords(upheld) == endInWords(rejected))
        ofBoth << endInWords(upheld);
    const bool isFinal =
        tournament::match(upheld.before, upheld.spot.sitting.match)->state == tournament::State::Final;
    if (!isFinal && !isWon(upheld) && !isWon(rejected)) // a winner advances once both captains sign
        ofBoth << Window::tr("The bracket doesn’t change.");
    says << ofBoth.join(u' ');
    says.removeAll(QString());
    return says;
}

OutcomeTable::OutcomeTable(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    kit::redrawWith(theme, this);
}

void OutcomeTable::show(const Outcome& outcome)
{
    m_outcome = outcome;
    QStringList spoken;
    for (const OutcomeRow& row : outcome.rows)
        spoken << wording::letterOf(row.side) + u' ' + row.label + u' ' + row.value;
    if (!outcome.scoreLabel.isEmpty())
        spoken << outcome.scoreLabel + u' ' + outcome.score;
    setAccessibleName(spoken.join(u", "_s));
    updateGeometry();
    update();
}

void OutcomeTable::spread(int page)
{
    if (std::exchange(m_page, page) != page)
        updateGeometry();
}

int OutcomeTable::rowHigh() const
{
    return m_theme.px(m_page >= m_theme.px(roomyPage) ? roomyOutcomeRow : rowHeight);
}

int OutcomeTable::scoreHigh() const
{
    return m_theme.px(m_page >= m_theme.px(roomyPage) ? roomyScore : scoreHeight);
}

QSize OutcomeTable::sizeHint() const
{
    const auto rows = static_cast<int>(m_outcome.rows.size());
    return {m_theme.px(150), rows * rowHigh() + (m_outcome.scoreLabel.isEmpty() ? 0 : scoreHigh())};
}

void OutcomeTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const int smallest = m_theme.px(static_cast<int>(kit::Text::Small));
    int top = 0;
    const auto line = [&](double left, const QString& label, const QString& value, const QFont& font,
                          int high) {
        painter.fillRect(QRectF(0, top, width(), 1), c.line);
        const QFontMetricsF metrics(font);
        const double wide = metrics.horizontalAdvance(value) + 2;
        painter.setPen(c.ink);
        drawing::drawFitted(painter, {left, double(top), width() - left - wide - m_theme.px(6), double(high)},
                            Qt::AlignLeft | Qt::AlignVCenter, label, font, smallest);
        drawing::drawFitted(painter, {width() - wide, double(top), wide, double(high)},
                            Qt::AlignRight | Qt::AlignVCenter, value, font, smallest);
    };
    for (const OutcomeRow& row : m_outcome.rows) {
        const int high = rowHigh();
        const double mark = m_theme.px(sideMarkSize);
        const bool isA = row.side == scoring::Side::A;
        painter.fillPath(drawing::sideMark(isA, {0, top + (high - mark) / 2, mark, mark}), isA ? c.a : c.b);
        line(mark + m_theme.px(6), row.label, row.value, m_theme.font(16), high);
        top += high;
    }
    if (!m_outcome.scoreLabel.isEmpty())
        line(0, m_outcome.scoreLabel, m_outcome.score, m_theme.font(22, kit::Weight::Medium), scoreHigh());
}

OutcomeCard::OutcomeCard(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_ruling(new kit::Line(theme, 17, kit::Weight::Medium)),
      m_table(new OutcomeTable(theme)), m_notes(new kit::Prose(theme, 14, kit::Line::Ink::Soft))
{
    QVBoxLayout* column = kit::columnIn(this, 6, {12, 8, 12, 8});
    kit::add(column, {m_ruling, m_table, m_notes});
    column->addStretch(1);
}

void OutcomeCard::show(const QString& ruling, const Outcome& outcome)
{
    m_ruling->setText(ruling);
    setAccessibleName(ruling);
    m_table->show(outcome);
    m_notes->say(kit::withNumbersKept(outcome.notes.join(u'\n')));
}

} // namespace rulings

#include "moc_outcome.cpp"
