// How a roster file becomes facts, one after the other: its people, then its teams. For this room alone.
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

/// The mistake with `around` its message.
template <class Around>
Mistake within(const Mistake& mistake, const Around& around)
{
    return {around(mistake.message), mistake.code};
}

struct RosterPlan {
    std::vector<facts::Fact> facts; ///< in the order in which the checks let them in
    std::vector<roster::Note> changes;
    std::vector<Refusal> mistakes; ///< why a line of the file cannot be taken
    /// Why a team cannot be taken as it would be, on every row of it: which row goes is for somebody to
    /// choose.
    std::vector<Refusal> ofTeams;
    std::vector<roster::Note> warnings;
    std::set<int> fresh;           ///< lines of teams and players that are not on record yet
    std::vector<RosterRow> absent; ///< teams, and players of the file's teams, who are not in it
    int freshTeams = 0;
    int changedTeams = 0;
};

/// What there is to record so that the tournament has what the file has.
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
    /// Who is in the file, as it will be on record.
    struct Enrolled {
        std::string name;
        std::string affiliation; ///< empty: not given
        int line = 0;
    };

    void change(int line, message::Message what) { m_plan.changes.push_back({line, std::move(what)}); }
    void refuse(int line, Mistake mistake) { m_plan.mistakes.push_back({line, std::move(mistake)}); }
    void warn(int line, message::Message what) { m_plan.warnings.push_back({line, std::move(what)}); }
    /// A person chooses which row is skipped or edited.
    void refuseTeam(const std::vector<int>& lines, const Mistake& mistake);
    void checkSeeds();
    void listAbsent();
    void addPlayers(const FiledTeam& team);
    /// `team`: its id; empty: it is new too.
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
    /// `named`: the team is not in the file, and so the message names it.
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
    std::vector<Ids> m_players; // of each team of the file, in its order
    std::map<std::string, Enrolled> m_enrolled;
    std::vector<facts::Fact> m_notes;
    std::map<std::string, Ids> m_moved;                                // off a team
    std::map<std::string, int> m_movedOn;                              // line
    std::map<std::string, Ids> m_left;                                 // who is left on it
    std::map<std::string, std::pair<std::optional<int>, int>> m_seeds; // as they will be, with the line
    std::map<std::string, std::string> m_names;                        // of teams, likewise
};

} // namespace desk
