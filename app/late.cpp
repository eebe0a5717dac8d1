// courtside late FILE TEAM: a team joins after the draw.
#include "tournamentfile.h"

#include "desk/drawing/drawlater.h"

#include <algorithm>

namespace {

/// The players of a new team, with those affiliations of their own that `--of` names; nothing where it names
/// nobody of them, which has been said.
std::optional<std::vector<desk::PlayerEntry>> playersAsked(const CommandLine& asked)
{
    std::vector<desk::PlayerEntry> players;
    for (const std::string& player : asked.texts(QStringLiteral("player")))
        players.push_back({{}, player, {}});
    for (const std::string& of : asked.texts(QStringLiteral("of"))) {
        const auto equals = of.find('=');
        const auto whose = std::find_if(players.begin(), players.end(), [&](const auto& player) {
            return player.name == of.substr(0, equals);
        });
        if (equals == std::string::npos || whose == players.end()) {
            complain(Message{"option-of-nobody", {{"value", of}}});
            return std::nullopt;
        }
        whose->affiliation = of.substr(equals + 1);
    }
    return players;
}

/// The team that is not on record yet.
desk::TeamEntry newTeam(const CommandLine& asked, std::vector<desk::PlayerEntry> players)
{
    desk::TeamEntry entry{
        asked.word(1), {}, std::move(players), asked.text(QStringLiteral("affiliation")).value_or("")};
    entry.override = asked.text(QStringLiteral("override")).value_or("");
    return entry;
}

} // namespace

Exit lateCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral(
            "late FILE TEAM [--player NAME… [--affiliation TEXT] [--of NAME=TEXT…] [--override REASON]]\n"
            "          [--in-place-of TEAM] [--reason TEXT] --by NAME"),
        Command::tr("A team that is not in the draw joins it: in a place that a bye left free, or in that\n"
                    "of a team that did not come. With --player it is a new team of that name. Matches that\n"
                    "have begun stay as they are."));
    asked.repeatable(QStringLiteral("player"), Command::tr("of a new team; once a player, partners first"),
                     QStringLiteral("NAME"));
    asked.repeatable(QStringLiteral("of"),
                     Command::tr("a player's own affiliation, whatever the new team's is"),
                     QStringLiteral("NAME=TEXT"));
    asked.option(QStringLiteral("affiliation"),
                 Command::tr("of a new team: its club, residence hall or the like"), QStringLiteral("TEXT"));
    asked.option(QStringLiteral("override"),
                 Command::tr("why a new team may register against the limits of the rules"),
                 QStringLiteral("REASON"));
    asked.option(QStringLiteral("in-place-of"), Command::tr("the team that did not come"),
                 QStringLiteral("TEAM"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    for (const char* ofNew : {"affiliation", "of", "override"})
        if (asked.has(QString::fromUtf8(ofNew)) && !asked.has(QStringLiteral("player"))) {
            complain(Message{"option-of-new-team", {{"option", "--" + std::string(ofNew)}}});
            return Exit::BadInput;
        }
    auto players = playersAsked(asked);
    if (!players)
        return Exit::BadInput;
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    desk::LateEntryOptions options;
    if (!players->empty()) {
        options.anew = newTeam(asked, *std::move(players));
    } else {
        const auto team = teamAsked(asked.word(1), at->desk);
        if (!team)
            return team.error();
        options.team = *team;
    }
    if (const auto typed = asked.text(QStringLiteral("in-place-of"))) {
        const auto replaced = teamAsked(*typed, at->desk);
        if (!replaced)
            return replaced.error();
        options.replaces = *replaced;
    }
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    const auto entered = desk::enterLate(at->desk, at->by, options);
    if (entered)
        return answerRecorded(asked, *entered, desk::recordedText(at->desk.tournament(), *entered));
    desk::Failure why = entered.error();
    const bool hasNoPlace = std::any_of(why.mistakes.begin(), why.mistakes.end(), [](const auto& each) {
        return each.code == desk::Mistake::Code::NoFreePlace;
    });
    if (options.replaces.empty() && hasNoPlace)
        why.mistakes.emplace_back(Message{"late-in-place-of-another"});
    return fail(why);
}
