#include "swiss.h"

#include "bracket.h"
#include "elimination.h"

#include <algorithm>
#include <bit>
#include <set>

namespace bracket {

using message::Message;

namespace {

// What has been so far, to which each round is held.
class Rounds {
public:
    explicit Rounds(int entries) : m_entries(entries) {}

    // Why that round cannot be; nothing where it can.
    std::optional<Refusal> take(const SwissRound& round)
    {
        ++m_round;
        m_here.clear();
        for (const SwissPair& pair : round) {
            if (auto why = seat(pair.a))
                return why;
            if (!pair.b) {
                if (!m_byes.insert(pair.a).second)
                    return Message{"swiss-second-bye", {{"round", m_round}, {"seed", pair.a}}};
                continue;
            }
            if (auto why = seat(*pair.b))
                return why;
            if (!m_met.insert(std::minmax(pair.a, *pair.b)).second)
                return Message{"swiss-rematch", {{"round", m_round}, {"seed", pair.a}, {"other", *pair.b}}};
        }
        return std::nullopt;
    }

private:
    std::optional<Refusal> seat(int seed)
    {
        if (seed < 1 || seed > m_entries)
            return Message{"swiss-no-such-seed", {{"round", m_round}, {"seed", seed}}};
        if (!m_here.insert(seed).second)
            return Message{"swiss-seed-plays-twice", {{"round", m_round}, {"seed", seed}}};
        return std::nullopt;
    }

    int m_entries;
    int m_round = 0;
    std::set<int> m_here;
    std::set<int> m_byes;
    std::set<std::pair<int, int>> m_met;
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
    Rounds soFar(entries);
    int number = 0;
    for (const SwissRound& round : published) {
        if (auto why = soFar.take(round))
            return *std::move(why);
        ++number;
        for (std::size_t i = 0; i < round.size(); ++i)
            bracket.matches.push_back({idOf("S", number, static_cast<int>(i) + 1), std::nullopt, Part::Swiss,
                                       number, Seed{round[i].a},
                                       round[i].b ? Slot{Seed{*round[i].b}} : Slot{Bye{}}});
    }
    numberInOrder(bracket.matches);
    return bracket;
}

} // namespace bracket
