#include "matchfold.h"

#include "matchstate.h"
#include "sheets.h"

#include "tournament/model/lineup.h"
#include "tournament/model/moves.h"

#include <algorithm>
#include <array>

namespace tournament {

namespace {

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

bracket::Winner winnerSide(std::optional<Side> winner)
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
        return bracket::Ended{winnerSide(match.winner)};
    return bracket::Ended{winnerSide(match.winner), std::array<int, 2>{*a, *b}};
}

scoring::Series seriesOf(const scoring::RuleSet& rules)
{
    if (rules.end.length == scoring::Length::FixedGames)
        return {scoring::Series::Kind::TotalOf, rules.end.lengthCount};
    return {};
}

} // namespace

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
