// courtside card FILE --player NAME --card TEXT | --forget: whose a card is, where the roster does not say.
#include "tournamentfile.h"

#include "desk/checkin/checkin.h"
#include "desk/checks/lookup.h"

Exit cardCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("card FILE --player NAME --card TEXT [--replace] | --forget --by NAME"),
        Command::tr("The card is that player's from now on, beside the number that the roster has; of\n"
                    "its number a keyed hash is kept. --forget takes such a card away again, and\n"
                    "--replace the one that was linked before."));
    asked.option(QStringLiteral("player"), Command::tr("the player's id or name"), QStringLiteral("NAME"));
    asked.option(QStringLiteral("card"), Command::tr("the card, as a reader sends it or typed"),
                 QStringLiteral("TEXT"));
    asked.option(QStringLiteral("forget"), Command::tr("forgets the card that was linked"));
    asked.option(QStringLiteral("replace"), Command::tr("in place of the one that was linked before"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto card = asked.text(QStringLiteral("card"));
    if (!asked.has(QStringLiteral("player")) || card.has_value() == asked.has(QStringLiteral("forget"))) {
        complain(Message{"option-card-or-forget"});
        return Exit::BadInput;
    }
    const bool replaces = asked.has(QStringLiteral("replace"));
    if (replaces && !card) {
        complain(Message{"option-replace-without-card"});
        return Exit::BadInput;
    }
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const auto player = desk::findPlayer(at->desk.tournament(), *asked.text(QStringLiteral("player")), "");
    if (!player)
        return fail(player.error(), "--player");
    const QString name = QString::fromStdString(personName(at->desk.tournament(), *player));
    if (!card) {
        const auto forgotten = desk::forgetCard(at->desk, at->by, *player);
        return forgotten ? answerRecorded(asked, *forgotten,
                                          Command::tr("the card of %1 is forgotten").arg(name).toStdString())
                         : fail(forgotten.error());
    }
    const auto owner = desk::ownerOfCard(at->desk.tournament(), *card);
    if (!owner)
        return fail(owner.error());
    if (!owner->unknown) {
        complain(
            Message{"card-already-of",
                    {{"player", personName(at->desk.tournament(), owner->person)}, {"id", owner->person}}});
        return Exit::BadInput;
    }
    desk::NewCard fresh = *owner->unknown;
    fresh.replaces = replaces;
    if (desk::isSecondCard(at->desk.tournament(), *player, fresh)) {
        complain(Message{"card-another-linked", {{"player", name.toStdString()}}});
        return Exit::BadInput;
    }
    const auto linked = desk::linkCard(at->desk, at->by, *player, fresh);
    return linked
               ? answerRecorded(asked, *linked, Command::tr("the card is that of %1").arg(name).toStdString())
               : fail(linked.error());
}
