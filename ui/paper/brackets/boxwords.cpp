// The texts in the boxes of a bracket.
#include "boxwords.h"

#include "bracket/questions.h"
#include "tournament/queries/queue.h"
#include "ui/paper/page/words.h"
#include "wording/clock.h"
#include "wording/record/ruleswords.h"
#include "wording/sentence.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

/// In brief, because the box is below the heading of the final.
QString secondFinalWord(const tournament::Match& match)
{
    switch (views::secondFinalOf(match)) {
    case views::SecondFinal::IfNecessary:
        return Paper::tr("if necessary");
    case views::SecondFinal::NotNecessary:
        return Paper::tr("not necessary");
    case views::SecondFinal::Played:
        break;
    }
    return Paper::tr("second final");
}

/// The shortest form of the state: `protest`, `check-in`, `table 5`.
QString stateInBrief(const tournament::Tournament& tournament, const tournament::Match& match,
                     const views::StateView& state)
{
    if (!state.warning.empty())
        return q(state.warning);
    if (tournament::awaitsCheckIn(tournament, match))
        return Paper::tr("check-in");
    const bool isInPlay =
        state.state == tournament::State::Called || state.state == tournament::State::Playing;
    if (isInPlay && !state.table.empty())
        return q(state.table);
    return state.waits.empty() ? q(state.brief()) : Paper::tr("waiting");
}

QStringList statesOf(const Record& record, const tournament::Match& match, const views::MatchView& view)
{
    const views::StateView& state = view.state;
    const bool isSaidInside = view.sides.a.saysHowItLost() || view.sides.b.saysHowItLost();
    const QString full = q(isSaidInside ? state.warning : views::joined(state.brief(), state.warning));
    if (!full.isEmpty())
        return {wording::sentence(full), wording::sentence(stateInBrief(*record.tournament, match, state))};
    if (state.table.empty())
        return {};
    const QString table = wording::sentence(q(state.table)); // the match is over
    const QString time = calledAt(record, match);
    return time.isEmpty() ? QStringList{table} : QStringList{Paper::tr("%1, %2").arg(table, time), table};
}

/// The texts of a box. The title has the length of the match if it has rules of its own; the round is above
/// the column.
BoxWords wordsOf(const Record& record, const bracket::Match& drawn, const tournament::Match& match)
{
    const tournament::Tournament& tournament = *record.tournament;
    BoxWords words{views::matchView(tournament, drawn, match), {}, {}, {}};
    QStringList title{q(words.match.title)};
    if (drawn.ifNecessary)
        title << secondFinalWord(match);
    else if (drawn.bracket == bracket::Part::ThirdPlace)
        title << q(words.match.round);
    words.titles << title.join(u" · "_s);
    if (drawn.bracket != bracket::Part::ThirdPlace && !words.match.round.empty() && !isUnneeded(match) &&
        wording::hasRulesOfItsOwn(tournament, match))
        words.titles.prepend(words.titles.front() + u" · "_s + q(wording::lengthInShort(*match.rules)));
    words.states = statesOf(record, match, words.match);
    return words;
}

} // namespace

QString calledAt(const Record& record, const tournament::Match& match)
{
    std::string utc;
    tournament::forEach<facts::Call>(tournament::recordOf(*record.tournament, match.id),
                                     [&](const facts::Entry& entry, const facts::Call& call) {
                                         if (utc.empty() && tournament::isOf(call.sitting, match))
                                             utc = entry.stamp.at;
                                     });
    if (utc.empty())
        return {};
    return wording::timeOfDay(inRoom(utc, record.printed).time());
}

std::map<bracket::MatchId, BoxWords> wordsOf(const Record& record, const bracket::Layout& layout)
{
    const tournament::Tournament& tournament = *record.tournament;
    std::map<bracket::MatchId, BoxWords> words;
    for (const bracket::Box& box : layout.boxes)
        if (const tournament::Match* match = tournament::match(tournament, box.match))
            words[box.match] =
                wordsOf(record, *bracket::find(tournament.setting->bracket, box.match), *match);
    return words;
}

} // namespace paper
