// The use case `import`: a tournament out of a text that any program can read; and what it and `export` say.
#pragma once

#include "desk/document/desk.h"

#include <string>
#include <string_view>

namespace desk {

/// What was written where.
struct Transferred {
    std::string path;
    JournalHead head;
    int cards = 0; ///< of an export: people whose cards are left out
};

/// Makes the tournament in the text at `target`, whole or not at all, with the ops, stamps, numbers and
/// hashes that its facts had. Refuses a text that is not in shape, one that was changed (its head is not that
/// of its facts), and every fact that the checks refuse; `name` is that of the text, for messages.
Answer<Transferred> importTournament(std::string_view text, const std::string& name,
                                     const std::string& target, Environment environment);

/// `tournament.json: 211 facts, head 9f31c0d2ab47`, and what is left out.
std::string transferredText(const Transferred& transferred);
/// `{"ok":true,"path":"…","journal":{"seq":211,"head":"…"},"cardsLeftOut":8}`
std::string transferredJson(const Transferred& transferred);

} // namespace desk
