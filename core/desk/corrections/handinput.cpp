#include "handinput.h"

#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

/// Puts a member in the place of the one with the same key.
void setMember(json::Object& object, const std::string& key, const json::Value& value)
{
    const auto at =
        std::find_if(object.begin(), object.end(), [&](const auto& each) { return each.first == key; });
    if (at == object.end())
        object.emplace_back(key, value);
    else
        at->second = value;
}

void dropMember(json::Object& object, std::string_view key)
{
    std::erase_if(object, [&](const auto& each) { return each.first == key; });
}

/// Reads one object of what is given.
class GivenHand {
public:
    GivenHand(const json::Value& value, const std::string& place) : m_reader(value, place, m_problems, ", ")
    {
    }

    facts::Hand over(facts::Hand hand)
    {
        for (const facts::Side side : facts::bothSides)
            if (const json::Value* given = m_reader.take(facts::word(side)))
                takeSide(*given, side, hand.sides[side]);
        if (const json::Value* dealer = m_reader.take("dealer"))
            hand.dealer = dealer->isNull()
                              ? std::nullopt
                              : std::optional(m_reader.word("dealer", facts::EnumText<facts::Seat>::all));
        if (const json::Value* override = m_reader.take("override"))
            takeOverride(*override, hand.override);
        for (const char* key : {"reneges", "adjustments", "fouls", "timeExpired"})
            if (const json::Value* ruling = m_reader.take(key))
                m_reader.refuse(*ruling, key, message::Message{"hand-rulings-stay"});
        m_reader.done();
        return hand;
    }
    const json::Problems& problems() const { return m_problems; }

private:
    /// What is not given of a side stays; `bid` and `bids` take each other's place.
    void takeSide(const json::Value& given, facts::Side side, facts::SideHand& part)
    {
        const std::string place =
            filled(wording::Desk::tr("%1, side %2"), m_reader.place(), std::string(facts::word(side)));
        if (!given.object()) {
            m_problems.push_back({given.line, place, json::notAnObject(given)});
            return;
        }
        json::Value merged = facts::SidePart{}.write(part);
        auto& members = std::get<json::Object>(merged.data);
        if (given.find("bid") || given.find("bids")) {
            dropMember(members, "bid");
            dropMember(members, "bids");
        }
        for (const auto& [key, value] : *given.object())
            setMember(members, key, value);
        facts::SideHand now;
        facts::SidePart{}.read(merged, place, m_problems, now);
        part = now;
    }
    void takeOverride(const json::Value& given, std::optional<std::string>& override)
    {
        override.reset();
        if (given.isNull())
            return;
        json::Reader reader(given, m_reader.placeOf("override"), m_problems, ", ");
        override = reader.string("reason");
        reader.done();
    }

    json::Problems m_problems;
    json::Reader m_reader;
};

} // namespace

Answer<facts::Hand> withInput(facts::Hand hand, std::string_view text, const std::string& place)
{
    const auto value = json::parse(text);
    if (!value)
        return refused(json::placed({value.error().line, place, value.error().what}));
    GivenHand given(*value, place);
    hand = given.over(std::move(hand));
    if (given.problems().empty())
        return hand;
    std::vector<Mistake> mistakes;
    for (const json::Problem& problem : given.problems())
        mistakes.emplace_back(json::placed(problem));
    return refused(std::move(mistakes));
}

} // namespace desk
