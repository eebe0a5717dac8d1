#include "demoteams.h"

#include <array>
#include <cstddef>

namespace desk {

namespace {

// Going round both lists meets every pair once: their lengths share no divisor, and neither do the second's
// and the first's plus one.
constexpr std::array<const char*, 16> manners{"Midnight", "Left-Handed", "Reluctant", "Second-Floor",
                                              "Unbroken", "Quiet",       "Flying",    "Dogwood",
                                              "Tar Heel", "Off-Suit",    "Thirteen",  "Sleepless",
                                              "Golden",   "Shuffling",   "Überlegt",  "Last-Minute"};
constexpr std::array<const char*, 15> things{
    "Deuces",     "Jokers",     "Renegers",  "Overtricks", "Finessers",
    "Jacks",      "Trumps",     "Contracts", "Kibitzers",  "Sandbags",
    "Void Suits", "Long Suits", "Nils",      "Cutthroats", "Small Spades & Sons"};

constexpr std::array<const char*, 40> firsts{
    "Aaliyah", "Bjørn",    "Camila",   "Darnell", "Eun-ji",   "Faisal",   "Giulia",    "Hiroshi",
    "Ifeoma",  "Jesús",    "Keisha",   "Lakshmi", "Mateus",   "Noor",     "Oluwaseun", "Pilar",
    "Quentin", "Rania",    "Svetlana", "Thảo",    "Uriel",    "Valérie",  "Winston",   "Xiomara",
    "Yusuf",   "Zuzanna",  "Andrew",   "Beatriz", "Cedric",   "Danielle", "Emre",      "Fiona",
    "Gregory", "Hyun-woo", "Isabelle", "Jerome",  "Kateřina", "Lorenzo",  "Maya",      "Nathaniel"};
constexpr std::array<const char*, 41> lasts{"Abernathy",    "Balogun",   "Castañeda",
                                            "Delacroix",    "Eriksson",  "Fitzgerald",
                                            "García",       "Hernandez", "Iyer",
                                            "Johnson",      "Kowalczyk", "Lindqvist",
                                            "McCullough",   "Nakamura",  "O'Brien",
                                            "Papadopoulos", "Quiñones",  "Ramanathan",
                                            "Silva",        "Trần",      "Underwood",
                                            "Venkataraman", "Whitfield", "Xu",
                                            "Young",        "Zapata",    "Achebe",
                                            "Bianchi",      "Chowdhury", "Dvořák",
                                            "Edwards",      "Fofanah",   "Grünwald",
                                            "Huang",        "Ibáñez",    "Jackson",
                                            "Kim",          "Lopes",     "Montgomery-Vandersloot",
                                            "Nowak",        "Ortiz"};

// Affiliations, several teams each. The number shares no divisor with the lists above.
constexpr std::array<const char*, 11> houses{
    "Carroll Hall", "Alderman Hall", "Chess and Go", "",    "Granville Towers", "Joyner Hall",
    "Kappa Sigma",  "Off campus",    "Craige Hall",  "Law", "Delta Phi"};

std::size_t at(int number)
{
    return static_cast<std::size_t>(number);
}

roster::Player madePlayer(int number)
{
    roster::Player player;
    player.name = std::string(firsts[at(number) % firsts.size()]) + ' ' +
                  lasts[(at(number) / firsts.size() + 7 * at(number)) % lasts.size()];
    return player;
}

roster::Team madeTeam(int number)
{
    return {std::string(manners[at(number) % manners.size()]) + ' ' +
                things[(at(number) / manners.size() + at(number)) % things.size()],
            {},
            {madePlayer(2 * number), madePlayer(2 * number + 1)},
            0,
            houses[at(number) % houses.size()]};
}

} // namespace

std::vector<roster::Team> demoTeams(int count)
{
    std::vector<roster::Team> teams = roster::read(demoRoster()).teams;
    for (int number = 0; static_cast<int>(teams.size()) < count; ++number)
        teams.push_back(madeTeam(number));
    teams.resize(at(count));
    return teams;
}

} // namespace desk
