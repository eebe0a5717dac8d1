#include "ledgerjson.h"

#include "gamerecord.h"

#include "json/build.h"

namespace files {

using json::Array;
using json::list;
using json::Object;
using json::Value;
using namespace scoring;

namespace {

void addCite(const rules::Set& set, std::string_view parameter, Object& to)
{
    const rules::Cite& cite = set.citeFor(parameter);
    const std::string place = !cite.section.empty() ? cite.section
                              : cite.follows()      ? "follows"
                              : cite.isOffSheet     ? "not-on-sheet"
                                                    : cite.code;
    to.emplace_back("cite", place);
    if (!cite.code.empty())
        to.emplace_back("reading", cite.code);
}

Value countJson(const rules::Set& set, const CountLine& count)
{
    Object out{{"tricks", count.tricks}};
    if (count.kind != CountKind::Tricks) {
        out.emplace_back("kind", word(count.kind));
        addCite(set, count.parameter, out);
    }
    return out;
}

Value lineJson(const rules::Set& set, Side side, const Line& line)
{
    Object out{{"kind", word(line.kind)}, {"points", line.points}};
    if (line.kind == LineKind::Adjustment)
        out.emplace_back("cite", "supervisor");
    else
        addCite(set, line.kind == LineKind::Foul ? "fouls." + line.note : std::string(line.parameter), out);
    if (line.partner)
        out.emplace_back("seat", name(Seat{side, *line.partner}));
    if (line.kind == LineKind::Foul)
        out.emplace_back("foul", line.note);
    if (line.kind == LineKind::Adjustment)
        out.emplace_back("reason", line.note);
    return out;
}

Value sideJson(const rules::Set& set, Side side, const SideLedger& ledger)
{
    const auto countOf = [&](const CountLine& count) { return countJson(set, count); };
    const auto lineOf = [&](const Line& line) { return lineJson(set, side, line); };
    return Object{{"bid", ledger.bid},
                  {"tricks", ledger.tricks},
                  {"counted", ledger.counted},
                  {"made", ledger.made},
                  {"points", ledger.points},
                  {"score", ledger.score},
                  {"bagsGained", ledger.bagsGained},
                  {"bags", ledger.bags},
                  {"countedFrom", list(ledger.countedFrom, countOf)},
                  {"lines", list(ledger.lines, lineOf)}};
}

Object renegeJson(const Renege& renege)
{
    return {{"by", renege.by ? name(*renege.by) : std::string_view("supervisor")},
            {"accused", name(renege.accused)},
            {"book", renege.book},
            {"ruling", json::wordOf(rulings, renege.ruling)}};
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
        Object out{{"hand", hand.hand},
                   {"a", sideJson(set, Side::A, hand.sides.a)},
                   {"b", sideJson(set, Side::B, hand.sides.b)},
                   {"state", word(hand.state)}};
        if (i < known.size() && !known[i]->reneges.empty())
            out.emplace_back("reneges", list(known[i]->reneges, renegeJson));
        hands.push_back(std::move(out));
    }
    return hands;
}

Object resultJson(const Result& result)
{
    return {{"state", word(result.state)},
            {"winner", result.winner ? Value(name(*result.winner)) : Value()},
            {"by", result.by ? Value(word(*result.by)) : Value()},
            {"score", Object{{"a", result.score.a}, {"b", result.score.b}}}};
}

Object begun(const rules::Set& set)
{
    return {{"format", "courtside-ledger/1"}, {"rules", set.id}};
}

} // namespace

Value ledgerJson(const rules::Set& set, const GameLedger& ledger, const Game& played)
{
    Object out = begun(set);
    out.emplace_back("hands", handsJson(set, ledger, played));
    out.emplace_back("result", resultJson(ledger.result));
    return out;
}

Value ledgerJson(const rules::Set& set, const MatchLedger& ledger, const std::vector<Game>& played)
{
    Array games;
    for (std::size_t i = 0; i < ledger.games.size(); ++i)
        games.push_back(
            Object{{"hands", handsJson(set, ledger.games[i], i < played.size() ? played[i] : Game{})},
                   {"result", resultJson(ledger.games[i].result)}});
    Object result = resultJson(ledger.result);
    result.emplace_back("games", Object{{"a", ledger.gamesWon.a}, {"b", ledger.gamesWon.b}});
    Object out = begun(set);
    out.emplace_back("games", std::move(games));
    out.emplace_back("result", std::move(result));
    return out;
}

std::string_view word(State state)
{
    static constexpr json::Word<State> all[] = {{"in-progress", State::InProgress},
                                                {"extra-hand", State::ExtraHand},
                                                {"won", State::Won},
                                                {"held", State::Held},
                                                {"after-end", State::AfterEnd}};
    return json::wordOf(all, state);
}

std::string_view word(By by)
{
    static constexpr json::Word<By> all[] = {
        {"target", By::Target},        {"time", By::Time},           {"extra-hand", By::ExtraHand},
        {"min-score", By::MinScore},   {"sets", By::Sets},           {"made-bid", By::MadeBid},
        {"first-hand", By::FirstHand}, {"hands", By::Hands},         {"renege", By::Renege},
        {"decided", By::Decided},      {"games", By::Games},         {"total", By::Total},
        {"mercy", By::Mercy},          {"all-tricks", By::AllTricks}};
    return json::wordOf(all, by);
}

std::string_view word(LineKind kind)
{
    static constexpr json::Word<LineKind> all[] = {{"contract", LineKind::Contract},
                                                   {"overtricks", LineKind::Overtricks},
                                                   {"nil", LineKind::Nil},
                                                   {"blind-nil", LineKind::BlindNil},
                                                   {"blind-bid", LineKind::BlindBid},
                                                   {"all-tricks", LineKind::AllTricks},
                                                   {"bag-penalty", LineKind::BagPenalty},
                                                   {"renege-award", LineKind::RenegeAward},
                                                   {"foul", LineKind::Foul},
                                                   {"adjustment", LineKind::Adjustment}};
    return json::wordOf(all, kind);
}

std::string_view word(CountKind kind)
{
    static constexpr json::Word<CountKind> all[] = {{"tricks", CountKind::Tricks},
                                                    {"failed-nil", CountKind::FailedNil},
                                                    {"renege", CountKind::Renege},
                                                    {"foul", CountKind::Foul}};
    return json::wordOf(all, kind);
}

} // namespace files
