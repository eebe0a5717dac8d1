// The use case `import`: creates a tournament from an exported text. Also the output of `import` and
// `export`.
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
    int cards = 0; ///< for an export: how many people's cards are left out
};

/// Creates the tournament in the text at `target`, completely or not at all. Its facts keep their ops,
/// stamps, numbers and hashes. Refuses a text in the wrong form, a text that was changed (its head doesn't
/// match its facts), and any fact that the checks refuse. `name` is the name of the text in messages.
Answer<Transferred> importTournament(std::string_view text, const std::string& name,
                                     const std::string& target, Environment environment);

/// `tournament.json: 211 facts, head 9f31c0d2ab47`, and what is left out.
std::string transferredText(const Transferred& transferred);
/// `{"ok":true,"path":"…","journal":{"seq":211,"head":"…"},"cardsLeftOut":8}`
std::string transferredJson(const Transferred& transferred);

// Text files, written completely or not at all.

/// Refuses a path that exists, even a dangling link.
Answer<void> mustBeFree(const std::string& path);
/// Writes the text, replacing an existing file.
Answer<void> writeWhole(const std::string& path, const std::string& text);
struct TextAt {
    std::string path;
    std::string text;
};
/// Prepares all files first, then writes all of them or none.
Answer<void> writeWhole(const std::vector<TextAt>& texts);

/// Texts on the disk under temporary names next to their paths. Those that aren't moved to their paths are
/// removed.
class LaidOut {
public:
    static Answer<LaidOut> of(const std::vector<TextAt>& texts);
    /// Moves all of them to their paths or none: if one fails, the earlier files are restored.
    Answer<void> takePlaces();

private:
    struct Place {
        std::unique_ptr<QSaveFile> text;
        /// What was there before. Null if nothing was, and for the last text.
        std::unique_ptr<QSaveFile> older;
    };
    void undoRenames(std::size_t count);

    std::vector<Place> m_places;
};

} // namespace desk
