// What every command on a tournament's file shares.
#pragma once

#include "command.h"

#include "desk/corrections/proposal.h"

#include <optional>

/// Says what went wrong, a line a mistake behind `where` (`hands.jsonl:3`, or empty), and with which exit
/// code that ends.
Exit fail(const desk::Failure& failure, const std::string& where = {});

/// `fall.courtside: --match`, or the option alone where `where` is empty.
std::string behind(const std::string& where, const std::string& option);

/// CommandLine of a command that writes on a file: adds --by and --json.
void addWritingOptions(CommandLine& asked);
/// The supervisor: --by, or COURTSIDE_BY. Nothing where neither is given or the name cannot be stored, which
/// has then been said.
std::optional<std::string> supervisor(const CommandLine& asked);

/// Says that none of the choices was given with that option; what was given may be empty.
void complainOfChoice(const std::string& option, const std::string& given, const std::string& choices);

/// The choice whose word was given with --NAME; nothing where there is none, which has then been said.
template <class E>
std::optional<E> choice(const CommandLine& asked, const QString& name)
{
    std::string all;
    const std::string given = asked.text(name).value_or("");
    for (const auto& each : facts::EnumText<E>::all) {
        if (each.text == given)
            return each.meaning;
        all += (all.empty() ? "" : ", ") + std::string(each.text);
    }
    complainOfChoice("--" + name.toStdString(), given, all);
    return std::nullopt;
}

/// The tournament in the file, or the exit code after what went wrong was said.
tl::expected<desk::Desk, Exit> openTournament(const std::string& file, desk::Desk::Access access);

/// Who writes, and in which tournament.
struct AtTournament {
    std::string by;
    desk::Desk desk;
};
/// The supervisor and the tournament in the file that is named first, or the exit code after what went wrong
/// was said.
tl::expected<AtTournament, Exit> openToWrite(const CommandLine& asked);
/// The id of the team that was typed (its id or its name), or the exit code after what went wrong was said.
tl::expected<std::string, Exit> teamAsked(const std::string& typed, const desk::Desk& desk);

/// What is written on: by whom, in which tournament, about which match.
struct AtMatch {
    std::string by;
    desk::Desk desk;
    std::string match; ///< its id
};
/// The supervisor, the tournament in the file that is named first, and its match, or the exit code after what
/// went wrong was said.
tl::expected<AtMatch, Exit> openMatch(const CommandLine& asked);

/// Answers as JSON where that was asked for, else as text.
Exit answerAs(const CommandLine& asked, const std::string& json, const std::string& text);
/// Answers what was recorded: as JSON where that was asked for, else in these words, whose last line may be
/// ended.
Exit answerRecorded(const CommandLine& asked, const desk::Recorded& recorded, const std::string& text);

/// What --then says of later matches; nothing where it is wrong, which has then been said.
std::optional<std::vector<desk::LaterChoice>> laterChoicesAsked(const CommandLine& asked,
                                                                const desk::Desk& desk);
/// CommandLine of a command that corrects the record: adds --then, --apply, and those of every writing
/// command.
void addCorrectionOptions(CommandLine& asked);
/// A correction of a match, as it was asked for.
struct AskedCorrection {
    desk::Desk desk;
    std::string match; ///< its id
    std::vector<desk::LaterChoice> then;
};
/// The tournament in the file that is named first, to be written on with --apply only, with its match and
/// what
/// --then says, or the exit code after what went wrong was said.
tl::expected<AskedCorrection, Exit> openCorrection(const CommandLine& asked);
/// Adds what every ruling has: --match, --hand, --game, --then, --preview and those of writing commands.
void addRulingOptions(CommandLine& asked);
/// The hand that --hand names and, in `game`, the one of --game; nothing where it is wrong, which has then
/// been said.
std::optional<int> handAsked(const CommandLine& asked, std::optional<int>& game);
/// A ruling of a match, as it was asked for.
struct AskedRuling {
    std::string by;
    desk::Desk desk;
    std::string match; ///< its id
    std::vector<desk::LaterChoice> then;
};
/// As openCorrection, for a ruling.
tl::expected<AskedRuling, Exit> openRuling(const CommandLine& asked);

/// When a correction is recorded: only with --apply, or at once unless --preview says otherwise.
enum class Records { WithApply, AtOnce };
/// Looks at the correction or records it, and answers what it changes and, where nothing is recorded, that it
/// is not and what does it.
Exit correct(const CommandLine& asked, desk::Desk& desk, const std::string& by,
             const desk::Proposal& proposal, Records records = Records::WithApply);

/// The new file that -o names; nothing where it names none, which has then been said.
std::optional<std::string> targetAsked(const CommandLine& asked);

/// The match that --match names, or the exit code after what went wrong was said; what the tournament lacks,
/// behind `where`.
tl::expected<std::string, Exit> matchAsked(const CommandLine& asked, const desk::Desk& desk,
                                           const std::string& where = {});
