#include "facttitle.h"

#include "choicewords.h"
#include "conductwords.h"
#include "names.h"
#include "settingwords.h"

#include "rules/words.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <cstdlib>

namespace wording {

namespace {

using tournament::Match;
using tournament::Tournament;

/// `match 3`; the id of a match that is not in the draw.
std::string matchName(const Tournament& tournament, const facts::Sitting& sitting)
{
    const Match* match = tournament::match(tournament, sitting.match);
    return match ? titleOf(*match) : filled(Desk::tr("match %1"), sitting.match);
}

std::string handName(const Tournament& tournament, const facts::Spot& spot)
{
    return filled(Desk::tr("%1, %2"), matchName(tournament, spot.sitting), placeName(tournament, spot));
}

/// What a setup fact changed of the tournament.
std::vector<std::string> differencesOf(const facts::Tournament& now, const facts::Tournament& before)
{
    std::vector<std::string> all;
    if (now.name != before.name)
        all.push_back(filled(Desk::tr("the name %1"), now.name));
    if (now.format != before.format)
        all.push_back(filled(Desk::tr("the format")));
    if (now.tables != before.tables)
        all.push_back(filled(Desk::tr("the number of tables")));
    if (now.rest != before.rest)
        all.push_back(filled(Desk::tr("the rest between matches")));
    if (now.absences != before.absences)
        all.push_back(filled(Desk::tr("what an absence costs")));
    return all;
}

std::string scoreText(int a, int b)
{
    return filled(Desk::tr("a %1 b %2"), a, b);
}

/// `a 120 b 88`: where the hand of that op left its game; empty where it has no row.
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
            return scoreText(sides.a.score, sides.b.score);
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
            return filled(Desk::tr("%1, that it was struck"), name);
        const std::string said = isOpen(hand)        ? filled(Desk::tr("%1, its bids"), name)
                                 : !hand.reason      ? name
                                 : hand.revision > 1 ? filled(Desk::tr("%1, as it was amended"), name)
                                                     : filled(Desk::tr("%1, that was put in"), name);
        const std::string score = scoreAfter(tournament, hand, entry.stamp.op);
        return score.empty() ? said : filled(Desk::tr("%1 (%2)"), said, score);
    }
    std::string operator()(const facts::Call& call) const
    {
        return filled(Desk::tr("%1, its call to table %2"), matchName(tournament, call.sitting), call.table);
    }
    std::string operator()(const facts::Misdeal& misdeal) const
    {
        return filled(misdeal.byRuling ? Desk::tr("%1, a misdeal (ruling: %2)")
                                       : Desk::tr("%1, a misdeal (%2)"),
                      matchName(tournament, misdeal.spot.sitting), misdeal.reason);
    }
    std::string operator()(const facts::TimeCall& call) const
    {
        return filled(Desk::tr("%1, the call of time"), handName(tournament, call.spot));
    }
    std::string operator()(const facts::Clock& clock) const
    {
        return filled(Desk::tr("%1, its clock (%2)"), matchName(tournament, clock.sitting),
                      choiceWord(clock.what));
    }
    std::string operator()(const facts::Paper& paper) const
    {
        return filled(Desk::tr("%1, its score from paper"), matchName(tournament, paper.sitting));
    }
    std::string operator()(const facts::Outcome& outcome) const
    {
        return filled(Desk::tr("%1, its result (%2)"), matchName(tournament, outcome.sitting),
                      choiceWord(outcome.outcome));
    }
    std::string operator()(const facts::Agree& agree) const
    {
        return filled(Desk::tr("%1, its signed result (%2)"), matchName(tournament, agree.sitting),
                      scoreText(agree.score.a, agree.score.b));
    }
    std::string operator()(const facts::Challenge& challenge) const
    {
        return titleOf(tournament, challenge).head;
    }
    std::string operator()(const facts::Decision& decision) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, decision.challenge);
        const auto* challenge = filed ? std::get_if<facts::Challenge>(&filed->entry->fact) : nullptr;
        const std::string ruling = choiceWord(decision.ruling);
        return challenge
                   ? filled(Desk::tr("%1, the decision (%2)"), handName(tournament, challenge->hand), ruling)
                   : filled(Desk::tr("the decision (%1)"), ruling);
    }
    std::string operator()(const facts::Foul& foul) const
    {
        return filled(Desk::tr("%1, foul of side %2 (%3)"), handName(tournament, foul.hand),
                      facts::word(foul.side), foul.foul);
    }
    std::string operator()(const facts::Adjustment& adjustment) const
    {
        return filled(Desk::tr("%1, %2 point(s) for side %3", nullptr, std::abs(adjustment.points)),
                      handName(tournament, adjustment.hand), adjustment.points, facts::word(adjustment.side));
    }
    std::string operator()(const facts::Resolve& resolve) const
    {
        return filled(Desk::tr("%1, what was decided about it (%2)"), matchName(tournament, resolve.sitting),
                      choiceWord(resolve.choice));
    }
    std::string operator()(const facts::Move& move) const
    {
        return filled(Desk::tr("%1, the move of its sheet"), matchName(tournament, move.sitting));
    }
    std::string operator()(const facts::Checkin& checkin) const
    {
        return filled(Desk::tr("check-in of %1"), personName(tournament, checkin.person));
    }
    std::string operator()(const facts::Withdraw& withdraw) const
    {
        return filled(Desk::tr("withdrawal of %1"), teamName(tournament, withdraw.team));
    }
    std::string operator()(const facts::Substitute& substitute) const
    {
        return filled(Desk::tr("%1, %2 for %3"), teamName(tournament, substitute.team),
                      personName(tournament, substitute.joins), personName(tournament, substitute.leaves));
    }
    std::string operator()(const facts::Retract& retract) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, retract.target);
        return filled(Desk::tr("taking back: %1"),
                      filed ? factTitle(tournament, *filed->entry) : retract.target);
    }
    std::string operator()(const facts::Closure& closure) const
    {
        return filled(closure.what == facts::TableDeed::Close ? Desk::tr("table %1, that it is closed")
                                                              : Desk::tr("table %1, that it is open again"),
                      closure.table);
    }
    std::string operator()(const facts::Tournament& setup) const
    {
        const facts::Tournament* before = tournament::tournamentBefore(tournament, entry.seq);
        const std::vector<std::string> others =
            before ? differencesOf(setup, *before) : std::vector<std::string>();
        return others.empty() ? filled(Desk::tr("the tournament %1"), setup.name)
                              : rules::listed(others, filled(Desk::tr("and")));
    }
    std::string operator()(const facts::Rules&) const { return filled(Desk::tr("the rules")); }
    std::string operator()(const facts::Person& person) const
    {
        const std::string linked = linkedCard(tournament, entry);
        const std::string name = personName(tournament, person.id);
        return linked.empty() ? filled(Desk::tr("player %1"), name)
                              : filled(Desk::tr("the link of %1 to %2"), linked, name);
    }
    std::string operator()(const facts::Team& team) const { return filled(Desk::tr("team %1"), team.name); }
    std::string operator()(const facts::Draw&) const { return filled(Desk::tr("the draw")); }
    std::string operator()(const facts::Pairing& pairing) const
    {
        return filled(Desk::tr("the pairing of round %1"), pairing.round);
    }
    std::string operator()(const facts::Lot& lot) const
    {
        return filled(Desk::tr("the lot of %1"), rules::joined(teamNames(tournament, lot.teams), ", "));
    }
    std::string operator()(const facts::PlayIn& playIn) const
    {
        return filled(Desk::tr("the play-in of %1"),
                      rules::joined(teamNames(tournament, playIn.teams), ", "));
    }
    std::string operator()(const facts::LateEntry& late) const
    {
        return filled(Desk::tr("the late entry of %1"), teamName(tournament, late.team));
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
        lines.push_back(
            sheets.size() > 1
                ? filled(Desk::tr("that %1"),
                         sheetsText(tournament, sheets, std::get<facts::ScoreSheet>(together[at].fact).what))
                : factTitle(tournament, together[at]));
        at += std::max(sheets.size(), std::size_t{1});
    }
    return lines;
}

} // namespace wording
