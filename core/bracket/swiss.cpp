#include "swiss.h"

#include "elimination.h"

#include <algorithm>
#include <bit>
#include <set>

namespace bracket {

using message::Message;

namespace {

// The rounds so far, to check the next one against.
struct SoFar {
    int entries = 0;
    int round = 0;
    std::set<int> here;
    std::set<int> byes;
    std::set<std::pair<int, int>> met;

    std::optional<Refusal> seat(int seed)
    {
        if (seed < 1 || seed > entries)
            return Message{"swiss-no-such-seed", {{"round", round}, {"seed", seed}}};
        if (!here.insert(seed).second)
            return Message{"swiss-seed-plays-twice", {{"round", round}, {"seed", seed}}};
        return std::nullopt;
    }

    // Why the round isn't possible; nothing if it is.
    std::optional<Refusal> take(const SwissRound& pairs)
    {
        ++round;
        here.clear();
        for (const SwissPair& pair : pairs) {
            auto why = seat(pair.a);
            if (!why && pair.b)
                why = seat(*pair.b);
            if (why)
                return why;
            if (!pair.b && !byes.insert(pair.a).second)
                return Message{"swiss-second-bye", {{"round", round}, {"seed", pair.a}}};
            if (pair.b && !met.insert(std::minmax(pair.a, *pair.b)).second)
                return Message{"swiss-rematch", {{"round", round}, {"seed", pair.a}, {"other", *pair.b}}};
        }
        return std::nullopt;
    }
};

} // namespace

int usualSwissRounds(int entries)
{
    return std::bit_width(static_cast<unsigned>(std::max(entries, 1)) - 1);
}

int mostSwissRounds(int entries)
{
    const int half = (entries + 1) / 2;
    return half % 2 == 0 ? half + 1 : half;
}

SwissRound firstSwissRound(int entries)
{
    SwissRound round;
    const int half = entries / 2;
    for (int seed = 1; seed <= half; ++seed)
        round.push_back({seed, seed + half});
    if (entries % 2 == 1)
        round.push_back({entries, std::nullopt});
    return round;
}

std::variant<Bracket, Refusal> swiss(int entries, int rounds, const std::vector<SwissRound>& published)
{
    if (auto why = outside(Message{"draw-swiss"}, fewestEntries, mostEntries, entries))
        return *std::move(why);
    if (const int most = mostSwissRounds(entries); rounds < 1 || rounds > most)
        return Message{"swiss-rounds-outside", {{"entries", entries}, {"most", most}, {"rounds", rounds}}};
    if (published.size() > static_cast<std::size_t>(rounds))
        return Message{"swiss-rounds-fixed", {{"n", rounds}}};

    Bracket bracket{Kind::Swiss, entries, {}, rounds};
    SoFar soFar{entries, 0, {}, {}, {}};
    for (const SwissRound& round : published) {
        if (auto why = soFar.take(round))
            return *std::move(why);
        for (std::size_t i = 0; i < round.size(); ++i)
            bracket.matches.push_back({idOf("S", soFar.round, static_cast<int>(i) + 1), std::nullopt,
                                       Part::Swiss, soFar.round, Seed{round[i].a},
                                       round[i].b ? Slot{Seed{*round[i].b}} : Slot{Bye{}}});
    }
    numberInOrder(bracket.matches);
    return bracket;
}

} // namespace bracket
