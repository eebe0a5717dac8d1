// The use case `verify`: whether the file is unchanged, and whether the signed and shown results follow from
// its facts.
#pragma once

#include "desk/document/desk.h"

#include <string>
#include <vector>

namespace desk {

/// A problem that `verify` found.
struct Found {
    /// In the file: `file`, `schema`, `history`, `reference`, `chain`, `contents`. In what the facts say:
    /// `signed`, `disputed`, `unplaced`, `draw`.
    std::string kind;
    long long seq = 0; ///< of the fact it is about; 0: none
    std::string match; ///< id of the match it is about; empty: none
    std::string text;
};

struct Verified {
    std::vector<Found> findings;
    JournalHead head; ///< empty if the file is too damaged to be read
    bool isSound() const { return findings.empty(); }
};

/// Reads the whole file, even one that is too damaged to open. If the file is unchanged, also checks whether
/// its facts agree with what the captains signed, who was seated, and the order of the draw. Refuses a file
/// that isn't a tournament.
Answer<Verified> verify(const std::string& path);

/// One line for each problem. Without problems, a line saying that the file is sound.
std::string verifiedText(const Verified& verified, const std::string& path);
/// `{"sound":true,"findings":[{"kind","seq","match","text"}],"journal":{"seq","head"}}`
std::string verifiedJson(const Verified& verified);

} // namespace desk
