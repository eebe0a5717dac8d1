// The use case `import`: creates a tournament from an exported text; and the output of `import` and `export`.
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

/// The file that was written.
struct Transferred {
    std::string path;
    JournalHead head;
    int cards = 0; ///< of an export: people whose cards are left out
};

/// Creates the tournament in the text at `target`, completely or not at all, with the ops, stamps, numbers
/// and hashes of its facts. Refuses a text in the wrong form, one that was changed (its head isn't that of
/// its facts), and every fact that the checks refuse; `name` is the name of the text in messages.
Answer<Transferred> importTournament(std::string_view text, const std::string& name,
                                     const std::string& target, Environment environment);

/// `tournament.json: 211 facts, head 9f31c0d2ab47`, and what is left out.
std::string transferredText(const Transferred& transferred);
/// `{"ok":true,"path":"…","journal":{"seq":211,"head":"…"},"cardsLeftOut":8}`
std::string transferredJson(const Transferred& transferred);

// Text files, written completely or not at all.

/// Refuses a path that exists, even a link that leads nowhere.
Answer<void> mustBeFree(const std::string& path);
/// Writes it, replacing an existing file.
Answer<void> writeWhole(const std::string& path, const std::string& text);
/// A text, and its path.
struct TextAt {
    std::string path;
    std::string text;
};
/// All of them or none, once they are all prepared here.
Answer<void> writeWhole(const std::vector<TextAt>& texts);

/// Texts that are on the disk under temporary names beside their paths. Those that aren't moved to their
/// paths leave no trace.
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
