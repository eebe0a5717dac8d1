// What a correction comes to, for people.
#include "correcting.h"

#include "bracket/questions.h"
#include "desk/checks/resolutions.h"
#include "desk/play/table.h"
#include "desk/wording/names.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "tournament/queries/waitsfor.h"
#include "tournament/ranking/champion.h"
#include "tournament/ranking/standings.h"
#include "wording/text.h"

#include <algorithm>
#include <variant>

namespace desk {

namespace {

std::string scoreInWords(int a, int b)
{
    return "a " + std::to_string(a) + " b " + std::to_string(b);
}

std::string oneInWords(const tournament::Tournament& tournament, const std::string& team)
{
    return team.empty() ? std::string("nobody yet") : teamName(tournament, team);
}

/// `Team 1 and Team 2`, `Team 1 and nobody yet`
std::string teamsInWords(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams)
{
    return oneInWords(tournament, teams.a) + " and " + oneInWords(tournament, teams.b);
}

/// `Team 4 and Team 2 in place of Team 1 and Team 2`; `nobody sits there yet, Team 1 no longer` where both
/// seats become empty.
std::string inPlaceOf(const Correction& correction, const scoring::PerSide<std::string>& is,
                      const scoring::PerSide<std::string>& was)
{
    if (!is.a.empty() || !is.b.empty())
        return teamsInWords(correction.after, is) + " in place of " + teamsInWords(correction.before, was);
    std::string gone;
    for (const std::string& team : {was.a, was.b})
        if (!team.empty())
            gone += (gone.empty() ? "" : " and ") + teamName(correction.before, team);
    return gone.empty() ? std::string("nobody sits there yet")
                        : "nobody sits there yet, " + gone + " no longer";
}

std::string resultInWords(const tournament::Tournament& tournament, const tournament::Match& match,
                          const scoring::Result& result)
{
    if (match.games.empty())
        return "nothing on its sheet";
    const std::string score = scoreInWords(result.score.a, result.score.b);
    if (result.state == scoring::State::ExtraHand)
        return score + ", level: another hand decides";
    if (result.state != scoring::State::Won)
        return score + ", in play";
    return score +
           (result.winner ? ", won by " + teamName(tournament, match.teams[*result.winner]) : ", level");
}

/// Of a second final, whether the first has decided.
bool isNotNecessary(const tournament::Tournament& tournament, const std::string& id)
{
    const bracket::Match* drawn = bracket::find(tournament.setting->bracket, id);
    const tournament::Match* match = tournament::match(tournament, id);
    return drawn && drawn->ifNecessary && match && std::holds_alternative<bracket::Bye>(match->seats.b);
}

constexpr const char* notNecessaryNow = "is not necessary any more";

std::string notNecessary(const tournament::Tournament& tournament)
{
    const std::string champion = tournament::champion(tournament);
    return notNecessaryNow +
           (champion.empty() ? std::string() : ": " + teamName(tournament, champion) + " wins the event");
}

std::string withMinus(int value)
{
    return value < 0 ? "−" + std::to_string(-value) : std::to_string(value);
}

/// `Team 4 takes over what Team 1 played`
std::string seatedInWords(const Correction& correction, const std::string& id)
{
    const tournament::Match& was = *tournament::match(correction.before, id);
    const tournament::Match& is = *tournament::match(correction.after, id);
    std::string comes;
    std::string goes;
    int changed = 0;
    for (const scoring::Side side : scoring::bothSides) {
        if (was.teams[side] == is.teams[side])
            continue;
        comes += (changed > 0 ? " and " : "") + oneInWords(correction.after, is.teams[side]);
        goes += (changed > 0 ? " and " : "") + oneInWords(correction.before, was.teams[side]);
        ++changed;
    }
    if (changed == 0)
        return "it stands with " + teamsInWords(correction.after, is.teams);
    if (tournament::handsOn(was) == 0)
        return comes + (changed == 1 ? " takes the seat of " : " take the seats of ") + goes;
    return comes + (changed == 1 ? " takes over what " : " take over what ") + goes + " played";
}

/// `Team 4 and Team 2 in place of Team 1 and Team 2; what was played is void (120 : −20), it is played anew`
std::string replayedInWords(const Correction& correction, const std::string& id)
{
    const tournament::Match& was = *tournament::match(correction.before, id);
    const tournament::Match& is = *tournament::match(correction.after, id);
    const bool isSpared = isNotNecessary(correction.after, id);
    const auto& score = tournament::result(was).score;
    std::string line =
        isSpared ? "it " + notNecessary(correction.after) : inPlaceOf(correction, is.teams, was.teams);
    if (tournament::handsOn(was) > 0)
        line += "; what was played is void (" + withMinus(score.a) + " : " + withMinus(score.b) + ')';
    else
        line += was.state == tournament::State::Final ? "; what was decided is void" : "; its call is void";
    return line + (isSpared ? "" : ", it is played anew");
}

/// `; Team 1 plays match 6 next; Team 4 is eliminated, rank 3–4`: of those who change places for it.
std::string placesInWords(const Correction& correction, const std::string& id)
{
    std::string text;
    for (const ChangedPlace& each : changedPlaces(correction, id)) {
        text += "; ";
        text += nextText(correction.after, each.team);
        if (each.next.empty() && each.rank && *each.rank > 1) {
            text += ", rank ";
            text += tournament::rankText(each.rank, each.rankTo);
        }
    }
    return text;
}

/// `its result stands: Team 1 and Team 2 played it; Team 1 plays match 6 next; Team 4 plays match 4 next`
std::string stoodInWords(const Correction& correction, const std::string& id)
{
    const tournament::Match& was = *tournament::match(correction.before, id);
    const tournament::Match& is = *tournament::match(correction.after, id);
    const std::string sat = teamsInWords(correction.after, is.teams);
    const bool isSame = was.state == tournament::State::Final && is.state == tournament::State::Final &&
                        was.outcome == is.outcome && was.winner == is.winner;
    if (!isSame) // goes on, or is decided anew beside
        return "it stands with " + sat + placesInWords(correction, id);
    return "its result stands: " + sat + (tournament::handsOn(is) > 0 ? " played it" : " sat down to it") +
           placesInWords(correction, id);
}

} // namespace

std::vector<std::string> resultChanges(const Correction& correction, const std::string& match)
{
    const tournament::Match& was = *tournament::match(correction.before, match);
    const tournament::Match& is = *tournament::match(correction.after, match);
    std::vector<std::string> lines;
    const auto compare = [&](const std::string& game, const scoring::Result& old,
                             const scoring::Result& now) {
        if (old != now)
            lines.push_back(titleOf(is) + game + ": " + resultInWords(correction.before, was, old) +
                            " becomes " + resultInWords(correction.after, is, now));
    };
    for (std::size_t i = 0; is.series.games > 1 && i < std::min(was.games.size(), is.games.size()); ++i)
        compare(", game " + std::to_string(i + 1), was.games[i].ledger.result, is.games[i].ledger.result);
    compare({}, tournament::result(was), tournament::result(is));
    const std::string went = was.winner ? was.teams[*was.winner] : std::string();
    const std::string goes = is.winner ? is.teams[*is.winner] : std::string();
    if (went != goes)
        lines.push_back(titleOf(is) + ": " + oneInWords(correction.after, goes) +
                        (tournament::advancesFrom(correction.after, is) ? " advances, not " : " won, not ") +
                        oneInWords(correction.after, went));
    if (tournament::mustSignAnew(is))
        lines.push_back(titleOf(is) + " was signed as " +
                        scoreInWords(is.agreed->score.a, is.agreed->score.b) +
                        ": the captains have to sign it anew");
    for (std::string& line : openedAgain(correction, match))
        lines.push_back(std::move(line));
    return lines;
}

std::vector<std::string> openedAgain(const Correction& correction, const std::string& match)
{
    const tournament::Match& was = *tournament::match(correction.before, match);
    const tournament::Match& is = *tournament::match(correction.after, match);
    const bool isWon = is.ledger.result.state == scoring::State::Won; // held by a challenge alone
    const bool wasOver =
        was.state == tournament::State::Final || was.ledger.result.state == scoring::State::Won;
    if (!wasOver || is.state >= tournament::State::Ended || !is.call || isWon)
        return {};
    std::vector<std::string> lines;
    const bool lacksTable = tournament::lacksTable(correction.after, is);
    if (lacksTable)
        lines.push_back(titleOf(is) + " is open again, and table " + std::to_string(is.call->table) +
                        " is in use by " + titleOf(*tournament::tableTakenBy(correction.after, is)) +
                        ": it goes back to the queue with its score, to be called to another table");
    const auto clock =
        tournament::clockOf(is.rules->rules, is, tournament::recordOf(correction.after, is.id));
    if (tournament::hasClock(is) && clock.isFinished)
        lines.push_back(titleOf(is) + ": its clock stands as it did when the match was finished; " +
                        (lacksTable ? "it runs on with that call" : "resume it when play goes on"));
    return lines;
}

std::string decidedText(const Correction& correction, const std::string& id, facts::Resolution choice)
{
    switch (choice) {
    case facts::Resolution::Seat:
        return seatedInWords(correction, id);
    case facts::Resolution::Replay:
        return replayedInWords(correction, id);
    case facts::Resolution::Stand:
        break;
    }
    return stoodInWords(correction, id);
}

namespace {

/// Of a match that was final for others, by a no-show or the like.
std::string noLongerFinal(const tournament::Match& is)
{
    if (is.state == tournament::State::Waiting)
        return "; its result no longer counts, and it waits for its teams";
    return is.state == tournament::State::Ready
               ? "; its result no longer counts, and it is ready to be called"
               : "; its result no longer counts, and it is open again";
}

} // namespace

std::string laterText(const Correction& correction, const LaterChange& later)
{
    const tournament::Match& was = *tournament::match(correction.before, later.match);
    const tournament::Match& is = *tournament::match(correction.after, later.match);
    if (const LaterChoice* then = decidedFor(correction, later.match))
        return titleOf(was) + ": " + decidedText(correction, later.match, then->choice);
    const int hands = tournament::handsOn(was);
    std::string line = isNotNecessary(correction.after, later.match)
                           ? titleOf(was) + ' ' + notNecessary(correction.after)
                           : titleOf(was) + ": " + inPlaceOf(correction, later.is, later.was);
    if (was.state == tournament::State::Final)
        line += is.state == tournament::State::Final ? std::string("; it is final") : noLongerFinal(is);
    else if (hands > 0)
        line += "; it has " + std::to_string(hands) + (hands == 1 ? " hand" : " hands") + " on record";
    else if (was.call)
        line += "; it was called to table " + std::to_string(was.call->table);
    const std::string waits = tournament::waitsFor(correction.after, is);
    return waits.empty() ? line : line + "; who plays in it waits for " + waits;
}

std::string pairingStays(const Correction& correction)
{
    const bracket::Bracket& bracket = correction.after.setting->bracket;
    int corrected = 0; // the first round of which a result is another
    int paired = 0;
    for (const bracket::Match& each : bracket.matches) {
        const tournament::Match* was = tournament::match(correction.before, each.id);
        const tournament::Match* is = tournament::match(correction.after, each.id);
        if (each.bracket != bracket::Part::Swiss || !was || !is)
            continue;
        paired = std::max(paired, each.round);
        if ((corrected == 0 || each.round < corrected) &&
            (was->winner != is->winner || tournament::result(*was) != tournament::result(*is)))
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

std::vector<std::string> laterTexts(const Correction& correction)
{
    std::vector<std::string> texts;
    for (const LaterChange& later : laterChanges(correction))
        texts.push_back(laterText(correction, later));
    if (std::string stays = pairingStays(correction); !stays.empty())
        texts.push_back(std::move(stays));
    return texts;
}

message::Message undecided(const Correction& correction, const std::string& id)
{
    using message::Message;
    const tournament::Match& match = *tournament::match(correction.after, id);
    const auto team = [&](const std::string& its) {
        return its.empty() ? Message{"team-not-known-yet"}
                           : Message{"team-known", {{"team", teamName(correction.after, its)}}};
    };
    const Message sat =
        match.call
            ? Message{"two-teams", {{"a", team(match.call->teams.a)}, {"b", team(match.call->teams.b)}}}
            : Message{"no-team"};
    const std::vector<message::Argument> about{
        {"match", titleOf(match)}, {"sat", sat}, {"id", match.number ? std::to_string(*match.number) : id}};
    const auto choices = resolutionsFor(correction.after, id);
    const bool maySeat = std::find(choices.begin(), choices.end(), facts::Resolution::Seat) != choices.end();
    if (isNotNecessary(correction.after, id))
        return maySeat ? Message{"correction-undecided-not-necessary", about}
                       : Message{"correction-undecided-not-necessary-unseated", about};
    return maySeat ? Message{"correction-undecided", about} : Message{"correction-undecided-unseated", about};
}

std::string undecidedText(const Correction& correction, const std::string& id)
{
    return wording::text(undecided(correction, id));
}

} // namespace desk
