#include "tournamentfile.h"

#include "desk/checks/lookup.h"
#include "desk/document/desk.h"

namespace {

/// `9=replay`: what becomes of a later match; nothing where it is wrong, which has then been said.
std::optional<desk::LaterChoice> laterChoiceIn(const std::string& text, const desk::Desk& desk)
{
    const std::size_t at = text.find('=');
    const std::string choice = at == std::string::npos ? std::string() : text.substr(at + 1);
    for (const auto& word : facts::EnumText<facts::Resolution>::all) {
        if (word.text != choice)
            continue;
        const auto match = desk::findMatch(desk.tournament(), text.substr(0, at));
        if (match)
            return desk::LaterChoice{*match, word.meaning};
        fail(match.error(), "--then");
        return std::nullopt;
    }
    complain(Message{"option-then-misread", {{"value", text}}});
    return std::nullopt;
}

} // namespace

Exit fail(const desk::Failure& failure, const std::string& where)
{
    for (const desk::Mistake& mistake : failure.mistakes)
        complain(mistake, where);
    switch (failure.kind) {
    case desk::Failure::Kind::Refused:
        return Exit::BadInput;
    case desk::Failure::Kind::Store:
        return Exit::Store;
    case desk::Failure::Kind::Conflict:
        break;
    }
    return Exit::Conflict;
}

std::string behind(const std::string& where, const std::string& option)
{
    return where.empty() ? option : where + ": " + option;
}

void complainOfChoice(const std::string& option, const std::string& given, const std::string& choices)
{
    if (given.empty())
        complain(Message{"option-choice-missing", {{"option", option}, {"choices", choices}}});
    else
        complain(
            Message{"option-choice-unknown", {{"option", option}, {"value", given}, {"choices", choices}}});
}

void addWritingOptions(CommandLine& asked)
{
    asked.option(QStringLiteral("by"), Command::tr("the supervisor who says so; or COURTSIDE_BY"),
                 QStringLiteral("NAME"));
    asked.option(QStringLiteral("json"), Command::tr("answer as JSON"));
}

std::optional<std::string> supervisor(const CommandLine& asked)
{
    const std::string given =
        asked.text(QStringLiteral("by")).value_or(qEnvironmentVariable("COURTSIDE_BY").toStdString());
    if (given.empty()) {
        complain(Message{"option-supervisor-missing"});
        return std::nullopt;
    }
    auto name = desk::supervisorName(given);
    if (name)
        return *name;
    fail(name.error(), "--by");
    return std::nullopt;
}

tl::expected<desk::Desk, Exit> openTournament(const std::string& file, desk::Desk::Access access)
{
    auto opened = desk::Desk::open(file, access, desk::thisMachine());
    if (!opened)
        return tl::unexpected(fail(opened.error()));
    return *std::move(opened);
}

tl::expected<AtTournament, Exit> openToWrite(const CommandLine& asked)
{
    auto by = supervisor(asked);
    if (!by)
        return tl::unexpected(Exit::BadInput);
    auto desk = openTournament(asked.word(0), desk::Desk::Access::ReadWrite);
    if (!desk)
        return tl::unexpected(desk.error());
    return AtTournament{*std::move(by), *std::move(desk)};
}

tl::expected<std::string, Exit> teamAsked(const std::string& typed, const desk::Desk& desk)
{
    auto team = desk::findTeam(desk.tournament(), typed);
    if (!team)
        return tl::unexpected(fail(team.error()));
    return *std::move(team);
}

tl::expected<AtMatch, Exit> openMatch(const CommandLine& asked)
{
    auto at = openToWrite(asked);
    if (!at)
        return tl::unexpected(at.error());
    auto match = matchAsked(asked, at->desk);
    if (!match)
        return tl::unexpected(match.error());
    return AtMatch{std::move(at->by), std::move(at->desk), *std::move(match)};
}

Exit answerAs(const CommandLine& asked, const std::string& json, const std::string& text)
{
    return answer(asked.has(QStringLiteral("json")) ? json + '\n' : text) ? Exit::Done : Exit::Store;
}

Exit answerRecorded(const CommandLine& asked, const desk::Recorded& recorded, const std::string& text)
{
    if (!recorded.warning.empty())
        remark(recorded.warning);
    const bool isEnded = !text.empty() && text.back() == '\n'; // of several lines
    return answerAs(asked, desk::recordedJson(recorded), isEnded ? text : text + '\n');
}

tl::expected<std::string, Exit> matchAsked(const CommandLine& asked, const desk::Desk& desk,
                                           const std::string& where)
{
    const auto typed = asked.text(QStringLiteral("match"));
    if (!typed) {
        complain(Message{"option-match-missing"});
        return tl::unexpected(Exit::BadInput);
    }
    const auto found = desk::findMatch(desk.tournament(), *typed);
    if (!found)
        return tl::unexpected(fail(found.error(), behind(where, "--match")));
    return *found;
}

std::optional<std::string> targetAsked(const CommandLine& asked)
{
    auto target = asked.text(QStringLiteral("o"));
    if (target && !target->empty())
        return target;
    complain(Message{"option-target-missing"});
    return std::nullopt;
}

void addCorrectionOptions(CommandLine& asked)
{
    asked.repeatable(QStringLiteral("then"),
                     Command::tr("a later match: %1").arg(oneOf({"seat", "replay", "stand"})),
                     QStringLiteral("MATCH=WORD"));
    asked.option(QStringLiteral("apply"), Command::tr("record it"));
    addWritingOptions(asked);
}

std::optional<std::vector<desk::LaterChoice>> laterChoicesAsked(const CommandLine& asked,
                                                                const desk::Desk& desk)
{
    std::vector<desk::LaterChoice> all;
    for (const std::string& text : asked.texts(QStringLiteral("then"))) {
        const auto then = laterChoiceIn(text, desk);
        if (!then)
            return std::nullopt;
        all.push_back(*then);
    }
    return all;
}

tl::expected<AskedCorrection, Exit> openCorrection(const CommandLine& asked)
{
    const bool applies = asked.has(QStringLiteral("apply"));
    auto desk =
        openTournament(asked.word(0), applies ? desk::Desk::Access::ReadWrite : desk::Desk::Access::Read);
    if (!desk)
        return tl::unexpected(desk.error());
    auto match = matchAsked(asked, *desk);
    if (!match)
        return tl::unexpected(match.error());
    auto then = laterChoicesAsked(asked, *desk);
    if (!then)
        return tl::unexpected(Exit::BadInput);
    return AskedCorrection{*std::move(desk), *std::move(match), *std::move(then)};
}

void addRulingOptions(CommandLine& asked)
{
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("hand"), Command::tr("its number on the sheet"), QStringLiteral("N"));
    asked.option(QStringLiteral("game"), Command::tr("of a match of several games; else the last"),
                 QStringLiteral("G"));
    asked.repeatable(QStringLiteral("then"),
                     Command::tr("a later match: %1").arg(oneOf({"seat", "replay", "stand"})),
                     QStringLiteral("MATCH=WORD"));
    asked.option(QStringLiteral("preview"), Command::tr("tell what it would change, record nothing"));
    addWritingOptions(asked);
}

std::optional<int> handAsked(const CommandLine& asked, std::optional<int>& game)
{
    bool good = true;
    const auto hand = asked.number(QStringLiteral("hand"), good);
    if (good && !hand)
        complain(Message{"option-hand-missing"});
    game = asked.number(QStringLiteral("game"), good);
    return good ? hand : std::nullopt;
}

tl::expected<AskedRuling, Exit> openRuling(const CommandLine& asked)
{
    auto at = openMatch(asked);
    if (!at)
        return tl::unexpected(at.error());
    auto then = laterChoicesAsked(asked, at->desk);
    if (!then)
        return tl::unexpected(Exit::BadInput);
    return AskedRuling{std::move(at->by), std::move(at->desk), std::move(at->match), *std::move(then)};
}

Exit correct(const CommandLine& asked, desk::Desk& desk, const std::string& by,
             const desk::Proposal& proposal, Records records)
{
    const bool isWithApply = records == Records::WithApply;
    const bool isRecorded =
        isWithApply ? asked.has(QStringLiteral("apply")) : !asked.has(QStringLiteral("preview"));
    const auto change = isRecorded ? desk::record(desk, by, proposal)
                                   : desk::preview(desk.tournament(), desk.environment(), by, proposal);
    if (!change)
        return fail(change.error());
    if (isRecorded && !change->recorded->warning.empty())
        remark(change->recorded->warning);
    QString end;
    if (!isRecorded)
        end = isWithApply ? Command::tr("nothing is recorded yet; --apply does it")
                          : Command::tr("nothing is recorded yet");
    else if (isWithApply)
        end = Command::tr("this is on record now");
    const std::string text = desk::text(*change);
    return answerAs(asked, desk::json(*change), end.isEmpty() ? text : text + end.toStdString() + '\n');
}
