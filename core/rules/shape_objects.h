// Values of a rule file that are objects of their own.
#pragma once

#include "shape.h"
#include "venue.h"

namespace rules {

/// `"target"`, `{"fixedHands": n}` or `{"fixedGames": n}`: two members of scoring::End together.
struct LengthShape {
    bool read(const json::Value& value, const Place& at, scoring::End& into) const;
    json::Value write(const scoring::End& end) const;
    std::string words(const scoring::End& end) const;
    /// Those that are played somewhere; a file may have other numbers.
    std::vector<json::Value> choices() const;
};

struct TierShape {
    bool read(const json::Value& value, const Place& at, scoring::Tier& into) const;
    json::Value write(const scoring::Tier& tier) const;
    std::string words(const scoring::Tier& tier) const;
    bool same(const scoring::Tier& a, const scoring::Tier& b) const;
};

struct BlindBidShape {
    bool read(const json::Value& value, const Place& at, scoring::BlindBid& into) const;
    json::Value write(const scoring::BlindBid& blind) const;
    std::string words(const scoring::BlindBid& blind) const;
};

/// `"sum"`, or the points of a pair of nils.
struct DoubleNilShape {
    bool read(const json::Value& value, const Place& at, std::optional<scoring::DoubleNil>& into) const;
    json::Value write(const std::optional<scoring::DoubleNil>& doubled) const;
    std::string words(const std::optional<scoring::DoubleNil>& doubled) const;
};

struct FoulShape {
    bool read(const json::Value& value, const Place& at, scoring::Foul& into) const;
    json::Value write(const scoring::Foul& foul) const;
    std::string words(const scoring::Foul& foul) const;
    bool same(const scoring::Foul& a, const scoring::Foul& b) const { return a.name == b.name; }
};

struct MisdealShape {
    bool read(const json::Value& value, const Place& at, MisdealReason& into) const;
    json::Value write(const MisdealReason& reason) const;
    std::string words(const MisdealReason& reason) const;
    bool same(const MisdealReason& a, const MisdealReason& b) const { return a.id == b.id; }
};

/// So many, or null for no limit; chosen from a list.
struct UpToShape : OrNull<Number> {
    std::vector<json::Value> choices() const;
};

/// A list of texts, which may also be typed as one: `Student, Staff`; `anybody` where it is empty.
struct AffiliationsShape {
    bool read(const json::Value& value, const Place& at, std::vector<std::string>& into) const;
    json::Value write(const std::vector<std::string>& all) const;
    std::string words(const std::vector<std::string>& all) const;
};

/// A list of limits, which may also be typed as a text: `1 Club, 2 Alumni`; `no limit` where it is empty.
struct AffiliationLimitsShape {
    bool read(const json::Value& value, const Place& at, std::vector<AffiliationLimit>& into) const;
    json::Value write(const std::vector<AffiliationLimit>& all) const;
    std::string words(const std::vector<AffiliationLimit>& all) const;
};

} // namespace rules
