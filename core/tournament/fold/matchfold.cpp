#include "matchfold.h"

#include "parts.h"

#include "tournament/model/inplay.h"
#include "tournament/model/lineup.h"
#include "tournament/model/record.h"
#include "tournament/ranking/endings.h"

#include <algorithm>
#include <array>

namespace tournament {

namespace {

/// Takes facts in the order of the record. A new kind of fact about a match needs its effect here; every
/// other kind has its effect on the tournament in settingfold.cpp.
class Sorter {
public:
    MatchFacts all;

    void take(const facts::Entry& entry)
    {
        std::visit([&](const auto& fact) { take(entry, fact); }, entry.fact);
    }

private:
    void take(const facts::Entry& entry, const facts::Hand& hand)
    {
        const facts::Entry*& best = placeAt(hand.spot).hand;
        if (!best || std::get<facts::Hand>(best->fact).revision <= hand.revision)
            best = &entry;
        if (hand.revision == 1)
            all.over.clear();
        playTo(hand.spot);
    }
    void take(const facts::Entry& entry, const facts::Misdeal& misdeal)
    {
        placeAt(misdeal.spot).misdeal = &entry;
        playTo(misdeal.spot);
    }
    void take(const facts::Entry& entry, const facts::TimeCall& call)
    {
        placeAt(call.spot).timeCall = &entry;
        playTo(call.spot);
    }
    void take(const facts::Entry& entry, const facts::Challenge& challenge)
    {
        placeAt(challenge.hand).challenges.push_back(&entry);
    }
    void take(const facts::Entry&, const facts::Foul& foul) { placeAt(foul.hand).fouls.push_back(&foul); }
    void take(const facts::Entry&, const facts::Adjustment& adjustment)
    {
        placeAt(adjustment.hand).adjustments.push_back(&adjustment);
    }
    void take(const facts::Entry& entry, const facts::Decision& decision)
    {
        all.ruled[decision.challenge].decision = &entry;
    }
    void take(const facts::Entry& entry, const facts::Evidence& evidence)
    {
        all.ruled[evidence.challenge].evidence = &entry;
    }
    void take(const facts::Entry&, const facts::Paper& paper) { all.paper[paper.game] = startFrom(paper); }
    void take(const facts::Entry&, const facts::Call& call) { all.call = &call; }
    void take(const facts::Entry& entry, const facts::Outcome& outcome)
    {
        all.outcomes.push_back(&outcome);
        endAt(entry);
    }
    void take(const facts::Entry& entry, const facts::Agree& agree)
    {
        all.agreed = &agree;
        endAt(entry);
    }
    void take(const facts::Entry& entry, const facts::Resolve&) { all.resolves.push_back(&entry); }
    void take(const facts::Entry&, const facts::Move& move)
    {
        if (move.toMatch)
            all.agreed = nullptr; // another sheet was signed
    }
    void take(const facts::Entry& entry, const facts::Protest& protest)
    {
        all.protests.push_back({entry.stamp.op, protest, {}, {}});
    }
    void take(const facts::Entry& entry, const facts::Settlement& settlement)
    {
        for (Protested& each : all.protests)
            if (each.op == settlement.protest) {
                each.settlement = entry.stamp.op;
                each.ruling = settlement.ruling;
            }
    }
    void take(const facts::Entry&, const facts::Rating& rating) { all.ratings[rating.side] = rating.tenths; }
    /// Clocks and waits don't change a match; tournament/queries reads them.
    template <class Kind>
    requires(Kind::traits.touches != facts::Touches::ItsMatch ||
             isOneOf<Kind, facts::Clock, facts::Wait>) void take(const facts::Entry&, const Kind&)
    {
    }

    Place& placeAt(const facts::Spot& spot) { return all.games[spot.game][spot.place]; }
    void playTo(const facts::Spot& spot)
    {
        if (const std::pair at(spot.game, spot.place); at > m_last) {
            m_last = at;
            all.agreed = nullptr;
        }
    }
    void endAt(const facts::Entry& entry)
    {
        if (all.over.empty())
            all.over = entry.stamp.at;
    }

    std::pair<int, int> m_last; ///< the last game and place with play
};

MatchFacts factsOf(const facts::Sitting& sitting, const Record& record)
{
    Sorter sorter;
    for (const Filed& filed : record) {
        const facts::Entry& entry = *filed.entry;
        const facts::Sitting* its = facts::sittingOf(entry.fact);
        if (filed.holds && (!its || *its == sitting || std::holds_alternative<facts::Move>(entry.fact)))
            sorter.take(entry);
    }
    return std::move(sorter.all);
}

// How far a match is, and how it ended.

void decide(Match& match, Outcome outcome, std::optional<Side> winner,
            std::optional<facts::Decided> decided = {})
{
    match.state = State::Final;
    match.outcome = outcome;
    match.winner = winner;
    match.decided = decided;
}

Outcome outcomeOf(const facts::Outcome& fact)
{
    const bool both = fact.winner == facts::Winner::None;
    switch (fact.outcome) {
    case facts::Decided::Forfeit:
        return both ? Outcome::DoubleForfeit : Outcome::Forfeit;
    case facts::Decided::Defaulted:
        return both ? Outcome::DoubleForfeit : Outcome::Defaulted;
    case facts::Decided::NoShow:
        return both ? Outcome::DoubleForfeit : Outcome::NoShow;
    case facts::Decided::Withdrawn:
        return Outcome::Withdrawn;
    case facts::Decided::Disqualified:
        return Outcome::Disqualified;
    case facts::Decided::Ruling:
        break;
    }
    return Outcome::Ruling;
}

/// A decision about other teams, before anyone was called, doesn't concern the teams seated now.
bool isAbout(const facts::Outcome& fact, const Match& match)
{
    if (!fact.teams.a && !fact.teams.b)
        return true;
    return fact.teams.a.value_or("") == match.teams.a && fact.teams.b.value_or("") == match.teams.b;
}

std::optional<Side> winnerOf(facts::Winner winner)
{
    if (winner == facts::Winner::None)
        return std::nullopt;
    return winner == facts::Winner::A ? Side::A : Side::B;
}

/// The fact of the team's withdrawal; nothing if it is still in.
std::optional<long long> withdrewAt(const Setting& setting, const std::string& id)
{
    const Team* found = team(setting, id);
    return found && found->withdrawn ? std::optional(found->withdrewAt) : std::nullopt;
}

/// A side without a team loses without play. Returns whether there is one.
bool decideEmptySeat(Match& match)
{
    if (match.call || (!isNobody(match.seats.a) && !isNobody(match.seats.b)))
        return false;
    const bool bye = std::holds_alternative<bracket::Bye>(match.seats.a) ||
                     std::holds_alternative<bracket::Bye>(match.seats.b);
    const bracket::Occupant& advancing = isNobody(match.seats.b) ? match.seats.a : match.seats.b;
    if (std::holds_alternative<bracket::Unknown>(advancing))
        return true; // its opponent advances without playing, once known
    std::optional<Side> winner;
    if (!isNobody(advancing))
        winner = isNobody(match.seats.b) ? Side::A : Side::B;
    decide(match, bye ? Outcome::Bye : Outcome::Vacated, winner);
    return true;
}

/// If both drew each other in the first round, the one who withdrew first loses. Teams that advanced to meet
/// both lose, because no one can say who was still in.
void decideWithdrawn(Match& match, const Setting& setting, const bracket::Match& drawn)
{
    const auto a = withdrewAt(setting, match.teams.a);
    const auto b = withdrewAt(setting, match.teams.b);
    const bool areDrawn =
        std::holds_alternative<bracket::Seed>(drawn.a) && std::holds_alternative<bracket::Seed>(drawn.b);
    if (!isKnown(match) || (!a && !b))
        return;
    if (a && b && !areDrawn)
        decide(match, Outcome::DoubleForfeit, std::nullopt, facts::Decided::Withdrawn);
    else
        decide(match, Outcome::Withdrawn, a && (!b || *a < *b) ? Side::B : Side::A,
               facts::Decided::Withdrawn);
}

void decideByPlay(Match& match)
{
    const bool over = !match.games.empty() && match.ledger.result.state == scoring::State::Won;
    if (over && !match.flags.pending && match.agreed)
        decide(match, Outcome::Played, match.ledger.result.winner);
    else if (over && !match.flags.pending)
        match.state = State::Ended;
    else if (!match.games.empty())
        match.state = State::Playing;
    else if (match.call)
        match.state = State::Called;
    else
        match.state = isKnown(match) ? State::Ready : State::Waiting;
}

/// Whether this takes the match from the side that won by the other's absence, and gives it to no one because
/// that side is out too.
bool takesFromTheOther(const facts::Outcome& fact, const Match& match, const Setting& setting,
                       const PerSide<std::optional<facts::Decided>>& absent)
{
    if (fact.outcome != facts::Decided::Disqualified || fact.winner != facts::Winner::None ||
        absent.a.has_value() == absent.b.has_value())
        return false;
    return withdrewAt(setting, absent.a ? match.teams.b : match.teams.a).has_value();
}

/// A side that was absent stays absent if the match is later taken from its opponent as well.
PerSide<std::optional<facts::Decided>> absentIn(const std::vector<const facts::Outcome*>& outcomes,
                                                const Match& match, const Setting& setting)
{
    PerSide<std::optional<facts::Decided>> absent;
    for (const facts::Outcome* fact : outcomes) {
        if (takesFromTheOther(*fact, match, setting, absent))
            continue;
        absent = {};
        for (const Side side : scoring::bothSides)
            if (effectOf(setting.absence, fact->outcome) && winnerOf(fact->winner) != side)
                absent[side] = facts::calledOf(*fact, side);
    }
    return absent;
}

/// The state of a match, and of a final match its outcome, winner and time. In this order: an empty side, a
/// decision, signed hands, a withdrawn team.
void takeState(Match& match, const Setting& setting, const bracket::Match& drawn, const MatchFacts& known)
{
    if (!decideEmptySeat(match)) {
        if (known.agreed)
            match.agreed = *known.agreed;
        decideByPlay(match);
        std::vector<const facts::Outcome*> outcomes = known.outcomes;
        std::erase_if(outcomes, [&](const facts::Outcome* each) { return !isAbout(*each, match); });
        if (!outcomes.empty()) {
            const facts::Outcome& newest = *outcomes.back();
            decide(match, outcomeOf(newest), winnerOf(newest.winner), newest.outcome);
            match.absent = absentIn(outcomes, match, setting);
        } else if (match.state < State::Ended) {
            decideWithdrawn(match, setting, drawn);
        }
    }
    if (match.state == State::Final)
        match.over = known.over;
}

/// The current attempt: one more than the last void one.
int attemptIn(const Record& record, const std::string& match)
{
    int attempt = 1;
    forEach<facts::Resolve>(record, [&](const facts::Entry&, const facts::Resolve& fact) {
        if (fact.choice == facts::Resolution::Replay && fact.sitting.match == match)
            attempt = std::max(attempt, fact.sitting.attempt + 1);
    });
    return attempt;
}

/// The resolution for exactly these two seated teams, or null.
const facts::Entry* resolutionOf(const MatchFacts& known, const PerSide<std::string>& seated)
{
    const facts::Entry* found = nullptr;
    for (const facts::Entry* each : known.resolves)
        if (const auto& teams = std::get<facts::Resolve>(each->fact).teams;
            teams.a.value_or("") == seated.a && teams.b.value_or("") == seated.b)
            found = each;
    return found;
}

/// Seats the other team for the rest of the match, with its first two players at that time.
void reseat(facts::Call& call, const Setting& setting, const PerSide<std::string>& seated,
            const std::string& match, long long seq)
{
    for (const Side side : scoring::bothSides) {
        std::string& sat = call.teams[side];
        const Team* instead = team(setting, seated[side]);
        if (sat == seated[side] || !instead)
            continue;
        Team then = *instead; // as it was when the resolution was recorded
        std::erase_if(then.substitutions, [&](const Substitution& each) { return each.seq > seq; });
        const std::vector<std::string> players = playersAt(setting, then, match);
        if (players.size() < 2)
            continue; // not enough players
        sat = instead->id;
        for (const int partner : {0, 1})
            call.players[{side, partner}] = players[static_cast<std::size_t>(partner)];
    }
}

// Seats the teams. Returns whether the result counts for the bracket.
bool takeSeats(Match& match, const Setting& setting, bracket::Stand stand, const MatchFacts& known)
{
    const PerSide<std::string> seated = seatedTeams(setting, match);
    match.teams = seated;
    if (!known.call)
        return isKnown(match);
    match.call = *known.call;
    match.teams = {known.call->teams.a, known.call->teams.b};
    if (seated == match.teams)
        return true;
    const auto differs = [&](Side side) { // an unknown team in the bracket is no dispute
        return bracket::isKnown(match.seats[side]) && seated[side] != match.teams[side];
    };
    if (!differs(Side::A) && !differs(Side::B))
        return false;
    const facts::Entry* resolved = resolutionOf(known, seated);
    if (resolved && std::get<facts::Resolve>(resolved->fact).choice == facts::Resolution::Seat &&
        !seated.a.empty() && !seated.b.empty()) {
        match.teams = seated;
        reseat(*match.call, setting, seated, match.id, resolved->seq);
        return true;
    }
    match.flags.disputed = !resolved || stand == bracket::Stand::Clashes;
    match.stands = !match.flags.disputed && !hasOpenSeat(match); // otherwise someone may have to decide again
    return match.stands;
}

std::optional<bracket::Ended> endedFor(const Match& match, const Setting& setting)
{
    const auto a = seedOfTeam(setting, match.teams.a);
    const auto b = seedOfTeam(setting, match.teams.b);
    if (match.state != State::Final || !a || !b)
        return std::nullopt; // the bracket handles byes itself
    const auto winner = isTied(match)              ? bracket::Winner::Tied
                        : !match.winner            ? bracket::Winner::Nobody
                        : *match.winner == Side::A ? bracket::Winner::A
                                                   : bracket::Winner::B;
    if (match.seats == PerSide<bracket::Occupant>{bracket::Seed{*a}, bracket::Seed{*b}})
        return bracket::Ended{winner};
    return bracket::Ended{winner, std::array<int, 2>{*a, *b}};
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
    match.series = scoring::seriesOf(match.rules->rules.end);
    match.seats = {seated.a, seated.b};
    match.attempt = attemptIn(record, drawn.id);
    const Record moved = hasMoves(record) ? asMoved(record) : Record();
    const MatchFacts known = factsOf({match.id, match.attempt}, hasMoves(record) ? moved : record);
    const bool movesOn = takeSeats(match, setting, seated.stand, known);
    fillSheets(match, known);
    takeState(match, setting, drawn, known);
    match.ratings = known.ratings;
    match.protests = known.protests;
    match.flags.protest = std::ranges::any_of(match.protests, &Protested::isOpen);
    if (movesOn && !isHeld(match.protests))
        match.ended = endedFor(match, setting);
    return match;
}

} // namespace tournament
