#include "undo.h"

#include "factwords.h"
#include "names.h"
#include "onsheet.h"
#include "room.h"
#include "seatchanges.h"

#include "facts/digest.h"

#include <algorithm>

namespace desk {

namespace {

using facts::Entry;
using night::Filed;
using night::Night;

using Group = std::vector<Entry>;
using Wanted = bool (*)(const Night& night, const Filed& filed);

const std::string* targetOf(const Filed& filed)
{
    const auto* retract = std::get_if<facts::Retract>(&filed.entry->fact);
    return retract ? &retract->target : nullptr;
}

/// Whether the fact takes back another than one that takes back: that is what an undo does.
bool isUndo(const Night& night, const Filed& filed)
{
    const std::string* target = filed.holds ? targetOf(filed) : nullptr;
    const Filed* taken = target ? night::filed(night, *target) : nullptr;
    return taken && !targetOf(*taken);
}

/// Whether it takes back the fact directly before it, by which what was known of somebody who is on record no
/// more was forgotten (purge.h): that is for good.
bool isForGood(const Night& night, const Filed& filed)
{
    const std::string* target = targetOf(filed);
    const Filed* taken = target ? night::filed(night, *target) : nullptr;
    return taken && std::holds_alternative<facts::Person>(taken->entry->fact) &&
           taken->entry->seq + 1 == filed.entry->seq && taken->entry->stamp.at == filed.entry->stamp.at &&
           taken->entry->stamp.by == filed.entry->stamp.by;
}

/// The first event makes the night; what changes it later can be taken back.
bool setsUp(const Night& night, const facts::Entry& entry)
{
    const facts::Fact& fact = entry.fact;
    return (std::holds_alternative<facts::Event>(fact) && !eventBefore(night, entry.seq)) ||
           (std::holds_alternative<facts::Rules>(fact) && !isRuleChange(fact)) ||
           std::holds_alternative<facts::Person>(fact) || std::holds_alternative<facts::Team>(fact) ||
           std::holds_alternative<facts::Draw>(fact);
}

/// The newest fact in a record that is wanted, or null.
const Filed* newestIn(const Night& night, const night::Record& record, Wanted wanted)
{
    const auto at = std::find_if(record.rbegin(), record.rend(),
                                 [&](const Filed& filed) { return wanted(night, filed); });
    return at == record.rend() ? nullptr : &*at;
}

const Filed* newestAbout(const Night& night, const std::string& match, Wanted wanted)
{
    const night::Record& record = night::recordOf(night, match);
    const auto at = std::find_if(record.rbegin(), record.rend(), [&](const Filed& filed) {
        return wanted(night, filed) && !isElsewhere(night, match, *filed.entry);
    });
    return at == record.rend() ? nullptr : &*at;
}

const Filed* newest(const Night& night, const std::optional<std::string>& match, Wanted wanted)
{
    if (match)
        return newestAbout(night, *match, wanted);
    const Filed* found = newestIn(night, *night.record, wanted);
    for (const auto& [id, record] : night.records) {
        const Filed* here = newestIn(night, *record, wanted);
        if (here && (!found || here->entry->seq > found->entry->seq))
            found = here;
    }
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
Group groupOf(const Night& night, const Entry& part)
{
    const std::vector<Entry> all = night::entries(night);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Entry& entry) { return entry.seq == part.seq; });
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
bool fallsByItself(const Night& night, const Group& group, const Entry& entry)
{
    const auto with = night::goesWith(entry.fact);
    const bool inGroup = with && std::any_of(group.begin(), group.end(),
                                             [&](const Entry& other) { return other.stamp.op == *with; });
    const Filed* filed = night::filed(night, entry.stamp.op);
    return inGroup || !filed || !filed->holds;
}

/// Whether it says something new of a person who was on record before, as a card that was linked: the file
/// keeps one row a person, so that what it said before is not there any more.
bool staysOnRecord(const Night& night, const Entry& entry)
{
    const auto* person = std::get_if<facts::Person>(&entry.fact);
    bool wasKnown = false;
    if (person)
        night::forEach<facts::Person>(*night.record, [&](const Entry& other, const facts::Person& known) {
            wasKnown = wasKnown || (known.id == person->id && other.seq < entry.seq);
        });
    return wasKnown;
}

/// Whether it stayed on record when all that was asked for at once with it was taken back: the link of a card
/// that was swiped at check-in.
bool isLeftOver(const Night& night, const Entry& entry)
{
    if (!staysOnRecord(night, entry))
        return false;
    const Group group = groupOf(night, entry);
    return group.size() > 1 && std::all_of(group.begin(), group.end(), [&](const Entry& other) {
               return other.seq == entry.seq || !night::filed(night, other.stamp.op)->holds;
           });
}

bool isDeed(const Night& night, const Filed& filed)
{
    return filed.holds && !targetOf(filed) && !isLeftOver(night, *filed.entry);
}

/// Retracts what holds of the group, the newest first.
Answer<void> retract(Draft& draft, const Group& group)
{
    for (auto entry = group.rbegin(); entry != group.rend(); ++entry)
        if (!fallsByItself(draft.night(), group, *entry) && !staysOnRecord(draft.night(), *entry))
            if (auto added = draft.add(facts::Fact(facts::Retract{entry->stamp.op, {}})); !added)
                return added;
    return {};
}

std::string nothing(const Night& night, const std::optional<std::string>& match, const char* what)
{
    if (!match)
        return std::string("there is nothing to ") + what;
    const night::Match* found = night::match(night, *match);
    return (found ? titleOf(*found) : *match + " is not in the draw any more") + ": there is nothing to " +
           what;
}

Answer<Group> toUndo(const Night& night, const std::optional<std::string>& match)
{
    const Filed* last = newest(night, match, isDeed);
    if (!last)
        return refused(nothing(night, match, "take back"));
    if (setsUp(night, *last->entry))
        return refused("the newest fact on record is " + inWords(night, *last->entry) + " (fact " +
                       std::to_string(last->entry->seq) +
                       "): what sets the night up is not taken back; a new one takes its place");
    return groupOf(night, *last->entry);
}

Answer<Group> toRedo(const Night& night, const std::optional<std::string>& match)
{
    const Filed* last = newest(night, match, isUndo);
    if (!last || isForGood(night, *last))
        return refused(nothing(night, match, "put back"));
    return groupOf(night, *last->entry);
}

/// The facts that hold in one night and not in the other, in order.
std::vector<Entry> heldOnlyIn(const Night& one, const Night& other)
{
    std::vector<Entry> held;
    for (const Entry& entry : night::entries(one))
        if (!std::holds_alternative<facts::Retract>(entry.fact) && night::filed(one, entry.stamp.op)->holds) {
            const Filed* there = night::filed(other, entry.stamp.op);
            if (!there || !there->holds)
                held.push_back(entry);
        }
    return held;
}

/// `step` holds in `with` and not in the other of the two nights.
Undone undone(Recorded&& recorded, const std::vector<Entry>& step, const Night& with, const Night& before,
              const Night& after)
{
    Undone told{std::move(recorded), inWords(with, step), {}};
    std::vector<std::string> called;
    for (const Entry& entry : step)
        if (const auto* call = std::get_if<facts::Call>(&entry.fact))
            called.push_back(call->sitting.match);
    told.tables = seatChanges(before, after, called);
    return told;
}

std::vector<std::string> finishedOf(const Night& night, const Answer<Group>& group)
{
    std::vector<std::string> ids;
    for (const night::Match* match : night::inOrder(night)) {
        const night::Record& record = night::recordOf(night, match->id);
        if (group && match->state == night::State::Final &&
            std::any_of(group->begin(), group->end(), [&](const Entry& entry) {
                return night::find(record, entry.stamp.op) && !isElsewhere(night, match->id, entry);
            }))
            ids.push_back(match->id);
    }
    return ids;
}

Answer<Group> openBids(const Night& night, const std::optional<std::string>& match)
{
    const night::Match* found = night::match(night, *match);
    const night::Item* open = found ? night::openHand(*found) : nullptr;
    if (!open)
        return refused((found ? titleOf(*found) : *match) + ": no hand is open whose bids are on record");
    return groupOf(night, *night::filed(night, open->op)->entry);
}

using Choosing = Answer<Group> (*)(const Night& night, const std::optional<std::string>& match);

struct Change {
    Recorded recorded;
    Night before;
};

Answer<Change> record(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                      Choosing choose)
{
    // Chosen once: where somebody else writes meanwhile, it is still this that was meant.
    const auto group = choose(desk.night(), match);
    if (!group)
        return tl::unexpected(group.error());
    Night before;
    auto recorded = desk.record(by, [&](Draft& draft) {
        before = draft.night();
        return retract(draft, *group);
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    return Change{*std::move(recorded), std::move(before)};
}

} // namespace

Answer<Undone> undo(Desk& desk, const std::string& by, const std::optional<std::string>& match)
{
    auto change = record(desk, by, match, toUndo);
    if (!change)
        return tl::unexpected(change.error());
    const Night& before = change->before;
    return undone(std::move(change->recorded), heldOnlyIn(before, desk.night()), before, before,
                  desk.night());
}

Answer<Recorded> takeBackBids(Desk& desk, const std::string& by, const std::string& match)
{
    return record(desk, by, match, openBids).map([](Change&& change) { return std::move(change.recorded); });
}

Answer<Undone> redo(Desk& desk, const std::string& by, const std::optional<std::string>& match)
{
    auto change = record(desk, by, match, toRedo);
    if (!change)
        return tl::unexpected(change.error());
    const Night& before = change->before;
    return undone(std::move(change->recorded), heldOnlyIn(desk.night(), before), desk.night(), before,
                  desk.night());
}

std::vector<std::string> finishedUndone(const Night& night, const std::optional<std::string>& match)
{
    return finishedOf(night, toUndo(night, match));
}

std::vector<std::string> finishedRedone(const Night& night, const std::optional<std::string>& match)
{
    return finishedOf(night, toRedo(night, match));
}

std::string undoneText(const Undone& undone, const std::string& verb)
{
    std::string text;
    for (const std::string& what : undone.what)
        text.append(text.empty() ? "" : "\n").append(verb).append(": ").append(what);
    for (const std::string& line : undone.tables)
        text.append(text.empty() ? "" : "\n").append(line);
    return text;
}

} // namespace desk
