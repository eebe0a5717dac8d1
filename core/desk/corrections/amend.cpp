#include "amend.h"

#include "correcting.h"
#include "handlookup.h"

#include "desk/checks/answer.h"
#include "desk/checks/onsheet.h"
#include "desk/play/entry.h"
#include "facts/play.h"
#include "files/handjson.h"
#include "files/ledgerjson.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/history.h"
#include "wording/record/names.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace desk {

using json::Object;
using json::Value;
using wording::filled;

namespace {

// A hand as a person gives it to amend one on record.

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
    explicit GivenHand(const json::Value& value) : m_reader(value, "", m_problems, ", ") {}

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
        if (!given.object()) {
            json::addWithin(placeOf(side, {}), {{given.line, {}, json::notAnObject(given)}}, m_problems);
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
        json::Problems found;
        facts::SidePart{}.read({merged, {}, found}, now);
        for (json::Problem& problem : found) {
            const message::Message place = placeOf(side, std::exchange(problem.place, {}));
            json::addWithin(place, {problem}, m_problems);
        }
        part = now;
    }
    static message::Message placeOf(facts::Side side, const std::string& key)
    {
        using message::Message;
        if (key.empty())
            return side == facts::Side::A ? Message{"side-a"} : Message{"side-b"};
        return side == facts::Side::A ? Message{"side-a-key", {{"key", key}}}
                                      : Message{"side-b-key", {{"key", key}}};
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

/// The hand with what is given in the text in place of what it has. `place` names it in messages. Refuses
/// what is no part of a hand, and rulings: those are facts of their own.
Answer<facts::Hand> withInput(facts::Hand hand, std::string_view text, const message::Message& place)
{
    const auto value = json::parse(text);
    if (!value)
        return refused(json::placed({value.error().line, {}, value.error().what, {place}}));
    GivenHand given(*value);
    hand = given.over(std::move(hand));
    if (given.problems().empty())
        return hand;
    json::Problems problems;
    json::addWithin(place, given.problems(), problems);
    std::vector<Mistake> mistakes;
    for (const json::Problem& problem : problems)
        mistakes.emplace_back(json::placed(problem));
    return refused(std::move(mistakes));
}

using How = AmendOptions::How;

bool isGone(How how)
{
    return how == How::Strike || how == How::ThrowIn;
}

/// Midway between that place and the one before it at which anything ever stood.
Answer<facts::Spot> before(const tournament::Record& record, const FoundHand& meant)
{
    const int earlier = lastPlace(record, meant.spot.sitting, meant.spot.game, meant.spot.place);
    facts::Spot between = meant.spot;
    between.place = (earlier + meant.spot.place) / 2;
    if (between.place == earlier)
        return refused(message::Message{"correction-no-room-before-hand", {{"hand", meant.place}}});
    return between;
}

Answer<facts::Hand> amendedHand(const tournament::Tournament& tournament, const AmendOptions& options)
{
    const tournament::Match* found = tournament::match(tournament, options.match);
    if (!found)
        return refused(message::Message{"match-no-longer-drawn", {{"match", options.match}}});
    const tournament::Match& match = *found;
    const auto meant = findHand(match, options.game, options.hand);
    if (!meant)
        return tl::unexpected(meant.error());
    const tournament::Record& record = tournament::recordOf(tournament, options.match);
    facts::Hand hand;
    if (options.how == How::InsertBefore) {
        const auto spot = before(record, *meant);
        if (!spot)
            return tl::unexpected(spot.error());
        hand.spot = *spot;
    } else {
        hand = std::get<facts::Hand>(*tournament::standingFact(tournament, meant->item->op));
        hand.revision = versionsOf(record, hand.spot) + 1;
        hand.struck = isGone(options.how);
    }
    hand.reason = options.reason;
    if (isGone(options.how))
        return hand;
    if (options.how == How::InsertBefore)
        return withInput(std::move(hand), options.given,
                         message::Message{"correction-put-in-before", {{"place", meant->place}}});
    auto given = withInput(hand, options.given, meant->place);
    if (given && options.reason.empty() && addsDealerAlone(*given, hand))
        given->reason.reset();
    return given;
}

/// Where somebody else has changed the sheet since `seen`, its number may mean another hand.
Answer<void> writeAmendment(Draft& draft, const tournament::Tournament& seen, const AmendOptions& options,
                            Amendment& amendment)
{
    auto hand = amendedHand(draft.tournament(), options);
    if (!hand)
        return tl::unexpected(hand.error());
    const auto meant = amendedHand(seen, options);
    if (!meant || *meant != *hand)
        return sheetChanged(*tournament::match(draft.tournament(), options.match));
    amendment.hand = *std::move(hand);
    if (auto added = draft.add(facts::Fact(amendment.hand)); !added)
        return added;
    amendment.thrownIn = options.how == How::ThrowIn;
    if (!amendment.thrownIn)
        return {};
    return draft.add(facts::Misdeal{amendment.hand.spot, options.calledBy, options.reason, {}, true});
}

} // namespace

std::string givenBy(const scoring::Hand& hand)
{
    return files::handJson(hand);
}

Answer<Amendment> previewAmend(const tournament::Tournament& tournament, const Environment& environment,
                               const std::string& by, const AmendOptions& options)
{
    return previewCorrection<Amendment>(tournament, environment, by, lookedAt(options), writeAmendment);
}

Answer<Amendment> amend(Desk& desk, const std::string& by, const AmendOptions& options,
                        const tournament::Tournament* chosenIn)
{
    return recordCorrection<Amendment>(desk, by, options, chosenIn, writeAmendment);
}

const tournament::Match& matchBefore(const Amendment& amendment)
{
    return *tournament::match(amendment.before, amendment.hand.spot.sitting.match);
}

const tournament::Match& matchAfter(const Amendment& amendment)
{
    return *tournament::match(amendment.after, amendment.hand.spot.sitting.match);
}

std::optional<facts::Hand> handBefore(const Amendment& amendment)
{
    const facts::Spot& spot = amendment.hand.spot;
    const tournament::Sheet& sheet = matchBefore(amendment).games[static_cast<std::size_t>(spot.game) - 1];
    const tournament::Item* item = itemAt(sheet, spot.place);
    if (!item)
        return std::nullopt;
    return std::get<facts::Hand>(*tournament::standingFact(amendment.before, item->op));
}

namespace {

Value handValue(const std::optional<facts::Hand>& hand)
{
    if (!hand || hand->struck)
        return json::of(nullptr);
    Object out;
    if (hand->dealer)
        out.emplace_back("dealer", json::of(facts::word(*hand->dealer)));
    for (const facts::Side side : facts::bothSides)
        out.emplace_back(facts::word(side), facts::SidePart{}.write(hand->sides[side]));
    if (hand->override)
        out.emplace_back("override", json::of(Object{{"reason", json::of(*hand->override)}}));
    return json::of(std::move(out));
}

Value rowValue(const scoring::HandLedger* row)
{
    if (!row)
        return json::of(nullptr);
    return json::of(Object{{"a", json::of(row->sides.a.score)},
                           {"b", json::of(row->sides.b.score)},
                           {"state", json::of(files::word(row->state))}});
}

} // namespace

std::string amendedJson(const Amendment& amendment)
{
    json::Array rows;
    for (const RowChange& row : rowChanges(amendment, amendment.hand.spot))
        rows.push_back(json::of(Object{{"game", json::of(row.game)},
                                       {"place", json::of(row.place)},
                                       {"was", rowValue(row.was)},
                                       {"is", rowValue(row.is)}}));
    Object out = appliedJson(amendment);
    out.emplace_back("match", json::of(amendment.hand.spot.sitting.match));
    out.emplace_back("was", handValue(handBefore(amendment)));
    out.emplace_back("is", handValue(amendment.hand));
    if (amendment.thrownIn)
        out.emplace_back("thrownIn", json::of(true));
    out.emplace_back("hands", json::of(std::move(rows)));
    out.emplace_back("result", json::of(resultJson(amendment, amendment.hand.spot.sitting.match)));
    out.emplace_back("signAnew", json::of(tournament::mustSignAnew(matchAfter(amendment))));
    out.emplace_back("later", json::of(laterJson(amendment)));
    out.emplace_back("changed", json::of(changedJson(amendment)));
    return json::print(json::of(std::move(out)));
}

namespace {

/// `a bid 4 and 3, took 8; b bid 3 and 2, took 5`
std::string handInWords(const facts::Hand& hand)
{
    return filled(wording::Desk::tr("a %1; b %2"), wording::sideInWords(hand.sides.a),
                  wording::sideInWords(hand.sides.b));
}

class AmendmentText {
public:
    explicit AmendmentText(const Amendment& amendment)
        : m_amendment(amendment), m_is(matchAfter(amendment)), m_title(wording::titleOf(m_is))
    {
    }

    std::string text()
    {
        addRows();
        for (const std::string& line : resultChanges(m_amendment, m_is.id))
            add(line);
        for (const std::string& line : laterTexts(m_amendment))
            add(line);
        for (const std::string& id : m_amendment.undecided)
            add(undecidedText(m_amendment, id));
        for (const LaterChoice& then : m_amendment.then)
            add(filled(wording::Desk::tr("%1 was decided: %2"),
                       wording::titleOf(*tournament::match(m_amendment.after, then.match)),
                       wording::choiceWord(then.choice)));
        return m_text;
    }

private:
    void add(const std::string& line) { m_text += line + '\n'; }

    void addRows()
    {
        const std::vector<RowChange> rows = rowChanges(m_amendment, m_amendment.hand.spot);
        addHand(rows.front());
        for (auto row = rows.begin() + 1; row != rows.end(); ++row)
            add(filled(wording::Desk::tr("%1, %2: %3 becomes %4"), m_title,
                       wording::handAt(m_is, row->game, row->place), rowInWords(row->was),
                       rowInWords(row->is)));
    }
    void addHand(const RowChange& own)
    {
        const std::string place = m_title + ", " + wording::handAt(m_is, own.game, own.place);
        const auto was = handBefore(m_amendment);
        if (was)
            add(filled(wording::Desk::tr("%1, as it was: %2 (%3)"), place, handInWords(*was),
                       rowInWords(own.was)));
        if (m_amendment.thrownIn)
            add(filled(wording::Desk::tr("%1 is thrown in by ruling: it is dealt again"), place));
        else if (m_amendment.hand.struck)
            add(filled(wording::Desk::tr("%1 is struck"), place));
        else
            add(filled(was ? wording::Desk::tr("%1, amended: %2 (%3)")
                           : wording::Desk::tr("%1, put in: %2 (%3)"),
                       place, handInWords(m_amendment.hand), rowInWords(own.is)));
    }

    const Amendment& m_amendment;
    const tournament::Match& m_is;
    std::string m_title;
    std::string m_text;
};

} // namespace

std::string amendedText(const Amendment& amendment)
{
    return AmendmentText(amendment).text();
}

} // namespace desk
