// The user's own venues: rule files in the user's folder, offered with the built-in ones.
#pragma once

#include "rules/origin.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace venues {

/// A value, or every mistake of a file, one message each.
template <class T>
using Answer = tl::expected<T, std::vector<message::Message>>;

/// `COURTSIDE_RULES_FOLDER`; otherwise beside the supervisors in the user's data.
std::string usualFolder();

/// A rule file in the folder, sound or not.
struct OwnVenue {
    std::string file; ///< its file name: `our-gym.json`
    std::string text;
    Answer<rules::FileRead> read; ///< or its mistakes
    /// Compares the text on the disk.
    friend bool operator==(const OwnVenue& one, const OwnVenue& other)
    {
        return one.file == other.file && one.text == other.text;
    }
};

/// A rule file from elsewhere that can be saved here.
struct Incoming {
    std::string text; ///< as it will be saved: complete, if it is from another file
    rules::FileRead read;
    std::string replaces; ///< the user's file with the same id; empty: none
};

/// The folder is looked at again for each question: several windows may share it, and people put files there.
/// A file is read again when its time or size has changed, or that of a file that it is from.
class OwnVenues {
public:
    explicit OwnVenues(std::string folder = usualFolder());

    /// By file name. A file with the id of a built-in venue, or of a file before it, isn't sound.
    std::vector<OwnVenue> all() const;

    /// Saves the text, all of it or nothing, and returns the file name. `replaces` is the file that it
    /// replaces; without it, the file is new and named after the id. Refuses mistakes in the rules, an id or
    /// a file that exists, and a change that would break other own venues that are from this one.
    Answer<std::string> save(const std::string& text, const std::string& replaces = {}) const;
    /// Reads the rule file there with everything that it is from, without saving it. Refuses mistakes in it,
    /// and the id of a built-in venue.
    Answer<Incoming> look(const std::string& path) const;
    /// Exports the venue to that file, complete even if it is from another file.
    Answer<void> exportTo(const std::string& path, const OwnVenue& venue) const;
    /// Refuses a venue that another is from.
    Answer<void> remove(const std::string& file) const;

private:
    /// How a file was when it was read.
    struct Stamp {
        std::string path;
        std::int64_t time; ///< in ms
        std::int64_t size;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    struct Known {
        OwnVenue own;
        std::vector<Stamp> stamps; ///< its own, and of all that it is from
        std::int64_t at;           ///< when it was read, in ms
    };
    static Stamp stampOf(const std::string& path);
    Known readNow(const std::string& file) const;
    static bool isUpToDate(const Known& known);

    std::string m_folder;
    mutable std::map<std::string, Known> m_known; ///< by file name
};

} // namespace venues
