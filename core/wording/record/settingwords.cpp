#include "facttext.h"

#include "choicewords.h"
#include "names.h"

#include "bracket/shuffle.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "rules/words.h"
#include "tournament/fold/derive.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/attendance.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/text.h"
#include "wording/tournament/breakerwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

namespace wording {

namespace {

constexpr std::size_t mostNamed = 8;

/// `4 pools, top 2 advance from each and 1 wildcard`
std::string poolsInWords(const facts::Draw& draw)
{
    const std::string pools = filled(Desk::tr("%n pool(s)", nullptr, *draw.pools));
    const std::string advancement = advancingText(draw.advance.value_or(0));
    if (!draw.wildcards)
        return filled(Desk::tr("%1, %2 from each"), pools, advancement);
    return filled(Desk::tr("%1, %2 from each and %n wildcard(s)", nullptr, *draw.wildcards), pools,
                  advancement);
}

/// `, 4 pools, top 2 advance from each, with a third-place match`: the options of a draw.
std::string drawOptions(const facts::Draw& draw)
{
    std::string text;
    if (draw.pools)
        text += ", " + poolsInWords(draw);
    if (draw.meetings.value_or(1) == 2)
        text += ", " + filled(Desk::tr("teams meet twice"));
    if (draw.rounds)
        text += ", " + roundsCounted(*draw.rounds);
    if (draw.finals)
        text += ", " + filled(Desk::tr("one final decides"));
    if (draw.thirdPlace)
        text += ", " + filled(Desk::tr("with a third-place match"));
    if (!draw.ranking)
        return text;
    const auto policy = tournament::rankingPolicy(draw);
    return text + ", " + (policy ? inWords(*policy) : *draw.ranking);
}

} // namespace

std::string whole(const FactLine& line)
{
    return line.detail.empty() ? line.head : filled(Desk::tr("%1: %2"), line.head, line.detail);
}

FactLine inRecordOf(const FactLine& line, std::string_view match)
{
    if (line.match.empty() || line.match != match)
        return line;
    return line.own.empty() ? FactLine{line.detail} : FactLine{line.own, line.detail};
}

std::string because(const std::optional<std::string>& reason)
{
    return reason && !reason->empty() ? " (" + *reason + ')' : std::string();
}

std::string misdealReason(const facts::Misdeal& misdeal)
{
    return misdeal.byRuling ? filled(Desk::tr("ruling: %1"), misdeal.reason) : codeInWords(misdeal.reason);
}

std::string matchName(const tournament::Tournament& tournament, const std::string& id)
{
    return text(desk::matchTitle(tournament, id));
}

FactLine ofMatch(const tournament::Tournament& tournament, const std::string& id, const std::string& own,
                 const std::string& detail, const char* joint)
{
    return {matchName(tournament, id) + (own.empty() ? "" : joint + own), detail, id, own};
}

FactLine factLine(const tournament::Tournament&, const facts::Tournament& setup)
{
    std::string text = spacedChoice(setup.format) + ", " + tablesCounted(setup.tables);
    if (setup.rest)
        text += ", " + filled(Desk::tr("%n minute(s) of rest between matches", nullptr, *setup.rest));
    if (setup.absences)
        text +=
            "; " +
            filled(Desk::tr("absences: %1"),
                   inWords(tournament::absencePolicy(setup.absences).value_or(tournament::AbsencePolicy())));
    return {rules::isolated(setup.name), text};
}

FactLine factLine(const tournament::Tournament&, const facts::Closure& closure)
{
    return {filled(closure.what == facts::TableAction::Close ? Desk::tr("table %1 is closed")
                                                             : Desk::tr("table %1 is open again"),
                   closure.table) +
            because(closure.reason)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Rules& rules)
{
    const auto venue = tournament::venueIn(rules);
    std::string text =
        venue ? withName(venue->name, venue->id) : filled(Desk::tr("rules that can’t be read"));
    if (rules.agreed)
        text += ", " + filled(Desk::tr("agreed changes %1"), *rules.agreed);
    if (rules.from)
        text += ", " + filled(Desk::tr("from %1 on"), matchName(tournament, *rules.from));
    return {text + because(rules.reason)};
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
    return person->cardHash || !person->cardEnd ? filled(Desk::tr("another card"))
                                                : filled(Desk::tr("card …%1"), *person->cardEnd);
}

FactLine factLine(const tournament::Tournament&, const facts::Person& fact)
{
    return {fact.id + ' ' + (fact.name ? rules::isolated(*fact.name) : filled(Desk::tr("(name deleted)"))) +
            (fact.cardEnd ? ", " + filled(Desk::tr("card …%1"), *fact.cardEnd) : "") +
            (fact.affiliation ? ", " + filled(Desk::tr("affiliation %1"), *fact.affiliation) : "")};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Team& team)
{
    return {team.id + ' ' + rules::isolated(team.name),
            tournament::namesOf(tournament, team.players) +
                (team.seed ? "; " + filled(Desk::tr("seed %1"), *team.seed) : "") +
                (team.affiliation ? "; " + filled(Desk::tr("affiliation %1"), *team.affiliation) : "") +
                (team.override ? "; " + filled(Desk::tr("roster exception: %1"), *team.override) : "")};
}

FactLine factLine(const tournament::Tournament&, const facts::Draw& draw)
{
    return {
        spacedChoice(draw.format) + ", " + teamsCounted(static_cast<int>(draw.teams.size())) + ", " +
        (draw.randomSeed ? filled(Desk::tr("random draw with seed %1"), *draw.randomSeed)
                         : filled(Desk::tr("in roster order"))) +
        (draw.version == bracket::apartVersion ? ", " + filled(Desk::tr("affiliations kept apart")) : "") +
        drawOptions(draw)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Pairing& pairing)
{
    std::string text;
    for (std::size_t i = 0; i + 1 < pairing.teams.size(); i += 2)
        text += (i ? "; " : "") + filled(Desk::tr("%1 and %2"), teamName(tournament, pairing.teams[i]),
                                         teamName(tournament, pairing.teams[i + 1]));
    if (pairing.bye)
        text += "; " + filled(Desk::tr("bye for %1"), teamName(tournament, *pairing.bye));
    return {filled(Desk::tr("round %1"), pairing.round), text};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Lot& lot)
{
    return {filled(Desk::tr("random draw")),
            rules::joined(teamNames(tournament, lot.teams), ", ") +
                (lot.randomSeed ? ", " + filled(Desk::tr("with seed %1"), *lot.randomSeed) : "") +
                because(lot.reason || lot.randomSeed ? lot.reason : filled(Desk::tr("drawn by hand")))};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::PlayIn& playIn)
{
    return ofMatch(tournament, playIn.match, filled(Desk::tr("a play-in")),
                   rules::joined(teamNames(tournament, playIn.teams), ", "));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::LateEntry& late)
{
    const std::string team = teamName(tournament, late.team);
    return {(late.replaces ? filled(Desk::tr("%1 enters late, in place of %2"), team,
                                    teamName(tournament, *late.replaces))
                           : filled(Desk::tr("%1 enters late"), team)) +
            because(late.reason)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Checkin& fact)
{
    const std::string who = withTheirTeam(tournament, fact.person);
    return {(fact.match ? filled(Desk::tr("%1 checked in for %2"), who, matchName(tournament, *fact.match))
                        : filled(Desk::tr("%1 checked in"), who)) +
            (fact.shown ? ", " + filled(Desk::tr("showed %1"), *fact.shown) : "")};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Withdraw& fact)
{
    const std::string team = teamName(tournament, fact.team);
    if (!fact.absences)
        return {filled(Desk::tr("%1 withdraws (%2)"), team, fact.reason.value_or(""))};
    if (!fact.reason)
        return {filled(Desk::tr("%1 withdraws (%n absence(s), removed under the absence policy)", nullptr,
                                *fact.absences),
                       team)};
    return {filled(Desk::tr("%1 withdraws (%n absence(s), removed under the absence policy; %2)", nullptr,
                            *fact.absences),
                   team, *fact.reason)};
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Substitute& fact)
{
    const std::string joins = personName(tournament, fact.joins);
    const std::string leaves = personName(tournament, fact.leaves);
    return {teamName(tournament, fact.team),
            (fact.match
                 ? filled(Desk::tr("%1 for %2 from %3 on"), joins, leaves, matchName(tournament, *fact.match))
                 : filled(Desk::tr("%1 for %2"), joins, leaves)) +
                because(fact.reason) +
                (fact.override ? "; " + filled(Desk::tr("roster exception: %1"), *fact.override) : "")};
}

std::string sheetsAre(const std::vector<std::string>& matches, Sheets where)
{
    constexpr const char* one[] = {QT_TRANSLATE_NOOP("Desk", "the sheet of match %1 is out"),
                                   QT_TRANSLATE_NOOP("Desk", "the sheet of match %1 is out again"),
                                   QT_TRANSLATE_NOOP("Desk", "the sheet of match %1 is back")};
    constexpr const char* some[] = {QT_TRANSLATE_NOOP("Desk", "the sheets of matches %1 are out"),
                                    QT_TRANSLATE_NOOP("Desk", "the sheets of matches %1 are out again"),
                                    QT_TRANSLATE_NOOP("Desk", "the sheets of matches %1 are back")};
    constexpr const char* many[] = {QT_TRANSLATE_NOOP("Desk", "%1 score sheets are out"),
                                    QT_TRANSLATE_NOOP("Desk", "%1 score sheets are out again"),
                                    QT_TRANSLATE_NOOP("Desk", "%1 score sheets are back")};
    constexpr std::size_t places = static_cast<std::size_t>(Sheets::Back) + 1;
    static_assert(std::size(one) == places && std::size(some) == places && std::size(many) == places);
    const auto place = static_cast<std::size_t>(where);
    if (matches.empty())
        return {};
    if (matches.size() > mostNamed)
        return filled(Desk::tr(many[place]), matches.size());
    return filled(matches.size() == 1 ? Desk::tr(one[place]) : Desk::tr(some[place]),
                  rules::listed(matches, filled(Desk::tr("and"))));
}

std::string sheetsText(const tournament::Tournament& tournament, const std::vector<std::string>& matches,
                       facts::SheetAction what)
{
    std::vector<std::string> numbers;
    for (const std::string& id : matches)
        if (const tournament::Match* match = tournament::match(tournament, id))
            numbers.push_back(numberOf(*match));
    return sheetsAre(numbers, what == facts::SheetAction::Out ? Sheets::Out : Sheets::Back);
}

std::string placeName(const tournament::Tournament& tournament, const facts::Spot& spot)
{
    const tournament::Match* match = tournament::match(tournament, spot.sitting.match);
    if (!match)
        return filled(Desk::tr("place %1"), spot.place);
    if (match->attempt == spot.sitting.attempt &&
        desk::itemAt(tournament::sheetOf(*match, spot.game), spot.place))
        return handAt(*match, spot.game, spot.place);
    // A hand no longer on its sheet has the number from when it was recorded.
    const auto then = tournament::matchBefore(tournament, spot);
    return handAt(then ? *then : *match, spot.game, spot.place);
}

std::string seatIn(const tournament::Tournament& tournament, const facts::Sitting& sitting, facts::Seat seat)
{
    const tournament::Match* match = tournament::match(tournament, sitting.match);
    return match && tournament::isOf(sitting, *match) ? seatName(tournament, *match, seat)
                                                      : std::string(facts::word(seat));
}

FactLine titleOf(const tournament::Tournament& tournament, const facts::Challenge& challenge)
{
    return ofMatch(tournament, challenge.hand.sitting.match,
                   filled(Desk::tr("%1, the renege challenge against %2 in trick %3"),
                          placeName(tournament, challenge.hand),
                          seatIn(tournament, challenge.hand.sitting, challenge.accused), challenge.book));
}

} // namespace wording
