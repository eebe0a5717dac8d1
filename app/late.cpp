// courtside late FILE TEAM: a team joins after the draw.
#include "nightfile.h"

#include "desk/drawlater.h"

#include <algorithm>

namespace {

/// The team that is not on record yet; nothing where it is.
std::optional<desk::TeamEntry> newTeam(const Words& asked)
{
    desk::TeamEntry entry{asked.word(1), {}, {}, asked.text(QStringLiteral("affiliation")).value_or("")};
    for (const std::string& player : asked.texts(QStringLiteral("player")))
        entry.players.push_back({{}, player, {}});
    return entry.players.empty() ? std::nullopt : std::optional(std::move(entry));
}

} // namespace

Exit lateCommand(const QStringList& words)
{
    Words asked(QStringLiteral("late FILE TEAM [--player NAME… [--affiliation TEXT]] [--in-place-of TEAM]\n"
                               "          [--reason TEXT] --by NAME"),
                QStringLiteral(
                    "A team that is not in the draw joins it: in a place that a bye left free, or in that\n"
                    "of a team that did not come. With --player it is a new team of that name. Matches that\n"
                    "have begun stay as they are."));
    asked.repeatable(QStringLiteral("player"), QStringLiteral("of a new team; once a player, partners first"),
                     QStringLiteral("NAME"));
    asked.option(QStringLiteral("affiliation"),
                 QStringLiteral("of a new team: its club, residence hall or the like"),
                 QStringLiteral("TEXT"));
    asked.option(QStringLiteral("in-place-of"), QStringLiteral("the team that did not come"),
                 QStringLiteral("TEAM"));
    asked.option(QStringLiteral("reason"), QStringLiteral("why"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    if (asked.has(QStringLiteral("affiliation")) && !asked.has(QStringLiteral("player"))) {
        complain("--affiliation is of a new team: name its players with --player");
        return Exit::BadInput;
    }
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    desk::LateEntryOptions options;
    options.anew = newTeam(asked);
    if (!options.anew) {
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
        return answerRecorded(asked, *entered, desk::recordedText(at->desk.night(), *entered));
    desk::Failure why = entered.error();
    const bool isTooLate = std::any_of(why.mistakes.begin(), why.mistakes.end(), [](const std::string& each) {
        return each.find("comes too late") != std::string::npos;
    });
    if (options.replaces.empty() && isTooLate)
        why.mistakes.emplace_back(
            "where no place is free, --in-place-of TEAM lets it play for a team that did "
            "not come and was called to no match");
    return fail(why);
}
