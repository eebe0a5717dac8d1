// Turns a roster file into facts: first its people, then its teams. Only for this room.
#pragma once

#include "registrationfacts.h"
#include "rostermatch.h"

#include "desk/checks/named.h"
#include "desk/checks/rosterlimits.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace desk {

/// The mistake with `around` applied to its message.
template <class Around>
Mistake within(const Mistake& mistake, const Around& around)
{
    return {around(mistake.message), mistake.code};
}

struct RosterPlan {
    std::vector<facts::Fact> facts; ///< in the order in which they pass the checks
    std::vector<roster::Note> changes;
    std::vector<Refusal> mistakes; ///< why a line of the file can't be imported
    /// Why a team can't be imported, once for each of its rows. A person must choose which row to skip or
    /// edit.
    std::vector<Refusal> ofTeams;
    std::vector<roster::Note> warnings;
    std::set<int> fresh;           ///< lines of teams and players who aren't on record yet
    std::vector<RosterRow> absent; ///< teams, and players of the file's teams, who aren't in the file
    int freshTeams = 0;
    int changedTeams = 0;
};

/// Plans what to record so the tournament has what the file has.
class RosterPlanner {
public:
    RosterPlanner(const Tournament& tournament, const RosterMatch& match)
        : m_tournament(tournament), m_setting(*tournament.setting), m_match(match),
          m_taken(takenIn(tournament))
    {
    }
    RosterPlan plan();

private:
    using Ids = std::vector<std::string>;
    /// A player in the file, as they will be on record.
    struct Enrolled {
        std::string name;
        std::string affiliation; ///< empty: not given
        int line = 0;
    };

    void change(int line, message::Message what) { m_plan.changes.push_back({line, std::move(what)}); }
    void refuse(int line, Mistake mistake) { m_plan.mistakes.push_back({line, std::move(mistake)}); }
    void warn(int line, message::Message what) { m_plan.warnings.push_back({line, std::move(what)}); }
    /// A person must choose which row to skip or edit.
    void refuseTeam(const std::vector<int>& lines, const Mistake& mistake);
    void checkSeeds();
    void listAbsent();
    void addPlayers(const FiledTeam& team);
    /// `team`: id; empty: the team is new too.
    std::string addNew(const FiledPlayer& filed, const std::string& team);
    std::string changed(const FiledPlayer& filed);
    void changeCard(const FiledPlayer& filed, const tournament::Person& known, facts::Person& person);
    void move(const FiledPlayer& filed);
    void addNote(const FiledPlayer& filed, const std::string& id);
    void takeFromTheirTeams();

    void addTeam(const FiledTeam& filed, const Ids& players, std::vector<facts::Fact>& teams);
    void changeTeam(const FiledTeam& filed, const tournament::Team& known, const Ids& players,
                    std::vector<facts::Fact>& teams);
    std::vector<std::string> affiliationsOf(const Ids& players) const;
    std::vector<std::string> votesOf(const tournament::Team* known, const Ids& players) const;
    std::string affiliationOf(const FiledTeam& filed, const Ids& players) const;
    void remarkOn(const FiledTeam& filed, const Ids& players);
    /// `named`: the message names the team, because it isn't in the file.
    void askLimits(const std::vector<int>& lines, facts::Team& team, bool named = false);
    message::Message counting(const Ids& players, message::Message sentence) const;
    bool keepsItsPlayers(const tournament::Team& team) const;
    Ids playersOf(const FiledTeam& filed, const tournament::Team& known, const Ids& had, const Ids& inFile);
    bool anyChangeIn(const roster::Team& team) const;
    void takeSeed(const FiledTeam& filed, const tournament::Team& known, facts::Team& team);

    const Tournament& m_tournament;
    const tournament::Setting& m_setting;
    const RosterMatch& m_match;
    Taken m_taken;
    RosterPlan m_plan;
    std::set<int> m_known;      // lines of players who are on record
    std::vector<Ids> m_players; // for each team of the file, in its order
    std::map<std::string, Enrolled> m_enrolled;
    std::vector<facts::Fact> m_notes;
    std::map<std::string, Ids> m_moved;   // players who leave a team, by the team
    std::map<std::string, int> m_movedOn; // the line of the file
    std::map<std::string, Ids> m_left;    // players who stay on a team, by the team
    std::map<std::string, std::pair<std::optional<int>, int>> m_seeds; // seeds as they will be, with the line
    std::map<std::string, std::string> m_names;                        // names of teams as they will be
};

} // namespace desk
