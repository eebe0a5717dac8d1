#include "status.h"

#include "desk/checks/named.h"
#include "desk/play/table.h"
#include "files/ledgerjson.h"
#include "files/statusjson.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "views/statustext.h"
#include "wording/clock.h"
#include "wording/columns.h"
#include "wording/filled.h"
#include "wording/record/facttext.h"
#include "wording/record/history.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/tournament/sheettext.h"
#include "wording/tr.h"

#include <QDateTime>
#include <QString>

#include <algorithm>
#include <set>

using wording::filled;

namespace desk {

namespace {

/// The match result, from the hands or from a decision.
scoring::Result standingOf(const tournament::Match& match, scoring::Result result)
{
    if (isDecidedOtherwise(match)) {
        result.state = scoring::State::Won;
        result.winner = match.winner;
        result.by = scoring::By::Decided;
    }
    return result;
}

/// The games as on the sheets, without an open hand.
std::vector<scoring::Game> playedGames(const tournament::Match& match)
{
    std::vector<scoring::Game> games;
    for (const tournament::Sheet& sheet : match.games) {
        scoring::Game& game = games.emplace_back();
        game.start = tournament::startOf(match, static_cast<int>(games.size()));
        for (const tournament::Item& item : sheet.items)
            if (!item.isOpen)
                game.items.push_back(item.what);
    }
    return games;
}

json::Value ledgerValue(const tournament::Match& match)
{
    if (match.series.games > 1) {
        scoring::MatchLedger whole = match.ledger;
        whole.result = standingOf(match, whole.result);
        return files::ledgerJson(*match.rules, whole, playedGames(match));
    }
    scoring::GameLedger game = match.games.empty() ? scoring::GameLedger{} : match.games.front().ledger;
    game.result = standingOf(match, game.result);
    const std::vector<scoring::Game> played = playedGames(match);
    return files::ledgerJson(*match.rules, game, played.empty() ? scoring::Game{} : played.front());
}

std::string titleText(const tournament::Tournament& tournament, const tournament::Match& match)
{
    if (match.call)
        return wording::sentence(calledText(tournament, match.id)) + '\n';
    return filled(wording::Desk::tr("%1: %2 against %3"), wording::sentence(wording::titleOf(match)),
                  wording::nameOrTbd(tournament, match.teams.a),
                  wording::nameOrTbd(tournament, match.teams.b)) +
           '\n';
}

/// An open hand, and how the match ended.
std::string endText(const tournament::Tournament& tournament, const tournament::Match& match)
{
    if (match.state == tournament::State::Final)
        return wording::sentence(finalText(tournament, match.id)) + ".\n";
    if (match.state == tournament::State::Ended)
        return filled(wording::Desk::tr("The captains haven’t signed yet.")) + '\n';
    if (const tournament::Item* open = tournament::openHand(match))
        return filled(
                   wording::Desk::tr("%1 is in play: its bids are on record, but not its tricks."),
                   wording::sentence(wording::handAt(match, tournament::currentGame(match), open->place))) +
               '\n';
    return {};
}

/// What hands of the game were before they were changed, one line each.
std::string changesText(const std::vector<wording::ChangedHand>& changed, int game)
{
    std::string text;
    for (const wording::ChangedHand& hand : changed)
        for (const wording::HandChange& change : hand.changes)
            if (hand.game == game)
                text += filled(wording::Desk::tr("%1 was %2 by %3 (%4). %5."),
                               wording::sentence(wording::whichHand(hand)), wording::changeWord(change.what),
                               rules::isolated(change.stamp.by), change.reason,
                               wording::sentence(wording::previousHandText(change))) +
                        '\n';
    return text.empty() ? text : '\n' + text;
}

std::string ledgerText(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto who = [&](scoring::Seat seat) { return seatName(tournament, match, seat); };
    std::string text = titleText(tournament, match);
    const std::vector<scoring::Game> games = playedGames(match);
    const std::vector<wording::ChangedHand> changed = wording::changedHands(tournament, match);
    if (match.games.empty())
        text += filled(wording::Desk::tr("The score sheet is empty.")) + '\n' + changesText(changed, 1);
    for (std::size_t n = 0; n < match.games.size(); ++n) {
        const tournament::Sheet& sheet = match.games[n];
        text +=
            '\n' +
            (match.series.games > 1 ? filled(wording::Desk::tr("Game %1"), n + 1) + ": " : std::string()) +
            wording::sheetText(*match.rules, games[n], sheet.ledger, who) + '\n' +
            wording::reasonsText(*match.rules, sheet.ledger) + changesText(changed, static_cast<int>(n) + 1);
    }
    // Games whose hands were all deleted.
    const int last = changed.empty() ? 0 : changed.back().game;
    for (int game = std::max(1, static_cast<int>(match.games.size())) + 1; game <= last; ++game)
        text += '\n' + filled(wording::Desk::tr("Game %1: the score sheet is empty."), game) + '\n' +
                changesText(changed, game);
    if (match.series.games > 1)
        text += '\n' + filled(wording::Desk::tr("The match")) + ": " +
                wording::resultText(*match.rules, match.ledger) + '\n';
    const std::string end = endText(tournament, match);
    return text + (end.empty() ? "" : '\n' + end);
}

std::set<std::string> takenBack(const tournament::Tournament& tournament)
{
    std::set<std::string> ops;
    const auto look = [&](const tournament::Record& record) {
        for (const tournament::Filed& filed : record)
            if (!filed.holds)
                ops.insert(filed.entry->stamp.op);
    };
    look(*tournament.record);
    for (const auto& [match, record] : tournament.records)
        look(*record);
    return ops;
}

QDateTime localTime(const facts::Stamp& stamp)
{
    return QDateTime::fromString(QString::fromStdString(stamp.at), Qt::ISODateWithMs).toLocalTime();
}

std::string onTheRight(const std::string& text, std::size_t width)
{
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string logText(const tournament::Tournament& tournament, const std::vector<facts::Entry>& all)
{
    const std::set<std::string> undone = takenBack(tournament);
    const std::size_t numbers = all.empty() ? 0 : std::to_string(all.back().seq).size();
    const auto timeOf = [](const facts::Entry& entry) {
        return wording::timeOfDay(localTime(entry.stamp).time(), true).toStdString();
    };
    std::size_t times = 0;
    int names = 0;
    int kinds = 0;
    for (const facts::Entry& entry : all) {
        times = std::max(times, timeOf(entry).size());
        names = std::max(names, wording::columns(entry.stamp.by));
        kinds = std::max(kinds, wording::columns(facts::kindOf(entry.fact)));
    }
    std::string text;
    QDate day;
    for (const facts::Entry& entry : all) {
        const QDate date = localTime(entry.stamp).date();
        if (date != day)
            text += wording::dayText(date).toStdString() + '\n';
        day = date;
        text += onTheRight(std::to_string(entry.seq), numbers) + "  " + onTheRight(timeOf(entry), times) +
                "  " + wording::padded(entry.stamp.by, names + 2) +
                wording::padded(facts::kindOf(entry.fact), kinds + 2) + wording::factText(tournament, entry) +
                (undone.count(entry.stamp.op) ? "  " + filled(wording::Desk::tr("[undone]")) : "") + '\n';
    }
    return text;
}

} // namespace

std::string status(const Desk& desk, As as)
{
    const tournament::Timestamp now = timestampOf(desk.environment());
    return as == As::Text ? views::statusText(desk.tournament(), desk.head().hash, now)
                          : json::print(files::statusJson(desk.tournament(), desk.head().hash, now)) + '\n';
}

Answer<std::string> ledger(const tournament::Tournament& tournament, const std::string& match, As as)
{
    const tournament::Match& found = *tournament::match(tournament, match);
    if (!found.number)
        return refused(message::Message{"ledger-of-a-bye", {{"match", matchTitle(found)}}});
    return as == As::Text ? ledgerText(tournament, found) : json::print(ledgerValue(found)) + '\n';
}

std::string log(const tournament::Tournament& tournament, As as)
{
    const std::vector<facts::Entry> all = tournament::entries(tournament);
    if (as == As::Text)
        return logText(tournament, all);
    std::string text;
    for (const facts::Entry& entry : all)
        text += facts::line(entry) + '\n';
    return text;
}

} // namespace desk
