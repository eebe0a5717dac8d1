#include "boxtext.h"

#include "crossheads.h"

#include "bracket/questions.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tree {

namespace {

QString atTable(const tournament::Tournament& tournament, const tournament::Match& match, const QString& what)
{
    const auto table = tournament::tableOf(tournament, match);
    return table ? Window::tr("table %1").arg(*table) + u" · "_s + what : what;
}

QString handNow(const tournament::Match& match)
{
    const int hand =
        static_cast<int>(tournament::sheetOf(match, tournament::currentGame(match)).ledger.hands.size()) + 1;
    return match.series.games == 1 ? Window::tr("hand %1").arg(hand)
                                   : Window::tr("game %1").arg(tournament::currentGame(match));
}

QString plainState(const tournament::Tournament& tournament, const tournament::Match& match, bool isTheFinal)
{
    if (const std::string waits = wording::waitWords(tournament, match); !waits.empty())
        return kit::text(waits);
    switch (match.state) {
    case tournament::State::Waiting:
        return {};
    case tournament::State::Ready:
        return Window::tr("ready");
    case tournament::State::Called:
        return Window::tr("called") + u" · "_s + Window::tr("table %1").arg(match.call->table);
    case tournament::State::Playing:
        return atTable(tournament, match, handNow(match));
    case tournament::State::Ended:
        return atTable(tournament, match, Window::tr("to be signed"));
    case tournament::State::Final:
        break;
    }
    return isTheFinal ? QString() : Window::tr("finished");
}

/// What is to be known of a late match, and the same in few words.
struct LateWords {
    QString full;
    QString brief;
};

LateWords secondFinalWords(const tournament::Match& match)
{
    const QString full = kit::text(wording::secondFinal(match));
    switch (wording::secondFinalOf(match)) {
    case wording::SecondFinal::IfNecessary:
        return {full, Window::tr("if necessary")};
    case wording::SecondFinal::NotNecessary:
        return {full, Window::tr("not necessary")};
    case wording::SecondFinal::Played:
        break;
    }
    return {full + u", "_s + lengthOf(*match.rules), full};
}

/// `final, to 500`
LateWords lateWords(const bracket::Bracket& bracket, const bracket::Match& drawn,
                    const tournament::Match& match)
{
    using bracket::Stage;
    const QString round = kit::text(wording::matchInText(bracket, drawn));
    switch (bracket::stageOf(bracket, drawn)) {
    case Stage::SecondFinal:
        return secondFinalWords(match);
    case Stage::ThirdPlace:
        return {round, Window::tr("third")};
    case Stage::Final:
        return {Window::tr("final, %1").arg(lengthOf(*match.rules)), Window::tr("final")};
    case Stage::PlayIn:
    case Stage::WinnersFinal:
    case Stage::LosersFinal:
        return {round, round};
    case Stage::Early:
    case Stage::Quarterfinal:
    case Stage::Semifinal:
        break;
    }
    return {};
}

} // namespace

QString lengthOf(const rules::Set& rules)
{
    const scoring::End& end = rules.rules.end;
    switch (end.length) {
    case scoring::Length::FixedHands:
        return Window::tr("%1 hands").arg(end.lengthCount);
    case scoring::Length::FixedGames:
        return Window::tr("%1 games to %2").arg(end.lengthCount).arg(end.target);
    case scoring::Length::Target:
        break;
    }
    return Window::tr("to %1").arg(end.target);
}

Title titleOf(const bracket::Bracket& bracket, const bracket::Match& drawn, const tournament::Match& match)
{
    const QString title = Window::tr("Match %1").arg(*drawn.number);
    const auto [full, brief] = lateWords(bracket, drawn, match);
    return full.isEmpty() ? Title{title, title} : Title{title + u" · "_s + full, title + u" · "_s + brief};
}

QString stateOf(const tournament::Tournament& tournament, const tournament::Match& match, bool isTheFinal)
{
    if (tournament::isSpared(match))
        return {}; // its title says so
    if (const std::string warning = wording::warningWord(match); !warning.empty())
        return atTable(tournament, match, kit::text(warning));
    return plainState(tournament, match, isTheFinal);
}

bool asksForSomebody(const tournament::Match& match)
{
    return !wording::warningWord(match).empty();
}

bool isDecided(const tournament::Match& match)
{
    return match.outcome && *match.outcome != tournament::Outcome::Played;
}

QString scoreOf(const tournament::Match& match, scoring::Side side)
{
    if (isDecided(match))
        return match.winner == side ? Window::tr("won") : kit::text(wording::lossWord(match, side));
    return match.games.empty() ? QString() : kit::number(tournament::result(match).score[side]);
}

QString wordsOf(const Box& box)
{
    QStringList sides;
    for (const Line& line : box.lines) {
        QString side = line.seed.isEmpty() ? line.text : Window::tr("seed %1 %2").arg(line.seed, line.text);
        if (!line.score.isEmpty())
            side += u' ' + line.score;
        sides << (line.won && !line.isDecision ? Window::tr("%1, won").arg(side) : side);
    }
    const QString state = box.state.isEmpty() ? QString() : u", "_s + box.state;
    return box.title + state + u": "_s + Window::tr("%1 against %2").arg(sides[0], sides[1]);
}

QString accessibleText(const Tree& tree, const Box& box)
{
    if (!box.cell)
        return box.words;
    return box.words + u". "_s + wordsOf(tree.crosses[box.cell->table].teams[box.cell->row]);
}

} // namespace tree
