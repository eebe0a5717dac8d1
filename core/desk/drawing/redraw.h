// What another draw would change for the teams, told before it is made.
#pragma once

#include "drawoutlook.h"

#include "desk/document/desk.h"

namespace desk {

/// Something that is not as it was, in words: names, `Full House – Low Club`, `A: Full House, Low Club`.
struct Changed {
    std::string word; ///< in JSON: `byes`, `sits out first`, `first round`, `pools`, `pairing`
    std::string what; ///< the same for people
    std::vector<std::string> before;
    std::vector<std::string> after;
    friend bool operator==(const Changed&, const Changed&) = default;
};

struct Redraw {
    HowDrawn how;                 ///< with the random seed: whoever draws so makes the draw that is told here
    std::vector<Changed> changes; ///< empty where everybody begins as before and nothing is lost
    int same = 0;                 ///< matches of the first round, or pools, that stay as they are
    std::vector<std::string> apart; ///< what comes of keeping teams apart, with their names (apart.h)
    bool inPools = false;           ///< `same` counts pools
};

/// The draw on record beside another. Refuses as `outlook` does, and where nothing is drawn yet.
Answer<Redraw> previewRedraw(const tournament::Tournament& tournament, const HowDrawn& how,
                             const Environment& environment);

/// The outlook, and below it what changes; the same as JSON.
std::string redrawText(const Outlook& look, const Redraw& redraw);
std::string redrawJson(const Outlook& look, const Redraw& redraw);

} // namespace desk
