#include "onsheet.h"

#include "door.h"
#include "names.h"
#include "putback.h"
#include "room.h"

#include "night/moves.h"

#include <algorithm>

namespace desk {

namespace {

using night::Filed;
using night::Match;
using night::Record;

/// The record in which a fact stands, and (empty for the night as a whole) its match.
struct Home {
    std::string match;
    const Record* record = nullptr;
};

Home homeOf(const Night& night, const std::string& op)
{
    const std::string* match = night.ops.find(op);
    if (!match || match->empty())
        return {{}, &*night.record};
    // What was decided stands where its challenge does, whose sheet may have been moved.
    const Filed* filed = night::filed(night, op);
    if (const auto* decision = std::get_if<facts::Decision>(&filed->entry->fact))
        if (const auto challenge = night::standingFact(night, decision->challenge)) {
            const std::string& now = facts::sittingOf(*challenge)->match;
            return {now, &night::recordOf(night, now)};
        }
    return {*match, &night::recordOf(night, *match)};
}

/// Whether it took the place of another decision.
bool isLaterDecision(const Record& record, const facts::Entry& entry)
{
    const auto* decision = std::get_if<facts::Decision>(&entry.fact);
    return decision && std::any_of(record.begin(), record.end(), [&](const Filed& filed) {
               const auto* other = std::get_if<facts::Decision>(&filed.entry->fact);
               return filed.holds && other && other->challenge == decision->challenge &&
                      filed.entry->seq < entry.seq;
           });
}

/// Whether it was ruled on a match that was signed or decided before.
bool isRuledLater(const Record& record, const facts::Entry& entry)
{
    return isOneOf(facts::kindOf(entry.fact), {facts::Challenge::kind, facts::Decision::kind,
                                               facts::Foul::kind, facts::Adjustment::kind}) &&
           std::any_of(record.begin(), record.end(), [&](const Filed& filed) {
               return filed.holds && filed.entry->seq < entry.seq &&
                      isOneOf(facts::kindOf(filed.entry->fact), {facts::Agree::kind, facts::Outcome::kind});
           });
}

/// Whether it stands in the place of a hand: that was thrown in by ruling.
bool isThrownIn(const Record& record, const facts::Entry& entry)
{
    const auto* misdeal = std::get_if<facts::Misdeal>(&entry.fact);
    return misdeal && std::any_of(record.begin(), record.end(), [&](const Filed& filed) {
               const auto* hand = std::get_if<facts::Hand>(&filed.entry->fact);
               return filed.holds && hand && hand->struck && hand->spot == misdeal->spot;
           });
}

/// What of a match can be taken back though it is final: what made it so, corrections, and what changes no
/// score.
bool mayGoFromFinal(const Record& record, const facts::Entry& entry)
{
    const auto* hand = std::get_if<facts::Hand>(&entry.fact);
    return (hand && hand->revision > 1) || isLaterDecision(record, entry) || isRuledLater(record, entry) ||
           isThrownIn(record, entry) ||
           isOneOf(facts::kindOf(entry.fact), {facts::Agree::kind, facts::Outcome::kind, facts::Resolve::kind,
                                               facts::Move::kind, facts::Evidence::kind, facts::Protest::kind,
                                               facts::Settlement::kind, facts::Rating::kind});
}

/// Whether the call is still needed by what stands on its sheet, or was moved from it.
bool isSatOn(const Record& written, const facts::Call& call)
{
    const Record record = night::asMoved(written);
    return std::any_of(record.begin(), record.end(), [&](const Filed& filed) {
        if (const auto* move = std::get_if<facts::Move>(&filed.entry->fact))
            return filed.holds && move->sitting == call.sitting;
        const facts::Sitting* sheet = night::onSheetOf(filed.entry->fact);
        const auto* hand = std::get_if<facts::Hand>(&filed.entry->fact);
        return filed.holds && sheet && *sheet == call.sitting && !(hand && hand->struck);
    });
}

bool hasOtherCall(const Record& record, const facts::Call& call, long long seq)
{
    return std::any_of(record.begin(), record.end(), [&](const Filed& filed) {
        const auto* other = std::get_if<facts::Call>(&filed.entry->fact);
        return filed.holds && filed.entry->seq != seq && other && other->sitting == call.sitting;
    });
}

/// Whether a later version of that hand holds.
bool isSuperseded(const Record& record, const facts::Hand& hand)
{
    return std::any_of(record.begin(), record.end(), [&](const Filed& filed) {
        const auto* other = std::get_if<facts::Hand>(&filed.entry->fact);
        return filed.holds && other && other->spot == hand.spot && other->revision > hand.revision;
    });
}

/// The sheet on which that stands now, where it was moved since it was written; null where it was not.
const Match* movedSince(const Night& night, const facts::Entry& entry)
{
    const facts::Sitting* written = night::onSheetOf(entry.fact);
    const auto standing = written ? night::standingFact(night, entry.stamp.op) : std::nullopt;
    if (!standing || *facts::sittingOf(*standing) == *written)
        return nullptr;
    return night::match(night, facts::sittingOf(*standing)->match);
}

/// Both sheets of a move have to be as it left them.
void checkMoved(const Night& night, const facts::Entry& entry, Objections& found)
{
    const auto* move = std::get_if<facts::Move>(&entry.fact);
    if (!move || !move->toMatch)
        return;
    for (const std::string& id : {move->sitting.match, *move->toMatch})
        if (isOvertaken(night::recordOf(night, id), entry.seq))
            found.push_back(titleOf(*night::match(night, id)) +
                            " has gone on since its sheet was moved: take that back first");
}

/// Matches that the person plays, or has played, on the strength of that check-in.
void checkPlaying(const Night& night, const facts::Checkin& checkin, Objections& found)
{
    for (const Match* match : night::inOrder(night)) {
        const bool meant = checkin.match ? *checkin.match == match->id : match->state != night::State::Final;
        if (!match->call || !meant)
            continue;
        const auto& players = match->call->players.at;
        if (std::find(players.begin(), players.end(), checkin.person) != players.end())
            found.push_back(personName(night, checkin.person) + " sits in " + titleOf(*match));
    }
}

/// What sets the night up stays, but for a later change of its name, tables or rest; a team can be taken off
/// it before the draw, and a person who is on none.
Objections againstTakingOff(const Night& night, const facts::Entry& entry)
{
    const facts::Fact& fact = entry.fact;
    if (std::holds_alternative<facts::Event>(fact))
        if (const facts::Event* before = eventBefore(night, entry.seq))
            return against(night, *before);
    if (std::holds_alternative<facts::Team>(fact) && !night.setting->draw)
        return {};
    if (const auto* person = std::get_if<facts::Person>(&fact)) {
        const std::string team = teamOfPlayer(night, person->id);
        if (team.empty())
            return {};
        return {personName(night, person->id) + " plays for " + teamName(night, team)};
    }
    return {"what sets the night up (" + std::string(facts::kindOf(fact)) +
            ") is not taken back; a new one takes its place"};
}

/// Whether a hand would be left without tricks in the middle of its sheet.
bool hasHole(const Match& match)
{
    return std::any_of(match.games.begin(), match.games.end(), [&](const night::Sheet& sheet) {
        return std::any_of(sheet.items.begin(), sheet.items.end(), [&](const night::Item& item) {
            return item.isOpen && (&item != &sheet.items.back() || &sheet != &match.games.back());
        });
    });
}

Objections againstTakingBack(const Night& night, const Filed& target, const Home& home)
{
    Objections found;
    const Match* match = home.match.empty() ? nullptr : night::match(night, home.match);
    if (isSetting(target.entry->fact))
        return againstTakingOff(night, *target.entry);
    if (const auto* retract = std::get_if<facts::Retract>(&target.entry->fact))
        return againstPuttingBack(night, target, *retract);
    if (const Match* now = movedSince(night, *target.entry))
        return {"its sheet is that of " + titleOf(*now) + " now: take the move back first"};
    if (match && match->state == night::State::Final && !mayGoFromFinal(*home.record, *target.entry))
        return {titleOf(*match) + " is final: take its result back first (undo)"};
    if (const auto* call = std::get_if<facts::Call>(&target.entry->fact);
        call && !hasOtherCall(*home.record, *call, target.entry->seq) && isSatOn(*home.record, *call))
        found.push_back(titleOf(*match) + " has hands on record: they come first");
    if (const auto* hand = std::get_if<facts::Hand>(&target.entry->fact);
        hand && isSuperseded(*home.record, *hand))
        found.push_back("a later version of that hand is on record: it comes first");
    checkMoved(night, *target.entry, found);
    if (const auto* substitute = std::get_if<facts::Substitute>(&target.entry->fact))
        return againstTakingBackSubstitute(night, *target.entry, *substitute);
    if (const auto* checkin = std::get_if<facts::Checkin>(&target.entry->fact))
        checkPlaying(night, *checkin, found);
    return found;
}

/// Whether somebody sits in the match whom the bracket does not put there.
bool isWrong(const Match& match)
{
    return match.call && (match.flags.disputed || night::hasOpenSeat(match));
}

/// Matches that somebody sat down to and whom the bracket would then no longer seat there.
void checkFollowers(const Night& night, const facts::Retract& retract, const std::string& own,
                    Objections& found)
{
    Night after = night;
    night::apply(after, {night.seq + 1, {"-", {}, {}, {}}, retract});
    for (const std::string& id : night::changed(night, after)) {
        const Match* was = night::match(night, id);
        const Match* is = night::match(after, id);
        if (was && !is && (was->call || !night::recordOf(night, id).empty()))
            found.push_back(titleOf(*was) + " was called on the strength of it: take that back first");
        if (id != own && was && is && isWrong(*is) && (!isWrong(*was) || was->seats != is->seats))
            found.push_back(titleOf(*was) + " was called with what came of it: take that back first");
        if (id == own && is && hasHole(*is) && !(was && hasHole(*was)))
            found.push_back(titleOf(*is) + ": a hand with others behind it would be left without its tricks");
    }
}

/// Matches that were resolved with what is taken back, and have gone on since.
void checkResolved(const Night& night, const std::string& target, Objections& found)
{
    for (const auto& [id, record] : night.records)
        for (const Filed& filed : *record)
            if (filed.holds && night::goesWith(filed.entry->fact) == target &&
                isOvertaken(*record, filed.entry->seq))
                found.push_back(titleOrId(night, id) + " has gone on since the correction");
}

} // namespace

Objections against(const Night& night, const facts::Retract& retract)
{
    const Home home = homeOf(night, retract.target);
    const Filed* target = night::find(*home.record, retract.target);
    if (!target)
        return {"there is no fact " + retract.target + " on record"};
    if (!target->holds)
        return {"the fact " + retract.target + " is taken back already"};
    Objections found = againstTakingBack(night, *target, home);
    if (found.empty())
        checkResolved(night, retract.target, found);
    if (found.empty())
        checkFollowers(night, retract, home.match, found);
    return found;
}

} // namespace desk
