#include "settingwords.h"

#include "names.h"

#include "bracket/shuffle.h"
#include "bracket/words.h"
#include "rules/words.h"
#include "tournament/queries/absence.h"

namespace desk {

namespace {

constexpr std::size_t mostNamed = 8;

/// `, 4 pools, 2 go on from each, with a match for third place`: what a draw names beside its teams.
std::string drawOptions(const facts::Draw& draw)
{
    std::string text;
    if (draw.pools)
        text += ", " + rules::counted(*draw.pools, "pool") + ", " +
                bracket::goOnInWords(draw.advance.value_or(0)) + " from each" +
                (draw.wildcards ? " and " + rules::counted(*draw.wildcards, "wildcard") : "");
    if (draw.meetings.value_or(1) == 2)
        text += ", everybody meets twice";
    if (draw.rounds)
        text += ", " + rules::counted(*draw.rounds, "round");
    if (draw.finals)
        text += ", one final decides";
    if (draw.thirdPlace)
        text += ", with a match for third place";
    return text + (draw.ranking ? ", ties broken by " + *draw.ranking : "");
}

std::string withTheirTeam(const tournament::Tournament& tournament, const std::string& id)
{
    const std::string team = teamOfPlayer(tournament, id);
    return personName(tournament, id) + (team.empty() ? "" : " (" + teamName(tournament, team) + ')');
}

} // namespace

std::string because(const std::optional<std::string>& reason)
{
    return reason ? " (" + *reason + ')' : std::string();
}

std::string spacedWord(std::string_view word)
{
    return rules::spaced(std::string(word));
}

std::string misdealReason(const facts::Misdeal& misdeal)
{
    return misdeal.byRuling ? "ruling: " + misdeal.reason : spacedWord(misdeal.reason);
}

std::string matchName(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match ? titleOf(*match) : "match " + id;
}

FactLine ofMatch(const tournament::Tournament& tournament, const std::string& id, const std::string& own,
                 const std::string& detail, const char* joint)
{
    return {matchName(tournament, id) + (own.empty() ? "" : joint + own), detail, id, own};
}

std::string personNames(const tournament::Tournament& tournament, const std::vector<std::string>& people)
{
    std::string all;
    for (const std::string& id : people)
        all += (all.empty() ? "" : ", ") + personName(tournament, id);
    return all;
}

FactLine factLine(const tournament::Tournament&, const facts::Event& event)
{
    return {
        event.name,
        spacedWord(facts::word(event.format)) + ", " + rules::counted(event.tables, "table") +
            (event.rest ? ", " + rules::counted(*event.rest, "minute") + " of rest between matches" : "") +
            (event.attendance
                 ? "; who does not come: " +
                       tournament::inWords(
                           tournament::absencePolicy(event.attendance).value_or(tournament::AbsencePolicy()))
                 : "")};
}

FactLine factLine(const tournament::Tournament&, const facts::Closure& closure)
{
    return {"table " + std::to_string(closure.table) +
            (closure.what == facts::TableDeed::Close ? " is closed" : " is open again") +
            because(closure.reason)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Rules& rules)
{
    const auto venue = tournament::venueIn(rules);
    std::string text = venue ? venue->name + " (" + venue->id + ')' : "rules that can't be read";
    if (rules.agreed)
        text += ", agreed " + *rules.agreed;
    return {text + (rules.from ? ", from " + matchName(tournament, *rules.from) + " on" : "") +
            because(rules.reason)};
}

std::string linkedCard(const tournament::Tournament& tournament, const facts::Entry& entry)
{
    const auto* person = std::get_if<facts::Person>(&entry.fact);
    if (!person || !person->stripeHash)
        return {};
    int before = 0;
    int behind = 0;
    tournament::forEach<facts::Person>(*tournament.record,
                                       [&](const facts::Entry& other, const facts::Person& known) {
                                           before += known.id == person->id && other.seq < entry.seq ? 1 : 0;
                                           behind += known.id == person->id && other.seq > entry.seq ? 1 : 0;
                                       });
    if (before != 1 || behind != 0)
        return {};
    return person->cardHash || !person->cardEnd ? "another card" : "card …" + *person->cardEnd;
}

FactLine factLine(const tournament::Tournament&, const facts::Person& fact)
{
    return {fact.id + ' ' + fact.name.value_or("(name forgotten)") +
            (fact.cardEnd ? ", card …" + *fact.cardEnd : "") +
            (fact.affiliation ? ", of " + *fact.affiliation : "")};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Team& team)
{
    return {team.id + ' ' + team.name,
            personNames(tournament, team.players) +
                (team.seed ? "; seed " + std::to_string(*team.seed) : "") +
                (team.affiliation ? "; of " + *team.affiliation : "") +
                (team.override ? "; against the limits, let in: " + *team.override : "")};
}

FactLine factLine(const tournament::Tournament&, const facts::Draw& draw)
{
    return {spacedWord(facts::word(draw.format)) + ", " +
            rules::counted(static_cast<int>(draw.teams.size()), "team") +
            (draw.randomSeed ? ", by lot with seed " + *draw.randomSeed : ", in the order of the list") +
            (draw.version == bracket::apartVersion ? ", affiliations apart" : "") + drawOptions(draw)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Pairing& pairing)
{
    std::string text;
    for (std::size_t i = 0; i + 1 < pairing.teams.size(); i += 2)
        text += (i ? "; " : "") + teamName(tournament, pairing.teams[i]) + " and " +
                teamName(tournament, pairing.teams[i + 1]);
    return {"round " + std::to_string(pairing.round),
            text + (pairing.bye ? "; bye for " + teamName(tournament, *pairing.bye) : "")};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Lot& lot)
{
    return {"lots drawn", teamNames(tournament, lot.teams) +
                              (lot.randomSeed ? ", with seed " + *lot.randomSeed : "") + because(lot.reason)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::PlayIn& playIn)
{
    return ofMatch(tournament, playIn.match, "a play-in", teamNames(tournament, playIn.teams));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::LateEntry& late)
{
    return {teamName(tournament, late.team) + " comes late" +
            (late.replaces ? ", in place of " + teamName(tournament, *late.replaces) : "") +
            because(late.reason)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Checkin& fact)
{
    return {withTheirTeam(tournament, fact.person) + " is here" +
            (fact.match ? " for " + matchName(tournament, *fact.match) : "") +
            (fact.shown ? ", showed " + *fact.shown : "")};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Withdraw& fact)
{
    return {teamName(tournament, fact.team) + " withdraws (" + fact.reason + ')'};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Substitute& fact)
{
    return {teamName(tournament, fact.team),
            personName(tournament, fact.joins) + " for " + personName(tournament, fact.leaves) +
                (fact.match ? " from " + matchName(tournament, *fact.match) + " on" : "") +
                because(fact.reason) +
                (fact.override ? "; against the limits, let in: " + *fact.override : "")};
}

std::string sheetsAre(const std::vector<std::string>& titles)
{
    if (titles.empty())
        return {};
    if (titles.size() > mostNamed)
        return std::to_string(titles.size()) + " score sheets are";
    const std::string plural = titles.size() > 1 ? "s" : "";
    std::vector<std::string> numbers;
    numbers.reserve(titles.size());
    for (const std::string& title : titles)
        numbers.push_back(title.substr(std::string_view("match ").size()));
    return "the sheet" + plural + " of match" + (plural.empty() ? "" : "es") + ' ' +
           rules::listed(numbers, "and") + (plural.empty() ? " is" : " are");
}

std::string sheetsText(const tournament::Tournament& tournament, const std::vector<std::string>& matches,
                       facts::SheetDeed what)
{
    std::vector<std::string> titles;
    for (const std::string& id : matches)
        if (const tournament::Match* match = tournament::match(tournament, id))
            titles.push_back(titleOf(*match));
    return sheetsAre(titles) + (what == facts::SheetDeed::Out ? " out" : " back");
}

std::string placeName(const tournament::Tournament& tournament, const facts::Spot& spot)
{
    const tournament::Match* match = tournament::match(tournament, spot.sitting.match);
    return match ? handAt(*match, spot.game, spot.place) : "place " + std::to_string(spot.place);
}

std::string accusedIn(const tournament::Tournament& tournament, const facts::Challenge& challenge)
{
    const tournament::Match* match = tournament::match(tournament, challenge.hand.sitting.match);
    const bool isKnown = match && match->attempt == challenge.hand.sitting.attempt;
    return isKnown ? seatName(tournament, *match, challenge.accused)
                   : std::string(facts::word(challenge.accused));
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::Challenge& challenge)
{
    return ofMatch(tournament, challenge.hand.sitting.match,
                   placeName(tournament, challenge.hand) + ", the challenge of " +
                       accusedIn(tournament, challenge) + " in book " + std::to_string(challenge.book));
}

} // namespace desk
