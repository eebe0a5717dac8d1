#include "columns.h"

#include "bracket/questions.h"
#include "files/statusjson.h"
#include "rules/words.h"
#include "tournament/queries/room.h"
#include "tournament/queries/waitsfor.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/statewords.h"

namespace share {

namespace {

/// Games that each side has won, of a match of several.
CsvCell gamesWon(const tournament::Match& match, tournament::Side side)
{
    return match.series.games > 1 && !match.games.empty() ? cell(match.ledger.gamesWon[side]) : CsvCell();
}

CsvCell score(const tournament::Match& match, tournament::Side side)
{
    return match.games.empty() ? CsvCell() : cell(tournament::result(match).score[side]);
}

CsvCell winner(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return match.winner ? teamCell(tournament, match.teams[*match.winner]) : CsvCell();
}

std::vector<CsvCell> rowOf(const tournament::Tournament& tournament, const bracket::Match& drawn,
                           const tournament::Match& match)
{
    const bracket::Bracket& whole = tournament.setting->bracket;
    std::vector<std::string> flags;
    for (const std::string_view flag : files::words(match.flags))
        flags.emplace_back(flag);
    return {cell(match.number),
            cell(match.id),
            cell(wording::roundName(whole, drawn)),
            cell(tournament::tableOf(tournament, match)),
            cell(match.rules->id),
            cell(tournament::isSpared(match) ? "not necessary" : std::string(files::word(match.state))),
            match.outcome ? cell(std::string(files::word(*match.outcome))) : CsvCell(),
            teamCell(tournament, match.teams.a),
            teamCell(tournament, match.teams.b),
            score(match, tournament::Side::A),
            score(match, tournament::Side::B),
            gamesWon(match, tournament::Side::A),
            gamesWon(match, tournament::Side::B),
            cell(tournament::handsOn(match)),
            winner(tournament, match),
            timeCell(match.over),
            cell(rules::joined(flags, " ")),
            cell(wording::waitsFor(tournament, match))};
}

} // namespace

files::CsvTable resultsTable(const tournament::Tournament& tournament)
{
    files::CsvTable out{{"match", "match_id", "round", "table", "rules", "state", "outcome", "team_a",
                         "team_b", "score_a", "score_b", "games_a", "games_b", "hands", "winner", "over_utc",
                         "flags", "waits_for"},
                        {}};
    for (const bracket::Match& drawn : tournament.setting->bracket.matches) {
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        if (match && match->number)
            out.rows.push_back(rowOf(tournament, drawn, *match));
    }
    return out;
}

} // namespace share
