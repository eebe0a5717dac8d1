#include "entry.h"

#include "clock.h"
#include "notdrawn.h"
#include "sheetwriter.h"
#include "table.h"

#include "facts/digest.h"
#include "files/gamerecord.h"
#include "files/ledgerjson.h"

#include <algorithm>

namespace desk {

namespace {

using message::Message;
using tournament::Item;
using tournament::Match;

/// A line as it was given.
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
            const auto at = std::find_if(members->begin(), members->end(),
                                         [](const auto& member) { return member.first == "op"; });
            if (at != members->end()) {
                facts::Op{}.read(at->second, "op", problems, line.op.emplace());
                members->erase(at);
            }
        }
        line.item = files::readItem(*value, "hand", problems);
    }
    if (problems.empty())
        return line;
    std::vector<Mistake> mistakes;
    for (const json::Problem& problem : problems)
        mistakes.emplace_back(json::placed(problem));
    return refused(std::move(mistakes));
}

Answer<void> callFirst(Draft& draft, const std::string& id)
{
    const Match& match = *tournament::match(draft.tournament(), id);
    if (match.call)
        return {};
    const auto call = callFor(draft.tournament(), match, {}, draft.day());
    if (!call)
        return tl::unexpected(call.error());
    auto added = draft.addAhead(facts::Fact(*call));
    return added ? startWithCall(draft, id) : added;
}

/// How many facts go with a hand: its time call and what was ruled on it.
int companionsOf(const scoring::Hand& hand)
{
    int count = hand.timeExpired ? 1 : 0;
    for (const scoring::Renege& renege : hand.reneges)
        count += renege.ruling == scoring::Ruling::Pending ? 1 : 2;
    return count + static_cast<int>(hand.fouls.size() + hand.adjustments.size());
}

bool saysTheSame(const tournament::Tournament& tournament, const std::string& op, const scoring::Hand& hand,
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
            break; // the clock of its game, which started by itself
    return companions == companionsOf(hand) && (!hand.dealer || *hand.dealer == known.dealer) &&
           (!hand.override || hand.override == known.override);
}

/// Whether a fact says what the line says.
bool saysTheSame(const tournament::Tournament& tournament, const std::string& match, const Line& line,
                 const facts::Fact& fact)
{
    if (const auto* hand = std::get_if<scoring::Hand>(&line.item)) {
        const auto* known = std::get_if<facts::Hand>(&fact);
        return known && known->spot.sitting.match == match &&
               saysTheSame(tournament, *line.op, *hand, *known);
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

/// Whether the line with that op is on record; refused where it says something else there, or was taken back.
Answer<bool> isRepeat(const Draft& draft, const std::string& match, const Line& line)
{
    const tournament::Filed* filed = line.op ? tournament::filed(draft.tournament(), *line.op) : nullptr;
    if (!filed)
        return false;
    if (!saysTheSame(draft.tournament(), match, line, filed->entry->fact))
        return refused(Message{"line-on-record-differs", {{"op", *line.op}}});
    if (!filed->holds)
        return refused(Message{"line-taken-back", {{"op", *line.op}}});
    return true;
}

std::string stateText(const scoring::PerSide<int>& score, std::string_view state)
{
    return " a " + std::to_string(score.a) + " b " + std::to_string(score.b) + ' ' + std::string(state);
}

std::string stateText(const scoring::PerSide<int>& score, scoring::State state)
{
    return stateText(score, files::word(state));
}

/// Where what was recorded under that op leaves its game.
std::string answerFor(const tournament::Tournament& tournament, const std::string& op)
{
    const facts::Fact fact = *tournament::standingFact(tournament, op);
    const facts::Spot& spot = *facts::spotOf(fact);
    const bool isTime = std::holds_alternative<facts::TimeCall>(fact);
    const tournament::Sheet sheet =
        tournament::sheetOf(*tournament::match(tournament, spot.sitting.match), spot.game);
    const scoring::Result& now = sheet.ledger.result;
    std::size_t row = 0;
    for (const Item& item : sheet.items) {
        const bool isHand = std::holds_alternative<scoring::Hand>(item.what);
        if (item.place == spot.place && isHand && !isTime) {
            if (item.isOpen)
                return "ok hand " + std::to_string(row + 1) + stateText(now.score, "open");
            const scoring::HandLedger& hand = sheet.ledger.hands[row];
            return "ok hand " + std::to_string(hand.hand) +
                   stateText({hand.sides.a.score, hand.sides.b.score}, hand.state);
        }
        row += isHand && !item.isOpen ? 1 : 0;
    }
    return (isTime ? "ok time-call" : "ok misdeal") + stateText(now.score, now.state);
}

Answer<void> put(Draft& draft, const std::string& id, const scoring::Item& item)
{
    // Drawn again meanwhile, or another tournament is open by now.
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

} // namespace desk
