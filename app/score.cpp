// courtside score [FILE|-]: records in, ledgers out, one at a time.
#include "input.h"
#include "tournamentfile.h"

#include "desk/offline/score.h"

#include <utility>

namespace {

Exit score(Input& input, std::optional<rules::Venue> own, desk::As as)
{
    desk::RecordReader records(input.stream(), std::move(own));
    while (const auto scored = records.next(as)) {
        if (!*scored) {
            const desk::Refusal& refusal = scored->error();
            complain(refusal.mistake, input.shownName() + ':' + std::to_string(refusal.line));
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
    CommandLine asked(
        QStringLiteral("score [FILE|-] [--rules FILE] [--text]"),
        Command::tr(
            "Scores game and match records (courtside-game/1, courtside-match/1), one after another, and\n"
            "writes a ledger (courtside-ledger/1) a line for each. --text writes the sheet and the reason\n"
            "for every point instead. A record names its rules by an id that `rules list` shows, or with\n"
            "--rules by the id in that file, with its phase behind a dash where there are several."));
    asked.option(QStringLiteral("rules"), Command::tr("a rule file; its id goes before a built-in one"),
                 QStringLiteral("FILE"));
    asked.option(QStringLiteral("text"), Command::tr("for people"));
    asked.option(QStringLiteral("json"), Command::tr("machine-readable, as without it"));
    if (!asked.read(words, 0, 1))
        return asked.exit();
    std::optional<rules::Venue> own;
    if (const auto file = asked.text(QStringLiteral("rules"))) {
        auto read = rulesInFile(*file);
        if (!read)
            return fail(read.error());
        own = *std::move(read);
    }
    Input input(asked.rest().isEmpty() ? "-" : asked.word(0));
    Exit exit = Exit::BadInput;
    if (!input.trouble())
        exit =
            score(input, std::move(own), asked.has(QStringLiteral("text")) ? desk::As::Text : desk::As::Json);
    if (const auto trouble = input.trouble()) {
        complain(*trouble);
        return Exit::BadInput;
    }
    return exit;
}
