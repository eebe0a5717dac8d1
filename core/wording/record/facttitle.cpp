#include "facttext.h"

#include "choicewords.h"
#include "matchwords.h"
#include "names.h"

#include "rules/words.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <algorithm>
#include <cstdlib>

namespace wording {

namespace {

using tournament::Match;
using tournament::Tournament;

/// What a setup fact changed.
std::vector<std::string> differencesOf(const facts::Tournament& now, const facts::Tournament& before)
{
    std::vector<std::string> all;
    if (now.name != before.name)
        all.push_back(filled(Desk::tr("the name %1"), rules::isolated(now.name)));
    if (now.format != before.format)
        all.push_back(filled(Desk::tr("the format")));
    if (now.tables != before.tables)
        all.push_back(filled(Desk::tr("the number of tables")));
    if (now.rest != before.rest)
        all.push_back(filled(Desk::tr("the rest between matches")));
    if (now.absences != before.absences)
        all.push_back(filled(Desk::tr("the absence policy")));
    return all;
}

/// `A 120, B 88`: where the hand of that op left its game; empty where it has no row.
std::string scoreAfter(const Tournament& tournament, const facts::Hand& hand, const std::string& op)
{
    const Match* match = tournament::match(tournament, hand.spot.sitting.match);
    if (!match || match->attempt != hand.spot.sitting.attempt)
        return {};
    const tournament::Sheet sheet = tournament::sheetOf(*match, hand.spot.game);
    for (const tournament::Item& item : sheet.items)
        if (const auto* row = item.op == op ? tournament::ledgerRow(sheet, item) : nullptr)
            return lettered({row->sides.a.score, row->sides.b.score});
    return {};
}

template <class... Each>
struct Overloaded : Each... {
    using Each::operator()...;
};
template <class... Each>
Overloaded(Each...) -> Overloaded<Each...>;

/// `of` returns `auto`, because lupdate would take the std of its return type for the class of the texts.
struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Desk)
public:
    const Tournament& tournament;

    std::string match(const facts::Sitting& sitting) const { return matchName(tournament, sitting.match); }
    std::string team(const std::string& id) const { return teamName(tournament, id); }
    std::string teams(const std::vector<std::string>& ids) const
    {
        return rules::joined(teamNames(tournament, ids), ", ");
    }
    std::string person(const std::string& id) const { return personName(tournament, id); }
    auto hand(const facts::Spot& spot) const
    {
        return filled(tr("%1, %2"), match(spot.sitting), placeName(tournament, spot));
    }
    auto hand(const facts::Hand& it, const std::string& op) const
    {
        const std::string name = hand(it.spot);
        if (it.struck)
            return filled(tr("%1, deleted"), name);
        const std::string said = isBidsAlone(it)   ? filled(tr("%1, bids"), name)
                                 : !it.reason      ? name
                                 : it.revision > 1 ? filled(tr("%1, amended"), name)
                                                   : filled(tr("%1, inserted"), name);
        const std::string score = scoreAfter(tournament, it, op);
        return score.empty() ? said : filled(tr("%1 (%2)"), said, score);
    }
    auto decision(const facts::Decision& it) const
    {
        const tournament::Filed* filed = tournament::filed(tournament, it.challenge);
        const auto* challenge = filed ? std::get_if<facts::Challenge>(&filed->entry->fact) : nullptr;
        return challenge ? filled(tr("%1, decision (%2)"), hand(challenge->hand), choiceWord(it.ruling))
                         : filled(tr("the decision (%1)"), choiceWord(it.ruling));
    }
    auto setup(const facts::Tournament& it, long long seq) const
    {
        const facts::Tournament* before = tournament::tournamentBefore(tournament, seq);
        const auto others = before ? differencesOf(it, *before) : std::vector<std::string>();
        return others.empty() ? filled(tr("the tournament %1"), rules::isolated(it.name))
                              : rules::listed(others, filled(tr("and")));
    }
    auto known(const facts::Entry& entry, const std::string& id) const
    {
        const std::string linked = linkedCard(tournament, entry);
        return linked.empty() ? filled(tr("player %1"), person(id))
                              : filled(tr("the link of %1 to %2"), linked, person(id));
    }

    auto of(const facts::Entry& entry) const
    {
        const Overloaded title{
            [&](const facts::Hand& it) { return hand(it, entry.stamp.op); },
            [&](const facts::Call& it) {
                return addsOnlyDealer(tournament, entry.seq, it)
                           ? filled(tr("%1, first dealer"), match(it.sitting))
                           : filled(tr("%1, call to table %2"), match(it.sitting), it.table);
            },
            [&](const facts::Misdeal& it) {
                if (scoring::isThrownIn(it))
                    return filled(tr("%1, a void hand (bids under the table minimum)"),
                                  match(it.spot.sitting));
                return filled(it.byRuling ? tr("%1, a misdeal (ruling: %2)") : tr("%1, a misdeal (%2)"),
                              match(it.spot.sitting), it.reason);
            },
            [&](const facts::TimeCall& it) { return filled(tr("%1, time called"), hand(it.spot)); },
            [&](const facts::Clock& it) {
                return filled(tr("%1, clock (%2)"), match(it.sitting), choiceWord(it.what));
            },
            [&](const facts::Paper& it) { return filled(tr("%1, score from paper"), match(it.sitting)); },
            [&](const facts::Outcome& it) {
                return filled(tr("%1, result (%2)"), match(it.sitting), endingWord(it.outcome));
            },
            [&](const facts::Agree& it) {
                return filled(tr("%1, signed result (%2)"), match(it.sitting), lettered(it.score));
            },
            [&](const facts::Decision& it) { return decision(it); },
            [&](const facts::Foul& it) {
                return filled(tr("%1, foul by side %2 (%3)"), hand(it.hand), sideName(it.side),
                              codeInWords(it.foul));
            },
            [&](const facts::Adjustment& it) {
                return filled(tr("%1, %2 point(s) for side %3", nullptr, std::abs(it.points)), hand(it.hand),
                              rules::added(it.points), sideName(it.side));
            },
            [&](const facts::Resolve& it) {
                return filled(it.choice == facts::Resolution::Seat     ? tr("%1, change of teams")
                              : it.choice == facts::Resolution::Replay ? tr("%1, replay")
                                                                       : tr("%1, decision to keep its teams"),
                              match(it.sitting));
            },
            [&](const facts::Move& it) {
                return filled(it.toMatch ? tr("%1, move of its score sheet") : tr("%1, swap of columns"),
                              match(it.sitting));
            },
            [&](const facts::Checkin& it) { return filled(tr("check-in of %1"), person(it.person)); },
            [&](const facts::Withdraw& it) { return filled(tr("withdrawal of %1"), team(it.team)); },
            [&](const facts::Substitute& it) {
                return filled(tr("%1, %2 for %3"), team(it.team), person(it.joins), person(it.leaves));
            },
            [&](const facts::Retract& it) {
                const tournament::Filed* filed = tournament::filed(tournament, it.target);
                return filled(tr("undo of %1"), filed ? factTitle(tournament, *filed->entry) : it.target);
            },
            [&](const facts::Closure& it) {
                return filled(it.what == facts::TableAction::Close ? tr("table %1, closed")
                                                                   : tr("table %1, open again"),
                              it.table);
            },
            [&](const facts::Tournament& it) { return setup(it, entry.seq); },
            [&](const facts::Rules&) { return filled(tr("the rules")); },
            [&](const facts::Person& it) { return known(entry, it.id); },
            [&](const facts::Team& it) { return filled(tr("team %1"), rules::isolated(it.name)); },
            [&](const facts::Draw&) { return filled(tr("the draw")); },
            [&](const facts::Pairing& it) { return filled(tr("the pairing of round %1"), it.round); },
            [&](const facts::Lot& it) { return filled(tr("the random draw of %1"), teams(it.teams)); },
            [&](const facts::PlayIn& it) { return filled(tr("the play-in of %1"), teams(it.teams)); },
            [&](const facts::LateEntry& it) { return filled(tr("the late entry of %1"), team(it.team)); },
            [&](const auto& it) { return titleOf(tournament, it).head; },
        };
        return std::visit(title, entry.fact);
    }
};

/// The matches of the score sheets from `at` on that went out, or came back, in a row.
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

/// Whether it is evidence or a decision on a challenge in `all`, whose line is enough.
bool isOfChallengeIn(const std::vector<facts::Entry>& all, const facts::Entry& entry)
{
    const auto* evidence = std::get_if<facts::Evidence>(&entry.fact);
    const auto* decision = std::get_if<facts::Decision>(&entry.fact);
    const std::string of = evidence ? evidence->challenge : decision ? decision->challenge : std::string();
    return !of.empty() && std::ranges::any_of(all, [&](const auto& each) { return each.stamp.op == of; });
}

} // namespace

bool addsOnlyDealer(const Tournament& tournament, long long seq, const facts::Call& call)
{
    bool sat = false;
    tournament::forEach<facts::Call>(tournament::recordOf(tournament, call.sitting.match),
                                     [&](const facts::Entry& other, const facts::Call& before) {
                                         if (other.seq < seq && before.sitting == call.sitting)
                                             sat = before.table == call.table && before.teams == call.teams &&
                                                   before.players == call.players &&
                                                   before.firstDealer != call.firstDealer;
                                     });
    return sat && call.firstDealer;
}

std::string factTitle(const Tournament& tournament, const facts::Entry& entry)
{
    return Titles{tournament}.of(entry);
}

std::vector<std::string> factTitle(const Tournament& tournament, const std::vector<facts::Entry>& together)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < together.size();) {
        if (isOfChallengeIn(together, together[at])) {
            ++at;
            continue;
        }
        const std::vector<std::string> sheets = sheetsFrom(tournament, together, at);
        lines.push_back(sheets.size() > 1 ? sheetsText(tournament, sheets,
                                                       std::get<facts::ScoreSheet>(together[at].fact).what)
                                          : factTitle(tournament, together[at]));
        at += std::max(sheets.size(), std::size_t{1});
    }
    return lines;
}

} // namespace wording
