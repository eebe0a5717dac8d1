#include "conductwords.h"

#include "names.h"
#include "settingwords.h"

#include "rules/infractions.h"
#include "rules/words.h"
#include "tournament/queries/infractions.h"

namespace desk {

namespace {

/// The team on that side; its letter where nobody is known there.
std::string teamOn(const tournament::Tournament& tournament, const facts::Sitting& sitting, facts::Side side)
{
    const tournament::Match* match = tournament::match(tournament, sitting.match);
    const std::string team = match ? match->teams[side] : std::string();
    return team.empty() ? (side == facts::Side::A ? "A" : "B") : teamName(tournament, team);
}

/// With more words behind its head.
FactLine with(FactLine line, const std::string& more)
{
    line.head += more;
    if (!line.match.empty())
        line.own += more;
    return line;
}

FactLine lineOf(const tournament::Tournament& tournament, const facts::Protest& protest)
{
    return ofMatch(tournament, protest.sitting.match,
                   "the protest of " + teamOn(tournament, protest.sitting, protest.side));
}

/// What the fact of that op is, named; it is what another fact is about.
FactLine named(const tournament::Tournament& tournament, const std::string& op, const char* what)
{
    const tournament::Filed* filed = tournament::filed(tournament, op);
    if (const auto* challenge = filed ? std::get_if<facts::Challenge>(&filed->entry->fact) : nullptr)
        return titleOf(tournament, *challenge);
    if (const auto* protest = filed ? std::get_if<facts::Protest>(&filed->entry->fact) : nullptr)
        return lineOf(tournament, *protest);
    return {std::string(what) + " that is not on record"};
}

FactLine lineOf(const tournament::Tournament& tournament, const facts::Rating& rating)
{
    return ofMatch(tournament, rating.sitting.match,
                   "the sportsmanship of " + teamOn(tournament, rating.sitting, rating.side));
}

std::string whom(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    std::string name = incident.person ? personName(tournament, *incident.person) : std::string();
    std::string team = incident.team ? teamName(tournament, *incident.team) : std::string();
    if (name.empty())
        return team;
    return team.empty() ? name : name + " (" + team + ')';
}

/// As the tournament's sheet has it.
std::string infractionWords(const tournament::Tournament& tournament, const std::string& id)
{
    for (const rules::Infraction& each : tournament::infractionsIn(tournament))
        if (each.id == id)
            return each.words;
    return rules::infractionInWords(id);
}

FactLine lineOf(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    const std::string who = whom(tournament, incident);
    const std::string own =
        std::string(facts::word(incident.what)) + (who.empty() ? "" : " of " + who) +
        (incident.infraction ? ", " + infractionWords(tournament, *incident.infraction) : "");
    return incident.match ? ofMatch(tournament, *incident.match, own) : FactLine{own};
}

} // namespace

FactLine factLine(const tournament::Tournament& tournament, const facts::Evidence& evidence)
{
    std::string text;
    if (evidence.known)
        text += ", " + std::string(facts::word(*evidence.known));
    if (evidence.led)
        text += ", " + std::string(facts::word(*evidence.led)) + " led";
    if (evidence.played)
        text += ", " + rules::cardInWords(*evidence.played) + " played";
    if (evidence.shown)
        text += ", " + rules::cardInWords(*evidence.shown) + " shown";
    if (evidence.shownBook)
        text += " in book " + std::to_string(*evidence.shownBook);
    if (evidence.held)
        text += ", still in the hand";
    return with(named(tournament, evidence.challenge, "a challenge"), text + because(evidence.note));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Protest& protest)
{
    return with(lineOf(tournament, protest),
                (protest.about == facts::ProtestAbout::Rule ? ", about a rule"
                                                            : std::string(", about who may play")) +
                    (protest.holds ? ", the winner waits for it" : "") +
                    (protest.until ? ", open until " + *protest.until : "") + " (" + protest.reason + ')');
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Settlement& settlement)
{
    return with(named(tournament, settlement.protest, "a protest"),
                " is " + std::string(facts::word(settlement.ruling)) +
                    (settlement.ruling == facts::ProtestEnd::Referred ? " to staff" : "") +
                    because(settlement.reason));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Rating& rating)
{
    return with(lineOf(tournament, rating),
                " is " + tournament::ratingText(rating.tenths) + because(rating.reason));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    FactLine line = lineOf(tournament, incident);
    line.detail =
        incident.reason + (incident.playsOn ? "; plays this match to its end: " + *incident.playsOn : "");
    return line;
}

std::string nameOf(const tournament::Tournament& tournament, const facts::Evidence& evidence)
{
    return named(tournament, evidence.challenge, "a challenge").head + ", its evidence";
}

std::string nameOf(const tournament::Tournament& tournament, const facts::Protest& protest)
{
    return lineOf(tournament, protest).head;
}

std::string nameOf(const tournament::Tournament& tournament, const facts::Settlement& settlement)
{
    return named(tournament, settlement.protest, "a protest").head + ", what became of it";
}

std::string nameOf(const tournament::Tournament& tournament, const facts::Rating& rating)
{
    return lineOf(tournament, rating).head;
}

std::string nameOf(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    return lineOf(tournament, incident).head;
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Sanction& sanction)
{
    return {nameOf(tournament, sanction) + (sanction.lifted  ? ", lifted"
                                            : sanction.until ? ", until " + *sanction.until
                                                             : ""),
            sanction.reason};
}

std::string nameOf(const tournament::Tournament& tournament, const facts::Sanction& sanction)
{
    return "sanction of " + (sanction.person ? personName(tournament, *sanction.person)
                                             : teamName(tournament, *sanction.team));
}

std::string nameOf(const tournament::Tournament& tournament, const facts::Wait& wait)
{
    return matchName(tournament, wait.sitting.match) + ", the start of its grace period";
}

FactLine factLine(const tournament::Tournament& tournament, const facts::Wait& wait)
{
    return ofMatch(tournament, wait.sitting.match, {}, "grace period started");
}

std::string nameOf(const tournament::Tournament& tournament, const facts::ScoreSheet& sheet)
{
    return matchName(tournament, sheet.match) + ", that its sheet is " + std::string(facts::word(sheet.what));
}

FactLine factLine(const tournament::Tournament& tournament, const facts::ScoreSheet& sheet)
{
    return ofMatch(tournament, sheet.match, {},
                   sheet.what == facts::SheetDeed::Out ? "its score sheet goes out"
                                                       : "its score sheet is back");
}

} // namespace desk
