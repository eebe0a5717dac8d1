#include "columns.h"

#include "bracket/questions.h"
#include "bracket/words.h"
#include "files/statusjson.h"
#include "night/room.h"
#include "night/waitsfor.h"
#include "rules/words.h"

namespace share {

namespace {

/// Games that each side has won, of a match of several.
CsvCell gamesWon(const night::Match& match, night::Side side)
{
    return match.series.games > 1 && !match.games.empty() ? cell(match.ledger.gamesWon[side]) : CsvCell();
}

CsvCell score(const night::Match& match, night::Side side)
{
    return match.games.empty() ? CsvCell() : cell(night::result(match).score[side]);
}

CsvCell winner(const night::Night& night, const night::Match& match)
{
    return match.winner ? teamCell(night, match.teams[*match.winner]) : CsvCell();
}

std::vector<CsvCell> rowOf(const night::Night& night, const bracket::Match& drawn, const night::Match& match)
{
    const bracket::Bracket& whole = night.setting->bracket;
    std::vector<std::string> flags;
    for (const std::string_view flag : files::words(match.flags))
        flags.emplace_back(flag);
    return {cell(match.number),
            cell(match.id),
            cell(bracket::roundName(whole, drawn)),
            cell(night::tableOf(night, match)),
            cell(match.rules->id),
            cell(night::isSpared(match) ? "not necessary" : std::string(files::word(match.state))),
            match.outcome ? cell(std::string(files::word(*match.outcome))) : CsvCell(),
            teamCell(night, match.teams.a),
            teamCell(night, match.teams.b),
            score(match, night::Side::A),
            score(match, night::Side::B),
            gamesWon(match, night::Side::A),
            gamesWon(match, night::Side::B),
            cell(night::handsOn(match)),
            winner(night, match),
            timeCell(match.over),
            cell(rules::joined(flags, " ")),
            cell(night::waitsFor(night, match))};
}

} // namespace

files::CsvTable resultsTable(const night::Night& night)
{
    files::CsvTable out{{"match", "match_id", "round", "table", "rules", "state", "outcome", "team_a",
                         "team_b", "score_a", "score_b", "games_a", "games_b", "hands", "winner", "over_utc",
                         "flags", "waits_for"},
                        {}};
    for (const bracket::Match& drawn : night.setting->bracket.matches) {
        const night::Match* match = night::match(night, drawn.id);
        if (match && match->number)
            out.rows.push_back(rowOf(night, drawn, *match));
    }
    return out;
}

} // namespace share
