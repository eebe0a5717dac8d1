// The use case `verify`: whether the file is unchanged, and whether the signed and shown results follow from
// its facts.
#pragma once

#include "desk/document/desk.h"

#include <string>
#include <vector>

namespace desk {

/// A problem that was found.
struct Found {
    /// In the file: `file`, `schema`, `history`, `reference`, `chain`, `contents`. In its content: `signed`,
    /// `disputed`, `unplaced`, `draw`.
    std::string kind;
    long long seq = 0; ///< of its fact; 0 if it is about none
    std::string match; ///< empty if it is about none
    std::string text;
};

struct Verified {
    std::vector<Found> findings;
    JournalHead head; ///< empty if the file is too damaged to be read
    bool isSound() const { return findings.empty(); }
};

/// Reads the whole file, also one too damaged to be opened. If it is unchanged, checks whether its facts
/// agree with what the captains signed, who was seated, and the order of the draw. Refuses what is not a
/// tournament's file.
Answer<Verified> verify(const std::string& path);

/// One line each; without problems, that the file is sound.
std::string verifiedText(const Verified& verified, const std::string& path);
/// `{"sound":true,"findings":[{"kind","seq","match","text"}],"journal":{"seq","head"}}`
std::string verifiedJson(const Verified& verified);

} // namespace desk
