#include "amend.h"

#include "desk/checks/answer.h"
#include "desk/checks/onsheet.h"
#include "facts/play.h"
#include "files/gamerecord.h"
#include "wording/filled.h"
#include "wording/record/history.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <string>
#include <string_view>

namespace desk {

using wording::filled;

namespace {

// The input of an amendment: a hand as JSON.

/// Reads one JSON object.
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
    /// What is missing of a side stays; `bid` replaces `bids` and the other way round.
    void takeSide(const json::Value& given, facts::Side side, facts::SideHand& part)
    {
        if (!given.object()) {
            json::addWithin(placeOf(side, {}), {{given.line, {}, json::notAnObject(given)}}, m_problems);
            return;
        }
        json::Value merged = facts::SidePart{}.write(part);
        auto& members = std::get<json::Object>(merged.data);
        const bool givesBids = given.find("bid") || given.find("bids");
        std::erase_if(members, [&](const auto& each) {
            return given.find(each.first) || (givesBids && (each.first == "bid" || each.first == "bids"));
        });
        members.insert(members.end(), given.object()->begin(), given.object()->end());
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

/// The hand with the parts that `text` gives replaced. `place` names it in messages. Refuses unknown keys,
/// and rulings, which are facts of their own.
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
    return refused(mistakesOf(problems));
}

using How = AmendOptions::How;

bool isGone(How how)
{
    return how == How::Strike || how == How::ThrowIn;
}

/// A place midway between that hand and the last place used before it, deleted hands included.
Answer<facts::Spot> before(const tournament::Record& record, const FoundHand& meant)
{
    const int earlier = lastPlace(record, meant.spot.sitting, meant.spot.game, meant.spot.place);
    facts::Spot between = meant.spot;
    between.place = (earlier + meant.spot.place) / 2;
    if (between.place == earlier)
        return refused(message::Message{"correction-no-room-before-hand", {{"hand", meant.place}}});
    return between;
}

Answer<facts::Hand> amendedHand(const Tournament& tournament, const AmendOptions& options,
                                const std::string& reason)
{
    const Match* found = tournament::match(tournament, options.match);
    if (!found)
        return refused(message::Message{"match-no-longer-drawn", {{"match", options.match}}});
    const Match& match = *found;
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
    hand.reason = reason;
    if (isGone(options.how))
        return hand;
    if (options.how == How::InsertBefore)
        return withInput(std::move(hand), options.given,
                         message::Message{"correction-put-in-before", {{"place", meant->place}}});
    auto given = withInput(hand, options.given, meant->place);
    if (given && reason.empty() && addsOnlyDealer(*given, hand))
        given->reason.reset();
    return given;
}

/// If someone else has changed the sheet since it was shown, the number may mean another hand.
Answer<void> writeAmendment(const Attempt& at, const AmendOptions& options)
{
    auto hand = amendedHand(at.draft.tournament(), options, at.proposal.reason);
    if (!hand)
        return tl::unexpected(hand.error());
    const auto meant = amendedHand(at.seen, options, at.proposal.reason);
    if (!meant || *meant != *hand)
        return sheetChanged(*tournament::match(at.draft.tournament(), options.match));
    const bool isThrownIn = options.how == How::ThrowIn;
    at.change.sheets = {options.match};
    at.change.spot = hand->spot;
    at.change.own = Amendment{*hand, isThrownIn};
    if (auto added = at.draft.add(*hand); !added || !isThrownIn)
        return added;
    return at.draft.add(facts::Misdeal{hand->spot, options.calledBy, at.proposal.reason, {}, true});
}

/// The hand that was at that place before; nothing if there was none.
std::optional<facts::Hand> handBefore(const Correction& change)
{
    const Match& was = *tournament::match(change.before, change.sheets.front());
    const tournament::Item* item =
        itemAt(was.games[static_cast<std::size_t>(change.spot.game) - 1], change.spot.place);
    if (!item)
        return std::nullopt;
    return std::get<facts::Hand>(*tournament::standingFact(change.before, item->op));
}

json::Value handValue(const std::optional<facts::Hand>& hand)
{
    if (!hand || hand->struck)
        return {};
    json::Object out;
    if (hand->dealer)
        out.emplace_back("dealer", facts::word(*hand->dealer));
    for (const facts::Side side : facts::bothSides)
        out.emplace_back(facts::word(side), facts::SidePart{}.write(hand->sides[side]));
    if (hand->override)
        out.emplace_back("override", json::Object{{"reason", *hand->override}});
    return out;
}

json::Object amendmentMembers(const Correction& change)
{
    const auto& [hand, thrownIn] = std::get<Amendment>(change.own);
    const std::string& match = change.sheets.front();
    json::Object out{{"match", match}, {"was", handValue(handBefore(change))}, {"is", handValue(hand)}};
    if (thrownIn)
        out.emplace_back("thrownIn", true);
    out.emplace_back("hands", rowsJson(change, true));
    out.emplace_back("result", resultJson(change, match));
    out.emplace_back("signAgain", tournament::mustSignAgain(*tournament::match(change.after, match)));
    return out;
}

/// `a bid 4 and 3, took 8; b bid 3 and 2, took 5`
std::string handInWords(const facts::Hand& hand)
{
    return filled(wording::Desk::tr("A %1; B %2"), wording::sideInWords(hand.sides.a),
                  wording::sideInWords(hand.sides.b));
}

/// The hand before and after, and the scores that it changes.
std::vector<std::string> amendmentLines(const Correction& change)
{
    const auto& [hand, thrownIn] = std::get<Amendment>(change.own);
    const Match& is = *tournament::match(change.after, change.sheets.front());
    const std::string title = wording::titleOf(is);
    const std::vector<RowChange> rows = rowChanges(change);
    const RowChange& own = rows.front();
    const std::string place = title + ", " + wording::handAt(is, own.game, own.place);
    std::vector<std::string> lines;
    const auto was = handBefore(change);
    if (was)
        lines.push_back(
            filled(wording::Desk::tr("%1, before: %2 (%3)"), place, handInWords(*was), rowInWords(own.was)));
    if (thrownIn)
        lines.push_back(filled(wording::Desk::tr("%1 is void by ruling and is dealt again"), place));
    else if (hand.struck)
        lines.push_back(filled(wording::Desk::tr("%1 is deleted"), place));
    else
        lines.push_back(filled(was ? wording::Desk::tr("%1, amended: %2 (%3)")
                                   : wording::Desk::tr("%1, inserted: %2 (%3)"),
                               place, handInWords(hand), rowInWords(own.is)));
    for (auto row = rows.begin() + 1; row != rows.end(); ++row)
        lines.push_back(filled(wording::Desk::tr("%1, %2: %3 → %4"), title,
                               wording::handAt(is, row->game, row->place), rowInWords(row->was),
                               rowInWords(row->is)));
    return lines;
}

constexpr ProposalText amendment{amendmentLines, amendmentMembers, decidedLines};

} // namespace

std::string givenBy(const scoring::Hand& hand)
{
    return files::handJson(hand);
}

Proposal amend(const AmendOptions& options)
{
    return proposalOf(options, writeAmendment, amendment);
}

} // namespace desk
