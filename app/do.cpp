// courtside do FILE [-|FACTS]: facts in, a line each, every one on record before it is answered.
#include "input.h"
#include "tournamentfile.h"

#include "desk/document/desk.h"
#include "desk/document/factimport.h"
#include "wording/record/refusal.h"

namespace {

/// Who says so where a line does not: empty where nobody was named, nothing where the name will not do.
std::optional<std::string> supervisorIfNamed(const CommandLine& asked)
{
    const bool named = asked.has(QStringLiteral("by")) || !qEnvironmentVariableIsEmpty("COURTSIDE_BY");
    return named ? supervisor(asked) : std::optional<std::string>(std::string());
}

Exit doLines(desk::FactReader& doing, Input& input)
{
    std::string line;
    for (int number = 1; std::getline(input.stream(), line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const auto done = doing.take(line, number);
        if (!answer((done ? desk::recordedJson(*done) : wording::refusedJson(done.error(), number)) + '\n'))
            return Exit::Store;
        if (!done)
            return fail(done.error(), input.shownName() + ':' + std::to_string(number));
        if (!done->warning.empty())
            remark(done->warning);
    }
    if (const auto trouble = input.trouble()) {
        complain(*trouble);
        return Exit::BadInput;
    }
    return Exit::Done;
}

} // namespace

Exit doCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("do FILE [-|FACTS] [--dry-run] [--by NAME]"),
        Command::tr("Reads facts, one JSON object a line as log --json writes them, and records each\n"
                    "on its own: once a line is answered %1, it is on the disk. A tournament\n"
                    "that is not there is made with its first fact. A line that is on record is\n"
                    "answered and not written again. Stops at the first line that is refused, and\n"
                    "keeps what was answered.")
            .arg(QStringLiteral("{\"ok\":true,…}")));
    asked.option(QStringLiteral("dry-run"), Command::tr("only say what would be taken"));
    asked.option(QStringLiteral("by"), Command::tr("who says so where a line does not; or COURTSIDE_BY"),
                 QStringLiteral("NAME"));
    if (!asked.read(words, 1, 2))
        return asked.exit();
    const auto by = supervisorIfNamed(asked);
    if (!by)
        return Exit::BadInput;
    Input input(asked.rest().size() == 2 ? asked.word(1) : "-");
    if (const auto trouble = input.trouble()) {
        complain(*trouble);
        return Exit::BadInput;
    }
    using How = desk::FactReader::How;
    auto doing = desk::FactReader::begin(asked.word(0), *by,
                                         asked.has(QStringLiteral("dry-run")) ? How::Check : How::Write,
                                         desk::thisMachine());
    if (!doing)
        return fail(doing.error());
    return doLines(*doing, input);
}
