// What a correction comes to, for people.
#include "correcting.h"
#include "names.h"
#include "table.h"

#include "bracket/questions.h"

#include <algorithm>

namespace desk {

namespace {

std::string scoreInWords(int a, int b)
{
    return "a " + std::to_string(a) + " b " + std::to_string(b);
}

std::string oneInWords(const night::Night& night, const std::string& team)
{
    return team.empty() ? std::string("nobody yet") : teamName(night, team);
}

/// `Team 1 and Team 2`, `Team 1 and nobody yet`
std::string teamsInWords(const night::Night& night, const scoring::PerSide<std::string>& teams)
{
    return oneInWords(night, teams.a) + " and " + oneInWords(night, teams.b);
}

std::string resultInWords(const night::Night& night, const night::Match& match, const scoring::Result& result)
{
    if (match.games.empty())
        return "nothing on its sheet";
    const std::string score = scoreInWords(result.score.a, result.score.b);
    if (result.state == scoring::State::ExtraHand)
        return score + ", level: another hand decides";
    if (result.state != scoring::State::Won)
        return score + ", in play";
    return score + (result.winner ? ", won by " + teamName(night, match.teams[*result.winner]) : ", level");
}

} // namespace

std::vector<std::string> resultChanges(const Correction& correction, const std::string& match)
{
    const night::Match& was = *night::match(correction.before, match);
    const night::Match& is = *night::match(correction.after, match);
    std::vector<std::string> lines;
    const auto compare = [&](const std::string& game, const scoring::Result& old,
                             const scoring::Result& now) {
        if (old != now)
            lines.push_back(titleOf(is) + game + ": " + resultInWords(correction.before, was, old) +
                            " becomes " + resultInWords(correction.after, is, now));
    };
    for (std::size_t i = 0; is.series.games > 1 && i < std::min(was.games.size(), is.games.size()); ++i)
        compare(", game " + std::to_string(i + 1), was.games[i].ledger.result, is.games[i].ledger.result);
    compare({}, night::result(was), night::result(is));
    const std::string went = was.winner ? was.teams[*was.winner] : std::string();
    const std::string goes = is.winner ? is.teams[*is.winner] : std::string();
    if (went != goes)
        lines.push_back(titleOf(is) + ": " + oneInWords(correction.after, goes) +
                        (goesOnFrom(correction.after, is) ? " goes on, not " : " won, not ") +
                        oneInWords(correction.after, went));
    if (night::mustSignAnew(is))
        lines.push_back(titleOf(is) + " was signed as " +
                        scoreInWords(is.agreed->score.a, is.agreed->score.b) +
                        ": the captains have to sign it anew");
    return lines;
}

std::string laterText(const Correction& correction, const LaterChange& later)
{
    const night::Match& was = *night::match(correction.before, later.match);
    const int hands = night::handsOn(was);
    std::string line = titleOf(was) + ": " + teamsInWords(correction.after, later.is) + " in place of " +
                       teamsInWords(correction.before, later.was);
    if (was.state == night::State::Final)
        line += "; it is final";
    else if (hands > 0)
        line += "; it has " + std::to_string(hands) + (hands == 1 ? " hand" : " hands") + " on record";
    else if (was.call)
        line += "; it was called to table " + std::to_string(was.call->table);
    return line;
}

std::string pairingStays(const Correction& correction)
{
    const bracket::Bracket& bracket = correction.after.setting->bracket;
    int corrected = 0; // the first round of which a result is another
    int paired = 0;
    for (const bracket::Match& each : bracket.matches) {
        const night::Match* was = night::match(correction.before, each.id);
        const night::Match* is = night::match(correction.after, each.id);
        if (each.bracket != bracket::Part::Swiss || !was || !is)
            continue;
        paired = std::max(paired, each.round);
        if ((corrected == 0 || each.round < corrected) &&
            (was->winner != is->winner || night::result(*was) != night::result(*is)))
            corrected = each.round;
    }
    if (corrected == 0 || corrected >= paired)
        return {};
    return (corrected + 1 == paired
                ? "round " + std::to_string(paired) + " is paired and published: its pairing stays"
                : "rounds " + std::to_string(corrected + 1) + " to " + std::to_string(paired) +
                      " are paired and published: their pairings stay") +
           std::string(paired == corrected + 1 ? " as it is" : " as they are");
}

std::string undecidedText(const Correction& correction, const std::string& id)
{
    const night::Match& match = *night::match(correction.after, id);
    const std::string name = match.number ? std::to_string(*match.number) : id;
    const std::string sat = match.call
                                ? teamsInWords(correction.after, {match.call->teams.a, match.call->teams.b})
                                : std::string("nobody");
    return titleOf(match) + " is disputed, " + sat + " sat down to it: decide what becomes of it (--then " +
           name + "=seat, " + name + "=replay or " + name + "=stand)";
}

} // namespace desk
