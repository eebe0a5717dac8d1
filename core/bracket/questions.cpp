#include "questions.h"

#include <algorithm>
#include <map>
#include <set>

namespace bracket {

namespace {

std::optional<Place> placeOf(const Bracket& bracket, const Slot& wanted)
{
    for (const Match& match : bracket.matches) {
        if (match.a == wanted)
            return Place{match.id, Side::A};
        if (match.b == wanted)
            return Place{match.id, Side::B};
    }
    return std::nullopt;
}

// The slot that meets a bye in that match; nothing if there is no bye.
std::optional<Slot> meetsBye(const Match* match)
{
    if (match && std::holds_alternative<Bye>(match->b))
        return match->a;
    if (match && std::holds_alternative<Bye>(match->a))
        return match->b;
    return std::nullopt;
}

} // namespace

const Match* find(const Bracket& bracket, std::string_view id)
{
    const auto at = std::ranges::find(bracket.matches, id, &Match::id);
    return at == bracket.matches.end() ? nullptr : &*at;
}

bool isOfKnockout(const Match& match)
{
    return match.bracket != Part::Pool && match.bracket != Part::Swiss && match.bracket != Part::PlayIn;
}

int playedMatches(const Bracket& bracket)
{
    return static_cast<int>(std::ranges::count_if(bracket.matches, isPlayed));
}

int matchesIfNecessary(const Bracket& bracket)
{
    return static_cast<int>(std::ranges::count_if(bracket.matches, &Match::ifNecessary));
}

int lastRound(const Bracket& bracket, Part part)
{
    int last = 0;
    for (const Match& match : bracket.matches)
        if (match.bracket == part)
            last = std::max(last, match.round);
    return last;
}

int placeInRound(const MatchId& id)
{
    return std::stoi(id.substr(id.find('-') + 1));
}

std::optional<Place> winnerGoesTo(const Bracket& bracket, std::string_view id)
{
    return placeOf(bracket, WinnerOf{MatchId(id)});
}

std::optional<Place> loserGoesTo(const Bracket& bracket, std::string_view id)
{
    return placeOf(bracket, LoserOf{MatchId(id)});
}

Slot behindByes(const Bracket& bracket, const Slot& slot)
{
    if (const auto* winner = std::get_if<WinnerOf>(&slot)) {
        const std::optional<Slot> other = meetsBye(find(bracket, winner->match));
        return other ? behindByes(bracket, *other) : slot;
    }
    const auto* loser = std::get_if<LoserOf>(&slot);
    return loser && meetsBye(find(bracket, loser->match)) ? Slot{Bye{}} : slot;
}

std::string poolOf(const Match& match)
{
    return match.bracket == Part::Pool ? match.id.substr(0, match.id.find_first_of("0123456789"))
                                       : std::string();
}

std::vector<Pool> poolsIn(const Bracket& bracket)
{
    std::map<std::string, std::set<int>> members;
    for (const Match& match : bracket.matches)
        for (const Slot& slot : {match.a, match.b})
            if (match.bracket == Part::Pool)
                members[poolOf(match)].insert(std::get<Seed>(slot).number);
    std::vector<Pool> pools;
    pools.reserve(members.size());
    for (const auto& [letter, seeds] : members)
        pools.push_back({letter, {seeds.begin(), seeds.end()}});
    return pools;
}

const Match* decidingMatch(const Bracket& bracket)
{
    if (!endsInKnockout(bracket.kind) || bracket.matches.empty())
        return nullptr;
    // In playing order only play-ins come after it, and they only break ties.
    const auto last = std::find_if(bracket.matches.rbegin(), bracket.matches.rend(),
                                   [](const Match& match) { return match.bracket != Part::PlayIn; });
    return last == bracket.matches.rend() ? nullptr : &*last;
}

bool isFinal(const Bracket& bracket, const Match& match)
{
    const Match* last = decidingMatch(bracket);
    return match.bracket == Part::Final || (last && last->id == match.id);
}

Stage stageOf(const Bracket& bracket, Part part, int round)
{
    const int left = lastRound(bracket, part) - round;
    switch (part) {
    case Part::ThirdPlace:
        return Stage::ThirdPlace;
    case Part::PlayIn:
        return Stage::PlayIn;
    case Part::Final:
        return round == 1 ? Stage::Final : Stage::SecondFinal;
    case Part::Losers:
        return left == 0 ? Stage::LosersFinal : Stage::Early;
    case Part::Winners:
        if (bracket.kind == Kind::DoubleElimination)
            return left == 0 ? Stage::WinnersFinal : Stage::Early;
        return left == 0   ? Stage::Final
               : left == 1 ? Stage::Semifinal
               : left == 2 ? Stage::Quarterfinal
                           : Stage::Early;
    case Part::Pool:
    case Part::Swiss:
        break;
    }
    return Stage::Early;
}

Stage stageOf(const Bracket& bracket, const Match& match)
{
    const Stage stage = stageOf(bracket, match.bracket, match.round);
    return stage != Stage::SecondFinal && isFinal(bracket, match) ? Stage::Final : stage;
}

bool isLate(Stage stage)
{
    return stage != Stage::Early && stage != Stage::Quarterfinal && stage != Stage::PlayIn;
}

std::vector<Round> rounds(const Bracket& bracket)
{
    std::vector<Round> all;
    for (const Match& match : bracket.matches) {
        const auto same = [&](const Round& round) {
            return round.bracket == match.bracket && round.number == match.round;
        };
        auto at = std::find_if(all.begin(), all.end(), same);
        if (at == all.end())
            at = all.insert(all.end(), Round{match.bracket, match.round, {}});
        at->matches.push_back(match);
    }
    return all;
}

} // namespace bracket
