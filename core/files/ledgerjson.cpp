#include "ledgerjson.h"

#include "json/build.h"

namespace files {

using json::Array;
using json::Object;
using json::of;
using json::Value;
using namespace scoring;

namespace {

void addCite(const rules::Set& set, std::string_view parameter, Object& to)
{
    const rules::Cite& cite = set.citeFor(parameter);
    const std::string place = !cite.section.empty() ? cite.section : cite.follows() ? "follows" : cite.code;
    to.emplace_back("cite", of(place));
    if (!cite.code.empty())
        to.emplace_back("reading", of(cite.code));
}

Value countJson(const rules::Set& set, const CountLine& count)
{
    Object out{{"tricks", of(count.tricks)}};
    if (count.kind != CountKind::Tricks) {
        out.emplace_back("kind", of(word(count.kind)));
        addCite(set, count.parameter, out);
    }
    return of(std::move(out));
}

Value lineJson(const rules::Set& set, Side side, const Line& line)
{
    Object out{{"kind", of(word(line.kind))}, {"points", of(line.points)}};
    if (line.kind == LineKind::Adjustment)
        out.emplace_back("cite", of("supervisor"));
    else
        addCite(set, line.kind == LineKind::Foul ? "fouls." + line.note : std::string(line.parameter), out);
    if (line.partner)
        out.emplace_back("seat", of(name(Seat{side, *line.partner})));
    if (line.kind == LineKind::Foul)
        out.emplace_back("foul", of(line.note));
    if (line.kind == LineKind::Adjustment)
        out.emplace_back("reason", of(line.note));
    return of(std::move(out));
}

Value sideJson(const rules::Set& set, Side side, const SideLedger& ledger)
{
    Array countedFrom;
    for (const CountLine& count : ledger.countedFrom)
        countedFrom.push_back(countJson(set, count));
    Array lines;
    for (const Line& line : ledger.lines)
        lines.push_back(lineJson(set, side, line));
    return of(Object{{"bid", of(ledger.bid)},
                     {"tricks", of(ledger.tricks)},
                     {"counted", of(ledger.counted)},
                     {"made", of(ledger.made)},
                     {"points", of(ledger.points)},
                     {"score", of(ledger.score)},
                     {"bagsGained", of(ledger.bagsGained)},
                     {"bags", of(ledger.bags)},
                     {"countedFrom", of(std::move(countedFrom))},
                     {"lines", of(std::move(lines))}});
}

std::string_view rulingWord(Ruling ruling)
{
    switch (ruling) {
    case Ruling::Upheld:
        return "upheld";
    case Ruling::Rejected:
        return "rejected";
    case Ruling::Withdrawn:
        return "withdrawn";
    case Ruling::Pending:
        break;
    }
    return "pending";
}

Array renegesJson(const Hand& hand)
{
    Array all;
    for (const Renege& renege : hand.reneges)
        all.push_back(of(Object{{"by", of(renege.by ? name(*renege.by) : std::string_view("supervisor"))},
                                {"accused", of(name(renege.accused))},
                                {"book", of(renege.book)},
                                {"ruling", of(rulingWord(renege.ruling))}}));
    return all;
}

/// The hands that have a row, in order.
std::vector<const Hand*> handsOf(const Game& played)
{
    std::vector<const Hand*> hands;
    for (const Item& item : played.items)
        if (const auto* hand = std::get_if<Hand>(&item))
            hands.push_back(hand);
    return hands;
}

Array handsJson(const rules::Set& set, const GameLedger& ledger, const Game& played)
{
    const std::vector<const Hand*> known = handsOf(played);
    Array hands;
    for (std::size_t i = 0; i < ledger.hands.size(); ++i) {
        const HandLedger& hand = ledger.hands[i];
        Object out{{"hand", of(hand.hand)},
                   {"a", sideJson(set, Side::A, hand.sides.a)},
                   {"b", sideJson(set, Side::B, hand.sides.b)},
                   {"state", of(word(hand.state))}};
        if (i < known.size() && !known[i]->reneges.empty())
            out.emplace_back("reneges", of(renegesJson(*known[i])));
        hands.push_back(of(std::move(out)));
    }
    return hands;
}

Object resultJson(const Result& result)
{
    return {{"state", of(word(result.state))},
            {"winner", result.winner ? of(name(*result.winner)) : of(nullptr)},
            {"by", result.by ? of(word(*result.by)) : of(nullptr)},
            {"score", of(Object{{"a", of(result.score.a)}, {"b", of(result.score.b)}})}};
}

Object begun(const rules::Set& set)
{
    return {{"format", of("courtside-ledger/1")}, {"rules", of(set.id)}};
}

} // namespace

Value ledgerJson(const rules::Set& set, const GameLedger& ledger, const Game& played)
{
    Object out = begun(set);
    out.emplace_back("hands", of(handsJson(set, ledger, played)));
    out.emplace_back("result", of(resultJson(ledger.result)));
    return of(std::move(out));
}

Value ledgerJson(const rules::Set& set, const MatchLedger& ledger, const std::vector<Game>& played)
{
    Array games;
    for (std::size_t i = 0; i < ledger.games.size(); ++i)
        games.push_back(
            of(Object{{"hands", of(handsJson(set, ledger.games[i], i < played.size() ? played[i] : Game{}))},
                      {"result", of(resultJson(ledger.games[i].result))}}));
    Object result = resultJson(ledger.result);
    result.emplace_back("games", of(Object{{"a", of(ledger.gamesWon.a)}, {"b", of(ledger.gamesWon.b)}}));
    Object out = begun(set);
    out.emplace_back("games", of(std::move(games)));
    out.emplace_back("result", of(std::move(result)));
    return of(std::move(out));
}

std::string_view word(State state)
{
    switch (state) {
    case State::InProgress:
        return "in-progress";
    case State::ExtraHand:
        return "extra-hand";
    case State::Won:
        return "won";
    case State::Held:
        return "held";
    case State::AfterEnd:
        break;
    }
    return "after-end";
}

std::string_view word(By by)
{
    switch (by) {
    case By::Target:
        return "target";
    case By::Time:
        return "time";
    case By::ExtraHand:
        return "extra-hand";
    case By::MinScore:
        return "min-score";
    case By::Sets:
        return "sets";
    case By::MadeBid:
        return "made-bid";
    case By::FirstHand:
        return "first-hand";
    case By::Hands:
        return "hands";
    case By::Renege:
        return "renege";
    case By::Decided:
        return "decided";
    case By::Games:
        return "games";
    case By::Total:
        break;
    }
    return "total";
}

std::string_view word(LineKind kind)
{
    switch (kind) {
    case LineKind::Contract:
        return "contract";
    case LineKind::Overtricks:
        return "overtricks";
    case LineKind::Nil:
        return "nil";
    case LineKind::BlindNil:
        return "blind-nil";
    case LineKind::BlindBid:
        return "blind-bid";
    case LineKind::AllTricks:
        return "all-tricks";
    case LineKind::BagPenalty:
        return "bag-penalty";
    case LineKind::RenegeAward:
        return "renege-award";
    case LineKind::Foul:
        return "foul";
    case LineKind::Adjustment:
        break;
    }
    return "adjustment";
}

std::string_view word(CountKind kind)
{
    switch (kind) {
    case CountKind::Tricks:
        return "tricks";
    case CountKind::FailedNil:
        return "failed-nil";
    case CountKind::Renege:
        return "renege";
    case CountKind::Foul:
        break;
    }
    return "foul";
}

} // namespace files
