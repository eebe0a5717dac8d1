#include "match.h"

#include "convert.h"
#include "ended.h"
#include "lineup.h"
#include "moves.h"
#include "sheets.h"

#include <algorithm>
#include <array>

namespace tournament {

namespace {

std::string teamOn(const Setting& setting, const bracket::Occupant& occupant)
{
    const auto* seed = std::get_if<bracket::Seed>(&occupant);
    return seed ? teamOfSeed(setting, seed->number) : std::string();
}

/// The playing that counts: one more than the last that was made void.
int attemptIn(const Record& record, const std::string& match)
{
    int attempt = 1;
    forEach<facts::Resolve>(record, [&](const facts::Entry&, const facts::Resolve& fact) {
        if (fact.choice == facts::Resolution::Replay && fact.sitting.match == match)
            attempt = std::max(attempt, fact.sitting.attempt + 1);
    });
    return attempt;
}

/// What was decided for the case that the bracket seats just these two, or null.
const facts::Resolve* resolutionOf(const Match& match, const PerSide<std::string>& seated,
                                   const Record& record)
{
    return latest<facts::Resolve>(record, [&](const facts::Resolve& fact) {
        return isOf(fact.sitting, match) && fact.teams.a.value_or("") == seated.a &&
               fact.teams.b.value_or("") == seated.b;
    });
}

/// Whether a team that sat down is another than the bracket now puts there; where it does not know yet, that
/// is no dispute.
bool differs(const bracket::Occupant& seat, const std::string& seated, const std::string& sat)
{
    return !std::holds_alternative<bracket::Unknown>(seat) && seated != sat;
}

/// The team as it was when that fact came on record.
Team teamBefore(Team team, long long seq)
{
    std::erase_if(team.substitutions, [&](const Substitution& each) { return each.seq > seq; });
    return team;
}

/// The seq of a resolution that stands in the record.
long long seqOf(const facts::Resolve& resolved, const Record& record)
{
    long long seq = 0;
    forEach<facts::Resolve>(record, [&](const facts::Entry& entry, const facts::Resolve& fact) {
        if (&fact == &resolved)
            seq = entry.seq;
    });
    return seq;
}

/// Who is seated instead plays from there on: by the two who came first in the team then.
void reseat(facts::Call& call, const Setting& setting, const PerSide<std::string>& seated,
            const std::string& match, long long seq)
{
    using facts::Seat;
    for (const Side side : scoring::bothSides) {
        std::string& sat = side == Side::A ? call.teams.a : call.teams.b;
        const Team* instead = team(setting, seated[side]);
        if (sat == seated[side] || !instead)
            continue;
        const std::vector<std::string> players = playersAt(setting, teamBefore(*instead, seq), match);
        if (players.size() < 2)
            continue; // nobody sits down for them
        sat = instead->id;
        const std::array<Seat, 2> seats =
            side == Side::A ? std::array{Seat::A1, Seat::A2} : std::array{Seat::B1, Seat::B2};
        for (std::size_t i = 0; i < seats.size() && i < players.size(); ++i)
            call.players[seats[i]] = players[i];
    }
}

// Who plays, and whether the bracket agrees: answers whether the result may move on.
bool takeSeats(Match& match, const Setting& setting, bracket::Stand stand, const Record& record)
{
    const PerSide<std::string> seated = seatedTeams(setting, match);
    match.teams = seated;
    const auto* call =
        latest<facts::Call>(record, [&](const facts::Call& fact) { return isOf(fact.sitting, match); });
    if (!call)
        return isKnown(match);
    match.call = *call;
    match.teams = {call->teams.a, call->teams.b};
    if (seated == match.teams)
        return true;
    if (!differs(match.seats.a, seated.a, match.teams.a) && !differs(match.seats.b, seated.b, match.teams.b))
        return false;
    const facts::Resolve* resolved = resolutionOf(match, seated, record);
    if (resolved && resolved->choice == facts::Resolution::Seat && !seated.a.empty() && !seated.b.empty()) {
        match.teams = seated;
        reseat(*match.call, setting, seated, match.id, seqOf(*resolved, record));
        return true;
    }
    match.flags.disputed = !resolved || stand == bracket::Stand::Clashes;
    match.stands = !match.flags.disputed && !hasOpenSeat(match); // else it may be asked again
    return match.stands;
}

bracket::Winner told(std::optional<Side> winner)
{
    if (!winner)
        return bracket::Winner::Nobody;
    return *winner == Side::A ? bracket::Winner::A : bracket::Winner::B;
}

std::optional<bracket::Ended> endedFor(const Match& match, const Setting& setting)
{
    const auto a = seedOfTeam(setting, match.teams.a);
    const auto b = seedOfTeam(setting, match.teams.b);
    if (match.state != State::Final || !a || !b)
        return std::nullopt; // the bracket itself knows what a bye comes to
    const bool asDrawn = match.seats.a == bracket::Occupant{bracket::Seed{*a}} &&
                         match.seats.b == bracket::Occupant{bracket::Seed{*b}};
    if (asDrawn)
        return bracket::Ended{told(match.winner)};
    return bracket::Ended{told(match.winner), std::array<int, 2>{*a, *b}};
}

scoring::Series seriesOf(const scoring::RuleSet& rules)
{
    if (rules.end.length == scoring::Length::FixedGames)
        return {scoring::Series::Kind::TotalOf, rules.end.lengthCount};
    return {};
}

} // namespace

PerSide<std::string> seatedTeams(const Setting& setting, const Match& match)
{
    return {teamOn(setting, match.seats.a), teamOn(setting, match.seats.b)};
}

bool hasOpenSeat(const Match& match)
{
    return std::holds_alternative<bracket::Unknown>(match.seats.a) ||
           std::holds_alternative<bracket::Unknown>(match.seats.b);
}

const scoring::Result& result(const Match& match)
{
    return match.series.games == 1 && match.games.size() == 1 ? match.games.front().ledger.result
                                                              : match.ledger.result;
}

bool mustSignAnew(const Match& match)
{
    if (!match.agreed || (match.outcome && match.outcome != Outcome::Played))
        return false;
    const scoring::PerSide<int>& score = result(match).score;
    return match.ledger.result.state != scoring::State::Won ||
           match.agreed->winner != recorded(match.ledger.result.winner) ||
           match.agreed->score != facts::PerSide<int>{score.a, score.b};
}

bool isSpared(const Match& match)
{
    return match.number && match.outcome == Outcome::Bye; // where the draw gives a bye there is no number
}

int handsOn(const Match& match)
{
    std::size_t hands = 0;
    for (const Sheet& sheet : match.games)
        hands += sheet.ledger.hands.size();
    return static_cast<int>(hands);
}

int currentGame(const Match& match)
{
    const int begun = static_cast<int>(match.games.size());
    if (begun == 0)
        return 1;
    const bool over = match.games.back().ledger.result.state == scoring::State::Won;
    return over && match.ledger.result.state != scoring::State::Won ? begun + 1 : begun;
}

Sheet sheetOf(const Match& match, int game)
{
    if (game <= static_cast<int>(match.games.size()))
        return match.games[static_cast<std::size_t>(game) - 1];
    Sheet fresh;
    fresh.now = beginOf(match, match.ledger, game);
    fresh.ledger.result = fresh.now.result;
    return fresh;
}

scoring::GameState beginOf(const Match& match, const scoring::MatchLedger& soFar, int game)
{
    const scoring::Start start = startOf(match, game);
    scoring::GameState state = scoring::beginGame(match.rules->rules, match.series, soFar, start);
    if (game != 1 || !match.call || !match.call->firstDealer)
        return state;
    scoring::Seat dealer = scored(*match.call->firstDealer);
    for (int turn = start.hands % 4; turn > 0; --turn)
        dealer = scoring::next(dealer);
    state.dealer = dealer;
    return state;
}

scoring::Start startOf(const Match& match, int game)
{
    const auto at = match.paper.find(game);
    return at == match.paper.end() ? scoring::Start() : at->second;
}

const Item* openHand(const Match& match)
{
    for (const Sheet& sheet : match.games)
        for (const Item& item : sheet.items)
            if (item.isOpen)
                return &item;
    return nullptr;
}

std::optional<Match> fold(const Setting& setting, const bracket::Match& drawn, const bracket::Seated& seated,
                          const Record& record)
{
    auto rules = rulesFor(setting, drawn);
    if (!rules)
        return std::nullopt;
    Match match;
    match.id = drawn.id;
    match.number = drawn.number;
    match.rules = *std::move(rules);
    match.series = seriesOf(match.rules->rules);
    match.seats = {seated.a, seated.b};
    match.attempt = attemptIn(record, drawn.id);
    const bool movesOn = takeSeats(match, setting, seated.stand, record);
    const Record now = hasMoves(record) ? asMoved(record) : Record();
    const Record& onSheet = hasMoves(record) ? now : record;
    fillSheets(match, onSheet);
    takeState(match, setting, drawn, onSheet);
    const facts::Sitting sitting{match.id, match.attempt};
    match.ratings = ratingsIn(record, sitting);
    match.protests = protestsIn(record, sitting);
    match.flags.protest = std::any_of(match.protests.begin(), match.protests.end(),
                                      [](const Protested& each) { return each.isOpen(); });
    if (movesOn && !isHeld(match.protests))
        match.ended = endedFor(match, setting);
    return match;
}

} // namespace tournament
