// courtside absence FILE …: the grace period and what a no-show costs.
#include "tournamentfile.h"

#include "desk/checkin/policywish.h"
#include "desk/play/absence.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"

namespace {

/// Nothing where a number is none, which has been said.
std::optional<desk::PolicyWish> wishIn(const CommandLine& asked)
{
    bool good = true;
    desk::PolicyWish wish;
    wish.grace = asked.number(QStringLiteral("grace"), good);
    wish.noGrace = asked.has(QStringLiteral("no-grace"));
    wish.offClock = asked.has(QStringLiteral("off-clock"));
    wish.onClock = asked.has(QStringLiteral("on-clock"));
    wish.removeAfter = asked.number(QStringLiteral("remove-after"), good);
    wish.json = asked.text(QStringLiteral("policy"));
    return good ? std::optional(wish) : std::nullopt;
}

} // namespace

Exit absenceCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("absence FILE [--grace MINUTES | --no-grace] [--off-clock | --on-clock]\n"
                       "          [--remove-after N] [--policy JSON] --by NAME"),
        Command::tr(
            "The tournament's policy for who does not come; what is not named stays, and without an option\n"
            "it is told. JSON:\n"
            "%1,\n"
            "likewise %2 and %3; %4 is %5 or %6, a rating in tenths.")
            .arg(QStringLiteral(
                     "{\"grace\": 10, \"offClock\": true, \"removeAfter\": 2, \"forfeit\": {\"ranks\":\n"
                     "\"forfeit\", \"rating\": 0, \"otherRating\": 40, \"fee\": 10, \"counts\": true}}"),
                 QStringLiteral("\"default\""), QStringLiteral("\"no-show\""), QStringLiteral("ranks"),
                 QStringLiteral("forfeit"), QStringLiteral("loss")));
    asked.option(QStringLiteral("grace"), Command::tr("the grace period, 0 to 60"),
                 QStringLiteral("MINUTES"));
    asked.option(QStringLiteral("no-grace"), Command::tr("no clock of grace runs"));
    asked.option(QStringLiteral("off-clock"), Command::tr("the time waited is taken off the match"));
    asked.option(QStringLiteral("on-clock"), Command::tr("it is not"));
    asked.option(QStringLiteral("remove-after"), Command::tr("so many absences and a team is out; 0: never"),
                 QStringLiteral("N"));
    asked.option(QStringLiteral("policy"), Command::tr("what of it changes, as above"),
                 QStringLiteral("JSON"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto wish = wishIn(asked);
    if (!wish)
        return Exit::BadInput;
    if (wish->isEmpty()) {
        const auto desk = openTournament(asked.word(0), desk::Desk::Access::Read);
        if (!desk)
            return desk.error();
        const tournament::AbsencePolicy& policy = desk->tournament().setting->absence;
        return answerAs(asked, tournament::absenceJson(policy), wording::inWords(policy) + '\n');
    }
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    const auto policy = desk::policyWith(at->desk.tournament().setting->absence, *wish);
    if (!policy)
        return fail(policy.error());
    const auto recorded = desk::setAbsencePolicy(at->desk, at->by, *policy);
    return recorded ? answerRecorded(asked, *recorded, wording::inWords(*policy)) : fail(recorded.error());
}

Exit waitCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("wait FILE --match ID [--undo] --by NAME"),
        Command::tr(
            "The teams of the match were called up and not everybody is there: the tournament's time\n"
            "of grace begins. --undo takes that back."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("undo"), Command::tr("nobody waits any more"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const bool undo = asked.has(QStringLiteral("undo"));
    const auto done =
        undo ? desk::waitNoMore(at->desk, at->by, at->match) : desk::wait(at->desk, at->by, at->match);
    if (!done)
        return fail(done.error());
    const tournament::Tournament& tournament = at->desk.tournament();
    const tournament::Match& match = *tournament::match(tournament, at->match);
    const auto grace = tournament::graceOf(tournament, match, desk::timestampOf(at->desk.environment()));
    return answerRecorded(asked, *done,
                          wording::titleOf(match) + ": " +
                              (grace ? desk::graceText(tournament, match, *grace)
                                     : Command::tr("nobody waits any more").toStdString()));
}

Exit absentCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("absent FILE --match ID [--default SIDE] [--reason TEXT] --by NAME"),
        Command::tr("Decides the match by who is missing once the grace period is over: a no-show where\n"
                    "nobody of a side came, a forfeit where one did, double where both sides are short.\n"
                    "With --default a or b that side gave notice that it can't play."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("default"), Command::tr("%1: who gave notice").arg(oneOf({"a", "b"})),
                 QStringLiteral("SIDE"));
    asked.option(QStringLiteral("reason"), Command::tr("in place of how many were missing, and how long"),
                 QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    desk::AbsentOptions options;
    options.reason = asked.text(QStringLiteral("reason"));
    if (asked.has(QStringLiteral("default"))) {
        options.defaults = choice<facts::Side>(asked, QStringLiteral("default"));
        if (!options.defaults)
            return Exit::BadInput;
    }
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const auto done = desk::absent(at->desk, at->by, at->match, options);
    return done ? answerRecorded(asked, *done, desk::absentText(at->desk.tournament(), at->match))
                : fail(done.error());
}
