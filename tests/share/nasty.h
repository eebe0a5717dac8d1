// Tournaments with names that have broken files before; played, ruled on and corrected at random.
#pragma once

#include "tournaments/randomplay.h"
#include "tournaments/shapes.h"

#include <array>

namespace nasty {

inline const std::array<std::string, 12> names{"=SUM(A1:A9)",
                                               "+1 Club",
                                               "-Nil, Or \"Nothing\"",
                                               "@home; ＝1",
                                               "'Round Midnight & <b>Day</b>",
                                               "Łódź Żółć e Açaí",
                                               "שחקני הלילה",
                                               "نادي الورق ١٢",
                                               "🂡 Ace 🇵🇱 👩🏽‍🤝‍👨🏻",
                                               "The Exceedingly Long And Winding Road, Chapter 7",
                                               "＝ＴＥＡＭ",
                                               "123e4"};
inline const std::string cardEnd = "Q7X";
inline const std::string cardHash = std::string(48, 'c');

inline std::string nameOf(int number)
{
    const auto at = static_cast<std::size_t>(number - 1);
    return names[at % names.size()] + (at < names.size() ? "" : " " + std::to_string(number));
}
inline std::string playerOf(int number)
{
    return nameOf(number % static_cast<int>(names.size()) + 1) + " Player " + std::to_string(number);
}

inline void rename(tournaments::Book& book, int teams)
{
    char hash[80];
    for (int n = 1; n <= teams; ++n) {
        for (const int player : {2 * n - 1, 2 * n}) {
            std::snprintf(hash, sizeof hash, "%s%016x", cardHash.c_str(), static_cast<unsigned>(player));
            const auto named =
                book.add(facts::Person{tournaments::id("P", player), playerOf(player), hash, cardEnd});
            QVERIFY2(named, named ? "" : named.error().c_str());
        }
        const auto named = book.add(tournaments::teamNamed(n, nameOf(n)));
        QVERIFY2(named, named ? "" : named.error().c_str());
    }
}

inline tournaments::Setup setupOf(const facts::Draw& draw, int teams, const char* rules = "unc")
{
    return {.rules = rules, .teams = teams, .tables = teams, .draw = draw};
}

/// Makes `steps` random actions.
inline void play(tournaments::Book& book, int seed, int steps)
{
    desk::Chance chance(static_cast<std::uint64_t>(seed));
    tournaments::RandomPlay randomPlay(book, chance);
    randomPlay.run(steps);
}

inline tournament::Tournament tournamentOf(const facts::Draw& draw, int teams, int seed, int steps)
{
    tournaments::Fold book(setupOf(draw, teams), tournaments::Compares::ByWatch);
    rename(book, teams);
    play(book, seed, steps);
    return book.tournament();
}

} // namespace nasty
