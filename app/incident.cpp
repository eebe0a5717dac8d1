// courtside incident FILE --what WORD --team NAME --player NAME --reason TEXT: a warning, an ejection, or
// else.
#include "tournamentfile.h"

#include "desk/checks/lookup.h"
#include "desk/rulings/conduct.h"
#include "tournament/model/lineup.h"

#include <algorithm>
#include <iterator>

namespace {

/// Whom and what it concerns, by what was typed; false where nobody is called that, which has been said.
bool readConcerned(const CommandLine& asked, const desk::Desk& desk, facts::Incident& incident)
{
    if (const auto team = asked.text(QStringLiteral("team"))) {
        const auto found = teamAsked(*team, desk);
        if (!found)
            return false;
        incident.team = *found;
    }
    if (const auto player = asked.text(QStringLiteral("player"))) {
        const auto found = desk::findPlayer(desk.tournament(), *player, incident.team.value_or(""));
        if (!found) {
            fail(found.error(), "--player");
            return false;
        }
        incident.person = *found;
        if (!incident.team)
            if (const std::string team = teamOfPlayer(desk.tournament(), *found); !team.empty())
                incident.team = team;
    }
    if (!asked.has(QStringLiteral("match")))
        return true;
    const auto match = matchAsked(asked, desk);
    if (match)
        incident.match = *match;
    return match.has_value();
}

constexpr std::pair<const char*, desk::AfterEjection> afterwards[] = {
    {"forfeit", desk::AfterEjection::Forfeit},
    {"substitute", desk::AfterEjection::Substitute},
    {"play-on", desk::AfterEjection::PlayOn}};

/// What becomes of the match in which who is ejected sits; nothing where it was not said, and false where it
/// cannot be, which has been said.
bool readThen(const CommandLine& asked, const desk::Desk& desk, const facts::Incident& incident,
              std::optional<desk::EjectionChoice>& choice)
{
    const auto then = asked.text(QStringLiteral("then"));
    if (!then)
        return true;
    const auto* at = std::find_if(std::begin(afterwards), std::end(afterwards),
                                  [&](const auto& each) { return each.first == *then; });
    if (at == std::end(afterwards)) {
        complain(Message{"option-ejection-misread"});
        return false;
    }
    choice = desk::EjectionChoice{at->second, {}, asked.text(QStringLiteral("override")).value_or("")};
    if (choice->then != desk::AfterEjection::Substitute)
        return true;
    const auto joins =
        desk::whoComesIn(desk.tournament(), incident, asked.text(QStringLiteral("joins")).value_or(""));
    if (!joins) {
        fail(joins.error(), "--joins");
        return false;
    }
    choice->joins = *joins;
    return true;
}

} // namespace

Exit incidentCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("incident FILE --what WORD [--team NAME] [--player NAME] [--match ID]\n"
                       "          [--infraction WORD] [--then WORD] [--joins NAME] [--override REASON]\n"
                       "          --reason TEXT --by NAME"),
        Command::tr("Puts on record what costs no points by itself: an infraction, a warning, the\n"
                    "ejection of a player or a team, or a note. Who is ejected sits down to no further\n"
                    "match. If they are playing now, --then says what happens to the match. A team that\n"
                    "is out withdraws, and its match goes by `result`."));
    asked.option(QStringLiteral("what"), oneOf({"note", "infraction", "warning", "ejection"}),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("team"), Command::tr("its name or id"), QStringLiteral("NAME"));
    asked.option(QStringLiteral("player"), Command::tr("name or id"), QStringLiteral("NAME"));
    asked.option(QStringLiteral("match"), Command::tr("in which it happened"), QStringLiteral("ID"));
    asked.option(QStringLiteral("infraction"),
                 Command::tr("its kind, as spade-led-unbroken; a wrong one is answered with those there are"),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("reason"), Command::tr("what happened"), QStringLiteral("TEXT"));
    asked.option(QStringLiteral("then"),
                 Command::tr("of an ejection in mid match: forfeit to the other side, substitute\n"
                             "(--joins), or play-on with who is ejected (--override)"),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("joins"), Command::tr("who comes in, name or id"), QStringLiteral("NAME"));
    asked.option(QStringLiteral("override"), Command::tr("why who is ejected plays the match to its end"),
                 QStringLiteral("REASON"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    facts::Incident incident;
    const auto what = choice<facts::IncidentKind>(asked, QStringLiteral("what"));
    incident.reason = asked.text(QStringLiteral("reason")).value_or("");
    incident.infraction = asked.text(QStringLiteral("infraction"));
    if (incident.reason.empty())
        complain(Message{"option-what-happened-missing"});
    if (!what || incident.reason.empty())
        return Exit::BadInput;
    incident.what = *what;
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    std::optional<desk::EjectionChoice> choice;
    if (!readConcerned(asked, at->desk, incident) || !readThen(asked, at->desk, incident, choice))
        return Exit::BadInput;
    const auto done = desk::report(at->desk, at->by, incident, choice);
    if (!done)
        return fail(done.error());
    return answerRecorded(
        asked, *done,
        desk::conductText(at->desk.tournament(), *done, desk::timestampOf(at->desk.environment())));
}
