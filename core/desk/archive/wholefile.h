// Texts as files: whole, or not at all.
#pragma once

#include "desk/checks/answer.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

class QSaveFile;

namespace desk {

/// Refuses a place at which there is something, a link that leads nowhere too.
Answer<void> mustBeFree(const std::string& path);
/// Writes it, in place of what is there.
Answer<void> writeWhole(const std::string& path, const std::string& text);
/// A text, and where it is to stand.
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
    LaidOut(LaidOut&&) noexcept;
    LaidOut& operator=(LaidOut&&) noexcept;
    ~LaidOut();

    /// All of them or none: where one cannot, what stood there before stands there again.
    Answer<void> takePlaces();

private:
    struct Place {
        std::unique_ptr<QSaveFile> text;
        std::unique_ptr<QSaveFile> older; ///< what stood there; null where nothing did, and of the last
    };
    LaidOut();
    void putBack(std::size_t count);

    std::vector<Place> m_places;
};

} // namespace desk
