#include "drawlater.h"

#include "drawfacts.h"

#include "bracket/questions.h"
#include "bracket/shuffle.h"
#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/attendance.h"
#include "wording/filled.h"
#include "wording/record/facttext.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::filled;

namespace desk {

using message::Message;

namespace {

/// `X-1`, or the next id that is free.
std::string nextPlayIn(const Tournament& tournament)
{
    for (int number = 1;; ++number) {
        std::string id = "X-" + std::to_string(number);
        if (!bracket::find(tournament.setting->bracket, id))
            return id;
    }
}

/// The rounds that count as losses for a team that joined Swiss late; otherwise empty.
std::string missed(const Tournament& tournament, const std::string& team)
{
    const std::string words = wording::missedInWords(tournament::missedRounds(
        *tournament.setting)[tournament::seedOfTeam(*tournament.setting, team).value_or(0)]);
    return words.empty() ? words : "; " + words;
}

} // namespace

Answer<Recorded> pairRound(Desk& desk, const std::string& by)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        auto pairing = tournament::nextPairing(draft.tournament());
        if (!pairing)
            return refused(pairing.error());
        return draft.add(*std::move(pairing));
    });
}

Answer<facts::Lot> lotFor(const Tournament& tournament, const LotOptions& options,
                          const Environment& environment)
{
    const auto ties = tournament::undecidedTies(tournament);
    facts::Lot lot{options.teams, {}, {}};
    if (options.byHand) {
        lot.reason = options.reason;
        return lot;
    }
    if (ties.empty())
        return refused(Message{"draw-nobody-level"});
    if (lot.teams.empty())
        for (const int seed : ties.front().seeds)
            lot.teams.push_back(tournament::teamOfSeed(*tournament.setting, seed));
    // By seed, not by the order given, so that anyone can repeat the draw.
    std::ranges::sort(lot.teams, [&](const std::string& left, const std::string& right) {
        return tournament::seedOfTeam(*tournament.setting, left) <
               tournament::seedOfTeam(*tournament.setting, right);
    });
    lot.randomSeed = options.randomSeed ? *options.randomSeed : madeSeed(environment);
    const std::vector<std::string> level = lot.teams;
    const std::vector<int> order = bracket::shuffled(static_cast<int>(level.size()), *lot.randomSeed);
    std::ranges::transform(order, lot.teams.begin(),
                           [&](int place) { return level[static_cast<std::size_t>(place)]; });
    return lot;
}

Answer<Recorded> drawLots(Desk& desk, const std::string& by, const LotOptions& options)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        return lotFor(draft.tournament(), options, desk.environment()).and_then([&](facts::Lot lot) {
            return draft.add(std::move(lot));
        });
    });
}

Answer<Recorded> addPlayIn(Desk& desk, const std::string& by, const std::string& a, const std::string& b)
{
    return desk.record(by, [&](Draft& draft) {
        return draft.add(facts::PlayIn{nextPlayIn(draft.tournament()), {a, b}});
    });
}

Answer<Recorded> withdraw(Desk& desk, const std::string& by, const std::string& team,
                          const std::string& reason)
{
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Withdraw{team, reason}); });
}

namespace {

/// Refuses a late team with one player, because a late entry can't be undone. Facts on record are not checked
/// for that.
Objections againstLate(const Tournament& tournament, const std::string& id)
{
    const tournament::Team* team = tournament::team(*tournament.setting, id);
    if (!team || team->players.size() > 1)
        return {};
    return {Message{"late-team-of-one", {{"team", rules::isolated(team->name)}}}};
}

/// Whether enough players of that team are checked in for its next match, so that it keeps its place. Facts
/// on record are not checked for that either.
bool keepsPlace(const Tournament& tournament, const std::string& id)
{
    const tournament::Team* team = tournament::team(*tournament.setting, id);
    if (!team || team->withdrawn)
        return false;
    return std::ranges::count_if(tournament::playersNow(tournament, *team), [&](const std::string& player) {
               return tournament::isCheckedInForNext(tournament, id, player);
           }) >= tournament::playersToSit;
}

/// Adds the new team. Refuses players with the name of a player on another team.
Answer<std::string> addLate(Draft& draft, const TeamEntry& entry)
{
    if (const auto same = namesakes(draft.tournament(), {}, entry))
        return refused(Message{"late-namesake", {{"why", *same}}});
    return addTeam(draft, entry);
}

} // namespace

Answer<Recorded> enterLate(Desk& desk, const std::string& by, const LateEntryOptions& options)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto team =
            options.newTeam ? addLate(draft, *options.newTeam) : Answer<std::string>(options.team);
        if (!team)
            return tl::unexpected(team.error());
        if (auto against = againstLate(draft.tournament(), *team); !against.empty())
            return refused(std::move(against));
        const facts::LateEntry late{*team, unlessEmpty(options.replaces), unlessEmpty(options.reason)};
        if (against(draft.tournament(), late).empty() && keepsPlace(draft.tournament(), options.replaces))
            return refused(
                Message{"late-replaced-is-here", {{"team", teamName(draft.tournament(), options.replaces)}}});
        return draft.add(late);
    });
}

Answer<std::vector<std::string>> latePlaces(const Tournament& tournament, const std::string& team)
{
    if (auto why = againstLate(tournament, team); !why.empty())
        return refused(std::move(why));
    auto places = placesInDraw(tournament, team);
    if (!places)
        return places;
    std::erase_if(*places, [&](const std::string& id) { return keepsPlace(tournament, id); });
    if (places->empty())
        return refused(Message{"late-nowhere"});
    return places;
}

std::string playsInWords(const Tournament& tournament, const std::string& team)
{
    const Match* match = tournament::currentMatch(tournament, team);
    if (!match || !match->number) {
        const bool isPaired = tournament.setting->bracket.kind == bracket::Kind::Swiss;
        return isPaired
                   ? filled(wording::Desk::tr("%1 plays from the next paired round on"),
                            teamName(tournament, team)) +
                         missed(tournament, team)
                   : filled(wording::Desk::tr("%1 has no match to play yet"), teamName(tournament, team));
    }
    const scoring::Side other = match->teams.a == team ? scoring::Side::B : scoring::Side::A;
    const bracket::Match* drawn = tournament::drawn(*tournament.setting, match->id);
    const bracket::Slot& slot = other == scoring::Side::A ? drawn->a : drawn->b;
    const std::string& against = match->teams[other];
    if (against.empty())
        return filled(wording::Desk::tr("%1 plays the %2 in match %3"), teamName(tournament, team),
                      wording::inWords(tournament.setting->bracket, slot), *match->number);
    return filled(wording::Desk::tr("%1 plays %2 in match %3"), teamName(tournament, team),
                  teamName(tournament, against), *match->number);
}

std::string recordedText(const Tournament& tournament, const Recorded& recorded)
{
    std::string text;
    for (const facts::Entry& entry : recorded.entries) {
        text += wording::factText(tournament, entry) + '\n';
        if (const auto* late = std::get_if<facts::LateEntry>(&entry.fact))
            text += playsInWords(tournament, late->team) + '\n';
    }
    return text;
}

} // namespace desk
