// courtside verify FILE: is the file sound, and does what is signed follow from it?
#include "tournamentfile.h"

#include "desk/archive/verify.h"

Exit verifyCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("verify FILE [--json]"),
        Command::tr("Reads the whole file: whether everything is as it was written, and whether what\n"
                    "the captains signed, who sat down and the draw follow from the facts. Ends with\n"
                    "1 where something was found."));
    asked.option(QStringLiteral("json"), Command::tr("answer as JSON"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const std::string path = asked.word(0);
    const auto verified = desk::verify(path);
    if (!verified)
        return fail(verified.error());
    const std::string text = asked.has(QStringLiteral("json")) ? desk::verifiedJson(*verified) + '\n'
                                                               : desk::verifiedText(*verified, path);
    if (!answer(text))
        return Exit::Store;
    return verified->isSound() ? Exit::Done : Exit::No;
}
