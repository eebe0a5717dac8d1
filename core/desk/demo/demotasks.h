// The demo in the window: quarterfinals in progress, with something to do in each of the four matches.
#pragma once

#include "demotask.h"

#include "desk/document/desk.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// One thing to try in the demo.
struct DemoTry {
    DemoTask task = DemoTask::None;
    std::string match{};                   ///< id
    int number = 0;                        ///< of the match
    std::optional<int> table{};            ///< nothing: it wasn't called yet
    scoring::PerSide<std::string> teams{}; ///< their names
    int hand = 0;                          ///< the hand it is about, by its number in the match; 0: none
    scoring::PerSide<int> tricks{};        ///< as on the paper score sheet, if a hand has to be amended
    bool isDone = false;
};

/// A demo stopped in the quarterfinals. Its last fact is from just before `utc`, and all facts are from this
/// machine, so no one seems to work on it elsewhere.
Answer<Draft> demoWithTasks(const std::string& utc);
/// Creates the file with that tournament, or no file at all.
Answer<Desk> demoWithTasks(const std::string& path, const Environment& environment);
/// The things to try, in the order of the matches. Empty for any other tournament.
std::vector<DemoTry> demoTries(const Tournament& tournament);

} // namespace desk
