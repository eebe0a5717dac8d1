// courtside substitute FILE TEAM: somebody comes in for a player of a team.
#include "tournamentfile.h"

#include "desk/checks/lookup.h"
#include "desk/drawing/drawlater.h"
#include "desk/registration/teams.h"

namespace {

/// Who leaves, who joins and from which match on, as they were named; an exit code after what went wrong was
/// said.
tl::expected<desk::SubstituteOptions, Exit> optionsAsked(const CommandLine& asked, const std::string& team,
                                                         const tournament::Tournament& tournament)
{
    desk::SubstituteOptions options;
    options.team = team;
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    options.affiliation = asked.text(QStringLiteral("affiliation")).value_or("");
    options.override = asked.text(QStringLiteral("override")).value_or("");
    const auto leaves = desk::findPlayer(tournament, *asked.text(QStringLiteral("out")), team);
    if (!leaves)
        return tl::unexpected(fail(leaves.error()));
    options.leaves = *leaves;
    const std::string name = *asked.text(QStringLiteral("in"));
    if (asked.has(QStringLiteral("new"))) {
        options.anew = name;
    } else if (const auto joins = desk::findPlayer(tournament, name, team)) {
        options.joins = *joins;
    } else if (const std::string known = desk::personNamed(tournament, team, name); !known.empty()) {
        options.joins = known;
    } else {
        complain(Message{"option-in-nobody", {{"name", name}}});
        return tl::unexpected(Exit::BadInput);
    }
    if (const auto from = asked.text(QStringLiteral("from"))) {
        const auto match = desk::findMatch(tournament, *from);
        if (!match)
            return tl::unexpected(fail(match.error()));
        options.match = *match;
    }
    return options;
}

} // namespace

Exit substituteCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("substitute FILE TEAM --out NAME --in NAME [--new [--affiliation TEXT]]\n"
                       "          [--from MATCH] [--reason TEXT] [--override REASON] --by NAME"),
        Command::tr("Somebody comes in for a player of a team: from the next match that is called, or from\n"
                    "the one that --from names. Matches that were called keep who sat down to them."));
    asked.option(QStringLiteral("out"), Command::tr("the player who leaves"), QStringLiteral("NAME"));
    asked.option(QStringLiteral("in"),
                 Command::tr("who comes in: a third player of the team, or somebody who is on none"),
                 QStringLiteral("NAME"));
    asked.option(QStringLiteral("new"), Command::tr("who comes in is not on record yet"));
    asked.option(QStringLiteral("from"), Command::tr("number or id of the match from which it holds"),
                 QStringLiteral("MATCH"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    asked.option(QStringLiteral("affiliation"), Command::tr("of who is new, whatever the team's is"),
                 QStringLiteral("TEXT"));
    asked.option(QStringLiteral("override"),
                 Command::tr("why the team may then be against the limits of the rules"),
                 QStringLiteral("REASON"));
    addWritingOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    if (asked.has(QStringLiteral("affiliation")) && !asked.has(QStringLiteral("new"))) {
        complain(Message{"option-affiliation-without-new"});
        return Exit::BadInput;
    }
    for (const QString& needed : {QStringLiteral("out"), QStringLiteral("in")})
        if (asked.text(needed).value_or("").empty()) {
            complain(Message{"option-player-missing", {{"option", "--" + needed.toStdString()}}});
            return Exit::BadInput;
        }
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const auto team = teamAsked(asked.word(1), at->desk);
    if (!team)
        return team.error();
    const auto options = optionsAsked(asked, *team, at->desk.tournament());
    if (!options)
        return options.error();
    const auto changed = desk::substitute(at->desk, at->by, *options);
    return changed ? answerRecorded(asked, *changed, desk::recordedText(at->desk.tournament(), *changed))
                   : fail(changed.error());
}
