// The user's own venues: rule files in the user's folder, offered together with the built-in ones.
#pragma once

#include "rules/origin.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace venues {

/// A value, or all mistakes in a file, one message each.
template <class T>
using Answer = tl::expected<T, std::vector<message::Message>>;

/// `COURTSIDE_RULES_FOLDER`; otherwise a folder beside the supervisors in the user's data.
std::string usualFolder();

/// A rule file in the folder, with or without mistakes.
struct OwnVenue {
    std::string file; ///< file name: `our-gym.json`
    std::string text;
    Answer<rules::FileRead> read; ///< or its mistakes
    /// Compares the texts of the files.
    friend bool operator==(const OwnVenue& one, const OwnVenue& other)
    {
        return one.file == other.file && one.text == other.text;
    }
};

/// A rule file from elsewhere that can be saved here.
struct Incoming {
    std::string text; ///< as it will be saved: complete, even if it builds on another file
    rules::FileRead read;
    std::string replaces; ///< the user's file with the same id; empty: none
};

/// The folder is read again for each question, because several windows can share it and people put files
/// there. A file is read again if its time or size has changed, or that of a file it builds on.
class OwnVenues {
public:
    explicit OwnVenues(std::string folder = usualFolder());

    /// By file name. A file counts as a mistake if it has the id of a built-in venue or of an earlier file.
    std::vector<OwnVenue> all() const;

    /// Saves the text, completely or not at all, and returns the file name. `replaces` is the file to
    /// replace; without it, the file is new and named after the id. Refuses mistakes in the rules, an
    /// existing id or file, and a change that would break other own venues that build on this one.
    Answer<std::string> save(const std::string& text, const std::string& replaces = {}) const;
    /// Reads the rule file at that path, with everything it builds on, without saving it. Refuses a file with
    /// mistakes or with the id of a built-in venue.
    Answer<Incoming> look(const std::string& path) const;
    /// Exports the venue to that file. The file is complete even if the venue builds on another file.
    Answer<void> exportTo(const std::string& path, const OwnVenue& venue) const;
    /// Refuses a venue that another one builds on.
    Answer<void> remove(const std::string& file) const;

private:
    /// The state of a file when it was read.
    struct Stamp {
        std::string path;
        std::int64_t time; ///< in ms
        std::int64_t size;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    struct Known {
        OwnVenue own;
        std::vector<Stamp> stamps; ///< of the file and of all files it builds on
        std::int64_t at;           ///< when it was read, in ms
    };
    static Stamp stampOf(const std::string& path);
    Known readNow(const std::string& file) const;
    static bool isUpToDate(const Known& known);

    std::string m_folder;
    mutable std::map<std::string, Known> m_known; ///< by file name
};

} // namespace venues
