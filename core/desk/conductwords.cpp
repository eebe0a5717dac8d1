#include "conductwords.h"

#include "conduct.h"
#include "factwords.h"
#include "names.h"
#include "settingwords.h"

#include "night/convert.h"
#include "rules/infractions.h"
#include "rules/words.h"

namespace desk {

namespace {

/// The team on that side; its letter where nobody is known there.
std::string teamOn(const night::Night& night, const facts::Sitting& sitting, facts::Side side)
{
    const night::Match* match = night::match(night, sitting.match);
    const std::string team = match ? match->teams[night::scored(side)] : std::string();
    return team.empty() ? (side == facts::Side::A ? "A" : "B") : teamName(night, team);
}

/// What the fact of that op is, named; it is what another fact is about.
std::string named(const night::Night& night, const std::string& op, const char* what)
{
    const night::Filed* filed = night::filed(night, op);
    return filed ? inWords(night, *filed->entry) : std::string(what) + " that is not on record";
}

std::string whom(const night::Night& night, const facts::Incident& incident)
{
    std::string name = incident.person ? personName(night, *incident.person) : std::string();
    std::string team = incident.team ? teamName(night, *incident.team) : std::string();
    if (name.empty())
        return team;
    return team.empty() ? name : name + " (" + team + ')';
}

/// As the night's sheet has it.
std::string infractionWords(const night::Night& night, const std::string& id)
{
    for (const rules::Infraction& each : infractionsIn(night))
        if (each.id == id)
            return each.words;
    return rules::infractionInWords(id);
}

} // namespace

std::string sayingOf(const night::Night& night, const facts::Evidence& evidence)
{
    std::string text = named(night, evidence.challenge, "a challenge");
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
    return text + because(evidence.note);
}

std::string sayingOf(const night::Night& night, const facts::Protest& protest)
{
    return nameOf(night, protest) +
           (protest.about == facts::ProtestAbout::Rule ? ", about a rule" : ", about who may play") +
           (protest.holds ? ", the winner waits for it" : "") +
           (protest.until ? ", open until " + *protest.until : "") + " (" + protest.reason + ')';
}

std::string sayingOf(const night::Night& night, const facts::Settlement& settlement)
{
    return named(night, settlement.protest, "a protest") + " is " +
           std::string(facts::word(settlement.ruling)) +
           (settlement.ruling == facts::ProtestEnd::Referred ? " to staff" : "") + because(settlement.reason);
}

std::string sayingOf(const night::Night& night, const facts::Rating& rating)
{
    return nameOf(night, rating) + " is " + night::ratingText(rating.tenths) + because(rating.reason);
}

std::string sayingOf(const night::Night& night, const facts::Incident& incident)
{
    return nameOf(night, incident) + ": " + incident.reason +
           (incident.playsOn ? "; plays this match to its end: " + *incident.playsOn : "");
}

std::string nameOf(const night::Night& night, const facts::Evidence& evidence)
{
    return named(night, evidence.challenge, "a challenge") + ", its evidence";
}

std::string nameOf(const night::Night& night, const facts::Protest& protest)
{
    return matchName(night, protest.sitting.match) + ", the protest of " +
           teamOn(night, protest.sitting, protest.side);
}

std::string nameOf(const night::Night& night, const facts::Settlement& settlement)
{
    return named(night, settlement.protest, "a protest") + ", what became of it";
}

std::string nameOf(const night::Night& night, const facts::Rating& rating)
{
    return matchName(night, rating.sitting.match) + ", the sportsmanship of " +
           teamOn(night, rating.sitting, rating.side);
}

std::string nameOf(const night::Night& night, const facts::Incident& incident)
{
    const std::string who = whom(night, incident);
    return (incident.match ? matchName(night, *incident.match) + ", " : std::string()) +
           std::string(facts::word(incident.what)) + (who.empty() ? "" : " of " + who) +
           (incident.infraction ? ", " + infractionWords(night, *incident.infraction) : "");
}

std::string sayingOf(const night::Night& night, const facts::Sanction& sanction)
{
    return nameOf(night, sanction) +
           (sanction.lifted  ? ", lifted"
            : sanction.until ? ", until " + *sanction.until
                             : "") +
           ": " + sanction.reason;
}

std::string nameOf(const night::Night& night, const facts::Sanction& sanction)
{
    return "sanction of " +
           (sanction.person ? personName(night, *sanction.person) : teamName(night, *sanction.team));
}

std::string nameOf(const night::Night& night, const facts::Wait& wait)
{
    return matchName(night, wait.sitting.match) + ", that it is waited for";
}

std::string sayingOf(const night::Night& night, const facts::Wait& wait)
{
    return matchName(night, wait.sitting.match) + ": it is waited for who is missing";
}

std::string nameOf(const night::Night& night, const facts::ScoreSheet& sheet)
{
    return matchName(night, sheet.match) + ", that its sheet is " + std::string(facts::word(sheet.what));
}

std::string sayingOf(const night::Night& night, const facts::ScoreSheet& sheet)
{
    return matchName(night, sheet.match) + ": its score sheet " +
           (sheet.what == facts::SheetDeed::Out ? "goes out" : "is back");
}

} // namespace desk
