// courtside purge FILE --cards | --last-names | --names: forgets what a tournament knows of people.
#include "tournamentfile.h"

#include "desk/registration/purge.h"
#include "wording/record/refusal.h"

#include <algorithm>

Exit purgeCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("purge FILE --cards | --last-names | --names [--unfinished] --by NAME"),
        Command::tr("After the tournament: forgets everybody's cards; and all of their names but the first\n"
                    "and an initial; or the names too. For good: no undo brings them back. The facts\n"
                    "and the chain over them stay as they are; copies made before know it still."));
    asked.option(QStringLiteral("cards"), Command::tr("hashes and last characters of cards"));
    asked.option(QStringLiteral("last-names"), Command::tr("those, and Ana Ruiz becomes Ana R."));
    asked.option(QStringLiteral("names"), Command::tr("everything but the ids"));
    asked.option(QStringLiteral("unfinished"), Command::tr("though the tournament is not over"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    int given = 0;
    for (const char* option : {"cards", "last-names", "names"})
        given += asked.has(QString::fromUtf8(option)) ? 1 : 0;
    if (given != 1) {
        complain(Message{"option-forget-what"});
        return Exit::BadInput;
    }
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const desk::Forget what = asked.has(QStringLiteral("names"))        ? desk::Forget::Names
                              : asked.has(QStringLiteral("last-names")) ? desk::Forget::LastNames
                                                                        : desk::Forget::Cards;
    const auto done = desk::forgetPeople(
        at->desk, at->by, what,
        asked.has(QStringLiteral("unfinished")) ? desk::Unfinished::AllTheSame : desk::Unfinished::Refused);
    if (!done) {
        desk::Failure why = done.error();
        for (desk::Mistake& mistake : why.mistakes)
            if (mistake.code == desk::Mistake::Code::Unfinished)
                mistake = desk::Mistake(Message{"purge-unless-unfinished-said", {{"why", mistake.message}}},
                                        mistake.code);
        return fail(why);
    }
    const auto people = std::count_if(done->entries.begin(), done->entries.end(), [](const auto& each) {
        return std::holds_alternative<facts::Person>(each.fact);
    });
    return answerRecorded(
        asked, *done,
        Command::tr("forgotten: %1; the copies in \"%2\" know it still, as does whatever was exported")
            .arg(QString::fromStdString(desk::forgottenText(what, static_cast<int>(people))),
                 asked.rest().first() + QStringLiteral(" backups"))
            .toStdString());
}
