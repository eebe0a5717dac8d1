// The use case `verify`: is the file unchanged, and do the signed and shown results follow from its facts?
#pragma once

#include "desk/document/desk.h"

#include <string>
#include <vector>

namespace desk {

/// Something that is not as it should be.
struct Found {
    /// Of the file: `file`, `schema`, `history`, `reference`, `chain`, `contents`. Of what it says: `signed`,
    /// `disputed`, `unplaced`, `draw`.
    std::string kind;
    long long seq = 0; ///< of the fact it is about; 0 where it is about none
    std::string match; ///< empty where it is about none
    std::string text;
};

struct Verified {
    std::vector<Found> findings;
    JournalHead head; ///< empty where the file is too damaged to be read
    bool isSound() const { return findings.empty(); }
};

/// Reads the whole file, also one too damaged to be opened. If it is unchanged, checks whether its facts
/// agree with what the captains signed, who was seated, and the order of the draw. Refuses what is not a
/// tournament's file.
Answer<Verified> verify(const std::string& path);
/// The part of it that is about what the facts say.
std::vector<Found> checkFacts(const tournament::Tournament& tournament);

/// A line each; where there is nothing to say, that the file is sound.
std::string verifiedText(const Verified& verified, const std::string& path);
/// `{"sound":true,"findings":[{"kind","seq","match","text"}],"journal":{"seq","head"}}`
std::string verifiedJson(const Verified& verified);

} // namespace desk
