// A correction's consequences in words.
#include "correction.h"

#include "bracket/questions.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "desk/checks/resolutions.h"
#include "desk/play/table.h"
#include "scoring/game.h"
#include "tournament/model/inplay.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "tournament/ranking/standings.h"
#include "wording/filled.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>
#include <variant>

namespace desk {

using wording::filled;

namespace {

/// `Team 4 and Team 2 instead of Team 1 and Team 2`; `no teams yet, Team 1 removed` if both seats become
/// empty.
std::string inPlaceOf(const Correction& correction, const scoring::PerSide<std::string>& is,
                      const scoring::PerSide<std::string>& was)
{
    if (!is.a.empty() || !is.b.empty())
        return filled(wording::Desk::tr("%1 instead of %2"), wording::bothTeams(correction.after, is),
                      wording::bothTeams(correction.before, was));
    if (was.a.empty() && was.b.empty())
        return filled(wording::Desk::tr("no teams yet"));
    const std::string gone = was.a.empty() || was.b.empty()
                                 ? teamName(correction.before, was.a.empty() ? was.b : was.a)
                                 : wording::bothTeams(correction.before, was);
    return filled(wording::Desk::tr("no teams yet, %1 removed"), gone);
}

std::string resultInWords(const Tournament& tournament, const Match& match, const scoring::Result& result)
{
    if (match.games.empty())
        return filled(wording::Desk::tr("empty sheet"));
    const std::string score = wording::lettered(result.score);
    if (result.state == scoring::State::ExtraHand)
        return filled(wording::Desk::tr("%1, tied, one more hand decides"), score);
    if (result.state != scoring::State::Won)
        return filled(wording::Desk::tr("%1, in play"), score);
    return result.winner ? filled(wording::Desk::tr("%1, won by %2"), score,
                                  teamName(tournament, match.teams[*result.winner]))
                         : filled(wording::Desk::tr("%1, tied"), score);
}

/// Whether it is a second final that the first final has made unnecessary.
bool isNotNecessary(const Tournament& tournament, const std::string& id)
{
    const bracket::Match* drawn = bracket::find(tournament.setting->bracket, id);
    const Match* match = tournament::match(tournament, id);
    return drawn && drawn->ifNecessary && match && std::holds_alternative<bracket::Bye>(match->seats.b);
}

/// `match 7 is no longer necessary: Team 1 wins the tournament`; `no longer …` without a title.
std::string notNecessary(const Tournament& tournament, const std::string& title = {})
{
    const std::string champion = tournament::champion(tournament);
    if (champion.empty())
        return title.empty() ? filled(wording::Desk::tr("no longer necessary"))
                             : filled(wording::Desk::tr("%1 is no longer necessary"), title);
    const std::string team = teamName(tournament, champion);
    return title.empty()
               ? filled(wording::Desk::tr("no longer necessary: %1 wins the tournament"), team)
               : filled(wording::Desk::tr("%1 is no longer necessary: %2 wins the tournament"), title, team);
}

/// `Team 4 takes over the hands of Team 1`
std::string seatedInWords(const Correction& correction, const std::string& id)
{
    const Match& was = *tournament::match(correction.before, id);
    const Match& is = *tournament::match(correction.after, id);
    const bool changesA = was.teams.a != is.teams.a;
    const bool changesB = was.teams.b != is.teams.b;
    if (!changesA && !changesB)
        return filled(wording::Desk::tr("keeps %1"), wording::bothTeams(correction.after, is.teams));
    const bool hasPlayed = tournament::handsOn(was) > 0;
    if (changesA && changesB)
        return filled(hasPlayed ? wording::Desk::tr("%1 take over the hands of %2")
                                : wording::Desk::tr("%1 take the seats of %2"),
                      wording::bothTeams(correction.after, is.teams),
                      wording::bothTeams(correction.before, was.teams));
    const scoring::Side side = changesA ? scoring::Side::A : scoring::Side::B;
    return filled(hasPlayed ? wording::Desk::tr("%1 takes over the hands of %2")
                            : wording::Desk::tr("%1 takes the seat of %2"),
                  wording::nameOrTbd(correction.after, is.teams[side]),
                  wording::nameOrTbd(correction.before, was.teams[side]));
}

/// `Team 4 and Team 2 instead of Team 1 and Team 2; the hands played are void (120 to −20), and the match is
/// replayed`
std::string replayedInWords(const Correction& correction, const std::string& id)
{
    const Match& was = *tournament::match(correction.before, id);
    const Match& is = *tournament::match(correction.after, id);
    const bool isUnneeded = isNotNecessary(correction.after, id);
    const auto& score = tournament::result(was).score;
    const std::string line =
        isUnneeded ? notNecessary(correction.after) : inPlaceOf(correction, is.teams, was.teams);
    if (tournament::handsOn(was) > 0)
        return filled(isUnneeded ? wording::Desk::tr("%1; the hands played are void (%2 to %3)")
                                 : wording::Desk::tr(
                                       "%1; the hands played are void (%2 to %3), and the match is replayed"),
                      line, score.a, score.b);
    if (was.state == tournament::State::Final)
        return filled(isUnneeded ? wording::Desk::tr("%1; the result is void")
                                 : wording::Desk::tr("%1; the result is void, and the match is replayed"),
                      line);
    return filled(isUnneeded ? wording::Desk::tr("%1; the call is void")
                             : wording::Desk::tr("%1; the call is void, and the match is called again"),
                  line);
}

/// `; Team 1 plays match 6 next; Team 4 is eliminated, rank 3–4`: of the teams whose places change.
std::string placesInWords(const Correction& correction, const std::string& id)
{
    std::string text;
    for (const ChangedPlace& each : changedPlaces(correction, id)) {
        const std::string next = nextText(correction.after, each.team);
        const bool isRanked = each.next.empty() && each.rank && *each.rank > 1;
        text += "; ";
        text += isRanked ? filled(wording::Desk::tr("%1, rank %2"), next,
                                  tournament::rankText(each.rank, each.rankTo))
                         : next;
    }
    return text;
}

/// `Team 1 and Team 2 played it, and the result is kept; Team 1 plays match 6 next; Team 4 plays match 4
/// next`
std::string stoodInWords(const Correction& correction, const std::string& id)
{
    const Match& was = *tournament::match(correction.before, id);
    const Match& is = *tournament::match(correction.after, id);
    const std::string sat = wording::bothTeams(correction.after, is.teams);
    const bool isSame = was.state == tournament::State::Final && is.state == tournament::State::Final &&
                        was.outcome == is.outcome && was.winner == is.winner;
    if (!isSame) // play continues, or the result changes too
        return filled(wording::Desk::tr("keeps %1"), sat) + placesInWords(correction, id);
    return filled(tournament::handsOn(is) > 0
                      ? wording::Desk::tr("%1 played it, and the result is kept")
                      : wording::Desk::tr("it was called with %1, and the result is kept"),
                  sat) +
           placesInWords(correction, id);
}

} // namespace

std::string rowInWords(const scoring::HandLedger* row)
{
    if (!row)
        return filled(wording::Desk::tr("no score"));
    const std::string score = wording::lettered({row->sides.a.score, row->sides.b.score});
    if (row->state == scoring::State::AfterEnd)
        return filled(wording::Desk::tr("%1, after the end, doesn’t count"), score);
    return row->state == scoring::State::Held ? filled(wording::Desk::tr("%1, on hold"), score) : score;
}

std::vector<std::string> resultChanges(const Correction& correction, const std::string& match)
{
    const Match& was = *tournament::match(correction.before, match);
    const Match& is = *tournament::match(correction.after, match);
    std::vector<std::string> lines;
    const auto compare = [&](const std::string& game, const scoring::Result& old,
                             const scoring::Result& now) {
        if (old != now)
            lines.push_back(filled(wording::Desk::tr("%1: %2 → %3"), game,
                                   resultInWords(correction.before, was, old),
                                   resultInWords(correction.after, is, now)));
    };
    for (std::size_t i = 0; is.series.games > 1 && i < std::min(was.games.size(), is.games.size()); ++i)
        compare(filled(wording::Desk::tr("%1, game %2"), wording::titleOf(is), static_cast<int>(i) + 1),
                was.games[i].ledger.result, is.games[i].ledger.result);
    compare(wording::titleOf(is), tournament::result(was), tournament::result(is));
    const std::string went = was.winner ? was.teams[*was.winner] : std::string();
    const std::string goes = is.winner ? is.teams[*is.winner] : std::string();
    const bool advances = tournament::advancesFrom(correction.after, is);
    if (went.empty() && !goes.empty())
        lines.push_back(
            filled(advances ? wording::Desk::tr("%1: %2 advances") : wording::Desk::tr("%1: %2 won"),
                   wording::titleOf(is), teamName(correction.after, goes)));
    else if (went != goes)
        lines.push_back(filled(advances ? wording::Desk::tr("%1: %2 advances, not %3")
                                        : wording::Desk::tr("%1: %2 won, not %3"),
                               wording::titleOf(is), wording::nameOrTbd(correction.after, goes),
                               teamName(correction.after, went)));
    if (const std::string again = wording::signAgainText(is); !again.empty())
        lines.push_back(filled(wording::Desk::tr("%1: %2"), wording::titleOf(is), again));
    for (const auto& more : {blindNilsTooEarly(correction, match), openedAgain(correction, match)})
        lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

namespace {

bool bidsBlindNil(const scoring::SideHand& side)
{
    const auto* bids = std::get_if<scoring::Bids>(&side.bid);
    return bids && std::ranges::count(*bids, scoring::Bid::Call::BlindNil, &scoring::Bid::call) > 0;
}

} // namespace

std::vector<std::string> blindNilsTooEarly(const Correction& correction, const std::string& match)
{
    const Match& was = *tournament::match(correction.before, match);
    const Match& is = *tournament::match(correction.after, match);
    const std::optional<int> least = is.rules->rules.nil.blindMinDeficit;
    std::vector<std::string> lines;
    for (std::size_t i = 0; least && i < std::min(was.games.size(), is.games.size()); ++i)
        for (const tournament::Item& item : is.games[i].items) {
            const auto* hand = std::get_if<scoring::Hand>(&item.what);
            const tournament::Item* same = itemAt(was.games[i], item.place);
            if (!hand || !same || same->op != item.op) // a hand that was changed itself is checked elsewhere
                continue;
            const int game = static_cast<int>(i) + 1;
            const scoring::GameState before = tournament::gameBefore(was, game, item.place);
            const scoring::GameState after = tournament::gameBefore(is, game, item.place);
            for (const scoring::Side side : scoring::bothSides)
                if (const int behind = scoring::deficit(after, side);
                    bidsBlindNil(hand->sides[side]) && behind < *least &&
                    scoring::deficit(before, side) >= *least)
                    lines.push_back(
                        wording::blindNilTooEarlyText(is, game, item.place, side, behind, *least));
        }
    return lines;
}

std::vector<std::string> openedAgain(const Correction& correction, const std::string& match)
{
    const Match& was = *tournament::match(correction.before, match);
    const Match& is = *tournament::match(correction.after, match);
    const bool isWon = is.ledger.result.state == scoring::State::Won; // only a challenge holds it up
    const bool wasOver =
        was.state == tournament::State::Final || was.ledger.result.state == scoring::State::Won;
    if (!wasOver || is.state >= tournament::State::Ended || !is.call || isWon)
        return {};
    std::vector<std::string> lines;
    const bool lacksTable = tournament::lacksTable(correction.after, is);
    if (lacksTable)
        lines.push_back(filled(
            wording::Desk::tr(
                "%1 is open again, but %3 is at table %2. Call %1 to another table; it keeps its score"),
            wording::titleOf(is), is.call->table,
            wording::titleOf(*tournament::tableTakenBy(correction.after, is))));
    if (tournament::hasClock(is) && tournament::clockOf(correction.after, is).isFinished)
        lines.push_back(filled(
            lacksTable ? wording::Desk::tr(
                             "%1: the clock stopped when the match finished. It resumes with that call")
                       : wording::Desk::tr(
                             "%1: the clock stopped when the match finished. Resume it when play continues"),
            wording::titleOf(is)));
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

/// For a match that was decided without play.
std::string noLongerFinal(const Match& is)
{
    if (is.state == tournament::State::Waiting)
        return filled(wording::Desk::tr("its result no longer counts, and it is waiting for its teams"));
    return filled(is.state == tournament::State::Ready
                      ? wording::Desk::tr("its result no longer counts, and it is ready to be called")
                      : wording::Desk::tr("its result no longer counts, and it is open again"));
}

/// The line of one later match.
std::string laterText(const Correction& correction, const LaterChange& later)
{
    const Match& was = *tournament::match(correction.before, later.match);
    const Match& is = *tournament::match(correction.after, later.match);
    const auto titled = [&](const std::string& what) {
        return filled(wording::Desk::tr("%1: %2"), wording::titleOf(was), what);
    };
    if (const LaterChoice* then = decidedFor(correction, later.match))
        return titled(decidedText(correction, later.match, then->choice));
    const int hands = tournament::handsOn(was);
    std::string line = isNotNecessary(correction.after, later.match)
                           ? notNecessary(correction.after, wording::titleOf(was))
                           : titled(inPlaceOf(correction, later.is, later.was));
    if (was.state == tournament::State::Final)
        line += "; " + (is.state == tournament::State::Final ? filled(wording::Desk::tr("it is finished"))
                                                             : noLongerFinal(is));
    else if (hands > 0)
        line += "; " + filled(wording::Desk::tr("it has %n hand(s) on record", nullptr, hands));
    else if (was.call)
        line += "; " + filled(wording::Desk::tr("it was called to table %1"), was.call->table);
    const std::string waits = wording::waitsFor(correction.after, is);
    return waits.empty() ? line : filled(wording::Desk::tr("%1; its teams depend on %2"), line, waits);
}

} // namespace

std::string pairingStays(const Correction& correction)
{
    const bracket::Bracket& bracket = correction.after.setting->bracket;
    int corrected = 0; // the first round with a changed result
    int paired = 0;
    for (const bracket::Match& each : bracket.matches) {
        const Match* was = tournament::match(correction.before, each.id);
        const Match* is = tournament::match(correction.after, each.id);
        if (each.bracket != bracket::Part::Swiss || !was || !is)
            continue;
        paired = std::max(paired, each.round);
        if ((corrected == 0 || each.round < corrected) &&
            (was->winner != is->winner || tournament::result(*was) != tournament::result(*is)))
            corrected = each.round;
    }
    if (corrected == 0 || corrected >= paired)
        return {};
    return corrected + 1 == paired
               ? filled(wording::Desk::tr(
                            "round %1 is already paired and published. Its pairing doesn’t change"),
                        paired)
               : filled(wording::Desk::tr(
                            "rounds %1 to %2 are already paired and published. Their pairings don’t change"),
                        corrected + 1, paired);
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
    const Match& match = *tournament::match(correction.after, id);
    const auto team = [&](std::string_view called, const std::string& its) -> message::Argument {
        if (its.empty())
            return {called, Message{"team-not-known-yet"}};
        return {called, teamName(correction.after, its)};
    };
    const Message sat =
        match.call ? Message{"two-teams", {team("a", match.call->teams.a), team("b", match.call->teams.b)}}
                   : Message{"no-team"};
    const std::vector<message::Argument> about{
        of(match), {"sat", sat}, {"id", match.number ? std::to_string(*match.number) : id}};
    const auto choices = resolutionsFor(correction.after, id);
    const bool maySeat = isAmong(choices, facts::Resolution::Seat);
    if (isNotNecessary(correction.after, id))
        return maySeat ? Message{"correction-undecided-not-necessary", about}
                       : Message{"correction-undecided-not-necessary-unseated", about};
    return maySeat ? Message{"correction-undecided", about} : Message{"correction-undecided-unseated", about};
}

} // namespace desk
