// courtside protest, settle, rate, incident: what is ruled without points.
#include "commands.h"

#include "desk/checks/lookup.h"
#include "desk/rulings/conduct.h"
#include "tournament/model/lineup.h"

namespace {

Exit onRecord(const At& at, const desk::Answer<desk::Recorded>& done)
{
    return at.recorded(done, [&] { return desk::conductText(at.tournament(), *done, at.now()); });
}

void protestVerb(Verb& verb)
{
    verb.does(Command::tr("A side plays on, or signs, under protest. --open is the correction period; with\n"
                          "--holds the winner moves on only when it is settled. What a player or a\n"
                          "supervisor saw or judged can be no protest."));
    verb.file();
    const auto match = verb.match();
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", Command::tr("who protests: %1"), "SIDE");
    const auto about =
        verb.choiceNeeded<facts::ProtestAbout>("--about rule|eligibility", QStringLiteral("%1"), "WORD");
    const auto reason =
        verb.needed("--reason TEXT", Command::tr("what is protested"), Message{"option-protested-missing"});
    const auto open = verb.number("[--open MINUTES]", Command::tr("minutes of the correction period"));
    const auto holds = verb.flag("[--holds]", Command::tr("the winner waits for the settlement"));
    verb.check([=]() -> std::vector<Message> {
        if (open->value_or(1) < 1)
            return {Message{"option-open-too-short"}};
        return {};
    });
    verb.writes([=](At& at) {
        return onRecord(at, desk::protest(at.desk, at.by, {*match, *side, *about, *reason, *open, *holds}));
    });
}

/// What became of a protest.
void settleVerb(Verb& verb)
{
    verb.does(
        Command::tr("Says what became of a protest: upheld, rejected, withdrawn, or referred to staff,\n"
                    "who settle it later. What an upheld one changes is corrected by amend, result,\n"
                    "adjust or challenge."));
    verb.file();
    const auto match = verb.match();
    const auto ruling = verb.choiceNeeded<facts::ProtestEnd>("--ruling WORD");
    const auto which = verb.number("[--case K]", Command::tr("of several protests of the match, from 1"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("why"));
    verb.writes([=](At& at) {
        return onRecord(at, desk::settle(at.desk, at.by, {*match, *which, *ruling, reason->value_or("")}));
    });
}

void rateVerb(Verb& verb)
{
    verb.does(
        Command::tr("Rates the sportsmanship of a side in a match, 0 to 10, as 4 or 3.5. It is not open\n"
                    "to protest; staff may revise it, with a reason."));
    verb.file();
    const auto match = verb.match();
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", QStringLiteral("%1"), "SIDE");
    const auto rating = verb.text("--rating N", Command::tr("as 4 or 3.5"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("why, where it is revised"));
    verb.writes([=](At& at) {
        const auto tenths = desk::ratingIn(rating->value_or(""));
        if (!tenths)
            return fail(tenths.error(), "--rating");
        return onRecord(at, desk::rate(at.desk, at.by, *match, *side, *tenths, reason->value_or("")));
    });
}

/// A warning, an ejection, or else.
void incidentVerb(Verb& verb)
{
    verb.does(
        Command::tr("Puts on record what costs no points by itself: an infraction, a warning, the\n"
                    "ejection of a player or a team, or a note. Who is ejected sits down to no further\n"
                    "match. If they are playing now, --then says what happens to the match. A team that\n"
                    "is out withdraws, and its match goes by `result`."));
    verb.file();
    const auto what = verb.choiceNeeded<facts::IncidentKind>("--what WORD");
    const auto team = verb.teamIf("[--team NAME]", Command::tr("its name or id"));
    const auto player = verb.text("[--player NAME]", Command::tr("name or id"));
    const auto match = verb.matchIf("[--match ID]", Command::tr("in which it happened"));
    const auto infraction = verb.text(
        "[--infraction WORD]",
        Command::tr("its kind, as spade-led-unbroken; a wrong one is answered with those there are"));
    const auto then = verb.text(
        "[--then WORD]", Command::tr("of an ejection in mid match: forfeit to the other side, substitute\n"
                                     "(--joins), or play-on with who is ejected (--override)"));
    const auto joins = verb.text("[--joins NAME]", Command::tr("who comes in, name or id"));
    const auto override =
        verb.text("[--override REASON]", Command::tr("why who is ejected plays the match to its end"));
    const auto reason =
        verb.needed("--reason TEXT", Command::tr("what happened"), Message{"option-what-happened-missing"});
    using After = desk::AfterEjection;
    const auto after = [then] {
        return *then == "forfeit"      ? std::optional(After::Forfeit)
               : *then == "substitute" ? std::optional(After::Substitute)
               : *then == "play-on"    ? std::optional(After::PlayOn)
                                       : std::nullopt;
    };
    verb.check([=]() -> std::vector<Message> {
        if (*then && !after())
            return {Message{"option-ejection-misread"}};
        return {};
    });
    verb.writes([=](At& at) {
        facts::Incident incident;
        incident.what = *what;
        incident.reason = *reason;
        incident.infraction = *infraction;
        incident.team = *team;
        incident.match = *match;
        if (*player) {
            const auto found = desk::findPlayer(at.tournament(), **player, team->value_or(""));
            if (!found)
                return fail(found.error(), "--player");
            incident.person = *found;
            if (!incident.team)
                if (const std::string of = teamOfPlayer(at.tournament(), *found); !of.empty())
                    incident.team = of;
        }
        std::optional<desk::EjectionChoice> choice;
        if (after())
            choice = desk::EjectionChoice{*after(), {}, override->value_or("")};
        if (after() == After::Substitute) {
            const auto who = desk::whoComesIn(at.tournament(), incident, joins->value_or(""));
            if (!who)
                return fail(who.error(), "--joins");
            choice->joins = *who;
        }
        return onRecord(at, desk::report(at.desk, at.by, incident, choice));
    });
}

} // namespace

std::vector<Listed> conductVerbs()
{
    return {{"protest", QT_TRANSLATE_NOOP("Command", "a side plays on under protest"), protestVerb},
            {"settle", QT_TRANSLATE_NOOP("Command", "what became of a protest"), settleVerb},
            {"rate", QT_TRANSLATE_NOOP("Command", "how a side behaved in a match"), rateVerb},
            {"incident",
             QT_TRANSLATE_NOOP("Command", "a warning, an ejection, or what else is to be on record"),
             incidentVerb}};
}
