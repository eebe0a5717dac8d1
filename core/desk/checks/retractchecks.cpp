#include "checks.h"
#include "named.h"
#include "onsheet.h"

#include "tournament/fold/derive.h"
#include "tournament/model/lineup.h"
#include "tournament/model/record.h"
#include "tournament/queries/room.h"

#include <algorithm>

namespace desk {

using tournament::Filed;
using tournament::Record;

namespace {

/// The record with the fact, and its match; empty for the tournament as a whole.
struct Home {
    std::string match;
    const Record* record = nullptr;
};

Home homeOf(const Tournament& tournament, const std::string& op)
{
    const std::string* match = tournament.ops.find(op);
    if (!match || match->empty())
        return {{}, &*tournament.record};
    // A decision is in the record of its challenge, whose sheet may have been moved.
    const Filed* filed = tournament::filed(tournament, op);
    if (const auto* decision = std::get_if<facts::Decision>(&filed->entry->fact))
        if (const auto challenge = tournament::standingFact(tournament, decision->challenge)) {
            const std::string& now = facts::sittingOf(*challenge)->match;
            return {now, &tournament::recordOf(tournament, now)};
        }
    return {*match, &tournament::recordOf(tournament, *match)};
}

/// Whether a fact of that kind holds and passes `wanted`.
template <class Kind, class Wanted>
bool hasHeld(const Record& record, Wanted wanted)
{
    bool found = false;
    tournament::forEach<Kind>(
        record, [&](const facts::Entry& entry, const Kind& fact) { found = found || wanted(entry, fact); });
    return found;
}

/// Whether it replaced an earlier decision.
bool isLaterDecision(const Record& record, const facts::Entry& entry)
{
    const auto* decision = std::get_if<facts::Decision>(&entry.fact);
    return decision &&
           hasHeld<facts::Decision>(record, [&](const facts::Entry& other, const facts::Decision& before) {
               return other.seq < entry.seq && before.challenge == decision->challenge;
           });
}

/// Whether it is a ruling on a match that was already signed or decided.
bool isRuledLater(const Record& record, const facts::Entry& entry)
{
    return facts::traitsOf(entry.fact).undo == facts::Undo::Ruling &&
           std::ranges::any_of(record, [&](const Filed& filed) {
               return filed.holds && filed.entry->seq < entry.seq &&
                      facts::traitsOf(filed.entry->fact).undo == facts::Undo::Result;
           });
}

/// Whether a ruling made the hand at this place void.
bool replacesHand(const Record& record, const facts::Entry& entry)
{
    const auto* misdeal = std::get_if<facts::Misdeal>(&entry.fact);
    return misdeal && tournament::latest<facts::Hand>(record, [&](const facts::Hand& hand) {
               return hand.struck && hand.spot == misdeal->spot;
           });
}

/// What can be undone in a finished match: the result itself, corrections, and what changes no score.
bool mayGoFromFinal(const Record& record, const facts::Entry& entry)
{
    const auto* hand = std::get_if<facts::Hand>(&entry.fact);
    const facts::Undo undo = facts::traitsOf(entry.fact).undo;
    return (hand && hand->revision > 1) || isLaterDecision(record, entry) || isRuledLater(record, entry) ||
           replacesHand(record, entry) || undo == facts::Undo::Result || undo == facts::Undo::Always;
}

/// Whether its sheet has anything that needs the call, or was moved from it.
bool isSatOn(const Record& written, const facts::Call& call)
{
    const Record record = tournament::asMoved(written);
    return std::ranges::any_of(record, [&](const Filed& filed) {
        if (const auto* move = std::get_if<facts::Move>(&filed.entry->fact))
            return filed.holds && move->sitting == call.sitting;
        const facts::Sitting* sheet = tournament::onSheetOf(filed.entry->fact);
        const auto* hand = std::get_if<facts::Hand>(&filed.entry->fact);
        return filed.holds && sheet && *sheet == call.sitting && !(hand && hand->struck);
    });
}

bool hasOtherCall(const Record& record, const facts::Call& call, long long seq)
{
    return hasHeld<facts::Call>(record, [&](const facts::Entry& entry, const facts::Call& other) {
        return entry.seq != seq && other.sitting == call.sitting;
    });
}

/// Whether a later version of that hand holds.
bool isSuperseded(const Record& record, const facts::Hand& hand)
{
    return tournament::latest<facts::Hand>(record, [&](const facts::Hand& other) {
        return other.spot == hand.spot && other.revision > hand.revision;
    });
}

bool isSetting(const facts::Fact& fact)
{
    return !isRuleChange(fact) && facts::traitsOf(fact).undo == facts::Undo::Setup;
}

/// Whether anything but an undo was recorded after that fact and holds. The clock doesn't count.
bool hasLaterFact(const Record& record, long long seq)
{
    return std::ranges::any_of(record, [&](const Filed& filed) {
        return filed.holds && filed.entry->seq > seq &&
               !isOneOf<facts::Clock, facts::Retract>(filed.entry->fact);
    });
}

/// The match with the sheet of that fact, if the sheet was moved later; otherwise null.
const Match* movedSince(const Tournament& tournament, const facts::Entry& entry)
{
    const facts::Sitting* written = tournament::onSheetOf(entry.fact);
    const auto standing = written ? tournament::standingFact(tournament, entry.stamp.op) : std::nullopt;
    if (!standing || *facts::sittingOf(*standing) == *written)
        return nullptr;
    return tournament::match(tournament, facts::sittingOf(*standing)->match);
}

/// Both matches of a moved sheet must be unchanged since the move.
void checkMoved(const Tournament& tournament, const facts::Entry& entry, Objections& found)
{
    const auto* move = std::get_if<facts::Move>(&entry.fact);
    if (!move || !move->toMatch)
        return;
    for (const std::string& id : {move->sitting.match, *move->toMatch})
        if (hasLaterFact(tournament::recordOf(tournament, id), entry.seq))
            found.push_back(
                Message{"match-went-on-since-sheet-moved", {{"match", matchTitle(tournament, id)}}});
}

/// Matches called with this person that relied on the check-in.
void checkPlaying(const Tournament& tournament, const facts::Checkin& checkin, Objections& found)
{
    for (const Match* match : tournament::inOrder(tournament)) {
        const bool meant =
            checkin.match ? *checkin.match == match->id : match->state != tournament::State::Final;
        if (!match->call || !meant)
            continue;
        const auto& players = match->call->players.at;
        if (isAmong(players, checkin.person))
            found.push_back(Message{"checkin-player-sits-in-match",
                                    {{"player", personName(tournament, checkin.person)}, of(*match)}});
    }
}

/// The oldest fact that names the team or one of its players, apart from registration and check-in; null if
/// there is none.
const facts::Entry* namedBy(const Tournament& tournament, const tournament::Team& team)
{
    const facts::Entry* oldest = nullptr;
    const auto look = [&](const Record& record) {
        for (const Filed& filed : record) {
            const facts::Fact& fact = filed.entry->fact;
            if (!filed.holds || isOneOf<facts::Person, facts::Checkin, facts::Team>(fact) ||
                (oldest && oldest->seq < filed.entry->seq))
                continue;
            if (facts::names(fact, team.id) || std::ranges::any_of(team.players, [&](const std::string& id) {
                    return facts::names(fact, id);
                }))
                oldest = &*filed.entry;
        }
    };
    look(*tournament.record);
    for (const auto& [id, record] : tournament.records)
        look(*record);
    return oldest;
}

/// Before the draw a team can always be removed; later only if no fact names it.
Objections againstUndoing(const Tournament& tournament, const facts::Team& fact)
{
    const tournament::Team* team = tournament::team(*tournament.setting, fact.id);
    if (!tournament.setting->draw || !team)
        return {};
    if (tournament::seedOfTeam(*tournament.setting, team->id))
        return {Message{"team-in-draw-stays", {of(*team)}}};
    if (const facts::Entry* entry = namedBy(tournament, *team))
        return {Message{"team-named-stays", {of(*team), {"fact", entry->seq}}}};
    return {};
}

/// The setup can't be undone, except a later change of name, tables or rest, a team that no fact names, and a
/// person on no team.
Objections againstUndoing(const Tournament& tournament, const facts::Entry& entry)
{
    const facts::Fact& fact = entry.fact;
    if (std::holds_alternative<facts::Tournament>(fact))
        if (const facts::Tournament* before = tournament::tournamentBefore(tournament, entry.seq))
            return against(tournament, *before);
    if (const auto* team = std::get_if<facts::Team>(&fact))
        return againstUndoing(tournament, *team);
    if (const auto* person = std::get_if<facts::Person>(&fact)) {
        const std::string team = teamOfPlayer(tournament, person->id);
        if (team.empty())
            return {};
        return {
            Message{"person-plays-for-team",
                    {{"player", personName(tournament, person->id)}, {"team", teamName(tournament, team)}}}};
    }
    return {Message{"setting-not-taken-back", {{"kind", facts::kindOf(fact)}}}};
}

/// Whether a hand before the last one has no tricks.
bool hasSkippedHand(const Match& match)
{
    return std::ranges::any_of(match.games, [&](const tournament::Sheet& sheet) {
        return std::ranges::any_of(sheet.items, [&](const tournament::Item& item) {
            return item.isOpen && (&item != &sheet.items.back() || &sheet != &match.games.back());
        });
    });
}

/// The round or the play-in may be gone or have other teams.
Objections againstMatchAgain(const Tournament& tournament, const facts::Fact& fact)
{
    const facts::Sitting* sitting = facts::sittingOf(fact);
    if (!sitting)
        return {};
    const Match* match = tournament::match(tournament, sitting->match);
    if (!match)
        return {noSuchMatch(sitting->match)};
    const bracket::Part part = tournament::drawn(*tournament.setting, match->id)->bracket;
    const auto* call = std::get_if<facts::Call>(&fact);
    if (!call || (part != bracket::Part::Swiss && part != bracket::Part::PlayIn))
        return {};
    if (plays(*match, call->teams.a) && plays(*match, call->teams.b))
        return {};
    return {Message{"rules-or-draw-changed-since-taken-back"}};
}

/// The objections to a redo: what it concerns must be unchanged since the undo. Facts about the draw must be
/// possible now.
Objections againstPuttingBack(const Tournament& tournament, const Filed& target,
                              const facts::Retract& retract)
{
    const Filed* taken = tournament::filed(tournament, retract.target);
    const facts::Fact* fact = taken ? &taken->entry->fact : nullptr;
    Objections found = fact ? againstMatchAgain(tournament, *fact) : Objections();
    if (!found.empty())
        return found;
    if (fact && isOneOf<facts::Tournament, facts::Person>(*fact))
        return objections(tournament, *fact);
    if (fact && isSetting(*fact))
        return {Message{"setting-not-put-back", {{"kind", facts::kindOf(*fact)}}}};
    for (const auto& [id, record] : tournament.records)
        if (tournament::find(*record, target.entry->stamp.op) &&
            !isElsewhere(tournament, id, *target.entry) && hasLaterFact(*record, target.entry->seq))
            found.push_back(
                Message{"match-went-on-since-taken-back", {{"match", matchTitle(tournament, id)}}});
    for (const Filed& filed : *tournament.record)
        if (filed.holds && filed.entry->seq > target.entry->seq &&
            isOneOf<facts::Rules, facts::Draw>(filed.entry->fact))
            found.push_back(Message{"rules-or-draw-changed-since-taken-back"});
    const bool isAskedAgain = fact && (isOneOf<facts::Checkin, facts::Substitute>(*fact) ||
                                       facts::traitsOf(*fact).undo == facts::Undo::OfDraw);
    return found.empty() && isAskedAgain ? objections(tournament, *fact) : found;
}

Objections againstTakingBack(const Tournament& tournament, const Filed& target, const Home& home)
{
    Objections found;
    const Match* match = home.match.empty() ? nullptr : tournament::match(tournament, home.match);
    if (isSetting(target.entry->fact))
        return againstUndoing(tournament, *target.entry);
    if (const auto* retract = std::get_if<facts::Retract>(&target.entry->fact))
        return againstPuttingBack(tournament, target, *retract);
    if (const Match* now = movedSince(tournament, *target.entry))
        return {Message{"sheet-moved-since", {of(*now)}}};
    if (match && match->state == tournament::State::Final && !mayGoFromFinal(*home.record, *target.entry))
        return {isFinal(*match)};
    if (const auto* call = std::get_if<facts::Call>(&target.entry->fact);
        call && !hasOtherCall(*home.record, *call, target.entry->seq) && isSatOn(*home.record, *call))
        found.push_back(Message{"call-has-hands", {of(*match)}});
    if (const auto* hand = std::get_if<facts::Hand>(&target.entry->fact);
        hand && isSuperseded(*home.record, *hand))
        found.push_back(Message{"hand-has-later-version"});
    checkMoved(tournament, *target.entry, found);
    if (const auto* substitute = std::get_if<facts::Substitute>(&target.entry->fact))
        return againstUndoingSubstitute(tournament, *target.entry, *substitute);
    if (const auto* checkin = std::get_if<facts::Checkin>(&target.entry->fact))
        checkPlaying(tournament, *checkin, found);
    return found;
}

/// Whether any fact of the match holds, apart from undos.
bool isBegun(const Record& record)
{
    return std::ranges::any_of(record, [](const Filed& filed) {
        return filed.holds && !std::holds_alternative<facts::Retract>(filed.entry->fact);
    });
}

/// Whether a team is seated that the bracket doesn't have there.
bool isWrong(const Match& match)
{
    return match.call && (match.flags.disputed || tournament::hasOpenSeat(match));
}

/// Matches whose teams the bracket would no longer have there.
void checkFollowers(const Tournament& tournament, const facts::Retract& retract, const std::string& own,
                    Objections& found)
{
    Tournament after = tournament;
    tournament::apply(after, {tournament.seq + 1, {"-", {}, {}, {}}, retract});
    for (const std::string& id : tournament::changed(tournament, after)) {
        const Match* was = tournament::match(tournament, id);
        const Match* is = tournament::match(after, id);
        if (was && !is && isBegun(tournament::recordOf(tournament, id)))
            found.push_back(Message{"match-called-on-strength", {of(*was)}});
        if (id != own && was && is && isWrong(*is) && (!isWrong(*was) || was->seats != is->seats))
            found.push_back(Message{"match-called-with-outcome", {of(*was)}});
        if (id == own && is && hasSkippedHand(*is) && !(was && hasSkippedHand(*was)))
            found.push_back(Message{"hand-left-without-tricks", {of(*is)}});
    }
}

/// Matches that were resolved by this correction and have changed since.
void checkResolved(const Tournament& tournament, const std::string& target, Objections& found)
{
    for (const auto& [id, record] : tournament.records)
        for (const Filed& filed : *record)
            if (filed.holds && tournament::mainFactOf(filed.entry->fact) == target &&
                hasLaterFact(*record, filed.entry->seq))
                found.push_back(
                    Message{"match-went-on-since-correction", {{"match", matchTitle(tournament, id)}}});
}

} // namespace

Objections against(const Tournament& tournament, const facts::Retract& retract)
{
    const Home home = homeOf(tournament, retract.target);
    const Filed* target = tournament::find(*home.record, retract.target);
    if (!target)
        return {Message{"fact-not-on-record", {{"fact", retract.target}}}};
    if (!target->holds)
        return {Message{"fact-taken-back-already", {{"fact", retract.target}}}};
    Objections found = againstTakingBack(tournament, *target, home);
    if (found.empty())
        checkResolved(tournament, retract.target, found);
    if (found.empty())
        checkFollowers(tournament, retract, home.match, found);
    return found;
}

} // namespace desk
