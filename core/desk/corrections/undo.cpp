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

// Tables after an undo or redo.

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

/// A line for each match whose table changed, and for each table that became free: `match 3 is at table 2
/// again`, `table 4 is free`. Leaves out the matches in `called`, whose call itself was undone or redone.
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

/// Whether the fact undoes another fact. A retract of a retract is a redo.
bool isUndo(const Tournament& tournament, const Filed& filed)
{
    const std::string* target = filed.holds ? targetOf(filed) : nullptr;
    const Filed* taken = target ? tournament::filed(tournament, *target) : nullptr;
    return taken && !targetOf(*taken);
}

/// Whether it retracts the fact directly before it, as a purge does for people no longer on record (purge.h).
/// That can't be redone.
bool isForGood(const Tournament& tournament, const Filed& filed)
{
    const std::string* target = targetOf(filed);
    const Filed* taken = target ? tournament::filed(tournament, *target) : nullptr;
    return taken && std::holds_alternative<facts::Person>(taken->entry->fact) &&
           taken->entry->seq + 1 == filed.entry->seq && taken->entry->stamp.at == filed.entry->stamp.at &&
           taken->entry->stamp.by == filed.entry->stamp.by;
}

/// The first setup creates the tournament. A later change of it can be undone.
bool setsUp(const Tournament& tournament, const facts::Entry& entry)
{
    const bool isLater = std::holds_alternative<facts::Tournament>(entry.fact) &&
                         tournament::tournamentBefore(tournament, entry.seq);
    return !isLater && facts::traitsOf(entry.fact).undo == facts::Undo::Setup && !isRuleChange(entry.fact);
}

/// The newest fact, of that match or of all, that passes `wanted`; null if there is none.
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

/// The index in `all` of the first fact of the group with the fact at `at`. The others have ops derived from
/// the first op and their number.
std::size_t rootOf(const std::vector<Entry>& all, std::size_t at)
{
    for (std::size_t back = 1; back <= at; ++back) {
        const Entry& root = all[at - back];
        if (root.stamp.at != all[at].stamp.at || root.stamp.by != all[at].stamp.by)
            break; // from another draft
        if (facts::derivedOp(root.stamp.op, static_cast<int>(back)) == all[at].stamp.op)
            return at - back;
    }
    return at;
}

/// All facts that were recorded together with this one, in order.
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

/// Whether the fact falls with another of the group, or no longer holds.
bool fallsByItself(const Tournament& tournament, const Group& group, const Entry& entry)
{
    const auto with = tournament::mainFactOf(entry.fact);
    const bool inGroup =
        with && std::ranges::any_of(group, [&](const Entry& other) { return other.stamp.op == *with; });
    const Filed* filed = tournament::filed(tournament, entry.stamp.op);
    return inGroup || !filed || !filed->holds;
}

/// Whether it changes a person who was already on record, for example by linking a card. The file keeps one
/// row for each person, so the earlier values are gone.
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

/// Whether it stayed on record when the rest of its group was undone: the link of a card that was swiped at
/// check-in.
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

/// Retracts the facts of the group that hold, the newest first.
Answer<void> retract(Draft& draft, const Group& group)
{
    for (auto entry = group.rbegin(); entry != group.rend(); ++entry)
        if (!fallsByItself(draft.tournament(), group, *entry) && !staysOnRecord(draft.tournament(), *entry))
            if (auto added = draft.add(facts::Retract{entry->stamp.op, {}}); !added)
                return added;
    return {};
}

/// The refusal for the whole tournament, for the match, or for a match that is no longer drawn.
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

/// What the fact sets up (setsUp()), and where to change that.
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

/// The facts that hold in `one` but not in `other`, in order.
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

/// Sets `before` to the tournament just before the undo.
Answer<Recorded> retractChosen(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                               Choosing choose, Tournament& before)
{
    // Chosen once, so that someone else's entry meanwhile doesn't change what is undone.
    const auto group = choose(desk.tournament(), match);
    if (!group)
        return tl::unexpected(group.error());
    return desk.record(by, [&](Draft& draft) {
        before = draft.tournament();
        return retract(draft, *group);
    });
}

Answer<Undone> step(Desk& desk, const std::string& by, const std::optional<std::string>& match, bool isRedo)
{
    Tournament before;
    auto recorded = retractChosen(desk, by, match, isRedo ? toRedo : toUndo, before);
    if (!recorded)
        return tl::unexpected(recorded.error());
    const Tournament& after = desk.tournament();
    const Tournament& with = isRedo ? after : before;
    const std::vector<Entry> held = heldOnlyIn(with, isRedo ? before : after);
    std::vector<std::string> called;
    for (const Entry& entry : held)
        if (const auto* call = std::get_if<facts::Call>(&entry.fact))
            called.push_back(call->sitting.match);
    return Undone{*std::move(recorded), isRedo, wording::factTitle(with, held),
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

Answer<Recorded> undoBids(Desk& desk, const std::string& by, const std::string& match)
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
        lines.push_back(
            wording::filled(undone.isRedo ? wording::Desk::tr("redone: %1") : wording::Desk::tr("undone: %1"),
                            rules::joined(undone.what, "; ")));
    lines.insert(lines.end(), undone.tables.begin(), undone.tables.end());
    return rules::joined(lines, "\n");
}

} // namespace desk
