// courtside checkin FILE …: a player is here.
#include "tournamentfile.h"

#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
#include "desk/checks/lookup.h"

namespace {

/// The player whom --card or --player names.
desk::Answer<std::string> playerAsked(const CommandLine& asked, const tournament::Tournament& tournament)
{
    if (const auto card = asked.text(QStringLiteral("card")))
        return desk::playerWithCard(tournament, *card);
    std::string team;
    if (const auto typed = asked.text(QStringLiteral("team"))) {
        auto found = desk::findTeam(tournament, *typed);
        if (!found)
            return found;
        team = *std::move(found);
    }
    return desk::findPlayer(tournament, *asked.text(QStringLiteral("player")), team);
}

/// Whether it is said that no ID was shown.
bool showedNothing(const CommandLine& asked)
{
    return asked.text(QStringLiteral("shown")) == "none";
}

/// Whether the words go together; if not, that has been said.
bool isClear(const CommandLine& asked)
{
    const bool card = asked.has(QStringLiteral("card"));
    const auto fits = [&](bool good, const Message& why) {
        if (!good)
            complain(why);
        return good;
    };
    return fits(card != asked.has(QStringLiteral("player")), Message{"option-card-or-player"}) &&
           fits(!card || !asked.has(QStringLiteral("team")), Message{"option-team-with-card"}) &&
           fits(!asked.has(QStringLiteral("undo")) ||
                    (!asked.has(QStringLiteral("shown")) && !asked.has(QStringLiteral("override"))),
                Message{"option-undo-with-shown"}) &&
           fits(!showedNothing(asked) || asked.has(QStringLiteral("override")),
                Message{"option-none-without-override"});
}

/// What was shown: as it was said, or the venue's own card, where that was read by a reader and nothing is
/// said. Nothing where it has to be said first, which has been asked for.
std::optional<desk::Proof> proofAsked(const CommandLine& asked, const desk::Desk& desk,
                                      const std::string& player)
{
    desk::Proof proof{asked.text(QStringLiteral("shown")), asked.text(QStringLiteral("override"))};
    if (showedNothing(asked)) {
        proof.shown.reset();
        return proof;
    }
    const std::string card = asked.text(QStringLiteral("card")).value_or("");
    const auto rule = desk::checkinRule(desk.tournament(), player);
    const std::string asks = desk::idAskedBesides(desk.tournament(), player, desk::today(desk.environment()));
    if (rule && !proof.shown && (!proof.override || !asks.empty()))
        proof.shown = desk::shownByCard(*rule, card, false);
    if (proof.override && !proof.shown && !asks.empty()) {
        complain(Message{"option-shown-missing", {{"asked", asks}}});
        return std::nullopt;
    }
    return proof;
}

Exit undo(const CommandLine& asked, desk::Desk& desk, const std::string& by, const std::string& player)
{
    const tournament::Tournament before = desk.tournament();
    const auto undone = desk::undoCheckIn(desk, by, player);
    return undone ? answerRecorded(asked, *undone, desk::notCheckedInText(before, player))
                  : fail(undone.error());
}

} // namespace

Exit checkinCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("checkin FILE --card TEXT | --player NAME [--team TEAM] [--shown KIND] "
                       "[--override REASON] [--undo] --by NAME"),
        Command::tr("Records that a player is here and which ID was shown: for the team's next match\n"
                    "where the venue checks IDs for each match, else for the evening."));
    asked.option(QStringLiteral("card"), Command::tr("the card, as a reader sends it or typed"),
                 QStringLiteral("TEXT"));
    asked.option(QStringLiteral("player"), Command::tr("the player's id or name"), QStringLiteral("NAME"));
    asked.option(QStringLiteral("team"), Command::tr("whose player, where several have that name"),
                 QStringLiteral("TEAM"));
    asked.option(QStringLiteral("shown"),
                 Command::tr("the kind of ID, where the venue accepts several; or none"),
                 QStringLiteral("KIND"));
    asked.option(QStringLiteral("override"),
                 Command::tr("why the player may play without such an ID, or against a sanction"),
                 QStringLiteral("REASON"));
    asked.option(QStringLiteral("undo"), Command::tr("takes back that the player is here"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto by = supervisor(asked);
    if (!isClear(asked) || !by)
        return Exit::BadInput;
    auto desk = openTournament(asked.word(0), desk::Desk::Access::ReadWrite);
    if (!desk)
        return desk.error();
    const auto player = playerAsked(asked, desk->tournament());
    if (!player)
        return fail(player.error());
    if (asked.has(QStringLiteral("undo")))
        return undo(asked, *desk, *by, *player);
    const auto proof = proofAsked(asked, *desk, *player);
    if (!proof)
        return Exit::BadInput;
    const auto here = desk::checkIn(*desk, *by, *player, *proof);
    if (!here)
        return fail(here.error());
    return answerRecorded(asked, *here,
                          desk::checkedInText(desk->tournament(), *player, desk::today(desk->environment())));
}
