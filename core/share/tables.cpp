#include "tables.h"

#include "desk/checkin/attendance.h"
#include "files/statusjson.h"
#include "files/tournamentjson.h"
#include "rules/words.h"
#include "tournament/fold/derive.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "views/hands.h"
#include "views/standings.h"
#include "wording/record/history.h"
#include "wording/record/recordlines.h"
#include "wording/rulecard/why.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/statewords.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace share {

using files::CsvCell;
using tournament::Side;

namespace {

CsvCell cell(long long number)
{
    return number;
}

/// An empty text is an empty cell. Names stay as they are, so that a spreadsheet can look them up.
CsvCell cell(std::string text)
{
    return text.empty() ? CsvCell() : CsvCell(rules::plain(std::move(text)));
}

template <class T>
CsvCell cell(const std::optional<T>& perhaps)
{
    return perhaps ? cell(*perhaps) : CsvCell();
}

CsvCell yes(bool is)
{
    return std::string(is ? "yes" : "no");
}

/// `2026-11-21T19:42:07.123Z` as `2026-11-21 19:42:07`.
CsvCell timeCell(const std::string& utc)
{
    constexpr std::size_t date = 10;
    constexpr std::size_t clock = 8;
    if (utc.size() < date + 1 + clock)
        return {};
    return utc.substr(0, date) + ' ' + utc.substr(date + 1, clock);
}

/// The number of a match, or its id if it is a bye; empty if no match is meant.
CsvCell matchCell(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match && match->number ? cell(match->number) : cell(id);
}

/// The team's name; empty if no team is known.
CsvCell teamCell(const tournament::Tournament& tournament, const std::string& id)
{
    return id.empty() ? CsvCell() : cell(tournament::teamName(tournament, id));
}

/// `player`, `substitute`, `left`: the person's part on the team in the end.
std::string roleOf(const tournament::Team& team, const std::string& person)
{
    const std::vector<std::string> players = tournament::playersInTheEnd(team);
    const auto at = std::ranges::find(players, person);
    if (at == players.end())
        return "left";
    return at - players.begin() < 2 ? "player" : "substitute";
}

std::vector<CsvCell> rowOf(const tournament::Tournament& tournament, const tournament::Team& team,
                           const std::string& person)
{
    return {cell(tournament::personName(tournament, person)), cell(person), cell(team.name), cell(team.id),
            cell(roleOf(team, person))};
}

std::vector<CsvCell> with(std::vector<CsvCell> row, std::vector<CsvCell> more)
{
    row.insert(row.end(), more.begin(), more.end());
    return row;
}

files::CsvTable attendanceTable(const tournament::Tournament& tournament)
{
    files::CsvTable out{{"player", "player_id", "team", "team_id", "role", "here", "at_utc", "for_match",
                         "id_shown", "let_in_because", "by"},
                        {}};
    for (const tournament::Team& team : tournament.setting->teams)
        for (const std::string& id : desk::membersToList(tournament, team)) {
            const tournament::Person* person = tournament::person(*tournament.setting, id);
            const std::vector<CsvCell> row = rowOf(tournament, team, id);
            if (!person || person->arrivals.empty())
                out.rows.push_back(with(row, {yes(false), {}, {}, {}, {}, {}}));
            else
                for (const tournament::Arrival& each : person->arrivals) {
                    const tournament::Filed* fact = tournament::filed(tournament, each.op);
                    out.rows.push_back(
                        with(row, {yes(true), fact ? timeCell(fact->entry->stamp.at) : CsvCell(),
                                   matchCell(tournament, each.match), cell(each.shown), cell(each.override),
                                   fact ? cell(fact->entry->stamp.by) : CsvCell()}));
                }
        }
    return out;
}

/// A hand in a game of a match.
struct Written {
    const tournament::Match& match;
    int game = 1;
    const views::HandRow& row;
};

CsvCell callCell(const scoring::Bid& bid)
{
    if (!bid.isNil())
        return cell(bid.number);
    return std::string(bid.call == scoring::Bid::Call::Nil ? "nil" : "blind nil");
}

CsvCell bidOf(const scoring::SideHand& hand, std::size_t partner)
{
    const auto* bids = std::get_if<scoring::Bids>(&hand.bid);
    return bids ? callCell((*bids)[partner]) : CsvCell();
}

CsvCell tricksAt(const scoring::SideHand& hand, std::size_t partner)
{
    const auto* split = std::get_if<scoring::Split>(&hand.tricks);
    return split ? cell((*split)[partner]) : CsvCell();
}

std::string stateOf(const scoring::HandLedger* ledger)
{
    if (!ledger)
        return "open";
    switch (ledger->state) {
    case scoring::State::Held:
        return "held";
    case scoring::State::AfterEnd:
        return "after end";
    case scoring::State::ExtraHand:
        return "extra hand follows";
    case scoring::State::Won:
        return "ends the game";
    case scoring::State::InProgress:
        break;
    }
    return {};
}

/// `contract +50 (Scoring 1); 1 overtrick, a bag +1 (Scoring 2)`
std::string whyText(const tournament::Tournament& tournament, const Written& each, Side side)
{
    const auto who = [&](scoring::Seat seat) -> std::string {
        return each.match.call ? tournament::personName(tournament, each.match.call->players[seat])
                               : scoring::seatAlone(seat);
    };
    std::vector<std::string> all =
        wording::whyCounted(*each.match.rules, each.row.ledger->sides[side], wording::placeOf);
    for (std::string& ruled :
         wording::whyRuled(*each.match.rules, *each.row.hand, each.row.ledger->state, who, wording::placeOf))
        all.push_back(std::move(ruled));
    for (const wording::Reason& reason :
         wording::why(*each.match.rules, side, each.row.ledger->sides[side], who))
        all.push_back(reason.words + ' ' + rules::added(reason.points) + " (" + reason.place + ')');
    return rules::joined(all, "; ");
}

std::vector<CsvCell> rowOf(const tournament::Tournament& tournament, const Written& each, Side side)
{
    const scoring::SideHand& hand = each.row.hand->sides[side];
    const scoring::SideLedger* came = each.row.ledger ? &each.row.ledger->sides[side] : nullptr;
    const auto dealer = each.row.dealer;
    const auto after = [&](int scoring::SideLedger::*what) { return came ? cell(came->*what) : CsvCell(); };
    return {matchCell(tournament, each.match.id),
            cell(each.match.id),
            cell(each.game),
            cell(each.row.number),
            dealer ? cell(scoring::name(*dealer)) : CsvCell(),
            cell(scoring::name(side)),
            teamCell(tournament, each.match.teams[side]),
            bidOf(hand, 0),
            bidOf(hand, 1),
            cell(scoring::contractOf(hand)),
            yes(hand.blind),
            tricksAt(hand, 0),
            tricksAt(hand, 1),
            scoring::hasTricks(hand) ? cell(scoring::rawTricks(hand)) : CsvCell(),
            after(&scoring::SideLedger::counted),
            came && came->made ? yes(*came->made) : CsvCell(),
            after(&scoring::SideLedger::points),
            after(&scoring::SideLedger::bagsGained),
            after(&scoring::SideLedger::bags),
            after(&scoring::SideLedger::score),
            cell(stateOf(each.row.ledger)),
            yes(each.row.isChanged),
            came ? cell(whyText(tournament, each, side)) : CsvCell()};
}

files::CsvTable handsTable(const tournament::Tournament& tournament)
{
    files::CsvTable out{{"match",    "match_id", "game",    "hand",     "dealer", "side",
                         "team",     "bid_1",    "bid_2",   "contract", "blind",  "tricks_1",
                         "tricks_2", "tricks",   "counted", "made",     "points", "bags_gained",
                         "bags",     "score",    "state",   "changed",  "why"},
                        {}};
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        if (match->games.empty())
            continue;
        const auto changed = wording::changedHands(tournament, *match);
        for (int game = 1; game <= static_cast<int>(match->games.size()); ++game)
            for (const views::HandRow& row :
                 views::handRows(match->games[static_cast<std::size_t>(game) - 1], changed, game))
                for (const Side side : scoring::bothSides)
                    if (row.hand)
                        out.rows.push_back(rowOf(tournament, {*match, game, row}, side));
    }
    return out;
}

files::CsvTable journalTable(const tournament::Tournament& tournament)
{
    files::CsvTable out{{"seq", "at_utc", "by", "kind", "match", "text", "was", "holds", "taken_back_by",
                         "taken_back_utc", "op"},
                        {}};
    for (const wording::RecordLine& line : wording::recordLines(tournament))
        out.rows.push_back({cell(line.seq), timeCell(line.at), cell(line.by), cell(line.kind),
                            matchCell(tournament, line.match), cell(wording::whole(line.said)),
                            cell(line.was), yes(line.holds),
                            line.takenBack ? cell(line.takenBack->by) : CsvCell(),
                            line.takenBack ? timeCell(line.takenBack->at) : CsvCell(), cell(line.op)});
    return out;
}

/// The games that each side has won, if the match has several.
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
            cell(tournament::isUnneeded(match) ? "not necessary" : std::string(files::word(match.state))),
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

files::CsvTable standingsTable(const tournament::Tournament& tournament)
{
    files::CsvTable out;
    const auto columns = views::standingsColumns(views::Outlet::Csv);
    for (const views::StandingsColumn& column : columns)
        out.columns.emplace_back(column.key);
    for (const views::StandingsTable& table : views::standingsTables(tournament, views::Outlet::Csv))
        for (const views::StandingRow& row : table.rows) {
            std::vector<CsvCell>& cells = out.rows.emplace_back();
            for (const views::StandingsColumn& column : columns) {
                const views::Value value = column.value(row);
                const auto* text = std::get_if<std::string>(&value);
                cells.push_back(text ? cell(*text) : value);
            }
        }
    return out;
}

/// In the order of the enumeration.
constexpr std::pair<std::string_view, files::CsvTable (*)(const tournament::Tournament&)> tables[] = {
    {"standings", standingsTable},
    {"results", resultsTable},
    {"hands", handsTable},
    {"attendance", attendanceTable},
    {"journal", journalTable}};

} // namespace

std::string_view word(Table table)
{
    return tables[static_cast<std::size_t>(table)].first;
}

const std::vector<Table>& allTables()
{
    static const std::vector<Table> all{Table::Standings, Table::Results, Table::Hands, Table::Attendance,
                                        Table::Journal};
    return all;
}

files::CsvTable tableOf(const tournament::Tournament& tournament, Table table)
{
    return tables[static_cast<std::size_t>(table)].second(withoutCards(tournament));
}

tournament::Tournament withoutCards(const tournament::Tournament& tournament)
{
    std::vector<facts::Entry> entries = tournament::entries(tournament);
    for (facts::Entry& entry : entries)
        entry = files::withoutCard(std::move(entry));
    return tournament::derive(entries);
}

} // namespace share
