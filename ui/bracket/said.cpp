#include "said.h"

#include "tree.h"

#include "bracket/questions.h"
#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace tree {

namespace {

QString atTable(const night::Match& match, const QString& what)
{
    return match.call ? u"table %1 · %2"_s.arg(match.call->table).arg(what) : what;
}

QString handNow(const night::Match& match)
{
    const int hand =
        static_cast<int>(night::sheetOf(match, night::currentGame(match)).ledger.hands.size()) + 1;
    return match.series.games == 1 ? u"hand %1"_s.arg(hand) : u"game %1"_s.arg(night::currentGame(match));
}

QString plainState(const night::Match& match, bool isTheFinal)
{
    switch (match.state) {
    case night::State::Waiting:
        return {};
    case night::State::Ready:
        return u"ready"_s;
    case night::State::Called:
        return u"called · table %1"_s.arg(match.call->table);
    case night::State::Playing:
        return atTable(match, handNow(match));
    case night::State::Ended:
        return atTable(match, u"to be signed"_s);
    case night::State::Final:
        break;
    }
    return isTheFinal ? QString() : u"finished"_s;
}

/// What is said of the side that lost without losing at the table.
QString lossWord(night::Outcome outcome)
{
    switch (outcome) {
    case night::Outcome::Forfeit:
    case night::Outcome::DoubleForfeit:
        return u"forfeit"_s;
    case night::Outcome::Defaulted:
        return u"default"_s;
    case night::Outcome::NoShow:
        return u"no-show"_s;
    case night::Outcome::Withdrawn:
        return u"withdrawn"_s;
    case night::Outcome::Disqualified:
        return u"disqualified"_s;
    case night::Outcome::Ruling:
        return u"by ruling"_s;
    default:
        return {};
    }
}

} // namespace

QString lengthOf(const rules::Set& rules)
{
    const scoring::End& end = rules.rules.end;
    switch (end.length) {
    case scoring::Length::FixedHands:
        return u"%1 hands"_s.arg(end.lengthCount);
    case scoring::Length::FixedGames:
        return u"%1 games to %2"_s.arg(end.lengthCount).arg(end.target);
    case scoring::Length::Target:
        break;
    }
    return u"to %1"_s.arg(end.target);
}

Title titleOf(const bracket::Bracket& bracket, const bracket::Match& drawn, const rules::Set& rules)
{
    const QString match = u"Match %1"_s.arg(*drawn.number);
    if (drawn.bracket == bracket::Part::ThirdPlace)
        return {match + u" · third place"_s, match + u" · third"_s};
    if (bracket::isFinal(bracket, drawn))
        return {match + u" · final, "_s + lengthOf(rules), match + u" · final"_s};
    return {match, match};
}

QString stateOf(const night::Match& match, bool isTheFinal)
{
    if (match.flags.disputed)
        return atTable(match, u"disputed"_s);
    if (match.flags.pending)
        return atTable(match, u"challenge"_s);
    if (match.flags.protest)
        return atTable(match, u"protest"_s);
    return plainState(match, isTheFinal);
}

bool asksForSomebody(const night::Match& match)
{
    return match.flags.disputed || match.flags.pending || match.flags.protest;
}

QString scoreOf(const night::Match& match, scoring::Side side)
{
    if (match.outcome && *match.outcome != night::Outcome::Played) {
        const bool lost = match.winner != side;
        return lost || match.outcome == night::Outcome::Ruling ? lossWord(*match.outcome) : u"won"_s;
    }
    return match.games.empty() ? QString() : look::number(night::result(match).score[side]);
}

QString wordsOf(const Box& box)
{
    QStringList sides;
    for (const Line& line : box.lines) {
        QString side = line.seed.isEmpty() ? line.text : u"seed %1 %2"_s.arg(line.seed, line.text);
        if (!line.score.isEmpty())
            side += u' ' + line.score;
        sides << (line.won && line.score != u"won" ? side + u", won"_s : side);
    }
    const QString state = box.state.isEmpty() ? QString() : u", "_s + box.state;
    return box.title + state + u": "_s + sides.join(u" against "_s);
}

} // namespace tree
