// The texts in the boxes of a bracket.
#include "boxwords.h"

#include "bracket/questions.h"
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

/// The texts of a box. The title has the length of the match if it has rules of its own; the round is above
/// the column.
BoxWords wordsOf(const Record& record, const bracket::Match& drawn, const tournament::Match& match)
{
    const tournament::Tournament& tournament = *record.tournament;
    BoxWords words{views::matchView(tournament, drawn, match), {}, {}, {}, {}};
    QStringList title{q(words.match.title)};
    if (drawn.ifNecessary)
        title << secondFinalWord(match);
    else if (drawn.bracket == bracket::Part::ThirdPlace)
        title << q(words.match.round);
    if (drawn.bracket != bracket::Part::ThirdPlace && !words.match.round.empty() && !isSpared(match) &&
        wording::hasRulesOfItsOwn(tournament, match))
        title << q(wording::lengthInShort(*match.rules));
    words.title = title.join(u" · "_s);
    const views::StateView& state = words.match.state;
    const bool isSaidInside = words.match.sides.a.saysHowItLost() || words.match.sides.b.saysHowItLost();
    words.shortState =
        wording::sentence(q(isSaidInside ? state.warning : views::joined(state.brief(), state.warning)));
    words.state = words.shortState;
    const QString time = calledAt(record, match);
    if (words.state.isEmpty() && !state.table.empty()) { // the match is over
        words.shortState = wording::sentence(q(state.table));
        words.state = time.isEmpty() ? words.shortState : Paper::tr("%1, %2").arg(words.shortState, time);
    }
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
