#include "entry.h"

#include "clock.h"
#include "notdrawn.h"
#include "table.h"

#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "facts/digest.h"
#include "files/gamerecord.h"
#include "files/ledgerjson.h"
#include "rules/misdeal.h"
#include "tournament/model/inplay.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"

#include <algorithm>
#include <limits>

namespace desk {

using facts::Spot;
using message::Message;
using tournament::Item;

namespace {

/// A line of input.
struct Line {
    std::optional<std::string> op;
    scoring::Item item;
};

Answer<Line> readLine(std::string_view text, int number)
{
    auto value = json::parse(text, number);
    json::Problems problems;
    Line line;
    if (!value) {
        problems.push_back(value.error());
    } else {
        if (auto* members = std::get_if<json::Object>(&value->data)) {
            const auto at =
                std::ranges::find_if(*members, [](const auto& member) { return member.first == "op"; });
            if (at != members->end()) {
                facts::Op{}.read({at->second, "op", problems}, line.op.emplace());
                members->erase(at);
            }
        }
        line.item = files::readItem(*value, Message{"place-hand"}, problems);
    }
    if (problems.empty())
        return line;
    return refused(mistakesOf(problems));
}

Answer<void> callFirst(Draft& draft, const std::string& id)
{
    const Match& match = *tournament::match(draft.tournament(), id);
    if (match.call)
        return {};
    const auto call = callFor(draft.tournament(), match, {}, draft.day());
    if (!call)
        return tl::unexpected(call.error());
    auto added = draft.addAhead(*call);
    return added ? startWithCall(draft, id) : added;
}

/// The number of facts recorded with a hand: its time call and its rulings.
int companionsOf(const scoring::Hand& hand)
{
    int count = hand.timeExpired ? 1 : 0;
    for (const scoring::Renege& renege : hand.reneges)
        count += renege.ruling == scoring::Ruling::Pending ? 1 : 2;
    return count + static_cast<int>(hand.fouls.size() + hand.adjustments.size());
}

bool hasSameContent(const Tournament& tournament, const std::string& op, const scoring::Hand& hand,
                    const facts::Hand& known)
{
    for (const scoring::Side side : scoring::bothSides) {
        const facts::SideHand given = hand.sides[side];
        const facts::SideHand& kept = known.sides[side];
        const bool bidGiven = given.bid.index() != 0;
        if (given.tricks != kept.tricks || (bidGiven && (given.bid != kept.bid || given.blind != kept.blind)))
            return false;
    }
    int companions = 0;
    for (const tournament::Filed* with = nullptr;
         (with = tournament::filed(tournament, facts::derivedOp(op, companions + 1))); ++companions)
        if (std::holds_alternative<facts::Clock>(with->entry->fact))
            break; // the clock, which started with the hand
    return companions == companionsOf(hand) && (!hand.dealer || *hand.dealer == known.dealer) &&
           (!hand.override || hand.override == known.override);
}

/// Whether a fact has the content of the line.
bool hasSameContent(const Tournament& tournament, const std::string& match, const Line& line,
                    const facts::Fact& fact)
{
    if (const auto* hand = std::get_if<scoring::Hand>(&line.item)) {
        const auto* known = std::get_if<facts::Hand>(&fact);
        return known && known->spot.sitting.match == match &&
               hasSameContent(tournament, *line.op, *hand, *known);
    }
    if (const auto* misdeal = std::get_if<scoring::Misdeal>(&line.item)) {
        const auto* known = std::get_if<facts::Misdeal>(&fact);
        return known && known->spot.sitting.match == match && known->reason == misdeal->reason &&
               known->calledBy == misdeal->calledBy && known->override == misdeal->override &&
               known->byRuling == misdeal->byRuling;
    }
    const auto& call = std::get<scoring::TimeCall>(line.item);
    const auto* known = std::get_if<facts::TimeCall>(&fact);
    return known && known->spot.sitting.match == match && (!call.choice || known->choice == *call.choice);
}

/// Whether the line with that op is already on record. Refuses other content, and a line that was undone.
Answer<bool> isRepeat(const Draft& draft, const std::string& match, const Line& line)
{
    const tournament::Filed* filed = line.op ? tournament::filed(draft.tournament(), *line.op) : nullptr;
    if (!filed)
        return false;
    if (!hasSameContent(draft.tournament(), match, line, filed->entry->fact))
        return refused(Message{"line-on-record-differs", {{"op", *line.op}}});
    if (!filed->holds)
        return refused(Message{"line-taken-back", {{"op", *line.op}}});
    return true;
}

std::string stateText(const scoring::PerSide<int>& score, std::string_view state)
{
    return " a " + std::to_string(score.a) + " b " + std::to_string(score.b) + ' ' + std::string(state);
}

/// `won` for a finished game, but `tied` if it has no winner.
std::string_view wordOf(scoring::State state, const scoring::Result& now)
{
    return state == scoring::State::Won && !now.winner ? "tied" : files::word(state);
}

/// The state of the game after the fact with that op.
std::string answerFor(const Tournament& tournament, const std::string& op)
{
    const facts::Fact fact = *tournament::standingFact(tournament, op);
    const facts::Spot& spot = *facts::spotOf(fact);
    const bool isTime = std::holds_alternative<facts::TimeCall>(fact);
    const Match& match = *tournament::match(tournament, spot.sitting.match);
    const tournament::Sheet sheet = tournament::sheetOf(match, spot.game);
    const scoring::Result& now = sheet.ledger.result;
    const Item* item = isTime ? nullptr : itemAt(sheet, spot.place);
    if (item && item->isOpen)
        return "ok hand " + std::to_string(tournament::handNumber(match, spot.game, spot.place)) +
               stateText(now.score, "open");
    if (const auto* hand = item ? tournament::ledgerRow(sheet, *item) : nullptr)
        return "ok hand " + std::to_string(hand->hand) +
               stateText({hand->sides.a.score, hand->sides.b.score}, wordOf(hand->state, now));
    return (isTime ? "ok time-call" : "ok misdeal") + stateText(now.score, wordOf(now.state, now));
}

Answer<void> put(Draft& draft, const std::string& id, const scoring::Item& item)
{
    // The draw may have changed since, or another tournament may be open.
    if (!tournament::match(draft.tournament(), id))
        return notDrawn(id);
    if (auto called = callFirst(draft, id); !called)
        return called;
    const int game = tournament::currentGame(*tournament::match(draft.tournament(), id));
    if (auto written = write(draft, *tournament::match(draft.tournament(), id), item); !written)
        return written;
    return game > 1 && std::holds_alternative<scoring::Hand>(item) ? startWithHand(draft, id, game)
                                                                   : Answer<void>();
}

bool comesNext(const Match& match, const HandNumber& meant)
{
    const int game = tournament::currentGame(match);
    const auto hands = static_cast<int>(tournament::sheetOf(match, game).ledger.hands.size());
    return game == meant.game && hands + 1 == meant.hand;
}

} // namespace

Answer<std::string> enter(Desk& desk, const std::string& by, const std::string& id, std::string_view text,
                          int number)
{
    const auto line = readLine(text, number);
    if (!line)
        return tl::unexpected(line.error());
    const auto recorded = desk.record(
        by,
        [&](Draft& draft) -> Answer<void> {
            const auto repeat = isRepeat(draft, id, *line);
            if (!repeat)
                return tl::unexpected(repeat.error());
            return *repeat ? Answer<void>() : put(draft, id, line->item);
        },
        line->op);
    if (!recorded)
        return tl::unexpected(recorded.error());
    return answerFor(desk.tournament(), recorded->op);
}

Answer<Recorded> enter(Desk& desk, const std::string& by, const std::string& id, const scoring::Item& item,
                       const std::optional<HandNumber>& meant)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const Match* match = tournament::match(draft.tournament(), id);
        if (match && meant && !comesNext(*match, *meant))
            return refused(Message{"hand-entered-meanwhile", {{"hand", meant->hand}}});
        return put(draft, id, item);
    });
}

namespace {

Spot spotOf(const Match& match, const Item& open)
{
    return {{match.id, match.attempt}, static_cast<int>(match.games.size()), open.place};
}

facts::TimeCall timeCall(const Spot& spot, const scoring::TimeCall& call,
                         const std::optional<std::string>& override)
{
    return {spot, call.choice, override};
}

/// Nothing for a pending challenge.
std::optional<facts::Ruling> decided(scoring::Ruling ruling)
{
    switch (ruling) {
    case scoring::Ruling::Upheld:
        return facts::Ruling::Upheld;
    case scoring::Ruling::Rejected:
        return facts::Ruling::Rejected;
    case scoring::Ruling::Withdrawn:
        return facts::Ruling::Withdrawn;
    case scoring::Ruling::Pending:
        break;
    }
    return std::nullopt;
}

/// Writes the facts of one line into a draft.
class Writer {
public:
    Writer(Draft& draft, const Match& match)
        : m_draft(draft), m_match(match), m_open(tournament::openHand(m_match))
    {
    }

    Answer<void> write(const scoring::Hand& hand)
    {
        const Spot spot = m_open ? spotOf(m_match, *m_open) : nextSpot(m_draft.tournament(), m_match);
        add(handFact(spot, hand));
        if (hand.timeExpired)
            add(timeCall(spot, *hand.timeExpired, hand.override));
        for (const scoring::Renege& renege : hand.reneges)
            addCase(spot, renege);
        for (const scoring::FoulCall& foul : hand.fouls)
            add(facts::Foul{spot, foul.side, foul.foul});
        for (const scoring::Adjustment& adjustment : hand.adjustments)
            add(facts::Adjustment{spot, adjustment.side, adjustment.points, adjustment.reason});
        return m_answer;
    }
    Answer<void> write(const scoring::Misdeal& misdeal)
    {
        add(facts::Misdeal{nextSpot(m_draft.tournament(), m_match), misdeal.calledBy, misdeal.reason,
                           misdeal.override, misdeal.byRuling});
        return m_answer;
    }
    Answer<void> write(const scoring::TimeCall& call)
    {
        add(timeCall(m_open ? spotOf(m_match, *m_open) : nextSpot(m_draft.tournament(), m_match), call,
                     call.override));
        return m_answer;
    }

private:
    void add(facts::Fact fact)
    {
        if (m_answer)
            m_answer = m_draft.add(std::move(fact));
    }
    /// What the line leaves out is taken from the open bids.
    facts::Hand handFact(const Spot& spot, const scoring::Hand& given) const
    {
        const scoring::Hand hand =
            m_open ? tournament::completed(std::get<scoring::Hand>(m_open->what), given) : given;
        facts::Hand fact;
        fact.spot = spot;
        if (m_open)
            fact.revision = versionsOf(tournament::recordOf(m_draft.tournament(), m_match.id), fact.spot) + 1;
        fact.dealer = hand.dealer;
        fact.sides = hand.sides;
        fact.override = hand.override;
        return fact;
    }
    void addCase(const Spot& spot, const scoring::Renege& renege)
    {
        facts::Challenger by = facts::Challenger::Supervisor;
        if (renege.by)
            by = *renege.by == scoring::Side::A ? facts::Challenger::A : facts::Challenger::B;
        add(facts::Challenge{spot, by, renege.accused, renege.book});
        const auto ruling = decided(renege.ruling);
        if (m_answer && ruling)
            add(facts::Decision{m_draft.entries().back().stamp.op, *ruling, std::nullopt});
    }

    Draft& m_draft;
    const Match m_match; // a copy, because the draft changes the tournament
    const Item* m_open;
    Answer<void> m_answer;
};

} // namespace

Spot nextSpot(const Tournament& tournament, const Match& match)
{
    Spot next{{match.id, match.attempt}, tournament::currentGame(match), 0};
    next.place = lastPlace(tournament::recordOf(tournament, match.id), next.sitting, next.game,
                           std::numeric_limits<int>::max());
    next.place += facts::placeStep - next.place % facts::placeStep;
    return next;
}

Answer<void> write(Draft& draft, const Match& match, const scoring::Item& item)
{
    Writer writer(draft, match);
    return std::visit([&](const auto& what) { return writer.write(what); }, item);
}

namespace {

/// Why the misdeal can't be called; nothing if it can.
std::optional<Mistake> against(const Match& match, const MisdealCall& call)
{
    if (call.byRuling)
        return call.reason.empty() ? std::optional(Message{"throw-in-without-reason", {of(match)}})
                                   : std::nullopt;
    if (scoring::isThrownIn(call))
        return whyNotVoid(match);
    if (!rules::misdealOnSheet(*match.rules, call.reason))
        return Message{"misdeal-not-on-sheet",
                       {of(match), {"why", rules::misdealNotOnSheet(*match.rules, call.reason)}}};
    return call.override.empty() ? tooLate(match, call.reason, call.hasBidding) : std::nullopt;
}

} // namespace

std::vector<MisdealChoice> misdealChoices(const Match& match)
{
    std::vector<MisdealChoice> choices;
    for (const rules::MisdealReason& each : match.rules->people.misdeal.reasons)
        choices.push_back({each.id, wording::callableInWords(each)});
    return choices;
}

bool isVoidByBids(const Match& match)
{
    return !whyNotVoid(match);
}

Answer<Recorded> misdeal(Desk& desk, const std::string& by, const std::string& match, const MisdealCall& call)
{
    const Match* found = tournament::match(desk.tournament(), match);
    if (!found)
        return notDrawn(match);
    if (auto why = against(*found, call))
        return refused(*std::move(why));
    scoring::Misdeal misdeal{call.calledBy, call.reason, {}, call.byRuling};
    const bool needsOverride =
        !call.byRuling && !scoring::isThrownIn(call) && tooLate(*found, call.reason, call.hasBidding);
    if (needsOverride)
        misdeal.override = call.override;
    return enter(desk, by, match, scoring::Item(std::move(misdeal)));
}

} // namespace desk
