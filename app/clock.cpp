// courtside clock FILE WHAT: the clock of a match, or of all in play, is started, paused, resumed, adjusted,
// or time is called.
#include "tournamentfile.h"

#include "desk/play/calltime.h"
#include "desk/play/clock.h"

namespace {

std::optional<facts::ClockDeed> deedAsked(const std::string& word)
{
    for (const auto& each : facts::EnumText<facts::ClockDeed>::all)
        if (each.text == word)
            return each.meaning;
    complain(Message{"word-unknown",
                     {{"word", word}, {"choices", "start, pause, reason, resume, adjust, call-time"}}});
    return std::nullopt;
}

/// The match that --match names; nothing with --all.
tl::expected<std::optional<std::string>, Exit> whose(const CommandLine& asked, const desk::Desk& desk)
{
    if (asked.has(QStringLiteral("all")) && !asked.has(QStringLiteral("match")))
        return std::optional<std::string>();
    if (asked.has(QStringLiteral("all"))) {
        complain(Message{"option-match-or-all"});
        return tl::unexpected(Exit::BadInput);
    }
    return matchAsked(asked, desk).map([](std::string&& id) { return std::optional(std::move(id)); });
}

Exit callTime(const CommandLine& asked, desk::Desk& desk, const std::string& by,
              const std::optional<std::string>& match)
{
    const auto called = desk::callTime(desk, by, match);
    if (!called)
        return fail(called.error());
    return answerRecorded(asked, *called, desk::calledTimeText(desk.tournament(), *called));
}

} // namespace

Exit clockCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("clock FILE start|pause|reason|resume|adjust|call-time --match ID|--all --by NAME"),
        Command::tr("Starts, pauses, resumes or adjusts the clock of a match, or at once of every\n"
                    "match in play. It starts by itself when the match is called. A pause needs no reason;\n"
                    "reason gives it one later. call-time calls time, and each match comes to what its\n"
                    "rule card says."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("all"), Command::tr("every match in play whose clock allows it"));
    asked.option(QStringLiteral("seconds"), Command::tr("with adjust: given, or taken away (-60)"),
                 QStringLiteral("N"));
    asked.option(QStringLiteral("reason"), Command::tr("why; reason and adjust need one"),
                 QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    bool good = true;
    const auto seconds = asked.number(QStringLiteral("seconds"), good);
    const bool callsTime = asked.word(1) == "call-time";
    const auto what = callsTime ? std::optional(facts::ClockDeed::Start) : deedAsked(asked.word(1));
    const auto by = supervisor(asked);
    if (!good || !what || !by)
        return Exit::BadInput;
    auto desk = openTournament(asked.word(0), desk::Desk::Access::ReadWrite);
    if (!desk)
        return desk.error();
    const auto match = whose(asked, *desk);
    if (!match)
        return match.error();
    if (callsTime)
        return callTime(asked, *desk, *by, *match);
    const auto done = desk::clock(*desk, *by, *match, {*what, seconds, asked.text(QStringLiteral("reason"))});
    if (!done)
        return fail(done.error());
    return answerRecorded(asked, *done, desk::clockText(*desk, *match));
}
