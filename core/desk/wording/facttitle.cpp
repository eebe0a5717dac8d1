#include "facttitle.h"

#include "conductwords.h"
#include "names.h"
#include "settingwords.h"

#include "rules/words.h"
#include "tournament/queries/room.h"

#include <algorithm>

namespace desk {

namespace {

using tournament::Match;
using tournament::Tournament;

/// `match 3`; the id of a match that is not in the draw.
std::string matchName(const Tournament& tournament, const facts::Sitting& sitting)
{
    const Match* match = tournament::match(tournament, sitting.match);
    return match ? titleOf(*match) : "match " + sitting.match;
}

std::string handName(const Tournament& tournament, const facts::Spot& spot)
{
    return matchName(tournament, spot.sitting) + ", " + placeName(tournament, spot);
}

/// What an event in the course of the tournament changed of it.
std::vector<std::string> differencesOf(const facts::Event& now, const facts::Event& before)
{
    std::vector<std::string> all;
    if (now.name != before.name)
        all.push_back("the name " + now.name);
    if (now.format != before.format)
        all.emplace_back("the format");
    if (now.tables != before.tables)
        all.emplace_back("the number of tables");
    if (now.rest != before.rest)
        all.emplace_back("the rest between matches");
    if (now.attendance != before.attendance)
        all.emplace_back("what an absence costs");
    return all;
}

std::string scoreText(int a, int b)
{
    return "a " + std::to_string(a) + " b " + std::to_string(b);
}

/// ` (a 120 b 88)`: where the hand of that op left its game; empty where it has no row.
std::string scoreAfter(const Tournament& tournament, const facts::Hand& hand, const std::string& op)
{
    const Match* match = tournament::match(tournament, hand.spot.sitting.match);
    if (!match || match->attempt != hand.spot.sitting.attempt)
        return {};
    const tournament::Sheet sheet = tournament::sheetOf(*match, hand.spot.game);
    std::size_t row = 0;
    for (const tournament::Item& item : sheet.items) {
        if (item.isOpen || !std::holds_alternative<scoring::Hand>(item.what))
            continue;
        const auto& sides = sheet.ledger.hands[row++].sides;
        if (item.op == op)
            return " (" + scoreText(sides.a.score, sides.b.score) + ')';
    }
    return {};
}

bool isOpen(const facts::Hand& hand)
{
    return std::holds_alternative<std::monostate>(hand.sides.a.tricks) &&
           std::holds_alternative<std::monostate>(hand.sides.b.tricks);
}

struct Speaker {
    const Tournament& tournament;
    const facts::Entry& entry;

    std::string operator()(const facts::Hand& hand) const
    {
        const std::string name = handName(tournament, hand.spot);
        if (hand.struck)
            return name + ", that it was struck";
        const char* how = isOpen(hand)        ? ", its bids"
                          : !hand.reason      ? ""
                          : hand.revision > 1 ? ", as it was amended"
                                              : ", that was put in";
        return name + how + scoreAfter(tournament, hand, entry.stamp.op);
    }
    std::string operator()(const facts::Call& call) const
    {
        return matchName(tournament, call.sitting) + ", its call to table " + std::to_string(call.table);
    }
    std::string operator()(const facts::Misdeal& misdeal) const
    {
        return matchName(tournament, misdeal.spot.sitting) + ", a misdeal (" +
               (misdeal.byRuling ? "ruling: " : "") + misdeal.reason + ')';
    }
    std::string operator()(const facts::TimeCall& call) const
    {
        return handName(tournament, call.spot) + ", the call of time";
    }
    std::string operator()(const facts::Clock& clock) const
    {
        return matchName(tournament, clock.sitting) + ", its clock (" + std::string(facts::word(clock.what)) +
               ')';
    }
    std::string operator()(const facts::Paper& paper) const
    {
        return matchName(tournament, paper.sitting) + ", its score from paper";
    }
    std::string operator()(const facts::Outcome& outcome) const
    {
        return matchName(tournament, outcome.sitting) + ", its result (" +
               std::string(facts::word(outcome.outcome)) + ')';
    }
    std::string operator()(const facts::Agree& agree) const
    {
        return matchName(tournament, agree.sitting) + ", its signed result (" +
               scoreText(agree.score.a, agree.score.b) + ')';
    }
    std::string operator()(const facts::Challenge& challenge) const
    {
        return titleOf(tournament, challenge).head;
    }
    std::string operator()(const facts::Decision& decision) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, decision.challenge);
        const auto* challenge = filed ? std::get_if<facts::Challenge>(&filed->entry->fact) : nullptr;
        return (challenge ? handName(tournament, challenge->hand) + ", the" : std::string("the")) +
               " decision (" + std::string(facts::word(decision.ruling)) + ')';
    }
    std::string operator()(const facts::Foul& foul) const
    {
        return handName(tournament, foul.hand) + ", foul of side " + std::string(facts::word(foul.side)) +
               " (" + foul.foul + ')';
    }
    std::string operator()(const facts::Adjustment& adjustment) const
    {
        return handName(tournament, adjustment.hand) + ", " + std::to_string(adjustment.points) +
               " points for side " + std::string(facts::word(adjustment.side));
    }
    std::string operator()(const facts::Resolve& resolve) const
    {
        return matchName(tournament, resolve.sitting) + ", what was decided about it (" +
               std::string(facts::word(resolve.choice)) + ')';
    }
    std::string operator()(const facts::Move& move) const
    {
        return matchName(tournament, move.sitting) + ", the move of its sheet";
    }
    std::string operator()(const facts::Checkin& checkin) const
    {
        return "check-in of " + personName(tournament, checkin.person);
    }
    std::string operator()(const facts::Withdraw& withdraw) const
    {
        return "withdrawal of " + teamName(tournament, withdraw.team);
    }
    std::string operator()(const facts::Substitute& substitute) const
    {
        return teamName(tournament, substitute.team) + ", " + personName(tournament, substitute.joins) +
               " for " + personName(tournament, substitute.leaves);
    }
    std::string operator()(const facts::Retract& retract) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, retract.target);
        return "taking back: " + (filed ? factTitle(tournament, *filed->entry) : retract.target);
    }
    std::string operator()(const facts::Closure& closure) const
    {
        return "table " + std::to_string(closure.table) +
               (closure.what == facts::TableDeed::Close ? ", that it is closed" : ", that it is open again");
    }
    std::string operator()(const facts::Event& event) const
    {
        const facts::Event* before = tournament::eventBefore(tournament, entry.seq);
        const std::vector<std::string> others =
            before ? differencesOf(event, *before) : std::vector<std::string>();
        return others.empty() ? "the tournament " + event.name : rules::listed(others, "and");
    }
    std::string operator()(const facts::Rules&) const { return "the rules"; }
    std::string operator()(const facts::Person& person) const
    {
        const std::string linked = linkedCard(tournament, entry);
        return (linked.empty() ? "player " : "the link of " + linked + " to ") +
               personName(tournament, person.id);
    }
    std::string operator()(const facts::Team& team) const { return "team " + team.name; }
    std::string operator()(const facts::Draw&) const { return "the draw"; }
    std::string operator()(const facts::Pairing& pairing) const
    {
        return "the pairing of round " + std::to_string(pairing.round);
    }
    std::string operator()(const facts::Lot& lot) const
    {
        return "the lot of " + teamNames(tournament, lot.teams);
    }
    std::string operator()(const facts::PlayIn& playIn) const
    {
        return "the play-in of " + teamNames(tournament, playIn.teams);
    }
    std::string operator()(const facts::LateEntry& late) const
    {
        return "the late entry of " + teamName(tournament, late.team);
    }
    template <class Conduct>
    std::string operator()(const Conduct& fact) const
    {
        return nameOf(tournament, fact);
    }
};

/// The matches of those score sheets that from there on went out, or came back, one behind the other.
std::vector<std::string> sheetsFrom(const Tournament& tournament, const std::vector<facts::Entry>& all,
                                    std::size_t at)
{
    std::vector<std::string> matches;
    const auto* first = std::get_if<facts::ScoreSheet>(&all[at].fact);
    for (; first && at < all.size(); ++at) {
        const auto* sheet = std::get_if<facts::ScoreSheet>(&all[at].fact);
        if (!sheet || sheet->what != first->what || !tournament::match(tournament, sheet->match))
            break;
        matches.push_back(sheet->match);
    }
    return matches;
}

} // namespace

std::string factTitle(const Tournament& tournament, const facts::Entry& entry)
{
    return std::visit(Speaker{tournament, entry}, entry.fact);
}

std::vector<std::string> factTitle(const Tournament& tournament, const std::vector<facts::Entry>& together)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < together.size();) {
        const std::vector<std::string> sheets = sheetsFrom(tournament, together, at);
        lines.push_back(sheets.size() > 1
                            ? "that " + sheetsText(tournament, sheets,
                                                   std::get<facts::ScoreSheet>(together[at].fact).what)
                            : factTitle(tournament, together[at]));
        at += std::max(sheets.size(), std::size_t{1});
    }
    return lines;
}

} // namespace desk
