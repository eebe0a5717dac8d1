#include "undo.h"

#include "correction.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "facts/digest.h"
#include "rules/words.h"
#include "tournament/model/tournament.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/facttext.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using facts::Entry;
using message::Message;
using tournament::Filed;
using wording::filled;

namespace {

// Who sits at which table after an undo or redo.

std::optional<int> seatOf(const Tournament& tournament, const Match& match)
{
    return tournament::isAtTable(match) ? tournament::tableOf(tournament, match) : std::nullopt;
}

/// Empty where the match sits where it sat.
std::string seatChange(const Tournament& before, const Tournament& after, const Match& was, const Match& is)
{
    const std::optional<int> from = seatOf(before, was);
    const std::optional<int> to = seatOf(after, is);
    if (from == to)
        return {};
    if (from && to)
        return filled(wording::Desk::tr("%1 is at table %2, not at table %3"), wording::titleOf(is), *to,
                      *from);
    if (to)
        return filled(wording::Desk::tr("%1 is at table %2 again"), wording::titleOf(is), *to);
    return isAmong(tournament::freeTables(after), *from)
               ? filled(wording::Desk::tr("table %1 is free"), *from)
               : std::string();
}

/// A line for each match that has another table than before, has one again, or lacks one, and for each table
/// that is free since: `match 3 sits at table 2 again`, `table 4 is free`. Nothing of the matches in
/// `called`, whose call itself was undone or redone.
std::vector<std::string> seatChanges(const Tournament& before, const Tournament& after,
                                     const std::vector<std::string>& called)
{
    const Correction both{before, after, {}, {}, {}};
    std::vector<std::string> lines;
    for (const Match* is : tournament::inOrder(after)) {
        const Match* was = tournament::match(before, is->id);
        if (!was || isAmong(called, is->id))
            continue;
        if (std::string line = seatChange(before, after, *was, *is); !line.empty())
            lines.push_back(std::move(line));
        std::ranges::move(openedAgain(both, is->id), std::back_inserter(lines));
    }
    return lines;
}

using Group = std::vector<Entry>;
using Wanted = bool (*)(const Tournament& tournament, const Filed& filed);

const std::string* targetOf(const Filed& filed)
{
    const auto* retract = std::get_if<facts::Retract>(&filed.entry->fact);
    return retract ? &retract->target : nullptr;
}

/// Whether the fact takes back another than one that takes back: that is what an undo does.
bool isUndo(const Tournament& tournament, const Filed& filed)
{
    const std::string* target = filed.holds ? targetOf(filed) : nullptr;
    const Filed* taken = target ? tournament::filed(tournament, *target) : nullptr;
    return taken && !targetOf(*taken);
}

/// Whether it takes back the fact directly before it, by which what was known of somebody who is on record no
/// more was forgotten (purge.h): that is for good.
bool isForGood(const Tournament& tournament, const Filed& filed)
{
    const std::string* target = targetOf(filed);
    const Filed* taken = target ? tournament::filed(tournament, *target) : nullptr;
    return taken && std::holds_alternative<facts::Person>(taken->entry->fact) &&
           taken->entry->seq + 1 == filed.entry->seq && taken->entry->stamp.at == filed.entry->stamp.at &&
           taken->entry->stamp.by == filed.entry->stamp.by;
}

/// The first setup makes the tournament; what changes it later can be taken back.
bool setsUp(const Tournament& tournament, const facts::Entry& entry)
{
    const bool isLater = std::holds_alternative<facts::Tournament>(entry.fact) &&
                         tournament::tournamentBefore(tournament, entry.seq);
    return !isLater && facts::traitsOf(entry.fact).undo == facts::Undo::Setup && !isRuleChange(entry.fact);
}

/// The newest fact that is wanted, of that match or of all, or null.
const Filed* newest(const Tournament& tournament, const std::optional<std::string>& match, Wanted wanted)
{
    const Filed* found = nullptr;
    const auto look = [&](const tournament::Record& record) {
        const auto at = std::find_if(record.rbegin(), record.rend(), [&](const Filed& filed) {
            return wanted(tournament, filed) && !(match && isElsewhere(tournament, *match, *filed.entry));
        });
        if (at != record.rend() && (!found || at->entry->seq > found->entry->seq))
            found = &*at;
    };
    if (match) {
        look(tournament::recordOf(tournament, *match));
        return found;
    }
    look(*tournament.record);
    for (const auto& [id, record] : tournament.records)
        look(*record);
    return found;
}

/// Where in `all` the thing begins of which the fact at `at` is a part: those that went with it have ops
/// derived from the first, by their number.
std::size_t rootOf(const std::vector<Entry>& all, std::size_t at)
{
    for (std::size_t back = 1; back <= at; ++back) {
        const Entry& root = all[at - back];
        if (root.stamp.at != all[at].stamp.at || root.stamp.by != all[at].stamp.by)
            break; // not of one draft
        if (facts::derivedOp(root.stamp.op, static_cast<int>(back)) == all[at].stamp.op)
            return at - back;
    }
    return at;
}

/// Everything that was asked for at once with that fact, in order.
Group groupOf(const Tournament& tournament, const Entry& part)
{
    const std::vector<Entry> all = tournament::entries(tournament);
    const auto found = std::ranges::find_if(all, [&](const Entry& entry) { return entry.seq == part.seq; });
    const std::size_t root = rootOf(all, static_cast<std::size_t>(found - all.begin()));
    Group group{all[root]};
    for (std::size_t n = 1; root + n < all.size(); ++n) {
        if (all[root + n].stamp.op != facts::derivedOp(all[root].stamp.op, static_cast<int>(n)))
            break;
        group.push_back(all[root + n]);
    }
    return group;
}

/// Whether the fact falls with another of the group, or is taken back by itself.
bool fallsByItself(const Tournament& tournament, const Group& group, const Entry& entry)
{
    const auto with = tournament::goesWith(entry.fact);
    const bool inGroup =
        with && std::ranges::any_of(group, [&](const Entry& other) { return other.stamp.op == *with; });
    const Filed* filed = tournament::filed(tournament, entry.stamp.op);
    return inGroup || !filed || !filed->holds;
}

/// Whether it says something new of a person who was on record before, as a card that was linked: the file
/// keeps one row a person, so that what it said before is not there any more.
bool staysOnRecord(const Tournament& tournament, const Entry& entry)
{
    const auto* person = std::get_if<facts::Person>(&entry.fact);
    bool wasKnown = false;
    if (person)
        tournament::forEach<facts::Person>(
            *tournament.record, [&](const Entry& other, const facts::Person& known) {
                wasKnown = wasKnown || (known.id == person->id && other.seq < entry.seq);
            });
    return wasKnown;
}

/// Whether it stayed on record when all that was asked for at once with it was taken back: the link of a card
/// that was swiped at check-in.
bool isLeftOver(const Tournament& tournament, const Entry& entry)
{
    if (!staysOnRecord(tournament, entry))
        return false;
    const Group group = groupOf(tournament, entry);
    return group.size() > 1 && std::ranges::all_of(group, [&](const Entry& other) {
               return other.seq == entry.seq || !tournament::filed(tournament, other.stamp.op)->holds;
           });
}

bool isDeed(const Tournament& tournament, const Filed& filed)
{
    return filed.holds && !targetOf(filed) && !isLeftOver(tournament, *filed.entry);
}

/// Retracts what holds of the group, the newest first.
Answer<void> retract(Draft& draft, const Group& group)
{
    for (auto entry = group.rbegin(); entry != group.rend(); ++entry)
        if (!fallsByItself(draft.tournament(), group, *entry) && !staysOnRecord(draft.tournament(), *entry))
            if (auto added = draft.add(facts::Retract{entry->stamp.op, {}}); !added)
                return added;
    return {};
}

/// Why nothing is done, of all, of the match, or of one that is gone.
tl::unexpected<Failure> nothing(const Tournament& tournament, const std::optional<std::string>& match,
                                const Message& ofAll, Message ofMatch, Message ofGone)
{
    if (!match)
        return refused(ofAll);
    const Match* found = tournament::match(tournament, *match);
    Message& why = found ? ofMatch : ofGone;
    why.arguments = {found ? of(*found) : message::Argument{"match", *match}};
    return refused(std::move(why));
}

/// What such a fact sets up (setsUp()), and so where it is changed.
Message setUpBy(const Tournament& tournament, const Entry& entry)
{
    if (const auto* setup = std::get_if<facts::Tournament>(&entry.fact))
        return Message{"setup-of-tournament", {{"name", setup->name}}};
    if (const auto* team = std::get_if<facts::Team>(&entry.fact))
        return Message{"setup-of-team", {{"team", team->name}}};
    const auto* person = std::get_if<facts::Person>(&entry.fact);
    if (!person)
        return std::holds_alternative<facts::Draw>(entry.fact) ? Message{"setup-of-draw"}
                                                               : Message{"setup-of-rules"};
    const std::string player = personName(tournament, person->id);
    if (wording::linkedCard(tournament, entry).empty())
        return Message{"setup-of-player", {{"player", player}}};
    return person->cardHash || !person->cardEnd
               ? Message{"setup-of-card-link", {{"player", player}}}
               : Message{"setup-of-card-link-ending", {{"end", *person->cardEnd}, {"player", player}}};
}

Answer<Group> toUndo(const Tournament& tournament, const std::optional<std::string>& match)
{
    const Filed* last = newest(tournament, match, isDeed);
    if (!last)
        return nothing(tournament, match, Message{"undo-nothing"}, Message{"undo-nothing-of-match"},
                       Message{"undo-nothing-of-match-gone"});
    if (setsUp(tournament, *last->entry))
        return refused(Message{"undo-sets-up",
                               {{"what", setUpBy(tournament, *last->entry)}, {"fact", last->entry->seq}}});
    return groupOf(tournament, *last->entry);
}

Answer<Group> toRedo(const Tournament& tournament, const std::optional<std::string>& match)
{
    const Filed* last = newest(tournament, match, isUndo);
    if (!last || isForGood(tournament, *last))
        return nothing(tournament, match, Message{"redo-nothing"}, Message{"redo-nothing-of-match"},
                       Message{"redo-nothing-of-match-gone"});
    return groupOf(tournament, *last->entry);
}

/// The facts that hold in one tournament and not in the other, in order.
std::vector<Entry> heldOnlyIn(const Tournament& one, const Tournament& other)
{
    std::vector<Entry> held;
    for (const Entry& entry : tournament::entries(one))
        if (!std::holds_alternative<facts::Retract>(entry.fact) &&
            tournament::filed(one, entry.stamp.op)->holds) {
            const Filed* there = tournament::filed(other, entry.stamp.op);
            if (!there || !there->holds)
                held.push_back(entry);
        }
    return held;
}

std::vector<std::string> finishedOf(const Tournament& tournament, const Answer<Group>& group)
{
    std::vector<std::string> ids;
    for (const Match* match : tournament::inOrder(tournament)) {
        const tournament::Record& record = tournament::recordOf(tournament, match->id);
        if (group && match->state == tournament::State::Final &&
            std::ranges::any_of(*group, [&](const Entry& entry) {
                return tournament::find(record, entry.stamp.op) && !isElsewhere(tournament, match->id, entry);
            }))
            ids.push_back(match->id);
    }
    return ids;
}

Answer<Group> openBids(const Tournament& tournament, const std::optional<std::string>& match)
{
    const Match* found = tournament::match(tournament, *match);
    const tournament::Item* open = found ? tournament::openHand(*found) : nullptr;
    if (!open)
        return refused(Message{"undo-no-open-bids", {{"match", matchTitle(tournament, *match)}}});
    return groupOf(tournament, *tournament::filed(tournament, open->op)->entry);
}

using Choosing = Answer<Group> (*)(const Tournament& tournament, const std::optional<std::string>& match);

/// `before` becomes the tournament on which it is taken back.
Answer<Recorded> retractChosen(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                               Choosing choose, Tournament& before)
{
    // Chosen once: where somebody else writes meanwhile, it is still this that was meant.
    const auto group = choose(desk.tournament(), match);
    if (!group)
        return tl::unexpected(group.error());
    return desk.record(by, [&](Draft& draft) {
        before = draft.tournament();
        return retract(draft, *group);
    });
}

Answer<Undone> step(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                    bool isPutBack)
{
    Tournament before;
    auto recorded = retractChosen(desk, by, match, isPutBack ? toRedo : toUndo, before);
    if (!recorded)
        return tl::unexpected(recorded.error());
    const Tournament& after = desk.tournament();
    const Tournament& with = isPutBack ? after : before;
    const std::vector<Entry> held = heldOnlyIn(with, isPutBack ? before : after);
    std::vector<std::string> called;
    for (const Entry& entry : held)
        if (const auto* call = std::get_if<facts::Call>(&entry.fact))
            called.push_back(call->sitting.match);
    return Undone{*std::move(recorded), isPutBack, wording::factTitle(with, held),
                  seatChanges(before, after, called)};
}

} // namespace

Answer<Undone> undo(Desk& desk, const std::string& by, const std::optional<std::string>& match)
{
    return step(desk, by, match, false);
}

Answer<Undone> redo(Desk& desk, const std::string& by, const std::optional<std::string>& match)
{
    return step(desk, by, match, true);
}

bool mayUndo(const Tournament& tournament)
{
    return toUndo(tournament, {}).has_value();
}

Answer<Recorded> takeBackBids(Desk& desk, const std::string& by, const std::string& match)
{
    Tournament before;
    return retractChosen(desk, by, match, openBids, before);
}

std::vector<std::string> finishedUndone(const Tournament& tournament, const std::optional<std::string>& match)
{
    return finishedOf(tournament, toUndo(tournament, match));
}

std::vector<std::string> finishedRedone(const Tournament& tournament, const std::optional<std::string>& match)
{
    return finishedOf(tournament, toRedo(tournament, match));
}

std::string undoneText(const Undone& undone)
{
    std::vector<std::string> lines;
    if (!undone.what.empty())
        lines.push_back(wording::filled(undone.isPutBack ? wording::Desk::tr("redone: %1")
                                                         : wording::Desk::tr("undone: %1"),
                                        rules::joined(undone.what, "; ")));
    lines.insert(lines.end(), undone.tables.begin(), undone.tables.end());
    return rules::joined(lines, "\n");
}

} // namespace desk
