// courtside score [FILE|-]: records in, ledgers out, one at a time.
#include "command.h"
#include "input.h"

#include "desk/score.h"

namespace {

Exit score(Input& input, desk::As as)
{
    desk::RecordReader records(input.stream());
    while (const auto scored = records.next(as)) {
        if (!*scored) {
            const desk::Refusal& refusal = scored->error();
            complain(input.shownName() + ':' + std::to_string(refusal.line) + ": " + refusal.text);
            return Exit::BadInput;
        }
        if (!answer(**scored))
            return Exit::Store;
    }
    return Exit::Done;
}

} // namespace

Exit scoreCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("score [FILE|-] [--text]"),
        QStringLiteral(
            "Scores game and match records (courtside-game/1, courtside-match/1), one after another, and\n"
            "writes a ledger (courtside-ledger/1) a line for each. --text writes the sheet and the reason\n"
            "for every point instead."));
    asked.option(QStringLiteral("text"), QStringLiteral("for people"));
    asked.option(QStringLiteral("json"), QStringLiteral("machine-readable, as without it"));
    if (!asked.read(words, 0, 1))
        return asked.exit();
    Input input(asked.rest().isEmpty() ? "-" : asked.word(0));
    Exit exit = Exit::BadInput;
    if (input.trouble().empty())
        exit = score(input, asked.has(QStringLiteral("text")) ? desk::As::Text : desk::As::Json);
    if (const std::string trouble = input.trouble(); !trouble.empty()) {
        complain(trouble);
        return Exit::BadInput;
    }
    return exit;
}
