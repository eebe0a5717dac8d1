// The demo of the window: quarterfinals in progress, with something to do at each of the four matches.
#pragma once

#include "demotask.h"

#include "desk/document/desk.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// What somebody can try in the demo.
struct DemoTry {
    DemoTask task = DemoTask::None;
    std::string match{};                   ///< its id
    int number = 0;                        ///< of the match
    std::optional<int> table{};            ///< nothing: it was not called yet
    scoring::PerSide<std::string> teams{}; ///< their names
    int hand = 0;                          ///< which hand of the match it is about; 0: none
    scoring::PerSide<int> tricks{}; ///< as the score sheet on paper has them, where a hand has to be amended
    bool isDone = false;
};

/// The demo as demoTournament() begins it, stopped in the quarterfinals, its last fact a moment before `utc`.
Answer<Draft> demoWithTasks(const std::string& utc);
/// Makes the file with that tournament in it, or no file at all.
Answer<Desk> demoWithTasks(const std::string& path, const Environment& environment);
/// What there is to try in it, in the order of the matches; nothing of any other tournament.
std::vector<DemoTry> demoTries(const Tournament& tournament);

} // namespace desk
