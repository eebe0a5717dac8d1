#include "names.h"

#include "tournaments/hardnames.h"

#include <array>

namespace pictures {

namespace {

constexpr std::array plainTeams{
    "Full House",   "Nil by Mouth",  "Bag Ladies", "Ten for Two Hundred", "Trump Society",  "Café Spades",
    "Renege Squad", "Blind & Nil",   "Queens",     "Set ’em Up",          "Boston Bound",   "Two of Clubs",
    "Sandbaggers",  "No Trump",      "Shuffle Up", "Kitchen Table",       "Deuces Wild",    "Low Club",
    "The Cut Deck", "Spade Runners", "Hearts Out", "Aces High",           "The Last Trick", "First Led"};
constexpr std::array plainFirst{"Ana", "Tyrell",   "Priya", "Hannah", "José", "Wei",   "Zoë",  "Amadou",
                                "Kim", "D’Angelo", "Ayşe",  "Imani",  "Will", "Luiza", "Omar", "Mei-Ling"};
constexpr std::array plainLast{"Ruiz",   "Washington", "O’Connor", "Goldberg", "Zhang",  "Diallo", "Brooks",
                               "Yılmaz", "McAllister", "Volkov",   "Haddad",   "Carter", "Peña"};

/// The text with that number. After the last one they begin again, with the number added.
template <std::size_t size>
std::string oneOf(const std::array<const char*, size>& all, int number)
{
    const auto at = static_cast<std::size_t>(number - 1);
    return all[at % size] + (at < size ? std::string() : " " + std::to_string(number));
}

/// Adds each fact that gives a name.
template <class Add>
void nameEach(const std::vector<tournament::Team>& teams, Names names, const Add& add)
{
    int number = 0;
    int players = 0;
    for (const tournament::Team& team : teams) {
        for (const std::string& player : team.players)
            add(facts::Person{player, playerName(names, ++players), {}, {}});
        add(facts::Team{team.id, teamName(names, ++number), team.seed, team.players});
    }
}

} // namespace

std::string teamName(Names names, int number)
{
    return names == Names::Plain ? oneOf(plainTeams, number) : oneOf(tournaments::hardTeams, number);
}

std::string playerName(Names names, int number)
{
    if (names == Names::Hostile)
        return oneOf(tournaments::hardPlayers, number);
    const auto at = static_cast<std::size_t>(number - 1); // the two counts have no common factor
    return std::string(plainFirst[at % plainFirst.size()]) + " " + plainLast[at % plainLast.size()];
}

void nameAll(tournaments::LiveTournament& live, Names names)
{
    const std::vector<tournament::Team> teams = live.desk().tournament().setting->teams;
    nameEach(teams, names, [&](const facts::Fact& fact) {
        if (const std::string mistakes = live.record(fact); !mistakes.empty())
            qFatal("%s", mistakes.c_str());
    });
}

void nameAll(desk::Draft& draft, Names names)
{
    const std::vector<tournament::Team> teams = draft.tournament().setting->teams;
    nameEach(teams, names, [&](const facts::Fact& fact) { tournaments::add(draft, fact); });
}

QByteArray rosterOf(int teams, Names names)
{
    const auto quoted = [](const std::string& text) -> QByteArray {
        return '"' + QByteArray::fromStdString(text).replace('"', "\"\"") + '"';
    };
    QByteArray roster = "Team,Player 1,ID 1,Player 2,ID 2\n";
    for (int n = 1; n <= teams; ++n) {
        roster += quoted(teamName(names, n));
        for (const int player : {2 * n - 1, 2 * n})
            roster += ',' + quoted(playerName(names, player)) + ',' + QByteArray::number(730000000 + player);
        roster += '\n';
    }
    return roster;
}

} // namespace pictures
