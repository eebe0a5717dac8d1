// The venues of one's own: rule files in the user's folder, offered beside those that the program brings
// along.
#pragma once

#include "rules/origin.h"

#include <optional>
#include <string>
#include <vector>

namespace venues {

/// What cannot be is said whole: every mistake of a file, a message each.
template <class T>
using Answer = tl::expected<T, std::vector<message::Message>>;

/// `COURTSIDE_RULES_FOLDER`, or else beside the supervisors in the user's data.
std::string usualFolder();

/// A rule file of the folder, sound or not.
struct OwnVenue {
    std::string file; ///< its name in the folder: `our-gym.json`
    std::string text;
    Answer<rules::FileRead> read; ///< or what is wrong with it
    /// As they are on the disk.
    friend bool operator==(const OwnVenue& one, const OwnVenue& other)
    {
        return one.file == other.file && one.text == other.text;
    }
};

/// A rule file from elsewhere that may be saved here.
struct Incoming {
    std::string text; ///< as it is saved: whole, where it is from another file
    rules::FileRead read;
    std::string replaces; ///< the own file with the same id; empty: there is none
};

/// The folder is read again for each question: several windows may share it, and people put files there.
class OwnVenues {
public:
    explicit OwnVenues(std::string folder = usualFolder());

    /// By file name. One that has the id of a built-in venue, or of one before it, is not sound.
    std::vector<OwnVenue> all() const;

    /// Writes the text whole or not at all, and answers with the name of its file. `replaces` is the file
    /// that it takes the place of; without it the file is new and named after the id. Refuses what is wrong
    /// with the rules, an id that is taken, a file that is there, and what would break other own venues that
    /// are from this one.
    Answer<std::string> save(const std::string& text, const std::string& replaces = {}) const;
    /// Looks at the rule file in that place, with all that it is from; nothing is saved. Refuses what is
    /// wrong with it, and the id of a built-in venue.
    Answer<Incoming> look(const std::string& path) const;
    /// Writes the venue to that place, whole where it is from another file.
    Answer<void> exportTo(const std::string& path, const OwnVenue& venue) const;
    /// Refuses one that another is from.
    Answer<void> remove(const std::string& file) const;

private:
    std::string m_folder;
};

} // namespace venues
