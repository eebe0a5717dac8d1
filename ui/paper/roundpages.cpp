// Rounds as lists of matches.
#include "bracketpages.h"
#include "table.h"
#include "words.h"

#include "bracket/questions.h"
#include "bracket/words.h"
#include "desk/matchwords.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double roundRow = 6.6; ///< mm

Table roundsTable(const QString& below)
{
    Table table;
    table.below = {below};
    table.columns = {{u"Match"_s, 1.1}, {{}, 0.6, true}, {u"Team"_s, 4.6}, {u"Score"_s, 1.3, true},
                     {{}, 1.3},         {{}, 0.6, true}, {u"Team"_s, 4.6}, {{}, 2.2}};
    table.rowHeight = roundRow;
    table.type = {10};
    return table;
}

QString scoreWords(const night::Match& match, scoring::Side side)
{
    if (match.outcome && *match.outcome != night::Outcome::Played)
        return match.winner == side ? u"won"_s : QString();
    return match.games.empty() ? QString() : number(night::result(match).score[side]);
}

/// Where the match stands; how it was decided, where not by play.
QString stateOfRow(const night::Match& match)
{
    if (match.state == night::State::Final)
        return outcomeWord(match);
    const QString table = match.call ? u"table %1"_s.arg(match.call->table) : QString();
    switch (match.state) {
    case night::State::Called:
        return table;
    case night::State::Playing:
        return table + u" · hand %1"_s.arg(night::handsOn(match) + 1);
    case night::State::Ended:
        return u"to be signed"_s;
    default:
        return {};
    }
}

Row rowOf(const night::Night& night, const night::Match& match)
{
    using scoring::Side;
    const auto seed = [&](Side side) { return Cell{seedWord(night, match.teams[side])}; };
    const auto team = [&](Side side) { return Cell{sideName(night, match, side), match.winner == side}; };
    const auto score = [&](Side side) { return Cell{scoreWords(match, side), match.winner == side}; };
    return Row{{{QString::number(match.number.value_or(0))},
                seed(Side::A),
                team(Side::A),
                score(Side::A),
                score(Side::B),
                seed(Side::B),
                team(Side::B),
                {stateOfRow(match)}},
               false};
}

Row byeRow(const night::Night& night, const night::Match& match)
{
    const std::string& team = match.teams.a.empty() ? match.teams.b : match.teams.a;
    return Row{{{}, {seedWord(night, team)}, {teamName(night, team)}, {u"bye"_s}}, false};
}

void addHead(Table& table, const QString& title, const QString& note)
{
    table.rows.append(Row{{{}, {}, {title, true}, {note}}, true});
}

} // namespace

void addRoundPages(Binder& binder)
{
    const night::Night& night = binder.night();
    const bracket::Bracket& drawn = night.setting->bracket;
    Table table = roundsTable(bracketWords(night));
    for (int round = 1; round <= drawn.rounds; ++round) {
        std::vector<const night::Match*> matches;
        for (const bracket::Match& match : drawn.matches)
            if (match.bracket == bracket::Part::Swiss && match.round == round)
                matches.push_back(night::match(night, match.id));
        addHead(table, q(bracket::roundName(drawn, bracket::Part::Swiss, round)),
                matches.empty() ? u"to come"_s : QString());
        for (const night::Match* match : matches)
            table.rows.append(match->number ? rowOf(night, *match) : byeRow(night, *match));
    }
    addTable(binder, table);
}

void addPlayInPage(Binder& binder)
{
    const night::Night& night = binder.night();
    Table table = roundsTable(bracketWords(night, u"play-ins"_s));
    addHead(table, q(bracket::heading(night.setting->bracket, bracket::Part::PlayIn)), {});
    for (const bracket::Match& match : night.setting->bracket.matches)
        if (match.bracket == bracket::Part::PlayIn)
            table.rows.append(rowOf(night, *night::match(night, match.id)));
    if (table.rows.size() > 1)
        addTable(binder, table);
}

} // namespace paper
