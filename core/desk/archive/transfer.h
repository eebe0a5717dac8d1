// The use case `import`: a tournament out of a text that any program can read; and what it and `export` say.
#pragma once

#include "desk/checks/answer.h"
#include "desk/document/desk.h"

#include <QSaveFile>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

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

// Texts as files: whole, or not at all.

/// Refuses a place at which there is something, a link that leads nowhere too.
Answer<void> mustBeFree(const std::string& path);
/// Writes it, in place of what is there.
Answer<void> writeWhole(const std::string& path, const std::string& text);
/// A text, and where it is written.
struct TextAt {
    std::string path;
    std::string text;
};
/// All of them or none, as they are laid out here.
Answer<void> writeWhole(const std::vector<TextAt>& texts);

/// Texts that lie on the disk, each beside its place under a name of its own, and have yet to take it. What
/// takes none leaves no trace.
class LaidOut {
public:
    static Answer<LaidOut> of(const std::vector<TextAt>& texts);
    /// All of them or none: if one fails, the files that were there before are restored.
    Answer<void> takePlaces();

private:
    struct Place {
        std::unique_ptr<QSaveFile> text;
        std::unique_ptr<QSaveFile> older; ///< what was there before; null if nothing was, and for the last
    };
    void putBack(std::size_t count);

    std::vector<Place> m_places;
};

} // namespace desk
