// Values of a rule file that are objects of their own.
#pragma once

#include "misdeal.h"
#include "shape.h"
#include "venue.h"

namespace rules {

/// `"target"`, `{"fixedHands": n}` or `{"fixedGames": n}`: two members of scoring::End together. May also be
/// typed as a text: `10 hands`, `3 games`.
struct LengthShape {
    bool read(const json::Value& value, const Place& at, scoring::End& into) const;
    json::Value write(const scoring::End& end) const;
    /// Those that are played somewhere; a file may have other numbers.
    std::vector<json::Value> choices() const;
};

struct TierShape {
    bool read(const json::Value& value, const Place& at, scoring::Tier& into) const;
    json::Value write(const scoring::Tier& tier) const;
    message::Argument item(const scoring::Tier& tier) const;
    bool same(const scoring::Tier& a, const scoring::Tier& b) const;
};

struct BlindBidShape {
    bool read(const json::Value& value, const Place& at, scoring::BlindBid& into) const;
    json::Value write(const scoring::BlindBid& blind) const;
};

/// `"sum"`, or the points of a pair of nils.
struct DoubleNilShape {
    bool read(const json::Value& value, const Place& at, std::optional<scoring::DoubleNil>& into) const;
    json::Value write(const std::optional<scoring::DoubleNil>& doubled) const;
};

struct FoulShape {
    bool read(const json::Value& value, const Place& at, scoring::Foul& into) const;
    json::Value write(const scoring::Foul& foul) const;
    message::Argument item(const scoring::Foul& foul) const { return {"item", spaced(foul.name)}; }
    bool same(const scoring::Foul& a, const scoring::Foul& b) const { return a.name == b.name; }
};

struct MisdealShape {
    bool read(const json::Value& value, const Place& at, MisdealReason& into) const;
    json::Value write(const MisdealReason& reason) const;
    message::Argument item(const MisdealReason& reason) const { return {"item", misdealReason(reason.id)}; }
    bool same(const MisdealReason& a, const MisdealReason& b) const { return a.id == b.id; }
};

/// So many, or null for no limit; chosen from a list.
struct UpToShape : OrNull<Number> {
    std::vector<json::Value> choices() const;
};

/// A limit, which may also be typed as a text: `2 Alumni`.
struct LimitShape {
    bool read(const json::Value& value, const Place& at, AffiliationLimit& into) const;
    json::Value write(const AffiliationLimit& limit) const;
    message::Argument item(const AffiliationLimit& limit) const { return {"item", limit.affiliation}; }
    bool same(const AffiliationLimit& a, const AffiliationLimit& b) const
    {
        return a.affiliation == b.affiliation;
    }
};

/// A number and what it counts, as people type them: `3 games`, `2 Alumni`.
struct Counted {
    int count = 0;
    std::string what;
};
std::optional<Counted> countedIn(std::string_view typed);
/// The list of texts that a text with commas stands for; an empty one for `nothing`.
json::Value listTyped(const json::Value& typed, std::string_view nothing);

/// A list that may also be typed as a text: `Student, Staff`; `nothing` where it is empty.
template <class Shape>
struct TypedList {
    Shape shape;
    std::string_view nothing;
    message::Message (*refusal)(message::Argument::Value found); ///< of a value that is no list

    template <class T>
    bool read(const json::Value& value, const Place& at, std::vector<T>& into) const
    {
        if (!value.string() && !value.array())
            return at.refuse(value, refusal(json::shown(value)));
        return ListOf{shape}.read(value.string() ? listTyped(value, nothing) : value, at, into);
    }
    template <class T>
    json::Value write(const std::vector<T>& items) const
    {
        return ListOf{shape}.write(items);
    }
};
template <class Shape>
TypedList(Shape, const char*, message::Message (*)(message::Argument::Value)) -> TypedList<Shape>;

} // namespace rules
